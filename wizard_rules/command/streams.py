"""What the command writes: answers to standard output, and whatever goes wrong in one line."""

import os
import sys
from collections.abc import Iterable
from contextlib import suppress
from io import StringIO, TextIOWrapper
from pathlib import Path
from shutil import get_terminal_size
from textwrap import wrap
from typing import Final, TextIO

from rich.console import Console
from rich.progress import Progress

from wizard_rules.rulebook.printable import harmless, json_line

FINE: Final = 0
FAULT: Final = 1
UNREADABLE: Final = 2
LARGE: Final = 1 << 20
"""Bytes from which on a file is worth a progress bar."""
NARROWEST: Final = 40
"""Columns below which nothing can be laid out."""
WIDEST: Final = 200
"""Columns beyond which no line is easier to read."""
LINES: Final = 25
"""Of a console: rich asks the environment for them, where they are not said."""


def prepare() -> None:
    """Let what an encoding does not have be written as an escape."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def columns() -> int:
    """How wide the terminal is."""
    return min(max(NARROWEST, get_terminal_size().columns), WIDEST)


def write_lines(lines: Iterable[str]) -> None:
    """Write an answer for people; at a terminal long lines are broken between words."""
    if sys.stdout.isatty():
        lines = [part for line in lines for part in _wrapped(line)]
    sys.stdout.write("".join(f"{harmless(line)}\n" for line in lines))


def _wrapped(line: str) -> list[str]:
    indent = line[: len(line) - len(line.lstrip())]
    width = columns() - 1
    return wrap(
        line, width, subsequent_indent=f"{indent}  ", break_long_words=False, break_on_hyphens=False
    ) or [""]


def write_json(content: object) -> None:
    """Write an answer for programs, one line of JSON."""
    sys.stdout.write(f"{json_line(content)}\n")


def complain(message: str) -> int:
    """Say in one line what is wrong, and give the exit code for it."""
    if sys.stderr is not None:
        try:
            sys.stderr.write(f"wizard-rules: {harmless(' '.join(message.split()))}\n")
            sys.stderr.flush()
        except OSError:  # nothing is left to say it on
            to_nowhere(sys.stderr)
    return UNREADABLE


def to_nowhere(stream: TextIO) -> None:
    """Let a stream that is full or closed swallow what Python writes to it when it ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def help_console() -> Console:
    """Where the help is laid out; `help_text` is what came of it."""
    is_terminal = sys.stdout.isatty()
    return Console(file=StringIO(), width=columns(), height=LINES, force_terminal=is_terminal)


def help_text(console: Console) -> str:
    """What was laid out on the console."""
    return console.file.getvalue() if isinstance(console.file, StringIO) else ""


def bar(*, is_shown: bool = True) -> Progress:
    """
    A progress bar on standard error, where that is a terminal.

    Standard output is left alone, and where it is the same terminal the answers show progress.
    """
    is_terminal = sys.stderr is not None and sys.stderr.isatty()
    console = Console(stderr=True, width=columns(), height=LINES)
    return Progress(
        console=console,
        disable=not (is_shown and is_terminal),
        redirect_stdout=False,
        redirect_stderr=False,
    )


def size_of(name: str) -> int:
    """The bytes of a file; whoever opens it says what is wrong with it."""
    with suppress(OSError, ValueError):
        return Path(name).stat().st_size
    return 0
