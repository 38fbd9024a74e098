"""The cards of a record as they were written: which they are, and which there are too many of."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, TypeVar, final

from attrs import frozen

from wizard_rules.records.notation import CARD_TEXTS, in_capitals
from wizard_rules.rulebook.deck import COPIES, Card, Jester, SuitCard, Wizard

_Place = TypeVar("_Place")


@final
@frozen
class Written:
    """
    A card text of a record: one card, any Wizard or Jester, or no card at all.

    `card` is None for no card; for a bare special it is one of its kind, no matter which.
    """

    text: str
    card: Card | None

    @property
    def kind(self) -> str:
        """The text without a copy number: equal for cards that no rule tells apart."""
        return self.text if isinstance(self.card, SuitCard) else self.text[:1]

    @property
    def copies(self) -> list[str]:
        """The numbered texts of a bare special."""
        return [f"{self.text}{copy}" for copy in COPIES]


_WRITTEN: Final[Mapping[str, Written]] = {
    **{text: Written(str(card), card) for text, card in CARD_TEXTS.items()},
    "W": Written("W", Wizard(1)),
    "J": Written("J", Jester(1)),
}


def written_cards(text: str) -> tuple[Written, ...]:
    """The cards of a hand or a trick, in the order written."""
    return tuple(
        [_WRITTEN.get(in_capitals(token)) or Written(token, None) for token in text.split()]
    )


def is_plain(texts: Sequence[str]) -> bool:
    """Whether nothing is there twice, and no special a fifth time: a quick look at most rounds."""
    named = [text for text in texts if len(text) > 1]
    letters = "".join([text[:1] for text in texts])
    most = len(COPIES)
    is_single = len(set(named)) == len(named)
    return is_single and letters.count("W") <= most and letters.count("J") <= most


def twice(placed: Iterable[tuple[_Place, Written]]) -> Iterator[tuple[_Place, Written]]:
    """The cards that are there for the second time; bare specials cannot be told apart."""
    seen: Counter[str] = Counter()
    for place, written in placed:
        if written.card is not None and len(written.text) > 1:
            seen[written.text] += 1
            if seen[written.text] == 2:  # noqa: PLR2004 - for the second time
                yield place, written


def fifths(placed: Iterable[tuple[_Place, Written]]) -> Iterator[tuple[_Place, Written]]:
    """The fifth Wizard and the fifth Jester, where there are so many, the same one aside."""
    seen: dict[str, set[str]] = {"W": set(), "J": set()}
    counts = Counter[str]()
    for place, written in placed:
        if not isinstance(written.card, Wizard | Jester):
            continue
        if len(written.text) == 1 or written.text not in seen[written.kind]:
            seen[written.kind].add(written.text)
            counts[written.kind] += 1
            if counts[written.kind] == len(COPIES) + 1:
                yield place, written
