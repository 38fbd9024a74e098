"""Cards as text: `R9 B13 Y1 W J`, and the French-suited `SA HK DQ CJ S10 C2`."""

import re
import string
from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Final

from wizard_rules.errors import RecordError
from wizard_rules.rulebook.card_set import CardSet
from wizard_rules.rulebook.deck import COPIES, DECK, Card, Jester, Suit, SuitCard, Wizard
from wizard_rules.rulebook.kinds import check_text
from wizard_rules.rulebook.printable import shown

__all__ = ["parse_card_set", "parse_cards"]

_FRENCH_SUITS: Final = {
    letter: suit
    for letters, suit in (("S♠", Suit.B), ("H♥", Suit.R), ("D♦", Suit.Y), ("C♣", Suit.G))
    for letter in letters
}
_FRENCH_RANKS: Final = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")

SUIT_TEXTS: Final[Mapping[str, Suit]] = MappingProxyType({**Suit.__members__, **_FRENCH_SUITS})
"""Every spelling of a suit."""

# Letters beyond ASCII have no case here: the long s is no S.
_CAPITALS: Final = str.maketrans(string.ascii_lowercase, string.ascii_uppercase)


def in_capitals(token: str) -> str:
    """The text of a card in the case in which cards are written."""
    return token.translate(_CAPITALS)


CARD_TEXTS: Final[Mapping[str, Card]] = MappingProxyType(
    {str(card): card for card in DECK}
    | {
        letter + text: SuitCard(suit, rank)
        for letter, suit in _FRENCH_SUITS.items()
        for rank, text in enumerate(_FRENCH_RANKS, start=1)
    }
)
"""Every spelling that names one card; bare `W` and `J` do not."""


def parse_cards(text: str) -> tuple[Card, ...]:
    """
    The cards that *text* lists; bare `W` and `J` are numbered in order of appearance.

    Case does not matter and a card may be repeated.

    Rulings: deck.sixty-cards, deck.rank-order

    Raises:
        RecordError: Something is no card; its column is named.
        ValueError: It is no text.

    >>> import wizard_rules as wr
    >>> print(*wr.parse_cards("J r5 j ♠A h10"))
    J1 R5 J2 B13 R9
    >>> wr.parse_cards("R5 Y19")
    Traceback (most recent call last):
    wizard_rules.errors.RecordError: 'Y19' at column 4 is no card

    """
    check_text("text", text)
    tokens = [(match.group(), match.start() + 1) for match in re.finditer(r"\S+", text)]
    texts = [in_capitals(token) for token, _ in tokens]
    named = {CARD_TEXTS[text] for text in texts if text in CARD_TEXTS}
    spare: Mapping[str, Iterator[Card]] = {
        "W": (copy for copy in map(Wizard, COPIES) if copy not in named),
        "J": (copy for copy in map(Jester, COPIES) if copy not in named),
    }
    return tuple(_card(token, column, spare) for token, column in tokens)


def _card(token: str, column: int, spare: Mapping[str, Iterator[Card]]) -> Card:
    text = in_capitals(token)
    card = next(spare[text], None) if text in spare else CARD_TEXTS.get(text)
    if card is None:
        what = "one more than the deck has" if text in spare else "no card"
        raise RecordError(f"{shown(token)} at column {column} is {what}")
    return card


def parse_card_set(text: str) -> CardSet:
    """
    The set of the cards that *text* lists, no card twice: a hand.

    Rulings: deck.sixty-cards

    Raises:
        RecordError: Something is no card, or a card stands there twice.
        ValueError: It is no text.

    >>> import wizard_rules as wr
    >>> print(wr.parse_card_set("W J R5 J"))
    R5 W1 J1 J2

    """
    cards = parse_cards(text)
    for place, card in enumerate(cards):
        if card in cards[:place]:
            raise RecordError(f"{card} stands there twice")
    return CardSet(cards)
