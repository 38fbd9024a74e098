"""Cards as people type them at the command line: letters, signs, and the words of six languages."""

import unicodedata
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import chain, groupby, takewhile
from types import MappingProxyType
from typing import Final, final

from attrs import evolve, frozen

from wizard_rules.errors import RecordError
from wizard_rules.records.card_readings import Piece, no_card, read
from wizard_rules.records.card_words import (
    FRENCH_SUITS,
    NO_TRUMP,
    ON_TRUMP,
    SPECIALS,
    SUITS,
    Asked,
    Token,
    name_of,
    nearest_word,
    signs_of_cards,
    tokens_of,
    trump_meaning,
)
from wizard_rules.records.notation import CARD_TEXTS
from wizard_rules.rulebook.deck import COPIES, Card, Jester, Suit, Wizard
from wizard_rules.rulebook.kinds import check_text
from wizard_rules.rulebook.printable import printable, shown, value

__all__ = ["Spoken", "SpokenCard", "card_name", "spoken_cards", "spoken_suit"]

LONGEST_TEXT: Final = 1000
MOST_CARDS: Final = 36
"""A whole trick and the largest hand."""
_AT_MOST: Final = f"a question has at most {MOST_CARDS} cards"
MOST_PLAYERS: Final = 6
LONGEST_NAME: Final = 6
"""How many words a name has at most."""
LONGEST_LETTERS: Final = 3
"""So few capitals may be letters for suits and ranks, such as HD for the queen of hearts."""
SURE_LIKENESS: Final = 0.88
"""How like a word for cards no name may be: Fred is not so like "red", but Wizrd is."""
_NUMERALS: Final = frozenset("一二三四五六七八九十")
_TRUMP: Final = "write R, B, G or Y, red, ♥, hearts or none"
_COLONS: Final = frozenset(":\uff1a")
_TRUMPS: Final[Mapping[str, Suit | None]] = MappingProxyType(
    {**SUITS, **FRENCH_SUITS, NO_TRUMP: None}
)


@final
@frozen
class SpokenCard:
    """A card as it was typed, and its player, where a name stands before it."""

    card: Card
    text: str
    """The canonical text; a bare Wizard or Jester stays bare."""
    column: int
    player: str | None = None


@final
@frozen
class Spoken:
    """The cards of a question, text by text, and whether French suits were typed."""

    texts: tuple[tuple[SpokenCard, ...], ...]
    is_french: bool


@final
@frozen
class _Entry:
    """What stands between two commas: a name, if there is one, and what is behind it."""

    name: Sequence[Token]
    rest: Sequence[Token]
    has_colon: bool = False

    @property
    def is_named(self) -> bool:
        """Whether it has a name and behind it what may be a card, no mere number."""
        if not (0 < len(self.name) <= LONGEST_NAME and self.rest):
            return False
        is_joined = self.name[-1].chunk == self.rest[0].chunk
        return self.rest[0].kind != "number" or (len(self.rest) > 1 and not is_joined)

    @property
    def is_clear(self) -> bool:
        """Whether it begins with a name rather than with a card, written rightly or wrongly."""
        if self.has_colon:
            return self.name[0].kind == "word" and not self.name[0].senses
        is_joined = self.name[-1].chunk == self.rest[0].chunk and self.name[-1].text.isascii()
        words = [token.text for token in self.name]
        return not (is_joined or all(map(_is_letters, words)) or any(map(_is_nearly_a_card, words)))


def _is_letters(word: str) -> bool:
    return len(word) <= LONGEST_LETTERS and word == word.upper() != word.lower()


def _is_nearly_a_card(word: str) -> bool:
    """Whether it is nearly a word for cards, or a suit and a Chinese number."""
    is_counted = bool(signs_of_cards() & {*word} and _NUMERALS & {*word})
    return is_counted or nearest_word(word, likeness=SURE_LIKENESS) is not None


def spoken_cards(*texts: str, names: Sequence[str] = ()) -> Spoken:
    """
    The cards of one question, such as those of the trick and of the hand, however written.

    All texts keep to one deck and one order of suit and number, and no card is there twice.
    *names* is what messages call the texts. In the first, the trick, each card may follow the name
    of its player: `Ann R5, Bo W`, or with a colon.

    Raises:
        RecordError: Something is no card, or can be read in two ways.
        ValueError: It is no text.

    >>> from wizard_rules.records.spoken_cards import spoken_cards
    >>> trick, hand = spoken_cards("Ann red 5, Bo Zauberer", "rot6 赤7").texts
    >>> [(each.player, each.text) for each in trick + hand]
    [('Ann', 'R5'), ('Bo', 'W'), (None, 'R6'), (None, 'R7')]
    >>> spoken_cards("R5", "Zaubrer", names=("trick", "hand"))
    Traceback (most recent call last):
    wizard_rules.errors.RecordError: 'Zaubrer' at column 1 of the hand is no card; \
did you mean Zauberer?

    """
    for text in texts:
        _check_length(text)
    tokens = [tuple(tokens_of(number, text)) for number, text in enumerate(texts)]
    asked = Asked(texts, tuple(names), tuple(chain(*tokens)))
    first, *others = tokens or [()]
    entries = (*_entries(first), *(_Entry((), each) for each in others))
    pieces = _pieces(asked, entries)
    players = _players(asked, entries)
    spoken: list[list[SpokenCard]] = [[] for _ in texts]
    for piece, card in zip(pieces, _cards(asked, pieces), strict=True):
        place, column = piece.first.entry, piece.first.start + 1
        spoken[place[0]].append(SpokenCard(card, piece.text, column, players.get(place)))
    return Spoken(tuple(map(tuple, spoken)), any(piece.is_french for piece in pieces))


