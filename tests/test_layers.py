"""Imports run one way: each chapter rests on those before it, and the package on little else."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from graphlib import TopologicalSorter
from itertools import pairwise
from pathlib import Path

import pytest

import wizard_rules as wr

PACKAGE = Path(wr.__file__).parent
MODULES = {path.stem: ast.parse(path.read_text("utf-8")) for path in PACKAGE.glob("*.py")}
CHAPTERS = [
    *("rulings", "cards", "table", "errors", "ruleset", "dealing", "trump", "bidding", "play"),
    *("tricks", "scoring", "phases", "rounds", "games", "records", "adjudication"),
]


def names_imported(tree: ast.Module) -> Iterator[str]:
    """All that a module imports, wherever in it that is written."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "an import names the package"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def modules_imported(tree: ast.Module) -> set[str]:
    """The modules of the package among them; the package itself is its `__init__`."""
    paths = [name.split(".") for name in names_imported(tree)]
    inside = [path[1] if path[1:] else "" for path in paths if path[0] == PACKAGE.name]
    return {name if name in MODULES else "__init__" for name in inside}


IMPORTS = {name: modules_imported(tree) for name, tree in MODULES.items()}


def test_imports_run_one_way() -> None:
    """No module leads back to itself, and no chapter of the rulebook to a later one."""
    graph = {name: set(imports) for name, imports in IMPORTS.items()}
    for earlier, later in pairwise(CHAPTERS):
        graph[later].add(earlier)
    order = TopologicalSorter(graph).static_order()
    assert [name for name in order if name in CHAPTERS] == CHAPTERS


@pytest.mark.parametrize(("module", "importers"), [("strategies", set()), ("cli", {"__main__"})])
def test_what_needs_an_extra_stands_at_the_end(module: str, importers: set[str]) -> None:
    """Nothing rests on the strategies, and only the start of the command on the command."""
    assert {name for name, imports in IMPORTS.items() if module in imports} == importers


def test_the_library_loads_no_extra() -> None:
    """Importing the library loads neither an extra nor an array library."""
    program = "import sys, wizard_rules; print(*sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, check=True, text=True
    )
    loaded = set(done.stdout.split())
    assert "wizard_rules.games" in loaded
    assert not loaded & {"hypothesis", "cyclopts", "rich", "numpy"}


def test_the_package_itself_only_re_exports() -> None:
    """The one promised import path holds imports and the list of their names, nothing else."""
    docstring, interrupts, *imports, listed = MODULES["__init__"].body
    assert isinstance(docstring, ast.Expr)
    assert ast.unparse(interrupts) == "from wizard_rules import interrupts as interrupts"
    assert isinstance(listed, ast.Assign)
    assert ast.unparse(listed.targets[0]) == "__all__"
    names: list[str] = []
    for node in imports:
        assert isinstance(node, ast.ImportFrom)
        names += [alias.name for alias in node.names]
    assert sorted(names) == sorted(wr.__all__)
