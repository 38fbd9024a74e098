"""The bids: who may bid what."""

import random
from functools import partial
from itertools import product

import naive_referee as referee
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

import wizard_rules as wr
from wizard_rules import strategies
from wizard_rules.rulebook.bid import (
    BEFORE_PLAY,
    HIDDEN,
    ORDER,
    PLUS_MINUS_ONE,
    PUBLIC,
    RANGE,
    SUM_FREE,
)

SEATS = [wr.Seat(place) for place in range(3)]
HANDS = tuple(map(wr.parse_card_set, ("R1", "R2", "R3")))


def bidding(method: wr.BiddingMethod) -> wr.Game:
    """The first round of three players, whose first bidder is seat 0, after the deal."""
    game = wr.start_game(wr.Ruleset(players=3, bidding=method), dealer=wr.Seat(2))
    return wr.deal_hands(game, wr.Deal(HANDS, turn_up=wr.Jester(1)))


@st.composite
def positions(draw: st.DrawFn) -> tuple[int, int, list[int]]:
    """Players, the number of a round, and the bids made before somebody bids."""
    players = draw(st.integers(2, 6))
    number = draw(st.integers(1, wr.rounds_in_game(players)))
    bids = draw(st.lists(st.integers(0, number), max_size=players - 1))
    return players, number, bids


def are_announced(game: wr.Game) -> bool:
    """Whether bids were made aloud, or all hidden ones are in."""
    if isinstance(game, wr.Bidding):
        return game.table.ruleset.bidding is wr.BiddingMethod.OPEN and len(game.bids) > 0
    return isinstance(game, wr.Playing)


@st.composite
def rounds_with_bids(draw: st.DrawFn) -> wr.Bidding | wr.Playing:
    """A round in which bids have been announced."""
    game = draw(strategies.games(max_acts=60))  # no game is over so soon
    rng = random.Random(draw(st.integers(0, 1 << 32)))
    if isinstance(game, wr.Dealing):
        game = wr.deal(game, wr.shuffled_deck(rng))
    while not are_announced(game):
        game = wr.apply(game, rng.choice(wr.legal_actions(game)))
    assert isinstance(game, wr.Bidding | wr.Playing)
    return game


@pytest.mark.ruling(RANGE, SUM_FREE, PLUS_MINUS_ONE)
@pytest.mark.parametrize("bid_total", wr.BidTotal)
@pytest.mark.parametrize("number", range(1, 5))
def test_the_referee_allows_the_same_bids(number: int, bid_total: wr.BidTotal) -> None:
    """A bid is a number from zero to the cards in the hand, which plus/minus one may bar."""
    bars = bid_total is wr.BidTotal.PLUS_MINUS_ONE
    made = [bids for many in range(4) for bids in product(range(number + 1), repeat=many)]
    for players, bids in product((2, 3, 4), made):
        if len(bids) >= players:
            continue
        legal = wr.legal_bids(number, bids, players=players, bid_total=bid_total)
        assert list(legal) == referee.legal_bids(number, list(bids), players, bars)
        for bid in range(-2, number + 3):
            found = wr.check_bid(bid, number, bids, players=players, bid_total=bid_total)
            expected = referee.why_illegal_bid(bid, number, list(bids), players, bars)
            assert (None if found is None else found.ruling.id) == expected


@given(positions(), st.sampled_from(wr.BidTotal))
def test_the_faces_of_a_bid_agree(
    position: tuple[int, int, list[int]], bid_total: wr.BidTotal
) -> None:
    """A bid breaks no ruling exactly when it is one of the legal bids."""
    players, number, bids = position
    legal = wr.legal_bids(number, bids, players=players, bid_total=bid_total)
    assert legal == tuple(
        bid
        for bid in range(-1, number + 2)
        if wr.check_bid(bid, number, bids, players=players, bid_total=bid_total) is None
    )


@pytest.mark.ruling(SUM_FREE)
@given(positions())
@example((4, 3, [1, 1, 1])).via("the bids add up to the tricks")
def test_the_base_game_bars_no_bid(position: tuple[int, int, list[int]]) -> None:
    """In the base game the bids may add up to anything, the number of tricks included."""
    players, number, bids = position
    assert wr.legal_bids(number, bids, players=players) == tuple(range(number + 1))


@pytest.mark.ruling(PLUS_MINUS_ONE)
@given(positions())
@example((4, 3, [1, 1, 1])).via("the last bidder may not bid zero")
@example((4, 1, [0, 0, 0])).via("a one-card round is no exception")
@example((3, 1, [1, 1])).via("the tricks are bid away already")
def test_plus_minus_one_bars_one_bid_at_most(position: tuple[int, int, list[int]]) -> None:
    """The bids may not add up to the number of tricks, so the last bidder has at most one bid
    barred, and always one left.
    """
    players, number, bids = position
    legal = wr.legal_bids(number, bids, players=players, bid_total=wr.BidTotal.PLUS_MINUS_ONE)
    barred = set(range(number + 1)) - set(legal)
    bids_last = len(bids) == players - 1
    assert barred == ({number - sum(bids)} if bids_last and sum(bids) <= number else set())
    assert legal


