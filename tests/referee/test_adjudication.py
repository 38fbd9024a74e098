"""Records judged: every fault, each where it is, and none that another one brings about."""

import json
from pathlib import Path
from random import Random

import pytest
from attrs import evolve
from hypothesis import given
from hypothesis import strategies as st
from naive_referee import DECK, decide, legal_cards, trump_of
from test_formats import TRUMP_TEXTS, records

import wizard_rules as wr
from wizard_rules.records.record import TrumpText
from wizard_rules.referee.takers import possible_takers
from wizard_rules.rulebook.bid import BEFORE_PLAY, ORDER, PLUS_MINUS_ONE, RANGE
from wizard_rules.rulebook.deal import HAND_SIZE, TURN_UP
from wizard_rules.rulebook.deck import SIXTY_CARDS, SPECIALS_ALIKE
from wizard_rules.rulebook.play import (
    CARD_HELD,
    FIRST_LEAD,
    FOLLOW_SUIT,
    JESTER_LEAD_DEFERS,
    SPECIALS_ALWAYS,
    TRICKS_PER_ROUND,
    VOID_FREE,
    WINNER_LEADS,
    WIZARD_LATER_KEEPS_SUIT,
    WIZARD_OPENS_FREE,
)
from wizard_rules.rulebook.printable import harmless
from wizard_rules.rulebook.score import EXACT, MISSED, TOTAL, TRICKS_SUM
from wizard_rules.rulebook.table import DEAL_PASSES, ROUNDS, SEATS
from wizard_rules.rulebook.trick import (
    ALL_JESTERS,
    COUNTS_ONE,
    FIRST_WIZARD,
    HIGHEST_LED_SUIT,
    HIGHEST_TRUMP,
)
from wizard_rules.rulebook.trump import JESTER_TURNED, LAST_ROUND, MUST_NAME_SUIT, SUIT_TURNED
from wizard_rules.strategies import tricks, trumps

R = wr.RecordRound
T = wr.RecordTrick
ILLEGAL, CLAIM = wr.FaultKind.ILLEGAL, wr.FaultKind.CLAIM
INCONSISTENT, UNREADABLE = wr.FaultKind.INCONSISTENT, wr.FaultKind.UNREADABLE
PM1 = wr.Ruleset(4, bid_total=wr.BidTotal.PLUS_MINUS_ONE)
NAMES = ("Jia", "Yi", "Bing", "Ding")
EXAMPLES = Path(__file__).parents[2] / "examples" / "records"


def example(name: str) -> wr.Record:
    return wr.read_record((EXAMPLES / f"{name}.toml").read_text("utf-8"))


def record(
    *rounds: R, rules: wr.Ruleset = wr.STANDARD, first_dealer: str | None = None
) -> wr.Record:
    """A record of four players; where Ding deals, Jia leads."""
    return wr.Record(players=NAMES, first_dealer=first_dealer, rules=rules, rounds=rounds)


def faults(of: wr.Record) -> tuple[wr.Fault, ...]:
    """The faults of a record, apart from their wording."""
    return tuple(evolve(fault, message="") for fault in wr.adjudicate(of).faults)


def fault(
    kind: wr.FaultKind,
    ruling: wr.Ruling,
    round_: int,
    trick: int | None = None,
    seat: int | None = None,
    card: str | None = None,
    expected: int | str | None = None,
    found: int | str | None = None,
    evidence: wr.Evidence | None = None,
) -> wr.Fault:
    at = None if seat is None else SEATS[seat]
    name = None if seat is None else NAMES[seat]
    return wr.Fault(kind, ruling, "", round_, trick, at, name, card, expected, found, evidence)


THIRD = example("third_round")
FOUR = ("R1 R2 R3 R4", "B1 B2 B3 B4", "G1 G2 G3 G4", "Y1 Y2 Y3 Y4")
HANDS = ("J R2 G8", "B5 W G3", "B11 R4 J", "B7 R12 G10")
TRICK_1 = T("J B5 B11 B7", "Jia", "Bing")
TRICK_2 = T("R4 R12 R2 W", "Bing", "Yi")
TRICK_3 = T("G3 J G10 G8", "Yi", "Ding")
ROUND_3 = THIRD.rounds[2]


def third(round_3: R) -> wr.Record:
    """The worked third round with something changed in it."""
    return evolve(THIRD, rounds=(*THIRD.rounds[:2], round_3))


# --- records of games that were played ---------------------------------------------------------


def test_the_worked_third_round_has_no_fault() -> None:
    """Everybody missed, although the bids add up to the tricks."""
    assert (ROUND_3.hands, ROUND_3.tricks) == (HANDS, (TRICK_1, TRICK_2, TRICK_3))
    report = wr.adjudicate(THIRD)
    assert report.faults == ()
    assert report.rounds[2] == wr.RoundReport(
        number=3,
        dealer=wr.Seat(3),
        trump="R",
        leaders=(wr.Seat(0), wr.Seat(2), wr.Seat(1)),
        winners=(wr.Seat(2), wr.Seat(1), wr.Seat(3)),
        taken=(0, 1, 1, 1),
        points=(-10, -10, -10, -10),
        totals=(40, 10, 0, 30),
    )


@pytest.mark.ruling(HIGHEST_TRUMP, SIXTY_CARDS)
def test_the_recorded_game_has_two_faults() -> None:
    """One trick of 120 is given to the wrong seat, and one card of 480 is none."""
    report = wr.adjudicate(example("recorded_game_15_rounds"))
    winner, card = report.faults
    assert evolve(winner, message="") == fault(CLAIM, HIGHEST_LED_SUIT, 6, 6, expected=1, found=0)
    assert evolve(card, message="", player=None) == evolve(
        fault(UNREADABLE, SIXTY_CARDS, 9, 2, 3, "Y19"), player=None
    )
    assert (card.player, str(winner).partition(".")[0]) == (
        "P4",
        "round 6, trick 6: P2 takes the trick, not P1",
    )


RECORDED_GAME = """
    1000 30 20 -10 20
    0110 50 50 -20 40
    1101 80 80 0 30
    2101 120 110 -10 60
    2210 110 150 -20 80
    0501 100 130 0 110
    1213 130 170 30 100
    2033 120 160 20 150
    2421 160 150 60 180
    1342 150 140 50 170
    3233 200 180 100 160
    2433 190 240 150 210
    4342 170 290 210 200
    2381 210 280 200 190
    4434 270 340 250 180
"""


def test_the_recorded_game_round_by_round() -> None:
    """The tricks taken and the totals of all fifteen rounds, the faults put right."""
    report = wr.adjudicate(example("recorded_game_15_rounds"))
    for judged, line in zip(report.rounds, RECORDED_GAME.strip().splitlines(), strict=True):
        taken, *totals = line.split()
        assert judged.taken == tuple(map(int, taken))
        assert judged.totals == tuple(map(int, totals))
    assert [judged.dealer for judged in report.rounds] == [number % 4 for number in range(1, 16)]
    assert [judged.trump for judged in report.rounds[9:12]] == ["none", "B", "B"]


def test_the_championship_sheet_has_no_fault() -> None:
    """Hands of 1, 3, 5 and 7 cards: bids, tricks and points, and nothing to see of the play."""
    report = wr.adjudicate(example("championship_2018_sheet"))
    assert report.faults == ()
    assert [judged.number for judged in report.rounds] == [1, 3, 5, 7]
    assert report.rounds[3].totals == (50, 120, 40, 90)
    assert {judged.dealer for judged in report.rounds} == {None}


def test_the_official_score_sheet_has_no_fault() -> None:
    """The first two rounds of three players on the publisher's pad."""
    first = R(bids=(0, 1, 1), taken=(0, 0, 1), points=(20, -10, 30), totals=(20, -10, 30))
    second = R(bids=(2, 0, 0), taken=(1, 0, 1), points=(-10, 20, -10), totals=(10, 10, 20))
    assert wr.adjudicate(wr.Record(players=("A", "B", "C"), rounds=(first, second))).faults == ()


@pytest.mark.ruling(PLUS_MINUS_ONE)
def test_plus_minus_one_bars_the_last_bid_of_each_worked_round() -> None:
    """The bids may not add up to the number of tricks: Yi's 1, Bing's 0, Ding's 0 are barred."""
    assert faults(evolve(THIRD, rules=PM1)) == (
        fault(ILLEGAL, PLUS_MINUS_ONE, 1, seat=1, found=1),
        fault(ILLEGAL, PLUS_MINUS_ONE, 2, seat=2, found=0),
        fault(ILLEGAL, PLUS_MINUS_ONE, 3, seat=3, found=0),
    )


@pytest.mark.ruling(PLUS_MINUS_ONE)
def test_plus_minus_one_names_nobody_where_the_dealer_is_not_known() -> None:
    """The sheet's hand of one card breaks it, and the sheet does not say who dealt."""
    sheet = evolve(example("championship_2018_sheet"), rules=PM1)
    assert faults(sheet) == (fault(ILLEGAL, PLUS_MINUS_ONE, 1),)


# --- bids ---------------------------------------------------------------------------------------


@pytest.mark.ruling(RANGE)
@pytest.mark.parametrize("bid", [4, -1, 1_000_000])
def test_a_bid_above_the_cards_held(bid: int) -> None:
    """A bid is a whole number from zero to the cards in the hand."""
    bids = evolve(ROUND_3, bids=(bid, 2, 0, 0))
    assert faults(third(bids)) == (fault(ILLEGAL, RANGE, 3, seat=0, found=bid),)
    so_far = record(R(number=3, dealer="Ding", bids_so_far=(wr.RecordBid("Jia", bid),)))
    assert faults(so_far) == (fault(ILLEGAL, RANGE, 3, seat=0, found=bid),)


@pytest.mark.ruling(ORDER)
def test_bids_out_of_order() -> None:
    """Once trump is settled, bidding runs clockwise from the dealer's left to the dealer."""
    made = tuple(wr.RecordBid(name, 1) for name in ("Jia", "Bing", "Yi"))
    under_way = R(number=3, dealer="Ding", bids_so_far=made)
    assert faults(record(under_way)) == (fault(ILLEGAL, ORDER, 3, seat=2, expected=1, found=2),)
    hidden = wr.Ruleset(4, bidding=wr.BiddingMethod.HIDDEN)
    assert faults(record(under_way, rules=hidden)) == ()
    assert faults(record(evolve(under_way, dealer=None))) == ()
    assert faults(record(evolve(under_way, bids_so_far=(*made[:1], made[2], made[1])))) == ()


@pytest.mark.ruling(ORDER, DEAL_PASSES)
def test_bids_in_the_order_of_a_dealer_wrongly_claimed() -> None:
    """If Yi dealt out of turn, the bidding began on the left of Yi: that is one fault."""
    made = (wr.RecordBid("Bing", 1), wr.RecordBid("Ding", 0))
    rounds = (R(number=1, dealer="Ding"), R(number=2, dealer="Yi", bids_so_far=made))
    assert faults(record(*rounds)) == (fault(CLAIM, DEAL_PASSES, 2, expected=0, found=1),)


@pytest.mark.ruling(BEFORE_PLAY)
@pytest.mark.parametrize("made", [("Jia",), ()])
def test_a_card_played_before_every_bid_is_in(made: tuple[str, ...]) -> None:
    """Every bid is in and recorded before the first card is played."""
    bids = tuple(wr.RecordBid(name, 1) for name in made)
    early = R(number=3, dealer="Ding", bids_so_far=bids, tricks=(T("J B5"),))
    assert faults(record(early)) == (fault(ILLEGAL, BEFORE_PLAY, 3, 1),)


@pytest.mark.ruling(BEFORE_PLAY)
def test_bids_in_the_order_made_may_all_be_in() -> None:
    """Then the first card may be played, and the sum of the bids is judged."""
    bids = tuple(wr.RecordBid(name, bid) for name, bid in zip(NAMES, (1, 1, 0, 1), strict=True))
    round_ = R(number=3, dealer="Ding", bids_so_far=bids, tricks=(T("J B5"),))
    assert faults(record(round_)) == ()
    assert faults(record(evolve(round_, tricks=None), rules=PM1)) == (
        fault(ILLEGAL, PLUS_MINUS_ONE, 3, seat=3, found=1),
    )


