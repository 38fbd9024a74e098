import ast
import re
import runpy
from pathlib import Path
from typing import Final

import pytest

from wizard_rules.rulebook.index import RULEBOOK

HERE: Final = Path(__file__).parent
README_PROGRAM: Final = "whole_game.py"
"""The program that opens the README; it settles no question."""
EXAMPLES: Final = {
    path.name: path
    for path in sorted((HERE.parents[1] / "examples").glob("*.py"))
    if path.name != README_PROGRAM
}
_SECTIONS: Final = re.split(
    r"^\$ python examples/(\w+\.py)\n",
    (HERE / "examples.txt").read_text("utf-8"),
    flags=re.MULTILINE,
)
NAMES: Final = _SECTIONS[1::2]
EXPECTED: Final = dict(zip(NAMES, [text.strip() + "\n" for text in _SECTIONS[2::2]], strict=True))
RULINGS: Final = {str(ruling): ruling for ruling in RULEBOOK}
WORKED: Final = [
    f"E-{source}-{number:02}"
    for source, count in (("TC", 15), ("SC", 3), ("JP", 3), ("SV", 2))
    for number in range(1, count + 1)
]
SHOWS: Final = r"(?:Example: (E-[A-Z]{2}-\d\d); s|S)tatements ((?:[A-Z]{2}-\d\d(?:, )?)+)\."

each_example = pytest.mark.parametrize("name", EXAMPLES)


def shows(name: str) -> tuple[str | None, list[str]]:
    """The worked example and the statements that the last line of the story names."""
    story = ast.get_docstring(ast.parse(EXAMPLES[name].read_text("utf-8"))) or ""
    match = re.fullmatch(SHOWS, story.splitlines()[-1])
    assert match is not None, f"{name}: its story does not end with what it shows"
    return match[1], match[2].split(", ")


def test_every_example_has_an_expected_output() -> None:
    """The transcript holds every example once, and nothing else, in order of names."""
    assert list(EXAMPLES) == NAMES


@each_example
def test_an_example_prints_what_is_expected(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    """An example prints its verdict and the ruling, as the transcript has it."""
    runpy.run_path(str(EXAMPLES[name]))

    assert EXPECTED[name] == capsys.readouterr().out


@each_example
def test_an_example_ends_with_a_ruling(name: str) -> None:
    """The last line that an example prints is a ruling of the rulebook."""
    assert EXPECTED[name].splitlines()[-1] in RULINGS


@each_example
def test_the_rulings_printed_rest_on_the_statements_shown(name: str) -> None:
    """Every statement that an example names is a source of a ruling that it prints."""
    printed = [RULINGS[line] for line in EXPECTED[name].splitlines() if line in RULINGS]
    sources = {source for ruling in printed for source in ruling.sources}
    _, statements = shows(name)

    assert set(statements) <= sources


def test_every_worked_example_of_the_texts_runs() -> None:
    """Each worked example of the four texts has one example here."""
    shown = [example for name in EXAMPLES if (example := shows(name)[0]) is not None]

    assert sorted(WORKED) == sorted(shown)


@each_example
def test_an_example_is_short(name: str) -> None:
    """An example has 10 to 30 lines and imports nothing but the library and pathlib."""
    text = EXAMPLES[name].read_text("utf-8")
    imported = re.findall(r"^(?:import|from) (\w+)", text, flags=re.MULTILINE)

    assert 10 <= len(text.splitlines()) <= 30
    assert set(imported) <= {"wizard_rules", "pathlib"}
