"""Games as records, and records of whole deals as games again."""

from collections.abc import Iterator, Sequence
from itertools import accumulate, chain, repeat
from operator import add
from typing import TypeVar

from attrs import evolve

from wizard_rules.adjudication import adjudicate
from wizard_rules.card_set import CardSet
from wizard_rules.cards import COPIES, Card, Suit, Wizard
from wizard_rules.dealing import Deal
from wizard_rules.errors import RecordError
from wizard_rules.games import start_game
from wizard_rules.kinds import check_kind, check_text, texts_in_order
from wizard_rules.notation import CARD_TEXTS
from wizard_rules.parts import ScoredRound, Table
from wizard_rules.phases import Bidding, ChoosingTrump, Dealing, Game, Playing, check_game
from wizard_rules.records import NONE, Record, RecordBid, RecordRound, RecordTrick, TrumpText
from wizard_rules.table import SEATS, Seat, clockwise
from wizard_rules.tricks import Trick
from wizard_rules.validation import replay_round
from wizard_rules.written import Written, written_cards

__all__ = ["game_from_record", "record_of"]

Leaders = Sequence[Seat | None]
_Value = TypeVar("_Value")


def record_of(
    game: Game, *, players: Sequence[str] | None = None, title: str | None = None
) -> Record:
    """
    The record of *game*, with every deal, act and score; `game_from_record` gives it back.

    Without names the players are P1, P2, and so on.

    Raises:
        RecordError: The names are not one for each player.
        ValueError: A value is of another kind.

    >>> import wizard_rules as wr
    >>> game = wr.deal(wr.start_game(wr.Ruleset(players=3), dealer=wr.Seat(0)), wr.DECK)
    >>> record = wr.record_of(game, players=("Jia", "Yi", "Bing"))
    >>> record.rounds[0].hands, record.rounds[0].turn_up
    (('R1', 'R2', 'R3'), 'R4')
    >>> wr.game_from_record(record) == game
    True

    """
    check_game(game)
    if title is not None:
        check_text("title", title)
    table = game.table
    names = tuple([f"P{seat + 1}" for seat in range(table.players)])
    if players is not None:
        names = texts_in_order("players", players)
    if len(names) != table.players:
        raise RecordError(f"$.players: {len(names)} names for {table.players} players")
    rounds = list(map(_scored, table.history, repeat(names), _running_totals(table)))
    if isinstance(game, ChoosingTrump | Bidding | Playing):
        rounds.append(_under_way(game, names))
    first = table.history[0].dealer if table.history else table.dealer
    return Record(
        title=title,
        players=names,
        first_dealer=names[first],
        rules=table.ruleset,
        rounds=tuple(rounds),
    )


def _running_totals(table: Table) -> Iterator[tuple[int, ...]]:
    points = (scored.points for scored in table.history)
    return accumulate(points, lambda so_far, new: tuple(map(add, so_far, new)))


def _scored(scored: ScoredRound, names: Sequence[str], totals: tuple[int, ...]) -> RecordRound:
    return RecordRound(
        number=scored.deal.number,
        dealer=names[scored.dealer],
        turn_up=_text(scored.deal.turn_up),
        trump=_trump_text(scored.trump),
        hands=tuple(map(str, scored.deal.hands)),
        bids=scored.bids,
        tricks=tuple(_trick(trick, names) for trick in scored.tricks),
        taken=scored.taken,
        points=scored.points,
        totals=totals,
    )


def _under_way(game: ChoosingTrump | Bidding | Playing, names: Sequence[str]) -> RecordRound:
    dealt = RecordRound(
        number=game.deal.number,
        dealer=names[game.table.dealer],
        turn_up=_text(game.deal.turn_up),
        hands=tuple(map(str, game.deal.hands)),
    )
    if isinstance(game, ChoosingTrump):
        return dealt
    trump = _trump_text(game.trump)
    if isinstance(game, Bidding):
        made = tuple(RecordBid(names[seat], bid) for seat, bid in game.bids)
        return evolve(dealt, trump=trump, bids_so_far=made)
    progress = game.progress
    tricks = [_trick(trick, names) for trick in progress.tricks]
    if game.cards:
        tricks.append(RecordTrick(_text(*game.cards), lead=names[progress.leader]))
    return evolve(dealt, trump=trump, bids=progress.contract.bids, tricks=tuple(tricks))


