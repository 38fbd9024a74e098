"""The tricks: who takes them, and by which ruling."""

import random
from collections import Counter
from itertools import combinations, permutations

import naive_referee as referee
import pytest
from hypothesis import given
from hypothesis import strategies as st

import wizard_rules as wr
from wizard_rules import strategies
from wizard_rules.rulebook.deck import RANK_ORDER, SPECIALS_ALIKE
from wizard_rules.rulebook.trick import (
    ALL_JESTERS,
    COUNTS_ONE,
    FIRST_WIZARD,
    HIGHEST_LED_SUIT,
    HIGHEST_TRUMP,
    ONE_TAKER,
    TAKEN_PUBLIC,
)

FEW = wr.parse_cards("R2 R5 B3 B6 W W J J")
SUIT_CARDS = [card for card in wr.DECK if isinstance(card, wr.SuitCard)]
trumps = strategies.trumps()
ordinary = st.lists(
    st.sampled_from([*SUIT_CARDS, *map(wr.Jester, range(1, 5))]), min_size=1, unique=True
)


def decided(cards: tuple[wr.Card, ...], trump: wr.Suit | None) -> tuple[int, str]:
    return wr.trick_winner(cards, trump), wr.trick_ruling(cards, trump).id


@pytest.mark.ruling(FIRST_WIZARD, HIGHEST_TRUMP, HIGHEST_LED_SUIT, ALL_JESTERS)
@pytest.mark.parametrize("trump", ["R", "B", "Y", None])
def test_the_referee_gives_every_trick_of_few_cards_to_the_same(trump: str | None) -> None:
    """The first Wizard, else the highest trump, else the highest card of the led suit, else the
    first Jester: in every trick of up to four out of two suits, two Wizards and two Jesters.
    """
    suit = None if trump is None else wr.Suit(trump)
    for size in range(1, 5):
        for cards in permutations(FEW, size):
            assert decided(cards, suit) == referee.decide([str(card) for card in cards], trump)


@pytest.mark.ruling(ONE_TAKER)
@given(strategies.tricks(), trumps)
def test_the_referee_gives_the_trick_to_the_same(
    cards: tuple[wr.Card, ...], trump: wr.Suit | None
) -> None:
    """Every trick has exactly one taker, by one ruling."""
    suit = None if trump is None else str(trump)
    assert decided(cards, trump) == referee.decide([str(card) for card in cards], suit)


@pytest.mark.ruling(ONE_TAKER)
def test_nobody_takes_a_trick_without_cards() -> None:
    """Where no card was played there is no taker, and no ruling that finds one."""
    for ask in (wr.trick_winner, wr.trick_ruling):
        with pytest.raises(ValueError, match=r"^cards: a trick without cards has no taker$"):
            ask((), None)


@pytest.mark.ruling(FIRST_WIZARD)
@given(strategies.tricks(), trumps)
def test_a_wizard_takes_the_trick_if_there_is_one(
    cards: tuple[wr.Card, ...], trump: wr.Suit | None
) -> None:
    """Whoever takes a trick played a Wizard exactly when a Wizard was played."""
    winner = cards[wr.trick_winner(cards, trump)]
    assert isinstance(winner, wr.Wizard) == any(isinstance(card, wr.Wizard) for card in cards)


@pytest.mark.ruling(FIRST_WIZARD)
@given(ordinary, strategies.tricks(min_size=0), trumps)
def test_a_later_wizard_changes_nothing(
    cards: list[wr.Card], later: tuple[wr.Card, ...], trump: wr.Suit | None
) -> None:
    """The first Wizard played takes the trick, whatever comes after it."""
    trick = [*cards, wr.Wizard(3), *later, wr.Wizard(4)]
    assert wr.trick_winner(trick, trump) == len(cards)


@pytest.mark.ruling(ALL_JESTERS)
@given(strategies.tricks(), trumps)
def test_a_jester_takes_the_trick_if_there_is_nothing_else(
    cards: tuple[wr.Card, ...], trump: wr.Suit | None
) -> None:
    """When only Jesters were played the first of them takes the trick, and never else."""
    winner = wr.trick_winner(cards, trump)
    all_jesters = all(isinstance(card, wr.Jester) for card in cards)
    assert isinstance(cards[winner], wr.Jester) == all_jesters
    assert not all_jesters or winner == 0


