"""Who says so: the texts behind a ruling, and how sure it is where they can be misread."""

from collections.abc import Iterable, Sequence

from wizard_rules.rulebook.ruling import Ruling, Status
from wizard_rules.sources.texts import Conflict, conflicts, sources


def cited(ruling: Ruling) -> str:
    """The texts behind a ruling, with their statements, in one line."""
    said = [
        f"{source.language} text ({', '.join(ids)})"
        for source in sources()
        if (ids := [id_ for id_ in ruling.sources if id_.startswith(source.key)])
    ]
    how = "Follows from" if ruling.status is Status.IMPLIED else "Stated in"
    return f"{how} the {', the '.join(said)}."


def disputed_line(ids: Sequence[str]) -> list[str]:
    """How sure an answer is to which some reading that was decided against would differ."""
    sure = all(conflict.certainty == "sure" for conflict in conflicts() if conflict.id in ids)
    how = "Sure" if sure else "Not quite sure"
    return [f"{how}; a text can be misread here ({', '.join(ids)}): --why tells."] if ids else []


def settled(rulings: Iterable[Ruling], disputed: Sequence[str] = ()) -> list[str]:
    """The points that are disputed, and all others that the rulings settle."""
    ids = {*disputed, *(id_ for ruling in rulings for id_ in ruling.settles)}
    return [_decided(conflict) for conflict in conflicts() if conflict.id in ids]


def _decided(conflict: Conflict) -> str:
    return f"{conflict.question} {conflict.decision} {conflict.why} [{conflict.id}]"
