"""The configuration speaks of what is there."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
CONFIGURATION = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


def texts(value: object) -> Iterator[str]:
    """Every text in the configuration, keys included."""
    match value:
        case str():
            yield value
        case dict():
            for key, inner in value.items():
                yield str(key)
                yield from texts(inner)
        case list():
            for inner in value:
                yield from texts(inner)
        case _:
            pass


PATHS = sorted(
    {
        text.partition("*")[0].strip("/")
        for text in texts(CONFIGURATION["tool"])
        if re.fullmatch(r"/?(wizard_rules|tests|examples)(/[\w.*]+)*", text)
    }
)


@pytest.mark.parametrize("path", PATHS)
def test_every_path_of_the_configuration_exists(path: str) -> None:
    """No tool is pointed at a file or a folder that is not there."""
    assert (ROOT / path).exists()


def test_the_mutants_are_made_of_files() -> None:
    """What is mutated, and by which tests it is judged, is listed file by file."""
    mutation = CONFIGURATION["tool"]["mutmut"]
    listed = [*mutation["only_mutate"], *mutation["pytest_add_cli_args_test_selection"]]

    assert set(listed) <= set(PATHS)
    assert all((ROOT / path).is_file() for path in listed)
