"""
Disputes from real tables, each settled as the rules settle it.

Positions in a trick are counted from 1, the leader, as people count them.
"""

import pytest

import wizard_rules as wr
from wizard_rules.rulebook.bid import SUM_FREE
from wizard_rules.rulebook.play import (
    FOLLOW_SUIT,
    JESTER_LEAD_DEFERS,
    SPECIALS_ALWAYS,
    VOID_FREE,
    WIZARD_LATER_KEEPS_SUIT,
    WIZARD_OPENS_FREE,
)
from wizard_rules.rulebook.score import EXACT, MISSED
from wizard_rules.rulebook.trick import ALL_JESTERS, FIRST_WIZARD, HIGHEST_LED_SUIT


@pytest.mark.ruling(FIRST_WIZARD, HIGHEST_LED_SUIT, ALL_JESTERS)
@pytest.mark.parametrize(
    ("trump", "cards", "taker", "ruling"),
    [
        pytest.param(None, "J W R5 R2", 2, FIRST_WIZARD, id="D-01"),
        pytest.param(None, "J J B6 B10", 4, HIGHEST_LED_SUIT, id="D-02"),
        pytest.param(None, "J R5 W R2", 3, FIRST_WIZARD, id="D-04"),
        pytest.param(wr.Suit.R, "J J J J", 1, ALL_JESTERS, id="D-06-trump"),
        pytest.param(None, "J J J", 1, ALL_JESTERS, id="D-06"),
        pytest.param(None, "W R13 W J", 1, FIRST_WIZARD, id="D-09"),
        pytest.param(wr.Suit.R, "R5 W W", 2, FIRST_WIZARD, id="D-11-two"),
        pytest.param(wr.Suit.R, "W W W W", 1, FIRST_WIZARD, id="D-11-four"),
    ],
)
def test_who_takes_the_trick(
    trump: wr.Suit | None, cards: str, taker: int, ruling: wr.Ruling
) -> None:
    """The first Wizard, else the highest trump, else the highest card of the led suit, else the
    first Jester.
    """
    trick = wr.parse_cards(cards)
    assert wr.trick_winner(trick, trump) == taker - 1
    assert wr.trick_ruling(trick, trump) == ruling


@pytest.mark.ruling(
    FOLLOW_SUIT,
    JESTER_LEAD_DEFERS,
    SPECIALS_ALWAYS,
    VOID_FREE,
    WIZARD_LATER_KEEPS_SUIT,
    WIZARD_OPENS_FREE,
)
@pytest.mark.parametrize(
    ("cards", "hand", "legal", "ruling"),
    [
        pytest.param("J W R5", "R2 Y3 W4", "R2 Y3 W4", WIZARD_OPENS_FREE, id="D-01"),
        pytest.param("J J B6", "B10 Y1 J4", "B10 J4", JESTER_LEAD_DEFERS, id="D-02"),
        pytest.param("J R5 W", "R2 Y3", "R2", WIZARD_LATER_KEEPS_SUIT, id="D-04"),
        pytest.param("R5", "R9 J W Y1", "R9 J W", FOLLOW_SUIT, id="D-08"),
        pytest.param("W R13", "R2 Y1", "R2 Y1", WIZARD_OPENS_FREE, id="D-09"),
        pytest.param("B6 W", "B10 Y1", "B10", WIZARD_LATER_KEEPS_SUIT, id="D-10"),
        pytest.param("R5", "W J Y2", "W J Y2", VOID_FREE, id="D-14"),
        pytest.param("R5", "R2 R9", "R2 R9", FOLLOW_SUIT, id="D-17"),
        pytest.param("R5", "R2 Y3 G4 G8 B1", "R2", FOLLOW_SUIT, id="D-61"),
    ],
)
def test_what_may_be_played(cards: str, hand: str, legal: str, ruling: wr.Ruling) -> None:
    """Whoever holds a card of the led suit must play one of that suit, or a Wizard, or a Jester."""
    trick, held = wr.parse_cards(cards), wr.parse_card_set(hand)
    assert wr.legal_plays(held, trick) == wr.parse_card_set(legal)
    assert wr.play_ruling(held, trick) == ruling


@pytest.mark.ruling(EXACT, MISSED)
@pytest.mark.parametrize(
    ("bid", "taken", "points"),
    [
        pytest.param(0, 0, 20, id="D-41-made"),
        pytest.param(0, 1, -10, id="D-41-missed"),
        pytest.param(5, 5, 70, id="D-45"),
        pytest.param(3, 1, -20, id="D-46-two-under"),
        pytest.param(2, 1, -10, id="D-46-one-under"),
        pytest.param(1, 0, -10, id="D-48-first"),
        pytest.param(2, 1, -10, id="D-48-second"),
        pytest.param(0, 1, -10, id="D-48-third-and-fourth"),
    ],
)
def test_what_a_bid_scores(bid: int, taken: int, points: int) -> None:
    """A bid made exactly scores twenty, and ten for each trick; a bid missed loses ten for each
    trick over or under, and the tricks taken score nothing.
    """
    assert wr.bid_score(bid, taken) == points


@pytest.mark.ruling(SUM_FREE)
def test_whether_the_bids_may_add_up_to_the_tricks() -> None:
    """In the base game the bids may add up to anything, the number of tricks included (D-33)."""
    assert wr.legal_bids(3, [1, 1, 1], players=4) == (0, 1, 2, 3)
