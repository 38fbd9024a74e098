"""Perft: how many sequences of legal cards a deal allows; `tests/tools/make_perft.py` counts.

Three ways of counting that share no code: through the library's states, with the referee's rules
on plain lists, and by trying all orders of all hands and striking out those with a revoke.
"""

import random
from collections.abc import Iterator, Sequence
from itertools import permutations, product
from pathlib import Path
from typing import Final, NamedTuple

import naive_referee as referee

import wizard_rules as wr

PERFT: Final = Path(__file__).parents[1] / "laws" / "perft.txt"

HEAD: Final = """\
# Perft of the card game Wizard: how many sequences of legal cards a deal allows.
#
# A line is a deal, its fields parted by "|":
#   id       the players x the cards each - the suits in the deal
#   players  how many, in seats 0, 1, 2 ... clockwise
#   trump    the trump suit R, B, G or Y, or none
#   leader   the seat that leads to the first trick
#   hands    the cards of each seat, parted by "/", seat 0 first
#   counts   how many sequences of 1, 2, 3 ... cards can be played, up to the end of the round if
#            there are as many counts as cards, and else up to the depth that was counted
#
# R5 is the five of R; W1 to W4 are the Wizards and J1 to J4 the Jesters, all of them different
# cards. A sequence is the cards in the order in which they are played, trick after trick: whoever
# takes a trick leads the next one. Bids change nothing.
"""


class Deal(NamedTuple):
    """A deal to count: the cards as texts, by seat."""

    id: str
    trump: str | None
    leader: int
    hands: list[list[str]]


class Order(NamedTuple):
    """What kind of deal to make: suit cards of so many suits beside so many Wizards and Jesters."""

    players: int
    number: int
    suits: int
    wizards: int
    jesters: int
    depth: int


ORDERS: Final = [
    Order(2, 3, 2, 2, 1, 6),
    Order(2, 4, 2, 2, 2, 8),
    Order(2, 5, 2, 2, 2, 10),
    Order(2, 5, 4, 3, 2, 10),
    Order(2, 9, 3, 3, 3, 5),
    Order(2, 30, 4, 4, 4, 3),
    Order(3, 2, 2, 2, 1, 6),
    Order(3, 3, 2, 2, 2, 9),
    Order(3, 4, 2, 2, 2, 12),
    Order(3, 4, 3, 2, 2, 8),
    Order(3, 8, 3, 3, 3, 5),
    Order(3, 20, 4, 4, 4, 4),
    Order(4, 2, 2, 2, 1, 8),
    Order(4, 3, 2, 2, 2, 12),
    Order(4, 3, 3, 3, 2, 12),
    Order(4, 4, 2, 2, 1, 8),
    Order(4, 7, 3, 3, 3, 5),
    Order(4, 15, 4, 4, 4, 4),
    Order(5, 2, 2, 2, 2, 10),
    Order(5, 3, 2, 2, 2, 15),
    Order(5, 3, 3, 3, 2, 15),
    Order(5, 6, 3, 3, 3, 6),
    Order(5, 12, 4, 4, 4, 5),
    Order(6, 2, 2, 2, 2, 12),
    Order(6, 2, 3, 2, 3, 12),
    Order(6, 3, 2, 2, 2, 12),
    Order(6, 5, 3, 3, 3, 6),
    Order(6, 10, 4, 4, 4, 5),
]


def make_deals() -> Iterator[tuple[Deal, int]]:
    """The deals, each with the depth to count to."""
    for seed, order in enumerate(ORDERS):
        players, number, suits, wizards, jesters, depth = order
        shuffled = [str(card) for card in wr.shuffled_deck(random.Random(seed))]
        chosen = [card for card in shuffled if card[0] == "W"][:wizards]
        chosen += [card for card in shuffled if card[0] == "J"][:jesters]
        others = [card for card in shuffled if card[0] in referee.SUITS[:suits]]
        chosen += others[: players * number - len(chosen)]
        dealt = sorted(chosen, key=[str(c) for c in wr.shuffled_deck(random.Random(~seed))].index)
        hands = [sorted(dealt[s::players], key=referee.DECK.index) for s in range(players)]
        trumps = [None, *referee.SUITS[:suits]]
        trump = None if len(dealt) == 60 else trumps[seed % len(trumps)]
        yield Deal(f"{players}x{number}-{suits}", trump, seed % players, hands), depth


def line_of(deal: Deal, counts: list[int]) -> str:
    fields = [
        deal.id,
        str(len(deal.hands)),
        deal.trump or "none",
        str(deal.leader),
        " / ".join(" ".join(hand) for hand in deal.hands),
        " ".join(map(str, counts)),
    ]
    return " | ".join(fields) + "\n"


def read(text: str) -> Iterator[tuple[Deal, list[int]]]:
    """The deals of the file, each with its counts."""
    for line in text.splitlines():
        if not line.startswith("#"):
            id_, players, trump, leader, hands, counts = line.split(" | ")
            held = [hand.split() for hand in hands.split(" / ")]
            assert int(players) == len(held), line
            deal = Deal(id_, None if trump == "none" else trump, int(leader), held)
            yield deal, [int(count) for count in counts.split()]


