"""The table: seats, turn order, who deals, how many rounds."""

from collections.abc import Sequence
from typing import Final, NewType

from wizard_rules.rulebook.deck import RANKS, Card, Jester, SuitCard
from wizard_rules.rulebook.kinds import cards_in_order, check_whole
from wizard_rules.rulebook.printable import value
from wizard_rules.rulebook.ruling import disputed, implied, stated

__all__ = ["Seat", "draw_for_dealer", "forehand", "next_dealer", "rounds_in_game"]

Seat = NewType("Seat", int)
"""A place at the table: 0 up to one less than the players, clockwise."""

SEATED: Final = range(2, 7)
"""How many may ever sit at a table."""
SEATS: Final = tuple(Seat(place) for place in range(6))

FEWEST: Final = SEATED[0]
MOST: Final = SEATED[-1]

PLAYERS: Final = disputed(
    "table.players",
    "Three to six play, each for themselves; two only where the table chose it.",
    "TC-03 SC-22 JP-01 SV-01",
    "C-01",
)


def check_players(players: int) -> None:
    """Refuse a number of players that never sits at a table."""
    check_whole("players", players)
    if players not in SEATED:
        raise ValueError(f"players: {value(players)} is not from 2 to 6. {PLAYERS}")


def clockwise(first: Seat, players: int) -> tuple[Seat, ...]:
    """All seats in turn order, beginning with *first*."""
    return SEATS[first:players] + SEATS[:first]


def left_of(seat: Seat, players: int) -> Seat:
    """The next seat clockwise."""
    return SEATS[(seat + 1) % players]


def check_seat(name: str, seat: Seat, players: int) -> None:
    """Refuse a seat at which none of the players sits."""
    check_whole(name, seat)
    if seat not in SEATS[:players]:
        raise ValueError(f"{name}: {value(seat)} is no seat at a table of {players}")


ROUNDS: Final = stated(
    "table.rounds",
    "A game has as many rounds as sixty divided by the number of players.",
    "TC-07 TC-08 SC-22 JP-10 SV-06 SV-25",
    "C-27",
)


def rounds_in_game(players: int) -> int:
    """
    The number of rounds of a whole game of two to six players.

    Rulings: table.rounds, table.players

    Raises:
        ValueError: Nobody can play Wizard with so many players.

    >>> import wizard_rules as wr
    >>> [wr.rounds_in_game(players) for players in (3, 4, 5, 6)]
    [20, 15, 12, 10]

    """
    check_players(players)
    return 60 // players


FIRST_DEALER: Final = disputed(
    "table.first-dealer",
    "Everyone draws a card and the highest card deals first.",
    "SC-04 JP-06",
    "C-16",
)
DRAW_SPECIALS: Final = implied(
    "table.draw-specials",
    "In that draw a Wizard is highest and a Jester lowest.",
    "JP-02 JP-05",
    "C-16",
)
SCOREKEEPER: Final = disputed(
    "table.scorekeeper",
    "Whoever drew the lowest card keeps the score throughout,"
    " unless the table appoints someone else.",
    "JP-06 SV-12",
    "C-16",
)


def draw_for_dealer(cards: Sequence[Card]) -> tuple[Seat, ...]:
    """
    The seats that drew the highest card, *cards* being one card a seat.

    More than one seat is a tie, on which the texts are silent: the usual policy
    is that the tied players draw again.

    Rulings: table.first-dealer, table.draw-specials

    Raises:
        ValueError: Nobody drew, or something is no card.

    >>> import wizard_rules as wr
    >>> wr.draw_for_dealer(wr.parse_cards("R13 J B13 Y2"))
    (0, 2)
    >>> wr.draw_for_dealer(wr.parse_cards("R13 W B13 J"))
    (1,)

    """
    drawn = cards_in_order("cards", cards)
    if not drawn:
        raise ValueError("cards: nobody drew one")
    heights = [_height_in_draw(card) for card in drawn]
    highest = max(heights)
    return tuple(Seat(seat) for seat, height in enumerate(heights) if height == highest)


def _height_in_draw(card: Card) -> int:
    if isinstance(card, SuitCard):
        return card.rank
    return 0 if isinstance(card, Jester) else RANKS.stop


DEAL_PASSES: Final = stated(
    "table.deal-passes",
    "The deal passes one seat clockwise after every round, whoever won.",
    "TC-15 SC-06 JP-09 SV-09",
)


def next_dealer(dealer: Seat, players: int) -> Seat:
    """
    The seat that deals the round after the one that *dealer* dealt.

    Rulings: table.deal-passes

    Raises:
        ValueError: There is no such table, or no such seat at it.

    >>> import wizard_rules as wr
    >>> wr.next_dealer(wr.Seat(3), players=4)
    0

    """
    check_players(players)
    check_seat("dealer", dealer, players)
    return left_of(dealer, players)


def forehand(dealer: Seat, players: int) -> Seat:
    """
    The seat on the dealer's left: first to bid and first to lead.

    Rulings: bid.order, play.first-lead

    Raises:
        ValueError: There is no such table, or no such seat at it.

    >>> import wizard_rules as wr
    >>> wr.forehand(wr.Seat(3), players=4)
    0

    """
    check_players(players)
    check_seat("dealer", dealer, players)
    return left_of(dealer, players)
