"""What goes wrong at a table, as values and as exceptions."""

from wizard_rules.rulebook.violation import Violation

__all__ = [
    "IllegalAction",
    "IllegalBid",
    "IllegalPlay",
    "IllegalTrumpChoice",
    "RecordError",
    "WizardRulesError",
]


Flaw = tuple[str, str]
"""A path such as `$.rounds[2].bids`, and what is wrong there."""


class WizardRulesError(Exception):
    """
    What people do or write that cannot stand: a forbidden act, an unreadable record.

    Arguments that no table can bring about, such as rank 14 or a first dealer in seat 9, are plain
    `ValueError`s; an act of somebody who does not sit at the table is an `IllegalAction`.
    """


class IllegalAction(WizardRulesError, ValueError):
    """
    An act that a ruling forbids; the state it was tried on is unchanged.

    >>> import wizard_rules as wr
    >>> game = wr.start_game(wr.Ruleset(players=4), dealer=wr.Seat(3))
    >>> wr.apply(game, wr.Bid(1))
    Traceback (most recent call last):
    wizard_rules.errors.IllegalBid: no cards are dealt yet. Once trump is settled, bidding runs \
clockwise from the dealer's left and ends with the dealer. [bid.order]
    """

    def __init__(self, violation: Violation) -> None:
        """Carry *violation*."""
        super().__init__(violation)
        self.violation = violation


class IllegalTrumpChoice(IllegalAction):
    """A trump named by the wrong seat, at the wrong time, or not one of the four suits."""


class IllegalBid(IllegalAction):
    """A bid out of turn, out of range, or barred."""


class IllegalPlay(IllegalAction):
    """A card played out of turn, not held, or against the led suit."""


class RecordError(WizardRulesError, ValueError):
    """
    A record or a text that cannot be read; the message says where and why.

    Of a record `path` is where, such as `$.rounds[2].bids`, and `reason` what is wrong there; the
    message may name more than this first place. Of anything else `path` is empty and `reason`
    says all.

    >>> import wizard_rules as wr
    >>> wr.parse_cards("R5 R14")
    Traceback (most recent call last):
    wizard_rules.errors.RecordError: 'R14' at column 4 is no card
    >>> try:
    ...     wr.Record(players=("Jia", "Yi", "Yi"), rounds=())
    ... except wr.RecordError as error:
    ...     print(error.path)
    $.players[2]

    """

    def __init__(self, message: str, flaws: tuple[Flaw, ...] = ()) -> None:
        """Carry the message and what is wrong where; a message of one place begins with it."""
        super().__init__(message)
        path, colon, reason = message.partition(": ")
        is_placed = message.startswith("$.") and bool(colon)
        self.flaws: tuple[Flaw, ...] = flaws or (((path, reason) if is_placed else ("", message)),)

    @property
    def path(self) -> str:
        """The first place that is wrong."""
        return self.flaws[0][0]

    @property
    def reason(self) -> str:
        """What is wrong there."""
        return self.flaws[0][1]
