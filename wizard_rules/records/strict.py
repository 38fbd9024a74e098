"""TOML and JSON read strictly, in time that grows as their length does: nothing is converted."""

import json
import re
import tomllib
from collections import Counter
from collections.abc import Callable, Iterator
from enum import Enum
from types import UnionType
from typing import Final, Literal, TypeGuard, Union, get_args, get_origin

from attrs import NOTHING, fields_dict, has
from cattrs import Converter, ForbiddenExtraKeysError
from cattrs.cols import homogenous_tuple_structure_factory
from cattrs.gen import make_dict_structure_fn

from wizard_rules.errors import Flaw, RecordError
from wizard_rules.rulebook.printable import printable, shown, value

MOST_PARTS: Final = 9
"""Of a dotted key: `tomllib` takes time by the square of them."""
LONGEST_REASON: Final = 100

Hook = Callable[[object, object], object]
REFUSALS: Final = (ValueError, KeyError, ForbiddenExtraKeysError)
"""What a strict converter raises."""

_OPENING: Final = re.compile(r"[\"'#]")
# What closes each of them; an escape is passed over.
_CLOSINGS: Final = {
    '"': re.compile(r"\\.|[\"\n]"),
    "'": re.compile(r"['\n]"),
    '"""': re.compile(r"\\.|\"{3,5}", re.DOTALL),
    "'''": re.compile(r"'{3,5}"),
    "#": re.compile(r"\n"),
}
_BARE_KEY: Final = re.compile(r"[\w-]+", re.ASCII)


def parsed(text: str) -> dict[str, object]:
    """
    What the text holds: JSON where it begins with `{`, else TOML.

    Raises:
        RecordError: It is neither, or a key stands twice in it; the message says where.

    """
    try:
        return _json(text) if text.lstrip().startswith("{") else _toml(text)
    except json.JSONDecodeError as error:
        raise RecordError(f"line {error.lineno}, column {error.colno}: {error.msg}") from None
    except tomllib.TOMLDecodeError as error:
        reason, at, place = str(error).rpartition(" (at ")
        raise RecordError(f"{printable(reason, LONGEST_REASON)}{at}{place}") from None
    except RecordError:
        raise
    except ValueError:  # from int(), which takes no text of more than 4,300 digits
        raise RecordError("a number of thousands of digits") from None
    except RecursionError:
        raise RecordError("nested too deeply") from None


def _json(text: str) -> dict[str, object]:
    content: dict[str, object] = json.loads(
        text, parse_constant=_no_number, object_pairs_hook=_no_key_twice
    )
    return content


def _no_number(text: str) -> object:
    raise RecordError(f"{text} is no number")


def _no_key_twice(pairs: list[tuple[str, object]]) -> dict[str, object]:
    content = dict(pairs)
    if len(content) < len(pairs):
        counts = Counter(key for key, _ in pairs)
        twice = next(key for key, count in counts.items() if count > 1)
        raise RecordError(f"key {shown(twice)} stands twice in one object")
    return content


def _toml(text: str) -> dict[str, object]:
    if has_long_key(text):
        raise RecordError("a key of more than nine parts")
    return tomllib.loads(text)


def has_long_key(text: str) -> bool:
    """Whether a key of the TOML text has more than nine parts, with dots between them."""
    in_row = 0
    for piece in _plain(text).split(".")[1:-1]:
        in_row = in_row + 1 if _BARE_KEY.fullmatch(piece.strip(" \t")) else 0
        if in_row == MOST_PARTS - 1:  # so many between two dots each
            return True
    return False


def _plain(text: str) -> str:
    """The TOML text without comments, a letter standing for each string."""
    parts, end = [""], 0
    for start, stop in literals(text):
        parts += (text[end:start], "\n" if text[start] == "#" else "s")
        end = stop
    return "".join([*parts, text[end:]])


def literals(text: str) -> Iterator[tuple[int, int]]:
    """Where the strings and comments of a TOML text begin and end, one after the other."""
    end = 0
    while opening := _OPENING.search(text, end):
        start = opening.start()
        mark = text[start : start + 3]
        mark = mark if mark in _CLOSINGS else mark[0]
        end = _end(text, start + len(mark), _CLOSINGS[mark])
        yield start, end


def _end(text: str, start: int, closing: "re.Pattern[str]") -> int:
    """Where it ends: behind what closes it, with its line, or with the text."""
    found = closing.search(text, start)
    while found and found[0][0] == "\\":
        found = closing.search(text, found.end())
    return found.end() if found else len(text)


