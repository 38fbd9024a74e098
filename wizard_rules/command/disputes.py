"""Which points in dispute bear on a fault of a record."""

from wizard_rules.errors import RecordError
from wizard_rules.records.notation import SUIT_TEXTS, parse_cards
from wizard_rules.records.record import RecordRound
from wizard_rules.referee.report import Fault, RoundReport
from wizard_rules.rulebook.misreadings import (
    disputed_in_legal,
    disputed_in_score,
    disputed_in_trick,
)
from wizard_rules.rulebook.score import EXACT, MISSED, NUMBERS


def disputed_in_fault(fault: Fault, told: RecordRound, judged: RoundReport) -> tuple[str, ...]:
    """The conflicts in which a reading that was decided against would judge otherwise."""
    try:
        match fault.ruling.chapter:
            case "trick":
                return _in_trick(fault, told, judged)
            case "play":
                return _in_play(fault, told, judged)
            case "score":
                return _in_score(fault, told, judged)
            case _:
                return ()
    except RecordError:  # a card that cannot be read decides nothing
        return ()


def _in_trick(fault: Fault, told: RecordRound, judged: RoundReport) -> tuple[str, ...]:
    if fault.trick is None or judged.trump is None:
        return ()
    cards = parse_cards((told.tricks or ())[fault.trick - 1].cards)
    return disputed_in_trick(cards, SUIT_TEXTS.get(judged.trump))


def _in_play(fault: Fault, told: RecordRound, judged: RoundReport) -> tuple[str, ...]:
    """Of a revoke: the card played, and the one that proves it, on the trick so far."""
    if fault.trick is None or fault.evidence is None or fault.card is None or fault.seat is None:
        return ()
    leader = judged.leaders[fault.trick - 1] or 0
    texts = (told.tricks or ())[fault.trick - 1].cards.split()
    before = texts[: (fault.seat - leader) % len(judged.taken)]
    hand = parse_cards(f"{fault.card} {fault.evidence.card}")
    return disputed_in_legal(hand, parse_cards(" ".join(before)))


def _in_score(fault: Fault, told: RecordRound, judged: RoundReport) -> tuple[str, ...]:
    if fault.seat is None or told.bids is None:
        return ()
    taken = judged.taken[fault.seat]
    if taken is None or taken not in NUMBERS or fault.ruling not in {EXACT, MISSED}:
        return ()
    return disputed_in_score(told.bids[fault.seat], taken)
