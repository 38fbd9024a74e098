"""Texts are read strictly, and in time that grows as their length does."""

import json
import re
import runpy
import subprocess
import sys
import tomllib
from collections.abc import Callable
from enum import Enum
from importlib import import_module
from itertools import count
from pathlib import Path
from typing import Literal
from unittest import mock

import pytest
from attrs import frozen
from hypothesis import example, given
from hypothesis import strategies as st

from wizard_rules.errors import RecordError
from wizard_rules.strict import (
    REFUSALS,
    has_long_key,
    literals,
    parsed,
    strict_converter,
    wrong_parts,
)

HOSTILE = Path(__file__).parent / "benchmarks/hostile.py"
PARSER = import_module("tomllib._parser")

# Texts that a pass over TOML could misread: marks, escapes, dots and ends of lines, mixed.
PIECES = [
    *('"', "'", '"""', "'''", "\\", "\\\\", '\\"', "#", "\n", "\r\n", "\\\n", " ", "\t"),
    *("a", "a.", ".a", ".", '"a".', "'a' . ", '"".', "''.", "é.", "1", "1.5", "=", " = "),
    *("a = ", "[", "]", "[[", "]]", "{", "}", ",", "a.b.c.", "a.a.a.a.a.a.a.a.a", "# a.b\n"),
]
texts = st.lists(st.sampled_from(PIECES), max_size=40).map("".join) | st.text()


@given(texts)
@example('"\\\n' * 3)
@example('\\"\\\n' * 3)
@example("'" * 7 + '"' * 8 + "#")
def test_a_text_is_gone_through_once(text: str) -> None:
    """Strings and comments follow one another: nothing is looked at for a second time."""
    end = 0
    for start, stop in literals(text):
        assert end <= start < stop <= len(text)
        assert not set(text[end:start]) & set("\"'#")
        end = stop
    assert not set(text[end:]) & set("\"'#")


def parts_met(text: str) -> int:
    """The parts of the longest key that `tomllib` begins to read."""
    counts = [0]
    parse_key, parse_key_part = PARSER.parse_key, PARSER.parse_key_part

    def key(src: str, pos: int) -> object:
        counts.append(0)
        return parse_key(src, pos)

    def part(src: str, pos: int) -> object:
        found: object = parse_key_part(src, pos)
        counts[-1] += 1
        return found

    with mock.patch.multiple(PARSER, parse_key=key, parse_key_part=part):
        is_toml(text)
    return max(counts)


def is_toml(text: str) -> bool:
    try:
        tomllib.loads(text)
    except (ValueError, RecursionError):
        return False
    return True


@given(texts)
@example("a.a.a.a.a.a.a.a.a = 1")
@example("a.a.a.a.a.a.a.a.a.a = 1")
@example("a = '''\n'''''\nb.b.b.b.b.b.b.b.b.b = 1")
@example('a = """\\""""\nb.b.b.b.b.b.b.b.b.b = 1')
@example('a = """""\\""""""\n# "\nb.b.b.b.b.b.b.b.b.b = 1')
@example("a.a.a.a.a.a.a.a.a.a")
def test_no_long_key_reaches_the_parser(text: str) -> None:
    """Where `tomllib` would meet a key of more than nine parts, it is not asked."""
    parts = parts_met(text)
    assert parts <= 9 or has_long_key(text)
    assert not is_toml(text) or has_long_key(text) == (parts > 9)


# Documents of which it is known how many parts their keys have.

inside = st.text(alphabet="\"'\\#.=[]{},\n\té☃a1- ", max_size=20)
line = inside.map(lambda text: text.replace("\n", " "))
basic = line.map(lambda text: json.dumps(text, ensure_ascii=False))
literal = line.map(lambda text: f"'{text.replace(chr(39), chr(34))}'")
long_basic = inside.map(
    lambda text: '"""' + text.replace("\\", "\\\\").replace('"""', '""\\"') + ' """'
)
long_literal = inside.map(lambda text: f"'''\n{text.replace(chr(39), chr(34))}'''")
bare = st.text(alphabet="aZ09_-", min_size=1, max_size=4)
comment = line.map(lambda text: f"#{text}\n".replace("\t", " "))
blank = st.sampled_from(["", " ", "\t", "  "])
scalar = st.one_of(
    st.integers().map(str),
    st.sampled_from(["1.5", "-0.1e9", "true", "2018-10-03T20:00:00.5Z", "0x1f", "inf", "1_0.0_1"]),
    *(basic, literal, long_basic, long_literal),
)


@st.composite
def keys(draw: st.DrawFn, first: str) -> tuple[str, int]:
    """A key that begins like no other, and how many parts it has."""
    others = draw(st.lists(bare | basic | literal, max_size=11))
    dot = f"{draw(blank)}.{draw(blank)}"
    return dot.join([first, *others]), 1 + len(others)


