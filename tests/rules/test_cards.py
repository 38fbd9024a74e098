"""The sixty cards, sets of them, and both as text."""

import copy
import operator
import pickle
from collections import Counter
from collections.abc import Callable
from collections.abc import Set as AbstractSet
from concurrent.futures import ThreadPoolExecutor

import attrs
import naive_referee as referee
import pytest
from attrs.exceptions import FrozenInstanceError
from hypothesis import example, given
from hypothesis import strategies as st

import wizard_rules as wr
from wizard_rules import strategies
from wizard_rules.rulebook.deck import RANK_ORDER, SIXTY_CARDS, SPECIALS_HAVE_NO_SUIT

DECK_TEXT = " ".join(map(str, wr.DECK))
HAND = wr.parse_card_set("R5 W1 J1")
some_cards = st.lists(strategies.cards(), max_size=20)


def built(card: wr.Card) -> wr.Card:
    match card:
        case wr.SuitCard(suit, rank):
            return wr.SuitCard(suit, rank)
        case wr.Wizard(number):
            return wr.Wizard(number)
        case wr.Jester(number):
            return wr.Jester(number)


def read(card: wr.Card) -> wr.Card:
    return wr.parse_cards(str(card))[0]


@pytest.mark.ruling(SIXTY_CARDS)
def test_the_deck_is_sixty_cards() -> None:
    """The deck is sixty cards: four suits of thirteen, four Wizards and four Jesters."""
    assert [str(card) for card in wr.DECK] == referee.DECK
    kinds = Counter(card.suit if isinstance(card, wr.SuitCard) else type(card) for card in wr.DECK)
    assert kinds == dict.fromkeys(wr.Suit, 13) | {wr.Wizard: 4, wr.Jester: 4}


@pytest.mark.parametrize("again", [built, read, copy.copy, copy.deepcopy])
def test_a_card_is_one_object(again: Callable[[wr.Card], wr.Card]) -> None:
    """The same card is the same object, however one comes by it."""
    assert all(again(card) is card for card in wr.DECK)


@pytest.mark.parametrize("protocol", range(pickle.HIGHEST_PROTOCOL + 1))
def test_pickling_gives_back_the_same_cards(protocol: int) -> None:
    """An unpickled card is the same object, and an unpickled set of cards an equal one."""
    data = pickle.dumps((wr.DECK, HAND), protocol)
    deck, hand = pickle.loads(data)  # noqa: S301 - written one line above
    assert all(map(operator.is_, deck, wr.DECK))
    assert hand == HAND


def test_every_thread_has_the_same_cards() -> None:
    """A card is the same object in every thread."""
    with ThreadPoolExecutor(4) as pool:
        decks = pool.map(wr.parse_cards, [DECK_TEXT] * 16)
        assert all(all(map(operator.is_, deck, wr.DECK)) for deck in decks)


@pytest.mark.parametrize("value", [*HAND, HAND], ids=str)
def test_nothing_of_a_card_can_be_changed(value: wr.Card | wr.CardSet) -> None:
    """Cards and sets of cards are immutable."""
    for field in attrs.fields(type(value)):
        with pytest.raises(FrozenInstanceError):
            setattr(value, field.name, 1)


@pytest.mark.parametrize("suit", [None, "R", [], *wr.Suit])
@pytest.mark.parametrize("rank", [0, 14, -1, "5", None, []])
def test_there_is_no_other_suit_card(suit: wr.Suit, rank: int) -> None:
    """A suit card has one of four suits and a rank from 1 to 13; all else is refused."""
    with pytest.raises(ValueError, match="no suit card"):
        wr.SuitCard(suit, rank)


@pytest.mark.parametrize("kind", [wr.Wizard, wr.Jester])
@pytest.mark.parametrize("number", [0, 5, -1, "1", None, []])
def test_there_is_no_fifth_special(kind: type[wr.Wizard | wr.Jester], number: int) -> None:
    """Wizards and Jesters have copy numbers from 1 to 4; all else is refused."""
    with pytest.raises(ValueError, match=f"no {kind.__name__}"):
        kind(number)


@pytest.mark.ruling(SPECIALS_HAVE_NO_SUIT)
@given(strategies.trumps(), strategies.cards())
def test_wizards_and_jesters_belong_to_no_suit(trump: wr.Suit | None, led: wr.Card) -> None:
    """Wizards and Jesters belong to no suit: they set none, follow none and count as no trump."""
    specials = [card for card in wr.DECK if not hasattr(card, "suit")]
    assert [str(card) for card in specials] == ["W1", "W2", "W3", "W4", "J1", "J2", "J3", "J4"]
    assert not any(wr.led_suit([card]) for card in specials)
    assert wr.legal_plays([*specials, wr.DECK[0]], [led]) >= wr.CardSet(specials)
    assert all(wr.trick_ruling([card], trump).id != "trick.highest-trump" for card in specials)


@given(some_cards, some_cards)
def test_a_card_set_is_a_set(left: list[wr.Card], right: list[wr.Card]) -> None:
    """A CardSet does all that a frozenset of the same cards does."""
    ours, others = wr.CardSet(left), wr.CardSet(right)
    theirs: AbstractSet[wr.Card] = frozenset(left)
    those: AbstractSet[wr.Card] = frozenset(right)
    assert ours == theirs
    assert hash(ours) == hash(theirs)
    assert len(ours) == len(theirs)
    assert (ours & others, ours | others) == (theirs & those, theirs | those)
    assert (ours - others, ours ^ others) == (theirs - those, theirs ^ those)
    assert (ours <= others, ours == others) == (theirs <= those, theirs == those)
    assert ours.isdisjoint(others) == theirs.isdisjoint(those)


