"""
Run as the command, Ctrl-C ends it without a word, from its first moment on.

This is loaded first of all, so that nothing is printed while the rest is still loading. A program
that imports the library is not the command, and keeps its own way with interrupts.
"""

import signal
import sys
from collections.abc import Sequence
from pathlib import Path


def is_command(program: str, started: Sequence[str]) -> bool:
    """Whether the program, as it was started, is `wizard-rules` or `python -m wizard_rules`."""
    if program == "-m":
        return started[started.index("-m") :][1:2] == ["wizard_rules"]
    return Path(program).stem == "wizard-rules"


if is_command("".join(sys.argv[:1]), sys.orig_argv):
    signal.signal(signal.SIGINT, signal.SIG_DFL)
