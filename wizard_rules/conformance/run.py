"""Conformance: the vectors put to any program, one question and one answer a line."""

import json
from collections import Counter
from collections.abc import Generator, Iterable, Mapping, Sequence
from enum import Enum
from typing import Final, final

from attrs import define, field, frozen

from wizard_rules.conformance.cases import Case, Json
from wizard_rules.conformance.program import Program, Silent, ask, next_line, running
from wizard_rules.conformance.replies import reply_to
from wizard_rules.rulebook.index import RULEBOOK
from wizard_rules.rulebook.printable import printable

MOST_STRAY_LINES: Final = 100
"""Lines that are no answer before a question counts as unanswered."""
MOST_STRAYS_TOLD: Final = 20
"""Stray lines of a whole run that are told; the others are counted."""
MOST_EXAMPLES: Final = 5


class Verdict(Enum):
    """What became of a question."""

    RIGHT = "right"
    WRONG = "wrong"
    SKIPPED = "skipped"
    UNANSWERED = "unanswered"


@final
@frozen
class Outcome:
    """
    What became of a case, and what went wrong on the way, deviations aside.

    A stray line is none that answers the question; of many only the first of a run are told.
    """

    case: Case
    verdict: Verdict
    answer: Json = None
    findings: tuple[str, ...] = ()
    strays: tuple[str, ...] = ()
    more_strays: int = 0


def put(questions: Iterable[Case], command: Sequence[str]) -> Generator[Outcome, None, None]:
    """
    What becomes of each case when it is put to *command*, strictly in turn.

    When the other side crashes or falls silent, the rest is one finding. The program ends with the
    last answer, and also when this generator is closed or dropped before.

    Raises:
        RecordError: The command cannot be started.

    """
    left = iter(questions)
    unanswered: list[Outcome] = []
    told = 0
    with running(command) as program:
        for case in left:
            try:
                outcome = _put_one(program, case, MOST_STRAYS_TOLD - told)
            except Silent as silent:
                unanswered = _unanswered(case, str(silent), list(left))
                break
            told += len(outcome.strays)
            yield outcome
    yield from unanswered


def _unanswered(case: Case, why: str, rest: list[Case]) -> list[Outcome]:
    """What becomes of the case and of those after it when the program cannot be asked any more."""
    more = f"; {len(rest)} more cases are not put" if rest else ""
    first = Outcome(case, Verdict.UNANSWERED, findings=(f"{case.id}: {why}{more}",))
    return [first, *(Outcome(other, Verdict.UNANSWERED) for other in rest)]


def _put_one(program: Program, case: Case, room: int) -> Outcome:
    """What becomes of the case; there is room to tell of so many stray lines."""
    ask(program, json.dumps({"id": case.id, "kind": case.kind, "given": case.given}))
    strays: list[str] = []
    reply = _awaited(program, case.id, strays)
    told = tuple(strays[:room])
    verdict = _verdict(case, reply)
    answer = None if verdict is Verdict.SKIPPED else reply["answer"]
    return Outcome(case, verdict, answer, strays=told, more_strays=len(strays) - len(told))


def _awaited(program: Program, id_: str, strays: list[str]) -> Mapping[str, Json]:
    """The reply to the question of that id; the lines before it are added to the strays."""
    while len(strays) < MOST_STRAY_LINES:
        try:
            line = next_line(program)
        except Silent as silent:
            raise Silent("; ".join([str(silent), *strays[:1]])) from None
        reply = reply_to(id_, line)
        if reply is not None:
            return reply
        strays.append(f"{id_}: {printable(line)} is no answer to it")
    raise Silent(f"{MOST_STRAY_LINES} lines and no answer, the first {strays[0]}")


def _verdict(case: Case, reply: Mapping[str, Json]) -> Verdict:
    if reply.get("skip") is True:
        return Verdict.SKIPPED
    return Verdict.RIGHT if _is_wanted(case, reply["answer"]) else Verdict.WRONG


def _is_wanted(case: Case, answer: Json) -> bool:
    """As written: 3.0 and true are not 3 and 1. The cards of a hand come in any order."""
    want = case.want
    if case.kind == "legal" and isinstance(answer, list) and isinstance(want, list):
        return sorted(map(json.dumps, answer)) == sorted(map(json.dumps, want))
    return json.dumps(answer, sort_keys=True) == json.dumps(want, sort_keys=True)


@final
@frozen
class Deviation:
    """The wrong answers to the cases of one kind that one ruling decides."""

    ruling: str
    kind: str
    count: int
    examples: tuple[Outcome, ...]


@final
@frozen
class Summary:
    """What became of all cases of a run."""

    cases: int
    answered: int
    skipped: int
    deviations: tuple[Deviation, ...]
    findings: tuple[str, ...]

    @property
    def conforms(self) -> bool:
        """Whether something was answered, nothing wrongly, and nothing else was found."""
        return not self.deviations and not self.findings


@final
@define
class _Tally:
    """What is counted in a run, and the little that is kept of it."""

    verdicts: Counter[Verdict] = field(factory=Counter[Verdict])
    wrong: Counter[tuple[str, str]] = field(factory=Counter[tuple[str, str]])
    examples: dict[tuple[str, str], list[Outcome]] = field(
        factory=dict[tuple[str, str], list[Outcome]]
    )
    findings: list[str] = field(factory=list[str])
    strays: list[str] = field(factory=list[str])
    more_strays: int = 0

    def add(self, outcome: Outcome) -> None:
        """Count the outcome; keep it if it is one of the first wrong answers of its kind."""
        self.verdicts[outcome.verdict] += 1
        self.findings += outcome.findings
        self.strays += outcome.strays
        self.more_strays += outcome.more_strays
        if outcome.verdict is Verdict.WRONG:
            key = outcome.case.ruling, outcome.case.kind
            self.wrong[key] += 1
            if self.wrong[key] <= MOST_EXAMPLES:
                self.examples.setdefault(key, []).append(outcome)


def summary(outcomes: Iterable[Outcome]) -> Summary:
    """What became of all cases, the wrong answers by ruling in the order of the rulebook."""
    tally = _Tally()
    for outcome in outcomes:
        tally.add(outcome)
    verdicts = tally.verdicts
    return Summary(
        cases=verdicts.total(),
        answered=verdicts[Verdict.RIGHT] + verdicts[Verdict.WRONG],
        skipped=verdicts[Verdict.SKIPPED],
        deviations=_deviations(tally),
        findings=_findings(tally),
    )


def _deviations(tally: _Tally) -> tuple[Deviation, ...]:
    place = [ruling.id for ruling in RULEBOOK].index
    return tuple(
        Deviation(ruling, kind, count, tuple(tally.examples[ruling, kind]))
        for (ruling, kind), count in sorted(tally.wrong.items(), key=lambda item: place(item[0][0]))
    )


def _findings(tally: _Tally) -> tuple[str, ...]:
    """What ended the run comes first, so that it is seen; then the stray lines."""
    findings = list(tally.findings)
    if not tally.verdicts[Verdict.RIGHT] + tally.verdicts[Verdict.WRONG]:
        findings.append("nothing was answered")
    if tally.more_strays:
        in_all = len(tally.strays) + tally.more_strays
        findings.append(f"{tally.more_strays} more stray lines, {in_all} in all")
    return (*findings, *tally.strays)
