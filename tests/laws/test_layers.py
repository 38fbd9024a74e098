"""Imports run one way: each chapter rests on those before it, and the package on little else."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from graphlib import TopologicalSorter
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from types import ModuleType

import pytest

import wizard_rules as wr

PACKAGE = Path(wr.__file__).parent
FILES = {
    ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts): ast.parse(
        path.read_text("utf-8")
    )
    for path in PACKAGE.rglob("*.py")
}
FOLDERS = ["command", "conformance", "referee", "records", "game", "errors", "rulebook", "sources"]
"""From the top to the bottom; `errors` is a file between two folders."""
CHAPTERS = ["deck", "table", "ruleset", "deal", "trump", "bid", "play", "trick", "score"]
FREE = {"__init__", "__main__", "interrupts", "strategies"}
"""What stands above them all, or loads nothing."""


def names_imported(tree: ast.Module) -> Iterator[str]:
    """All that a file imports, wherever in it that is written."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "an import names the package"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def files_imported(tree: ast.Module) -> set[str]:
    """The files of the package among them; the package itself is its `__init__`."""
    found = set[str]()
    for name in names_imported(tree):
        if name.partition(".")[0] == PACKAGE.name:
            beginnings = [name, name.rpartition(".")[0], f"{PACKAGE.name}.__init__"]
            found.add(next(each for each in beginnings if each in FILES))
    return found


IMPORTS = {name: files_imported(tree) for name, tree in FILES.items()}


def folder(name: str) -> str:
    """The folder of a file, or the file itself where it stands in none."""
    return name.split(".")[1]


def test_every_file_has_its_place() -> None:
    """Each file stands in one of the folders, and each folder says in words what it is for."""
    assert {folder(name) for name in FILES} == {*FOLDERS, *FREE}
    for each in FOLDERS:
        if each != "errors":
            (docstring,) = FILES[f"{PACKAGE.name}.{each}.__init__"].body
            assert isinstance(docstring, ast.Expr)


@pytest.mark.parametrize("name", [name for name in FILES if folder(name) not in FREE])
def test_a_file_imports_from_its_own_folder_and_those_below(name: str) -> None:
    """No import leads up: from the command down to the four texts."""
    floor = FOLDERS.index(folder(name))
    assert {folder(other) for other in IMPORTS[name]} <= {*FOLDERS[floor:]}


def test_imports_run_one_way() -> None:
    """No file leads back to itself, and no chapter of the rulebook to a later one."""
    graph = {name: set(imports) for name, imports in IMPORTS.items()}
    chapters = [f"{PACKAGE.name}.rulebook.{chapter}" for chapter in CHAPTERS]
    for earlier, later in pairwise(chapters):
        graph[later].add(earlier)
    order = TopologicalSorter(graph).static_order()
    assert [name for name in order if name in chapters] == chapters


def test_the_referee_and_the_game_know_nothing_of_each_other() -> None:
    """They are two witnesses of one law, and share nothing but the rulebook."""
    for name, imports in IMPORTS.items():
        others = {folder(other) for other in imports}
        assert not (folder(name) == "referee" and "game" in others)


def test_the_id_of_a_ruling_is_its_address() -> None:
    """The file `rulebook/play.py` holds just the rulings `play.*`; one stands with the choices."""
    for ruling in wr.RULEBOOK:
        files = [chapter for chapter in CHAPTERS if ruling in vars(chapter_of(chapter)).values()]
        own = "ruleset" if ruling.id == "table.agreed-first" else ruling.chapter
        assert own in files
        assert CHAPTERS.index(own) == min(map(CHAPTERS.index, files))


def chapter_of(name: str) -> ModuleType:
    return import_module(f"{PACKAGE.name}.rulebook.{name}")


@pytest.mark.parametrize(("above", "importers"), [("strategies", set()), ("command", {"__main__"})])
def test_what_needs_an_extra_stands_at_the_top(above: str, importers: set[str]) -> None:
    """Nothing rests on the strategies, and only the start of the command on the command."""
    resting = {folder(name) for name, others in IMPORTS.items() if above in map(folder, others)}
    assert resting - {above} == importers


def test_the_library_loads_no_extra() -> None:
    """Importing the library loads neither an extra nor an array library."""
    program = "import sys, wizard_rules; print(*sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, check=True, text=True
    )
    loaded = set(done.stdout.split())
    assert "wizard_rules.game.engine" in loaded
    assert not loaded & {"hypothesis", "cyclopts", "rich", "numpy"}


def test_the_package_itself_only_re_exports() -> None:
    """The one promised import path holds imports and the list of their names, nothing else."""
    docstring, interrupts, *imports, listed = FILES["wizard_rules.__init__"].body
    assert isinstance(docstring, ast.Expr)
    assert ast.unparse(interrupts) == "from wizard_rules import interrupts as interrupts"
    assert isinstance(listed, ast.Assign)
    assert ast.unparse(listed.targets[0]) == "__all__"
    names: list[str] = []
    for node in imports:
        assert isinstance(node, ast.ImportFrom)
        names += [alias.name for alias in node.names]
    assert sorted(names) == sorted(wr.__all__)
