r"""
What holds for every number and every trick; CrossHair proves it over all paths.

The gate runs it (`test_contracts.py`); by hand, from this directory:

    crosshair check --analysis_kind PEP316 --report_all --per_condition_timeout 120 \
        contracts.trick_of_three

The cards are look-alikes made past the interning, so that their kind, suit and rank may stay
symbols; they are made when they are first looked at. Since no rule tells one suit from another,
the suits are named in the order in which they come, trump first.
"""

from collections.abc import Sequence
from typing import Final, overload

import wizard_rules as wr
from wizard_rules.rulebook.trick import take

JESTER: Final = 0
WIZARD: Final = 1

Look = tuple[int, int]
"""0 is a Jester, 1 a Wizard, 2 the first suit named, 3 the second, ...; then the rank."""


def exact(tricks: int) -> int:
    """
    A bid made exactly scores twenty, and ten for each trick.

    pre: 0 <= tricks <= 30
    post: __return__ == 20 + 10 * tricks
    """
    return wr.bid_score(tricks, tricks)


def missed(bid: int, taken: int) -> int:
    """
    A bid missed loses ten for each trick over or under, and the tricks taken score nothing.

    pre: min(bid, taken) >= 0 and max(bid, taken) <= 30 and bid != taken
    post: __return__ == -10 * max(bid - taken, taken - bid)
    """
    return wr.bid_score(bid, taken)


def score(bid: int, taken: int) -> int:
    """
    A score is a multiple of ten: +20 or more exactly when the bid is made, else -10 or less.

    pre: min(bid, taken) >= 0 and max(bid, taken) <= 30
    post: __return__ % 10 == 0
    post: (__return__ >= 20) == (bid == taken)
    post: (__return__ <= -10) == (bid != taken)
    post: -10 * max(bid, taken) <= __return__ <= 20 + 10 * taken
    """
    return wr.bid_score(bid, taken)


def over_and_under(bid: int, by: int) -> tuple[int, int]:
    """
    As many over cost as much as so many under.

    pre: 0 < by <= bid and bid + by <= 30
    post: __return__[0] == __return__[1]
    """
    return wr.bid_score(bid, bid + by), wr.bid_score(bid, bid - by)


def ruling_of_score(bid: int, taken: int) -> str:
    """
    The ruling named is the one that applies.

    pre: min(bid, taken) >= 0 and max(bid, taken) <= 30
    post: __return__ == ("score.exact" if bid == taken else "score.missed")
    """
    return wr.score_ruling(bid, taken).id


class LookAlikes(Sequence[wr.Card]):
    """Cards that are made when they are first looked at, in order."""

    def __init__(self, looks: Sequence[Look], *, with_trump: bool) -> None:
        self.looks = looks
        self.made: list[wr.Card] = []
        self.suits = 1 if with_trump else 0

    def __len__(self) -> int:
        """So many as there are looks."""
        return len(self.looks)

    @overload
    def __getitem__(self, at: int) -> wr.Card: ...
    @overload
    def __getitem__(self, at: "slice[int | None, int | None, int | None]") -> Sequence[wr.Card]: ...
    def __getitem__(
        self, at: "int | slice[int | None, int | None, int | None]"
    ) -> wr.Card | Sequence[wr.Card]:
        """A card, always the same one for the same place."""
        if isinstance(at, slice):
            return [self[place] for place in range(len(self))[at]]
        while len(self.made) <= at < len(self):
            self.made.append(self.card(*self.looks[len(self.made)]))
        return self.made[at]

    def card(self, what: int, rank: int) -> wr.Card:
        if what == JESTER:
            return object.__new__(wr.Jester)
        if what == WIZARD:
            return object.__new__(wr.Wizard)
        card = object.__new__(wr.SuitCard)
        object.__setattr__(card, "suit", self.suit(what))
        object.__setattr__(card, "rank", rank)
        return card

    def suit(self, what: int) -> wr.Suit:
        *named, new = list(wr.Suit)[: self.suits + 1]
        for place, suit in enumerate(named, start=2):
            if what == place:
                return suit
        self.suits = min(self.suits + 1, 3)
        return new


def by_the_rules(cards: Sequence[wr.Card], trump: wr.Suit | None) -> tuple[int, str]:
    """Who takes a trick, and by which ruling, as the rules say it."""
    # The first Wizard played takes the trick.
    for place, card in enumerate(cards):
        if isinstance(card, wr.Wizard):
            return place, "trick.first-wizard"
    suited = [(place, card) for place, card in enumerate(cards) if isinstance(card, wr.SuitCard)]
    # When only Jesters were played the first of them takes the trick.
    if not suited:
        return 0, "trick.all-jesters"
    # In a trick without a Wizard the highest trump wins, and without trump the highest card
    # of the led suit: the suit of the first card that is no Jester.
    trumps = [(place, card) for place, card in suited if card.suit is trump]
    led = [(place, card) for place, card in suited if card.suit is suited[0][1].suit]
    best, highest = (trumps or led)[0]
    for place, card in trumps or led:
        if card.rank > highest.rank:
            best, highest = place, card
    return best, "trick.highest-trump" if trumps else "trick.highest-led-suit"


def agrees(looks: Sequence[Look], *, with_trump: bool) -> bool:
    cards = LookAlikes(looks, with_trump=with_trump)
    trump = wr.Suit.R if with_trump else None
    taker, ruling = take(cards, trump)
    place, ruling_id = by_the_rules(cards, trump)
    winner = wr.trick_winner(cards, trump)
    return (cards[place], place, ruling_id) == (taker, winner, ruling.id)


def trick_of_one(a: Look, with_trump: bool) -> bool:
    """
    The taker, and the ruling that says so, are those of the rules.

    post: __return__
    """
    return agrees((a,), with_trump=with_trump)


def trick_of_two(a: Look, b: Look, with_trump: bool) -> bool:
    """
    The taker, and the ruling that says so, are those of the rules.

    post: __return__
    """
    return agrees((a, b), with_trump=with_trump)


def trick_of_three(a: Look, b: Look, c: Look, with_trump: bool) -> bool:
    """
    The taker, and the ruling that says so, are those of the rules.

    post: __return__
    """
    return agrees((a, b, c), with_trump=with_trump)


def trick_of_four(a: Look, b: Look, c: Look, d: Look, with_trump: bool) -> bool:
    """
    The taker, and the ruling that says so, are those of the rules.

    post: __return__
    """
    return agrees((a, b, c, d), with_trump=with_trump)


def trick_of_five(a: Look, b: Look, c: Look, d: Look, e: Look, with_trump: bool) -> bool:
    """
    The taker, and the ruling that says so, are those of the rules.

    post: __return__
    """
    return agrees((a, b, c, d, e), with_trump=with_trump)


def trick_of_six(a: Look, b: Look, c: Look, d: Look, e: Look, f: Look, with_trump: bool) -> bool:
    """
    The taker, and the ruling that says so, are those of the rules.

    post: __return__
    """
    return agrees((a, b, c, d, e, f), with_trump=with_trump)
