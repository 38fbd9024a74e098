"""The deal: so many cards each, and a card turned up."""

import random
from collections.abc import Sequence
from typing import Final, final

from attrs import frozen

from wizard_rules.rulebook.card_set import CardSet, bits_of, set_of
from wizard_rules.rulebook.deck import ALL_BITS, DECK, SIXTY_CARDS, Card
from wizard_rules.rulebook.frozen import setters, told_apart
from wizard_rules.rulebook.kinds import (
    cards_in_order,
    check_kind,
    check_turn_up,
    is_sequence,
    wrong_kind,
)
from wizard_rules.rulebook.ruleset import FirstCard, Ruleset
from wizard_rules.rulebook.ruling import disputed, stated
from wizard_rules.rulebook.table import PLAYERS, SEATED, Seat, left_of
from wizard_rules.rulebook.violation import Violation

__all__ = ["Deal", "check_deck", "shuffled_deck"]

SHUFFLE: Final = stated(
    "deal.shuffle",
    "Before each round the new dealer shuffles and then deals clockwise.",
    "SC-07 JP-07 JP-21 SV-26",
)


def shuffled_deck(rng: random.Random) -> tuple[Card, ...]:
    """
    The sixty cards in an order drawn from *rng*, the same on every platform and version.

    Rulings: deal.shuffle

    Raises:
        ValueError: *rng* is no `random.Random`.

    >>> import random
    >>> import wizard_rules as wr
    >>> print(*wr.shuffled_deck(random.Random(7))[:5])
    B1 Y9 G9 B9 R3

    """
    check_kind("rng", rng, random.Random, "random.Random")
    deck = list(DECK)
    for last in range(len(deck) - 1, 0, -1):
        # Of all its methods, Python promises to keep only random() the same.
        other = int(rng.random() * (last + 1))
        deck[last], deck[other] = deck[other], deck[last]
    return tuple(deck)


FIRST_CARD: Final = stated(
    "deal.first-card",
    "The dealer takes the first card of the deal,"
    " unless the table lets the player on the left start.",
    "SC-07",
    "C-02",
)
HAND_SIZE: Final = stated(
    "deal.hand-size",
    "Round n deals n cards to each player.",
    "TC-06 SC-05 SC-07 JP-07 JP-09 JP-23 SV-06 SV-26",
)
TURN_UP: Final = disputed(
    "deal.turn-up",
    "After the deal the top card of the stock is turned up.",
    "TC-10 SC-01 SC-08 JP-07 JP-21 SV-07",
    "C-08",
)
TURN_UP_STAYS: Final = stated(
    "deal.turn-up-stays",
    "Nobody owns the turned-up card; it remains with the undealt cards.",
    "TC-27",
)


@final
@frozen(init=False, field_transformer=told_apart)
class Deal:
    """
    The cards of a round: each seat's hand and the card turned up.

    Unpickling what others wrote can run code; `json_of` is for exchange.

    `turn_up` is None in a round that deals the whole deck: nothing is left to turn.

    Rulings: deal.hand-size, deal.turn-up, deal.turn-up-stays, deck.sixty-cards

    Raises:
        ValueError: Not a tuple of two to six `CardSet`s, hands of different sizes or without
            cards, a card twice, a turn-up missing, one where the hands take the whole deck, or
            one that is no card.

    >>> import wizard_rules as wr
    >>> hands = [wr.parse_card_set(text) for text in ("J R2 G8", "B5 W G3", "B11 R4 J2")]
    >>> deal = wr.Deal(tuple(hands), turn_up=wr.SuitCard(wr.Suit.R, 9))
    >>> deal.number, len(deal.stock)
    (3, 50)

    """

    hands: tuple[CardSet, ...]
    turn_up: Card | None

    def __init__(self, hands: tuple[CardSet, ...], turn_up: Card | None) -> None:
        """Refuse what no deck and no dealer can bring about."""
        _check_hands(hands)
        check_turn_up(turn_up)
        if not hands[0]:
            raise ValueError(f"hands without cards: {HAND_SIZE}")
        number = hands[0].bits.bit_count()
        left = len(DECK) - number * len(hands)
        bits = 0 if turn_up is None else turn_up.bit
        if bool(bits) != bool(left):
            raise ValueError(f"{left} cards are left and {turn_up} is turned: {TURN_UP}")
        for hand in hands:
            if hand.bits.bit_count() != number:
                raise ValueError(f"hands of different sizes: {HAND_SIZE}")
            bits |= hand.bits
        if bits.bit_count() != len(DECK) - left + bool(left):
            raise ValueError(f"a card is there twice: {SIXTY_CARDS}")
        _set_hands(self, hands)
        _set_turn_up(self, turn_up)

    @property
    def number(self) -> int:
        """The cards each, which is the number of the round."""
        return len(self.hands[0])

    @property
    def stock(self) -> CardSet:
        """The undealt rest below the turn-up."""
        bits = 0 if self.turn_up is None else self.turn_up.bit
        for hand in self.hands:
            bits |= hand.bits
        return set_of(ALL_BITS ^ bits)


_set_hands, _set_turn_up = setters(Deal, "hands", "turn_up")


def _check_hands(hands: tuple[CardSet, ...]) -> None:
    if type(hands) is not tuple:
        raise wrong_kind("hands", hands, "tuple of CardSets")
    for hand in hands:
        if not isinstance(hand, CardSet):
            raise wrong_kind("hands", hand, "CardSet")
    if len(hands) not in SEATED:
        raise ValueError(f"{len(hands)} hands: {PLAYERS}")


_SIXTY: Final = frozenset(DECK)


def check_deck(deck: Sequence[Card]) -> Violation | None:
    """
    The ruling that *deck* would break, or None: it must be the sixty cards, once each.

    Rulings: deck.sixty-cards

    Raises:
        ValueError: It is no sequence of cards.

    >>> import wizard_rules as wr
    >>> print(wr.check_deck(wr.DECK), wr.check_deck(wr.DECK[1:]).ruling.id)
    None deck.sixty-cards

    """
    if _is_sixty(deck):
        return None
    cards = cards_in_order("deck", deck)
    return Violation(SIXTY_CARDS, f"{len(cards)} cards, {len(set(cards))} of them different")


def _is_sixty(deck: object) -> bool:
    try:
        return is_sequence(deck) and len(deck) == len(DECK) and _SIXTY.issubset(deck)
    except TypeError:  # what has no hash is no card
        return False


def deal_cards(deck: tuple[Card, ...], number: int, dealer: Seat, ruleset: Ruleset) -> Deal:
    """
    The deal of round *number* from an ordered deck, one card at a time.

    Rulings: deal.first-card, deal.shuffle, deal.hand-size, deal.turn-up
    """
    players = ruleset.players
    first = dealer if ruleset.first_card is FirstCard.DEALER else left_of(dealer, players)
    dealt = number * players
    hands = tuple(
        [
            set_of(bits_of(deck[(seat - first) % players : dealt : players]))
            for seat in range(players)
        ]
    )
    return Deal(hands, deck[dealt] if dealt < len(DECK) else None)
