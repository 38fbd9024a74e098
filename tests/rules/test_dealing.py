"""The shuffle, the deal and the card turned up."""

import math
import random

import naive_referee as referee
import pytest
from hypothesis import given
from hypothesis import strategies as st

import wizard_rules as wr
from wizard_rules import strategies
from wizard_rules.rulebook.deal import (
    FIRST_CARD,
    HAND_SIZE,
    SHUFFLE,
    TURN_UP,
    TURN_UP_STAYS,
    deal_cards,
)
from wizard_rules.rulebook.deck import SIXTY_CARDS
from wizard_rules.rulebook.table import PLAYERS
from wizard_rules.rulebook.trump import LAST_ROUND

TABLES = [(players, wr.Seat(dealer)) for players in range(3, 7) for dealer in range(players)]


class Always(random.Random):
    """A generator that always draws the same number, and that only by random()."""

    number: float

    def random(self) -> float:
        """Draw it."""
        return self.number


@st.composite
def dealings(draw: st.DrawFn) -> tuple[int, wr.Seat, wr.Ruleset]:
    """The number of a round, who deals it, and at which table."""
    ruleset = draw(strategies.rulesets())
    number = draw(st.integers(1, wr.rounds_in_game(ruleset.players)))
    return number, wr.Seat(draw(st.integers(0, ruleset.players - 1))), ruleset


def test_a_shuffle_can_be_repeated() -> None:
    """The same seed gives the same deck, on every platform and version."""
    deck = [str(card) for card in wr.shuffled_deck(random.Random(7))]
    assert deck[:6] == ["B1", "Y9", "G9", "B9", "R3", "R1"]
    assert deck[-6:] == ["B8", "G5", "R5", "G12", "R9", "B7"]


@given(st.integers(0))
def test_a_shuffled_deck_is_a_deck(seed: int) -> None:
    """Shuffled are the sixty cards, once each."""
    assert wr.check_deck(wr.shuffled_deck(random.Random(seed))) is None


def test_a_shuffle_changes_each_card_with_one_below_it_or_itself() -> None:
    """From the last card on, each changes places with one drawn by random() from all up to it."""
    rng = Always()
    rng.number = math.nextafter(1, 0)
    assert wr.shuffled_deck(rng) == wr.DECK
    rng.number = 0
    assert wr.shuffled_deck(rng) == wr.DECK[1:] + wr.DECK[:1]


@pytest.mark.ruling(SHUFFLE, HAND_SIZE, TURN_UP, FIRST_CARD)
@given(strategies.decks(), dealings())
def test_the_referee_deals_the_same(
    deck: tuple[wr.Card, ...], dealing: tuple[int, wr.Seat, wr.Ruleset]
) -> None:
    """Round n deals n cards to each player, clockwise from the dealer or the player on the left;
    then the top card of the stock is turned up.
    """
    number, dealer, ruleset = dealing
    dealt = deal_cards(deck, number, dealer, ruleset)
    other = referee.Referee(ruleset.players, dealer, first_card=ruleset.first_card.value)
    other.number = number
    other.deal([str(card) for card in deck])
    assert [set(map(str, hand)) for hand in dealt.hands] == list(map(set, other.hands))
    assert str(dealt.turn_up) == str(other.turn_up)
    assert set(map(str, dealt.stock)) == set(other.stock)


@pytest.mark.ruling(SIXTY_CARDS, TURN_UP_STAYS)
@given(strategies.decks(), dealings())
def test_no_card_is_lost(
    deck: tuple[wr.Card, ...], dealing: tuple[int, wr.Seat, wr.Ruleset]
) -> None:
    """Hands, turn-up and stock are the sixty cards, and nobody owns the turned-up card."""
    dealt = deal_cards(deck, *dealing)
    turned = [] if dealt.turn_up is None else [dealt.turn_up]
    cards = [*turned, *dealt.stock, *(card for hand in dealt.hands for card in hand)]
    assert wr.check_deck(cards) is None


@pytest.mark.ruling(FIRST_CARD)
@pytest.mark.parametrize(("players", "dealer"), TABLES)
def test_the_dealer_takes_the_first_card(players: int, dealer: wr.Seat) -> None:
    """The dealer takes the first card of the deal, unless the table lets the player on the left
    start.
    """
    hands = deal_cards(wr.DECK, 1, dealer, wr.Ruleset(players)).hands
    assert str(hands[dealer]) == "R1"
    left = wr.Ruleset(players, first_card=wr.FirstCard.LEFT)
    hands = deal_cards(wr.DECK, 1, dealer, left).hands
    assert str(hands[wr.forehand(dealer, players)]) == "R1"


@pytest.mark.ruling(TURN_UP, LAST_ROUND)
@pytest.mark.parametrize(("players", "dealer"), TABLES)
def test_nothing_is_turned_up_in_the_last_round(players: int, dealer: wr.Seat) -> None:
    """In the round that deals the whole deck nothing is turned up; in all others a card is."""
    rounds = range(1, wr.rounds_in_game(players) + 1)
    deals = [deal_cards(wr.DECK, number, dealer, wr.Ruleset(players)) for number in rounds]
    assert [dealt.number for dealt in deals if dealt.turn_up is None] == [60 // players]
    assert not deals[-1].stock


@pytest.mark.ruling(PLAYERS, HAND_SIZE, TURN_UP, SIXTY_CARDS)
@pytest.mark.parametrize(
    ("hands", "turn_up", "ruling"),
    [
        ([], "R1", PLAYERS),
        (["", "", ""], "R1", HAND_SIZE),
        (["R1", "R2", "R3 R4"], "W1", HAND_SIZE),
        (["R1", "R2", "R3"], "", TURN_UP),
        ([" ".join(referee.DECK[place::3]) for place in range(3)], "R1", TURN_UP),
        (["R1", "R2", "R1"], "W1", SIXTY_CARDS),
        (["R1", "R2", "W1"], "W1", SIXTY_CARDS),
    ],
)
def test_what_no_dealer_can_deal_is_refused(
    hands: list[str], turn_up: str, ruling: wr.Ruling
) -> None:
    """Unequal hands, a turn-up missing or too many, and a card twice are no deal."""
    (turned,) = wr.parse_cards(turn_up) or (None,)
    with pytest.raises(ValueError, match=ruling.id):
        wr.Deal(tuple(map(wr.parse_card_set, hands)), turned)


@pytest.mark.ruling(SIXTY_CARDS)
@given(strategies.decks(), st.integers(0, 59), st.integers(1, 59))
def test_any_other_deck_is_refused(deck: tuple[wr.Card, ...], place: int, step: int) -> None:
    """A card missing, a card too many and a card in the place of another are no deck."""
    other = deck[(place + step) % 60]
    rest = deck[:place] + deck[place + 1 :]
    for wrong in (rest, (*deck, other), (*rest, other)):
        violation = wr.check_deck(wrong)
        assert violation is not None
        assert violation.ruling == SIXTY_CARDS
