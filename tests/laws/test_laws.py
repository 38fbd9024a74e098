"""Laws over all values: nothing changes, the faces of an act agree, and symmetries hold."""

import copy
import pickle
import random
from collections.abc import Iterator, Mapping, Sequence

import attrs
import pytest
from attrs.exceptions import FrozenInstanceError
from hypothesis import given
from hypothesis import strategies as st
from test_games import some_act

import wizard_rules as wr
from wizard_rules.rulebook.deck import RANK_ORDER, SPECIALS_ALIKE
from wizard_rules.rulebook.table import SEATS, clockwise
from wizard_rules.strategies import games, hands, rulesets, tricks, trumps

REVOKE = """
format = "wizard-record/1"
players = ["Jia", "Yi", "Bing"]
[[rounds]]
number = 2
dealer = "Bing"
turn_up = "J"
tricks = ["R1 B4 J", "R2 R3 B1"]
"""
PUBLIC = [getattr(wr, name) for name in wr.__all__]
FROZEN = [kind for kind in PUBLIC if isinstance(kind, type) and attrs.has(kind)]


def parts(value: object) -> Iterator[object]:
    """The immutable values that a value is made of, itself included."""
    kind = type(value)
    if isinstance(value, tuple):
        for item in value:
            yield from parts(item)
    elif attrs.has(kind):
        yield value
        for field in attrs.fields(kind):
            yield from parts(getattr(value, field.name))


def some_of_each() -> Iterator[object]:
    """Values of every public type."""
    game = wr.start_game(wr.STANDARD, SEATS[3])
    yield from (game, wr.check_action(game, wr.Bid(1)))
    for deck in (wr.DECK[::-1], wr.DECK):
        game = wr.deal(game, deck)
        while actions := wr.legal_actions(game):
            yield from (game, wr.view(game, SEATS[0]), actions[0], wr.record_of(game))
            game = wr.apply(game, actions[0])
    yield from (wr.Finished(game.table), wr.standings(game), wr.adjudicate(wr.read_record(REVOKE)))
    yield from (wr.sources(), wr.statements(), wr.conflicts(), wr.silences())


SAMPLES = {type(part): part for value in some_of_each() for part in parts(value)}


@pytest.mark.parametrize("kind", FROZEN, ids=lambda kind: kind.__name__)
def test_every_value_is_frozen(kind: type[attrs.AttrsInstance]) -> None:
    """A value is equal to its copies and hashes alike, and nothing can be assigned to it."""
    sample = SAMPLES[kind]
    for again in (copy.deepcopy(sample), pickle.loads(pickle.dumps(sample))):  # noqa: S301 - ours
        assert again == sample
        assert hash(again) == hash(sample)
    for name in (*(field.name for field in attrs.fields(kind)), "another"):
        with pytest.raises(FrozenInstanceError):
            setattr(sample, name, None)


@given(games())
def test_a_copied_game_goes_on(game: wr.Game) -> None:
    """A game that was sent elsewhere is the same game, with the same legal acts."""
    for again in (copy.deepcopy(game), pickle.loads(pickle.dumps(game))):  # noqa: S301 - ours
        assert (again, hash(again)) == (game, hash(game))
        assert wr.legal_actions(again) == wr.legal_actions(game)


@given(games())
def test_the_three_faces_of_an_act_agree(game: wr.Game) -> None:
    """What breaks no ruling, what is listed as legal and what can be done are the same acts, for
    the seat to act and for every seat, at the table or not.
    """
    for seat in (None, *SEATS):
        legal = []
        for action in wr.ACTIONS:
            violation = wr.check_action(game, action, seat=seat)
            if violation is None:
                legal.append(action)
                wr.apply(game, action, seat=seat)
            else:
                with pytest.raises(wr.IllegalAction) as caught:
                    wr.apply(game, action, seat=seat)
                assert caught.value.violation == violation
        assert wr.legal_actions(game, seat) == tuple(legal)


def in_other_words(
    action: wr.Action, suit: Mapping[wr.Suit, wr.Suit], card: Mapping[wr.Card, wr.Card]
) -> wr.Action:
    if isinstance(action, wr.Play):
        return wr.Play(card[action.card])
    return wr.NameTrump(suit[action.suit]) if isinstance(action, wr.NameTrump) else action


