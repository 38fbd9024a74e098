"""The tricks: who takes them."""

from collections.abc import Sequence
from operator import attrgetter
from typing import Final, final

from attrs import frozen

from wizard_rules.rulebook.card_set import WIZARD_BITS
from wizard_rules.rulebook.deck import DECK, Card, Suit, SuitCard, Wizard
from wizard_rules.rulebook.frozen import setters, told_apart
from wizard_rules.rulebook.kinds import cards_in_order, check_suit_or_none
from wizard_rules.rulebook.play import suit_led
from wizard_rules.rulebook.ruling import Ruling, disputed, implied, stated
from wizard_rules.rulebook.table import Seat

__all__ = ["Trick", "trick_ruling", "trick_winner"]

FIRST_WIZARD: Final = disputed(
    "trick.first-wizard",
    "The first Wizard played takes the trick.",
    "TC-21 TC-24 TC-28 TC-32 TC-33 TC-36 SC-17 SC-18"
    " JP-05 JP-14 JP-15 SV-05 SV-16 SV-17 SV-25 SV-27",
    "C-13 C-14",
)
HIGHEST_TRUMP: Final = disputed(
    "trick.highest-trump",
    "In a trick without a Wizard the highest trump wins.",
    "TC-21 SC-01 SC-17 SV-07 SV-16 SV-26",
    "C-06",
)
HIGHEST_LED_SUIT: Final = stated(
    "trick.highest-led-suit",
    "In a trick without Wizard or trump the highest card of the led suit wins.",
    "TC-21 SC-17 JP-14 SV-16",
)
ALL_JESTERS: Final = disputed(
    "trick.all-jesters",
    "When only Jesters were played the first of them takes the trick.",
    "TC-21 TC-31 SC-20 JP-05 JP-18 SV-05 SV-16 SV-25",
    "C-14",
)
ONE_TAKER: Final = implied(
    "trick.one-taker",
    "Every trick has exactly one taker.",
    "TC-31",
)


def trick_winner(cards: Sequence[Card], trump: Suit | None) -> int:
    """
    The position, counted from 0, of the card that takes the trick *cards*.

    Rulings: trick.first-wizard, trick.highest-trump, trick.highest-led-suit,
    trick.all-jesters, trick.one-taker, trump.wizards-keep-power

    Raises:
        ValueError: There are no cards, something is no card, or trump no suit.

    >>> import wizard_rules as wr
    >>> wr.trick_winner(wr.parse_cards("J J B6 B10"), trump=None)
    3
    >>> wr.trick_winner(wr.parse_cards("R13 B2 R7 J"), trump=wr.Suit.B)
    1

    """
    played = _played(cards, trump)
    return played.index(take(played, trump)[0])


def trick_ruling(cards: Sequence[Card], trump: Suit | None) -> Ruling:
    """
    The ruling that decides who takes the trick *cards*.

    Rulings: trick.first-wizard, trick.highest-trump, trick.highest-led-suit, trick.all-jesters

    Raises:
        ValueError: There are no cards, something is no card, or trump no suit.

    >>> import wizard_rules as wr
    >>> print(wr.trick_ruling(wr.parse_cards("J J J J"), trump=wr.Suit.R))
    When only Jesters were played the first of them takes the trick. [trick.all-jesters]

    """
    return take(_played(cards, trump), trump)[1]


def _played(cards: Sequence[Card], trump: Suit | None) -> tuple[Card, ...]:
    played = cards_in_order("cards", cards)
    check_suit_or_none("trump", trump)
    if not played:
        raise ValueError("cards: a trick without cards has no taker")
    return played


def take(cards: Sequence[Card], trump: Suit | None) -> tuple[Card, Ruling]:
    """
    The card that takes a trick of at least one card, and the ruling that says so.

    Rulings: trick.first-wizard, trick.highest-trump, trick.highest-led-suit, trick.all-jesters
    """
    for card in cards:
        if isinstance(card, Wizard):
            return card, FIRST_WIZARD
    highest = _highest(cards, trump)
    if highest is not None:
        return highest, HIGHEST_TRUMP
    highest = _highest(cards, suit_led(cards))
    if highest is not None:
        return highest, HIGHEST_LED_SUIT
    return cards[0], ALL_JESTERS


def taker_on_bits(cards: Sequence[Card], bits: int, trump: Suit | None) -> Card:
    """
    The card that takes the trick, as `take` has it, found on the bits of the cards: much faster.

    Rulings: trick.first-wizard, trick.highest-trump, trick.highest-led-suit, trick.all-jesters
    """
    if bits & WIZARD_BITS:
        return next(card for card in cards if card.bit & WIZARD_BITS)
    if trump is not None and bits & trump.bits:
        return DECK[(bits & trump.bits).bit_length() - 1]
    led = suit_led(cards)
    return cards[0] if led is None else DECK[(bits & led.bits).bit_length() - 1]


_rank: Final = attrgetter("rank")


def _highest(cards: Sequence[Card], suit: Suit | None) -> SuitCard | None:
    highest = None
    for card in cards:
        if isinstance(card, SuitCard) and card.suit is suit:
            highest = card if highest is None else max(highest, card, key=_rank)
    return highest


COUNTS_ONE: Final = stated(
    "trick.counts-one",
    "A trick counts one for its taker, however many cards it holds.",
    "TC-09",
)
TAKEN_PUBLIC: Final = stated(
    "trick.taken-public",
    "The number of tricks each player has taken stays visible.",
    "SC-23 SC-24 SC-25",
    "C-24",
)


@final
@frozen(init=False, field_transformer=told_apart)
class Trick:
    """
    A complete trick: who led, the cards in the order played, and who took it.

    Rulings: trick.one-taker, trick.counts-one
    """

    leader: Seat
    cards: tuple[Card, ...]
    winner: Seat

    def __init__(self, leader: Seat, cards: tuple[Card, ...], winner: Seat) -> None:
        """Set the slots by `setters`: one is made for every trick."""
        _set_leader(self, leader)
        _set_cards(self, cards)
        _set_winner(self, winner)


_set_leader, _set_cards, _set_winner = setters(Trick, "leader", "cards", "winner")
