"""Seats, turn order, who deals and how many rounds there are."""

import naive_referee as referee
import pytest
from hypothesis import example, given

import wizard_rules as wr
from wizard_rules import strategies
from wizard_rules.rulebook.bid import ORDER
from wizard_rules.rulebook.play import FIRST_LEAD
from wizard_rules.rulebook.table import (
    DEAL_PASSES,
    DRAW_SPECIALS,
    FIRST_DEALER,
    PLAYERS,
    ROUNDS,
    clockwise,
)

TABLES = [(players, wr.Seat(dealer)) for players in range(2, 7) for dealer in range(players)]


@pytest.mark.ruling(ROUNDS)
def test_the_last_round_deals_the_whole_deck() -> None:
    """A game has as many rounds as sixty divided by the number of players."""
    rounds = {players: wr.rounds_in_game(players) for players in range(2, 7)}
    assert rounds == {2: 30, 3: 20, 4: 15, 5: 12, 6: 10}


@pytest.mark.ruling(PLAYERS)
@pytest.mark.parametrize("players", [-4, 0, 1, 7, 60])
def test_nobody_else_can_play(players: int) -> None:
    """Three to six play, each for themselves; two only where the table chose it."""
    with pytest.raises(ValueError, match=PLAYERS.id):
        wr.rounds_in_game(players)


@pytest.mark.ruling(FIRST_DEALER, DRAW_SPECIALS)
@given(strategies.tricks(min_size=2))
@example(wr.parse_cards("J J J")).via("a tie at the lowest")
@example(wr.parse_cards("J R1 Y1")).via("a Jester is lower than a one")
@example(wr.parse_cards("R13 W2")).via("a Wizard is higher than a thirteen")
@example(wr.parse_cards("R13 W B13 W")).via("a tie at the highest")
def test_the_highest_card_deals_first(cards: tuple[wr.Card, ...]) -> None:
    """Everyone draws a card and the highest card deals first; in that draw a Wizard is highest and
    a Jester lowest.
    """
    assert list(wr.draw_for_dealer(cards)) == referee.draw_for_dealer([str(card) for card in cards])


def test_somebody_has_to_draw() -> None:
    """A draw without cards is refused."""
    with pytest.raises(ValueError, match=r"^cards: nobody drew one$"):
        wr.draw_for_dealer(())


@pytest.mark.ruling(DEAL_PASSES)
@pytest.mark.parametrize(("players", "dealer"), TABLES)
def test_the_deal_goes_round(players: int, dealer: wr.Seat) -> None:
    """The deal passes one seat clockwise after every round, whoever won."""
    assert wr.next_dealer(dealer, players) == referee.next_dealer(dealer, players)


@pytest.mark.ruling(ORDER, FIRST_LEAD)
@pytest.mark.parametrize(("players", "dealer"), TABLES)
def test_the_dealer_comes_last(players: int, dealer: wr.Seat) -> None:
    """From the dealer's left, who bids and leads first, turns run clockwise and end with the
    dealer.
    """
    order = clockwise(wr.forehand(dealer, players), players)
    assert order == tuple((dealer + step) % players for step in range(1, players + 1))
