"""The command: disputes settled in one line; needs the extra `cli`."""

import json
import os
import random
import sys
from collections.abc import Iterable, Sequence
from contextlib import suppress
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated, Final, TextIO

from cyclopts import App, CycloptsError, Parameter, Token
from rich.console import Console
from rich.progress import Progress

from wizard_rules.adjudication import adjudicate
from wizard_rules.answers import (
    Answer,
    answer_bids,
    answer_legal,
    answer_score,
    answer_trick,
)
from wizard_rules.archives import Read, read_file
from wizard_rules.conformance import put, summary
from wizard_rules.dealing import shuffled_deck
from wizard_rules.errors import RecordError, WizardRulesError
from wizard_rules.formats import json_of, toml_of
from wizard_rules.games import apply, legal_actions, start_game
from wizard_rules.notation import SUIT_TEXTS, in_capitals
from wizard_rules.reading import (
    entry_content,
    entry_lines,
    report_lines,
    summary_content,
    summary_lines,
)
from wizard_rules.reports import report_content
from wizard_rules.rounds import deal
from wizard_rules.rulebook import RULEBOOK, all_entries, find_entries
from wizard_rules.ruleset import BidTotal, Ruleset, TwoPlayers
from wizard_rules.table import FEWEST, SEATS
from wizard_rules.transcripts import record_of
from wizard_rules.vectors import KINDS, cases
from wizard_rules.wording import shown

FINE: Final = 0
FAULT: Final = 1
UNREADABLE: Final = 2
LONGEST_NUMBER: Final = 18
LARGE: Final = 1 << 20
"""Bytes from which on a file is worth a progress bar."""

app: Final = App(
    name="wizard-rules",
    help="The rules of the card game Wizard: disputes settled, records checked, rulings cited.",
    result_action="return_value",
)


def _whole(_: object, tokens: Sequence[Token]) -> int:
    """The whole number written in plain digits; cyclopts by itself takes 3.7 for 4."""
    (token,) = tokens
    if not _is_plain_number(token.value):
        raise ValueError(f"{shown(token.value)} is no whole number")
    return int(token.value)


def _is_plain_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= LONGEST_NUMBER


Json = Annotated[bool, Parameter("--json", negative="", help="Print JSON in a stable shape.")]
Files = Annotated[
    str,
    Parameter(
        allow_leading_hyphen=True,
        help="Records in TOML or JSON, or archives with one in JSON a line; - is standard input.",
    ),
]
Cards = Annotated[str, Parameter(help='The cards in the order played, such as "J J B6 B10".')]
TrickSoFar = Annotated[
    str, Parameter(help='The cards played so far, such as "J W R5"; "" for the lead.')
]
Trump = Annotated[str, Parameter(help="R, B, G, Y or none; of French suits H, S, C, D.")]
Hand = Annotated[str, Parameter(help='The cards held, such as "R2 Y3 W".')]
Number = Annotated[
    int, Parameter(converter=_whole, help="The number of the round, which is its cards each.")
]
Others = Annotated[str, Parameter(help="The bids so far in bidding order, such as 1,1,1.")]
Players = Annotated[int, Parameter(converter=_whole, help="How many play.")]
Total = Annotated[BidTotal, Parameter(help="Whether the bids may add up to the tricks.")]
Pairs = Annotated[str, Parameter(help="A bid and the tricks taken, such as 3/1.")]
Query = Annotated[str, Parameter(help="Such as trump, play.any-lead, TC-24, C-10 or revoke.")]
Command = Annotated[
    str, Parameter(allow_leading_hyphen=True, help="The program to ask, and its arguments.")
]
Kind = Annotated[str | None, Parameter(help=f"Only the cases of one kind: {', '.join(KINDS)}.")]
Quick = Annotated[bool, Parameter(negative="", help="Only the named cases, some 500 telling ones.")]
Seed = Annotated[int, Parameter(converter=_whole, help="The same seed gives the same game.")]


def run(arguments: Sequence[str]) -> int:
    """Run one command and give its exit code; whatever goes wrong is one line on stderr."""
    if sys.stdout is None:
        return _complain("the output is closed")
    try:
        for stream in (sys.stdout, sys.stderr):
            if isinstance(stream, TextIOWrapper):
                stream.reconfigure(errors="backslashreplace")
        code: int | None = app(arguments, exit_on_error=False, print_error=False)
        sys.stdout.flush()
    except (WizardRulesError, CycloptsError) as error:
        return _complain(str(error))
    except OSError as error:
        _to_nowhere(sys.stdout)
        return _complain(f"the output cannot be written: {error.strerror}")
    return FINE if code is None else code


def _complain(message: str) -> int:
    if sys.stderr is not None:
        try:
            sys.stderr.write(f"wizard-rules: {' '.join(message.split())}\n")
            sys.stderr.flush()
        except OSError:  # nothing is left to say it on
            _to_nowhere(sys.stderr)
    return UNREADABLE


