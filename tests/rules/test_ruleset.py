"""The choices of a table."""

import copy
import pickle
from enum import Enum
from itertools import product

import attrs
import pytest
from attrs.exceptions import FrozenInstanceError

import wizard_rules as wr
from wizard_rules.rulebook.bid import HIDDEN, PLUS_MINUS_ONE, SUM_FREE
from wizard_rules.rulebook.deal import FIRST_CARD
from wizard_rules.rulebook.ruleset import AGREED_FIRST
from wizard_rules.rulebook.table import PLAYERS

Choices = tuple[int, wr.TwoPlayers, wr.BidTotal, wr.BiddingMethod, wr.FirstCard]

BASE: Choices = (
    4,
    wr.TwoPlayers.REFUSED,
    wr.BidTotal.FREE,
    wr.BiddingMethod.OPEN,
    wr.FirstCard.DEALER,
)
ALL = list(product(range(9), wr.TwoPlayers, wr.BidTotal, wr.BiddingMethod, wr.FirstCard))


def has_right_size(choices: Choices) -> bool:
    return choices[0] in range(3, 7) or choices[:2] == (2, wr.TwoPlayers.ALLOWED)


def bars_a_secret_bid(choices: Choices) -> bool:
    return choices[2:4] == (wr.BidTotal.PLUS_MINUS_ONE, wr.BiddingMethod.HIDDEN)


@pytest.mark.ruling(SUM_FREE, FIRST_CARD)
def test_the_base_game_needs_no_choice() -> None:
    """A table that chose nothing plays the base game, for four; a preset differs in one choice."""
    assert attrs.astuple(wr.Ruleset()) == BASE
    assert wr.Ruleset() == wr.STANDARD
    assert attrs.evolve(wr.STANDARD, bid_total=wr.BidTotal.PLUS_MINUS_ONE) == wr.PLUS_MINUS_ONE
    assert attrs.evolve(wr.STANDARD, bidding=wr.BiddingMethod.HIDDEN) == wr.HIDDEN_BIDS


@pytest.mark.parametrize(
    ("choice", "values"),
    [
        (wr.TwoPlayers, ["refused", "allowed"]),
        (wr.BidTotal, ["free", "plus-minus-one"]),
        (wr.BiddingMethod, ["open", "hidden"]),
        (wr.FirstCard, ["dealer", "left"]),
    ],
)
def test_choices_are_words(choice: type[Enum], values: list[str]) -> None:
    """Each choice but the number of players is a word, as records write it."""
    assert [member.value for member in choice] == values


def test_every_choice_has_a_public_name() -> None:
    """Whoever sets up a table finds the types of all its choices under the one import path."""
    types = [type(choice).__name__ for choice in BASE[1:]]
    assert set(types) <= set(wr.__all__)


def test_any_other_choices_go_together() -> None:
    """All choices can be combined, but for the number of players and for a barred secret bid."""
    chosen = [each for each in ALL if has_right_size(each) and not bars_a_secret_bid(each)]
    assert [attrs.astuple(wr.Ruleset(*each)) for each in chosen] == chosen


@pytest.mark.ruling(PLAYERS)
@pytest.mark.parametrize("choices", [each for each in ALL if not has_right_size(each)])
def test_three_to_six_play(choices: Choices) -> None:
    """Three to six play, each for themselves; two only where the table chose it."""
    with pytest.raises(ValueError, match=PLAYERS.id):
        wr.Ruleset(*choices)


@pytest.mark.ruling(PLUS_MINUS_ONE, HIDDEN)
@pytest.mark.parametrize("players", range(3, 7))
@pytest.mark.parametrize("first_card", wr.FirstCard)
def test_no_last_bidder_no_barred_bid(players: int, first_card: wr.FirstCard) -> None:
    """Plus/minus one bars a bid of the last bidder, so it cannot be chosen with hidden bids."""
    with pytest.raises(ValueError, match=f"{PLUS_MINUS_ONE.id}, {HIDDEN.id}"):
        wr.Ruleset(
            players,
            bid_total=wr.BidTotal.PLUS_MINUS_ONE,
            bidding=wr.BiddingMethod.HIDDEN,
            first_card=first_card,
        )


TYPES = {
    "two_players": "TwoPlayers",
    "bid_total": "BidTotal",
    "bidding": "BiddingMethod",
    "first_card": "FirstCard",
}
WRONG = [
    ((*BASE[:place], value, *BASE[place + 1 :]), f"{name}: {value!r} is no {TYPES[name]}")
    for place, name in enumerate(TYPES, start=1)
    for value in (None, "free")
]


@pytest.mark.parametrize(("choices", "message"), WRONG)
def test_what_is_no_choice_is_refused(choices: Choices, message: str) -> None:
    """A value that is none of the choices, not even the word of one, is a ValueError."""
    with pytest.raises(ValueError, match=f"^{message}$"):
        wr.Ruleset(*choices)


@pytest.mark.ruling(PLAYERS)
@pytest.mark.parametrize("players", [None, True, 4.0, "4"])
def test_the_number_of_players_is_a_whole_number(players: int) -> None:
    """What is no whole number is no number of players, whatever it is equal to."""
    with pytest.raises(ValueError, match=f"^players: {players!r} is no whole number$"):
        wr.Ruleset(players)


@pytest.mark.ruling(AGREED_FIRST)
@pytest.mark.parametrize("field", attrs.fields(wr.Ruleset), ids=lambda field: field.name)
def test_no_choice_can_be_made_later(field: "attrs.Attribute[object]") -> None:
    """A variant holds only if the table chose it before the first deal."""
    ruleset = wr.Ruleset()
    with pytest.raises(FrozenInstanceError):
        setattr(ruleset, field.name, field.default)


@pytest.mark.parametrize("shared", [wr.STANDARD, wr.RULEBOOK[0]], ids=["preset", "ruling"])
def test_what_all_share_takes_no_state(shared: wr.Ruleset | wr.Ruling) -> None:
    """A pickle from elsewhere can change neither a preset nor a ruling for the whole process."""
    before = repr(shared)
    with pytest.raises(attrs.exceptions.FrozenInstanceError):
        vars(type(shared))["__setstate__"](shared, {"players": 9, "says": "No."})

    assert repr(shared) == before
    assert copy.deepcopy(shared) == pickle.loads(pickle.dumps(shared)) == shared  # noqa: S301
