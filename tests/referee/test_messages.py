"""What a fault says of itself: one sentence that a table understands, word for word."""

import pytest
from test_adjudication import PM1, REVOKE, R, T, record

import wizard_rules as wr

HANDS = ("R1 R2", "R3 R4", "R5 R6", "R7 R8")
MADE = (wr.RecordBid("Jia", 1), wr.RecordBid("Bing", 0))


def bid(number: int, *bids: int, rules: wr.Ruleset = wr.STANDARD) -> wr.Record:
    return record(R(number=number, dealer="Ding", bids=bids), rules=rules)


@pytest.mark.parametrize(
    ("judged", "messages"),
    [
        # The table
        (record(R(number=16)), ["the last of the game is round 15"]),
        (record(R(number=3), R(number=3)), ["it comes after round 3"]),
        (record(R(dealer="Yi"), first_dealer="Jia"), ["Jia deals, not Yi"]),
        # The deal
        (
            record(R(number=2, turn_up="R1", hands=HANDS)),
            ["R1 is one more than the deck holds"],
        ),
        (
            record(R(number=2, turn_up="?", hands=("R1 X", *HANDS[1:]))),
            ["? is no card", "X is no card"],
        ),
        (record(R(number=14, turn_up="none")), ["no card is turned up"]),
        (record(R(number=15, turn_up="W2")), ["W2 is turned up in the last round"]),
        (record(R(number=3, hands=HANDS)), ["hands of 2 cards, not of 3"]),
        (record(R(number=3, hands=("R1", "R3", "R5", "R7"))), ["hands of 1 card, not of 3"]),
        (
            record(R(number=2, hands=("R1", *HANDS[1:3], "R7 R8 R9"))),
            ["Jia has 1 card, not 2", "Ding has 3 cards, not 2"],
        ),
        # Trump
        (
            record(R(number=1, dealer="Yi", turn_up="W", trump="none")),
            ["no suit is named after a Wizard was turned up"],
        ),
        (
            record(R(number=1, turn_up="W", trump="none")),
            ["no suit is named after a Wizard was turned up"],
        ),
        (record(R(number=1, turn_up="R1", trump="B")), ["trump is R, not B"]),
        (record(R(number=1, turn_up="J", trump="B")), ["trump is none, not B"]),
        # Bids
        (
            bid(2, 0, 3, -1, 0),
            ["Yi bids 3 with a hand of 2 cards", "Bing bids -1 with a hand of 2 cards"],
        ),
        (bid(2, 0, 1, 1, 0, rules=PM1), ["the bids add up to 2, the number of tricks"]),
        (
            record(R(number=2, dealer="Ding", bids_so_far=MADE[:1], tricks=(T("R1"),))),
            ["a card is played before every bid is in"],
        ),
        (
            record(R(number=2, dealer="Ding", bids_so_far=MADE)),
            ["it is for Yi to bid, not for Bing"],
        ),
        (
            record(R(dealer="Jia", bids_so_far=(wr.RecordBid("Bing", 0),)), first_dealer="Ding"),
            ["Ding deals, not Jia", "it is for Jia to bid, not for Bing"],
        ),
        # Tricks
        (
            record(R(number=1, dealer="Ding", tricks=(T("R1 R2 R3 R4", "Yi"),))),
            ["Jia leads, not Yi"],
        ),
        (
            record(R(number=1, dealer="Ding", tricks=(T("R1 R2 R3 R4", "Jia", "Yi"),))),
            ["Ding takes the trick, not Yi"],
        ),
        (
            record(R(number=1, dealer="Ding", tricks=(T("R1 R2 ? R4", "Jia", "Yi"),))),
            ["another takes the trick, not Yi", "? is no card"],
        ),
        (
            record(R(number=1, dealer="Ding", tricks=(T("R1 R2 R3 R1"),))),
            ["R1 is one more than the deck holds"],
        ),
        (
            record(R(number=1, dealer="Ding", tricks=(T("R1 R2 R3 R4"), T("R5 R6 R7 R8")))),
            ["2 tricks, not 1"],
        ),
        (
            record(R(number=2, dealer="Ding", tricks=(T("R1 R2 R3 R4"),)), R()),
            ["1 trick, not 2"],
        ),
        (
            record(
                R(
                    number=1,
                    dealer="Ding",
                    hands=("R1", "R2", "R3", "R4"),
                    tricks=(T("R1 B2 R3 R4"),),
                )
            ),
            ["Yi plays B2 without holding it"],
        ),
        (
            record(R(number=1, hands=("R1", "R2", "R3", "R4"), tricks=(T("B1 B2 R1 R3"),))),
            ["B1 is played, and nobody holds it", "B2 is played, and nobody holds it"],
        ),
        (
            record(R(number=1, hands=("R1", "R2", "R3", "R4"), tricks=(T("R2 R1 R4 R3"),))),
            ["whoever led, somebody plays a card without holding it"],
        ),
        (record(REVOKE), ["Yi plays Y3 on the led suit R, holds R2 and plays it to trick 4"]),
        (
            record(
                R(
                    number=2,
                    dealer="Ding",
                    hands=("R1 B1", "R3 B2", *HANDS[2:]),
                    tricks=(T("R1 B2 R5 R7"),),
                )
            ),
            ["Yi plays B2 on the led suit R, holds R3 and never plays it"],
        ),
        # The score
        (
            record(R(number=2, dealer="Ding", taken=(1, 2, 0, 0))),
            ["1+2+0+0 tricks are taken, not 2"],
        ),
        (
            record(R(number=1, dealer="Ding", tricks=(T("R1 R2 R3 R4"),), taken=(0, 1, 0, 0))),
            ["Yi takes 0 tricks, not 1", "Ding takes 1 trick, not 0"],
        ),
        (
            record(R(number=1, dealer="Ding", tricks=(T("R1 ? R3 R2"),), taken=(0, 2, 0, 0))),
            ["Yi cannot have taken 2 tricks", "? is no card"],
        ),
        (
            record(R(number=1, dealer="Ding", tricks=(T("R1 ? R3 R2"),), taken=(0, 0, 0, 0))),
            ["0+0+0+0 tricks are taken, not 1", "? is no card"],
        ),
        (
            record(
                R(
                    number=2,
                    dealer="Ding",
                    bids=(1, 0, 0, 0),
                    taken=(2, 0, 0, 0),
                    points=(40, 20, 20, 20),
                )
            ),
            ["Jia bid 1 and took 2: not 40 points"],
        ),
        (
            record(R(number=2, dealer="Ding", bids=(1, 0, 0, 0), points=(40, 20, 20, 20))),
            ["Jia bid 1: that never scores 40 points"],
        ),
        (
            record(
                R(number=1, totals=(20, 20, 20, 30)),
                R(number=2, points=(10, 20, 20, 20), totals=(30, 40, 50, 50)),
            ),
            ["Bing has 40 points in all, not 50"],
        ),
    ],
)
def test_the_words_of_a_fault(judged: wr.Record, messages: list[str]) -> None:
    """Who, what and what instead; whoever sits in no known seat is another."""
    assert [fault.message for fault in wr.adjudicate(judged).faults] == messages
