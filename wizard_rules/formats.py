"""Records as text: TOML for people, JSON for programs, read strictly and written back."""

import json
import re
import tomllib
from collections import Counter
from collections.abc import Callable
from enum import Enum
from functools import cache
from types import UnionType
from typing import Final, Literal, TypeGuard, Union, get_args, get_origin

import tomli_w
from attrs import has
from cattrs import Converter, ForbiddenExtraKeysError, transform_error
from cattrs.cols import homogenous_tuple_structure_factory
from cattrs.gen import make_dict_structure_fn, make_dict_unstructure_fn, override

from wizard_rules.errors import RecordError
from wizard_rules.records import LARGEST_INTEGER, Record, RecordTrick
from wizard_rules.ruleset import Ruleset
from wizard_rules.table import SEATED
from wizard_rules.wording import shown

__all__ = ["json_of", "read_record", "toml_of"]

LONGEST_RECORD: Final = 1 << 20
"""Characters that one record may have; a whole game with every claim takes about 20,000."""
# tomllib takes time by the square of the parts of a dotted key; those of a record have two.
_TEXT: Final = r""" "(?:[^"\\\n]|\\.)*+" | '[^'\n]*+' """
_SHORT_KEYS: Final = re.compile(
    rf"""(?: (?! (?: (?: [\w-]++ | {_TEXT} ) [ \t]*+ \. [ \t]*+ ){{9}} )  # no key of ten parts
         (?: "{{3}} (?: [^"\\] | \\. | "(?!"") )*+ (?: "{{3,5}} | \Z )
           | '{{3}} .*? (?: '{{3,5}} | \Z )
           | {_TEXT} | ["'\#] [^\n]*+ | [\w-]++ | . )
        )*+""",
    re.VERBOSE | re.DOTALL,
)
_INTEGERS: Final = re.compile(r"\[(?:\n +-?\d+,)+\n\]")
_Hook = Callable[[object, object], object]


def read_record(text: str) -> Record:
    r"""
    The record that *text* holds: JSON where it begins with `{`, else TOML.

    Nothing is converted or left out: `"3"` is no number and an unknown key is refused.

    Raises:
        RecordError: It cannot be read; the message says where and why.

    >>> import wizard_rules as wr
    >>> text = 'format = "wizard-record/1"\nplayers = ["Jia", "Yi", "Bing"]\nrounds = []'
    >>> wr.read_record(text).players
    ('Jia', 'Yi', 'Bing')
    >>> wr.read_record("first_dealer = 3\n" + text)
    Traceback (most recent call last):
    wizard_rules.errors.RecordError: $.first_dealer: 3 is no text

    """
    if len(text) > LONGEST_RECORD:
        raise RecordError(f"{len(text)} characters: a record has at most {LONGEST_RECORD}")
    content = _parsed(text.removeprefix("\ufeff"))
    try:
        return _converter(detailed=False).structure(content, Record)
    except RecordError:
        raise
    except Exception:  # noqa: BLE001 - whatever it was: the slower converter says where
        return _read_again(content)


def _read_again(content: object) -> Record:
    try:
        return _converter(detailed=True).structure(content, Record)
    except Exception as error:  # noqa: BLE001 - cattrs wraps every error of a hook in its own
        first, *others = transform_error(error, format_exception=lambda wrong, _: _in_words(wrong))
        wrong, _, path = first.rpartition(" @ ")
        more = f" (and {len(others)} more)" if others else ""
        raise RecordError(f"{path}: {wrong}{more}") from None


def _in_words(error: BaseException) -> str:
    if isinstance(error, ForbiddenExtraKeysError):
        return f"unknown key {shown(min(error.extra_fields))}"
    if isinstance(error, KeyError):
        return "is missing"
    return str(error)


def _parsed(text: str) -> object:
    try:
        return _json(text) if text.lstrip().startswith("{") else _toml(text)
    except json.JSONDecodeError as error:
        raise RecordError(f"line {error.lineno}, column {error.colno}: {error.msg}") from None
    except tomllib.TOMLDecodeError as error:
        raise RecordError(str(error)) from None
    except RecordError:
        raise
    except ValueError:  # from int(), which takes no text of more than 4,300 digits
        raise RecordError("a number of thousands of digits") from None
    except RecursionError:
        raise RecordError("nested too deeply") from None


def _json(text: str) -> object:
    return json.loads(text, parse_constant=_no_number, object_pairs_hook=_no_key_twice)


def _toml(text: str) -> object:
    if not _SHORT_KEYS.fullmatch(text):
        raise RecordError("a key of more than nine parts")
    return tomllib.loads(text)


def _no_number(text: str) -> object:
    raise RecordError(f"{text} is no number")


def _no_key_twice(pairs: list[tuple[str, object]]) -> dict[str, object]:
    content = dict(pairs)
    if len(content) < len(pairs):
        counts = Counter(key for key, _ in pairs)
        twice = next(key for key, count in counts.items() if count > 1)
        raise RecordError(f"key {shown(twice)} stands twice in one object")
    return content


@cache
def _converter(*, detailed: bool) -> Converter:
    """Our strict converter; cattrs by itself would take `"3"` for 3 and text for a list."""
    converter = Converter(detailed_validation=detailed)
    converter.register_structure_hook(str, _text)
    converter.register_structure_hook(int, _integer)
    converter.register_structure_hook_factory(has, _table_hook)
    converter.register_structure_hook_factory(_is_optional, _optional_hook)
    converter.register_structure_hook_factory(_is_tuple, _list_hook)
    converter.register_structure_hook_factory(_is_choice, _choice_hook)
    converter.register_unstructure_hook_factory(has, _untable_hook)
    return converter


