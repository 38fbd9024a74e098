"""The command: verdicts, exit codes, and one line for whatever goes wrong."""

import io
import json
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Protocol

import pytest
from hypothesis import given
from hypothesis import strategies as st

import wizard_rules as wr
from wizard_rules import strategies
from wizard_rules.command.cli import run
from wizard_rules.command.entries import command_of
from wizard_rules.conformance.cases import named_cases

RECORDS = Path(__file__).parents[2] / "examples/records"
THIRD = RECORDS / "third_round.toml"
SHEET = RECORDS / "championship_2018_sheet.toml"
FIFTEEN = RECORDS / "recorded_game_15_rounds.toml"


class Ask(Protocol):
    """Runs the command and gives its exit code, its output and its errors."""

    def __call__(self, *arguments: str | Path) -> tuple[int, str, str]: ...


@pytest.fixture
def ask(capsys: pytest.CaptureFixture[str]) -> Ask:
    def asked(*arguments: str | Path) -> tuple[int, str, str]:
        code = run(list(map(str, arguments)))
        captured = capsys.readouterr()
        return code, captured.out, captured.err

    return asked


@pytest.mark.parametrize(
    ("arguments", "content"),
    [
        (
            ("trick", "J J B6 B10", "--trump", "none"),
            {
                "winner": 3,
                "led_suit": "B",
                "trump": None,
                "ruling": "trick.highest-led-suit",
                "message": "Card 4, B10, takes the trick.",
            },
        ),
        (
            ("legal", "J W R5", "--hand", "R2 Y3 W"),
            {
                "led_suit": None,
                "ruling": "play.wizard-opens-free",
                "legal": ["R2", "Y3", "W"],
                "illegal": [],
            },
        ),
        (
            ("legal", "B6 W", "--hand", "b10 y1 j2"),
            {
                "led_suit": "B",
                "ruling": "play.wizard-later-keeps-suit",
                "legal": ["B10", "J2"],
                "illegal": [
                    {
                        "card": "Y1",
                        "ruling": "play.follow-suit",
                        "message": "Y1 does not follow the led suit B, and the hand holds B10",
                    }
                ],
            },
        ),
        (
            ("bids", "3", "--others", "1,1,1", "--bid-total", "plus-minus-one"),
            {
                "legal": [1, 2, 3],
                "barred": [
                    {
                        "bid": 0,
                        "ruling": "bid.plus-minus-one",
                        "message": "the bids would add up to 3, the number of tricks",
                    }
                ],
            },
        ),
        (("score", "3/1", "0/0"), {"points": [-20, 20]}),
    ],
)
def test_an_answer_in_json_has_its_stable_shape(
    ask: Ask, arguments: tuple[str, ...], content: object
) -> None:
    """With --json each question is answered by one object of a fixed shape."""
    code, out, _ = ask(*arguments, "--json")

    assert code == 0
    assert json.loads(out) == content


@pytest.mark.parametrize(
    ("arguments", "verdict", "ruling"),
    [
        (
            ("trick", "R5 W W", "--trump", "r"),
            "Wizard (card 2) takes the trick.",
            "trick.first-wizard",
        ),
        (
            ("trick", "SA HK", "--trump", "h"),
            "♥K (R12), card 2, takes the trick.",
            "trick.highest-trump",
        ),
        (("legal", "", "--hand", "R2 W"), "May play: red 2, Wizard.", "play.any-lead"),
        (("bids", "3", "--others", "1,1,1"), "May bid: 0, 1, 2, 3.", "bid.sum-free"),
        (("score", "2/2"), "Bid 2, took 2: 40 points.", "score.exact"),
    ],
)
def test_an_answer_begins_with_the_verdict(
    ask: Ask, arguments: tuple[str, ...], verdict: str, ruling: str
) -> None:
    """The verdict is a line of its own, then come the ruling with its id and one line of texts."""
    code, out, _ = ask(*arguments)
    lines = out.splitlines()

    assert code == 0
    assert lines[0] == verdict
    assert lines[1].endswith(f"[{ruling}]")
    assert lines[2].startswith("Stated in the ")


