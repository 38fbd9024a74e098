"""The round: from phase to phase, and what is refused on the way."""

import copy
from functools import partial
from itertools import permutations, product

import pytest
from attrs import evolve

import wizard_rules as wr
from wizard_rules.rulebook.bid import BEFORE_PLAY, HIDDEN, ORDER, PLUS_MINUS_ONE, RANGE
from wizard_rules.rulebook.deal import HAND_SIZE
from wizard_rules.rulebook.deck import SIXTY_CARDS
from wizard_rules.rulebook.play import (
    CARD_HELD,
    FIRST_LEAD,
    FOLLOW_SUIT,
    IN_TURN,
    TRICKS_PER_ROUND,
    WINNER_LEADS,
)
from wizard_rules.rulebook.score import EVERY_ROUND
from wizard_rules.rulebook.table import DEAL_PASSES, ROUNDS, SEATS
from wizard_rules.rulebook.trick import COUNTS_ONE
from wizard_rules.rulebook.trump import (
    JESTER_TURNED,
    LAST_ROUND,
    MUST_NAME_SUIT,
    SUIT_TURNED,
    WIZARD_TURNED,
)

HANDS = tuple(
    wr.parse_card_set(text) for text in ("J1 R2 G8", "B5 W1 G3", "B11 R4 J2", "B7 R12 G10")
)
PLAYED = wr.parse_cards("J1 B5 B11 B7 R4 R12 R2 W1 G3 J2 G10 G8")
DEAL = wr.Deal(HANDS, turn_up=wr.SuitCard(wr.Suit.R, 9))


def kind(game: wr.Game) -> str:
    return type(game).__name__


def round_due(number: int, ruleset: wr.Ruleset = wr.STANDARD) -> wr.Game:
    """Four players, and a round is due that seat 3 deals."""
    game = wr.start_game(ruleset, SEATS[(4 - number) % 4])
    while game.table.number < number:
        game = wr.deal(game, wr.DECK)
        while actions := wr.legal_actions(game):
            game = wr.apply(game, actions[0])
    return game


def dealt(turn_up: wr.Card | None = DEAL.turn_up, ruleset: wr.Ruleset = wr.STANDARD) -> wr.Game:
    return wr.deal_hands(round_due(3, ruleset), wr.Deal(HANDS, turn_up))


def after(game: wr.Game, *acts: wr.Action) -> wr.Game:
    for action in acts:
        game = wr.apply(game, action)
    return game


BIDS = tuple(map(wr.Bid, (1, 2, 0, 0)))
PLAYS = tuple(map(wr.Play, PLAYED))
RED = wr.NameTrump(wr.Suit.R)

DUE = round_due(3)
CHOOSING = dealt(wr.Wizard(4))
NAMED = after(CHOOSING, RED)
JESTER_UP = dealt(wr.Jester(4))
BIDDING = dealt()
LAST_BIDDER = after(dealt(ruleset=wr.PLUS_MINUS_ONE), *map(wr.Bid, (1, 1, 1)))
HIDDEN_BIDDING = wr.bid(dealt(ruleset=wr.HIDDEN_BIDS), 1, SEATS[2])
FIRST_TRICK = after(BIDDING, *BIDS)
FOLLOWING = after(FIRST_TRICK, *PLAYS[:2])
SECOND_TRICK = after(FIRST_TRICK, *PLAYS[:4])
LAST = wr.deal(round_due(15), wr.DECK)
OVER = round_due(16)
STATES = [
    *(DUE, CHOOSING, NAMED, JESTER_UP, BIDDING, LAST_BIDDER, HIDDEN_BIDDING),
    *(FIRST_TRICK, FOLLOWING, SECOND_TRICK, LAST, OVER),
]
KINDS = {
    wr.NameTrump: wr.IllegalTrumpChoice,
    wr.Bid: wr.IllegalBid,
    wr.Play: wr.IllegalPlay,
}


