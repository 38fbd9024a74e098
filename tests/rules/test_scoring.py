"""The score of a round, the totals and the places."""

from itertools import product

import naive_referee as referee
import pytest
from hypothesis import given
from hypothesis import strategies as st

import wizard_rules as wr
from wizard_rules import strategies
from wizard_rules.rulebook.score import (
    EVERY_ROUND,
    EXACT,
    HIGHEST_WINS,
    MISSED,
    TIES_SHARE,
    TOTAL,
    TRICKS_SUM,
)

NUMBERS = range(31)
NAMES = ("Jia", "Yi", "Bing", "Ding")


def recorded(line: str) -> wr.RecordRound:
    """The round that a line of a score sheet records, bid/taken for each player."""
    pairs = [pair.split("/") for pair in line.split()]
    return wr.RecordRound(
        bids=tuple(int(bid) for bid, _ in pairs), taken=tuple(int(taken) for _, taken in pairs)
    )


@pytest.mark.ruling(EXACT, MISSED)
def test_the_referee_scores_the_same() -> None:
    """A bid made exactly scores twenty, and ten for each trick; a bid missed loses ten for each
    trick over or under.
    """
    scores = [[wr.bid_score(bid, taken) for taken in NUMBERS] for bid in NUMBERS]
    assert scores == [[referee.points(bid, taken) for taken in NUMBERS] for bid in NUMBERS]


@pytest.mark.ruling(EXACT, MISSED)
@pytest.mark.parametrize("bid", NUMBERS)
def test_what_a_score_can_be(bid: int) -> None:
    """A score is a multiple of ten: from twenty up when the bid was made exactly, and else from
    minus ten down, as much for so many tricks over as under.
    """
    for taken in NUMBERS:
        score, number = wr.bid_score(bid, taken), max(bid, taken)
        is_exact = wr.score_ruling(bid, taken) == EXACT
        assert is_exact == (bid == taken)
        assert score % 10 == 0
        assert score >= 20 if is_exact else score <= -10
        assert -10 * number <= score <= 20 + 10 * number
        assert score == wr.bid_score(taken, bid)


@pytest.mark.ruling(MISSED)
def test_the_tricks_taken_score_nothing_on_a_miss() -> None:
    """A bid missed loses ten for each trick over or under, and the tricks taken score nothing."""
    for bid, taken, more in product(range(11), repeat=3):
        if wr.score_ruling(bid, taken) == MISSED:
            assert wr.bid_score(bid + more, taken + more) == wr.bid_score(bid, taken)


@pytest.mark.parametrize(("bid", "taken"), [(-1, 0), (0, -1), (31, 0), (0, 31)])
def test_nobody_bids_or_takes_less_than_nothing(bid: int, taken: int) -> None:
    """There is no score for a negative number of tricks, nor for more than the largest hand."""
    for ask in (wr.bid_score, wr.score_ruling):
        with pytest.raises(ValueError, match=f"{bid or taken} is no number of tricks from 0 to 30"):
            ask(bid, taken)


@pytest.mark.ruling(EXACT, TRICKS_SUM)
def test_if_all_are_exact_the_bids_add_up() -> None:
    """Where everybody scores twenty or more, the bids add up to the number of tricks: for three
    players, in rounds of up to four tricks.
    """
    for number in range(1, 5):
        counts = list(product(range(number + 1), repeat=3))
        for bids, taken in product(counts, [taken for taken in counts if sum(taken) == number]):
            if all(wr.bid_score(*each) >= 20 for each in zip(bids, taken, strict=True)):
                assert sum(bids) == number


@pytest.mark.ruling(TRICKS_SUM, EVERY_ROUND, TOTAL)
@given(strategies.games())
def test_every_round_is_scored(game: wr.Game) -> None:
    """Scores are reckoned at the end of every round, from tricks taken that add up to its number,
    and a player's total is the sum of them.
    """
    totals = [0] * game.table.players
    for number, scored in enumerate(game.table.history, start=1):
        assert sum(scored.taken) == len(scored.tricks) == number
        for seat, (bid, taken) in enumerate(zip(scored.bids, scored.taken, strict=True)):
            assert scored.points[seat] == referee.points(bid, taken)
            totals[seat] += scored.points[seat]
    assert list(game.table.totals) == totals


@pytest.mark.ruling(EXACT, MISSED, TOTAL)
@pytest.mark.parametrize(
    ("rounds", "totals"),
    [
        (["0/0 1/1 0/0 0/0", "1/1 1/0 0/1 0/0", "1/0 2/1 0/1 0/1"], [40, 10, 0, 30]),
        (["0/0 1/0 1/1", "2/1 0/0 0/1"], [10, 10, 20]),
        (["0/0 0/0 0/0 1/1", "1/2 1/0 0/0 0/0", "0/2 0/1 1/0 0/0"], [-10, 0, 30, 70]),
    ],
)
def test_score_sheets(rounds: list[str], totals: list[int]) -> None:
    """A player's total is the sum of the scores of all rounds and may be negative."""
    sheet = tuple(map(recorded, rounds))
    report = wr.adjudicate(wr.Record(players=NAMES[: len(totals)], rounds=sheet))
    assert report.faults == ()
    assert list(report.rounds[-1].totals) == totals


@pytest.mark.ruling(HIGHEST_WINS, TIES_SHARE)
@given(st.lists(st.integers(-12, 12).map(lambda tens: 10 * tens), max_size=6))
def test_places(totals: list[int]) -> None:
    """The highest total after the last round wins, and players with equal totals share the place:
    listed best first, equal ones in the order of their seats.
    """
    places = wr.places(totals)
    ranks = referee.places(totals)
    assert [(place.rank, place.seat) for place in places] == sorted(
        (rank, seat) for seat, rank in enumerate(ranks)
    )
    assert [place.total for place in places] == sorted(totals, reverse=True)


@pytest.mark.ruling(HIGHEST_WINS, TIES_SHARE)
@pytest.mark.parametrize(
    ("totals", "ranks"),
    [([250, 250, 100], [1, 1, 3]), ([-40, -10, -70], [1, 2, 3]), ([20] * 6, [1] * 6), ([], [])],
)
def test_places_by_example(totals: list[int], ranks: list[int]) -> None:
    """The highest total wins, even below zero; after a shared place the next one is left out."""
    assert [place.rank for place in wr.places(totals)] == ranks
