"""Games as records and back, and records of games in which one thing was changed."""

import re
from collections.abc import Callable, Sequence
from contextlib import suppress
from random import Random
from typing import TypeVar

import pytest
from attrs import evolve
from hypothesis import given
from hypothesis import strategies as st
from naive_referee import decide
from test_formats import TRUMP_TEXTS, records

import wizard_rules as wr
from wizard_rules.rulebook.bid import RANGE
from wizard_rules.rulebook.deck import SIXTY_CARDS, SPECIALS_ALIKE
from wizard_rules.rulebook.play import FIRST_LEAD, WINNER_LEADS
from wizard_rules.rulebook.score import EXACT, MISSED, TOTAL
from wizard_rules.rulebook.table import DEAL_PASSES
from wizard_rules.rulebook.trick import COUNTS_ONE
from wizard_rules.rulebook.trump import JESTER_TURNED, LAST_ROUND, MUST_NAME_SUIT, SUIT_TURNED
from wizard_rules.strategies import games

Value = TypeVar("Value")
SPECIAL = re.compile(r"\b([WJ])[1-4]")
Said = tuple[str, str, int, int | None, int | None, str | None, int | str | None, int | str | None]
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
            turn_up=None if round_.turn_up is None else spelt(round_.turn_up),
            hands=None if round_.hands is None else tuple(map(spelt, round_.hands)),
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
@given(games(max_acts=300), st.integers(0, 1 << 32).map(Random), st.sampled_from([0.5, 1.0]))
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


@given(games(max_acts=200), st.integers(0, 1 << 32).map(Random), st.floats(0, 1))
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
def test_a_game_needs_no_claims(game: wr.Game) -> None:
    """Who dealt, led, took and scored follows from what was dealt, bid and played."""
    record = wr.record_of(game)
    bare_rounds = [
        wr.RecordRound(
            turn_up=round_.turn_up,
            trump=round_.trump if (round_.turn_up or "").startswith("W") else None,
            hands=round_.hands,
            bids=round_.bids,
            bids_so_far=round_.bids_so_far,
            tricks=round_.tricks and tuple(wr.RecordTrick(each.cards) for each in round_.tricks),
        )
        for round_ in record.rounds
    ]
    assert wr.game_from_record(evolve(record, rounds=tuple(bare_rounds))) == game


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


def some_round(data: st.DataObject, record: wr.Record) -> tuple[int, wr.RecordRound]:
    """A round that is over: its number, and what is recorded of it."""
    over = [each for each in record.rounds if each.points is not None]
    round_ = data.draw(st.sampled_from(over))
    return round_.number or 0, round_


def with_round(record: wr.Record, number: int, round_: wr.RecordRound) -> wr.Record:
    return evolve(record, rounds=changed(record.rounds, number - 1, lambda _: round_))


def another(data: st.DataObject, record: wr.Record, name: str | None) -> tuple[int, str]:
    """Another player than the one named: the seat and the name."""
    seat = data.draw(
        st.integers(0, len(record.players) - 1).filter(lambda drawn: record.players[drawn] != name)
    )
    return seat, record.players[seat]


def some_trick(
    data: st.DataObject, round_: wr.RecordRound
) -> tuple[int, wr.RecordTrick, tuple[str, ...]]:
    """A trick of the round: its place, what is recorded of it, and its cards."""
    tricks = round_.tricks or ()
    place = data.draw(st.integers(0, len(tricks) - 1))
    return place, tricks[place], tuple(tricks[place].cards.split())


def with_trick(record: wr.Record, number: int, place: int, trick: wr.RecordTrick) -> wr.Record:
    round_ = record.rounds[number - 1]
    return with_round(
        record, number, evolve(round_, tricks=changed(round_.tricks, place, lambda _: trick))
    )


def false_winner(data: st.DataObject, record: wr.Record) -> tuple[wr.Record, Said]:
    number, round_ = some_round(data, record)
    at, trick, cards = some_trick(data, round_)
    seat, name = another(data, record, trick.winner)
    true = record.players.index(trick.winner or "")
    _, ruling = decide(list(cards), None if round_.trump == "none" else round_.trump)
    false = ("claim", ruling, number, at + 1, None, None, true, seat)
    return with_trick(record, number, at, evolve(trick, winner=name)), false