# --- trump --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("number", "turn_up", "claim", "ruling", "trump"),
    [
        pytest.param(3, "R9", "B", SUIT_TURNED, "R", marks=pytest.mark.ruling(SUIT_TURNED)),
        pytest.param(3, "R9", "none", SUIT_TURNED, "R", marks=pytest.mark.ruling(SUIT_TURNED)),
        pytest.param(3, "J", "G", JESTER_TURNED, "none", marks=pytest.mark.ruling(JESTER_TURNED)),
        pytest.param(15, "none", "Y", LAST_ROUND, "none", marks=pytest.mark.ruling(LAST_ROUND)),
        pytest.param(15, None, "Y", LAST_ROUND, "none", marks=pytest.mark.ruling(LAST_ROUND)),
    ],
)
def test_a_false_trump(
    number: int, turn_up: str | None, claim: TrumpText, ruling: wr.Ruling, trump: str
) -> None:
    """A suit card makes its suit trump; after a Jester and in the last round there is none."""
    judged = record(R(number=number, turn_up=turn_up, trump=claim))
    assert faults(judged) == (fault(CLAIM, ruling, number, expected=trump, found=claim),)
    assert wr.adjudicate(judged).rounds[0].trump == trump


@pytest.mark.ruling(MUST_NAME_SUIT)
def test_no_suit_named() -> None:
    """The dealer names exactly one of the four suits; "no trump" is not a choice."""
    named = R(number=3, dealer="Ding", turn_up="W", trump="G")
    assert faults(record(named)) == ()
    none = evolve(named, trump="none")
    assert faults(record(none)) == (fault(ILLEGAL, MUST_NAME_SUIT, 3, seat=3, found="none"),)
    by_whom = evolve(none, dealer=None)
    assert faults(record(by_whom)) == (fault(ILLEGAL, MUST_NAME_SUIT, 3, found="none"),)


@pytest.mark.ruling(SUIT_TURNED, HIGHEST_TRUMP)
@pytest.mark.parametrize(("winner", "more"), [("Yi", 0), ("Bing", 0), ("Ding", 1), (None, 0)])
def test_after_a_false_trump_winners_count_under_either(winner: str | None, more: int) -> None:
    """Yi's R2 takes the trick by the card turned up, Bing's B3 by the claim, Ding's G13 by none."""
    trick = T("G5 R2 B3 G13", "Jia", winner)
    judged = record(R(number=1, dealer="Ding", turn_up="R9", trump="B", tricks=(trick,)))
    false, *others = faults(judged)
    assert false == fault(CLAIM, SUIT_TURNED, 1, expected="R", found="B")
    assert others == [fault(CLAIM, HIGHEST_TRUMP, 1, 1, expected=1, found=3)][:more]
    assert wr.adjudicate(judged).rounds[0].winners == (1,)


@pytest.mark.ruling(MUST_NAME_SUIT)
@pytest.mark.parametrize(("winner", "more"), [("Yi", 0), ("Bing", 0), ("Ding", 0), ("Jia", 1)])
def test_after_no_suit_was_named_winners_count_under_any(winner: str, more: int) -> None:
    """Any suit should have been named, and none was: only G5 takes the trick under neither."""
    trick = T("G5 R2 B3 G13", "Jia", winner)
    named = R(number=1, dealer="Ding", turn_up="W", trump="none", tricks=(trick,))
    first, *others = faults(record(named))
    assert first.ruling == MUST_NAME_SUIT
    assert len(others) == more


@pytest.mark.ruling(SUIT_TURNED)
@pytest.mark.parametrize(("turn_up", "trump"), [("R9", "B"), ("W", "none")])
def test_a_false_trump_does_not_move_the_lead(turn_up: str, trump: TrumpText) -> None:
    """Red was trump and Yi led to the second trick, so that Bing never failed to follow."""
    plays = (T("Y5 R6 B7 Y8"), T("Y1 R1 R2 B3"))
    judged = record(R(number=2, dealer="Ding", turn_up=turn_up, trump=trump, tricks=plays))
    assert [found.ruling.chapter for found in faults(judged)] == ["trump"]


@pytest.mark.ruling(LAST_ROUND)
def test_a_card_turned_up_in_the_last_round() -> None:
    """In the round that deals the whole deck nothing is turned up and there is no trump."""
    turned = fault(INCONSISTENT, LAST_ROUND, 15, expected="none", found="R5")
    assert faults(record(R(number=15, turn_up="R5"))) == (turned,)
    assert faults(record(R(number=15, turn_up="none", trump="none"))) == ()


@pytest.mark.ruling(TURN_UP)
def test_no_card_turned_up() -> None:
    """After the deal the top card of the stock is turned up, while there is a stock."""
    none = R(number=14, turn_up="none", trump="R")
    assert faults(record(none)) == (fault(INCONSISTENT, TURN_UP, 14, found="none"),)


# --- the table ----------------------------------------------------------------------------------


@pytest.mark.ruling(DEAL_PASSES)
def test_a_false_dealer() -> None:
    """The deal passes one seat clockwise after every round, whoever won."""
    false = fault(CLAIM, DEAL_PASSES, 3, expected=3, found=2)
    assert faults(third(evolve(ROUND_3, dealer="Bing"))) == (false,)
    first = record(R(number=1, dealer="Yi"), first_dealer="Jia")
    assert faults(first) == (fault(CLAIM, DEAL_PASSES, 1, expected=0, found=1),)


@pytest.mark.ruling(DEAL_PASSES)
@pytest.mark.parametrize("then", ["Bing", "Jia"])
def test_the_deal_goes_on_from_a_false_dealer_or_from_the_true_one(then: str) -> None:
    """After Yi dealt instead of Ding, Bing deals next, or Jia: neither is another fault."""
    dealers = ("Yi", "Bing", "Yi", then)
    judged = record(*[R(dealer=dealer) for dealer in dealers])
    assert faults(judged) == (fault(CLAIM, DEAL_PASSES, 3, expected=3, found=1),)
    assert [round_.dealer for round_ in wr.adjudicate(judged).rounds] == [1, 2, 3, 0]


def test_after_a_gap_the_dealer_is_not_known() -> None:
    """Whatever lies between, nobody can say who leads; but a dealer named passes the deal on."""
    trick = T("R5 R6 R7 R8", "Bing", "Yi")
    after = R(number=3, bids=(1, 1, 1, 0), tricks=(trick, trick, trick))
    judged = record(R(number=1), after, first_dealer="Jia", rules=PM1)
    assert wr.adjudicate(judged).rounds[1].dealer is None
    assert faults(record(R(number=1), R(number=3), R(), first_dealer="Jia")) == ()
    assert faults(judged)[0] == fault(ILLEGAL, PLUS_MINUS_ONE, 3)
    named = record(R(number=3, dealer="Yi"), R(dealer="Bing"), R(dealer="Bing"))
    assert faults(named) == (fault(CLAIM, DEAL_PASSES, 5, expected=3, found=2),)


@pytest.mark.ruling(ROUNDS)
def test_a_round_too_many() -> None:
    """A game has as many rounds as sixty divided by the number of players."""
    too_many = fault(INCONSISTENT, ROUNDS, 16, expected=15, found=16)
    assert faults(record(R(number=15), R())) == (too_many,)
    assert faults(record(R(number=16))) == (too_many,)


@pytest.mark.ruling(ROUNDS)
def test_a_round_out_of_order() -> None:
    """Each round is played once, and after those with fewer cards."""
    back = fault(INCONSISTENT, ROUNDS, 3, expected=6, found=3)
    assert faults(record(R(number=5), R(number=3), R(number=6))) == (back,)
    again = fault(INCONSISTENT, ROUNDS, 5, expected=6, found=5)
    assert faults(record(R(number=5), R(number=5))) == (again,)


@pytest.mark.ruling(ROUNDS)
def test_a_number_above_the_last_round_is_one_fault() -> None:
    """Where 33 stands for 3, the fourth round does not come too late."""
    judged = record(R(number=1), R(number=2), R(number=33), R(number=4))
    assert faults(judged) == (fault(INCONSISTENT, ROUNDS, 33, expected=15, found=33),)


# --- the deck and the deal ----------------------------------------------------------------------


@pytest.mark.ruling(SIXTY_CARDS)
@pytest.mark.parametrize(
    ("changes", "seat", "card"),
    [
        ({3: "B11 R12 G10"}, 3, "B11"),
        ({1: "B5 W B11"}, 2, "B11"),
        ({0: "R2 R2 G8"}, 0, "R2"),
        ({0: "J R9 G8"}, 0, "R9"),
        ({0: "J R9 G8", 3: "B7 R12 r9"}, 0, "R9"),
        ({0: "J1 R2 G8", 2: "B11 R4 J1"}, 2, "J1"),
        ({0: "J J R2", 1: "J J G3"}, 2, "J"),
        ({0: "J1 J2 R2", 1: "J3 W J4"}, 2, "J"),
        ({0: "J1 J2 R2", 1: "J1 W J3", 2: "J4 B11 R4"}, 1, "J1"),
    ],
)
def test_a_card_that_is_dealt_twice(changes: dict[int, str], seat: int, card: str) -> None:
    """In two hands, twice in a hand, in a hand and turned up, a fifth special: each one fault."""
    hands = tuple(changes.get(place, hand) for place, hand in enumerate(HANDS))
    twice = fault(INCONSISTENT, SIXTY_CARDS, 3, seat=seat, card=card)
    assert faults(third(evolve(ROUND_3, hands=hands, tricks=None))) == (twice,)


@pytest.mark.ruling(SIXTY_CARDS)
def test_a_wizard_more_than_there_are() -> None:
    """A Wizard turned up and four in the hands are five; with numbers four are told apart."""
    hands = ("W W", "W R1", "R2 R3", "R4 W")
    five = R(number=2, turn_up="W", hands=hands)
    assert faults(record(five)) == (fault(INCONSISTENT, SIXTY_CARDS, 2, seat=3, card="W"),)
    assert faults(record(evolve(five, turn_up="R13"))) == ()
    numbered = ("W1 W2", "W3 R1", "R2 R3", "R4 W4")
    assert faults(record(evolve(five, hands=numbered, turn_up="J4"))) == ()


@pytest.mark.ruling(SIXTY_CARDS)
@pytest.mark.parametrize("hands", [(3, "B11 R12 G10"), (1, "B5 W B11")])
def test_whoever_was_dealt_a_card_twice_may_play_the_other(hands: tuple[int, str]) -> None:
    """B11 stands in two hands; that its second holder plays another card is the same fault."""
    seat, hand = hands
    both = tuple(hand if place == seat else other for place, other in enumerate(HANDS))
    twice = fault(INCONSISTENT, SIXTY_CARDS, 3, seat=max(seat, 2), card="B11")
    assert faults(third(evolve(ROUND_3, hands=both))) == (twice,)


@pytest.mark.ruling(SIXTY_CARDS, WINNER_LEADS)
@pytest.mark.parametrize(("winner", "more"), [("Bing", 0), ("Ding", 1), (None, 0)])
def test_the_claim_decides_a_trick_with_a_card_dealt_twice(winner: str | None, more: int) -> None:
    """B11 stands in two hands and twice in the trick: only the claim says whose it was, and if it
    was Ding's, Bing does not lead to the next.
    """
    twice = fault(INCONSISTENT, SIXTY_CARDS, 3, seat=3, card="B11")
    trick = T("J B5 B11 B11", "Jia", winner)
    hands = (*HANDS[:3], "B11 R12 G10")
    round_ = evolve(ROUND_3, hands=hands, tricks=(trick, TRICK_2, TRICK_3), taken=None)
    lead = fault(CLAIM, WINNER_LEADS, 3, 2, expected=3, found=2)
    expected = (twice, lead)[: 1 + more]
    assert faults(third(evolve(round_, points=None, totals=None))) == expected


