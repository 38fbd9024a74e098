"""The conformance vectors: questions, and the answers that the rulings want."""

import json
import lzma
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import Final, final

from attrs import frozen

__all__ = ["KINDS", "Case", "Json", "cases", "named_cases"]

KINDS: Final = (
    "rounds",
    "trump",
    "bids",
    "legal",
    "winner",
    "score",
    "next-dealer",
    "leader",
    "standings",
)
COMPRESSED: Final = ("legal", "winner")

Json = None | bool | int | float | str | list["Json"] | dict[str, "Json"]
"""A value as JSON has it."""


@final
@frozen
class Case:
    """One question of the vectors: what is given, what is wanted, and the ruling behind it."""

    id: str
    kind: str
    ruling: str
    given: Mapping[str, Json]
    want: Json
    note: str


@cache
def named_cases() -> tuple[Case, ...]:
    """The named cases: worked examples, conflicts, disputes, and faults seen in others."""
    return tuple(cases(quick=True))


def cases(kind: str | None = None, *, quick: bool = False) -> Iterator[Case]:
    """
    The cases of the vectors, of all kinds or one; quick gives the named cases alone.

    >>> from wizard_rules.conformance.cases import cases
    >>> next(case.want for case in cases("rounds") if case.given == {"players": 4})
    15

    """
    kinds = [] if quick else [each for each in KINDS if kind in (None, each)]
    names = ["named.jsonl", *map(_file_of, kinds)]
    for name in names:
        for line in _lines(name):
            case = Case(**json.loads(line))
            if kind in (None, case.kind):
                yield case


def _file_of(kind: str) -> str:
    return f"{kind}.jsonl.xz" if kind in COMPRESSED else f"{kind}.jsonl"


def _lines(name: str) -> list[str]:
    content = files("wizard_rules.conformance").joinpath("vectors", name).read_bytes()
    content = lzma.decompress(content) if name.endswith(".xz") else content
    return content.decode("utf-8").splitlines()
