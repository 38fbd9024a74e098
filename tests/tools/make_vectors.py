"""The conformance vectors, written out: `python tests/tools/make_vectors.py`.

Every answer comes from the referee beside this file and never from the library: the vectors
judge the library. The named cases stand at the end, as tables that a player can read.
"""

import json
import lzma
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import permutations, product
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

import naive_referee as referee

Json: TypeAlias = "bool | int | str | Sequence[Json] | Mapping[str, Json] | None"

VECTORS: Final = Path(__file__).parents[2] / "wizard_rules" / "conformance" / "vectors"
LAST_ROUND: Final = {players: referee.rounds_in_game(players) for players in range(2, 7)}


class Answered(NamedTuple):
    """A question with the referee's answer and the ruling that decides it."""

    kind: str
    ruling: str
    given: dict[str, Json]
    want: Json


class Case(NamedTuple):
    """One line of a vector file."""

    id: str
    kind: str
    ruling: str
    given: dict[str, Json]
    want: Json
    note: str

    def line(self) -> str:
        return json.dumps(self._asdict(), ensure_ascii=False, separators=(",", ":")) + "\n"


def case(name: str, answered: Answered, ruling: str | None = None, note: str = "") -> Case:
    kind, decides, given, want = answered
    return Case(name, kind, ruling or decides, given, want, note)


# One function for each kind of question. The referee answers.


def ask_rounds(players: int) -> Answered:
    given: dict[str, Json] = {"players": players}
    return Answered("rounds", "table.rounds", given, referee.rounds_in_game(players))


def ask_trump(turn_up: str) -> Answered:
    card = None if turn_up == "none" else turn_up
    by, trump = referee.trump_of(card)
    given: dict[str, Json] = {"turn_up": turn_up}
    return Answered("trump", referee.trump_ruling(card), given, {"by": by, "trump": trump})


def ask_bids(players: int, number: int, bids: list[int], bid_total: str) -> Answered:
    given: dict[str, Json] = {
        "players": players,
        "round": number,
        "bids": bids,
        "bid_total": bid_total,
    }
    plus_minus_one = bid_total == "plus-minus-one"
    want = referee.legal_bids(number, bids, players, plus_minus_one)
    ruling = bids_ruling(plus_minus_one, is_last_bidder=len(bids) == players - 1)
    return Answered("bids", ruling, given, want)


def bids_ruling(plus_minus_one: bool, *, is_last_bidder: bool) -> str:
    """The range holds for everyone, and what the bids may add up to shows with the last bidder.

    Under plus/minus one every case is a case of that variant: it says who is bound and who is not.
    """
    if plus_minus_one:
        return "bid.plus-minus-one"
    return "bid.sum-free" if is_last_bidder else "bid.range"


def ask_legal(trick: list[str], hand: list[str]) -> Answered:
    want = referee.legal_cards(hand, trick)
    return Answered("legal", legal_ruling(trick, hand), {"trick": trick, "hand": hand}, want)


def legal_ruling(trick: list[str], hand: list[str]) -> str:
    """The ruling that decides what may be played: the first of these that fits."""
    if not trick:
        return "play.any-lead"
    others = [card for card in trick if card[0] != "J"]
    if not others:
        return "play.jester-lead-defers"
    if others[0][0] == "W":
        return "play.wizard-opens-free"
    if referee.led_suit(trick) not in [referee.suit_of(card) for card in hand]:
        return "play.void-free"
    if "W" in [card[0] for card in trick]:
        return "play.wizard-later-keeps-suit"
    return "play.jester-lead-defers" if trick[0][0] == "J" else "play.follow-suit"


def ask_winner(trick: list[str], trump: str | None) -> Answered:
    position, ruling = referee.decide(trick, trump)
    return Answered("winner", ruling, {"trick": trick, "trump": trump}, position)


def ask_score(bid: int, taken: int) -> Answered:
    ruling = "score.exact" if bid == taken else "score.missed"
    given: dict[str, Json] = {"bid": bid, "taken": taken}
    return Answered("score", ruling, given, referee.points(bid, taken))


def ask_next_dealer(players: int, dealer: int) -> Answered:
    given: dict[str, Json] = {"players": players, "dealer": dealer}
    want = referee.next_dealer(dealer, players)
    return Answered("next-dealer", "table.deal-passes", given, want)


def ask_leader(
    players: int, dealer: int, winners: list[int], previous_winner: int | None
) -> Answered:
    """The referee plays the tricks: each taker holds a Wizard and the others hold Jesters."""
    table = referee.Referee(players, dealer)
    table.phase, table.number = "playing", len(winners) + 1
    for taker in winners:
        table.hands = [["W" if seat == taker else "J"] for seat in range(players)]
        for _ in range(players):
            table.play(table.hands[table.next_to_play()][0])
    given: dict[str, Json] = {
        "players": players,
        "dealer": dealer,
        "winners": winners,
        "previous_winner": previous_winner,
    }
    ruling = "play.winner-leads" if winners else "play.first-lead"
    return Answered("leader", ruling, given, table.next_to_play())


def ask_standings(totals: list[int]) -> Answered:
    ties = len(set(totals)) < len(totals)
    ruling = "score.ties-share" if ties else "score.highest-wins"
    return Answered("standings", ruling, {"totals": totals}, referee.places(totals))


# The sets. Suits are named R, B, G, Y in the order in which they appear.


def sequences(length: int) -> Iterator[str]:
    """All sequences of Wizards, Jesters and suits, up to the names of the suits."""

    def longer(so_far: str) -> Iterator[str]:
        if len(so_far) == length:
            yield so_far
            return
        suits = len(set(so_far) & set(referee.SUITS))
        for letter in ["W", "J", *referee.SUITS[: suits + 1]]:
            if letter in referee.SUITS or so_far.count(letter) < 4:
                yield from longer(so_far + letter)

    return longer("")


def suits_in(letters: str) -> list[str]:
    return [suit for suit in referee.SUITS if suit in letters]


def every_rounds() -> Iterator[Case]:
    for players in LAST_ROUND:
        yield case(f"rounds-{players}", ask_rounds(players))


def every_trump() -> Iterator[Case]:
    for turn_up in [*referee.DECK, "W", "J", "none"]:
        yield case(f"trump-{turn_up}", ask_trump(turn_up))


