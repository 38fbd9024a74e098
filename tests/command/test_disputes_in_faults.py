"""Which points in dispute are named for a fault of a record."""

import pytest

import wizard_rules as wr
from wizard_rules.command.disputes import disputed_in_fault

NAMES = ("Ann", "Bo", "Cy")


def disputed(told: wr.RecordRound) -> list[tuple[str, ...]]:
    """The conflicts named for each fault of a record of one round."""
    record = wr.Record(players=NAMES, first_dealer="Cy", rounds=(told,))
    report = wr.adjudicate(record)
    return [disputed_in_fault(fault, told, report.rounds[0]) for fault in report.faults]


def trick(cards: str, winner: str) -> tuple[wr.RecordTrick, ...]:
    return (wr.RecordTrick(cards, "Ann", winner),)


@pytest.mark.parametrize(
    ("told", "ids"),
    [
        (wr.RecordRound(turn_up="G9", tricks=trick("R5 W1 W2", "Cy")), ("C-13", "C-14")),
        (wr.RecordRound(turn_up="G9", tricks=trick("R5 R6 R7", "Ann")), ()),
        (wr.RecordRound(tricks=trick("R5 B6 R7", "Ann")), ()),
        (wr.RecordRound(turn_up="G9", tricks=trick("R5 X R7", "Ann")), ()),
        (wr.RecordRound(turn_up="G9", hands=("R5", "W", "R7"), tricks=trick("R5 R6 R7", "Cy")), ()),
        (wr.RecordRound(turn_up="G9", tricks=trick("R5 R19 R7", "Bo"), taken=(1, 1, 1)), ()),
        (wr.RecordRound(bids=(0, 0, 0), taken=(1, 0, 0), points=(0, 20, 20)), ("C-19",)),
        (wr.RecordRound(bids=(0, 0, 0), taken=(1, 0, 0), points=(-10, 10, 20)), ()),
        (wr.RecordRound(bids=(0, 0, 0), points=(7, 20, 20)), ()),
        (wr.RecordRound(bids=(0, 0, 0), taken=(1, 1, 0)), ()),
        (wr.RecordRound(bids=(2, 0, 0)), ()),
        (wr.RecordRound(points=(20, 20, 20), totals=(10, 20, 20)), ()),
    ],
)
def test_a_dispute_is_named_where_a_misreading_judges_otherwise(
    told: wr.RecordRound, ids: tuple[str, ...]
) -> None:
    """Such as that the last Wizard wins, or that the tricks of a missed bid pay."""
    assert set(disputed(told)) == {ids}


def test_a_revoke_behind_a_wizard_is_disputed() -> None:
    """Who takes it that any Wizard frees sees no revoke behind one; behind a suit card all do."""
    names = ("Ann", "Bo", "Cy", "Di")
    later = wr.RecordTrick("R8 R5 R9 R2")
    for first, ids in (("R7 W B2 R1", ("C-12",)), ("R7 R10 R3 B2", ())):
        tricks = (wr.RecordTrick(first), later)
        told = wr.RecordRound(number=2, dealer="Di", turn_up="G9", tricks=tricks)
        report = wr.adjudicate(wr.Record(players=names, rounds=(told,)))
        (revoke,) = report.faults

        assert revoke.ruling.id == "play.follow-suit"
        assert disputed_in_fault(revoke, told, report.rounds[0]) == ids