def false_lead(data: st.DataObject, record: wr.Record) -> tuple[wr.Record, Said]:
    number, round_ = some_round(data, record)
    at, trick, _ = some_trick(data, round_)
    seat, name = another(data, record, trick.lead)
    true = record.players.index(trick.lead or "")
    ruling = WINNER_LEADS if at else FIRST_LEAD
    false = ("claim", ruling.id, number, at + 1, None, None, true, seat)
    return with_trick(record, number, at, evolve(trick, lead=name)), false


def false_dealer(data: st.DataObject, record: wr.Record) -> tuple[wr.Record, Said]:
    number, round_ = some_round(data, record)
    seat, name = another(data, record, round_.dealer)
    true = record.players.index(round_.dealer or "")
    false = ("claim", DEAL_PASSES.id, number, None, None, None, true, seat)
    return with_round(record, number, evolve(round_, dealer=name)), false


def false_trump(data: st.DataObject, record: wr.Record) -> tuple[wr.Record, Said]:
    number, round_ = some_round(data, record)
    turn_up = (round_.turn_up or "")[0]
    trump = data.draw(st.sampled_from(TRUMP_TEXTS).filter(lambda drawn: drawn != round_.trump))
    ruling = {"J": JESTER_TURNED, "n": LAST_ROUND}.get(turn_up, SUIT_TURNED)
    false: Said = ("claim", ruling.id, number, None, None, None, round_.trump, trump)
    if turn_up == "W":
        trump, dealer = "none", record.players.index(round_.dealer or "")
        false = ("illegal", MUST_NAME_SUIT.id, number, None, dealer, None, None, trump)
    return with_round(record, number, evolve(round_, trump=trump)), false


def false_taken(data: st.DataObject, record: wr.Record) -> tuple[wr.Record, Said]:
    number, round_ = some_round(data, record)
    seat, _ = another(data, record, None)
    true, more = (round_.taken or ())[seat], data.draw(st.sampled_from([-1, 1, 2]))
    taken = changed(round_.taken, seat, lambda _: true + more)
    false = ("claim", COUNTS_ONE.id, number, None, seat, None, true, true + more)
    return with_round(record, number, evolve(round_, taken=taken)), false


def false_points(data: st.DataObject, record: wr.Record) -> tuple[wr.Record, Said]:
    number, round_ = some_round(data, record)
    seat, _ = another(data, record, None)
    true, more = (round_.points or ())[seat], data.draw(st.sampled_from([-10, 1, 10, 20]))
    ruling = EXACT if (round_.bids or ())[seat] == (round_.taken or ())[seat] else MISSED
    false = ("claim", ruling.id, number, None, seat, None, true, true + more)
    points = changed(round_.points, seat, lambda _: true + more)
    return with_round(record, number, evolve(round_, points=points)), false


def false_total(data: st.DataObject, record: wr.Record) -> tuple[wr.Record, Said]:
    number, round_ = some_round(data, record)
    seat, _ = another(data, record, None)
    true, more = (round_.totals or ())[seat], data.draw(st.sampled_from([-10, 1, 10, 20]))
    totals = changed(round_.totals, seat, lambda _: true + more)
    false = ("claim", TOTAL.id, number, None, seat, None, true, true + more)
    return with_round(record, number, evolve(round_, totals=totals)), false


def bid_too_high(data: st.DataObject, record: wr.Record) -> tuple[wr.Record, Said]:
    number, round_ = some_round(data, record)
    seat, _ = another(data, record, None)
    bid = data.draw(st.sampled_from([-1, number + 1, number + 10]))
    bids = changed(round_.bids, seat, lambda _: bid)
    false = ("illegal", RANGE.id, number, None, seat, None, None, bid)
    return with_round(record, number, evolve(round_, bids=bids)), false


def no_card_played(data: st.DataObject, record: wr.Record) -> tuple[wr.Record, Said]:
    number, round_ = some_round(data, record)
    at, trick, cards = some_trick(data, round_)
    place = data.draw(st.integers(0, len(cards) - 1))
    text = data.draw(st.sampled_from(["R14", "W5", "J0", "?"]))
    seat = (record.players.index(trick.lead or "") + place) % len(cards)
    false = ("unreadable", SIXTY_CARDS.id, number, at + 1, seat, text, None, None)
    written = " ".join(changed(cards, place, lambda _: text))
    return with_trick(record, number, at, evolve(trick, cards=written)), false