def spread(total: int, bidders: int) -> list[int]:
    """Bids that add up to a total, as even as they can be."""
    return [(total + bidder) // bidders for bidder in reversed(range(bidders))]


def bids_so_far(players: int, number: int) -> list[list[int]]:
    """The bids before the first, a middle and the last bidder: below, equal to and above n."""
    before = [[]] if players < 3 else [[], spread(number // 2, players // 2)]
    totals = sorted({number // 2, number - 1, number, number + 1})
    last = [spread(total, players - 1) for total in totals]
    return before + [bids for bids in last if max(bids) <= number]


def every_bids() -> Iterator[Case]:
    for players, last_round in LAST_ROUND.items():
        for number in range(1, last_round + 1):
            for made, bid_total in product(
                bids_so_far(players, number), ["free", "plus-minus-one"]
            ):
                heard = "".join(f"-{bid}" for bid in made)
                name = f"bids-{players}-{number:02}-{bid_total}{heard}"
                yield case(name, ask_bids(players, number, made, bid_total))


def every_score() -> Iterator[Case]:
    """A round of two players has up to thirty tricks: every pair from 0 to 30 can occur."""
    for bid, taken in product(range(LAST_ROUND[2] + 1), repeat=2):
        yield case(f"score-{bid}-{taken}", ask_score(bid, taken))


def every_next_dealer() -> Iterator[Case]:
    for players in LAST_ROUND:
        for dealer in range(players):
            yield case(f"next-dealer-{players}-{dealer}", ask_next_dealer(players, dealer))


def every_leader() -> Iterator[Case]:
    """First tricks after every taker of the round before, and tricks after one and after two.

    Where the leader is the last taker, the round before was taken by somebody else.
    """
    for players in LAST_ROUND:
        seats = range(players)
        for dealer in seats:
            name = f"leader-{players}-{dealer}"
            yield case(f"{name}-first", ask_leader(players, dealer, [], None))
            for previous in seats:
                answered = ask_leader(players, dealer, [], previous)
                yield case(f"{name}-first-after-{previous}", answered)
            for takers in [*product(seats), *product(seats, repeat=2)]:
                previous = (takers[-1] + 1) % players
                answered = ask_leader(players, dealer, list(takers), previous)
                yield case(name + "".join(f"-{seat}" for seat in takers), answered)


def rankings(players: int) -> list[tuple[int, ...]]:
    """Who stands above whom, level 0 on top: every ranking for up to four, else a selection."""
    orders = product(range(players), repeat=players)
    every = [order for order in orders if set(order) == set(range(max(order) + 1))]
    if players <= 4:
        return every
    rising = [order for order in every if list(order) == sorted(order)]
    shuffled = [order[1::2] + order[::2] for order in rising]
    return list(dict.fromkeys([*rising, *[order[::-1] for order in rising], *shuffled]))


def every_standings() -> Iterator[Case]:
    """Each ranking with totals all above zero, around zero, and all below zero."""
    scales = {
        "above": [340, 270, 250, 180, 100, 90],
        "around": [30, 0, -10, -40, -90, -100],
        "below": [-10, -40, -50, -90, -100, -250],
    }
    for players in LAST_ROUND:
        chosen = scales if players <= 4 else ["around"]
        for order, scale in product(rankings(players), chosen):
            levels = "".join(str(level + 1) for level in order)
            totals = [scales[scale][level] for level in order]
            yield case(f"standings-{levels}-{scale}", ask_standings(totals))


LAST_RANKS: Final = [1, 2, 3, 9, 10, 13]


def ranked_tricks(letters: str) -> Iterator[list[str]]:
    """Each order of the ranks within each suit; a suit of m cards has the last m of six ranks."""
    suits = suits_in(letters)
    orders = [permutations(LAST_RANKS[-letters.count(suit) :]) for suit in suits]
    for chosen in product(*orders):
        ranks = {suit: iter(order) for suit, order in zip(suits, chosen, strict=True)}
        yield [x + str(next(ranks[x])) if x in ranks else x for x in letters]


def every_winner() -> Iterator[Case]:
    """Every trick of three to six cards, up to the names of suits and the gaps between ranks.

    Trump is nothing, a suit of the trick, or one suit that is not in the trick.
    """
    for length in range(3, 7):
        number = 0
        for letters in sequences(length):
            present = len(suits_in(letters))
            for trick in ranked_tricks(letters):
                for trump in [None, *referee.SUITS[: present + 1]]:
                    number += 1
                    yield case(f"winner-{length}-{number:05}", ask_winner(trick, trump))


TRICK_RANKS: Final = [5, 12, 2, 10, 13]
HAND_RANKS: Final = {"R": 7, "B": 3, "G": 9, "Y": 1}


def hands(letters: str) -> Iterator[list[str]]:
    """Any suits, one card each, and at most two specials; four Wizards and Jesters in all."""
    present = suits_in(letters)
    for held in product([False, True], repeat=len(present)):
        for new in range(5 - len(present)):
            suits = [suit for suit, has in zip(present, held, strict=True) if has]
            suits += referee.SUITS[len(present) : len(present) + new]
            numbers = [suit + str(HAND_RANKS[suit]) for suit in suits]
            for specials in ["", "W", "J", "WW", "WJ", "JJ"]:
                seen = letters + specials
                if max(seen.count("W"), seen.count("J")) <= 4 and numbers + list(specials):
                    yield numbers + list(specials)


def every_legal() -> Iterator[Case]:
    """Every question of what may be played to a trick, up to the names of suits.

    Ranks decide nothing here; they only keep a card from being in the trick and in the hand.
    """
    for length in range(6):
        number = 0
        for letters in sequences(length):
            pairs = zip(letters, TRICK_RANKS, strict=False)
            trick = [x + str(rank) if x in referee.SUITS else x for x, rank in pairs]
            for hand in hands(letters):
                number += 1
                yield case(f"legal-{length}-{number:05}", ask_legal(trick, hand))


# The named cases. An entry is a line "name [ruling]: question = answer" with a note below it.
# Without a ruling it is the one that the referee names. An answer is a second witness, written
# by hand, and the referee is held to it. What comes from a worked example (E), a dispute (D) or a
# score sheet (R) has one; C is a conflict between the texts.

ENTRY: Final = re.compile(r"([a-z0-9-]+)(?: \[([a-z.-]+)\])?: ([^=]+?)(?: = (.+))?")

# What a kind can show beside the ruling that the referee names.
ASPECTS: Final = {
    "rounds": ["deck.sixty-cards", "table.players"],
    "trump": ["deck.specials-have-no-suit"],
    "bids": ["bid.order", "bid.range", "deal.hand-size", "table.agreed-first"],
    "legal": [
        "deck.specials-alike",
        "deck.specials-have-no-suit",
        "play.card-held",
        "play.specials-always",
    ],
    "winner": [
        "deck.rank-order",
        "deck.specials-alike",
        "deck.specials-have-no-suit",
        "play.in-turn",
        "trick.one-taker",
        "trump.wizards-keep-power",
    ],
    "score": ["trick.counts-one"],
    "next-dealer": [],
    "leader": [],
    "standings": ["score.highest-wins", "score.total"],
}

# Why no question of these kinds can show a ruling.
NOT_SHOWN: Final = {
    "table.first-dealer": "No kind asks who deals the first round.",
    "table.draw-specials": "No kind asks about the draw for the first deal.",
    "table.scorekeeper": "Who keeps the score changes no answer.",
    "deal.shuffle": "No kind deals cards.",
    "deal.first-card": "No kind deals cards, and who gets the first one changes no answer.",
    "deal.turn-up": "The turn-up is given, so that nothing shows when or whence it came.",
    "deal.turn-up-stays": "No kind asks who owns the turn-up.",
    "trump.must-name-suit": "The question about trump ends where the dealer begins to choose.",
    "bid.before-play": "No kind mixes bids and plays.",
    "bid.public": "What others hear or see at the table is no answer of any kind.",
    "bid.hidden": "No kind says how the bids are made, in turn or at the same time.",
    "play.tricks-per-round": "No kind asks when a round ends.",
    "trick.taken-public": "What others see at the table is no answer of any kind.",
    "score.every-round": "A question about points is about one round, whenever it is reckoned.",
    "score.tricks-sum": "No kind knows the tricks of all players in a round.",
}


def words(text: str) -> list[str]:
    return [] if text == "-" else text.split()


def numbers(text: str) -> list[int]:
    return [int(word) for word in words(text)]


def read_bids(question: str) -> Answered:
    """Players, round, rule and bids so far: "4p r3 free / 1 1 1" or "4p r3 pm1 / -"."""
    table, made = question.split(" / ")
    players, number, rule = table.split()
    bid_total = {"free": "free", "pm1": "plus-minus-one"}[rule]
    return ask_bids(int(players[:-1]), int(number[1:]), numbers(made), bid_total)


def read_legal(question: str) -> Answered:
    trick, hand = question.split(" / ")
    return ask_legal(words(trick), words(hand))


def read_winner(question: str) -> Answered:
    trick, trump = question.split(" / ")
    return ask_winner(words(trick), None if trump == "-" else trump)


def read_score(question: str) -> Answered:
    bid, taken = question.split("/")
    return ask_score(int(bid), int(taken))


def read_next_dealer(question: str) -> Answered:
    """Players and dealer: "4p d3"."""
    players, dealer = question.split()
    return ask_next_dealer(int(players[:-1]), int(dealer[1:]))


def read_leader(question: str) -> Answered:
    """Players, dealer, takers so far, last taker of the round before: "4p d3 / 2 1 / 0"."""
    table, takers, previous = question.split(" / ")
    players, dealer = table.split()
    last = None if previous == "-" else int(previous)
    return ask_leader(int(players[:-1]), int(dealer[1:]), numbers(takers), last)


def plain(want: Json) -> str:
    """The referee's answer as the tables of named cases write it."""
    if isinstance(want, Mapping):
        return " ".join(map(plain, want.values()))
    if isinstance(want, Sequence) and not isinstance(want, str):
        return " ".join(map(plain, want))
    return "-" if want is None else str(want)


def written(answer: str) -> str:
    """A written answer, in which "0..20" is all the numbers from 0 to 20."""
    bounds = re.fullmatch(r"(\d+)\.\.(\d+)", answer)
    if bounds is None:
        return answer
    return plain(range(int(bounds[1]), int(bounds[2]) + 1))


def entries(table: str) -> Iterator[tuple[str, str]]:
    """The entries of a table, each with its note; a note may go on in the next line."""
    head, note = "", ""
    for line in [*table.splitlines(), "end"]:
        if line.startswith("    "):
            note = f"{note} {line.strip()}".strip()
        elif line and not line.startswith("#"):
            if head:
                yield head, note
            head, note = line, ""


def named() -> Iterator[Case]:
    for kind, (read, table) in TABLES.items():
        for head, note in entries(table):
            entry = ENTRY.fullmatch(head)
            assert entry, head
            name, ruling, question, answer = entry.groups()
            answered = read(question)
            assert ruling is None or ruling in ASPECTS[kind], head
            assert answer or not re.search(r"\([EDR]-", note), head
            assert answer is None or written(answer) == plain(answered.want), (head, answered.want)
            shown = re.sub(r" \([DR]-\d+\)", "", note)
            yield case(f"named-{kind}-{name}", answered, ruling, shown)


ROUNDS: Final = """
# The number of rounds
two-players: 2 = 30
    Two players were given the rounds of three, or of some other table. (C-01) (E-SC-03)
three-players: 3 = 20
    The game of three was ended before the whole deck was dealt. (E-TC-02) (E-SC-03) (C-27)
four-players: 4 = 15
    Four players were not given all fifteen rounds. (E-TC-02) (E-SC-03)
five-players: 5 = 12
    Five players were given fifteen rounds like four, or one too many. (E-TC-02) (E-SC-03)
six-players: 6 = 10
    Six players were given fifteen rounds like four, or one too few. (E-TC-02) (E-SC-03)
# The size of the deck and of the table
sixty-cards-three-players [deck.sixty-cards]: 3 = 20
    The game was reckoned from 64 cards or from a pack of 52. (C-23) (E-TC-01)
sixty-cards-four-players [deck.sixty-cards]: 4 = 15
    Cards of an expansion were counted, or the Wizards and Jesters were forgotten.
sixty-cards-two-players [deck.sixty-cards]: 2 = 30
    Two players were given the rounds of a larger or smaller deck than sixty cards.
sixty-cards-five-players [deck.sixty-cards]: 5 = 12
    The Wizards and Jesters were left out of the deck: 52 cards give five players ten rounds.
sixty-cards-six-players [deck.sixty-cards]: 6 = 10
    The Wizards and Jesters were left out of the deck: 52 cards give six players eight rounds.
two-where-the-table-chose-it [table.players]: 2 = 30
    A table that chose to play with two was turned away. (D-54)
six-are-not-too-many [table.players]: 6 = 10
    Six players were turned away or treated as a smaller table.
three-are-enough [table.players]: 3 = 20
    Three players were turned away or treated as a larger table.
"""

TRUMP: Final = """
# A suit card
red-nine: R9 = card R
    The turned-up red nine did not make red trump. (E-TC-10)
red-one: R1 = card R
    The lowest card of a suit was not accepted as a turn-up.
blue-thirteen: B13 = card B
    A high blue card was read as something else than blue.
green-ten: G10 = card G
    A card of two digits was read wrong.
yellow-one: Y1 = card Y
    The last of the four suits was forgotten.
same-suit-again: R2 = card R
    Red was not allowed to be trump twice running. (C-25)
# A Wizard
wizard: W = dealer -
    A turned-up Wizard gave no trump, a random one, or the first bidder's. (D-15) (D-26)
first-wizard-copy: W1 = dealer -
    The first copy of the Wizard set a suit, or left the round without one.
second-wizard-copy: W2 = dealer -
    The second copy of the Wizard set a suit, or somebody else than the dealer named it.
third-wizard-copy: W3 = dealer -
    The third copy of the Wizard set a suit, or left the round without one.
fourth-wizard-copy: W4 = dealer -
    The fourth copy of the Wizard set a suit, or left the round without one.
printed-red-wizard [deck.specials-have-no-suit]: W1 = dealer -
    The turned-up Wizard was read as a red card.
printed-blue-wizard [deck.specials-have-no-suit]: W2 = dealer -
    The turned-up Wizard was read as a blue card.
# A Jester
jester: J = nobody -
    A turned-up Jester was treated as a suit, or somebody was asked to name one. (D-28)
first-jester-copy: J1 = nobody -
    The first copy of the Jester set a suit.
second-jester-copy: J2 = nobody -
    The second copy of the Jester set a suit, or the dealer was asked for one.
third-jester-copy: J3 = nobody -
    The third copy of the Jester set a suit, or the dealer was asked for one.
fourth-jester-copy: J4 = nobody -
    The fourth copy of the Jester set a suit, or the dealer was asked for one.
printed-red-jester [deck.specials-have-no-suit]: J1 = nobody -
    The turned-up Jester was read as a red card.
printed-green-jester [deck.specials-have-no-suit]: J3 = nobody -
    The turned-up Jester was read as a green card.
# The last round
blue-in-the-round-before: B7 = card B
    A plain turn-up was misread just before the last round.
last-round: none = nobody -
    The trump of the round before was kept, or every suit was trump, or the deal failed. (D-29)
green-in-the-round-before: G3 = card G
    A plain turn-up was misread just before another last round.
last-round-after-green: none = nobody -
    Trump was turned before the deal, so that the last round had one. (C-08) (D-31)
wizard-in-the-round-before: W = dealer -
    A turned-up Wizard was misread just before another last round.
last-round-after-a-wizard: none = nobody -
    The dealer was asked to name trump again although nothing was turned up.
"""

BIDS: Final = """
# The range
round-one: 4p r1 free / - = 0 1
    The first bid of round one was not held to nought or one. (E-SC-02)
round-five: 4p r5 free / - = 0 1 2 3 4 5
    A bid from nought to five was refused, or a higher one let through. (E-SV-01)
four-in-round-three: 4p r3 free / - = 0 1 2 3
    A bid of four was accepted with three cards in the hand. (D-42)
below-zero: 4p r2 free / 0 = 0 1 2
    A bid below zero was accepted.
all-tricks: 3p r5 free / 2 = 0 1 2 3 4 5
    A bid of all the tricks was refused. (D-45)
zero-is-a-bid: 4p r2 free / 1 0 = 0 1 2
    Nought was refused as a bid. (D-41)
zero-is-a-first-bid: 5p r4 free / -
    The first bidder was made to bid at least one.
zero-after-zeros: 6p r3 free / 0 0 0 0
    A bid of nought was refused because nobody had bid for a trick yet.
more-than-is-left: 4p r3 free / 3 = 0 1 2 3
    The second bidder was held to the tricks that the first had left.
more-than-is-left-for-the-third: 4p r3 free / 2 1
    The third bidder was held to nought since three tricks were spoken for.
same-bid-again: 3p r2 free / 1 = 0 1 2
    A bid was refused because another player had made the same one.
range-for-the-last [bid.range]: 4p r3 free / 0 0 0 = 0 1 2 3
    The last bidder was offered more tricks than there are cards in the hand.
range-under-the-variant [bid.range]: 4p r2 pm1 / 2 2 2
    Under plus/minus one the last bidder was offered a bid below nought or above the hand.
long-round [bid.range]: 3p r20 free / 20
    A bid of two digits was lost at the upper end of the range.
thirty-cards: 2p r30 free / -
    A bid of up to thirty, with two players, was cut short.
# As many cards as the number of the round
round-seven-deals-seven [deal.hand-size]: 4p r7 free / - = 0 1 2 3 4 5 6 7
    Rounds were counted from zero, so that round seven had six or eight cards.
round-one-deals-one [deal.hand-size]: 3p r1 free / - = 0 1
    The first round was dealt more than one card, or none.
last-round-of-three [deal.hand-size]: 3p r20 free / - = 0..20
    The last round did not deal twenty cards to each of three players. (E-JP-03)
last-round-of-four [deal.hand-size]: 4p r15 free / - = 0..15
    The last round did not deal fifteen cards to each of four players. (E-JP-03)
last-round-of-five [deal.hand-size]: 5p r12 free / - = 0..12
    The last round did not deal twelve cards to each of five players. (E-JP-03)
last-round-of-six [deal.hand-size]: 6p r10 free / - = 0..10
    The last round did not deal ten cards to each of six players. (E-JP-03)
turn-up-is-no-fourth-card [deal.hand-size]: 4p r3 free / 1 = 0 1 2 3
    The turned-up card was counted as one more card in the hand. (D-30)
# The base game: any sum
sum-equal: 4p r3 free / 1 1 1 = 0 1 2 3
    The dealer was not allowed to make the bids equal to the tricks. (E-TC-04) (D-33)
sum-above: 4p r3 free / 2 1 1 = 0 1 2 3
    The last bidder was bound although the bids were already above the tricks. (E-TC-05)
third-round-by-the-book: 4p r3 free / 1 2 0 = 0 1 2 3
    The bids of one, two, nought and nought were refused in round three. (E-TC-10)
sum-equal-in-round-one: 4p r1 free / 0 0 0
    In round one of the base game the dealer was barred from one.
zero-makes-it-even: 4p r1 free / 1 0 0
    In round one of the base game the dealer was barred from nought.
sum-far-above: 4p r3 free / 3 3 3
    The bids were not allowed to be more than the tricks.
sum-far-below: 6p r6 free / 0 0 0 0 0
    The last bidder was made to bring the bids up to the tricks.
sum-one-below: 5p r4 free / 1 1 1 0
    The bid that makes the sum equal to the tricks was struck out for five players.
sum-equal-in-the-last-round: 3p r20 free / 10 10
    The last bidder was barred from nought in the last round of the base game.
sum-two-players: 2p r2 free / 1
    The second of two players was bound by the bid of the first.
everybody-may-succeed: 4p r4 free / 1 1 1 = 0 1 2 3 4
    The bids were made to differ from the tricks so that somebody must miss. (C-18)
variant-was-not-chosen [table.agreed-first]: 4p r4 free / 1 1 1 = 0 1 2 3 4
    The dealer was bound by a variant that the table had not chosen. (C-28)
variant-was-not-chosen-in-round-one [table.agreed-first]: 3p r1 free / 0 1
    Plus/minus one was sprung on the last bidder in the first round.
# Plus/minus one
one-barred: 4p r4 pm1 / 1 1 1 = 0 2 3 4
    The dealer was allowed to make the bids equal to the four tricks.
variant-zero-barred: 4p r3 pm1 / 1 1 1 = 1 2 3
    The dealer was allowed to bid nought and so make the bids even. (E-TC-04)
variant-nothing-barred: 4p r3 pm1 / 2 1 1 = 0 1 2 3
    A bid was barred although the others had already bid more than the tricks. (E-TC-05)
variant-third-round: 4p r3 pm1 / 1 2 0 = 1 2 3
    Bids of one, two, nought and nought passed under plus/minus one. (E-TC-10)
variant-round-one-bars-one: 4p r1 pm1 / 0 0 0 = 0
    The one-card round was exempted from plus/minus one. (C-21)
variant-round-one-bars-zero: 4p r1 pm1 / 1 0 0 = 1
    Nought was let through in the one-card round although it makes the bids even. (C-21)
variant-round-one-nothing-barred: 4p r1 pm1 / 1 1 0 = 0 1
    A bid was barred in a one-card round that already has two bids for one trick.
variant-zero-barred-later: 4p r3 pm1 / 2 0 1 = 1 2 3
    Nought was held to be always free for the last bidder.
variant-zero-barred-for-three: 3p r7 pm1 / 3 4
    Nought was held to be always free when three players bid.
variant-all-barred-top: 3p r5 pm1 / 0 0
    The highest bid was let through although the others bid nought.
variant-middle-barred: 4p r5 pm1 / 1 1 1 = 0 1 3 4 5
    A dealer's bid of two made five bids for five tricks. (R-02)
variant-seen-at-a-final: 4p r3 pm1 / 0 2 0 = 0 2 3
    One was not barred where the others had bid two of three tricks. (R-02)
variant-two-players: 2p r4 pm1 / 1
    With two players the second was not bound.
variant-six-players: 6p r10 pm1 / 2 2 2 2 1
    With six players the dealer was not bound in the last round.
variant-only-one-barred: 5p r6 pm1 / 1 1 1 1 = 0 1 3 4 5 6
    More than the one bid was barred.
variant-over-is-allowed: 4p r3 pm1 / 1 0 0 = 0 1 3
    The bids were only allowed to stay below the tricks.
variant-under-is-allowed: 4p r6 pm1 / 1 1 1
    The bids were only allowed to go above the tricks.
variant-neighbours-are-allowed: 5p r9 pm1 / 2 1 2 1
    Plus/minus one was read as keeping one away from the forbidden sum as well.
variant-first-bidder-free: 4p r3 pm1 / - = 0 1 2 3
    The first bidder was barred from bidding all the tricks.
variant-second-bidder-free: 4p r2 pm1 / 1
    The second of four bidders was bound.
variant-third-bidder-free: 4p r3 pm1 / 1 1 = 0 1 2 3
    The third of four bidders was bound though the dealer was still to come.
variant-third-bidder-free-in-round-one: 4p r1 pm1 / 0 0 = 0 1
    In round one the player before the dealer was bound.
variant-five-bidders-fourth-free: 5p r4 pm1 / 1 1 1
    The fourth bidder of five was taken for the last.
variant-six-bidders-fourth-free: 6p r4 pm1 / 1 1 1
    The last bidder was taken to be the fourth at every table.
dealer-bids-last [bid.order]: 4p r3 pm1 / - = 0 1 2 3
    The dealer was asked first, and so the first bid was bound. (D-39)
dealer-bids-last-of-three [bid.order]: 3p r3 pm1 / 1 1 = 0 2 3
    The last bid was free because the dealer was thought to have bid already.
dealer-bids-last-of-two [bid.order]: 2p r1 pm1 / -
    The first of two bidders was taken for the dealer.
dealer-bids-last-of-six [bid.order]: 6p r5 pm1 / 1 1 1 1
    The player before the dealer was treated as the last bidder.
"""

SCORE: Final = """
# Made exactly
zero-made: 0/0 = 20
    A bid of nought that was kept scored nothing. (E-TC-13) (E-SV-02) (E-TC-11) (D-41)
one-made: 1/1 = 30
    One trick, bid and taken, did not score thirty. (E-TC-11) (R-01)
two-made: 2/2 = 40
    The tricks of a bid that was made counted five, or twenty, or not at all.
three-made: 3/3 = 50
    Three tricks, bid and taken, did not score fifty. (R-02)
four-made: 4/4 = 60
    Four tricks, bid and taken, did not score sixty. (E-JP-01) (R-05)
all-five-made: 5/5 = 70
    A bonus was given for taking all the tricks. (D-45)
ten-made: 10/10
    The base of twenty was left out or counted once for each trick.
eleven-made: 11/11 = 130
    A score above 127 wrapped round to a loss in a signed byte.
fifteen-made: 15/15
    The highest score of four players did not come to 170.
twenty-four-made: 24/24 = 260
    A score above 255 wrapped round in an unsigned byte.
thirty-made: 30/30 = 320
    The highest score of all did not come to 320.
twelve-made: 12/12
    The highest score of five players went wrong.
# Missed
two-took-one: 2/1 = -10
    The trick taken was paid for, or the miss cost nothing. (E-TC-12) (C-19) (E-TC-11) (D-46)
three-took-one: 3/1 = -20
    A miss was charged by the bid and not by the difference. (E-TC-14) (D-46) (R-02)
one-took-three: 1/3 = -20
    Too many tricks were rewarded, or charged as only one. (E-TC-14)
one-took-none: 1/0 = -10
    A miss was scored as nothing. (E-TC-11) (D-48) (R-01)
zero-took-one: 0/1 = -10
    A bid of nought that was missed cost nothing. (E-TC-11) (D-41) (D-48) (C-18)
one-took-two: 1/2 = -10
    A trick too many was held to be no fault. (R-02)
zero-took-three: 0/3 = -30
    The loss was reckoned from the bid of nought and came to nothing.
three-took-none: 3/0
    Three tricks short did not cost thirty.
five-took-three: 5/3 = -20
    The three tricks taken were paid for, or the whole bid was charged. (E-JP-02)
four-took-two: 4/2
    Each missing trick cost five, or the tricks taken were paid for.
two-took-four: 2/4
    The loss had a sign, so that too many tricks gained points.
three-took-five: 3/5 = -20
    Two tricks too many did not cost twenty. (R-05)
seven-took-eight: 7/8 = -10
    A long suit of tricks made up for the one too many. (R-05)
five-took-four: 5/4
    Four tricks taken were paid for although five were bid.
four-took-five: 4/5
    Reaching the bid was held to be enough.
ten-took-none: 10/0
    A loss of a hundred went wrong.
zero-took-ten: 0/10
    A bid of nought made every miss free.
zero-took-thirteen: 0/13 = -130
    A loss below -128 wrapped round to a gain in a signed byte.
twenty-took-none: 20/0
    The highest loss of three players did not come to -200.
zero-took-twenty: 0/20
    A loss became a high gain in an unsigned byte.
thirty-took-none: 30/0 = -300
    The highest loss of all did not come to -300.
zero-took-thirty: 0/30
    The highest loss of all, from too many tricks, did not come to -300.
thirty-took-one: 30/1
    The one trick taken was paid for.
# A trick counts one
trick-of-four-cards [trick.counts-one]: 1/1 = 30
    The four cards of one trick were counted as four tricks. (E-TC-03)
two-tricks-count-two [trick.counts-one]: 2/2
    The cards of two tricks were counted, and not the tricks.
one-trick-short [trick.counts-one]: 4/1
    One trick of four cards was counted as four, so that a missed bid was made.
"""

NEXT_DEALER: Final = """
after-the-first-seat: 4p d0 = 1
    The first dealer dealt again.
clockwise: 4p d1
    The deal went to the right.
to-the-last-seat: 4p d2
    The deal passed over the last seat.
round-the-table: 4p d3 = 0
    The deal did not come back to the first seat.
three-players-round: 3p d2
    With three players the deal went to a fourth seat.
three-players-on: 3p d0
    With three players the deal went to the right.
five-players-on: 5p d3
    With five players the deal came round too early.
five-players-round: 5p d4
    With five players the deal did not come round.
six-players-on: 6p d4
    With six players the deal came round too early.
six-players-round: 6p d5
    With six players the deal did not come round.
two-players-on: 2p d0
    Of two players the same one dealt again.
two-players-back: 2p d1
    Of two players the second dealt twice.
whoever-won: 5p d1 = 2
    The deal went to somebody for winning, and not to the next seat. (D-24)
"""

LEADER: Final = """
# The first trick
left-of-the-dealer: 4p d1 / - / 3
    The dealer, or the last taker of the round before, led to the first trick.
first-seat-after-the-last: 4p d3 / - / 2 = 0
    The lead did not come round to the first seat. (E-TC-10)
last-taker-does-not-lead: 4p d0 / - / 3
    The taker of the last trick of the round before kept the lead.
by-chance-the-last-taker: 4p d1 / - / 2 = 2
    The player left of the dealer lost the lead for having taken the trick before. (D-23)
dealer-took-the-last-trick: 4p d2 / - / 2
    A dealer who took the last trick of the round before led again.
forehand-not-dealer: 5p d2 / - / 0 = 3
    The dealer led to the first trick. (D-39)
right-of-the-dealer-took: 5p d3 / - / 2
    The lead went to the right of the dealer.
three-players: 3p d2 / - / 1
    With three players the lead did not come round.
six-players: 6p d5 / - / 4
    With six players the lead did not come round.
two-players: 2p d1 / - / 1
    Of two players the dealer led.
first-round: 4p d0 / - / -
    In the first round, with no round before it, nobody or the dealer led.
first-round-round-the-table: 3p d2 / - / -
    In the first round the lead did not pass from the last seat to the first.
# Later tricks
taker-leads: 4p d3 / 2 / 0 = 2
    The player left of the dealer led again to the second trick. (E-TC-10) (D-22)
taker-leads-the-third: 4p d3 / 2 1 / 0 = 1
    The taker of the first trick led to the third. (E-TC-10)
dealer-took-the-trick: 4p d1 / 1 / 2
    The dealer was passed over although the dealer took the trick.
last-taker-not-first: 4p d0 / 3 1 2 / 3
    The lead stayed with the taker of the first trick.
last-taker-not-most: 5p d0 / 4 4 2 / 4
    The lead went to the player with the most tricks.
taker-keeps-the-lead: 3p d0 / 2 2 / 0
    The taker of two tricks running lost the lead.
seat-zero-leads: 4p d1 / 0 / 2 = 0
    The first seat, numbered zero, was taken for nobody.
seat-zero-leads-again: 6p d2 / 4 0 / 5
    The lead of the first seat was lost after a second trick.
not-the-seat-after-the-taker: 6p d0 / 3 / 1
    The lead went to the left of the taker.
not-the-taker-before: 5p d1 / 2 / 4
    The taker of the last trick of the round before led to the second trick.
lead-does-not-rotate: 4p d2 / 3 3 3 / 1
    The lead moved one seat with every trick.
two-players-taker-leads: 2p d0 / 0 / 1
    Of two players the other than the taker led.
long-round: 3p d1 / 0 1 2 0 1 2 0 1 2 1 / 0
    The lead was lost in a long round.
"""

STANDINGS: Final = """
# The highest total wins
in-order: 250 180 90
    Totals in falling order were not ranked one, two, three.
by-seat: 90 180 250 = 3 2 1
    The places were given in the order of the table of results and not by seat.
by-seat-mixed: 120 310 20 200
    The lowest total was put first, or places were not given by seat.
after-three-rounds: 40 10 0 30 = 1 3 4 2
    The totals after three rounds were ranked wrong. (E-TC-11)
after-fifteen-rounds: 270 340 250 180 = 2 1 3 4
    The totals after fifteen rounds were ranked wrong. (R-05)
after-a-final: 50 120 40 90 = 3 1 4 2
    The totals of a short game were ranked wrong. (R-02)
as-numbers: 90 100 20
    Totals were compared as text, so that ninety beat a hundred.
zero-is-a-total: 0 10 -10
    A total of zero was taken for no total.
two-players: 100 110
    Of two players the one with fewer points won.
five-players: 10 50 30 20 40
    Five players were not ranked by their totals.
six-players: 60 10 50 20 40 30
    Six players were not ranked by their totals.
far-apart: 1000 -400 320
    A total of four digits was not first.
# Below zero
all-negative: -10 -40 -20 -30 = 1 4 2 3
    Nobody won because every total is negative. (D-53)
all-negative-two-players: -20 -10
    Of two players below zero neither won, or the wrong one.
all-negative-six-players: -60 -10 -50 -20 -40 -30
    Six players below zero were ranked by the size of the loss.
negative-totals-count [score.total]: -10 -40 = 1 2
    Totals were not allowed to go below zero.
negative-beside-positive [score.total]: 20 -30 -10
    Totals below zero were set to zero, so that two players shared a place.
negative-below-zero [score.total]: 0 -10 30
    A total below zero was raised to zero and shared the place there.
zero-above-negative: -10 0 -20
    A total of zero was held to be lower than a loss.
all-negative-one-wins [score.highest-wins]: -30 -10 -10
    There was no first place since every total is negative.
# Equal totals
first-shared: 250 250 100 = 1 1 3
    Of two equal totals only the first seat won. (C-17)
first-shared-by-later-seats: 100 250 250
    The place behind two winners was called second, or only one of them won.
first-shared-apart: 250 100 250
    Equal totals in seats that are not neighbours did not share the place.
first-shared-by-three: 90 90 20 90
    Of three equal totals not all won, or the last player came second.
last-shared: 250 100 100
    The last place was not shared.
second-shared: 300 100 200 200
    The player behind a shared second place was called third.
second-shared-by-three: 40 40 90 40 10
    The player behind three in second place was not fifth.
two-pairs: 50 70 70 50
    Two shared places were not first and third.
three-pairs: 10 20 30 10 20 30 = 5 3 1 5 3 1
    Three shared places were not first, third and fifth.
all-equal: 100 100 100 = 1 1 1
    Players with equal totals were ranked by seat.
all-equal-six: 20 20 20 20 20 20
    Six equal totals did not share the first place.
all-zero: 0 0 0 0
    Totals of zero were not ranked.
two-equal: 30 30
    Of two players with equal totals only one won.
negative-tie-for-first: -10 -10 -20
    Equal totals below zero did not share the first place.
negative-tie-for-last: -20 -10 -20 -20
    Equal totals below zero did not share the last place.
all-equal-below-zero: -40 -40 -40
    Nobody won because all lost the same.
tie-at-zero: 0 -10 0 -10
    A tie at zero was not shared.
score-sheet-after-two-rounds: 10 10 20 = 2 2 1
    The two players with ten points did not share the second place. (R-01)
"""

LEGAL: Final = """
# The lead
lead-anything: - / R2 B3 G4 Y5 W J = R2 B3 G4 Y5 W J
    Some card was refused as a lead.
lead-a-wizard: - / W B5
    A Wizard was refused as a lead.
lead-a-jester: - / J R5
    A Jester was refused as a lead.
lead-only-specials: - / W J
    A hand of specials alone was not allowed to lead.
lead-two-suits: - / R1 Y13
    A suit had to be opened by a discard before it was led.
lead-one-suit: - / G3 G10 G13
    Only the highest or the lowest card of a suit was allowed as a lead.
lead-equal-specials: - / W W J J R3 = W W J J R3
    Equal specials were counted once among the cards that may be led.
lead-of-the-third-round: - / J R2 G8 = J R2 G8
    The Jester, or a trump, was refused as the first lead of round three. (E-TC-10)
lead-of-a-trump-taker: - / R4 J = R4 J
    The taker of the first trick was not free to lead. (E-TC-10)
lead-the-last-card: - / G3 = G3
    The last card of the hand was refused as a lead. (E-TC-10)
lead-numbered-specials: - / W2 J3 B4
    Numbered specials were refused as a lead.
# Following suit
must-follow: R5 / R2 Y3 = R2
    A player who holds the led suit was allowed to discard.
must-follow-blue: B5 / R2 B3 G4 Y5
    Blue was led and another suit than blue was allowed.
must-follow-green: G5 / R2 B3 G4 Y5
    Green was led and another suit than green was allowed.
must-follow-yellow: Y5 / R2 B3 G4 Y6
    Yellow was led and another suit than yellow was allowed.
need-not-beat: R5 / R2 R9 = R2 R9
    A player who can beat the highest card was made to beat it. (D-17)
need-not-beat-three: R5 R7 / R13 R6 R1 B2
    Only the cards that beat the table were allowed.
may-beat: R5 / R9 R2 Y1
    Only the lowest card of the led suit was allowed.
one-red-in-five: R5 / R2 Y3 G4 G8 B1 = R2
    The one red card in the hand was overlooked, which is a revoke. (D-61)
red-is-last-in-hand: R5 / Y3 B4 R2
    Only the first cards of the hand were looked at.
higher-discard: R2 / R1 B13 Y12
    A higher card of another suit was allowed in place of the led suit.
third-player-follows: R5 R9 / R2 B3
    The duty to follow ended with the second player.
sixth-player-follows: R5 R6 R7 R8 R9 / R1 B13
    The duty to follow was lost for the sixth player.
two-digit-card-follows: R10 / R1 B1
    A led ten was not read as a red card.
two-digit-hand-follows: G9 / G10 G13 Y1
    Green cards of two digits were not read as green.
# A trump in mid-trick is not to be followed
trump-in-mid-trick: R5 B9 / R2 B13
    The suit of a trump played in mid-trick was made the suit to follow.
trump-in-mid-trick-only-trump-allowed: R5 B9 / B13 R2 G1
    The holder of the led suit was made to overtrump.
two-trumps-in-mid-trick: R5 B9 B10 / R2 B13 G1
    Two trumps in mid-trick turned the suit to follow.
latest-suit-is-not-led: R5 Y2 / R9 Y7 B1
    The suit of the latest card was made the suit to follow.
four-suits-on-the-table: R5 B9 G3 Y4 / R1 B1 G1 Y1
    The led suit was lost among discards of all other suits.
discards-differ: G5 R2 Y9 / R3 Y1 G1
    The suit of a discard was made the suit to follow.
jester-led-trump-in-mid-trick: J G5 R9 / R2 G3
    After a led Jester the second suit card was made the suit to follow.
# A Jester in mid-trick
jester-in-mid-trick: R5 J / R2 Y3 = R2
    A Jester in mid-trick lifted the duty to follow.
two-jesters-in-mid-trick: R5 J J / R2 Y3
    Two Jesters in mid-trick lifted the duty to follow.
jester-then-other-suit: R5 J B3 / R2 B9
    A Jester in mid-trick let the next suit become the suit to follow.
jester-before-other-suits: R5 J B3 J G1 / R2 B9 G9
    The suit behind the last Jester became the suit to follow.
jester-at-the-end: R5 B2 J / R9 B9
    A Jester behind a discard lifted the duty to follow.
jester-in-a-green-trick: G5 G7 J / G1 R13 J W
    A Jester lifted the duty to follow green.
jester-then-led-suit: R5 J R9 / R2 Y3
    After a Jester and a second red card red was no longer to be followed.
numbered-jester-in-mid-trick: R5 J2 / R2 B9
    The second copy of the Jester turned the trick blue.
# Specials may always be played, and never must
jester-or-wizard-instead: R5 / R9 J W Y1 = R9 J W
    A Wizard or a Jester was refused because red can be followed. (D-08)
wizard-instead [play.specials-always]: R5 / R9 W
    A Wizard was refused because red can be followed.
jester-instead [play.specials-always]: R5 / R9 J
    A Jester was refused because red can be followed.
both-instead [play.specials-always]: B5 / W B9 J
    A Wizard or a Jester was refused because blue can be followed.
four-specials-instead [play.specials-always]: R5 / W W J J R2 Y1
    Not every Wizard and Jester of the hand was allowed beside the led suit.
instead-after-two-jesters [play.specials-always]: J J B6 / B10 R3 W J = B10 W J
    A holder of blue was refused a Wizard or a Jester, or allowed a red card. (E-TC-06)
instead-after-a-wizard [play.specials-always]: R5 W / R2 W J
    A second Wizard was refused because red can be followed.
instead-after-a-jester [play.specials-always]: R5 J / R2 J W
    A second Jester was refused because red can be followed.
numbered-instead [play.specials-always]: G5 / G2 W3 J4 R1
    Numbered specials were refused because green can be followed.
third-round-jester-instead [play.specials-always]: J B5 / B11 R4 J = B11 J
    A holder of blue was refused a Jester, or allowed a red trump. (E-TC-10)
not-forced-with-two [play.specials-always]: R5 / W J Y3
    A player without red was made to play a special card.
wizard-not-forced [play.specials-always]: R5 / W Y3
    A player without red was made to play the Wizard.
jester-not-forced [play.specials-always]: R5 / J Y3
    A player without red was made to play the Jester.
wizard-not-forced-out [play.specials-always]: R5 / W R3
    A Wizard was forced out although it is only allowed.
specials-alone [play.specials-always]: R5 / W J
    A hand of specials alone was not free.
wizard-alone [play.specials-always]: Y5 / W
    The Wizard as the last card was refused.
jester-alone [play.specials-always]: Y5 / J
    The Jester as the last card was refused.
wizard-behind-wizards [play.specials-always]: W W / W J R2
    A third Wizard was refused.
# Void
void-with-specials: R5 / W J Y2 = W J Y2
    A void player was made to play a Wizard or a Jester. (C-07) (D-14)
void-without-trump: R5 / Y2 G3 = Y2 G3
    A void player was sent to draw a card. (D-18)
void-with-wizard: R5 / W Y2 B3
    A void player was made to play the Wizard.
void-with-jester: R5 / J Y2 B3
    A void player was made to play the Jester.
void-with-four-specials: B5 / W W J J Y2
    A void player was not allowed the last plain card.
void-in-red: R5 / B2 G3 Y4
    A player without red was made to play one of the other suits, as if to trump.
void-in-blue: B5 / R2 G3 Y4
    A player without blue was made to play one of the other suits, as if to trump.
void-in-green: G5 / R2 B3 Y4
    A player without green was made to play one of the other suits, as if to trump.
void-in-yellow: Y5 / R2 B3 G4
    A player without yellow was made to play one of the other suits, as if to trump.
void-after-a-trump: R5 B2 / B9 G3 Y4
    A void player was made to follow a trump that somebody else had played.
void-after-a-high-trump: R5 B12 / B13 B1 G3
    A void player was made to overtrump.
void-after-a-discard: R5 Y9 / Y10 B3
    A void player was made to follow a discard.
void-after-a-jester: R5 J / Y3 B4 W
    A Jester in mid-trick bound a void player.
void-after-a-wizard: R5 W / Y3 B4
    A void player was bound after a Wizard in mid-trick.
void-after-a-led-jester: J R5 / Y2 W
    A void player behind a led Jester was made to play the Wizard.
void-after-two-jesters: J J B6 / Y1 R2
    A player without blue was bound by a suit that was not led.
void-one-suit: R5 / G2 G9 G13
    A player with one other suit had no card to play.
void-sixth-player: R5 R6 R7 R8 R9 / B1 W
    The sixth player, void in red, was bound.
third-round-void: R4 R12 R2 / W G3 = W G3
    A player without red was made to play the Wizard. (E-TC-10)
third-round-last-jester: G3 / J = J
    The last card, a Jester, was refused. (E-TC-10)
third-round-last-green: G3 J / G10 = G10
    A player with only a green card had no card to play. (E-TC-10)
third-round-last-of-all: G3 J G10 / G8 = G8
    The last card of the round was refused. (E-TC-10)
third-round-trump-led: R4 / R12 G10 = R12
    A holder of red was allowed to discard on a led trump. (E-TC-10)
third-round-trump-followed: R4 R12 / R2 G8 = R2
    A player whose red card cannot win was allowed to discard. (E-TC-10)
# Wizards and Jesters have no suit
specials-are-no-trump [deck.specials-have-no-suit]: R5 / W J Y3 = W J Y3
    A led trump was held to be followed by a Wizard. (C-15)
red-wizard [deck.specials-have-no-suit]: R5 / W1 Y3
    The first Wizard was counted as a red card.
blue-wizard [deck.specials-have-no-suit]: B5 / W2 Y3
    The second Wizard was counted as a blue card.
green-wizard [deck.specials-have-no-suit]: G5 / W3 Y3
    The third Wizard was counted as a green card.
yellow-wizard [deck.specials-have-no-suit]: Y5 / W4 R3
    The fourth Wizard was counted as a yellow card.
red-jester [deck.specials-have-no-suit]: R5 / J1 Y3
    The first Jester was counted as a red card.
blue-jester [deck.specials-have-no-suit]: B5 / J2 Y3
    The second Jester was counted as a blue card.
green-jester [deck.specials-have-no-suit]: G5 / J3 Y3
    The third Jester was counted as a green card.
yellow-jester [deck.specials-have-no-suit]: Y5 / J4 R3
    The fourth Jester was counted as a yellow card.
red-wizard-led [deck.specials-have-no-suit]: W1 / R2 Y3
    A led Wizard with a red picture bound the others to red.
blue-wizard-led [deck.specials-have-no-suit]: W2 / B2 Y3
    A led Wizard with a blue picture bound the others to blue.
yellow-wizard-led [deck.specials-have-no-suit]: W4 G5 / Y3 R2
    A led Wizard with a yellow picture bound the others to yellow.
red-jester-led [deck.specials-have-no-suit]: J1 / R2 Y3
    A led Jester with a red picture bound the others to red.
red-jester-then-blue [deck.specials-have-no-suit]: J1 B6 / R2 B9
    The picture of a led Jester was to be followed and not the blue card behind it.
green-jester-then-yellow [deck.specials-have-no-suit]: J3 Y6 / G2 Y9
    The green picture of a led Jester was to be followed.
red-jester-held [deck.specials-have-no-suit]: J2 R6 / J1 B9
    A Jester with a red picture counted as the red card that must be played.
specials-of-all-pictures [deck.specials-have-no-suit]: R5 / W1 W2 J3 J4 B2
    Pictures on the special cards changed what may be played.
# Specials are alike
equal-specials-count-each [deck.specials-alike]: R5 / R2 W W J J Y3 = R2 W W J J
    Equal specials beside a red card were counted once.
two-bare-wizards [deck.specials-alike]: J / W W
    Two equal Wizards were taken for one card.
two-bare-jesters [deck.specials-alike]: B2 / J J B9
    Two equal Jesters were taken for one card.
numbered-copies [deck.specials-alike]: R5 / R2 W1 W3 J2 J4 Y3
    Numbered copies were not read as Wizards and Jesters.
wizard-two-led [deck.specials-alike]: W2 R5 / R2 Y3
    The second copy of the Wizard was not read as a Wizard.
jester-four-led [deck.specials-alike]: J4 R5 / R2 Y3
    The fourth copy of the Jester was not read as a Jester.
# Only what is held
specials-not-held [play.card-held]: R5 / R2 Y3 = R2
    A Wizard or a Jester was offered that the player does not hold.
jester-not-held [play.card-held]: B5 / B2 W Y3
    A Jester was offered that the player does not hold.
wizard-not-held [play.card-held]: G5 / G2 J
    A Wizard was offered that the player does not hold.
led-suit-not-held [play.card-held]: R5 / Y3 B2
    Red cards were offered that the player does not hold.
nothing-but-one-card [play.card-held]: - / Y7
    Cards were offered as a lead that the player does not hold.
# A Jester led: nobody is bound yet
jester-led: J / R2 Y3 = R2 Y3
    The second player was bound by a led Jester.
jester-led-third-round: J / B5 W G3 = B5 W G3
    The second player of round three was bound by the led Jester. (E-TC-10)
jester-led-specials: J / W J R2
    Specials had to be played on a led Jester, or were refused.
two-jesters-led: J J / R2 Y3 B4
    The third player was bound by two Jesters.
three-jesters-led: J J J / R2 W
    The fourth player was bound by three Jesters.
four-jesters-led: J J J J / G2 Y3
    The fifth player was bound by four Jesters.
# A Jester led: the first suit card is to be followed
jester-then-red: J R5 / R2 Y3
    The suit to follow was looked for in the first card only.
jester-then-red-with-specials: J R5 / R2 W J Y3
    Behind a led Jester everybody was free, or specials were refused.
two-jesters-then-blue: J J B6 / B10 Y1 J = B10 J
    The suit to follow was looked for in the first two cards only. (C-09) (D-02)
two-jesters-then-blue-two-suits: J J B6 / B10 R3 = B10
    The second card, a Jester, was to set the suit and set none. (E-TC-06)
three-jesters-then-green: J J J G1 / G13 R2
    The suit to follow was not looked for in the fourth card.
four-jesters-then-blue: J J J J B6 / B1 R2
    The suit to follow was not looked for in the fifth card.
jester-red-jester: J R5 J / R2 Y3
    A second Jester lifted the duty to follow red.
jester-red-blue: J R5 B9 / R2 B3
    The latest suit behind a led Jester was to be followed.
jester-blue-red: J B6 R9 / B10 R10
    The highest card behind a led Jester set the suit.
jester-blue-follows: J B5 B11 / B7 R12 G10 = B7
    A holder of blue was allowed a trump or a discard behind a led Jester. (E-TC-10)
two-jesters-red-jester: J J R5 J / R2 G3
    A Jester before and behind the red card made everybody free.
jester-yellow-five-cards: J Y5 R1 B2 G3 / Y9 R9 B9 G9
    Discards behind a led Jester changed the suit to follow.
# A Wizard opens
jester-wizard-red: J W R5 / R2 Y3 W = R2 Y3 W
    The red card behind a Jester and a Wizard was to be followed. (C-10) (D-01)
jester-wizard: J W / R2 Y3 = R2 Y3
    Somebody was bound right behind a Jester and a Wizard. (E-TC-07)
jester-wizard-red-again: J W R5 / R9 B2 = R9 B2
    The red card behind a Jester and a Wizard bound the next player. (E-TC-07)
two-jesters-wizard-red: J J W R5 / R2 Y3 = R2 Y3
    Two Jesters before a Wizard were told apart from one. (C-11)
three-jesters-wizard-red: J J J W R5 / R2 Y3
    Three Jesters before a Wizard were told apart from one.
jester-wizard-blue-red: J W B5 R9 / R2 B3 G1
    A suit card behind a Jester and a Wizard was to be followed.
jester-wizard-jester-red: J W J R5 / R2 Y3
    A Jester behind the Wizard opened the trick anew.
jester-wizard-red-wizard: J W R5 W / R2 Y3
    The red card between two Wizards was to be followed.
jester-wizard-wizard-red: J W W R5 / R2 Y3
    The red card behind a Jester and two Wizards was to be followed.
numbered-jester-wizard-red: J3 W2 R5 / R2 Y3
    With numbered copies the red card behind a Wizard was to be followed.
wizard-led: W / R2 Y3
    Somebody was bound by a led Wizard.
wizard-led-red: W R13 / R2 Y1 = R2 Y1
    A red card laid after a led Wizard was to be followed. (E-TC-08) (D-09)
wizard-led-red-four: W R5 / R2 B3 G4 Y5
    After a led Wizard the first suit card was to be followed.
wizard-led-two-suits: W R5 B6 / R2 B9 G1
    After a led Wizard one of two suits was to be followed.
wizard-led-jester: W J / R2 Y3
    Somebody was bound by a Wizard and a Jester.
wizard-led-jester-red: W J R5 / R2 Y3
    A red card behind a Wizard and a Jester was to be followed.
two-wizards-led-red: W W R5 / R2 Y3
    A red card behind two Wizards was to be followed.
four-wizards-led-red: W W W W R5 / R2 J
    A red card behind four Wizards was to be followed.
wizard-led-same-suit: W R5 R9 R1 / R2 G3
    A suit that three players chose after a led Wizard was to be followed.
wizard-led-specials: W R5 / J W R2 Y3
    A Wizard or a Jester was refused, or demanded, after a led Wizard.
wizard-led-later-wizard: W R5 W / R2 Y3
    A second Wizard made the red card before it binding.
# A Wizard later keeps the suit
blue-then-wizard: B6 W / B10 Y1 = B10
    The duty was lifted because a Wizard had taken the trick. (C-12) (E-TC-09) (D-10)
jester-red-wizard: J R5 W / R2 Y3 = R2
    The duty was lifted by the Wizard although red had been set. (D-04)
red-then-two-wizards: R5 W W / R2 Y3
    Two Wizards lifted the duty to follow red.
red-blue-wizard: R5 B2 W / R9 B9
    A Wizard behind a discard lifted the duty to follow red.
red-wizard-blue: R5 W B2 / R9 B9
    The suit behind the Wizard was to be followed and not the one before it.
red-wizard-red: R5 W R9 / R2 G3
    A Wizard between red cards lifted the duty to follow red.
red-wizard-jester: R5 W J / R2 Y3
    A Wizard and a Jester together lifted the duty to follow red.
red-jester-wizard: R5 J W / R2 Y3
    A Jester and a Wizard together lifted the duty to follow red.
two-jesters-red-wizard: J J R5 W / R2 Y3
    With Jesters in front a later Wizard lifted the duty to follow red.
red-wizard-specials: R5 W / R2 W J Y3 = R2 W J
    After a Wizard the duty was lifted, or further specials were refused.
yellow-wizard-in-fifth-place: Y5 Y6 Y7 Y8 W / Y1 R13
    A Wizard in fifth place lifted the duty to follow yellow.
green-numbered-wizard: G5 W4 / G1 Y9
    A numbered Wizard lifted the duty to follow green.
"""

WINNER: Final = """
# The first Wizard
second-wizard-does-not-win: R5 W W / R = 1
    The second Wizard was held to beat the first. (C-13) (D-11)
first-of-four-wizards: W W W W / R = 0
    The trick went to a later one of four Wizards. (D-11)
wizard-led-wizard-third: W R13 W J / - = 0
    A Wizard in third place took a trick that a Wizard led. (E-TC-08) (D-09)
wizard-led-wizard-third-with-trump: W R13 W J / R
    With red trump a later card took a trick that a Wizard led.
three-wizards-in-a-row: B4 W W W / -
    The second or the last of three Wizards took the trick.
three-wizards-apart: W G3 W G9 W / G
    The last of three Wizards was held to be the highest card.
two-wizards-in-the-middle: R2 R9 W W R13 / -
    The second of two Wizards took a trick of five cards.
two-wizards-at-the-end: G2 Y9 B1 J W W / Y
    The last of six players took the trick with the second Wizard.
wizards-between-jesters: J W W J / -
    The Jester that led, or the second Wizard, took the trick.
wizards-around-a-jester: W J W / B
    A Jester between Wizards, or the second Wizard, took the trick.
wizards-around-numbers: W R5 W W W R9 / R
    A later one of four Wizards, or a trump, took the trick.
later-wizard-loses: R9 W R13 W / - = 1
    Every Wizard was held to win. (C-14)
two-players-two-wizards: W W / -
    Of two players the second took the trick with the second Wizard.
wizard-behind-highest-trump: G2 R13 W / R
    The highest trump beat a Wizard.
wizard-before-highest-trump: G2 W R13 / R
    The trump that came after the Wizard beat it.
wizard-led-trumps-follow: W R13 R12 / R
    A trump beat the Wizard that led.
wizard-behind-three-trumps: R11 R12 R13 W / R
    Three trumps kept the trick from the last card, a Wizard.
wizard-among-trumps: R13 R1 W R12 / R
    A led trump beat a Wizard.
wizard-between-trumps: B3 R12 W R13 / R
    A trump before or behind the Wizard took the trick.
two-players-wizard-and-trump: W R13 / R
    Of two players the one with the trump took the trick.
wizard-last-of-six: Y1 Y2 R1 R2 R13 W / R
    The last of six players did not take the trick with a Wizard.
jester-wizard-red-red: J W R5 R2 / - = 1
    The red card behind the Wizard took the trick. (D-01)
jester-wizard-high-red: J W R13 Y2 / R = 1
    A trump behind a Jester and a Wizard took the trick. (E-TC-07)
two-jesters-wizard-red: J J W R5 / - = 2
    Two Jesters before the Wizard changed who takes the trick. (C-11)
jester-red-wizard-red: J R5 W R2 / - = 2
    The Wizard came too late to take the trick. (D-04)
blue-wizard-blue: B6 W B10 / - = 1
    The highest blue card took the trick from the Wizard. (E-TC-09)
three-jesters-and-a-wizard: J J J W / -
    The first Jester took a trick that holds a Wizard.
wizard-and-three-jesters: W J J J / R
    A Jester took a trick that a Wizard led.
wizard-behind-all-suits: R1 B13 G13 Y13 J W / Y
    A Wizard in sixth place was overlooked.
third-round-wizard: R4 R12 R2 W / R = 3
    The highest trump beat the Wizard of the last player. (E-TC-10)
wizard-led-first-card-wins: W R2 R3 / R
    The first card took the trick and its place, zero, was read as nobody.
# Without trump the Wizards still win
no-trump-wizard-second [trump.wizards-keep-power]: R5 W R13 / -
    Without trump the Wizard had no power against a thirteen.
no-trump-wizard-last [trump.wizards-keep-power]: Y13 Y12 Y11 W / -
    Without trump the led suit beat the Wizard.
no-trump-wizard-led [trump.wizards-keep-power]: W B13 G13 / - = 0
    Without trump a number took a trick that a Wizard led. (D-28)
no-trump-wizard-after-jesters [trump.wizards-keep-power]: J J W G13 / -
    Without trump the first number took the trick from the Wizard.
no-trump-two-wizards [trump.wizards-keep-power]: G2 W G13 W / -
    Without trump the Wizards were treated as Jesters.
no-trump-wizard-and-jester [trump.wizards-keep-power]: J W J / -
    Without trump the first Jester beat the Wizard.
# Nothing but the order of play ranks the specials
wizard-four-before-one [deck.specials-alike]: W4 W1 R5 / - = 0
    Pictures or numbers ranked the Wizards, so that the lower copy won. (D-12)
wizard-one-before-four [deck.specials-alike]: W1 W4 R5 / -
    Pictures or numbers ranked the Wizards, so that the higher copy won.
wizards-two-one-three [deck.specials-alike]: R5 W2 W1 W3 / R
    The first or the third copy of the Wizard beat the second.
wizards-three-two-one [deck.specials-alike]: W3 W2 W1 W4 / -
    Four Wizards were ranked by their copies.
jesters-four-one-two [deck.specials-alike]: J4 J1 J2 / -
    Pictures or numbers ranked the Jesters, so that the lowest copy won.
jesters-one-to-four [deck.specials-alike]: J1 J4 J2 J3 / R
    Pictures or numbers ranked the Jesters, so that the highest copy won.
jesters-two-one-four [deck.specials-alike]: J2 J1 J4 J3 / -
    Four Jesters were ranked by their copies.
numbered-jesters-and-a-one [deck.specials-alike]: J3 R1 J4 / -
    A numbered Jester was read as a card of rank three or four.
numbered-wizard-and-thirteen [deck.specials-alike]: R5 W2 R13 / R
    A numbered Wizard was not read as a Wizard.
numbered-wizard-last [deck.specials-alike]: G1 G2 G3 W4 / G
    The fourth copy of the Wizard was not read as a Wizard.
# Wizards and Jesters belong to no suit
red-jester-leads [deck.specials-have-no-suit]: J1 B6 R9 B10 / -
    The red picture of a led Jester made red the led suit.
blue-jester-leads [deck.specials-have-no-suit]: J2 R6 B9 R10 / -
    The blue picture of a led Jester made blue the led suit.
green-jester-leads [deck.specials-have-no-suit]: J3 Y6 G9 Y10 / -
    The green picture of a led Jester made green the led suit.
yellow-jester-leads [deck.specials-have-no-suit]: J4 G6 Y9 G10 / -
    The yellow picture of a led Jester made yellow the led suit.
red-jester-is-no-trump [deck.specials-have-no-suit]: B5 J1 B3 / R
    A Jester with a red picture was counted as a red trump.
blue-jester-is-no-trump [deck.specials-have-no-suit]: R5 J2 R3 / B
    A Jester with a blue picture was counted as a blue trump.
green-jester-is-no-trump [deck.specials-have-no-suit]: Y5 J3 Y3 / G
    A Jester with a green picture was counted as a green trump.
yellow-jester-is-no-trump [deck.specials-have-no-suit]: G5 J4 G2 / Y
    A Jester with a yellow picture was counted as a yellow trump.
red-jester-among-jesters [deck.specials-have-no-suit]: J2 J1 J3 / R
    Of three Jesters the one with a red picture won as a trump.
blue-wizard-behind-green-wizard [deck.specials-have-no-suit]: R5 W3 W2 / B
    Of two Wizards the one with a blue picture won as a trump.
# The highest trump
trump-one-beats-led-thirteen: R13 B1 R12 / B = 1
    The highest card of the led suit beat a trump. (C-06)
trump-last-beats-three: R13 R12 R11 B1 / B
    A trump in the last place did not take the trick.
two-players-trump: R13 B1 / B
    Of two players the one who led won against a trump.
higher-trump-later: R2 B3 B9 R13 / B
    The first trump took the trick from a higher one.
higher-trump-earlier: R2 B9 B3 / B
    The last trump took the trick from a higher one.
trump-led: B5 R13 B9 / B
    With trump led a thirteen of another suit won, or the first trump.
trump-led-and-not-beaten: B9 R13 B5 / B
    A led trump was beaten by a lower one or by another suit.
trump-one-led: B1 R13 G13 Y13 / B
    The lowest trump, led, was beaten by a thirteen.
jester-trump-red: J B1 R13 / B
    Behind a led Jester a red thirteen beat a trump.
jester-red-trump: J R13 B1 / B
    Behind a led Jester the first suit card beat a trump.
jesters-red-trump: J J R13 B1 / B
    Behind two Jesters the first suit card beat a trump.
trump-between-jesters: R5 J B2 J / B
    A Jester, or the led suit, beat a trump.
discard-before-trump: R2 G13 B1 / B
    A discarded thirteen beat a trump.
discard-behind-trump: R2 B1 G13 Y12 / B
    A discard behind the trump took the trick.
five-trumps-rising: R5 B2 B3 B4 B5 B6 / B
    The highest of five trumps did not take the trick.
five-trumps-falling: R5 B6 B5 B4 B3 B2 / B
    The first and highest of five trumps did not take the trick.
red-trump: G13 R1 G12 / R
    Red did not work as a trump suit.
green-trump: Y13 G1 / G
    Green did not work as a trump suit.
yellow-trump: R13 Y1 R12 / Y
    Yellow did not work as a trump suit.
trump-led-first-card-wins: G12 G3 R13 / G
    A led trump won and its place, zero, was read as nobody.
# The highest card of the led suit
two-jesters-blue-blue: J J B6 B10 / R = 3
    Two Jesters in front kept the suit card from being led. (E-TC-06)
two-jesters-blue-blue-no-trump: J J B6 B10 / - = 3
    The Jester in second place was held to set the suit. (C-09) (D-02)
other-thirteens-lose: R1 B13 G13 Y13 / -
    A higher card of a suit that was not led took the trick.
discard-between: R5 B13 R9 / -
    A discard higher than the led suit took the trick.
discard-between-first-card-wins: R9 B13 R5 / -
    A discard took the trick from the card that led.
other-suit-last: R2 R3 R4 B13 / -
    The last and highest card of another suit took the trick.
three-discards: R2 B13 R3 G13 R4 Y13 / -
    A discard took the trick among six cards.
trump-not-in-the-trick: R5 B9 G13 / Y
    With no trump in the trick a higher card of another suit won.
two-players-other-suit: R2 B3 / -
    Of two players the one who did not follow took the trick.
every-suit-is-no-trump: R5 B13 R6 B12 / -
    Without trump every suit was treated as a trump.
no-suit-is-a-trump: G4 Y10 B9 R12 / -
    In the last round the highest number of any suit took the trick.
jester-red-blue: J R1 B13 / -
    Behind a led Jester the highest number of any suit took the trick.
jester-blue-red-blue: J B6 R9 B10 / -
    The led suit was looked for in the first card only.
jester-then-low-suit: J G2 Y13 G1 / -
    A trick that a Jester led had no led suit.
two-jesters-blue-red: J J B6 R13 / -
    The led suit was looked for in the first two cards only.
three-jesters-green-yellow: J J J G1 Y13 / -
    The led suit was not looked for in the fourth card.
four-jesters-blue: J J J J B1 / -
    The first of four Jesters beat a number.
four-jesters-blue-red: J J J J B1 R13 / -
    The led suit was not looked for in the fifth card.
jester-red-jester-red: J R5 J R2 / -
    A second Jester kept the red card from being the led one.
jester-in-mid-trick-first-card-wins: R5 J R3 / -
    A Jester in mid-trick beat a number.
jester-in-mid-trick: R3 J R5 / -
    A Jester in mid-trick kept the highest card from winning.
jester-last: R1 R2 J / -
    A Jester in the last place beat a number.
jesters-behind-a-one: R1 J J J / -
    Three Jesters beat the lowest number.
jesters-before-a-one: J J J R1 / B
    The first of three Jesters beat the lowest number.
jesters-around-a-one: J R1 J / -
    A Jester beat the one number in the trick.
two-players-jester-led: J R1 / -
    Of two players the one who led a Jester took the trick.
two-players-jester-last: R1 J / -
    Of two players the one who laid a Jester took the trick.
jester-then-other-suit: R5 J B13 B12 / -
    A Jester in mid-trick let the next suit become the led suit.
jester-behind-discard: R5 B2 J B13 / -
    A Jester behind a discard turned the led suit.
third-round-first-trick: J B5 B11 B7 / R = 2
    The highest blue card behind a led Jester did not take the trick. (E-TC-10)
third-round-last-trick: G3 J G10 G8 / R = 2
    A Jester in mid-trick changed who takes the last trick of the round. (E-TC-10)
recorded-game-round-six: B8 G3 J G9 / R = 0
    A higher green card took the trick from the only blue one. (R-05)
led-suit-first-card-wins: Y12 Y3 R13 Y1 / -
    The first card won and its place, zero, was read as nobody.
# The order of ranks
nine-and-ten [deck.rank-order]: R9 R10 R8 / -
    Ranks were compared as text, so that nine beat ten.
ten-and-nine [deck.rank-order]: R10 R9 R8 / -
    Ranks were compared as text, so that a later nine beat ten.
two-and-ten [deck.rank-order]: B2 B10 / -
    Ranks were compared as text, so that two beat ten.
three-and-thirteen [deck.rank-order]: G3 G13 G2 / -
    Ranks were compared as text, so that three beat thirteen.
trump-nine-and-ten [deck.rank-order]: R5 B9 B10 / B
    Trumps were compared as text, so that nine beat ten.
trump-two-and-twelve [deck.rank-order]: R13 B12 B2 / B
    Trumps were compared as text, so that two beat twelve.
eleven-and-nine [deck.rank-order]: Y9 Y11 Y10 / -
    The jack's rank, eleven, was not above nine and ten.
one-is-low [deck.rank-order]: R1 R13 R12 / - = 1
    The one was taken for a high ace. (C-05)
one-is-lowest [deck.rank-order]: R2 R1 R3 / - = 2
    The one beat the two, or the order of the ranks was garbled. (C-29)
thirteen-is-high [deck.rank-order]: R13 R1 R12 / -
    The king was put on top and the ace at the bottom.
thirteen-beats-twelve [deck.rank-order]: R12 R13 R11 / -
    The twelve was held to be the highest card, as a king under the ace of one.
trump-thirteen-beats-one [deck.rank-order]: G9 B1 B13 / B
    Among trumps the one was taken for a high ace.
trump-one-is-low [deck.rank-order]: G9 B2 B1 / B
    Among trumps the one beat the two.
seven-and-eight [deck.rank-order]: Y7 Y8 Y6 / -
    Neighbouring ranks were taken to be equal.
# Only Jesters
four-jesters: J J J J / R = 0
    The last of four Jesters took the trick, or nobody did. (E-TC-15) (C-14) (D-06)
three-jesters: J J J / - = 0
    The last of three Jesters took the trick, or nobody did. (D-06)
two-jesters: J J / B
    Of two players with Jesters the second took the trick.
four-jesters-no-trump: J J J J / -
    Without trump nobody took a trick of Jesters.
nobody-is-no-taker [trick.one-taker]: J J J J / G
    Nobody took a trick of four Jesters.
three-jesters-have-a-taker [trick.one-taker]: J J J / Y
    Nobody took a trick of three Jesters.
two-jesters-have-a-taker [trick.one-taker]: J J / -
    Nobody took a trick of two Jesters.
two-wizards-one-taker [trick.one-taker]: W W R5 / -
    Two Wizards cancelled each other, or both took the trick.
first-jester-first-card-wins: J J J / R
    The first Jester won and its place, zero, was read as nobody.
# The place in the order of play
fifth-of-five [play.in-turn]: R2 R3 R4 R5 R6 / - = 4
    The fifth card of a trick of five was not looked at. (E-SC-01)
sixth-of-six [play.in-turn]: R2 R3 R4 R5 R6 R7 / -
    The sixth card of a trick of six was not looked at.
first-of-five [play.in-turn]: G13 G3 G4 G5 G6 / Y
    Places were counted from one.
third-of-three [play.in-turn]: B1 B2 B3 / R
    The trick of three players was read from its last card.
second-of-four [play.in-turn]: B1 B12 B3 B4 / R
    The place was counted backwards from the last card.
"""

TABLES: Final[dict[str, tuple[Callable[[str], Answered], str]]] = {
    "rounds": (lambda question: ask_rounds(int(question)), ROUNDS),
    "trump": (ask_trump, TRUMP),
    "bids": (read_bids, BIDS),
    "legal": (read_legal, LEGAL),
    "winner": (read_winner, WINNER),
    "score": (read_score, SCORE),
    "next-dealer": (read_next_dealer, NEXT_DEALER),
    "leader": (read_leader, LEADER),
    "standings": (lambda question: ask_standings(numbers(question)), STANDINGS),
}

FILES: Final[dict[str, Callable[[], Iterator[Case]]]] = {
    "named.jsonl": named,
    "rounds.jsonl": every_rounds,
    "trump.jsonl": every_trump,
    "bids.jsonl": every_bids,
    "score.jsonl": every_score,
    "next-dealer.jsonl": every_next_dealer,
    "leader.jsonl": every_leader,
    "standings.jsonl": every_standings,
    "winner.jsonl.xz": every_winner,
    "legal.jsonl.xz": every_legal,
}


def text_of(name: str) -> str:
    """What a vector file says, before it is compressed."""
    return "".join(each.line() for each in FILES[name]())


def main() -> None:
    VECTORS.mkdir(exist_ok=True)
    for name in FILES:
        data = text_of(name).encode()
        if name.endswith(".xz"):
            data = lzma.compress(data, preset=9 | lzma.PRESET_EXTREME)
        (VECTORS / name).write_bytes(data)


if __name__ == "__main__":
    main()
