"""The cards of a recorded round against the hands: what was not held, and who did not follow."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import final

from attrs import frozen

from wizard_rules.bench import Bench
from wizard_rules.cards import Suit, SuitCard
from wizard_rules.play import CARD_HELD, FOLLOW_SUIT
from wizard_rules.reports import Evidence, FaultKind
from wizard_rules.table import SEATS, Seat
from wizard_rules.written import Written, written_cards


@final
@frozen
class RecordedDeal:
    """The cards of a round as written; without hands, a hand is what the seat plays."""

    hands: tuple[tuple[Written, ...], ...] | None
    turn_up: Written | None
    unsure: frozenset[str]
    """The texts that are no card, or that are dealt twice."""


@final
@frozen
class Played:
    """A card played: to which trick, by whom, after which led suit, and whether it is sure."""

    trick: int
    seat: Seat
    written: Written
    led: Suit | None
    is_sure: bool


Suits = dict[tuple[Seat, Suit], tuple[str, int | None]]
"""A card that a seat holds of a suit, and the trick that it is played to."""


def judge_plays(bench: Bench, deal: RecordedDeal, plays: Sequence[Played]) -> None:
    """Find what was played without being held, and what did not follow a suit that was held."""
    sure = [play for play in plays if play.is_sure]
    unplayed: Suits = {}
    if deal.hands is not None:
        hands = [Counter(written.text for written in hand) for hand in deal.hands]
        unheld = frozenset(_unheld(deal, hands, sure))
        for play in unheld:
            _find_unheld(bench, play)
        sure = [play for play in sure if play not in unheld]
        unplayed = _unplayed(deal, hands)
    _judge_follow(bench, sure, unplayed)


def _unheld(
    deal: RecordedDeal, hands: Sequence[Counter[str]], plays: Sequence[Played]
) -> Iterator[Played]:
    """The plays that no card of the hand accounts for; takes the others out of the hands."""
    exact_first = sorted(plays, key=lambda play: len(play.written.text) == 1)
    strange = [play for play in exact_first if not _draw(hands[play.seat], play.written)]
    spare = [sum(hand[text] for text in deal.unsure) for hand in hands]
    for play in strange:
        if spare[play.seat]:
            spare[play.seat] -= 1
        else:
            yield play


def _draw(hand: Counter[str], written: Written) -> bool:
    """Whether the hand held the card; takes it out. A bare special is any of its kind."""
    texts = [written.text]
    if not isinstance(written.card, SuitCard):
        texts += [written.kind] if len(written.text) > 1 else written.copies
    for text in texts:
        if hand[text]:
            hand[text] -= 1
            return True
    return False


def _find_unheld(bench: Bench, play: Played) -> None:
    text = play.written.text
    message = f"{bench.name_of(play.seat)} plays {text} without holding it"
    kind = FaultKind.ILLEGAL
    bench.find(kind, CARD_HELD, message, trick=play.trick, seat=play.seat, card=text)


def _unplayed(deal: RecordedDeal, hands: Sequence[Counter[str]]) -> Suits:
    return {
        (SEATS[seat], card.suit): (text, None)
        for seat, hand in enumerate(hands)
        for text, count in hand.items()
        if count and text not in deal.unsure
        if isinstance(card := written_cards(text)[0].card, SuitCard)
    }


def _judge_follow(bench: Bench, plays: Sequence[Played], held: Suits) -> None:
    """From the last play to the first, so that what is played later is known to be held."""
    for play in reversed(plays):
        card = play.written.card
        if not isinstance(card, SuitCard):
            continue
        if play.led is not None and card.suit is not play.led:
            proof = held.get((play.seat, play.led))
            if proof is not None:
                _find_revoke(bench, play, Evidence(*proof))
        held[play.seat, card.suit] = (play.written.text, play.trick)


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
