"""The acts of a player and their numbers."""

import copy
import pickle
from collections.abc import Callable

import attrs
import naive_referee as referee
import pytest
from attrs.exceptions import FrozenInstanceError
from hypothesis import example, given
from hypothesis import strategies as st

import wizard_rules as wr
from wizard_rules.game.actions import NAMING_BITS, actions_of

SAMPLES = [wr.ACTIONS[0], wr.ACTIONS[60], wr.ACTIONS[91]]


def built(action: wr.Action) -> wr.Action:
    match action:
        case wr.Play(card):
            return wr.Play(card)
        case wr.Bid(tricks):
            return wr.Bid(tricks)
        case wr.NameTrump(suit):
            return wr.NameTrump(suit)


def test_the_numbers_of_the_acts() -> None:
    """0 to 59 play the cards in the order of the deck, 60 to 90 bid 0 to 30, and 91 to 94 name the
    suits R, B, G and Y trump.
    """
    plays = [f"play {card}" for card in referee.DECK]
    bids = [f"bid {tricks}" for tricks in range(31)]
    names = [f"name trump {suit}" for suit in referee.SUITS]
    assert [str(action) for action in wr.ACTIONS] == plays + bids + names
    assert [action.number for action in wr.ACTIONS] == list(range(95))
    assert [wr.ACTIONS.index(action) for action in wr.ACTIONS] == list(range(95))
    assert [action.bit for action in wr.ACTIONS] == [1 << number for number in range(95)]
    assert NAMING_BITS == 0b1111 << 91


@pytest.mark.parametrize("again", [built, copy.copy, copy.deepcopy])
def test_an_act_is_one_object(again: Callable[[wr.Action], wr.Action]) -> None:
    """The same act is the same object, however one comes by it."""
    assert all(again(action) is action for action in wr.ACTIONS)


@pytest.mark.parametrize("protocol", range(pickle.HIGHEST_PROTOCOL + 1))
def test_pickling_gives_back_the_same_acts(protocol: int) -> None:
    """An unpickled act is the same object."""
    data = pickle.dumps(wr.ACTIONS, protocol)
    actions = pickle.loads(data)  # noqa: S301 - written one line above
    assert list(map(id, actions)) == list(map(id, wr.ACTIONS))


@pytest.mark.parametrize("action", SAMPLES, ids=str)
def test_nothing_of_an_act_can_be_changed(action: wr.Action) -> None:
    """Acts are immutable."""
    for field in attrs.fields(type(action)):
        with pytest.raises(FrozenInstanceError):
            setattr(action, field.name, 1)


@pytest.mark.parametrize("tricks", [-1, 31, True, False, 3.0, "3", None, []])
def test_there_is_no_other_bid(tricks: int) -> None:
    """A bid is a whole number from 0 to 30, the largest hand that there is."""
    with pytest.raises(ValueError, match=r"^tricks: .* is no (bid from 0 to 30|whole number)$"):
        wr.Bid(tricks)


@pytest.mark.parametrize("card", [None, "R5", 0, wr.Suit.R, wr.CardSet(wr.DECK[:1])])
def test_only_a_card_is_played(card: wr.Card) -> None:
    """What is no card cannot be played, not even the text of one or a set of one."""
    with pytest.raises(ValueError, match="is no card"):
        wr.Play(card)


@pytest.mark.parametrize("suit", [None, "R", 0, wr.DECK[0]])
def test_only_a_suit_is_named(suit: wr.Suit) -> None:
    """What is no suit cannot be named, and no trump is no suit."""
    with pytest.raises(ValueError, match="is no suit"):
        wr.NameTrump(suit)


@given(st.one_of(*[st.sets(st.sampled_from(range(most))) for most in (60, 95)]))
@example(set(range(60))).via("every card")
@example(set(range(60, 91))).via("every bid")
@example(set(range(91, 95))).via("every suit")
def test_bits_stand_for_acts(numbers: set[int]) -> None:
    """Bit n stands for act n, and acts are listed ascending."""
    acts = actions_of(sum(1 << number for number in numbers))
    assert [action.number for action in acts] == sorted(numbers)
