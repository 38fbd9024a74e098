"""Trump: turned up, named by the dealer, or none."""

import naive_referee as referee
import pytest
from hypothesis import given

import wizard_rules as wr
from wizard_rules import strategies
from wizard_rules.rulebook.bid import ORDER
from wizard_rules.rulebook.trump import (
    JESTER_TURNED,
    LAST_ROUND,
    MUST_NAME_SUIT,
    SUIT_TURNED,
    WIZARD_TURNED,
    WIZARDS_KEEP_POWER,
)

TURN_UPS = [*wr.DECK, None]


@pytest.mark.ruling(SUIT_TURNED, JESTER_TURNED, WIZARD_TURNED, LAST_ROUND)
@pytest.mark.parametrize("turn_up", TURN_UPS, ids=str)
def test_the_turn_up_settles_trump(turn_up: wr.Card | None) -> None:
    """A turned-up suit card makes its whole suit trump, a Jester or no turn-up means no trump, and
    a Wizard leaves it to the dealer.
    """
    text = None if turn_up is None else str(turn_up)
    by, suit = referee.trump_of(text)
    assert wr.turned_trump(turn_up) == (None if suit is None else wr.Suit(suit))
    assert wr.trump_ruling(turn_up).id == referee.trump_ruling(text)
    assert wr.legal_trump_choices(turn_up) == (tuple(wr.Suit) if by == "dealer" else ())


@pytest.mark.ruling(MUST_NAME_SUIT)
@pytest.mark.parametrize("turn_up", TURN_UPS, ids=str)
def test_the_faces_of_a_trump_choice_agree(turn_up: wr.Card | None) -> None:
    """A choice breaks no ruling exactly when it is one of the legal choices."""
    choices = [
        choice for choice in (None, *wr.Suit) if wr.check_trump_choice(choice, turn_up) is None
    ]
    assert choices == list(wr.legal_trump_choices(turn_up))


@pytest.mark.ruling(MUST_NAME_SUIT)
def test_the_dealer_names_a_suit() -> None:
    """The dealer names exactly one of the four suits; "no trump" is not a choice."""
    violation = wr.check_trump_choice(None, wr.Wizard(1))
    assert violation is not None
    assert violation.ruling == MUST_NAME_SUIT


@pytest.mark.ruling(SUIT_TURNED, JESTER_TURNED, LAST_ROUND)
@pytest.mark.parametrize("turn_up", [card for card in TURN_UPS if not isinstance(card, wr.Wizard)])
def test_only_after_a_wizard_somebody_names_trump(turn_up: wr.Card | None) -> None:
    """After any other turn-up the dealer has no say, and the ruling that settled trump says so."""
    violation = wr.check_trump_choice(wr.Suit.R, turn_up)
    assert violation is not None
    assert violation.ruling == wr.trump_ruling(turn_up)


@pytest.mark.ruling(WIZARD_TURNED)
def test_the_dealer_names_trump_after_looking_at_the_hand() -> None:
    """A turned-up Wizard lets the dealer name the trump suit after looking at the hand, before the
    first bid.
    """
    game = wr.start_game(wr.Ruleset(players=3), dealer=wr.Seat(2))
    hands = tuple(map(wr.parse_card_set, ("R1", "B1", "G13")))
    game = wr.deal_hands(game, wr.Deal(hands, turn_up=wr.Wizard(1)))
    sight = wr.view(game, wr.Seat(2))
    assert isinstance(sight, wr.ChoosingTrumpView)
    assert (sight.to_act, str(sight.hand)) == (2, "G13")
    too_early = wr.check_action(game, wr.Bid(0))
    assert too_early is not None
    assert too_early.ruling == ORDER
    assert wr.check_action(wr.apply(game, wr.NameTrump(wr.Suit.G)), wr.Bid(0)) is None


@pytest.mark.ruling(WIZARDS_KEEP_POWER)
@given(strategies.tricks(), strategies.trumps())
def test_wizards_need_no_trump(cards: tuple[wr.Card, ...], trump: wr.Suit | None) -> None:
    """Without trump the Wizards still win; only suit cards lose the power to trump."""
    has_wizard = any(isinstance(card, wr.Wizard) for card in cards)
    winner = cards[wr.trick_winner(cards, None)]
    assert isinstance(winner, wr.Wizard) == has_wizard
    if has_wizard:
        assert cards[wr.trick_winner(cards, trump)] is winner
