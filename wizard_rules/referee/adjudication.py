"""Adjudication: a record replayed, every claim in it checked, and all faults found."""

from collections.abc import Sequence
from typing import final

from attrs import frozen

from wizard_rules.records.record import Record, RecordRound
from wizard_rules.referee.bench import Bench, Twofold
from wizard_rules.referee.opening import judge_bids, judge_deal, judge_trump, possible_trumps
from wizard_rules.referee.report import Fault, FaultKind, Report, RoundReport
from wizard_rules.referee.score import Taken, is_under_way, judge_points, judge_taken, judge_totals
from wizard_rules.referee.trick import Lead, Replayed, replay
from wizard_rules.rulebook.kinds import check_kind
from wizard_rules.rulebook.table import (
    DEAL_PASSES,
    ROUNDS,
    Seat,
    left_of,
    rounds_in_game,
)

__all__ = ["adjudicate"]

Points = tuple[Twofold[int], ...]


@final
@frozen
class Before:
    """What the rounds already judged leave to the next one."""

    number: int
    """The highest that came in its turn."""
    size: int
    """The number by which the round before was judged."""
    is_gapless: bool
    dealer: Twofold[Seat]
    """Of the next round, if it is the one with the next number."""
    totals: tuple[Twofold[int], ...]


def adjudicate(record: Record) -> Report:
    """
    All faults of *record*, each where it is, and the values as the rulings make them.

    Of two claims that contradict each other one is a fault: one fault neither hides another nor
    brings it about. What depends on a text that is no card is decided by the claim made at the
    table, and otherwise not known.

    Raises:
        ValueError: It is no `Record`.

    >>> import wizard_rules as wr
    >>> trick = wr.RecordTrick("R5 W R13", winner="Bing")
    >>> sheet = wr.RecordRound(number=1, dealer="Bing", tricks=(trick,))
    >>> record = wr.Record(players=("Jia", "Yi", "Bing"), rounds=(sheet,))
    >>> print(wr.adjudicate(record).faults[0])
    round 1, trick 1: Yi takes the trick, not Bing. The first Wizard played takes the trick. \
[trick.first-wizard]

    """
    check_kind("record", record, Record, "Record")
    faults: list[Fault] = []
    rounds: list[RoundReport] = []
    before = _at_start(record)
    for place, round_ in enumerate(record.rounds):
        number = before.size + 1 if round_.number is None else round_.number
        is_last = place == len(record.rounds) - 1
        bench = Bench(record, round_, number, _size(record, round_, number, before), is_last)
        report, before = _judge_round(bench, before)
        rounds.append(report)
        faults += sorted(bench.faults, key=_place)
    return Report(record.title, tuple(faults), tuple(rounds))


def _size(record: Record, round_: RecordRound, number: int, before: Before) -> int:
    """
    The number by which a round is judged: its own, where that can be.

    Of a number that comes too late either may be false, it or one before: the cards decide.
    """
    last = rounds_in_game(len(record.players))
    due = min(before.number + 1, last)
    if number > last or (number <= before.number and _cards_each(round_) == due):
        return due
    return number


def _cards_each(round_: RecordRound) -> int:
    """The cards each as the hands have it, or the tricks, or those taken, or the highest bid."""
    if round_.hands is not None:
        return max(len(hand.split()) for hand in round_.hands)
    if round_.tricks is not None:
        return len(round_.tricks)
    return max(round_.bids or (0,)) if round_.taken is None else sum(round_.taken)


def _place(fault: Fault) -> tuple[int, int]:
    return (fault.trick or 0, -1 if fault.seat is None else fault.seat)


def _at_start(record: Record) -> Before:
    dealer = record.first_dealer
    seat = None if dealer is None else record.seat_of(dealer)
    nothing = tuple(Twofold(0, 0) for _ in record.players)
    return Before(0, 0, is_gapless=True, dealer=Twofold(seat, seat), totals=nothing)


def _judge_round(bench: Bench, before: Before) -> tuple[RoundReport, Before]:
    _judge_number(bench, before)
    is_gapless = before.is_gapless and bench.size == before.number + 1
    dealer = _judge_dealer(bench, before, is_gapless=is_gapless)
    deal = judge_deal(bench)
    trump = judge_trump(bench, deal, dealer)
    judge_bids(bench, dealer)
    left = _passed(dealer, bench.players)
    replayed = replay(bench, deal, possible_trumps(trump), _first_lead(bench, before, left))
    taken = judge_taken(bench, replayed.takers)
    points, totals = _judge_score(bench, before, replayed, taken)
    report = RoundReport(
        number=bench.number,
        dealer=dealer.true,
        trump=trump.true,
        leaders=replayed.leaders,
        winners=tuple([taker.true for taker in replayed.takers]),
        taken=tuple([value.true for value in taken]),
        points=tuple([value.true for value in points]),
        totals=tuple([value.true for value in totals]),
    )
    number = max(bench.size, before.number) if bench.number > before.number else before.number
    next_dealer = left if bench.size > before.number else before.dealer
    return report, Before(number, bench.size, is_gapless, next_dealer, totals)


def _judge_score(
    bench: Bench, before: Before, replayed: Replayed, taken: Sequence[Taken]
) -> tuple[Points, Points]:
    """The points and the totals; while the round is under way nothing is scored."""
    if is_under_way(bench, replayed.takers):
        so_far = bench.round.points or (0,) * bench.players
        totals = judge_totals(bench, before.totals, [Twofold(0, each) for each in so_far])
        return (Twofold[int](),) * bench.players, totals
    points = judge_points(bench, taken)
    return points, judge_totals(bench, before.totals, points)


def _passed(dealer: Twofold[Seat], players: int) -> Twofold[Seat]:
    """The seat on the dealer's left: it leads first, and it deals next."""
    true, carried = (None if seat is None else left_of(seat, players) for seat in dealer.both)
    return Twofold(true, carried)


def _judge_number(bench: Bench, before: Before) -> None:
    number, last = bench.number, rounds_in_game(bench.players)
    if number > last:
        message = f"the last of the game is round {last}"
        bench.add(FaultKind.INCONSISTENT, ROUNDS, message, expected=last, found=number)
    elif number <= before.number:
        message = f"it comes after round {before.number}"
        bench.add(FaultKind.INCONSISTENT, ROUNDS, message, expected=before.number + 1, found=number)


def _expected_dealer(bench: Bench, before: Before) -> Twofold[Seat]:
    return before.dealer if bench.size == before.number + 1 else Twofold()


def _first_lead(bench: Bench, before: Before, left: Twofold[Seat]) -> Lead:
    """Who is said to have dealt did so, where that can be: one false dealer moves no later lead."""
    dealt = bench.seat_of(bench.round.dealer)
    if dealt is None or not _expected_dealer(bench, before).allows(dealt):
        return Lead(left.true, left.carried)
    seat = left_of(dealt, bench.players)
    return Lead(seat, seat, () if left.true is None else (left.true,))


def _judge_dealer(bench: Bench, before: Before, *, is_gapless: bool) -> Twofold[Seat]:
    expected = _expected_dealer(bench, before)
    claim = bench.seat_of(bench.round.dealer)
    if not expected.allows(claim):
        message = f"{bench.name_of(expected.true)} deals, not {bench.name_of(claim)}"
        bench.add(FaultKind.CLAIM, DEAL_PASSES, message, expected=expected.true, found=claim)
    if claim is None and not is_gapless:
        return Twofold()
    return expected.with_claim(claim)
