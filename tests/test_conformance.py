"""Conformance: the vectors put to programs that answer well, wrongly, or not at all."""

import json
import shutil
import sys
from pathlib import Path

import pytest

import wizard_rules as wr
from wizard_rules import conformance
from wizard_rules.cli import run
from wizard_rules.conformance import Summary, Verdict, put, summary
from wizard_rules.vectors import KINDS, Case, Json, cases

EXAMPLES = Path(__file__).parents[1] / "examples/conformance"
ANSWERER = [sys.executable, str(EXAMPLES / "answerer.py")]
NAMED = list(cases(quick=True))

# What an answerer does with a question, which it has read into `case`.
ANSWERS = "print(json.dumps({'id': case['id'], 'answer': want[case['id']]}), flush=True)"
WRONG = "print(json.dumps({'id': case['id'], 'answer': 'wrong'}), flush=True)"


def program(body: str, *, before: str = "") -> list[str]:
    """An answerer that knows the wanted answers and then does as it is told."""
    wants = {case.id: case.want for case in NAMED[:20]}
    lines = [
        "import json, os, sys, time",
        f"want = json.loads({json.dumps(wants)!r})",
        before,
        "for line in sys.stdin:",
        "    case = json.loads(line)",
        f"    {body}",
    ]
    return [sys.executable, "-c", "\n".join(lines)]


@pytest.fixture(autouse=True)
def _no_grace(monkeypatch: pytest.MonkeyPatch) -> None:
    """A program that does not end by itself is ended soon."""
    monkeypatch.setattr(conformance, "SECONDS_TO_END", 0.1)


def asked(command: list[str]) -> Summary:
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
    assert run(["conform", "--quick", "--json", "--", *program(WRONG)]) == 1
    content = json.loads(capsys.readouterr().out)
    rulings = [deviation["ruling"] for deviation in content["deviations"]]

    assert sum(deviation["count"] for deviation in content["deviations"]) == len(NAMED)
    assert rulings == sorted(rulings, key=[ruling.id for ruling in wr.RULEBOOK].index)
    assert max(len(deviation["examples"]) for deviation in content["deviations"]) == 5
    assert set(content["deviations"][0]["examples"][0]) == {"id", "given", "want", "answer"}


def test_wrong_answers_are_told_with_their_ruling(capsys: pytest.CaptureFixture[str]) -> None:
    """For people each deviation names the ruling, the case, and what a wrong answer reveals."""
    assert run(["conform", "--quick", "--kind", "score", "--", *program(WRONG)]) == 1
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
    (outcome,) = put([case], program(body))

    assert outcome.verdict is verdict


@pytest.mark.parametrize(
    ("answer", "verdict"),
    [(["J", "R5"], Verdict.RIGHT), (["J", "J", "R5"], Verdict.WRONG), (["R5"], Verdict.WRONG)],
)
def test_legal_cards_come_in_any_order(answer: Json, verdict: Verdict) -> None:
    """The cards that may be played count without their order, each as often as it is there."""
    case = Case("a", "legal", "play.follow-suit", {}, ["R5", "J"], "")
    (outcome,) = put(
        [case], program(f"print(json.dumps({{'id': 'a', 'answer': {answer}}}), flush=True)")
    )

    assert outcome.verdict is verdict


def test_a_question_may_be_skipped() -> None:
    """Skipped cases are counted apart, but a run without any answer does not conform."""
    some = "print(json.dumps({'id': case['id'], 'skip': True}), flush=True)"
    found = asked(program(some))

    assert (found.cases, found.answered, found.skipped) == (20, 0, 20)
    assert found.findings == ("nothing was answered",)
    assert not found.conforms


@pytest.mark.parametrize(
    ("body", "before", "finding"),
    [
        ("os._exit(3)", "", "it ends without an answer, exit code 3; 19 more cases are not put"),
        ("pass", "sys.exit(0)", ", exit code 0; 19 more cases are not put"),
        ("time.sleep(60)", "", "no answer in 0.5 seconds (is each one flushed?); 19 more"),
        ("print(end='x' * 200_000, flush=True)", "", "a line of more than 65536 bytes; 19 more"),
        ("print('x\\n' * 200, flush=True)", "", "100 lines and no answer, the first"),
        ("print(line, flush=True); time.sleep(60)", "", "kind… is no answer to it; 19 more"),
        ("sys.stdout.buffer.write(bytes(range(128, 256))); os._exit(1)", "", "it ends without"),
    ],
)
def test_the_other_side_may_fail(
    monkeypatch: pytest.MonkeyPatch, body: str, before: str, finding: str
) -> None:
    """A crash, silence, garbage or an endless answer ends the run as one finding."""
    monkeypatch.setattr(conformance, "SECONDS_AN_ANSWER", 0.5)
    found = asked(program(body, before=before))

    assert (found.cases, found.answered) == (20, 0)
    assert len(found.findings) == 2
    assert finding in found.findings[0]


def test_the_other_side_may_stop_reading() -> None:
    """A program that closes its input after the first answer is judged by that one."""
    found = asked(program(f"os.close(0); {ANSWERS}; time.sleep(60)"))

    assert (found.cases, found.answered) == (20, 1)
    assert found.findings == (f"{NAMED[1].id}: it reads no question; 18 more cases are not put",)


@pytest.mark.parametrize(
    "stray",
    [
        "hello",
        "[1]",
        "[" * 100_000,
        '{"id": "other", "answer": 1}',
        '{"answer": 1}',
        "9" * 5000,
        f'{{"id": "{NAMED[0].id}", "answer": NaN}}',
    ],
)
def test_a_stray_line_is_a_finding(stray: str) -> None:
    """A line that is no answer to the question is a finding, and the answer is still awaited."""
    found = asked(program(ANSWERS, before=f"print({stray!r}[:60_000], flush=True)"))

    assert (found.answered, len(found.findings)) == (20, 1)
    assert found.findings[0].endswith("is no answer to it")
    assert not found.conforms


def test_a_program_that_crashes_later_is_still_judged() -> None:
    """What was answered before a crash is judged, and the rest is one finding."""
    body = f"{ANSWERS} if case['id'] == {NAMED[0].id!r} else os._exit(1)"
    found = asked(program(body))

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
    monkeypatch.setattr(conformance, "SECONDS_AN_ANSWER", 0.5)
    answer = json.dumps({"id": NAMED[0].id, "answer": 0})
    before = f"print({answer + chr(10)!r} * 2000, flush=True); time.sleep(60)"
    found = summary(put([NAMED[0]] * 2000, program("pass", before=before)))

    assert found.findings[0].startswith(f"{NAMED[0].id}: no question read in 0.5 seconds; ")
