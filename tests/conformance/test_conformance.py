"""Conformance: the vectors put to programs that answer well, wrongly, or not at all."""

import json
import os
import select
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from time import monotonic
from typing import final
from weakref import ref

import pytest
from attrs import frozen

import wizard_rules as wr
from wizard_rules.command.cli import run
from wizard_rules.conformance import program
from wizard_rules.conformance.cases import KINDS, Case, Json, cases
from wizard_rules.conformance.program import ended_by_signals
from wizard_rules.conformance.run import Outcome, Summary, Verdict, put, summary

EXAMPLES = Path(__file__).parents[2] / "examples/conformance"
ANSWERER = [sys.executable, str(EXAMPLES / "answerer.py")]
NAMED = list(cases(quick=True))
FIRST = NAMED[0].id

# What an answerer does with a question, which it has read into `case`.
ANSWERS = "print(json.dumps({'id': case['id'], 'answer': want[case['id']]}), flush=True)"
WRONG = "print(json.dumps({'id': case['id'], 'answer': 'wrong'}), flush=True)"
SLEEPS = "time.sleep(60)"


def answerer(body: str, *, before: str = "", after: str = "") -> list[str]:
    """A program that knows the wanted answers and then does as it is told."""
    wants = {case.id: case.want for case in NAMED[:20]}
    lines = [
        "import json, os, signal, sys, time",
        f"want = json.loads({json.dumps(wants)!r})",
        before,
        "for line in sys.stdin:",
        "    case = json.loads(line)",
        f"    {body}",
        after,
    ]
    return [sys.executable, "-S", "-c", "\n".join(lines)]


@pytest.fixture(autouse=True)
def _no_grace(monkeypatch: pytest.MonkeyPatch) -> None:
    """A program that does not end by itself is ended soon."""
    monkeypatch.setattr(program, "SECONDS_TO_END", 0.1)


def asked(command: Sequence[str]) -> Summary:
    return summary(put(NAMED[:20], command))


def test_the_library_conforms(capsys: pytest.CaptureFixture[str]) -> None:
    """The answerer on this library answers every named case as wanted."""
    assert run(["conform", "--quick", "--json", "--", *ANSWERER]) == 0
    assert json.loads(capsys.readouterr().out) == {
        "cases": len(NAMED),
        "answered": len(NAMED),
        "skipped": 0,
        "deviations": [],
        "findings": [],
    }


@pytest.mark.parametrize("kind", KINDS)
def test_the_library_answers_every_kind(capsys: pytest.CaptureFixture[str], kind: str) -> None:
    """The answerer on this library answers the whole set of each kind, the two large ones apart."""
    quick = ["--quick"] if kind in {"legal", "winner"} else []

    assert run(["conform", "--kind", kind, *quick, "--", *ANSWERER]) == 0
    assert capsys.readouterr().out.endswith(" answered, 0 skipped: it conforms.\n")


@pytest.mark.skipif(shutil.which("node") is None, reason="node is not installed here")
def test_an_independent_answerer_conforms(capsys: pytest.CaptureFixture[str]) -> None:
    """The small referee in JavaScript answers every named case as wanted."""
    assert run(["conform", "--quick", "--", "node", str(EXAMPLES / "answerer.js")]) == 0
    assert "it conforms" in capsys.readouterr().out


def test_wrong_answers_are_counted_by_ruling(capsys: pytest.CaptureFixture[str]) -> None:
    """Wrong answers are exit code 1, in the order of the rulebook, up to five examples a ruling."""
    assert run(["conform", "--quick", "--json", "--", *answerer(WRONG)]) == 1
    content = json.loads(capsys.readouterr().out)
    rulings = [deviation["ruling"] for deviation in content["deviations"]]

    assert sum(deviation["count"] for deviation in content["deviations"]) == len(NAMED)
    assert rulings == sorted(rulings, key=[ruling.id for ruling in wr.RULEBOOK].index)
    assert max(len(deviation["examples"]) for deviation in content["deviations"]) == 5
    assert set(content["deviations"][0]["examples"][0]) == {"id", "given", "want", "answer"}


