"""Adjudication: a record replayed, every claim in it checked, and all faults found."""

from collections.abc import Mapping, Sequence
from typing import Final, final

from attrs import frozen

from wizard_rules.bench import Bench, Twofold
from wizard_rules.bidding import BEFORE_PLAY, ORDER, PLUS_MINUS_ONE, RANGE
from wizard_rules.cards import SIXTY_CARDS, Suit, SuitCard, Wizard
from wizard_rules.dealing import HAND_SIZE, TURN_UP
from wizard_rules.reckoning import is_under_way, judge_points, judge_taken, judge_totals
from wizard_rules.recorded import RecordedDeal, RecordedHand
from wizard_rules.records import NONE, Record, RecordRound, TrumpText
from wizard_rules.replay import Lead, replay
from wizard_rules.reports import Fault, FaultKind, Report, RoundReport
from wizard_rules.ruleset import BiddingMethod, BidTotal
from wizard_rules.table import (
    DEAL_PASSES,
    ROUNDS,
    SEATS,
    Seat,
    clockwise,
    forehand,
    rounds_in_game,
)
from wizard_rules.takers import Trumps
from wizard_rules.trump import LAST_ROUND, MUST_NAME_SUIT, trump_ruling
from wizard_rules.wording import counted, printable
from wizard_rules.written import Written, fifths, twice, written_cards

__all__ = ["adjudicate"]

ILLEGAL: Final = FaultKind.ILLEGAL
CLAIM: Final = FaultKind.CLAIM
INCONSISTENT: Final = FaultKind.INCONSISTENT
_TRUMPS: Final[Mapping[TrumpText, Trumps]] = {
    NONE: (None,),
    **{suit.value: (suit,) for suit in Suit},
}


@final
@frozen
class Before:
    """What the rounds already judged leave to the next one."""

    number: int
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

    >>> import wizard_rules as wr
    >>> trick = wr.RecordTrick("R5 W R13", winner="Bing")
    >>> sheet = wr.RecordRound(number=1, dealer="Bing", tricks=(trick,))
    >>> record = wr.Record(players=("Jia", "Yi", "Bing"), rounds=(sheet,))
    >>> print(wr.adjudicate(record).faults[0])
    round 1, trick 1: Yi takes the trick, not Bing. The first Wizard played takes the trick. \
[trick.first-wizard]

    """
    faults: list[Fault] = []
    rounds: list[RoundReport] = []
    before = _at_start(record)
    for place, round_ in enumerate(record.rounds):
        number = before.number + 1 if round_.number is None else round_.number
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
    """The cards each as the hands have it, or the tricks, or those taken."""
    if round_.hands is not None:
        return max(len(hand.split()) for hand in round_.hands)
    return sum(round_.taken or ()) if round_.tricks is None else len(round_.tricks)


def _place(fault: Fault) -> tuple[int, int]:
    return (fault.trick or 0, -1 if fault.seat is None else fault.seat)


def _at_start(record: Record) -> Before:
    dealer = record.first_dealer
    if dealer is None and record.rounds and record.rounds[0].number in (None, 1):
        dealer = record.rounds[0].dealer
    seat = None if dealer is None else record.seat_of(dealer)
    nothing = tuple(Twofold(0, 0) for _ in record.players)
    return Before(0, is_gapless=True, dealer=Twofold(seat, seat), totals=nothing)


def _judge_round(bench: Bench, before: Before) -> tuple[RoundReport, Before]:
    _judge_number(bench, before)
    is_gapless = before.is_gapless and bench.size == before.number + 1
    dealer = _judge_dealer(bench, before, is_gapless=is_gapless)
    deal = _judge_deal(bench)
    trump = _judge_trump(bench, deal, dealer)
    _judge_bids(bench, dealer)
    left = _passed(dealer, bench.players)
    lead = _first_lead(bench, before, left)
    replayed = replay(bench, deal, _possible_trumps(trump), lead)
    taken = judge_taken(bench, replayed.takers)
    if is_under_way(bench, replayed.takers):
        points: tuple[Twofold[int], ...] = (Twofold[int](),) * bench.players
        so_far = bench.round.points or (0,) * bench.players
        totals = judge_totals(bench, before.totals, [Twofold(0, each) for each in so_far])
    else:
        points = judge_points(bench, taken)
        totals = judge_totals(bench, before.totals, points)
    report = RoundReport(
        bench.number,
        dealer.true,
        trump.true,
        replayed.leaders,
        tuple([taker.true for taker in replayed.takers]),
        tuple([value.true for value in taken]),
        tuple([value.true for value in points]),
        tuple([value.true for value in totals]),
    )
    number = max(bench.size, before.number) if bench.number > before.number else before.number
    return report, Before(number, is_gapless, left, totals)


def _passed(dealer: Twofold[Seat], players: int) -> Twofold[Seat]:
    """The seat on the dealer's left: it leads first, and it deals next."""
    true, carried = (None if seat is None else forehand(seat, players) for seat in dealer.both)
    return Twofold(true, carried)


