"""Words for messages: counts, and texts of unknown origin made fit to be printed."""

from typing import Final

LONGEST_SHOWN: Final = 40
LARGEST_SHOWN: Final = 10**18


def printable(text: str, longest: int = LONGEST_SHOWN) -> str:
    """A text of unknown origin, cut short and without control characters."""
    end = "…" if len(text) > longest else ""
    return "".join(letter if letter.isprintable() else "�" for letter in text[:longest]) + end


def shown(text: str) -> str:
    """A text of unknown origin, fit to be printed, in quotes."""
    return f"'{printable(text)}'"


def value(thing: object) -> str:
    """A value of unknown origin, fit to be printed; Python refuses to spell out huge numbers."""
    if isinstance(thing, int) and abs(thing) > LARGEST_SHOWN:
        return "a huge number"
    return printable(repr(thing))


def counted(count: int, noun: str) -> str:
    """So many of them, in words."""
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"
