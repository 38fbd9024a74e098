"""
Values of another kind are refused as a mistake of the program, not of a player.

`ROWS` has a row for each public function and constructor: right arguments, and for each parameter
its kind. What is wrong follows from the kind: whatever of `pool()` it does not accept.
"""

import copy
import inspect
import itertools
import operator
import pickle
import random
import re
import unittest.mock
from collections import Counter, UserList, deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from decimal import Decimal
from enum import Enum, IntEnum
from fractions import Fraction
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from itertools import islice
from numbers import Integral
from typing import NamedTuple, final

import attrs
import pytest

import wizard_rules as wr

HUGE = 10**5000
"""An integer that Python does not even write out in decimals."""

# The games: one in each phase and way of bidding, in the second or third round where there is one.


def states(ruleset: wr.Ruleset, seed: int) -> Iterator[wr.Game]:
    """A whole game of random acts, state by state."""
    rng = random.Random(seed)
    game = wr.start_game(ruleset, dealer=wr.Seat(1))
    yield game
    while not game.is_over:
        game = wr.deal(game, wr.shuffled_deck(rng))
        yield game
        while actions := wr.legal_actions(game):
            game = wr.apply(game, rng.choice(actions))
            yield game


def first(ruleset: wr.Ruleset, wanted: Callable[[wr.Game], bool]) -> wr.Game:
    """The first state that is wanted, in as many games as it takes."""
    return next(game for seed in range(99) for game in states(ruleset, seed) if wanted(game))


def in_trick(number: int, tricks: int, cards: int) -> Callable[[wr.Game], bool]:
    def wanted(game: wr.Game) -> bool:
        return (
            isinstance(game, wr.Playing)
            and game.table.number == number
            and (len(game.progress.tricks), len(game.cards)) == (tricks, cards)
        )

    return wanted


def in_bidding(number: int, bids: int) -> Callable[[wr.Game], bool]:
    def wanted(game: wr.Game) -> bool:
        return (
            isinstance(game, wr.Bidding) and game.table.number == number and len(game.bids) == bids
        )

    return wanted


def named_trump(game: wr.Game) -> bool:
    """Whether trump of the round was named by the dealer."""
    return (
        isinstance(game, wr.Playing)
        and game.table.number == 2
        and isinstance(game.deal.turn_up, wr.Wizard)
        and len(game.progress.tricks) == 1
    )


THREE, SIX = wr.Ruleset(players=3), wr.Ruleset(players=6)
HIDDEN = wr.Ruleset(players=3, bidding=wr.BiddingMethod.HIDDEN)
BARRED = wr.Ruleset(players=3, bid_total=wr.BidTotal.PLUS_MINUS_ONE)
GAMES: dict[str, wr.Game] = {
    "start": wr.start_game(THREE, wr.Seat(1)),
    "dealing": first(THREE, lambda game: isinstance(game, wr.Dealing) and game.table.number == 3),
    "choosing": first(
        THREE, lambda game: isinstance(game, wr.ChoosingTrump) and game.table.number == 2
    ),
    "bidding": first(THREE, in_bidding(3, bids=1)),
    "bidding hidden": first(HIDDEN, in_bidding(2, bids=2)),
    "bidding barred": first(BARRED, in_bidding(2, bids=2)),
    "leading": first(THREE, in_trick(3, tricks=1, cards=0)),
    "playing": first(THREE, in_trick(3, tricks=1, cards=2)),
    "playing named trump": first(THREE, named_trump),
    "finished": first(SIX, lambda game: isinstance(game, wr.Finished)),
}

# Right values.

HAND = wr.parse_cards("R2 Y3 W")
TRICK = wr.parse_cards("J R5")
RED_5, YELLOW_3 = wr.SuitCard(wr.Suit.R, 5), wr.SuitCard(wr.Suit.Y, 3)
HANDS = tuple(wr.parse_card_set(text) for text in ("R1", "W1", "J1"))
DEAL = wr.Deal(HANDS, turn_up=wr.SuitCard(wr.Suit.G, 4))
NAMES = ("Jia", "Yi", "Bing")
SO_FAR = (wr.RecordBid("Jia", 1), wr.RecordBid("Yi", 0))
TOLD = wr.RecordTrick("R5 R6 R7", lead="Jia", winner="Bing")
SHEET = wr.RecordRound(number=3, bids=(1, 2, 0), taken=(0, 2, 1), points=(-10, 40, -10))
RECORD = wr.Record(players=NAMES, rounds=(SHEET,))
SAVED = wr.record_of(GAMES["playing"])
REPORT = wr.adjudicate(RECORD)
LAST_TAKEN = {"number": 3, "bids": (1, 2, 0), "taken": (1, 2, 0), "points": (30, 40, 20)}
RIGHT_ROUND: dict[str, object] = {
    "dealer": "Jia",
    "turn_up": "R9",
    "trump": "R",
    "hands": ("R1 R2 R3", "B1 B2 B3", "G1 G2 G3"),
    "tricks": (TOLD,),
    "totals": (30, 40, 20),
    **LAST_TAKEN,
}

# Wrong values.


class Whole(int):
    """An int by inheritance alone."""

    __slots__ = ()


class One(IntEnum):
    """A number with a name."""

    ONE = 1


@final
class StandIn:
    """An integer of another make, such as numpy has: equal to an int, and none."""

    def __init__(self, value: int) -> None:
        self.value = value

    def __index__(self) -> int:
        """What it stands for."""
        return self.value

    def __int__(self) -> int:
        """What it stands for."""
        return self.value

    def __eq__(self, other: object) -> bool:
        """Equal to what it stands for."""
        return self.value == other

    def __hash__(self) -> int:
        """That of what it stands for."""
        return hash(self.value)


Integral.register(StandIn)


@final
class Duck:
    """Whatever is asked of it, it has: a card, but by no type."""

    def __getattr__(self, name: str) -> object:
        """A number or a card, as the name has it."""
        if name.startswith("__"):
            raise AttributeError(name)
        return 1 if name in {"bit", "bits", "number", "rank", "copy"} else RED_5


def numpy_values() -> dict[str, object]:
    """Numbers of numpy's, where it is installed."""
    if find_spec("numpy") is None:
        return {}
    numpy = import_module("numpy")
    return {
        "numpy.int64(1)": numpy.int64(1),
        "numpy.uint8(0)": numpy.uint8(0),
        "numpy.float64(1)": numpy.float64(1),
        "numpy.bool_": numpy.bool_(True),
        "numpy array": numpy.array([0, 1, 0]),
        "numpy array of 1": numpy.array([1]),
    }


