"""The plays of a recorded round against the hands: what was not held, who did not follow."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import final

from attrs import evolve, frozen

from wizard_rules.bench import Bench
from wizard_rules.cards import Suit, SuitCard
from wizard_rules.play import CARD_HELD, FOLLOW_SUIT
from wizard_rules.recorded import RecordedDeal, RecordedHand, drawn
from wizard_rules.reports import Evidence, FaultKind
from wizard_rules.table import SEATS, Seat
from wizard_rules.written import Written, written_cards


@final
@frozen
class Played:
    """A card played: to which trick, by whom, after which led suit, and whether it is sure."""

    trick: int
    seat: Seat
    written: Written
    led: Suit | None
    is_sure: bool


Proof = tuple[str, int | None]
"""A card that a seat holds of a suit, and the trick that it is played to, if it is played."""


def judge_plays(bench: Bench, deal: RecordedDeal, plays: Sequence[Played], until: int) -> None:
    """
    Find what was played without being held, and what did not follow a suit that was held.

    From the trick numbered *until* on it is not known who played which card.
    """
    if deal.hands is None:
        _judge_follow(bench, plays, {})
        return
    hands = [Counter(hand.texts) for hand in deal.hands]
    unheld = frozenset(_unheld(deal.hands, hands, plays))
    for play in unheld:
        _find_unheld(bench, play)
    sure = [evolve(play, is_sure=False) if play in unheld else play for play in plays]
    _judge_follow(bench, sure, _unplayed(deal, hands, _sure_until(deal.hands, sure, until)))


def _unheld(
    recorded: Sequence[RecordedHand], hands: Sequence[Counter[str]], plays: Sequence[Played]
) -> Iterator[Played]:
    """The plays that no card of the hand accounts for; takes the others out of the hands."""
    sure = [play for play in plays if play.is_sure]
    exact_first = sorted(sure, key=lambda play: len(play.written.text) == 1)
    strange = [play for play in exact_first if not drawn(hands[play.seat], play.written)]
    spare = [hand.spare for hand in recorded]
    for play in strange:
        if spare[play.seat]:
            spare[play.seat] -= 1
        else:
            yield play


def _sure_until(recorded: Sequence[RecordedHand], plays: Sequence[Played], until: int) -> list[int]:
    """By seat the trick from which on a card never played may have been played all the same."""
    by_seat = [0 if hand.is_too_long else until for hand in recorded]
    for play in plays:
        if not play.is_sure:
            by_seat[play.seat] = min(by_seat[play.seat], play.trick)
    return by_seat


def _find_unheld(bench: Bench, play: Played) -> None:
    text = play.written.text
    message = f"{bench.name_of(play.seat)} plays {text} without holding it"
    kind = FaultKind.ILLEGAL
    bench.find(kind, CARD_HELD, message, trick=play.trick, seat=play.seat, card=text)


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


def _judge_follow(bench: Bench, plays: Sequence[Played], unplayed: Unplayed) -> None:
    """From the last play to the first, so that what is played later is known to be held."""
    later: dict[tuple[Seat, Suit], Proof] = {}
    for play in reversed(plays):
        card = play.written.card
        if not play.is_sure or not isinstance(card, SuitCard):
            continue
        if play.led is not None and card.suit is not play.led:
            proof = later.get((play.seat, play.led))
            text, until = unplayed.get((play.seat, play.led), ("", 0))
            if proof is None and play.trick < until:
                proof = (text, None)
            if proof is not None:
                _find_revoke(bench, play, Evidence(*proof))
        later[play.seat, card.suit] = (play.written.text, play.trick)


def _find_revoke(bench: Bench, play: Played, evidence: Evidence) -> None:
    text = play.written.text
    when = "never plays it" if evidence.trick is None else f"plays it to trick {evidence.trick}"
    message = (
        f"{bench.name_of(play.seat)} plays {text} on the led suit {play.led},"
        f" holds {evidence.card} and {when}"
    )
    kind = FaultKind.ILLEGAL
    where = (kind, FOLLOW_SUIT, message)
    bench.find(*where, trick=play.trick, seat=play.seat, card=text, evidence=evidence)
