"""
What a game is at every moment: one of five phases, each with only the fields that exist then.

    Dealing -> ChoosingTrump -> Bidding -> Playing -> Dealing ... -> Finished
            (only after a Wizard)

In each of them `legal` is the acts that the seat to act may do, as bits: bit n is `ACTIONS[n]`.
Two states are equal where nothing tells them apart: 1, 1.0 and True are three things.
Unpickling what others wrote can run code: games are exchanged as records, by `json_of`.
"""

from typing import ClassVar, Final, final

from attrs import field, frozen

from wizard_rules.game.actions import BIDS, BIDS_UP_TO, NAMING_BITS, Bid
from wizard_rules.game.parts import Progress, Table
from wizard_rules.rulebook.bid import barred_bid
from wizard_rules.rulebook.card_set import CardSet, bits_of, set_of
from wizard_rules.rulebook.deal import Deal
from wizard_rules.rulebook.deck import Card, Suit
from wizard_rules.rulebook.frozen import setters, told_apart
from wizard_rules.rulebook.kinds import wrong_kind
from wizard_rules.rulebook.play import legal_bits
from wizard_rules.rulebook.ruleset import BiddingMethod, BidTotal
from wizard_rules.rulebook.table import SEATS, Seat, clockwise

__all__ = [
    "Bidding",
    "ChoosingTrump",
    "Dealing",
    "Finished",
    "Game",
    "Playing",
]


@final
@frozen(field_transformer=told_apart)
class Dealing:
    """
    A deal is due.

    Unpickling what others wrote can run code; `json_of` is for exchange.
    """

    table: Table

    is_over: ClassVar[bool] = False
    legal: ClassVar[int] = 0


@final
@frozen(field_transformer=told_apart)
class ChoosingTrump:
    """
    A Wizard was turned up, and the dealer has to name the trump suit.

    Unpickling what others wrote can run code; `json_of` is for exchange.
    """

    table: Table
    deal: Deal

    is_over: ClassVar[bool] = False
    legal: ClassVar[int] = NAMING_BITS

    @property
    def to_act(self) -> Seat:
        """The dealer."""
        return self.table.dealer


def _biddable(table: Table, bids: tuple[tuple[Seat, int], ...]) -> int:
    """The bids that the seat to act may make, as bits."""
    ruleset, number = table.ruleset, len(table.history) + 1
    if len(bids) >= ruleset.players or number not in BIDS:
        raise ValueError("nobody is left to bid")
    if ruleset.bid_total is BidTotal.FREE:  # at most tables, and half the time of the rest
        return BIDS_UP_TO[number]
    made = [bid for _, bid in bids]
    barred = barred_bid(number, made, ruleset.players, ruleset.bid_total)
    if barred is None:
        return BIDS_UP_TO[number]
    return BIDS_UP_TO[number] & ~Bid(barred).bit


@final
@frozen(init=False, field_transformer=told_apart)
class Bidding:
    """
    Trump is settled, and the bids are coming in: those made, by seat, in bidding order.

    Unpickling what others wrote can run code; `json_of` is for exchange.
    """

    table: Table
    deal: Deal
    trump: Suit | None
    bids: tuple[tuple[Seat, int], ...] = ()
    legal: int = field(init=False, repr=False)

    is_over: ClassVar[bool] = False

    def __init__(
        self,
        table: Table,
        deal: Deal,
        trump: Suit | None,
        bids: tuple[tuple[Seat, int], ...] = (),
    ) -> None:
        """Find the legal bids; the slots are set by `setters`, as one is made for every bid."""
        _set_table(self, table)
        _set_deal(self, deal)
        _set_trump(self, trump)
        _set_bids(self, bids)
        _set_legal_bids(self, _biddable(table, bids))

    @property
    def to_act(self) -> Seat:
        """The next seat to bid; while bids are hidden, the first one that has not bid."""
        ruleset = self.table.ruleset
        if ruleset.bidding is BiddingMethod.OPEN:
            return SEATS[(self.table.dealer + 1 + len(self.bids)) % ruleset.players]
        return self.waiting[0]

    @property
    def may_bid(self) -> tuple[Seat, ...]:
        """The seats that may bid now: one in turn, or while bids are hidden all that have not."""
        is_open = self.table.ruleset.bidding is BiddingMethod.OPEN
        return (self.to_act,) if is_open else self.waiting

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """The seats that have not bid, in bidding order."""
        made = {seat for seat, _ in self.bids}
        order = clockwise(self.table.forehand, self.table.players)
        return tuple(seat for seat in order if seat not in made)


_set_table, _set_deal, _set_trump, _set_bids, _set_legal_bids = setters(
    Bidding, "table", "deal", "trump", "bids", "legal"
)


@final
@frozen(init=False, field_transformer=told_apart)
class Playing:
    """
    A trick is being played: the cards of it so far, in the order played.

    Unpickling what others wrote can run code; `json_of` is for exchange.
    """

    progress: Progress
    cards: tuple[Card, ...] = ()
    legal: int = field(init=False, repr=False)

    is_over: ClassVar[bool] = False

    def __init__(self, progress: Progress, cards: tuple[Card, ...] = ()) -> None:
        """Find the legal plays; the slots are set by `setters`, as one is made at every act."""
        hands = progress.contract.deal.hands
        hand = hands[(progress.leader + len(cards)) % len(hands)].bits & progress.unplayed
        if not hand:
            raise ValueError("whoever is to act holds no card")
        _set_progress(self, progress)
        _set_cards(self, cards)
        _set_legal(self, legal_bits(hand, cards))

    @property
    def table(self) -> Table:
        """What the round stands on."""
        return self.progress.contract.table

    @property
    def deal(self) -> Deal:
        """The cards of the round as they were dealt."""
        return self.progress.contract.deal

    @property
    def trump(self) -> Suit | None:
        """The trump suit, if there is one."""
        return self.progress.contract.trump

    @property
    def to_act(self) -> Seat:
        """The seat whose turn it is."""
        return Seat((self.progress.leader + len(self.cards)) % self.table.players)

    @property
    def hands(self) -> tuple[CardSet, ...]:
        """The cards still held, by seat."""
        unplayed = self.progress.unplayed & ~bits_of(self.cards)
        return tuple([set_of(hand.bits & unplayed) for hand in self.deal.hands])


_set_progress, _set_cards, _set_legal = setters(Playing, "progress", "cards", "legal")


@final
@frozen(field_transformer=told_apart)
class Finished:
    """
    All rounds are played.

    Unpickling what others wrote can run code; `json_of` is for exchange.
    """

    table: Table

    is_over: ClassVar[bool] = True
    legal: ClassVar[int] = 0


Game = Dealing | ChoosingTrump | Bidding | Playing | Finished
"""A game at any moment."""

PHASES: Final = (Playing, Bidding, Dealing, ChoosingTrump, Finished)


def check_game(game: object) -> None:
    """Refuse what is no game."""
    if not isinstance(game, PHASES):
        raise wrong_kind("game", game, "game")
