"""The Hypothesis strategies: what they draw is legal, and nothing that is legal is left out."""

from enum import Enum

import pytest
from attrs import astuple
from hypothesis import Phase, find, given, settings
from hypothesis import strategies as st
from hypothesis.errors import InvalidArgument

import wizard_rules as wr
from wizard_rules import strategies


@given(strategies.cards(), strategies.trumps(), strategies.decks())
def test_cards_trumps_and_decks(
    card: wr.Card, trump: wr.Suit | None, deck: tuple[wr.Card, ...]
) -> None:
    """A card is one of the sixty, trump a suit or none, and a deck the sixty cards."""
    assert card in wr.DECK
    assert trump in (None, *wr.Suit)
    assert wr.check_deck(deck) is None


@given(st.integers(0, 30), st.integers(0, 30), st.data())
def test_hands_and_tricks_have_the_size_asked_for(
    one: int, other: int, data: st.DataObject
) -> None:
    """There are as many cards as asked for, and no card is there twice."""
    least, most = sorted((one, other))
    hand = data.draw(strategies.hands(min_size=least, max_size=most))
    trick = data.draw(strategies.tricks(min_size=least, max_size=most))
    assert least <= len(hand) <= most
    assert least <= len(trick) == len(set(trick)) <= most


@given(strategies.rulesets(min_players=3, max_players=4))
def test_rulesets_are_for_as_many_as_asked_for(ruleset: wr.Ruleset) -> None:
    """No more and no fewer play than asked for."""
    assert ruleset.players in (3, 4)


@given(strategies.games(ruleset=st.just(wr.PLUS_MINUS_ONE), max_acts=20))
def test_games_are_played_as_asked_for(game: wr.Game) -> None:
    """A game follows the ruleset that is given, by no more acts than allowed, and is valid."""
    assert game.table.ruleset == wr.PLUS_MINUS_ONE
    assert game.table.number <= 3
    wr.validate(game)


@pytest.mark.parametrize(
    "phase", [wr.Dealing, wr.ChoosingTrump, wr.Bidding, wr.Playing, wr.Finished]
)
def test_games_stop_anywhere(phase: type[wr.Game]) -> None:
    """A game may be in any phase, from the first deal due to the end."""
    any_will_do = settings(max_examples=2000, phases=[Phase.generate])  # nothing is made smaller
    kinds = strategies.games().map(type)
    assert find(kinds, lambda kind: kind is phase, settings=any_will_do) is phase


@pytest.mark.parametrize("choice", [*wr.BidTotal, *wr.BiddingMethod, *wr.FirstCard, *wr.TwoPlayers])
def test_rulesets_leave_out_no_choice(choice: Enum) -> None:
    """Every choice that a table has may be drawn."""
    assert choice in astuple(find(strategies.rulesets(), lambda rules: choice in astuple(rules)))


@pytest.mark.parametrize(
    "strategy",
    [
        strategies.hands(min_size=61, max_size=61),
        strategies.hands(min_size=2, max_size=1),
        strategies.tricks(min_size=7),
        strategies.rulesets(min_players=4, max_players=3),
        strategies.games(max_acts=-1),
    ],
)
def test_what_is_impossible_is_refused(strategy: st.SearchStrategy[object]) -> None:
    """Impossible arguments raise, they never draw nothing."""
    with pytest.raises(InvalidArgument):
        find(strategy, lambda _: True)


@pytest.mark.parametrize("players", [1, 7])
def test_only_two_to_six_play(players: int) -> None:
    """There is no ruleset for fewer than two or more than six."""
    strategy = strategies.rulesets(min_players=players, max_players=players)
    with pytest.raises(ValueError, match=f"players: {players} is not from"):
        find(strategy, lambda _: True)
