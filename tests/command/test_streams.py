"""What the command writes, and where: at terminals, into files, in every encoding."""

import json
import os
import pty
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

import wizard_rules as wr
from wizard_rules.command.cli import run
from wizard_rules.command.streams import columns, write_lines
from wizard_rules.interrupts import is_command

COMMAND = [sys.executable, "-m", "wizard_rules"]
ANSWERER = Path(__file__).parents[2] / "examples/conformance/answerer.py"
CONFORM = ("conform", "--kind", "score", "--quick", "--", sys.executable, str(ANSWERER))
UNSAFE = [
    *(chr(code) for code in (*range(0x20), *range(0x7F, 0xA0), 0x2028, 0x2029)),
    *"\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069",
]
NAMES = tuple(f"P{seat} é山🃏{''.join(UNSAFE[seat::3])}" for seat in range(3))
FALSE = wr.Record(
    title=f"Žofie's {''.join(UNSAFE)}",
    players=NAMES,
    rounds=(wr.RecordRound(bids=(1, 0, 0), taken=(1, 0, 0), points=(1, 2, 3)),),
)
LARGE = wr.json_of(wr.Record(players=("A", "B", "C"), rounds=())) + "\n"


def at_a_terminal(arguments: Sequence[str], out: Path) -> tuple[int, str]:
    """The exit code, and what a terminal shows where standard output is the file *out*."""
    terminal, other = pty.openpty()
    with out.open("wb") as report:
        process = subprocess.Popen([*COMMAND, *arguments], stdout=report, stderr=other)
    os.close(other)
    seen = b""
    try:
        while part := os.read(terminal, 1 << 16):
            seen += part
    except OSError:  # the program has ended
        os.close(terminal)
    return process.wait(), seen.decode()


def piped(
    arguments: Sequence[str], given: str = "", **env: str
) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [*COMMAND, *arguments],
        input=given.encode(),
        capture_output=True,
        check=False,
        env={**os.environ, **env},
    )