@pytest.mark.ruling(FIRST_LEAD, WINNER_LEADS, TRICKS_PER_ROUND, COUNTS_ONE, EVERY_ROUND)
@pytest.mark.ruling(DEAL_PASSES)
def test_a_round_from_the_deal_to_the_score() -> None:
    """Forehand leads, then whoever took the trick; the last trick ends the round, it is scored,
    and the deal passes.
    """
    game, seen = BIDDING, list[int]()
    for action in BIDS + PLAYS:
        assert isinstance(game, wr.Bidding | wr.Playing)
        seen.append(game.to_act)
        game = wr.apply(game, action, seat=game.to_act)
    assert seen == [*(0, 1, 2, 3), *(0, 1, 2, 3), *(2, 3, 0, 1), *(1, 2, 3, 0)]
    assert isinstance(game, wr.Dealing)
    scored = game.table.history[-1]
    assert (scored.taken, scored.points) == ((0, 1, 1, 1), (-10, -10, -10, -10))
    assert game.table.dealer == 0


@pytest.mark.ruling(SUIT_TURNED, JESTER_TURNED, WIZARD_TURNED)
@pytest.mark.parametrize("turn_up", wr.DECK, ids=str)
def test_what_follows_the_turn_up(turn_up: wr.Card) -> None:
    """A suit card settles trump, a Jester that there is none, and a Wizard asks the dealer."""
    hands = [wr.CardSet([card]) for card in wr.DECK if card is not turn_up][:4]
    game = wr.deal_hands(round_due(1), wr.Deal(tuple(hands), turn_up))
    if isinstance(turn_up, wr.Wizard):
        assert isinstance(game, wr.ChoosingTrump)
        assert game.to_act == game.table.dealer
    else:
        assert isinstance(game, wr.Bidding)
        assert game.trump == (turn_up.suit if isinstance(turn_up, wr.SuitCard) else None)


@pytest.mark.ruling(LAST_ROUND)
def test_the_last_round_has_no_trump() -> None:
    """In the round that deals the whole deck nothing is turned up and there is no trump."""
    assert isinstance(LAST, wr.Bidding)
    assert (LAST.deal.turn_up, LAST.trump) == (None, None)


@pytest.mark.ruling(WIZARD_TURNED, MUST_NAME_SUIT)
@pytest.mark.parametrize("suit", wr.Suit)
def test_the_dealer_names_a_suit(suit: wr.Suit) -> None:
    """After a Wizard the dealer, and nobody else, names one of the four suits; then bids come."""
    assert [seat for seat in SEATS if wr.legal_actions(CHOOSING, seat)] == [SEATS[3]]
    game = wr.name_trump(CHOOSING, suit, SEATS[3])
    assert isinstance(game, wr.Bidding)
    assert (game.trump, game.to_act) == (suit, SEATS[0])
    assert wr.apply(CHOOSING, wr.NameTrump(suit)) == game


@pytest.mark.ruling(HIDDEN)
def test_the_order_of_hidden_bids_leaves_no_trace() -> None:
    """However hidden bids come in, the game is the same once the same seats have bid."""
    reached: dict[frozenset[wr.Seat], wr.Game] = {}
    for order in permutations(SEATS[:4]):
        game = dealt(ruleset=wr.HIDDEN_BIDS)
        for place, seat in enumerate(order, start=1):
            game = wr.bid(game, seat % 3, seat)
            assert reached.setdefault(frozenset(order[:place]), game) == game
    assert len(reached) == 15


@pytest.mark.ruling(HIDDEN)
def test_a_hidden_bid_without_a_name_is_the_next_one_missing() -> None:
    """Where nobody says who bids, it is the first in bidding order that has not bid."""
    game = after(HIDDEN_BIDDING, *map(wr.Bid, (0, 2, 3)))
    assert isinstance(game, wr.Playing)
    assert game.progress.contract.bids == (0, 2, 1, 3)