def test_wrong_answers_are_told_with_their_ruling(capsys: pytest.CaptureFixture[str]) -> None:
    """For people each deviation names the ruling, the case, and what a wrong answer reveals."""
    assert run(["conform", "--quick", "--kind", "score", "--", *answerer(WRONG)]) == 1
    out = capsys.readouterr().out

    assert "A bid made exactly scores twenty, and ten for each trick. [score.exact]" in out
    assert 'not "wrong"' in out
    assert next(case.note for case in NAMED if case.kind == "score") in out


@pytest.mark.parametrize(
    ("answer", "verdict"),
    [("3", Verdict.RIGHT), ("3.0", Verdict.WRONG), ("true", Verdict.WRONG)],
)
def test_an_answer_counts_as_it_is_written(answer: str, verdict: Verdict) -> None:
    """Neither 3.0 nor true is a whole number."""
    case = Case("a", "winner", "trick.one-taker", {}, 3, "")
    body = f"""print('{{"id": "a", "answer": {answer}}}', flush=True)"""
    (outcome,) = put([case], answerer(body))

    assert outcome.verdict is verdict


@pytest.mark.parametrize("number", ["1e999", "-1e999", "9" * 310, "-" + "9" * 5000])
def test_a_number_that_no_double_holds_is_kept_as_its_text(number: str) -> None:
    """Such a number is a wrong answer like any other, and stands in JSON as its text."""
    case = Case("a", "winner", "trick.one-taker", {}, 3, "")
    (outcome,) = put(
        [case], answerer(f"""print('{{"id": "a", "answer": {number}}}', flush=True)""")
    )

    assert (outcome.verdict, outcome.answer) == (Verdict.WRONG, number)
    assert outcome.strays == ()


def no_number(text: str) -> None:
    raise AssertionError(text)


@pytest.mark.parametrize(
    ("answer", "content"),
    [
        ("1e999", "1e999"),
        ("[1, [-1e999, 1.5]]", [1, ["-1e999", 1.5]]),
        ('"\\ud83c"', "\ud83c"),
        ('{"\\udccf": "\\u0000"}', {"\udccf": "\0"}),
        ('"\x7f\x9b\u202e"', "\x7f\x9b\u202e"),
        ("[" * 49 + "]" * 49, json.loads("[" * 49 + "]" * 49)),
    ],
)
def test_whatever_is_answered_the_summary_is_json(
    capsys: pytest.CaptureFixture[str], answer: str, content: Json
) -> None:
    """An odd answer is a deviation, and the summary is JSON that says what was answered."""
    line = f'{{"id": "{FIRST}", "answer": {answer}}}\n'.encode()
    body = f"sys.stdout.buffer.write({line!r}); sys.stdout.flush(); break"

    assert run(["conform", "--quick", "--json", "--", *answerer(body)]) == 1
    written = capsys.readouterr().out.encode()
    (deviation,) = json.loads(written, parse_constant=no_number)["deviations"]
    assert deviation["examples"][0]["answer"] == content


@pytest.mark.parametrize(
    ("answer", "verdict"),
    [(["J", "R5"], Verdict.RIGHT), (["J", "J", "R5"], Verdict.WRONG), (["R5"], Verdict.WRONG)],
)
def test_legal_cards_come_in_any_order(answer: Json, verdict: Verdict) -> None:
    """The cards that may be played count without their order, each as often as it is there."""
    case = Case("a", "legal", "play.follow-suit", {}, ["R5", "J"], "")
    (outcome,) = put(
        [case], answerer(f"print(json.dumps({{'id': 'a', 'answer': {answer}}}), flush=True)")
    )

    assert outcome.verdict is verdict