def no_card_held(data: st.DataObject, record: wr.Record) -> tuple[wr.Record, Said]:
    number, round_ = some_round(data, record)
    seat, _ = another(data, record, None)
    place = data.draw(st.integers(0, number - 1))
    hands = changed(
        round_.hands, seat, lambda hand: " ".join(changed(hand.split(), place, lambda _: "R14"))
    )
    false = ("unreadable", SIXTY_CARDS.id, number, None, seat, "R14", None, None)
    return with_round(record, number, evolve(round_, hands=hands)), false


def card_played_twice(data: st.DataObject, record: wr.Record) -> tuple[wr.Record, Said]:
    """The play of who did not hold it is false; if that cannot be told, the second one."""
    number, round_ = some_round(data, record)
    spots = [
        (at, place, (record.players.index(trick.lead or "") + place) % len(record.players), card)
        for at, trick in enumerate(round_.tricks or ())
        for place, card in enumerate(trick.cards.split())
    ]
    old, other = data.draw(st.lists(st.sampled_from(spots), min_size=2, max_size=2, unique=True))
    at, place, _, _ = old
    at_fault = old if round_.hands and old[2] != other[2] else max(old, other)
    false = ("inconsistent", SIXTY_CARDS.id, number, at_fault[0] + 1, at_fault[2], other[3])
    trick = (round_.tricks or ())[at]
    written = " ".join(changed(trick.cards.split(), place, lambda _: other[3]))
    return with_trick(record, number, at, evolve(trick, cards=written)), (*false, None, None)


def card_dealt_twice(data: st.DataObject, record: wr.Record) -> tuple[wr.Record, Said]:
    """To two seats, and the second one has it wrongly; or turned up as well."""
    number, round_ = some_round(data, record)
    held = [hand.split() for hand in round_.hands or ()]
    dealt = [(seat, card) for seat, hand in enumerate(held) for card in hand]
    turned = [] if round_.turn_up == "none" else [(-1, round_.turn_up or "")]
    seat, old = data.draw(st.sampled_from(dealt))
    other, card = data.draw(
        st.sampled_from(dealt + turned).filter(lambda drawn: drawn != (seat, old))
    )
    held[seat] = [card if each == old else each for each in held[seat]]
    hands = tuple(map(" ".join, held))
    false = ("inconsistent", SIXTY_CARDS.id, number, None, max(seat, other), card, None, None)
    return with_round(record, number, evolve(round_, hands=hands)), false


CORRUPTIONS: list[Corruption] = [
    false_winner,
    false_lead,
    false_dealer,
    false_trump,
    false_taken,
    false_points,
    false_total,
    bid_too_high,
    no_card_played,
    card_played_twice,
]


@given(records())
def test_what_is_loaded_has_no_fault(record: wr.Record) -> None:
    """Whatever a record claims: where the engine can play it, the referee finds nothing in it."""
    with suppress(wr.RecordError):
        wr.game_from_record(record)
        assert wr.adjudicate(record).faults == ()


def assert_not_loaded(record: wr.Record) -> None:
    """The engine plays no record in which the referee finds a fault."""
    with pytest.raises(wr.RecordError, match=r"^\$\."):
        wr.game_from_record(record)


@pytest.mark.parametrize("corruption", CORRUPTIONS)
@given(games(max_acts=80).filter(lambda game: len(game.table.history) > 0), st.data())
def test_one_fault_is_found_where_it_is(
    corruption: Corruption, game: wr.Game, data: st.DataObject
) -> None:
    """It hides nowhere, and nothing else seems to be wrong; with hands and without."""
    whole = wr.record_of(game)
    without = tuple([evolve(round_, hands=None) for round_ in whole.rounds])
    record = data.draw(st.sampled_from([whole, evolve(whole, rounds=without)]))
    corrupt, expected = corruption(data, record)
    assert [said(fault) for fault in wr.adjudicate(corrupt).faults] == [expected]
    assert_not_loaded(corrupt)


@pytest.mark.parametrize("corruption", [no_card_held, card_dealt_twice])
@given(games(max_acts=80).filter(lambda game: len(game.table.history) > 0), st.data())
def test_one_fault_of_a_hand_is_found_where_it_is(
    corruption: Corruption, game: wr.Game, data: st.DataObject
) -> None:
    """What stands there instead of a card may be any that its owner plays."""
    corrupt, expected = corruption(data, wr.record_of(game))
    assert [said(fault) for fault in wr.adjudicate(corrupt).faults] == [expected]
    assert_not_loaded(corrupt)