NUMBERS: dict[str, object] = {
    "True": True,
    "False": False,
    "int subclass 0": Whole(0),
    "int subclass 1": Whole(1),
    "IntEnum 1": One.ONE,
    "stand-in 0": StandIn(0),
    "stand-in 1": StandIn(1),
    "0.0": 0.0,
    "1.0": 1.0,
    "1.5": 1.5,
    "nan": float("nan"),
    "infinity": float("inf"),
    "-infinity": float("-inf"),
    "Fraction(1)": Fraction(1),
    "Decimal(1)": Decimal(1),
    "Decimal nan": Decimal("nan"),
    "complex(1)": complex(1),
    **numpy_values(),
}
INTEGERS: dict[str, object] = {"0": 0, "1": 1, "-1": -1, "10**30": 10**30, "10**5000": HUGE}
TEXTS = ("", "R", "R5", "3", "W", "J", "0", "none", "free", "plus-minus-one", "hidden", "left")
VALUES: dict[str, object] = {
    "None": None,
    **NUMBERS,
    **INTEGERS,
    **{repr(text): text for text in (*TEXTS, "refused", "allowed", "play.any-lead", "ABC")},
    "b''": b"",
    "b'R5'": b"R5",
    "b'ABC'": b"ABC",
    "bytearray": bytearray(b"R5"),
    "memoryview": memoryview(b"R5"),
    "()": (),
    "range(2)": range(2),
    "frozenset": frozenset((RED_5,)),
    "a suit card": RED_5,
    "a Wizard": wr.Wizard(1),
    "a Jester": wr.Jester(1),
    "a suit": wr.Suit.R,
    "a CardSet": wr.CardSet(HAND),
    "an empty CardSet": wr.CardSet(),
    "a Play": wr.Play(RED_5),
    "a Bid": wr.Bid(1),
    "a NameTrump": wr.NameTrump(wr.Suit.R),
    "a Deal": DEAL,
    "BidTotal": wr.BidTotal.FREE,
    "BiddingMethod": wr.BiddingMethod.OPEN,
    "FirstCard": wr.FirstCard.LEFT,
    "TwoPlayers": wr.TwoPlayers.ALLOWED,
    "Status": wr.Status.STATED,
    "FaultKind": wr.FaultKind.CLAIM,
    "a Ruleset": THREE,
    "a Ruling": wr.RULEBOOK[0],
    "a Source": wr.sources()[0],
    "an Evidence": wr.Evidence("R5", 1),
    "a Place": wr.Place(1, wr.Seat(0), 0),
    "an IllegalAction": wr.IllegalAction(wr.Violation(wr.RULEBOOK[0], "so")),
    **{f"a game {name}": game for name, game in GAMES.items()},
    **{
        f"a view {name}": wr.view(GAMES[name], wr.Seat(0))
        for name in ("choosing", "bidding", "playing")
    },
    "a Table": GAMES["playing"].table,
    "a Trick": GAMES["finished"].table.history[0].tricks[0],
    "a Record": RECORD,
    "a RecordRound": SHEET,
    "a RecordTrick": TOLD,
    "a RecordBid": SO_FAR[0],
    "a Report": REPORT,
    "a random.Random": random.Random(1),
    "the module random": random,
    "the class SuitCard": wr.SuitCard,
    "the class Suit": wr.Suit,
    "the class Random": random.Random,
    "a function": wr.led_suit,
    "an object": object(),
    "a duck": Duck(),
    "ANY": unittest.mock.ANY,
    "...": ...,
}


def pool() -> dict[str, object]:
    """All values; those that can be used up or changed are new each time."""
    return VALUES | {
        "[]": [],
        "{}": {},
        "set()": set(),
        "a list of a card": [RED_5],
        "a set of a card": {RED_5},
        "a dict of a card": {RED_5: RED_5},
        "an iterator": iter([RED_5]),
        "an empty iterator": iter([]),
        "a generator": (card for card in HAND),
        "a list of None": [None],
        "a list of texts": ["R5", "W"],
        "a list of names": list(NAMES),
        "a tuple of texts": ("R5", "W", "R6"),
        "a tuple of None": (None, None, None),
        "a list of numbers": [0, 1],
        "a tuple of floats": (0.0, 1.0, 0.0),
    }


# Kinds.


class Kind(NamedTuple):
    """What a parameter takes, and words of which one is in a message that says so."""

    word: str
    accepts: Callable[[object], bool]
    element: "Kind | None" = None
    holders: tuple[Callable[[list[object]], object], ...] = ()

    @property
    def words(self) -> str:
        return self.word if self.element is None else f"{self.word}|{self.element.words}"


def instance(word: str, *classes: type) -> Kind:
    return Kind(word, lambda value: isinstance(value, classes))


def optional(kind: Kind) -> Kind:
    return kind._replace(accepts=lambda value: value is None or kind.accepts(value))


def literal(*texts: str) -> Kind:
    return Kind("|".join(texts), lambda value: isinstance(value, str) and value in texts)


def holds(kind: Kind, value: object) -> bool:
    """Whether the elements, which are read here, are all of the kind."""
    return isinstance(value, Iterable) and all(map(kind.accepts, value))


def sequence(element: Kind) -> Kind:
    """A sequence of any make, but neither text nor bytes for anything else than numbers."""

    def accepts(value: object) -> bool:
        is_one = isinstance(value, Sequence) and not isinstance(value, str)
        is_bytes = isinstance(value, bytes | bytearray | memoryview)
        return is_one and (holds(element, value) if not is_bytes else element is INT)

    return Kind("sequence|list|tuple", accepts, element, (list, tuple, deque, UserList))


def iterable(element: Kind) -> Kind:
    """Anything that can be read through, text and bytes left out."""

    def accepts(value: object) -> bool:
        is_text = isinstance(value, str | bytes | bytearray | memoryview)
        return not is_text and (isinstance(value, Iterator) or holds(element, value))

    return Kind("cards|iterable|set", accepts, element, (list, iter, tuple))


def tuple_of(element: Kind) -> Kind:
    return Kind(
        "tuple", lambda value: isinstance(value, tuple) and holds(element, value), element, (tuple,)
    )


INT = Kind(r"\bint|number|\d to \d", lambda value: type(value) is int)
SEAT = INT._replace(word=r"\bint|number|\d to \d|seat")
TEXT = instance("text|str", str)
SUIT = instance("suit", wr.Suit)
CARD = instance("card", wr.SuitCard, wr.Wizard, wr.Jester)
CARDS, INTS, HELD = sequence(CARD), sequence(INT), iterable(CARD)
ACTION = instance("act", wr.NameTrump, wr.Bid, wr.Play)
GAME = instance(
    "game|state|phase", wr.Dealing, wr.ChoosingTrump, wr.Bidding, wr.Playing, wr.Finished
)
RULESET = instance("ruleset", wr.Ruleset)
BID_TOTAL = instance("bidtotal|bid_total|free", wr.BidTotal)
RECORD_ = instance("record", wr.Record)
TEXT_TUPLE, INT_TUPLE = tuple_of(TEXT), tuple_of(INT)


class Row(NamedTuple):
    """What is called, the kind of each parameter, right arguments, and how it may refuse."""

    function: object
    kinds: Mapping[str, Kind]
    rights: Sequence[Mapping[str, object]] = ({},)
    refusals: tuple[type[ValueError], ...] = (ValueError,)


def call(function: object, arguments: Mapping[str, object], *values: object) -> object:
    """What the function gives for arguments of any kind: it is the function that is to look."""
    answer: object = operator.methodcaller("__call__", *values, **arguments)(function)
    return answer


def in_every_game(**others: object) -> list[dict[str, object]]:
    return [{"game": game, **others} for game in GAMES.values()]


