"""The form of a ruling: its id, its sentence, how certain it is and who says so."""

from enum import Enum
from typing import final

from attrs import frozen

from wizard_rules.rulebook.frozen import no_state

__all__ = ["Ruling", "Status"]


class Status(Enum):
    """How a ruling is known."""

    STATED = "stated"
    """A text says it."""
    IMPLIED = "implied"
    """It follows from what a text says."""
    DISPUTED = "disputed"
    """The texts differ or can be misread; the rulebook says how that is decided."""
    VARIANT = "variant"
    """In force only where the table chose it before the first deal."""


@final
@frozen
class Ruling:
    """
    One rule of the game: what verdicts, violations and tests refer to.

    >>> import wizard_rules as wr
    >>> print(wr.trick_ruling(wr.parse_cards("R5 W W R13"), trump=None))
    The first Wizard played takes the trick. [trick.first-wizard]
    """

    id: str
    """`chapter.rule`: never renumbered, never used again for something else."""
    says: str
    """The ruling in one sentence."""
    status: Status
    sources: tuple[str, ...]
    """Ids of the statements it rests on, such as `TC-21`."""
    settles: tuple[str, ...] = ()
    """Ids of the conflicts between the texts that it decides, such as `C-13`."""

    __setstate__ = no_state

    def __reduce__(self) -> tuple[type["Ruling"], tuple[object, ...]]:
        """Copy and unpickle by the fields."""
        return Ruling, (self.id, self.says, self.status, self.sources, self.settles)

    def __str__(self) -> str:
        """Its sentence and its id."""
        return f"{self.says} [{self.id}]"

    @property
    def chapter(self) -> str:
        """The part of the id before the point."""
        return self.id.partition(".")[0]


def _ruling(status: Status, id_: str, says: str, sources: str, settles: str) -> Ruling:
    return Ruling(id_, says, status, tuple(sources.split()), tuple(settles.split()))


def stated(id_: str, says: str, sources: str, settles: str = "") -> Ruling:
    """The ruling that a text states."""
    return _ruling(Status.STATED, id_, says, sources, settles)


def implied(id_: str, says: str, sources: str, settles: str = "") -> Ruling:
    """The ruling that follows from a text."""
    return _ruling(Status.IMPLIED, id_, says, sources, settles)


def disputed(id_: str, says: str, sources: str, settles: str = "") -> Ruling:
    """The ruling that decides between texts or readings."""
    return _ruling(Status.DISPUTED, id_, says, sources, settles)


def variant(id_: str, says: str, sources: str, settles: str = "") -> Ruling:
    """The ruling that only some tables play by."""
    return _ruling(Status.VARIANT, id_, says, sources, settles)
