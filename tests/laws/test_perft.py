"""Perft: as many sequences of legal cards as `perft.txt` says, counted in three ways."""

import pytest
from make_perft import (
    HEAD,
    PERFT,
    Deal,
    count_by_library,
    count_by_referee,
    count_by_revokes,
    is_whole,
    line_of,
    make_deals,
    read,
)

from wizard_rules.rulebook.play import (
    ANY_LEAD,
    FIRST_LEAD,
    FOLLOW_SUIT,
    IN_TURN,
    SPECIALS_ALWAYS,
    TRICKS_PER_ROUND,
    VOID_FREE,
    WINNER_LEADS,
)

COUNTED = list(read(PERFT.read_text(encoding="utf-8")))


def by_deal(counted: list[tuple[Deal, list[int]]]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize(
        ("deal", "counts"), counted, ids=[deal.id for deal, _ in counted]
    )


@pytest.mark.ruling(ANY_LEAD, FOLLOW_SUIT, SPECIALS_ALWAYS, VOID_FREE)
@pytest.mark.ruling(FIRST_LEAD, WINNER_LEADS, IN_TURN, TRICKS_PER_ROUND)
@by_deal(COUNTED)
def test_the_library_allows_as_many_sequences(deal: Deal, counts: list[int]) -> None:
    """From a deal so many sequences of one card, of two, of three ... are legal."""
    assert count_by_library(deal, len(counts)) == counts


@by_deal(COUNTED)
def test_the_referee_allows_as_many_sequences(deal: Deal, counts: list[int]) -> None:
    """The referee's legal cards and winners alone lead to the same counts."""
    assert count_by_referee(deal, len(counts)) == counts


@by_deal([(deal, counts) for deal, counts in COUNTED if is_whole(deal, counts)])
def test_as_many_sequences_are_without_a_revoke(deal: Deal, counts: list[int]) -> None:
    """All orders of all hands, less those with a revoke, begin in as many ways."""
    assert count_by_revokes(deal) == counts


def test_the_file_holds_the_deals_that_are_made() -> None:
    """`python tests/tools/make_perft.py` writes the same deals again."""
    made = list(make_deals())
    text = HEAD + "".join(line_of(deal, counts) for deal, counts in COUNTED)

    assert made == [(deal, len(counts)) for deal, counts in COUNTED]
    assert text == PERFT.read_text(encoding="utf-8")


@pytest.mark.parametrize("players", range(2, 7))
def test_every_number_of_players_has_deals_with_wizards_and_jesters(players: int) -> None:
    """Several to the end of the round, and one that deals the whole deck."""
    deals = [deal for deal, _ in COUNTED if len(deal.hands) == players]
    held = [[card[0] for hand in deal.hands for card in hand] for deal in deals]
    whole = [deal for deal, counts in COUNTED if deal in deals and is_whole(deal, counts)]

    assert all("W" in kinds and "J" in kinds for kinds in held)
    assert len(whole) >= 2
    assert any(len(kinds) == 60 for kinds in held)
