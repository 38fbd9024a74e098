"""The plays of a recorded round against the hands: what was not held, who did not follow."""

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence

from wizard_rules.records.written import Written, written_cards
from wizard_rules.referee.bench import Bench
from wizard_rules.referee.evidence import RecordedDeal, RecordedHand, Row, drawn
from wizard_rules.referee.report import Evidence, FaultKind
from wizard_rules.rulebook.deck import Jester, Suit, SuitCard
from wizard_rules.rulebook.play import CARD_HELD, FOLLOW_SUIT
from wizard_rules.rulebook.table import SEATS, Seat

Played = tuple[int, Seat, Written]
"""A card played: the number of the trick, by whom, and what."""


def judge_plays(
    bench: Bench, deal: RecordedDeal, rows: Sequence[Row], surplus: Collection[str]
) -> None:
    """Find what was played without being held, and what did not follow a suit that was held."""
    if deal.hands is None:
        _judge_follow(bench, rows, surplus, frozenset(), {})
        return
    hands = [Counter(hand.texts) for hand in deal.hands]
    plays = list(_plays(bench, rows))
    sure = [play for play in plays if _is_card(play[2], surplus)]
    unheld = frozenset(_unheld(deal.hands, hands, sure))
    for at, seat, written in unheld:
        message = f"{bench.name_of(seat)} plays {written.text} without holding it"
        bench.add(FaultKind.ILLEGAL, CARD_HELD, message, trick=at, seat=seat, card=written.text)
    for row in rows:
        _judge_unsure(bench, deal, row, surplus)
    doubtful = [play for play in plays if play in unheld or not _is_card(play[2], surplus)]
    until = _sure_until(deal.hands, rows, doubtful)
    excluded = frozenset((at, seat) for at, seat, _ in unheld)
    _judge_follow(bench, rows, surplus, excluded, _unplayed(deal, hands, until))


def _judge_unsure(bench: Bench, deal: RecordedDeal, row: Row, surplus: Collection[str]) -> None:
    """Where it is not known who played what, find what nobody, or nobody in turn, held."""
    if row.is_sure:
        return
    strange = [
        written
        for written in row.written
        if _is_card(written, surplus) and not deal.may_be_held(written, None)
    ]
    for written in strange:
        message = f"{written.text} is played, and nobody holds it"
        bench.add(FaultKind.ILLEGAL, CARD_HELD, message, trick=row.at, card=written.text)
    if not strange and all(deal.misfits(seat, row.written) for seat in SEATS[: bench.players]):
        message = "whoever led, somebody plays a card without holding it"
        bench.add(FaultKind.ILLEGAL, CARD_HELD, message, trick=row.at)


def _is_card(written: Written, surplus: Collection[str]) -> bool:
    return written.card is not None and written.text not in surplus


def _plays(bench: Bench, rows: Sequence[Row]) -> Iterator[Played]:
    """All cards of which it is known who played them."""
    for row in rows:
        for place, written in enumerate(row.written):
            seat = bench.seat_after(row.leader.true, place)
            if row.is_sure and seat is not None:
                yield row.at, seat, written


def _unheld(
    recorded: Sequence[RecordedHand], hands: Sequence[Counter[str]], plays: Sequence[Played]
) -> Iterator[Played]:
    """The plays that no card of the hand accounts for; takes the others out of the hands."""
    exact_first = sorted(plays, key=lambda play: len(play[2].text) == 1)
    strange = [play for play in exact_first if not drawn(hands[play[1]], play[2])]
    spare = [hand.spare for hand in recorded]
    for play in strange:
        if spare[play[1]]:
            spare[play[1]] -= 1
        else:
            yield play


def _sure_until(
    recorded: Sequence[RecordedHand], rows: Sequence[Row], doubtful: Sequence[Played]
) -> list[int]:
    """By seat the trick from which on a card never played may have been played all the same."""
    first = min((row.at for row in rows if not row.is_sure), default=len(rows) + 1)
    until = [0 if hand.is_too_long else first for hand in recorded]
    for at, seat, _ in doubtful:
        until[seat] = min(until[seat], at)
    return until


Unplayed = Mapping[tuple[Seat, Suit], tuple[str, int]]
"""A card never played, and the trick until which it was surely held, by seat and suit."""


def _unplayed(deal: RecordedDeal, hands: Sequence[Counter[str]], until: Sequence[int]) -> Unplayed:
    return {
        (SEATS[seat], card.suit): (text, until[seat])
        for seat, hand in enumerate(hands)
        for text, count in hand.items()
        if count and text not in deal.twice
        if isinstance(card := written_cards(text)[0].card, SuitCard)
    }


def _judge_follow(
    bench: Bench,
    rows: Sequence[Row],
    surplus: Collection[str],
    unheld: Collection[tuple[int, Seat]],
    unplayed: Unplayed,
) -> None:
    """From the last trick to the first, so that what is played later is known to be held."""
    players = bench.players
    later: dict[tuple[Seat, Suit], tuple[str, int | None]] = {}
    for row in reversed(rows):
        leader = row.leader.true
        if leader is None or not row.is_sure:
            continue
        led, first = _led(row)
        for place, written in enumerate(row.written):
            card, seat = written.card, SEATS[(leader + place) % players]
            if (
                not isinstance(card, SuitCard)
                or written.text in surplus
                or (row.at, seat) in unheld
            ):
                continue
            if led is not None and card.suit is not led and place > first:
                text, until = unplayed.get((seat, led), ("", 0))
                proof = later.get((seat, led), (text, None) if row.at < until else None)
                if proof is not None:
                    _add_revoke(bench, row.at, seat, written, led, Evidence(*proof))
            later[seat, card.suit] = (written.text, row.at)


def _led(row: Row) -> tuple[Suit | None, int]:
    """The led suit of a trick and the place of the card that set it."""
    for place, card in enumerate(row.cards):
        if not isinstance(card, Jester):
            return (card.suit if isinstance(card, SuitCard) else None), place
    return None, 0


def _add_revoke(  # noqa: PLR0913, PLR0917 - an act and all that proves it
    bench: Bench, at: int, seat: Seat, written: Written, led: Suit, evidence: Evidence
) -> None:
    when = "never plays it" if evidence.trick is None else f"plays it to trick {evidence.trick}"
    message = (
        f"{bench.name_of(seat)} plays {written.text} on the led suit {led},"
        f" holds {evidence.card} and {when}"
    )
    bench.add(
        FaultKind.ILLEGAL,
        FOLLOW_SUIT,
        message,
        trick=at,
        seat=seat,
        card=written.text,
        evidence=evidence,
    )
