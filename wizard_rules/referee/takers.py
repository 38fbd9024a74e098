"""Who may take a trick of which not every card, or not trump, is known."""

from collections.abc import Sequence

from wizard_rules.rulebook.deck import Card, Jester, Suit, SuitCard, Wizard
from wizard_rules.rulebook.trick import take

Trumps = tuple[Suit | None, ...]
"""What trump may be."""


def possible_takers(cards: Sequence[Card | None], trumps: Trumps) -> tuple[int, ...]:
    """The places that may take the trick, whatever the unknown cards (None) and trump are."""
    known = [card for card in cards if card is not None]
    if len(known) == len(cards):
        return tuple({known.index(take(known, trump)[0]) for trump in trumps})
    return tuple(
        place
        for place in range(len(cards))
        if any(_may_take(place, cards, trump) for trump in trumps)
    )


def _may_take(place: int, cards: Sequence[Card | None], trump: Suit | None) -> bool:
    card = cards[place]
    if any(isinstance(before, Wizard) for before in cards[:place]):
        return False
    if card is None or isinstance(card, Wizard):
        return True
    if any(isinstance(other, Wizard) for other in cards):
        return False
    if isinstance(card, Jester):
        return place == 0 and all(other is None or isinstance(other, Jester) for other in cards)
    return _may_be_highest(card, cards, trump)


def _may_be_highest(card: SuitCard, cards: Sequence[Card | None], trump: Suit | None) -> bool:
    suited = [other for other in cards if isinstance(other, SuitCard)]
    if any(other.suit is card.suit and other.rank > card.rank for other in suited):
        return False
    if any(other.suit is trump for other in suited):
        return card.suit is trump
    if suited[0].suit is card.suit:
        return True
    # An unknown card before it may have led its suit, if there is a lower one.
    first = next(other for other in cards if not isinstance(other, Jester))
    lower = (SuitCard(card.suit, rank) for rank in range(1, card.rank))
    return first is None and any(other not in cards for other in lower)