ACTS = [
    right
    for action in (wr.Bid(0), wr.Play(RED_5), wr.NameTrump(wr.Suit.B))
    for right in in_every_game(action=action)
]
BIDS = {"number": INT, "bids": INTS, "players": INT, "bid_total": BID_TOTAL}
RIGHT_BIDS = {"number": 3, "bids": (1, 1, 1), "players": 4}
TRICKS = [{"cards": TRICK, "trump": trump} for trump in (None, wr.Suit.R)]
PLAYS: list[dict[str, object]] = [{"hand": HAND, "cards": cards} for cards in (TRICK, HAND, ())]
TURNED = [{"turn_up": turn_up} for turn_up in (RED_5, wr.Wizard(1), wr.Jester(1), None)]
ROUND = {"dealer": SEAT, "players": INT}
SCORE = {"bid": INT, "taken": INT}
RECORDED = (ValueError, wr.RecordError)

ROWS: dict[str, Row] = {
    # Values that functions take
    "SuitCard": Row(wr.SuitCard, {"suit": SUIT, "rank": INT}, [{"suit": wr.Suit.R, "rank": 5}]),
    "Wizard": Row(wr.Wizard, {"copy": INT}, [{"copy": 1}]),
    "Jester": Row(wr.Jester, {"copy": INT}, [{"copy": 1}]),
    "CardSet": Row(wr.CardSet, {"cards": HELD}, [{"cards": HAND}]),
    "CardSet.of_bits": Row(wr.CardSet.of_bits, {"bits": INT}, [{"bits": 1}]),
    "Bid": Row(wr.Bid, {"tricks": INT}, [{"tricks": 1}]),
    "NameTrump": Row(wr.NameTrump, {"suit": SUIT}, [{"suit": wr.Suit.R}]),
    "Play": Row(wr.Play, {"card": CARD}, [{"card": RED_5}]),
    "Deal": Row(
        wr.Deal,
        {
            "hands": tuple_of(instance("cardset|card set|set of cards", wr.CardSet)),
            "turn_up": optional(CARD),
        },
        [{"hands": HANDS, "turn_up": RED_5}],
    ),
    "Ruleset": Row(
        wr.Ruleset,
        {
            "players": INT,
            "two_players": instance("twoplayers|refused|two_players", wr.TwoPlayers),
            "bid_total": BID_TOTAL,
            "bidding": instance("biddingmethod|open|bidding", wr.BiddingMethod),
            "first_card": instance("firstcard|dealer|first_card", wr.FirstCard),
        },
        [{"players": 3}, {"players": 2, "two_players": wr.TwoPlayers.ALLOWED}],
    ),
    # The deck, the table, the deal
    "check_deck": Row(wr.check_deck, {"deck": CARDS}, [{"deck": wr.DECK}, {"deck": HAND}]),
    "shuffled_deck": Row(
        wr.shuffled_deck,
        {"rng": instance("random", random.Random)},
        [{"rng": random.Random(7)}],
    ),
    "parse_cards": Row(wr.parse_cards, {"text": TEXT}, [{"text": "R5 W"}]),
    "parse_card_set": Row(wr.parse_card_set, {"text": TEXT}, [{"text": "R5 W"}]),
    "draw_for_dealer": Row(wr.draw_for_dealer, {"cards": CARDS}, [{"cards": HAND}]),
    "forehand": Row(wr.forehand, ROUND, [{"dealer": wr.Seat(1), "players": 4}]),
    "next_dealer": Row(wr.next_dealer, ROUND, [{"dealer": wr.Seat(1), "players": 4}]),
    "rounds_in_game": Row(wr.rounds_in_game, {"players": INT}, [{"players": 4}]),
    # Trump, bids, tricks, plays, points
    "check_trump_choice": Row(
        wr.check_trump_choice,
        {"choice": optional(SUIT), "turn_up": optional(CARD)},
        [{"choice": choice, **turned} for choice in (None, wr.Suit.B) for turned in TURNED],
    ),
    "legal_trump_choices": Row(wr.legal_trump_choices, {"turn_up": optional(CARD)}, TURNED),
    "trump_ruling": Row(wr.trump_ruling, {"turn_up": optional(CARD)}, TURNED),
    "turned_trump": Row(wr.turned_trump, {"turn_up": optional(CARD)}, TURNED),
    "check_bid": Row(
        wr.check_bid,
        {"bid": INT, **BIDS},
        [
            {"bid": 1, **RIGHT_BIDS},
            {"bid": 0, **RIGHT_BIDS, "bid_total": wr.BidTotal.PLUS_MINUS_ONE},
            {"bid": 99, "number": 3, "players": 4},
        ],
    ),
    "legal_bids": Row(
        wr.legal_bids,
        BIDS,
        [RIGHT_BIDS, {**RIGHT_BIDS, "bid_total": wr.BidTotal.PLUS_MINUS_ONE}],
    ),
    "led_suit": Row(
        wr.led_suit, {"cards": CARDS}, [{"cards": TRICK}, {"cards": ()}, {"cards": HAND}]
    ),
    "trick_winner": Row(wr.trick_winner, {"cards": CARDS, "trump": optional(SUIT)}, TRICKS),
    "trick_ruling": Row(wr.trick_ruling, {"cards": CARDS, "trump": optional(SUIT)}, TRICKS),
    "check_play": Row(
        wr.check_play,
        {"card": CARD, "hand": HELD, "cards": CARDS},
        [{"card": card, **play} for card in (YELLOW_3, wr.Wizard(2)) for play in PLAYS],
    ),
    "legal_plays": Row(wr.legal_plays, {"hand": HELD, "cards": CARDS}, PLAYS),
    "play_ruling": Row(wr.play_ruling, {"hand": HELD, "cards": CARDS}, PLAYS),
    "bid_score": Row(wr.bid_score, SCORE, [{"bid": 1, "taken": 1}, {"bid": 2, "taken": 0}]),
    "score_ruling": Row(wr.score_ruling, SCORE, [{"bid": 1, "taken": 1}, {"bid": 2, "taken": 0}]),
    "places": Row(wr.places, {"totals": INTS}, [{"totals": (100, 250, -30, 250)}]),
    # Games
    "start_game": Row(
        wr.start_game, {"ruleset": RULESET, "dealer": SEAT}, [{"ruleset": SIX, "dealer": 1}]
    ),
    "deal": Row(wr.deal, {"game": GAME, "deck": CARDS}, in_every_game(deck=wr.DECK)),
    "deal_hands": Row(
        wr.deal_hands, {"game": GAME, "dealt": instance("deal", wr.Deal)}, in_every_game(dealt=DEAL)
    ),
    "name_trump": Row(
        wr.name_trump,
        {"game": GAME, "suit": optional(SUIT), "seat": optional(SEAT)},
        in_every_game(suit=wr.Suit.B) + in_every_game(suit=None),
    ),
    "bid": Row(
        wr.bid, {"game": GAME, "tricks": INT, "seat": optional(SEAT)}, in_every_game(tricks=1)
    ),
    "play": Row(
        wr.play, {"game": GAME, "card": CARD, "seat": optional(SEAT)}, in_every_game(card=RED_5)
    ),
    "apply": Row(wr.apply, {"game": GAME, "action": ACTION, "seat": optional(SEAT)}, ACTS),
    "apply_all": Row(
        wr.apply_all,
        {"game": GAME, "actions": sequence(ACTION)},
        in_every_game(actions=(wr.Bid(0), wr.Play(RED_5))),
    ),
    "check_action": Row(
        wr.check_action, {"game": GAME, "action": ACTION, "seat": optional(SEAT)}, ACTS
    ),
    "legal_actions": Row(
        wr.legal_actions, {"game": GAME, "seat": optional(SEAT)}, in_every_game(seat=None)
    ),
    "seats_to_act": Row(wr.seats_to_act, {"game": GAME}, in_every_game()),
    "standings": Row(wr.standings, {"game": GAME}, in_every_game()),
    "validate": Row(wr.validate, {"game": GAME}, in_every_game()),
    "view": Row(wr.view, {"game": GAME, "seat": SEAT}, in_every_game(seat=wr.Seat(1))),
    # Records
    "RecordBid": Row(
        wr.RecordBid, {"player": TEXT, "bid": INT}, [{"player": "Jia", "bid": 1}], RECORDED
    ),
    "RecordTrick": Row(
        wr.RecordTrick,
        {"cards": TEXT, "lead": optional(TEXT), "winner": optional(TEXT)},
        [{"cards": "R5 R6 R7", "lead": "Jia", "winner": "Bing"}],
        RECORDED,
    ),
    "RecordRound": Row(
        wr.RecordRound,
        {
            "number": optional(INT),
            "dealer": optional(TEXT),
            "turn_up": optional(TEXT),
            "trump": optional(literal("R", "B", "G", "Y", "none")),
            "hands": optional(TEXT_TUPLE),
            "bids_so_far": optional(tuple_of(instance("bid", wr.RecordBid))),
            "bids": optional(INT_TUPLE),
            "tricks": optional(tuple_of(instance("trick", wr.RecordTrick))),
            "taken": optional(INT_TUPLE),
            "points": optional(INT_TUPLE),
            "totals": optional(INT_TUPLE),
        },
        [RIGHT_ROUND, {"number": 3, "bids_so_far": SO_FAR}],
        RECORDED,
    ),
    "Record": Row(
        wr.Record,
        {
            "format": literal("wizard-record/1"),
            "title": optional(TEXT),
            "players": TEXT_TUPLE,
            "first_dealer": optional(TEXT),
            "rules": RULESET,
            "rounds": tuple_of(instance("round", wr.RecordRound)),
        },
        [{"players": NAMES, "rounds": (SHEET,)}],
        RECORDED,
    ),
    "Record.seat_of": Row(RECORD.seat_of, {"player": TEXT}, [{"player": "Yi"}]),
    "adjudicate": Row(wr.adjudicate, {"record": RECORD_}, [{"record": SAVED}]),
    "game_from_record": Row(wr.game_from_record, {"record": RECORD_}, [{"record": SAVED}]),
    "json_of": Row(wr.json_of, {"record": RECORD_}, [{"record": SAVED}]),
    "toml_of": Row(wr.toml_of, {"record": RECORD_}, [{"record": SAVED}]),
    "read_record": Row(wr.read_record, {"text": TEXT}, [{"text": wr.json_of(RECORD)}]),
    "record_of": Row(
        wr.record_of,
        {"game": GAME, "players": optional(sequence(TEXT)), "title": optional(TEXT)},
        [
            {"game": game, "players": tuple("ABCDEF"[: game.table.players])}
            for game in GAMES.values()
        ],
    ),
    "report_content": Row(
        wr.report_content, {"report": instance("report", wr.Report)}, [{"report": REPORT}]
    ),
    # The rulebook and the sources
    "ruling": Row(wr.ruling, {"id_": TEXT}, [{"id_": "play.any-lead"}]),
    "find_entries": Row(wr.find_entries, {"query": TEXT}, [{"query": "revoke"}]),
    "conflicts": Row(wr.conflicts, {}),
    "silences": Row(wr.silences, {}),
    "sources": Row(wr.sources, {}),
    "statements": Row(wr.statements, {}),
}

