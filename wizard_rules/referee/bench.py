"""Where a recorded round is judged: what is known of it beforehand, and the faults found."""

from typing import Generic, TypeVar, final

from attrs import field, frozen

from wizard_rules.records.record import Record, RecordRound
from wizard_rules.records.written import Written
from wizard_rules.referee.report import Evidence, Fault, FaultKind
from wizard_rules.rulebook.deck import SIXTY_CARDS
from wizard_rules.rulebook.printable import printable
from wizard_rules.rulebook.ruling import Ruling
from wizard_rules.rulebook.table import SEATS, Seat, rounds_in_game

_Value = TypeVar("_Value")


@final
@frozen
class Twofold(Generic[_Value]):
    """
    A derived value: as the rulings make it, and as the record's own earlier claims make it.

    None is a value that is not known. A later claim is wrong only if it equals neither, so that
    one fault does not bring about others.
    """

    true: _Value | None = None
    carried: _Value | None = None

    @property
    def both(self) -> tuple[_Value | None, _Value | None]:
        """Either value."""
        return self.true, self.carried

    def allows(self, claim: _Value | None) -> bool:
        """Whether the claim, if there is one, can stand."""
        return claim is None or self.true is None or claim in (self.true, self.carried)

    def with_claim(self, claim: _Value | None) -> "Twofold[_Value]":
        """The value after the record claimed it: where nothing else is known, the claim decides."""
        true = claim if self.true is None else self.true
        return Twofold(true, self.carried if claim is None else claim)


@final
@frozen
class Bench:
    """
    A round of a record, and the list on which its faults are gathered.

    `number` is the number as the record has it, `size` the one that the round is judged by: they
    differ where the number is a fault.
    """

    record: Record
    round: RecordRound
    number: int
    size: int
    is_last: bool
    faults: list[Fault] = field(factory=list[Fault])

    @property
    def is_whole_deck(self) -> bool:
        """Whether the round is the last one, which deals the whole deck."""
        return self.size == rounds_in_game(self.players)

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.record.players)

    def seat_of(self, player: str | None) -> Seat | None:
        """The seat of a named player, if one is named."""
        return None if player is None else self.record.seat_of(player)

    def name_of(self, seat: Seat | None) -> str:
        """The name of whoever sits there, fit to be printed; of nobody in particular, another."""
        return "another" if seat is None else printable(self.record.players[seat])

    def seat_after(self, leader: Seat | None, place: int) -> Seat | None:
        """The seat that plays the card at a place of a trick, if it is known who led."""
        return None if leader is None else SEATS[(leader + place) % self.players]

    def add_no_card(
        self, written: Written, *, trick: int | None = None, seat: Seat | None = None
    ) -> None:
        """Add the fault that a text is no card."""
        text = printable(written.text)
        message = f"{text} is no card"
        self.add(FaultKind.UNREADABLE, SIXTY_CARDS, message, trick=trick, seat=seat, card=text)

    def add(  # noqa: PLR0913 - a fault has as many sides
        self,
        kind: FaultKind,
        ruling: Ruling,
        message: str,
        *,
        trick: int | None = None,
        seat: Seat | None = None,
        card: str | None = None,
        expected: int | str | None = None,
        found: int | str | None = None,
        evidence: Evidence | None = None,
    ) -> None:
        """Add a fault of this round."""
        self.faults.append(
            Fault(
                kind,
                ruling,
                message,
                round=self.number,
                trick=trick,
                seat=seat,
                player=None if seat is None else self.record.players[seat],
                card=card,
                expected=expected,
                found=found,
                evidence=evidence,
            )
        )
