"""Records as text: nothing is converted or left out, and what is refused is named by its path."""

import copy
import json
import operator
import pickle
import re
import unicodedata
from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from unittest import mock

import attrs
import pytest
import tomli_w
from attrs import AttrsInstance
from hypothesis import assume, example, given
from hypothesis import strategies as st

import wizard_rules as wr
from wizard_rules.records.record import TrumpText
from wizard_rules.rulebook.bid import HIDDEN, PLUS_MINUS_ONE
from wizard_rules.rulebook.kinds import has_form
from wizard_rules.rulebook.printable import harmless
from wizard_rules.rulebook.table import PLAYERS
from wizard_rules.strategies import rulesets

Json = dict[str, "Json"] | list["Json"] | str | float | bool | None
Step = str | int

HEAD = 'format = "wizard-record/1"\nplayers = ["Jia", "Yi", "Bing"]\n'
EMPTY = HEAD + "rounds = []\n"
LONGEST = 1 << 20
FULL: dict[str, Json] = {
    "format": "wizard-record/1",
    "title": "Every key once",
    "players": ["Jia", "Yi", "Bing"],
    "first_dealer": "Bing",
    "rules": {
        "two_players": "refused",
        "bid_total": "free",
        "bidding": "open",
        "first_card": "left",
    },
    "rounds": [
        {
            "number": 1,
            "dealer": "Bing",
            "turn_up": "R9",
            "trump": "R",
            "hands": ["R5", "R7", "R6"],
            "bids": [0, 1, 0],
            "tricks": [{"cards": "R5 R7 R6", "lead": "Jia", "winner": "Yi"}],
            "taken": [0, 1, 0],
            "points": [20, 30, 20],
            "totals": [20, 30, 20],
        },
        {"bids_so_far": [{"player": "Yi", "bid": 2}], "tricks": ["J"]},
    ],
}
CARD_TEXTS = (*map(str, wr.DECK), "W", "J", "w", "♠a", "Y19", "?")
TRUMP_TEXTS: tuple[TrumpText, ...] = ("R", "B", "G", "Y", "none")

letters = st.characters(exclude_categories=["Cs"])
integers = st.integers(-1_000_000, 1_000_000)


def form(name: str) -> str:
    return unicodedata.normalize("NFC", name)


@st.composite
def rounds(draw: st.DrawFn, players: tuple[str, ...], *, is_last: bool) -> wr.RecordRound:
    """A well-formed round; what it claims may be false."""
    name = st.sampled_from(players)
    numbers = st.none() | st.tuples(*[integers for _ in players])
    size = len(players)
    cards = st.lists(st.sampled_from(CARD_TEXTS), max_size=size)
    whole = st.lists(st.sampled_from(CARD_TEXTS), min_size=size, max_size=size)
    claims = {"lead": st.none() | name, "winner": st.none() | name}
    tricks = draw(st.lists(st.builds(wr.RecordTrick, whole.map(" ".join), **claims), max_size=3))
    if is_last:
        tricks += draw(st.lists(st.builds(wr.RecordTrick, cards.map(" ".join)), max_size=1))
    bidders = draw(st.lists(name, unique=True))
    made = tuple([wr.RecordBid(bidder, draw(integers)) for bidder in bidders])
    is_under_way = draw(st.booleans())
    return wr.RecordRound(
        number=draw(st.none() | st.integers(1, 60)),
        dealer=draw(st.none() | name),
        turn_up=draw(st.none() | st.sampled_from([*CARD_TEXTS, "none", ""])),
        trump=draw(st.none() | st.sampled_from(TRUMP_TEXTS)),
        hands=draw(st.none() | st.tuples(*[cards.map(" ".join) for _ in players])),
        bids_so_far=made if is_under_way else None,
        bids=None if is_under_way else draw(numbers),
        tricks=draw(st.sampled_from([None, tuple(tricks)])),
        taken=draw(numbers),
        points=draw(numbers),
        totals=draw(numbers),
    )


@st.composite
def records(draw: st.DrawFn) -> wr.Record:
    """A well-formed record; what it claims may be false."""
    rules = draw(rulesets())
    size = rules.players
    names = st.lists(
        st.text(letters, min_size=1, max_size=100), min_size=size, max_size=size, unique_by=form
    )
    players = tuple(draw(names))
    how_many = draw(st.integers(0, 3))
    return wr.Record(
        title=draw(st.none() | st.text(letters)),
        players=players,
        first_dealer=draw(st.none() | st.sampled_from(players)),
        rules=rules,
        rounds=tuple([draw(rounds(players, is_last=left == 1)) for left in range(how_many, 0, -1)]),
    )


def refusal(text: str) -> str:
    """Why the text is no record; fit to be printed in one line."""
    with pytest.raises(wr.RecordError) as caught:
        wr.read_record(text)
    message = str(caught.value)
    assert message == harmless(message)
    return message


def path(steps: Sequence[Step]) -> str:
    return "$" + "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in steps)


