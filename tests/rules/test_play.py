"""The play: who leads, who follows, and which cards may be played."""

import random
from itertools import pairwise, permutations

import naive_referee as referee
import pytest
from hypothesis import given
from hypothesis import strategies as st

import wizard_rules as wr
from wizard_rules import strategies
from wizard_rules.rulebook.play import (
    ANY_LEAD,
    CARD_HELD,
    FIRST_LEAD,
    FOLLOW_SUIT,
    IN_TURN,
    JESTER_LEAD_DEFERS,
    SPECIALS_ALWAYS,
    TRICKS_PER_ROUND,
    VOID_FREE,
    WINNER_LEADS,
    WIZARD_LATER_KEEPS_SUIT,
    WIZARD_OPENS_FREE,
)

FEW = wr.parse_cards("R2 R5 B3 B6 W W J J")
some_jesters = st.integers(0, 4).map(lambda many: tuple(map(wr.Jester, range(1, many + 1))))
so_far = strategies.tricks(min_size=0, max_size=5)


def texts(cards: wr.CardSet | tuple[wr.Card, ...]) -> list[str]:
    return [str(card) for card in cards]


@pytest.mark.ruling(JESTER_LEAD_DEFERS, WIZARD_OPENS_FREE)
def test_the_referee_sees_the_same_led_suit_in_few_cards() -> None:
    """The first card that is not a Jester sets its suit, or none when it is a Wizard: in every
    trick of up to four out of two suits, two Wizards and two Jesters.
    """
    tricks = [cards for size in range(5) for cards in permutations(FEW, size)]
    assert [wr.led_suit(cards) and str(wr.led_suit(cards)) for cards in tricks] == [
        referee.led_suit(texts(cards)) for cards in tricks
    ]


@given(strategies.tricks(min_size=0))
def test_the_referee_sees_the_same_led_suit(cards: tuple[wr.Card, ...]) -> None:
    """The suit to follow, in tricks of all sixty cards."""
    led = wr.led_suit(cards)
    assert (None if led is None else str(led)) == referee.led_suit(texts(cards))


@pytest.mark.ruling(FOLLOW_SUIT, VOID_FREE, ANY_LEAD)
@given(strategies.hands(), so_far)
def test_the_referee_allows_the_same_plays(hand: wr.CardSet, cards: tuple[wr.Card, ...]) -> None:
    """Whoever holds a card of the led suit must play one of that suit, or a Wizard, or a Jester;
    all others may play any card.
    """
    legal = wr.legal_plays(hand, cards)
    assert texts(legal) == referee.legal_cards(texts(hand), texts(cards))


@pytest.mark.ruling(CARD_HELD, FOLLOW_SUIT)
@given(strategies.hands(), so_far)
def test_the_faces_of_a_play_agree(hand: wr.CardSet, cards: tuple[wr.Card, ...]) -> None:
    """A play breaks no ruling exactly when it is one of the legal plays; the first ruling that it
    can break is that a player may only play a card that is in the hand.
    """
    legal = wr.legal_plays(hand, cards)
    for card in wr.DECK:
        found = wr.check_play(card, hand, cards)
        assert (found is None) == (card in legal)
        expected = referee.why_illegal_card(str(card), texts(hand), texts(cards))
        assert (None if found is None else found.ruling.id) == expected


@pytest.mark.ruling(FOLLOW_SUIT, SPECIALS_ALWAYS, VOID_FREE)
@given(strategies.hands(min_size=1), so_far)
def test_something_can_always_be_played(hand: wr.CardSet, cards: tuple[wr.Card, ...]) -> None:
    """The legal plays are the whole hand, or else the cards of the led suit, of which there is one,
    with the Wizards and Jesters.
    """
    led = wr.led_suit(cards)
    specials = {card for card in hand if not isinstance(card, wr.SuitCard)}
    follows = {card for card in hand if isinstance(card, wr.SuitCard) and card.suit is led}
    legal = wr.legal_plays(hand, cards)
    assert legal == (follows | specials if follows else hand)
    assert legal


@given(strategies.hands(), so_far, st.randoms(use_true_random=False))
def test_the_order_of_a_hand_means_nothing(
    hand: wr.CardSet, cards: tuple[wr.Card, ...], rng: random.Random
) -> None:
    """Which cards may be played is the same however the hand is sorted."""
    mixed = list(hand)
    rng.shuffle(mixed)
    assert wr.legal_plays(iter(mixed), list(cards)) == wr.legal_plays(hand, cards)


@pytest.mark.ruling(ANY_LEAD)
@given(strategies.hands())
def test_any_card_can_be_led(hand: wr.CardSet) -> None:
    """The leader may lead any card."""
    assert wr.legal_plays(hand, ()) == hand


@pytest.mark.ruling(JESTER_LEAD_DEFERS)
@given(some_jesters, strategies.tricks(min_size=0))
def test_jesters_in_front_set_no_suit(
    jesters: tuple[wr.Jester, ...], cards: tuple[wr.Card, ...]
) -> None:
    """A led Jester sets no suit: nobody is bound until another card comes, and if that is a suit
    card its suit is the led suit.
    """
    assert wr.led_suit(jesters) is None
    assert wr.led_suit(jesters + cards) == wr.led_suit(cards)


