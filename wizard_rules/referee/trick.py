"""The tricks of a recorded round, played again: who led and who took them."""

from collections.abc import Mapping, Sequence
from typing import final

from attrs import frozen

from wizard_rules.records.record import RecordTrick
from wizard_rules.records.written import Written, fifths, is_plain, twice, written_cards
from wizard_rules.referee.bench import Bench, Twofold
from wizard_rules.referee.evidence import RecordedDeal, Row
from wizard_rules.referee.play import judge_plays
from wizard_rules.referee.report import FaultKind
from wizard_rules.referee.takers import Trumps, possible_takers
from wizard_rules.rulebook.deck import COPIES, SIXTY_CARDS, Card
from wizard_rules.rulebook.play import FIRST_LEAD, TRICKS_PER_ROUND, WINNER_LEADS
from wizard_rules.rulebook.printable import counted
from wizard_rules.rulebook.table import SEATS, Seat
from wizard_rules.rulebook.trick import take

Spot = tuple[int, int]
"""The number of a trick and the place in it, from 0."""


@final
@frozen
class Excess:
    """A card played more often than the deck holds it: where it stands, and where one too many."""

    written: Written
    spots: tuple[Spot, ...]
    last: Spot


Surplus = Mapping[str, Excess]
"""What is played too often, by the texts that are doubtful for it."""


@final
@frozen
class Lead:
    """Who leads next: by the rulings, by the record's own claims, and who else may be right."""

    true: Seat | None
    carried: Seat | None
    possible: tuple[Seat, ...] = ()
    is_moved: bool = False
    """Whether a false claim gave the trick, and so the lead, to another at the table."""

    @property
    def both(self) -> Twofold[Seat]:
        """Who leads where nothing is claimed; a lead that was moved may have stayed."""
        return (
            Twofold(self.carried, self.true) if self.is_moved else Twofold(self.true, self.carried)
        )

    def allows(self, claim: Seat) -> bool:
        """Whether the claim can stand."""
        known = {*self.possible, self.true} - {None}
        return not known or claim in known or claim == self.carried


@final
@frozen
class Replayed:
    """The tricks of a round: who led each, and who took each complete one."""

    leaders: tuple[Seat | None, ...]
    takers: tuple[Twofold[Seat], ...]


def replay(bench: Bench, deal: RecordedDeal, trump: Twofold[Trumps], lead: Lead) -> Replayed:
    """The tricks as the rulings make them, *lead* being that to the first."""
    rows: list[Row] = []
    takers: list[Twofold[Seat]] = []
    tricks = [(trick, written_cards(trick.cards)) for trick in bench.round.tricks or ()]
    surplus = _surplus(deal, [written for _, written in tricks])
    for at, (trick, written) in enumerate(tricks, 1):
        leader, is_sure = _leader(bench, deal, at, trick, written, lead)
        seat = leader.true if is_sure else None
        cards = _cards(bench, deal, written, seat, surplus)
        row = Row(at, trick, leader, is_sure, written, cards)
        rows.append(row)
        if len(written) == bench.players:
            taker, lead = _taker(bench, row, trump, lead.possible)
            takers.append(taker)
    _judge_number(bench, len(rows), len(takers))
    _judge_surplus(bench, deal, rows, surplus)
    _judge_texts(bench, rows)
    judge_plays(bench, deal, rows, surplus)
    return Replayed(tuple([row.leader.true for row in rows]), tuple(takers))


def _leader(  # noqa: PLR0913, PLR0917 - a trick and all that may tell who led it
    bench: Bench,
    deal: RecordedDeal,
    at: int,
    trick: RecordTrick,
    written: Sequence[Written],
    lead: Lead,
) -> tuple[Twofold[Seat], bool]:
    """Who led: as claimed if that can be, else as the hands show; and whether that is sure."""
    claim = bench.seat_of(trick.lead)
    if claim is not None and lead.allows(claim):
        return Twofold(claim, claim), True
    leader = lead.both
    if claim is not None:
        _add_false_lead(bench, at, claim, lead)
        leader = Twofold(lead.true, claim)
    elif lead.true is not None and lead.true == lead.carried:
        return leader, True
    known = {seat for seat in (*leader.both, lead.true, *lead.possible) if seat is not None}
    candidates = known if leader.true in known else SEATS[: bench.players]
    if deal.hands is None:
        return leader, False
    misfits = {seat: deal.misfits(seat, written) for seat in candidates}
    fitting = [seat for seat in candidates if misfits[seat] == min(misfits.values())]
    return (Twofold(fitting[0], fitting[0]), True) if len(fitting) == 1 else (leader, False)


def _add_false_lead(bench: Bench, at: int, claim: Seat, lead: Lead) -> None:
    ruling = FIRST_LEAD if at == 1 else WINNER_LEADS
    message = f"{bench.name_of(lead.true)} leads, not {bench.name_of(claim)}"
    bench.add(FaultKind.CLAIM, ruling, message, trick=at, expected=lead.true, found=claim)


def _cards(
    bench: Bench,
    deal: RecordedDeal,
    written: Sequence[Written],
    leader: Seat | None,
    surplus: Surplus,
) -> tuple[Card | None, ...]:
    """The cards of a trick; None for what was not held, or is there too often."""
    return tuple(
        [
            each.card if _is_sure(deal, each, bench.seat_after(leader, place), surplus) else None
            for place, each in enumerate(written)
        ]
    )


