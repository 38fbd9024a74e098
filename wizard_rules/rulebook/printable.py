"""Words for messages: counts, and texts of unknown origin made fit to be printed."""

import json
from typing import Final
from unicodedata import category

LONGEST_SHOWN: Final = 40
LARGEST_SHOWN: Final = 10**18
_JOINERS: Final = "\u200c\u200d"
"""What joins letters and emoji moves no text about, unlike the other invisible signs."""


def printable(text: str, longest: int = LONGEST_SHOWN) -> str:
    """A text of unknown origin, cut short and harmless."""
    return harmless(text[:longest]) + ("…" if len(text) > longest else "")


def harmless(text: str) -> str:
    """The text without what steers a terminal or the direction of writing."""
    return text if text.isprintable() else "".join(map(_harmless, text))


def _harmless(letter: str) -> str:
    is_kept = letter.isprintable() or letter in _JOINERS or category(letter) == "Zs"
    return letter if is_kept else "�"


def shown(text: str) -> str:
    """A text of unknown origin, fit to be printed, in quotes."""
    return f"'{printable(text)}'"


def value(thing: object) -> str:
    """A value of unknown origin, fit to be printed; of what may say anything, only its type."""
    if type(thing) is int and abs(thing) > LARGEST_SHOWN:
        return "a huge number"
    if thing is None or type(thing) in {str, bytes, int, float, bool}:
        return printable(repr(thing))
    name = type(thing).__name__
    return printable(f"{'an' if name[:1] in 'AEIOUaeiou' else 'a'} {name}")


def counted(count: int, noun: str) -> str:
    """So many of them, in words."""
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"


def json_line(content: object) -> str:
    """
    The content as one line of JSON in plain ASCII, so that it is JSON in every encoding.

    No control character and no direction mark stands in it as it is.
    """
    return json.dumps(content, allow_nan=False).replace("\x7f", "\\u007f")
