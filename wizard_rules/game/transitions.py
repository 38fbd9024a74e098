"""
The round: every transition between the phases of a game.

    deal          Dealing       -> ChoosingTrump | Bidding
    name_trump    ChoosingTrump -> Bidding
    bid           Bidding       -> Bidding | Playing
    play          Playing       -> Playing | Dealing | Finished
"""

from collections.abc import Sequence
from operator import add

from wizard_rules.errors import IllegalAction, IllegalBid, IllegalPlay, IllegalTrumpChoice
from wizard_rules.game.parts import Contract, Progress, ScoredRound, Table
from wizard_rules.game.phases import Bidding, ChoosingTrump, Dealing, Finished, Game, Playing
from wizard_rules.game.refusals import (
    is_legal_bid,
    no_bid_due,
    no_deal_due,
    no_play_due,
    no_trump_to_name,
    refused_bid,
    refused_name,
    refused_play,
)
from wizard_rules.rulebook.card_set import bits_of
from wizard_rules.rulebook.deal import HAND_SIZE, Deal, check_deck, deal_cards
from wizard_rules.rulebook.deck import Card, Suit, Wizard
from wizard_rules.rulebook.kinds import (
    CARD_KINDS,
    check_kind,
    check_suit_or_none,
    check_whole,
    wrong_kind,
)
from wizard_rules.rulebook.ruleset import BiddingMethod
from wizard_rules.rulebook.score import points_for
from wizard_rules.rulebook.table import SEATS, Seat, left_of, rounds_in_game
from wizard_rules.rulebook.trick import Trick, taker_on_bits
from wizard_rules.rulebook.trump import turned_trump
from wizard_rules.rulebook.violation import Violation

__all__ = ["bid", "deal", "deal_hands", "name_trump", "play"]


def deal(game: Game, deck: Sequence[Card]) -> Game:
    """
    The game after its next round is dealt from an ordered deck, top card first.

    Rulings: deal.hand-size, deal.first-card, deal.turn-up, deck.sixty-cards

    Raises:
        IllegalAction: No deal is due, or the deck is not the sixty cards.
        ValueError: A value is of another kind.

    >>> import wizard_rules as wr
    >>> game = wr.start_game(wr.Ruleset(players=3), dealer=wr.Seat(0))
    >>> game = wr.deal(game, wr.DECK)
    >>> print(*game.deal.hands, "turned", game.deal.turn_up)
    R1 R2 R3 turned R4

    """
    violation = check_deck(deck)
    if not isinstance(game, Dealing):
        raise IllegalAction(no_deal_due(game))
    if violation is not None:
        raise IllegalAction(violation)
    table = game.table
    return _dealt(table, deal_cards(tuple(deck), table.number, table.dealer, table.ruleset))


def deal_hands(game: Game, dealt: Deal) -> Game:
    """
    The game after its next round is dealt as *dealt* says.

    Rulings: deal.hand-size

    Raises:
        IllegalAction: No deal is due, or not of so many hands, or not of that size.
        ValueError: A value is of another kind.

    >>> import wizard_rules as wr
    >>> game = wr.start_game(wr.Ruleset(players=3), dealer=wr.Seat(0))
    >>> hands = tuple(wr.parse_card_set(text) for text in ("R1", "W1", "J1"))
    >>> wr.deal_hands(game, wr.Deal(hands, turn_up=wr.SuitCard(wr.Suit.G, 4))).trump
    <Suit.G: 'G'>

    """
    check_kind("dealt", dealt, Deal, "Deal")
    if not isinstance(game, Dealing):
        raise IllegalAction(no_deal_due(game))
    table = game.table
    if (len(dealt.hands), dealt.number) != (table.players, table.number):
        detail = f"{len(dealt.hands)} hands of {dealt.number} cards in round {table.number}"
        raise IllegalAction(Violation(HAND_SIZE, detail))
    return _dealt(table, dealt)


def _dealt(table: Table, dealt: Deal) -> ChoosingTrump | Bidding:
    if isinstance(dealt.turn_up, Wizard):
        return ChoosingTrump(table, dealt)
    return Bidding(table, dealt, turned_trump(dealt.turn_up))


def name_trump(game: Game, suit: Suit | None, seat: Seat | None = None) -> Game:
    """
    The game after the dealer named the trump suit; *seat* says who does, if not the dealer.

    Rulings: trump.wizard-turned, trump.must-name-suit

    Raises:
        IllegalTrumpChoice: The violation says why.
        ValueError: A value is of another kind.

    >>> import wizard_rules as wr
    >>> game = wr.start_game(wr.Ruleset(players=3), dealer=wr.Seat(0))
    >>> hands = tuple(wr.parse_card_set(text) for text in ("R1", "R2", "R3"))
    >>> game = wr.deal_hands(game, wr.Deal(hands, turn_up=wr.Wizard(1)))
    >>> wr.name_trump(game, wr.Suit.G).trump
    <Suit.G: 'G'>

    """
    check_suit_or_none("suit", suit)
    if not isinstance(game, ChoosingTrump):
        raise IllegalTrumpChoice(no_trump_to_name(game, seat))
    violation = refused_name(game, suit, seat)
    if violation is not None:
        raise IllegalTrumpChoice(violation)
    return Bidding(game.table, game.deal, suit)