def told(steps: Sequence[Step]) -> str:
    """The path as the reader tells it: within the rounds behind words that count from 1."""
    words: list[str] = []
    for step in steps:
        if isinstance(step, str):
            words.append(step.replace("_", " "))
        elif words[-1] in {"rounds", "tricks"}:
            words[-1] = f"{words[-1][:-1]} {step + 1}"
        else:
            words.append(("first entry", "second entry", "third entry")[step])
    is_within = [*steps[:1]] == ["rounds"] and len(steps) > 1
    return f"{', '.join(words)}: {path(steps)}" if is_within else path(steps)


def is_told(message: str, steps: Sequence[Step]) -> bool:
    """Whether a message begins with a place; that of a trick may be that of its cards."""
    return message.startswith((f"{told(steps)}: ", f"{told([*steps, 'cards'])}: "))


def places(content: Json, *steps: Step) -> Iterator[tuple[tuple[Step, ...], Json]]:
    """Everything in *content*, and where it is."""
    yield steps, content
    if isinstance(content, dict):
        for key, value in content.items():
            yield from places(value, *steps, key)
    if isinstance(content, list):
        for place, value in enumerate(content):
            yield from places(value, *steps, place)


def with_value(content: Json, steps: Sequence[Step], value: Json) -> Json:
    """The content with *value* at the end of the steps."""
    if not steps:
        return value
    step, *others = steps
    if isinstance(content, dict) and isinstance(step, str):
        return {**content, step: with_value(content.get(step), others, value)}
    assert isinstance(content, list)
    return [
        with_value(part, others, value) if place == step else part
        for place, part in enumerate(content)
    ]


def without(content: Json, steps: Sequence[Step]) -> Json:
    """The content without the key at the end of the steps."""
    *before, key = steps
    table = next(part for where, part in places(content) if where == tuple(before))
    assert isinstance(table, dict)
    return with_value(content, before, {name: table[name] for name in table if name != key})


anywhere = st.sampled_from([steps for steps, _ in places(FULL) if steps])
anything: st.SearchStrategy[Json] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=5,
)
TABLES = [steps for steps, part in places(FULL) if isinstance(part, dict)]
WRONG: list[Json] = [None, True, 7, 7.5, "7", ["R"], {"R": 1}]
WRONG_TYPES = [
    (steps, value)
    for steps, part in places(FULL)
    for value in WRONG
    if steps and type(value) is not type(part)
    if not (isinstance(value, str) and steps[-2:-1] == ("tricks",))  # a trick may be a text
]


@given(records())
# What looks like a list of numbers within a text is none.
@example(wr.Record(title="[\n    1,\n]", players=("A", "B", "\x7f\x85\u2028"), rounds=()))
def test_a_record_survives_being_written_and_read(record: wr.Record) -> None:
    """TOML and JSON give back the same record, JSON in one line."""
    assert wr.read_record(wr.toml_of(record)) == record
    assert wr.read_record(wr.json_of(record)) == record
    assert "\n" not in wr.json_of(record)


@pytest.mark.parametrize("before", ["", ", ", "{", "["])
def test_a_text_may_look_like_a_key(before: str) -> None:
    """What would be a key of too many parts stands in a title and in a comment."""
    title = f"{before}1.2.3.4.5.6.7.8.9.10.11"
    record = wr.Record(title=title, players=("Jia", "Yi", "Bing"), rounds=())
    assert wr.read_record(f"# {title} = 1\n{wr.toml_of(record)}") == record


def test_every_key_is_read_and_written() -> None:
    """The two spellings hold the same; what is not claimed and what is as usual is left out."""
    record = wr.read_record(json.dumps(FULL))
    assert wr.read_record(tomli_w.dumps(FULL)) == record
    written: Json = json.loads(wr.json_of(record))
    assert written == with_value(FULL, ["rules"], {"first_card": "left"})
    assert record.rounds[1] == wr.RecordRound(
        bids_so_far=(wr.RecordBid("Yi", 2),), tricks=(wr.RecordTrick("J"),)
    )


@pytest.mark.parametrize(("steps", "value"), WRONG_TYPES)
def test_a_value_of_another_type_is_refused(steps: tuple[Step, ...], value: Json) -> None:
    """`"7"` is no number, `true` is not 1, a text is no list, and null is nothing at all."""
    content = with_value(FULL, steps, value)
    assert is_told(refusal(json.dumps(content)), steps)
    if value is not None:
        assert isinstance(content, dict)
        assert is_told(refusal(tomli_w.dumps(content)), steps)


@pytest.mark.parametrize("steps", TABLES)
def test_an_unknown_key_is_refused(steps: tuple[Step, ...]) -> None:
    """A misspelt key is not left out in silence."""
    content = with_value(FULL, [*steps, "oops"], 1)
    assert refusal(json.dumps(content)) == f"{told(steps)}: unknown key 'oops'"