@given(st.sets(st.sampled_from(range(60))))
@example(set(range(60))).via("the whole deck")
def test_a_card_set_keeps_the_order_of_the_deck(numbers: set[int]) -> None:
    """A CardSet lists its cards in the order of the deck, and bit n stands for card n of it."""
    cards = wr.CardSet.of_bits(sum(1 << number for number in numbers))
    assert list(cards) == [wr.DECK[number] for number in sorted(numbers)]
    assert [number for number in range(60) if wr.DECK[number] in cards] == sorted(numbers)
    assert repr(cards) == f"<CardSet {cards}>"


@pytest.mark.parametrize("value", ["R5", 5, 1, None, wr.Suit.R])
def test_only_a_card_is_in_a_card_set(value: object) -> None:
    """Nothing but a card is a member, not even the text or the number of one."""
    assert value not in wr.CardSet(wr.DECK)


@pytest.mark.parametrize("bits", [-1, 1 << 60])
def test_there_is_no_sixty_first_bit(bits: int) -> None:
    """Bits that stand for no card are refused."""
    with pytest.raises(ValueError, match="beyond the sixty cards"):
        wr.CardSet.of_bits(bits)


@given(some_cards, st.sampled_from([" ", "  ", "\t", "\n", "\u3000"]), st.booleans())
@example([], " ", False).via("no cards at all")
def test_what_is_written_is_read(cards: list[wr.Card], space: str, lower: bool) -> None:
    """The text of any cards, in either case and with any spaces, is read as the same cards."""
    text = space.join(map(str, cards))
    assert wr.parse_cards(text.lower() if lower else text) == tuple(cards)


@given(some_cards)
def test_a_hand_that_is_written_is_read(cards: list[wr.Card]) -> None:
    """The text of a set of cards is read as the same set."""
    hand = wr.CardSet(cards)
    assert wr.parse_card_set(str(hand)) == hand


@pytest.mark.ruling(RANK_ORDER)
@pytest.mark.parametrize(
    ("letters", "suit"), [("S♠s", "B"), ("H♥h", "R"), ("D♦d", "Y"), ("C♣c", "G")]
)
def test_french_suited_cards(letters: str, suit: str) -> None:
    """In a suit the thirteen cards rank from 13 down to 1; a French-suited edition calls them ace
    (high) down to two.
    """
    ranks = ["A", "K", "q", "j", *map(str, range(10, 1, -1))]
    expected = [wr.SuitCard(wr.Suit(suit), rank) for rank in range(13, 0, -1)]
    for letter in letters:
        text = " ".join(letter + rank for rank in ranks)
        assert list(wr.parse_cards(text)) == expected


@given(st.lists(st.tuples(strategies.cards(), st.booleans()), unique_by=lambda pair: pair[0]))
@example([(wr.Wizard(2), True), (wr.Wizard(1), False)]).via("a bare Wizard before a numbered one")
def test_bare_specials_are_numbered_in_order(written: list[tuple[wr.Card, bool]]) -> None:
    """Bare W and J become, in order of appearance, the first copies not named elsewhere."""
    texts = [
        str(card)[0] if is_bare and not isinstance(card, wr.SuitCard) else str(card)
        for card, is_bare in written
    ]
    found = list(zip(texts, map(str, wr.parse_cards(" ".join(texts))), strict=True))
    assert all(text in (card, card[0]) for text, card in found)
    for letter in "WJ":
        copies = [card for text, card in found if text == letter]
        spare = [f"{letter}{number}" for number in range(1, 5)]
        assert copies == [copy for copy in spare if copy not in texts][: len(copies)]


@pytest.mark.ruling(SIXTY_CARDS)
@pytest.mark.parametrize(
    ("text", "column", "token"),
    [
        *[(f"R5  {token} B1", 5, token) for token in ("R14", "R0", "R", "R05", "5R", "W5", "J0")],
        *[(f"W {token}", 3, token) for token in ("S1", "S11", "♠14", "HX", "♠", "10", "WW", "R5,")],
        *[(token, 1, token) for token in ("-", "R\u0665", "\uff32\uff15", "\u017fA", "\xdfA")],
        ("W W W W W", 9, "W"),
        ("J J J J j1 J", 7, "J"),
        ("J1 j J J R1 J", 13, "J"),
        ("X" * 50, 1, "X" * 40 + "…"),
        ("r5 y19", 4, "y19"),
    ],
)
def test_what_is_no_card_is_refused(text: str, column: int, token: str) -> None:
    """Anything but the sixty cards is refused, with the token as it stands there and the column."""
    with pytest.raises(wr.RecordError) as refusal:
        wr.parse_cards(text)
    what = "one more than the deck has" if token in ("W", "J") else "no card"
    assert str(refusal.value) == f"{token!r} at column {column} is {what}"


@pytest.mark.ruling(SIXTY_CARDS)
@pytest.mark.parametrize("text", ["R5 r5", "W1 W1", "R13 HA", "J W R2 B7 J1 J1"])
def test_a_hand_holds_no_card_twice(text: str) -> None:
    """A set of cards in which one stands twice, however it is spelled, is refused."""
    with pytest.raises(wr.RecordError, match="stands there twice"):
        wr.parse_card_set(text)
