"""Whether a game can be reached: it is played again by the acts that it tells."""

from collections.abc import Iterable, Sequence

from attrs import evolve

from wizard_rules.errors import IllegalAction
from wizard_rules.game.actions import Play
from wizard_rules.game.engine import start_game
from wizard_rules.game.parts import ScoredRound
from wizard_rules.game.phases import Bidding, ChoosingTrump, Game, Playing, check_game
from wizard_rules.game.sequences import apply_all
from wizard_rules.game.transitions import bid, deal_hands, name_trump
from wizard_rules.rulebook.card_set import CardSet
from wizard_rules.rulebook.deal import Deal
from wizard_rules.rulebook.deck import Card, Suit
from wizard_rules.rulebook.kinds import has_form
from wizard_rules.rulebook.table import SEATS, Seat, clockwise, left_of

__all__ = ["validate"]


def validate(game: Game) -> None:
    """
    Check that *game* can be reached by legal acts alone; states that were built by hand may not.

    Raises:
        ValueError: It cannot, or it is no game.

    >>> import wizard_rules as wr
    >>> wr.validate(wr.start_game(wr.Ruleset(players=4), dealer=wr.Seat(3)))

    """
    check_game(game)
    if not has_form(game, type(game)):
        raise ValueError("game: a part of it is missing, or of another kind")
    try:
        again = _played_again(game)
    except IllegalAction as refusal:
        raise ValueError(f"game: {refusal}") from refusal
    if again != game or hash(again) != hash(game):
        raise ValueError("game: it does not follow from what was dealt, bid and played")


def _played_again(game: Game) -> Game:
    table = game.table
    ruleset = evolve(table.ruleset)  # built anew, and so checked anew
    again = start_game(ruleset, table.history[0].dealer if table.history else table.dealer)
    for scored in table.history:
        again = _scored_again(again, scored, ruleset.players)
    return _with_acts(game, again, ruleset.players)


def _scored_again(again: Game, scored: ScoredRound, players: int) -> Game:
    bids = _in_order(scored.bids, left_of(scored.dealer, players), players)
    cards = [card for trick in scored.tricks for card in trick.cards]
    return replay_round(again, _dealt_again(scored.deal), scored.trump, bids, cards)


def _with_acts(game: Game, again: Game, players: int) -> Game:
    """The state *again*, brought forward by the acts of the round under way in *game*."""
    if isinstance(game, ChoosingTrump):
        return replay_round(again, _dealt_again(game.deal), None, (), ())
    if isinstance(game, Bidding):
        return replay_round(again, _dealt_again(game.deal), game.trump, game.bids, ())
    if isinstance(game, Playing):
        progress = game.progress
        bids = _in_order(progress.contract.bids, left_of(game.table.dealer, players), players)
        cards = [*(card for trick in progress.tricks for card in trick.cards), *game.cards]
        return replay_round(again, _dealt_again(game.deal), game.trump, bids, cards)
    return again


def _in_order(bids: Sequence[int], first: Seat, players: int) -> list[tuple[Seat, int]]:
    by_seat = dict(zip(SEATS, bids, strict=False))
    return [(seat, by_seat[seat]) for seat in clockwise(first, players) if seat in by_seat]


def _dealt_again(deal: Deal) -> Deal:
    return Deal(tuple([CardSet.of_bits(hand.bits) for hand in deal.hands]), deal.turn_up)


def replay_round(
    game: Game,
    dealt: Deal,
    trump: Suit | None,
    bids: Iterable[tuple[Seat, int]],
    cards: Iterable[Card],
) -> Game:
    """The game after a round, or the part of one that is given, was played as told."""
    game = deal_hands(game, dealt)
    if isinstance(game, ChoosingTrump) and trump is not None:
        game = name_trump(game, trump)
    for seat, tricks in bids:
        game = bid(game, tricks, seat)
    return apply_all(game, tuple(map(Play, cards)))