NEEDED: list[tuple[Step, ...]] = [
    ("format",),
    ("players",),
    ("rounds",),
    ("rounds", 0, "tricks", 0, "cards"),
    ("rounds", 1, "bids_so_far", 0, "player"),
    ("rounds", 1, "bids_so_far", 0, "bid"),
]


@pytest.mark.parametrize("steps", NEEDED)
def test_what_a_record_needs_must_be_there(steps: tuple[Step, ...]) -> None:
    """Only the format, the players and the rounds are needed, and the cards of a trick."""
    content = without(FULL, steps)
    assert refusal(json.dumps(content)) == f"{told(steps)}: is missing"


@pytest.mark.parametrize(
    "steps",
    [
        steps
        for steps, _ in places(FULL)
        if steps and isinstance(steps[-1], str) and steps not in NEEDED
    ],
)
def test_everything_else_may_be_left_out(steps: tuple[Step, ...]) -> None:
    """Every other key is optional."""
    record = wr.read_record(json.dumps(without(FULL, steps)))
    assert record.players == ("Jia", "Yi", "Bing")


OUT_OF_BOUNDS: list[tuple[tuple[Step, ...], Json]] = [
    (("format",), "wizard-record/2"),
    (("players", 1), ""),
    (("players", 2), "Jia"),
    (("rules", "bid_total"), "Free"),
    (("rules", "bidding"), "secret"),
    (("rounds", 0, "number"), 0),
    (("rounds", 0, "number"), 61),
    (("rounds", 0, "trump"), "r"),
    (("rounds", 0, "trump"), "W"),
    (("rounds", 0, "hands"), ["R5", "R7"]),
    (("rounds", 0, "bids"), [0, 1, 0, 0]),
    (("rounds", 0, "bids", 2), 1_000_001),
    (("rounds", 0, "bids_so_far"), []),
    (("rounds", 0, "taken"), []),
    (("rounds", 0, "taken", 0), -1_000_001),
    (("rounds", 0, "points"), [20, 30]),
    (("rounds", 0, "points", 1), 1 << 200),
    (("rounds", 0, "totals"), [20, 30, 20, 20]),
    (("rounds", 0, "totals", 2), -(1 << 200)),
    (("rounds", 1, "bids_so_far", 0, "bid"), 1_000_001),
]
NAMES_AND_CARDS: list[tuple[tuple[Step, ...], Json]] = [
    (("first_dealer",), "yi"),
    (("rounds", 0, "dealer"), ""),
    (("rounds", 0, "tricks", 0, "lead"), "Ding"),
    (("rounds", 0, "tricks", 0, "winner"), "Ding"),
    (("rounds", 0, "tricks", 0, "cards"), "R5 R7"),
    (("rounds", 0, "tricks", 0, "cards"), "R5 R7 R6 R8"),
    (("rounds", 0, "tricks", 0, "cards"), ""),
    (("rounds", 1, "bids_so_far", 0, "player"), "Ding"),
    (("rounds", 1, "tricks", 0), "J W R1 R2"),
]


@pytest.mark.parametrize(("steps", "value"), OUT_OF_BOUNDS + NAMES_AND_CARDS)
def test_what_is_not_well_formed_is_refused(steps: tuple[Step, ...], value: Json) -> None:
    """Every list has an entry for each player, every name is a player's, every number is sane."""
    assert is_told(refusal(json.dumps(with_value(FULL, steps, value))), steps)


def test_nobody_bids_twice() -> None:
    """Of the bids made so far each is another player's."""
    bid: Json = {"player": "Yi", "bid": 0}
    content = with_value(FULL, ("rounds", 1, "bids_so_far"), [bid, bid])
    where = "round 2, bids so far, second entry, player: $.rounds[1].bids_so_far[1].player"
    assert refusal(json.dumps(content)) == f"{where}: 'Yi' has bid before"


def test_large_numbers_are_read() -> None:
    """A number up to a million, either way, is for the referee to judge."""
    lists = "bids = [0, 1, 1_000_000]\npoints = [-1_000_000, 0, 0]"
    record = wr.read_record(f"{HEAD}[[rounds]]\nnumber = 60\n{lists}")
    assert record.rounds[0].points == (-1_000_000, 0, 0)


@pytest.mark.ruling(PLAYERS)
@pytest.mark.parametrize("size", [0, 1, 2, 7, 100])
def test_only_so_many_can_play(size: int) -> None:
    """Three to six play, each for themselves; two only where the table chose it."""
    names: list[Json] = [f"P{seat}" for seat in range(size)]
    text = json.dumps({"format": "wizard-record/1", "players": names, "rounds": []})
    assert re.match(r"\$\.(players|rules): ", refusal(text))
    players = tuple(map(str, names))
    with pytest.raises(wr.RecordError, match=r"^\$\.players: "):
        wr.Record(players=players, rounds=())
    if size == 2:
        allowed = wr.read_record(text[:-1] + ', "rules": {"two_players": "allowed"}}')
        assert allowed.rules == wr.Ruleset(2, wr.TwoPlayers.ALLOWED)


