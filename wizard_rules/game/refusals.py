"""Why an act is refused at a table: for the phase, then for the turn, then for itself."""

from typing import Final

from attrs import evolve

from wizard_rules.game.actions import BIDS, FIRST_BID
from wizard_rules.game.phases import Bidding, ChoosingTrump, Dealing, Finished, Playing, check_game
from wizard_rules.rulebook.bid import BEFORE_PLAY, HIDDEN, ORDER, check_bid
from wizard_rules.rulebook.deck import Card, Suit
from wizard_rules.rulebook.kinds import check_whole
from wizard_rules.rulebook.play import (
    FIRST_LEAD,
    IN_TURN,
    TRICKS_PER_ROUND,
    WINNER_LEADS,
    check_play,
)
from wizard_rules.rulebook.printable import value
from wizard_rules.rulebook.ruleset import BiddingMethod
from wizard_rules.rulebook.table import ROUNDS, Seat
from wizard_rules.rulebook.trump import WIZARD_TURNED, check_trump_choice, trump_ruling
from wizard_rules.rulebook.violation import Violation

GAME_OVER: Final = "the game is over"
NOT_DEALT: Final = "no cards are dealt yet"


def _check(game: object, seat: Seat | None) -> None:
    """Refuse what is no game or no seat: that is no act that a ruling forbids."""
    check_game(game)
    if seat is not None:
        check_whole("seat", seat)


def no_deal_due(game: ChoosingTrump | Bidding | Playing | Finished) -> Violation:
    """Why nothing is dealt now."""
    check_game(game)
    if isinstance(game, Finished):
        return Violation(ROUNDS, GAME_OVER)
    return Violation(TRICKS_PER_ROUND, "the round is not over")


def no_trump_to_name(game: Dealing | Bidding | Playing | Finished, seat: Seat | None) -> Violation:
    """Why nobody names trump now."""
    _check(game, seat)
    if isinstance(game, Finished):
        return Violation(ROUNDS, GAME_OVER, seat)
    if isinstance(game, Dealing):
        return Violation(WIZARD_TURNED, NOT_DEALT, seat)
    return Violation(trump_ruling(game.deal.turn_up), "trump is settled", seat)


def no_bid_due(game: Dealing | ChoosingTrump | Playing | Finished, seat: Seat | None) -> Violation:
    """Why nobody bids now."""
    _check(game, seat)
    if isinstance(game, Finished):
        return Violation(ROUNDS, GAME_OVER, seat)
    if isinstance(game, Playing):
        return Violation(BEFORE_PLAY, "the bids are in", seat)
    is_dealt = isinstance(game, ChoosingTrump)
    return Violation(ORDER, "the dealer has not named trump" if is_dealt else NOT_DEALT, seat)


def no_play_due(game: Dealing | ChoosingTrump | Bidding | Finished, seat: Seat | None) -> Violation:
    """Why nobody plays a card now."""
    _check(game, seat)
    if isinstance(game, Finished):
        return Violation(ROUNDS, GAME_OVER, seat)
    if isinstance(game, Dealing):
        return Violation(TRICKS_PER_ROUND, NOT_DEALT, seat)
    return Violation(BEFORE_PLAY, "not every bid is in", seat)


def refused_name(game: ChoosingTrump, suit: Suit | None, seat: Seat | None) -> Violation | None:
    """Why *seat*, or the dealer, may not name *suit*, or None."""
    _check(game, seat)
    dealer = game.to_act
    if seat not in (None, dealer):
        return Violation(WIZARD_TURNED, f"seat {dealer} deals, not seat {value(seat)}", seat)
    return _by(dealer, check_trump_choice(suit, game.deal.turn_up))


def is_legal_bid(game: Bidding, tricks: int) -> bool:
    """Whether the seat to act may bid so many: its legal acts tell."""
    return tricks in BIDS and bool(1 << FIRST_BID + tricks & game.legal)


def refused_bid(game: Bidding, tricks: int, seat: Seat | None) -> Violation | None:
    """Why *seat*, or the seat to act, may not bid *tricks*, or None."""
    _check(game, seat)
    ruleset = game.table.ruleset
    if seat is not None and seat not in game.may_bid:
        if ruleset.bidding is BiddingMethod.HIDDEN:
            has_bid = seat in dict(game.bids)
            detail = "has bid already" if has_bid else "is not at the table"
            return Violation(HIDDEN, f"seat {value(seat)} {detail}", seat)
        return Violation(
            ORDER, f"it is for seat {game.to_act} to bid, not for seat {value(seat)}", seat
        )
    if is_legal_bid(game, tricks):
        return None
    bids = [bid for _, bid in game.bids]
    number, players, bid_total = game.table.number, ruleset.players, ruleset.bid_total
    violation = check_bid(tricks, number, bids, players=players, bid_total=bid_total)
    return _by(game.to_act if seat is None else seat, violation)


def refused_play(game: Playing, card: Card, seat: Seat | None) -> Violation | None:
    """Why *seat*, or the seat to act, may not play *card*, or None."""
    _check(game, seat)
    if seat not in (None, game.to_act):
        ruling = IN_TURN
        if not game.cards:
            ruling = WINNER_LEADS if game.progress.tricks else FIRST_LEAD
        return Violation(
            ruling, f"it is for seat {game.to_act} to play, not for seat {value(seat)}", seat
        )
    return _by(game.to_act, check_play(card, game.hands[game.to_act], game.cards))


def _by(seat: Seat, violation: Violation | None) -> Violation | None:
    return None if violation is None else evolve(violation, seat=seat)