def is_whole(deal: Deal, counts: list[int]) -> bool:
    """Whether the counts go to the end of the round."""
    return len(counts) == sum(map(len, deal.hands))


def turn_up(deal: Deal) -> wr.Card | None:
    """A card that is left and makes the trump of the deal; None if all cards are dealt."""
    held = [card for hand in deal.hands for card in hand]
    left = [card for card in wr.DECK if str(card) not in held]
    trump = None if deal.trump is None else wr.Suit(deal.trump)
    fitting = (
        card for card in left if not isinstance(card, wr.Wizard) and wr.turned_trump(card) is trump
    )
    return next(fitting) if left else None


def start(deal: Deal) -> wr.Game:
    """The library's game when the first card of the deal is due, reached by legal acts."""
    players, number = len(deal.hands), len(deal.hands[0])
    ruleset = wr.Ruleset(players, wr.TwoPlayers.ALLOWED)
    game: wr.Game = wr.start_game(ruleset, wr.Seat((deal.leader - number) % players))
    for _ in range(number - 1):
        game = wr.deal(game, wr.DECK)
        while actions := wr.legal_actions(game):
            game = wr.apply(game, actions[0])
    hands = tuple(wr.parse_card_set(" ".join(hand)) for hand in deal.hands)
    game = wr.deal_hands(game, wr.Deal(hands, turn_up(deal)))
    for _ in range(players):
        game = wr.bid(game, 0)
    return game


def count_by_library(deal: Deal, depth: int) -> list[int]:
    """All states after one card, after two, after three ..., by the library's own acts."""
    games, counts = [start(deal)], []
    for _ in range(depth):
        games = [
            wr.play(game, action.card)
            for game in games
            for action in wr.legal_actions(game)
            if isinstance(action, wr.Play)
        ]
        counts.append(len(games))
    return counts


class Position(NamedTuple):
    """What is held and who leads, with the cards of the trick so far."""

    hands: list[list[str]]
    leader: int
    trick: list[str]


def next_positions(position: Position, trump: str | None) -> Iterator[Position]:
    hands, leader, trick = position
    seat = (leader + len(trick)) % len(hands)
    for card in referee.legal_cards(hands[seat], trick):
        left = list(hands)
        left[seat] = [other for other in hands[seat] if other != card]
        cards = [*trick, card]
        if len(cards) < len(hands):
            yield Position(left, leader, cards)
        else:
            winner = leader + referee.trick_winner(cards, trump)
            yield Position(left, winner % len(hands), [])


def count_by_referee(deal: Deal, depth: int) -> list[int]:
    """The same with the referee's legal cards and winners, and plain lists."""
    positions, counts = [Position(deal.hands, deal.leader, [])], []
    for _ in range(depth):
        positions = [
            after for position in positions for after in next_positions(position, deal.trump)
        ]
        counts.append(len(positions))
    return counts


def sequence_of(orders: Sequence[Sequence[str]], deal: Deal) -> list[str] | None:
    """The cards in the order played when each seat plays its own in order; None with a revoke."""
    sequence: list[str] = []
    leader, players = deal.leader, len(orders)
    for number in range(len(orders[0])):
        seats = [(leader + step) % players for step in range(players)]
        trick = [orders[seat][number] for seat in seats]
        plain = "".join(card[0] for card in trick).lstrip("J")
        led = plain[0] if plain and plain[0] != "W" else "-"
        for seat in seats:
            later = [card[0] for card in orders[seat][number:]]
            # Whoever came before the suit was led played a Jester.
            if led in later and later[0] not in (led, "W", "J"):
                return None
        sequence += trick
        leader = seats[strongest(trick, deal.trump)]
    return sequence


def strongest(trick: list[str], trump: str | None) -> int:
    """The place of the card that leads in the end: each in turn either takes over or not."""
    best = 0
    for place, card in enumerate(trick):
        held = trick[best]
        if held[0] == "W" or card[0] == "J":
            continue
        takes_over = int(card[1:]) > int(held[1:]) if card[0] == held[0] else card[0] == trump
        if card[0] == "W" or held[0] == "J" or takes_over:
            best = place
    return best


def count_by_revokes(deal: Deal) -> list[int]:
    """All orders of all hands without a revoke, and the different beginnings that they have."""
    cards = sum(map(len, deal.hands))
    beginnings: list[set[tuple[str, ...]]] = [set() for _ in range(cards)]
    for orders in product(*[list(permutations(hand)) for hand in deal.hands]):
        sequence = sequence_of(orders, deal)
        if sequence is not None:
            for length, found in enumerate(beginnings, start=1):
                found.add(tuple(sequence[:length]))
    return [len(found) for found in beginnings]


def main() -> None:
    lines = []
    for deal, depth in make_deals():
        counts = count_by_referee(deal, depth)
        assert counts == count_by_library(deal, depth), deal.id
        if is_whole(deal, counts):
            assert counts == count_by_revokes(deal), deal.id
        lines.append(line_of(deal, counts))
    PERFT.parent.mkdir(exist_ok=True)
    PERFT.write_text(HEAD + "".join(lines), encoding="utf-8")


if __name__ == "__main__":
    main()
