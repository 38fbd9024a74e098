"""The deck: four suits of thirteen, four Wizards and four Jesters."""

from collections.abc import Mapping
from enum import Enum
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, TypeVar, final

from attrs import field, frozen
from attrs.exceptions import FrozenInstanceError

from wizard_rules.rulebook.frozen import no_state
from wizard_rules.rulebook.printable import value
from wizard_rules.rulebook.ruling import disputed, stated

__all__ = ["DECK", "Card", "Jester", "Suit", "SuitCard", "Wizard"]

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


def _is_int(number: object) -> bool:
    return type(number) is int


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

    def __setattr__(self, name: str, new: object) -> None:
        """Set what Enum and this class set, each once, and nothing else."""
        if name in vars(self) or not (name.startswith("_") or name == "bits"):
            raise FrozenInstanceError
        super().__setattr__(name, new)

    def __delattr__(self, name: str) -> None:
        """Take nothing away."""
        raise FrozenInstanceError

    __setstate__ = no_state

    def __str__(self) -> str:
        """The letter."""
        return self.name


@final
@frozen(init=False, eq=False)
class SuitCard:
    """
    A card of a suit, rank 1 to 13; the same suit and rank is the same object.

    Unpickling what others wrote can run code; `json_of` is for exchange.

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
    bit: int = field(init=False, repr=False)
    """The card as a bit: bit n stands for `DECK[n]`."""
    binds: int = field(init=False, repr=False)
    """The cards to which it binds whoever follows, as bits: its suit, all, or for a Jester none."""

    def __new__(cls, suit: Suit, rank: int) -> "SuitCard":
        """The one card of that suit and rank."""
        card = _SUIT_CARDS.get((suit, rank)) if _is_int(rank) and type(suit) is Suit else None
        if card is None:
            wrong = f"suit {value(suit)} and rank {value(rank)}"
            raise ValueError(f"no suit card has {wrong}: the ranks are 1 to 13 in each Suit")
        return card

    def __reduce__(self) -> tuple[type["SuitCard"], tuple[Suit, int]]:
        """Copy and unpickle to the same object."""
        return SuitCard, (self.suit, self.rank)

    __setstate__ = no_state

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

    Unpickling what others wrote can run code; `json_of` is for exchange.

    Rulings: deck.specials-have-no-suit, deck.specials-alike

    Raises:
        ValueError: There is no such card.

    >>> import wizard_rules as wr
    >>> print(wr.Wizard(1))
    W1

    """

    copy: int
    bit: int = field(init=False, repr=False)
    """The card as a bit: bit n stands for `DECK[n]`."""
    binds: int = field(init=False, repr=False)
    """The cards to which it binds whoever follows, as bits: its suit, all, or for a Jester none."""

    def __new__(cls, copy: int) -> "Wizard":
        """The one Wizard of that copy number."""
        card = _WIZARDS.get(copy) if _is_int(copy) else None
        if card is None:
            raise ValueError(f"no Wizard has copy number {value(copy)}: there are 1 to 4")
        return card

    def __reduce__(self) -> tuple[type["Wizard"], tuple[int]]:
        """Copy and unpickle to the same object."""
        return Wizard, (self.copy,)

    __setstate__ = no_state

    def __str__(self) -> str:
        """The card as text, such as `W1`."""
        return f"W{self.copy}"


@final
@frozen(init=False, eq=False)
class Jester:
    """
    One of the four Jesters, told apart by its copy number 1 to 4 alone.

    Unpickling what others wrote can run code; `json_of` is for exchange.

    Rulings: deck.specials-have-no-suit, deck.specials-alike

    Raises:
        ValueError: There is no such card.

    >>> import wizard_rules as wr
    >>> print(wr.Jester(4))
    J4

    """

    copy: int
    bit: int = field(init=False, repr=False)
    """The card as a bit: bit n stands for `DECK[n]`."""
    binds: int = field(init=False, repr=False)
    """The cards to which it binds whoever follows, as bits: its suit, all, or for a Jester none."""

    def __new__(cls, copy: int) -> "Jester":
        """The one Jester of that copy number."""
        card = _JESTERS.get(copy) if _is_int(copy) else None
        if card is None:
            raise ValueError(f"no Jester has copy number {value(copy)}: there are 1 to 4")
        return card

    def __reduce__(self) -> tuple[type["Jester"], tuple[int]]:
        """Copy and unpickle to the same object."""
        return Jester, (self.copy,)

    __setstate__ = no_state

    def __str__(self) -> str:
        """The card as text, such as `J4`."""
        return f"J{self.copy}"


Card = SuitCard | Wizard | Jester
"""Any card of the deck."""


def interned(cls: type[_Kind], place: int, **fields: object) -> _Kind:
    """The one object of a card or an act: its fields are set here and nowhere else."""
    made = object.__new__(cls)
    for name, part in fields.items():
        object.__setattr__(made, name, part)
    object.__setattr__(made, "bit", 1 << place)
    return made


ALL_BITS: Final = (1 << 60) - 1
_SUIT_CARDS: Final[Mapping[tuple[Suit, int], SuitCard]] = MappingProxyType(
    {
        (suit, rank): interned(
            SuitCard, 13 * place + rank - 1, suit=suit, rank=rank, binds=suit.bits
        )
        for place, suit in enumerate(Suit)
        for rank in RANKS
    }
)
_WIZARDS: Final[Mapping[int, Wizard]] = MappingProxyType(
    {copy: interned(Wizard, 51 + copy, copy=copy, binds=ALL_BITS) for copy in COPIES}
)
_JESTERS: Final[Mapping[int, Jester]] = MappingProxyType(
    {copy: interned(Jester, 55 + copy, copy=copy, binds=0) for copy in COPIES}
)

DECK: Final[tuple[Card, ...]] = (*_SUIT_CARDS.values(), *_WIZARDS.values(), *_JESTERS.values())
"""The sixty cards, R1 to R13, then B, G, Y, the Wizards and the Jesters."""
