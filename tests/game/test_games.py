import random
import runpy
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest
from attrs import astuple, evolve
from hypothesis import given
from hypothesis import strategies as st
from naive_referee import Referee
from naive_referee import places as referee_places

import wizard_rules as wr
from wizard_rules.rulebook.bid import HIDDEN, ORDER
from wizard_rules.rulebook.play import TRICKS_PER_ROUND
from wizard_rules.rulebook.score import EVERY_ROUND, HIGHEST_WINS, TIES_SHARE
from wizard_rules.rulebook.table import DEAL_PASSES, ROUNDS, SEATS
from wizard_rules.strategies import games

PROGRAM = Path(__file__).parents[2] / "examples/whole_game.py"
PHASES = {
    "dealing": wr.Dealing,
    "choosing-trump": wr.ChoosingTrump,
    "bidding": wr.Bidding,
    "playing": wr.Playing,
    "finished": wr.Finished,
}


def every_ruleset() -> Iterator[wr.Ruleset]:
    for chosen in product(range(2, 7), wr.BidTotal, wr.BiddingMethod, wr.FirstCard):
        players, bid_total, bidding, first_card = chosen
        if (bid_total, bidding) != (wr.BidTotal.PLUS_MINUS_ONE, wr.BiddingMethod.HIDDEN):
            yield wr.Ruleset(players, wr.TwoPlayers.ALLOWED, bid_total, bidding, first_card)


def choices(ruleset: wr.Ruleset) -> str:
    return "-".join(str(getattr(choice, "value", choice)) for choice in astuple(ruleset))


def referee_for(ruleset: wr.Ruleset, dealer: wr.Seat) -> Referee:
    return Referee(
        ruleset.players,
        dealer,
        bid_total=ruleset.bid_total.value,
        bidding=ruleset.bidding.value,
        first_card=ruleset.first_card.value,
    )


def tell(referee: Referee, action: wr.Action, seat: wr.Seat | None) -> None:
    if isinstance(action, wr.Play):
        referee.play(str(action.card), seat)
    elif isinstance(action, wr.Bid):
        referee.bid(action.tricks, seat)
    else:
        referee.name_trump(action.suit.name, seat)


def in_referee_words(action: wr.Action) -> str:
    if isinstance(action, wr.Play):
        return str(action.card)
    return f"bid {action.tricks}" if isinstance(action, wr.Bid) else f"trump {action.suit}"


def text(value: wr.Card | wr.Suit | None) -> str | None:
    return None if value is None else str(value)


def assert_agreed(game: wr.Game, referee: Referee) -> None:
    """Both see the same game, fact by fact."""
    table = game.table
    assert type(game) is PHASES[referee.phase]
    assert (table.dealer, list(table.totals)) == (referee.dealer, referee.totals)
    assert table.number == referee.number + game.is_over
    assert len(table.history) == len(referee.history)
    for seat in (None, *SEATS[: table.players]):
        legal = [in_referee_words(action) for action in wr.legal_actions(game, seat)]
        assert sorted(legal) == sorted(referee.legal(seat))
    if isinstance(game, wr.Dealing | wr.Finished):
        assert_agreed_on_score(table, referee)
    else:
        assert_agreed_on_round(game, referee)


def assert_agreed_on_score(table: wr.Table, referee: Referee) -> None:
    for scored, theirs in zip(table.history[-1:], referee.history[-1:], strict=True):
        assert (scored.deal.number, scored.dealer) == (theirs.number, theirs.dealer)
        assert (text(scored.trump), list(scored.bids)) == (theirs.trump, theirs.bids)
        assert (list(scored.taken), list(scored.points)) == (theirs.taken, theirs.points)
        assert [as_told(trick) for trick in scored.tricks] == referee.tricks