@pytest.mark.parametrize(
    "arguments",
    [
        ("trick", ""),
        ("trick", "R5 R5"),
        ("trick", "R1 R2 R3 R4 R5 R6 R7"),
        ("trick", "W W W W W"),
        ("trick", "R14"),
        ("trick", "R5", "--trump", "X"),
        ("legal", "R5"),
        ("legal", "R5", "--hand", ""),
        ("legal", "R5", "--hand", "R5"),
        ("legal", "R1 R2 R3 R4 R5 R6", "--hand", "R7"),
        ("bids", "x"),
        ("bids", "0"),
        ("bids", "16"),
        ("bids", "3", "--players", "7"),
        ("bids", "3", "--others", "1,1,1,1"),
        ("bids", "3", "--others", "4"),
        ("bids", "3", "--others", "1,,1"),
        ("bids", "3", "--bid-total", "other"),
        ("score",),
        ("score", "3"),
        ("score", "3/31"),
        ("score", "-1/2"),
        ("score", "²/2"),
        ("score", "3", "1", "2"),
        ("legal", "R5", "--trick", "R5", "--hand", "R2"),
        ("bids", "3", "1", "--others", "1"),
        ("trick", "R5", "--hand", "R2"),
        ("sample", "B6"),
        ("check",),
        ("check", "no-such-file"),
        ("check", "."),
        ("check", "a\0b"),
        ("rulings", "qqq"),
        ("sample", "--players", "7"),
        ("no-such-command",),
    ],
)
def test_what_cannot_be_read_is_one_line(ask: Ask, arguments: tuple[str, ...]) -> None:
    """What cannot be read is exit code 2 and one line on standard error."""
    code, out, err = ask(*arguments)

    assert (code, out) == (2, "")
    assert err.startswith("wizard-rules: ")
    assert err.count("\n") == 1


@given(st.lists(st.text(max_size=12), max_size=3))
def test_no_argument_brings_a_traceback(words: list[str]) -> None:
    """Whatever stands on the command line, the exit code is 0, 1 or 2."""
    for command in ("trick", "legal", "bids", "score", "rulings"):
        assert run([command, *words]) in (0, 1, 2)


def test_check_says_what_it_checked(ask: Ask) -> None:
    """A record without a fault is exit code 0, and what was checked is named."""
    code, out, err = ask("check", THIRD, SHEET)
    fine = "nothing is wrong."

    assert (code, err) == (0, "")
    assert out.splitlines() == [
        f"{THIRD}: 3 rounds, 12 bids, 3 tricks, 12 cards, 12 scores, 4 totals checked; {fine}",
        f"{SHEET}: 4 rounds, 16 bids, 16 scores, 16 totals checked; {fine}",
    ]


def test_check_finds_faults(ask: Ask) -> None:
    """A fault is exit code 1; its place, its ruling and the texts behind it are printed."""
    code, out, _ = ask("check", FIFTEEN)
    head, first, *_ = out.split("\n\n")

    assert code == 1
    assert head == f"{FIFTEEN}: 2 faults (15 rounds, 60 bids, 120 tricks, 480 cards checked)."
    assert first.startswith("round 6, trick 6: P2 takes the trick, not P1.\nIn a trick without")
    assert "Stated in the Traditional Chinese text (TC-21)" in first


def test_each_fault_is_a_verdict_a_ruling_and_a_line_of_texts(ask: Ask, tmp_path: Path) -> None:
    """Each fault stands for itself: what is wrong, the ruling, and who says so."""
    path = tmp_path / "record.toml"
    path.write_text(
        THIRD.read_text("utf-8").replace("[20, 30, 20, 20]", "[10, 30, 10, 20]"), "utf-8"
    )
    code, out, _ = ask("check", path)

    assert code == 1
    for fault in out.split("\n\n")[1:]:
        verdict, ruling, texts = fault.splitlines()
        assert verdict.startswith("round 1: ")
        assert ruling.endswith("[score.exact]")
        assert texts.startswith("Stated in the ")


def test_check_prints_reports_in_json(ask: Ask) -> None:
    """With --json each record is answered by one line, a report."""
    code, out, _ = ask("check", "--json", THIRD, FIFTEEN)
    reports = [json.loads(line) for line in out.splitlines()]

    assert code == 1
    assert [report["format"] for report in reports] == ["wizard-report/1"] * 2
    assert [len(report["faults"]) for report in reports] == [0, 2]


