"""Conformance: the vectors put to any program, one question and one answer a line."""

import json
import os
import select
import signal
import subprocess
from collections import Counter
from collections.abc import Generator, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from enum import Enum
from time import monotonic
from typing import Final, final

from attrs import field, frozen

from wizard_rules.errors import RecordError
from wizard_rules.rulebook import RULEBOOK
from wizard_rules.vectors import Case, Json
from wizard_rules.wording import printable

SECONDS_AN_ANSWER: Final = 5.0
SECONDS_TO_END: Final = 1.0
LONGEST_LINE: Final = 1 << 16
MOST_STRAY_LINES: Final = 100
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
    """What became of a case; findings tell what went wrong on the way, deviations aside."""

    case: Case
    verdict: Verdict
    answer: Json = None
    findings: tuple[str, ...] = ()


class Silent(Exception):
    """The other side cannot be asked any more; the message says why."""


def put(questions: Iterable[Case], command: Sequence[str]) -> Iterator[Outcome]:
    """
    What becomes of each case when it is put to *command*, strictly in turn.

    When the other side crashes or falls silent, the rest is one finding.

    Raises:
        RecordError: The command cannot be started.

    """
    left = iter(questions)
    with _started(command) as side:
        for case in left:
            try:
                yield _ask(side, case)
            except Silent as silent:
                rest = [Outcome(other, Verdict.UNANSWERED) for other in left]
                more = f"; {len(rest)} more cases are not put" if rest else ""
                finding = f"{case.id}: {silent}{more}"
                yield Outcome(case, Verdict.UNANSWERED, findings=(finding,))
                yield from rest


@final
@frozen
class Side:
    """The other side: a running program, the pipes to and from it, and what is not yet read."""

    process: subprocess.Popen[bytes]
    questions: int
    answers: int
    unread: bytearray = field(factory=bytearray)


@contextmanager
def _started(command: Sequence[str]) -> Generator[Side, None, None]:
    """The running program; in the end it is ended, by force if it does not end by itself."""
    its_questions, questions = os.pipe()
    answers, its_answers = os.pipe()
    try:
        process = subprocess.Popen(  # noqa: S603 - it is what the user asks for
            command, stdin=its_questions, stdout=its_answers, start_new_session=True
        )
    except (OSError, ValueError) as error:
        os.close(questions)
        os.close(answers)
        raise RecordError(f"{printable(command[0])} cannot be started: {error}") from None
    finally:
        os.close(its_questions)
        os.close(its_answers)
    os.set_blocking(questions, False)
    try:
        yield Side(process, questions, answers)
    finally:
        os.close(questions)
        os.close(answers)
        with suppress(subprocess.TimeoutExpired):
            process.wait(timeout=SECONDS_TO_END)
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()


def _ask(side: Side, case: Case) -> Outcome:
    question = {"id": case.id, "kind": case.kind, "given": case.given}
    deadline = monotonic() + SECONDS_AN_ANSWER
    _write(side, json.dumps(question), deadline)
    strays: list[str] = []
    while len(strays) < MOST_STRAY_LINES:
        try:
            line = _read(side, deadline)
        except Silent as silent:
            raise Silent("; ".join([str(silent), *strays[:1]])) from None
        reply = _reply(line, case.id)
        if reply is None:
            strays.append(f"{case.id}: {printable(line)} is no answer to it")
        elif reply.get("skip") is True:
            return Outcome(case, Verdict.SKIPPED, findings=tuple(strays))
        else:
            answer = reply["answer"]
            verdict = Verdict.RIGHT if _is_wanted(case, answer) else Verdict.WRONG
            return Outcome(case, verdict, answer, tuple(strays))
    raise Silent(f"{MOST_STRAY_LINES} lines and no answer, the first {strays[0]}")


def _write(side: Side, line: str, deadline: float) -> None:
    left = f"{line}\n".encode()
    while left:
        seconds = max(0.0, deadline - monotonic())
        if not select.select([], [side.questions], [], seconds)[1]:
            raise Silent(f"no question read in {SECONDS_AN_ANSWER:g} seconds")
        try:
            left = left[os.write(side.questions, left) :]
        except BrokenPipeError:
            raise Silent(f"it reads no question{_exit_code(side)}") from None


def _read(side: Side, deadline: float) -> str:
    """The next line of the other side, if it comes in time and is not endless."""
    unread = side.unread
    while b"\n" not in unread:
        left = deadline - monotonic()
        if left <= 0 or not select.select([side.answers], [], [], left)[0]:
            raise Silent(f"no answer in {SECONDS_AN_ANSWER:g} seconds (is each one flushed?)")
        read = os.read(side.answers, LONGEST_LINE)
        if not read:
            raise Silent(f"it ends without an answer{_exit_code(side)}")
        unread += read
        if len(unread) > LONGEST_LINE and b"\n" not in unread:
            raise Silent(f"a line of more than {LONGEST_LINE} bytes")
    line, _, rest = unread.partition(b"\n")
    unread[:] = rest
    return line.decode("utf-8", "replace")


def _exit_code(side: Side) -> str:
    with suppress(subprocess.TimeoutExpired):
        return f", exit code {side.process.wait(timeout=1)}"
    return ""


def _reply(line: str, id_: str) -> dict[str, Json] | None:
    """The answer or the skip that the line holds, if it is one to the question of that id."""
    try:
        reply: Json = json.loads(line, parse_constant=_no_number)
    except (ValueError, RecursionError):
        return None
    if not isinstance(reply, dict) or reply.get("id") != id_:
        return None
    return reply if "answer" in reply or reply.get("skip") is True else None


def _no_number(text: str) -> Json:
    raise ValueError(text)


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


def summary(outcomes: Iterable[Outcome]) -> Summary:
    """What became of all cases, the wrong answers by ruling in the order of the rulebook."""
    verdicts: Counter[Verdict] = Counter()
    wrong: dict[tuple[str, str], list[Outcome]] = {}
    findings: list[str] = []
    for outcome in outcomes:
        verdicts[outcome.verdict] += 1
        findings += outcome.findings
        if outcome.verdict is Verdict.WRONG:
            wrong.setdefault((outcome.case.ruling, outcome.case.kind), []).append(outcome)
    answered = verdicts[Verdict.RIGHT] + verdicts[Verdict.WRONG]
    if not answered:
        findings.append("nothing was answered")
    place = [ruling.id for ruling in RULEBOOK].index
    deviations = [
        Deviation(ruling, kind, len(found), tuple(found[:MOST_EXAMPLES]))
        for (ruling, kind), found in sorted(wrong.items(), key=lambda item: place(item[0][0]))
    ]
    cases_put = verdicts.total()
    return Summary(
        cases_put, answered, verdicts[Verdict.SKIPPED], tuple(deviations), tuple(findings)
    )