def test_a_question_may_be_skipped() -> None:
    """Skipped cases are counted apart, but a run without any answer does not conform."""
    some = "print(json.dumps({'id': case['id'], 'skip': True}), flush=True)"
    found = asked(answerer(some))

    assert (found.cases, found.answered, found.skipped) == (20, 0, 20)
    assert found.findings == ("nothing was answered",)
    assert not found.conforms


@pytest.mark.parametrize(
    ("body", "before", "finding"),
    [
        ("os._exit(3)", "", "it ends without an answer, exit code 3; 19 more cases are not put"),
        ("pass", "sys.exit(0)", ", exit code 0; 19 more cases are not put"),
        ("os.kill(os.getpid(), signal.SIGKILL)", "", ", exit code -9; 19 more cases are not put"),
        ("time.sleep(60)", "", "no answer in 0.2 seconds (is each one flushed?); 19 more"),
        ("pass", "time.sleep(60)", "no answer in 0.2 seconds (is each one flushed?); 19 more"),
        ("pass", "os.fork() and sys.exit()", "no answer in 0.2 seconds"),
        ("os.close(1); time.sleep(60)", "", "it closes its output without an answer; 19 more"),
        ("print(end='x' * 200_000, flush=True)", "", "a line of more than 65536 bytes; 19 more"),
        ("print('x\\n' * 200, flush=True)", "", "100 lines and no answer, the first"),
        ("sys.stdout.buffer.write(bytes(range(128, 256))); os._exit(1)", "", "it ends without"),
    ],
)
def test_the_other_side_may_fail(
    monkeypatch: pytest.MonkeyPatch, body: str, before: str, finding: str
) -> None:
    """A crash, silence, garbage or an endless answer ends the run as one finding."""
    monkeypatch.setattr(program, "SECONDS_AN_ANSWER", 0.2 if "0.2 seconds" in finding else 10)
    monkeypatch.setattr(program, "SECONDS_TO_EXIT", 10 if "exit code" in finding else 0.1)
    found = asked(answerer(body, before=before))

    assert (found.cases, found.answered) == (20, 0)
    assert len(found.findings) == 2
    assert finding in found.findings[0]


def test_silence_after_a_stray_line_tells_of_that_line(monkeypatch: pytest.MonkeyPatch) -> None:
    """A program that echoes the question, and then is silent, is shown what it wrote."""
    monkeypatch.setattr(program, "SECONDS_AN_ANSWER", 0.5)
    found = asked(answerer(f"print(line, flush=True); {SLEEPS}"))

    assert found.findings[0].startswith(f"{FIRST}: no answer in 0.5 seconds")
    assert "kind… is no answer to it; 19 more" in found.findings[0]


def test_the_other_side_may_never_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """A question that does not fit into the input of a program that reads nothing is not put."""
    monkeypatch.setattr(program, "SECONDS_AN_ANSWER", 0.2)
    case = Case("a", "winner", "trick.one-taker", {"trick": "x" * 1_000_000}, 0, "")
    found = summary(put([case], answerer("pass", before=SLEEPS)))

    assert found.findings == ("a: no question read in 0.2 seconds", "nothing was answered")


def test_no_time_is_too_little_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """When the time is over nothing is put any more, however fast the program is."""
    monkeypatch.setattr(program, "SECONDS_AN_ANSWER", 0)
    found = asked(answerer(ANSWERS))

    assert found.findings[0] == f"{FIRST}: no question read in 0 seconds; 19 more cases are not put"


def test_an_input_that_is_full_after_all_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """A pipe that seemed to have room, and has none, may have some later."""
    write, refused = os.write, [BlockingIOError(), BlockingIOError()]

    def written(pipe: int, text: bytes) -> int:
        if refused:
            raise refused.pop()
        return write(pipe, text)

    monkeypatch.setattr(os, "write", written)
    assert asked(answerer(ANSWERS)).conforms