@pytest.mark.ruling(PLUS_MINUS_ONE, HIDDEN)
def test_rules_that_make_no_sense_are_refused() -> None:
    """Under hidden bids nobody bids last, so that no bid could be barred."""
    rules = '[rules]\nbid_total = "plus-minus-one"\nbidding = "hidden"'
    assert refusal(EMPTY + rules).startswith("$.rules: bid_total")


def test_the_names_say_how_many_play() -> None:
    """The rules of a record do not say so again, and a record built by hand agrees with them."""
    assert refusal(EMPTY + "[rules]\nplayers = 3").startswith("$.rules.players: ")
    with pytest.raises(wr.RecordError, match=r"^\$\.rules: "):
        wr.Record(players=("Jia", "Yi", "Bing"), rules=wr.Ruleset(4), rounds=())
    with pytest.raises(wr.RecordError, match=r"^\$\.format: "):
        wr.Record(format="?", players=("Jia", "Yi", "Bing"), rounds=())  # type: ignore[arg-type]  # what is refused


def test_a_byte_order_mark_and_blanks_are_left_out() -> None:
    """Some editors write a mark first; what begins with `{` is JSON even behind blanks."""
    record = wr.read_record(EMPTY)
    assert wr.read_record("\ufeff" + EMPTY.replace("\n", "\r\n")) == record
    assert wr.read_record("\ufeff \n\t" + wr.json_of(record) + " \n") == record
    assert "line 1" in refusal("\ufeff\ufeff" + EMPTY)


@pytest.mark.parametrize(
    "text",
    ["", " \n", "#", "{}", "{", "[", "null", '{"format": "wizard-record/1"', EMPTY + "=", "\0"],
)
def test_what_is_no_record_at_all_is_refused(text: str) -> None:
    """Empty and broken texts are told where they end or what they lack."""
    assert re.search(r"is missing|line \d+, column \d+|end of document", refusal(text))


@given(st.text() | st.text(alphabet='{}[]",=.\\\n '))
def test_any_other_text_is_refused(text: str) -> None:
    """Whatever the text, nothing but a `RecordError` is raised."""
    assert refusal(text)


@given(anywhere, anything)
def test_any_other_content_is_refused_or_read(steps: tuple[Step, ...], value: Json) -> None:
    """With anything in any place a text is a record that survives, or is refused with a path."""
    text = json.dumps(with_value(FULL, steps, value))
    try:
        record = wr.read_record(text)
    except wr.RecordError:
        assert re.match(r"(round [^:$]*: )?\$\S*: |-?Infinity ", refusal(text))
    else:
        assert wr.read_record(wr.toml_of(record)) == record


@pytest.mark.parametrize("key", ["format", "players", "bogus"])
def test_a_key_twice_is_refused(key: str) -> None:
    """Of two values for one key neither is chosen in silence."""
    text = json.dumps({key: 1})
    assert refusal(f"{text[:-1]}, {text[1:]}") == f"key '{key}' stands twice in one object"
    assert refusal(f'{{"rounds": [{text[:-1]}, {text[1:]}]}}').startswith(f"key '{key}'")
    assert "line 2" in refusal(f"{key} = 1\n{key} = 1\n{HEAD}")


NOT_FINITE = ["NaN", "Infinity", "-Infinity", "nan", "inf", "-inf", "1e999"]


@pytest.mark.parametrize("number", [*NOT_FINITE, "1e0", "1.0", "0x", "9" * 30, "-" + "9" * 5000])
def test_what_is_no_whole_number_is_refused(number: str) -> None:
    """Neither what is not finite, nor a fraction, nor a number of thousands of digits is a bid."""
    bids = f'"rounds": [{{"bids": [0, {number}, 0]}}]'
    assert len(refusal(json.dumps(FULL)[:-1] + f", {bids}}}")) < 100
    assert len(refusal(f"{HEAD}[[rounds]]\nbids = [0, {number}, 0]")) < 100


@pytest.mark.parametrize("prefix", ["0xf", "0o7", "0b1"])
def test_a_huge_number_in_another_base_is_refused(prefix: str) -> None:
    """TOML's other bases have no limit of digits."""
    text = f"{HEAD}[[rounds]]\nbids = [0, {prefix + prefix[-1] * 5000}, 0]"
    where = told(("rounds", 0, "bids", 1))
    assert refusal(text) == f"{where}: a number beyond ±1,000,000"
    title = refusal(f"{EMPTY}title = {prefix + prefix[-1] * 5000}")
    assert title == "$.title: a huge number is no text"


@pytest.mark.parametrize("date", ["2018-10-03", "2018-10-03T20:00:00Z", "20:00:00"])
def test_a_date_is_refused(date: str) -> None:
    """TOML has dates; a record has none."""
    assert refusal(f"{EMPTY}title = {date}").startswith("$.title: ")