STATE = "a state, or a part of one: built by hand it is judged by `validate`"
ANSWER = "a value that functions give back: no function takes it"
LOOKUP = "an enum: calling it looks a member up, as in any enum"
ERROR = "an exception: it carries what it is given"
EXCUSED: dict[str, str] = {
    **dict.fromkeys(("Bidding", "ChoosingTrump", "Contract", "Dealing", "Finished"), STATE),
    **dict.fromkeys(("Playing", "Progress", "ScoredRound", "Table", "Trick"), STATE),
    **dict.fromkeys(("BiddingView", "ChoosingTrumpView", "PlayingView", "Place"), ANSWER),
    **dict.fromkeys(("Evidence", "Fault", "RoundReport", "Violation", "Ruling"), ANSWER),
    **dict.fromkeys(("Conflict", "Silence", "Source", "Statement"), ANSWER),
    "Report": "a value that `adjudicate` gives back, for `report_content` alone to write out",
    **dict.fromkeys(("BidTotal", "BiddingMethod", "FaultKind", "FirstCard"), LOOKUP),
    **dict.fromkeys(("Status", "Suit", "TwoPlayers"), LOOKUP),
    **dict.fromkeys(("IllegalAction", "IllegalBid", "IllegalPlay", "IllegalTrumpChoice"), ERROR),
    **dict.fromkeys(("RecordError", "WizardRulesError"), ERROR),
    "Seat": "a name that only type checkers know: whoever takes a seat checks it",
}


def public_callables() -> list[str]:
    """All public functions and classes, and the methods that the classes define."""
    names = [name for name in wr.__all__ if callable(getattr(wr, name))]
    return names + [
        f"{name}.{method}"
        for name in names
        if inspect.isclass(getattr(wr, name))
        for method, value in vars(getattr(wr, name)).items()
        if isinstance(value, classmethod | staticmethod) or inspect.isfunction(value)
        if not method.startswith("_")
    ]


PARAMETERS = [(name, parameter) for name, row in ROWS.items() for parameter in row.kinds]
SEQUENCES = [
    (name, parameter)
    for name, parameter in PARAMETERS
    if len(ROWS[name].kinds[parameter].holders) > 1
]


def wrong(kind: Kind, right: object) -> Iterator[tuple[str, object]]:
    """All values of another kind, and right ones with one wrong element at each position."""
    for label, value in pool().items():
        if not kind.accepts(value):
            yield label, value
    if kind.element is None or not isinstance(right, Sequence):
        return
    for position in range(len(right)):
        values = [item for item in pool().items() if not kind.element.accepts(item[1])]
        step = 1 if len(right) < 10 else 11
        for turn, (label, value) in enumerate(islice(values, position % step, None, step)):
            elements = [*right[:position], value, *right[position + 1 :]]
            yield f"{label} at {position}", kind.holders[turn % len(kind.holders)](elements)


def fault(row: Row, parameter: str, arguments: Mapping[str, object]) -> str:
    """What is wrong with how the arguments, one of them wrong, are refused; empty for nothing."""
    try:
        answer = call(row.function, arguments)
    except Exception as error:  # noqa: BLE001 - what is raised is what is judged
        message = str(error)
        if type(error) not in row.refusals:
            return f"raises {type(error).__name__}: {message[:80]}"
        if not re.search(rf"\b{parameter.rstrip('_')}_?\b", message):
            return f"does not name the argument: {message[:80]}"
        is_said = re.search(row.kinds[parameter].words, message, re.IGNORECASE)
        return "" if is_said else f"does not say what it should be: {message[:80]}"
    return f"gives {type(answer).__name__}"