WITH_B11_TWICE = [
    ((T("J B11 B11 B7", "Jia", "Bing"), TRICK_2, TRICK_3), (1, 1), (1, 2)),
    ((T("J B5 B11 B11", "Jia", "Bing"), TRICK_2, TRICK_3), (1, 3), (1, 3)),
    ((TRICK_1, T("R4 B11 R2 W", "Bing", "Yi"), TRICK_3), (2, 3), (2, 3)),
    ((TRICK_1, TRICK_2, T("G3 J G10 B11", "Yi", "Ding")), (3, 0), (3, 0)),
    ((TRICK_1, TRICK_2, T("G3 B11 G10 G8", "Yi", "Ding")), (3, 2), (3, 2)),
]


@pytest.mark.ruling(SIXTY_CARDS)
@pytest.mark.parametrize(("plays", "held_by_another", "second"), WITH_B11_TWICE)
def test_a_card_played_twice(
    plays: tuple[T, ...], held_by_another: tuple[int, int], second: tuple[int, int]
) -> None:
    """It is a fault of whoever did not hold it, and without hands of the second play."""
    twice = fault(INCONSISTENT, SIXTY_CARDS, 3, *held_by_another, "B11")
    assert faults(third(evolve(ROUND_3, tricks=plays))) == (twice,)
    twice = fault(INCONSISTENT, SIXTY_CARDS, 3, *second, "B11")
    assert faults(third(evolve(ROUND_3, tricks=plays, hands=None))) == (twice,)


@pytest.mark.ruling(SIXTY_CARDS, SPECIALS_ALIKE)
def test_a_numbered_special_played_twice() -> None:
    """It is one fault, not also a card that was not held, and no reason to doubt the winner."""
    plays = (T("W1 W2 R5 W4", "Jia", "Jia"), T("R6 W1 R9 R7", "Jia", "Bing"))
    hands = ("W1 R6", "W2 R8", "R5 R9", "W4 R7")
    round_ = R(number=2, dealer="Ding", hands=hands, tricks=plays)
    twice = fault(INCONSISTENT, SIXTY_CARDS, 2, 2, 1, "W1")
    assert faults(record(round_)) == (twice,)
    assert faults(record(evolve(round_, hands=None))) == (twice,)


@pytest.mark.ruling(SIXTY_CARDS)
@pytest.mark.parametrize(
    ("turn_up", "plays", "place", "card"),
    [
        ("R9", (T("R5 R9 R6 R7"), T("B1 B2 B3 B4", "Yi")), (1, 1), "R9"),
        ("G9", (T("W W R1 R2"), T("W W W R3", "Jia")), (2, 2), "W"),
        ("J", (T("J J R1 R2"), T("R3 J J R4", "Ding")), (2, 1), "J"),
        ("J1", (T("J2 J3 R1 R2"), T("R3 J4 J1 R4", "Ding")), (2, 1), "J1"),
        ("W", (T("W1 W2 W3 R2"), T("R3 W4 R5 R4", "Jia")), (2, 1), "W4"),
    ],
)
def test_a_card_more_than_the_deck_has(
    turn_up: str, plays: tuple[T, ...], place: tuple[int, int], card: str
) -> None:
    """Without hands the plays and the card turned up are all there is to count."""
    round_ = R(number=2, dealer="Ding", turn_up=turn_up, trump="none", tricks=plays)
    more = fault(INCONSISTENT, SIXTY_CARDS, 2, *place, card)
    found = faults(record(evolve(round_, trump=None)))
    assert found == (more,)


@pytest.mark.ruling(HAND_SIZE)
def test_a_hand_of_the_wrong_size() -> None:
    """Round n deals n cards to each player."""
    uneven = evolve(ROUND_3, hands=("J R2 G8 R13", *HANDS[1:]))
    assert faults(third(uneven)) == (
        fault(INCONSISTENT, HAND_SIZE, 3, seat=0, expected=3, found=4),
    )
    all_alike = record(R(number=3, hands=("R1", "R2", "R3", "R4")))
    assert faults(all_alike) == (fault(INCONSISTENT, HAND_SIZE, 3, expected=3, found=1),)


@pytest.mark.ruling(HAND_SIZE, CARD_HELD)
def test_a_card_missing_from_a_hand_is_one_fault() -> None:
    """Whoever holds a card too few has to play one that does not stand in the hand."""
    short = evolve(ROUND_3, hands=("J R2", *HANDS[1:]))
    assert faults(third(short)) == (fault(INCONSISTENT, HAND_SIZE, 3, seat=0, expected=3, found=2),)


@pytest.mark.ruling(HAND_SIZE, FOLLOW_SUIT)
def test_a_card_too_many_proves_no_revoke() -> None:
    """The red card that was left over at the end may be the one too many."""
    hands = ("R5", "G8 R9", "R3", "R7")
    judged = record(R(number=1, dealer="Ding", hands=hands, tricks=(T("R5 G8 R3 R7"),)))
    assert faults(judged) == (fault(INCONSISTENT, HAND_SIZE, 1, seat=1, expected=1, found=2),)


@pytest.mark.ruling(SIXTY_CARDS)
@pytest.mark.parametrize("text", ["Y19", "R0", "W5", "J0", "R", "10", "x" * 50])
def test_what_is_no_card(text: str) -> None:
    """It is a fault where it stands, in a trick, in a hand, turned up; and of nothing else."""
    shown = text if len(text) < 40 else "x" * 40 + "…"
    trick = T(f"J {text} B11 B7", "Jia", "Bing")
    played = evolve(ROUND_3, tricks=(trick, TRICK_2, TRICK_3))
    assert faults(third(played)) == (fault(UNREADABLE, SIXTY_CARDS, 3, 1, 1, shown),)
    held = evolve(ROUND_3, hands=(HANDS[0], f"{text} W G3", *HANDS[2:]))
    assert faults(third(held)) == (fault(UNREADABLE, SIXTY_CARDS, 3, seat=1, card=shown),)
    turned = evolve(ROUND_3, turn_up=text)
    assert faults(third(turned)) == (fault(UNREADABLE, SIXTY_CARDS, 3, card=shown),)


@pytest.mark.ruling(SIXTY_CARDS)
@pytest.mark.parametrize("text", ["", " ", "R9 R5", "NONE"])
def test_nothing_and_two_cards_are_no_card_turned_up(text: str) -> None:
    """One card is turned up, or `none`."""
    turned = fault(UNREADABLE, SIXTY_CARDS, 3, card=text)
    assert faults(third(evolve(ROUND_3, turn_up=text))) == (turned,)
    assert faults(third(evolve(ROUND_3, turn_up=text, hands=None))) == (turned,)


# --- the play -----------------------------------------------------------------------------------


@pytest.mark.ruling(CARD_HELD)
def test_a_card_that_was_not_held() -> None:
    """A player may only play a card that is in the hand."""
    trick = T("R4 R12 B9 W", "Bing", "Yi")
    unheld = evolve(ROUND_3, tricks=(TRICK_1, trick, TRICK_3))
    assert faults(third(unheld)) == (fault(ILLEGAL, CARD_HELD, 3, 2, 0, "B9"),)
    numbered = evolve(ROUND_3, hands=("J1 R2 G8", *HANDS[1:]))
    other = T("J2 B5 B11 B7", "Jia", "Bing")
    unheld = evolve(numbered, tricks=(other, TRICK_2, TRICK_3))
    assert faults(third(unheld)) == (fault(ILLEGAL, CARD_HELD, 3, 1, 0, "J2"),)


@pytest.mark.ruling(CARD_HELD)
@pytest.mark.parametrize(("held", "first", "then"), [("W W1", "W2", "W"), ("W3 W1", "W", "W3")])
def test_a_bare_special_is_any_of_the_hand(held: str, first: str, then: str) -> None:
    """`W` in a hand or in a trick is any Wizard of that hand that is not otherwise played."""
    plays = (T(f"{first} R3 R5 R7"), T(f"{then} R4 R6 R8"))
    judged = R(number=2, dealer="Ding", hands=(held, "R3 R4", "R5 R6", "R7 R8"), tricks=plays)
    assert faults(record(judged)) == ()


REVOKE = R(
    number=5,
    dealer="Ding",
    turn_up="B13",
    hands=("R5 R7 G3 G11 Y2", "Y3 R2 G4 G8 B1", "R9 R8 G1 G9 Y4", "R6 R10 G2 G10 Y1"),
    tricks=(
        T("R5 Y3 R9 R6", "Jia", "Bing"),
        T("G1 G2 G3 G4", "Bing", "Yi"),
        T("G8 G9 G10 G11", "Yi", "Jia"),
        T("R7 R2 R8 R10", "Jia", "Ding"),
        T("Y1 Y2 B1 Y4", "Ding", "Yi"),
    ),
)


@pytest.mark.ruling(FOLLOW_SUIT)
def test_a_revoke_is_proven_by_a_later_trick() -> None:
    """Yi threw Y3 on red in the first trick and plays R2 in the fourth, with hands or without."""
    later = fault(ILLEGAL, FOLLOW_SUIT, 5, 1, 1, "Y3", evidence=wr.Evidence("R2", 4))
    assert faults(record(REVOKE)) == (later,)
    assert faults(record(evolve(REVOKE, hands=None))) == (later,)


@pytest.mark.ruling(FOLLOW_SUIT)
def test_a_revoke_is_proven_by_the_hand() -> None:
    """While R2 is not played yet the hand alone proves that Yi held it."""
    early = evolve(REVOKE, tricks=REVOKE.tricks and REVOKE.tricks[:2])
    held = fault(ILLEGAL, FOLLOW_SUIT, 5, 1, 1, "Y3", evidence=wr.Evidence("R2", None))
    assert faults(record(early)) == (held,)
    assert faults(record(evolve(early, hands=None))) == ()


def two_tricks(first: str, then: str) -> wr.RecordRound:
    return R(number=2, dealer="Ding", turn_up="B13", tricks=(T(first), T(then)))


FREE = [
    pytest.param("W R5 R6 Y3", "G1 G2 G3 R2", marks=pytest.mark.ruling(WIZARD_OPENS_FREE)),
    pytest.param("J W R5 Y3", "G1 G2 R2 G3", marks=pytest.mark.ruling(WIZARD_OPENS_FREE)),
    pytest.param("J J J Y3", "R2 G1 G2 G3", marks=pytest.mark.ruling(JESTER_LEAD_DEFERS)),
    pytest.param("R5 R6 R7 J", "G1 R2 G2 G3", marks=pytest.mark.ruling(SPECIALS_ALWAYS)),
    pytest.param("R5 R6 R7 W", "R2 G1 G2 G3", marks=pytest.mark.ruling(SPECIALS_ALWAYS)),
    pytest.param("R5 R6 R7 Y3", "G1 Y4 G2 G3", marks=pytest.mark.ruling(VOID_FREE)),
]
BOUND = [
    pytest.param("J J R5 Y3", "G1 R2 G2 G3", marks=pytest.mark.ruling(JESTER_LEAD_DEFERS)),
    pytest.param("R5 W R6 Y3", "G1 G2 R2 G3", marks=pytest.mark.ruling(WIZARD_LATER_KEEPS_SUIT)),
]


@pytest.mark.parametrize(("first", "then"), FREE)
def test_no_revoke_without_a_led_suit(first: str, then: str) -> None:
    """Where no suit was led, or none was held, or a special was played, everybody is free."""
    assert faults(record(two_tricks(first, then))) == ()


@pytest.mark.parametrize(("first", "then"), BOUND)
def test_a_revoke_after_a_special(first: str, then: str) -> None:
    """A Jester led and a Wizard played later do not free whoever holds the led suit."""
    revoke = fault(ILLEGAL, FOLLOW_SUIT, 2, 1, 3, "Y3", evidence=wr.Evidence("R2", 2))
    assert faults(record(two_tricks(first, then))) == (revoke,)


