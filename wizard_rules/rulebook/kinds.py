"""
Values of another kind are refused: text for a card, an act for a card, `True` for a number.

The refusal is a plain `ValueError`, never an `IllegalAction`: it is a bug of the program, and
no act that a rule forbids. A number is a plain `int`, and no subclass of it.
"""

from collections.abc import Iterable, Sequence
from enum import Enum
from itertools import islice
from types import UnionType
from typing import Final, Literal, NewType, TypeGuard, TypeVar, Union, get_args, get_origin

from attrs import fields, has

from wizard_rules.rulebook.deck import DECK, Card, Jester, Suit, SuitCard, Wizard
from wizard_rules.rulebook.frozen import is_tuple
from wizard_rules.rulebook.printable import value

CARD_KINDS: Final = (SuitCard, Wizard, Jester)
_TEXT_KINDS: Final = (str, bytes, bytearray, memoryview)
MOST_THINGS: Final = 10_000
"""More than any game has; what has no end is refused."""
_KEPT_HASH: Final = "_attrs_cached_hash"
"""Where attrs keeps the hash of a value; None until it is asked for."""
_Thing = TypeVar("_Thing")


def wrong_kind(name: str, thing: object, wanted: str) -> ValueError:
    """The refusal of an argument, to be raised: its name, what it is, and what it should be."""
    return ValueError(f"{name}: {value(thing)} is no {wanted}")


def check_kind(name: str, thing: object, kind: type, wanted: str) -> None:
    """Refuse what is not of that kind."""
    if not isinstance(thing, kind):
        raise wrong_kind(name, thing, wanted)


def check_whole(name: str, thing: object) -> None:
    """Refuse what is no whole number; `True` and 1.0 are none."""
    if type(thing) is not int:
        raise wrong_kind(name, thing, "whole number")


def check_text(name: str, thing: object) -> None:
    """Refuse what is no text."""
    check_kind(name, thing, str, "text")


def check_card(name: str, thing: object) -> None:
    """Refuse what is no card."""
    if not isinstance(thing, CARD_KINDS):
        raise wrong_kind(name, thing, "card")


def check_turn_up(thing: object) -> None:
    """Refuse what is neither a card nor None, which is turned up in the last round."""
    if thing is not None:
        check_card("turn_up", thing)


def check_suit_or_none(name: str, thing: object) -> None:
    """Refuse what is neither a suit nor None."""
    if thing is not None and not isinstance(thing, Suit):
        raise wrong_kind(name, thing, "suit")


def cards_in_order(name: str, cards: Sequence[Card]) -> tuple[Card, ...]:
    """The cards of a sequence; a set has no order, and an iterator is no sequence."""
    return all_of(name, cards, Sequence, CARD_KINDS, "card")


def cards_of(name: str, cards: Iterable[Card]) -> tuple[Card, ...]:
    """The cards of a collection, which is read once."""
    return all_of(name, cards, Iterable, CARD_KINDS, "card")


def texts_in_order(name: str, texts: Sequence[str]) -> tuple[str, ...]:
    """The texts of a sequence; one text is no sequence of texts."""
    return all_of(name, texts, Sequence, (str,), "text")


def whole_numbers(name: str, numbers: Sequence[int]) -> tuple[int, ...]:
    """The whole numbers of a sequence."""
    found = all_of(name, numbers, Sequence, (int,), "whole number")
    for number in found:
        check_whole(name, number)
    return found


def all_of(
    name: str, things: Iterable[_Thing], form: type, kinds: tuple[type, ...], wanted: str
) -> tuple[_Thing, ...]:
    """The things of a collection of that form, read once, each of one of the kinds."""
    if isinstance(things, _TEXT_KINDS) or not isinstance(things, form):
        raise wrong_kind(name, things, f"{form.__name__.lower()} of {wanted}s")
    found = tuple(islice(things, MOST_THINGS + 1))
    if len(found) > MOST_THINGS:
        raise ValueError(f"{name}: more than {MOST_THINGS} {wanted}s")
    if not set(map(type, found)).issubset(kinds):  # much faster than one by one
        for thing in found:
            if not isinstance(thing, kinds):
                raise wrong_kind(name, thing, wanted)
    return found


def is_sequence(thing: object) -> TypeGuard[Sequence[object]]:
    """Whether the things stand in an order and can be looked at again and again."""
    return isinstance(thing, Sequence)


def has_form(thing: object, kind: object) -> bool:
    """Whether the value and all its parts are of just the kinds that the annotations name."""
    if isinstance(kind, NewType):
        return has_form(thing, kind.__supertype__)
    parts = get_args(kind)
    if get_origin(kind) in (Union, UnionType):
        return any(has_form(thing, part) for part in parts)
    if get_origin(kind) is Literal:
        return type(thing) is str and thing in parts
    if get_origin(kind) is tuple:
        return is_tuple(thing) and _have_form(thing, parts)
    return isinstance(kind, type) and _has_all_parts(thing, kind)


def _has_all_parts(thing: object, kind: type) -> bool:
    """Whether the value is one of its kind, or has all the fields of its kind."""
    if kind in CARD_KINDS:
        return any(thing is card for card in DECK)
    if issubclass(kind, Enum):
        return any(thing is member for member in kind)
    return type(thing) is kind and _has_fields(thing)


def _have_form(things: tuple[object, ...], kinds: tuple[object, ...]) -> bool:
    *kept, last = kinds
    if last is Ellipsis:
        return all(has_form(thing, *kept) for thing in things)
    return len(things) == len(kinds) and all(map(has_form, things, kinds))


def _has_fields(thing: object) -> bool:
    kind = type(thing)
    if not has(kind):
        return True
    kept = getattr(thing, _KEPT_HASH, None if not hasattr(kind, _KEPT_HASH) else "missing")
    return isinstance(kept, int | None) and all(
        hasattr(thing, each.name) and has_form(getattr(thing, each.name), each.type)
        for each in fields(kind)
    )
