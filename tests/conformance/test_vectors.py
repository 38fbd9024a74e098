"""The vectors are well-formed, complete, and what the referee says today."""

import json
import lzma
import re
from collections import Counter
from collections.abc import Iterator
from itertools import islice

import pytest
from jsonschema import Draft202012Validator
from make_vectors import ASPECTS, FILES, NOT_SHOWN, VECTORS, Json, every_legal, named, text_of
from wrong_answerers import texts

CHAPTERS = {
    "deck": ["sixty-cards", "rank-order", "specials-have-no-suit", "specials-alike"],
    "table": [
        "players",
        "rounds",
        "first-dealer",
        "draw-specials",
        "scorekeeper",
        "deal-passes",
        "agreed-first",
    ],
    "deal": ["shuffle", "first-card", "hand-size", "turn-up", "turn-up-stays"],
    "trump": [
        "suit-turned",
        "jester-turned",
        "wizard-turned",
        "must-name-suit",
        "last-round",
        "wizards-keep-power",
    ],
    "bid": ["order", "range", "before-play", "public", "sum-free", "plus-minus-one", "hidden"],
    "play": [
        "first-lead",
        "winner-leads",
        "in-turn",
        "tricks-per-round",
        "card-held",
        "any-lead",
        "follow-suit",
        "specials-always",
        "void-free",
        "jester-lead-defers",
        "wizard-opens-free",
        "wizard-later-keeps-suit",
    ],
    "trick": [
        "first-wizard",
        "highest-trump",
        "highest-led-suit",
        "all-jesters",
        "one-taker",
        "counts-one",
        "taken-public",
    ],
    "score": [
        "exact",
        "missed",
        "every-round",
        "tricks-sum",
        "total",
        "highest-wins",
        "ties-share",
    ],
}
RULINGS = {f"{chapter}.{rule}" for chapter, rules in CHAPTERS.items() for rule in rules}

# The worked examples of the texts, all of which some kind can show.
EXAMPLES = {f"E-TC-{number:02}" for number in range(1, 16)} | {
    *["E-SC-01", "E-SC-02", "E-SC-03", "E-JP-01", "E-JP-02", "E-JP-03", "E-SV-01", "E-SV-02"]
}

# The conflicts between the texts whose decision some kind can show.
CONFLICTS = {
    f"C-{number:02}"
    for number in [1, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 17, 18, 19, 21, 23, 25, 27, 28, 29]
}

NOTE = re.compile(r"[A-Z][^.!?]*\.( \([A-Z]-[A-Z0-9]+(-[0-9]+)?\))*")
COMPLETE = {3: 159, 4: 1_025, 5: 7_810, 6: 68_520}
NAMED = list(named())


def file_text(name: str) -> str:
    data = (VECTORS / name).read_bytes()
    return (lzma.decompress(data) if name.endswith(".xz") else data).decode()


def cases(name: str, step: int = 1) -> Iterator[dict[str, Json]]:
    for line in file_text(name).splitlines()[::step]:
        yield json.loads(line)


def schema(name: str) -> Draft202012Validator:
    document = json.loads((VECTORS / name).read_text(encoding="utf-8"))
    Draft202012Validator.check_schema(document)
    return Draft202012Validator(document)


@pytest.fixture(scope="module")
def heads() -> list[tuple[str, str, str]]:
    """Id, kind and ruling of every case of every file."""
    return [(str(c["id"]), str(c["kind"]), str(c["ruling"])) for name in FILES for c in cases(name)]


@pytest.mark.parametrize("name", FILES)
def test_a_file_is_what_the_referee_says(name: str) -> None:
    same = file_text(name) == text_of(name)

    assert same, "python tests/tools/make_vectors.py writes the files anew"


def test_there_are_no_other_files() -> None:
    found = {path.name for path in VECTORS.glob("*.json*")}

    assert {*FILES, "vectors.schema.json", "answer.schema.json"} == found


def test_every_id_is_its_own(heads: list[tuple[str, str, str]]) -> None:
    counted = Counter(name for name, _, _ in heads)

    assert [name for name, count in counted.items() if count > 1] == []


def test_every_kind_is_known(heads: list[tuple[str, str, str]]) -> None:
    assert {kind for _, kind, _ in heads} == set(ASPECTS)


def test_every_ruling_is_known_and_shown_or_cannot_be(heads: list[tuple[str, str, str]]) -> None:
    shown = {ruling for _, _, ruling in heads}

    assert len(RULINGS) == 55
    assert shown | set(NOT_SHOWN) == RULINGS
    assert shown & set(NOT_SHOWN) == set()


def test_every_ruling_that_a_kind_can_show_has_a_named_case() -> None:
    assert {case.ruling for case in NAMED} == RULINGS - set(NOT_SHOWN)


