"""Hypothesis profiles: `default`, `ci` for the same examples each time, `deep` for many more."""

import os

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile(
    "default", deadline=None, max_examples=100, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("deep", settings.get_profile("default"), max_examples=5000)
settings.register_profile("ci", settings.get_profile("default"), derandomize=True, database=None)
settings.load_profile("ci" if "CI" in os.environ else "default")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--deep", action="store_true", help="many more Hypothesis examples")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--deep"):
        settings.load_profile("deep")
