"""The proofs of the contracts: CrossHair, a symbolic executor, goes through every path."""

import os
import re
import subprocess
import sys
from pathlib import Path
from types import FunctionType
from typing import Final

import contracts
import pytest

PROOFS: Final = pytest.StashKey[subprocess.Popen[str]]()
"""They take longest: they begin first, and run beside the tests on a core of their own."""
SLOW: Final = {"trick_of_five", "trick_of_six"}
"""These take minutes: they are proven by `pytest --deep`."""
CONTRACTS: Final = {
    name: re.findall("post:", value.__doc__ or "")
    for name, value in vars(contracts).items()
    if isinstance(value, FunctionType) and value.__module__ == "contracts"
}


def to_prove(*, deep: bool) -> list[str]:
    """The contracts that have something to prove."""
    return [name for name, posts in CONTRACTS.items() if posts and (deep or name not in SLOW)]


def begin(*, deep: bool) -> subprocess.Popen[str]:
    """A process that will say a line for each postcondition."""
    seconds = 3600 if deep else 120
    command = [sys.executable, "-m", "crosshair", "check", "--analysis_kind", "PEP316"]
    options = ["--report_all", "--per_condition_timeout", str(seconds)]
    return subprocess.Popen(
        [*command, *options, *(f"contracts.{name}" for name in to_prove(deep=deep))],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        # Coverage would measure the symbolic run as well, and slow it down.
        env={name: value for name, value in os.environ.items() if "COVERAGE" not in name}
        | {"PYTHONPATH": str(Path(__file__).parent)},
    )
