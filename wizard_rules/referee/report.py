"""What adjudication finds: faults, each with its place and ruling, and the true values."""

from enum import Enum
from typing import Final, final

from attrs import frozen

from wizard_rules.errors import RecordError
from wizard_rules.records.record import TrumpText
from wizard_rules.rulebook.kinds import has_form, wrong_kind
from wizard_rules.rulebook.ruling import Ruling
from wizard_rules.rulebook.table import Seat

__all__ = ["Evidence", "Fault", "FaultKind", "Report", "RoundReport", "report_content"]

REPORT_FORMAT: Final = "wizard-report/1"


class FaultKind(Enum):
    """What sort of thing is wrong."""

    ILLEGAL = "illegal"
    """A forbidden act: a bid, a play, a trump not named."""
    CLAIM = "claim"
    """A false statement: a winner, a lead, a dealer, trump, tricks taken, points, totals."""
    UNREADABLE = "unreadable"
    """A text that is no card."""
    INCONSISTENT = "inconsistent"
    """Something that no deck, deal or round can bring about."""


@final
@frozen
class Evidence:
    """The card that proves a revoke, and the trick it was played to, if it was played."""

    card: str
    trick: int | None


@final
@frozen
class Fault:
    """
    One thing that is wrong in a record.

    Rounds and tricks count from 1, seats from 0; None means that it does not apply or is not
    known. Of a winner, lead or dealer, `expected` and `found` are seats.
    """

    kind: FaultKind
    ruling: Ruling
    message: str
    round: int
    trick: int | None = None
    seat: Seat | None = None
    player: str | None = None
    card: str | None = None
    expected: int | str | None = None
    found: int | str | None = None
    evidence: Evidence | None = None

    @property
    def verdict(self) -> str:
        """Where, and what is wrong."""
        where = f"round {self.round}" + ("" if self.trick is None else f", trick {self.trick}")
        return f"{where}: {self.message}."

    def __str__(self) -> str:
        """Where, what, and the ruling."""
        return f"{self.verdict} {self.ruling}"


@final
@frozen
class RoundReport:
    """
    A round as the rulings make it of what was played; None where that is not known.

    `trump` is the letter of a suit, or `none`. Who led is who led at the table.
    """

    number: int
    dealer: Seat | None
    trump: TrumpText | None
    leaders: tuple[Seat | None, ...]
    winners: tuple[Seat | None, ...]
    taken: tuple[int | None, ...]
    points: tuple[int | None, ...]
    totals: tuple[int | None, ...]


@final
@frozen
class Report:
    """All faults of a record, in order of round, trick and seat, and its true values."""

    title: str | None
    faults: tuple[Fault, ...]
    rounds: tuple[RoundReport, ...]


def report_content(report: Report) -> dict[str, object]:
    """
    The report as plain values for JSON, in the shape `wizard-report/1`.

    Raises:
        ValueError: It is no `Report`.

    >>> import wizard_rules as wr
    >>> sheet = wr.RecordRound(number=3, taken=(1, 1, 0))
    >>> record = wr.Record(players=("Jia", "Yi", "Bing"), rounds=(sheet,))
    >>> [fault["ruling"] for fault in wr.report_content(wr.adjudicate(record))["faults"]]
    ['score.tricks-sum']

    """
    if not has_form(report, Report):
        raise wrong_kind("report", report, "Report")
    return {
        "format": REPORT_FORMAT,
        "title": report.title,
        "faults": [_fault_content(fault) for fault in report.faults],
        "rounds": [_round_content(round_) for round_ in report.rounds],
    }


def unreadable_content(error: RecordError, file: str, record: int | None) -> dict[str, object]:
    """What takes the place of the report where a record, or a whole file, cannot be read."""
    return {
        "format": REPORT_FORMAT,
        "place": {"file": file, "record": record},
        "error": {"path": error.path, "message": error.reason},
    }


def _fault_content(fault: Fault) -> dict[str, object]:
    evidence = fault.evidence
    return {
        "kind": fault.kind.value,
        "ruling": fault.ruling.id,
        "round": fault.round,
        "trick": fault.trick,
        "seat": fault.seat,
        "player": fault.player,
        "card": fault.card,
        "expected": fault.expected,
        "found": fault.found,
        "evidence": evidence and {"trick": evidence.trick, "card": evidence.card},
        "message": fault.message,
    }


def _round_content(round_: RoundReport) -> dict[str, object]:
    return {
        "number": round_.number,
        "dealer": round_.dealer,
        "trump": round_.trump,
        "leaders": list(round_.leaders),
        "winners": list(round_.winners),
        "taken": list(round_.taken),
        "points": list(round_.points),
        "totals": list(round_.totals),
    }
