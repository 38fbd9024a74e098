"""Sets of cards as bits: hands, legal plays, the stock."""

from collections.abc import Iterable, Iterator
from collections.abc import Set as AbstractSet
from typing import Final, final

from attrs import frozen

from wizard_rules.rulebook.deck import ALL_BITS, DECK, Card
from wizard_rules.rulebook.frozen import exactly, no_state, setters
from wizard_rules.rulebook.kinds import CARD_KINDS, cards_of, check_whole
from wizard_rules.rulebook.printable import value

__all__ = ["CardSet"]

SPECIAL_BITS: Final = 0xFF << 52
WIZARD_BITS: Final = 0xF << 52


def bits_of(cards: Iterable[Card]) -> int:
    """The cards as bits, each once."""
    bits = 0
    for card in cards:
        bits |= card.bit
    return bits


def bits_in(name: str, cards: Iterable[Card]) -> int:
    """The cards of an argument as bits; what is no card is refused."""
    return cards.bits if isinstance(cards, CardSet) else bits_of(cards_of(name, cards))


@final
@frozen(init=False, eq=False, repr=False)
class CardSet(AbstractSet[Card]):
    """
    An immutable set of cards, in the order of the deck: a hand, the legal plays, the stock.

    Unpickling what others wrote can run code; `json_of` is for exchange.

    Raises:
        ValueError: Something is no card.

    >>> import wizard_rules as wr
    >>> hand = wr.CardSet(wr.parse_cards("Y3 W R2"))
    >>> print(hand)
    R2 Y3 W1
    >>> wr.SuitCard(wr.Suit.Y, 3) in hand, len(hand - wr.parse_card_set("W1"))
    (True, 2)

    """

    bits: int

    def __new__(cls, cards: Iterable[Card] = ()) -> "CardSet":
        """The set of *cards*, each once."""
        return cls.of_bits(bits_in("cards", cards))

    @classmethod
    def of_bits(cls, bits: int) -> "CardSet":
        """
        The set whose bits are given: bit n stands for `DECK[n]`.

        Raises:
            ValueError: It is no whole number, or has bits beyond the sixty cards.

        """
        check_whole("bits", bits)
        if not 0 <= bits <= ALL_BITS:
            raise ValueError(f"{value(bits)} has bits beyond the sixty cards")
        return set_of(bits)

    def __reduce__(self) -> tuple[type["CardSet"], tuple[tuple[Card, ...]]]:
        """Copy and unpickle by the cards."""
        return CardSet, (tuple(self),)

    __setstate__ = no_state

    def __eq__(self, other: object) -> bool:
        """Whether the other is a set of the same cards."""
        if isinstance(other, CardSet):
            return exactly(self.bits) == exactly(other.bits)
        return super().__eq__(other)

    def __hash__(self) -> int:
        """As of any set of the same cards."""
        return self._hash()

    def __contains__(self, card: object) -> bool:
        """Whether the card is in the set."""
        return isinstance(card, CARD_KINDS) and bool(card.bit & self.bits)

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


(_set_bits,) = setters(CardSet, "bits")


def set_of(bits: int) -> CardSet:
    """The set of bits that are known to be those of cards."""
    cards = object.__new__(CardSet)
    _set_bits(cards, bits)
    return cards
