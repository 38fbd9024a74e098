"""Symmetries of adjudication: other names for the cards, or another seat, change nothing."""

from collections.abc import Mapping
from random import Random
from typing import TypeVar

import pytest
from attrs import evolve
from hypothesis import given
from hypothesis import strategies as st
from test_formats import TRUMP_TEXTS, records
from test_laws import renamed, with_others_of_a_kind
from test_transcripts import respelt

import wizard_rules as wr
from wizard_rules.records.notation import CARD_TEXTS, in_capitals
from wizard_rules.records.record import TrumpText
from wizard_rules.rulebook.deck import SIXTY_CARDS, SPECIALS_ALIKE
from wizard_rules.strategies import games

Value = TypeVar("Value")
SAME_TRUMPS: Mapping[TrumpText, TrumpText] = {text: text for text in TRUMP_TEXTS}


@st.composite
def muddled_games(draw: st.DrawFn) -> wr.Record:
    """A game in whose record some cards and numbers stand where others belong."""
    record, rng = wr.record_of(draw(games(max_acts=120))), Random(draw(st.integers(0, 1 << 32)))
    return evolve(record, rounds=tuple([muddled(round_, rng) for round_ in record.rounds]))


def muddled(round_: wr.RecordRound, rng: Random) -> wr.RecordRound:
    tricks = [evolve(trick, cards=with_another(trick.cards, rng)) for trick in round_.tricks or ()]
    return evolve(
        round_,
        tricks=None if round_.tricks is None else tuple(tricks),
        hands=exchanged(round_.hands, rng),
        bids=exchanged(round_.bids, rng),
        taken=exchanged(round_.taken, rng),
        points=exchanged(round_.points, rng),
        totals=exchanged(round_.totals, rng),
    )


def with_another(cards: str, rng: Random) -> str:
    tokens = cards.split()
    if tokens and rng.random() < 0.1:
        tokens[rng.randrange(len(tokens))] = rng.choice([*map(str, wr.DECK), "W", "J", "R0"])
    return " ".join(tokens)


def exchanged(values: tuple[Value, ...] | None, rng: Random) -> tuple[Value, ...] | None:
    if values is None or rng.random() < 0.8:
        return values
    return tuple(rng.sample(values, len(values)))


def facts(
    record: wr.Record, trump: Mapping[TrumpText, TrumpText] = SAME_TRUMPS
) -> tuple[list[str], list[object]]:
    """What is wrong and where, and what is true of each player, in whatever seat; other trumps."""
    report, players = wr.adjudicate(record), record.players

    def names(*seats: wr.Seat | None) -> list[str | None]:
        return [None if seat is None else players[seat] for seat in seats]

    faults = [
        f"{fault.round} {fault.trick} {fault.kind} {fault.ruling} {blamed(fault)}"
        for fault in report.faults
    ]
    rounds: list[object] = [
        (
            [round_.number, round_.trump and trump[round_.trump], *names(round_.dealer)],
            [names(*round_.leaders), names(*round_.winners)],
            {*zip(players, round_.taken, round_.points, round_.totals, strict=True)},
        )
        for round_ in report.rounds
    ]
    return sorted(faults), rounds


def blamed(fault: wr.Fault) -> str | None:
    """Who did it; of two who hold one card the later is named, whoever did wrong."""
    return None if fault.ruling is SIXTY_CARDS else fault.player


def with_other_cards(
    record: wr.Record,
    card: Mapping[wr.Card, wr.Card],
    trump: Mapping[TrumpText, TrumpText] = SAME_TRUMPS,
) -> wr.Record:
    """The record with each card, and trump, changed into another."""

    def other(token: str) -> str:
        named = CARD_TEXTS.get(in_capitals(token))
        return token if named is None else str(card[named])

    record = respelt(record, lambda text: " ".join(map(other, text.split())))
    rounds = [evolve(it, trump=it.trump and trump[it.trump]) for it in record.rounds]
    return evolve(record, rounds=tuple(rounds))


def turned(values: tuple[Value, ...] | None, by: int) -> tuple[Value, ...] | None:
    return values and values[by:] + values[:by]


@given(muddled_games() | records(), st.permutations(list(wr.Suit)))
def test_no_suit_is_special(record: wr.Record, suits: list[wr.Suit]) -> None:
    """With other names for the suits, the same is wrong in the same places."""
    _, card = renamed(suits)
    texts = [TRUMP_TEXTS["RBGY".index(str(suit))] for suit in suits]
    trump = dict(zip(TRUMP_TEXTS, [*texts, "none"], strict=True))
    assert facts(with_other_cards(record, card, trump)) == facts(record, trump)


@pytest.mark.ruling(SPECIALS_ALIKE)
@given(muddled_games() | records(), st.integers(0, 1 << 32).map(Random))
def test_no_wizard_and_no_jester_is_special(record: wr.Record, rng: Random) -> None:
    """With other numbers for Wizards and Jesters, the same is wrong in the same places."""
    card = with_others_of_a_kind(rng)
    assert facts(with_other_cards(record, card)) == facts(record)


@given(muddled_games() | records(), st.integers(0, 5))
def test_no_seat_is_special(record: wr.Record, by: int) -> None:
    """At a turned table, everybody did the same right and wrong."""
    by %= len(record.players)
    rounds = [
        evolve(
            round_,
            hands=turned(round_.hands, by),
            bids=turned(round_.bids, by),
            taken=turned(round_.taken, by),
            points=turned(round_.points, by),
            totals=turned(round_.totals, by),
        )
        for round_ in record.rounds
    ]
    players = record.players[by:] + record.players[:by]
    assert facts(evolve(record, players=players, rounds=tuple(rounds))) == facts(record)
