"""The bids: how many tricks each player announces."""

from collections.abc import Sequence
from typing import Final

from wizard_rules.rulebook.kinds import check_kind, check_whole, whole_numbers
from wizard_rules.rulebook.printable import value
from wizard_rules.rulebook.ruleset import BidTotal
from wizard_rules.rulebook.ruling import disputed, stated, variant
from wizard_rules.rulebook.table import rounds_in_game
from wizard_rules.rulebook.violation import Violation

__all__ = ["check_bid", "legal_bids"]

ORDER: Final = stated(
    "bid.order",
    "Once trump is settled, bidding runs clockwise from the dealer's left and ends with the"
    " dealer.",
    "TC-13 SC-11 JP-11 JP-25 SV-10",
)
RANGE: Final = stated(
    "bid.range",
    "A bid is a whole number from zero to the cards in the hand.",
    "TC-13 SC-11 SV-11",
)
BEFORE_PLAY: Final = stated(
    "bid.before-play",
    "Every bid is in and recorded before the first card is played.",
    "TC-14 SC-23 JP-11 SV-12",
)
PUBLIC: Final = stated(
    "bid.public",
    "Bids are announced so that everyone knows them all.",
    "TC-13 SC-11 SC-23 SC-24 SC-25 SV-12",
)
SUM_FREE: Final = disputed(
    "bid.sum-free",
    "In the base game the bids may add up to anything, the number of tricks included.",
    "TC-16 SC-12 SV-13",
    "C-18",
)
PLUS_MINUS_ONE: Final = variant(
    "bid.plus-minus-one",
    "The bids may not add up to the number of tricks, so the last bidder has at most one bid"
    " barred.",
    "TC-17 SV-24",
    "C-20 C-21 C-28",
)
HIDDEN: Final = variant(
    "bid.hidden",
    "All players bid at the same time and in secret instead of in turn.",
    "SV-23",
    "C-20",
)


def barred_bid(number: int, bids: Sequence[int], players: int, bid_total: BidTotal) -> int | None:
    """The one bid that would make the bids add up to the tricks, where that is forbidden."""
    is_last = len(bids) == players - 1
    if bid_total is BidTotal.FREE or not is_last:
        return None
    missing = number - sum(bids)
    return missing if missing >= 0 else None


def _checked(number: int, bids: Sequence[int], players: int, bid_total: BidTotal) -> list[int]:
    """The bids made so far, where a table can have come so far."""
    last = rounds_in_game(players)
    check_whole("number", number)
    check_kind("bid_total", bid_total, BidTotal, "BidTotal")
    made = list(whole_numbers("bids", bids))
    if not 1 <= number <= last:
        raise ValueError(f"number: {value(number)} is no round: of {players} there are 1 to {last}")
    if len(made) >= players:
        raise ValueError(f"bids: {len(made)} are made, so of {players} nobody is left to bid")
    for bid in made:
        if not 0 <= bid <= number:
            raise ValueError(f"bids: {value(bid)} is no bid from 0 to {number}")
    return made


def check_bid(
    bid: int,
    number: int,
    bids: Sequence[int] = (),
    *,
    players: int,
    bid_total: BidTotal = BidTotal.FREE,
) -> Violation | None:
    """
    The ruling that the next *bid* of round *number* would break, or None.

    *players* is 2 to 6, *number* from 1 to sixty divided by it; *bids* are those made so far, in
    bidding order.

    Rulings: bid.range, bid.sum-free, bid.plus-minus-one

    Raises:
        ValueError: There is no such round, the bids so far cannot be, nobody is left to bid, or
            a value is of another kind.

    >>> import wizard_rules as wr
    >>> wr.check_bid(0, 3, [1, 1, 1], players=4)
    >>> plus_minus_one = wr.BidTotal.PLUS_MINUS_ONE
    >>> print(wr.check_bid(0, 3, [1, 1, 1], players=4, bid_total=plus_minus_one).detail)
    the bids would add up to 3, the number of tricks

    """
    check_whole("bid", bid)
    made = _checked(number, bids, players, bid_total)
    if not 0 <= bid <= number:
        return Violation(RANGE, f"{value(bid)} is no bid from 0 to {number}")
    if bid == barred_bid(number, made, players, bid_total):
        return Violation(PLUS_MINUS_ONE, f"the bids would add up to {number}, the number of tricks")
    return None


def legal_bids(
    number: int,
    bids: Sequence[int] = (),
    *,
    players: int,
    bid_total: BidTotal = BidTotal.FREE,
) -> tuple[int, ...]:
    """
    What the next bidder of round *number* may bid, ascending.

    *players* is 2 to 6, *number* from 1 to sixty divided by it; *bids* are those made so far, in
    bidding order.

    Rulings: bid.range, bid.sum-free, bid.plus-minus-one

    Raises:
        ValueError: There is no such round, the bids so far cannot be, nobody is left to bid, or
            a value is of another kind.

    >>> import wizard_rules as wr
    >>> wr.legal_bids(3, [1, 1, 1], players=4)
    (0, 1, 2, 3)
    >>> wr.legal_bids(3, [1, 1, 1], players=4, bid_total=wr.BidTotal.PLUS_MINUS_ONE)
    (1, 2, 3)

    """
    made = _checked(number, bids, players, bid_total)
    barred = barred_bid(number, made, players, bid_total)
    return tuple(bid for bid in range(number + 1) if bid != barred)
