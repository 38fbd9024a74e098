"""The contracts are proven: CrossHair, a symbolic executor, goes through every path."""

import os
import re
import subprocess
import sys
from pathlib import Path
from types import FunctionType

import contracts
import pytest

SLOW = {"trick_of_five", "trick_of_six"}
"""These take minutes: they are proven by `pytest --deep`."""
CONTRACTS = {
    name: re.findall("post:", value.__doc__ or "")
    for name, value in vars(contracts).items()
    if isinstance(value, FunctionType) and value.__module__ == "contracts"
}


def proofs(names: list[str], seconds: int) -> list[str]:
    """What CrossHair says, a line for each postcondition."""
    command = [sys.executable, "-m", "crosshair", "check", "--analysis_kind", "PEP316"]
    options = ["--report_all", "--per_condition_timeout", str(seconds)]
    done = subprocess.run(
        [*command, *options, *(f"contracts.{name}" for name in names)],
        check=False,
        capture_output=True,
        text=True,
        # Coverage would measure the symbolic run as well, and slow it down.
        env={name: value for name, value in os.environ.items() if "COVERAGE" not in name}
        | {"PYTHONPATH": str(Path(__file__).parent)},
    )
    return (done.stdout + done.stderr).splitlines()


def test_every_contract_is_confirmed(pytestconfig: pytest.Config) -> None:
    """Each postcondition is confirmed over all paths, not merely without a counterexample."""
    deep = bool(pytestconfig.getoption("--deep"))
    names = [name for name, posts in CONTRACTS.items() if posts and (deep or name not in SLOW)]
    said = proofs(names, 3600 if deep else 120)
    assert [line for line in said if "Confirmed over all paths" not in line] == []
    assert len(said) == sum(len(CONTRACTS[name]) for name in names) > 0