@pytest.mark.ruling(BEFORE_PLAY, CARD_HELD, FIRST_LEAD, FOLLOW_SUIT, HIDDEN, IN_TURN, JESTER_TURNED)
@pytest.mark.ruling(LAST_ROUND, ORDER, PLUS_MINUS_ONE, RANGE, ROUNDS, SUIT_TURNED, TRICKS_PER_ROUND)
@pytest.mark.ruling(WINNER_LEADS, WIZARD_TURNED)
@pytest.mark.parametrize(
    ("game", "action", "seat", "ruling"),
    [
        (DUE, RED, None, WIZARD_TURNED),
        (DUE, wr.Bid(1), None, ORDER),
        (DUE, PLAYS[0], None, TRICKS_PER_ROUND),
        (CHOOSING, RED, 0, WIZARD_TURNED),
        (CHOOSING, wr.Bid(1), None, ORDER),
        (CHOOSING, PLAYS[0], None, BEFORE_PLAY),
        (NAMED, RED, None, WIZARD_TURNED),
        (JESTER_UP, RED, None, JESTER_TURNED),
        (BIDDING, RED, None, SUIT_TURNED),
        (LAST, RED, None, LAST_ROUND),
        (BIDDING, wr.Bid(1), 1, ORDER),
        (BIDDING, wr.Bid(4), 1, ORDER),
        (BIDDING, wr.Bid(4), None, RANGE),
        (BIDDING, PLAYS[0], None, BEFORE_PLAY),
        (LAST_BIDDER, wr.Bid(0), None, PLUS_MINUS_ONE),
        (LAST_BIDDER, wr.Bid(4), None, RANGE),
        (HIDDEN_BIDDING, wr.Bid(1), 2, HIDDEN),
        (HIDDEN_BIDDING, wr.Bid(4), 3, RANGE),
        (FIRST_TRICK, RED, None, SUIT_TURNED),
        (FIRST_TRICK, wr.Bid(1), None, BEFORE_PLAY),
        (FIRST_TRICK, PLAYS[1], 1, FIRST_LEAD),
        (SECOND_TRICK, PLAYS[5], 3, WINNER_LEADS),
        (FOLLOWING, PLAYS[3], 3, IN_TURN),
        (FOLLOWING, PLAYS[4], 3, IN_TURN),
        (FOLLOWING, PLAYS[3], None, CARD_HELD),
        (FOLLOWING, PLAYS[4], None, FOLLOW_SUIT),
        (SECOND_TRICK, PLAYS[2], None, CARD_HELD),
        (OVER, RED, None, ROUNDS),
        (OVER, wr.Bid(1), None, ROUNDS),
        (OVER, PLAYS[0], None, ROUNDS),
    ],
)
def test_every_fault_breaks_one_ruling(
    game: wr.Game, action: wr.Action, seat: wr.Seat | None, ruling: wr.Ruling
) -> None:
    """Judged are first the moment, then the turn, then the act itself; nothing has changed then."""
    before = copy.deepcopy(game)
    with pytest.raises(KINDS[type(action)]) as caught:
        wr.apply(game, action, seat=seat)
    assert caught.value.violation == wr.check_action(game, action, seat=seat)
    assert caught.value.violation.ruling == ruling
    assert game == before


def test_a_refusal_names_who_acted() -> None:
    """A violation names the seat that did what is forbidden, where that is told."""
    for game, seat in product(STATES, SEATS[:4]):
        refused = [wr.check_action(game, action, seat=seat) for action in wr.ACTIONS]
        assert {violation.seat for violation in refused if violation is not None} == {seat}


@pytest.mark.ruling(FOLLOW_SUIT)
def test_a_revoke_names_the_seat_to_act() -> None:
    """Where nobody says who plays, it is the seat to act that does not follow suit."""
    violation = wr.check_action(FOLLOWING, PLAYS[4])
    assert violation is not None
    assert (violation.ruling, violation.seat) == (FOLLOW_SUIT, 2)


@pytest.mark.ruling(RANGE)
@pytest.mark.parametrize("tricks", [-100, -1, 4, 31, 10**30])
def test_what_is_no_bid_is_refused(tricks: int) -> None:
    """A bid is a whole number from zero to the cards in the hand."""
    with pytest.raises(wr.IllegalBid) as caught:
        wr.bid(BIDDING, tricks)
    assert (caught.value.violation.ruling, caught.value.violation.seat) == (RANGE, 0)