def faults(name: str, parameter: str) -> Iterator[str]:
    """All wrong values for a parameter that are not refused as they should be."""
    row = ROWS[name]
    kind = row.kinds[parameter]
    for right in row.rights:
        for label, value in wrong(kind, right.get(parameter)):
            length = operator.length_hint(value, 0)
            if found := fault(row, parameter, {**right, parameter: value}):
                phase = type(right.get("game")).__name__ if "game" in right else ""
                yield f"{name}({parameter}={label}) {phase}: {found}"
            elif iter not in kind.holders and operator.length_hint(value, 0) != length:
                yield f"{name}({parameter}={label}): the argument is changed"


def listed(found: Iterable[str]) -> str:
    """The first of them, and how many there are."""
    lines = list(dict.fromkeys(found))
    return "\n".join([*lines[:40], f"{len(lines)} in all"] if lines else [])


def outcome(function: object, arguments: Mapping[str, object]) -> object:
    """What comes of a call with right arguments: an answer, or the violation."""
    try:
        return call(function, arguments)
    except wr.IllegalAction as error:
        return type(error), error.violation


def test_each_public_function_has_a_row() -> None:
    """Each public function, method and constructor stands in the table, or the reason why not."""
    assert sorted(public_callables()) == sorted([*ROWS, *EXCUSED])


@pytest.mark.parametrize("name", ROWS)
def test_each_parameter_has_a_kind(name: str) -> None:
    """A row names the parameters that the function has, and its right arguments are not refused."""
    row = ROWS[name]

    assert callable(row.function)
    assert list(inspect.signature(row.function).parameters) == list(row.kinds)
    for right in row.rights:
        outcome(row.function, right)


@pytest.mark.parametrize(("name", "parameter"), PARAMETERS)
def test_a_value_of_another_kind_is_refused(name: str, parameter: str) -> None:
    """A value of another kind is a plain `ValueError` that names the argument; nothing changes."""
    before = pickle.dumps(ROWS[name].rights)

    assert listed(faults(name, parameter)) == ""
    assert pickle.dumps(ROWS[name].rights) == before


def each(name: str, values: Iterable[object], **others: object) -> list[dict[str, object]]:
    """The arguments with each of the values for one of them."""
    return [{**others, name: value} for value in values]


SEATS = (99, -1, 10**30, HUGE)
NO_PLAYERS = (0, 1, 7, -4, 10**30, HUGE)
NO_BIDS = ([99, -5, 1], [4], [0, -1], [0, HUGE], [1, 1, 1, 1])
NO_ROUNDS = [
    *each("bids", NO_BIDS, number=3, players=4),
    *each("number", (0, -1, 16, 10**30, HUGE), players=4),
    *each("players", NO_PLAYERS, number=1),
]
NO_SCORES: list[dict[str, object]] = [
    *each("bid", (-1, 31, 99, 10**30, HUGE), taken=0),
    *each("taken", (-1, 31, 99, 10**30, HUGE), bid=0),
    {"bid": 99, "taken": 99},
]
NO_SEATS = [
    *each("dealer", (4, *SEATS), players=4),
    *each("players", NO_PLAYERS, dealer=0),
]
NO_CARDS = [
    *each("cards", ((), []), trump=None),
    *each("cards", ((), []), trump=wr.Suit.R),
]
NO_COPIES = each("copy", (0, 5, -1, 10**30, HUGE))
OUT_OF_RANGE: dict[str, Sequence[Mapping[str, object]]] = {
    "SuitCard": each("rank", (0, 14, -1, 10**30, HUGE), suit=wr.Suit.R),
    "Wizard": NO_COPIES,
    "Jester": NO_COPIES,
    "Bid": each("tricks", (31, -1, 10**30, HUGE)),
    "CardSet.of_bits": each("bits", (-1, 1 << 60, 10**30, HUGE)),
    "Ruleset": each("players", (2, *NO_PLAYERS)),
    "rounds_in_game": each("players", NO_PLAYERS),
    "next_dealer": NO_SEATS,
    "forehand": NO_SEATS,
    "draw_for_dealer": each("cards", ((), [])),
    "check_bid": [{"bid": 0, **others} for others in NO_ROUNDS],
    "legal_bids": NO_ROUNDS,
    "trick_winner": NO_CARDS,
    "trick_ruling": NO_CARDS,
    "bid_score": NO_SCORES,
    "score_ruling": NO_SCORES,
    "start_game": each("dealer", (3, *SEATS), ruleset=THREE),
    "view": [right for seat in SEATS for right in in_every_game(seat=seat)],
}


def refusal(function: object, arguments: Mapping[str, object]) -> str:
    """The name of what is raised, with its message if that is Python's own; empty for nothing."""
    try:
        call(function, arguments)
    except Exception as error:  # noqa: BLE001 - what is raised is what is judged
        is_pythons = "integer string conversion" in str(error)
        return f"{type(error).__name__}: {error}" if is_pythons else type(error).__name__
    return ""


@pytest.mark.parametrize("name", OUT_OF_RANGE)
def test_a_number_out_of_range_is_refused(name: str) -> None:
    """A number for which there is no seat, round, card or score is a plain `ValueError`."""
    found = [refusal(ROWS[name].function, arguments) for arguments in OUT_OF_RANGE[name]]

    assert found == ["ValueError"] * len(found)


@pytest.mark.parametrize("field", ["number", "bids", "taken", "points", "totals"])
@pytest.mark.parametrize("number", [10**30, HUGE, -(10**30)], ids=["30", "5000", "-30"])
def test_a_number_out_of_range_is_in_no_record(field: str, number: int) -> None:
    """A number beyond any that a game can have is not written down, and the path says where."""
    told = {field: number if field == "number" else (0, number, 0)}

    with pytest.raises(ValueError, match=field):
        call(wr.Record, {"players": NAMES, "rounds": (call(wr.RecordRound, told),)})


@pytest.mark.parametrize("seat", [9, -1, 10**30], ids=str)
@pytest.mark.parametrize("game", GAMES)
def test_who_does_not_sit_at_the_table_may_not_act(game: str, seat: int) -> None:
    """An act of a seat that is not there is forbidden, and no mistake of the program."""
    sat = wr.Seat(seat)

    assert wr.legal_actions(GAMES[game], seat=sat) == ()
    for action in (wr.Bid(0), wr.Play(RED_5), wr.NameTrump(wr.Suit.B)):
        assert isinstance(wr.check_action(GAMES[game], action, seat=sat), wr.Violation)
        with pytest.raises(wr.IllegalAction):
            wr.apply(GAMES[game], action, seat=sat)


@pytest.mark.parametrize("game", GAMES)
def test_a_forbidden_act_is_no_wrong_kind(game: str) -> None:
    """Whoever bids, plays or names what is of the right kind, but forbidden, breaks a ruling."""
    with pytest.raises(wr.IllegalBid):
        wr.bid(GAMES[game], 10**30)
    with pytest.raises(wr.IllegalBid):
        wr.bid(GAMES[game], -1)
    with pytest.raises(wr.IllegalTrumpChoice):
        wr.name_trump(GAMES[game], None)
    with pytest.raises(wr.IllegalAction):
        wr.deal(GAMES[game], wr.DECK[1:])