def test_half_a_character_is_not_built() -> None:
    """What could not be written is no record."""
    with pytest.raises(wr.RecordError, match=r"^\$\.title: '�' holds half of a surrogate pair$"):
        wr.Record(title="\ud800", players=("Jia", "Yi", "Bing"), rounds=())


def test_half_a_character_is_refused() -> None:
    """JSON can spell half of a character, which no text can be printed with."""
    for steps, part in places(FULL):
        if isinstance(part, str) and steps[-1] != "trump" and steps[0] not in {"format", "rules"}:
            text = json.dumps(with_value(FULL, steps, "x\ud800"))
            assert "\\ud800" in text
            assert is_told(refusal(text), steps)
    assert refusal(EMPTY + 'title = "\ud800"').startswith("$.title: ")
    unknown = with_value(FULL, ["rounds", 0, "\udfff"], 1)
    assert refusal(json.dumps(unknown)).startswith("round 1: $.rounds[0]: unknown key ")
    assert refusal(EMPTY + 'title = "\\ud800"')


DEEP = 100_000
HOSTILE = {
    "lists in JSON": '{"rounds": ' + "[" * DEEP + "]" * DEEP + "}",
    "tables in JSON": '{"a": ' * DEEP + "1" + "}" * DEEP,
    "lists in TOML": "rounds = " + "[" * DEEP + "]" * DEEP,
    "tables in TOML": "a = " + "{a = " * DEEP + "1" + "}" * DEEP,
    "a dotted key": ".".join("a" * DEEP) + " = 1",
    "a dotted header": "[" + ".".join("a" * DEEP) + "]",
    "a dotted header of a list": "[[ " + " . ".join("a" * DEEP) + " ]]",
    "a dotted key inside": "a = [1, {" + ".".join("a" * DEEP) + " = 1}]",
    "a dotted key in quotes": ".".join(["'a'", '"b"'] * DEEP) + " = 1",
}


@pytest.mark.parametrize("name", HOSTILE)
def test_deep_nesting_is_refused(name: str) -> None:
    """What is nested without end is refused at once, in few words."""
    assert len(refusal(HOSTILE[name])) < 100


@pytest.mark.parametrize(
    "hidden",
    [
        ".".join([r'"\""'] * 10_000) + " = 1",
        'x = ["""a"""", {' + ".".join("a" * 10_000) + " = 1}]",
        "x = ['''a'''', {" + ".".join("a" * 10_000) + " = 1}]",
        "# '\nx = [\"'\", {" + ".".join("a" * 10_000) + " = 1}]",
        '"\\\n' + ".".join("a" * 10_000) + " = 1",
    ],
)
def test_quotes_do_not_hide_a_dotted_key(hidden: str) -> None:
    """A key of so many parts takes the square of time, wherever it stands."""
    assert refusal(hidden) == refusal(HOSTILE["a dotted key"])


def test_a_record_has_a_longest_length() -> None:
    """A text of a million characters is still read, a longer one is not even looked at."""
    longest = EMPTY + "#" + "x" * (LONGEST - len(EMPTY) - 1)
    assert wr.read_record(longest) == wr.read_record(EMPTY)
    assert refusal(longest + "x").startswith("1048577 characters")
    assert refusal("{" * (LONGEST + 1)).startswith("1048577 characters")


def with_rounds(content: list[Json]) -> str:
    return json.dumps(with_value(FULL, ["rounds"], content))


def with_tricks(content: list[Json]) -> str:
    return with_rounds([{"tricks": content}])


@pytest.mark.parametrize("count", [61, 100_000])
def test_a_record_has_at_most_sixty_rounds(count: int) -> None:
    """More rounds than a deck has cards are refused before any of them is looked at."""
    wrong = f"$.rounds: {count} rounds: a record has at most 60"
    unseen: tuple[wr.RecordRound, ...] = (None,) * count  # type: ignore[assignment]  # what is not looked at
    assert refusal(with_rounds([None] * count)) == wrong
    assert refusal(json.dumps({"format": 0, "rounds": [None] * count})) == wrong
    with pytest.raises(wr.RecordError, match=f"^{re.escape(wrong)}$"):
        wr.Record(players=("Jia", "Yi", "Bing"), rounds=unseen)


def test_sixty_rounds_are_read() -> None:
    """As many rounds as a deck has cards may be claimed."""
    assert wr.read_record(with_rounds([{}] * 60)).rounds == (wr.RecordRound(),) * 60


@pytest.mark.parametrize("trump", ["r", ""])
def test_a_trump_that_cannot_be_read_is_not_built(trump: TrumpText) -> None:
    """What the reader refuses is refused when a round is built."""
    with pytest.raises(wr.RecordError, match=rf"^trump: '{trump}' is none of R, B, G, Y, none$"):
        wr.RecordRound(trump=trump)


