"""What keeps values frozen: no other state, and no equality but of what is alike in everything."""

from collections.abc import Callable
from typing import TypeGuard

from attrs import Attribute  # noqa: TC002 - as everywhere
from attrs.exceptions import FrozenInstanceError


def no_state(thing: object, state: object) -> None:  # noqa: ARG001 - as pickle calls it
    """Refuse the state that a pickle would give: everybody may hold the same object."""
    raise FrozenInstanceError


def exactly(thing: object) -> object:
    """The value with its kind, and so with those of its parts: 1 is neither True nor 1.0."""
    return type(thing), tuple(map(exactly, thing)) if is_tuple(thing) else thing


def is_tuple(thing: object) -> TypeGuard[tuple[object, ...]]:
    """Whether it is a tuple, and of no kind derived from it."""
    return type(thing) is tuple


def told_apart(_: type, parts: "list[Attribute[object]]") -> "list[Attribute[object]]":
    """The fields of a class, so that its values are equal only where nothing tells them apart."""
    return [part.evolve(eq=True, eq_key=exactly) for part in parts]


def setters(kind: type, *names: str) -> tuple[Callable[[object, object], None], ...]:
    """What sets the slots of a frozen class while one of its kind is made, and never after."""
    return tuple(vars(kind)[name].__set__ for name in names)
