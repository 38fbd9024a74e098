"""A forbidden act: the ruling that it breaks, and what exactly is wrong."""

from typing import final

from attrs import frozen

from wizard_rules.rulebook.ruling import Ruling
from wizard_rules.rulebook.table import Seat

__all__ = ["Violation"]


@final
@frozen
class Violation:
    """
    A forbidden act: the ruling it breaks, who commits it, and what exactly is wrong.

    `seat` is None where an act was judged apart from a table. `detail` is for that seat alone: it
    may name other cards of the hand; `public` is what everybody may read.

    >>> import wizard_rules as wr
    >>> (yellow,) = wr.parse_cards("Y3")
    >>> violation = wr.check_play(yellow, wr.parse_cards("R2 Y3"), wr.parse_cards("R5"))
    >>> print(violation.ruling.id, "-", violation.detail)
    play.follow-suit - Y3 does not follow the led suit R, and the hand holds R2
    >>> print(violation.public)
    Y3 does not follow the led suit R
    """

    ruling: Ruling
    detail: str
    seat: Seat | None = None
    reveals: str = ""
    """The end of `detail` that names other cards of the hand."""

    @property
    def public(self) -> str:
        """What is wrong, naming no card but the one that was tried."""
        return self.detail.removesuffix(self.reveals)

    def __str__(self) -> str:
        """The detail and the ruling's sentence."""
        return f"{self.detail}. {self.ruling}"
