"""The command: disputes settled in one line; needs the extra `cli`."""

import random
import sys
from collections.abc import Iterator, Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Final

from cyclopts import (
    App,
    CycloptsError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from wizard_rules.command.answers import Answer, answer_bids, answer_score
from wizard_rules.command.card_answers import answer_legal, answer_trick
from wizard_rules.command.entries import (
    entry_content,
    entry_lines,
    report_lines,
    summary_content,
    summary_lines,
)
from wizard_rules.command.options import (
    OPTIONS,
    Cards,
    Command,
    Files,
    Hand,
    Json,
    Kind,
    Number,
    Others,
    OthersBehind,
    Pairs,
    Players,
    Query,
    Quick,
    Seed,
    Total,
    TrickOption,
    TrickSoFar,
    Trump,
    Why,
    numbers,
    pairs,
    straightened,
)
from wizard_rules.command.streams import (
    FAULT,
    FINE,
    LARGE,
    bar,
    complain,
    help_console,
    help_text,
    prepare,
    size_of,
    to_nowhere,
    write_json,
    write_lines,
)
from wizard_rules.conformance.cases import KINDS, cases
from wizard_rules.conformance.program import ended_by_signals
from wizard_rules.conformance.run import put, summary
from wizard_rules.errors import RecordError, WizardRulesError
from wizard_rules.game.engine import apply, legal_actions, start_game
from wizard_rules.game.transitions import deal
from wizard_rules.records.files import Read, read_file
from wizard_rules.records.saved_games import record_of
from wizard_rules.records.toml_and_json import json_of, toml_of
from wizard_rules.referee.adjudication import adjudicate
from wizard_rules.referee.report import report_content, unreadable_content
from wizard_rules.rulebook.deal import shuffled_deck
from wizard_rules.rulebook.index import RULEBOOK, all_entries, find_entries
from wizard_rules.rulebook.printable import shown
from wizard_rules.rulebook.ruleset import BidTotal, Ruleset, TwoPlayers
from wizard_rules.rulebook.table import FEWEST, SEATS

COMMANDS: Final = ("trick", "legal", "bids", "score", "check", "rulings", "conform", "sample")
app: Final = App(
    name="wizard-rules",
    help="The rules of the card game Wizard: disputes settled, records checked, rulings cited.",
    result_action="return_value",
)


def run(arguments: Sequence[str]) -> int:
    """Run one command and give its exit code; whatever goes wrong is one line on stderr."""
    if sys.stdout is None:
        return complain("the output is closed")
    try:
        prepare()
        console = help_console()
        code: int | None = app(
            straightened(arguments), console=console, exit_on_error=False, print_error=False
        )
        sys.stdout.write(help_text(console))
        sys.stdout.flush()
    except (WizardRulesError, CycloptsError) as error:
        return complain(_in_words(error))
    except OSError as error:
        to_nowhere(sys.stdout)
        return complain(f"the output cannot be written: {error.strerror}")
    return FINE if code is None else code


def _in_words(error: WizardRulesError | CycloptsError) -> str:
    """What is wrong; of what is left over on the command line, what it was."""
    left = ""
    if isinstance(error, UnknownOptionError):
        left = error.token.keyword or error.token.value
    elif isinstance(error, UnknownCommandError):
        left = " ".join((error.unused_tokens or ())[:1])
    elif isinstance(error, UnusedCliTokensError):
        left = " ".join(error.unused_tokens or ())
    if not left:
        return str(error)
    like = get_close_matches(left.lower(), [*COMMANDS, *OPTIONS], n=1)
    hint = f"did you mean {like[0]}?" if like else "see wizard-rules --help"
    return f"what is {shown(left)}? {hint.capitalize()}"


def _show(answer: Answer, *, why: bool, as_json: bool) -> None:
    if as_json:
        write_json(answer.content)
    else:
        write_lines(answer.lines(why=why))


@app.command(name="trick", help="Who takes a trick, and why.")
def _trick(*cards: Cards, trump: Trump = None, why: Why = False, as_json: Json = False) -> None:
    _show(answer_trick(" ".join(cards), trump), why=why, as_json=as_json)


@app.command(name="legal", help="What may be played from a hand, and why not the rest.")
def _legal(
    *cards: TrickSoFar,
    hand: Hand,
    trick: TrickOption = None,
    trump: Trump = None,
    why: Why = False,
    as_json: Json = False,
) -> None:
    if cards and trick:
        raise RecordError("the trick is given twice, with --trick and without")
    text, held = " ".join(trick or cards), " ".join(hand)
    _show(answer_legal(text, held, trump), why=why, as_json=as_json)


@app.command(name="bids", help="What the next bidder may bid.")
def _bids(  # noqa: PLR0913 - as many as there are options
    number: Number,
    /,
    *bids: OthersBehind,
    others: Others = None,
    players: Players = 4,
    bid_total: Total = BidTotal.FREE,
    why: Why = False,
    as_json: Json = False,
) -> None:
    if bids and others:
        raise RecordError("the bids are given twice, with --others and without")
    made = numbers(others or bids)
    _show(answer_bids(number, made, players, bid_total), why=why, as_json=as_json)


@app.command(name="score", help="The points for each bid/taken.")
def _score(*bids: Pairs, why: Why = False, as_json: Json = False) -> None:
    _show(answer_score(pairs(bids)), why=why, as_json=as_json)


@app.command(name="check", help="All faults of records; exit code 1 if there is one.")
def _check(*files: Files, why: Why = False, as_json: Json = False) -> int:
    if not files:
        raise RecordError("no file to check")
    code = FINE
    for name in files:
        try:
            for read in _with_progress(name):
                code = max(code, _judged(read, why=why, as_json=as_json))
        except RecordError as error:  # of the whole file
            if as_json:
                write_json(unreadable_content(error, name, None))
            code = complain(str(error))
    return code


def _with_progress(name: str) -> Iterator[Read]:
    """The records of a file, while a bar shows how much of a large one is read."""
    size = size_of(name)
    with bar(is_shown=size >= LARGE and not sys.stdout.isatty()) as progress:
        task = progress.add_task(shown(Path(name).name), total=size)
        for read in read_file(name):
            yield read
            progress.update(task, completed=read.end)


def _judged(read: Read, *, why: bool, as_json: bool) -> int:
    if isinstance(read.result, RecordError):
        if as_json:
            write_json(unreadable_content(read.result, read.file, read.record))
        return complain(f"{read.place}: {read.result}")
    report = adjudicate(read.result)
    if as_json:
        place = {"file": read.file, "record": read.record}
        write_json(report_content(report) | {"place": place})
    else:
        write_lines(report_lines(read.place, read.result, report, why=why))
    return FAULT if report.faults else FINE


@app.command(name="rulings", help="The rulebook, or what fits an id, a chapter or a word.")
def _rulings(*query: Query, as_json: Json = False) -> None:
    text = " ".join(query)
    entries = find_entries(text) if text else all_entries()
    if not entries:
        raise RecordError(
            f"{shown(text)} fits nothing in the rulebook: try trump, TC-24, C-10 or another word"
        )
    if as_json:
        write_json([entry_content(entry) for entry in entries])
    elif text:
        write_lines([line for entry in entries for line in (*entry_lines(entry), "")][:-1])
    else:
        write_lines(map(str, RULEBOOK))


@app.command(
    name="conform",
    help=(
        "Put the conformance vectors to any program; exit code 1 if it deviates.\n\n"
        'The program reads one line of JSON after the other, {"id", "kind", "given"}, and answers'
        ' each by a line, flushed: {"id", "answer"}, or {"id", "skip": true} for what it does not'
        " support."
    ),
)
def _conform(
    *command: Command, kind: Kind = None, quick: Quick = False, as_json: Json = False
) -> int:
    if not command:
        raise RecordError("no program to ask: wizard-rules conform -- COMMAND")
    if kind is not None and kind not in KINDS:
        raise RecordError(f"{shown(kind)} is none of {', '.join(KINDS)}")
    questions = list(cases(kind, quick=quick))
    with ended_by_signals(), bar() as progress:
        outcomes = put(questions, command)
        found = summary(progress.track(outcomes, len(questions), description="cases"))
    if as_json:
        write_json(summary_content(found))
    else:
        write_lines(summary_lines(found))
    return FINE if found.conforms else FAULT


@app.command(name="sample", help="A whole game of random legal acts, as a record.")
def _sample(*, players: Players = 4, seed: Seed = 7, as_json: Json = False) -> None:
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