@pytest.mark.parametrize("name", ["x" * 300, "", "--No-Such", "no\0file"])
def test_a_file_that_cannot_be_opened_hides_no_other(ask: Ask, name: str) -> None:
    """Whatever is wrong with the name of a file, the files after it are checked."""
    code, out, err = ask("check", name, THIRD)

    assert code == 2
    assert out.count("nothing is wrong") == 1
    assert err.count("\n") == 1
    assert name[:9].replace("\0", "�") in err


def test_in_json_each_record_has_its_place(ask: Ask, tmp_path: Path) -> None:
    """With --json every record and every file has a line, also what cannot be read."""
    line = wr.json_of(wr.read_record(THIRD.read_text("utf-8")))
    archive = tmp_path / "archive.jsonl"
    archive.write_text(f'{line}\n{{"format": 3}}\n{line}\n', "utf-8")
    code, out, err = ask("check", "--json", "no-such-file", archive, THIRD)
    reports = [json.loads(each) for each in out.splitlines()]

    assert code == 2
    assert [(each["place"]["file"], each["place"]["record"]) for each in reports] == [
        ("no-such-file", None),
        *((str(archive), record) for record in (1, 2, 3)),
        (str(THIRD), 1),
    ]
    assert {each["format"] for each in reports} == {"wizard-report/1"}
    assert ["error" in each for each in reports] == [True, False, True, False, False]
    assert reports[2]["error"]["path"] == "$.format"
    assert "is none of wizard-record/1" in reports[2]["error"]["message"]
    assert err.count("\n") == 2


@pytest.mark.parametrize(
    ("arguments", "same_as"),
    [
        (("trick", "R4", "R5", "W"), ("trick", "R4 R5 W")),
        (("TRICK", "R4, R5; W", "--TRUMP", "blau"), ("trick", "R4 R5 W", "--trump", "B")),
        (
            ("trick", "“R4”", "\u2018R5\u2019", "—trump", "none"),
            ("trick", "R4 R5", "--trump", "none"),
        ),
        (("legal", "--hand", "R4", "R5", "--trick", "B3"), ("legal", "B3", "--hand", "R4 R5")),
        (("legal", "R5", "--hand", "R2", "Y3"), ("legal", "R5", "--hand", "R2 Y3")),
        (("bids", "5", "1", "2"), ("bids", "5", "--others", "1,2")),
        (("bids", "5", "--others", "1,", "2"), ("bids", "5", "--others", "1,2")),
        (("score", "3", "1"), ("score", "3/1")),
        (("score", "3-1", "2:2"), ("score", "3/1", "2/2")),
        (("rulings", "last", "round"), ("rulings", "last round")),
    ],
)
def test_nothing_needs_quotation_marks(
    ask: Ask, arguments: tuple[str, ...], same_as: tuple[str, ...]
) -> None:
    """What can mean only one thing is understood, however it is typed."""
    assert ask(*arguments) == ask(*same_as)


@pytest.mark.parametrize(
    ("arguments", "left"),
    [
        (("sample", "B6"), "what is 'B6'?"),
        (("trick", "R5", "--colour", "red"), "what is '--colour'?"),
        (("settle", "R5"), "what is 'settle'? See wizard-rules --help"),
        (("tirck", "R5"), "what is 'tirck'? Did you mean trick?"),
        (("legal", "R5", "--hands", "R2"), "what is '--hands'? Did you mean --hand?"),
    ],
)
def test_what_is_left_over_is_named(ask: Ask, arguments: tuple[str, ...], left: str) -> None:
    """What means nothing is asked about, and nothing is said of tokens."""
    code, _, err = ask(*arguments)

    assert code == 2
    assert err.startswith(f"wizard-rules: {left}")


