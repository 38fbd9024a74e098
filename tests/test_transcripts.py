"""Games as records and back, and records of games in which one thing was changed."""

import re
from collections.abc import Callable, Sequence
from itertools import chain
from random import Random
from typing import TypeVar

import pytest
from attrs import evolve
from hypothesis import given
from hypothesis import strategies as st
from referee import decide

import wizard_rules as wr
from wizard_rules.bidding import RANGE
from wizard_rules.cards import SIXTY_CARDS, SPECIALS_ALIKE
from wizard_rules.play import FIRST_LEAD, WINNER_LEADS
from wizard_rules.scoring import EXACT, MISSED, TOTAL
from wizard_rules.strategies import games
from wizard_rules.table import DEAL_PASSES
from wizard_rules.tricks import COUNTS_ONE
from wizard_rules.trump import JESTER_TURNED, LAST_ROUND, MUST_NAME_SUIT, SUIT_TURNED

Value = TypeVar("Value")
SPECIAL = re.compile(r"\b([WJ])[1-4]")
Said = tuple[
    str, str, int, int | None, int | None, str | None, int | str | None, int | str | None
]
"""Kind, ruling, round, trick, seat, card, expected and found of a fault."""


def said(fault: wr.Fault) -> Said:
    where = (fault.round, fault.trick, fault.seat, fault.card)
    return (fault.kind.value, fault.ruling.id, *where, fault.expected, fault.found)


def changed(
    value: Sequence[Value] | None, place: int, change: Callable[[Value], Value]
) -> tuple[Value, ...]:
    """The list with one of its values changed."""
    return tuple([change(part) if at == place else part for at, part in enumerate(value or ())])


def respelt(record: wr.Record, spelt: Callable[[str], str]) -> wr.Record:
    """The record with its card texts spelt otherwise."""

    def round_respelt(round_: wr.RecordRound) -> wr.RecordRound:
        tricks = [evolve(trick, cards=spelt(trick.cards)) for trick in round_.tricks or ()]
        return evolve(
            round_,
            turn_up=spelt(round_.turn_up or ""),
            hands=tuple(map(spelt, round_.hands or ())),
            tricks=None if round_.tricks is None else tuple(tricks),
        )

    return evolve(record, rounds=tuple(map(round_respelt, record.rounds)))


def bare(text: str) -> str:
    return SPECIAL.sub(r"\1", text)


@given(games(max_acts=300) | games())
def test_a_game_survives_as_a_record(game: wr.Game) -> None:
    """At any moment, under any rules, the record gives back the same game; as text as well."""
    record = wr.record_of(game)
    assert wr.adjudicate(record).faults == ()
    assert wr.game_from_record(record) == game
    assert wr.game_from_record(wr.read_record(wr.toml_of(record))) == game
    assert wr.game_from_record(wr.read_record(wr.json_of(record))) == game


@pytest.mark.ruling(SPECIALS_ALIKE)
@given(games(max_acts=300), st.randoms(use_true_random=False), st.sampled_from([0.5, 1.0]))
def test_wizards_and_jesters_need_no_numbers(game: wr.Game, rng: Random, share: float) -> None:
    """With some or all of them bare the record has no fault and tells the same game."""

    def partly_bare(text: str) -> str:
        return SPECIAL.sub(lambda it: it[1] if rng.random() < share else it[0], text)

    record = respelt(wr.record_of(game), partly_bare)
    assert wr.adjudicate(record).faults == ()
    again = wr.game_from_record(record)
    wr.validate(again)
    assert type(again) is type(game)
    assert respelt(wr.record_of(again), bare) == respelt(wr.record_of(game), bare)


def left_out(value: Value | None, rng: Random, share: float) -> Value | None:
    return None if rng.random() < share else value


def with_less(round_: wr.RecordRound, rng: Random, share: float) -> wr.RecordRound:
    """The round with some of its claims left out."""
    tricks = [
        wr.RecordTrick(
            trick.cards, left_out(trick.lead, rng, share), left_out(trick.winner, rng, share)
        )
        for trick in round_.tricks or ()
    ]
    return wr.RecordRound(
        left_out(round_.number, rng, share),
        left_out(round_.dealer, rng, share),
        left_out(round_.turn_up, rng, share),
        left_out(round_.trump, rng, share),
        left_out(round_.hands, rng, share),
        left_out(round_.bids_so_far, rng, share),
        left_out(round_.bids, rng, share),
        None if round_.tricks is None else left_out(tuple(tricks), rng, share / 4),
        left_out(round_.taken, rng, share),
        left_out(round_.points, rng, share),
        left_out(round_.totals, rng, share),
    )


@given(games(max_acts=200), st.randoms(use_true_random=False), st.floats(0, 1))
def test_a_legal_game_has_no_fault_whatever_is_left_out(
    game: wr.Game, rng: Random, share: float
) -> None:
    """Who claims less is not caught at more."""
    record = wr.record_of(game)
    less = evolve(
        record,
        first_dealer=left_out(record.first_dealer, rng, share),
        rounds=tuple([with_less(round_, rng, share) for round_ in record.rounds]),
    )
    assert list(map(str, wr.adjudicate(less).faults)) == []


@given(games(max_acts=300))
def test_whole_rounds_need_no_hands(game: wr.Game) -> None:
    """What everybody held is what everybody played."""
    record = wr.record_of(game)
    played = [
        evolve(round_, hands=None) if round_.points is not None else round_
        for round_ in record.rounds
    ]
    assert wr.game_from_record(evolve(record, rounds=tuple(played))) == game


# --- one thing changed: that is found where it is, and nothing else ---

Corruption = Callable[[st.DataObject, wr.Record], tuple[wr.Record, Said]]
CORRUPTIONS: list[Corruption] = []


def some_round(data: st.DataObject, record: wr.Record) -> tuple[int, wr.RecordRound]:
    """A round that is over, and its place."""
    place = data.draw(
        st.sampled_from([at for at, each in enumerate(record.rounds) if each.points is not None])
    )
    return place, record.rounds[place]


def with_round(record: wr.Record, round_: wr.RecordRound) -> wr.Record:
    place = (round_.number or 0) - 1
    return evolve(record, rounds=changed(record.rounds, place, lambda _: round_))
