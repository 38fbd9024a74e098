"""Files of records: what is no record is one clear line, and keeps no other from being read."""

import errno
import io
import json
import sys
from collections.abc import Callable, Iterator
from itertools import count, islice
from pathlib import Path
from unittest import mock

import pytest
from hypothesis import given
from hypothesis import strategies as st

import wizard_rules as wr
from wizard_rules.records.files import HOW, Read, read_file
from wizard_rules.rulebook.printable import harmless

MEBI = 1 << 20
HEAD = 'format = "wizard-record/1"\nplayers = ["Jia", "Yi", "Bing"]\n'
RECORD = wr.Record(players=("Jia", "Yi", "Bing"), rounds=(wr.RecordRound(number=1),))
LINE = wr.json_of(RECORD)


@pytest.fixture
def file(tmp_path: Path) -> Callable[[str | bytes], str]:
    """Writes a file and gives its name."""
    names = (str(tmp_path / f"file {number}") for number in count())

    def written(content: str | bytes) -> str:
        path = Path(next(names))
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
        return str(path)

    return written


File = Callable[[str | bytes], str]


class Endless(io.RawIOBase):
    """A stream of the same bytes that never ends, after others; it counts what is read."""

    def __init__(self, unit: bytes, first: bytes = b"") -> None:
        super().__init__()
        self.unit, self.first, self.given = unit, first, 0

    def readable(self) -> bool:
        """As every stream of this kind."""
        return True

    def readinto(self, buffer: memoryview) -> int:  # type: ignore[override]  # no other buffers come
        """Fill the buffer."""
        units = self.unit * (len(buffer) // len(self.unit) + 1)
        given, self.first = (self.first + units)[: len(buffer)], self.first[len(buffer) :]
        buffer[:] = given
        self.given += len(given)
        return len(given)


def from_input(stream: io.RawIOBase) -> Iterator[Read]:
    """What is read from a stream as the standard input."""
    with mock.patch.object(sys, "stdin", io.TextIOWrapper(io.BufferedReader(stream))):
        yield from read_file("-")


def told(name: str) -> str:
    """Why the one thing in a file is no record."""
    (read,) = read_file(name)
    assert isinstance(read.result, wr.RecordError)
    return str(read.result)


def records(name: str) -> list[wr.Record]:
    return [read.result for read in read_file(name) if isinstance(read.result, wr.Record)]


# Endless input.


@pytest.mark.parametrize("unit", [b"\n", b" \t\r\n", b" ", b"\r"])
@pytest.mark.parametrize("first", [b"", LINE.encode() + b"\n"])
def test_blank_lines_without_end_are_refused(unit: bytes, first: bytes) -> None:
    """More than a mebibyte without a record is an error, at the beginning and later."""
    stream = Endless(unit, first)
    reads = from_input(stream)
    found = [read.result for read in islice(reads, 1 if first else 0)]
    assert found == [RECORD] * len(found)
    with pytest.raises(wr.RecordError, match=r"^-: no record in [\d,]+ bytes$"):
        next(reads)
    assert stream.given < 10 * MEBI


def test_blank_lines_up_to_a_mebibyte_are_passed_over(file: File) -> None:
    """Whoever leaves so much room between the records is still read."""
    blank = "\n" * MEBI
    assert records(file(f"{blank}{LINE}\n{blank[1:]}{LINE}\n")) == [RECORD, RECORD]
    assert records(file(f"{' ' * (MEBI - 1)}\n{LINE}")) == [RECORD]


@pytest.mark.parametrize("unit", [b"x", b"{", b"\0", b'"a": '])
def test_a_line_without_end_is_refused(unit: bytes) -> None:
    """What never comes to an end is not read for ever, and the records before it are read."""
    stream = Endless(unit, LINE.encode() + b"\n")
    reads = from_input(stream)
    assert next(reads).result == RECORD
    with pytest.raises(wr.RecordError, match=r"^-: no record in [\d,]+ bytes$"):
        assert [isinstance(read.result, wr.RecordError) for read in reads] == [True]
    assert stream.given < 100 * MEBI


@pytest.mark.parametrize("unit", [b"x\n", b"\0", b"R5 ", b"# a\n"])
def test_what_has_no_record_is_read_no_further_than_a_record_reaches(unit: bytes) -> None:
    """A text that is too long is refused without being read to its end."""
    stream = Endless(unit)
    (read,) = from_input(stream)
    assert isinstance(read.result, wr.RecordError)
    assert stream.given < 10 * MEBI


# What is no file of records.


def why_not(name: str) -> str:
    """Why the file cannot be read at all."""
    with pytest.raises(wr.RecordError) as caught:
        list(read_file(name))
    place, _, reason = str(caught.value).partition(": ")
    assert place == harmless(name)
    return reason


def test_a_directory_is_refused(tmp_path: Path) -> None:
    """A directory is one line that says what to name instead."""
    assert why_not(str(tmp_path)) == "a directory is no record: name the files in it"


@pytest.mark.parametrize("pattern", ["*.toml", "no-such-?.json", "record[1-3]"])
@pytest.mark.parametrize("number", [errno.ENOENT, errno.EINVAL])
def test_a_pattern_that_fits_nothing_is_refused(pattern: str, number: int) -> None:
    """Where no shell has made names of it, a pattern is no name, on every system."""
    with mock.patch("builtins.open", side_effect=OSError(number, "wrong")):
        assert why_not(pattern) == "no file fits this pattern"


@pytest.mark.parametrize("name", ["game [1].toml", "a*b"])
def test_a_file_may_be_named_like_a_pattern(tmp_path: Path, name: str) -> None:
    """A file that is there is read, whatever it is called."""
    (tmp_path / name).write_text(LINE, "utf-8")
    assert records(str(tmp_path / name)) == [RECORD]


def test_what_the_system_says_is_told() -> None:
    """A file that is not there or may not be read is told in the words of the system."""
    assert why_not("no-such-file") == "No such file or directory"
    assert why_not("a\0b") == "embedded null byte"
    with mock.patch("builtins.open", side_effect=PermissionError(13, "Permission denied")):
        assert why_not("record [1]") == "Permission denied"
    with mock.patch("builtins.open", side_effect=OSError("strange")):
        assert why_not("record") == "strange"


def test_a_file_that_ends_in_an_error_is_told() -> None:
    """What cannot be read any further is told, and what was read before is kept."""
    stream = mock.Mock()
    stream.readline.side_effect = [f"{LINE}\n".encode(), OSError(5, "Input/output error")]
    with mock.patch.object(sys, "stdin", mock.Mock(buffer=stream)):
        reads = read_file("-")
        assert next(reads).result == RECORD
        with pytest.raises(wr.RecordError, match=r"^-: Input/output error$"):
            next(reads)


def test_a_closed_input_is_told() -> None:
    """Without a standard input there is nothing to read."""
    closed = pytest.raises(wr.RecordError, match=r"^the standard input is closed$")
    with mock.patch.object(sys, "stdin", None), closed:
        list(read_file("-"))


UNREADABLE = "UTF-16, as spreadsheets write it, or no text at all: save it as UTF-8"


@pytest.mark.parametrize("encoding", ["utf-16", "utf-16-le", "utf-16-be"])
@pytest.mark.parametrize("text", [HEAD + "rounds = []", LINE, f"{LINE}\n{LINE}\n"])
def test_what_is_saved_as_utf_16_is_told_so(file: File, encoding: str, text: str) -> None:
    """With a mark of its byte order or without, the way out is named."""
    assert told(file(text.encode(encoding))).startswith(UNREADABLE)
    assert told(file(b"\xff\xfe" + text.encode("utf-16-le"))) == UNREADABLE
    assert told(file(b"\xfe\xff" + text.encode("utf-16-be"))) == UNREADABLE


NO_RECORDS = {
    "nothing": b"",
    "blanks": b" \n\n",
    "cells": b"Player;Bid;Taken\nJia;1;0\n",
    "cells with commas": b"Player,Bid\nJia,1\n",
    "letters of Windows": "Spieler;Stiche\nZoë;1\n".encode("cp1252"),
    "cells in UTF-16": "Player\tBid\nJia\t1\n".encode("utf-16"),
    "prose": b"We played six rounds. Then Yi went home.\n",
    "a page": b"<!DOCTYPE html>\n<html><body>R5 R7</body></html>\n",
    "cards": b"R5 R7 R6\n",
    "an object": b'{"a": 1}',
    "a list": b"[1, 2]",
    "another table": b'[tool.x]\na = "b"\n',
    "a picture": b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR",
    "half an object": b"{",
    "too much": b"x" * (5 * MEBI),
}


@pytest.mark.parametrize("name", NO_RECORDS)
def test_what_is_no_record_is_told_how_one_begins(file: File, name: str) -> None:
    """Beside what is wrong stands how a record begins, and how to see one."""
    message = told(file(NO_RECORDS[name]))
    reason, how = message[: -len(HOW)], message[-len(HOW) :]
    assert (
        how == 'a record begins with format = "wizard-record/1", and wizard-rules sample prints one'
    )
    assert len(reason) > 10
    assert reason.endswith("; ")
    assert "\n" not in message


@pytest.mark.parametrize(
    ("name", "place"),
    [
        ("cells", "(at line 1, column 7)"),
        ("prose", "(at line 1, column 4)"),
        ("a page", "(at line 1, column 1)"),
        ("half an object", "line 1, column 2"),
        ("letters of Windows", "byte 17"),
        ("nothing", "$.format: is missing"),
    ],
)
def test_the_place_in_the_text_is_told_as_well(file: File, name: str, place: str) -> None:
    """Where the parser stops is where a record that was begun has its mistake."""
    assert place in told(file(NO_RECORDS[name]))


def test_who_knows_how_a_record_begins_is_not_told(file: File) -> None:
    """In a record with a mistake the mistake is all that is told."""
    assert told(file(HEAD)) == "$.rounds: is missing"
    wrong = "$.format: 'wizard-record/2' is none of wizard-record/1"
    assert told(file(LINE.replace("record/1", "record/2"))) == wrong


def test_the_path_of_what_is_wrong_is_kept(file: File) -> None:
    """Programs get the path and the reason apart, with the advice or without."""
    (read,) = read_file(file('{"a": 1}'))
    (other,) = read_file(file(HEAD + "rounds = 3"))
    assert isinstance(read.result, wr.RecordError)
    assert isinstance(other.result, wr.RecordError)
    assert (read.result.path, read.result.reason) == ("$.format", f"is missing; {HOW}")
    assert (other.result.path, other.result.reason) == ("$.rounds", "3 is no list")


# Places.


def test_a_record_knows_its_file_and_number(file: File) -> None:
    """The name is as it was given, the number counts from 1 past what cannot be read."""
    name = file(f"\n{LINE}\n\nR5\n{LINE}")
    reads = list(read_file(name))
    assert [read.file for read in reads] == [name] * 3
    assert [read.record for read in reads] == [1, 2, 3]
    assert [read.place for read in reads] == [f"{name}, record {place}" for place in (1, 2, 3)]
    (alone,) = read_file(file(HEAD + "rounds = []"))
    assert (alone.record, alone.place) == (1, alone.file)


def test_the_place_is_fit_to_be_printed(tmp_path: Path) -> None:
    """What steers a terminal stands in the name of the file, and not in the place."""
    path = tmp_path / "a\x1b[31m\u202eb"
    path.write_text(LINE, "utf-8")
    (read,) = read_file(str(path))
    assert read.file == str(path)
    assert read.place.endswith("a�[31m�b, record 1")


def test_the_bytes_read_lead_to_the_end_of_the_file(file: File) -> None:
    """After the last record as many bytes are read as the file has, if it ends there."""
    for text in (f"\n\n{LINE}\n\n{LINE}", f"R5\n{LINE}\n{LINE}", "\n" + HEAD + "rounds = []"):
        *_, last = read_file(file(text))
        assert last.end == len(text)


# Archives.

good = st.just(LINE)
bad = st.sampled_from(["R5", "{", '{"a": 1}', "[", '"', "\ufeff", "é", "x" * 99])
empty = st.sampled_from(["", " ", "\t"])


@given(st.lists(good | bad | empty, max_size=9), st.sampled_from(["\n", "\r\n"]))
def test_no_line_of_an_archive_hides_another(lines: list[str], end: str) -> None:
    """Behind a first record each line is read by itself, whatever the others hold."""
    stream = io.BytesIO(end.join([LINE, *lines]).encode())
    with mock.patch.object(sys, "stdin", io.TextIOWrapper(stream)):
        results = [read.result for read in read_file("-")]
    expected = [LINE, *(line for line in lines if line.strip("\ufeff \t"))]
    assert [result == RECORD for result in results] == [line == LINE for line in expected]


@pytest.mark.parametrize("first", ["R5", "{", "x" * 99, "# a comment", '{"a": 1}'])
@pytest.mark.parametrize("blank", ["", "\n", "\n \n"])
def test_an_archive_may_begin_with_what_is_no_record(file: File, first: str, blank: str) -> None:
    """One line that cannot be read, be it the first, does not hide the records behind it."""
    name = file(f"{blank}{first}\n{blank}{LINE}\n{blank}{LINE}\n")
    assert [isinstance(read.result, wr.Record) for read in read_file(name)] == [False, True, True]


def test_a_long_line_hides_no_other(file: File) -> None:
    """Of a line that is too long only the first piece is told."""
    name = file(f"{LINE}\n{'x' * (9 * MEBI)}\n{LINE}\n{' ' * 99}{'y' * (5 * MEBI)}\n{LINE}")
    reads = list(read_file(name))
    assert [isinstance(read.result, wr.Record) for read in reads] == [True, False] * 2 + [True]
    first = file(f"R5\n{LINE}\n{'x' * (9 * MEBI)}\n{LINE}")
    assert len(records(first)) == 2


def test_an_object_over_lines_is_one_record(file: File) -> None:
    """JSON that is set out for people is no archive, though one of its lines is an object."""
    content = json.dumps(json.loads(LINE), indent=1)
    assert records(file(content)) == [RECORD]
    bid = wr.RecordRound(bids_so_far=(wr.RecordBid("Yi", 1),))
    record = wr.Record(players=RECORD.players, rounds=(bid,))
    text = wr.json_of(record).replace('{"player"', '\n{"player"').replace("}]", "}\n]")
    assert '\n{"player": "Yi", "bid": 1}\n' in text
    assert records(file(text)) == [record]


def test_records_are_read_one_after_the_other() -> None:
    """A record is there before the next is written."""
    stream = mock.Mock()
    stream.readline.side_effect = [f"{LINE}\n".encode(), LINE.encode(), b""]
    with mock.patch.object(sys, "stdin", mock.Mock(buffer=stream)):
        reads = read_file("-")
        assert (next(reads).result, stream.readline.call_count) == (RECORD, 1)
        assert (next(reads).result, stream.readline.call_count) == (RECORD, 2)
        assert list(reads) == []