def test_a_number_that_cannot_be_read_is_not_built() -> None:
    """No number of a record is beyond a million."""
    with pytest.raises(wr.RecordError, match=r"^\$\.rounds\[0\]\.bids\[1\]: "):
        wr.Record(players=("Jia", "Yi", "Bing"), rounds=(wr.RecordRound(bids=(0, 10**9, 0)),))


def test_a_name_is_no_longer_than_a_line() -> None:
    """A name has at most a hundred characters: every fault repeats it."""
    with pytest.raises(wr.RecordError, match=r"^\$\.players\[1\]: "):
        wr.Record(players=("Jia", "x" * 101, "Bing"), rounds=())


MANY: list[Json] = [7, "J W", {"cards": "J"}, {"oops": 1, "lead": 2, "cards": 3}]


@pytest.mark.parametrize("count", range(1, 9))
def test_up_to_five_errors_are_told(count: int) -> None:
    """Each has its place, in words and as a path; how many more there are is said."""
    steps: list[list[Step]] = [["rounds", 0, "tricks", place] for place in range(count)]
    each = [f"{told(place)}: 7 is no table" for place in steps[:5]]
    more = [f"and {count - 5} more"] if count > 5 else []
    assert refusal(with_tricks([7] * count)) == "; ".join(each + more)


def test_every_error_of_a_value_is_told() -> None:
    """Unknown keys, missing keys and wrong values are all named, wherever they are."""
    tricks: list[Json] = [7, "J W R1", {"winner": "Yi"}, {"oops": 1, "lead": 2, "cards": 3}]
    assert refusal(with_tricks(tricks)).split("; ") == [
        f"{told(('rounds', 0, 'tricks', 0))}: 7 is no table",
        f"{told(('rounds', 0, 'tricks', 2, 'cards'))}: is missing",
        f"{told(('rounds', 0, 'tricks', 3))}: unknown key 'oops'",
        f"{told(('rounds', 0, 'tricks', 3, 'cards'))}: 3 is no text",
        f"{told(('rounds', 0, 'tricks', 3, 'lead'))}: 2 is no text",
    ]


def test_every_flaw_of_a_record_is_told() -> None:
    """What is not well-formed is told up to five times as well, the rest counted."""
    tricks: list[Json] = [{"cards": "J", "winner": "Ding"}] * 3
    message = refusal(with_tricks(tricks))
    assert message.count("1 cards from 3 players") == 2
    assert message.count("'Ding' is no player") == 3
    assert "and" not in message
    assert refusal(with_tricks(tricks + tricks[:2])).endswith("; and 4 more")


@pytest.mark.parametrize("place", range(9))
def test_entries_are_counted_in_words(place: int) -> None:
    """The entries of a list are counted from the first, beyond a table's size by a number."""
    numbers: list[Json] = [0] * place
    ordinals = ("first", "second", "third", "fourth", "fifth", "sixth")
    entry = f"{ordinals[place]} entry" if place < 6 else f"entry {place + 1}"
    message = refusal(with_rounds([{"points": [*numbers, "3"]}]))
    assert (
        message == f"round 1, points, {entry}: $.rounds[0].points[{place}]: '3' is no whole number"
    )


def refused(function: Callable[[str], object], text: str) -> wr.RecordError | None:
    """Why the text is refused, if it is."""
    try:
        function(text)
    except wr.RecordError as error:
        return error
    return None


def error_of(text: str) -> wr.RecordError:
    with pytest.raises(wr.RecordError) as caught:
        wr.read_record(text)
    return caught.value


@given(anywhere, anything)
@example(("rounds", 0, "bids", 2), "3")
def test_path_and_reason_stand_apart(steps: tuple[Step, ...], value: Json) -> None:
    """Of the first place that is wrong the path and the reason are to be had without the words."""
    content = with_value(FULL, steps, value)
    error = refused(wr.read_record, json.dumps(content))
    if error is not None:
        first = f"{error.path}: {error.reason}" if error.path else error.reason
        assert re.match(rf"(round [^:]*: )?{re.escape(first)}(; |$)", str(error))
        assert error.path.startswith("$") or not error.path


def test_an_error_without_a_place_is_all_reason() -> None:
    """What is wrong with a text as a whole has no path."""
    error = error_of("=")
    assert (error.path, error.reason) == ("", str(error))
    with pytest.raises(wr.RecordError) as caught:
        wr.parse_cards("$.a: R14")
    assert (caught.value.path, caught.value.reason) == ("", "'$.a:' at column 1 is no card")


def test_an_error_survives_being_copied() -> None:
    """A copy, and what is pickled and read again, says the same and knows the same places."""
    error = error_of(with_tricks(MANY * 3))
    assert len(error.flaws) > 5
    for copied in (copy.copy(error), copy.deepcopy(error), pickle.loads(pickle.dumps(error))):  # noqa: S301 - written here
        assert isinstance(copied, wr.RecordError)
        assert (str(copied), copied.flaws) == (str(error), error.flaws)


COMPOSED, DECOMPOSED = "Zo\u00eb", "Zoe\u0308"
TWO_FORMS = st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=100).map(
    lambda text: (form(text)[:100], unicodedata.normalize("NFD", form(text)[:100]))
)