def _text(value: object, _: object) -> str:
    if not isinstance(value, str):
        raise ValueError(f"{_named(value)} is no text")  # noqa: TRY004 - as every wrong value
    return value


def _integer(value: object, _: object) -> int:
    if type(value) is not int:
        raise ValueError(f"{_named(value)} is no whole number")
    if abs(value) > LARGEST_INTEGER:
        raise ValueError(f"a number beyond ±{LARGEST_INTEGER:,}")
    return value


def _is_optional(kind: object) -> bool:
    return get_origin(kind) in (Union, UnionType) and type(None) in get_args(kind)


def _optional_hook(kind: UnionType, converter: Converter) -> _Hook:
    # What is not claimed is left out of a record; it is never null.
    (inner,) = (part for part in get_args(kind) if part is not type(None))
    return converter.get_structure_hook(inner)


def _is_choice(kind: object) -> bool:
    return get_origin(kind) is Literal or (isinstance(kind, type) and issubclass(kind, Enum))


def _choice_hook(kind: type[Enum]) -> _Hook:
    members = get_args(kind) or tuple(kind)
    choices = {choice.value if isinstance(choice, Enum) else choice: choice for choice in members}

    def choose(value: object, _: object) -> object:
        if not isinstance(value, str) or value not in choices:
            raise ValueError(f"{_named(value)} is none of {', '.join(choices)}")
        return choices[value]

    return choose


def _is_tuple(kind: object) -> bool:
    return get_origin(kind) is tuple


def _list_hook(kind: type[object], converter: Converter) -> _Hook:
    structure_tuple = homogenous_tuple_structure_factory(kind, converter)

    def structure(value: object, _: object) -> object:
        if not isinstance(value, list):
            raise ValueError(f"{_named(value)} is no list")  # noqa: TRY004 - as every wrong value
        return structure_tuple(value, kind)

    return structure


def _table_hook(kind: type[object], converter: Converter) -> _Hook:
    structure_table = make_dict_structure_fn(kind, converter, _cattrs_forbid_extra_keys=True)

    def structure(value: object, _: object) -> object:
        if kind is RecordTrick and isinstance(value, str):
            return RecordTrick(_text(value, str))
        if not _is_table(value):
            raise ValueError(f"{_named(value)} is no table")
        return structure_table(_seated(value) if kind is Record else value, kind)

    return structure


def _is_list(value: object) -> TypeGuard[list[object]]:
    return isinstance(value, list)


def _is_table(value: object) -> TypeGuard[dict[str, object]]:
    return isinstance(value, dict)


def _seated(content: dict[str, object]) -> dict[str, object]:
    """The content of a record, its rules completed by the number of its players."""
    if "format" not in content:
        raise RecordError("$.format: is missing")
    players, rules = content.get("players"), content.get("rules", {})
    if not _is_list(players) or not _is_table(rules):
        return content
    if len(players) not in SEATED:
        raise RecordError(f"$.players: {len(players)} names for two to six seats")
    if "players" in rules:
        raise RecordError("$.rules.players: the names say how many play")
    return {**content, "rules": {**rules, "players": len(players)}}


def _named(value: object) -> str:
    """A value of unknown origin, briefly."""
    if isinstance(value, str):
        return shown(value)
    if isinstance(value, dict | list):
        return "a table" if isinstance(value, dict) else "a list"
    if isinstance(value, int) and abs(value) > LARGEST_INTEGER:
        return "a huge number"
    return json.dumps(value, default=str)


def toml_of(record: Record) -> str:
    """
    The record as TOML; `read_record` gives it back.

    >>> import wizard_rules as wr
    >>> record = wr.Record(players=("Jia", "Yi", "Bing"), rounds=(wr.RecordRound(bids=(1, 0, 0)),))
    >>> wr.read_record(wr.toml_of(record)) == record
    True

    """
    text = tomli_w.dumps(_converter(detailed=False).unstructure(record))
    return _INTEGERS.sub(
        lambda found: f"[{' '.join(found.group().split()[1:-1]).removesuffix(',')}]", text
    )


def json_of(record: Record) -> str:
    """
    The record as one line of JSON; `read_record` gives it back.

    >>> import wizard_rules as wr
    >>> record = wr.Record(players=("Jia", "Yi", "Bing"), rounds=())
    >>> print(wr.json_of(record))
    {"format": "wizard-record/1", "players": ["Jia", "Yi", "Bing"], "rounds": []}

    """
    return json.dumps(_converter(detailed=False).unstructure(record), ensure_ascii=False)


def _untable_hook(kind: type[object], converter: Converter) -> Callable[[object], object]:
    whole: Callable[[object], dict[str, object]] = make_dict_unstructure_fn(
        kind,
        converter,
        _cattrs_omit_if_default=True,
        format=override(omit_if_default=False),
        rules=override(omit_if_default=False),
        players=override(omit=kind is Ruleset),
    )

    def unstructure(value: object) -> object:
        if isinstance(value, RecordTrick) and value == RecordTrick(value.cards):
            return value.cards
        return {key: part for key, part in whole(value).items() if part != {}}

    return unstructure