@pytest.mark.parametrize(
    ("arguments", "verdict", "trumps"),
    [
        (
            ("B13", "R5"),
            (
                "Without trump blue 13 (card 1) takes the trick."
                " If red is trump, red 5 (card 2) does: add --trump red."
            ),
            {"R": 1},
        ),
        (
            ("Ann B13, Bo R5",),
            (
                "Without trump Ann takes the trick with blue 13."
                " If red is trump, Bo does with red 5: add --trump red."
            ),
            {"R": 1},
        ),
        (
            ("♠A", "♥10"),
            (
                "Without trump ♠A (B13), card 1, takes the trick."
                " If hearts is trump, ♥10 (R9), card 2, does: add --trump hearts."
            ),
            {"R": 1},
        ),
        (("W", "R5"), "Wizard (card 1) takes the trick.", None),
        (("B13", "R5", "--trump", "none"), "Blue 13 (card 1) takes the trick.", None),
    ],
)
def test_a_forgotten_trump_is_told_of(
    ask: Ask, arguments: tuple[str, ...], verdict: str, trumps: object
) -> None:
    """Where nothing is said of trump and it matters, the answer says which trump changes it."""
    _, out, _ = ask("trick", *arguments)
    _, content, _ = ask("trick", *arguments, "--json")

    assert out.splitlines()[0] == verdict
    assert json.loads(content).get("depends_on_trump") == trumps


def test_trump_makes_no_difference_to_what_may_be_played(ask: Ask) -> None:
    """Beginners think that trump may always be played; the answer says what allows it."""
    same = "Trump makes no difference to what may be played"
    bound = ask("legal", "R5", "--hand", "R2 B2", "--trump", "B")[1].splitlines()
    void = ask("legal", "R5", "--hand", "Y3 B2", "--trump", "B")[1].splitlines()

    assert bound[:2] == ["May play: red 2. Not: blue 2.", f"{same}."]
    assert void[:2] == [
        "May play: yellow 3, blue 2.",
        f"{same}: blue is allowed only because the hand holds no red.",
    ]


@pytest.mark.parametrize(
    ("arguments", "ids"),
    [
        (("trick", "R5 W W"), "C-13, C-14"),
        (("legal", "J W R5", "--hand", "R2 Y3"), "C-10"),
        (("trick", "R5 R6"), ""),
        (("score", "0/0"), ""),
    ],
)
def test_a_dispute_is_named_where_it_matters(
    ask: Ask, arguments: tuple[str, ...], ids: str
) -> None:
    """One line names the points in which a reading decided against answers otherwise, if any."""
    lines = ask(*arguments)[1].splitlines()
    disputed = [line for line in lines if "misread" in line]

    assert disputed == ([f"Sure; a text can be misread here ({ids}): --why tells."] if ids else [])


@pytest.mark.parametrize(
    "arguments",
    [
        ("trick", "R5 W W"),
        ("legal", "J W R5", "--hand", "R2 Y3"),
        ("legal", "R12", "--hand", "B13 Y11 J"),
        ("bids", "3"),
        ("score", "3/1"),
        ("check", FIFTEEN),
    ],
    ids=str,
)
def test_why_tells_all_that_is_disputed(ask: Ask, arguments: tuple[str | Path, ...]) -> None:
    """With --why each point that the ruling settles is told, with the decision and its reason."""
    short, long = ask(*arguments)[1], ask(*arguments, "--why")[1]
    ids = [id_ for each in wr.RULEBOOK if f"[{each.id}]" in short for id_ in each.settles]
    told = [conflict for conflict in wr.conflicts() if conflict.id in ids]

    line = re.search(r"misread here \((.*)\)", short)
    named = line[1].split(", ") if line else []

    assert told
    assert all(f"[{id_}]" in long for id_ in named)
    for conflict in told:
        assert f"{conflict.question} {conflict.decision} {conflict.why} [{conflict.id}]" in long


def test_an_unreadable_record_hides_no_other(ask: Ask, tmp_path: Path) -> None:
    """In an archive the lines that cannot be read are named, and all others are checked."""
    line = wr.json_of(wr.read_record(THIRD.read_text("utf-8")))
    archive = tmp_path / "archive.jsonl"
    archive.write_text(f'\n{line}\n\n{{"a": 1}}\nR5\n{"x" * 5_000_000}\n{line}', "utf-8")
    code, out, err = ask("check", archive)

    assert code == 2
    assert [text.partition(":")[0][-8:] for text in out.splitlines()] == ["record 1", "record 5"]
    assert [text.split(": ")[1][-8:] for text in err.splitlines()] == [
        "record 2",
        "record 3",
        "record 4",
    ]


