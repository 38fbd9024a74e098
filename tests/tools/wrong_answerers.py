"""Answerers of the vectors: one that is right, and many with one fault each.

Each fault was seen in a program, on a page or at a table. A fault is written as its author thought:
the right rule with one thing misunderstood.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeAlias

import naive_referee as referee
from make_vectors import Json

Given: TypeAlias = Mapping[str, Json]
Part: TypeAlias = tuple[str, Callable[[Given], Json]]
Answerer: TypeAlias = Callable[[str, Given], Json]


def number(value: Json) -> int:
    assert isinstance(value, int)
    return value


def numbers(value: Json) -> list[int]:
    assert isinstance(value, Sequence)
    return [number(each) for each in value]


def text(value: Json) -> str:
    assert isinstance(value, str)
    return value


def texts(value: Json) -> list[str]:
    assert isinstance(value, Sequence)
    return [text(each) for each in value]


# For each kind: from a rule with plain arguments to an answer for what is given.


def rounds(rule: Callable[[int], Json]) -> Part:
    return "rounds", lambda given: rule(number(given["players"]))


def trump(rule: Callable[[str], tuple[str, str | None]]) -> Part:
    """The rule says who sets trump, and trump."""

    def answered(given: Given) -> Json:
        by, suit = rule(text(given["turn_up"]))
        return {"by": by, "trump": suit}

    return "trump", answered


def bids(rule: Callable[[int, list[int], int, bool], Json]) -> Part:
    """The rule knows the round, the bids so far, the players, and whether it is plus/minus one."""
    return "bids", lambda given: rule(
        number(given["round"]),
        numbers(given["bids"]),
        number(given["players"]),
        given["bid_total"] == "plus-minus-one",
    )


def legal(rule: Callable[[list[str], list[str]], list[str]]) -> Part:
    """The rule knows the hand and the trick so far."""
    return "legal", lambda given: rule(texts(given["hand"]), texts(given["trick"]))


def winner(rule: Callable[[list[str], str | None], Json]) -> Part:
    """The rule knows the trick and trump."""
    return "winner", lambda given: rule(
        texts(given["trick"]), None if given["trump"] is None else text(given["trump"])
    )


def score(rule: Callable[[int, int], Json]) -> Part:
    """The rule knows the bid and the tricks taken."""
    return "score", lambda given: rule(number(given["bid"]), number(given["taken"]))


def next_dealer(rule: Callable[[int, int], Json]) -> Part:
    """The rule knows the dealer and the number of players."""
    return "next-dealer", lambda given: rule(number(given["dealer"]), number(given["players"]))


def leader(rule: Callable[[int, int, list[int], int], Json]) -> Part:
    """The rule knows players, dealer, takers so far, and the last taker of the round before."""
    return "leader", lambda given: rule(
        number(given["players"]),
        number(given["dealer"]),
        numbers(given["winners"]),
        number(given["previous_winner"] or 0),
    )


def standings(rule: Callable[[list[int]], Json]) -> Part:
    return "standings", lambda given: rule(numbers(given["totals"]))


def right_trump(turn_up: str) -> tuple[str, str | None]:
    return referee.trump_of(None if turn_up == "none" else turn_up)


def right_leader(players: int, dealer: int, winners: list[int], _previous: int) -> int:
    """The referee's table knows who leads first; whoever takes a trick leads the next."""
    return winners[-1] if winners else referee.Referee(players, dealer).leader


RIGHT: Final[dict[str, Callable[[Given], Json]]] = dict(
    [
        rounds(referee.rounds_in_game),
        trump(right_trump),
        bids(referee.legal_bids),
        legal(referee.legal_cards),
        winner(referee.trick_winner),
        score(referee.points),
        next_dealer(referee.next_dealer),
        leader(right_leader),
        standings(referee.places),
    ]
)


def answer(kind: str, given: Given) -> Json:
    return RIGHT[kind](given)


def wrong(*parts: Part) -> Answerer:
    """The right answerer with some kinds answered by another rule."""
    table = RIGHT | dict(parts)
    return lambda kind, given: table[kind](given)


# What the faults are made of.


def letters(cards: list[str]) -> list[str]:
    """W, J or the suit of each card."""
    return [card[0] for card in cards]


def last(cards: list[str], letter: str) -> int:
    return max(place for place, card in enumerate(cards) if card[0] == letter)


