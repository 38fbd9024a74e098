"""Questions about cards: who takes a trick, and what may be played to it."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final, final

from attrs import frozen

from wizard_rules.command.answers import Answer
from wizard_rules.errors import RecordError
from wizard_rules.records.spoken_cards import SpokenCard, card_name, spoken_cards, spoken_suit
from wizard_rules.rulebook.deck import Card, Suit, SuitCard
from wizard_rules.rulebook.misreadings import disputed_in_legal, disputed_in_trick
from wizard_rules.rulebook.play import VOID_FREE, check_play, led_suit, play_ruling
from wizard_rules.rulebook.table import MOST
from wizard_rules.rulebook.trick import trick_ruling, trick_winner
from wizard_rules.rulebook.violation import Violation

ONE_IS_LOWEST: Final = "C-05"
SUIT_NAMES: Final[Mapping[Suit, tuple[str, str]]] = MappingProxyType(
    {
        Suit.R: ("red", "hearts"),
        Suit.B: ("blue", "spades"),
        Suit.G: ("green", "clubs"),
        Suit.Y: ("yellow", "diamonds"),
    }
)
"""What a suit is called, in Wizard's own deck and in a French-suited one."""


@final
@frozen
class Named:
    """Cards of a question: as they were typed, which they are, and how they are called."""

    spoken: tuple[SpokenCard, ...]
    is_french: bool

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards themselves."""
        return tuple([each.card for each in self.spoken])

    @property
    def names(self) -> list[str]:
        """What they are called in the deck that was asked about."""
        return [card_name(each, is_french=self.is_french) for each in self.spoken]

    @property
    def in_words(self) -> str:
        """All of them, and who played them: whatever was misread shows here."""
        said = zip(self.spoken, self.names, strict=True)
        return ", ".join(
            name if each.player is None else f"{each.player} {name}" for each, name in said
        )

    def named(self, place: int, verb: str) -> str:
        """That the card at a place, or whoever played it, takes the trick."""
        player, name = self.spoken[place].player, self.names[place]
        if player is not None:
            return f"{player} {verb} with {name}"
        where = f"{name}, card {place + 1}," if self.is_french else f"{name} (card {place + 1})"
        return f"{where} {verb}"

    def suit_name(self, suit: Suit) -> str:
        """What a suit is called in the deck that was asked about."""
        return SUIT_NAMES[suit][self.is_french]


def _asked(*texts: str) -> list[Named]:
    spoken = spoken_cards(*texts, names=("trick", "hand"))
    trick, *_ = spoken.texts
    if len(trick) > MOST:
        raise RecordError(f"{len(trick)} cards: a trick has at most {MOST}")
    return [Named(each, spoken.is_french) for each in spoken.texts]


def answer_trick(text: str, trump: str | None) -> Answer:
    """Who takes a trick, and why; where nothing is said of trump, also whether it matters."""
    (trick,) = _asked(text)
    if not trick.spoken:
        raise RecordError("a trick without cards has no taker")
    suit = None if trump is None else spoken_suit(trump)
    winner, led = trick_winner(trick.cards, suit), led_suit(trick.cards)
    others = _other_takers(trick.cards, winner) if trump is None else {}
    ruling = trick_ruling(trick.cards, suit)
    content: dict[str, object] = {
        "winner": winner,
        "led_suit": led and led.name,
        "trump": suit and suit.name,
        "ruling": ruling.id,
        "message": f"Card {winner + 1}, {trick.spoken[winner].text}, takes the trick.",
    }
    if others:
        content["depends_on_trump"] = {each.name: place for each, place in others.items()}
    disputed = disputed_in_trick(trick.cards, suit)
    if trick.is_french:  # a deck of two to ace has no 1 that could be taken for its ace
        disputed = tuple([id_ for id_ in disputed if id_ != ONE_IS_LOWEST])
    cards = f"The trick: {trick.in_words}."
    return Answer(content, (_taken(trick, winner, others),), (ruling,), disputed, (cards,))


def _other_takers(cards: Sequence[Card], winner: int) -> dict[Suit, int]:
    """The trumps that would give the trick to another card, and to which."""
    takers = {suit: trick_winner(cards, suit) for suit in Suit}
    return {suit: place for suit, place in takers.items() if place != winner}


def _taken(trick: Named, winner: int, others: Mapping[Suit, int]) -> str:
    takes = f"{trick.named(winner, 'takes the trick')}."
    if not others:
        return _capital(takes)
    ifs = [
        f"If {name} is trump, {trick.named(place, 'does')}: add --trump {name}."
        for suit, place in others.items()
        if (name := trick.suit_name(suit))
    ]
    return " ".join((f"Without trump {takes}", *ifs))


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def answer_legal(text: str, hand: str, trump: str | None) -> Answer:
    """What may be played from a hand on a trick, and for each other card why not."""
    trick, held = _asked(text, hand)
    _check_play_is_due(trick, held)
    suit = None if trump is None else spoken_suit(trump)
    verdicts = [check_play(card, held.cards, trick.cards) for card in held.cards]
    ruling, led = play_ruling(held.cards, trick.cards), led_suit(trick.cards)
    each = list(zip(held.spoken, verdicts, strict=True))
    content: dict[str, object] = {
        "led_suit": led and led.name,
        "ruling": ruling.id,
        "legal": [spoken.text for spoken, violation in each if violation is None],
        "illegal": [
            {"card": spoken.text, "ruling": violation.ruling.id, "message": violation.detail}
            for spoken, violation in each
            if violation is not None
        ],
    }
    verdict = [_may_play(held, verdicts)]
    if suit is not None:
        verdict.append(_on_trump(held, suit, led if ruling is VOID_FREE else None))
    trumps = frozenset(each for each in Suit if trump is None or each is suit)
    disputed = disputed_in_legal(held.cards, trick.cards, trumps)
    cards = (f"The trick so far: {trick.in_words}.",) if trick.spoken else ()
    return Answer(content, tuple(verdict), (ruling,), disputed, cards)


def _check_play_is_due(trick: Named, held: Named) -> None:
    if not held.spoken:
        raise RecordError("an empty hand plays nothing")
    if len(trick.spoken) == MOST:
        raise RecordError(f"{MOST} cards: the trick is complete")


def _may_play(held: Named, verdicts: Sequence[Violation | None]) -> str:
    each = list(zip(held.names, verdicts, strict=True))
    may = ", ".join(name for name, violation in each if violation is None)
    may_not = ", ".join(name for name, violation in each if violation is not None)
    return f"May play: {may}." + (f" Not: {may_not}." if may_not else "")


def _on_trump(held: Named, trump: Suit, void_in: Suit | None) -> str:
    """Beginners think that trump may always be played: what allows it is to be void."""
    same = "Trump makes no difference to what may be played"
    trumps = [card for card in held.cards if isinstance(card, SuitCard) and card.suit is trump]
    if void_in is None or not trumps:
        return f"{same}."
    name, led = held.suit_name(trump), held.suit_name(void_in)
    return f"{same}: {name} is allowed only because the hand holds no {led}."