BEYOND: list[tuple[object, dict[str, object]]] = [
    (wr.bid, {"tricks": HUGE}),
    (wr.bid, {"tricks": 0, "seat": HUGE}),
    (wr.name_trump, {"suit": wr.Suit.B, "seat": HUGE}),
    (wr.play, {"card": RED_5, "seat": HUGE}),
    (wr.apply, {"action": wr.Bid(0), "seat": HUGE}),
]


@pytest.mark.parametrize("game", GAMES)
def test_a_number_that_cannot_be_written_out_is_refused(game: str) -> None:
    """A bid or a seat of five thousand digits is refused like any other that is too large."""
    assert wr.legal_actions(GAMES[game], seat=wr.Seat(HUGE)) == ()
    for function, arguments in BEYOND:
        found = refusal(function, {"game": GAMES[game], **arguments})
        assert found in {"ValueError", "IllegalBid", "IllegalPlay", "IllegalTrumpChoice"}


# What a signature allows.


@final
class Once:
    """Something that can be read through, and counts how often it is."""

    def __init__(self, elements: Sequence[object]) -> None:
        self.elements = elements
        self.read: Counter[object] = Counter()
        self.begun = 0

    def __iter__(self) -> Iterator[object]:
        """One more reading."""
        self.begun += 1
        for element in self.elements:
            self.read[element] += 1
            yield element


class Names(tuple[object, ...]):
    """A tuple by inheritance."""

    __slots__ = ()


ORDERED: dict[str, Callable[[Sequence[object]], object]] = {
    "list": list,
    "deque": deque,
    "UserList": UserList,
    "tuple subclass": Names,
}
READ_THROUGH: dict[str, Callable[[Sequence[object]], object]] = {
    **ORDERED,
    "set": set,
    "frozenset": frozenset,
    "dict": dict.fromkeys,
    "keys": lambda elements: dict.fromkeys(elements).keys(),
    "iterator": iter,
    "generator": lambda elements: (element for element in elements),
    "reversed": reversed,
    "iterable": Once,
    "CardSet": lambda elements: call(wr.CardSet, {"cards": elements}),
}


def is_read(name: str, parameter: str) -> bool:
    """Whether a parameter takes anything that can be read through, and so no order."""
    return iter in ROWS[name].kinds[parameter].holders


CONTAINERS = [
    (name, parameter, container)
    for name, parameter in SEQUENCES
    for container in (READ_THROUGH if is_read(name, parameter) else ORDERED)
]


@pytest.mark.parametrize(("name", "parameter", "container"), CONTAINERS)
def test_what_a_signature_allows_gives_the_same_answer(
    name: str, parameter: str, container: str
) -> None:
    """The answer is the same whatever holds the cards, bids, totals or names."""
    function, rights = ROWS[name].function, ROWS[name].rights
    asked = 0
    for right in rights:
        elements = right.get(parameter)
        if isinstance(elements, Sequence):
            held = READ_THROUGH[container](elements)
            assert outcome(function, {**right, parameter: held}) == outcome(function, right)
            asked += 1

    assert asked > 0


@pytest.mark.parametrize(("name", "parameter"), [each for each in PARAMETERS if is_read(*each)])
def test_an_iterable_is_read_once(name: str, parameter: str) -> None:
    """What can be read through is read through once, from its beginning to its end."""
    for right in ROWS[name].rights:
        held = Once(HAND)
        outcome(ROWS[name].function, {**right, parameter: held})

        assert held.begun == 1
        assert held.read == Counter(HAND)


# States that cannot be reached.

Put = Callable[[object, str, object], object]
"""A copy of a value, with another value for one of its attributes."""


def attributes(value: object) -> list[str]:
    """What a value of the library's holds, by name."""
    slots = [slot for each in type(value).__mro__ for slot in vars(each).get("__slots__", ())]
    return [slot for slot in slots if slot != "__weakref__"] if attrs.has(type(value)) else []


def by_hand(value: object, name: str, new: object) -> object:
    """The value with one attribute set past all checks."""
    made: object = object.__new__(type(value))
    for each in attributes(value):
        if each == name or hasattr(value, each):
            object.__setattr__(made, each, new if each == name else getattr(value, each))
    return made


def by_constructor(value: object, name: str, new: object) -> object:
    """The value built anew with one attribute changed, so that what is derived from it fits."""
    cls = type(value)
    assert attrs.has(cls)
    names = [field.name for field in attrs.fields(cls) if field.init]
    return call(cls, {each: getattr(value, each) for each in names} | {name: new})


def by_state(value: object, name: str, new: object) -> object:
    """The value as `__setstate__` makes it, where there is one."""
    made: object = object.__new__(type(value))
    state = {each: getattr(value, each) for each in attributes(value)} | {name: new}
    operator.methodcaller("__setstate__", state)(made)
    return made


def without(value: object, *names: str) -> object:
    """The value, some attributes of which were never set."""
    made: object = object.__new__(type(value))
    for each in attributes(value):
        if each not in names:
            object.__setattr__(made, each, getattr(value, each))
    return made


def double(value: object) -> object:
    """A second member of an enum, or a second instance of a card, which there cannot be."""
    made: object = object.__new__(type(value))
    if isinstance(value, Enum):
        vars(made).update(vars(value))
        return made
    return without(value)


def put_in_tuple(values: Sequence[object], position: int, new: object) -> object:
    return (*values[:position], new, *values[position + 1 :])


class Spot(NamedTuple):
    """A place in a state: the path, what stands there, and the state with something else."""

    path: str
    value: object
    replaced: Callable[[object], object]


def within(outer: Callable[[object], object], spot: Spot, path: str) -> Spot:
    """The spot of a part as one of the whole."""

    def replaced(new: object) -> object:
        return outer(spot.replaced(new))

    return Spot(f"{path}{spot.path}", spot.value, replaced)


def parts(value: object, put: Put) -> Iterator[Spot]:
    """The attributes of a value, or the first and the last element of a tuple."""
    if isinstance(value, tuple):
        for position in sorted({0, len(value) - 1}) if value else ():
            yield Spot(f"[{position}]", value[position], partial(put_in_tuple, value, position))
    for name in attributes(value):
        if not name.startswith("_"):
            yield Spot(f".{name}", getattr(value, name), partial(put, value, name))


def spots(value: object, put: Put) -> Iterator[Spot]:
    """All places in a value, at every depth."""
    for part in parts(value, put):
        yield part
        for spot in spots(part.value, put):
            yield within(part.replaced, spot, part.path)


def look_alikes(number: int) -> dict[str, object]:
    """What is equal to a number and is none, and numbers that no state has there."""
    return {
        "a bool": bool(number) if number in {0, 1} else True,
        "a float": float(number),
        "an int subclass": Whole(number),
        "a stand-in": StandIn(number),
        "a Fraction": Fraction(number),
        "a Decimal": Decimal(number),
        "a complex": complex(number),
        "-1": -1,
        "99": 99,
        "all bits": (1 << 60) - 1,
        "10**30": 10**30,
        "a bit too many": number | 1 << 60,
    }


