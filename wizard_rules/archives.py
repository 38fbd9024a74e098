"""Files of records: one record in TOML or JSON, or an archive with one in each line."""

import json
import sys
from collections.abc import Iterable, Iterator
from contextlib import ExitStack
from itertools import chain
from typing import BinaryIO, Final, final

from attrs import frozen

from wizard_rules.errors import RecordError
from wizard_rules.formats import LONGEST_RECORD, read_record
from wizard_rules.records import Record
from wizard_rules.wording import printable

STANDARD_INPUT: Final = "-"
BOM: Final = b"\xef\xbb\xbf"
LONGEST_PATH: Final = 4096
MOST_BYTES: Final = 4 * LONGEST_RECORD
"""What the longest record may take in UTF-8."""


@final
@frozen
class Read:
    """What stands at a place of a file: a record, or why it is none; and the bytes read so far."""

    place: str
    result: Record | RecordError
    end: int


def read_file(name: str) -> Iterator[Read]:
    """
    The records of the file *name*, one after the other; `-` is the standard input.

    A record that cannot be read does not keep the others of an archive from being read.

    Raises:
        RecordError: The file cannot be read at all.

    """
    with ExitStack() as stack:
        stream = _opened(name, stack)
        try:
            yield from _records(_place(name), stream)
        except OSError as error:
            raise RecordError(f"{_place(name)}: {error.strerror}") from None


def _opened(name: str, stack: ExitStack) -> BinaryIO:
    if name == STANDARD_INPUT:
        if sys.stdin is None:
            raise RecordError("the standard input is closed")
        return sys.stdin.buffer
    try:
        return stack.enter_context(open(name, "rb"))  # noqa: PTH123 - a name, not a path
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else str(error)
        raise RecordError(f"{_place(name)}: {reason}") from None


def _place(name: str) -> str:
    return printable(name, longest=LONGEST_PATH)


def _records(name: str, stream: BinaryIO) -> Iterator[Read]:
    blank, first = 0, stream.readline(MOST_BYTES + 1)
    while first.removeprefix(BOM).isspace():
        blank, first = blank + 1, stream.readline(MOST_BYTES + 1)
    second = stream.readline(MOST_BYTES + 1)
    if _is_object(first):
        yield from _archive(name, chain((first, second), _lines(stream)))
        return
    begun = b"\n" * blank + first + second
    content = begun + stream.read(max(0, MOST_BYTES + 1 - len(begun)))
    if _is_object(second) and not _is_object(content):
        lines = (content + stream.readline(MOST_BYTES + 1)).splitlines(keepends=True)
        yield from _archive(name, chain(lines, _lines(stream)))
        return
    yield Read(name, _record(content), len(content))


def _lines(stream: BinaryIO) -> Iterator[bytes]:
    while line := stream.readline(MOST_BYTES + 1):
        yield line


def _archive(name: str, lines: Iterable[bytes]) -> Iterator[Read]:
    """A record a line; of a line that is too long the pieces after the first are passed over."""
    number, end, is_cut = 1, 0, False
    for line in lines:
        end += len(line)
        if line.strip() and not is_cut:
            yield Read(f"{name}, record {number}", _record(line), end)
            number += 1
        is_cut = not line.endswith(b"\n")


def _is_object(content: bytes) -> bool:
    """Whether it is one whole JSON object."""
    content = content.removeprefix(BOM).strip()
    if not content.startswith(b"{") or not content.endswith(b"}"):
        return False
    try:
        json.loads(content)
    except (ValueError, RecursionError):
        return False
    return True


def _record(content: bytes) -> Record | RecordError:
    if len(content) > MOST_BYTES:
        return RecordError(f"more than {LONGEST_RECORD} characters are no record")
    try:
        return read_record(content.decode("utf-8"))
    except UnicodeDecodeError as error:
        return RecordError(f"byte {error.start} is no UTF-8 text")
    except RecordError as error:
        return error
