"""The tricks of a recorded round, played again: who led and who took them."""

from collections.abc import Collection, Sequence
from itertools import chain
from typing import final

from attrs import frozen

from wizard_rules.bench import Bench, Twofold
from wizard_rules.cards import SIXTY_CARDS, Card, Jester, Suit, SuitCard, Wizard
from wizard_rules.play import FIRST_LEAD, TRICKS_PER_ROUND, WINNER_LEADS
from wizard_rules.records import RecordTrick
from wizard_rules.reports import FaultKind
from wizard_rules.revokes import Played, RecordedDeal, judge_plays
from wizard_rules.table import SEATS, Seat
from wizard_rules.tricks import take
from wizard_rules.written import Written, fifths, is_plain, twice, written_cards

Trumps = tuple[Suit | None, ...]
"""What trump may be."""


@final
@frozen
class Row:
    """A trick of a record: its number, its claims, who led, and the cards; None is no card."""

    at: int
    claims: RecordTrick
    leader: Seat | None
    written: tuple[Written, ...]
    cards: tuple[Card | None, ...]


@final
@frozen
class Replayed:
    """The tricks of a round: who led each, and who took each complete one."""

    leaders: tuple[Seat | None, ...]
    takers: tuple[Twofold[Seat], ...]


def replay(
    bench: Bench, deal: RecordedDeal, trump: Twofold[Trumps], lead: Twofold[Seat]
) -> Replayed:
    """The tricks as the rulings make them, *lead* being the first to lead."""
    tricks = bench.round.tricks or ()
    written = [written_cards(trick.cards) for trick in tricks]
    surplus = _surplus(deal, written)
    doubtful = {card.text for _, card in surplus if isinstance(card.card, SuitCard)}
    rows: list[Row] = []
    takers: list[Twofold[Seat]] = []
    plays: list[Played] = []
    for at, (trick, texts) in enumerate(zip(tricks, written, strict=True), 1):
        leader = _leader(bench, at, trick, lead)
        row = Row(at, trick, leader, texts, _cards(bench, texts, leader, deal, doubtful))
        rows.append(row)
        plays += _plays(bench, row)
        if len(texts) == bench.players:
            lead = _taker(bench, row, trump)
            takers.append(lead)
    _judge_number(bench, len(tricks), len(takers))
    _judge_cards(bench, rows, surplus)
    judge_plays(bench, deal, plays)
    return Replayed(tuple([row.leader for row in rows]), tuple(takers))


Spot = tuple[int, int]
"""The number of a trick and the place in it, from 0."""


def _surplus(deal: RecordedDeal, rows: Sequence[Sequence[Written]]) -> list[tuple[Spot, Written]]:
    """The cards played that cannot be there; those dealt twice are reported with the deal."""
    turned = [] if deal.hands is not None or deal.turn_up is None else [deal.turn_up]
    if is_plain([written.text for row in (turned, *rows) for written in row]):
        return []
    placed = [
        ((at, place), written)
        for at, row in enumerate(rows, 1)
        for place, written in enumerate(row)
    ]
    if deal.hands is not None:
        return [(spot, card) for spot, card in twice(placed) if card.text not in deal.unsure]
    placed[:0] = [((0, 0), written) for written in turned]
    return list(chain(twice(placed), fifths(placed)))


def _leader(bench: Bench, at: int, trick: RecordTrick, lead: Twofold[Seat]) -> Seat | None:
    claim = bench.seat_of(trick.lead)
    if not lead.allows(claim):
        ruling = FIRST_LEAD if at == 1 else WINNER_LEADS
        message = f"{bench.name_of(lead.true)} leads, not {bench.name_of(claim)}"
        expected, found = lead.true, claim
        bench.find(FaultKind.CLAIM, ruling, message, trick=at, expected=expected, found=found)
    return lead.with_claim(claim).carried


def _cards(
    bench: Bench,
    texts: tuple[Written, ...],
    leader: Seat | None,
    deal: RecordedDeal,
    doubtful: Collection[str],
) -> tuple[Card | None, ...]:
    """The cards of a trick; None for what is no card, or was played twice by who knows whom."""
    if not doubtful:
        return tuple([written.card for written in texts])
    cards: list[Card | None] = []
    for place, written in enumerate(texts):
        seat = bench.seat_after(leader, place)
        is_held = deal.hands is not None and seat is not None and written in deal.hands[seat]
        cards.append(written.card if is_held or written.text not in doubtful else None)
    return tuple(cards)


