"""The JSON Schema of records: it says what the reader says, as far as a schema can."""

import json
from itertools import product
from pathlib import Path

import pytest
from attrs import AttrsInstance, fields
from hypothesis import given
from jsonschema import Draft202012Validator
from test_formats import (
    FULL,
    NAMES_AND_CARDS,
    NEEDED,
    OUT_OF_BOUNDS,
    TABLES,
    WRONG_TYPES,
    Json,
    Step,
    anything,
    anywhere,
    places,
    records,
    with_value,
    without,
)

import wizard_rules as wr

SCHEMA: dict[str, Json] = json.loads(
    (Path(wr.__file__).parent / "records/record.schema.json").read_text("utf-8")
)
VALIDATOR = Draft202012Validator(SCHEMA)


def is_read(content: Json) -> bool:
    try:
        wr.read_record(json.dumps(content))
    except wr.RecordError:
        return False
    return True


def test_the_schema_is_one() -> None:
    """It is valid by draft 2020-12, and no table in it lets an unknown key pass."""
    Draft202012Validator.check_schema(SCHEMA)
    tables = [part for _, part in places(SCHEMA) if isinstance(part, dict)]
    closed = [table for table in tables if table.get("type") == "object"]
    assert len(closed) == 5
    assert all(table["additionalProperties"] is False for table in closed)


@pytest.mark.parametrize(
    ("place", "kind"),
    [
        ((), wr.Record),
        (("$defs", "rules"), wr.Ruleset),
        (("$defs", "round"), wr.RecordRound),
        (("$defs", "bid"), wr.RecordBid),
        (("$defs", "trick", "anyOf", 1), wr.RecordTrick),
    ],
)
def test_the_schema_has_every_key(place: tuple[Step, ...], kind: type[AttrsInstance]) -> None:
    """It knows the keys of the model, but for the number of players, which the names say."""
    (keys,) = (part for where, part in places(SCHEMA) if where == (*place, "properties"))
    assert isinstance(keys, dict)
    known = {field.name for field in fields(kind)}
    assert set(keys) == known - ({"players"} if place == ("$defs", "rules") else set())


@given(records())
def test_the_schema_accepts_what_is_written(record: wr.Record) -> None:
    """Whatever record is written is valid."""
    assert VALIDATOR.is_valid(json.loads(wr.json_of(record)))
    assert VALIDATOR.is_valid(FULL)


@given(anywhere, anything)
def test_the_schema_accepts_what_is_read(steps: tuple[Step, ...], value: Json) -> None:
    """With anything in any place: what the reader accepts is valid."""
    content = with_value(FULL, steps, value)
    assert not is_read(content) or VALIDATOR.is_valid(content)


@pytest.mark.parametrize(("steps", "value"), WRONG_TYPES + OUT_OF_BOUNDS)
def test_the_schema_refuses_what_is_refused(steps: tuple[Step, ...], value: Json) -> None:
    """A value of a wrong type or out of bounds is refused by both."""
    content = with_value(FULL, steps, value)
    assert not is_read(content)
    assert not VALIDATOR.is_valid(content)


def test_the_schema_refuses_unknown_and_missing_keys() -> None:
    """A misspelt key is refused by both, and so is the lack of a key that is needed."""
    misspelt = [with_value(FULL, [*steps, "oops"], 1) for steps in TABLES]
    for content in misspelt + [without(FULL, steps) for steps in NEEDED]:
        assert not is_read(content)
        assert not VALIDATOR.is_valid(content)


@pytest.mark.parametrize(("steps", "value"), NAMES_AND_CARDS)
def test_what_no_schema_can_say(steps: tuple[Step, ...], value: Json) -> None:
    """Who is a player, and how many cards a text holds, is for the reader alone to see."""
    content = with_value(FULL, steps, value)
    assert VALIDATOR.is_valid(content)
    assert not is_read(content)


@pytest.mark.parametrize("count", [0, 59, 60, 61, 99])
def test_as_many_rounds_as_cards(count: int) -> None:
    """A record has at most sixty rounds, for the schema and the reader."""
    content = with_value(FULL, ["rounds"], [{}] * count)
    assert VALIDATOR.is_valid(content) == is_read(content) == (count <= 60)


def test_no_schema_can_say_that_two_forms_are_one_name() -> None:
    """That two spellings are one name in Unicode is for the reader alone to see."""
    content: dict[str, Json] = {"format": "wizard-record/1", "rounds": []}
    for other, fits in (("Zo\u00e9", True), ("Zoe\u0308", False)):
        content["players"] = ["Jia", "Zo\u00eb", other]
        assert VALIDATOR.is_valid(content)
        assert is_read(content) == fits


LISTS = ["hands", "bids", "taken", "points", "totals", "bids_so_far"]


@pytest.mark.parametrize(("players", "name"), [*product(range(1, 8), LISTS)])
def test_lists_are_as_long_as_the_table(players: int, name: str) -> None:
    """Each list has an entry for each player; there may be fewer bids while they come in."""
    names: list[Json] = [f"P{seat}" for seat in range(players)]
    for length in range(players + 2):
        entries: dict[str, list[Json]] = {
            "hands": [""] * length,
            "bids_so_far": [{"player": f"P{seat}", "bid": 0} for seat in range(length)],
        }
        content: dict[str, Json] = {"format": "wizard-record/1", "players": names}
        content |= {"rounds": [{name: entries.get(name, [0] * length)}]}
        content |= {"rules": {"two_players": "allowed"}} if players == 2 else {}
        fits = length == players or (name == "bids_so_far" and length < players)
        assert VALIDATOR.is_valid(content) == is_read(content) == (fits and 2 <= players <= 6)


@pytest.mark.parametrize("players", range(2, 7))
def test_the_rules_of_a_table_are_read_alike(players: int) -> None:
    """What a table may choose, alone and together, is the same for the schema and the reader."""
    choices = {
        "two_players": (None, "refused", "allowed"),
        "bid_total": (None, "free", "plus-minus-one"),
        "bidding": (None, "open", "hidden"),
        "first_card": (None, "dealer", "left"),
    }
    content: dict[str, Json] = {"format": "wizard-record/1", "rounds": []}
    content["players"] = [f"P{seat}" for seat in range(players)]
    for chosen in product(*choices.values()):
        named = zip(choices, chosen, strict=True)
        content["rules"] = {key: choice for key, choice in named if choice is not None}
        assert VALIDATOR.is_valid(content) == is_read(content)