@pytest.mark.ruling(FOLLOW_SUIT)
@pytest.mark.parametrize("led", ["R55", "X"])
def test_no_revoke_on_what_is_no_card(led: str) -> None:
    """What was led is not known, so that nobody failed to follow it."""
    plays = (T(f"{led} R6 R7 Y3", winner="Bing"), T("G1 R2 G2 G3"))
    unreadable = fault(UNREADABLE, SIXTY_CARDS, 2, 1, 0, led)
    assert faults(record(R(number=2, dealer="Ding", tricks=plays))) == (unreadable,)


HAND_OF_YI = ("R5 R6", "R2 G8", "R3 R4", "R7 R8")


@pytest.mark.ruling(FOLLOW_SUIT)
@pytest.mark.parametrize(
    ("text", "kind", "ruling"),
    [
        ("R22", UNREADABLE, SIXTY_CARDS),
        ("Y3", ILLEGAL, CARD_HELD),
        ("R3", INCONSISTENT, SIXTY_CARDS),
    ],
)
def test_a_wrong_card_proves_no_later_revoke(
    text: str, kind: wr.FaultKind, ruling: wr.Ruling
) -> None:
    """What Yi played to the first trick may have been R2, so G8 on red may be legal."""
    plays = (T(f"R5 {text} R3 R7", winner="Ding"), T("R8 R6 G8 R4", "Ding"))
    judged = record(R(number=2, dealer="Ding", hands=HAND_OF_YI, tricks=plays))
    assert faults(judged) == (fault(kind, ruling, 2, 1, 1, text),)


@pytest.mark.ruling(FOLLOW_SUIT)
@pytest.mark.parametrize("text", ["R22", "Y3"])
def test_a_wrong_card_hides_no_earlier_revoke(text: str) -> None:
    """Whatever Yi played to the second trick, R2 was still held in the first one."""
    plays = (T("R5 G8 R3 R7", winner="Ding"), T(f"R8 R6 {text} R4", "Ding"))
    found = faults(record(R(number=2, dealer="Ding", hands=HAND_OF_YI, tricks=plays)))
    evidence = wr.Evidence("R2", None)
    assert found[0] == fault(ILLEGAL, FOLLOW_SUIT, 2, 1, 1, "G8", evidence=evidence)
    assert len(found) == 2


@pytest.mark.ruling(FOLLOW_SUIT)
def test_a_trick_of_unknown_lead_proves_no_revoke() -> None:
    """Nobody knows who led to the first trick, but R2 was played to it."""
    plays = (T("R7 R5 R2 R3", winner="Ding"), T("R8 R6 G8 R4", "Ding"))
    assert faults(record(R(number=2, hands=HAND_OF_YI, tricks=plays))) == ()


@st.composite
def careless_rounds(draw: st.DrawFn) -> R:
    """The tricks of a round so far, any card of the hand played to each."""
    number = draw(st.integers(1, 7))
    deck = Random(draw(st.integers(0, 1 << 32))).sample(DECK, 60)
    hands = [deck[seat::4][:number] for seat in range(4)]
    turn_up = deck[4 * number]
    named = draw(st.sampled_from(TRUMP_TEXTS[:4]))
    trump = named if turn_up[0] == "W" else trump_of(turn_up)[1]
    plays: list[T] = []
    leader = 0
    for at in range(draw(st.integers(0, number))):
        cards = [hands[(leader + place) % 4][at] for place in range(4)]
        plays.append(T(" ".join(cards), NAMES[leader]))
        leader = (leader + decide(cards, trump)[0]) % 4
    return R(
        number=number,
        dealer="Ding",
        turn_up=turn_up,
        trump=named if turn_up[0] == "W" else None,
        hands=tuple(" ".join(sorted(hand)) for hand in hands),
        tricks=tuple(plays),
    )


def revokes(round_: R) -> list[tuple[int, int, str]]:
    """What did not follow, by trick, seat and card, as the plain referee sees it."""
    played: list[tuple[int, int, list[str], str]] = []
    for at, trick in enumerate(round_.tricks or (), 1):
        cards = trick.cards.split()
        leader = NAMES.index(trick.lead or "")
        played += [(at, (leader + k) % 4, cards[:k], card) for k, card in enumerate(cards)]
    hands = [[card for _, who, _, card in played if who == seat] for seat in range(4)]
    if round_.hands is not None:
        hands = [hand.split() for hand in round_.hands]
    found = []
    for at, seat, before, card in played:
        if card not in legal_cards(hands[seat], before):
            found.append((at, seat, card))
        hands[seat].remove(card)
    return sorted(found)


@pytest.mark.ruling(FOLLOW_SUIT, SPECIALS_ALWAYS, VOID_FREE)
@given(careless_rounds())
def test_every_revoke_is_found_and_no_other(round_: R) -> None:
    """Whoever holds a card of the led suit must play one of that suit, or a Wizard, or a Jester."""
    for judged in (round_, evolve(round_, hands=None)):
        found = wr.adjudicate(record(judged)).faults
        assert [(each.trick, each.seat, each.card) for each in found] == revokes(judged)
        assert {each.ruling for each in found} <= {FOLLOW_SUIT}


@given(careless_rounds())
def test_the_evidence_of_a_revoke_is_there(round_: R) -> None:
    """It is a card of the hand that is played to the later trick named, or not at all."""
    plays = [f" {trick.cards} " for trick in round_.tricks or ()]
    for each in wr.adjudicate(record(round_)).faults:
        assert each.evidence
        card, trick = each.evidence.card, each.evidence.trick
        assert f" {card} " in f" {(round_.hands or ())[each.seat or 0]} "
        where = [at for at, cards in enumerate(plays, 1) if f" {card} " in cards]
        assert where == ([] if trick is None else [trick])
        assert all(at > (each.trick or 0) for at in where)


@pytest.mark.ruling(TRICKS_PER_ROUND)
def test_too_few_tricks() -> None:
    """A round has as many tricks as cards dealt to each player, and then only comes the next."""
    one = R(number=2, dealer="Ding", tricks=(T("R5 R6 R7 R8"),))
    few = fault(INCONSISTENT, TRICKS_PER_ROUND, 2, expected=2, found=1)
    assert faults(record(one, R(number=3))) == (few,)
    none = fault(INCONSISTENT, TRICKS_PER_ROUND, 2, expected=2, found=0)
    assert faults(record(evolve(one, tricks=()), R(number=3))) == (none,)
    assert faults(record(one)) == faults(record(evolve(one, tricks=None), R(number=3))) == ()


@pytest.mark.ruling(TRICKS_PER_ROUND)
@pytest.mark.parametrize("more", ["B1 B2 B3 B4", "B1 B2", ""])
def test_too_many_tricks(more: str) -> None:
    """It is one fault, even if the score was kept for the tricks that belong to the round."""
    plays = (T("R5 R6 R7 R8", winner="Ding"), T(more))
    many = R(number=1, dealer="Ding", tricks=plays)
    fault_ = fault(INCONSISTENT, TRICKS_PER_ROUND, 1, expected=1, found=2)
    assert faults(record(many)) == (fault_,)
    scored = evolve(many, bids=(0, 0, 0, 1), taken=(0, 0, 0, 1), points=(20, 20, 20, 30))
    assert faults(record(scored)) == (fault_,)


# --- leads and winners --------------------------------------------------------------------------


@pytest.mark.ruling(FIRST_LEAD, WINNER_LEADS)
def test_a_false_lead() -> None:
    """The player on the dealer's left leads first, and then whoever takes a trick."""
    plays = (T("R5 R6 R7 R8"), T("B1 B2 B3 B4"))
    first = R(number=2, dealer="Ding", tricks=(evolve(plays[0], lead="Yi"),))
    assert faults(record(first)) == (fault(CLAIM, FIRST_LEAD, 2, 1, expected=0, found=1),)
    second = R(number=2, dealer="Ding", tricks=(plays[0], evolve(plays[1], lead="Yi")))
    assert faults(record(second)) == (fault(CLAIM, WINNER_LEADS, 2, 2, expected=3, found=1),)


@pytest.mark.ruling(WINNER_LEADS)
@pytest.mark.parametrize("hands", [HANDS, None])
def test_a_false_lead_is_one_fault(hands: tuple[str, ...] | None) -> None:
    """Bing led and Yi took the trick; that the record names Yi as the leader changes neither."""
    plays = (TRICK_1, evolve(TRICK_2, lead="Yi"), TRICK_3)
    judged = third(evolve(ROUND_3, hands=hands, tricks=plays))
    assert faults(judged) == (fault(CLAIM, WINNER_LEADS, 3, 2, expected=2, found=1),)


@pytest.mark.parametrize(
    ("cards", "turn_up", "claim", "taker", "ruling"),
    [
        ("R5 W W R13", "R9", "Bing", 1, FIRST_WIZARD),
        ("R5 W4 W1 R13", "R9", "Bing", 1, SPECIALS_ALIKE),
        ("R5 B2 R13 J", "B9", "Bing", 1, HIGHEST_TRUMP),
        ("R5 R13 B2 J", "J", "Bing", 1, HIGHEST_LED_SUIT),
        ("J J B6 B10", "Y1", "Bing", 3, HIGHEST_LED_SUIT),
        ("J J J J", "R9", "Yi", 0, ALL_JESTERS),
    ],
)
def test_a_false_winner(
    cards: str, turn_up: str, claim: str, taker: int, ruling: wr.Ruling
) -> None:
    """The claim carries the ruling that decides the trick."""
    round_ = R(number=1, dealer="Ding", turn_up=turn_up, tricks=(T(cards, winner=claim),))
    decides = FIRST_WIZARD if ruling is SPECIALS_ALIKE else ruling
    false = fault(CLAIM, decides, 1, 1, expected=taker, found=NAMES.index(claim))
    assert faults(record(round_)) == (false,)
    assert wr.adjudicate(record(round_)).rounds[0].winners == (taker,)


MOVED = R(
    number=2,
    dealer="Ding",
    turn_up="G1",
    bids=(1, 1, 0, 0),
    tricks=(T("R5 R6 R7 R8", "Jia", "Yi"), T("B1 B2 B3 B4", winner="Jia")),
)


@pytest.mark.ruling(WINNER_LEADS, HIGHEST_LED_SUIT)
@pytest.mark.parametrize("lead", ["Yi", None])
def test_a_false_winner_moves_the_next_lead(lead: str | None) -> None:
    """Yi led because the table gave Yi the trick, but it counts for Ding."""
    plays = MOVED.tricks or ()
    judged = record(evolve(MOVED, tricks=(plays[0], evolve(plays[1], lead=lead))))
    assert faults(judged) == (fault(CLAIM, HIGHEST_LED_SUIT, 2, 1, expected=3, found=1),)
    (round_,) = wr.adjudicate(judged).rounds
    assert (round_.leaders, round_.winners) == ((0, 1), (3, 0))
    assert (round_.taken, round_.points) == ((1, 0, 0, 1), (30, -10, 20, -10))


@pytest.mark.ruling(COUNTS_ONE)
@pytest.mark.parametrize(
    ("taken", "points", "more"),
    [
        ((1, 0, 0, 1), (30, -10, 20, -10), 0),
        ((1, 1, 0, 0), (30, 30, 20, 20), 0),
        ((1, 1, 0, 0), (30, -10, 20, -10), 0),
        ((0, 1, 0, 1), (30, 30, 20, -10), 1),
        ((1, 1, 0, 0), (30, 30, 20, 30), 1),
    ],
)
def test_the_score_follows_a_false_winner_or_the_true_one(
    taken: tuple[int, ...], points: tuple[int, ...], more: int
) -> None:
    """What the table counted by its own claim is no other fault; what fits neither is."""
    judged = record(evolve(MOVED, taken=taken, points=points, totals=points))
    assert len(faults(judged)) == 1 + more


# --- what is not known --------------------------------------------------------------------------


