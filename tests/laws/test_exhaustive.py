"""Small spaces of the rules, tried to the last case."""

from collections.abc import Iterator
from itertools import product

import naive_referee as referee
import pytest

import wizard_rules as wr
from wizard_rules.conformance.cases import Case, Json, cases
from wizard_rules.rulebook.card_set import bits_of
from wizard_rules.rulebook.deal import FIRST_CARD, HAND_SIZE, TURN_UP, TURN_UP_STAYS
from wizard_rules.rulebook.deck import RANK_ORDER, SPECIALS_HAVE_NO_SUIT
from wizard_rules.rulebook.play import (
    ANY_LEAD,
    FOLLOW_SUIT,
    JESTER_LEAD_DEFERS,
    SPECIALS_ALWAYS,
    VOID_FREE,
    WIZARD_LATER_KEEPS_SUIT,
    WIZARD_OPENS_FREE,
)
from wizard_rules.rulebook.score import EXACT, MISSED
from wizard_rules.rulebook.table import DEAL_PASSES, ROUNDS
from wizard_rules.rulebook.trick import (
    ALL_JESTERS,
    FIRST_WIZARD,
    HIGHEST_LED_SUIT,
    HIGHEST_TRUMP,
    ONE_TAKER,
    taker_on_bits,
)
from wizard_rules.rulebook.trump import (
    JESTER_TURNED,
    LAST_ROUND,
    MUST_NAME_SUIT,
    SUIT_TURNED,
    WIZARD_TURNED,
    WIZARDS_KEEP_POWER,
)

# A card is its place in the deck here, and a suit is its place among the suits.
WIZARDS = range(52, 56)
JESTERS = range(56, 60)
SUITS = list(wr.Suit)


