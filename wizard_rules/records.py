"""
What people claim happened at a table: the record format `wizard-record/1` as values.

A record holds claims, not facts: it may be wrong in every way that `adjudicate` can find.
It is only well-formed. All lists are in seat order; None means that nothing is claimed.
"""

from collections.abc import Iterator
from typing import Final, Literal, final, get_args

from attrs import Factory, field, frozen

from wizard_rules.errors import RecordError
from wizard_rules.ruleset import Ruleset
from wizard_rules.table import SEATS, Seat
from wizard_rules.wording import shown

__all__ = ["Record", "RecordBid", "RecordRound", "RecordTrick"]

FORMAT: Final = "wizard-record/1"
HIGHEST_NUMBER: Final = 60
LONGEST_NAME: Final = 100
LARGEST_INTEGER: Final = 1_000_000

TrumpText = Literal["R", "B", "G", "Y", "none"]
NONE: Final[TrumpText] = "none"

Flaw = tuple[str, str]
"""A path such as `$.rounds[2].bids`, and what is wrong there."""


@final
@frozen
class RecordTrick:
    """A trick as recorded: the cards in the order played, who led, who took it."""

    cards: str
    lead: str | None = None
    winner: str | None = None


@final
@frozen
class RecordBid:
    """One of the bids of a round in which not all have bid yet."""

    player: str
    bid: int


@final
@frozen
class RecordRound:
    """A round as recorded; card texts stay as written."""

    number: int | None = None
    dealer: str | None = None
    turn_up: str | None = None
    trump: TrumpText | None = None
    hands: tuple[str, ...] | None = None
    bids_so_far: tuple[RecordBid, ...] | None = None
    bids: tuple[int, ...] | None = None
    tricks: tuple[RecordTrick, ...] | None = None
    taken: tuple[int, ...] | None = None
    points: tuple[int, ...] | None = None
    totals: tuple[int, ...] | None = None


@final
@frozen(kw_only=True)
class Record:
    """
    A game, or a part of one, as recorded.

    Raises:
        RecordError: It is not well-formed: the path says where.

    >>> import wizard_rules as wr
    >>> sheet = wr.RecordRound(number=3, bids=(1, 2, 0), taken=(0, 2, 1), points=(-10, 40, -10))
    >>> record = wr.Record(players=("Jia", "Yi", "Bing"), rounds=(sheet,))
    >>> wr.adjudicate(record).faults
    ()

    """

    format: Literal["wizard-record/1"] = "wizard-record/1"
    title: str | None = None
    players: tuple[str, ...]
    first_dealer: str | None = None
    rules: Ruleset = field(
        default=Factory(lambda record: ruleset_for(record.players), takes_self=True)
    )
    rounds: tuple[RecordRound, ...]

    def __attrs_post_init__(self) -> None:
        """Refuse what is not well-formed."""
        for path, wrong in _flaws(self):
            raise RecordError(f"{path}: {wrong}")

    def seat_of(self, player: str) -> Seat:
        """
        The seat of a named player.

        Raises:
            ValueError: Nobody here has that name.

        """
        return SEATS[self.players.index(player)]


def ruleset_for(players: tuple[str, ...]) -> Ruleset:
    """The base game for so many players."""
    try:
        return Ruleset(len(players))
    except ValueError as refusal:
        raise RecordError(f"$.players: {refusal}") from None


def _flaws(record: Record) -> Iterator[Flaw]:
    if record.format != FORMAT:
        yield "$.format", f"{shown(record.format)} is not {FORMAT!r}"
    if record.rules.players != len(record.players):
        yield "$.rules", f"for {record.rules.players} players, but {len(record.players)} are named"
    for place, name in enumerate(record.players):
        if not 1 <= len(name) <= LONGEST_NAME or name in record.players[:place]:
            wrong = f"{shown(name)} is no name, longer than {LONGEST_NAME}, or named before"
            yield f"$.players[{place}]", wrong
    for path, text in _texts(record):
        if not text.isascii() and any("\ud800" <= letter <= "\udfff" for letter in text):
            yield path, f"{shown(text)} holds half of a surrogate pair"
    yield from _unknown_name(record, "$.first_dealer", record.first_dealer)
    for place, round_ in enumerate(record.rounds):
        is_last = place == len(record.rounds) - 1
        yield from _round_flaws(record, round_, f"$.rounds[{place}]", is_last=is_last)


def _texts(record: Record) -> Iterator[tuple[str, str]]:
    """Every text that may be any, and where it stands."""
    yield "$.title", record.title or ""
    for place, name in enumerate(record.players):
        yield f"$.players[{place}]", name
    for place, round_ in enumerate(record.rounds):
        yield f"$.rounds[{place}].turn_up", round_.turn_up or ""
        for seat, hand in enumerate(round_.hands or ()):
            yield f"$.rounds[{place}].hands[{seat}]", hand
        for at, trick in enumerate(round_.tricks or ()):
            yield f"$.rounds[{place}].tricks[{at}].cards", trick.cards


def _round_flaws(
    record: Record, round_: RecordRound, path: str, *, is_last: bool
) -> Iterator[Flaw]:
    if round_.number is not None and not 1 <= round_.number <= HIGHEST_NUMBER:
        yield f"{path}.number", f"{round_.number} is not from 1 to {HIGHEST_NUMBER}"
    yield from _unknown_name(record, f"{path}.dealer", round_.dealer)
    if round_.trump not in (None, *get_args(TrumpText)):
        yield f"{path}.trump", f"{shown(str(round_.trump))} is none of R, B, G, Y, none"
    lists = (round_.hands, round_.bids, round_.taken, round_.points, round_.totals)
    for name, values in zip(("hands", "bids", "taken", "points", "totals"), lists, strict=True):
        if values is not None and len(values) != len(record.players):
            yield f"{path}.{name}", f"{len(values)} entries for {len(record.players)} players"
        for entry, value in enumerate(values or ()):
            if isinstance(value, int) and abs(value) > LARGEST_INTEGER:
                yield f"{path}.{name}[{entry}]", f"a number beyond ±{LARGEST_INTEGER:,}"
    yield from _bid_flaws(record, round_, f"{path}.bids_so_far")
    tricks = round_.tricks or ()
    for place, trick in enumerate(tricks):
        is_very_last = is_last and place == len(tricks) - 1
        yield from _trick_flaws(record, trick, f"{path}.tricks[{place}]", is_last=is_very_last)


def _bid_flaws(record: Record, round_: RecordRound, path: str) -> Iterator[Flaw]:
    if round_.bids is not None and round_.bids_so_far is not None:
        yield path, "bids are all in, or they are not"
    bidders: list[str] = []
    for place, made in enumerate(round_.bids_so_far or ()):
        yield from _unknown_name(record, f"{path}[{place}].player", made.player)
        if made.player in bidders:
            yield f"{path}[{place}].player", f"{shown(made.player)} has bid before"
        bidders.append(made.player)


def _trick_flaws(record: Record, trick: RecordTrick, path: str, *, is_last: bool) -> Iterator[Flaw]:
    yield from _unknown_name(record, f"{path}.lead", trick.lead)
    yield from _unknown_name(record, f"{path}.winner", trick.winner)
    cards, players = len(trick.cards.split()), len(record.players)
    if cards > players or (cards < players and not is_last):
        yield f"{path}.cards", f"{cards} cards from {players} players"


def _unknown_name(record: Record, path: str, name: str | None) -> Iterator[Flaw]:
    if name is not None and name not in record.players:
        yield path, f"{shown(name)} is no player"