def _check_length(text: str) -> None:
    check_text("text", text)
    if len(text) > LONGEST_TEXT:
        raise RecordError(f"a text of {len(text)} characters is too long: {_AT_MOST}")


def _entries(tokens: Sequence[Token]) -> Sequence[_Entry]:
    """The entries of a trick, if each begins with a name; else all of it as one without."""
    entries = [_entry(tuple(each)) for _, each in groupby(tokens, key=lambda token: token.entry)]
    are_few = 0 < len(entries) <= MOST_PLAYERS
    are_named = are_few and all(entry.is_named and entry.is_clear for entry in entries)
    is_sure = are_named and (len(entries) > 1 or entries[0].has_colon)
    return entries if is_sure else [_Entry((), tokens)]


def _entry(tokens: Sequence[Token]) -> _Entry:
    """An entry whose name stands before a colon, or else is all unknown words at the beginning."""
    before = tuple(takewhile(lambda token: token.text not in _COLONS, tokens))
    if len(before) < len(tokens):
        return _Entry(before, tokens[len(before) + 1 :], has_colon=True)
    name = tuple(takewhile(lambda token: token.kind == "word" and not token.senses, tokens))
    return _Entry(name, tokens[len(name) :])


def _pieces(asked: Asked, entries: Sequence[_Entry]) -> Sequence[Piece]:
    """The cards, behind each name one."""
    rest = tuple(chain(*(entry.rest for entry in entries)))
    for token in rest:
        if not token.senses:
            raise RecordError(no_card(asked, token))
    pieces = read(evolve(asked, tokens=rest))
    counts = Counter(piece.first.entry for piece in pieces)
    for entry in entries:
        if entry.name and counts[entry.name[0].entry] > 1:
            where = asked.quoted(entry.name[0], entry.name[-1])
            raise RecordError(f"{where} is no card, and a name stands before one card alone")
    return pieces


def _players(asked: Asked, entries: Sequence[_Entry]) -> Mapping[tuple[int, int], str]:
    """The names, each once in its text, by their entries."""
    places: dict[tuple[int, str], tuple[int, int]] = {}
    for first, last in [(entry.name[0], entry.name[-1]) for entry in entries if entry.name]:
        typed = " ".join(asked.typed(first, last).split())
        named = first.entry[0], printable(unicodedata.normalize("NFC", typed))
        if named in places:
            raise RecordError(f"{asked.quoted(first, last)} already stands before another card")
        places[named] = first.entry
    return {place: name for (_, name), place in places.items()}


def _cards(asked: Asked, pieces: Sequence[Piece]) -> Sequence[Card]:
    """The cards themselves, no more than a question can have, and none of them twice."""
    if len(pieces) > MOST_CARDS:
        raise RecordError(f"{len(pieces)} cards are too many: {_AT_MOST}")
    named = {CARD_TEXTS[piece.text] for piece in pieces if piece.text in CARD_TEXTS}
    spare: Mapping[str, Iterator[Card]] = {
        "W": (copy for copy in map(Wizard, COPIES) if copy not in named),
        "J": (copy for copy in map(Jester, COPIES) if copy not in named),
    }
    found: dict[Card, Piece] = {}
    for piece in pieces:
        card = next(spare[piece.text], None) if piece.text in spare else CARD_TEXTS[piece.text]
        if card is None:
            raise RecordError(
                f"{asked.quoted(piece.first, piece.last)} is one more than the deck has"
            )
        if card in found:
            places = [asked.place(each.first) for each in (found[card], piece)]
            raise RecordError(f"{piece} is written twice, at {' and at '.join(places)}")
        found[card] = piece
    return tuple(found)


def spoken_suit(text: str) -> Suit | None:
    """
    The trump suit that a text names, or None where it says that there is none.

    Raises:
        RecordError: It names neither.
        ValueError: It is no text.

    >>> from wizard_rules.records.spoken_cards import spoken_suit
    >>> print(spoken_suit("rot"), spoken_suit("♠"), spoken_suit("kein Trumpf"))
    R B None

    """
    check_text("text", text)
    meaning = trump_meaning(text)
    if meaning is not None:
        return _TRUMPS[meaning]
    near = nearest_word(text, ON_TRUMP)
    end = f"; did you mean {near}?" if near else ""
    raise RecordError(f"{shown(text)} is no trump suit: {_TRUMP}{end}")


def card_name(card: SpokenCard | str, *, is_french: bool) -> str:
    """
    A card, or its canonical text, in words.

    Raises:
        ValueError: It is no text of a card.

    >>> from wizard_rules.records.spoken_cards import card_name
    >>> card_name("R5", is_french=False), card_name("R9", is_french=True)
    ('red 5', '♥10 (R9)')

    """
    text = card.text if isinstance(card, SpokenCard) else card
    check_text("card", text)
    if text not in CARD_TEXTS and text not in SPECIALS.values():
        raise ValueError(f"{value(text)} is no card")
    return name_of(text, is_french=is_french)
