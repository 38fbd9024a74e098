"""The README says what is so."""

import re
import shlex
import sys
from pathlib import Path

import pytest

import wizard_rules as wr
from wizard_rules.command.cli import run
from wizard_rules.conformance.cases import cases

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text("utf-8")
SESSIONS = re.findall(r"```console\n\$ wizard-rules (.*?)\n(.*?)```", README, re.DOTALL)


def test_the_loop_is_the_example() -> None:
    """The program that opens the README is the one that runs and is type-checked."""
    (program,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)

    assert program == (ROOT / "examples/whole_game.py").read_text("utf-8")


def test_every_session_is_of_the_command() -> None:
    """Each console block of the README shows one line for the command, and what it prints."""
    assert len(SESSIONS) == README.count("```console") == README.count("\n$ ")


@pytest.mark.parametrize(("line", "shown"), SESSIONS)
def test_a_session_is_as_shown(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], line: str, shown: str
) -> None:
    """What the README shows of the command line is what the command prints."""
    monkeypatch.chdir(ROOT)
    words = [sys.executable if word == ".venv/bin/python" else word for word in shlex.split(line)]

    assert run(words) == 0
    assert capsys.readouterr().out == shown


def test_the_cases_are_counted() -> None:
    """The README says how many cases the vectors hold."""
    assert re.findall(r"holds ([\d,]+) questions", README) == [f"{sum(1 for _ in cases()):,}"]


def test_every_command_of_the_table_runs(capsys: pytest.CaptureFixture[str]) -> None:
    """Each command of the README's table is accepted as it is written there."""
    record = str(ROOT / "examples/records/third_round.toml")
    answerer = f'"{sys.executable}" {ROOT / "examples/conformance/answerer.py"}'
    for line in re.findall(r"^\| `wizard-rules (.*?)`", README, re.MULTILINE):
        asked = line.replace("conform", "conform --quick").replace("FILE…", record)
        words = re.findall(r'"([^"]*)"|(\S+)', asked.replace("COMMAND…", answerer))

        assert run([quoted or plain for quoted, plain in words]) == 0
        assert capsys.readouterr().out


def test_the_sheet_can_be_checked() -> None:
    """The score sheet of the README is read, and nothing in it is wrong."""
    (sheet,) = re.findall(r"```toml\n(.*?)```", README, re.DOTALL)

    assert wr.adjudicate(wr.read_record(sheet)).faults == ()
