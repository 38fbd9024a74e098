"""Where Wizard has neither Wizards nor Jesters it is Oh Hell, and OpenSpiel plays that too."""

import random
from collections.abc import Mapping
from typing import Protocol

import pytest

import wizard_rules as wr
from wizard_rules.rulebook.bid import ORDER, PLUS_MINUS_ONE
from wizard_rules.rulebook.play import (
    ANY_LEAD,
    FIRST_LEAD,
    FOLLOW_SUIT,
    IN_TURN,
    TRICKS_PER_ROUND,
    VOID_FREE,
    WINNER_LEADS,
)
from wizard_rules.rulebook.score import EXACT, MISSED
from wizard_rules.rulebook.trick import COUNTS_ONE, HIGHEST_LED_SUIT, HIGHEST_TRUMP


class State(Protocol):
    """What is used of a position in OpenSpiel, which ships no types."""

    def apply_action(self, action: int) -> None: ...
    def current_player(self) -> int: ...
    def is_terminal(self) -> bool: ...
    def legal_actions(self) -> list[int]: ...
    def returns(self) -> list[float]: ...


class SpielGame(Protocol):
    """What is used of a game."""

    def new_initial_state(self) -> State: ...


class Spiel(Protocol):
    """What is used of the module."""

    def load_game(self, name: str, parameters: Mapping[str, int | bool]) -> SpielGame: ...


SPIEL: Spiel = pytest.importorskip("pyspiel", reason="open-spiel is not installed here")

SUITS = list(wr.Suit)
SUIT_CARDS = [card for card in wr.DECK if isinstance(card, wr.SuitCard)]
SPECIALS = [card for card in wr.DECK if not isinstance(card, wr.SuitCard)]


def spiel_card(card: wr.Card) -> int:
    """OpenSpiel counts the twos of the four suits, then the threes, and the aces last."""
    assert isinstance(card, wr.SuitCard)
    return 4 * (card.rank - 1) + SUITS.index(card.suit)


def spiel_action(action: wr.Action) -> int:
    """The bids follow the 52 cards."""
    if isinstance(action, wr.Play):
        return spiel_card(action.card)
    assert isinstance(action, wr.Bid)
    return 52 + action.tricks


def spiel_state(game: wr.Bidding) -> State:
    """The same deal in OpenSpiel: it asks for the tricks and the dealer, then deals by seats."""
    number, players = game.table.number, game.table.players
    parameters = {
        "players": players,
        "num_suits": 4,
        "num_cards_per_suit": 13,
        "num_tricks_fixed": number,
        "off_bid_penalty": True,
        "points_per_trick": 10,
    }
    state = SPIEL.load_game("oh_hell", parameters).new_initial_state()
    turns = [card for cards in zip(*game.deal.hands, strict=True) for card in cards]
    assert game.deal.turn_up
    for choice in (number, game.table.dealer, *map(spiel_card, [*turns, game.deal.turn_up])):
        state.apply_action(choice)
    return state


def spiel_taken(state: State) -> tuple[int, ...]:
    """The tricks won, which OpenSpiel tells in its text only."""
    _, _, won = str(state).partition("Tricks Won:")
    return tuple(int(word) for word in won.splitlines()[0].split())


def taken(game: wr.Game) -> tuple[int, ...]:
    if isinstance(game, wr.Playing):
        return game.progress.taken
    if isinstance(game, wr.Bidding):
        return (0,) * game.table.players
    return game.table.history[-1].taken


def play_both(game: wr.Bidding, rng: random.Random) -> wr.Game:
    """The game after a random round that OpenSpiel has found legal act by act."""
    state = spiel_state(game)
    after: wr.Game = game
    while isinstance(after, wr.Bidding | wr.Playing):
        actions = {spiel_action(action): action for action in wr.legal_actions(after)}
        assert after.to_act == state.current_player()
        assert sorted(actions) == state.legal_actions()
        choice = rng.choice(list(actions))
        after = wr.apply(after, actions[choice])
        state.apply_action(choice)
        assert taken(after) == spiel_taken(state)
    assert state.is_terminal()
    scored = after.table.history[-1]
    # There a bid made is worth ten and ten a trick, and here twenty and ten a trick.
    bonus = [10 * (bid == won) for bid, won in zip(scored.bids, scored.taken, strict=True)]
    assert list(scored.points) == [sum(pair) for pair in zip(state.returns(), bonus, strict=True)]
    return after


@pytest.mark.ruling(ANY_LEAD, FOLLOW_SUIT, VOID_FREE, HIGHEST_TRUMP, HIGHEST_LED_SUIT)
@pytest.mark.ruling(FIRST_LEAD, WINNER_LEADS, IN_TURN, TRICKS_PER_ROUND, COUNTS_ONE)
@pytest.mark.ruling(ORDER, PLUS_MINUS_ONE, EXACT, MISSED)
@pytest.mark.parametrize("players", range(3, 7))
def test_open_spiel_plays_rounds_without_specials_alike(players: int) -> None:
    """Who acts, what is legal, who takes the trick, and what is scored are the same in Oh Hell,
    whose last bidder may not bid the sum of the tricks: at least 250 rounds for each number of
    players, as many tricks as 52 cards give.
    """
    ruleset = wr.Ruleset(players, bid_total=wr.BidTotal.PLUS_MINUS_ONE)
    compared = 0
    for seed in range(players, 40):
        rng = random.Random(seed)
        game: wr.Game = wr.start_game(ruleset, wr.Seat(seed % players))
        for _ in range(51 // players):
            game = wr.deal(game, (*rng.sample(SUIT_CARDS, 52), *SPECIALS))
            assert isinstance(game, wr.Bidding)
            game = play_both(game, rng)
            compared += 1
    assert compared >= 250
