"""The deck: four suits of thirteen, four Wizards and four Jesters."""

from collections.abc import Iterable, Iterator, Mapping
from collections.abc import Set as AbstractSet
from enum import Enum
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, TypeVar, final

from attrs import field, frozen

from wizard_rules.rulings import disputed, stated

__all__ = ["DECK", "Card", "CardSet", "Jester", "Suit", "SuitCard", "Wizard"]

SIXTY_CARDS: Final = disputed(
    "deck.sixty-cards",
    "The deck is sixty cards: four suits of thirteen, four Wizards and four Jesters.",
    "TC-02 TC-04 TC-37 SC-22 JP-01 JP-04 JP-26 SV-03 SV-04 SV-25",
    "C-23",
)
RANK_ORDER: Final = disputed(
    "deck.rank-order",
    "In a suit the thirteen cards rank from 13 down to 1;"
    " a French-suited edition calls them ace (high) down to two.",
    "TC-18 JP-02 SV-03",
    "C-05 C-29",
)
RANKS: Final = range(1, 14)
COPIES: Final = range(1, 5)
_Kind = TypeVar("_Kind")


class Suit(Enum):
    """One of the four suits; an edition may call and paint them otherwise."""

    R = "R"
    B = "B"
    G = "G"
    Y = "Y"

    bits: int

    # Members are single, and Enum's own hash takes five times as long.
    if TYPE_CHECKING:

        def __hash__(self) -> int: ...  # noqa: D105 - for the type checkers alone

    else:
        __hash__ = object.__hash__

    def __init__(self, letter: str) -> None:
        """Know the thirteen cards of the suit as bits."""
        self.bits = 0x1FFF << 13 * "RBGY".index(letter)

    def __str__(self) -> str:
        """The letter."""
        return self.name


@final
@frozen(init=False, eq=False)
class SuitCard:
    """
    A card of a suit, rank 1 to 13; the same suit and rank is the same object.

    Rulings: deck.rank-order

    Raises:
        ValueError: There is no such card.

    >>> import wizard_rules as wr
    >>> print(wr.SuitCard(wr.Suit.R, 5))
    R5
    >>> wr.SuitCard(wr.Suit.R, 5) is wr.parse_cards("R5")[0]
    True

    """

    suit: Suit
    rank: int
    bit: int = field(repr=False)

    def __new__(cls, suit: Suit, rank: int) -> "SuitCard":
        """The one card of that suit and rank."""
        try:
            return _SUIT_CARDS[suit, rank]
        except (KeyError, TypeError):
            raise ValueError(f"no suit card has suit {suit!r} and rank {rank!r}") from None

    def __reduce__(self) -> tuple[type["SuitCard"], tuple[Suit, int]]:
        """Copy and unpickle to the same object."""
        return SuitCard, (self.suit, self.rank)

    def __str__(self) -> str:
        """The card as text, such as `R5`."""
        return f"{self.suit}{self.rank}"


SPECIALS_HAVE_NO_SUIT: Final = disputed(
    "deck.specials-have-no-suit",
    "Wizards and Jesters belong to no suit.",
    "TC-20 SC-26 SV-05",
    "C-15",
)
SPECIALS_ALIKE: Final = stated(
    "deck.specials-alike",
    "Between two Wizards, or between two Jesters, nothing but the order of play decides.",
    "TC-33 TC-31 TC-36 SC-20 JP-18 SV-16",
)


@final
@frozen(init=False, eq=False)
class Wizard:
    """
    One of the four Wizards, told apart by its copy number 1 to 4 alone.

    Rulings: deck.specials-have-no-suit, deck.specials-alike

    Raises:
        ValueError: There is no such card.

    >>> import wizard_rules as wr
    >>> print(wr.Wizard(1))
    W1

    """

    copy: int
    bit: int = field(repr=False)

    def __new__(cls, copy: int) -> "Wizard":
        """The one Wizard of that copy number."""
        try:
            return _WIZARDS[copy]
        except (KeyError, TypeError):
            raise ValueError(f"no Wizard has copy number {copy!r}") from None

    def __reduce__(self) -> tuple[type["Wizard"], tuple[int]]:
        """Copy and unpickle to the same object."""
        return Wizard, (self.copy,)

    def __str__(self) -> str:
        """The card as text, such as `W1`."""
        return f"W{self.copy}"


