"""The score of a recorded round: tricks taken, points and totals, claimed against true."""

from collections.abc import Sequence
from typing import final

from attrs import frozen

from wizard_rules.referee.bench import Bench, Twofold
from wizard_rules.referee.report import FaultKind
from wizard_rules.rulebook.printable import counted
from wizard_rules.rulebook.score import EXACT, MISSED, TOTAL, TRICKS_SUM, points_for, ruling_for
from wizard_rules.rulebook.table import SEATS, Seat
from wizard_rules.rulebook.trick import COUNTS_ONE


@final
@frozen
class Taken:
    """How many tricks a seat may have taken: by the rulings, and by the record's own claims."""

    possible: range
    carried: range

    @property
    def true(self) -> int | None:
        """The number, where only one is possible."""
        return self.possible[0] if len(self.possible) == 1 else None

    def with_claim(self, claim: int | None, *, decides: bool) -> "Taken":
        """What is taken after the claim, which may decide where several numbers are possible."""
        if claim is None:
            return self
        claimed = range(claim, claim + 1)
        return Taken(claimed if decides and claim in self.possible else self.possible, claimed)


def judge_taken(bench: Bench, takers: Sequence[Twofold[Seat]]) -> tuple[Taken, ...]:
    """The tricks taken by seat: counted where the plays are given, else claimed."""
    claims = bench.round.taken
    if bench.round.tricks is not None:
        found, is_false = _counted(bench, takers)
    else:
        anything = range(bench.size + 1)
        found = (Taken(anything, anything),) * bench.players
        is_false = claims is not None and _are_false(bench, claims, found)
    claimed = claims or (None,) * bench.players
    return tuple(
        [
            taken.with_claim(claim, decides=not is_false)
            for taken, claim in zip(found, claimed, strict=True)
        ]
    )


def _are_false(bench: Bench, claims: Sequence[int], found: Sequence[Taken]) -> bool:
    """Whether the sum is false, or else a number of tricks that nobody can take."""
    if sum(claims) == bench.size:
        return _add_false_taken(bench, found)
    _add_false_sum(bench, claims, bench.size)
    return True


def _counted(bench: Bench, takers: Sequence[Twofold[Seat]]) -> tuple[tuple[Taken, ...], bool]:
    """
    The tricks counted by taker, and whether the claims are false.

    Of tricks that are missing or too many nobody knows whose they are.
    """
    due = len(takers) if is_under_way(bench, takers) else bench.size
    true = [taker.true for taker in takers]
    carried = [taker.carried for taker in takers]
    found = tuple(
        [
            Taken(_range(true, seat, due), _range(carried, seat, due))
            for seat in SEATS[: bench.players]
        ]
    )
    claims = bench.round.taken
    is_false = _add_false_taken(bench, found)
    is_unsure = None in true or len(true) < due
    if claims and is_unsure and not is_false and sum(claims) not in (due, len(true)):
        _add_false_sum(bench, claims, due)
        is_false = True
    return found, is_false


def _add_false_taken(bench: Bench, found: Sequence[Taken]) -> bool:
    """Add who cannot have taken what is claimed, and say whether there is somebody."""
    false = [
        (seat, taken, claim)
        for seat, taken, claim in zip(SEATS, found, bench.round.taken or (), strict=False)
        if claim not in taken.possible and claim not in taken.carried
    ]
    for seat, taken, claim in false:
        message = f"{bench.name_of(seat)} cannot have taken {counted(claim, 'trick')}"
        if taken.true is not None:
            tricks = counted(taken.true, "trick")
            message = f"{bench.name_of(seat)} takes {tricks}, not {claim}"
        bench.add(FaultKind.CLAIM, COUNTS_ONE, message, seat=seat, expected=taken.true, found=claim)
    return bool(false)


def _range(takers: Sequence[Seat | None], seat: Seat, due: int) -> range:
    """How many of the tricks *due* a seat may have taken."""
    missing, extra = max(0, due - len(takers)), max(0, len(takers) - due)
    count, unknown = takers.count(seat), takers.count(None)
    return range(max(0, count - extra), count + unknown + missing + 1)


def _add_false_sum(bench: Bench, claims: Sequence[int], due: int) -> None:
    message = f"{'+'.join(map(str, claims))} tricks are taken, not {due}"
    bench.add(FaultKind.INCONSISTENT, TRICKS_SUM, message, expected=due, found=sum(claims))


def is_under_way(bench: Bench, takers: Sequence[Twofold[Seat]]) -> bool:
    """Whether the round is the last of the record and its tricks are not all played."""
    return bench.is_last and bench.round.tricks is not None and len(takers) < bench.size


def judge_points(bench: Bench, taken: Sequence[Taken]) -> tuple[Twofold[int], ...]:
    """The points by seat, for a round that is over."""
    bids = bench.round.bids or (None,) * bench.players
    claims = bench.round.points or (None,) * bench.players
    return tuple(
        [
            Twofold(claim, claim)
            if bid is None or not 0 <= bid <= bench.size
            else _judge_score(bench, seat, bid, tricks, claim)
            for seat, bid, tricks, claim in zip(SEATS, bids, taken, claims, strict=False)
        ]
    )


def _judge_score(
    bench: Bench, seat: Seat, bid: int, taken: Taken, claim: int | None
) -> Twofold[int]:
    """The points of a seat; what is not determined may be any that a number of tricks brings."""
    possible, carried = (
        {points_for(bid, each) for each in tricks if each >= 0}
        for tricks in (taken.possible, taken.carried)
    )
    true, by_claims = (next(iter(each)) if len(each) == 1 else None for each in (possible, carried))
    # No score follows from fewer tricks than none: then any may be claimed.
    if claim is not None and carried and claim not in possible | carried:
        ruling = EXACT if claim > 0 else MISSED
        message = f"{bench.name_of(seat)} bid {bid}: that never scores {claim} points"
        if taken.true is not None:
            ruling = ruling_for(bid, taken.true)
            message = f"{bench.name_of(seat)} bid {bid} and took {taken.true}: not {claim} points"
        bench.add(FaultKind.CLAIM, ruling, message, seat=seat, expected=true, found=claim)
        return Twofold(true, claim)
    return Twofold(true, by_claims).with_claim(claim)


def judge_totals(
    bench: Bench, before: Sequence[Twofold[int]], points: Sequence[Twofold[int]]
) -> tuple[Twofold[int], ...]:
    """The totals by seat after the round."""
    claims = bench.round.totals or (None,) * bench.players
    totals: list[Twofold[int]] = []
    for seat, old, new, claim in zip(SEATS, before, points, claims, strict=False):
        total = Twofold(_sum(old.true, new.true), _sum(old.carried, new.carried))
        if not total.allows(claim):
            message = f"{bench.name_of(seat)} has {total.true} points in all, not {claim}"
            bench.add(FaultKind.CLAIM, TOTAL, message, seat=seat, expected=total.true, found=claim)
        totals.append(total.with_claim(claim))
    return tuple(totals)


def _sum(total: int | None, points: int | None) -> int | None:
    return None if total is None or points is None else total + points