@pytest.mark.ruling(SIXTY_CARDS)
@pytest.mark.parametrize(
    ("cards", "turn_up", "takers"),
    [
        ("R5 ? R7 R6", "G1", {1, 2}),
        ("? R5 B7 R6", "G1", {0, 2, 3}),
        ("J ? R7 R6", "G1", {1, 2}),
        ("J ? J J", "G1", {0, 1}),
        ("R5 G2 ? R6", "G1", {1, 2}),
        ("? G2 R7 G3", "G1", {0, 3}),
        ("R5 ? W R6", "G1", {1, 2}),
        ("R5 W ? R6", "G1", {1}),
        ("R5 G2 R7 B6", None, {1, 2, 3}),
        ("R5 G2 R7 B6", "W", {1, 2, 3}),
    ],
)
def test_a_claim_decides_what_depends_on_no_card(
    cards: str, turn_up: str | None, takers: set[int]
) -> None:
    """Whoever may have taken the trick took it if the record says so, and else nobody knows."""
    for claim, name in enumerate(NAMES):
        trick = T(cards, winner=name)
        judged = record(R(number=1, dealer="Ding", turn_up=turn_up, tricks=(trick,)))
        is_false = any(found.kind is CLAIM for found in faults(judged))
        assert is_false == (claim not in takers)
        if len(takers) > 1:
            assert wr.adjudicate(judged).rounds[0].winners == (None if is_false else claim,)


@given(tricks(min_size=2, max_size=4), st.data(), trumps())
def test_whoever_may_take_a_trick_is_known(
    cards: tuple[wr.Card, ...], data: st.DataObject, trump: wr.Suit | None
) -> None:
    """Whoever may take a trick takes it with one card or another in place of the unknown one."""
    unknown = data.draw(st.sampled_from(range(len(cards))))
    known = [card if place != unknown else None for place, card in enumerate(cards)]
    takers = {
        decide([str(each or card) for each in known], trump and trump.name)[0]
        for card in set(wr.DECK).difference(known)
    }
    assert set(possible_takers(known, (trump,))) == takers


@pytest.mark.parametrize(
    ("cards", "takers"), [("? R5 Y2", (0, 1, 2)), ("? R5 Y1", (0, 1)), ("? R1 Y1 Y2", (0, 1))]
)
def test_an_unknown_card_may_have_led_a_lower_one(cards: str, takers: tuple[int, ...]) -> None:
    """Y1 in front gives the trick to Y2; nothing that follows is lower than Y1."""
    known = [None, *wr.parse_cards(cards[2:])]
    assert possible_takers(known, (None,)) == takers


@given(st.lists(st.none() | st.sampled_from(wr.DECK), min_size=1, max_size=6))
def test_without_trump_nobody_takes_what_no_trump_suit_gives(cards: list[wr.Card | None]) -> None:
    """Whoever takes a trick without trump takes it when the led suit is trump."""
    assert {*possible_takers(cards, (None,))} <= {*possible_takers(cards, (*wr.Suit,))}


def test_what_depends_on_an_unknown_taker_is_not_known() -> None:
    """Nobody knows who took the first trick, led to the second one and scored what."""
    plays = (T("R5 ? R7 R6"), T("B1 B2 B3 B4"))
    judged = record(R(number=2, dealer="Ding", bids=(0, 0, 0, 0), tricks=plays))
    (round_,) = wr.adjudicate(judged).rounds
    assert (round_.leaders, round_.winners) == ((0, None), (None, None))
    assert round_.taken == round_.points == round_.totals == (None,) * 4
    named = record(R(number=2, dealer="Ding", tricks=(plays[0], evolve(plays[1], lead="Yi"))))
    assert wr.adjudicate(named).rounds[0].winners == (None, 0)


@pytest.mark.ruling(TRICKS_SUM)
def test_an_unknown_taker_takes_one_trick_only() -> None:
    """Each of the four may have taken the only trick, but not all of them."""
    trick = T("R5 ? R7 R6")
    for taken in ((0, 1, 0, 0), (0, 0, 1, 0)):
        fine = record(R(number=1, dealer="Ding", tricks=(trick,), taken=taken))
        assert len(faults(fine)) == 1
    judged = record(R(number=1, dealer="Ding", tricks=(trick,), taken=(0, 1, 1, 0)))
    assert len(faults(judged)) == 2


# --- the score ----------------------------------------------------------------------------------


@pytest.mark.ruling(COUNTS_ONE)
@pytest.mark.parametrize("tricks", [0, 2, 3, -1])
def test_a_false_number_of_tricks(tricks: int) -> None:
    """A trick counts one for its taker; the sum is not judged again."""
    judged = third(evolve(ROUND_3, taken=(0, tricks, 1, 1)))
    assert faults(judged) == (fault(CLAIM, COUNTS_ONE, 3, seat=1, expected=1, found=tricks),)
    both = third(evolve(ROUND_3, taken=(1, 0, 1, 1)))
    assert faults(both) == (
        fault(CLAIM, COUNTS_ONE, 3, seat=0, expected=0, found=1),
        fault(CLAIM, COUNTS_ONE, 3, seat=1, expected=1, found=0),
    )


@pytest.mark.ruling(TRICKS_SUM)
@pytest.mark.parametrize("points", [None, (-10, -20, 20, 30), (30, -10, 20, -10)])
@pytest.mark.parametrize("taken", [(1, 4, 0, 0), (0, 5, 0, 2), (-1, 5, 0, 1)])
def test_a_false_sum_of_tricks(taken: tuple[int, ...], points: tuple[int, ...] | None) -> None:
    """The tricks taken by all players in a round add up to its number; whose is wrong is open."""
    sheet = record(R(number=6, bids=(1, 3, 0, 1), taken=taken, points=points))
    false = fault(INCONSISTENT, TRICKS_SUM, 6, expected=6, found=sum(taken))
    assert faults(sheet) == (false,)


@pytest.mark.ruling(MISSED, EXACT)
@pytest.mark.parametrize(
    ("bids", "points", "seat", "ruling", "true"),
    [
        ((1, 2, 0, 0), (-10, 0, -10, -10), 1, MISSED, -10),
        ((1, 2, 0, 0), (-10, -10, 0, -10), 2, MISSED, -10),
        ((1, 1, 0, 0), (-10, 20, -10, -10), 1, EXACT, 30),
        ((0, 2, 0, 0), (0, -10, -10, -10), 0, EXACT, 20),
    ],
)
def test_false_points(
    bids: tuple[int, ...], points: tuple[int, ...], seat: int, ruling: wr.Ruling, true: int
) -> None:
    """A bid made exactly scores twenty, and ten for each trick; a missed one loses."""
    false = fault(CLAIM, ruling, 3, seat=seat, expected=true, found=points[seat])
    whole = evolve(ROUND_3, bids=bids, points=points, totals=None)
    assert faults(third(whole)) == (false,)
    assert faults(third(evolve(whole, tricks=None, hands=None))) == (false,)


@pytest.mark.ruling(TOTAL)
def test_a_false_total() -> None:
    """A player's total is the sum of the scores of all rounds and may be negative."""
    judged = third(evolve(ROUND_3, totals=(40, 10, 1, 30)))
    assert faults(judged) == (fault(CLAIM, TOTAL, 3, seat=2, expected=0, found=1),)
    sheet = example("championship_2018_sheet")
    wrong = evolve(sheet.rounds[2], totals=(70, 90, 0, -40))
    rounds = (*sheet.rounds[:2], wrong, evolve(sheet.rounds[3], totals=None))
    false = fault(CLAIM, TOTAL, 5, seat=3, expected=40, found=-40)
    assert faults(evolve(sheet, rounds=rounds)) == (evolve(false, player="P4"),)


@pytest.mark.ruling(TOTAL, MISSED)
@pytest.mark.parametrize(("total", "more"), [(10, 0), (20, 0), (15, 1)])
def test_false_points_are_carried_into_the_total(total: int, more: int) -> None:
    """Yi's total may count the 0 that is written or the -10 that is right."""
    changed = evolve(ROUND_3, points=(-10, 0, -10, -10), totals=(40, total, 0, 30))
    first, *others = faults(third(changed))
    assert first == fault(CLAIM, MISSED, 3, seat=1, expected=-10, found=0)
    assert others == [fault(CLAIM, TOTAL, 3, seat=1, expected=10, found=15)][:more]


@pytest.mark.ruling(TOTAL)
@pytest.mark.parametrize("then", [40, 60])
def test_a_false_total_is_carried_on(then: int) -> None:
    """The next total may go on from the false one or from the true one."""
    first = R(number=1, bids=(0, 0, 0, 1), taken=(0, 0, 0, 1), totals=(40, 20, 20, 30))
    second = R(number=2, bids=(0, 0, 1, 1), taken=(0, 0, 1, 1), totals=(then, 40, 50, 60))
    assert faults(record(first, second)) == (fault(CLAIM, TOTAL, 1, seat=0, expected=20, found=40),)
    assert wr.adjudicate(record(first, second)).rounds[1].totals == (40, 40, 50, 60)


# --- games under way ----------------------------------------------------------------------------


@pytest.mark.ruling(TRICKS_PER_ROUND)
@pytest.mark.parametrize("tricks", [(), (TRICK_1,), (TRICK_1, TRICK_2), (T("J B5 B11", "Jia"),)])
def test_a_game_under_way_is_no_fault(tricks: tuple[T, ...]) -> None:
    """The last round may have fewer tricks, and its last trick fewer cards; nothing is scored."""
    round_ = evolve(ROUND_3, tricks=tricks, taken=None, points=None, totals=(50, 20, 10, 40))
    report = wr.adjudicate(third(round_))
    assert report.faults == ()
    judged = report.rounds[2]
    assert judged.winners == (2, 1)[: sum(len(trick.cards.split()) == 4 for trick in tricks)]
    assert sum(taken or 0 for taken in judged.taken) == len(judged.winners)
    assert (judged.points, judged.totals) == ((None,) * 4, (50, 20, 10, 40))


@pytest.mark.ruling(COUNTS_ONE)
def test_tricks_taken_so_far() -> None:
    """While a round is under way the tricks taken are those that are complete."""
    round_ = R(number=3, dealer="Ding", tricks=(TRICK_1, T("R4 R12")), taken=(0, 0, 1, 0))
    assert faults(record(round_)) == ()
    false = fault(CLAIM, COUNTS_ONE, 3, seat=2, expected=1, found=2)
    assert faults(record(evolve(round_, taken=(0, 0, 2, 0)))) == (false,)


# --- the report ---------------------------------------------------------------------------------


@given(records())
def test_any_record_can_be_judged(judged: wr.Record) -> None:
    """Whatever it claims: faults can be printed, name the player, and stand in order."""
    report = wr.adjudicate(judged)
    content = wr.report_content(report)
    assert json.loads(json.dumps(content)) == content
    assert len(report.rounds) == len(judged.rounds)
    for each in report.faults:
        assert harmless(str(each)) == str(each)
        assert each.player == (None if each.seat is None else judged.players[each.seat])
    last = wr.adjudicate(evolve(judged, rounds=judged.rounds[-1:])).faults
    order = [(each.trick or 0, -1 if each.seat is None else each.seat) for each in last]
    assert order == sorted(order)


def test_the_report_as_plain_values() -> None:
    """The shape that programs read: seats from 0, rounds and tricks from 1, null for unknown."""
    report = wr.adjudicate(evolve(record(REVOKE), title="A revoke"))
    content = wr.report_content(report)
    assert content == {
        "format": "wizard-report/1",
        "title": "A revoke",
        "faults": [
            {
                "kind": "illegal",
                "ruling": "play.follow-suit",
                "round": 5,
                "trick": 1,
                "seat": 1,
                "player": "Yi",
                "card": "Y3",
                "expected": None,
                "found": None,
                "evidence": {"trick": 4, "card": "R2"},
                "message": report.faults[0].message,
            }
        ],
        "rounds": [
            {
                "number": 5,
                "dealer": 3,
                "trump": "B",
                "leaders": [0, 2, 1, 0, 3],
                "winners": [2, 1, 0, 3, 1],
                "taken": [1, 2, 1, 1],
                "points": [None] * 4,
                "totals": [None] * 4,
            }
        ],
    }


# --- faults that once hid or brought about others ------------------------------------------------