@final
@frozen(init=False, eq=False)
class Jester:
    """
    One of the four Jesters, told apart by its copy number 1 to 4 alone.

    Rulings: deck.specials-have-no-suit, deck.specials-alike

    Raises:
        ValueError: There is no such card.

    >>> import wizard_rules as wr
    >>> print(wr.Jester(4))
    J4

    """

    copy: int
    bit: int = field(repr=False)

    def __new__(cls, copy: int) -> "Jester":
        """The one Jester of that copy number."""
        try:
            return _JESTERS[copy]
        except (KeyError, TypeError):
            raise ValueError(f"no Jester has copy number {copy!r}") from None

    def __reduce__(self) -> tuple[type["Jester"], tuple[int]]:
        """Copy and unpickle to the same object."""
        return Jester, (self.copy,)

    def __str__(self) -> str:
        """The card as text, such as `J4`."""
        return f"J{self.copy}"


Card = SuitCard | Wizard | Jester
"""Any card of the deck."""


def interned(cls: type[_Kind], place: int, **fields: object) -> _Kind:
    """The one object of a card or an act: its fields are set here and nowhere else."""
    made = object.__new__(cls)
    for name, value in fields.items():
        object.__setattr__(made, name, value)
    object.__setattr__(made, "bit", 1 << place)
    return made


_SUIT_CARDS: Final[Mapping[tuple[Suit, int], SuitCard]] = MappingProxyType(
    {
        (suit, rank): interned(SuitCard, 13 * place + rank - 1, suit=suit, rank=rank)
        for place, suit in enumerate(Suit)
        for rank in RANKS
    }
)
_WIZARDS: Final[Mapping[int, Wizard]] = MappingProxyType(
    {copy: interned(Wizard, 51 + copy, copy=copy) for copy in COPIES}
)
_JESTERS: Final[Mapping[int, Jester]] = MappingProxyType(
    {copy: interned(Jester, 55 + copy, copy=copy) for copy in COPIES}
)

DECK: Final[tuple[Card, ...]] = (*_SUIT_CARDS.values(), *_WIZARDS.values(), *_JESTERS.values())
"""The sixty cards, R1 to R13, then B, G, Y, the Wizards and the Jesters."""

ALL_BITS: Final = (1 << 60) - 1
SPECIAL_BITS: Final = 0xFF << 52


def bits_of(cards: Iterable[Card]) -> int:
    """The cards as bits, each once."""
    bits = 0
    for card in cards:
        bits |= card.bit
    return bits


@final
@frozen(init=False, eq=False, repr=False)
class CardSet(AbstractSet[Card]):
    """
    An immutable set of cards, in the order of the deck: a hand, the legal plays, the stock.

    >>> import wizard_rules as wr
    >>> hand = wr.CardSet(wr.parse_cards("Y3 W R2"))
    >>> print(hand)
    R2 Y3 W1
    >>> wr.SuitCard(wr.Suit.Y, 3) in hand, len(hand - wr.parse_card_set("W1"))
    (True, 2)

    """

    bits: int

    def __init__(self, cards: Iterable[Card] = ()) -> None:
        """Hold *cards*, each once."""
        object.__setattr__(self, "bits", bits_of(cards))

    @classmethod
    def of_bits(cls, bits: int) -> "CardSet":
        """
        The set whose bits are given: bit n stands for `DECK[n]`.

        Raises:
            ValueError: There are bits beyond the sixty cards.

        """
        if not 0 <= bits <= ALL_BITS:
            raise ValueError(f"{bits} has bits beyond the sixty cards")
        cards = object.__new__(cls)
        object.__setattr__(cards, "bits", bits)
        return cards

    def __hash__(self) -> int:
        """As of any set of the same cards."""
        return self._hash()

    def __contains__(self, card: object) -> bool:
        """Whether the card is in the set."""
        return isinstance(card, SuitCard | Wizard | Jester) and bool(card.bit & self.bits)

    def __iter__(self) -> Iterator[Card]:
        """The cards, in the order of the deck."""
        bits = self.bits
        while bits:
            lowest = bits & -bits
            yield DECK[lowest.bit_length() - 1]
            bits ^= lowest

    def __len__(self) -> int:
        """How many cards."""
        return self.bits.bit_count()

    def __str__(self) -> str:
        """The cards as text."""
        return " ".join(map(str, self))

    def __repr__(self) -> str:
        """The cards as text, named as a set."""
        return f"<CardSet {self}>"
