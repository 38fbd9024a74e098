"""
The public API, one line a name, so that a change of it shows in review.

After a change that is meant, write `public_api.txt` anew:

    python tests/laws/test_public_api.py
"""

import ast
import inspect
from importlib.util import find_spec
from pathlib import Path

import wizard_rules as wr

SNAPSHOT = Path(__file__).with_name("public_api.txt")


class Written(str):
    """Source text, shown as it stands."""

    __slots__ = ()
    __repr__ = str.__str__


def statements(module: str) -> list[ast.stmt]:
    spec = find_spec(module)
    assert spec is not None
    return ast.parse(Path(str(spec.origin)).read_text("utf-8")).body


def name_of(node: ast.stmt) -> str:
    """What a statement defines; empty for nothing."""
    if isinstance(node, ast.ClassDef | ast.FunctionDef):
        return node.name
    if isinstance(node, ast.Assign):
        return ast.unparse(node.targets[0])
    return ast.unparse(node.target) if isinstance(node, ast.AnnAssign) else ""


def definitions() -> dict[str, ast.stmt]:
    """The statement that defines each public name."""
    found: dict[str, ast.stmt] = {}
    for node in statements("wizard_rules"):
        if isinstance(node, ast.ImportFrom) and node.module != "wizard_rules":
            defined = {name_of(each): each for each in statements(str(node.module))}
            found |= {alias.name: defined[alias.name] for alias in node.names}
    return found


def annotations(node: ast.ClassDef | ast.FunctionDef) -> dict[str, str]:
    """The annotations, as written, of what a function or a class takes."""
    if isinstance(node, ast.FunctionDef):
        args = [arg for arg in ast.walk(node.args) if isinstance(arg, ast.arg)]
        return {arg.arg: ast.unparse(arg.annotation) for arg in args if arg.annotation}
    found = {}
    for each in node.body:
        if isinstance(each, ast.AnnAssign):
            found[name_of(each)] = ast.unparse(each.annotation)
        elif name_of(each) in {"__init__", "__new__"} and isinstance(each, ast.FunctionDef):
            found |= annotations(each)
    return found


def signature(name: str, node: ast.ClassDef | ast.FunctionDef) -> inspect.Signature:
    written = annotations(node)
    parameters = [
        parameter.replace(annotation=Written(written[parameter.name]))
        for parameter in inspect.signature(getattr(wr, name)).parameters.values()
    ]
    returns = node.returns if isinstance(node, ast.FunctionDef) else None
    empty = inspect.Signature.empty
    returned = empty if returns is None else Written(ast.unparse(returns))
    return inspect.Signature(parameters, return_annotation=returned)


def class_line(name: str, node: ast.ClassDef) -> str:
    """What it takes, what it is, and what else it has."""
    bases = ", ".join(map(ast.unparse, node.bases))
    takes = None if "Enum" in bases or not annotations(node) else signature(name, node)
    taken = takes.parameters if takes else {}
    members = [
        ast.unparse(each) if isinstance(each, ast.Assign) else name_of(each)
        for each in node.body
        if not name_of(each).startswith("_") and name_of(each) not in taken
    ]
    has = ", ".join(filter(None, members))
    return f"class {name}{takes or ''}{bases and ' is '}{bases}{has and ' has '}{has}"


def line(name: str, node: ast.stmt) -> str:
    """What is promised of a name."""
    if isinstance(node, ast.FunctionDef):
        return f"def {name}{signature(name, node)}"
    if isinstance(node, ast.ClassDef):
        return class_line(name, node)
    if isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation) != "Final":
        return f"{name}: {ast.unparse(node.annotation)}"
    return ast.unparse(node)


def public_api() -> str:
    return "".join(f"{line(name, node)}\n" for name, node in sorted(definitions().items()))


def test_the_public_api_is_the_one_listed() -> None:
    """Nothing public comes, goes or changes unnoticed."""
    assert public_api() == SNAPSHOT.read_text("utf-8")


if __name__ == "__main__":
    SNAPSHOT.write_text(public_api(), "utf-8")