@pytest.mark.parametrize("flags", [(), ("--json",)], ids=["human", "json"])
def test_at_a_terminal_no_report_is_lost(tmp_path: Path, flags: tuple[str, ...]) -> None:
    """A bar is drawn on standard error, and the whole answer stands in the file alone."""
    archive, out = tmp_path / "large.jsonl", tmp_path / "report"
    archive.write_text(LARGE * ((1 << 20) // len(LARGE) + 1), "utf-8")
    code, seen = at_a_terminal(("check", *flags, str(archive)), out)
    plain = piped(("check", *flags, str(archive)))

    assert (code, plain.returncode, plain.stderr) == (0, 0, b"")
    assert out.read_bytes() == plain.stdout
    assert plain.stdout.count(b"\n") == archive.read_bytes().count(b"\n")
    assert archive.name in seen
    assert "nothing is wrong" not in seen
    assert "wizard-report" not in seen


@pytest.mark.parametrize("flags", [(), ("--json",)], ids=["human", "json"])
def test_at_a_terminal_no_summary_is_lost(tmp_path: Path, flags: tuple[str, ...]) -> None:
    """A run of the vectors draws a bar on standard error, and its summary stands in the file."""
    name, *rest = CONFORM
    out = tmp_path / "summary"
    code, seen = at_a_terminal((name, *flags, *rest), out)
    plain = piped((name, *flags, *rest))

    assert (code, plain.returncode, plain.stderr) == (0, 0, b"")
    assert out.read_bytes() == plain.stdout
    assert b"38" in plain.stdout
    assert "cases" in seen
    assert "it conforms" not in seen


@pytest.mark.parametrize("encoding", ["ascii", "cp1252", "utf-16"])
def test_json_is_json_in_every_encoding(encoding: str) -> None:
    """Whatever the encoding of the output, what is written is JSON and says the same."""
    finished = piped(("check", "--json", "-"), wr.json_of(FALSE), PYTHONIOENCODING=encoding)
    report = json.loads(finished.stdout.decode(encoding))

    assert finished.returncode == 1
    assert report["title"] == FALSE.title
    assert [fault["player"] for fault in report["faults"]] == list(NAMES)


@pytest.mark.parametrize("flags", [(), ("--json",), ("--why",)])
def test_no_output_steers_a_terminal(flags: tuple[str, ...]) -> None:
    """Control characters and direction marks of names and titles are never written as they are."""
    out = piped(("check", *flags, "-"), wr.json_of(FALSE)).stdout.decode()

    assert out.count("\n") >= 1
    assert not set(UNSAFE) & set(out.replace("\n", ""))


@pytest.mark.parametrize(
    "arguments",
    [
        ("trick", "R5", "--trump", "{}"),
        ("trick", "{}"),
        ("legal", "{}", "--hand", "{}"),
        ("bids", "3", "--bid-total", "{}"),
        ("bids", "{}"),
        ("bids", "3", "--others", "{}"),
        ("score", "{}"),
        ("check", "{}"),
        ("rulings", "{}"),
        ("conform", "--kind", "{}", "--", "true"),
        ("conform", "--", "{}"),
        ("sample", "--seed", "{}"),
        ("{}",),
        ("trick", "R5", "--{}"),
    ],
    ids=" ".join,
)
def test_no_message_steers_a_terminal(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...]
) -> None:
    """One's own option values are made harmless before they are written."""
    value = "".join(UNSAFE[1:]) + "[31m"
    code = run([argument.format(value) for argument in arguments])
    message = capsys.readouterr().err

    assert code == 2
    assert message.count("\n") == 1
    assert not set(UNSAFE) & set(message.replace("\n", ""))


@pytest.mark.parametrize("columns", ["0", "²", "1", "9" * 20])
def test_the_help_fits_any_terminal(columns: str) -> None:
    """The help is shown, however wide the terminal says it is."""
    finished = piped(("conform", "--help"), COLUMNS=columns, LINES=columns)

    assert (finished.returncode, finished.stderr) == (0, b"")
    assert b"Usage: wizard-rules" in finished.stdout


@pytest.mark.parametrize("size", ["²"])
def test_an_answer_asks_nothing_of_the_terminal_s_size(size: str) -> None:
    """What the environment says of the terminal spoils no answer."""
    for arguments in (("trick", "R5", "W"), ("rulings", "jester")):
        expected = piped(arguments)
        assert piped(arguments, COLUMNS=size, LINES=size).stdout == expected.stdout != b""


def test_the_help_says_the_same_without_docstrings() -> None:
    """An interpreter that drops docstrings shows the same help."""
    optimized = [sys.executable, "-OO", "-m", "wizard_rules"]
    for command in ((), ("conform",)):
        finished = subprocess.run([*optimized, *command, "--help"], capture_output=True, check=True)
        assert finished.stdout == piped((*command, "--help")).stdout
        assert finished.stdout.count(b"\n") > 5


@pytest.mark.parametrize("arguments", [("--help",), ("trick", "--help"), ("rulings",)])
def test_a_reader_that_goes_away_is_told_of(arguments: tuple[str, ...]) -> None:
    """Help that nobody reads is exit code 2 and one line, as any answer is."""
    read, write = os.pipe()
    os.close(read)
    finished = subprocess.run(
        [*COMMAND, *arguments], stdout=write, stderr=subprocess.PIPE, check=False
    )
    os.close(write)

    assert finished.returncode == 2
    assert finished.stderr == b"wizard-rules: the output cannot be written: Broken pipe\n"


@pytest.mark.parametrize(
    "loaded", ["interrupts", "rulebook.deck", "game.phases", "referee.adjudication", "command.cli"]
)
def test_an_interrupt_while_loading_is_quiet(loaded: str) -> None:
    """Ctrl-C ends the command without a traceback, whatever of the package is loaded by then."""
    verbose = [sys.executable, "-X", "importtime", "-m", "wizard_rules", "check", "-"]
    with subprocess.Popen(verbose, stdin=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stderr is not None
        while f" wizard_rules.{loaded}\n".encode() not in process.stderr.readline():
            pass
        process.send_signal(signal.SIGINT)
        _, err = process.communicate(timeout=60)

    assert process.returncode == -signal.SIGINT
    assert b"Traceback" not in err
    assert b"KeyboardInterrupt" not in err


@pytest.mark.parametrize(
    ("started", "arguments", "expected"),
    [
        ("python -m wizard_rules check", "-m check", True),
        ("python -X dev -m wizard_rules", "-m", True),
        ("python -Bm wizard_rules check -m", "-m check -m", True),
        ("python -mwizard_rules", "-m", True),
        ("python /bin/wizard-rules", "/bin/wizard-rules", True),
        ("wizard-rules.exe", "wizard-rules.exe", True),
        ("python -m my_bot -m wizard_rules", "-m -m wizard_rules", False),
        ("python -Bm my_bot", "-m", False),
        ("python -mmy_bot", "-m", False),
        ("python /bin/pytest wizard_rules", "/bin/pytest wizard_rules", False),
        ("python -c 1 -m wizard_rules", "-c -m wizard_rules", False),
        ("", "", False),
    ],
)
def test_only_the_command_ends_quietly(started: str, arguments: str, *, expected: bool) -> None:
    """A program that imports the library keeps its own way with interrupts."""
    assert is_command(arguments.split(), started.split()) is expected


@pytest.mark.parametrize(
    ("size", "expected"), [("", 80), ("1", 40), ("99", 99), ("9" * 9, 200), ("9" * 5000, 80)]
)
def test_a_terminal_is_as_wide_as_can_be_read(
    monkeypatch: pytest.MonkeyPatch, size: str, expected: int
) -> None:
    """Lines are laid out for 40 to 200 columns, and for 80 where nobody knows."""
    monkeypatch.setenv("COLUMNS", size)

    assert columns() == expected


def test_at_a_terminal_lines_are_broken_between_words(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A long answer is broken between words and goes on indented; an empty line stays one."""
    monkeypatch.setenv("COLUMNS", "40")
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    write_lines(["word " * 12, "", "  indented " + "word " * 9])
    lines = capsys.readouterr().out.splitlines()

    assert all(len(line) < 40 for line in lines)
    assert lines[0] == " ".join(["word"] * 8)
    assert lines[1].startswith("  word")
    assert "" in lines
    assert any(line.startswith("    word") for line in lines)
