"""Trump: the suit that outranks the others for one round, if there is one."""

from typing import Final

from wizard_rules.rulebook.deck import Card, Suit, SuitCard, Wizard
from wizard_rules.rulebook.kinds import check_suit_or_none, check_turn_up
from wizard_rules.rulebook.ruling import Ruling, disputed, stated
from wizard_rules.rulebook.violation import Violation

__all__ = ["check_trump_choice", "legal_trump_choices", "trump_ruling", "turned_trump"]

SUIT_TURNED: Final = stated(
    "trump.suit-turned",
    "A turned-up suit card makes its whole suit trump.",
    "TC-10 TC-11 SC-01 SC-08 SV-07",
    "C-25",
)
JESTER_TURNED: Final = stated(
    "trump.jester-turned",
    "A turned-up Jester means no trump.",
    "TC-11 SC-09 JP-08 SV-07",
)
WIZARD_TURNED: Final = disputed(
    "trump.wizard-turned",
    "A turned-up Wizard lets the dealer name the trump suit after looking at the hand,"
    " before the first bid.",
    "TC-11 TC-13 SC-09 JP-08 JP-11 SV-07 SV-10",
    "C-03",
)
MUST_NAME_SUIT: Final = disputed(
    "trump.must-name-suit",
    'The dealer names exactly one of the four suits; "no trump" is not a choice.',
    "SC-09 TC-11 JP-08 SV-07",
    "C-04",
)
LAST_ROUND: Final = stated(
    "trump.last-round",
    "In the round that deals the whole deck nothing is turned up and there is no trump.",
    "TC-11 SC-10 JP-10 SV-08",
)
WIZARDS_KEEP_POWER: Final = stated(
    "trump.wizards-keep-power",
    "Without trump the Wizards still win; only suit cards lose the power to trump.",
    "TC-12 TC-32",
)


def turned_trump(turn_up: Card | None) -> Suit | None:
    """
    The trump suit that the turn-up alone makes; None after a Jester, a Wizard or no turn-up.

    After a Wizard the dealer still has to name one (`legal_trump_choices`).

    Rulings: trump.suit-turned, trump.jester-turned, trump.last-round

    Raises:
        ValueError: The turn-up is no card.

    >>> import wizard_rules as wr
    >>> wr.turned_trump(wr.SuitCard(wr.Suit.R, 9))
    <Suit.R: 'R'>
    >>> wr.turned_trump(wr.Jester(1)), wr.turned_trump(None)
    (None, None)

    """
    check_turn_up(turn_up)
    return turn_up.suit if isinstance(turn_up, SuitCard) else None


def trump_ruling(turn_up: Card | None) -> Ruling:
    """
    The ruling that settles trump when *turn_up* was turned; None is turned in the last round.

    Rulings: trump.suit-turned, trump.jester-turned, trump.wizard-turned, trump.last-round

    Raises:
        ValueError: The turn-up is no card.

    >>> import wizard_rules as wr
    >>> print(wr.trump_ruling(wr.Jester(1)))
    A turned-up Jester means no trump. [trump.jester-turned]

    """
    check_turn_up(turn_up)
    if turn_up is None:
        return LAST_ROUND
    if isinstance(turn_up, SuitCard):
        return SUIT_TURNED
    return WIZARD_TURNED if isinstance(turn_up, Wizard) else JESTER_TURNED


def legal_trump_choices(turn_up: Card | None) -> tuple[Suit, ...]:
    """
    The suits that the dealer may name: all four after a Wizard, else none.

    Rulings: trump.wizard-turned, trump.must-name-suit

    Raises:
        ValueError: The turn-up is no card.

    >>> import wizard_rules as wr
    >>> print(*wr.legal_trump_choices(wr.Wizard(2)))
    R B G Y

    """
    check_turn_up(turn_up)
    return tuple(Suit) if isinstance(turn_up, Wizard) else ()


def check_trump_choice(choice: Suit | None, turn_up: Card | None) -> Violation | None:
    """
    The ruling that the dealer would break by naming *choice*, or None.

    Rulings: trump.wizard-turned, trump.must-name-suit, trump.suit-turned,
    trump.jester-turned, trump.last-round

    Raises:
        ValueError: The choice is no suit, or the turn-up no card.

    >>> import wizard_rules as wr
    >>> wr.check_trump_choice(None, turn_up=wr.Wizard(2)).ruling.id
    'trump.must-name-suit'
    >>> wr.check_trump_choice(wr.Suit.B, turn_up=wr.Jester(2)).ruling.id
    'trump.jester-turned'

    """
    check_suit_or_none("choice", choice)
    check_turn_up(turn_up)
    if not isinstance(turn_up, Wizard):
        return Violation(trump_ruling(turn_up), "trump is not for the dealer to name")
    if choice is None:
        return Violation(MUST_NAME_SUIT, "the dealer names no suit")
    return None
