"""The acts of a player as numbered values: cards 0-59, bids 60-90, trump suits 91-94."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import combinations
from types import MappingProxyType
from typing import Final, final

from attrs import field, frozen

from wizard_rules.rulebook.deck import ALL_BITS, DECK, Card, Suit, interned
from wizard_rules.rulebook.frozen import no_state
from wizard_rules.rulebook.kinds import check_card, check_kind, check_whole
from wizard_rules.rulebook.printable import value

__all__ = ["ACTIONS", "Action", "Bid", "NameTrump", "Play"]

FIRST_BID: Final = len(DECK)
BIDS: Final = range(31)
FIRST_SUIT: Final = FIRST_BID + len(BIDS)


@final
@frozen(init=False, eq=False)
class Play:
    """
    The act of playing a card.

    Unpickling what others wrote can run code; `json_of` is for exchange.

    Raises:
        ValueError: That is no card.

    >>> import wizard_rules as wr
    >>> wr.Play(wr.SuitCard(wr.Suit.R, 1)).number
    0

    """

    card: Card
    number: int = field(init=False, repr=False)
    bit: int = field(init=False, repr=False)

    def __new__(cls, card: Card) -> "Play":
        """The one act of playing that card."""
        check_card("card", card)
        return _PLAYS[card.bit.bit_length() - 1]

    def __reduce__(self) -> tuple[type["Play"], tuple[Card]]:
        """Copy and unpickle to the same object."""
        return Play, (self.card,)

    __setstate__ = no_state

    def __str__(self) -> str:
        """The act in words."""
        return f"play {self.card}"


@final
@frozen(init=False, eq=False)
class Bid:
    """
    The act of bidding a number of tricks, 0 to 30.

    Unpickling what others wrote can run code; `json_of` is for exchange.

    Raises:
        ValueError: No hand is so large.

    >>> import wizard_rules as wr
    >>> wr.Bid(3) is wr.ACTIONS[63]
    True

    """

    tricks: int
    number: int = field(init=False, repr=False)
    bit: int = field(init=False, repr=False)

    def __new__(cls, tricks: int) -> "Bid":
        """The one act of bidding so many tricks."""
        check_whole("tricks", tricks)
        if tricks not in BIDS:
            raise ValueError(f"tricks: {value(tricks)} is no bid from 0 to {BIDS[-1]}")
        return _BIDS[tricks]

    def __reduce__(self) -> tuple[type["Bid"], tuple[int]]:
        """Copy and unpickle to the same object."""
        return Bid, (self.tricks,)

    __setstate__ = no_state

    def __str__(self) -> str:
        """The act in words."""
        return f"bid {self.tricks}"


@final
@frozen(init=False, eq=False)
class NameTrump:
    """
    The dealer's act of naming the trump suit after a Wizard was turned up.

    Unpickling what others wrote can run code; `json_of` is for exchange.

    Raises:
        ValueError: That is no suit.

    >>> import wizard_rules as wr
    >>> print(wr.NameTrump(wr.Suit.B), wr.NameTrump(wr.Suit.B).number)
    name trump B 92

    """

    suit: Suit
    number: int = field(init=False, repr=False)
    bit: int = field(init=False, repr=False)

    def __new__(cls, suit: Suit) -> "NameTrump":
        """The one act of naming that suit."""
        check_kind("suit", suit, Suit, "suit")
        return _NAMES[list(Suit).index(suit)]

    def __reduce__(self) -> tuple[type["NameTrump"], tuple[Suit]]:
        """Copy and unpickle to the same object."""
        return NameTrump, (self.suit,)

    __setstate__ = no_state

    def __str__(self) -> str:
        """The act in words."""
        return f"name trump {self.suit}"


Action = NameTrump | Bid | Play
"""Anything a player does."""


_PLAYS: Final = tuple(
    interned(Play, number, card=card, number=number) for number, card in enumerate(DECK)
)
_BIDS: Final = tuple(
    interned(Bid, number, tricks=tricks, number=number)
    for number, tricks in enumerate(BIDS, FIRST_BID)
)
_NAMES: Final = tuple(
    interned(NameTrump, number, suit=suit, number=number)
    for number, suit in enumerate(Suit, FIRST_SUIT)
)
ACTIONS: Final[tuple[Action, ...]] = (*_PLAYS, *_BIDS, *_NAMES)
"""Every act there is, at the place of its number."""

NAMING_BITS: Final = sum(name.bit for name in _NAMES)


BIDS_UP_TO: Final = tuple((1 << tricks + 1) - 1 << FIRST_BID for tricks in BIDS)
"""The bids from zero to a number of tricks, as bits."""


def _table(actions: Sequence[Action]) -> tuple[tuple[Action, ...], ...]:
    """The actions whose bits are set, for every number of as many bits as there are actions."""
    table: list[tuple[Action, ...]] = [()]
    for action in actions:
        table += [(*chosen, action) for chosen in table]
    return tuple(table)


_FEW: Final[Mapping[int, tuple[Action, ...]]] = MappingProxyType(
    {one.bit: (one,) for one in _PLAYS}
    | {one.bit | other.bit: (one, other) for one, other in combinations(_PLAYS, 2)}
)
"""The plays of one or two cards: nearly half of all answers, and quickest looked up."""
_T0, _T1, _T2, _T3, _T4, _T5, _T6, _T7 = (_table(_PLAYS[at : at + 8]) for at in range(0, 60, 8))


def actions_of(bits: int) -> Sequence[Action]:
    """The acts whose numbers are the bits, ascending."""
    if bits > ALL_BITS:
        return _other_actions(bits)
    few = _FEW.get(bits)
    if few is not None:
        return few
    # Eight look-ups take half the time of a walk from bit to bit.
    a, b, c, d, e, f, g, h = bits.to_bytes(8, "little")
    return _T0[a] + _T1[b] + _T2[c] + _T3[d] + _T4[e] + _T5[f] + _T6[g] + _T7[h]


@lru_cache(maxsize=1 << 10)
def _other_actions(bits: int) -> Sequence[Action]:
    """The bids and the trump suits among the acts: there are few different sets of them."""
    return tuple(action for action in ACTIONS if action.bit & bits)
