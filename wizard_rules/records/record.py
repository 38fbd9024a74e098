"""
What people claim happened at a table: the record format `wizard-record/1` as values.

A record holds claims, not facts: it may be wrong in every way that `adjudicate` can find.
It is only well-formed. All lists are in seat order; None means that nothing is claimed.
"""

from collections.abc import Iterator, Sequence
from types import NoneType
from typing import Final, Literal, final, get_args

from attrs import Factory, field, frozen

from wizard_rules.errors import Flaw, RecordError
from wizard_rules.records.flaws import (
    are,
    beyond,
    check_length,
    entry_flaws,
    half_character,
    kind_flaws,
    may_be,
    misfits,
    name_flaws,
    place_of,
    refusal,
    unknown_name,
)
from wizard_rules.rulebook.kinds import check_text
from wizard_rules.rulebook.printable import shown, value
from wizard_rules.rulebook.ruleset import Ruleset
from wizard_rules.rulebook.table import SEATS, Seat

__all__ = ["Record", "RecordBid", "RecordRound", "RecordTrick"]

FORMAT: Final[str] = "wizard-record/1"
HIGHEST_NUMBER: Final = 60

TrumpText = Literal["R", "B", "G", "Y", "none"]
NONE: Final[TrumpText] = "none"
TRUMP_TEXTS: Final = frozenset({None, *get_args(TrumpText)})

_TEXT: Final = frozenset({str, NoneType})
_NUMBER: Final = frozenset({int, NoneType})
_LISTS: Final = ("hands", "bids", "taken", "points", "totals")


@final
@frozen
class RecordTrick:
    """A trick as recorded: the cards in the order played, who led, who took it."""

    cards: str
    lead: str | None = None
    winner: str | None = None

    def __attrs_post_init__(self) -> None:
        """Refuse values of another kind."""
        if type(self.cards) is not str or not {type(self.lead), type(self.winner)} <= _TEXT:
            raise refusal([*kind_flaws(self)])


@final
@frozen
class RecordBid:
    """One of the bids of a round in which not all have bid yet."""

    player: str
    bid: int

    def __attrs_post_init__(self) -> None:
        """Refuse values of another kind."""
        if type(self.player) is not str or type(self.bid) is not int:
            raise refusal([*kind_flaws(self)])


@final
@frozen
class RecordRound:
    """
    A round as recorded; card texts stay as written.

    Raises:
        RecordError: A value is of another kind: `True` is no number, a list is no tuple.

    """

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

    def __attrs_post_init__(self) -> None:
        """Refuse values of another kind."""
        is_plain = (
            type(self.number) in _NUMBER
            and {type(self.dealer), type(self.turn_up), type(self.trump)} <= _TEXT
            and self.trump in TRUMP_TEXTS
            and may_be(str, self.hands)
            and may_be(RecordBid, self.bids_so_far)
            and may_be(RecordTrick, self.tricks)
            and all(may_be(int, each) for each in (self.bids, self.taken, self.points, self.totals))
        )
        if not is_plain:
            raise refusal([*kind_flaws(self)])


@final
@frozen(kw_only=True)
class Record:
    """
    A game, or a part of one, as recorded.

    Unpickling what others wrote can run code; `json_of` is for exchange.

    Names are compared in one Unicode form: Zoë is one player, however the ë is spelt.

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
        if flaws := [*_flaws(self)]:
            raise refusal(flaws)

    def seat_of(self, player: str) -> Seat:
        """
        The seat of a named player.

        Raises:
            ValueError: Nobody here has that name.

        """
        if type(player) is str and player in self.players:
            return SEATS[self.players.index(player)]
        check_text("player", player)
        place = place_of(player, self.players)
        if place is None:
            raise ValueError(f"player: {shown(player)} is no player")
        return SEATS[place]


def ruleset_for(players: tuple[str, ...]) -> Ruleset:
    """The base game for so many players."""
    if wrong := [*misfits("$.players", players, tuple[str, ...])]:
        raise refusal(wrong)
    try:
        return Ruleset(len(players))
    except ValueError as error:
        raise RecordError(f"$.players: {error}") from None


def _flaws(record: Record) -> Iterator[Flaw]:
    is_plain = (
        {type(record.title), type(record.first_dealer)} <= _TEXT
        and [type(record.format), type(record.rules)] == [str, Ruleset]
        and record.format == FORMAT
        and are(str, record.players)
    )
    check_length(record.rounds)
    if not is_plain or not are(RecordRound, record.rounds):
        yield from kind_flaws(record, "$.")
    else:
        yield from _table_flaws(record)
        last = len(record.rounds) - 1
        for place, round_ in enumerate(record.rounds):
            path = f"$.rounds[{place}]"
            yield from _round_flaws(record, round_, path, is_last=place == last)


def _table_flaws(record: Record) -> Iterator[Flaw]:
    if record.rules.players != len(record.players):
        yield "$.rules", f"for {record.rules.players} players, but {len(record.players)} are named"
    yield from name_flaws("$.players", record.players)
    yield from half_character("$.title", record.title)
    yield from unknown_name("$.first_dealer", record.first_dealer, record.players)


def _round_flaws(
    record: Record, round_: RecordRound, path: str, *, is_last: bool
) -> Iterator[Flaw]:
    if round_.number is not None and not 1 <= round_.number <= HIGHEST_NUMBER:
        yield f"{path}.number", f"{value(round_.number)} is not from 1 to {HIGHEST_NUMBER}"
    yield from unknown_name(f"{path}.dealer", round_.dealer, record.players)
    yield from half_character(f"{path}.turn_up", round_.turn_up)
    lists = (round_.hands, round_.bids, round_.taken, round_.points, round_.totals)
    for name, entries in zip(_LISTS, lists, strict=True):
        if entries is not None:
            yield from entry_flaws(f"{path}.{name}", entries, len(record.players))
    if round_.bids_so_far is not None:
        yield from _bid_flaws(record, round_, f"{path}.bids_so_far")
    yield from _tricks_flaws(record, round_.tricks or (), f"{path}.tricks", is_last=is_last)


def _bid_flaws(record: Record, round_: RecordRound, path: str) -> Iterator[Flaw]:
    if round_.bids is not None:
        yield path, "bids are all in, or they are not"
    bidders: set[int | None] = set()
    for place, made in enumerate(round_.bids_so_far or ()):
        bidder = place_of(made.player, record.players)
        yield from unknown_name(f"{path}[{place}].player", made.player, record.players)
        if bidder is not None and bidder in bidders:
            yield f"{path}[{place}].player", f"{shown(made.player)} has bid before"
        yield from beyond(f"{path}[{place}].bid", made.bid)
        bidders.add(bidder)


def _tricks_flaws(
    record: Record, tricks: Sequence[RecordTrick], path: str, *, is_last: bool
) -> Iterator[Flaw]:
    known, players = {None, *record.players}, len(record.players)
    for place, trick in enumerate(tricks):
        cards = len(trick.cards.split())
        is_very_last = is_last and place == len(tricks) - 1
        if cards > players or (cards < players and not is_very_last):
            yield f"{path}[{place}].cards", f"{cards} cards from {players} players"
        if not known.issuperset((trick.lead, trick.winner)):
            yield from unknown_name(f"{path}[{place}].lead", trick.lead, record.players)
            yield from unknown_name(f"{path}[{place}].winner", trick.winner, record.players)
        if not trick.cards.isascii():
            yield from half_character(f"{path}[{place}].cards", trick.cards)
