"""
Fuzz the readers: whatever they are given, `RecordError` or a value comes out.

It needs the extra `fuzz` and runs from the top of the checkout, one target at a time:

    python tests/fuzz/records.py cards CORPUS_DIRECTORY -runs=10000000
    python tests/fuzz/records.py records CORPUS_DIRECTORY -runs=10000000
    python tests/fuzz/records.py copies CORPUS_DIRECTORY -runs=1000000

`cards` reads texts of cards, `records` reads records and judges them, `copies` writes what was
read and reads it again. The corpus directory may be new: the mutator begins from the example
records and from records of random games. What fails is written as `crash-…`, what takes over a
second as `slow-unit-…`; to see either again, name the file: `records.py cards crash-…`.
"""

import copy
import functools
import gc
import json
import random
import sys
import tomllib
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from types import FunctionType
from typing import Final

import tomli_w
from attrs import fields

import wizard_rules as wr

EXAMPLES: Final = Path(__file__).resolve().parents[2] / "examples" / "records"
OPTIONS: Final = ("-max_len=20000", "-report_slow_units=1", "-print_final_stats=1")

KEYS: Final = tuple(
    field.name
    for kind in (wr.Record, wr.RecordRound, wr.RecordTrick, wr.RecordBid, wr.Ruleset)
    for field in fields(kind)
)
TEXTS: Final = (
    "wizard-record/1",
    *("P1", "P2", "P3", "Yi", "", "none", "R", "B", "G", "Y", "W", "J", "W1", "W4", "J4", "R5"),
    *(
        "R14",
        "SA",
        "♥10",
        "h1",
        "\u017f2",
        "W5",
        "R05",
        "R٣",
        "r1",
        "J J J J J",
        "R1 R2 R3 R4",
        "W W",
    ),
    *("allowed", "refused", "free", "plus-minus-one", "open", "hidden", "dealer", "left", "\x00"),
)
CARDS: Final = tuple(map(str, wr.DECK))
NUMBERS: Final = (0, 1, 2, 3, 10, 15, 20, 30, 60, 61, -1, -10, 10**6, -(10**6) - 1, 10**30)
ODD: Final[Sequence[object]] = ("", None, True, 1.0, float("nan"), [], {}, [[]], "\ud800")


def check_cards(text: str) -> None:
    """Cards or a refusal come of a text; the text of the cards gives them back."""
    for parse in (wr.parse_cards, wr.parse_card_set):
        try:
            cards = parse(text)
        except wr.RecordError as error:
            str(error).encode()
        else:
            if parse(" ".join(map(str, cards))) != cards:
                raise AssertionError("the cards are not those that were written")


def check_record(text: str) -> None:
    """A record or a refusal comes of a text; a record can be judged, and the report written."""
    try:
        record = wr.read_record(text)
    except wr.RecordError as error:
        str(error).encode()
    else:
        json.dumps(wr.report_content(wr.adjudicate(record)), allow_nan=False).encode()


def check_copy(text: str) -> None:
    """A record is the same when written and read again; only one without a fault is a game."""
    try:
        record = wr.read_record(text)
    except wr.RecordError:
        return
    for write in (wr.toml_of, wr.json_of):
        if wr.read_record(write(record)) != record:
            raise AssertionError(f"{write.__name__} does not give the record back")
    try:
        game = wr.game_from_record(record)
    except wr.RecordError:
        return
    if wr.adjudicate(record).faults:
        raise AssertionError("a game came of a record with faults")
    wr.validate(game)


@functools.cache
def seeds() -> Sequence[str]:
    """The example records, and records of games under way."""
    examples = [path.read_text("utf-8") for path in sorted(EXAMPLES.glob("*.toml"))]
    return examples + [wr.json_of(wr.record_of(some_game(random.Random(n)))) for n in range(90)]


def some_game(rng: random.Random) -> wr.Game:
    """A game of some rounds, stopped at any moment."""
    players = rng.randint(2, 6)
    bid_total, bidding = rng.choice(
        [
            (wr.BidTotal.FREE, wr.BiddingMethod.OPEN),
            (wr.BidTotal.FREE, wr.BiddingMethod.HIDDEN),
            (wr.BidTotal.PLUS_MINUS_ONE, wr.BiddingMethod.OPEN),
        ]
    )
    ruleset = wr.Ruleset(players, wr.TwoPlayers.ALLOWED, bid_total, bidding)
    game = wr.start_game(ruleset, wr.Seat(rng.randrange(players)))
    for _ in range(rng.randint(1, rng.choice([12, 25, 100]))):
        actions = wr.legal_actions(game)
        game = wr.apply(game, rng.choice(actions)) if actions else wr.deal(game, deck(rng))
    return game


def deck(rng: random.Random) -> tuple[wr.Card, ...]:
    """A deck that often turns up a Wizard."""
    cards = wr.shuffled_deck(rng)
    return cards if rng.random() < 0.8 else tuple(reversed(cards))


