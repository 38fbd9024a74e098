"""
Hypothesis strategies for cards, tricks and whole games; needs the extra `hypothesis`.

Rulesets and games are legal ones; hands and tricks are any different cards, of the sizes asked for.
"""

import random

from hypothesis import strategies as st

from wizard_rules.game.engine import apply, legal_actions, seats_to_act, start_game
from wizard_rules.game.phases import Bidding, Dealing, Game
from wizard_rules.game.transitions import deal
from wizard_rules.rulebook.card_set import CardSet
from wizard_rules.rulebook.deal import shuffled_deck
from wizard_rules.rulebook.deck import DECK, Card, Suit
from wizard_rules.rulebook.ruleset import BiddingMethod, BidTotal, FirstCard, Ruleset, TwoPlayers
from wizard_rules.rulebook.table import FEWEST, MOST, SEATS, rounds_in_game

__all__ = ["cards", "decks", "games", "hands", "rulesets", "tricks", "trumps"]


def cards() -> st.SearchStrategy[Card]:
    """One of the sixty cards."""
    return st.sampled_from(DECK)


def trumps() -> st.SearchStrategy[Suit | None]:
    """A trump suit, or no trump."""
    return st.none() | st.sampled_from(Suit)


def hands(*, min_size: int = 0, max_size: int = 30) -> st.SearchStrategy[CardSet]:
    """A hand of so many cards."""
    return st.sets(cards(), min_size=min_size, max_size=max_size).map(CardSet)


def tricks(*, min_size: int = 1, max_size: int = MOST) -> st.SearchStrategy[tuple[Card, ...]]:
    """The cards of a trick in the order played; a part of one, where the sizes allow it."""
    return st.lists(cards(), min_size=min_size, max_size=max_size, unique=True).map(tuple)


def decks() -> st.SearchStrategy[tuple[Card, ...]]:
    """The sixty cards in any order."""
    return st.permutations(DECK).map(tuple)


@st.composite
def rulesets(draw: st.DrawFn, *, min_players: int = FEWEST, max_players: int = MOST) -> Ruleset:
    """Any choices that a table of so many may make; for two, that two may play is one of them."""
    players = draw(st.integers(min_players, max_players))
    bid_total = draw(st.sampled_from(BidTotal))
    is_free = bid_total is BidTotal.FREE
    return Ruleset(
        players,
        TwoPlayers.ALLOWED if players == FEWEST else draw(st.sampled_from(TwoPlayers)),
        bid_total,
        draw(st.sampled_from(BiddingMethod)) if is_free else BiddingMethod.OPEN,
        draw(st.sampled_from(FirstCard)),
    )


@st.composite
def games(
    draw: st.DrawFn, *, ruleset: st.SearchStrategy[Ruleset] | None = None, max_acts: int = 2000
) -> Game:
    """A game at any moment from its start to its end, reached by legal acts alone."""
    chosen = draw(rulesets() if ruleset is None else ruleset)
    game = start_game(chosen, draw(st.sampled_from(SEATS[: chosen.players])))
    rounds = rounds_in_game(chosen.players)
    most = sum(chosen.players * (number + 1) + 2 for number in range(1, rounds + 1))
    left = draw(st.integers(0, min(max_acts, most)))
    rng = random.Random(draw(st.integers(0, 1 << 32)))
    while left and not game.is_over:
        game, left = _one_act(game, rng), left - 1
    return game


def _one_act(game: Game, rng: random.Random) -> Game:
    if isinstance(game, Dealing):
        return deal(game, shuffled_deck(rng))
    seat = rng.choice(seats_to_act(game)) if isinstance(game, Bidding) else None
    return apply(game, rng.choice(legal_actions(game)), seat=seat)
