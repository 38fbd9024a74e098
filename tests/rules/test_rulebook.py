"""Every ruling is implemented, tested and sourced; every statement has its place."""

import ast
import importlib
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from test_vectors import RULINGS

import wizard_rules as wr

TESTS = Path(__file__).parents[1]
PACKAGE = TESTS.parent / "wizard_rules"
IDS = [ruling.id for ruling in wr.RULEBOOK]
CHAPTERS = ["deck", "table", "deal", "trump", "bid", "play", "trick", "score"]

# Table manners: no function can show them, and why.
MANNERS = {
    "table.scorekeeper": "who keeps the score changes nothing in the game",
}


def docstrings() -> Iterator[str]:
    for path in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                yield ast.get_docstring(node) or ""


def cited() -> set[str]:
    """The ids that stand after `Rulings:` in the docstrings of the package."""
    sections = [
        re.search(r"^Rulings: (.*?)(?:\n\n|\Z)", text, re.DOTALL | re.MULTILINE)
        for text in docstrings()
    ]
    return {id_ for section in sections if section for id_ in re.split(r",\s*", section[1])}


def marked() -> set[str]:
    """The ids of the rulings that a test is marked with."""
    ids = set()
    for path in TESTS.rglob("test_*.py"):
        for function in vars(importlib.import_module(path.stem)).values():
            for mark in getattr(function, "pytestmark", []):
                ids |= {ruling.id for ruling in mark.args if mark.name == "ruling"}
    return ids


def test_the_rulebook_has_every_ruling_once() -> None:
    """The rulebook holds 55 rulings, each id once, chapter after chapter."""
    chapters = [id_.partition(".")[0] for id_ in IDS]

    assert len(set(IDS)) == len(IDS) == 55
    assert list(dict.fromkeys(chapters)) == CHAPTERS
    assert chapters == sorted(chapters, key=CHAPTERS.index)


def test_the_ids_of_the_rulings_are_kept() -> None:
    """The ids of the rulings are promised: none comes, goes or changes."""
    assert set(IDS) == RULINGS


def test_every_ruling_is_implemented() -> None:
    """A function or a type cites each ruling, manners at the table aside, and cites no other."""
    assert cited() == set(IDS) - set(MANNERS)


def test_every_ruling_is_tested() -> None:
    """A test is marked with each ruling, manners at the table aside."""
    assert marked() == set(IDS) - set(MANNERS)


def test_every_statement_has_its_place() -> None:
    """Each statement of the texts supports a ruling, or says why it supports none."""
    supported = {id_ for ruling in wr.RULEBOOK for id_ in ruling.sources}
    without = {statement.id for statement in wr.statements() if statement.no_ruling}

    assert [len(wr.sources()), len(wr.statements())] == [4, 118]
    assert supported.isdisjoint(without)
    assert supported | without == {statement.id for statement in wr.statements()}


def test_every_conflict_is_settled() -> None:
    """Each conflict is settled by the rulings that say so, or says why none settles it."""
    settled = {(id_, ruling.id) for ruling in wr.RULEBOOK for id_ in ruling.settles}
    claimed = {(conflict.id, id_) for conflict in wr.conflicts() for id_ in conflict.rulings}

    assert [conflict.id for conflict in wr.conflicts()] == [f"C-{n:02}" for n in range(1, 31)]
    assert settled == claimed
    assert all(bool(conflict.rulings) != bool(conflict.no_ruling) for conflict in wr.conflicts())


def test_every_silence_is_named() -> None:
    """Each silence has a question, an answer that says so, and a policy marked as one."""
    gaps = [f"G-{n:02}" for n in range(1, 27) if n != 18]

    assert [silence.gap for silence in wr.silences()] == gaps
    for silence in wr.silences():
        assert silence.answer.startswith("The rules do not say")
        assert silence.policy.startswith("Suggested policy: ")


def test_entries_cite_only_what_is_there() -> None:
    """Every statement that a conflict or a silence cites is one of the texts'."""
    known = {statement.id for statement in wr.statements()}

    assert known.issuperset(id_ for conflict in wr.conflicts() for id_ in conflict.statements)
    assert known.issuperset(id_ for silence in wr.silences() for id_ in silence.statements)


@pytest.mark.parametrize("ruling", wr.RULEBOOK, ids=IDS)
def test_a_disputed_ruling_settles_a_conflict(ruling: wr.Ruling) -> None:
    """A disputed ruling says which conflicts it settles, and a variant how it is chosen."""
    assert ruling.settles or ruling.status not in {wr.Status.DISPUTED, wr.Status.VARIANT}
    assert ruling.says.endswith(".")
    assert ruling.sources


def test_a_word_finds_what_it_stands_in() -> None:
    """An id or a chapter finds its entries; any other word finds those in which it stands."""
    assert wr.find_entries("trump") == tuple(r for r in wr.RULEBOOK if r.chapter == "trump")
    assert [entry.id for entry in wr.find_entries(" tc-24 ")] == ["TC-24"]
    assert [entry.id for entry in wr.find_entries("G-11")] == ["silence.revoke-penalty"]
    assert wr.find_entries("") == wr.find_entries("no such word") == ()
    with pytest.raises(KeyError):
        wr.ruling("no.such-ruling")
