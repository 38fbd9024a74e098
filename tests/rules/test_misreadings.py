"""A conflict is shown exactly where a reading that was decided against changes the answer."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations, permutations, product
from typing import Final, TypeAlias

import naive_referee as referee
import pytest
from hypothesis import given as given_any
from hypothesis import strategies as st
from make_vectors import Json, named
from wrong_answerers import (
    FAULTS,
    Answerer,
    Given,
    answer,
    first_suit,
    letters,
    number,
    numbers,
    text,
    texts,
    wrong_ranks,
    wrong_suit,
)

import wizard_rules as wr
from wizard_rules import strategies
from wizard_rules.rulebook.misreadings import (
    MISREAD_BIDS,
    MISREAD_LEGAL,
    MISREAD_SCORE,
    MISREAD_TRICK,
    disputed_in_bids,
    disputed_in_legal,
    disputed_in_score,
    disputed_in_trick,
)

Question: TypeAlias = tuple[str, Given]
"""A kind of the vectors, and what is given."""

# The conflicts that no misread rule is written for, and why.
NOT_ASKED: Final = {
    "C-01": "how many may play is settled before anything is asked",
    "C-02": "who is dealt the first card changes no card that is held",
    "C-03": "when the dealer names trump does not change which suit it is",
    "C-04": "whether there may be no trump is settled before trump is given",
    "C-08": "when trump is turned up is settled before trump is given",
    "C-16": "who deals first and who keeps score changes no answer",
    "C-17": "the places at the end are another question",
    "C-20": "a table that chooses both variants is refused before anybody bids",
    "C-22": "the parts are missing, so there is nothing to read in another way",
    "C-23": "where the sixty cards come from changes none of them",
    "C-24": "where a taken trick lies does not change who took it",
    "C-25": "the trump of another round is not asked about",
    "C-26": "what a word means in another language changes no answer",
    "C-27": "when the game ends is another question",
    "C-29": "the garbled words give no order, so that no other card is highest by them",
    "C-30": "how long a game takes is no rule",
}

# The named cases whose conflict has another answer elsewhere, but not there, and why.
SAME_ANSWER: Final = {
    ("named-winner-two-jesters-wizard-red", "C-11"): "bound or free, the Wizard takes the trick",
    ("named-winner-one-is-lowest", "C-29"): NOT_ASKED["C-29"],
    ("named-score-zero-took-one", "C-18"): "one player's points tell nothing of the sum of bids",
}


def trick(played: str, trump: str | None = None) -> Question:
    """The question who takes it."""
    return "winner", {"trick": [*played.split()], "trump": trump}


def legal(hand: str, played: str) -> Question:
    """The question what may be played from the hand."""
    return "legal", {"hand": [*hand.split()], "trick": [*played.split()]}


def bids(in_round: int, made: Sequence[int], players: int, *, total: str = "free") -> Question:
    """The question what may be bid next."""
    return "bids", {"round": in_round, "bids": [*made], "players": players, "bid_total": total}


def plus_minus_one(in_round: int, made: Sequence[int], players: int) -> Question:
    """The question what may be bid next under the variant."""
    return bids(in_round, made, players, total="plus-minus-one")


def score(bid: int, taken: int) -> Question:
    """The question what it scores."""
    return "score", {"bid": bid, "taken": taken}


def cards(value: Json) -> tuple[wr.Card, ...]:
    return wr.parse_cards(" ".join(texts(value)))


DISPUTED: Final[Mapping[str, Callable[[Given], tuple[str, ...]]]] = {
    "winner": lambda given: disputed_in_trick(
        cards(given["trick"]), None if given["trump"] is None else wr.Suit(text(given["trump"]))
    ),
    "legal": lambda given: disputed_in_legal(cards(given["hand"]), cards(given["trick"])),
    "bids": lambda given: disputed_in_bids(
        number(given["round"]),
        numbers(given["bids"]),
        number(given["players"]),
        wr.BidTotal(text(given["bid_total"])),
    ),
    "score": lambda given: disputed_in_score(number(given["bid"]), number(given["taken"])),
}


def disputed(question: Question) -> tuple[str, ...]:
    kind, given = question
    return DISPUTED[kind](given)


# The same mistakes in the words of the vectors, most of them seen in a program or at a table.


def led_unless_wizard_is_second(trick: list[str]) -> str | None:
    is_bound = letters(trick)[:1] == ["J"] and letters(trick)[1:2] != ["W"]
    return first_suit(trick) if is_bound else referee.led_suit(trick)


def seen(*faults: str) -> list[Answerer]:
    return [FAULTS[fault][0] for fault in faults]


MISTAKES: Final[Mapping[str, list[Answerer]]] = {
    "C-05": [wrong_ranks(lambda rank: 14 if rank == "1" else int(rank))],
    "C-06": seen("the led suit beats trump"),
    "C-07": seen("void must play a special"),
    "C-09": seen("led suit in the first two cards only"),
    "C-10": seen("led suit after Jester and Wizard"),
    "C-11": [wrong_suit(led_unless_wizard_is_second)],
    "C-12": seen("a later Wizard lifts the duty"),
    "C-13": seen("the last Wizard wins"),
    "C-14": seen("the second Wizard wins", "nobody takes a trick of Jesters"),
    "C-15": seen("void must play a special"),
    "C-18": seen("plus/minus one in the base game"),
    "C-19": seen("tricks are paid for in a miss"),
    "C-21": seen("plus/minus one not in round one"),
    "C-28": seen("plus/minus one in the base game"),
}


def answered(answerer: Answerer, question: Question) -> Json:
    """The answer; cards that may be played have no order."""
    kind, given = question
    found = answerer(kind, given)
    return sorted(texts(found)) if kind == "legal" else found


def mistaken(question: Question) -> tuple[str, ...]:
    """The conflicts in which somebody who makes the mistake answers otherwise than the referee."""
    right = answered(answer, question)
    return tuple(
        id_
        for id_, answerers in MISTAKES.items()
        if any(answered(each, question) != right for each in answerers)
    )


def test_every_conflict_has_its_place() -> None:
    """Each conflict has a misread rule, or says why it is about none of the four questions."""
    tables = [list(table) for table in (MISREAD_TRICK, MISREAD_LEGAL, MISREAD_BIDS, MISREAD_SCORE)]
    ruled = {id_ for table in tables for id_ in table}

    assert sorted([*ruled, *NOT_ASKED]) == [conflict.id for conflict in wr.conflicts()]
    assert [sorted(table) for table in tables] == tables
    assert ruled == set(MISTAKES) == {id_ for id_, _, _ in PAIRS}


PAIRS: Final[list[tuple[str, Question, Question]]] = [
    ("C-05", trick("R1 R13 R12"), trick("R13 B1 R12")),
    ("C-06", trick("R13 B1 R12", "B"), trick("R13 B1 W", "B")),
    ("C-07", legal("W J Y2", "R5"), legal("W J R2", "R5")),
    ("C-09", trick("J J B6 B10"), trick("J B6 B10")),
    ("C-09", trick("J J B6 B10", "R"), trick("J J B6 R10", "R")),
    ("C-09", legal("B10 Y1 J", "J J B6"), legal("B10 Y1 J", "J B6")),
    ("C-10", legal("R2 Y3 W", "J W R5"), legal("R2 Y3 W", "W R5")),
    ("C-11", legal("R2 Y3", "J J W R5"), legal("R2 Y3", "J W R5")),
    ("C-12", legal("B10 Y1", "B6 W"), legal("B10 Y1", "W B6")),
    ("C-12", legal("B10 Y1", "J B6 W"), legal("B10 W", "B6 W")),
    ("C-13", trick("R5 W W", "R"), trick("R5 W R6", "R")),
    ("C-14", trick("R9 W R13 W"), trick("R9 W R13 J")),
    ("C-14", trick("J J J J", "R"), trick("J J J R1", "R")),
    ("C-15", legal("W J Y3", "R5"), legal("W J", "R5")),
    ("C-18", bids(4, [1, 1, 1], 4), bids(4, [1, 1], 4)),
    ("C-19", score(2, 1), score(2, 0)),
    ("C-19", score(1, 3), score(3, 3)),
    ("C-21", plus_minus_one(1, [1, 0, 0], 4), plus_minus_one(2, [1, 0, 0], 4)),
    ("C-28", bids(4, [1, 1, 1], 4), plus_minus_one(4, [1, 1, 1], 4)),
]


@pytest.mark.parametrize(("id_", "matters", "does_not"), PAIRS)
def test_a_conflict_matters_in_one_question_and_not_in_another(
    id_: str, matters: Question, does_not: Question
) -> None:
    """It is among those of a question that its misread rule answers otherwise, and only there."""
    assert id_ in disputed(matters)
    assert id_ not in disputed(does_not)


def named_disputes() -> Iterator[tuple[str, str, Question]]:
    """Each named case of the four kinds, once for each conflict that it is about."""
    for case in named():
        for id_ in re.findall(r"\((C-\d\d)\)", case.note):
            if case.kind in DISPUTED:
                yield case.id, id_, (case.kind, case.given)


def test_the_named_cases_are_about_what_matters_there() -> None:
    """The conflict of a named case is one that matters in it, but for those with a reason."""
    silent = {
        (case, id_) for case, id_, question in named_disputes() if id_ not in disputed(question)
    }

    assert silent == set(SAME_ANSWER)


def test_every_trick_of_few_cards_is_disputed_where_a_mistake_changes_its_taker() -> None:
    """The conflicts of a trick are those in which the mistake gives it to another card."""
    few = ("R1", "R2", "B3", "B1", "W", "W", "J", "J", "J")
    for size in range(1, 5):
        for played in sorted(set(permutations(few, size))):
            for trump in (None, "R", "B", "Y"):
                question = trick(" ".join(played), trump)
                assert disputed(question) == mistaken(question), question


def test_every_play_of_few_cards_is_disputed_where_a_mistake_changes_it() -> None:
    """The conflicts of a play are those in which the mistake allows other cards of the hand."""
    few = ("R2", "B3", "W", "W", "J", "J")
    held = ("R3", "B4", "Y5", "W", "J")
    hands = [" ".join(hand) for size in range(1, 6) for hand in combinations(held, size)]
    tricks = [" ".join(cards) for size in range(5) for cards in set(permutations(few, size))]
    for hand, played in product(hands, tricks):
        question = legal(hand, played)
        assert disputed(question) == mistaken(question), question


@given_any(strategies.tricks(), strategies.trumps(), strategies.hands(min_size=1))
def test_any_trick_is_disputed_where_a_mistake_changes_it(
    played: tuple[wr.Card, ...], trump: wr.Suit | None, hand: wr.CardSet
) -> None:
    """So it is for any trick that is complete, and for any hand behind one that is not."""
    shown = " ".join(map(str, played))
    taken, follows = trick(shown, trump and trump.name), legal(str(hand), shown)
    assert disputed(taken) == mistaken(taken)
    assert disputed(follows) == mistaken(follows)


def test_every_bid_is_disputed_where_a_mistake_changes_it() -> None:
    """The conflicts of a bid are those in which the mistake allows other bids."""
    for players, in_round, asked in product(range(2, 7), range(1, 4), (bids, plus_minus_one)):
        for count in range(players):
            for made in product(range(in_round + 1), repeat=count):
                question = asked(in_round, made, players)
                assert disputed(question) == mistaken(question), question


def test_every_score_is_disputed_where_a_mistake_changes_it() -> None:
    """The conflicts of a score are those in which the mistake gives other points."""
    for bid, taken in product(range(31), repeat=2):
        question = score(bid, taken)
        assert disputed(question) == mistaken(question), question


@given_any(strategies.hands(), strategies.tricks(min_size=0), strategies.trumps())
def test_what_is_trump_is_disputed_only_where_it_is_led(
    hand: wr.CardSet, played: tuple[wr.Card, ...], trump: wr.Suit | None
) -> None:
    """That specials follow trump matters in no trick that another suit leads."""
    anyhow = disputed_in_legal(hand, played)
    trumps = frozenset[wr.Suit]() if trump is None else frozenset([trump])
    is_trump_led = trump is not None and wr.led_suit(played) is trump
    expected = anyhow if is_trump_led else tuple(id_ for id_ in anyhow if id_ != "C-15")
    assert disputed_in_legal(hand, played, trumps) == expected


PLAIN: Final = [card for card in wr.DECK if isinstance(card, wr.SuitCard)]
plain = st.lists(st.sampled_from(PLAIN), min_size=1, max_size=6, unique=True)


@given_any(plain, plain)
def test_nothing_is_disputed_without_specials_and_trump(
    played: list[wr.SuitCard], hand: list[wr.SuitCard]
) -> None:
    """Of plain suit cards without trump nothing but the rank of the one is ever disputed."""
    holds_a_one = any(card.rank == 1 for card in played)
    assert disputed_in_legal(hand, played) == ()
    assert disputed_in_trick(played, None) in ([(), ("C-05",)] if holds_a_one else [()])
