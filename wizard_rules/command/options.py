"""What may stand on the command line, and how it is read."""

import re
from collections.abc import Sequence
from typing import Annotated, Final

from cyclopts import Parameter, Token

from wizard_rules.conformance.cases import KINDS
from wizard_rules.errors import RecordError
from wizard_rules.rulebook.printable import shown
from wizard_rules.rulebook.ruleset import BidTotal
from wizard_rules.rulebook.score import NUMBERS

LONGEST_NUMBER: Final = 18
DASHES: Final = "\u2010\u2011\u2012\u2013\u2014\u2015\u2212"
"""What phones and word processors make of a hyphen."""
_NAMES: Final = "trick trump hand others players bid-total kind seed why json quick help"
OPTIONS: Final = frozenset(f"--{name}" for name in _NAMES.split())
"""The options there are; whatever else begins with two dashes may be the name of a file."""
_PAIR: Final = re.compile(rf"(\d{{1,2}})\s*[-/:{DASHES}]\s*(\d{{1,2}})", re.ASCII)
_BETWEEN: Final = re.compile(r"\s*[,;]\s*|\s+")


def straightened(arguments: Sequence[str]) -> list[str]:
    """The command and options in small letters and plain dashes; what a program is given stays."""
    own = arguments.index("--") if "--" in arguments else len(arguments)
    first = arguments[:own][:1]
    command = [each.lower() if each[:1].isalpha() else each for each in first]
    return [*map(_straight, [*command, *arguments[1:own]]), *arguments[own:]]


def _straight(argument: str) -> str:
    if argument[:1] in DASHES and argument[1:2].isalpha():
        argument = f"--{argument[1:]}"
    name, equals, value = argument.partition("=")
    return f"{name.lower()}{equals}{value}" if name.lower() in OPTIONS else argument


def _whole(_: object, tokens: Sequence[Token]) -> int:
    """The whole number written in plain digits; cyclopts by itself takes 3.7 for 4."""
    (token,) = tokens
    if not _is_plain_number(token.value):
        raise ValueError(f"{shown(token.value)} is no whole number")
    return int(token.value)


def _is_plain_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= LONGEST_NUMBER


def numbers(texts: Sequence[str]) -> tuple[int, ...]:
    """The bids of a list, with blanks or commas between them."""
    text = " ".join(texts).strip()
    parts = _BETWEEN.split(text) if text else []
    if not all(map(_is_plain_number, parts)):
        raise RecordError(f"{shown(text)} is no list of bids such as 1 1 1")
    return tuple(map(int, parts))


def pairs(texts: Sequence[str]) -> list[tuple[int, int]]:
    """The bids and the tricks taken, each pair as 3/1, 3-1 or 3:1; or two bare numbers."""
    if not texts:
        raise RecordError("nothing to score: give bid/taken, such as 3/1")
    match texts:
        case [bid, taken] if _is_plain_number(bid) and _is_plain_number(taken):
            return [_pair(f"{bid}/{taken}")]
        case _:
            return list(map(_pair, texts))


def _pair(text: str) -> tuple[int, int]:
    found = _PAIR.fullmatch(text.strip())
    if found is None or not all(int(each) in NUMBERS for each in found.groups()):
        raise RecordError(
            f"{shown(text)} is not bid/taken, such as 3/1, each from 0 to {NUMBERS[-1]}"
        )
    return int(found[1]), int(found[2])


Json = Annotated[bool, Parameter("--json", negative="", help="Print JSON in a stable shape.")]
Why = Annotated[
    bool, Parameter("--why", negative="", help="Tell all that is disputed, and how it is decided.")
]
Files = Annotated[
    str,
    Parameter(
        allow_leading_hyphen=True,
        help="Records in TOML or JSON, or archives with one in JSON a line; - is standard input.",
    ),
]
Cards = Annotated[str, Parameter(help="The cards in the order played, such as J J B6 B10.")]
TrickSoFar = Annotated[
    str, Parameter(help="The cards played so far, such as J W R5; none for the lead.")
]
TrickOption = Annotated[
    list[str] | None,
    Parameter("--trick", consume_multiple=True, negative="", help="The same, as an option."),
]
Trump = Annotated[
    str | None, Parameter("--trump", help="A suit, such as R, red or hearts, or none.")
]
Hand = Annotated[
    list[str],
    Parameter("--hand", consume_multiple=True, negative="", help="The hand, such as R2 Y3 W."),
]
Number = Annotated[
    int, Parameter(converter=_whole, help="The number of the round, which is its cards each.")
]
OthersBehind = Annotated[str, Parameter(help="The bids so far in bidding order, such as 1 1 1.")]
Others = Annotated[
    list[str] | None,
    Parameter("--others", consume_multiple=True, negative="", help="The same, as an option."),
]
Players = Annotated[int, Parameter("--players", converter=_whole, help="How many play.")]
Total = Annotated[
    BidTotal, Parameter("--bid-total", help="Whether the bids may add up to the tricks.")
]
Pairs = Annotated[str, Parameter(help="A bid and the tricks taken, such as 3/1.")]
Query = Annotated[str, Parameter(help="Such as trump, play.any-lead, TC-24, C-10 or revoke.")]
Command = Annotated[
    str, Parameter(allow_leading_hyphen=True, help="The program to ask, and its arguments.")
]
Kind = Annotated[
    str | None, Parameter("--kind", help=f"Only the cases of one kind: {', '.join(KINDS)}.")
]
Quick = Annotated[
    bool, Parameter("--quick", negative="", help="Only the named cases, some 500 telling ones.")
]
Seed = Annotated[
    int, Parameter("--seed", converter=_whole, help="The same seed gives the same game.")
]