SAME_SUITS = {suit: suit for suit in wr.Suit}


def renamed(suits: Sequence[wr.Suit]) -> tuple[dict[wr.Suit, wr.Suit], dict[wr.Card, wr.Card]]:
    """What becomes of each suit and of each card when the suits change their names."""
    suit = dict(zip(wr.Suit, suits, strict=True))
    return suit, {
        card: wr.SuitCard(suit[card.suit], card.rank) if isinstance(card, wr.SuitCard) else card
        for card in wr.DECK
    }


def assert_commutes(
    trick: Sequence[wr.Card],
    hand: wr.CardSet,
    trump: wr.Suit | None,
    card: Mapping[wr.Card, wr.Card],
    suit: Mapping[wr.Suit, wr.Suit] = SAME_SUITS,
) -> None:
    """Judging and then changing the cards is changing the cards and then judging."""
    changed = [card[each] for each in trick]
    held = [card[each] for each in hand]
    led = wr.led_suit(trick)
    assert wr.led_suit(changed) == (led and suit[led])
    legal = wr.CardSet(card[each] for each in wr.legal_plays(hand, trick))
    assert wr.legal_plays(held, changed) == legal
    assert wr.trick_winner(changed, trump and suit[trump]) == wr.trick_winner(trick, trump)


@given(tricks(), hands(), trumps(), st.permutations(list(wr.Suit)))
def test_no_suit_is_special(
    trick: Sequence[wr.Card], hand: wr.CardSet, trump: wr.Suit | None, suits: list[wr.Suit]
) -> None:
    """Only which suit is trump and which is led counts, not how the suits are called."""
    suit, card = renamed(suits)
    assert_commutes(trick, hand, trump, card, suit)


@pytest.mark.ruling(SPECIALS_ALIKE)
@given(tricks(), hands(), trumps(), *[st.permutations(range(1, 5)) for _ in "WJ"])
def test_no_wizard_and_no_jester_is_special(
    trick: Sequence[wr.Card],
    hand: wr.CardSet,
    trump: wr.Suit | None,
    wizards: list[int],
    jesters: list[int],
) -> None:
    """Between two Wizards, or between two Jesters, nothing but the order of play decides."""
    card: dict[wr.Card, wr.Card] = {card: card for card in wr.DECK}
    card |= {wr.Wizard(old): wr.Wizard(new) for old, new in enumerate(wizards, start=1)}
    card |= {wr.Jester(old): wr.Jester(new) for old, new in enumerate(jesters, start=1)}
    assert_commutes(trick, hand, trump, card)


@st.composite
def other_ranks(draw: st.DrawFn, deck: Sequence[wr.Card]) -> dict[wr.Card, wr.Card]:
    """Other ranks for the cards, in the same order within each suit."""
    card = {card: card for card in deck}
    for suit in wr.Suit:
        old = [each for each in wr.DECK if isinstance(each, wr.SuitCard) and each in card]
        old = [each for each in old if each.suit is suit]
        ranks = draw(st.sets(st.integers(1, 13), min_size=len(old), max_size=len(old)))
        card |= {
            each: wr.SuitCard(suit, rank) for each, rank in zip(old, sorted(ranks), strict=True)
        }
    return card


@pytest.mark.ruling(RANK_ORDER)
@given(tricks(), hands(max_size=5), trumps(), st.data())
def test_only_the_order_of_ranks_counts(
    trick: Sequence[wr.Card], hand: wr.CardSet, trump: wr.Suit | None, data: st.DataObject
) -> None:
    """In a suit a card beats the lower ones, by however much."""
    card = data.draw(other_ranks([*trick, *hand]))
    assert_commutes(trick, hand, trump, card)


def cannot_win(card: wr.Card, trick: Sequence[wr.Card], trump: wr.Suit | None) -> bool:
    """Whether *card* comes too late, too low or in the wrong suit to take the trick."""
    best = trick[wr.trick_winner(trick, trump)]
    if isinstance(best, wr.Wizard) or isinstance(card, wr.Jester):
        return True
    if isinstance(card, wr.Wizard) or isinstance(best, wr.Jester):
        return False
    return card.rank < best.rank if card.suit is best.suit else card.suit is not trump


