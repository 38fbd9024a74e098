"""What one seat sees of a game: its own hand, and what lies open on the table."""

from typing import final

from attrs import frozen

from wizard_rules.game.parts import Table
from wizard_rules.game.phases import (
    Bidding,
    ChoosingTrump,
    Dealing,
    Finished,
    Game,
    Playing,
    check_game,
)
from wizard_rules.rulebook.card_set import CardSet
from wizard_rules.rulebook.deck import Card, Suit
from wizard_rules.rulebook.ruleset import BiddingMethod
from wizard_rules.rulebook.table import Seat, check_seat
from wizard_rules.rulebook.trick import Trick

__all__ = ["BiddingView", "ChoosingTrumpView", "PlayingView", "View", "view"]


@final
@frozen
class ChoosingTrumpView:
    """The dealer has to name trump: what a seat knows then."""

    seat: Seat
    table: Table
    hand: CardSet
    turn_up: Card | None
    to_act: Seat


@final
@frozen
class BiddingView:
    """The bids are coming in: what a seat knows then; of hidden bids only its own."""

    seat: Seat
    table: Table
    hand: CardSet
    turn_up: Card | None
    trump: Suit | None
    bids: tuple[tuple[Seat, int], ...]
    may_bid: tuple[Seat, ...]


@final
@frozen
class PlayingView:
    """A trick is being played: what a seat knows then; bids and tricks taken are by seat."""

    seat: Seat
    table: Table
    hand: CardSet
    turn_up: Card | None
    trump: Suit | None
    bids: tuple[int, ...]
    tricks: tuple[Trick, ...]
    taken: tuple[int, ...]
    leader: Seat
    cards: tuple[Card, ...]
    to_act: Seat


View = Dealing | ChoosingTrumpView | BiddingView | PlayingView | Finished
"""What a seat sees at any moment; between rounds there is nothing to hide."""


def view(game: Game, seat: Seat) -> View:
    """
    What *seat* sees of *game*: no other hand, no stock, no hidden bid of another.

    What the seat may do is `legal_actions(game, seat)`. The refusal of an act may name cards of the
    hand: a server shows its `detail` to that seat alone, and its `public` to the others.

    Rulings: bid.public, bid.hidden, trick.taken-public, deal.turn-up-stays

    Raises:
        ValueError: There is no such seat, or it is no game.

    >>> import wizard_rules as wr
    >>> game = wr.deal(wr.start_game(wr.Ruleset(players=3), dealer=wr.Seat(0)), wr.DECK)
    >>> print(wr.view(game, wr.Seat(2)).hand)
    R3

    """
    check_game(game)
    check_seat("seat", seat, game.table.players)
    if isinstance(game, ChoosingTrump):
        hand, turn_up = game.deal.hands[seat], game.deal.turn_up
        return ChoosingTrumpView(seat, game.table, hand, turn_up, game.to_act)
    if isinstance(game, Bidding):
        return _bidding(game, seat)
    if isinstance(game, Playing):
        return _playing(game, seat)
    return game


def _bidding(game: Bidding, seat: Seat) -> BiddingView:
    is_open = game.table.ruleset.bidding is BiddingMethod.OPEN
    bids = tuple(made for made in game.bids if is_open or made[0] == seat)
    hand, turn_up = game.deal.hands[seat], game.deal.turn_up
    return BiddingView(seat, game.table, hand, turn_up, game.trump, bids, game.may_bid)


def _playing(game: Playing, seat: Seat) -> PlayingView:
    progress = game.progress
    return PlayingView(
        seat=seat,
        table=game.table,
        hand=game.hands[seat],
        turn_up=game.deal.turn_up,
        trump=game.trump,
        bids=progress.contract.bids,
        tricks=progress.tricks,
        taken=progress.taken,
        leader=progress.leader,
        cards=game.cards,
        to_act=game.to_act,
    )
