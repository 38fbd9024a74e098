"""The README says what is so."""

import re
import sys
from pathlib import Path

import pytest

from wizard_rules.cli import run

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text("utf-8")


def test_the_loop_is_the_example() -> None:
    """The program that opens the README is the one that runs and is type-checked."""
    (program,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)

    assert program == (ROOT / "examples/whole_game.py").read_text("utf-8")


def test_the_dispute_is_answered_as_shown(capsys: pytest.CaptureFixture[str]) -> None:
    """What the README shows of the command line is what the command prints."""
    (shown,) = re.findall(r"```console\n\$ wizard-rules legal .*?\n(.*?)```", README, re.DOTALL)

    assert run(["legal", "J W R5", "--hand", "R2 Y3 W"]) == 0
    assert capsys.readouterr().out == shown


def test_every_command_of_the_table_runs(capsys: pytest.CaptureFixture[str]) -> None:
    """Each command of the README's table is accepted as it is written there."""
    record = str(ROOT / "examples/records/third_round.toml")
    answerer = f'"{sys.executable}" {ROOT / "examples/conformance/answerer.py"}'
    for line in re.findall(r"^\| `wizard-rules (.*?)`", README, re.MULTILINE):
        asked = line.replace("conform", "conform --quick").replace("FILE…", record)
        words = re.findall(r'"([^"]*)"|(\S+)', asked.replace("COMMAND…", answerer))

        assert run([quoted or plain for quoted, plain in words]) == 0
        assert capsys.readouterr().out