@pytest.mark.ruling(DEAL_PASSES, FOLLOW_SUIT)
@pytest.mark.parametrize(("first", "more"), [("Jia", 0), ("Bing", 1)])
def test_a_false_first_dealer_moves_no_later_lead(first: str, more: int) -> None:
    """Every round says who dealt, so that the revoke in the second is found either way."""
    one = R(number=1, dealer="Jia", turn_up="J", tricks=(T("R1 R2 R3 R4"),))
    plays = (T("R5 R8 Y3 R6"), T("R7 R10 R11 R9", "Ding"))
    two = R(number=2, dealer="Yi", turn_up="J", tricks=plays)
    found = faults(record(one, two, first_dealer=first))
    revoke = fault(ILLEGAL, FOLLOW_SUIT, 2, 1, 0, "Y3", evidence=wr.Evidence(card="R10", trick=2))
    assert len(found) == more + 1
    assert found[-1] == revoke


@pytest.mark.ruling(FIRST_LEAD, CARD_HELD)
def test_a_false_lead_hides_no_card_that_was_not_held() -> None:
    """The hands show who led, although one of the cards was in no hand."""
    hands = ("R1", "R2", "R3", "R4")
    round_ = R(number=1, dealer="Jia", turn_up="B1", hands=hands)
    judged = record(evolve(round_, tricks=(T("R2 R3 R4 Y9", "Bing"),)))
    assert [found.ruling for found in faults(judged)] == [FIRST_LEAD, CARD_HELD]


@pytest.mark.ruling(HIGHEST_LED_SUIT, FOLLOW_SUIT)
def test_the_hands_show_who_led_where_nothing_else_does() -> None:
    """Only Jia can have led R5, so that a false winner and a revoke are found."""
    hands = ("R5 R2", "Y3 R3", "R9 B1", "G1 G2")
    round_ = R(number=2, turn_up="B5", hands=hands)
    plays = (T("R5 Y3 R9 G1", winner="Yi"), T("B1 G2 R2 R3"))
    found = faults(record(evolve(round_, tricks=plays)))
    assert [each.ruling for each in found] == [HIGHEST_LED_SUIT, FOLLOW_SUIT]


@pytest.mark.ruling(ROUNDS)
def test_rounds_after_the_last_are_judged_by_its_size() -> None:
    """However many rounds come after the last, none is judged by more cards than there are."""
    rounds = [R(bids=(0, 0, 0, 16), taken=(15, 0, 0, 0)) for _ in range(17)]
    found = faults(record(*rounds))
    assert [each.round for each in found if each.ruling == ROUNDS] == [16, 16]
    assert not any(each.ruling == TRICKS_SUM for each in found if each.round > 14)


@pytest.mark.ruling(EXACT, MISSED)
@pytest.mark.parametrize(
    ("points", "ruling"), [(25, EXACT), (1, EXACT), (-30, MISSED), (0, MISSED)]
)
def test_points_that_no_number_of_tricks_brings(points: int, ruling: wr.Ruling) -> None:
    """Where nobody says what was taken, points are wrong that a bid of 1 of 3 never scores."""
    judged = record(R(number=3, bids=(1, 1, 0, 0), points=(30, points, 20, 20)))
    (found,) = wr.adjudicate(judged).faults
    assert (found.ruling, found.seat, found.expected, found.found) == (ruling, 1, None, points)
    assert found.message == f"Yi bid 1: that never scores {points} points"


@pytest.mark.ruling(WINNER_LEADS)
@pytest.mark.parametrize(("lead", "more"), [("Yi", 0), ("Bing", 1), (None, 0)])
def test_a_trick_decided_by_the_claim_gives_the_lead(lead: str | None, more: int) -> None:
    """Nobody can read what Yi played; as Yi is said to have taken the trick, Yi leads the next."""
    plays = (T("R1 ? R3 R2", winner="Yi"), T("B1 B2 B3 B4", lead))
    judged = record(R(number=2, dealer="Ding", tricks=plays))
    false = fault(CLAIM, WINNER_LEADS, 2, 2, expected=1, found=2)
    assert faults(judged)[1:] == (false,) * more
    assert wr.adjudicate(judged).rounds[0].winners == (1, 0)


@pytest.mark.ruling(WINNER_LEADS)
def test_where_nobody_knows_who_led_no_winner_is_false() -> None:
    """Yi or Bing led, not Ding: if it was Bing, it is Yi who took the trick, as is claimed."""
    plays = (T("R1 ? R3 R2"), T("B1 B2 B3 B9", lead="Ding", winner="Yi"))
    judged = record(R(number=2, dealer="Ding", tricks=plays))
    assert faults(judged)[1:] == (fault(CLAIM, WINNER_LEADS, 2, 2, found=3),)
    assert wr.adjudicate(judged).rounds[0].winners == (None, 1)


@pytest.mark.ruling(COUNTS_ONE)
def test_more_tricks_than_can_have_been_taken() -> None:
    """Nobody knows who took the only trick, but nobody took two."""
    judged = record(R(number=1, dealer="Ding", tricks=(T("R5 ? R7 R6"),), taken=(0, 2, 0, 0)))
    _, found = sorted(wr.adjudicate(judged).faults, key=lambda each: each.ruling.id)
    assert (found.ruling, found.seat, found.found) == (COUNTS_ONE, 1, 2)
    assert found.message == "Yi cannot have taken 2 tricks"


@pytest.mark.ruling(CARD_HELD)
@pytest.mark.parametrize("hand", ["R1 R5", "R1 R5 ?"])
def test_what_is_missing_from_a_hand_accounts_for_one_card(hand: str) -> None:
    """Of a third card, missing or not to be read, nothing is known; of a fourth none is held."""
    hands = (hand, "R2 R6 R10", "R3 R7 R11", "R4 R8 R12")
    plays = (T("R1 R2 R3 R4", "Jia", "Ding"), T("R8 B1 R6 R7", "Ding"), T("R12 B2 R10 R11", "Ding"))
    found = faults(record(R(number=3, dealer="Ding", hands=hands, tricks=plays)))
    unheld = [each.card for each in found if each.ruling is CARD_HELD]
    assert unheld == ["B2"]


@pytest.mark.ruling(SPECIALS_ALIKE, CARD_HELD)
@pytest.mark.parametrize("hand", ["W1 W2", "W W1", "W W"])
def test_a_wizard_played_by_its_number_is_not_the_one_played_without(hand: str) -> None:
    """Of two Wizards, whichever is called W, the other may be W1."""
    hands = (hand, "R2 R6", "R3 R7", "R4 R8")
    plays = (T("W R2 R3 R4", "Jia", "Jia"), T("W1 R6 R7 R8", "Jia", "Jia"))
    assert faults(record(R(number=2, dealer="Ding", hands=hands, tricks=plays))) == ()


@pytest.mark.ruling(SPECIALS_ALIKE)
@pytest.mark.parametrize(("held", "played"), [("{}", "{}3"), ("{}3", "{}"), ("{}", "{}")])
@pytest.mark.parametrize(
    ("kind", "ruling", "taker", "claim"),
    [("W", FIRST_WIZARD, 0, "Yi"), ("J", HIGHEST_LED_SUIT, 3, "Jia")],
)
def test_a_special_is_held_by_number_or_without(
    held: str, played: str, kind: str, ruling: wr.Ruling, taker: int, claim: str
) -> None:
    """Either way it is the Wizard, or the Jester, of the hand, and no card that may be any."""
    hands = (held.format(kind), "R2", "R3", "R4")
    trick = T(f"{played.format(kind)} R2 R3 R4", "Jia", claim)
    false = fault(CLAIM, ruling, 1, 1, expected=taker, found=NAMES.index(claim))
    assert faults(record(R(number=1, dealer="Ding", hands=hands, tricks=(trick,)))) == (false,)


@pytest.mark.ruling(HIGHEST_LED_SUIT)
def test_a_hand_that_nobody_can_read_may_hold_what_was_played() -> None:
    """Jia played R9 from it, and so took the trick."""
    trick = T("R9 R2 R3 R4", "Jia", "Ding")
    judged = R(number=1, dealer="Ding", hands=("?", "R2", "R3", "R4"), tricks=(trick,))
    false = fault(CLAIM, HIGHEST_LED_SUIT, 1, 1, expected=0, found=3)
    assert false in faults(record(judged))


@pytest.mark.ruling(HIGHEST_LED_SUIT)
def test_the_ruling_of_a_false_winner_where_trump_is_not_known() -> None:
    """Whatever is trump, R9 takes the trick, as the highest card of the led suit."""
    judged = record(R(number=1, dealer="Ding", tricks=(T("R5 R9 R3 R2", "Jia", "Jia"),)))
    assert faults(judged) == (fault(CLAIM, HIGHEST_LED_SUIT, 1, 1, expected=1, found=0),)


@pytest.mark.ruling(EXACT)
def test_a_claim_decides_who_took_what_nobody_can_read() -> None:
    """Yi may have taken the trick, and is said to have: with a bid of one that is 30 points."""
    trick = T("R1 ? R3 R2", "Jia")
    judged = R(number=1, dealer="Ding", bids=(0, 1, 0, 0), tricks=(trick,), taken=(0, 1, 0, 0))
    false = fault(CLAIM, EXACT, 1, seat=1, expected=30, found=-10)
    assert faults(record(evolve(judged, points=(20, -10, 20, 20))))[0] == false
    totals = wr.adjudicate(record(judged)).rounds[0].totals
    assert totals == (20, 30, 20, 20)


@pytest.mark.ruling(TOTAL, COUNTS_ONE)
def test_totals_may_follow_what_was_falsely_taken() -> None:
    """Ding took the trick; whoever counted it for Yi and added that up made one mistake."""
    played = R(number=1, dealer="Ding", bids=(0, 1, 0, 0), tricks=(T("R1 R2 R3 R4"),))
    judged = evolve(played, taken=(0, 1, 0, 0), totals=(20, 30, 20, 20))
    assert {each.ruling for each in faults(record(judged))} == {COUNTS_ONE}
    assert {each.ruling for each in faults(record(evolve(judged, taken=None)))} == {TOTAL}


@pytest.mark.ruling(TOTAL)
def test_totals_follow_the_points_where_nothing_else_is_known() -> None:
    """What was taken is not recorded; 30 points for a bid of one can be right."""
    judged = R(number=2, bids=(0, 1, 0, 0), points=(20, 30, 20, -10), totals=(20, 30, 20, 10))
    assert faults(record(judged)) == (fault(CLAIM, TOTAL, 2, seat=3, expected=-10, found=10),)


@pytest.mark.ruling(DEAL_PASSES)
def test_after_a_gap_the_dealer_is_known_only_where_named() -> None:
    """Round 2 is missing: who deals the fourth round is not said by who dealt the third."""
    rounds = (R(number=1, dealer="Jia"), R(number=3, dealer="Bing"), R(number=4))
    report = wr.adjudicate(record(*rounds))
    assert [judged.dealer for judged in report.rounds] == [0, 2, None]


@pytest.mark.ruling(TOTAL)
@pytest.mark.parametrize(("totals", "more"), [((50, 20, 10, 40), 0), ((51, 20, 10, 40), 1)])
def test_totals_while_a_round_is_under_way(totals: tuple[int, ...], more: int) -> None:
    """They are those of the round before."""
    judged = third(evolve(ROUND_3, tricks=(TRICK_1,), taken=None, points=None, totals=totals))
    false = fault(CLAIM, TOTAL, 3, seat=0, expected=50, found=51)
    assert faults(judged) == (false,) * more


@pytest.mark.ruling(TOTAL)
@pytest.mark.parametrize("points", [None, (0, 0, 0, 10)])
def test_a_false_total_is_carried_into_the_round_under_way(points: tuple[int, ...] | None) -> None:
    """Ding has 20 points and not 30; that is one fault, however often it is repeated."""
    one = R(number=1, points=(20, 30, 20, 20), totals=(20, 30, 20, 30))
    totals = (20, 30, 20, 30 if points is None else 40)
    two = R(number=2, tricks=(), points=points, totals=totals)
    assert faults(record(one, two)) == (fault(CLAIM, TOTAL, 1, seat=3, expected=20, found=30),)


