"""The score of a recorded round: tricks taken, points and totals, claimed against true."""

from collections.abc import Sequence
from typing import final

from attrs import frozen

from wizard_rules.bench import Bench, Twofold
from wizard_rules.errors import counted
from wizard_rules.reports import FaultKind
from wizard_rules.scoring import EXACT, MISSED, TOTAL, TRICKS_SUM, bid_score, score_ruling
from wizard_rules.table import SEATS, Seat
from wizard_rules.tricks import COUNTS_ONE


@final
@frozen
class Taken:
    """How many tricks a seat may have taken, and how many by the record's own claims."""

    possible: range
    carried: int | None

    @property
    def true(self) -> int | None:
        """The number, where only one is possible."""
        return self.possible[0] if len(self.possible) == 1 else None


def judge_taken(bench: Bench, takers: Sequence[Twofold[Seat]]) -> tuple[Taken, ...]:
    """The tricks taken by seat: counted where the plays are given, else claimed."""
    claims = bench.round.taken
    if bench.round.tricks is not None:
        found = _counted(bench, takers)
        return tuple(map(_claimed, found, claims)) if claims else found
    if claims is None:
        return (Taken(range(bench.size + 1), None),) * bench.players
    if sum(claims) == bench.size and min(claims) >= 0:
        return tuple(Taken(range(claim, claim + 1), claim) for claim in claims)
    _find_false_sum(bench, claims)
    return tuple(Taken(range(bench.size + 1), claim) for claim in claims)


def _counted(bench: Bench, takers: Sequence[Twofold[Seat]]) -> tuple[Taken, ...]:
    """The tricks counted by taker; of tricks that are missing or too many nobody knows whose."""
    true = [taker.true for taker in takers]
    carried = [taker.carried for taker in takers]
    missing = 0 if is_under_way(bench, takers) else max(0, bench.size - len(takers))
    extra = max(0, len(takers) - bench.size)
    unknown = true.count(None) + missing
    found: list[Taken] = []
    for seat in SEATS[: bench.players]:
        count = true.count(seat)
        by_claims = carried.count(seat) if None not in carried else None
        possible = range(max(0, count - extra), count + unknown + 1)
        found.append(Taken(possible, by_claims))
    claims = bench.round.taken or ()
    false = [
        (seat, taken, claim)
        for seat, taken, claim in zip(SEATS, found, claims, strict=False)
        if claim not in taken.possible and claim != taken.carried
    ]
    for seat, taken, claim in false:
        tricks = counted(taken.possible[0], "trick")
        message = f"{bench.name_of(seat)} takes {tricks}, not {claim}"
        if taken.true is None:
            message = f"{bench.name_of(seat)} cannot have taken {counted(claim, 'trick')}"
        where = (FaultKind.CLAIM, COUNTS_ONE, message)
        bench.find(*where, seat=seat, expected=taken.true, found=claim)
    if unknown and claims and not false and sum(claims) != len(takers) + missing - extra:
        _find_false_sum(bench, claims)
    return tuple(found)


def _find_false_sum(bench: Bench, claims: Sequence[int]) -> None:
    message = f"{'+'.join(map(str, claims))} tricks are taken in round {bench.number}"
    kind = FaultKind.INCONSISTENT
    bench.find(kind, TRICKS_SUM, message, expected=bench.size, found=sum(claims))


def _claimed(taken: Taken, claim: int) -> Taken:
    """What is taken after the claim, which decides where several numbers are possible."""
    is_decided = claim in taken.possible
    return Taken(range(claim, claim + 1) if is_decided else taken.possible, claim)


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
    carried = taken.carried
    by_claims = None if carried is None or carried < 0 else bid_score(bid, carried)
    true = None if taken.true is None else bid_score(bid, taken.true)
    possible = {bid_score(bid, each) for each in taken.possible}
    if claim is not None and claim not in possible and claim != by_claims:
        ruling = EXACT if claim > 0 else MISSED
        message = f"{bench.name_of(seat)} bid {bid}: that never scores {claim} points"
        if taken.true is not None:
            ruling = score_ruling(bid, taken.true)
            message = f"{bench.name_of(seat)} bid {bid} and took {taken.true}: not {claim} points"
        where = (FaultKind.CLAIM, ruling, message)
        bench.find(*where, seat=seat, expected=true, found=claim)
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
            where = (FaultKind.CLAIM, TOTAL, message)
            bench.find(*where, seat=seat, expected=total.true, found=claim)
        totals.append(total.with_claim(claim))
    return tuple(totals)


def _sum(total: int | None, points: int | None) -> int | None:
    return None if total is None or points is None else total + points
