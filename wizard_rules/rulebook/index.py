"""The rulebook: all rulings in reading order, and how to find one."""

import re
from collections.abc import Iterator
from typing import Final

from wizard_rules.rulebook import bid, deal, deck, play, ruleset, score, table, trick, trump
from wizard_rules.rulebook.kinds import check_text
from wizard_rules.rulebook.ruling import Ruling
from wizard_rules.sources.texts import Conflict, Silence, Statement, conflicts, silences, statements

__all__ = ["RULEBOOK", "Entry", "find_entries", "ruling"]

CHAPTERS: Final = (deck, table, ruleset, deal, trump, bid, play, trick, score)

RULEBOOK: Final[tuple[Ruling, ...]] = tuple(
    dict.fromkeys(
        value
        for chapter in CHAPTERS
        for value in vars(chapter).values()
        if isinstance(value, Ruling)
    )
)
"""Every ruling, in reading order."""

Entry = Ruling | Statement | Conflict | Silence


def ruling(id_: str) -> Ruling:
    """
    The ruling of that id.

    Raises:
        KeyError: There is none.
        ValueError: It is no text.

    >>> import wizard_rules as wr
    >>> print(wr.ruling("play.any-lead"))
    The leader may lead any card. [play.any-lead]

    """
    check_text("id_", id_)
    return {each.id: each for each in RULEBOOK}[id_]


def all_entries() -> tuple[Entry, ...]:
    """Rulings, statements, conflicts and silences, in reading order."""
    return (*RULEBOOK, *statements(), *conflicts(), *silences())


def find_entries(query: str) -> tuple[Entry, ...]:
    """
    The entries with that id, of that chapter or text, or else with words that begin so.

    Raises:
        ValueError: It is no text.

    >>> import wizard_rules as wr
    >>> [entry.id for entry in wr.find_entries("TC-24")]
    ['TC-24']
    >>> [entry.id for entry in wr.find_entries("revoke")]
    ['silence.revoke-in-trick', 'silence.revoke-penalty', 'silence.late-revoke']

    """
    check_text("query", query)
    wanted = query.casefold().replace("-", " ").split()
    named = tuple(entry for entry in all_entries() if " ".join(wanted) in _names(entry))
    if named or not wanted:
        return named
    words = re.compile("".join(rf"(?=.*\b{re.escape(word)})" for word in wanted), re.DOTALL)
    return tuple(entry for entry in all_entries() if words.match(_words(entry)))


def _names(entry: Entry) -> Iterator[str]:
    yield entry.id.casefold().replace("-", " ")
    if isinstance(entry, Statement):
        yield entry.source.casefold()
    if isinstance(entry, Ruling | Silence):
        yield entry.id.partition(".")[0]
    if isinstance(entry, Silence):
        yield entry.gap.casefold().replace("-", " ")


def _words(entry: Entry) -> str:
    match entry:
        case Ruling():
            return f"{entry.id} {entry.says}".casefold().replace("-", " ")
        case Statement():
            return f"{entry.section} {entry.gist}".casefold().replace("-", " ")
        case Conflict():
            return f"{entry.question} {entry.decision}".casefold().replace("-", " ")
        case Silence():  # pragma: no branch - the last kind there is
            return " ".join((entry.id, entry.question, *entry.words)).casefold().replace("-", " ")
