"""
How time grows with the length of what is read, for texts that were made to take long.

Each line is a shape of text: the time for it, for twice and for four times as much of it, and how
many times as long the last takes as the first. Four is in proportion to the length, sixteen is its
square. Where millions of values live at once, Python's search for garbage makes five or six of
four; a leap at one length that does not come again at twice that length is memory that is asked of
the system. A benchmark and no test: a clock proves nothing. Run it, if need be with a length:

    python tests/benchmarks/hostile.py 65536
"""

import gc
import sys
from collections.abc import Callable
from contextlib import suppress
from itertools import count, islice
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time

import wizard_rules as wr
from wizard_rules.records.files import read_file

LENGTH = 1 << 16
TURNS = 3
HEAD = 'format = "wizard-record/1"\nplayers = ["Jia", "Yi", "Bing"]\n'
ROUND = HEAD + "[[rounds]]\n"
JSON = '{"format": "wizard-record/1", "players": ["Jia", "Yi", "Bing"], "rounds": ['
RECORD = JSON + "]}\n"
TWO = 'format = "wizard-record/1"\nplayers = ["Jia", "Zo\u00eb"]\nrules.two_players = "allowed"\n'
TRICKS = TWO + "[[rounds]]\nnumber = 1\ntricks = ["
AGAINST_HANDS = TWO + '[[rounds]]\nhands = ["R1 B2 W", "R2 J x"]\ntricks = ['
HAND = ROUND + 'hands = ["R1", "R2", "'

Shape = Callable[[int], str]


