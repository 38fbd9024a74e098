"""Records as text: nothing is converted or left out, and what is refused is named by its path."""

import json
import re
from collections.abc import Iterator, Sequence

import pytest
import tomli_w
from hypothesis import example, given
from hypothesis import strategies as st

import wizard_rules as wr
from wizard_rules.bidding import HIDDEN, PLUS_MINUS_ONE
from wizard_rules.records import TrumpText
from wizard_rules.strategies import rulesets
from wizard_rules.table import PLAYERS

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
        st.text(letters, min_size=1, max_size=100), min_size=size, max_size=size, unique=True
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
    assert message.isprintable()
    return message


def path(steps: Sequence[Step]) -> str:
    return "$" + "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in steps)


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
    where = re.escape(path(steps)) + r"(\.cards)?: "
    assert re.match(where, refusal(json.dumps(content)))
    if value is not None:
        assert isinstance(content, dict)
        assert re.match(where, refusal(tomli_w.dumps(content)))


@pytest.mark.parametrize("steps", TABLES)
def test_an_unknown_key_is_refused(steps: tuple[Step, ...]) -> None:
    """A misspelt key is not left out in silence."""
    content = with_value(FULL, [*steps, "oops"], 1)
    assert refusal(json.dumps(content)) == f"{path(steps)}: unknown key 'oops'"


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
    assert refusal(json.dumps(content)) == f"{path(steps)}: is missing"


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
    where = re.escape(path(steps)) + r"(\.cards)?: "
    assert re.match(where, refusal(json.dumps(with_value(FULL, steps, value))))


def test_nobody_bids_twice() -> None:
    """Of the bids made so far each is another player's."""
    bid: Json = {"player": "Yi", "bid": 0}
    content = with_value(FULL, ("rounds", 1, "bids_so_far"), [bid, bid])
    assert refusal(json.dumps(content)) == "$.rounds[1].bids_so_far[1].player: 'Yi' has bid before"


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
        assert re.match(r"\$\S*: |Infinity |-Infinity ", refusal(text))
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
    assert refusal(text) == "$.rounds[0].bids[1]: a number beyond ±1,000,000"
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
            assert re.match(re.escape(path(steps)) + r"(\.cards)?: ", refusal(text))
    assert refusal(EMPTY + 'title = "\ud800"').startswith("$.title: ")
    unknown = with_value(FULL, ["rounds", 0, "\udfff"], 1)
    assert refusal(json.dumps(unknown)).startswith("$.rounds[0]: unknown key ")
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


def test_reading_takes_no_more_than_the_length_of_the_text() -> None:
    """Blank lines, many keys, many wrong values: none of them takes the square of time."""
    assert wr.read_record("\n" * 10_000 + EMPTY) == wr.read_record(EMPTY)
    keys = ", ".join(f'"{key}": 1' for key in range(20_000))
    assert refusal(f'{{{keys}, "19999": 1}}') == "key '19999' stands twice in one object"
    assert "(and 9999 more)" in refusal(with_rounds(["x"] * 10_000))


def with_rounds(content: list[Json]) -> str:
    return json.dumps(with_value(FULL, ["rounds"], content))


@pytest.mark.parametrize("trump", ["r", ""])
def test_a_trump_that_cannot_be_read_is_not_built(trump: TrumpText) -> None:
    """What the reader refuses is refused when a record is built."""
    with pytest.raises(wr.RecordError, match=r"^\$\.rounds\[0\]\.trump: "):
        wr.Record(players=("Jia", "Yi", "Bing"), rounds=(wr.RecordRound(trump=trump),))


def test_a_number_that_cannot_be_read_is_not_built() -> None:
    """No number of a record is beyond a million."""
    with pytest.raises(wr.RecordError, match=r"^\$\.rounds\[0\]\.bids\[1\]: "):
        wr.Record(players=("Jia", "Yi", "Bing"), rounds=(wr.RecordRound(bids=(0, 10**9, 0)),))


def test_a_name_is_no_longer_than_a_line() -> None:
    """A name has at most a hundred characters: every fault repeats it."""
    with pytest.raises(wr.RecordError, match=r"^\$\.players\[1\]: "):
        wr.Record(players=("Jia", "x" * 101, "Bing"), rounds=())
