"""Acts that are known, all at once: no state is built that nobody looks at."""

from collections.abc import Iterator, Sequence
from itertools import chain

from wizard_rules.game.actions import Action, Bid, NameTrump, Play
from wizard_rules.game.engine import apply
from wizard_rules.game.parts import Progress
from wizard_rules.game.phases import Bidding, Game, Playing, check_game
from wizard_rules.game.transitions import scored
from wizard_rules.rulebook.card_set import SPECIAL_BITS, bits_of
from wizard_rules.rulebook.deck import Card
from wizard_rules.rulebook.kinds import all_of
from wizard_rules.rulebook.ruleset import BiddingMethod
from wizard_rules.rulebook.table import SEATS
from wizard_rules.rulebook.trick import Trick, taker_on_bits

__all__ = ["apply_all"]


def apply_all(game: Game, actions: Sequence[Action]) -> Game:
    """
    The game after all *actions*, each done by the seat to act: as by `apply`, and much faster.

    Raises:
        IllegalAction: One of them is refused, as `apply` would refuse it then.
        ValueError: A value is of another kind.

    >>> import wizard_rules as wr
    >>> game = wr.deal(wr.start_game(wr.Ruleset(players=3), dealer=wr.Seat(0)), wr.DECK)
    >>> plays = [wr.Play(card) for card in wr.parse_cards("R2 R3 R1")]
    >>> wr.apply_all(game, [wr.Bid(1), wr.Bid(0), wr.Bid(0), *plays]).table.totals
    (20, -10, -10)

    """
    check_game(game)
    left = iter(all_of("actions", actions, Sequence, (Play, Bid, NameTrump), "Action"))
    for action in left:
        rest = chain((action,), left)
        if isinstance(game, Playing):
            game = _played_on(game, rest)
        elif isinstance(game, Bidding) and game.table.ruleset.bidding is BiddingMethod.OPEN:
            game = _bid_on(game, rest)
        else:
            game = apply(game, action)
    return game


def _bid_on(game: Bidding, actions: Iterator[Action]) -> Game:
    """The game after the next bids; the last one, and a refused one, are left to `apply`."""
    table, legal, made = game.table, game.legal, list(game.bids)
    for action in actions:
        is_last = len(made) == table.players - 1
        if is_last or not isinstance(action, Bid) or not action.bit & legal:
            return apply(Bidding(table, game.deal, game.trump, tuple(made)), action)
        seat = SEATS[(table.dealer + 1 + len(made)) % table.players]
        made.append((seat, action.tricks))
    return Bidding(table, game.deal, game.trump, tuple(made))


def _played_on(game: Playing, actions: Iterator[Action]) -> Game:
    """The game after the acts, up to the end of the round; a refused one is left to `apply`."""
    progress, cards = game.progress, list(game.cards)
    contract, leader, unplayed = progress.contract, progress.leader, progress.unplayed
    hands, tricks = [hand.bits for hand in game.hands], list(progress.tricks)
    trump, number, players = contract.trump, game.table.number, len(hands)
    seat, bits, binds = game.to_act, bits_of(cards), _binding(cards)
    for action in actions:
        hand = hands[seat]
        bound = hand & binds
        legal = bound | hand & SPECIAL_BITS if bound else hand
        if not isinstance(action, Play) or not action.bit & legal:
            now = Playing(Progress(contract, leader, unplayed, tuple(tricks)), tuple(cards))
            return apply(now, action)
        hands[seat] = hand ^ action.bit
        cards.append(action.card)
        bits |= action.bit
        binds = binds or action.card.binds
        seat = SEATS[(seat + 1) % players]
        if len(cards) == players:
            winner = SEATS[(leader + cards.index(taker_on_bits(cards, bits, trump))) % players]
            tricks.append(Trick(leader, tuple(cards), winner))
            leader = seat = winner
            unplayed, cards, bits, binds = unplayed ^ bits, [], 0, 0
            if len(tricks) == number:
                return scored(Progress(contract, leader, unplayed, tuple(tricks)))
    return Playing(Progress(contract, leader, unplayed, tuple(tricks)), tuple(cards))


def _binding(cards: Sequence[Card]) -> int:
    """What the trick so far binds the next player to, as bits; nothing where it is not said yet."""
    return next((card.binds for card in cards if card.binds), 0)
