"""The score: what a bid is worth, made or missed."""

from collections.abc import Sequence
from typing import Final, final

from attrs import frozen

from wizard_rules.rulebook.kinds import check_whole, whole_numbers
from wizard_rules.rulebook.printable import value
from wizard_rules.rulebook.ruling import Ruling, disputed, stated
from wizard_rules.rulebook.table import Seat

__all__ = ["Place", "bid_score", "places", "score_ruling"]

EXACT: Final = disputed(
    "score.exact",
    "A bid made exactly scores twenty, and ten for each trick.",
    "TC-01 TC-29 TC-38 SC-03 SC-21 JP-19 SV-02 SV-19 SV-20",
    "C-19",
)
MISSED: Final = disputed(
    "score.missed",
    "A bid missed loses ten for each trick over or under, and the tricks taken score nothing.",
    "TC-01 TC-29 TC-34 TC-38 SC-03 SC-21 JP-19 SV-01 SV-19 SV-22 SV-25",
    "C-19",
)


NUMBERS: Final = range(31)
"""How many tricks a player may ever bid or take."""


def bid_score(bid: int, taken: int) -> int:
    """
    The points of a round for a bid and the tricks taken, both 0 to 30.

    Rulings: score.exact, score.missed

    Raises:
        ValueError: A number is not from 0 to 30.

    >>> import wizard_rules as wr
    >>> wr.bid_score(bid=2, taken=2), wr.bid_score(bid=3, taken=1), wr.bid_score(bid=0, taken=0)
    (40, -20, 20)

    """
    _check_tricks("bid", bid)
    _check_tricks("taken", taken)
    return points_for(bid, taken)


def _check_tricks(name: str, tricks: int) -> None:
    check_whole(name, tricks)
    if tricks not in NUMBERS:
        raise ValueError(f"{name}: {value(tricks)} is no number of tricks from 0 to {NUMBERS[-1]}")


def points_for(bid: int, taken: int) -> int:
    """
    The points of a round, of numbers that are known to be numbers of tricks.

    Rulings: score.exact, score.missed
    """
    return 20 + 10 * taken if bid == taken else -10 * abs(bid - taken)


def score_ruling(bid: int, taken: int) -> Ruling:
    """
    The ruling that decides the points for a bid and the tricks taken.

    Rulings: score.exact, score.missed

    Raises:
        ValueError: A number is not from 0 to 30.

    >>> import wizard_rules as wr
    >>> wr.score_ruling(bid=3, taken=1).id
    'score.missed'

    """
    _check_tricks("bid", bid)
    _check_tricks("taken", taken)
    return ruling_for(bid, taken)


def ruling_for(bid: int, taken: int) -> Ruling:
    """
    The ruling that decides the points, of numbers that are known to be numbers of tricks.

    Rulings: score.exact, score.missed
    """
    return EXACT if bid == taken else MISSED


EVERY_ROUND: Final = stated(
    "score.every-round",
    "Scores are reckoned at the end of every round.",
    "TC-05 JP-19 SV-19",
)
TRICKS_SUM: Final = disputed(
    "score.tricks-sum",
    "The tricks taken by all players in a round add up to its number.",
    "TC-30 SC-12",
    "C-18",
)
TOTAL: Final = stated(
    "score.total",
    "A player's total is the sum of the scores of all rounds and may be negative.",
    "JP-20 SV-21",
)
HIGHEST_WINS: Final = stated(
    "score.highest-wins",
    "The highest total after the last round wins.",
    "TC-08 SC-03 JP-03 JP-20 JP-22 SV-21",
)
TIES_SHARE: Final = stated(
    "score.ties-share",
    "Players with equal totals share the place.",
    "TC-08",
    "C-17",
)


@final
@frozen
class Place:
    """A place in the standings: rank 1 is the highest total, and equal totals share it."""

    rank: int
    seat: Seat
    total: int


def places(totals: Sequence[int]) -> tuple[Place, ...]:
    """
    The places for *totals*, given by seat: best first, equal totals in order of seats.

    Rulings: score.highest-wins, score.ties-share

    Raises:
        ValueError: Something is no whole number.

    >>> import wizard_rules as wr
    >>> [(place.rank, place.seat) for place in wr.places([100, 250, -30, 250])]
    [(1, 1), (1, 3), (3, 0), (4, 2)]

    """
    numbers = whole_numbers("totals", totals)
    ranked = sorted(enumerate(numbers), key=lambda item: -item[1])
    return tuple(
        Place(1 + sum(other > total for other in numbers), Seat(seat), total)
        for seat, total in ranked
    )