def follow(led: str | None, hand: list[str]) -> list[str]:
    """What may be played when that suit is held to be led."""
    return hand if led is None else referee.legal_cards(hand, [led + "0"])


def taker(cards: list[str], trump: str | None, led: str | None) -> int:
    """Who takes the trick when that suit is held to be led."""
    if "W" not in letters(cards) and trump not in letters(cards) and led in letters(cards):
        return referee.highest(cards, led or "")
    return referee.trick_winner(cards, trump) if {"W", trump} & set(letters(cards)) else 0


def wrong_suit(led: Callable[[list[str]], str | None]) -> Answerer:
    """The led suit is looked for in a wrong way, both for following and for the taker."""
    return wrong(
        legal(lambda hand, trick: follow(led(trick), hand)),
        winner(lambda trick, trump: taker(trick, trump, led(trick))),
    )


def first_suit(cards: list[str]) -> str | None:
    """The first suit that turns up, whatever lies before it."""
    return next((letter for letter in letters(cards) if letter in referee.SUITS), None)


def without_wizards(cards: list[str]) -> list[str]:
    return [card for card in cards if card[0] != "W"]


def highest_by(cards: list[str], suit: str, value: Callable[[str], int | str]) -> int:
    """The place of the highest card of a suit when ranks have another order."""
    places = [place for place, card in enumerate(cards) if card[0] == suit]
    return max(places, key=lambda place: value(cards[place][1:]))


def wrong_ranks(value: Callable[[str], int | str]) -> Answerer:
    def rule(trick: list[str], trump: str | None) -> int:
        winner = referee.trick_winner(trick, trump)
        suit = referee.suit_of(trick[winner])
        return winner if suit is None else highest_by(trick, suit, value)

    return wrong(winner(rule))


def highest_of_all(cards: list[str]) -> int:
    """The place of the highest number of any suit, the first of equals."""
    ranks = [int(card[1:]) if card[0] in referee.SUITS else 0 for card in cards]
    return ranks.index(max(ranks))


# The faults. First those in the suit to follow.


def led_after_wizard_lead(cards: list[str]) -> str | None:
    return first_suit(cards) if letters(cards)[:1] == ["W"] else referee.led_suit(cards)


def led_after_jester_and_wizard(cards: list[str]) -> str | None:
    return first_suit(cards) if letters(cards)[:1] == ["J"] else referee.led_suit(cards)


def led_after_the_last_jester(cards: list[str]) -> str | None:
    start = last(cards, "J") if "J" in letters(cards) else 0
    return referee.led_suit(cards[start:]) or referee.led_suit(cards)


def led_by_the_latest_suit(cards: list[str]) -> str | None:
    return first_suit(cards[::-1]) if referee.led_suit(cards) else None


def dropped_by(letter: str) -> Part:
    """The duty to follow ends when such a card comes after the lead."""
    return legal(
        lambda hand, trick: (
            hand if letter in letters(trick[1:]) else referee.legal_cards(hand, trick)
        )
    )


PRINTED: Final = {"1": "R", "2": "B", "3": "G", "4": "Y"}


def printed(card: str) -> str:
    """A numbered special as a card of the suit of its picture, without a rank."""
    return PRINTED[card[1]] + "0" if card[0] in "WJ" and card[1:] else card


def legal_with_printed_suits(hand: list[str], trick: list[str]) -> list[str]:
    led = referee.led_suit([printed(card) for card in trick])
    held = [card for card in hand if printed(card)[0] == led]
    return [card for card in hand if card in held or card[0] in "WJ"] if held else hand


def winner_with_printed_suits(trick: list[str], trump: str | None) -> int:
    """A Wizard still beats all, but a Jester of the led suit or of trump counts as one of it."""
    jesters = [printed(card) if card[0] == "J" else card for card in trick]
    suit = trump if trump in letters(jesters) else referee.led_suit(jesters)
    if "W" in letters(trick) or suit is None:
        return referee.trick_winner(trick, trump)
    return highest_by(jesters, suit, int)


def only(letter: str) -> Part:
    """A player without the led suit must play such a card when the hand has one."""

    def rule(hand: list[str], trick: list[str]) -> list[str]:
        forced = [card for card in hand if card[0] in letter]
        void = referee.led_suit(trick) and referee.led_suit(trick) not in letters(hand)
        return forced if void and forced else referee.legal_cards(hand, trick)

    return legal(rule)