@given(TWO_FORMS, st.booleans())
@example((COMPOSED, DECOMPOSED), False)
@example(("\u1f82" * 100, "\u03b1\u0313\u0300\u0345" * 100), False)
def test_a_name_is_found_in_either_form(names: tuple[str, str], is_reversed: bool) -> None:
    """A name is one name however its accents are spelt, and stays as it is written."""
    written, other = reversed(names) if is_reversed else names
    assume(len(written) <= 100 and written not in {"Jia", "Yi"})
    trick = wr.RecordTrick("R1 R2 R3", lead=other, winner=other)
    round_ = wr.RecordRound(number=1, dealer=other, tricks=(trick,))
    so_far = wr.RecordRound(bids_so_far=(wr.RecordBid(other, 1),))
    record = wr.Record(players=("Jia", written, "Yi"), first_dealer=other, rounds=(round_, so_far))
    assert record.players[1] == written
    assert record.seat_of(other) == record.seat_of(written) == 1
    assert wr.adjudicate(record).rounds[0].dealer == 1
    assert wr.read_record(wr.json_of(record)) == record


def test_one_name_in_two_forms_is_one_player() -> None:
    """Two players of one name are refused in whatever forms, and nobody bids in both."""
    with pytest.raises(wr.RecordError, match=r"^\$\.players\[2\]: .* named before$"):
        wr.Record(players=(COMPOSED, "Jia", DECOMPOSED), rounds=())
    bids = (wr.RecordBid(COMPOSED, 1), wr.RecordBid(DECOMPOSED, 1))
    with pytest.raises(wr.RecordError, match=r"bids_so_far\[1\]\.player: .* has bid before$"):
        wr.Record(players=(COMPOSED, "Jia", "Yi"), rounds=(wr.RecordRound(bids_so_far=bids),))


@pytest.mark.parametrize("name", ["Zoe", "zo\u00eb", "Zo\u0308e", "", "\ud800"])
def test_another_name_is_not_found(name: str) -> None:
    """Neither case nor a missing accent is passed over."""
    record = wr.Record(players=(COMPOSED, "Jia", "Yi"), rounds=())
    with pytest.raises(ValueError, match="is no player"):
        record.seat_of(name)
    with pytest.raises(wr.RecordError, match=r"^\$\.first_dealer: .* is no player$"):
        wr.Record(players=(COMPOSED, "Jia", "Yi"), first_dealer=name, rounds=())


def test_a_text_that_is_too_long_for_a_name_is_not_looked_into() -> None:
    """To bring accents in order takes the square of their number: no name has so many."""
    steps = len(DECOMPOSED) * 100
    name, longer = "a" + "\u0301\u0316" * 199, "a" + "\u0301\u0316" * 200
    record = wr.Record(players=(COMPOSED, "Jia", "Yi"), rounds=())
    assert len(name) <= steps < len(longer)
    seen: list[str] = []

    def normal(_: str, text: str) -> str:
        seen.append(text)
        return text

    with mock.patch("wizard_rules.records.flaws.normalize", normal):
        for text in (name, longer):
            with pytest.raises(ValueError, match="is no player"):
                record.seat_of(text)
    assert name in seen
    assert longer not in seen


class Text(str):
    """A text by inheritance."""

    __slots__ = ()


class Number(int):
    """A number by inheritance."""


class Tuple(tuple[object, ...]):
    """A tuple by inheritance."""

    __slots__ = ()


NAMES = ("Jia", "Yi", "Bing")
FOREIGN: list[object] = [import_module("numpy").int64(1)] if find_spec("numpy") else []
PARTS: list[tuple[type[AttrsInstance], dict[str, object]]] = [
    (wr.RecordTrick, {"cards": "R1 R2 R3", "lead": "Jia", "winner": "Yi"}),
    (wr.RecordBid, {"player": "Yi", "bid": 1}),
    (
        wr.RecordRound,
        {
            "number": 1,
            "dealer": "Jia",
            "turn_up": "R9",
            "trump": "R",
            "hands": ("R1", "R2", "R3"),
            "bids": (0, 1, 0),
            "tricks": (wr.RecordTrick("R1 R2 R3"),),
            "taken": (0, 1, 0),
            "points": (20, 30, 20),
            "totals": (20, 30, 20),
        },
    ),
    (wr.RecordRound, {"bids_so_far": (wr.RecordBid("Yi", 1),)}),
    (
        wr.Record,
        {
            "format": "wizard-record/1",
            "title": "A game",
            "players": NAMES,
            "first_dealer": "Yi",
            "rules": wr.Ruleset(3),
            "rounds": (wr.RecordRound(),),
        },
    ),
]
KEYS = [(kind, right, key) for kind, right in PARTS for key in right]
odd: st.SearchStrategy[object] = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 3),
    st.floats(),
    st.text(max_size=3),
    st.binary(max_size=3),
    st.sampled_from(
        [Text("R"), Text("Yi"), Number(1), *FOREIGN, mock.ANY, 10**5000, NAMES, wr.Suit.R]
    ),
    st.builds(object),
    st.just(wr.RecordTrick("R1")) | st.just(wr.RecordRound()) | st.just(wr.Ruleset(3)),
)
odder = st.one_of(
    odd,
    st.lists(odd, max_size=3),
    st.lists(odd, max_size=3).map(tuple),
    st.lists(odd, max_size=3).map(Tuple),
    st.lists(st.text(max_size=3), max_size=3).map(set),
    st.lists(odd, max_size=3).map(iter),
    st.dictionaries(st.text(max_size=3), odd, max_size=3),
)