def _is_sure(deal: RecordedDeal, written: Written, seat: Seat | None, surplus: Surplus) -> bool:
    return written.text not in surplus and deal.may_be_held(written, seat)


def _taker(
    bench: Bench, row: Row, trump: Twofold[Trumps], leaders: Sequence[Seat]
) -> tuple[Twofold[Seat], Lead]:
    """Who takes the trick and leads next; a claim stands if it fits a lead and a trump."""
    claim = bench.seat_of(row.claims.winner)
    leader = row.leader
    places = possible_takers(row.cards, trump.true or ())
    true = carried = either = _seats(bench, leader.true, leaders, places)
    if trump.carried != trump.true or leader.carried != leader.true:
        others = possible_takers(row.cards, trump.carried or ())
        carried = _seats(bench, leader.carried, leaders, others)
        either = [
            seat for led in leader.both for seat in _seats(bench, led, leaders, (*places, *others))
        ]
    is_false = claim is not None and claim not in either
    if claim is not None and is_false:
        _add_false_winner(bench, row, claim, true, trump)
    decided = claim if _only(true) is None and claim in true else _only(true)
    taker = Twofold(decided, _only(carried) if claim is None else claim)
    possible = (*true, *carried) if claim is None or is_false else ()
    return taker, Lead(decided, taker.carried, possible, is_false)


def _add_false_winner(
    bench: Bench, row: Row, claim: Seat, true: Sequence[Seat], trump: Twofold[Trumps]
) -> None:
    known = [card for card in row.cards if card is not None]
    trumps = trump.true or ()
    _, ruling = take(known, trumps[0] if len(trumps) == 1 else None)
    expected = _only(true)
    message = f"{bench.name_of(expected)} takes the trick, not {bench.name_of(claim)}"
    bench.add(FaultKind.CLAIM, ruling, message, trick=row.at, expected=expected, found=claim)


def _only(seats: Sequence[Seat]) -> Seat | None:
    return seats[0] if len(seats) == 1 else None


def _seats(
    bench: Bench, leader: Seat | None, leaders: Sequence[Seat], places: Sequence[int]
) -> list[Seat]:
    """The seats that played those cards, whichever of *leaders*, or of all, led, if none did."""
    players = bench.players
    known = (leaders or SEATS[:players]) if leader is None else [leader]
    return list(
        dict.fromkeys([SEATS[(led + place) % players] for led in known for place in places])
    )


def _surplus(deal: RecordedDeal, rows: Sequence[Sequence[Written]]) -> Surplus:
    turned = [] if deal.hands is not None or deal.turn_up is None else [deal.turn_up]
    if is_plain([written.text for row in (turned, *rows) for written in row]):
        return {}
    placed = [((0, 0), written) for written in turned]
    placed += [
        ((at, place), written)
        for at, row in enumerate(rows, 1)
        for place, written in enumerate(row)
    ]
    spots: dict[str, list[Spot]] = {}
    for spot, written in placed:
        spots.setdefault(written.text, []).append(spot)
    surplus = {
        written.text: Excess(written, tuple(spots[written.text]), spot)
        for spot, written in twice(placed)
    }
    for spot, written in () if deal.hands is not None else fifths(placed):
        texts = (written.kind, *(f"{written.kind}{copy}" for copy in COPIES))
        surplus |= {text: Excess(written, (spot,), spot) for text in texts}
    return surplus


def _judge_surplus(bench: Bench, deal: RecordedDeal, rows: Sequence[Row], surplus: Surplus) -> None:
    """Report each excess once, where the card was not held; what was dealt twice is reported."""
    for excess in dict.fromkeys(surplus.values()):
        text = excess.written.text
        if text in deal.twice:
            continue
        at, place = next(
            (spot for spot in excess.spots if not _is_held(bench, deal, rows, spot, text)),
            excess.last,
        )
        seat = bench.seat_after(rows[at - 1].leader.true, place)
        message = f"{text} is one more than the deck holds"
        bench.add(FaultKind.INCONSISTENT, SIXTY_CARDS, message, trick=at, seat=seat, card=text)


def _is_held(bench: Bench, deal: RecordedDeal, rows: Sequence[Row], spot: Spot, text: str) -> bool:
    at, place = spot
    seat = bench.seat_after(rows[at - 1].leader.true, place)
    return deal.hands is None or seat is None or text in deal.hands[seat].playable


def _judge_number(bench: Bench, begun: int, complete: int) -> None:
    number = bench.size
    is_missing = complete < number and bench.round.tricks is not None and not bench.is_last
    if begun > number or is_missing:
        message = f"{counted(begun, 'trick')}, not {number}"
        bench.add(FaultKind.INCONSISTENT, TRICKS_PER_ROUND, message, expected=number, found=begun)


def _judge_texts(bench: Bench, rows: Sequence[Row]) -> None:
    for row in rows:
        for place, written in enumerate(row.written):
            if written.card is None:
                seat = bench.seat_after(row.leader.true, place)
                bench.add_no_card(written, trick=row.at, seat=seat)
