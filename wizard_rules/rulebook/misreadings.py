"""
The readings that were decided against, as rules: which conflicts matter to an answer.

A misread rule answers as somebody would who takes the statements at the head of its docstring in
a way that was decided against. A conflict matters to an answer where its misread rule answers
otherwise than the rulings. Conflicts about anything else, such as who deals first or how long a
game is, have no misread rule.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from types import MappingProxyType
from typing import Final

from wizard_rules.rulebook.bid import legal_bids
from wizard_rules.rulebook.deck import Card, Jester, Suit, SuitCard, Wizard
from wizard_rules.rulebook.play import VOID_FREE, led_suit, legal_plays, play_ruling
from wizard_rules.rulebook.ruleset import BidTotal
from wizard_rules.rulebook.score import bid_score
from wizard_rules.rulebook.trick import HIGHEST_LED_SUIT, trick_ruling, trick_winner

Hand = AbstractSet[Card]
Trick = Sequence[Card]
Trumps = AbstractSet[Suit]
Places = tuple[int, ...]
"""Positions in a trick: of the cards that take it, by a misread rule not always one."""
TrickRule = Callable[[Trick, Suit | None], Places]
LegalRule = Callable[[Hand, Trick, Trumps], Hand]

ANY_SUIT: Final[Trumps] = frozenset(Suit)
"""The suits that can be trump where the question does not say."""


def _one_is_a_high_ace(cards: Trick, trump: Suit | None) -> Places:
    """JP-04 SV-03: the ace is highest; of cards numbered from 1 that is the one."""
    winner = cards[trick_winner(cards, trump)]
    ace = SuitCard(winner.suit, 1) if isinstance(winner, SuitCard) else winner
    return (cards.index(ace if ace in cards else winner),)


def _trump_does_not_win(cards: Trick, _trump: Suit | None) -> Places:
    """JP-14: the first Wizard, else the highest card of the led suit."""
    return (trick_winner(cards, None),)


def _only_next_suit_wins(cards: Trick, trump: Suit | None) -> Places:
    """SC-19: no suit is led where the next player's card has none, and no card is its highest."""
    is_led_suit = trick_ruling(cards, trump) is HIGHEST_LED_SUIT
    nobody = is_led_suit and led_suit(_next_player_sets_suit(cards)) is None
    return () if nobody else (trick_winner(cards, trump),)


def _last_wizard_wins(cards: Trick, trump: Suit | None) -> Places:
    """SC-17: a Wizard is always the highest, and so beats the Wizard that lies there already."""
    return _places(Wizard, cards)[-1:] or (trick_winner(cards, trump),)


def _wizards_win_and_jesters_lose(cards: Trick, trump: Suit | None) -> Places:
    """SV-01 SV-05 JP-05 SC-17: every Wizard wins, and no Jester ever."""
    winner = trick_winner(cards, trump)
    return _places(Wizard, cards) or (() if isinstance(cards[winner], Jester) else (winner,))


def _places(kind: type[Wizard | Jester], cards: Trick) -> Places:
    return tuple([place for place, card in enumerate(cards) if isinstance(card, kind)])


def _next_player_sets_suit(cards: Trick) -> Trick:
    """SC-19: behind a led Jester the next player's card sets the suit, or there is none."""
    return cards[:2]


def _suit_card_binds_behind_jester(cards: Trick) -> Trick:
    """JP-16 SV-18: behind a led Jester the next suit card sets the suit, wherever it comes."""
    without = [card for card in cards if not isinstance(card, Wizard)]
    return without if _places(Jester, cards[:1]) else cards


def _only_second_wizard_frees(cards: Trick) -> Trick:
    """TC-24 JP-17: only right behind the led Jester does a Wizard leave all free."""
    return cards if _places(Wizard, cards[1:2]) else _suit_card_binds_behind_jester(cards)


def _any_wizard_frees(cards: Trick) -> Trick:
    """SV-17: a Wizard settles the trick and leaves the others free, a later one too."""
    return () if _places(Wizard, cards) else cards


def _follow(setting_suit: Callable[[Trick], Trick]) -> LegalRule:
    """The rule by which only that part of the trick can set a suit to follow."""
    return lambda hand, cards, _trumps: legal_plays(hand, setting_suit(cards))


def _void_plays_specials(hand: Hand, cards: Trick, _trumps: Trumps) -> Hand:
    """JP-24: without the led suit a Jester or a Wizard, and only without these another card."""
    specials = frozenset(card for card in hand if not isinstance(card, SuitCard))
    is_void = play_ruling(hand, cards) is VOID_FREE
    return specials if specials and is_void else legal_plays(hand, cards)


