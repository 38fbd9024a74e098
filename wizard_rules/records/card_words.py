"""Card text taken apart: its words, in whichever of six languages, and what each can mean."""

import re
import tomllib
import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from itertools import product
from types import MappingProxyType
from typing import Final, final

from attrs import frozen
from cattrs import Converter

from wizard_rules.records.notation import CARD_TEXTS
from wizard_rules.rulebook.deck import Suit, SuitCard
from wizard_rules.rulebook.printable import shown

SUITS: Final[Mapping[str, Suit]] = MappingProxyType(
    {"red": Suit.R, "blue": Suit.B, "green": Suit.G, "yellow": Suit.Y}
)
FRENCH_SUITS: Final[Mapping[str, Suit]] = MappingProxyType(
    {"hearts": Suit.R, "spades": Suit.B, "clubs": Suit.G, "diamonds": Suit.Y}
)
COURT: Final[Mapping[str, int]] = MappingProxyType(
    {"ten": 9, "jack": 10, "queen": 11, "king": 12, "ace": 13}
)
SPECIALS: Final[Mapping[str, str]] = MappingProxyType({"wizard": "W", "jester": "J"})
OF: Final = "of"
AND: Final = "and"
FILLER: Final = "filler"
NO_TRUMP: Final = "no_trump"
"""What a word can mean, as the tables of words name it."""

Sense = tuple[str, ...]
"""The meanings that a word has at once: "Herzass" is hearts and ace."""

SHARED: Final = "mul"
"""The letters and signs that all languages share."""

ON_CARDS: Final = (*SPECIALS, *SUITS, *FRENCH_SUITS, *COURT)
ON_TRUMP: Final = (*SUITS, *FRENCH_SUITS, NO_TRUMP)
_SUIT_NAMES: Final = {suit: name for name, suit in SUITS.items()}
_FRENCH_SIGNS: Final = {Suit.R: "♥", Suit.B: "♠", Suit.G: "♣", Suit.Y: "♦"}
_FRENCH_TEXTS: Final = {10: "J", 11: "Q", 12: "K", 13: "A"}
_SPECIAL_NAMES: Final = {"W": "Wizard", "J": "Jester"}
_CONVERTER: Final = Converter()
LIKENESS: Final = 0.7
_LONGEST_LIKE: Final = 40

_BLANKS: Final = r"\s\"'`\u00b4\u2018-\u201f«»\u2039\u203a「」『』〝〞〟\uff02\uff07"
"""White space and quotation marks, straight, typographic and full-width."""
_BLANK: Final = re.compile(f"[{_BLANKS}]+")
_TOKENS: Final = re.compile(
    rf"""(?P<blank>[{_BLANKS}]+)
    |(?P<comma>[,;、\uff0c\uff1b\uff64])
    |(?P<filler>(?<=[^\W\d_])[-\u2010\u2011\uff0d](?=[^\W_]))
    |(?P<number>\d+)
    |(?P<word>(?:[^\W\d_][\u0300-\u036f\u3099\u309a]*)+)
    |(?P<sign>.[\ufe0e\ufe0f\u200d♀♂🏻-🏿]*)""",
    re.VERBOSE,
)
_VARIANTS: Final = re.compile("[\ufe0e\ufe0f\u200d♀♂🏻-🏿]")
_LONG_S: Final = frozenset("ſﬅ")


@final
@frozen
class Token:
    """A word, a number or a sign of a text, with all that it can mean: nothing, if unknown."""

    text: str
    start: int
    senses: tuple[Sense, ...]
    kind: str
    """`word`, `number` or `sign`."""
    entry: tuple[int, int]
    """Which text, and which entry of it: commas and semicolons stand between entries."""
    chunk: tuple[int, int]
    """Which text, and which part of it: blanks stand between parts."""

    @property
    def end(self) -> int:
        """Where the text goes on."""
        return self.start + len(self.text)


@final
@frozen
class Asked:
    """The texts of a question as typed, what messages call them, and their tokens."""

    texts: tuple[str, ...]
    names: tuple[str, ...]
    tokens: tuple[Token, ...]

    def place(self, token: Token) -> str:
        """Where a token stands."""
        number, column = token.entry[0], f"column {token.start + 1}"
        if number < len(self.names):
            return f"{column} of the {self.names[number]}"
        return f"{column} of text {number + 1}" if self.texts[1:] else column

    def typed(self, first: Token, last: Token) -> str:
        """What was typed from one token to another."""
        return self.texts[first.entry[0]][first.start : last.end]

    def quoted(self, first: Token, last: Token) -> str:
        """The same, and where it stands."""
        return f"{shown(self.typed(first, last))} at {self.place(first)}"


def tokens_of(number: int, text: str) -> Iterator[Token]:
    """What stands in the text of that number, blanks, commas and what says nothing aside."""
    entry = chunk = 0
    for match in _TOKENS.finditer(text):
        kind = _kind(match)
        if kind in {"blank", "comma"}:
            chunk += 1
            entry += kind == "comma"
        elif kind != FILLER:
            for offset, word, senses in _parts(kind, match.group()):
                start = match.start() + offset
                yield Token(word, start, senses, kind, (number, entry), (number, chunk))