@pytest.mark.ruling(MUST_NAME_SUIT)
def test_no_trump_is_not_a_choice() -> None:
    """The dealer names exactly one of the four suits; "no trump" is not a choice."""
    with pytest.raises(wr.IllegalTrumpChoice) as caught:
        wr.name_trump(CHOOSING, None)
    assert (caught.value.violation.ruling, caught.value.violation.seat) == (MUST_NAME_SUIT, 3)


@pytest.mark.ruling(TRICKS_PER_ROUND, ROUNDS)
@pytest.mark.parametrize("game", [game for game in STATES if game is not DUE], ids=kind)
def test_nothing_is_dealt_before_its_time(game: wr.Game) -> None:
    """The next round is dealt when all tricks are played, and none after the last one."""
    for act in (partial(wr.deal, game, wr.DECK), partial(wr.deal_hands, game, DEAL)):
        with pytest.raises(wr.IllegalAction) as caught:
            act()
        assert caught.value.violation.ruling == (ROUNDS if game.is_over else TRICKS_PER_ROUND)


@pytest.mark.ruling(SIXTY_CARDS)
@pytest.mark.parametrize("deck", [wr.DECK[1:], wr.DECK[:1] * 60, (*wr.DECK, wr.DECK[0]), ()])
def test_only_sixty_cards_are_dealt(deck: tuple[wr.Card, ...]) -> None:
    """The deck is sixty cards: no card is missing and none is there twice."""
    with pytest.raises(wr.IllegalAction) as caught:
        wr.deal(DUE, deck)
    assert caught.value.violation.ruling == SIXTY_CARDS


@pytest.mark.ruling(HAND_SIZE)
@pytest.mark.parametrize(
    ("game", "deal"),
    [*((round_due(number), DEAL) for number in (1, 2, 4)), (DUE, evolve(DEAL, hands=HANDS[:3]))],
)
def test_only_hands_of_the_due_size_are_dealt(game: wr.Game, deal: wr.Deal) -> None:
    """Round n deals n cards to each player."""
    with pytest.raises(wr.IllegalAction) as caught:
        wr.deal_hands(game, deal)
    assert caught.value.violation.ruling == HAND_SIZE


@pytest.mark.parametrize("seat", [9, -1])
def test_who_does_not_sit_at_the_table_acts_nowhere(seat: wr.Seat) -> None:
    """Where nobody sits nobody may act, and nobody sees anything."""
    for game in STATES:
        assert wr.legal_actions(game, seat=seat) == ()
        assert all(wr.check_action(game, action, seat=seat) for action in wr.ACTIONS)
        with pytest.raises(ValueError, match="is no seat at a table"):
            wr.view(game, seat)


TRUMP, BID, PLAY = wr.NameTrump(wr.Suit.R), wr.Bid(0), wr.Play(PLAYED[0])
HAS_BID = f"seat {wr.seats_to_act(HIDDEN_BIDDING)[0]} has bid already"
DETAILS = [
    *((DUE, act, None, "no cards are dealt yet") for act in (TRUMP, BID, PLAY)),
    *((OVER, act, None, "the game is over") for act in (TRUMP, BID, PLAY)),
    (CHOOSING, TRUMP, 1, "seat 3 deals, not seat 1"),
    (CHOOSING, BID, None, "the dealer has not named trump"),
    (CHOOSING, PLAY, None, "not every bid is in"),
    (BIDDING, TRUMP, None, "trump is settled"),
    (BIDDING, PLAY, None, "not every bid is in"),
    (FIRST_TRICK, TRUMP, None, "trump is settled"),
    (FIRST_TRICK, BID, None, "the bids are in"),
    (FIRST_TRICK, PLAY, 2, "it is for seat 0 to play, not for seat 2"),
    (BIDDING, wr.Bid(30), None, "30 is no bid from 0 to 3"),
    (BIDDING, BID, 9, f"it is for seat {wr.seats_to_act(BIDDING)[0]} to bid, not for seat 9"),
    (HIDDEN_BIDDING, BID, 9, "seat 9 is not at the table"),
    (wr.bid(HIDDEN_BIDDING, 0), BID, wr.seats_to_act(HIDDEN_BIDDING)[0], HAS_BID),
]