def _judge_number(bench: Bench, before: Before) -> None:
    number, last = bench.number, rounds_in_game(bench.players)
    if number > last:
        message = f"the last of the game is round {last}"
        bench.add(INCONSISTENT, ROUNDS, message, expected=last, found=number)
    elif number <= before.number:
        message = f"it comes after round {before.number}"
        bench.add(INCONSISTENT, ROUNDS, message, expected=before.number + 1, found=number)


def _expected_dealer(bench: Bench, before: Before) -> Twofold[Seat]:
    return before.dealer if bench.size == before.number + 1 else Twofold()


def _first_lead(bench: Bench, before: Before, left: Twofold[Seat]) -> Lead:
    """Who is said to have dealt did so, where that can be: one false dealer moves no later lead."""
    dealt = bench.seat_of(bench.round.dealer)
    if dealt is None or not _expected_dealer(bench, before).allows(dealt):
        return Lead(left.true, left.carried)
    seat = forehand(dealt, bench.players)
    return Lead(seat, seat, () if left.true is None else (left.true,))


def _judge_dealer(bench: Bench, before: Before, *, is_gapless: bool) -> Twofold[Seat]:
    expected = _expected_dealer(bench, before)
    claim = bench.seat_of(bench.round.dealer)
    if not expected.allows(claim):
        message = f"{bench.name_of(expected.true)} deals, not {bench.name_of(claim)}"
        bench.add(CLAIM, DEAL_PASSES, message, expected=expected.true, found=claim)
    if claim is None and not is_gapless:
        return Twofold()
    return expected.with_claim(claim)


def _judge_deal(bench: Bench) -> RecordedDeal:
    turn_up = _judge_turn_up(bench)
    if bench.round.hands is None:
        return RecordedDeal(None, turn_up)
    hands = tuple(map(written_cards, bench.round.hands))
    _judge_sizes(bench, [len(hand) for hand in hands])
    placed: list[tuple[Seat | None, Written]] = [] if turn_up is None else [(None, turn_up)]
    placed += [(SEATS[seat], written) for seat, hand in enumerate(hands) for written in hand]
    surplus = [*twice(placed), *fifths(placed)]
    for seat, written in surplus:
        message = f"{written.text} is one more than the deck holds"
        bench.add(INCONSISTENT, SIXTY_CARDS, message, seat=seat, card=written.text)
    for seat, written in placed:
        if written.card is None and seat is not None:
            bench.add_no_card(written, seat=seat)
    double = frozenset(written.text for _, written in surplus)
    return RecordedDeal(tuple([_hand(hand, bench.size, double) for hand in hands]), turn_up, double)


def _hand(hand: tuple[Written, ...], size: int, double: frozenset[str]) -> RecordedHand:
    unsure = sum(written.card is None or written.text in double for written in hand)
    texts = tuple([written.text for written in hand])
    return RecordedHand(texts, unsure + max(0, size - len(hand)), is_too_long=len(hand) > size)


def _judge_turn_up(bench: Bench) -> Written | None:
    text = bench.round.turn_up
    if text is None:
        return None
    if text.split() == [NONE]:
        if bench.size < rounds_in_game(bench.players):
            bench.add(INCONSISTENT, TURN_UP, "no card is turned up", found=NONE)
        return None
    cards = written_cards(text)
    turn_up = cards[0] if len(cards) == 1 else Written(text, None)
    if bench.is_whole_deck:
        found = printable(turn_up.text)
        message = f"{found} is turned up in the last round"
        bench.add(INCONSISTENT, LAST_ROUND, message, expected=NONE, found=found)
        return None
    if turn_up.card is None:
        bench.add_no_card(turn_up)
    return turn_up