@pytest.mark.parametrize("reason", NOT_SHOWN.values())
def test_a_ruling_that_is_not_shown_has_a_reason(reason: str) -> None:
    assert NOTE.fullmatch(reason)


@pytest.mark.parametrize("name", FILES)
def test_every_case_is_valid_by_the_schema(name: str) -> None:
    """All of the plain files, and a sample of the complete sets."""
    valid = schema("vectors.schema.json")
    checked = cases(name, step=501 if name.endswith(".xz") else 1)

    assert [case["id"] for case in checked if not valid.is_valid(case)] == []


BAD_CASES: list[dict[str, Json]] = [
    {"kind": "rounds", "given": {"players": 7}, "want": 8},
    {"kind": "trump", "given": {"turn_up": "R9"}, "want": "R"},
    {"kind": "bids", "given": {"players": 4, "round": 3, "bids": []}, "want": [0]},
    {"kind": "legal", "given": {"trick": [], "hand": []}, "want": []},
    {"kind": "winner", "given": {"trick": ["R14", "R2"], "trump": None}, "want": 0},
    {"kind": "winner", "given": {"trick": ["R1", "R2"], "trump": "W"}, "want": 0},
    {"kind": "score", "given": {"bid": 1, "taken": 1}, "want": "30"},
    {"kind": "next-dealer", "given": {"players": 4, "dealer": -1}, "want": 0},
    {"kind": "leader", "given": {"players": 4, "dealer": 3, "winners": []}, "want": 0},
    {"kind": "standings", "given": {"totals": [1, 2]}, "want": [2, 1]},
    {"kind": "hands", "given": {}, "want": []},
]


@pytest.mark.parametrize("bad", BAD_CASES)
def test_the_schema_refuses_what_is_no_case(bad: dict[str, Json]) -> None:
    complete = {"id": "bad", "ruling": "table.rounds", "note": "", **bad}

    assert not schema("vectors.schema.json").is_valid(complete)


@pytest.mark.parametrize(
    ("line", "is_answer"),
    [
        ({"id": "winner-3-00001", "answer": 0}, True),
        ({"id": "trump-none", "answer": None}, True),
        ({"id": "rounds-4", "skip": True}, True),
        ({"id": "rounds-4", "skip": False}, False),
        ({"id": "rounds-4", "skip": True, "answer": 15}, False),
        ({"id": "rounds-4"}, False),
        ({"id": 4, "answer": 15}, False),
        ({"answer": 15}, False),
        ([], False),
    ],
)
def test_an_answer_has_its_own_schema(line: Json, is_answer: bool) -> None:
    assert schema("answer.schema.json").is_valid(line) == is_answer


def test_the_tricks_are_complete() -> None:
    counted = Counter(str(case["id"]).split("-")[1] for case in cases("winner.jsonl.xz"))

    assert {str(length): count for length, count in COMPLETE.items()} == counted


def test_the_questions_of_what_may_be_played_are_complete() -> None:
    counted = Counter(str(case["id"]).split("-")[1] for case in cases("legal.jsonl.xz"))

    assert counted == {"0": 29, "1": 105, "2": 422, "3": 1_849, "4": 8_715, "5": 43_587}


def test_the_cards_of_a_question_are_in_one_deck() -> None:
    """In trick and hand together no suit card comes twice, and no special five times."""
    for case in islice(every_legal(), 0, None, 7):
        seen = Counter(texts(case.given["trick"]) + texts(case.given["hand"]))
        assert all(count <= (4 if card in "WJ" else 1) for card, count in seen.items())


def test_there_are_at_least_four_hundred_named_cases() -> None:
    assert len(NAMED) >= 400


def test_a_named_case_says_what_a_wrong_answer_reveals() -> None:
    """One sentence, and the examples, conflicts and disputes that the case comes from."""
    assert [case.note for case in NAMED if not NOTE.fullmatch(case.note)] == []
    assert [case.note for case in NAMED if len(case.note) > 120 or "should" in case.note] == []


def test_no_two_notes_are_the_same() -> None:
    assert [note for note, n in Counter(case.note for case in NAMED).items() if n > 1] == []


def test_a_question_is_asked_once_for_each_ruling() -> None:
    """Only the last round is asked about again, after each kind of turn-up."""
    asked = Counter((case.kind, case.ruling, json.dumps(case.given)) for case in NAMED)
    again = [question for question, count in asked.items() if count > 1]

    assert {kind for kind, _, _ in again} == {"trump"}


def test_every_worked_example_and_every_conflict_is_there() -> None:
    cited = set(re.findall(r"\(([A-Z]-[A-Z0-9-]+)\)", " ".join(case.note for case in NAMED)))

    assert EXAMPLES - cited == set()
    assert CONFLICTS - cited == set()