def damages(value: object) -> dict[str, object]:
    """What takes the place of a value of its own kind."""
    if type(value) is int:
        return look_alikes(value)
    if isinstance(value, Enum):
        return {"its text": value.value, "a double": double(value)}
    if CARD.accepts(value):
        return {"a double": double(value), "nothing set": object.__new__(type(value))}
    if isinstance(value, tuple):
        return {"a list": list(value), "one more": (*value, None), "only None": (None,)}
    names = attributes(value)
    missing = {f"no {name}": without(value, name) for name in names}
    return missing | {"nothing set": without(value, *names)} if names else {}


OTHERS: dict[str, object] = {
    "None": None,
    "''": "",
    "'R5'": "R5",
    "bytes": b"R5",
    "nan": float("nan"),
    "[]": [],
    "{}": {},
    "an object": object(),
    "a card": wr.Wizard(1),
    "a suit": wr.Suit.R,
    "an act": wr.Play(RED_5),
    "a CardSet": wr.CardSet(HAND),
    "another enum": wr.Status.STATED,
    "a duck": Duck(),
}


def replacements(value: object) -> Iterator[tuple[str, object]]:
    """What cannot stand where the value stands."""
    for label, other in OTHERS.items():
        are_cards = CARD.accepts(value) and CARD.accepts(other)
        if type(other) is not type(value) and not are_cards:
            yield label, other
    for label, damaged in damages(value).items():
        if type(damaged) is not int or damaged != value:
            yield label, damaged


class Forged(NamedTuple):
    """A state that cannot be reached, and what was done to it."""

    label: str
    game: object


def forgeries(game: wr.Game, put: Put) -> Iterator[Forged]:
    """The state with each of its parts, at every depth, replaced by what cannot stand there."""
    for turn, spot in enumerate(spots(game, put)):
        stride = 6 if isinstance(game, wr.Finished) else 1
        for label, other in islice(replacements(spot.value), turn % stride, None, stride):
            with suppress(ArithmeticError, AttributeError, LookupError, TypeError, ValueError):
                yield Forged(f"{spot.path} = {label}", spot.replaced(other))


def is_whole(forged: Forged) -> bool:
    """Whether all attributes are set: else there is nothing to compare."""
    return " = no" not in forged.label


def reached(forged: Forged) -> str:
    """What `validate` wrongly says of a forged state; empty for nothing."""
    found = refusal(wr.validate, {"game": forged.game})
    return "" if found == "ValueError" else f"{forged.label}: {found or 'valid'}"


def alike(forged: Forged, game: wr.Game) -> str:
    """What a comparison wrongly says of a forged state; empty for nothing."""
    try:
        is_equal = forged.game == game or game == forged.game
    except Exception as error:  # noqa: BLE001 - a comparison raises nothing
        return f"{forged.label}: {type(error).__name__}: {error}"
    return f"{forged.label}: equal" if is_equal else ""


FEWEST_FORGED, FEWEST_SET = 100, 10
"""So many forgeries at the least are tried on each game."""
PUTS = {"by hand": by_hand, "by constructor": by_constructor}


@pytest.mark.parametrize("put", PUTS)
@pytest.mark.parametrize("name", GAMES)
def test_what_cannot_be_reached_is_refused(name: str, put: str) -> None:
    """A state with anything in it that cannot stand there is a plain `ValueError` to `validate`."""
    found = list(map(reached, forgeries(GAMES[name], PUTS[put])))

    assert len(found) > FEWEST_FORGED
    assert listed(filter(None, found)) == ""


@pytest.mark.parametrize("put", PUTS)
@pytest.mark.parametrize("name", GAMES)
def test_equal_states_are_alike(name: str, put: str) -> None:
    """A state that differs in anything, be it the type of a number, is equal to no other."""
    made = list(filter(is_whole, forgeries(GAMES[name], PUTS[put])))

    assert len(made) > FEWEST_FORGED
    assert listed(filter(None, (alike(forged, GAMES[name]) for forged in made))) == ""


@pytest.mark.parametrize("name", GAMES)
def test_a_state_set_from_outside_is_refused(name: str) -> None:
    """What `__setstate__` makes of wrong attributes cannot be reached either."""
    game, made = GAMES[name], 0
    for part in parts(game, by_state):
        for label, other in replacements(part.value):
            with suppress(AttributeError, TypeError, ValueError):
                forged = Forged(f"{part.path} = {label}", part.replaced(other))
                made += 1
                assert reached(forged) == ""
                assert not is_whole(forged) or alike(forged, game) == ""

    assert made > FEWEST_SET


def rebuilt(value: object, put: Put) -> object:
    """The value, built anew down to the cards, which are only themselves."""
    if isinstance(value, tuple):
        return tuple(rebuilt(each, put) for each in value)
    if CARD.accepts(value) or not attributes(value):
        return value
    for name in attributes(value):
        with suppress(TypeError):
            value = put(value, name, rebuilt(getattr(value, name), put))
    return value


@pytest.mark.parametrize("name", GAMES)
def test_a_state_built_anew_is_the_same(name: str) -> None:
    """A state with the same in it is equal, valid, and allows the same, whoever built it."""
    game = GAMES[name]
    made = [rebuilt(game, by_hand), rebuilt(game, by_constructor), copy.copy(game)]
    made += [copy.deepcopy(game)]
    made += [pickle.loads(pickle.dumps(game, n)) for n in PROTOCOLS]  # noqa: S301 - ours

    wr.validate(game)
    for again in made:
        assert isinstance(again, type(game))
        assert again == game
        assert hash(again) == hash(game)
        assert wr.legal_actions(again) == wr.legal_actions(game)
        wr.validate(again)


# What nobody can change.

PROTOCOLS = range(pickle.HIGHEST_PROTOCOL + 1)
FIXED: dict[str, object] = {
    "R": wr.Suit.R,
    "R1": wr.DECK[0],
    "W1": wr.Wizard(1),
    "J4": wr.Jester(4),
    "Play(R1)": wr.ACTIONS[0],
    "Bid(3)": wr.Bid(3),
    "NameTrump(B)": wr.NameTrump(wr.Suit.B),
    "CardSet": wr.CardSet(HAND),
}
ALL_FIXED = [*wr.Suit, *wr.DECK, *wr.ACTIONS, FIXED["CardSet"]]
CHANGES = (AttributeError, TypeError, ValueError)
"""How a change is refused."""


def named(value: object) -> list[str]:
    """The names under which a fixed value holds anything."""
    inside = vars(value) if isinstance(value, Enum) else {}
    public = [name for name in dir(value) if not name.startswith("_")]
    return sorted({*attributes(value), *inside, *public})


def picture() -> list[object]:
    """All that can be seen of the cards, the suits and the acts, and of what rests on them."""
    seen: list[object] = [
        (str(value), repr(value), hash(value), [getattr(value, name) for name in attributes(value)])
        for value in ALL_FIXED
    ]
    suits = [(suit.name, suit.value, suit.bits) for suit in wr.Suit]
    plays = [wr.legal_plays(HAND, (card,)).bits for card in wr.DECK]
    return [*seen, suits, plays, [wr.trick_winner((RED_5, card), None) for card in wr.DECK]]


PICTURE = picture()