# --- what is no game ---


def played(*acts: wr.Action, deck: str = "R1 R2 R3 W1") -> wr.Game:
    """A game of three whose first deal is R1, R2 and R3, with a Wizard turned up."""
    first = wr.parse_cards(deck)
    rest = tuple(card for card in wr.DECK if card not in first)
    game = wr.deal(wr.start_game(wr.Ruleset(3), wr.Seat(0)), first + rest)
    for act in acts:
        game = wr.apply(game, act)
    return game


NAMED = wr.NameTrump(wr.Suit.G)
BIDS = (wr.Bid(0), wr.Bid(1), wr.Bid(0))
CARDS = tuple(wr.Play(card) for card in wr.parse_cards("R2 R3 R1"))


@pytest.mark.parametrize(
    ("acts", "round_"),
    [
        ((), wr.RecordRound()),
        ((NAMED,), wr.RecordRound(trump="G", bids_so_far=())),
        (
            (NAMED, *BIDS[:2]),
            wr.RecordRound(trump="G", bids_so_far=(wr.RecordBid("Yi", 0), wr.RecordBid("Bing", 1))),
        ),
        ((NAMED, *BIDS), wr.RecordRound(trump="G", bids=(0, 0, 1), tricks=())),
        (
            (NAMED, *BIDS, *CARDS[:2]),
            wr.RecordRound(trump="G", bids=(0, 0, 1), tricks=(wr.RecordTrick("R2 R3", "Yi"),)),
        ),
        (
            (NAMED, *BIDS, *CARDS),
            wr.RecordRound(
                trump="G",
                bids=(0, 0, 1),
                tricks=(wr.RecordTrick("R2 R3 R1", "Yi", "Bing"),),
                taken=(0, 0, 1),
                points=(20, 20, 30),
                totals=(20, 20, 30),
            ),
        ),
    ],
)
def test_a_record_grows_with_the_game(acts: tuple[wr.Action, ...], round_: wr.RecordRound) -> None:
    """It says what was done so far and nothing else."""
    record = wr.record_of(played(*acts), players=("Jia", "Yi", "Bing"), title="So far")
    dealt = evolve(round_, number=1, dealer="Jia", turn_up="W1", hands=("R1", "R2", "R3"))
    assert record == wr.Record(
        title="So far", players=("Jia", "Yi", "Bing"), first_dealer="Jia", rounds=(dealt,)
    )
    assert wr.game_from_record(record) == played(*acts)


def test_players_are_named_by_the_caller() -> None:
    """One name each; without names they are P1, P2 and so on."""
    assert wr.record_of(played()).players == ("P1", "P2", "P3")
    with pytest.raises(wr.RecordError, match=r"^\$\.players: 2 names for 3 players"):
        wr.record_of(played(), players=("Jia", "Yi"))
    with pytest.raises(wr.RecordError, match=r"^\$\.players\[2\]: "):
        wr.record_of(played(), players=("Jia", "Yi", "Jia"))


PART = wr.record_of(played(NAMED, *BIDS, *CARDS[:2]))
OVER = wr.record_of(played(NAMED, *BIDS, *CARDS))
NEXT = wr.RecordRound(turn_up="R13", hands=("R1 R2", "R3 R4", "R5 R6"))
SO_FAR = tuple(wr.RecordBid(name, 0) for name in ("P2", "P3", "P1"))


def with_first(record: wr.Record, round_: wr.RecordRound, *others: wr.RecordRound) -> wr.Record:
    return evolve(record, rounds=(round_, *others))


(PART_1,), (OVER_1,) = PART.rounds, OVER.rounds
REFUSED = [
    (with_first(PART, evolve(PART_1, turn_up=None)), r"^\$\.rounds\[0\]\.turn_up: "),
    (with_first(PART, evolve(PART_1, hands=None)), r"^\$\.rounds\[0\]\.hands: a game needs it"),
    (with_first(PART, evolve(PART_1, trump=None)), r"^\$\.rounds\[0\]\.trump: "),
    (with_first(PART, evolve(PART_1, bids=None)), r"^\$\.rounds\[0\]\.bids: "),
    (with_first(PART, evolve(PART_1, bids=None, bids_so_far=SO_FAR)), r"bid"),
    (with_first(OVER, evolve(OVER_1, tricks=None), NEXT), r"^\$\.rounds\[0\]\.tricks: "),
    (with_first(OVER, evolve(OVER_1, number=2)), "hand-size|number: "),
    (with_first(OVER, OVER_1, evolve(NEXT, number=3)), "hand-size|number: "),
    (
        with_first(OVER, evolve(OVER_1, totals=(20, 20, 20))),
        r"^\$\.rounds\[0\]\.totals: it is \(20, 20, 30\), not \(20, 20, 20\)$",
    ),
    (
        with_first(evolve(OVER, first_dealer=None), wr.RecordRound(turn_up="R13")),
        r"^\$\.first_dealer: ",
    ),
    (evolve(OVER, first_dealer=None, rounds=()), r"^\$\.first_dealer: "),
]