@pytest.mark.ruling(HIGHEST_TRUMP, HIGHEST_LED_SUIT)
@given(ordinary, trumps)
def test_the_highest_card_takes_the_trick(cards: list[wr.Card], trump: wr.Suit | None) -> None:
    """In a trick without a Wizard the highest trump wins, and without trump the highest card of
    the led suit.
    """
    by_suit = {
        suit: [card for card in cards if isinstance(card, wr.SuitCard) and card.suit is suit]
        for suit in (trump, wr.led_suit(cards))
    }
    best = by_suit[trump] or by_suit[wr.led_suit(cards)] or [wr.SuitCard(wr.Suit.R, 1)]
    highest = max(best, key=lambda card: card.rank)
    assert wr.trick_winner(cards, trump) == (cards.index(highest) if highest in cards else 0)


@pytest.mark.ruling(RANK_ORDER)
@pytest.mark.parametrize("suit", wr.Suit)
def test_a_higher_rank_wins(suit: wr.Suit) -> None:
    """In a suit the thirteen cards rank from 13 down to 1, led or trump, whichever comes first."""
    for low, high in combinations(range(1, 14), 2):
        pair = (wr.SuitCard(suit, low), wr.SuitCard(suit, high))
        for trump in (None, *wr.Suit):
            assert wr.trick_winner(pair, trump) == 1
            assert wr.trick_winner(pair[::-1], trump) == 0


@pytest.mark.ruling(SPECIALS_ALIKE)
@given(
    strategies.tricks(),
    strategies.hands(),
    trumps,
    st.permutations(range(1, 5)),
    st.permutations(range(1, 5)),
)
def test_copies_are_alike(
    cards: tuple[wr.Card, ...],
    hand: wr.CardSet,
    trump: wr.Suit | None,
    wizards: list[int],
    jesters: list[int],
) -> None:
    """Between two Wizards, or between two Jesters, nothing but the order of play decides."""
    other: dict[wr.Card, wr.Card] = {card: card for card in SUIT_CARDS}
    other |= {wr.Wizard(place): wr.Wizard(copy) for place, copy in enumerate(wizards, start=1)}
    other |= {wr.Jester(place): wr.Jester(copy) for place, copy in enumerate(jesters, start=1)}
    swapped = tuple(other[card] for card in cards)
    assert decided(swapped, trump) == decided(cards, trump)
    legal = wr.legal_plays([other[card] for card in hand], swapped)
    assert legal == wr.CardSet(other[card] for card in wr.legal_plays(hand, cards))


@pytest.mark.ruling(COUNTS_ONE)
@given(strategies.games())
def test_a_trick_counts_one(game: wr.Game) -> None:
    """A trick counts one for its taker, however many cards it holds."""
    players = game.table.players
    for scored in game.table.history:
        takers = Counter(
            (trick.leader + wr.trick_winner(trick.cards, scored.trump)) % players
            for trick in scored.tricks
        )
        assert scored.taken == tuple(takers[seat] for seat in range(players))


@pytest.mark.ruling(TAKEN_PUBLIC)
@pytest.mark.parametrize("players", [3, 6])
def test_everyone_sees_the_tricks_taken(players: int) -> None:
    """The number of tricks each player has taken stays visible."""
    rng, game = random.Random(7), wr.start_game(wr.Ruleset(players), dealer=wr.Seat(0))
    for _ in range(3):
        game = wr.deal(game, wr.shuffled_deck(rng))
        while actions := wr.legal_actions(game):
            game = wr.apply(game, rng.choice(actions))
            if isinstance(game, wr.Playing):
                views = [wr.view(game, wr.Seat(seat)) for seat in range(players)]
                taken = [each.taken for each in views if isinstance(each, wr.PlayingView)]
                assert taken == [game.progress.taken] * players
