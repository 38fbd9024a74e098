"""The game: rounds in sequence, the one door for engines, and the standings."""

from collections.abc import Iterable, Sequence

from wizard_rules.actions import Action, Bid, Play, actions_of
from wizard_rules.cards import Card, Suit
from wizard_rules.dealing import Deal
from wizard_rules.errors import Violation
from wizard_rules.phases import Bidding, ChoosingTrump, Dealing, Game, Playing, Table
from wizard_rules.refusals import (
    no_bid_due,
    no_play_due,
    no_trump_to_name,
    refused_bid,
    refused_name,
    refused_play,
)
from wizard_rules.rounds import bid, deal_hands, name_trump, play
from wizard_rules.ruleset import Ruleset
from wizard_rules.scoring import Place, places
from wizard_rules.table import SEATS, Seat, check_seat, clockwise, forehand, is_one_of

__all__ = [
    "apply",
    "check_action",
    "legal_actions",
    "seats_to_act",
    "standings",
    "start_game",
    "validate",
]


def start_game(ruleset: Ruleset, dealer: Seat) -> Game:
    """
    A game before its first deal, which is for *dealer*.

    Rulings: table.first-dealer

    Raises:
        ValueError: There is no such seat.

    >>> import wizard_rules as wr
    >>> game = wr.start_game(wr.Ruleset(players=4), dealer=wr.Seat(3))
    >>> game.table.totals
    (0, 0, 0, 0)

    """
    check_seat(dealer, ruleset.players)
    return Dealing(Table(ruleset, dealer, (), (0,) * ruleset.players))


def legal_actions(game: Game, seat: Seat | None = None) -> Sequence[Action]:
    """
    What the seat to act, or *seat*, may do now, ascending by number.

    Empty for a seat that is not to act, and when a deal is due or the game is over.

    Rulings: bid.order, bid.range, play.follow-suit, play.in-turn, trump.must-name-suit

    >>> import wizard_rules as wr
    >>> game = wr.deal(wr.start_game(wr.Ruleset(players=4), dealer=wr.Seat(3)), wr.DECK)
    >>> print(*wr.legal_actions(game), sep=", ")
    bid 0, bid 1
    >>> wr.legal_actions(game, seat=wr.Seat(2))
    ()

    """
    if seat is None or is_one_of(seat, seats_to_act(game)):
        return actions_of(game.legal)
    return ()


def seats_to_act(game: Game) -> tuple[Seat, ...]:
    """
    The seats that may act now: several only while bids are hidden, none while a deal is due.

    Rulings: bid.order, bid.hidden, play.in-turn

    >>> import wizard_rules as wr
    >>> game = wr.start_game(wr.Ruleset(bidding=wr.BiddingMethod.HIDDEN), dealer=wr.Seat(3))
    >>> wr.seats_to_act(wr.deal(game, wr.DECK))
    (0, 1, 2, 3)

    """
    if isinstance(game, Bidding):
        return game.may_bid
    if isinstance(game, Playing | ChoosingTrump):
        return (game.to_act,)
    return ()


def apply(game: Game, action: Action, *, seat: Seat | None = None) -> Game:
    """
    The game after the seat to act did *action*; with *seat*, an act out of turn is refused.

    Raises:
        IllegalAction: The violation says why; *game* is still there, unchanged.

    >>> import wizard_rules as wr
    >>> game = wr.deal(wr.start_game(wr.Ruleset(players=4), dealer=wr.Seat(3)), wr.DECK)
    >>> wr.apply(game, wr.Bid(1)).bids
    ((0, 1),)
    >>> wr.apply(game, wr.Bid(1), seat=wr.Seat(2))
    Traceback (most recent call last):
    wizard_rules.errors.IllegalBid: it is for seat 0 to bid, not for seat 2. Once trump is \
settled, bidding runs clockwise from the dealer's left and ends with the dealer. [bid.order]

    """
    if isinstance(action, Play):
        return play(game, action.card, seat)
    if isinstance(action, Bid):
        return bid(game, action.tricks, seat)
    return name_trump(game, action.suit, seat)


def standings(game: Game) -> tuple[Place, ...]:
    """
    The places by the rounds scored so far, best first; equal totals share the place.

    Rulings: score.total, score.highest-wins, score.ties-share

    >>> import wizard_rules as wr
    >>> game = wr.start_game(wr.Ruleset(players=3), dealer=wr.Seat(0))
    >>> [(place.rank, place.seat, place.total) for place in wr.standings(game)]
    [(1, 0, 0), (1, 1, 0), (1, 2, 0)]

    """
    return places(game.table.totals)


def check_action(game: Game, action: Action, *, seat: Seat | None = None) -> Violation | None:
    """
    The ruling that *action* would break now, or None: exactly what `apply` refuses.

    >>> import wizard_rules as wr
    >>> game = wr.deal(wr.start_game(wr.Ruleset(players=4), dealer=wr.Seat(3)), wr.DECK)
    >>> wr.check_action(game, wr.Bid(1))
    >>> wr.check_action(game, wr.Bid(2)).ruling.id
    'bid.range'

    """
    if isinstance(action, Play):
        if isinstance(game, Playing):
            return refused_play(game, action.card, seat)
        return no_play_due(game, seat)
    if isinstance(action, Bid):
        if isinstance(game, Bidding):
            return refused_bid(game, action.tricks, seat)
        return no_bid_due(game, seat)
    if isinstance(game, ChoosingTrump):
        return refused_name(game, action.suit, seat)
    return no_trump_to_name(game, seat)


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
    for card in cards:
        game = play(game, card)
    return game


def validate(game: Game) -> None:
    """
    Check that *game* can be reached by legal acts alone; states that were built by hand may not.

    Raises:
        ValueError: It cannot.

    >>> import wizard_rules as wr
    >>> wr.validate(wr.start_game(wr.Ruleset(players=4), dealer=wr.Seat(3)))

    """
    table = game.table
    again = start_game(table.ruleset, table.history[0].dealer if table.history else table.dealer)
    for scored in table.history:
        bids = _in_order(scored.bids, forehand(scored.dealer, table.players), table.players)
        cards = [card for trick in scored.tricks for card in trick.cards]
        again = replay_round(again, scored.deal, scored.trump, bids, cards)
    if _with_acts(game, again) != game:
        raise ValueError("the state does not follow from what was dealt, bid and played")


def _in_order(bids: Sequence[int], first: Seat, players: int) -> list[tuple[Seat, int]]:
    by_seat = dict(zip(SEATS, bids, strict=False))
    return [(seat, by_seat[seat]) for seat in clockwise(first, players) if seat in by_seat]


def _with_acts(game: Game, again: Game) -> Game:
    """The state *again*, brought forward by the acts of the round under way in *game*."""
    if isinstance(game, ChoosingTrump):
        return replay_round(again, game.deal, None, (), ())
    if isinstance(game, Bidding):
        return replay_round(again, game.deal, game.trump, game.bids, ())
    if isinstance(game, Playing):
        progress = game.progress
        bids = _in_order(progress.contract.bids, game.table.forehand, game.table.players)
        cards = [*(card for trick in progress.tricks for card in trick.cards), *game.cards]
        return replay_round(again, game.deal, game.trump, bids, cards)
    return again