def test_the_other_side_may_stop_reading(monkeypatch: pytest.MonkeyPatch) -> None:
    """A program that closes its input after the first answer is judged by that one."""
    monkeypatch.setattr(program, "SECONDS_TO_EXIT", 0.1)
    found = asked(answerer(f"os.close(0); {ANSWERS}; time.sleep(60)"))

    assert (found.cases, found.answered) == (20, 1)
    assert found.findings == (f"{NAMED[1].id}: it reads no question; 18 more cases are not put",)


@pytest.mark.parametrize(
    "stray",
    [
        b"hello",
        b"",
        b"[1]",
        b"[" * 60_000,
        b'{"id": "other", "answer": 1}',
        b'{"answer": 1}',
        b"9" * 5000,
        b'{"id": "%(id)s", "answer": NaN}',
        b'{"id": "%(id)s", "answer": -Infinity}',
        b'{"id": "%(id)s", "answer": 1, "answer": 1}',
        b'{"id": "%(id)s", "answer": {"a": 1, "a": 1}}',
        b'{"id": "%(id)s", "answer": %(nested)s}',
        b'{"id": "%(id)s", "answer": "\0"}',
        b'{"id": "\xff%(id)s", "answer": 1}',
        b"\xff\xfe\0",
        b'{"id": "\\ud800", "answer": 1}',
    ],
)
def test_a_stray_line_is_a_finding(stray: bytes) -> None:
    """A line that is no answer to the question is a finding, and the answer is still awaited."""
    line = stray.replace(b"%(id)s", FIRST.encode()).replace(b"%(nested)s", b"[" * 50 + b"]" * 50)
    before = f"sys.stdout.buffer.write({line[:40]!r} + {line[40:]!r} + b'\\n'); sys.stdout.flush()"
    found = asked(answerer(ANSWERS, before=before))

    assert (found.answered, found.deviations, len(found.findings)) == (20, (), 1)
    assert found.findings[0].endswith("is no answer to it")
    assert not found.conforms


def test_the_first_stray_lines_are_told_and_the_others_counted() -> None:
    """Of many lines that are no answers the first are told, cut short, and all are counted."""
    talks = "print('x' * 60_000, 'y', 'z', sep='\\n')"
    found = asked(answerer(f"{talks}; {ANSWERS}"))
    more, *told = found.findings

    assert (found.answered, found.deviations) == (20, ())
    assert more == "40 more stray lines, 60 in all"
    assert len(told) == 20
    assert max(map(len, told)) < 200
    assert not found.conforms


def test_a_finding_that_ends_the_run_is_told_before_stray_lines() -> None:
    """However many stray lines there were, the crash after them comes first."""
    crashes = f"{ANSWERS} if case['id'] == {FIRST!r} else os._exit(1)"
    found = asked(answerer(f"print('x\\n' * 50); {crashes}"))

    assert found.findings[0].startswith(f"{NAMED[1].id}: it ends without an answer, exit code 1")
    assert found.findings[1] == "31 more stray lines, 51 in all"


def test_little_is_kept_of_many_wrong_answers() -> None:
    """A summary keeps five outcomes of a kind and a ruling, however many there are."""
    refs: list[ref[Outcome]] = []

    def outcomes() -> Iterator[Outcome]:
        for _ in range(50):
            outcome = Outcome(NAMED[0], Verdict.WRONG)
            refs.append(ref(outcome))
            yield outcome
        del outcome
        assert sum(each() is not None for each in refs) <= 6

    (deviation,) = summary(outcomes()).deviations
    assert (deviation.count, len(deviation.examples)) == (50, 5)


def test_a_program_that_crashes_later_is_still_judged() -> None:
    """What was answered before a crash is judged, and the rest is one finding."""
    body = f"{ANSWERS} if case['id'] == {FIRST!r} else os._exit(1)"
    found = asked(answerer(body))

    assert (found.cases, found.answered, len(found.findings)) == (20, 1, 1)
    assert found.findings[0].endswith("18 more cases are not put")


