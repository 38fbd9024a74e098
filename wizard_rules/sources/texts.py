"""The four source texts: what they state, where they differ, and where all are silent."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Final, TypeVar, final

from attrs import frozen
from cattrs import Converter

__all__ = [
    "Conflict",
    "Silence",
    "Source",
    "Statement",
    "conflicts",
    "silences",
    "sources",
    "statements",
]

_Entry = TypeVar("_Entry", "Source", "Statement", "Conflict", "Silence")
_CONVERTER: Final = Converter(forbid_extra_keys=True)


@final
@frozen
class Source:
    """One of the four texts."""

    key: str
    title: str
    language: str
    note: str


@final
@frozen
class Statement:
    """What a text says in one place, in our words; `no_ruling` says why it supports no ruling."""

    id: str
    source: str
    section: str
    gist: str
    advice: bool = False
    no_ruling: str = ""


@final
@frozen
class Conflict:
    """A point on which the texts differ or can be misread, and how that is decided."""

    id: str
    question: str
    readings: tuple[str, ...]
    decision: str
    why: str
    certainty: str
    statements: tuple[str, ...]
    rulings: tuple[str, ...]
    no_ruling: str = ""


@final
@frozen
class Silence:
    """A question that no text answers; the policy is a suggestion, never a ruling."""

    id: str
    gap: str
    question: str
    answer: str
    policy: str
    statements: tuple[str, ...]
    words: tuple[str, ...]


@cache
def sources() -> tuple[Source, ...]:
    """The four texts."""
    return _read("statements.toml", "sources", Source)


@cache
def statements() -> tuple[Statement, ...]:
    """
    All statements of the four texts, in their order.

    >>> import wizard_rules as wr
    >>> len(wr.statements()), wr.statements()[0].id
    (118, 'TC-01')

    """
    return _read("statements.toml", "statements", Statement)


@cache
def conflicts() -> tuple[Conflict, ...]:
    """
    All points on which the texts differ or can be misread.

    >>> import wizard_rules as wr
    >>> len(wr.conflicts()), wr.conflicts()[9].id
    (30, 'C-10')

    """
    return _read("conflicts.toml", "conflicts", Conflict)


@cache
def silences() -> tuple[Silence, ...]:
    """
    All questions on which the four texts are silent.

    >>> import wizard_rules as wr
    >>> len(wr.silences()), wr.silences()[0].id
    (25, 'silence.misdeal')

    """
    return _read("silences.toml", "silences", Silence)


def _read(name: str, key: str, kind: type[_Entry]) -> tuple[_Entry, ...]:
    content = tomllib.loads(files("wizard_rules.sources").joinpath(name).read_text("utf-8"))
    return tuple(_CONVERTER.structure(entry, kind) for entry in content[key])