def strict_converter() -> Converter:
    """Our converter, strict; by itself cattrs takes `"3"` for 3 and a text for a list."""
    converter = Converter(detailed_validation=False)
    converter.register_structure_hook(str, _text)
    converter.register_structure_hook(int, _integer)
    converter.register_structure_hook_factory(has, table_hook)
    converter.register_structure_hook_factory(_is_optional, _optional_hook)
    converter.register_structure_hook_factory(_is_tuple, _list_hook)
    converter.register_structure_hook_factory(_is_choice, _choice_hook)
    return converter


def _text(thing: object, _: object) -> str:
    if not isinstance(thing, str):
        raise ValueError(f"{_named(thing)} is no text")  # noqa: TRY004 - as every wrong value
    return thing


def _integer(thing: object, _: object) -> int:
    if type(thing) is not int:
        raise ValueError(f"{_named(thing)} is no whole number")
    return thing


def _is_optional(kind: object) -> bool:
    return get_origin(kind) in (Union, UnionType) and type(None) in get_args(kind)


def _optional_hook(kind: UnionType, converter: Converter) -> Hook:
    # What is not claimed is left out; it is never null.
    return converter.get_structure_hook(_claimed(kind))


def _claimed(kind: object) -> object:
    """The kind of what is optional."""
    return get_args(kind)[0] if _is_optional(kind) else kind


def _is_choice(kind: object) -> bool:
    return get_origin(kind) is Literal or (isinstance(kind, type) and issubclass(kind, Enum))


def _choice_hook(kind: type[Enum]) -> Hook:
    members = get_args(kind) or tuple(kind)
    choices = {choice.value if isinstance(choice, Enum) else choice: choice for choice in members}

    def choose(thing: object, _: object) -> object:
        if not isinstance(thing, str) or thing not in choices:
            raise ValueError(f"{_named(thing)} is none of {', '.join(choices)}")
        return choices[thing]

    return choose


def _is_tuple(kind: object) -> bool:
    return get_origin(kind) is tuple


def _list_hook(kind: type[object], converter: Converter) -> Hook:
    structure_tuple = homogenous_tuple_structure_factory(kind, converter)

    def structure(thing: object, _: object) -> object:
        if not is_list(thing):
            raise ValueError(f"{_named(thing)} is no list")
        return structure_tuple(thing, kind)

    return structure


def table_hook(kind: type[object], converter: Converter) -> Hook:
    """What makes one of that class of a table with its keys and no others."""
    structure_table = make_dict_structure_fn(kind, converter, _cattrs_forbid_extra_keys=True)

    def structure(thing: object, _: object) -> object:
        if not is_table(thing):
            raise ValueError(f"{_named(thing)} is no table")
        return structure_table(thing, kind)

    return structure


def wrong_parts(converter: Converter, thing: object, kind: object, path: str) -> list[Flaw]:
    """What the converter refuses of a value, part by part, and where."""
    try:
        converter.get_structure_hook(kind)(thing, kind)
    except REFUSALS as error:
        return [*_inside(converter, thing, _claimed(kind), path)] or [(path, str(error))]
    return []


def _inside(converter: Converter, thing: object, kind: object, path: str) -> Iterator[Flaw]:
    if is_list(thing) and _is_tuple(kind):
        for place, part in enumerate(thing):
            yield from wrong_parts(converter, part, get_args(kind)[0], f"{path}[{place}]")
    elif is_table(thing) and isinstance(kind, type) and has(kind):
        named = fields_dict(kind)
        yield from ((path, f"unknown key {shown(key)}") for key in thing if key not in named)
        for key, each in named.items():
            if key in thing:
                yield from wrong_parts(converter, thing[key], each.type, f"{path}.{key}")
            elif each.default is NOTHING:
                yield f"{path}.{key}", "is missing"


def is_list(thing: object) -> TypeGuard[list[object]]:
    """Whether it was a list in TOML or JSON."""
    return isinstance(thing, list)


def is_table(thing: object) -> TypeGuard[dict[str, object]]:
    """Whether it was a table in TOML, an object in JSON."""
    return isinstance(thing, dict)


def _named(thing: object) -> str:
    """A value as TOML and JSON spell it, briefly."""
    if isinstance(thing, str):
        return shown(thing)
    if isinstance(thing, dict | list):
        return "a table" if isinstance(thing, dict) else "a list"
    return value(thing) if type(thing) is int else json.dumps(thing, default=str)
