"""The deal and the tricks of a recorded round, and how sure they are."""

from collections import Counter
from collections.abc import Sequence
from typing import final

from attrs import Factory, field, frozen

from wizard_rules.records.record import RecordTrick
from wizard_rules.records.written import Written
from wizard_rules.referee.bench import Twofold
from wizard_rules.rulebook.deck import COPIES, Card, SuitCard
from wizard_rules.rulebook.table import Seat


@final
@frozen
class RecordedHand:
    """
    The cards of a hand as written.

    `spare` counts what may be any card: texts that are no card or are dealt twice, and cards
    missing from the hand. A hand of too many cards holds one that nobody can tell.
    """

    texts: tuple[str, ...]
    spare: int
    is_too_long: bool
    playable: frozenset[str] = field(
        init=False, default=Factory(lambda hand: _playable(hand.texts), takes_self=True)
    )

    def may_hold(self, written: Written) -> bool:
        """Whether the card may have been in the hand."""
        return bool(self.spare) or written.text in self.playable


def _playable(texts: Sequence[str]) -> frozenset[str]:
    """The texts under which the cards may be played; a bare special is any of its kind."""
    kinds = {text[:1] for text in texts}
    copies = {f"{kind}{copy}" for kind in {"W", "J"}.intersection(texts) for copy in COPIES}
    return frozenset({*texts, *kinds, *copies})


@final
@frozen
class RecordedDeal:
    """The cards of a round as written; without hands, a hand is what the seat plays."""

    hands: tuple[RecordedHand, ...] | None
    turn_up: Written | None
    twice: frozenset[str] = frozenset()
    """The texts of the cards that are dealt twice."""

    def misfits(self, leader: Seat, texts: Sequence[Written]) -> int:
        """How many, with that leader, played to a trick what their hands did not hold."""
        hands = self.hands or ()
        return sum(
            written.card is not None and not hands[(leader + place) % len(hands)].may_hold(written)
            for place, written in enumerate(texts)
        )

    def may_be_held(self, written: Written, seat: Seat | None) -> bool:
        """Whether that seat may have held the card, or anybody, where it is not known who."""
        if self.hands is None:
            return True
        holders = self.hands if seat is None else self.hands[seat : seat + 1]
        return any(hand.may_hold(written) for hand in holders)


@final
@frozen
class Row:
    """
    A trick of a record: its number, its claims, who may have led it, and its cards.

    In `cards` None stands for what is no card, was not held, or is there too often. Where
    `is_sure`, it is known who played which card.
    """

    at: int
    claims: RecordTrick
    leader: Twofold[Seat]
    is_sure: bool
    written: tuple[Written, ...]
    cards: tuple[Card | None, ...]


def drawn(hand: Counter[str], written: Written) -> bool:
    """Whether the hand held the card; takes it out. A bare special is any of its kind."""
    texts = [written.text]
    if not isinstance(written.card, SuitCard):
        texts += [written.kind] if len(written.text) > 1 else written.copies
    for text in texts:
        if hand[text]:
            hand[text] -= 1
            return True
    return False