def bid(game: Game, tricks: int, seat: Seat | None = None) -> Game:
    """
    The game after the seat to act, or *seat*, bid so many tricks.

    Rulings: bid.order, bid.range, bid.plus-minus-one, bid.hidden, bid.before-play

    Raises:
        IllegalBid: The violation says why.
        ValueError: A value is of another kind.

    >>> import wizard_rules as wr
    >>> game = wr.deal(wr.start_game(wr.Ruleset(players=3), dealer=wr.Seat(0)), wr.DECK)
    >>> wr.bid(game, 1).bids
    ((1, 1),)

    """
    check_whole("tricks", tricks)
    if not isinstance(game, Bidding):
        raise IllegalBid(no_bid_due(game, seat))
    if seat is not None or not is_legal_bid(game, tricks):
        violation = refused_bid(game, tricks, seat)
        if violation is not None:
            raise IllegalBid(violation)
    table = game.table
    bids = (*game.bids, (game.to_act if seat is None else seat, tricks))
    if len(bids) == table.ruleset.players:
        by_seat = tuple(tricks for _, tricks in sorted(bids))
        contract = Contract(table, game.deal, game.trump, by_seat)
        return Playing(Progress(contract, table.forehand))
    if table.ruleset.bidding is BiddingMethod.HIDDEN:
        bids = tuple(sorted(bids, key=lambda made: (made[0] - table.forehand) % table.players))
    return Bidding(table, game.deal, game.trump, bids)


def play(game: Game, card: Card, seat: Seat | None = None) -> Game:
    """
    The game after the seat to act, or *seat*, played *card*.

    Rulings: play.in-turn, play.card-held, play.follow-suit, play.winner-leads, play.first-lead,
    play.tricks-per-round

    Raises:
        IllegalPlay: The violation says why; its detail is for that seat alone, as it may name other
            cards of the hand, and `violation.public` is for all.
        ValueError: A value is of another kind.

    >>> import wizard_rules as wr
    >>> game = wr.deal(wr.start_game(wr.Ruleset(players=3), dealer=wr.Seat(0)), wr.DECK)
    >>> for tricks in (1, 0, 0):
    ...     game = wr.bid(game, tricks)
    >>> print(*game.hands, "led by", game.to_act)
    R1 R2 R3 led by 1
    >>> print(*wr.play(game, wr.SuitCard(wr.Suit.R, 2)).cards)
    R2

    """
    if not isinstance(card, CARD_KINDS):
        raise wrong_kind("card", card, "card")
    if not isinstance(game, Playing):
        raise IllegalPlay(no_play_due(game, seat))
    if seat is not None or not card.bit & game.legal:
        violation = refused_play(game, card, seat)
        if violation is not None:
            raise IllegalPlay(violation)
    progress = game.progress
    cards = game.cards + (card,)  # noqa: RUF005 - on the path of every act, and a third faster
    if len(cards) < len(progress.contract.deal.hands):
        return Playing(progress, cards)
    progress = _trick_taken(progress, cards)
    is_over = len(progress.tricks) == game.table.number
    return scored(progress) if is_over else Playing(progress)


def _trick_taken(progress: Progress, cards: tuple[Card, ...]) -> Progress:
    leader, contract = progress.leader, progress.contract
    bits = bits_of(cards)
    taken_by = taker_on_bits(cards, bits, contract.trump)
    winner = SEATS[(leader + cards.index(taken_by)) % len(cards)]
    tricks = (*progress.tricks, Trick(leader, cards, winner))
    return Progress(contract, winner, progress.unplayed ^ bits, tricks)


def scored(progress: Progress) -> Dealing | Finished:
    """The game after the last trick of a round."""
    contract = progress.contract
    table = contract.table
    taken = progress.taken
    points = tuple(map(points_for, contract.bids, taken))
    this_round = ScoredRound(
        dealer=table.dealer,
        deal=contract.deal,
        trump=contract.trump,
        bids=contract.bids,
        tricks=progress.tricks,
        taken=taken,
        points=points,
    )
    after = Table(
        table.ruleset,
        left_of(table.dealer, table.players),
        (*table.history, this_round),
        tuple(map(add, table.totals, points)),
    )
    is_last = table.number == rounds_in_game(table.players)
    return Finished(after) if is_last else Dealing(after)