@given(tricks(max_size=3), hands(), trumps(), st.data())
def test_a_card_that_cannot_win_changes_nothing(
    trick: tuple[wr.Card, ...], hand: wr.CardSet, trump: wr.Suit | None, data: st.DataObject
) -> None:
    """Who takes the trick and what may be played on it is the same with or without it."""
    rest = [card for card in wr.DECK if card not in trick and cannot_win(card, trick, trump)]
    longer = (*trick, data.draw(st.sampled_from(rest)))
    assert wr.trick_winner(longer, trump) == wr.trick_winner(trick, trump)
    assert wr.led_suit(longer) == wr.led_suit(trick)
    assert wr.legal_plays(hand, longer) == wr.legal_plays(hand, trick)


@given(
    st.lists(st.sampled_from(wr.DECK[:56]), min_size=1, max_size=5, unique=True),
    st.integers(0, 5),
    hands(),
    trumps(),
)
def test_a_jester_among_others_changes_nothing(
    trick: list[wr.Card], place: int, hand: wr.CardSet, trump: wr.Suit | None
) -> None:
    """Wherever a Jester comes, the same card takes the trick and the same suit is led."""
    longer = [*trick[:place], wr.Jester(1), *trick[place:]]
    assert longer[wr.trick_winner(longer, trump)] is trick[wr.trick_winner(trick, trump)]
    assert wr.led_suit(longer) == wr.led_suit(trick)
    assert wr.legal_plays(hand, longer) == wr.legal_plays(hand, trick)


def with_others_of_a_kind(rng: random.Random) -> dict[wr.Card, wr.Card]:
    """What becomes of each card when Wizards, and Jesters, are exchanged among themselves."""
    others = [*rng.sample(wr.DECK[52:56], 4), *rng.sample(wr.DECK[56:], 4)]
    return dict(zip(wr.DECK, [*wr.DECK[:52], *others], strict=True))


def with_others_in_order(dealt: Sequence[wr.Card], rng: random.Random) -> dict[wr.Card, wr.Card]:
    """What becomes of each card when, in each suit, those dealt change into others in order."""
    card: dict[wr.Card, wr.Card] = {}
    for start in range(0, 52, 13):
        suit = wr.DECK[start : start + 13]
        seen = [each in dealt for each in suit]
        chosen = set(rng.sample(suit, sum(seen)))
        for is_seen in (True, False):
            old = [each for each, was in zip(suit, seen, strict=True) if was is is_seen]
            new = [each for each in suit if (each in chosen) is is_seen]
            card |= zip(old, new, strict=True)
    return card | {each: each for each in wr.DECK[52:]}


@given(
    rulesets(min_players=5),
    st.integers(0, 1 << 32).map(random.Random),
    st.permutations(list(wr.Suit)),
    st.integers(0, 5),
)
def test_only_order_counts_all_game_long(
    ruleset: wr.Ruleset, rng: random.Random, suits: list[wr.Suit], turn: int
) -> None:
    """With other names for the suits, other Wizards and Jesters, and in each round other ranks in
    the same order, at a turned table, a whole game goes the same way.
    """
    suit, in_suit = renamed(suits)
    turned = clockwise(SEATS[turn % ruleset.players], ruleset.players)
    game, other = (wr.start_game(ruleset, seat) for seat in (SEATS[0], turned[0]))
    while not game.is_over:
        deck = wr.shuffled_deck(rng)
        dealt = deck[: game.table.number * ruleset.players + 1]
        in_order, of_a_kind = with_others_in_order(dealt, rng), with_others_of_a_kind(rng)
        card = {each: in_suit[in_order[of_a_kind[each]]] for each in wr.DECK}
        game, other = wr.deal(game, deck), wr.deal(other, [card[each] for each in deck])
        while actions := wr.legal_actions(game):
            same = {in_other_words(action, suit, card) for action in actions}
            assert same == set(wr.legal_actions(other))
            action, seat = some_act(game, rng)
            game = wr.apply(game, action, seat=seat)
            action = in_other_words(action, suit, card)
            other = wr.apply(other, action, seat=turned[seat])
    assert game.table.totals == tuple(other.table.totals[seat] for seat in turned)