def _trick(trick: Trick, names: Sequence[str]) -> RecordTrick:
    return RecordTrick(_text(*trick.cards), names[trick.leader], names[trick.winner])


def _text(*cards: Card | None) -> str:
    return " ".join(NONE if card is None else str(card) for card in cards)


def _trump_text(trump: Suit | None) -> TrumpText:
    return NONE if trump is None else trump.value


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
    report = adjudicate(record)
    if report.faults:
        raise RecordError(str(report.faults[0]))
    first_round = record.rounds[0] if record.rounds else RecordRound()
    dealer = _needed(record.first_dealer or first_round.dealer, "$.first_dealer")
    game = start_game(record.rules, record.seat_of(dealer))
    for place, (round_, judged) in enumerate(zip(record.rounds, report.rounds, strict=True)):
        path = f"$.rounds[{place}]"
        if judged.number != place + 1:
            raise RecordError(f"{path}.number: a game needs every round from the first on")
        if not isinstance(game, Dealing):
            raise RecordError(f"$.rounds[{place - 1}].tricks: a game needs all of them")
        game = _played_on(game, record, round_, judged.leaders, path)
    return game


def _needed(value: _Value | None, path: str) -> _Value:
    if value is None:
        raise RecordError(f"{path}: a game needs it")
    return value


def _played_on(
    game: Dealing, record: Record, round_: RecordRound, leaders: Leaders, path: str
) -> Game:
    plays = _plays(round_, leaders, game.table.players)
    deal = _deal(game, round_, plays, path)
    bids = [(record.seat_of(made.player), made.bid) for made in round_.bids_so_far or ()]
    if round_.bids is not None:
        order = clockwise(game.table.forehand, game.table.players)
        bids = [(seat, round_.bids[seat]) for seat in order]
    if isinstance(deal.turn_up, Wizard) and bids:
        _needed(round_.trump, f"{path}.trump")
    if plays:
        _needed(round_.bids, f"{path}.bids")
    trump = Suit.__members__.get(round_.trump or NONE)
    return replay_round(game, deal, trump, bids, _cards(deal, plays))


def _plays(round_: RecordRound, leaders: Leaders, players: int) -> list[tuple[Seat, Written]]:
    """The cards played and by whom, in the order played."""
    return [
        (SEATS[(leader + place) % players], written)
        for trick, leader in zip(round_.tricks or (), leaders, strict=True)
        if leader is not None
        for place, written in enumerate(written_cards(trick.cards))
    ]


def _deal(
    game: Dealing, round_: RecordRound, plays: Sequence[tuple[Seat, Written]], path: str
) -> Deal:
    players, number = game.table.players, game.table.number
    turned = _needed(round_.turn_up, f"{path}.turn_up")
    if len(plays) < number * players:
        _needed(round_.hands, f"{path}.hands")
    by_seat = [[written for by, written in plays if by == seat] for seat in range(players)]
    hands = [written_cards(hand) for hand in round_.hands or ()] or by_seat
    turn_up = () if turned == NONE else written_cards(turned)
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
            text = (copies or spare[text]).pop(0)
            held.add(text)
            spare[written.text] = [copy for copy in spare[written.text] if copy != text]
        cards.append(CARD_TEXTS[text])
    return cards


def _cards(deal: Deal, plays: Sequence[tuple[Seat, Written]]) -> Iterator[Card]:
    """The cards played; a bare special is any of the hand that is not played by its number."""
    left = [list(hand) for hand in deal.hands]
    named = {written.text for _, written in plays}
    for seat, written in plays:
        card = CARD_TEXTS.get(written.text) or next(
            card for card in left[seat] if str(card)[:1] == written.text and str(card) not in named
        )
        left[seat].remove(card)
        yield card