@pytest.mark.parametrize(
    "arguments",
    [(), ("--", "no-such-program"), ("--kind", "x", "--", "y"), ("--", ""), ("--", "a\0b")],
)
def test_what_cannot_be_asked_is_one_line(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...]
) -> None:
    """A program that cannot be started is exit code 2 and one line."""
    assert run(["conform", "--quick", *arguments]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_the_other_side_may_answer_without_being_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """A program that reads nothing is found out when the questions have filled its input."""
    monkeypatch.setattr(program, "SECONDS_AN_ANSWER", 0.5)
    answer = json.dumps({"id": NAMED[0].id, "answer": 0})
    before = f"print({answer + chr(10)!r} * 2000, flush=True); time.sleep(60)"
    found = summary(put([NAMED[0]] * 2000, answerer("pass", before=before)))

    assert found.findings[0].startswith(f"{FIRST}: no question read in 0.5 seconds; ")


ALL_AT_ONCE = (
    "[print(json.dumps({'id': id, 'answer': want[id]}), flush=True) for id in reversed(want)]"
)
IN_PIECES = """
    for byte in json.dumps({'id': case['id'], 'answer': want[case['id']]}).encode() + b'\\r\\n':
        os.write(1, bytes([byte]))
"""


@pytest.mark.parametrize(
    ("body", "before", "after"),
    [
        (ANSWERS, "sys.stderr.write('x' * 4_000_000)", ""),
        (ANSWERS, "if os.fork(): sys.exit()", ""),
        (ANSWERS, "", "print('x' * 1_000_000)"),
        (IN_PIECES, "", ""),
        ("pass", ALL_AT_ONCE.replace("reversed(want)", "want"), ""),
    ],
    ids=["much on stderr", "forks and exits", "much at the end", "in pieces", "before being asked"],
)
@pytest.mark.usefixtures("capfd")
def test_who_answers_in_an_odd_way_may_still_conform(body: str, before: str, after: str) -> None:
    """What a program does besides, and how its answers come to be written, is its own affair."""
    found = asked(answerer(body, before=before, after=after))

    assert (found.answered, found.deviations, found.findings) == (20, (), ())
    assert found.conforms


@pytest.mark.parametrize(
    ("body", "strays"), [(f"{ANSWERS}; {ANSWERS}", 19), (ALL_AT_ONCE, 19 * 19)]
)
def test_whoever_answers_twice_or_out_of_order_does_not_conform(body: str, strays: int) -> None:
    """Right answers to other questions than the one that is asked are stray lines."""
    outcomes = list(put(NAMED[:20], answerer(body)))

    assert {outcome.verdict for outcome in outcomes} == {Verdict.RIGHT}
    assert sum(len(outcome.strays) + outcome.more_strays for outcome in outcomes) == strays
    assert sum(len(outcome.strays) for outcome in outcomes) == min(strays, 20)
    assert not summary(outcomes).conforms


@final
@frozen
class Lifeline:
    """A pipe that whoever holds it keeps open, and that is cut when all of them are gone."""

    path: Path
    reader: int

    @property
    def held(self) -> str:
        """What a program does to hold it, and to let the test know."""
        return f"lifeline = open({str(self.path)!r}, 'wb', 0); lifeline.write(b'!')"

    def awaited(self) -> None:
        """A program holds it."""
        assert select.select([self.reader], [], [], 20)[0]
        assert os.read(self.reader, 1) == b"!"

    def is_cut(self) -> bool:
        """Whether all who held it are gone, or soon will be; somebody must have held it."""
        watched = select.poll()
        watched.register(self.reader, 0)
        return watched.poll(5000) == [(self.reader, select.POLLHUP)]


@pytest.fixture
def lifeline(tmp_path: Path) -> Iterator[Lifeline]:
    path = tmp_path / "lifeline"
    os.mkfifo(path)
    reader = os.open(path, os.O_RDONLY | os.O_NONBLOCK)
    yield Lifeline(path, reader)
    os.close(reader)


STUBBORN = """
for number in signal.SIGHUP, signal.SIGINT, signal.SIGTERM:
    signal.signal(number, signal.SIG_IGN)
"""


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("", ""),
        ("", SLEEPS),
        (STUBBORN, SLEEPS),
        (f"os.fork() or {SLEEPS}", ""),
        (f"{STUBBORN}\nos.fork() or {SLEEPS}", SLEEPS),
        ("os.fork() and sys.exit()", SLEEPS),
    ],
    ids=["ends", "lives on", "ignores SIGTERM", "leaves a child", "both", "leaves only a child"],
)
def test_whatever_was_started_is_ended(lifeline: Lifeline, before: str, after: str) -> None:
    """After the last answer the program ends with all of its process group, if need be by force."""
    found = asked(answerer(ANSWERS, before=f"{lifeline.held}\n{before}", after=after))

    assert found.conforms
    assert lifeline.is_cut()


