"""Acts that are known, all at once: as one by one, in every phase."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import wizard_rules as wr
from wizard_rules.strategies import games

Told = tuple[wr.Game, list[wr.Action]]


@st.composite
def told(draw: st.DrawFn) -> Told:
    """A game at any moment, and acts that go on from it: legal ones, then any."""
    start = draw(games(max_acts=400))
    rng = random.Random(draw(st.integers(0, 1 << 32)))
    game, acts = start, list[wr.Action]()
    for _ in range(draw(st.integers(0, 40))):
        if not (legal := wr.legal_actions(game)):
            break
        acts.append(rng.choice(legal))
        game = wr.apply(game, acts[-1])
    return start, [*acts, *draw(st.lists(st.sampled_from(wr.ACTIONS), max_size=3))]


def one_by_one(game: wr.Game, acts: list[wr.Action]) -> wr.Game | wr.Violation:
    try:
        for act in acts:
            game = wr.apply(game, act)
    except wr.IllegalAction as refused:
        return refused.violation
    return game


def at_once(game: wr.Game, acts: list[wr.Action]) -> wr.Game | wr.Violation:
    try:
        return wr.apply_all(game, acts)
    except wr.IllegalAction as refused:
        return refused.violation


@given(told())
def test_all_at_once_is_as_one_by_one(given_: Told) -> None:
    """The same final state, or the same refusal, as by `apply` act for act."""
    game, acts = given_
    before = hash(game)

    assert at_once(game, acts) == one_by_one(game, acts)
    assert hash(game) == before


@given(told(), st.sampled_from([wr.DECK[0], "R5", 3, None, wr.Suit.R]), st.data())
def test_what_is_no_act_is_refused_wherever_it_stands(
    given_: Told, wrong: wr.Action, data: st.DataObject
) -> None:
    """A value of another kind is a bug in the program, and no forbidden act before it counts."""
    game, acts = given_
    acts.insert(data.draw(st.integers(0, len(acts))), wrong)
    with pytest.raises(ValueError, match="is no Action") as caught:
        wr.apply_all(game, acts)
    assert not isinstance(caught.value, wr.WizardRulesError)


def test_no_act_changes_nothing() -> None:
    """Without an act the game stays as it is, whatever its phase; with a few bids it goes on."""
    game = wr.deal(wr.start_game(wr.STANDARD, wr.Seat(3)), wr.DECK)

    assert wr.apply_all(game, ()) is game
    assert wr.apply_all(game, [wr.Bid(1), wr.Bid(0)]) == wr.bid(wr.bid(game, 1), 0)