@pytest.mark.parametrize(("game", "act", "seat", "detail"), DETAILS)
def test_a_refusal_says_what_is_wrong(
    game: wr.Game, act: wr.Action, seat: wr.Seat | None, detail: str
) -> None:
    """Each refusal says in a few words what is wrong, alike however it is asked for."""
    violation = wr.check_action(game, act, seat=seat)
    assert violation is not None
    assert violation.detail == detail
    with pytest.raises(wr.IllegalAction) as caught:
        wr.apply(game, act, seat=seat)
    assert caught.value.violation == violation


@pytest.mark.ruling(HIDDEN)
@pytest.mark.parametrize("dealer", SEATS[:4])
def test_hidden_bids_are_kept_in_bidding_order(dealer: wr.Seat) -> None:
    """In whatever order they come in, the bids made stand in the order of the seats."""
    due = wr.deal(wr.start_game(wr.HIDDEN_BIDS, dealer), wr.DECK)
    order = [SEATS[(dealer + 1 + place) % 4] for place in range(4)]
    for made in permutations(order, 3):
        game = due
        for seat in made:
            game = wr.bid(game, 0, seat)
        assert isinstance(game, wr.Bidding)
        assert [seat for seat, _ in game.bids] == [seat for seat in order if seat in made]


@pytest.mark.parametrize("seat", SEATS[:4])
def test_a_verb_at_the_wrong_moment_names_who_acted(seat: wr.Seat) -> None:
    """Whoever acts at the wrong moment is named in the refusal."""
    for act in (
        partial(wr.name_trump, BIDDING, wr.Suit.R, seat),
        partial(wr.bid, DUE, 0, seat),
        partial(wr.play, BIDDING, PLAYED[0], seat),
    ):
        with pytest.raises(wr.IllegalAction) as caught:
            act()
        assert caught.value.violation.seat == seat


def test_a_refused_deal_says_what_is_wrong() -> None:
    """A deal is refused for the game, for the deck, or for the hands."""
    refused = {
        "the game is over": partial(wr.deal, OVER, wr.DECK),
        "the round is not over": partial(wr.deal_hands, BIDDING, DEAL),
        "59 cards, 59 of them different": partial(wr.deal, DUE, wr.DECK[1:]),
        "4 hands of 3 cards in round 1": partial(wr.deal_hands, round_due(1), DEAL),
    }
    for detail, act in refused.items():
        with pytest.raises(wr.IllegalAction) as caught:
            act()
        assert caught.value.violation.detail == detail


def test_a_question_apart_from_a_table_says_what_is_wrong() -> None:
    """The hand-level questions answer in the same words, and name no seat."""
    red, yellow = wr.parse_cards("R5 Y3")
    hand = wr.parse_cards("R2 Y3 R9")
    total = wr.BidTotal.PLUS_MINUS_ONE
    asked = {
        "R5 is not in the hand": wr.check_play(red, hand, ()),
        "Y3 does not follow the led suit R, and the hand holds R2 R9": wr.check_play(
            yellow, hand, (red,)
        ),
        "4 is no bid from 0 to 3": wr.check_bid(4, 3, players=4),
        "the bids would add up to 3, the number of tricks": wr.check_bid(
            0, 3, (1, 1, 1), players=4, bid_total=total
        ),
        "trump is not for the dealer to name": wr.check_trump_choice(wr.Suit.R, red),
        "the dealer names no suit": wr.check_trump_choice(None, wr.Wizard(1)),
    }
    for detail, violation in asked.items():
        assert violation is not None
        assert (violation.detail, violation.seat) == (detail, None)
