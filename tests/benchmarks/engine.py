"""
How fast the library plays, as a ratio to the limit of plain Python.

The limit is a bare mutable loop over ints that checks nothing and keeps nothing. Both play the
same games, every game once: the same decks, shuffled beforehand, and the same choices among the
legal acts. The next rows play known acts and are compared with that same loop. Then come the hash
of a state that is new, counted in acts of the loop, and what importing the library costs, counted
in starts of an empty interpreter. Run it:

    python tests/benchmarks/engine.py
"""

import gc
import random
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import median
from subprocess import run
from time import perf_counter
from timeit import repeat

import wizard_rules as wr

PLAYERS = 4
ROUNDS = 15
TURNS = 40
ACTS = PLAYERS * (ROUNDS + ROUNDS * (ROUNDS + 1) // 2)
"""Bids and plays of a game."""
GAMES = 10
SUIT_BITS = (*(0x1FFF << 13 * place for place in range(4)), 0xFF << 52)
RECORD = Path(__file__).parents[2] / "examples/records/recorded_game_15_rounds.toml"

Decks = list[tuple[wr.Card, ...]]


def through_apply(decks: Decks, seed: int) -> tuple[int, ...]:
    """The totals of a game through the public `legal_actions` and `apply`."""
    draw = random.Random(seed).random
    game = wr.start_game(wr.STANDARD, dealer=wr.Seat(3))
    for deck in decks:
        game = wr.deal(game, deck)
        while actions := wr.legal_actions(game):
            game = wr.apply(game, actions[int(draw() * len(actions))])
    return game.table.totals


def replay(decks: Decks, acts: Sequence[Sequence[wr.Action]]) -> tuple[int, ...]:
    """The totals of a game whose acts are known, through the public verbs."""
    game = wr.start_game(wr.STANDARD, dealer=wr.Seat(3))
    for deck, actions in zip(decks, acts, strict=True):
        game = wr.deal(game, deck)
        for action in actions:
            if isinstance(action, wr.Play):
                game = wr.play(game, action.card)
            elif isinstance(action, wr.Bid):
                game = wr.bid(game, action.tricks)
            else:
                game = wr.name_trump(game, action.suit)
    return game.table.totals


def all_at_once(decks: Decks, acts: Sequence[Sequence[wr.Action]]) -> tuple[int, ...]:
    """The totals of a game whose acts are known, a round at a time."""
    game = wr.start_game(wr.STANDARD, dealer=wr.Seat(3))
    for deck, actions in zip(decks, acts, strict=True):
        game = wr.apply_all(wr.deal(game, deck), actions)
    return game.table.totals


def bare_ints(decks: list[list[int]], seed: int) -> list[int]:  # noqa: C901, PLR0912 - unrolled on purpose
    """The totals of the same game by a loop that trusts everything."""
    draw = random.Random(seed).random
    totals = [0] * PLAYERS
    for number in range(1, ROUNDS + 1):
        deck = decks[number - 1]
        dealer = (number + 2) % PLAYERS
        hands = [0] * PLAYERS
        for place in range(number * PLAYERS):
            hands[(dealer + place) % PLAYERS] |= 1 << deck[place]
        trump = 0
        if number < ROUNDS:
            turned = deck[number * PLAYERS]
            if turned < 52:
                trump = SUIT_BITS[turned // 13]
            elif turned < 56:
                trump = SUIT_BITS[int(draw() * 4)]
        leader = (dealer + 1) % PLAYERS
        bids = [0] * PLAYERS
        for place in range(PLAYERS):
            bids[(leader + place) % PLAYERS] = int(draw() * (number + 1))
        taken = [0] * PLAYERS
        for _ in range(number):
            led = highest = winner = 0
            is_won = is_set = False
            for place in range(PLAYERS):
                seat = (leader + place) % PLAYERS
                legal = hands[seat]
                if legal & led:
                    legal &= led | SUIT_BITS[4]
                for _skipped in range(int(draw() * legal.bit_count())):
                    legal &= legal - 1
                card = legal & -legal
                hands[seat] ^= card
                if not place:
                    winner = seat
                if not is_set and card < 1 << 56:
                    is_set = True
                    if card < 1 << 52:
                        led = SUIT_BITS[(card.bit_length() - 1) // 13]
                if not is_won and card < 1 << 56:
                    if card >= 1 << 52:
                        is_won, winner = True, seat
                    elif card & trump:
                        if not highest & trump or card > highest:
                            highest, winner = card, seat
                    elif card & led and not highest & trump and card > highest:
                        highest, winner = card, seat
            taken[winner] += 1
            leader = winner
        for seat in range(PLAYERS):
            missed = abs(bids[seat] - taken[seat])
            totals[seat] += -10 * missed if missed else 20 + 10 * taken[seat]
    return totals


def number_of(card: wr.Card) -> int:
    """The place of a card in the deck."""
    return wr.Play(card).number


def acts_of(decks: Decks, seed: int) -> list[list[wr.Action]]:
    """The acts of the game that `through_apply` plays, by round."""
    draw = random.Random(seed).random
    game = wr.start_game(wr.STANDARD, dealer=wr.Seat(3))
    rounds: list[list[wr.Action]] = []
    for deck in decks:
        game = wr.deal(game, deck)
        rounds.append([])
        while actions := wr.legal_actions(game):
            rounds[-1].append(actions[int(draw() * len(actions))])
            game = wr.apply(game, rounds[-1][-1])
    return rounds


def hashing(decks: Decks, acts: Sequence[Sequence[wr.Action]]) -> float:
    """How long the hash of a state takes, of each of the last round once, after the first."""
    game = wr.start_game(wr.STANDARD, dealer=wr.Seat(3))
    for deck, actions in zip(decks[:-1], acts[:-1], strict=True):
        game = wr.apply_all(wr.deal(game, deck), actions)
    game = wr.deal(game, decks[-1])
    states = [game := wr.apply(game, action) for action in acts[-1][:-1]]
    hash(states[0])
    start = perf_counter()
    for state in states:
        hash(state)
    return (perf_counter() - start) / len(states)


def starting(program: str) -> float:
    """How long an interpreter takes to start and to run the program."""
    command = [sys.executable, "-c", program]
    return min(repeat(lambda: run(command, check=True), number=1, repeat=9))


def seconds(play_one: Callable[[int], object], games: range) -> float:
    """How long it takes to play the games."""
    start = perf_counter()
    for game in games:
        play_one(game)
    return perf_counter() - start


def compare(name: str, ours: Callable[[int], object], limit: Callable[[int], object]) -> None:
    """Print both speeds and their ratio, measured by turns, every turn on games of its own."""
    turns = [range(start, start + GAMES) for start in range(0, TURNS * GAMES, GAMES)]
    times = [(seconds(ours, games), seconds(limit, games)) for games in turns]
    mine, bare = (GAMES / median(column) for column in zip(*times, strict=True))
    ratio = median(bare_time / our_time for our_time, bare_time in times)
    print(f"{name:24} {mine:6.0f} games/s   bare ints {bare:6.0f} games/s   ratio {ratio:.3f}")


def main() -> None:
    """Measure and print."""
    rng = random.Random(2026)
    games = [[wr.shuffled_deck(rng) for _ in range(ROUNDS)] for _ in range(TURNS * GAMES)]
    ints = [[[number_of(card) for card in deck] for deck in decks] for decks in games]
    acts = [acts_of(decks, seed) for seed, decks in enumerate(games)]
    for seed, decks in enumerate(games):
        totals = all_at_once(decks, acts[seed])
        others = replay(decks, acts[seed]), through_apply(decks, seed)
        if not list(totals) == list(others[0]) == list(others[1]) == bare_ints(ints[seed], seed):
            raise SystemExit(f"game {seed} ends differently")
    gc.freeze()
    compare(
        "legal_actions and apply",
        lambda game: through_apply(games[game], game),
        lambda game: bare_ints(ints[game], game),
    )
    compare(
        "replay by play, bid",
        lambda game: replay(games[game], acts[game]),
        lambda game: bare_ints(ints[game], game),
    )
    compare(
        "apply_all",
        lambda game: all_at_once(games[game], acts[game]),
        lambda game: bare_ints(ints[game], game),
    )
    act = seconds(lambda game: bare_ints(ints[game], game), range(GAMES)) / GAMES / ACTS
    print(f"hash of a new state in the last round: {hashing(games[0], acts[0]) / act:.0f} acts")
    starts = starting("import wizard_rules") / starting("pass")
    print(f"import wizard_rules: {starts:.1f} starts of an empty interpreter")
    text = wr.json_of(wr.read_record(RECORD.read_text("utf-8")))
    milliseconds = (
        min(repeat(lambda: wr.adjudicate(wr.read_record(text)), number=10, repeat=20)) * 100
    )
    print(f"the recorded game of 120 tricks, read from JSON and adjudicated: {milliseconds:.2f} ms")


if __name__ == "__main__":
    main()
