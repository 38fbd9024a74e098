"""Saved games read back: a record of whole deals is played again, and its claims compared."""

from collections.abc import Collection, Iterator, Sequence
from itertools import chain
from typing import Final, TypeVar

from attrs import evolve

from wizard_rules.errors import IllegalAction, RecordError
from wizard_rules.game.engine import start_game
from wizard_rules.game.phases import Dealing, Game, Playing
from wizard_rules.game.validation import replay_round
from wizard_rules.records.notation import CARD_TEXTS
from wizard_rules.records.record import NONE, Record, RecordRound
from wizard_rules.records.saved_games import record_of
from wizard_rules.records.written import Written, written_cards
from wizard_rules.rulebook.card_set import CardSet
from wizard_rules.rulebook.deal import Deal
from wizard_rules.rulebook.deck import COPIES, Card, Suit, Wizard
from wizard_rules.rulebook.kinds import check_kind
from wizard_rules.rulebook.printable import shown
from wizard_rules.rulebook.table import SEATS, Seat, clockwise
from wizard_rules.rulebook.trick import trick_winner
from wizard_rules.rulebook.trump import turned_trump

__all__ = ["game_from_record"]

_Value = TypeVar("_Value")
CLAIMS: Final = ("number", "dealer", "trump", "bids", "taken", "points", "totals")


def game_from_record(record: Record) -> Game:
    """
    The game that *record* tells, from the first round on, with whole deals and no fault.

    Raises:
        RecordError: There is a fault in it, or it leaves out what a game needs.
        ValueError: It is no `Record`.

    >>> import wizard_rules as wr
    >>> sheet = wr.RecordRound(number=1, bids=(1, 0, 0), taken=(1, 0, 0))
    >>> record = wr.Record(players=("Jia", "Yi", "Bing"), first_dealer="Yi", rounds=(sheet,))
    >>> wr.game_from_record(record)
    Traceback (most recent call last):
    wizard_rules.errors.RecordError: $.rounds[0].turn_up: a game needs it

    """
    check_kind("record", record, Record, "Record")
    first_round = record.rounds[0] if record.rounds else RecordRound()
    dealer = _needed(record.first_dealer or first_round.dealer, "$.first_dealer")
    game = start_game(record.rules, record.seat_of(dealer))
    for place, round_ in enumerate(record.rounds):
        path = f"$.rounds[{place}]"
        if round_.number not in (None, place + 1):
            raise RecordError(f"{path}.number: a game needs every round from the first on")
        if not isinstance(game, Dealing):
            raise RecordError(f"$.rounds[{place - 1}].tricks: a game needs all of them")
        try:
            game = _played_on(game, record, round_, path)
        except IllegalAction as refused:
            raise RecordError(f"{path}: {refused}") from None
    _check_claims(record, game)
    return game


def _needed(value: _Value | None, path: str) -> _Value:
    if value is None:
        raise RecordError(f"{path}: a game needs it")
    return value


def _played_on(game: Dealing, record: Record, round_: RecordRound, path: str) -> Game:
    order = clockwise(game.table.forehand, game.table.players)
    plays = _plays(round_, order[0], len(order), path)
    deal = _deal(game, round_, plays, path)
    bids = [(record.seat_of(made.player), made.bid) for made in round_.bids_so_far or ()]
    if round_.bids is not None:
        bids = [(seat, round_.bids[seat]) for seat in order]
    if isinstance(deal.turn_up, Wizard) and bids:
        _needed(round_.trump, f"{path}.trump")
    if plays:
        _needed(round_.bids, f"{path}.bids")
    trump = Suit.__members__.get(round_.trump or NONE)
    return replay_round(game, deal, trump, bids, _cards(deal, plays))


def _plays(round_: RecordRound, first: Seat, players: int, path: str) -> list[tuple[Seat, Written]]:
    """The cards played and by whom, in the order played: whoever takes a trick leads the next."""
    leader, plays = first, list[tuple[Seat, Written]]()
    for at, trick in enumerate(round_.tricks or ()):
        written = written_cards(trick.cards)
        cards = [_card(each, f"{path}.tricks[{at}].cards") for each in written]
        plays += [(SEATS[(leader + seat) % players], each) for seat, each in enumerate(written)]
        if len(cards) == players:
            leader = SEATS[(leader + trick_winner(cards, _trump(round_, path))) % players]
    return plays


def _card(written: Written, path: str) -> Card:
    if written.card is None:
        raise RecordError(f"{path}: {shown(written.text)} is no card")
    return written.card


