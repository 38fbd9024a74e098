"""The contracts are proven: no path through them breaks one."""

import pytest
from proofs import CONTRACTS, PROOFS, to_prove


def test_every_contract_is_confirmed(pytestconfig: pytest.Config) -> None:
    """Each postcondition is confirmed over all paths, not merely without a counterexample."""
    names = to_prove(deep=bool(pytestconfig.getoption("--deep")))
    said, _ = pytestconfig.stash[PROOFS].communicate()
    lines = said.splitlines()
    assert [line for line in lines if "Confirmed over all paths" not in line] == []
    assert len(lines) == sum(len(CONTRACTS[name]) for name in names) > 0
