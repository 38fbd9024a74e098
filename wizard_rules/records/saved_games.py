"""Games as records, and records of whole deals as games again."""

from collections.abc import Iterator, Sequence
from itertools import accumulate, repeat
from operator import add

from attrs import evolve

from wizard_rules.errors import RecordError
from wizard_rules.game.parts import ScoredRound, Table
from wizard_rules.game.phases import Bidding, ChoosingTrump, Game, Playing, check_game
from wizard_rules.records.record import NONE, Record, RecordBid, RecordRound, RecordTrick, TrumpText
from wizard_rules.rulebook.deck import Card, Suit
from wizard_rules.rulebook.kinds import check_text, texts_in_order
from wizard_rules.rulebook.trick import Trick

__all__ = ["record_of"]


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