def refused(letter: str) -> Part:
    """Whoever can follow may not play such a card."""

    def rule(hand: list[str], trick: list[str]) -> list[str]:
        able = referee.led_suit(trick) in letters(hand)
        cards = referee.legal_cards(hand, trick)
        return [card for card in cards if not (able and card[0] in letter)]

    return legal(rule)


def no_such_lead(letter: str) -> Part:
    """Such a card may only be led when the hand has no other."""

    def rule(hand: list[str], trick: list[str]) -> list[str]:
        others = [card for card in hand if card[0] != letter]
        return referee.legal_cards(others if others and not trick else hand, trick)

    return legal(rule)


def must_beat(hand: list[str], trick: list[str]) -> list[str]:
    """Whoever follows suit must beat the highest card of the suit when able."""
    led = referee.led_suit(trick)
    high = max([int(card[1:]) for card in trick if card[0] == led], default=0)
    beating = [card for card in hand if card[0] == led and int(card[1:]) > high]
    cards = referee.legal_cards(hand, trick)
    return [c for c in cards if c in beating or c[0] != led] if beating else cards


def bare_only(card: str) -> str:
    """A numbered special is no card that is known."""
    return "?" if card[0] in "WJ" and card[1:] else card


def legal_bare_only(hand: list[str], trick: list[str]) -> list[str]:
    return referee.legal_cards(
        [card for card in hand if bare_only(card) != "?"], [bare_only(card) for card in trick]
    )


# Faults in the taker of a trick.


def last_wizard(trick: list[str], trump: str | None) -> int:
    return last(trick, "W") if wizards(trick) else referee.trick_winner(trick, trump)


def last_of_all_jesters(trick: list[str], trump: str | None) -> int:
    return len(trick) - 1 if set(letters(trick)) == {"J"} else referee.trick_winner(trick, trump)


def second_wizard(trick: list[str], trump: str | None) -> int:
    first = referee.trick_winner(trick, trump)
    return first + 1 + letters(trick)[first + 1 :].index("W") if wizards(trick) > 1 else first


def wizards(trick: list[str]) -> int:
    return letters(trick).count("W")


def numbered_wizards(trick: list[str], trump: str | None) -> int:
    """The lowest copy of a special is the highest of its kind."""
    first = referee.trick_winner(trick, trump)
    alike = [card for card in trick if card[0] == trick[first][0] and card[0] in "WJ"]
    return trick.index(min(alike)) if alike else first


def nobody_without_numbers(trick: list[str], trump: str | None) -> int | None:
    return None if set(letters(trick)) == {"J"} else referee.trick_winner(trick, trump)


def trump_beats_wizard(trick: list[str], trump: str | None) -> int:
    return referee.trick_winner(without_trumped_wizards(trick, trump), trump)


def without_trumped_wizards(trick: list[str], trump: str | None) -> list[str]:
    return ["J" if c[0] == "W" and trump in letters(trick) else c for c in trick]


def any_suit_wins(trick: list[str], trump: str | None) -> int:
    suits = set(letters(trick)) & set(referee.SUITS)
    if wizards(trick) or not suits or trump in suits:
        return referee.trick_winner(trick, trump)
    return highest_of_all(trick)


def every_suit_is_trump(trick: list[str], trump: str | None) -> int:
    return any_suit_wins(trick, trump) if trump is None else referee.trick_winner(trick, trump)


def jester_beats_numbers(trick: list[str], trump: str | None) -> int:
    if "J" in letters(trick) and not wizards(trick):
        return letters(trick).index("J")
    return referee.trick_winner(trick, trump)


def power_needs_trump(trick: list[str], trump: str | None) -> int:
    weak = trick if trump else ["J" if card[0] == "W" else card for card in trick]
    return referee.trick_winner(weak, trump)


# Faults in trump.


def kept_trump() -> Part:
    """The last round keeps the trump of the round before."""
    kept: list[str | None] = ["R"]

    def rule(turn_up: str) -> tuple[str, str | None]:
        if turn_up != "none":
            kept[0] = right_trump(turn_up)[1] or "R"
            return right_trump(turn_up)
        return "card", kept[0]

    return trump(rule)