def test_a_program_may_end_when_it_is_asked_to(tmp_path: Path) -> None:
    """A program that outlives its input is sent SIGTERM before it is killed."""
    farewell = tmp_path / "farewell"
    ends = f"signal.signal(signal.SIGTERM, lambda *_: (open({str(farewell)!r}, 'w'), sys.exit()))"
    found = asked(answerer(ANSWERS, before=ends, after=SLEEPS))

    assert found.conforms
    assert farewell.exists()


@pytest.mark.parametrize("is_closed", [True, False])
def test_a_run_that_is_left_half_way_ends_the_program(lifeline: Lifeline, is_closed: bool) -> None:
    """Whoever closes the outcomes or drops them has ended the program."""
    outcomes = put(NAMED[:20], answerer(ANSWERS, before=lifeline.held + STUBBORN, after=SLEEPS))
    next(outcomes)
    if is_closed:
        outcomes.close()
    else:
        del outcomes

    assert lifeline.is_cut()


def test_a_program_ends_before_it_is_told_that_the_rest_is_not_put(lifeline: Lifeline) -> None:
    """When a program cannot be asked any more, nothing of it is left beside the outcomes."""
    crashes = answerer(
        "os._exit(1)", before=f"{lifeline.held}\nos.fork() or (os.close(1), {SLEEPS})"
    )
    outcomes = put(NAMED[:20], crashes)

    assert next(outcomes).findings[0].endswith("exit code 1; 19 more cases are not put")
    assert lifeline.is_cut()
    assert len(list(outcomes)) == 19


ENDINGS = (signal.SIGHUP, signal.SIGINT, signal.SIGQUIT, signal.SIGTERM)


@pytest.fixture
def _plain_signals() -> Iterator[None]:
    """Signals do what they do in a program of its own, also where the tests run in background."""
    before = {number: signal.getsignal(number) for number in ENDINGS}
    for number in ENDINGS:
        signal.signal(number, signal.SIG_DFL)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    for number, handler in before.items():
        signal.signal(number, handler)


def handlers() -> list[object]:
    return [signal.getsignal(number) for number in ENDINGS]


@pytest.mark.usefixtures("_plain_signals")
def test_only_within_the_block_signals_are_handled() -> None:
    """The library leaves all signals as they are; the block for commands puts them back."""
    before = handlers()
    outcomes = put(NAMED[:20], answerer(ANSWERS))
    next(outcomes)
    assert handlers() == before

    with ended_by_signals():
        assert not set(handlers()) & set(before)
    assert handlers() == before
    assert {outcome.verdict for outcome in outcomes} == {Verdict.UNANSWERED}
    assert handlers() == before


def test_signals_that_do_something_else_go_on_to_do_it() -> None:
    """A signal that is ignored, as nohup has it, or handled, stays so."""
    came: list[int] = []
    ignored = signal.signal(signal.SIGHUP, signal.SIG_IGN)
    handled = signal.signal(signal.SIGTERM, lambda number, _: came.append(number))
    with ended_by_signals():
        signal.raise_signal(signal.SIGHUP)
        signal.raise_signal(signal.SIGTERM)
    signal.signal(signal.SIGHUP, ignored)
    signal.signal(signal.SIGTERM, handled)

    assert came == [signal.SIGTERM]


