"""The game: rounds in sequence, the one door for engines, and the standings."""

from collections.abc import Sequence

from wizard_rules.game.actions import Action, Bid, NameTrump, Play, actions_of
from wizard_rules.game.parts import Table
from wizard_rules.game.phases import (
    PHASES,
    Bidding,
    ChoosingTrump,
    Dealing,
    Game,
    Playing,
    check_game,
)
from wizard_rules.game.refusals import (
    no_bid_due,
    no_play_due,
    no_trump_to_name,
    refused_bid,
    refused_name,
    refused_play,
)
from wizard_rules.game.transitions import bid, name_trump, play
from wizard_rules.rulebook.kinds import check_kind, check_whole, wrong_kind
from wizard_rules.rulebook.ruleset import Ruleset
from wizard_rules.rulebook.score import Place, places
from wizard_rules.rulebook.table import Seat, check_seat
from wizard_rules.rulebook.violation import Violation

__all__ = [
    "apply",
    "check_action",
    "legal_actions",
    "seats_to_act",
    "standings",
    "start_game",
]


def start_game(ruleset: Ruleset, dealer: Seat) -> Game:
    """
    A game before its first deal, which is for *dealer*.

    Rulings: table.first-dealer

    Raises:
        ValueError: There is no such seat, or a value is of another kind.

    >>> import wizard_rules as wr
    >>> game = wr.start_game(wr.Ruleset(players=4), dealer=wr.Seat(3))
    >>> game.table.totals
    (0, 0, 0, 0)

    """
    check_kind("ruleset", ruleset, Ruleset, "Ruleset")
    check_seat("dealer", dealer, ruleset.players)
    return Dealing(Table(ruleset, dealer, (), (0,) * ruleset.players))


def legal_actions(game: Game, seat: Seat | None = None) -> Sequence[Action]:
    """
    What the seat to act, or *seat*, may do now, ascending by number.

    Empty for a seat that is not to act, and when a deal is due or the game is over.

    Rulings: bid.order, bid.range, play.follow-suit, play.in-turn, trump.must-name-suit

    Raises:
        ValueError: A value is of another kind.

    >>> import wizard_rules as wr
    >>> game = wr.deal(wr.start_game(wr.Ruleset(players=4), dealer=wr.Seat(3)), wr.DECK)
    >>> print(*wr.legal_actions(game), sep=", ")
    bid 0, bid 1
    >>> wr.legal_actions(game, seat=wr.Seat(2))
    ()

    """
    if not isinstance(game, PHASES):
        raise wrong_kind("game", game, "game")
    if seat is not None:
        check_whole("seat", seat)
        if seat not in seats_to_act(game):
            return ()
    return actions_of(game.legal)


def seats_to_act(game: Game) -> tuple[Seat, ...]:
    """
    The seats that may act now: several only while bids are hidden, none while a deal is due.

    Rulings: bid.order, bid.hidden, play.in-turn

    Raises:
        ValueError: It is no game.

    >>> import wizard_rules as wr
    >>> game = wr.start_game(wr.Ruleset(bidding=wr.BiddingMethod.HIDDEN), dealer=wr.Seat(3))
    >>> wr.seats_to_act(wr.deal(game, wr.DECK))
    (0, 1, 2, 3)

    """
    if isinstance(game, Bidding):
        return game.may_bid
    if isinstance(game, Playing | ChoosingTrump):
        return (game.to_act,)
    check_game(game)
    return ()


def apply(game: Game, action: Action, *, seat: Seat | None = None) -> Game:
    """
    The game after the seat to act did *action*; with *seat*, an act out of turn is refused.

    Raises:
        IllegalAction: The violation says why; *game* is still there, unchanged. Its detail may name
            other cards of the hand: a server shows it to that seat alone, and `violation.public`
            to the others.
        ValueError: A value is of another kind.

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
    check_kind("action", action, NameTrump, "Action")
    return name_trump(game, action.suit, seat)


def standings(game: Game) -> tuple[Place, ...]:
    """
    The places by the rounds scored so far, best first; equal totals share the place.

    Rulings: score.total, score.highest-wins, score.ties-share

    Raises:
        ValueError: It is no game.

    >>> import wizard_rules as wr
    >>> game = wr.start_game(wr.Ruleset(players=3), dealer=wr.Seat(0))
    >>> [(place.rank, place.seat, place.total) for place in wr.standings(game)]
    [(1, 0, 0), (1, 1, 0), (1, 2, 0)]

    """
    check_game(game)
    return places(game.table.totals)


def check_action(game: Game, action: Action, *, seat: Seat | None = None) -> Violation | None:
    """
    The ruling that *action* would break now, or None: exactly what `apply` refuses.

    Raises:
        ValueError: A value is of another kind.

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
    check_kind("action", action, NameTrump, "Action")
    if isinstance(game, ChoosingTrump):
        return refused_name(game, action.suit, seat)
    return no_trump_to_name(game, seat)