def _trump(round_: RecordRound, path: str) -> Suit | None:
    """Trump by the card turned up; after a Wizard, as it was named."""
    turn_up = next((_card(each, f"{path}.turn_up") for each in _turned(round_, path)), None)
    if isinstance(turn_up, Wizard):
        return Suit.__members__.get(_needed(round_.trump, f"{path}.trump"))
    return turned_trump(turn_up)


def _turned(round_: RecordRound, path: str) -> tuple[Written, ...]:
    """The one card turned up, or nothing in the last round."""
    text = _needed(round_.turn_up, f"{path}.turn_up")
    turned = () if text.split() == [NONE] else written_cards(text)
    if len(turned) > 1:
        raise RecordError(f"{path}.turn_up: {shown(text)} is no card")
    return turned


def _check_claims(record: Record, game: Game) -> None:
    """Refuse what the record claims otherwise than the game has it."""
    true = record_of(game, players=record.players)
    if isinstance(game, Playing):
        *over, now = true.rounds
        true = evolve(true, rounds=(*over, evolve(now, taken=game.progress.taken)))
    for place, (told, played) in enumerate(zip(record.rounds, true.rounds, strict=True)):
        path = f"$.rounds[{place}]"
        for name in CLAIMS:
            _check_claim(getattr(told, name), getattr(played, name), f"{path}.{name}")
        for at, (trick, again) in enumerate(
            zip(told.tricks or (), played.tricks or (), strict=True)
        ):
            _check_claim(trick.lead, again.lead, f"{path}.tricks[{at}].lead")
            _check_claim(trick.winner, again.winner, f"{path}.tricks[{at}].winner")


def _check_claim(told: object, played: object, path: str) -> None:
    # While a round is under way nothing is scored, and so no score of it is compared.
    if None not in (told, played) and told != played:
        raise RecordError(f"{path}: it is {played}, not {told}")


def _deal(
    game: Dealing, round_: RecordRound, plays: Sequence[tuple[Seat, Written]], path: str
) -> Deal:
    players, number = game.table.players, game.table.number
    turn_up = _turned(round_, path)
    if len(plays) < number * players:
        _needed(round_.hands, f"{path}.hands")
    by_seat = [[written for by, written in plays if by == seat] for seat in range(players)]
    hands = [written_cards(hand) for hand in round_.hands or ()] or by_seat
    for seat, hand in enumerate(hands):
        for written in hand:
            _card(written, f"{path}.hands[{seat}]")
    spare = _spare([*turn_up, *chain(*hands), *chain(*by_seat)])
    try:
        dealt = [
            CardSet(_numbered(hand, own, spare)) for hand, own in zip(hands, by_seat, strict=True)
        ]
        return Deal(tuple(dealt), next(iter(_numbered(turn_up, (), spare)), None))
    except ValueError as error:
        raise RecordError(f"{path}.hands: {error}") from None


def _spare(written: Sequence[Written]) -> dict[str, list[str]]:
    """The copies of the specials that the record does not number, by kind."""
    named = {each.text for each in written}
    return {
        kind: [f"{kind}{copy}" for copy in COPIES if f"{kind}{copy}" not in named] for kind in "WJ"
    }


def _numbered(
    hand: Sequence[Written], own: Sequence[Written], spare: dict[str, list[str]]
) -> list[Card]:
    """The cards of a hand; a bare special is a copy that the seat plays, else a spare one."""
    held = {written.text for written in hand}
    played = {kind: [each.text for each in own if each.kind == kind] for kind in "WJ"}
    cards: list[Card] = []
    for written in hand:
        text = written.text
        if text in played:
            copies = [copy for copy in played[text] if copy not in held and copy != text]
            text = next(iter([*copies, *spare[text]]), "")
            if not text:
                raise ValueError(f"{written.text} is one more than the deck has")
            held.add(text)
            spare[written.text] = [copy for copy in spare[written.text] if copy != text]
        cards.append(CARD_TEXTS[text])
    return cards


def _cards(deal: Deal, plays: Sequence[tuple[Seat, Written]]) -> Iterator[Card]:
    """The cards played; a bare special is any of the hand that is not played by its number."""
    left = [list(hand) for hand in deal.hands]
    named = {written.text for _, written in plays}
    for seat, written in plays:
        held = [card for card in left[seat] if _is_it(card, written, named)]
        card = held[0] if held else _card(written, "$")  # not held: the engine refuses it
        left[seat] = [other for other in left[seat] if other is not card]
        yield card


def _is_it(card: Card, written: Written, named: Collection[str]) -> bool:
    """Whether the card is the one written, or a bare special may be it."""
    if written.text in "WJ":
        return str(card)[:1] == written.text and str(card) not in named
    return card is written.card