def _specials_follow_trump(hand: Hand, cards: Trick, trumps: Trumps) -> Hand:
    """SC-26: a trump lead forces out a Wizard or a Jester where there is no other trump."""
    is_trump_led = led_suit(cards) in trumps
    return _void_plays_specials(hand, cards, trumps) if is_trump_led else legal_plays(hand, cards)


def _never_the_tricks(_number: int, _chosen: BidTotal) -> BidTotal:
    """TC-17 SV-13: a rule of the publisher holds unasked, and somebody has to miss."""
    return BidTotal.PLUS_MINUS_ONE


def _one_card_round_is_exempt(number: int, chosen: BidTotal) -> BidTotal:
    """No text, but tournaments: plus/minus one begins with the second round."""
    return BidTotal.FREE if number == 1 else chosen


def _missed_bid_earns_its_tricks(bid: int, taken: int) -> int:
    """SC-21 JP-19 SV-19: ten for each trick taken, whether the bid is made or missed."""
    return bid_score(bid, taken) + (0 if bid == taken else 10 * taken)


MISREAD_TRICK: Final[Mapping[str, TrickRule]] = MappingProxyType(
    {
        "C-05": _one_is_a_high_ace,
        "C-06": _trump_does_not_win,
        "C-09": _only_next_suit_wins,
        "C-13": _last_wizard_wins,
        "C-14": _wizards_win_and_jesters_lose,
    }
)
MISREAD_LEGAL: Final[Mapping[str, LegalRule]] = MappingProxyType(
    {
        "C-07": _void_plays_specials,
        "C-09": _follow(_next_player_sets_suit),
        "C-10": _follow(_suit_card_binds_behind_jester),
        "C-11": _follow(_only_second_wizard_frees),
        "C-12": _follow(_any_wizard_frees),
        "C-15": _specials_follow_trump,
    }
)
MISREAD_BIDS: Final[Mapping[str, Callable[[int, BidTotal], BidTotal]]] = MappingProxyType(
    {"C-18": _never_the_tricks, "C-21": _one_card_round_is_exempt, "C-28": _never_the_tricks}
)
MISREAD_SCORE: Final[Mapping[str, Callable[[int, int], int]]] = MappingProxyType(
    {"C-19": _missed_bid_earns_its_tricks}
)


def disputed_in_trick(cards: Sequence[Card], trump: Suit | None) -> tuple[str, ...]:
    """
    The conflicts, ascending, in which a rejected reading gives the trick to another card.

    >>> import wizard_rules as wr
    >>> disputed_in_trick(wr.parse_cards("R5 W W"), None)
    ('C-13', 'C-14')

    """
    won = (trick_winner(cards, trump),)
    return tuple([id_ for id_, rule in MISREAD_TRICK.items() if rule(cards, trump) != won])


def disputed_in_legal(
    hand: Iterable[Card], cards: Sequence[Card], trumps: AbstractSet[Suit] = ANY_SUIT
) -> tuple[str, ...]:
    """
    The conflicts, ascending, in which a rejected reading allows other cards of the hand.

    *trumps* are the suits that can be trump: one, none, or any where the question does not say.

    >>> import wizard_rules as wr
    >>> disputed_in_legal(wr.parse_cards("R2 Y3 W"), wr.parse_cards("J W R5"))
    ('C-10',)

    """
    held = frozenset(hand)
    legal = legal_plays(held, cards)
    return tuple([id_ for id_, rule in MISREAD_LEGAL.items() if rule(held, cards, trumps) != legal])


def disputed_in_bids(
    number: int, bids: Sequence[int], players: int, bid_total: BidTotal
) -> tuple[str, ...]:
    """The conflicts, ascending, in which a rejected reading allows the next bidder other bids."""
    legal = {each: legal_bids(number, bids, players=players, bid_total=each) for each in BidTotal}
    rules = MISREAD_BIDS.items()
    return tuple([id_ for id_, rule in rules if legal[rule(number, bid_total)] != legal[bid_total]])


def disputed_in_score(bid: int, taken: int) -> tuple[str, ...]:
    """The conflicts, ascending, in which a rejected reading gives other points."""
    points = bid_score(bid, taken)
    return tuple([id_ for id_, rule in MISREAD_SCORE.items() if rule(bid, taken) != points])