@pytest.mark.parametrize(("record", "why"), REFUSED)
def test_what_tells_no_whole_game_is_refused(record: wr.Record, why: str) -> None:
    """A fault, or something left out that a game needs."""
    with pytest.raises(wr.RecordError, match=why):
        wr.game_from_record(record)


def test_a_fifth_wizard_is_no_game() -> None:
    """Five bare Wizards are one more than the deck has, and two cards are no turn-up."""
    hands = ("W W", "W W", "W R1")
    with pytest.raises(
        wr.RecordError, match=r"^\$\.rounds\[1\]\.hands: W is one more than the deck"
    ):
        wr.game_from_record(with_first(OVER, OVER_1, evolve(NEXT, hands=hands)))
    with pytest.raises(wr.RecordError, match=r"^\$\.rounds\[1\]\.turn_up: 'R13 R12' is no card"):
        wr.game_from_record(with_first(OVER, OVER_1, evolve(NEXT, turn_up="R13 R12")))


def test_a_game_needs_every_round_from_the_first_on() -> None:
    """A later part of a game may be right, but it is no game."""
    later = wr.RecordRound(number=2, dealer="P2", turn_up="R13", hands=NEXT.hands)
    with pytest.raises(wr.RecordError, match=r"^\$\.rounds\[0\]\.number: "):
        wr.game_from_record(evolve(OVER, rounds=(later,)))


def test_copies_that_contradict_each_other_are_refused() -> None:
    """P1 cannot play the Wizard that P2 holds, though both are only called W there."""
    hands = ("W R1", "W1 R2", "R3 R4")
    tricks = (wr.RecordTrick("R3 W1 R2", "P3"), wr.RecordTrick("R1 W R4", "P1"))
    round_2 = evolve(NEXT, hands=hands, bids=(0, 0, 0), tricks=tricks)
    with pytest.raises(wr.RecordError, match=r"^\$\.rounds\[1\]\.hands: "):
        wr.game_from_record(with_first(OVER, OVER_1, round_2))


@pytest.mark.ruling(SPECIALS_ALIKE)
@pytest.mark.parametrize(
    ("hand", "first", "second"),
    [
        ("W W", "W1", "W2"),
        ("W W", "W2", "W1"),
        ("W W", "W", "W1"),
        ("W2 W", "W", "W2"),
        ("W W1", "W3", "W1"),
    ],
)
def test_a_bare_wizard_is_one_that_is_played(hand: str, first: str, second: str) -> None:
    """Held as W and played as W1, it is the same card; no number is given twice."""
    one = wr.RecordRound(
        turn_up="J",
        hands=("B1", "B2", "B3"),
        bids=(0, 0, 0),
        tricks=(wr.RecordTrick("B3 B1 B2", "P3"),),
    )
    plays = (wr.RecordTrick(f"{first} B2 B3", "P1"), wr.RecordTrick(f"{second} B5 B6", "P1"))
    two = evolve(one, hands=(hand, "B2 B5", "B3 B6"), tricks=plays)
    names = ("P1", "P2", "P3")
    game = wr.game_from_record(wr.Record(players=names, first_dealer="P2", rounds=(one, two)))
    wr.validate(game)
    cards = [str(trick.cards[0]) for trick in game.table.history[1].tricks]
    for card, written in zip(cards, (first, second), strict=True):
        assert written in (card, bare(card))


def test_the_dealer_of_round_1_deals_first() -> None:
    """A game needs a first dealer, by either name."""
    assert wr.game_from_record(evolve(OVER, first_dealer=None)) == wr.game_from_record(OVER)
    start = wr.game_from_record(evolve(OVER, rounds=()))
    assert start == wr.start_game(wr.Ruleset(3), wr.Seat(0))