@pytest.mark.parametrize("content", [b"", b"\xff", b"{", b"x" * 5_000_000, b"[" * 100_000, b"\n\n"])
def test_a_file_that_is_no_record_is_named(ask: Ask, tmp_path: Path, content: bytes) -> None:
    """A file that holds no record is exit code 2, and the message names it."""
    path = tmp_path / "record"
    path.write_bytes(content)
    code, out, err = ask("check", path)

    assert (code, out) == (2, "")
    assert err.startswith(f"wizard-rules: {path}: ")


@given(game=strategies.games(max_acts=40))
def test_json_over_several_lines_is_one_record(game: wr.Game) -> None:
    """A JSON record may be spread over several lines."""
    content = json.dumps(json.loads(wr.json_of(wr.record_of(game))), indent=1)

    assert _checked_from_input(content) == 0


def _checked_from_input(text: str) -> int:
    before = sys.stdin
    sys.stdin = io.TextIOWrapper(io.BytesIO(text.encode()))
    try:
        return run(["check", "-"])
    finally:
        sys.stdin = before


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("flags", [(), ("--json",)])
def test_a_sample_goes_through_check(ask: Ask, players: int, flags: tuple[str, ...]) -> None:
    """A sample is a whole game without a fault, the same for the same seed."""
    code, out, _ = ask("sample", "--players", str(players), "--seed", "3", *flags)

    assert code == 0
    assert ask("sample", "--players", str(players), "--seed", "3", *flags)[1] == out
    assert len(wr.read_record(out).rounds) == wr.rounds_in_game(players)
    assert _checked_from_input(out) == 0


def test_the_rulebook_is_printed_in_reading_order(ask: Ask) -> None:
    """Without a word the command prints every ruling in reading order."""
    _, out, _ = ask("rulings")

    assert out.splitlines() == [str(ruling) for ruling in wr.RULEBOOK]


@pytest.mark.parametrize(
    ("query", "expected"),
    [
        ("trump.jester-turned", "A turned-up Jester means no trump. [trump.jester-turned]"),
        ("TC-35", "[TC-35] (advice)"),
        ("SC-13", "No ruling: "),
        ("C-10", "Decision: No. "),
        ("C-22", "No ruling: "),
        ("G-11", "Suggested policy: "),
        ("revoke", "[silence.revoke-penalty, G-11]"),
    ],
)
def test_an_entry_is_found_by_id_or_word(ask: Ask, query: str, expected: str) -> None:
    """An entry shows what it says, and what it rests on or leads to."""
    code, out, _ = ask("rulings", query)

    assert code == 0
    assert expected in out


@pytest.mark.parametrize("kind", ["winner", "legal", "bids", "score"])
def test_the_cases_of_an_entry_can_be_run(ask: Ask, kind: str) -> None:
    """The command that an entry gives for a case is answered as the case wants."""
    named = [case for case in named_cases() if case.kind == kind]
    answers = {"winner": "winner", "legal": "legal", "bids": "legal", "score": "points"}
    for case in named:
        program, *arguments = shlex.split(command_of(case))
        code, out, _ = ask(*arguments, "--json")
        answer = json.loads(out)[answers[kind]]

        assert (program, code) == ("wizard-rules", 0)
        want = case.want if isinstance(case.want, list) else [case.want]
        assert sorted(answer if isinstance(answer, list) else [answer], key=str) == sorted(
            want, key=str
        )


def test_an_entry_shows_cases(ask: Ask) -> None:
    """A ruling and a conflict are shown by cases, in JSON all of them."""
    _, out, _ = ask("rulings", "play.void-free")
    (entry,) = json.loads(ask("rulings", "table.deal-passes", "--json")[1])

    assert 'Try: wizard-rules legal "' in out
    assert len(entry["cases"]) > 3
    assert "Case: next-dealer {" in ask("rulings", "table.deal-passes")[1]


def test_all_entries_are_printed_in_json(ask: Ask) -> None:
    """With --json the command prints every ruling, statement, conflict and silence."""
    _, out, _ = ask("rulings", "--json")
    kinds = [entry["kind"] for entry in json.loads(out)]

    assert {kind: kinds.count(kind) for kind in kinds} == {
        "ruling": 55,
        "statement": 118,
        "conflict": 30,
        "silence": 25,
    }


def _python(*arguments: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, *arguments], capture_output=True, check=False, input=b"", timeout=60
    )


