"""
Run as the command, Ctrl-C ends it without a word, also while most of it is still loading.

This is the first file of the package that is loaded; before that the interpreter itself starts.
A program that imports the library is not the command, and keeps its own way with interrupts.
"""

import re
import signal
import sys
from collections.abc import Sequence
from pathlib import Path


def is_command(arguments: Sequence[str], started: Sequence[str]) -> bool:
    """Whether `sys.argv` and `sys.orig_argv` are those of `wizard-rules` or `-m wizard_rules`."""
    program = "".join(arguments[:1])
    if program == "-m":  # so it is while the module is looked for
        named = started[len(started) - len(arguments)]
        return re.fullmatch(r"(-\w*m)?wizard_rules", named) is not None
    return Path(program).stem == "wizard-rules"


if is_command(sys.argv, sys.orig_argv):
    signal.signal(signal.SIGINT, signal.SIG_DFL)