@pytest.mark.usefixtures("_plain_signals")
@pytest.mark.parametrize(
    ("body", "before", "after"),
    [
        (f"os.kill(os.getppid(), signal.SIGINT); {SLEEPS}", STUBBORN, ""),
        (ANSWERS, STUBBORN, f"os.kill(os.getppid(), signal.SIGINT); {SLEEPS}"),
        (
            f"os.kill(os.getppid(), signal.SIGINT); {SLEEPS}; {SLEEPS}",
            "signal.signal(signal.SIGTERM, lambda *_: os.kill(os.getppid(), signal.SIGINT))",
            "",
        ),
        ("os.kill(os.getppid(), signal.SIGINT); os.close(1); break", STUBBORN, SLEEPS),
    ],
    ids=["while it is asked", "while it is ended", "twice", "while its exit is awaited"],
)
def test_a_signal_ends_the_program_first(
    lifeline: Lifeline, body: str, before: str, after: str
) -> None:
    """Whenever a signal comes, the program has ended before the signal takes its course."""
    command = answerer(body, before=f"{lifeline.held}\n{before}", after=after)
    with pytest.raises(KeyboardInterrupt), ended_by_signals():
        list(put(NAMED[:20], command))

    assert lifeline.is_cut()
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


@pytest.mark.usefixtures("_plain_signals")
def test_a_signal_right_after_the_start_ends_the_program(
    monkeypatch: pytest.MonkeyPatch, lifeline: Lifeline
) -> None:
    """A signal that comes when the program runs already but nobody knows it yet does no harm."""
    popen = subprocess.Popen[bytes]

    def started(
        command: Sequence[str], *, stdin: int, stdout: int, start_new_session: bool
    ) -> subprocess.Popen[bytes]:
        process = popen(command, stdin=stdin, stdout=stdout, start_new_session=start_new_session)
        lifeline.awaited()
        signal.raise_signal(signal.SIGINT)
        return process

    monkeypatch.setattr(subprocess, "Popen", started)
    with pytest.raises(KeyboardInterrupt), ended_by_signals():
        next(put(NAMED[:20], answerer(ANSWERS, before=lifeline.held + STUBBORN, after=SLEEPS)))

    assert lifeline.is_cut()


@pytest.mark.usefixtures("_plain_signals")
@pytest.mark.parametrize(
    ("body", "after"),
    [(ANSWERS, ""), (ANSWERS, SLEEPS), (f"os.kill(os.getppid(), signal.SIGINT); {SLEEPS}", "")],
    ids=["when it has ended", "when it is to be ended", "once more"],
)
def test_a_signal_right_before_the_end_ends_the_program(
    monkeypatch: pytest.MonkeyPatch, lifeline: Lifeline, body: str, after: str
) -> None:
    """A signal that comes when the program and its children are just to be ended does no harm."""
    killpg = os.killpg

    def ended(group: int, number: int) -> None:
        signal.raise_signal(signal.SIGINT)
        killpg(group, number)

    monkeypatch.setattr(os, "killpg", ended)
    before = f"{lifeline.held}{STUBBORN}os.fork() or {SLEEPS}"
    with pytest.raises(KeyboardInterrupt), ended_by_signals():
        list(put(NAMED[:20], answerer(body, before=before, after=after)))

    assert lifeline.is_cut()


@pytest.mark.usefixtures("_plain_signals")
def test_a_signal_between_two_questions_ends_the_program(lifeline: Lifeline) -> None:
    """When a signal comes the program ends at once, and the run is over without a word."""
    command = answerer(ANSWERS, before=lifeline.held + STUBBORN, after=SLEEPS)

    def left() -> None:
        with ended_by_signals():
            for _ in put(NAMED[:20], command):
                signal.raise_signal(signal.SIGINT)

    with pytest.raises(KeyboardInterrupt):
        left()
    assert lifeline.is_cut()