def other_record(text: str, rng: random.Random) -> str:
    """Another text: the tree of a record changed in one to four places, as JSON or TOML."""
    tree = parsed(text)
    if not isinstance(tree, dict) or rng.random() < 0.02:
        tree = parsed(rng.choice(seeds()))
    for _ in range(rng.randint(1, 4)):
        change(rng.choice(containers(tree)), rng)
    if rng.random() < 0.9:
        return json.dumps(tree, ensure_ascii=rng.random() < 0.1)
    try:
        return tomli_w.dumps(tree) if isinstance(tree, dict) else ""
    except (TypeError, ValueError):  # null, for one
        return json.dumps(tree)


def parsed(text: str) -> object:
    """The tree that a text spells, if any."""
    try:
        tree: object = json.loads(text) if text.startswith("{") else tomllib.loads(text)
    except (ValueError, RecursionError):
        return None
    return tree


def containers(tree: object) -> list[list[object] | dict[str, object]]:
    """Every table and list of a tree; the lists of a list count, so that most are deep."""
    if not isinstance(tree, dict | list):
        return []
    parts = tree.values() if isinstance(tree, dict) else tree
    return [tree, *(below for part in parts for below in containers(part))]


def change(part: list[object] | dict[str, object], rng: random.Random) -> None:
    """One change of a table or list."""
    places = list(part) if isinstance(part, dict) else list(range(len(part)))
    at, other = (rng.choice(places), rng.choice(places)) if places else (None, None)
    kind = rng.random()
    if isinstance(part, dict):
        if not isinstance(at, str) or kind < 0.1:
            part[rng.choice(KEYS)] = value(rng)
        elif kind < 0.25:
            del part[at]
        else:
            part[at] = changed(part[at], rng)
    elif not isinstance(at, int) or not isinstance(other, int) or kind < 0.05:
        part.append(value(rng))
    elif kind < 0.1:
        del part[at]
    elif kind < 0.15:
        part.insert(other, copy.deepcopy(part[at]))
    elif kind < 0.4:
        part[at], part[other] = part[other], part[at]
    else:
        part[at] = changed(part[at], rng)


def changed(old: object, rng: random.Random) -> object:
    """Another value, most often of the same kind."""
    if rng.random() < 0.05 or not isinstance(old, str | int):
        return old if isinstance(old, list | dict) and rng.random() < 0.8 else value(rng)
    if isinstance(old, int):
        return rng.choice([old + 1, old - 1, -old, old + 10, *NUMBERS])
    return other_cards(old, rng)


def other_cards(text: str, rng: random.Random) -> str:
    """Another text: a word of it replaced, added, left out, cut short, or all turned round."""
    tokens = text.split(" ")
    at, other = rng.randrange(len(tokens)), rng.randrange(len(tokens))
    new = rng.choice(rng.choice([CARDS, TEXTS]))
    how: Sequence[Callable[[], object]] = (
        lambda: tokens.__setitem__(at, new),
        lambda: tokens.insert(at, new),
        lambda: tokens.pop(at),
        lambda: tokens.__setitem__(at, tokens[other]),
        tokens.reverse,
        lambda: tokens.__setitem__(at, tokens[at][:1]),
    )
    rng.choice(how)()
    return " ".join(tokens)


def value(rng: random.Random) -> object:
    """Any value; a list or table is a new one, lest a tree come to hold itself."""
    return copy.deepcopy(rng.choice(rng.choice([TEXTS, NUMBERS, ODD])))


def text_of(data: bytes) -> str:
    """The text of bytes, half characters and all."""
    try:
        return data.decode("utf-8", "surrogatepass")
    except UnicodeDecodeError:
        return data.decode("latin-1")


TARGETS: Final[Mapping[str, tuple[Callable[[str], None], Callable[[str, random.Random], str]]]] = {
    "cards": (check_cards, other_cards),
    "records": (check_record, other_record),
    "copies": (check_copy, other_record),
}


def main() -> None:
    """Fuzz until told to stop."""
    target, *rest = sys.argv[1:] or [""]
    if target not in TARGETS:
        sys.exit(f"usage: records.py {'|'.join(TARGETS)} CORPUS_DIRECTORY [-runs=NUMBER]")
    check, other = TARGETS[target]
    fuzzer = import_module("atheris")
    for name in rest:
        if not name.startswith("-") and not Path(name).exists():
            Path(name).mkdir()

    def mutator(data: bytes, most: int, seed: int) -> bytes:
        rng = random.Random(seed)
        if rng.random() < 0.1:
            of_bytes: bytes = fuzzer.Mutate(data, most)
            return of_bytes
        new = other(text_of(data), rng).encode("utf-8", "surrogatepass")
        return new if len(new) <= most else data[:most]

    for function in gc.get_objects():
        if isinstance(function, FunctionType) and "wizard_rules" in function.__code__.co_filename:
            fuzzer.instrument_func(function)
    arguments = [sys.argv[0], *OPTIONS, *rest]
    fuzzer.Setup(arguments, lambda data: check(text_of(data)), custom_mutator=mutator)
    fuzzer.Fuzz()


if __name__ == "__main__":
    main()
