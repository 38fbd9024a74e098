"""Files of records: one record in TOML or JSON, or an archive with one in each line."""

import json
import sys
from collections.abc import Iterable, Iterator
from contextlib import ExitStack
from errno import EINVAL, EISDIR, ENOENT
from io import BytesIO
from itertools import chain
from typing import BinaryIO, Final, final

from attrs import frozen

from wizard_rules.errors import RecordError
from wizard_rules.records.record import FORMAT, Record
from wizard_rules.records.toml_and_json import LONGEST_RECORD, read_record
from wizard_rules.rulebook.printable import printable

STANDARD_INPUT: Final = "-"
BOM: Final = b"\xef\xbb\xbf"
UTF_16: Final = (b"\xff\xfe", b"\xfe\xff")
LONGEST_PATH: Final = 4096
MOST_BYTES: Final = 4 * LONGEST_RECORD
"""What the longest record may take in UTF-8."""
MOST_BLANK: Final = LONGEST_RECORD
"""Bytes of blank lines before a record."""
LONGEST_LINE: Final = 16 * MOST_BYTES
"""Bytes of a line that are passed over to come to the next."""
MARK: Final = FORMAT.rstrip("0123456789").encode()
HOW: Final = f'a record begins with format = "{FORMAT}", and wizard-rules sample prints one'


@final
@frozen
class Read:
    """
    What stands at a place of a file: a record, or why it is none; and the bytes read so far.

    `file` is the name as given, `record` counts from 1, `place` is both for people.
    """

    file: str
    record: int
    place: str
    result: Record | RecordError
    end: int


def read_file(name: str) -> Iterator[Read]:
    """
    The records of the file *name*, one after the other; `-` is the standard input.

    A record that cannot be read does not keep the others of an archive from being read.

    Raises:
        RecordError: The file cannot be read at all, or no further.

    """
    with ExitStack() as stack:
        stream = _opened(name, stack)
        try:
            yield from _records(name, stream)
        except OSError as error:
            raise RecordError(f"{_place(name)}: {_why(name, error)}") from None


def _opened(name: str, stack: ExitStack) -> BinaryIO:
    if name == STANDARD_INPUT:
        if sys.stdin is None:
            raise RecordError("the standard input is closed")
        return sys.stdin.buffer
    try:
        return stack.enter_context(open(name, "rb"))  # noqa: PTH123 - a name, not a path
    except (OSError, ValueError) as error:
        raise RecordError(f"{_place(name)}: {_why(name, error)}") from None


def _why(name: str, error: OSError | ValueError) -> str:
    """Why the file cannot be read."""
    if isinstance(error, ValueError):
        return str(error)
    if error.errno in {ENOENT, EINVAL} and set(name) & set("*?["):
        return "no file fits this pattern"
    if error.errno == EISDIR:
        return "a directory is no record: name the files in it"
    return error.strerror or str(error)


def _place(name: str) -> str:
    return printable(name, longest=LONGEST_PATH)


def _records(name: str, stream: BinaryIO) -> Iterator[Read]:
    lines = _lines(name, stream)
    begun = [*_through_text(lines)]
    if _is_object(b"".join(begun)):
        yield from _archive(name, chain(begun, lines))
        return
    second = [*_through_text(lines)]
    content = b"".join(begun + second)
    content += stream.read(max(0, MOST_BYTES + 1 - len(content)))
    if _is_object(b"".join(second)) and not _is_object(content):
        content += stream.readline(MOST_BYTES + 1)
        yield from _archive(name, chain(BytesIO(content), lines))
        return
    yield Read(name, 1, _place(name), _record(content), len(content))


def _lines(name: str, stream: BinaryIO) -> Iterator[bytes]:
    """The lines, long ones in pieces; what never comes to a record is not read for ever."""
    blank = unended = 0
    while line := stream.readline(MOST_BYTES + 1):
        blank = 0 if _is_text(line) else blank + len(line)
        unended = 0 if line.endswith(b"\n") else unended + len(line)
        if blank > MOST_BLANK or unended > LONGEST_LINE:
            raise RecordError(f"{_place(name)}: no record in {max(blank, unended):,} bytes")
        yield line


def _through_text(lines: Iterator[bytes]) -> Iterator[bytes]:
    """The lines through the next that is not blank."""
    for line in lines:
        yield line
        if _is_text(line):
            return


def _is_text(line: bytes) -> bool:
    """Whether it is not blank."""
    return bool(line.removeprefix(BOM).strip())


def _archive(name: str, lines: Iterable[bytes]) -> Iterator[Read]:
    """A record a line; of a line that is too long the pieces after the first are passed over."""
    number, end, is_cut = 1, 0, False
    for line in lines:
        end += len(line)
        if _is_text(line) and not is_cut:
            yield Read(name, number, f"{_place(name)}, record {number}", _record(line), end)
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
    """The record, or why it is none; what bears no mark of a record is told how one begins."""
    try:
        return _read(content)
    except RecordError as error:
        bears_mark = MARK in content.replace(b"\0", b"")
        return error if bears_mark else RecordError(f"{error}; {HOW}")


def _read(content: bytes) -> Record:
    if len(content) > MOST_BYTES:
        raise RecordError(f"more than {LONGEST_RECORD} characters are no record")
    if content.startswith(UTF_16) or b"\0" in content:
        raise RecordError("UTF-16, as spreadsheets write it, or no text at all: save it as UTF-8")
    try:
        return read_record(content.decode("utf-8"))
    except UnicodeDecodeError as error:
        raise RecordError(f"byte {error.start} is no UTF-8 text") from None