def assert_agreed_on_round(
    game: wr.ChoosingTrump | wr.Bidding | wr.Playing, referee: Referee
) -> None:
    hands = game.hands if isinstance(game, wr.Playing) else game.deal.hands
    held = [sorted(map(str, hand)) for hand in hands]
    assert held == [sorted(hand) for hand in referee.hands]
    assert text(game.deal.turn_up) == referee.turn_up
    assert sorted(map(str, game.deal.stock)) == sorted(referee.stock)
    assert game.to_act == referee.to_act()
    if isinstance(game, wr.Bidding):
        assert (text(game.trump), dict(game.bids)) == (referee.trump, referee.bids)
    if isinstance(game, wr.Playing):
        assert_agreed_on_tricks(game, referee)


def assert_agreed_on_tricks(game: wr.Playing, referee: Referee) -> None:
    progress = game.progress
    assert text(game.trump) == referee.trump
    assert dict(enumerate(progress.contract.bids)) == referee.bids
    assert (progress.leader, list(progress.taken)) == (referee.leader, referee.taken)
    assert [as_told(trick) for trick in progress.tricks] == referee.tricks
    assert list(map(str, game.cards)) == referee.trick


def as_told(trick: wr.Trick) -> tuple[int, list[str], int]:
    return trick.leader, list(map(str, trick.cards)), trick.winner


def places_of_cards(game: wr.ChoosingTrump | wr.Bidding | wr.Playing) -> list[wr.Card]:
    """Every card of the round, from wherever it lies now."""
    hands, played = game.deal.hands, list[wr.Card]()
    if isinstance(game, wr.Playing):
        hands = game.hands
        played += [card for trick in game.progress.tricks for card in trick.cards]
        played += game.cards
    turned = () if game.deal.turn_up is None else (game.deal.turn_up,)
    return [*game.deal.stock, *turned, *played, *(card for hand in hands for card in hand)]


def assert_sixty_cards(game: wr.Game) -> None:
    """No card is lost, and none is there twice."""
    if not isinstance(game, wr.Dealing | wr.Finished):
        assert sorted(card.bit for card in places_of_cards(game)) == [1 << n for n in range(60)]


def some_act(game: wr.Game, rng: random.Random) -> tuple[wr.Action, wr.Seat]:
    """A legal act and who does it; hidden bids come from anybody who has not bid."""
    able = [seat for seat in SEATS[: game.table.players] if wr.legal_actions(game, seat)]
    seat = rng.choice(able)
    return rng.choice(wr.legal_actions(game, seat)), seat


@pytest.mark.parametrize("ruleset", list(every_ruleset()), ids=choices)
@pytest.mark.ruling(ORDER, HIDDEN, TRICKS_PER_ROUND, EVERY_ROUND)
def test_a_whole_game_is_as_the_referee_sees_it(ruleset: wr.Ruleset) -> None:
    """Under all choices of a table, the library and the referee agree at every step of a game."""
    rng = random.Random(ruleset.players)
    dealer = rng.choice(SEATS[: ruleset.players])
    game, referee = wr.start_game(ruleset, dealer), referee_for(ruleset, dealer)
    while not game.is_over:
        deck = wr.shuffled_deck(rng)
        game = wr.deal(game, deck)
        referee.deal(list(map(str, deck)))
        assert_agreed(game, referee)
        while wr.legal_actions(game):
            action, seat = some_act(game, rng)
            game = wr.apply(game, action, seat=seat)
            tell(referee, action, seat)
            assert_agreed(game, referee)


def test_the_whole_interface_is_one_loop(capsys: pytest.CaptureFixture[str]) -> None:
    """A game needs a deck for each round and an act for each turn, and ends in standings."""
    game: wr.Game = runpy.run_path(str(PROGRAM))["game"]

    assert [len(scored.tricks) for scored in game.table.history] == [*range(1, 16)]
    lines = [list(map(int, line.split())) for line in capsys.readouterr().out.splitlines()]
    assert sorted((seat, total) for _, seat, total in lines) == [*enumerate(game.table.totals)]