@st.composite
def documents(draw: st.DrawFn) -> tuple[str, int]:
    """A text that is TOML, and how many parts its longest key has."""
    lines, most = "", 0
    for place in range(draw(st.integers(1, 4))):
        key, parts = draw(keys(f"k{place}"))
        inner, inner_parts = draw(keys("i"))
        value, comments = draw(scalar), draw(comment)
        form = draw(st.integers(0, 4))
        statement = [
            f"{key} = {value}",
            f"{key} = [{comments}{value}, {value},\n{comments}]",
            f"{key} = {{{inner} = {value}, j = {value}}}",
            f"[{key}]\n{inner} = {value}",
            f"[[ {key} ]]",
        ][form]
        most = max(most, parts, inner_parts if form in {2, 3} else 0)
        lines += f"{draw(blank)}{statement} {draw(st.just(chr(10)) | st.just(comments))}"
        if form > 2:
            lines += f"[x{place}]\n"
    return lines, most


@given(documents())
def test_only_long_keys_are_refused(document: tuple[str, int]) -> None:
    """Whatever its strings and comments look like, TOML is refused for its keys alone."""
    text, parts = document
    content = tomllib.loads(text)
    assert has_long_key(text) == (parts > 9)
    if parts <= 9:
        assert repr(parsed(text)) == repr(content)


@pytest.mark.parametrize("key", ["a", "'a'", '"a"', "'.'", '"\\""', '"#"', "'\"'", '""', "-1_"])
@pytest.mark.parametrize("dot", [".", " . ", "\t.", ".\t "])
@pytest.mark.parametrize("form", ["{} = 1", "[{}]", "[[ {} ]]", "a = [1.0, {{{} = 1}}]", " {}= 1"])
def test_nine_parts_are_read_and_ten_are_not(key: str, dot: str, form: str) -> None:
    """A key has at most nine parts, wherever it stands and however they are written."""
    nine, ten = (form.format(dot.join([key] * parts)) for parts in (9, 10))
    assert parsed(nine) == tomllib.loads(nine)
    with pytest.raises(RecordError, match=r"^a key of more than nine parts$"):
        parsed(ten)


@pytest.mark.parametrize(
    "text",
    [
        "a = [" + "1.5, " * 99 + "]",
        "a = [" + "20:00:00.5, " * 99 + "]",
        "a = 'a.a.a.a.a.a.a.a.a.a.a'",
        'a = """\na.a.a.a.a.a.a.a.a.a.a"""',
        "# a.a.a.a.a.a.a.a.a.a.a\na = 1",
        "a = 1 # a.a.a.a.a.a.a.a.a.a.a",
        "a.b = {c.d = 1.5}\nc.d = 'e.f.g.h.i.j'\n[e.f.g.h]",
    ],
)
def test_dots_that_join_no_keys_are_read(text: str) -> None:
    """Fractions, texts and comments may hold as many dots as they like."""
    assert parsed(text) == tomllib.loads(text)


@pytest.mark.parametrize(
    "text", ["It is. So be it. " * 9, "....................", "1. . . . . . . . . . ."]
)
def test_prose_is_no_key(text: str) -> None:
    """A text that is no TOML is told where, though it may have many dots."""
    with pytest.raises(RecordError, match=r"\(at line 1, column \d+\)$"):
        parsed(text)


@pytest.mark.parametrize("key", ["a" * 5000, "\u202e" * 50])
def test_the_reason_is_short_and_says_where(key: str) -> None:
    """What the parser repeats of the text is cut, and the place still told."""
    with pytest.raises(RecordError) as caught:
        parsed(f'x = {{"{key}" = 1, "{key}" = 2}}')
    message = str(caught.value)
    assert len(message) < 150
    assert message.isprintable()
    assert re.search(r"\(at line 1, column \d+\)$", message)


# A program that knows nothing of records.


class Size(Enum):
    """How large."""

    SMALL = "small"
    LARGE = "large"


@frozen
class Pet:
    """An animal that has a name."""

    name: str
    age: int | None = None
    size: Size = Size.SMALL
    says: Literal["miaow", "woof"] | None = None


@frozen
class Home:
    """Where pets live; nobody lives there without a name."""

    pets: tuple[Pet, ...]
    words: tuple[str, ...] | None = None

    def __attrs_post_init__(self) -> None:
        """Refuse a home of two of a name."""
        if len({pet.name for pet in self.pets}) < len(self.pets):
            raise ValueError("two pets of one name")


