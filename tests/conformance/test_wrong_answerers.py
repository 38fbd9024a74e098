"""The named cases catch every fault: each wrong answerer deviates where its fault lies."""

from collections.abc import Sequence

import pytest
from make_vectors import Case, Json, named
from wrong_answerers import FAULTS, Answerer, answer

NAMED = list(named())


def in_any_order(kind: str, value: Json) -> Json:
    """The cards that may be played have no order."""
    return sorted(map(str, value)) if kind == "legal" and isinstance(value, Sequence) else value


def deviates(answerer: Answerer, case: Case) -> bool:
    try:
        answered = answerer(case.kind, case.given)
    except IndexError:
        return True
    return in_any_order(case.kind, answered) != in_any_order(case.kind, case.want)


def test_the_right_answerer_deviates_nowhere() -> None:
    assert [case.id for case in NAMED if deviates(answer, case)] == []


@pytest.mark.parametrize("fault", FAULTS)
def test_a_wrong_answerer_deviates_on_the_ruling_it_breaks(fault: str) -> None:
    answerer, breaks = FAULTS[fault]
    found = [case.ruling for case in NAMED if deviates(answerer, case)]

    assert [ruling for ruling in breaks if ruling not in found] == []