def crash(turn_up: str) -> tuple[str, str | None]:
    stock = [card for card in [turn_up] if card != "none"]
    return right_trump(stock[0])


def turned(letter: str, by: str, suit: str | None) -> Answerer:
    """Such a turn-up settles trump in another way."""
    return wrong(
        trump(lambda turn_up: (by, suit) if turn_up[0] == letter else right_trump(turn_up))
    )


# Faults in bids.


def ranged(low: int, more: int) -> Answerer:
    """The bids go from another lowest bid and up to more than the cards in the hand."""

    def rule(n: int, made: list[int], players: int, plus_minus_one: bool) -> list[int]:
        allowed = referee.legal_bids(n, made, players, plus_minus_one)
        return [bid for bid in range(low, n + more + 1) if bid in allowed or not 0 <= bid <= n]

    return wrong(bids(rule))


def barred(bars: Callable[[int, int, int, int], bool]) -> Answerer:
    """Plus/minus one bars a bid by the round, the sum with it, the bidders to come, and the bid."""

    def rule(n: int, made: list[int], players: int, plus_minus_one: bool) -> list[int]:
        if not plus_minus_one:
            return referee.legal_bids(n, made, players, plus_minus_one)
        to_come = players - 1 - len(made)
        return [bid for bid in range(n + 1) if not bars(n, sum(made) + bid, to_come, bid)]

    return wrong(bids(rule))


def base_barred(bars: Callable[[int, int], bool]) -> Answerer:
    """In the base game a last bid is barred by the round and the sum with it."""

    def rule(n: int, made: list[int], players: int, plus_minus_one: bool) -> list[int]:
        allowed = referee.legal_bids(n, made, players, plus_minus_one)
        if plus_minus_one or len(made) < players - 1:
            return allowed
        return [bid for bid in allowed if not bars(n, sum(made) + bid)]

    return wrong(bids(rule))


# Faults in scores and places.


def exact(rule: Callable[[int], int]) -> Answerer:
    return wrong(score(lambda b, t: rule(b) if b == t else referee.points(b, t)))


def missed(rule: Callable[[int, int], int]) -> Answerer:
    return wrong(score(lambda b, t: referee.points(b, t) if b == t else rule(b, t)))


def first_seat_only(totals: list[int]) -> list[int]:
    ranked = sorted(range(len(totals)), key=lambda seat: -totals[seat])
    return [ranked.index(seat) + 1 for seat in range(len(totals))]


def dense(totals: list[int]) -> list[int]:
    return [1 + len({other for other in totals if other > total}) for total in totals]


def above_zero_wins(totals: list[int]) -> list[int]:
    """The best total so far starts at zero, so that nobody below it comes first."""
    return referee.places([0, *totals])[1:] if max(totals) < 0 else referee.places(totals)


FIRST_WIZARD: Final = ("trick.first-wizard",)
HIGHEST_TRUMP: Final = ("trick.highest-trump",)
LED_SUIT: Final = ("trick.highest-led-suit",)
NO_SUIT: Final = ("deck.specials-have-no-suit",)
ALIKE: Final = ("deck.specials-alike",)
RANKS: Final = ("deck.rank-order",)
ALWAYS: Final = ("play.specials-always", "play.follow-suit")
VOID: Final = ("play.void-free",)
FOLLOW: Final = ("play.follow-suit",)
DEFERS: Final = ("play.jester-lead-defers",)
OPENS: Final = ("play.wizard-opens-free",)
LATER: Final = ("play.wizard-later-keeps-suit",)
ANY_LEAD: Final = ("play.any-lead",)
RANGE: Final = ("bid.range",)
SUM_FREE: Final = ("bid.sum-free",)
PLUS_MINUS: Final = ("bid.plus-minus-one",)
ROUNDS: Final = ("table.rounds",)
SIXTY: Final = ("deck.sixty-cards", "table.rounds")
DEAL: Final = ("table.deal-passes",)
FIRST_LEAD: Final = ("play.first-lead",)
WINNER_LEADS: Final = ("play.winner-leads",)
EXACT: Final = ("score.exact",)
MISSED: Final = ("score.missed",)
TIES: Final = ("score.ties-share",)
HIGHEST: Final = ("score.highest-wins",)

right_legal = referee.legal_cards
right_winner = referee.trick_winner