def tricks(length: int, so_far: tuple[int, ...] = ()) -> Iterator[tuple[int, ...]]:
    """All tricks, up to the copies of specials and the names of suits, named as they come."""
    if len(so_far) == length:
        yield so_far
        return
    named = min(4, len({card // 13 for card in so_far if card < 52}) + 1)
    following = [card for card in range(13 * named) if card not in so_far]
    for kind in (WIZARDS, JESTERS):
        following += [card for card in kind if card not in so_far][:1]
    for card in following:
        yield from tricks(length, (*so_far, card))


def trumps(trick: tuple[int, ...]) -> list[int | None]:
    """No trump, each suit of the trick, and one other if there is one."""
    present = len({card // 13 for card in trick if card < 52})
    return [None, *range(min(4, present + 1))]


def judge(trick: tuple[int, ...], trump: int | None) -> int:
    """The place of the card that leads in the end: each card in turn either takes over or not."""
    best = trick[0]
    for card in trick[1:]:
        if best in WIZARDS or card in JESTERS:
            continue
        same = card // 13 == best // 13
        if card in WIZARDS or best in JESTERS or (card > best if same else card // 13 == trump):
            best = card
    return trick.index(best)


def cards_of(trick: tuple[int, ...]) -> tuple[wr.Card, ...]:
    return tuple([wr.DECK[card] for card in trick])


def winners_agree(length: int) -> int:
    """The number of tricks tried, each with each of its trumps, by both ways to the taker."""
    tried = 0
    for trick in tricks(length):
        cards, suits = cards_of(trick), trumps(trick)
        bits, ruled = bits_of(cards), [None if suit is None else SUITS[suit] for suit in suits]
        taken = [wr.trick_winner(cards, trump) for trump in ruled]
        assert taken == [judge(trick, suit) for suit in suits], trick
        assert taken == [cards.index(taker_on_bits(cards, bits, trump)) for trump in ruled], trick
        tried += len(ruled)
    return tried


@pytest.mark.ruling(FIRST_WIZARD, HIGHEST_TRUMP, HIGHEST_LED_SUIT, ALL_JESTERS, RANK_ORDER)
def test_every_trick_of_three_cards_is_judged_alike_by_three() -> None:
    """The library, the referee and the judge above give each of the 47,817 to the same card."""
    for trick in tricks(3):
        cards = cards_of(trick)
        for suit in trumps(trick):
            trump = None if suit is None else SUITS[suit]
            taken = referee.trick_winner([str(card) for card in cards], trump and trump.name)
            assert judge(trick, suit) == taken == wr.trick_winner(cards, trump)
    assert winners_agree(3) == 47_817


@pytest.mark.exhaustive
@pytest.mark.ruling(ONE_TAKER, WIZARDS_KEEP_POWER, SPECIALS_HAVE_NO_SUIT)
def test_every_trick_has_the_taker_that_the_judge_names(request: pytest.FixtureRequest) -> None:
    """All tricks of four cards, up to the names of suits; with --deep, all of five as well."""
    assert winners_agree(4) == 1_986_653
    if request.config.getoption("--deep"):
        assert winners_agree(5) == 89_052_270


def listed(value: Json) -> list[str]:
    assert isinstance(value, list)
    return [str(each) for each in value]


TEXTS = {str(card): card for card in wr.DECK}


def numbered(texts: list[str]) -> list[wr.Card]:
    """The cards, bare Wizards and Jesters in the order of their copies."""
    copies = {kind: iter(range(1, 5)) for kind in "WJ"}
    return [TEXTS[f"{text}{next(copies[text])}" if text in copies else text] for text in texts]


def written_sets(kind: str) -> Iterator[Case]:
    """The complete sets of the vectors, without the named cases."""
    return (case for case in cases(kind) if not case.id.startswith("named-"))


@pytest.mark.ruling(FIRST_WIZARD, HIGHEST_TRUMP, HIGHEST_LED_SUIT, ALL_JESTERS)
def test_every_order_of_three_to_six_cards_has_the_taker_of_the_vectors() -> None:
    """The first Wizard, else the highest trump, else the highest of the led suit, else the first
    Jester: 77,514 tricks, up to the names of suits and the gaps between ranks.
    """
    tried = 0
    for case in written_sets("winner"):
        cards, trump = numbered(listed(case.given["trick"])), case.given["trump"]
        suit = None if trump is None else wr.Suit(str(trump))
        found = wr.trick_winner(cards, suit), wr.trick_ruling(cards, suit).id
        assert found == (case.want, case.ruling), case.id
        tried += 1
    assert tried == 77_514


def bare(card: wr.Card) -> str:
    return str(card) if isinstance(card, wr.SuitCard) else str(card)[0]


@pytest.mark.ruling(ANY_LEAD, FOLLOW_SUIT, SPECIALS_ALWAYS, VOID_FREE)
@pytest.mark.ruling(JESTER_LEAD_DEFERS, WIZARD_OPENS_FREE, WIZARD_LATER_KEEPS_SUIT)
def test_every_question_of_what_may_be_played_has_the_answer_of_the_vectors() -> None:
    """Whoever holds the led suit plays it, or a Wizard, or a Jester: 54,707 tricks and hands."""
    tried = 0
    for case in written_sets("legal"):
        trick, hand = listed(case.given["trick"]), listed(case.given["hand"])
        cards = numbered(trick + hand)
        played, held = cards[: len(trick)], cards[len(trick) :]
        legal = sorted(map(bare, wr.legal_plays(held, played)))
        found = legal, wr.play_ruling(held, played).id
        assert found == (sorted(listed(case.want)), case.ruling), case.id
        tried += 1
    assert tried == 54_707


@pytest.mark.ruling(EXACT, MISSED)
def test_every_bid_and_every_number_of_tricks_scores_as_the_referee_says() -> None:
    """A bid made scores twenty and ten a trick; one missed loses ten a trick over or under."""
    for bid, taken in product(range(31), repeat=2):
        ruling = EXACT if bid == taken else MISSED
        found = wr.bid_score(bid, taken), wr.score_ruling(bid, taken)
        assert found == (referee.points(bid, taken), ruling)


@pytest.mark.ruling(SUIT_TURNED, WIZARD_TURNED, JESTER_TURNED, LAST_ROUND, MUST_NAME_SUIT)
@pytest.mark.parametrize("turn_up", [*wr.DECK, None], ids=str)
def test_every_turn_up_makes_the_trump_that_the_referee_says(turn_up: wr.Card | None) -> None:
    """A suit makes itself trump, a Wizard lets the dealer choose, else there is no trump."""
    text = None if turn_up is None else str(turn_up)
    chooser, trump = referee.trump_of(text)
    may_name = SUITS if chooser == "dealer" else []

    assert wr.turned_trump(turn_up) == (None if trump is None else wr.Suit(trump))
    assert wr.trump_ruling(turn_up).id == referee.trump_ruling(text)
    assert list(wr.legal_trump_choices(turn_up)) == may_name
    assert [suit for suit in SUITS if not wr.check_trump_choice(suit, turn_up)] == may_name
    assert wr.check_trump_choice(None, turn_up)


def deals_due(ruleset: wr.Ruleset, dealer: wr.Seat) -> Iterator[wr.Dealing]:
    """Every round of a game at its start; what is played between them does not matter."""
    game: wr.Game = wr.start_game(ruleset, dealer)
    while isinstance(game, wr.Dealing):
        yield game
        game = wr.deal(game, wr.DECK)
        while actions := wr.legal_actions(game):
            game = wr.apply(game, actions[-1])


@pytest.mark.ruling(ROUNDS, HAND_SIZE, FIRST_CARD, TURN_UP, TURN_UP_STAYS, LAST_ROUND, DEAL_PASSES)
@pytest.mark.parametrize("first_card", wr.FirstCard)
@pytest.mark.parametrize("players", range(2, 7))
def test_every_round_is_dealt_as_the_referee_deals_it(
    players: int, first_card: wr.FirstCard
) -> None:
    """Round n deals n cards each, for sixty cards in all, and turns up the next one if any is
    left: every round, with every fourth card of the deck on top.
    """
    ruleset = wr.Ruleset(players, wr.TwoPlayers.ALLOWED, first_card=first_card)
    due = list(deals_due(ruleset, wr.Seat(0)))
    for number, start in enumerate(due, start=1):
        for cut in range(0, 60, 4):
            deck = wr.DECK[cut:] + wr.DECK[:cut]
            table = referee.Referee(players, (number - 1) % players, first_card=first_card.value)
            table.number = number
            table.deal([str(card) for card in deck])
            assert dealt_by_library(wr.deal(start, deck)) == dealt_by_referee(table)
    assert len(due) == referee.rounds_in_game(players)


Dealt = tuple[str, list[list[str]], str | None, list[str], str | None, str]
"""The phase, the hands, the turn-up, the stock, trump if it is settled, and by which ruling."""


def dealt_by_library(game: wr.Game) -> Dealt:
    assert isinstance(game, wr.ChoosingTrump | wr.Bidding)
    return (
        "bidding" if isinstance(game, wr.Bidding) else "choosing-trump",
        [sorted(map(str, hand)) for hand in game.deal.hands],
        game.deal.turn_up and str(game.deal.turn_up),
        sorted(map(str, game.deal.stock)),
        game.trump.name if isinstance(game, wr.Bidding) and game.trump else None,
        wr.trump_ruling(game.deal.turn_up).id,
    )


def dealt_by_referee(table: referee.Referee) -> Dealt:
    hands = [sorted(hand) for hand in table.hands]
    ruling = referee.trump_ruling(table.turn_up)
    return table.phase, hands, table.turn_up, sorted(table.stock), table.trump, ruling
