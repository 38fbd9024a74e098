"""What is wrong with a record and where: paths, as programs and as people count them."""

import re
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from types import NoneType
from typing import Final, Literal, TypeGuard, get_args, get_origin
from unicodedata import normalize

from attrs import AttrsInstance, fields

from wizard_rules.errors import Flaw, RecordError
from wizard_rules.rulebook.kinds import has_form, is_sequence
from wizard_rules.rulebook.printable import shown, value

MOST_ROUNDS: Final = 60
LONGEST_NAME: Final = 100
LONGEST_SPELLING: Final = 4 * LONGEST_NAME
"""What a name may take where each accent is a character of its own."""
LARGEST_INTEGER: Final = 1_000_000
MOST_TOLD: Final = 5
_NOUNS: Final[dict[object, str]] = {str: "text", int: "whole number"}
_STEPS: Final = re.compile(r"\.(?P<name>\w+)(?:\[(?P<place>\d+)\])?")
_ORDINALS: Final = ("first", "second", "third", "fourth", "fifth", "sixth")


def refusal(flaws: Sequence[Flaw], told: Callable[[str], str] = str) -> RecordError:
    """The error that tells the first of what is wrong, and how much more there is."""
    message = "; ".join([f"{told(path)}: {wrong}" for path, wrong in flaws[:MOST_TOLD]])
    more = len(flaws) - MOST_TOLD
    return RecordError(f"{message}; and {more} more" if more > 0 else message, tuple(flaws))


def in_words(path: str) -> str:
    """
    The path, behind words for what is in a round: people count from 1.

    >>> in_words("$.rounds[0].tricks[3].cards")
    'round 1, trick 4, cards: $.rounds[0].tricks[3].cards'
    >>> in_words("$.rounds[0].bids[2]")
    'round 1, bids, third entry: $.rounds[0].bids[2]'
    >>> in_words("$.players[2]")
    '$.players[2]'

    """
    if not path.startswith("$.rounds["):
        return path
    return f"{', '.join(map(_step, _STEPS.finditer(path)))}: {path}"


def _step(found: "re.Match[str]") -> str:
    name = found["name"].replace("_", " ")
    if found["place"] is None:
        return name
    place = int(found["place"])
    if name in {"rounds", "tricks"}:
        return f"{name[:-1]} {place + 1}"
    entry = f"{_ORDINALS[place]} entry" if place < len(_ORDINALS) else f"entry {place + 1}"
    return f"{name}, {entry}"


def kind_flaws(part: AttrsInstance, where: str = "") -> Iterator[Flaw]:
    """Where the part is not of just the kinds that its class names."""
    for each in fields(type(part)):
        yield from misfits(f"{where}{each.name}", getattr(part, each.name), each.type)


def misfits(path: str, thing: object, kind: object) -> Iterator[Flaw]:
    """Where a value, or what in it, is not of just the kind that an annotation names."""
    if has_form(thing, kind):
        return
    if NoneType in get_args(kind):
        kind = get_args(kind)[0]
    if get_origin(kind) is tuple and is_tuple(thing):
        for place, each in enumerate(thing):
            yield from misfits(f"{path}[{place}]", each, get_args(kind)[0])
    else:
        yield path, f"{value(thing)} is {_wanted(kind)}"


def _wanted(kind: object) -> str:
    if get_origin(kind) is Literal:
        return f"none of {', '.join(get_args(kind))}"
    is_many = get_origin(kind) is tuple
    element = get_args(kind)[0] if is_many else kind
    noun = _NOUNS.get(element) or getattr(element, "__name__", "")
    return f"no tuple of {noun}s" if is_many else f"no {noun}"


def is_tuple(thing: object) -> TypeGuard[tuple[object, ...]]:
    """Whether it is a plain tuple."""
    return type(thing) is tuple


def are(kind: type, things: object) -> bool:
    """Whether it is a tuple of nothing but that kind."""
    return is_tuple(things) and {*map(type, things)} <= {kind}


def may_be(kind: type, things: object) -> bool:
    """Whether it is a tuple of nothing but that kind, or nothing is claimed."""
    return things is None or are(kind, things)


def check_length(rounds: object) -> None:
    """Refuse more rounds than there can be, before any of them is looked at."""
    if not isinstance(rounds, str) and is_sequence(rounds) and len(rounds) > MOST_ROUNDS:
        raise RecordError(f"$.rounds: {len(rounds)} rounds: a record has at most {MOST_ROUNDS}")


@lru_cache(maxsize=64)
def name_form(name: str) -> str:
    """The form in which names are compared; of what is too long for a name, the text itself."""
    return name if len(name) > LONGEST_SPELLING else normalize("NFC", name)


def place_of(name: str, players: Sequence[str]) -> int | None:
    """Which of the players has that name, in whatever Unicode form."""
    if name in players:
        return players.index(name)
    forms = [*map(name_form, players)]
    return forms.index(name_form(name)) if name_form(name) in forms else None


def unknown_name(path: str, name: str | None, players: Sequence[str]) -> Iterator[Flaw]:
    """That a name is no player's."""
    if name is not None and place_of(name, players) is None:
        yield path, f"{shown(name)} is no player"


def half_character(path: str, text: str | None) -> Iterator[Flaw]:
    """That a text holds what cannot be written."""
    if text and not text.isascii() and any("\ud800" <= letter <= "\udfff" for letter in text):
        yield path, f"{shown(text)} holds half of a surrogate pair"


def beyond(path: str, number: int) -> Iterator[Flaw]:
    """That a number is larger than any of a game."""
    if abs(number) > LARGEST_INTEGER:
        yield path, f"a number beyond ±{LARGEST_INTEGER:,}"


def name_flaws(path: str, names: Sequence[str]) -> Iterator[Flaw]:
    """That a name is none, or another's."""
    before: set[str] = set()
    for place, name in enumerate(names):
        if not 1 <= len(name) <= LONGEST_NAME or name_form(name) in before:
            wrong = f"{shown(name)} is no name, longer than {LONGEST_NAME}, or named before"
            yield f"{path}[{place}]", wrong
        before.add(name_form(name))
        yield from half_character(f"{path}[{place}]", name)


def entry_flaws(path: str, entries: Sequence[str | int], players: int) -> Iterator[Flaw]:
    """That a list has not an entry for each player, or that an entry is none."""
    if len(entries) != players:
        yield path, f"{len(entries)} entries for {players} players"
    for place, each in enumerate(entries):
        if isinstance(each, str):
            yield from half_character(f"{path}[{place}]", each)
        else:
            yield from beyond(f"{path}[{place}]", each)