def not_built(kind: type[AttrsInstance], arguments: Mapping[str, object]) -> wr.RecordError | None:
    """Why nothing is built of the arguments, if nothing is."""
    try:
        built(kind, arguments)
    except wr.RecordError as error:
        return error
    return None


def built(kind: type[AttrsInstance], arguments: Mapping[str, object]) -> object:
    """What the constructor gives for arguments of any kind: it is the one that is to look."""
    made: object = operator.methodcaller("__call__", **arguments)(kind)
    return made


@given(st.sampled_from(KEYS), odder)
@example((wr.Record, PARTS[-1][1], "players"), list(NAMES))
@example((wr.Record, PARTS[-1][1], "players"), "ABC")
@example((wr.Record, PARTS[-1][1], "rounds"), [wr.RecordRound()])
@example((wr.RecordRound, PARTS[2][1], "bids"), (1.5, True, 0))
@example((wr.RecordRound, PARTS[2][1], "bids"), ("x", 0, 0))
@example((wr.RecordRound, PARTS[2][1], "number"), "3")
def test_values_of_another_kind_are_not_built(
    place: tuple[type[AttrsInstance], dict[str, object], str], value: object
) -> None:
    """A part is built of values of just the kinds that it names, or refused with the path."""
    kind, right, key = place
    error = not_built(kind, {**right, key: value})
    path, _, reason = str(error).partition(": ")
    dollar = "$." if kind is wr.Record else ""
    if not has_form(value, attrs.fields_dict(kind)[key].type):
        assert error is not None
        assert re.match(rf"{re.escape(dollar + key)}(\[\d+\])?$", path)
        assert error.path == path
        assert reason.startswith(error.reason)
    elif kind is not wr.Record:
        assert error is None


@pytest.mark.parametrize("players", [3, None, "ABC", [*NAMES], {"A": 1}, b"ABC", (1, 2, 3)])
def test_rules_need_names_to_be_counted(players: object) -> None:
    """Without rules of its own a record counts its players, whatever they are given as."""
    error = not_built(wr.Record, {"players": players, "rounds": ()})
    assert error is not None
    assert error.path in {"$.players", "$.players[0]"}


@pytest.mark.parametrize(("kind", "right", "key"), KEYS)
def test_what_is_of_its_kind_is_built(
    kind: type[AttrsInstance], right: dict[str, object], key: str
) -> None:
    """The right values are not refused, and what may be left out may be None."""
    made = built(kind, right)
    assert getattr(made, key) == right[key]
    if has_form(None, attrs.fields_dict(kind)[key].type):
        assert getattr(built(kind, {**right, key: None}), key) is None


def test_the_path_of_a_part_begins_at_the_part() -> None:
    """A part that is built by itself does not know where in a record it will be."""
    cases: list[tuple[type[AttrsInstance], dict[str, object], str]] = [
        (wr.RecordRound, {"number": "3"}, "number: '3' is no whole number"),
        (wr.RecordRound, {"bids": (1.5, 0, True)}, "bids[0]: 1.5 is no whole number"),
        (wr.RecordRound, {"hands": ["R1"]}, "hands: a list is no tuple of texts"),
        (wr.RecordRound, {"tricks": ("J J J",)}, "tricks[0]: 'J J J' is no RecordTrick"),
        (wr.RecordTrick, {"cards": b"J"}, "cards: b'J' is no text"),
        (wr.RecordBid, {"player": "Yi", "bid": True}, "bid: True is no whole number"),
        (wr.Record, {"players": 3, "rounds": ()}, "$.players: 3 is no tuple of texts"),
    ]
    for kind, arguments, message in cases:
        assert str(not_built(kind, arguments)).split("; ")[0] == message


@pytest.mark.parametrize("function", [wr.read_record, wr.toml_of, wr.json_of])
@pytest.mark.parametrize("value", [b"{}", None, 3, object()])
def test_what_is_no_argument_is_refused(
    function: Callable[[object], object], value: object
) -> None:
    """A bug of the program is a plain `ValueError` that names the argument."""
    with pytest.raises(ValueError, match=r"^(text|record): .* is no (text|Record)$") as caught:
        function(value)
    assert not isinstance(caught.value, wr.RecordError)
