"""The tables that are built when the package is imported, built afresh and compared."""

import importlib.util
from types import ModuleType

import naive_referee as referee
import pytest

from wizard_rules.rulebook.deck import SIXTY_CARDS


def fresh(name: str) -> ModuleType:
    """The module, executed once more and known to nobody else."""
    spec = importlib.util.find_spec(f"wizard_rules.{name}")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.ruling(SIXTY_CARDS)
def test_the_deck_is_built_of_sixty_cards() -> None:
    """The deck is sixty cards: four suits of thirteen, four Wizards and four Jesters."""
    cards = fresh("rulebook.deck")

    assert [str(card) for card in cards.DECK] == referee.DECK
    assert [card.bit for card in cards.DECK] == [1 << number for number in range(60)]
    assert [suit.bits for suit in cards.Suit] == [0x1FFF << 13 * place for place in range(4)]
    bits = fresh("rulebook.card_set")
    assert (bits.ALL_BITS, bits.SPECIAL_BITS) == ((1 << 60) - 1, 0xFF << 52)


def test_the_spellings_of_cards_are_built() -> None:
    """Each card has its own text, and each suit card a French one."""
    texts = fresh("records.notation").CARD_TEXTS

    assert {text for text in texts if text[0] in "RBGYWJ"} == set(referee.DECK)
    assert len(texts) == 60 + 2 * 52
    assert [str(texts[text]) for text in ("SA", "HK", "D10", "♣2")] == ["B13", "R12", "Y9", "G1"]


def test_the_choices_of_a_table_are_built() -> None:
    """The presets are for four; each differs from the base game in one choice."""
    ruleset = fresh("rulebook.ruleset")
    presets = [ruleset.STANDARD, ruleset.PLUS_MINUS_ONE, ruleset.HIDDEN_BIDS]
    choices = [(each.players, each.bid_total.value, each.bidding.value) for each in presets]

    assert choices == [
        (4, "free", "open"),
        (4, "plus-minus-one", "open"),
        (4, "free", "hidden"),
    ]
