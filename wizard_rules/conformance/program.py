"""The program that is asked: started, asked, read line by line, and ended with all it started."""

import os
import select
import signal
import subprocess
from collections.abc import Generator, Sequence
from contextlib import contextmanager, suppress
from time import monotonic
from types import FrameType
from typing import Final, final

from attrs import define, field

from wizard_rules.errors import RecordError
from wizard_rules.rulebook.printable import printable

SECONDS_AN_ANSWER: Final = 5.0
SECONDS_TO_END: Final = 1.0
"""What it has to end when its input ends, and again when it is asked to end."""
SECONDS_TO_EXIT: Final = 1.0
"""What it has to exit, for its exit code to be told, when it reads or writes no more."""
SECONDS_TO_DIE: Final = 10.0
"""What it has to be gone once it is killed; it takes longer only where we may not kill it."""
LONGEST_LINE: Final = 1 << 16


class Silent(Exception):
    """The program cannot be asked any more; the message says why."""


@final
@define(eq=False)
class Program:
    """A running program, the pipes to and from it, what is not yet read, and until when."""

    process: subprocess.Popen[bytes]
    questions: int
    answers: int
    unread: bytearray = field(factory=bytearray)
    deadline: float = 0.0


@final
@define
class _Watch:
    """The programs that run, the signal that came first, and how much it may not disturb."""

    running: list[Program] = field(factory=list[Program])
    came: int = 0
    busy: int = 0


_watch: Final = _Watch()


@contextmanager
def running(command: Sequence[str]) -> Generator[Program, None, None]:
    """
    The running program; in the end it is ended, with all that it started in its process group.

    Raises:
        RecordError: The command cannot be started.

    """
    with _undisturbed():
        program = _start(command)
        _watch.running.append(program)
    try:
        yield program
    finally:
        with _undisturbed():
            _end(program)


def _start(command: Sequence[str]) -> Program:
    its_questions, questions = os.pipe()
    answers, its_answers = os.pipe()
    os.set_blocking(questions, False)
    try:
        process = subprocess.Popen(  # noqa: S603 - it is what the user asks for
            command, stdin=its_questions, stdout=its_answers, start_new_session=True
        )
    except (OSError, ValueError) as error:
        os.close(questions)
        os.close(answers)
        reason = error.strerror if isinstance(error, OSError) else str(error)
        raise RecordError(f"{printable(command[0])} cannot be started: {reason}") from None
    finally:
        os.close(its_questions)
        os.close(its_answers)
    return Program(process, questions, answers)


def _end(program: Program) -> None:
    """Its input ends, then it is asked to end, after a signal at once, then it is forced to."""
    if program not in _watch.running:
        return
    _watch.running.remove(program)
    os.close(program.questions)
    os.close(program.answers)
    try:
        if _watch.came or not _ends(program, SECONDS_TO_END):
            _signal(program, signal.SIGTERM)
            _ends(program, SECONDS_TO_END)
    finally:
        _signal(program, signal.SIGKILL)
        _ends(program, SECONDS_TO_DIE)


def _ends(program: Program, seconds: float) -> bool:
    """Whether the program ends in that time."""
    with suppress(subprocess.TimeoutExpired):
        program.process.wait(seconds)
    return program.process.returncode is not None


def _signal(program: Program, number: int) -> None:
    """Send the signal to all of its group that are left, and that we may send it to."""
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(program.process.pid, number)


def ask(program: Program, question: str) -> None:
    """
    Write the question, one line; from now on its answer is awaited.

    Raises:
        Silent: The program does not read it.

    """
    if program not in _watch.running:
        raise Silent("it was ended")
    program.deadline = monotonic() + SECONDS_AN_ANSWER
    left = f"{question}\n".encode()
    while left:
        if not _is_ready(program.questions, select.POLLOUT, program.deadline):
            raise Silent(f"no question read in {SECONDS_AN_ANSWER:g} seconds")
        try:
            with suppress(BlockingIOError):
                left = left[os.write(program.questions, left) :]
        except BrokenPipeError:
            raise Silent(f"it reads no question{_exit_code(program)}") from None


def next_line(program: Program) -> str:
    """
    The next line that the program writes.

    Raises:
        Silent: It does not come in time, never, or without an end.

    """
    unread = program.unread
    while b"\n" not in unread:
        if len(unread) > LONGEST_LINE:
            raise Silent(f"a line of more than {LONGEST_LINE} bytes")
        unread += _read(program)
    line, _, rest = unread.partition(b"\n")
    unread[:] = rest
    return line.decode("utf-8", "replace")


def _read(program: Program) -> bytes:
    """The next bytes that it writes."""
    if not _is_ready(program.answers, select.POLLIN, program.deadline):
        raise Silent(f"no answer in {SECONDS_AN_ANSWER:g} seconds (is each one flushed?)")
    read = os.read(program.answers, LONGEST_LINE)
    if not read:
        code = _exit_code(program)
        raise Silent(f"it {'ends' if code else 'closes its output'} without an answer{code}")
    return read


def _is_ready(pipe: int, event: int, deadline: float) -> bool:
    """Whether the pipe can be read or written before the deadline."""
    ready = select.poll()
    ready.register(pipe, event)
    left = deadline - monotonic()
    return left > 0 and bool(ready.poll(left * 1000))


def _exit_code(program: Program) -> str:
    has_ended = _ends(program, SECONDS_TO_EXIT)
    return f", exit code {program.process.returncode}" if has_ended else ""


@contextmanager
def ended_by_signals() -> Generator[None, None, None]:
    """
    Within it a signal that ends this process first ends the programs that it has started.

    It is for the main thread of a command. Signals that are ignored, or that something else
    handles, go on like that; afterwards the others do what they did before, with one that came.
    """
    endings = (signal.SIGHUP, signal.SIGINT, signal.SIGQUIT, signal.SIGTERM)
    plain = (signal.SIG_DFL, signal.default_int_handler)
    before = {number: signal.getsignal(number) for number in endings}
    taken = {number: handler for number, handler in before.items() if handler in plain}
    try:
        for number in taken:
            signal.signal(number, _on_signal)
        yield
    finally:
        _watch.busy += 1
        _end_all()
        for number, handler in taken.items():
            signal.signal(number, handler)
        came, _watch.came = _watch.came, 0
        _watch.busy -= 1
        if came:
            signal.raise_signal(came)


def _on_signal(number: int, _: FrameType | None) -> None:
    """The first signal ends the programs and what asks them; those that follow change nothing."""
    if not _watch.came:
        _watch.came = number
        if not _watch.busy:
            _leave()


@contextmanager
def _undisturbed() -> Generator[None, None, None]:
    """What begins herein is brought to its end; a signal that comes meanwhile waits for that."""
    before = _watch.came
    _watch.busy += 1
    try:
        yield
    finally:
        _watch.busy -= 1
        if _watch.came != before and not _watch.busy:
            _leave()


def _leave() -> None:
    _end_all()
    raise SystemExit(128 + _watch.came)


def _end_all() -> None:
    for program in list(_watch.running):
        _end(program)
