"""The rulebook and the reports as reading matter."""

import json
from enum import Enum
from typing import Final

from attrs import asdict

from wizard_rules.command.citations import cited, disputed_line, settled
from wizard_rules.command.disputes import disputed_in_fault
from wizard_rules.conformance.cases import Case, Json, named_cases
from wizard_rules.conformance.run import Summary
from wizard_rules.records.record import Record
from wizard_rules.referee.report import Report
from wizard_rules.rulebook.index import RULEBOOK, Entry, ruling
from wizard_rules.rulebook.printable import counted, printable
from wizard_rules.rulebook.ruling import Ruling
from wizard_rules.sources.texts import Conflict, Silence, Statement, sources, statements

MOST_FINDINGS: Final = 5
MOST_CASES: Final = 3
_COMMANDS: Final = ("winner", "legal", "bids", "score")


def entry_content(entry: Entry) -> dict[str, object]:
    """The entry as plain values for JSON."""
    values = asdict(entry, value_serializer=_plain)
    shown_by = [asdict(case) for case in _cases_that_show(entry)]
    return {"kind": type(entry).__name__.lower(), **values, "cases": shown_by}


def _plain(_: object, __: object, value: object) -> object:
    return value.value if isinstance(value, Enum) else value


def entry_lines(entry: Entry) -> list[str]:
    """The entry for people: what it says, and what it rests on or leads to."""
    match entry:
        case Ruling():
            return [
                str(entry),
                f"Status: {entry.status.value}.",
                cited(entry),
                *settled([entry]),
                *_said(entry),
                *_case_lines(entry),
            ]
        case Statement():
            return _statement_lines(entry)
        case Conflict():
            return [
                f"{entry.question} [{entry.id}]",
                *(f"  {reading}" for reading in entry.readings),
                f"Decision: {entry.decision}",
                f"Why: {entry.why} Certainty: {entry.certainty}.",
                _leads_to(entry.rulings, entry.no_ruling),
                *_case_lines(entry),
            ]
        case Silence():  # pragma: no branch - the last kind there is
            return [f"{entry.question} [{entry.id}, {entry.gap}]", entry.answer, entry.policy]


def _said(ruling: Ruling) -> list[str]:
    """What each statement behind a ruling says, and where."""
    by_id = {statement.id: statement for statement in statements()}
    cited = [by_id[id_] for id_ in ruling.sources]
    return [f"  {each.id} ({each.section}): {each.gist}" for each in cited]


def _cases_that_show(entry: Entry) -> list[Case]:
    """The named cases that the ruling decides, or that show how the conflict is decided."""
    mark = f"({entry.id})"
    return [case for case in named_cases() if case.ruling == entry.id or mark in case.note]


def _case_lines(entry: Entry) -> list[str]:
    """A few of the cases, as commands that the reader can run."""
    found = _cases_that_show(entry)[:MOST_CASES]
    return [f"{'Try' if case.kind in _COMMANDS else 'Case'}: {command_of(case)}" for case in found]


def command_of(case: Case) -> str:
    """The command that asks the case, or for a kind that no command asks the case itself."""
    given = case.given
    match case.kind:
        case "winner":
            trump = f" --trump {given['trump']}" if given["trump"] else ""
            return f'wizard-rules trick "{_joined(given["trick"], " ")}"{trump}'
        case "legal":
            trick, hand = _joined(given["trick"], " "), _joined(given["hand"], " ")
            return f'wizard-rules legal "{trick}" --hand "{hand}"'
        case "bids":
            others = f'--others "{_joined(given["bids"], ",")}" --players {given["players"]}'
            return f"wizard-rules bids {given['round']} {others} --bid-total {given['bid_total']}"
        case "score":
            return f"wizard-rules score {given['bid']}/{given['taken']}"
        case _:
            return f"{case.kind} {json.dumps(given)} is {json.dumps(case.want)}"


def _joined(values: Json, separator: str) -> str:
    return separator.join(map(str, values)) if isinstance(values, list) else ""


def _statement_lines(statement: Statement) -> list[str]:
    (source,) = (source for source in sources() if source.key == statement.source)
    rulings = tuple(ruling.id for ruling in RULEBOOK if statement.id in ruling.sources)
    advice = " (advice)" if statement.advice else ""
    return [
        f"{statement.gist} [{statement.id}]{advice}",
        f"Where: {source.language} text, {statement.section}.",
        _leads_to(rulings, statement.no_ruling),
    ]


def _leads_to(rulings: tuple[str, ...], no_ruling: str) -> str:
    return f"Rulings: {', '.join(rulings)}." if rulings else f"No ruling: {no_ruling}"


def report_lines(place: str, record: Record, report: Report, *, why: bool) -> list[str]:
    """The verdict, then each fault with its ruling, the texts behind it, and what is disputed."""
    if not report.faults:
        return [f"{place}: {_checked(record)} checked; nothing is wrong."]
    count = len(report.faults)
    lines = [f"{place}: {counted(count, 'fault')} ({_checked(record)} checked)."]
    numbers = [judged.number for judged in report.rounds]
    for fault in report.faults:
        at = numbers.index(fault.round)
        disputed = disputed_in_fault(fault, record.rounds[at], report.rounds[at])
        lines += ["", fault.verdict, str(fault.ruling), cited(fault.ruling)]
        lines += settled([fault.ruling], disputed) if why else disputed_line(disputed)
    return lines


def _checked(record: Record) -> str:
    """What a record holds, counted."""
    tricks = [trick for round_ in record.rounds for trick in round_.tricks or ()]
    claims = {
        "round": len(record.rounds),
        "bid": sum(len(round_.bids or round_.bids_so_far or ()) for round_ in record.rounds),
        "trick": len(tricks),
        "card": sum(len(trick.cards.split()) for trick in tricks),
        "score": sum(len(round_.points or ()) for round_ in record.rounds),
        "total": sum(len(round_.totals or ()) for round_ in record.rounds),
    }
    held = [counted(count, name) for name, count in claims.items() if count]
    return ", ".join(held or ["no round"])


def summary_content(found: Summary) -> dict[str, object]:
    """A conformance run as plain values for JSON."""
    return {
        "cases": found.cases,
        "answered": found.answered,
        "skipped": found.skipped,
        "deviations": [
            {
                "ruling": deviation.ruling,
                "kind": deviation.kind,
                "count": deviation.count,
                "examples": [
                    {
                        "id": example.case.id,
                        "given": example.case.given,
                        "want": example.case.want,
                        "answer": example.answer,
                    }
                    for example in deviation.examples
                ],
            }
            for deviation in found.deviations
        ],
        "findings": list(found.findings),
    }


def summary_lines(found: Summary) -> list[str]:
    """A conformance run for people: the verdict, then by ruling what deviates."""
    wrong = sum(deviation.count for deviation in found.deviations)
    findings = found.findings[:MOST_FINDINGS]
    verdict = "it conforms"
    if not found.conforms:
        verdict = f"{wrong} wrong, {counted(len(found.findings), 'finding')}"
    lines = [f"{found.cases} cases, {found.answered} answered, {found.skipped} skipped: {verdict}."]
    for deviation in found.deviations:
        lines += ["", f"{deviation.count} wrong on {deviation.kind}. {ruling(deviation.ruling)}"]
        for example in deviation.examples:
            given, want = json.dumps(example.case.given), json.dumps(example.case.want)
            answer = printable(json.dumps(example.answer))
            lines.append(f"  {example.case.id}: {given} wants {want}, not {answer}")
            lines += [f"    {example.case.note}"] if example.case.note else []
    return [*lines, "", *findings] if findings else lines
