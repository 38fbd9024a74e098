"""The play: who leads, who follows, and which cards may be played."""

from collections.abc import Iterable, Sequence
from typing import Final

from wizard_rules.rulebook.card_set import SPECIAL_BITS, CardSet, bits_in
from wizard_rules.rulebook.deck import Card, Jester, Suit, SuitCard, Wizard
from wizard_rules.rulebook.kinds import cards_in_order, check_card
from wizard_rules.rulebook.ruling import Ruling, disputed, implied, stated
from wizard_rules.rulebook.violation import Violation

__all__ = ["check_play", "led_suit", "legal_plays", "play_ruling"]

FIRST_LEAD: Final = stated(
    "play.first-lead",
    "The player on the dealer's left leads to the first trick.",
    "TC-15 SC-14 JP-12 SV-14",
)
WINNER_LEADS: Final = stated(
    "play.winner-leads",
    "Whoever takes a trick leads the next trick of the same round.",
    "TC-05 SC-17 SV-14",
)
IN_TURN: Final = stated(
    "play.in-turn",
    "Each player plays one card to a trick, clockwise from the leader.",
    "TC-05 SC-02 SC-14 SV-02 SV-17",
    "C-26",
)
TRICKS_PER_ROUND: Final = stated(
    "play.tricks-per-round",
    "A round has as many tricks as cards dealt to each player and ends when the hands are empty.",
    "TC-05 TC-06 SC-12 JP-25",
    "C-26",
)
CARD_HELD: Final = implied(
    "play.card-held",
    "A player may only play a card that is in the hand.",
    "JP-12",
)
ANY_LEAD: Final = stated(
    "play.any-lead",
    "The leader may lead any card.",
    "SC-15",
)
FOLLOW_SUIT: Final = stated(
    "play.follow-suit",
    "Whoever holds a card of the led suit must play one of that suit, or a Wizard, or a Jester.",
    "TC-19 TC-23 TC-26 SC-15 SC-16 JP-13 JP-24 SV-15",
)
SPECIALS_ALWAYS: Final = disputed(
    "play.specials-always",
    "A Wizard or a Jester may always be played, and the duty to follow never forces one out.",
    "TC-20 SC-16 JP-13 JP-24 SV-05 SV-15",
    "C-07 C-15",
)
VOID_FREE: Final = disputed(
    "play.void-free",
    "Whoever holds no card of the led suit may play any card, trump or not.",
    "TC-19 SV-15 JP-24",
    "C-07",
)


def legal_bits(hand: int, cards: Sequence[Card]) -> int:
    """The playable cards of a hand, both as bits: what all the faces of a play rest on."""
    for card in cards:
        if card.binds:  # the first card that is no Jester
            bound = hand & card.binds
            return bound | hand & SPECIAL_BITS if bound else hand
    return hand


def legal_plays(hand: Iterable[Card], cards: Sequence[Card]) -> CardSet:
    """
    The cards of *hand* that may be played on *cards*, the trick so far.

    Rulings: play.any-lead, play.follow-suit, play.specials-always, play.void-free

    Raises:
        ValueError: Something is no card.

    >>> import wizard_rules as wr
    >>> print(wr.legal_plays(wr.parse_cards("R2 Y3 W"), wr.parse_cards("R5")))
    R2 W1
    >>> print(wr.legal_plays(wr.parse_cards("R2 Y3 W"), wr.parse_cards("J W R5")))
    R2 Y3 W1

    """
    held = bits_in("hand", hand)
    return CardSet.of_bits(legal_bits(held, cards_in_order("cards", cards)))


def check_play(card: Card, hand: Iterable[Card], cards: Sequence[Card]) -> Violation | None:
    """
    The ruling that playing *card* from *hand* on *cards* would break, or None.

    Rulings: play.card-held, play.follow-suit, play.specials-always, play.void-free

    Raises:
        ValueError: Something is no card.

    >>> import wizard_rules as wr
    >>> jester, yellow = wr.parse_cards("J Y3")
    >>> hand = (wr.SuitCard(wr.Suit.R, 2), jester, yellow)
    >>> wr.check_play(jester, hand, wr.parse_cards("R5"))
    >>> wr.check_play(yellow, hand, wr.parse_cards("R5")).ruling.id
    'play.follow-suit'

    """
    check_card("card", card)
    held = bits_in("hand", hand)
    trick = cards_in_order("cards", cards)
    if not card.bit & held:
        return Violation(CARD_HELD, f"{card} is not in the hand")
    led = suit_led(trick)
    if led is None or card.bit & legal_bits(held, trick):
        return None
    holds = f", and the hand holds {CardSet.of_bits(held & led.bits)}"
    detail = f"{card} does not follow the led suit {led}{holds}"
    return Violation(FOLLOW_SUIT, detail, reveals=holds)


JESTER_LEAD_DEFERS: Final = disputed(
    "play.jester-lead-defers",
    "A led Jester sets no suit: nobody is bound until another card comes,"
    " and if that is a suit card its suit is the led suit.",
    "TC-22 SC-19 JP-16 SV-18",
    "C-09",
)
WIZARD_OPENS_FREE: Final = disputed(
    "play.wizard-opens-free",
    "When the first card that is not a Jester is a Wizard, no suit is led for the whole trick.",
    "TC-24 TC-25 SC-18 JP-15 JP-17 SV-17",
    "C-10 C-11",
)


def led_suit(cards: Sequence[Card]) -> Suit | None:
    """
    The suit to follow in the trick *cards*, if any.

    Rulings: play.jester-lead-defers, play.wizard-opens-free

    Raises:
        ValueError: Something is no card.

    >>> import wizard_rules as wr
    >>> print(wr.led_suit(wr.parse_cards("J J B6 R10")))
    B
    >>> print(wr.led_suit(wr.parse_cards("J W R5")))
    None

    """
    return suit_led(cards_in_order("cards", cards))


def suit_led(cards: Sequence[Card]) -> Suit | None:
    """
    The suit to follow, of cards that are known to be cards.

    Rulings: play.jester-lead-defers, play.wizard-opens-free
    """
    for card in cards:
        if isinstance(card, SuitCard):
            return card.suit
        if isinstance(card, Wizard):
            return None
    return None


WIZARD_LATER_KEEPS_SUIT: Final = disputed(
    "play.wizard-later-keeps-suit",
    "A Wizard played after the led suit was set does not lift the duty to follow it.",
    "TC-26 SC-15 JP-13 SV-15",
    "C-12",
)


def play_ruling(hand: Iterable[Card], cards: Sequence[Card]) -> Ruling:
    """
    The ruling that frees or binds whoever has to play from *hand* on *cards*.

    Rulings: play.any-lead, play.jester-lead-defers, play.wizard-opens-free, play.void-free,
    play.wizard-later-keeps-suit, play.follow-suit

    Raises:
        ValueError: Something is no card.

    >>> import wizard_rules as wr
    >>> wr.play_ruling(wr.parse_cards("B10 Y1"), wr.parse_cards("B6 W")).id
    'play.wizard-later-keeps-suit'

    """
    held = bits_in("hand", hand)
    trick = cards_in_order("cards", cards)
    led = suit_led(trick)
    if not trick:
        return ANY_LEAD
    if all(isinstance(card, Jester) for card in trick):
        return JESTER_LEAD_DEFERS
    if led is None:
        return WIZARD_OPENS_FREE
    if not held & led.bits:
        return VOID_FREE
    if any(isinstance(card, Wizard) for card in trick):
        return WIZARD_LATER_KEEPS_SUIT
    return JESTER_LEAD_DEFERS if isinstance(trick[0], Jester) else FOLLOW_SUIT