@pytest.mark.ruling(RANGE)
@pytest.mark.parametrize("bid", [True, False, 1.0, "1", None, []])
def test_a_bid_is_a_whole_number(bid: int) -> None:
    """What is no whole number is no bid, whatever it is equal to, and no ruling judges it."""
    with pytest.raises(ValueError, match=r"^bid: .* is no whole number$") as caught:
        wr.check_bid(bid, 5, players=4)
    assert not isinstance(caught.value, wr.WizardRulesError)


@pytest.mark.ruling(ORDER)
def test_bids_come_in_turn() -> None:
    """Once trump is settled, bidding runs clockwise from the dealer's left and ends with the
    dealer.
    """
    game = bidding(wr.BiddingMethod.OPEN)
    for seat in SEATS:
        assert [other for other in SEATS if wr.legal_actions(game, other)] == [seat]
        out_of_turn = wr.check_action(game, wr.Bid(0), seat=wr.next_dealer(seat, 3))
        assert out_of_turn is not None
        assert out_of_turn.ruling == ORDER
        game = wr.bid(game, 0)
    assert isinstance(game, wr.Playing)


@pytest.mark.ruling(HIDDEN)
@given(st.permutations(SEATS))
def test_hidden_bids_come_in_any_order(order: list[wr.Seat]) -> None:
    """All players bid at the same time and in secret instead of in turn."""
    game = bidding(wr.BiddingMethod.HIDDEN)
    for place, seat in enumerate(order):
        assert {other for other in SEATS if wr.legal_actions(game, other)} == set(order[place:])
        game = wr.bid(game, seat % 2, seat)
        if isinstance(game, wr.Bidding):
            again = wr.check_action(game, wr.Bid(0), seat=seat)
            assert again is not None
            assert again.ruling == HIDDEN
    assert isinstance(game, wr.Playing)
    assert game.progress.contract.bids == (0, 1, 0)


@pytest.mark.ruling(BEFORE_PLAY)
@pytest.mark.parametrize("method", wr.BiddingMethod)
def test_no_card_is_played_before_the_last_bid(method: wr.BiddingMethod) -> None:
    """Every bid is in and recorded before the first card is played."""
    game, lead = bidding(method), wr.Play(wr.parse_cards("R1")[0])
    for _ in SEATS:
        too_early = wr.check_action(game, lead)
        assert too_early is not None
        assert too_early.ruling == BEFORE_PLAY
        game = wr.bid(game, 1)
    assert wr.check_action(game, lead) is None
    too_late = wr.check_action(game, wr.Bid(1))
    assert too_late is not None
    assert too_late.ruling == BEFORE_PLAY


@pytest.mark.ruling(PUBLIC)
@given(rounds_with_bids())
def test_everyone_knows_the_bids(game: wr.Bidding | wr.Playing) -> None:
    """Bids are announced so that everyone knows them all, hidden ones once all are in."""
    bids = game.bids if isinstance(game, wr.Bidding) else game.progress.contract.bids
    for seat in range(game.table.players):
        sight = wr.view(game, wr.Seat(seat))
        assert isinstance(sight, wr.BiddingView | wr.PlayingView)
        assert sight.bids == bids


@pytest.mark.parametrize(
    ("number", "bids", "players", "why"),
    [
        (0, (), 4, "number: 0 is no round: of 4 there are 1 to 15"),
        (16, (), 4, "number: 16 is no round: of 4 there are 1 to 15"),
        (10**5000, (), 4, "number: a huge number is no round: of 4 there are 1 to 15"),
        (3, (1, 1, 1, 1), 4, "bids: 4 are made, so of 4 nobody is left to bid"),
        (3, (0, 4), 4, "bids: 4 is no bid from 0 to 3"),
        (3, (-1,), 4, "bids: -1 is no bid from 0 to 3"),
        (3, (), 7, "players: 7 is not from 2 to 6"),
    ],
    ids=["none", "after-the-last", "huge", "all-bid", "too-high", "too-low", "no-table"],
)
def test_what_no_table_can_bring_about_is_no_question(
    number: int, bids: tuple[int, ...], players: int, why: str
) -> None:
    """No such round, nobody left to bid, or no such table."""
    for ask in (wr.legal_bids, partial(wr.check_bid, 1)):
        with pytest.raises(ValueError, match=f"^{why}"):
            ask(number, bids, players=players)
        ask(15, (1, 1, 1), players=4)


@pytest.mark.ruling(RANGE)
@pytest.mark.parametrize("tricks", [10**5000, -(10**5000)], ids=["high", "low"])
def test_a_huge_number_is_refused_as_any_other(tricks: int) -> None:
    """Python refuses to spell it out; the ruling is named all the same."""
    game = wr.deal(wr.start_game(wr.STANDARD, wr.Seat(3)), wr.DECK)
    for refuse in (partial(wr.bid, game, tricks), partial(wr.bid, game, 1, wr.Seat(tricks))):
        with pytest.raises(wr.IllegalBid, match="a huge number"):
            refuse()
    violation = wr.check_bid(tricks, 3, players=4)
    assert violation is not None
    assert violation.ruling is RANGE


@pytest.mark.parametrize("word", [total.value for total in wr.BidTotal])
def test_a_word_is_no_choice(word: wr.BidTotal) -> None:
    """Only the choice itself is one: a word that was mistaken for another would bar a bid."""
    for ask in (wr.legal_bids, partial(wr.check_bid, 1)):
        with pytest.raises(ValueError, match=f"^bid_total: '{word}' is no BidTotal$"):
            ask(3, (1, 1, 1), players=4, bid_total=word)
