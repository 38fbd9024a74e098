"""Records as text: TOML for people, JSON for programs, read strictly and written back."""

import json
import re
from collections.abc import Callable
from functools import cache
from typing import Final

import tomli_w
from attrs import has
from cattrs import Converter
from cattrs.gen import make_dict_unstructure_fn, override

from wizard_rules.errors import RecordError
from wizard_rules.records.flaws import check_length, in_words, refusal
from wizard_rules.records.record import Record, RecordTrick
from wizard_rules.records.strict import (
    REFUSALS,
    Hook,
    is_list,
    is_table,
    parsed,
    strict_converter,
    table_hook,
    wrong_parts,
)
from wizard_rules.rulebook.kinds import check_kind, check_text
from wizard_rules.rulebook.ruleset import Ruleset
from wizard_rules.rulebook.table import SEATED

__all__ = ["json_of", "read_record", "toml_of"]

LONGEST_RECORD: Final = 1 << 20
"""Characters that one record may have; a whole game with every claim takes about 20,000."""
_INTEGERS: Final = re.compile(r"\[(?:\n +-?\d+,)+\n\]")


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
    check_text("text", text)
    if len(text) > LONGEST_RECORD:
        raise RecordError(f"{len(text)} characters: a record has at most {LONGEST_RECORD}")
    try:
        return _structured(_seated(parsed(text.removeprefix("\ufeff"))))
    except RecordError as error:
        raise (refusal(error.flaws, in_words) if error.path else error) from None


def _seated(content: dict[str, object]) -> dict[str, object]:
    """The content of a record, its rules completed by the number of its players."""
    if "format" not in content:
        raise RecordError("$.format: is missing")
    check_length(content.get("rounds"))
    players, rules = content.get("players"), content.get("rules", {})
    if not is_list(players) or not is_table(rules):
        return content
    if len(players) not in SEATED:
        raise RecordError(f"$.players: {len(players)} names for two to six seats")
    if "players" in rules:
        raise RecordError("$.rules.players: the names say how many play")
    return {**content, "rules": {**rules, "players": len(players)}}


def _structured(content: dict[str, object]) -> Record:
    converter = _converter()
    try:
        return converter.structure(content, Record)
    except RecordError:
        raise
    except REFUSALS:
        raise refusal(wrong_parts(converter, content, Record, "$")) from None


@cache
def _converter() -> Converter:
    converter = strict_converter()
    converter.register_structure_hook(RecordTrick, _trick_hook(converter))
    converter.register_unstructure_hook_factory(has, _untable_hook)
    return converter


def _trick_hook(converter: Converter) -> Hook:
    """A trick is a table, or the text of its cards alone."""
    structure_table = table_hook(RecordTrick, converter)

    def structure(thing: object, kind: object) -> object:
        return RecordTrick(thing) if isinstance(thing, str) else structure_table(thing, kind)

    return structure


def toml_of(record: Record) -> str:
    """
    The record as TOML; `read_record` gives it back.

    >>> import wizard_rules as wr
    >>> record = wr.Record(players=("Jia", "Yi", "Bing"), rounds=(wr.RecordRound(bids=(1, 0, 0)),))
    >>> wr.read_record(wr.toml_of(record)) == record
    True

    """
    check_kind("record", record, Record, "Record")
    text = tomli_w.dumps(_converter().unstructure(record))
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
    check_kind("record", record, Record, "Record")
    return json.dumps(_converter().unstructure(record), ensure_ascii=False)


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