def _judge_sizes(bench: Bench, sizes: list[int]) -> None:
    number = bench.size
    if len(set(sizes)) == 1 and sizes[0] != number:
        message = f"hands of {counted(sizes[0], 'card')}, not of {number}"
        bench.add(INCONSISTENT, HAND_SIZE, message, expected=number, found=sizes[0])
        return
    for seat, size in enumerate(sizes):
        if size != number:
            cards = counted(size, "card")
            message = f"{bench.name_of(SEATS[seat])} has {cards}, not {number}"
            bench.add(
                INCONSISTENT, HAND_SIZE, message, seat=SEATS[seat], expected=number, found=size
            )


def _judge_trump(bench: Bench, deal: RecordedDeal, dealer: Twofold[Seat]) -> Twofold[TrumpText]:
    claim = bench.round.trump
    card = None if deal.turn_up is None else deal.turn_up.card
    if isinstance(card, Wizard) and claim == NONE:
        message = "no suit is named after a Wizard was turned up"
        bench.add(ILLEGAL, MUST_NAME_SUIT, message, seat=dealer.true, found=claim)
        return Twofold()
    if isinstance(card, Wizard) or (card is None and not bench.is_whole_deck):
        return Twofold(claim)
    suit = card.suit.value if isinstance(card, SuitCard) else NONE
    expected: Twofold[TrumpText] = Twofold(suit)
    if not expected.allows(claim):
        message = f"trump is {suit}, not {claim}"
        bench.add(CLAIM, trump_ruling(card), message, expected=suit, found=claim)
    return expected.with_claim(claim)


def _possible_trumps(trump: Twofold[TrumpText]) -> Twofold[Trumps]:
    """What trump may be; no trump gives a trick to nobody to whom no suit would give it."""
    true: Trumps = (*Suit,) if trump.true is None else _TRUMPS[trump.true]
    return Twofold(true, true if trump.carried is None else _TRUMPS[trump.carried])


def _judge_bids(bench: Bench, dealer: Twofold[Seat]) -> None:
    bids = _bids_made(bench, dealer)
    for seat, bid in bids:
        if not 0 <= bid <= bench.size:
            cards = counted(bench.size, "card")
            message = f"{bench.name_of(seat)} bids {bid} with a hand of {cards}"
            bench.add(ILLEGAL, RANGE, message, seat=seat, found=bid)
    in_range = [bid for _, bid in bids if 0 <= bid <= bench.size]
    total = bench.record.rules.bid_total
    if len(in_range) < bench.players or total is BidTotal.FREE or sum(in_range) != bench.size:
        return
    last = dealer.true
    found = None if last is None else dict(bids)[last]
    message = f"the bids add up to {bench.size}, the number of tricks"
    bench.add(ILLEGAL, PLUS_MINUS_ONE, message, seat=last, found=found)


def _bids_made(bench: Bench, dealer: Twofold[Seat]) -> list[tuple[Seat, int]]:
    """The bids by seat; those still out are missing."""
    if bench.round.bids_so_far is None:
        return [(SEATS[seat], bid) for seat, bid in enumerate(bench.round.bids or ())]
    made = [(bench.record.seat_of(bid.player), bid.bid) for bid in bench.round.bids_so_far]
    if bench.round.tricks and len(made) < bench.players:
        message = "a card is played before every bid is in"
        bench.add(ILLEGAL, BEFORE_PLAY, message, trick=1)
    if bench.record.rules.bidding is BiddingMethod.OPEN:
        _judge_order(bench, [seat for seat, _ in made], dealer)
    return made


def _judge_order(bench: Bench, bidders: Sequence[Seat], dealer: Twofold[Seat]) -> None:
    players = bench.players
    orders = [
        clockwise(forehand(seat, players), players) for seat in dealer.both if seat is not None
    ]
    if not orders or any(tuple(bidders) == order[: len(bidders)] for order in orders):
        return
    seat, due = next(pair for pair in zip(bidders, orders[0], strict=False) if pair[0] != pair[1])
    message = f"it is for {bench.name_of(due)} to bid, not for {bench.name_of(seat)}"
    bench.add(ILLEGAL, ORDER, message, seat=seat, expected=due, found=seat)