@pytest.fixture
def kept() -> Iterator[None]:
    """The fixed values as they were, whatever a test did to them."""
    inside = [dict(vars(suit)) for suit in wr.Suit]
    slots = [(each, name, getattr(each, name)) for each in ALL_FIXED for name in attributes(each)]
    yield
    for suit, was in zip(wr.Suit, inside, strict=True):
        vars(suit).clear()
        vars(suit).update(was)
    for value, name, held in slots:
        object.__setattr__(value, name, held)


@pytest.mark.usefixtures("kept")
@pytest.mark.parametrize("name", FIXED)
def test_nothing_can_be_set_or_deleted(name: str) -> None:
    """No attribute of a card, a suit, an act or a set of cards can be set or deleted."""
    value = FIXED[name]
    changed = []
    for attribute in (*named(value), "unheard_of"):
        for change in (partial(setattr, value, attribute, 0), partial(delattr, value, attribute)):
            try:
                change()
            except CHANGES:
                continue
            changed.append((change.func.__name__, attribute))

    assert changed == []
    assert picture() == PICTURE


@pytest.mark.usefixtures("kept")
@pytest.mark.parametrize("state", ["dict", "slots", "values"])
@pytest.mark.parametrize("name", [name for name in FIXED if name != "CardSet"])
def test_no_state_can_be_set(name: str, state: str) -> None:
    """A card, a suit or an act takes no state from outside."""
    value = FIXED[name]
    names = named(value)
    shapes: dict[str, object] = {
        "dict": dict.fromkeys(names, 0),
        "slots": (None, dict.fromkeys(names, 0)),
        "values": (0,) * len(names),
    }

    with pytest.raises(CHANGES):
        operator.methodcaller("__setstate__", shapes[state])(value)
    assert picture() == PICTURE


@pytest.mark.usefixtures("kept")
@pytest.mark.parametrize(
    ("name", "arguments"),
    [
        ("R1", (wr.Suit.Y, 9)),
        ("W1", (2,)),
        ("J4", (2,)),
        ("Play(R1)", (YELLOW_3,)),
        ("Bid(3)", (4,)),
        ("NameTrump(B)", (wr.Suit.Y,)),
        ("CardSet", (wr.DECK,)),
        ("CardSet", ()),
    ],
    ids=str,
)
def test_a_value_is_made_once(name: str, arguments: tuple[object, ...]) -> None:
    """Calling `__init__` again changes nothing."""
    with suppress(*CHANGES):
        operator.methodcaller("__init__", *arguments)(FIXED[name])

    assert picture() == PICTURE


# Pickles written by hand: they get a value of the library's and then build something else onto it.


def public(name: str) -> bytes:
    return f"cwizard_rules\n{name}\n".encode()


def text(written: str) -> bytes:
    return b"X" + len(written).to_bytes(4, "little") + written.encode()


def integer(number: int) -> bytes:
    return f"L{number}L\n".encode()


def called(name: str, *arguments: bytes) -> bytes:
    return public(name) + b"(" + b"".join(arguments) + b"tR"


def mapping(items: Mapping[str, bytes]) -> bytes:
    return b"}(" + b"".join(text(key) + value for key, value in items.items()) + b"u"


RED, YELLOW = called("Suit", text("R")), called("Suit", text("Y"))
RED_1, YELLOW_13 = (
    called("SuitCard", suit, integer(rank)) for suit, rank in ((RED, 1), (YELLOW, 13))
)
TARGETS: dict[str, tuple[bytes, dict[str, bytes]]] = {
    "R1": (RED_1, {"suit": YELLOW, "rank": integer(13), "bit": integer(1)}),
    "R": (RED, {"bits": integer(0)}),
    "R, its value": (RED, {"_value_": text("Y")}),
    "R, its name": (RED, {"_name_": text("Y")}),
    "W1": (called("Wizard", integer(1)), {"copy": integer(2), "bit": integer(1)}),
    "J4": (called("Jester", integer(4)), {"copy": integer(2), "bit": integer(1)}),
    "Play": (
        called("Play", RED_1),
        {"card": YELLOW_13, "number": integer(51), "bit": integer(1)},
    ),
    "Bid": (
        called("Bid", integer(3)),
        {"tricks": integer(4), "number": integer(64), "bit": integer(1)},
    ),
    "NameTrump": (
        called("NameTrump", RED),
        {"suit": YELLOW, "number": integer(94), "bit": integer(1)},
    ),
}
SHAPES: dict[str, Callable[[Mapping[str, bytes]], bytes]] = {
    "dict": mapping,
    "slots": lambda items: b"N" + mapping(items) + b"\x86",
    "values": lambda items: b"(" + b"".join(items.values()) + b"t",
}


@pytest.mark.usefixtures("kept")
@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("target", TARGETS)
def test_a_pickle_changes_nothing(target: str, shape: str) -> None:
    """A pickle that builds another state onto a card, a suit or an act leaves it as it is."""
    value, items = TARGETS[target]
    got = pickle.loads(value + b".")  # noqa: S301 - written above
    with suppress(*CHANGES, pickle.UnpicklingError):
        pickle.loads(value + SHAPES[shape](items) + b"b.")  # noqa: S301 - written above

    assert any(got is each for each in ALL_FIXED)
    assert picture() == PICTURE


@pytest.mark.parametrize("protocol", PROTOCOLS)
def test_a_copy_is_the_value_itself(protocol: int) -> None:
    """A card, suit or act, copied or pickled, is the same object, a set of cards an equal one."""
    again = pickle.loads(pickle.dumps(ALL_FIXED, protocol))  # noqa: S301 - ours
    for value, *copies in zip(
        ALL_FIXED, again, map(copy.copy, ALL_FIXED), copy.deepcopy(ALL_FIXED), strict=True
    ):
        is_set = isinstance(value, wr.CardSet)
        assert all(each == value if is_set else each is value for each in copies)


@pytest.mark.parametrize(
    ("value", "changes", "changed"),
    [
        (RED_5, {"rank": 6}, wr.SuitCard(wr.Suit.R, 6)),
        (RED_5, {"suit": wr.Suit.B}, wr.SuitCard(wr.Suit.B, 5)),
        (wr.Wizard(1), {"copy": 4}, wr.Wizard(4)),
        (wr.Jester(1), {"copy": 4}, wr.Jester(4)),
        (wr.Bid(3), {"tricks": 4}, wr.Bid(4)),
        (wr.Play(RED_5), {"card": YELLOW_3}, wr.Play(YELLOW_3)),
        (wr.NameTrump(wr.Suit.R), {"suit": wr.Suit.B}, wr.NameTrump(wr.Suit.B)),
    ],
    ids=str,
)
def test_a_changed_card_is_another_card(
    value: object, changes: dict[str, object], changed: object
) -> None:
    """`attrs.evolve` of a card or an act gives the one there is, and refuses wrong kinds."""
    assert call(attrs.evolve, changes, value) is changed
    for name in changes:
        for wrong_kind in (True, 1.0, None, "R5", wr.Status.STATED):
            assert refusal(partial(attrs.evolve, value), {name: wrong_kind}) == "ValueError"
    assert picture() == PICTURE


def test_what_has_no_end_is_refused() -> None:
    """No hand and no deck is so large, and what never ends is not read for ever."""
    for ask in (wr.CardSet, lambda cards: wr.legal_plays(cards, ())):
        with pytest.raises(ValueError, match=r": more than 10000 cards$"):
            ask(itertools.repeat(wr.DECK[0]))