def _kind(match: re.Match[str]) -> str:
    """What was found; "and" counts as a comma."""
    senses = _lexicon().get(fold(match.group()))
    if senses == ((AND,),):
        return "comma"
    return FILLER if senses == ((FILLER,),) else str(match.lastgroup)


def _parts(kind: str, text: str) -> Iterator[tuple[int, str, tuple[Sense, ...]]]:
    """The words in a run of letters, each with its offset; a run that folding shortens whole."""
    folded = fold(text)
    if kind == "number":
        yield 0, text, ((folded,),)
    elif len(folded) != len(text):
        yield 0, text, _lexicon().get(folded, ())
    else:
        spans = _words_at_the_end(folded)
        head = spans[0][0] if spans else len(text)
        if head:
            yield 0, text[:head], ()
        for start, end in spans:
            yield start, text[start:end], _lexicon()[folded[start:end]]


def _words_at_the_end(run: str) -> list[tuple[int, int]]:
    """Where the words stand that a run without blanks, as Chinese and Japanese are, ends with."""
    spans: list[tuple[int, int]] = []
    head = len(run)
    for match in reversed(list(_words_inside().finditer(run))):
        if match.end() != head or match.group() not in _lexicon():
            break
        head = match.start()
        spans.insert(0, match.span())
    return spans


def fold(text: str) -> str:
    """The text in the form in which words are compared; the long s is no s."""
    if not _LONG_S.isdisjoint(text):
        return text
    return unicodedata.normalize("NFKC", _VARIANTS.sub("", text)).lower()


@cache
def words() -> Mapping[str, Mapping[str, tuple[str, ...]]]:
    """The words of each language, those that all share included, by what they mean."""
    content = tomllib.loads(
        files("wizard_rules.records").joinpath("card_words.toml").read_text("utf-8")
    )
    return _CONVERTER.structure(content, dict[str, dict[str, tuple[str, ...]]])


def _spellings(meanings: Iterable[str]) -> Iterator[tuple[str, str]]:
    """Each word for one of the meanings, and that meaning."""
    for meaning, table in product(meanings, words().values()):
        yield from ((word, meaning) for word in table.get(meaning, ()))


def _gathered(pairs: Iterable[tuple[str, Sense]]) -> Mapping[str, tuple[Sense, ...]]:
    found: dict[str, dict[Sense, None]] = {}
    for word, sense in pairs:
        found.setdefault(fold(word), {})[sense] = None
    return {word: tuple(senses) for word, senses in found.items()}


@cache
def _lexicon() -> Mapping[str, tuple[Sense, ...]]:
    single = ((word, (meaning,)) for word, meaning in _spellings((*ON_CARDS, OF, AND, FILLER)))
    return _gathered([*single, *_joined()])


def _joined() -> Iterator[tuple[str, Sense]]:
    """French-suited cards in one word: "HK", "KH", "Herzass", "hjärterkung"."""
    for table in words().values():
        suits = [(word, suit) for suit in FRENCH_SUITS for word in table.get(suit, ())]
        ranks = [
            (word, rank)
            for rank, each in product(COURT, (table, words()[SHARED]))
            for word in each.get(rank, ())
        ]
        for (suit_word, suit), (rank_word, rank) in product(suits, ranks):
            yield suit_word + rank_word, (suit, rank)
            yield rank_word + suit_word, (rank, suit)


@cache
def signs_of_cards() -> frozenset[str]:
    """The words of one letter that stand for a suit or a special in Chinese or Japanese."""
    return frozenset(word for word in _lexicon() if len(word) == 1 and word > "\u2e80")


@cache
def _words_inside() -> re.Pattern[str]:
    """Any Chinese or Japanese word, or all letters of another script that stand together."""
    others = r"[^\u2e80-\U0010ffff]+"
    inside = {word for word in _lexicon() if not re.fullmatch(others, word)}
    longest_first = sorted(inside, key=len, reverse=True)
    return re.compile("|".join([*map(re.escape, longest_first), others]))


def nearest_word(
    text: str, meanings: Sequence[str] = ON_CARDS, *, likeness: float = LIKENESS
) -> str | None:
    """The word for one of the meanings that the text is most like, rather a usual one, if any."""
    known = {fold(word): word for word, _ in reversed(tuple(_spellings(meanings)))}
    usual = {table[meaning][0] for table in words().values() for meaning in meanings & table.keys()}
    like = get_close_matches(fold(text)[:_LONGEST_LIKE], known, cutoff=likeness)
    found = sorted((known[word] for word in like), key=lambda word: word not in usual)
    return found[0] if found else None


def trump_meaning(text: str) -> str | None:
    """What the text means where a trump suit, or none, is named."""
    folded = fold(" ".join(_BLANK.sub(" ", text).split()))
    found = (meaning for word, meaning in _spellings(ON_TRUMP) if fold(word) == folded)
    return next(found, None)


def name_of(text: str, *, is_french: bool) -> str:
    """A card in words, by its canonical text."""
    card = CARD_TEXTS.get(text)
    if not isinstance(card, SuitCard):
        return f"{_SPECIAL_NAMES[text[0]]} {text[1:]}".rstrip()
    if not is_french:
        return f"{_SUIT_NAMES[card.suit]} {card.rank}"
    rank = _FRENCH_TEXTS.get(card.rank, card.rank + 1)
    return f"{_FRENCH_SIGNS[card.suit]}{rank} ({card})"
