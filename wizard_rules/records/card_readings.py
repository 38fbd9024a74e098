"""Words, numbers and signs read as cards, in the one way that is possible, or refused."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import chain, product
from types import MappingProxyType
from typing import Final, final

from attrs import frozen

from wizard_rules.errors import RecordError
from wizard_rules.records.card_words import (
    AND,
    COURT,
    FILLER,
    FRENCH_SUITS,
    OF,
    SPECIALS,
    SUITS,
    Asked,
    Sense,
    Token,
    name_of,
    nearest_word,
)
from wizard_rules.rulebook.deck import COPIES, RANKS
from wizard_rules.rulebook.printable import printable

MOST_TOKENS: Final = 3
"""How many tokens a card takes at most: "5 of hearts"."""

_HOW: Final = "write R5 or red 5, W for a Wizard, J for a Jester"
_RANKS: Final = "the suits run from 1 to 13"
_FRENCH_RANKS: Final = "French suits run from 2 to 10, then J, Q, K, A"
_KINDS: Final[Mapping[str, str]] = MappingProxyType(
    dict.fromkeys(SUITS, "suit")
    | dict.fromkeys(FRENCH_SUITS, "French suit")
    | dict.fromkeys(SPECIALS, "special")
    | dict.fromkeys((OF, AND, FILLER), "word")
)
"""What a meaning is: a number, if nothing else."""
_PROBLEMS: Final[Mapping[tuple[str, str], str]] = MappingProxyType(
    {
        ("suit", "number"): _RANKS,
        ("number", "suit"): _RANKS,
        ("French suit", "number"): _FRENCH_RANKS,
        ("number", "French suit"): _FRENCH_RANKS,
        ("special", "number"): "the copies run from 1 to 4",
        ("number", "special"): "write each card by itself",
    }
)
"""What is wrong with two tokens that are no card."""
_MISSING: Final[Mapping[str, str]] = MappingProxyType(
    {
        "suit": "its number is missing",
        "French suit": "its number is missing",
        "number": "its suit is missing",
    }
)
"""What is wrong with one token that is no card."""


@final
@frozen
class Way:
    """A way of writing cards, to which a question keeps: in which deck, and in which order."""

    is_french: bool
    is_number_first: bool


@final
@frozen
class Piece:
    """A card as read: its first and last token, its text, and the way of writing if it shows."""

    first: Token
    last: Token
    text: str
    way: Way | None

    @property
    def is_french(self) -> bool:
        """Whether it has a French suit."""
        return self.way is not None and self.way.is_french

    def __str__(self) -> str:
        """The card in words."""
        return name_of(self.text, is_french=self.is_french)


_Cards = Mapping[Sense, tuple[str, Way | None]]
_WAYS: Final = tuple(Way(*choice) for choice in product((False, True), repeat=2))


def read(asked: Asked) -> tuple[Piece, ...]:
    """
    The cards that the tokens are, all in one way of writing.

    Raises:
        RecordError: They can be read in no way, or in several.

    """
    ways = [each for way in _WAYS for each in _readings(asked.tokens, _cards_in(way))[-1]]
    match list(dict.fromkeys(ways)):
        case [only]:
            return only
        case [one, other, *_]:
            raise RecordError(_two_readings(asked, one, other))
        case _:
            raise RecordError(_no_reading(asked))


def _readings(tokens: Sequence[Token], cards: _Cards) -> list[list[tuple[Piece, ...]]]:
    """The readings of the first tokens, for each number of them; two, if there are several."""
    readings: list[list[tuple[Piece, ...]]] = [[()]]
    for end in range(1, len(tokens) + 1):
        found = [
            (*before, piece)
            for start in range(max(0, end - MOST_TOKENS), end)
            for piece in _pieces(tokens, start, end, cards)
            for before in readings[start]
        ]
        readings.append(found[:2])
    return readings


def _pieces(tokens: Sequence[Token], start: int, end: int, cards: _Cards) -> Iterator[Piece]:
    if _may_be_one(tokens, start, end):
        for senses in product(*(token.senses for token in tokens[start:end])):
            if found := cards.get(tuple(chain(*senses))):
                yield Piece(tokens[start], tokens[end - 1], *found)


def _may_be_one(tokens: Sequence[Token], start: int, end: int) -> bool:
    """Whether no comma stands between the tokens, and blanks only between whole parts."""
    first, last = tokens[start], tokens[end - 1]
    begins = start == 0 or tokens[start - 1].chunk != first.chunk
    ends = end == len(tokens) or tokens[end].chunk != last.chunk
    return first.entry == last.entry and (first.chunk == last.chunk or (begins and ends))


@cache
def _all_cards() -> _Cards:
    return {sense: card for way in _WAYS for sense, card in _cards_in(way).items()}


@cache
def _cards_in(way: Way) -> _Cards:
    """The meanings that make a card in one way of writing; the specials are in each."""
    cards: dict[Sense, tuple[str, Way | None]] = dict(_specials())
    ranks = _french_ranks() if way.is_french else {str(rank): rank for rank in RANKS}
    suits = FRENCH_SUITS if way.is_french else SUITS
    for (suit, letter), (rank, number) in product(suits.items(), ranks.items()):
        first, second = (rank, suit) if way.is_number_first else (suit, rank)
        cards[first, second] = cards[first, OF, second] = f"{letter}{number}", way
    return cards


def _french_ranks() -> dict[str, int]:
    return {str(rank + 1): rank for rank in range(1, COURT["jack"])} | dict(COURT)


def _specials() -> Iterator[tuple[Sense, tuple[str, None]]]:
    for meaning, letter in SPECIALS.items():
        yield (meaning,), (letter, None)
        yield from (((meaning, str(copy)), (f"{letter}{copy}", None)) for copy in COPIES)


def _two_readings(asked: Asked, one: Sequence[Piece], other: Sequence[Piece]) -> str:
    differing = next(pair for pair in zip(one, other, strict=False) if pair[0] != pair[1])
    end = max((piece.last for piece in differing), key=lambda token: token.start)
    where = asked.quoted(differing[0].first, end)
    return f"{where} can be read as {' or as '.join(map(str, differing))}: write which is meant"


def _no_reading(asked: Asked) -> str:
    mixed = _readings(asked.tokens, _all_cards())
    if mixed[-1]:
        return _mixture(asked, [(piece, piece.way) for piece in mixed[-1][0] if piece.way])
    return _problem(asked, max(end for end, found in enumerate(mixed) if found))


def _mixture(asked: Asked, suited: Sequence[tuple[Piece, Way]]) -> str:
    """How the cards mix two decks, or else two orders."""
    (first, way), *others = suited
    here = asked.quoted(first.first, first.last)
    for other, its_way in others:
        if its_way.is_french != way.is_french:
            has, no = ("a", "none") if its_way.is_french else ("no", "one")
            there = asked.quoted(other.first, other.last)
            return f"{there} has {has} French suit, {here} has {no}: keep to one deck"
    other = next(piece for piece, its_way in others if its_way != way)
    leads, follows = ("suit", "number") if way.is_number_first else ("number", "suit")
    there = asked.quoted(other.first, other.last)
    return f"{there} has the {leads} first, {here} the {follows}: keep to one order"


def _problem(asked: Asked, place: int) -> str:
    """Why no card begins with that token."""
    for first, last in _pairs(asked.tokens, place):
        said = _PROBLEMS.get((_kind(first), _kind(last)))
        if said and not _is_card(first, last):
            return f"{asked.quoted(first, last)} is no card: {said}"
    token = asked.tokens[place]
    where, missing = asked.quoted(token, token), _MISSING.get(_kind(token))
    return f"{where} is no card: {missing}" if missing else f"{where} is no card; {_HOW}"


def _pairs(tokens: Sequence[Token], place: int) -> Iterator[tuple[Token, Token]]:
    """The token with the one that it is joined to, and with the one that follows."""
    token = tokens[place]
    if place and tokens[place - 1].chunk == token.chunk:
        yield tokens[place - 1], token
    for other in tokens[place + 1 : place + MOST_TOKENS]:
        if other.entry == token.entry and _kind(other) != "word":
            yield token, other
            return


def _kind(token: Token) -> str:
    return _KINDS.get(token.senses[0][0], "number")


def _is_card(first: Token, last: Token) -> bool:
    """Whether the two would be a card if they stood together."""
    return any(one + other in _all_cards() for one, other in product(first.senses, last.senses))


def no_card(asked: Asked, token: Token) -> str:
    """What to say of an unknown token: what it may have been, or how cards are written."""
    part = [each for each in asked.tokens if each.chunk == token.chunk]
    where = f"{asked.quoted(part[0], part[-1])} is no card"
    near = nearest_word(token.text)
    if near is None or sum(not each.senses for each in part) > 1:
        return f"{where}; {_HOW}"
    text = asked.texts[token.entry[0]]
    meant = text[part[0].start : token.start] + near + text[token.end : part[-1].end]
    return f"{where}; did you mean {printable(meant)}?"
