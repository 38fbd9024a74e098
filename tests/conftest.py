"""Hypothesis profiles: `default`; `ci`, always the same examples; `mutation`, few; `deep`, many."""

import os

import pytest
from hypothesis import HealthCheck, Phase, is_hypothesis_test, settings
from proofs import PROOFS, begin

MUTATION = "MUTANT_UNDER_TEST" in os.environ
"""Mutmut tries a change of the package: few examples, the quick tests first, nothing made small."""

settings.register_profile(
    "default", deadline=None, max_examples=100, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("deep", settings.get_profile("default"), max_examples=5000)
settings.register_profile("ci", settings.get_profile("default"), derandomize=True, database=None)
settings.register_profile(
    "mutation", settings.get_profile("ci"), max_examples=30, phases=[Phase.explicit, Phase.generate]
)
settings.load_profile("mutation" if MUTATION else "ci" if "CI" in os.environ else "default")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--deep", action="store_true", help="many more Hypothesis examples")


def pytest_collection_finish(session: pytest.Session) -> None:
    config = session.config
    is_asked = any(item.path.stem == "test_contracts" for item in session.items)
    if is_asked and not config.option.collectonly:
        config.stash[PROOFS] = begin(deep=bool(config.getoption("--deep")))


def pytest_unconfigure(config: pytest.Config) -> None:
    if PROOFS in config.stash:
        config.stash[PROOFS].kill()
        config.stash[PROOFS].wait()


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--deep"):
        settings.load_profile("deep")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if MUTATION:
        items.sort(key=lambda item: is_hypothesis_test(getattr(item, "obj", None)))
