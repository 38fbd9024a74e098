"""What one seat sees, and what it does not."""

import random

import pytest
from attrs import evolve
from hypothesis import given
from hypothesis import strategies as st

import wizard_rules as wr
from wizard_rules.rulebook.bid import HIDDEN, PUBLIC
from wizard_rules.rulebook.deal import TURN_UP_STAYS
from wizard_rules.rulebook.table import SEATS
from wizard_rules.rulebook.trick import TAKEN_PUBLIC
from wizard_rules.strategies import games

WIZARD = wr.Wizard(1)
Round = wr.ChoosingTrump | wr.Bidding | wr.Playing


@st.composite
def seats_in_rounds(draw: st.DrawFn) -> tuple[Round, wr.Seat]:
    """A round under way, often just dealt and with a Wizard turned, and a seat at its table."""
    game = draw(games(max_acts=0) | games(max_acts=300))  # no game is over so soon
    if isinstance(game, wr.Dealing):
        dealt = game.table.number * game.table.players
        rest = [card for card in wr.shuffled_deck(random.Random(dealt)) if card is not WIZARD]
        game = wr.deal(game, (*rest[:dealt], WIZARD, *rest[dealt:]))
    assert isinstance(game, Round)
    return game, draw(st.sampled_from(SEATS[: game.table.players]))


@st.composite
def seats_in_play(draw: st.DrawFn) -> tuple[wr.Playing, wr.Seat]:
    """A round in which every bid is in, and a seat at its table."""
    under_way, seat = draw(seats_in_rounds())
    game: wr.Game = under_way
    rng = random.Random(draw(st.integers(0, 1 << 32)))
    while not isinstance(game, wr.Playing):
        game = wr.apply(game, rng.choice(wr.legal_actions(game)))
    return game, seat


def held(game: Round) -> tuple[wr.CardSet, ...]:
    return game.hands if isinstance(game, wr.Playing) else game.deal.hands


def with_deal(game: Round, deal: wr.Deal) -> Round:
    if isinstance(game, wr.Playing):
        contract = evolve(game.progress.contract, deal=deal)
        return evolve(game, progress=evolve(game.progress, contract=contract))
    return evolve(game, deal=deal)


def dealt_otherwise(game: Round, seat: wr.Seat, rng: random.Random) -> Round:
    """The game if all cards that *seat* does not see lay elsewhere."""
    others = [other for other in SEATS[: game.table.players] if other != seat]
    unseen = [*game.deal.stock, *(card for other in others for card in held(game)[other])]
    rng.shuffle(unseen)
    hands = list(game.deal.hands)
    for other in others:
        size = len(held(game)[other])
        hands[other] = wr.CardSet([*hands[other] - held(game)[other], *unseen[:size]])
        del unseen[:size]
    return with_deal(game, wr.Deal(tuple(hands), game.deal.turn_up))


@given(seats_in_rounds(), st.integers(0, 1 << 32))
def test_a_view_does_not_depend_on_what_it_hides(place: tuple[Round, wr.Seat], seed: int) -> None:
    """Other hands and the stock do not show, wherever their cards lie."""
    game, seat = place
    other = dealt_otherwise(game, seat, random.Random(seed))
    assert wr.view(other, seat) == wr.view(game, seat)
    assert repr(wr.view(other, seat)) == repr(wr.view(game, seat))


@pytest.mark.ruling(HIDDEN)
@given(st.permutations(SEATS[:4]), st.integers(1, 3), st.integers(0, 1))
def test_hidden_bids_of_others_do_not_show(order: list[wr.Seat], made: int, tricks: int) -> None:
    """All players bid in secret: each sees the own bid alone, and who has still to bid."""
    game = wr.deal(wr.start_game(wr.HIDDEN_BIDS, SEATS[3]), wr.DECK)
    for seat in order[:made]:
        game = wr.bid(game, tricks, seat)
    for seat in SEATS[:4]:
        seen = wr.view(game, seat)
        assert isinstance(seen, wr.BiddingView)
        assert seen.bids == (((seat, tricks),) if seat in order[:made] else ())
        assert sorted(seen.may_bid) == sorted(order[made:])


@pytest.mark.ruling(PUBLIC, TURN_UP_STAYS)
@given(seats_in_rounds())
def test_each_seat_sees_its_own_hand_and_the_table(place: tuple[Round, wr.Seat]) -> None:
    """The own hand shows, and the turn-up, trump, and the open bids."""
    game, seat = place
    seen = wr.view(game, seat)
    assert not isinstance(seen, wr.Dealing | wr.Finished)
    assert (seen.seat, seen.table) == (seat, game.table)
    assert (seen.hand, seen.turn_up) == (held(game)[seat], game.deal.turn_up)
    if not isinstance(game, wr.ChoosingTrump):
        assert not isinstance(seen, wr.ChoosingTrumpView)
        assert seen.trump == game.trump
    if isinstance(game, wr.Bidding) and game.table.ruleset.bidding is wr.BiddingMethod.OPEN:
        assert isinstance(seen, wr.BiddingView)
        assert seen.bids == game.bids


@pytest.mark.ruling(PUBLIC, TAKEN_PUBLIC)
@given(seats_in_play())
def test_all_see_the_same_of_the_play(place: tuple[wr.Playing, wr.Seat]) -> None:
    """Bids, tricks, and the number of tricks each player has taken stay visible."""
    game, seat = place
    seen, progress = wr.view(game, seat), game.progress
    assert isinstance(seen, wr.PlayingView)
    assert (seen.bids, seen.taken) == (progress.contract.bids, progress.taken)
    assert (seen.tricks, seen.leader) == (progress.tricks, progress.leader)
    assert (seen.cards, seen.to_act) == (game.cards, game.to_act)


@given(seats_in_rounds())
def test_a_view_is_enough_to_act_on(place: tuple[Round, wr.Seat]) -> None:
    """What a seat may do follows from what it sees."""
    game, seat = place
    seen, legal = wr.view(game, seat), wr.legal_actions(game, seat)
    if isinstance(seen, wr.PlayingView):
        plays = map(wr.Play, wr.legal_plays(seen.hand, seen.cards))
        assert legal == (tuple(plays) if seat == seen.to_act else ())
    if isinstance(seen, wr.BiddingView):
        bids = [tricks for _, tricks in seen.bids]
        rules = seen.table.ruleset
        tricks = wr.legal_bids(
            len(seen.hand), bids, players=rules.players, bid_total=rules.bid_total
        )
        assert legal == (tuple(map(wr.Bid, tricks)) if seat in seen.may_bid else ())
    if isinstance(seen, wr.ChoosingTrumpView):
        assert legal == (tuple(map(wr.NameTrump, wr.Suit)) if seat == seen.to_act else ())


@pytest.mark.parametrize("phase", [wr.Dealing, wr.Finished])
def test_between_rounds_there_is_nothing_to_hide(phase: type[wr.Dealing | wr.Finished]) -> None:
    """While no cards are dealt, all see the game as it is."""
    game = phase(wr.start_game(wr.STANDARD, SEATS[0]).table)
    assert all(wr.view(game, seat) is game for seat in SEATS[:4])


@pytest.mark.parametrize("seat", [-1, 4])
def test_only_a_seat_at_the_table_sees_anything(seat: int) -> None:
    """Who does not sit at the table has no view of it."""
    with pytest.raises(ValueError, match="is no seat at a table of 4"):
        wr.view(wr.start_game(wr.STANDARD, SEATS[0]), wr.Seat(seat))
