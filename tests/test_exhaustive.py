"""Small spaces of the rules, tried to the last case."""

from collections.abc import Iterable, Iterator
from itertools import permutations

import pytest
import referee

import wizard_rules as wr
from wizard_rules.bidding import RANGE
from wizard_rules.cards import RANK_ORDER, SPECIALS_HAVE_NO_SUIT
from wizard_rules.dealing import FIRST_CARD, HAND_SIZE, TURN_UP, TURN_UP_STAYS
from wizard_rules.play import (
    ANY_LEAD,
    FOLLOW_SUIT,
    JESTER_LEAD_DEFERS,
    SPECIALS_ALWAYS,
    VOID_FREE,
    WIZARD_LATER_KEEPS_SUIT,
    WIZARD_OPENS_FREE,
)
from wizard_rules.scoring import EXACT, MISSED
from wizard_rules.table import ROUNDS
from wizard_rules.tricks import (
    ALL_JESTERS,
    FIRST_WIZARD,
    HIGHEST_LED_SUIT,
    HIGHEST_TRUMP,
    ONE_TAKER,
)
from wizard_rules.trump import (
    JESTER_TURNED,
    LAST_ROUND,
    MUST_NAME_SUIT,
    SUIT_TURNED,
    WIZARD_TURNED,
    WIZARDS_KEEP_POWER,
)
from wizard_rules.vectors import Json, cases

# A card is its place in the deck here, and a suit is its place among the suits.
WIZARDS = range(52, 56)
JESTERS = range(56, 60)
SUITS = list(wr.Suit)


def tricks(length: int, so_far: tuple[int, ...] = ()) -> Iterator[tuple[int, ...]]:
    """All tricks, up to the copies of specials and the names of suits, named as they come."""
    if len(so_far) == length:
        yield so_far
        return
    named = min(4, len({card // 13 for card in so_far if card < 52}) + 1)
    following = [card for card in range(13 * named) if card not in so_far]
    for kind in (WIZARDS, JESTERS):
        following += [card for card in kind if card not in so_far][:1]
    for card in following:
        yield from tricks(length, (*so_far, card))


def trumps(trick: tuple[int, ...]) -> list[int | None]:
    """No trump, each suit of the trick, and one other if there is one."""
    present = len({card // 13 for card in trick if card < 52})
    return [None, *range(min(4, present + 1))]


def judge(trick: tuple[int, ...], trump: int | None) -> int:
    """The place of the card that leads in the end: each card in turn either takes over or not."""
    best = trick[0]
    for card in trick[1:]:
        if best in WIZARDS or card in JESTERS:
            continue
        same = card // 13 == best // 13
        if card in WIZARDS or best in JESTERS or (card > best if same else card // 13 == trump):
            best = card
    return trick.index(best)
