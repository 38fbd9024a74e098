"""Replies: what a program that is asked may answer, and what it may not."""

import json
from collections.abc import Mapping
from math import isinf
from typing import Final

from wizard_rules.conformance.cases import Json

MOST_LEVELS: Final = 50
"""Levels of lists and objects in a reply; a right one has two."""


def reply_to(id_: str, line: str) -> Mapping[str, Json] | None:
    """The answer or the skip that the line holds, if it is one to the question of that id."""
    try:
        reply: Json = json.loads(
            line,
            parse_int=_number,
            parse_float=_number,
            parse_constant=_no_number,
            object_pairs_hook=_no_key_twice,
        )
    except (ValueError, RecursionError):
        return None
    if not isinstance(reply, dict) or reply.get("id") != id_ or not _is_shallow(reply):
        return None
    return reply if "answer" in reply or reply.get("skip") is True else None


def _number(text: str) -> Json:
    """The number; one that a double cannot hold is no number to others, and stays its text."""
    value = float(text)
    if isinf(value):
        return text
    return int(text) if text.lstrip("-").isdigit() else value


def _no_number(text: str) -> Json:
    raise ValueError(text)


def _no_key_twice(pairs: list[tuple[str, Json]]) -> dict[str, Json]:
    content = dict(pairs)
    if len(content) < len(pairs):
        raise ValueError("a key twice in one object")
    return content


def _is_shallow(value: Json, levels: int = MOST_LEVELS) -> bool:
    """Whether the value nests no deeper than any program can read and write it."""
    if isinstance(value, dict):
        value = list(value.values())
    if not isinstance(value, list):
        return True
    return levels > 0 and all(_is_shallow(each, levels - 1) for each in value)