Json = dict[str, "Json"] | list["Json"] | str | float | bool | None
odd: st.SearchStrategy[Json] = st.recursive(
    st.sampled_from([None, True, 1, 1.0, "1", "small", "miaow", "Tom"]),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(["name", "age", "size", "says", "oops"]), inner, max_size=4
        )
    ),
    max_leaves=8,
)
homes = st.fixed_dictionaries({"pets": odd}, optional={"words": odd, "oops": odd}) | odd
RIGHT: Json = {
    "pets": [{"name": "Tom", "age": 3, "says": "miaow"}, {"name": "Rex", "size": "large"}],
    "words": ["sit"],
}
WRONG = [
    (1, "$: 1 is no table"),
    ({}, "$.pets: is missing"),
    ({"pets": {}}, "$.pets: a table is no list"),
    ({"pets": "Tom"}, "$.pets: 'Tom' is no list"),
    ({"pets": ["Tom"]}, "$.pets[0]: 'Tom' is no table"),
    ({"pets": [{"name": 1}]}, "$.pets[0].name: 1 is no text"),
    ({"pets": [{"name": "Tom", "age": None}]}, "$.pets[0].age: null is no whole number"),
    ({"pets": [{"name": "Tom", "age": True}]}, "$.pets[0].age: true is no whole number"),
    ({"pets": [{"name": "Tom", "age": "3"}]}, "$.pets[0].age: '3' is no whole number"),
    ({"pets": [{"name": "Tom", "age": 3.0}]}, "$.pets[0].age: 3.0 is no whole number"),
    ({"pets": [{"name": "Tom", "size": "huge"}]}, "$.pets[0].size: 'huge' is none of small, large"),
    ({"pets": [{"name": "Tom", "says": []}]}, "$.pets[0].says: a list is none of miaow, woof"),
    ({"pets": [], "words": [1]}, "$.words[0]: 1 is no text"),
    ({"pets": [], "words": None}, "$.words: null is no list"),
    ({"pets": [], "oops": 1}, "$: unknown key 'oops'"),
    ({"pets": [{"name": "Tom"}] * 2}, "$: two pets of one name"),
]


def test_what_is_right_is_taken() -> None:
    """Tables become values, lists tuples, and what is left out is as usual."""
    converter = strict_converter()
    pets = (Pet("Tom", 3, Size.SMALL, "miaow"), Pet("Rex", size=Size.LARGE))
    assert converter.structure(RIGHT, Home) == Home(pets, ("sit",))
    assert wrong_parts(converter, RIGHT, Home, "$") == []


@pytest.mark.parametrize(("content", "told"), WRONG)
def test_what_is_wrong_is_told_with_its_place(content: Json, told: str) -> None:
    """Each value that is refused is named with its path, and why."""
    flaws = wrong_parts(strict_converter(), content, Home, "$")
    assert [": ".join(flaw) for flaw in flaws] == [told]


@given(homes)
@example(RIGHT)
@example({"pets": [1, {"name": 2, "age": "x", "oops": 3}], "words": [4, 5]})
def test_what_is_refused_is_told_and_nothing_else(content: Json) -> None:
    """There is something wrong with the parts just where the whole is refused."""
    converter = strict_converter()
    flaws = wrong_parts(converter, content, Home, "$")
    assert bool(flaws) == is_refused(lambda: converter.structure(content, Home))
    assert len(set(flaws)) == len(flaws)


def is_refused(act: Callable[[], object]) -> bool:
    try:
        act()
    except REFUSALS:
        return True
    return False


# In proportion to the length.

Act = Callable[[str], None]
Shape = Callable[[int], str]
VERBS: list[tuple[str, Act, dict[str, Shape]]] = runpy.run_path(str(HOSTILE))["VERBS"]
SHAPES = [
    pytest.param(act, shape, id=f"{verb}, {name}")
    for verb, act, shapes in VERBS
    for name, shape in shapes.items()
]


def steps(act: Act, text: str) -> int:
    """How many functions are called, Python's own among them."""
    calls = count()
    before = sys.getprofile()
    sys.setprofile(lambda _, event, __: next(calls) if event in {"call", "c_call"} else None)
    try:
        act(text)
    finally:
        sys.setprofile(before)
    return next(calls)


@pytest.mark.parametrize(("act", "shape"), SHAPES)
def test_twice_the_text_takes_at_most_twice_the_steps(act: Act, shape: Shape) -> None:
    """Whatever the shape of a text, it is read and judged in steps as it has characters."""
    act(shape(9_000))  # what is kept for later is made before
    once, twice = (steps(act, shape(length)) for length in (12_000, 24_000))
    assert twice <= 2.1 * once + 300
    assert twice <= 100 * 24_000


def test_no_shape_of_text_takes_minutes() -> None:
    """What is one step to Python does not take the square of time either."""
    program = (
        f"import runpy; hostile = runpy.run_path({str(HOSTILE)!r})\n"
        "for shape in hostile['READ'].values():\n"
        "    hostile['read'](shape(1 << 18))"
    )
    subprocess.run([sys.executable, "-c", program], check=True, timeout=100)