FAULTS: Final[dict[str, tuple[Answerer, tuple[str, ...]]]] = {
    # the led suit
    "led suit from a card after a Wizard lead": (wrong_suit(led_after_wizard_lead), OPENS),
    "led suit after Jester and Wizard": (wrong_suit(led_after_jester_and_wizard), OPENS),
    "led suit in the first card only": (
        wrong_suit(lambda cards: referee.led_suit(cards[:1])),
        DEFERS + LED_SUIT,
    ),
    "led suit in the first two cards only": (
        wrong_suit(lambda cards: referee.led_suit(cards[:2])),
        DEFERS + LED_SUIT,
    ),
    "a later Wizard lifts the duty": (wrong(dropped_by("W")), LATER),
    "a later Jester lifts the duty": (wrong(dropped_by("J")), FOLLOW),
    "a later Jester changes the led suit": (
        wrong_suit(led_after_the_last_jester),
        FOLLOW + LED_SUIT,
    ),
    "a blue trump in mid-trick is to be followed": (
        wrong_suit(lambda cards: "B" if "B" in letters(cards) else referee.led_suit(cards)),
        FOLLOW,
    ),
    "the latest suit is to be followed": (wrong_suit(led_by_the_latest_suit), FOLLOW + DEFERS),
    "specials have printed suits": (
        wrong(legal(legal_with_printed_suits), winner(winner_with_printed_suits)),
        NO_SUIT,
    ),
    # the duty to follow
    "nobody need follow": (wrong(legal(lambda hand, _trick: hand)), FOLLOW + LATER + DEFERS),
    "the second player only must follow": (
        wrong(legal(lambda hand, trick: hand if len(trick) > 1 else right_legal(hand, trick))),
        FOLLOW,
    ),
    "void must play a Wizard": (wrong(only("W")), (*VOID, "play.specials-always")),
    "void must play a Jester": (wrong(only("J")), (*VOID, "play.specials-always")),
    "void must play a special": (wrong(only("WJ")), (*VOID, "play.specials-always")),
    "void must trump with red": (wrong(only("R")), VOID),
    "void must trump with blue": (wrong(only("B")), VOID),
    "void must trump with green": (wrong(only("G")), VOID),
    "void must trump with yellow": (wrong(only("Y")), VOID),
    "a Wizard is refused when able to follow": (wrong(refused("W")), ALWAYS),
    "a Jester is refused when able to follow": (wrong(refused("J")), ALWAYS),
    "specials are refused when able to follow": (wrong(refused("WJ")), ALWAYS + DEFERS + LATER),
    "whoever can must beat": (wrong(legal(must_beat)), FOLLOW),
    "a Wizard may not be led": (wrong(no_such_lead("W")), ANY_LEAD),
    "a Jester may not be led": (wrong(no_such_lead("J")), ANY_LEAD),
    "specials are offered that are not held": (
        wrong(legal(lambda hand, trick: [*without_wizards(right_legal(hand, trick)), "W", "J"])),
        ("play.card-held",),
    ),
    "equal specials count once": (
        wrong(legal(lambda hand, trick: list(dict.fromkeys(right_legal(hand, trick))))),
        ALIKE,
    ),
    "numbered specials are unknown": (
        wrong(
            legal(legal_bare_only),
            winner(lambda trick, trump: right_winner([bare_only(c) for c in trick], trump)),
        ),
        ALIKE,
    ),
    # the taker
    "the last Wizard wins": (
        wrong(winner(last_wizard)),
        FIRST_WIZARD + ALIKE,
    ),
    "the second Wizard wins": (wrong(winner(second_wizard)), FIRST_WIZARD),
    "copies rank the specials": (wrong(winner(numbered_wizards)), ALIKE),
    "a Jester beats a number": (wrong(winner(jester_beats_numbers)), LED_SUIT + HIGHEST_TRUMP),
    "the last of all Jesters wins": (
        wrong(winner(last_of_all_jesters)),
        ("trick.all-jesters",),
    ),
    "nobody takes a trick of Jesters": (
        wrong(winner(nobody_without_numbers)),
        ("trick.all-jesters", "trick.one-taker"),
    ),
    "the led suit beats trump": (
        wrong(winner(lambda trick, _trump: right_winner(trick, None))),
        HIGHEST_TRUMP,
    ),
    "trump beats a Wizard": (wrong(winner(trump_beats_wizard)), FIRST_WIZARD),
    "the highest number of any suit wins": (wrong(winner(any_suit_wins)), LED_SUIT),
    "without trump every suit is trump": (wrong(winner(every_suit_is_trump)), LED_SUIT),
    "the first card is nobody": (
        wrong(winner(lambda trick, trump: right_winner(trick, trump) or len(trick) - 1)),
        FIRST_WIZARD + HIGHEST_TRUMP + LED_SUIT + ("trick.all-jesters",),
    ),
    "without trump Wizards are weak": (
        wrong(winner(power_needs_trump)),
        ("trump.wizards-keep-power",),
    ),
    "ranks compare as text": (wrong_ranks(str), RANKS),
    "the one is a high ace": (wrong_ranks(lambda rank: int(rank) % 13 + 13 * (rank == "1")), RANKS),
    "places are counted from one": (
        wrong(winner(lambda trick, trump: right_winner(trick, trump) + 1)),
        ("play.in-turn",),
    ),
    "only four cards are looked at": (
        wrong(winner(lambda trick, trump: right_winner(trick[:4], trump))),
        ("play.in-turn",),
    ),
    # trump
    "a turned Jester is a suit": (turned("J", "card", "J"), ("trump.jester-turned",)),
    "the dealer names trump after a Jester": (
        turned("J", "dealer", None),
        ("trump.jester-turned",),
    ),
    "a turned Wizard is no trump": (turned("W", "nobody", None), ("trump.wizard-turned",)),
    "a turned Wizard is a random suit": (turned("W", "card", "G"), ("trump.wizard-turned",)),
    "the first bidder names trump": (turned("W", "forehand", None), ("trump.wizard-turned",)),
    "turned specials have printed suits": (
        wrong(trump(lambda turn_up: right_trump(printed(turn_up)))),
        NO_SUIT,
    ),
    "the last round keeps its trump": (wrong(kept_trump()), ("trump.last-round",)),
    "the last round has every trump": (turned("n", "card", "RBGY"), ("trump.last-round",)),
    "the last round has no card to turn": (wrong(trump(crash)), ("trump.last-round",)),
    "no red trump": (turned("R", "nobody", None), ("trump.suit-turned",)),
    # bids
    "bids above the hand": (ranged(0, 1), (*RANGE, "deal.hand-size")),
    "bids below zero": (ranged(-1, 0), RANGE),
    "no bid of zero": (ranged(1, 0), RANGE),
    "no bid of all tricks": (ranged(0, -1), RANGE),
    "only what is left may be bid": (
        wrong(bids(lambda n, made, _players, _rule: list(range(max(0, n - sum(made)) + 1)))),
        RANGE,
    ),
    "plus/minus one in the base game": (
        base_barred(lambda n, total: total == n),
        (*SUM_FREE, "table.agreed-first"),
    ),
    "the sum may not exceed the tricks": (base_barred(lambda n, total: total > n), SUM_FREE),
    "the sum may not stay below the tricks": (base_barred(lambda n, total: total < n), SUM_FREE),
    "no plus/minus one": (barred(lambda _n, _total, _to_come, _bid: False), PLUS_MINUS),
    "plus/minus one not in round one": (
        barred(lambda n, total, to_come, _bid: n > 1 and to_come == 0 and total == n),
        PLUS_MINUS,
    ),
    "plus/minus one not for zero": (
        barred(lambda n, total, to_come, bid: bid > 0 and to_come == 0 and total == n),
        PLUS_MINUS,
    ),
    "plus/minus one for everybody": (
        barred(lambda n, total, _to_come, _bid: total == n),
        (*PLUS_MINUS, "bid.order"),
    ),
    "plus/minus one for the player before the dealer": (
        barred(lambda n, total, to_come, _bid: to_come == 1 and total == n),
        (*PLUS_MINUS, "bid.order"),
    ),
    "plus/minus one bars the neighbours": (
        barred(lambda n, total, to_come, _bid: to_come == 0 and abs(total - n) <= 1),
        PLUS_MINUS,
    ),
    "plus/minus one bars all that is not less": (
        barred(lambda n, total, to_come, _bid: to_come == 0 and total >= n),
        PLUS_MINUS,
    ),
    # rounds, deals and leads
    "a round too few": (wrong(rounds(lambda players: 60 // players - 1)), ROUNDS),
    "a round too many": (wrong(rounds(lambda players: 60 // players + 1)), ROUNDS),
    "always fifteen rounds": (wrong(rounds(lambda _players: 15)), ROUNDS),
    "twenty rounds for two": (
        wrong(rounds(lambda players: min(20, 60 // players))),
        (*ROUNDS, "table.players"),
    ),
    "no table of six": (
        wrong(rounds(lambda players: 60 // players if players < 6 else None)),
        ("table.players",),
    ),
    "a deck of 64": (wrong(rounds(lambda players: 64 // players)), SIXTY),
    "a deck of 52": (wrong(rounds(lambda players: 52 // players)), SIXTY),
    "the dealer stays": (wrong(next_dealer(lambda dealer, _players: dealer)), DEAL),
    "the deal goes to the right": (
        wrong(next_dealer(lambda dealer, players: (dealer - 1) % players)),
        DEAL,
    ),
    "the deal does not come round": (wrong(next_dealer(lambda dealer, _players: dealer + 1)), DEAL),
    "the dealer leads first": (
        wrong(leader(lambda _players, dealer, winners, _last: [dealer, *winners][-1])),
        FIRST_LEAD,
    ),
    "the last taker leads the next round": (
        wrong(leader(lambda _players, _dealer, winners, last: [last, *winners][-1])),
        FIRST_LEAD,
    ),
    "the player left of the dealer always leads": (
        wrong(leader(lambda players, dealer, _winners, _last: (dealer + 1) % players)),
        WINNER_LEADS,
    ),
    "the first taker keeps the lead": (
        wrong(leader(lambda n, dealer, winners, last: right_leader(n, dealer, winners[:1], last))),
        WINNER_LEADS,
    ),
    "the left of the taker leads": (
        wrong(leader(lambda n, dealer, winners, _last: ([dealer, *winners][-1] + 1) % n)),
        WINNER_LEADS,
    ),
    "seat zero is nobody": (
        wrong(leader(lambda n, dealer, winners, _last: ([0, *winners][-1]) or (dealer + 1) % n)),
        WINNER_LEADS,
    ),
    # scores and places
    "ten and ten for each": (exact(lambda bid: 10 + 10 * bid), EXACT),
    "twenty and twenty for each": (exact(lambda bid: 20 + 20 * bid), EXACT),
    "zero scores nothing": (exact(lambda bid: 20 + 10 * bid if bid else 0), EXACT),
    "a miss costs nothing": (missed(lambda _bid, _taken: 0), MISSED),
    "a miss costs the bid": (missed(lambda bid, _taken: -10 * bid), MISSED),
    "a miss has a sign": (missed(lambda bid, taken: 10 * (taken - bid)), MISSED),
    "a miss costs ten": (missed(lambda _bid, _taken: -10), MISSED),
    "tricks are paid for in a miss": (
        missed(lambda bid, taken: 10 * taken - 10 * abs(bid - taken)),
        MISSED,
    ),
    "reaching the bid is enough": (
        missed(lambda bid, taken: 20 + 10 * bid if taken > bid else 10 * (taken - bid)),
        MISSED,
    ),
    "a signed byte": (
        wrong(score(lambda bid, taken: (referee.points(bid, taken) + 128) % 256 - 128)),
        EXACT + MISSED,
    ),
    "an unsigned byte": (
        wrong(score(lambda bid, taken: referee.points(bid, taken) % 256)),
        EXACT + MISSED,
    ),
    "cards count as tricks": (
        wrong(score(lambda bid, taken: referee.points(bid, 4 * taken))),
        ("trick.counts-one",),
    ),
    "nobody below zero wins": (wrong(standings(above_zero_wins)), HIGHEST),
    "totals stop at zero": (
        wrong(standings(lambda totals: referee.places([max(0, total) for total in totals]))),
        ("score.total",),
    ),
    "the first seat wins a tie": (wrong(standings(first_seat_only)), TIES),
    "no gap behind a tie": (wrong(standings(dense)), TIES),
    "the lowest total wins": (
        wrong(standings(lambda totals: referee.places([-total for total in totals]))),
        HIGHEST,
    ),
    "places in order of rank": (
        wrong(standings(lambda totals: sorted(referee.places(totals)))),
        HIGHEST,
    ),
}