@pytest.mark.ruling(WIZARD_OPENS_FREE)
@given(some_jesters, strategies.tricks(min_size=0), strategies.hands())
def test_a_wizard_before_a_suit_frees_all(
    jesters: tuple[wr.Jester, ...], cards: tuple[wr.Card, ...], hand: wr.CardSet
) -> None:
    """When the first card that is not a Jester is a Wizard, no suit is led for the whole trick."""
    trick = (*jesters, wr.Wizard(1), *cards)
    assert wr.led_suit(trick) is None
    assert wr.legal_plays(hand, trick) == hand


@pytest.mark.ruling(WIZARD_LATER_KEEPS_SUIT)
@given(strategies.tricks(), strategies.tricks(min_size=0))
def test_a_led_suit_stays(cards: tuple[wr.Card, ...], later: tuple[wr.Card, ...]) -> None:
    """A Wizard, or whatever else, played after the led suit was set does not lift the duty to
    follow it.
    """
    suits = [wr.led_suit((*cards, wr.Wizard(1), *later[:place])) for place in range(len(later))]
    assert set(suits) <= {wr.led_suit(cards)}


@pytest.mark.ruling(
    ANY_LEAD,
    JESTER_LEAD_DEFERS,
    WIZARD_OPENS_FREE,
    VOID_FREE,
    WIZARD_LATER_KEEPS_SUIT,
    FOLLOW_SUIT,
)
@pytest.mark.parametrize(
    ("cards", "hand", "ruling"),
    [
        ("", "R2 W", ANY_LEAD),
        ("", "", ANY_LEAD),
        ("J", "R2 Y3", JESTER_LEAD_DEFERS),
        ("J J", "W", JESTER_LEAD_DEFERS),
        ("W", "R2", WIZARD_OPENS_FREE),
        ("J W R5", "R2 Y3", WIZARD_OPENS_FREE),
        ("W R5 W J", "Y3", WIZARD_OPENS_FREE),
        ("R5", "Y3 W J", VOID_FREE),
        ("R5", "W J", VOID_FREE),
        ("J R5 W", "Y3", VOID_FREE),
        ("R5 W", "R2 Y3", WIZARD_LATER_KEEPS_SUIT),
        ("J R5 B1 W", "R2 W", WIZARD_LATER_KEEPS_SUIT),
        ("J R5", "R2 Y3", JESTER_LEAD_DEFERS),
        ("J J R5 B1", "R2", JESTER_LEAD_DEFERS),
        ("R5", "R2", FOLLOW_SUIT),
        ("R5 J B1", "R2 W", FOLLOW_SUIT),
    ],
)
def test_what_frees_or_binds(cards: str, hand: str, ruling: wr.Ruling) -> None:
    """Of several rulings that fit, the first one is cited: no card yet, Jesters alone, a Wizard in
    front, void, a Wizard later, a Jester led, and else the duty to follow.
    """
    assert wr.play_ruling(wr.parse_cards(hand), wr.parse_cards(cards)) == ruling


@given(strategies.hands(), so_far)
def test_only_a_binding_ruling_binds(hand: wr.CardSet, cards: tuple[wr.Card, ...]) -> None:
    """The ruling cited is one on playing, and binds wherever a card may not be played."""
    ruling = wr.play_ruling(hand, cards)
    binds = ruling in (WIZARD_LATER_KEEPS_SUIT, JESTER_LEAD_DEFERS, FOLLOW_SUIT)
    assert ruling.chapter == "play"
    assert binds or wr.legal_plays(hand, cards) == hand


@pytest.mark.ruling(FIRST_LEAD, WINNER_LEADS, TRICKS_PER_ROUND)
@given(strategies.games())
def test_who_leads(game: wr.Game) -> None:
    """The player on the dealer's left leads to the first trick and whoever takes a trick to the
    next, in as many tricks as cards dealt to each player.
    """
    for number, scored in enumerate(game.table.history, start=1):
        assert len(scored.tricks) == scored.deal.number == number
        assert scored.tricks[0].leader == wr.forehand(scored.dealer, game.table.players)
        assert all(last.winner == trick.leader for last, trick in pairwise(scored.tricks))


@pytest.mark.ruling(IN_TURN, CARD_HELD, TRICKS_PER_ROUND)
@given(strategies.games())
def test_each_plays_the_own_hand(game: wr.Game) -> None:
    """Each player plays one card to a trick, clockwise from the leader, until the hand is empty."""
    players = game.table.players
    for scored in game.table.history:
        played: list[list[wr.Card]] = [[] for _ in range(players)]
        for trick in scored.tricks:
            for place, card in enumerate(trick.cards):
                played[(trick.leader + place) % players].append(card)
        assert tuple(map(wr.CardSet, played)) == scored.deal.hands
        assert {len(cards) for cards in played} == {scored.deal.number}