@pytest.mark.ruling(COUNTS_ONE)
@pytest.mark.parametrize("points", [None, (-10, -20, 20, 30)])
def test_fewer_tricks_than_none(points: tuple[int, ...] | None) -> None:
    """Nobody takes minus one trick, though the sum is right; whose the others are is open."""
    sheet = R(number=6, bids=(1, 3, 0, 1), taken=(-1, 6, 0, 1), points=points)
    assert faults(record(sheet)) == (fault(CLAIM, COUNTS_ONE, 6, seat=0, found=-1),)


@pytest.mark.ruling(TRICKS_SUM, MISSED, TOTAL)
@pytest.mark.parametrize(("points", "more"), [(None, 0), (-70, 0), (-80, 1)])
def test_points_may_follow_a_number_of_tricks_that_cannot_be(points: int | None, more: int) -> None:
    """Seven tricks of six are one fault; the score that they would bring is no second one."""
    scores = None if points is None else (points, 20, 20, 20)
    sheet = R(number=6, bids=(0, 0, 0, 0), taken=(7, 0, 0, 0), points=scores)
    totals = (-70 if points is None else points, 20, 20, 20)
    found = faults(record(evolve(sheet, totals=totals)))
    false = fault(CLAIM, MISSED, 6, seat=0, found=-80)
    total = fault(INCONSISTENT, TRICKS_SUM, 6, expected=6, found=7)
    assert found == (total, false)[: 1 + more]


@pytest.mark.ruling(SIXTY_CARDS, CARD_HELD)
def test_a_fifth_wizard_is_in_no_hand() -> None:
    """The hands hold four, as they should; whoever plays the fifth does not hold it."""
    hands = ("W W", "W W", "R1 R2", "B1 B2")
    plays = (T("W W W B1", "Jia", "Jia"), T("W W R2 B2", "Jia", "Jia"))
    judged = record(R(number=2, dealer="Ding", hands=hands, tricks=plays))
    assert faults(judged) == (fault(ILLEGAL, CARD_HELD, 2, 1, 2, "W"),)


@pytest.mark.ruling(SIXTY_CARDS)
def test_one_card_too_many_hides_no_other() -> None:
    """R1 is played twice, and a fifth Wizard as well."""
    plays = (T("W W W W", "Jia", "Jia"), T("R1 R2 R3 R1", "Jia"), T("W B2 B3 B4", lead="Jia"))
    found = faults(record(R(number=3, dealer="Ding", tricks=plays)))
    assert [(each.ruling, each.card) for each in found] == [(SIXTY_CARDS, "R1"), (SIXTY_CARDS, "W")]


@pytest.mark.ruling(SIXTY_CARDS)
def test_a_card_dealt_twice_hides_none_that_is_played_twice() -> None:
    """R1 is in two hands and played from both; B5 is in one, and played by another as well."""
    hands = ("R1 B5", "R1 B6", "R3 B7", "R4 B8")
    plays = (T("R1 R1 R3 R4", "Jia", "Ding"), T("B8 B5 B6 B5", "Ding", "Ding"))
    found = faults(record(R(number=2, dealer="Ding", hands=hands, tricks=plays)))
    assert [(each.ruling, each.seat, each.card) for each in found] == [
        (SIXTY_CARDS, 1, "R1"),
        (SIXTY_CARDS, 2, "B5"),
    ]


@pytest.mark.ruling(TRICKS_SUM, EXACT, MISSED)
@pytest.mark.parametrize("points", [(30, -10, 20, 20), (-10, 30, 20, 20)])
def test_a_false_sum_decides_nothing(points: tuple[int, ...]) -> None:
    """Trump is not known: Jia or Yi took the trick, not both, and either may have scored."""
    sheet = R(number=1, dealer="Ding", bids=(1, 1, 0, 0), tricks=(T("R1 B2 G3 Y4"),))
    judged = record(evolve(sheet, taken=(1, 1, 0, 0), points=points))
    assert faults(judged) == (fault(INCONSISTENT, TRICKS_SUM, 1, expected=1, found=2),)
    assert wr.adjudicate(judged).rounds[0].taken == (None,) * 4


@pytest.mark.ruling(COUNTS_ONE)
@pytest.mark.parametrize("tricks", [None, (T("R1 R2 R3 R4"),)])
def test_points_by_fewer_tricks_than_none(tricks: tuple[T, ...] | None) -> None:
    """Whatever is scored for minus one trick, that is no second fault."""
    sheet = R(number=1, dealer="Ding", bids=(1, 1, 0, 0), tricks=tricks, taken=(0, -1, 1, 1))
    found = faults(record(evolve(sheet, points=(-10, -20, -10, -10))))
    assert SEATS[1] in [each.seat for each in found if each.ruling is COUNTS_ONE]
    assert [each.ruling for each in found if each.seat == SEATS[1]] == [COUNTS_ONE]


@pytest.mark.ruling(COUNTS_ONE)
def test_who_took_is_counted_by_the_rulings_or_by_the_record() -> None:
    """Ding took the trick that was given to Yi: each may count it, and the sum is not judged."""
    trick = T("R1 R2 R3 R4", "Jia", "Yi")
    judged = record(R(number=1, dealer="Ding", tricks=(trick,), taken=(0, 1, 0, 1)))
    assert faults(judged) == (fault(CLAIM, HIGHEST_LED_SUIT, 1, 1, expected=3, found=1),)


@pytest.mark.ruling(ROUNDS, HAND_SIZE, LAST_ROUND)
@pytest.mark.parametrize(
    ("before", "late"),
    [
        (4, R(number=3, hands=("R1 R2 R3", "B1 B2 B3", "G1 G2 G3", "Y1 Y2 Y3"))),
        (
            4,
            R(
                number=3,
                dealer="Jia",
                tricks=(T("R1 R2 R3 R4"),),
                taken=(1, 0, 0, 0),
            ),
        ),
        (4, R(number=3, taken=(1, 1, 1, 0), turn_up="R1", bids=(3, 3, 3, 3))),
        (14, R(number=13, turn_up="R5", trump="R")),
    ],
)
def test_a_number_too_high_spoils_no_round_after_it(before: int, late: R) -> None:
    """The round that comes too late has the cards of its own number; that is one fault."""
    judged = record(R(number=1), R(number=before), late)
    due = fault(INCONSISTENT, ROUNDS, late.number or 0, expected=before + 1, found=late.number)
    assert faults(judged) == (due,)


@pytest.mark.ruling(ROUNDS, HAND_SIZE, RANGE)
@pytest.mark.parametrize(
    "again",
    [
        (R(number=2, hands=("R1 R2 R3", "B1 B2 B3", "G1 G2 G3", "Y1 Y2 Y3")), R(hands=FOUR)),
        (R(number=2, bids=(3, 0, 0, 0)), R(bids=(4, 0, 0, 0))),
        (R(number=2, taken=(3, 0, 0, 0)), R(taken=(4, 0, 0, 0))),
    ],
)
def test_after_a_number_that_comes_twice_counting_goes_on(again: tuple[R, R]) -> None:
    """The second round 2 is the third one, as its cards show, and the next is the fourth."""
    judged = record(R(number=1), R(number=2), *again)
    assert faults(judged) == (fault(INCONSISTENT, ROUNDS, 2, expected=3, found=2),)
    assert wr.adjudicate(judged).rounds[3].number == 4


@pytest.mark.ruling(ROUNDS, DEAL_PASSES)
def test_a_round_that_comes_too_late_passes_no_deal() -> None:
    """The first round stands there twice; Jia still deals after Ding."""
    first, second = R(number=1, dealer="Bing"), R(number=2, dealer="Ding")
    for again in (first, second, R(number=2, dealer="Yi")):
        judged = record(first, second, again, R(number=3, dealer="Jia"))
        (found,) = faults(judged)
        assert (found.ruling, found.round, found.expected) == (ROUNDS, again.number, 3)


@pytest.mark.ruling(FIRST_LEAD, DEAL_PASSES)
def test_the_first_lead_may_follow_the_true_dealer() -> None:
    """Bing dealt by the rulings, Yi by the record: Ding may lead, or Bing, and nobody else."""
    rounds = (R(number=1, dealer="Jia"), R(number=2, dealer="Jia"))
    for lead, more in (("Ding", 0), ("Bing", 0), ("Jia", 1)):
        three = R(number=3, dealer="Yi", tricks=(T("R1 R2 R3 R4", lead),))
        found = [each.ruling for each in faults(record(*rounds, three))]
        assert found == [DEAL_PASSES, *[FIRST_LEAD] * more]


@pytest.mark.ruling(DEAL_PASSES, FOLLOW_SUIT)
def test_the_lead_follows_from_who_dealt_the_round_before() -> None:
    """Jia dealt the first round and Yi the second, so that Bing led, and Ding did not follow."""
    plays = (T("R1 B1 R2 R3"), T("R13 R4 R5 R6"))
    two = R(number=2, turn_up="J", tricks=plays)
    for judged in (
        record(R(number=1, dealer="Jia"), two),
        record(R(number=1), two, first_dealer="Jia"),
    ):
        assert [each.ruling for each in faults(judged)] == [FOLLOW_SUIT]
        assert wr.adjudicate(judged).rounds[1].leaders == (2, 1)


@pytest.mark.ruling(FOLLOW_SUIT, WINNER_LEADS)
def test_a_false_lead_hides_no_revoke_before_it() -> None:
    """Yi did not follow in the first trick, and who led the third one nobody knows."""
    plays = (T("R5 Y1 R6 R7", "Jia"), T("R8 R1 R2 R3", "Ding"), T("G1 G2 G3 G4", "Yi"))
    found = faults(record(R(number=3, dealer="Ding", turn_up="J", tricks=plays)))
    assert [(each.ruling, each.trick) for each in found] == [(FOLLOW_SUIT, 1), (WINNER_LEADS, 3)]


@pytest.mark.ruling(DEAL_PASSES, FIRST_LEAD)
@pytest.mark.parametrize("winner", ["Yi", "Bing"])
def test_after_a_false_dealer_winners_count_under_either(winner: str) -> None:
    """Bing led, as Yi dealt, and R4 is Yi's; had Bing dealt, R4 would have been Bing's."""
    two = R(number=2, dealer="Bing", turn_up="J", tricks=(T("R1 R2 R3 R4", winner=winner), T("Y1")))
    judged = record(R(number=1, dealer="Jia"), two)
    assert faults(judged) == (fault(CLAIM, DEAL_PASSES, 2, expected=1, found=2),)
    assert wr.adjudicate(judged).rounds[1].leaders[0] == 2


@pytest.mark.ruling(WINNER_LEADS, HIGHEST_LED_SUIT)
def test_only_those_who_may_have_led_tell_who_takes_the_trick() -> None:
    """Trump is not known: Bing or Ding led the second trick with its highest card."""
    plays = (T("R1 B9 R2 R3"), T("Y13 Y2 Y3 Y4", winner="Jia"))
    judged = R(number=2, dealer="Ding", tricks=plays)
    false = fault(CLAIM, HIGHEST_LED_SUIT, 2, 2, found=0)
    assert faults(record(judged)) == (false,)
    unread = evolve(judged, turn_up="G9", trump="R", tricks=(T("B1 ? B2 B3"), plays[1]))
    kinds = [SUIT_TURNED, SIXTY_CARDS, HIGHEST_LED_SUIT]
    assert [each.ruling for each in faults(record(unread))] == kinds


@pytest.mark.ruling(LAST_ROUND)
def test_none_is_turned_up_with_a_blank_beside_it() -> None:
    """As every text of cards, it may have blanks around it."""
    assert faults(record(R(number=15, turn_up=" none "))) == ()


@pytest.mark.ruling(ROUNDS)
def test_a_number_that_comes_twice_is_the_next_one() -> None:
    """The second round 3 is a round of four cards, and that is one fault."""
    hands = ("R1 R2 R3 R4", "B1 B2 B3 B4", "G1 G2 G3 G4", "Y1 Y2 Y3 Y4")
    plays = (T("R1 R2 R3 R4"), T("B1 B2 B3 B4"), T("G1 G2 G3 G4"), T("Y1 Y2 Y3 Y4"))
    for again in (R(number=3, hands=hands), R(number=3, tricks=plays)):
        judged = record(R(number=3), again, R(number=4))
        assert faults(judged) == (fault(INCONSISTENT, ROUNDS, 3, expected=4, found=3),)


