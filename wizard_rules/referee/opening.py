"""The opening of a recorded round: its deal, its trump and its bids against the rulings."""

from collections.abc import Mapping, Sequence
from typing import Final

from wizard_rules.records.record import NONE, TrumpText
from wizard_rules.records.written import Written, fifths, twice, written_cards
from wizard_rules.referee.bench import Bench, Twofold
from wizard_rules.referee.evidence import RecordedDeal, RecordedHand
from wizard_rules.referee.report import FaultKind
from wizard_rules.referee.takers import Trumps
from wizard_rules.rulebook.bid import BEFORE_PLAY, ORDER, PLUS_MINUS_ONE, RANGE
from wizard_rules.rulebook.deal import HAND_SIZE, TURN_UP
from wizard_rules.rulebook.deck import SIXTY_CARDS, Suit, SuitCard, Wizard
from wizard_rules.rulebook.printable import counted, printable
from wizard_rules.rulebook.ruleset import BiddingMethod, BidTotal
from wizard_rules.rulebook.table import SEATS, Seat, clockwise, left_of, rounds_in_game
from wizard_rules.rulebook.trump import LAST_ROUND, MUST_NAME_SUIT, trump_ruling

_TRUMPS: Final[Mapping[TrumpText, Trumps]] = {
    NONE: (None,),
    **{suit.value: (suit,) for suit in Suit},
}


def judge_deal(bench: Bench) -> RecordedDeal:
    """The deal as written: hands of the right size, and no card that the deck does not hold."""
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
        bench.add(FaultKind.INCONSISTENT, SIXTY_CARDS, message, seat=seat, card=written.text)
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
            bench.add(FaultKind.INCONSISTENT, TURN_UP, "no card is turned up", found=NONE)
        return None
    cards = written_cards(text)
    turn_up = cards[0] if len(cards) == 1 else Written(text, None)
    if bench.is_whole_deck:
        found = printable(turn_up.text)
        message = f"{found} is turned up in the last round"
        bench.add(FaultKind.INCONSISTENT, LAST_ROUND, message, expected=NONE, found=found)
        return None
    if turn_up.card is None:
        bench.add_no_card(turn_up)
    return turn_up


def _judge_sizes(bench: Bench, sizes: list[int]) -> None:
    number = bench.size
    if len(set(sizes)) == 1 and sizes[0] != number:
        message = f"hands of {counted(sizes[0], 'card')}, not of {number}"
        bench.add(FaultKind.INCONSISTENT, HAND_SIZE, message, expected=number, found=sizes[0])
        return
    for seat, size in enumerate(sizes):
        if size != number:
            cards = counted(size, "card")
            message = f"{bench.name_of(SEATS[seat])} has {cards}, not {number}"
            bench.add(
                FaultKind.INCONSISTENT,
                HAND_SIZE,
                message,
                seat=SEATS[seat],
                expected=number,
                found=size,
            )


def judge_trump(bench: Bench, deal: RecordedDeal, dealer: Twofold[Seat]) -> Twofold[TrumpText]:
    """Trump by the card turned up, or as claimed, where that decides or nothing does."""
    claim = bench.round.trump
    card = None if deal.turn_up is None else deal.turn_up.card
    if isinstance(card, Wizard) and claim == NONE:
        message = "no suit is named after a Wizard was turned up"
        bench.add(FaultKind.ILLEGAL, MUST_NAME_SUIT, message, seat=dealer.true, found=claim)
        return Twofold()
    if isinstance(card, Wizard) or (card is None and not bench.is_whole_deck):
        return Twofold(claim)
    suit = card.suit.value if isinstance(card, SuitCard) else NONE
    expected: Twofold[TrumpText] = Twofold(suit)
    if not expected.allows(claim):
        message = f"trump is {suit}, not {claim}"
        bench.add(FaultKind.CLAIM, trump_ruling(card), message, expected=suit, found=claim)
    return expected.with_claim(claim)


def possible_trumps(trump: Twofold[TrumpText]) -> Twofold[Trumps]:
    """What trump may be; no trump gives a trick to nobody to whom no suit would give it."""
    true: Trumps = (*Suit,) if trump.true is None else _TRUMPS[trump.true]
    return Twofold(true, true if trump.carried is None else _TRUMPS[trump.carried])


def judge_bids(bench: Bench, dealer: Twofold[Seat]) -> None:
    """Whether each bid may be made, and in that order, and they may add up to their sum."""
    bids = _bids_made(bench, dealer)
    for seat, bid in bids:
        if not 0 <= bid <= bench.size:
            cards = counted(bench.size, "card")
            message = f"{bench.name_of(seat)} bids {bid} with a hand of {cards}"
            bench.add(FaultKind.ILLEGAL, RANGE, message, seat=seat, found=bid)
    in_range = [bid for _, bid in bids if 0 <= bid <= bench.size]
    total = bench.record.rules.bid_total
    if len(in_range) < bench.players or total is BidTotal.FREE or sum(in_range) != bench.size:
        return
    last = dealer.true
    found = None if last is None else dict(bids)[last]
    message = f"the bids add up to {bench.size}, the number of tricks"
    bench.add(FaultKind.ILLEGAL, PLUS_MINUS_ONE, message, seat=last, found=found)


def _bids_made(bench: Bench, dealer: Twofold[Seat]) -> list[tuple[Seat, int]]:
    """The bids by seat; those still out are missing."""
    if bench.round.bids_so_far is None:
        return [(SEATS[seat], bid) for seat, bid in enumerate(bench.round.bids or ())]
    made = [(bench.record.seat_of(bid.player), bid.bid) for bid in bench.round.bids_so_far]
    if bench.round.tricks and len(made) < bench.players:
        message = "a card is played before every bid is in"
        bench.add(FaultKind.ILLEGAL, BEFORE_PLAY, message, trick=1)
    if bench.record.rules.bidding is BiddingMethod.OPEN:
        _judge_order(bench, [seat for seat, _ in made], dealer)
    return made


def _judge_order(bench: Bench, bidders: Sequence[Seat], dealer: Twofold[Seat]) -> None:
    players = bench.players
    orders = [
        clockwise(left_of(seat, players), players) for seat in dealer.both if seat is not None
    ]
    if not orders or any(tuple(bidders) == order[: len(bidders)] for order in orders):
        return
    seat, due = next(pair for pair in zip(bidders, orders[0], strict=False) if pair[0] != pair[1])
    message = f"it is for {bench.name_of(due)} to bid, not for {bench.name_of(seat)}"
    bench.add(FaultKind.ILLEGAL, ORDER, message, seat=seat, expected=due, found=seat)