@pytest.mark.usefixtures("_plain_signals")
def test_a_program_has_ended_when_a_signal_is_noticed(lifeline: Lifeline) -> None:
    """Nothing has to be done any more when the run is left, and the next run is like the first."""
    outcomes = put(NAMED[:20], answerer(ANSWERS, before=lifeline.held + STUBBORN, after=SLEEPS))
    next(outcomes)
    cut: list[bool] = []

    def noticed() -> None:
        with ended_by_signals():
            with pytest.raises(SystemExit, match="130"):
                signal.raise_signal(signal.SIGINT)
            cut.append(lifeline.is_cut())

    with pytest.raises(KeyboardInterrupt):
        noticed()
    assert cut == [True]
    with ended_by_signals():
        assert asked(answerer(ANSWERS)).conforms


@pytest.mark.usefixtures("_plain_signals")
def test_a_signal_gives_the_program_no_time_to_end_by_itself(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """After a signal the program is asked to end at once."""
    monkeypatch.setattr(program, "SECONDS_TO_END", 20)
    command = answerer(f"os.kill(os.getppid(), signal.SIGINT); {SLEEPS}")
    started = monotonic()
    with pytest.raises(KeyboardInterrupt), ended_by_signals():
        list(put(NAMED[:20], command))

    assert monotonic() - started < 10


def test_an_error_of_the_command_ends_the_program(lifeline: Lifeline) -> None:
    """When a command stops half-way with an error, no program is left, whoever holds the run."""
    outcomes = put(NAMED[:20], answerer(ANSWERS, before=lifeline.held + STUBBORN, after=SLEEPS))

    def broken() -> None:
        with ended_by_signals():
            next(outcomes)
            raise BrokenPipeError

    with pytest.raises(BrokenPipeError):
        broken()
    assert lifeline.is_cut()
    assert next(outcomes).findings == (f"{NAMED[1].id}: it was ended; 18 more cases are not put",)


ASKER = """
import resource, signal, sys
from wizard_rules.conformance import program
from wizard_rules.conformance.run import put
from wizard_rules.conformance.cases import named_cases
program.SECONDS_TO_END = 0.1
resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
for number in signal.SIGHUP, signal.SIGINT, signal.SIGQUIT, signal.SIGTERM:
    signal.signal(number, signal.SIG_DFL)
with program.ended_by_signals():
    for outcome in put(named_cases(), sys.argv[1:]):
        pass
"""


@pytest.mark.parametrize("number", ENDINGS)
def test_a_signal_then_takes_its_course(lifeline: Lifeline, number: signal.Signals) -> None:
    """A command that asks a program dies by the signal, without a word, and leaves nothing."""
    before = f"{lifeline.held}{STUBBORN}os.fork()"
    command = [sys.executable, "-c", ASKER, *answerer(SLEEPS, before=before)]
    assert ended_by(number, command, lifeline) == (-number, b"")
    assert lifeline.is_cut()


@pytest.mark.parametrize("number", [signal.SIGHUP, signal.SIGTERM])
def test_the_command_leaves_no_program(lifeline: Lifeline, number: signal.Signals) -> None:
    """A closed terminal, or SIGTERM, ends the program that `conform` asks as well."""
    program = answerer(SLEEPS, before=lifeline.held)
    command = [sys.executable, "-m", "wizard_rules", "conform", "--quick", "--", *program]
    assert ended_by(number, command, lifeline) == (-number, b"")
    assert lifeline.is_cut()


def ended_by(number: int, command: Sequence[str], lifeline: Lifeline) -> tuple[int, bytes]:
    """The exit code and the errors of a command that is sent the signal while it asks."""
    with subprocess.Popen(command, stderr=subprocess.PIPE) as process:
        lifeline.awaited()
        process.send_signal(number)
        _, errors = process.communicate(timeout=30)
    return process.returncode, errors