@pytest.mark.ruling(TRICKS_PER_ROUND, TRICKS_SUM)
@pytest.mark.parametrize(
    ("tricks", "taken", "more"),
    [
        (("R1 R2 R3 R4",), (0, 1, 0, 1), 0),
        (("R1 R2 R3 R4",), (0, 0, 0, 1), 0),
        (("R1 R2 R3 R4",), (0, 1, 1, 1), 1),
        (("R1 R2 R3 R4", "R8 R5 R6 R7", "B2 B1 B3 B4"), (0, 0, 0, 2), 0),
        (("R1 R2 R3 R4", "R8 R5 R6 R7", "B2 B1 B3 B4"), (0, 0, 1, 2), 0),
        (("R1 R2 R3 R4", "R8 R5 R6 R7", "B2 ? B3 B4"), (1, 1, 0, 2), 1),
        (("R1 R2 R3 R4", "R8 R5 R6 R7", "B2 ? B3 B4"), (0, 0, 1, 1), 0),
    ],
)
def test_the_sum_where_a_trick_is_missing_or_too_many(
    tricks: tuple[str, ...], taken: tuple[int, ...], more: int
) -> None:
    """It may be the tricks of the round or those recorded; the number of tricks is the fault."""
    plays = tuple(map(T, tricks))
    judged = record(R(number=2, dealer="Ding", tricks=plays, taken=taken), R(number=3))
    found = [each for each in faults(judged) if each.ruling is not SIXTY_CARDS]
    wrong = fault(INCONSISTENT, TRICKS_PER_ROUND, 2, expected=2, found=len(tricks))
    false = fault(INCONSISTENT, TRICKS_SUM, 2, expected=2, found=sum(taken))
    assert found == [wrong, false][: 1 + more]


@pytest.mark.ruling(TRICKS_SUM)
@pytest.mark.parametrize(("taken", "more"), [((0, 1, 0, 1), 0), ((1, 1, 0, 1), 1)])
def test_the_sum_while_a_round_is_under_way(taken: tuple[int, ...], more: int) -> None:
    """It is the tricks so far, whoever took the one that nobody can read."""
    plays = (T("R5 R6 R7 R8"), T("R1 ? R3 R2"))
    found = faults(record(R(number=5, dealer="Ding", tricks=plays, taken=taken)))
    false = fault(INCONSISTENT, TRICKS_SUM, 5, expected=2, found=3)
    assert [each for each in found if each.ruling is not SIXTY_CARDS] == [false] * more


@pytest.mark.ruling(COUNTS_ONE)
@pytest.mark.parametrize(("taken", "more"), [(2, 0), (3, 0), (1, 0), (4, 1)])
def test_tricks_may_be_counted_by_who_is_said_to_have_taken_them(taken: int, more: int) -> None:
    """Ding took two tricks that were given to Yi, and nobody knows who took the third."""
    plays = (
        T("R1 R2 R3 R4", "Jia", "Yi"),
        T("B2 B3 B4 B1", "Yi", "Yi"),
        T("G1 ? G3 G2", "Yi"),
    )
    judged = record(R(number=3, dealer="Ding", tricks=plays, taken=(0, taken, 3 - taken, 0)))
    found = [each.seat for each in faults(judged) if each.ruling is COUNTS_ONE]
    assert found.count(SEATS[1]) == more


@pytest.mark.ruling(TOTAL)
def test_totals_without_bids_follow_the_points() -> None:
    """Without bids points are what they are said to be; a false total is carried on."""
    one = R(number=1, points=(20, 30, 20, 20), totals=(20, 30, 20, 30))
    two = R(number=2, points=(20, 20, -10, -10), totals=(40, 60, 10, 20))
    assert faults(record(one, two)) == (
        fault(CLAIM, TOTAL, 1, seat=3, expected=20, found=30),
        fault(CLAIM, TOTAL, 2, seat=1, expected=50, found=60),
    )


@pytest.mark.ruling(FIRST_LEAD)
@pytest.mark.parametrize("winner", ["Ding", "Jia"])
def test_after_a_false_lead_winners_count_under_either(winner: str) -> None:
    """Jia led, and Ding took the trick; had Yi led, R4 would have been Jia's."""
    judged = record(R(number=1, dealer="Ding", tricks=(T("R1 R2 R3 R4", "Yi", winner),)))
    assert faults(judged) == (fault(CLAIM, FIRST_LEAD, 1, 1, expected=0, found=1),)


@pytest.mark.ruling(SUIT_TURNED, FIRST_LEAD)
@pytest.mark.parametrize(("winner", "more"), [("Jia", 0), ("Yi", 0), ("Bing", 0), ("Ding", 1)])
def test_a_false_trump_and_a_false_lead_go_together_or_not(winner: str, more: int) -> None:
    """With or without trump, from either lead: B9 or R7 takes the trick, Jia's, Yi's or Bing's."""
    trick = T("R7 B9 R2 R3", "Yi", winner)
    judged = record(R(number=1, dealer="Ding", turn_up="J", trump="B", tricks=(trick,)))
    assert [each.ruling.chapter for each in faults(judged)] == ["trump", "play", "trick"][
        : 2 + more
    ]


@pytest.mark.ruling(FIRST_WIZARD)
@pytest.mark.parametrize(("winner", "more"), [("Yi", 0), ("Bing", 0), ("Jia", 1)])
def test_after_a_false_winner_the_next_counts_under_either_lead(winner: str, more: int) -> None:
    """Yi is said to have taken Jia's trick: the Wizard after R6 is Yi's, or else Bing's."""
    plays = (T("W R2 R3 R4", "Jia", "Yi"), T("R6 W R7 R8", winner=winner))
    found = faults(record(R(number=2, dealer="Ding", turn_up="J", tricks=plays)))
    assert [each.trick for each in found] == [1, 2][: 1 + more]


@pytest.mark.ruling(HIGHEST_LED_SUIT, CARD_HELD)
def test_after_a_false_winner_the_hands_show_who_led() -> None:
    """Bing is said to have taken the first trick, but only Jia can have led B13 to the second."""
    hands = ("R13 B13", "R2 B2", "J B3", "Y1 B4")
    plays = (T("R13 R2 J Y1", "Jia", "Bing"), T("B13 B2 B3 B4"))
    found = faults(record(R(number=2, dealer="Ding", hands=hands, tricks=plays)))
    assert [each.ruling for each in found] == [HIGHEST_LED_SUIT]


@pytest.mark.ruling(FOLLOW_SUIT)
def test_a_lead_that_may_have_been_moved_proves_no_revoke() -> None:
    """Who led the second trick, and so the third one, is open: the Wizard took it for somebody."""
    plays = (T("R1 J Y3 Y4", "Jia", "Yi"), T("W G5 G6 G7"), T("B1 R2 B3 B4"))
    judged = record(R(number=3, dealer="Ding", tricks=plays), R())
    assert [each.trick for each in faults(judged)] == [1]


@pytest.mark.ruling(FIRST_LEAD, COUNTS_ONE)
@pytest.mark.parametrize(
    ("taken", "false"), [((0, 0, 0, 1), []), ((1, 0, 0, 0), []), ((0, 1, 0, 0), [1])]
)
def test_after_a_false_lead_tricks_count_for_either(
    taken: tuple[int, ...], false: list[int]
) -> None:
    """R4 is Ding's by the rulings, and Jia's if Yi led as is said; it is never Yi's."""
    sheet = R(number=1, dealer="Ding", tricks=(T("R1 R2 R3 R4", "Yi"),), taken=taken)
    found = faults(record(sheet))
    assert [each.seat for each in found if each.ruling is COUNTS_ONE] == false


@pytest.mark.ruling(WINNER_LEADS)
@pytest.mark.parametrize(("lead", "more"), [("Yi", 0), ("Ding", 0), ("Jia", 1), ("Bing", 1)])
def test_only_who_may_have_led_before_leads_again(lead: str, more: int) -> None:
    """Yi or Ding took the first trick, and so the second, whatever is said to be trump."""
    plays = (T("B1 ? B2 B3"), T("Y13 Y2 Y3 Y4"), T("R1 R2 R3 R4", lead))
    judged = record(R(number=3, dealer="Ding", turn_up="G9", trump="R", tricks=plays))
    assert [each.ruling for each in faults(judged)][2:] == [WINNER_LEADS] * more


@pytest.mark.ruling(FIRST_LEAD)
def test_hands_decide_only_between_the_leads_in_question() -> None:
    """The cards are those of a trick that Bing led, which nobody says; so nothing is known."""
    hands = ("R3", "R4", "R1", "R2")
    judged = record(R(number=1, dealer="Ding", hands=hands, tricks=(T("R1 R2 R3 R4", "Yi"),)))
    lead = fault(CLAIM, FIRST_LEAD, 1, 1, expected=0, found=1)
    assert faults(judged) == (lead,)
    assert wr.adjudicate(judged).rounds[0].leaders == (0,)
    won = record(evolve(judged.rounds[0], tricks=(T("R1 R2 R3 R4", "Yi", "Bing"),)))
    assert faults(won) == (lead, fault(CLAIM, HIGHEST_LED_SUIT, 1, 1, expected=3, found=2))


@pytest.mark.ruling(CARD_HELD)
@pytest.mark.parametrize(("winner", "more"), [("Bing", 0), ("Ding", 0), ("Jia", 1)])
def test_a_card_that_was_not_held_may_have_been_any(winner: str, more: int) -> None:
    """Bing played R9 without holding it: either that is false or the hand is."""
    hands = ("R1", "R2", "R3", "R4")
    trick = T("R1 R2 R9 R4", "Jia", winner)
    found = faults(record(R(number=1, dealer="Ding", hands=hands, tricks=(trick,))))
    unheld = fault(ILLEGAL, CARD_HELD, 1, 1, 2, "R9")
    false = fault(CLAIM, HIGHEST_LED_SUIT, 1, 1, found=0)
    assert found == (*[false] * more, unheld)


@pytest.mark.ruling(CARD_HELD)
@pytest.mark.parametrize(("winner", "more"), [("Bing", 0), ("Ding", 0), ("Jia", 1)])
def test_a_card_that_another_held_may_have_been_any(winner: str, more: int) -> None:
    """Bing played R9, which Ding held: what Bing really played nobody knows."""
    hands = ("R1 B1", "R2 B2", "R3 B3", "R4 R9")
    judged = R(number=2, dealer="Ding", hands=hands, tricks=(T("R1 R2 R9 R4", "Jia", winner),))
    found = [each.ruling for each in faults(record(judged))]
    assert found == [*[HIGHEST_LED_SUIT] * more, CARD_HELD]


@pytest.mark.ruling(CARD_HELD)
@pytest.mark.parametrize(("cards", "more"), [("R2 R1 R4 R3", 1), ("R3 R4 R1 R2", 0), ("R4 R1", 0)])
def test_cards_that_nobody_can_have_played_in_turn(cards: str, more: int) -> None:
    """Each card was held by somebody; whoever led, not all of them in that order."""
    hands = ("R1", "R2", "R3", "R4")
    judged = record(R(number=1, hands=hands, tricks=(T(cards),)))
    assert faults(judged) == (fault(ILLEGAL, CARD_HELD, 1, 1),) * more


@pytest.mark.ruling(CARD_HELD, FIRST_LEAD)
def test_who_led_is_not_known_where_no_hand_tells() -> None:
    """Nobody is named as dealer, and the hands fit no lead better than another; two cards were in
    no hand at all.
    """
    hands = ("R1", "R2", "R3", "R4")
    judged = record(R(number=1, hands=hands, tricks=(T("B1 R2 B3 R1", None, "Yi"),)))
    assert faults(judged) == tuple(
        fault(ILLEGAL, CARD_HELD, 1, 1, card=card) for card in ("B1", "B3")
    )
    assert wr.adjudicate(judged).rounds[0].leaders == (None,)