def test_the_package_runs_as_a_module() -> None:
    """`python -m wizard_rules` is the command."""
    finished = _python("-m", "wizard_rules", "score", "2/2", "--json")

    assert (finished.returncode, finished.stdout) == (0, b'{"points": [40]}\n')


def test_without_the_extra_the_command_says_how_to_install_it() -> None:
    """Without cyclopts the command is exit code 2 and one line that says what is missing."""
    program = (
        "import sys; sys.modules['cyclopts'] = None\nfrom wizard_rules.__main__ import main\nmain()"
    )
    finished = _python("-c", program)

    assert finished.returncode == 2
    assert finished.stderr == b"wizard-rules needs its extra: pip install 'wizard_rules[cli]'\n"


def test_a_closed_pipe_is_no_traceback() -> None:
    """When the reader of the output goes away, the command stops with exit code 2 and one line."""
    read, write = os.pipe()
    os.close(read)
    program = [sys.executable, "-m", "wizard_rules", "rulings"]
    with subprocess.Popen(program, stdout=write, stderr=subprocess.PIPE) as process:
        os.close(write)
        _, err = process.communicate(timeout=60)

    assert process.returncode == 2
    assert err == b"wizard-rules: the output cannot be written: Broken pipe\n"


@pytest.mark.parametrize(
    ("redirection", "message"),
    [
        ("- <&-", "the standard input is closed"),
        ("- </dev/null >&-", "the output is closed"),
        (f"{SHEET} >/dev/full", "the output cannot be written: No space left on device"),
        ("/proc/self/mem", "/proc/self/mem: Input/output error"),
    ],
)
def test_a_closed_stream_is_no_traceback(redirection: str, message: str) -> None:
    """A stream that cannot be read or written is exit code 2 and one line."""
    command = f"'{sys.executable}' -m wizard_rules check {redirection}"
    finished = subprocess.run(["/bin/sh", "-c", command], stderr=subprocess.PIPE, check=False)

    assert finished.returncode == 2
    assert finished.stderr.decode() == f"wizard-rules: {message}\n"


@pytest.mark.parametrize("arguments", ["check no-such-file", "trick X", "no-such-command"])
@pytest.mark.parametrize("redirection", ["2>/dev/full", "2>&-"])
def test_a_message_that_cannot_be_written_changes_no_exit_code(
    arguments: str, redirection: str
) -> None:
    """What cannot be read is exit code 2, though nobody can be told."""
    command = f"'{sys.executable}' -m wizard_rules {arguments} {redirection}"

    assert subprocess.run(["/bin/sh", "-c", command], check=False).returncode == 2


def test_a_closed_error_stream_is_no_traceback() -> None:
    """Where even errors cannot be written, the exit code still tells."""
    command = f"'{sys.executable}' -m wizard_rules check no-such-file 2>&-"

    assert subprocess.run(["/bin/sh", "-c", command], check=False).returncode == 2


def test_a_broken_installation_is_not_blamed_on_the_extra() -> None:
    """Whatever else is missing is an error of its own."""
    broken = "import sys; sys.modules['wizard_rules.command.answers'] = None"
    finished = _python("-c", f"{broken}\nfrom wizard_rules.__main__ import main\nmain()")

    assert b"ModuleNotFoundError" in finished.stderr


@pytest.mark.parametrize("number", ["3.7", "0x3", "1_0", "٣", "+3", "9" * 20, ""])
@pytest.mark.parametrize("command", ["bids {}", "bids 3 --players {}", "sample --seed {}"])
def test_a_number_is_written_in_plain_digits(ask: Ask, command: str, number: str) -> None:
    """No number is rounded, and none is read in another notation."""
    code, out, _ = ask(*(word.format(number) for word in command.split()))

    assert (code, out) == (2, "")


@pytest.mark.parametrize("first", ['{"format":', "null", "x", "{}"])
def test_a_broken_first_line_hides_no_record(ask: Ask, tmp_path: Path, first: str) -> None:
    """In an archive the first line may be as wrong as any other."""
    line = wr.json_of(wr.read_record(THIRD.read_text("utf-8")))
    archive = tmp_path / "archive.jsonl"
    archive.write_text(f"\ufeff\n{first}\n{line}\n{line}\n", "utf-8")
    code, out, err = ask("check", archive)

    assert (code, out.count("nothing is wrong"), err.count("record 1: ")) == (2, 2, 1)
