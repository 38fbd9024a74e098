"""The table's choices, made before the first deal."""

from enum import Enum
from typing import Final, TypeVar, final

from attrs import Attribute, astuple, field, frozen

from wizard_rules.rulebook.frozen import no_state, told_apart
from wizard_rules.rulebook.kinds import check_whole, wrong_kind
from wizard_rules.rulebook.printable import value as shown
from wizard_rules.rulebook.ruling import stated
from wizard_rules.rulebook.table import FEWEST, MOST, PLAYERS

__all__ = [
    "HIDDEN_BIDS",
    "PLUS_MINUS_ONE",
    "STANDARD",
    "BidTotal",
    "BiddingMethod",
    "FirstCard",
    "Ruleset",
    "TwoPlayers",
]


class TwoPlayers(Enum):
    """Whether the game may be played by two."""

    REFUSED = "refused"
    ALLOWED = "allowed"


class BidTotal(Enum):
    """What the bids of a round may add up to."""

    FREE = "free"
    PLUS_MINUS_ONE = "plus-minus-one"


class BiddingMethod(Enum):
    """Whether players bid aloud in turn, or all in secret."""

    OPEN = "open"
    HIDDEN = "hidden"


class FirstCard(Enum):
    """Who is dealt the first card."""

    DEALER = "dealer"
    LEFT = "left"


Choice = TypeVar("Choice", TwoPlayers, BidTotal, BiddingMethod, FirstCard)

AGREED_FIRST: Final = stated(
    "table.agreed-first",
    "A variant holds only if the table chose it before the first deal.",
    "TC-17 TC-35",
    "C-28",
)


def _member(_: "Ruleset", field: "Attribute[Choice]", value: Choice) -> None:
    if type(value) is not type(field.default):
        raise wrong_kind(field.name, value, type(field.default).__name__)


@final
@frozen(field_transformer=told_apart)
class Ruleset:
    """
    How a table plays: the base game, unless it chose otherwise.

    Unpickling what others wrote can run code; `json_of` is for exchange.

    `players` is 3 to 6, or 2 with `TwoPlayers.ALLOWED`.

    Rulings: table.agreed-first, table.players

    Raises:
        ValueError: The choices make no sense, alone or together.

    >>> import wizard_rules as wr
    >>> wr.Ruleset(players=5).bid_total
    <BidTotal.FREE: 'free'>
    >>> wr.Ruleset(bid_total=wr.BidTotal.PLUS_MINUS_ONE, bidding=wr.BiddingMethod.HIDDEN)
    Traceback (most recent call last):
    ValueError: bid_total = "plus-minus-one" bars a bid of the last bidder, but under \
bidding = "hidden" nobody bids last [bid.plus-minus-one, bid.hidden]

    """

    players: int = 4
    two_players: TwoPlayers = field(default=TwoPlayers.REFUSED, validator=_member)
    bid_total: BidTotal = field(default=BidTotal.FREE, validator=_member)
    bidding: BiddingMethod = field(default=BiddingMethod.OPEN, validator=_member)
    first_card: FirstCard = field(default=FirstCard.DEALER, validator=_member)

    __setstate__ = no_state

    def __reduce__(self) -> tuple[type["Ruleset"], tuple[object, ...]]:
        """Copy and unpickle by the choices, and so checked anew."""
        return Ruleset, astuple(self)

    def __attrs_post_init__(self) -> None:
        """Refuse what makes no sense."""
        check_whole("players", self.players)
        fewest = FEWEST if self.two_players is TwoPlayers.ALLOWED else FEWEST + 1
        if not fewest <= self.players <= MOST:
            number = shown(self.players)
            raise ValueError(f"players: {number} is not from {fewest} to {MOST}. {PLAYERS}")
        plus_minus_one = self.bid_total is BidTotal.PLUS_MINUS_ONE
        if plus_minus_one and self.bidding is BiddingMethod.HIDDEN:
            raise ValueError(
                'bid_total = "plus-minus-one" bars a bid of the last bidder, but under'
                ' bidding = "hidden" nobody bids last [bid.plus-minus-one, bid.hidden]'
            )


STANDARD: Final = Ruleset()
"""The base game for four."""
PLUS_MINUS_ONE: Final = Ruleset(bid_total=BidTotal.PLUS_MINUS_ONE)
"""For four, with the variant that the bids may not add up to the tricks."""
HIDDEN_BIDS: Final = Ruleset(bidding=BiddingMethod.HIDDEN)
"""For four, with the variant that all bid at the same time and in secret."""