@pytest.mark.ruling(ROUNDS, DEAL_PASSES)
@given(games())
def test_the_rounds_of_a_game_follow_each_other(game: wr.Game) -> None:
    """A game is over after the last round; till then the deal passes and hands grow."""
    table = game.table
    assert [scored.deal.number for scored in table.history] == [*range(1, table.number)]
    dealers = [*(scored.dealer for scored in table.history), table.dealer]
    assert all(dealer == (dealers[0] + n) % table.players for n, dealer in enumerate(dealers))
    assert game.is_over == (len(table.history) == 60 // table.players)


@given(games())
def test_no_card_is_lost(game: wr.Game) -> None:
    """The sixty cards are in the hands, on the table, turned up or in the stock, once each."""
    assert_sixty_cards(game)


@pytest.mark.ruling(HIGHEST_WINS, TIES_SHARE)
@given(st.lists(st.integers(-3, 3).map((10).__mul__), min_size=3, max_size=6))
def test_equal_totals_share_the_place(totals: list[int]) -> None:
    """The highest total wins; players with equal totals share the place."""
    table = wr.Table(wr.Ruleset(len(totals)), SEATS[0], (), tuple(totals))
    standings = wr.standings(wr.Finished(table))
    assert [place.rank for place in standings] == sorted(referee_places(totals))
    assert {place.seat: place.total for place in standings} == dict(enumerate(totals))
    by_seat = sorted(standings, key=lambda place: place.seat)
    assert [place.rank for place in by_seat] == referee_places(totals)


@pytest.mark.parametrize("dealer", [-1, 4, True, 1.0])
def test_a_dealer_sits_at_the_table(dealer: int) -> None:
    """Only a seat of the table deals first."""
    with pytest.raises(ValueError, match=rf"^dealer: {dealer} is no (seat at|whole number)"):
        wr.start_game(wr.STANDARD, wr.Seat(dealer))


@given(games())
def test_what_legal_acts_bring_about_is_valid(game: wr.Game) -> None:
    """Every state that is reached by legal acts passes the check of hand-built states."""
    wr.validate(game)


def states_of_a_game() -> Iterator[wr.Game]:
    rng = random.Random(1)
    game = wr.start_game(wr.STANDARD, SEATS[0])
    yield game
    while not game.is_over:
        if isinstance(game, wr.Dealing):
            game = wr.deal(game, wr.shuffled_deck(rng))
        else:
            action, seat = some_act(game, rng)
            game = wr.apply(game, action, seat=seat)
        yield game


STATES = list(states_of_a_game())
DEALING = next(game for game in STATES[9:] if isinstance(game, wr.Dealing))
CHOOSING = wr.deal(STATES[0], wr.DECK[::-1])
BIDDING = wr.bid(wr.bid(wr.deal(STATES[0], wr.DECK), 0), 1)
assert isinstance(CHOOSING, wr.ChoosingTrump)
assert isinstance(BIDDING, wr.Bidding)
PLAYING = next(
    game for game in STATES if isinstance(game, wr.Playing) and game.progress.tricks and game.cards
)
OVER = STATES[-1].table
TABLE, LAST, MADE = DEALING.table, OVER.history[-1], BIDDING.bids
PROGRESS, CONTRACT = PLAYING.progress, PLAYING.progress.contract
NOT_HELD = next(card for card in wr.DECK if card not in PLAYING.hands[PLAYING.to_act])


def with_last_round(scored: wr.ScoredRound) -> wr.Game:
    return wr.Finished(evolve(OVER, history=(*OVER.history[:-1], scored)))


def with_first_trick(trick: wr.Trick) -> wr.Game:
    return with_last_round(evolve(LAST, tricks=(trick, *LAST.tricks[1:])))


def with_contract(contract: wr.Contract) -> wr.Game:
    return wr.Playing(evolve(PROGRESS, contract=contract), PLAYING.cards)


def left_of(seat: wr.Seat) -> wr.Seat:
    return wr.next_dealer(seat, players=4)


WRONG: dict[str, wr.Game] = {
    "totals": wr.Dealing(evolve(TABLE, totals=(0, 0, 0, 1))),
    "a total missing": wr.Dealing(evolve(TABLE, totals=TABLE.totals[1:])),
    "who deals": wr.Dealing(evolve(TABLE, dealer=left_of(TABLE.dealer))),
    "a dealer from elsewhere": wr.Dealing(evolve(TABLE, history=(), dealer=SEATS[5])),
    "a round missing": wr.Dealing(evolve(TABLE, history=TABLE.history[1:])),
    "over too early": wr.Finished(TABLE),
    "never over": wr.Dealing(OVER),
    "points": with_last_round(evolve(LAST, points=(0, 0, 0, 0))),
    "taken": with_last_round(evolve(LAST, taken=(16, 0, 0, 0))),
    "bid too high": with_last_round(evolve(LAST, bids=(16, 0, 0, 0))),
    "bid missing": with_last_round(evolve(LAST, bids=LAST.bids[1:])),
    "trump in the last round": with_last_round(evolve(LAST, trump=wr.Suit.R)),
    "trick missing": with_last_round(evolve(LAST, tricks=LAST.tricks[1:])),
    "winner": with_first_trick(evolve(LAST.tricks[0], winner=left_of(LAST.tricks[0].winner))),
    "leader": with_first_trick(evolve(LAST.tricks[0], leader=left_of(LAST.tricks[0].leader))),
    "no Wizard turned": wr.ChoosingTrump(BIDDING.table, BIDDING.deal),
    "trump not named": wr.Bidding(CHOOSING.table, CHOOSING.deal, None),
    "trump not turned": evolve(BIDDING, trump=None),
    "bids out of turn": evolve(BIDDING, bids=MADE[::-1]),
    "bid beyond the hand": evolve(BIDDING, bids=((MADE[0][0], 16),)),
    "who leads": wr.Playing(evolve(PROGRESS, leader=left_of(PROGRESS.leader)), PLAYING.cards),
    "unplayed again": wr.Playing(wr.Progress(CONTRACT, PROGRESS.leader, tricks=PROGRESS.tricks)),
    "no tricks": wr.Playing(evolve(PROGRESS, tricks=()), PLAYING.cards),
    "card not held": wr.Playing(PROGRESS, (*PLAYING.cards, NOT_HELD)),
    "contract bid": with_contract(evolve(CONTRACT, bids=(16, 0, 0, 0))),
    "contract bid missing": with_contract(evolve(CONTRACT, bids=CONTRACT.bids[1:])),
    "deal of another round": with_contract(evolve(CONTRACT, deal=BIDDING.deal)),
}


NO_ACTS_LEAD_THERE = "it does not follow from what was dealt, bid and played"

# What is said of a state that only a wrong deal or a forbidden act could lead to.
WRONG_ON_THE_WAY = {
    "a dealer from elsewhere": "5 is no seat at a table of 4",
    "bid too high": "16 is no bid from 0 to 15",
    "bid missing": "it is for seat 3 to bid, not for seat 0",
    "trick missing": "R12 is not in the hand",
    "bids out of turn": "it is for seat 1 to bid, not for seat 2",
    "bid beyond the hand": "16 is no bid from 0 to 1",
    "card not held": f"{NOT_HELD} is not in the hand",
    "contract bid": "16 is no bid from 0 to 2",
    "contract bid missing": "it is for seat 3 to bid, not for seat 0",
    "deal of another round": "4 hands of 1 cards in round 2",
}


@pytest.mark.parametrize("name", WRONG)
def test_what_no_legal_acts_bring_about_is_refused(name: str) -> None:
    """A state that was built by hand and cannot come about does not pass the check."""
    message = WRONG_ON_THE_WAY.get(name, NO_ACTS_LEAD_THERE)
    with pytest.raises(ValueError, match=rf"^(game|dealer): {message}(\.|$)"):
        wr.validate(WRONG[name])


def test_where_nobody_can_act_is_no_state() -> None:
    """A bidding with every bid in, and a trick for which nobody holds a card, are not built."""
    all_in = tuple((seat, 0) for seat in SEATS[:4])
    with pytest.raises(ValueError, match=r"^nobody is left to bid$"):
        wr.Bidding(PLAYING.table, PLAYING.deal, None, all_in)
    with pytest.raises(ValueError, match=r"^whoever is to act holds no card$"):
        wr.Playing(evolve(PROGRESS, unplayed=0))