def of(unit: str, before: str = "", after: str = "") -> Shape:
    """The unit again and again, a `*` in it being another number each time; never too long."""

    def shape(length: int) -> str:
        rest = length - len(before) - len(after)
        if "*" not in unit:
            return before + unit * (rest // len(unit)) + after
        units = (unit.replace("*", str(number)) for number in count())
        return before + "".join(islice(units, rest // (len(unit) + 5))) + after

    return shape


def nested(opening: str, closing: str, before: str = "") -> Shape:
    """One within the other."""

    def shape(length: int) -> str:
        depth = length // len(opening + closing + before)
        return before + opening * depth + closing * depth

    return shape


def hands_and_tricks(length: int) -> str:
    """A long hand, and as many tricks against it."""
    hand = "x* R1 ".replace("*", "y") * (length // 12)
    before = f'{TWO}[[rounds]]\nhands = ["{hand}", "B2 W"]\ntricks = ['
    return of('"R1 B2", "x* W",', before, "]")(length)


READ: dict[str, Shape] = {
    "an escape, a quotation mark, a line end": of('\\"\\\n'),
    "quotation marks": of('"'),
    "apostrophes": of("'"),
    "unclosed strings": of('a = "b\n'),
    "unclosed escapes": of('"\\\n'),
    "triple quotation marks": of('"""\n'),
    "triple apostrophes": of("'''\n"),
    "one mark of each kind a line": of("'\"\n"),
    "quotation marks in a long string": of('"" ', 'a = """', '"""'),
    "lines continued in a long string": of("\\\n   ", 'a = """', '"""'),
    "escapes in a string": of("\\n", 'a = "', '"'),
    "escaped characters in a string": of("\\u00e9\\U0001f0cf", 'a = "', '"'),
    "comments": of("# a\n"),
    "comments in a list": of("# a\n", "a = [\n", "]"),
    "blank lines": of("\n"),
    "blanks": of(" "),
    "ends of lines": of("\r\n"),
    "dots": of("."),
    "a key of many parts": of("a.", "", "a = 1"),
    "a key of many parts with blanks": of("a . ", "", "a = 1"),
    "a key of many parts in quotation marks": of('"a".', "", "a = 1"),
    "keys of nine parts": of("a.b.c.d.e.f.g.h.i* = 1\n"),
    "a header of many parts": of("a.", "[", "a]"),
    "headers of nine parts": of("[a.b.c.d.e.f.g.h.i*]\n"),
    "headers of lists of nine parts": of("[[a.b.c.d.e.f.g.h.i*]]\n"),
    "many keys": of("a* = 1\n"),
    "many keys in one table": of("a* = 1, ", "a = {", "b = 1}"),
    "many dotted keys in one table": of("a.a* = {b = 1}, ", "a = {", "b = 1}"),
    "many headers": of("[a*]\n"),
    "many headers of one list": of("[[a]]\n"),
    "many headers below one list": of("[a.b*]\n", "[[a]]\n"),
    "one key again and again": of("a = 1\n"),
    "a long key": of("a", "", " = 1"),
    "a long key, and keys below it": of("[a*]\nb = 1\n", "[" + "a" * 999 + "]\n"),
    "lists in lists": nested("[", "]", "a = "),
    "tables in tables": nested("{a = ", "}", "a = "),
    "numbers": of("1,", "a = [", "]"),
    "numbers of four thousand digits": of("1" * 4000 + ",", "a = [", "]"),
    "a number of many digits": of("1", "a = "),
    "a number in another base": of("f", "a = 0x"),
    "a number with underscores": of("1_", "a = ", "1"),
    "a fraction of many digits": of("1", "a = 0."),
    "a large exponent": of("1", "a = 1e"),
    "dates": of("2018-10-03T20:00:00.123456+01:00,", "a = [", "]"),
    "times": of("20:00:00,", "a = [", "]"),
    "many keys in JSON": of('"a*": 1, ', "{", '"b": 1}'),
    "one key again and again in JSON": of('"a": 1, ', "{", '"b": 1}'),
    "lists in lists in JSON": nested("[", "]", '{"a": '),
    "tables in tables in JSON": nested('{"a": ', "}"),
    "a long text in JSON, never closed": of("\\u0041", '{"a": "'),
    "fractions in JSON": of("1.5e3,", '{"a": [', "1]}"),
    "numbers of four thousand digits in JSON": of("1" * 4000 + ",", '{"a": [', "1]}"),
    "a fraction of many digits in JSON": of("1", '{"a": 0.', "}"),
    "rounds": of("[[rounds]]\n", HEAD),
    "rounds in JSON": of("{},", JSON, "{}]}"),
    "bids that are none": of('"",', ROUND + "bids = [", "]"),
    "bids": of("1,", ROUND + "bids = [", "]"),
    "bids beyond any": of("9999999,", ROUND + "bids = [", "]"),
    "hands": of('"R5",', ROUND + "hands = [", "]"),
    "bids so far": of('{player = "Yi", bid = 1},', ROUND + "bids_so_far = [", "]"),
    "bids so far of nobody": of('{player = "Y*", bid = 1},', ROUND + "bids_so_far = [", "]"),
    "tricks that are none": of("1,", ROUND + "tricks = [", "]"),
    "tricks with unknown keys": of("{a* = 1},", ROUND + "tricks = [", "]"),
    "tricks with many unknown keys": of("a* = 1,", ROUND + "tricks = [{", "b = 1}]"),
    "tricks of nobody": of('{cards = "J", lead = "Zoe\u0308"},', ROUND + "tricks = [", "]"),
    "unknown keys in a round": of("a* = 1\n", ROUND),
    "players": of('"P*",', 'format = "wizard-record/1"\nrounds = []\nplayers = [', "]"),
    "accents out of order": of("\u0301\u0316", HEAD + 'rounds = []\nfirst_dealer = "a', '"'),
    "half characters": of("\\ud800", RECORD[:-2] + ', "title": "', '"}'),
}
JUDGED: dict[str, Shape] = {
    "tricks": of('"J J",', TRICKS, "]"),
    "tricks of one card again and again": of('"R5 R5",', TRICKS, "]"),
    "tricks of different cards": of('"R1 R2", "B3 W", "W1 W2", "W J1",', TRICKS, "]"),
    "tricks that are no cards": of('"? x*",', TRICKS, "]"),
    "tricks with false winners": of('{cards = "R1 R2", winner = "Jia"},', TRICKS, "]"),
    "tricks with false leads": of('{cards = "R1 R2", lead = "Jia"},', TRICKS, "]"),
    "tricks with a name in another form": of(
        '{cards = "R1 R2", lead = "Zoe\u0308", winner = "Zoe\u0308"},', TRICKS, "]"
    ),
    "tricks that may be revokes": of('"R1 B2", "R3 R4", "B5 B6",', TRICKS, "]"),
    "tricks against hands": of('"R1 R2", "x* ?", "J B2",', AGAINST_HANDS, "]"),
    "a long hand, and as many tricks": hands_and_tricks,
    "a hand of one card again and again": of("R5 ", HAND, '"]'),
    "a hand of Wizards": of("W ", HAND, '"]'),
    "a hand of what is no card": of("x* ", HAND, '"]'),
    "a hand of one long text": of("x", HAND, '"]'),
    "many cards turned up": of("R5 ", ROUND + 'turn_up = "', '"'),
    "a long title": of("\u00e9", HEAD + 'rounds = []\ntitle = "', '"'),
}
CARDS: dict[str, Shape] = {
    "one card again and again": of("R5 "),
    "cards without a blank": of("R5"),
    "Wizards": of("W "),
    "Wizards by number": of("W1 W2 W3 W4 "),
    "no cards": of("x* "),
    "one letter after many blanks": of("\u2003", "", "x"),
    "letters that are no capitals": of("\u0130\u00df "),
}
ARCHIVES: dict[str, Shape] = {
    "records": of(RECORD),
    "records and blank lines": of(RECORD + "\n" * 99),
    "objects that are no records": of('{"a": *}\n', RECORD),
    "lines that are no records": of("a,b*\n", RECORD),
    "lines of nothing but an opening": of("{\n", RECORD),
    "an object spread over lines": of('"a*":\n1,\n', "{", '"b": 1}'),
    "one line": of("x", RECORD),
    "blank lines": of("\n"),
    "blanks in one line": of(" "),
    "lists in lists": nested("[", "]", '{"a": '),
    "zeros": of("\0"),
    "a table of cells": of("a;b;*\n"),
}


def read(text: str) -> None:
    with suppress(wr.RecordError):
        wr.read_record(text)


def judge(text: str) -> None:
    wr.adjudicate(wr.read_record(text))


def parse(text: str) -> None:
    with suppress(wr.RecordError):
        wr.parse_cards(text)


def parse_set(text: str) -> None:
    with suppress(wr.RecordError):
        wr.parse_card_set(text)


def read_archive(text: str) -> None:
    with TemporaryDirectory() as directory:
        path = Path(directory) / "archive"
        path.write_text(text, "utf-8")
        with suppress(wr.RecordError):
            for _ in read_file(str(path)):
                pass


VERBS: list[tuple[str, Callable[[str], None], dict[str, Shape]]] = [
    ("read_record", read, READ),
    ("adjudicate", judge, JUDGED),
    ("parse_cards", parse, CARDS),
    ("parse_card_set", parse_set, CARDS),
    ("read_file", read_archive, ARCHIVES),
]


def seconds(act: Callable[[str], None], text: str) -> float:
    """The shortest time of some turns."""
    times: list[float] = []
    for _ in range(TURNS):
        gc.collect()
        start = process_time()
        act(text)
        times.append(process_time() - start)
    return min(times)


def main() -> None:
    """Measure and print, and name what grows fastest."""
    length = int(sys.argv[1]) if len(sys.argv) > 1 else LENGTH
    print(f"milliseconds for {length:,}, {2 * length:,} and {4 * length:,} characters\n")
    growth: list[tuple[float, str]] = []
    for verb, act, shapes in VERBS:
        for name, shape in shapes.items():
            times = [seconds(act, shape(length * size)) * 1e3 for size in (1, 2, 4)]
            ratio = times[-1] / times[0]
            row = "".join(f"{time:9.1f}" for time in times)
            print(f"{verb:14} {name:41}{row}   x {ratio:4.1f}", flush=True)
            growth.append((ratio, f"{verb}, {name}"))
    print("\nfastest: x {:.1f} ({})".format(*max(growth)))


if __name__ == "__main__":
    main()