def _to_nowhere(stream: TextIO) -> None:
    """Let a stream that is full or closed swallow what Python writes to it when it ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def _write(lines: Iterable[str]) -> None:
    sys.stdout.write("\n".join(lines) + "\n")


def _show(answer: Answer, *, as_json: bool) -> None:
    lines = [json.dumps(answer.content, ensure_ascii=False)] if as_json else answer.lines
    _write(lines)


@app.command
def trick(cards: Cards, /, *, trump: Trump = "none", as_json: Json = False) -> None:
    """Who takes a trick, and why."""
    letter = in_capitals(trump)
    if letter not in (*SUIT_TEXTS, "NONE"):
        raise RecordError(f"{shown(trump)} is none of {', '.join(SUIT_TEXTS)}, none")
    _show(answer_trick(cards, SUIT_TEXTS.get(letter)), as_json=as_json)


@app.command
def legal(cards: TrickSoFar, /, *, hand: Hand, as_json: Json = False) -> None:
    """What may be played from a hand, and why not the rest."""
    _show(answer_legal(cards, hand), as_json=as_json)


@app.command
def bids(
    number: Number,
    /,
    *,
    others: Others = "",
    players: Players = 4,
    bid_total: Total = BidTotal.FREE,
    as_json: Json = False,
) -> None:
    """What the next bidder may bid."""
    _show(answer_bids(number, _numbers(others), players, bid_total), as_json=as_json)


def _numbers(text: str) -> tuple[int, ...]:
    parts = [part.strip() for part in text.split(",")] if text.strip() else []
    if not all(map(_is_plain_number, parts)):
        raise RecordError(f"{shown(text)} is no list of bids such as 1,1,1")
    return tuple(map(int, parts))


@app.command
def score(*pairs: Pairs, as_json: Json = False) -> None:
    """The points for each bid/taken."""
    _show(answer_score(pairs), as_json=as_json)


@app.command
def check(*files: Files, as_json: Json = False) -> int:
    """All faults of records; exit code 1 if there is one."""
    if not files:
        raise RecordError("no file to check")
    code = FINE
    for name in files:
        try:
            for read in _with_progress(name, read_file(name)):
                code = max(code, _check(read, as_json=as_json))
        except RecordError as error:
            code = _complain(str(error))
    return code


def _with_progress(name: str, reads: Iterable[Read]) -> Iterable[Read]:
    """The same records; at a terminal a bar shows how much of a large file is read."""
    size = 0
    with suppress(OSError, ValueError):  # whoever opens the file says what is wrong with it
        size = Path(name).stat().st_size
    with _bar(is_shown=size >= LARGE) as bar:
        task = bar.add_task(shown(Path(name).name), total=size)
        for read in reads:
            yield read
            bar.update(task, completed=read.end)


def _bar(*, is_shown: bool = True) -> Progress:
    is_disabled = not is_shown or sys.stderr is None or not sys.stderr.isatty()
    return Progress(console=Console(stderr=True), disable=is_disabled)


def _check(read: Read, *, as_json: bool) -> int:
    if isinstance(read.result, RecordError):
        return _complain(f"{read.place}: {read.result}")
    report = adjudicate(read.result)
    if as_json:
        lines = [json.dumps(report_content(report), ensure_ascii=False)]
    else:
        lines = report_lines(read.place, read.result, report)
    _write(lines)
    return FAULT if report.faults else FINE


@app.command
def rulings(query: Query = "", /, *, as_json: Json = False) -> None:
    """The rulebook, or what fits an id, a chapter or a word."""
    entries = find_entries(query) if query else all_entries()
    if not entries:
        raise RecordError(
            f"{shown(query)} fits nothing in the rulebook: try trump, TC-24, C-10 or another word"
        )
    if as_json:
        lines = [json.dumps([entry_content(entry) for entry in entries], ensure_ascii=False)]
    elif query:
        lines = [line for entry in entries for line in (*entry_lines(entry), "")][:-1]
    else:
        lines = [str(ruling) for ruling in RULEBOOK]
    _write(lines)


@app.command
def conform(
    *command: Command, kind: Kind = None, quick: Quick = False, as_json: Json = False
) -> int:
    """
    Put the conformance vectors to any program; exit code 1 if it deviates.

    The program reads one line of JSON after the other, {"id", "kind", "given"}, and answers each
    by a line, flushed: {"id", "answer"}, or {"id", "skip": true} for what it does not support.
    """
    if not command:
        raise RecordError("no program to ask: wizard-rules conform -- COMMAND")
    if kind is not None and kind not in KINDS:
        raise RecordError(f"{shown(kind)} is none of {', '.join(KINDS)}")
    questions = list(cases(kind, quick=quick))
    with _bar() as bar:
        found = summary(bar.track(put(questions, command), len(questions), description="cases"))
    if as_json:
        lines = [json.dumps(summary_content(found), ensure_ascii=False)]
    else:
        lines = summary_lines(found)
    _write(lines)
    return FINE if found.conforms else FAULT


@app.command
def sample(*, players: Players = 4, seed: Seed = 7, as_json: Json = False) -> None:
    """A whole game of random legal acts, as a record."""
    two = TwoPlayers.ALLOWED if players == FEWEST else TwoPlayers.REFUSED
    try:
        ruleset = Ruleset(players, two)
    except ValueError as error:
        raise RecordError(str(error)) from None
    rng = random.Random(seed)
    game = start_game(ruleset, SEATS[players - 1])
    while not game.is_over:
        game = deal(game, shuffled_deck(rng))
        while actions := legal_actions(game):
            game = apply(game, actions[int(rng.random() * len(actions))])
    record = record_of(game, title=f"A game of random legal acts, seed {seed}")
    sys.stdout.write(json_of(record) + "\n" if as_json else toml_of(record))
