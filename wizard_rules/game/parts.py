"""What the phases of a game share: the table, the rounds scored, the contract, the tricks."""

from typing import final

from attrs import frozen

from wizard_rules.rulebook.deal import Deal
from wizard_rules.rulebook.deck import ALL_BITS, Suit
from wizard_rules.rulebook.frozen import setters, told_apart
from wizard_rules.rulebook.ruleset import Ruleset
from wizard_rules.rulebook.table import SEATS, Seat, left_of
from wizard_rules.rulebook.trick import Trick

__all__ = ["Contract", "Progress", "ScoredRound", "Table"]


@final
@frozen(cache_hash=True, field_transformer=told_apart)
class ScoredRound:
    """
    A round that is over, by seat: what was dealt, bid, played, taken and scored.

    Rulings: score.every-round, score.tricks-sum
    """

    dealer: Seat
    deal: Deal
    trump: Suit | None
    bids: tuple[int, ...]
    tricks: tuple[Trick, ...]
    taken: tuple[int, ...]
    points: tuple[int, ...]


@final
@frozen(cache_hash=True, field_transformer=told_apart)
class Table:
    """
    What a round stands on: the choices made, who deals it, the rounds before, the totals.

    Unpickling what others wrote can run code; `json_of` is for exchange.
    """

    ruleset: Ruleset
    dealer: Seat
    history: tuple[ScoredRound, ...]
    totals: tuple[int, ...]

    @property
    def players(self) -> int:
        """How many play."""
        return self.ruleset.players

    @property
    def number(self) -> int:
        """The number of the round due or under way, and so its cards each; at the end one more."""
        return len(self.history) + 1

    @property
    def forehand(self) -> Seat:
        """The first seat to bid and to lead."""
        return left_of(self.dealer, self.players)


@final
@frozen(cache_hash=True, field_transformer=told_apart)
class Contract:
    """What a round is played for, once all have bid: the deal, trump, and the bids by seat."""

    table: Table
    deal: Deal
    trump: Suit | None
    bids: tuple[int, ...]


@final
@frozen(init=False, field_transformer=told_apart)
class Progress:
    """How far a round has come when a trick is led: by whom, and what is unplayed (as bits)."""

    contract: Contract
    leader: Seat
    unplayed: int = ALL_BITS
    tricks: tuple[Trick, ...] = ()

    def __init__(
        self,
        contract: Contract,
        leader: Seat,
        unplayed: int = ALL_BITS,
        tricks: tuple[Trick, ...] = (),
    ) -> None:
        """Set the slots by `setters`: one is made for every trick."""
        _set_contract(self, contract)
        _set_leader(self, leader)
        _set_unplayed(self, unplayed)
        _set_tricks(self, tricks)

    @property
    def taken(self) -> tuple[int, ...]:
        """The tricks taken so far, by seat."""
        winners = [trick.winner for trick in self.tricks]
        return tuple([winners.count(seat) for seat in SEATS[: self.contract.table.players]])


_set_contract, _set_leader, _set_unplayed, _set_tricks = setters(
    Progress, "contract", "leader", "unplayed", "tricks"
)