def _plays(bench: Bench, row: Row) -> list[Played]:
    """The cards of a trick by seat, each with the suit that was led before it."""
    if row.leader is None:
        return []
    plays = []
    players = bench.players
    led: Suit | None = None
    is_open = True
    for place, (written, card) in enumerate(zip(row.written, row.cards, strict=True)):
        seat = SEATS[(row.leader + place) % players]
        plays.append(Played(row.at, seat, written, led, card is not None))
        if is_open and not isinstance(card, Jester):
            is_open = False
            led = card.suit if isinstance(card, SuitCard) else None
    return plays


def _taker(bench: Bench, row: Row, trump: Twofold[Trumps]) -> Twofold[Seat]:
    claim = bench.seat_of(row.claims.winner)
    if row.leader is None:
        return Twofold(claim, claim)
    true = _seats(bench, row.leader, possible_takers(row.cards, trump.true or ()))
    carried = true
    if trump.carried != trump.true:
        carried = _seats(bench, row.leader, possible_takers(row.cards, trump.carried or ()))
    if claim is not None and claim not in true and claim not in carried:
        _find_false_winner(bench, row, claim, true, trump)
    decided = true[0] if len(true) == 1 else claim if claim in true else None
    by_claims = carried[0] if len(carried) == 1 else decided
    return Twofold(decided, claim if claim is not None else by_claims)


def _find_false_winner(
    bench: Bench, row: Row, claim: Seat, true: Sequence[Seat], trump: Twofold[Trumps]
) -> None:
    known = [card for card in row.cards if card is not None]
    _, ruling = take(known, next(iter(trump.true or ())))
    expected = true[0] if len(true) == 1 else None
    taker = "another" if expected is None else bench.name_of(expected)
    message = f"{taker} takes the trick, not {bench.name_of(claim)}"
    bench.find(FaultKind.CLAIM, ruling, message, trick=row.at, expected=expected, found=claim)


def _seats(bench: Bench, leader: Seat, places: Sequence[int]) -> list[Seat]:
    players = bench.players
    return [SEATS[(leader + place) % players] for place in places]


def possible_takers(cards: Sequence[Card | None], trumps: Trumps) -> tuple[int, ...]:
    """The places that may take the trick, whatever the unknown cards (None) and trump are."""
    known = [card for card in cards if card is not None]
    if len(known) == len(cards):
        if len(trumps) == 1:
            return (known.index(take(known, trumps[0])[0]),)
        return tuple({known.index(take(known, trump)[0]) for trump in trumps})
    return tuple(
        place
        for place in range(len(cards))
        if any(_may_take(place, cards, trump) for trump in trumps)
    )


def _may_take(place: int, cards: Sequence[Card | None], trump: Suit | None) -> bool:
    card = cards[place]
    if any(isinstance(before, Wizard) for before in cards[:place]):
        return False
    if card is None or isinstance(card, Wizard):
        return True
    if any(isinstance(other, Wizard) for other in cards):
        return False
    if isinstance(card, Jester):
        return place == 0 and all(other is None or isinstance(other, Jester) for other in cards)
    return _may_be_highest(card, cards, trump)


def _may_be_highest(card: SuitCard, cards: Sequence[Card | None], trump: Suit | None) -> bool:
    suited = [other for other in cards if isinstance(other, SuitCard)]
    if any(other.suit is card.suit and other.rank > card.rank for other in suited):
        return False
    if any(other.suit is trump for other in suited):
        return card.suit is trump
    first = next(other for other in cards if not isinstance(other, Jester))
    return first is None or (isinstance(first, SuitCard) and first.suit is card.suit)


def _judge_number(bench: Bench, begun: int, complete: int) -> None:
    number = bench.number
    is_missing = complete < number and bench.round.tricks is not None and not bench.is_last
    if begun > number or is_missing:
        message = f"{begun} tricks in round {number}"
        kind = FaultKind.INCONSISTENT
        bench.find(kind, TRICKS_PER_ROUND, message, expected=number, found=begun)


def _judge_cards(
    bench: Bench, rows: Sequence[Row], surplus: Sequence[tuple[Spot, Written]]
) -> None:
    for (at, place), written in surplus:
        seat = bench.seat_after(rows[at - 1].leader, place)
        message = f"{written.text} is one more than the deck holds"
        kind = FaultKind.INCONSISTENT
        bench.find(kind, SIXTY_CARDS, message, trick=at, seat=seat, card=written.text)
    for row in rows:
        for place, written in enumerate(row.written):
            if written.card is None:
                bench.find_no_card(written, trick=row.at, seat=bench.seat_after(row.leader, place))
