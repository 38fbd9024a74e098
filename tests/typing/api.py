"""
The types that users of the library rely on: read by mypy and pyright, never run.

A line that must be wrong carries the code of its error for each checker that finds it;
an ignore that is not needed is itself an error.
"""

import random
from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from typing import assert_type

import wizard_rules as wr


def phases(game: wr.Game) -> wr.Seat | None:
    """A game is one of five phases; a match over them is complete, each with its own fields."""
    assert_type(game.is_over, bool)
    assert_type(game.table, wr.Table)
    match game:
        case wr.Dealing() | wr.Finished():
            return None
        case wr.ChoosingTrump():
            return assert_type(game.to_act, wr.Seat)
        case wr.Bidding():
            assert_type(game.trump, wr.Suit | None)
            assert_type(game.bids, tuple[tuple[wr.Seat, int], ...])
            assert_type(game.may_bid, tuple[wr.Seat, ...])
            return game.to_act
        case wr.Playing():
            assert_type(game.cards, tuple[wr.Card, ...])
            assert_type(game.hands, tuple[wr.CardSet, ...])
            assert_type(game.progress.contract.bids, tuple[int, ...])
            return game.to_act


def phases_by_isinstance(game: wr.Game) -> wr.Dealing | wr.Finished:
    """What is neither named, bid nor played is dealt or over."""
    if isinstance(game, wr.ChoosingTrump | wr.Bidding | wr.Playing):
        assert_type(game, wr.ChoosingTrump | wr.Bidding | wr.Playing)
        assert_type(game.deal, wr.Deal)
        return wr.Dealing(game.table)
    return assert_type(game, wr.Dealing | wr.Finished)


def incomplete(game: wr.Game, card: wr.Card, action: wr.Action) -> None:
    """A phase, a kind of card or a kind of act that is forgotten is found."""
    match game:  # type: ignore[exhaustive-match] # pyright: ignore[reportMatchNotExhaustive]
        case wr.Dealing() | wr.ChoosingTrump() | wr.Bidding() | wr.Playing():
            pass
    match card:  # type: ignore[exhaustive-match] # pyright: ignore[reportMatchNotExhaustive]
        case wr.SuitCard() | wr.Wizard():
            pass
    match action:  # type: ignore[exhaustive-match] # pyright: ignore[reportMatchNotExhaustive]
        case wr.Bid() | wr.Play():
            pass


def absent_fields(game: wr.Game, dealing: wr.Dealing, bidding: wr.Bidding) -> None:
    """A phase has no field that does not exist then."""
    assert game.to_act  # type: ignore[union-attr] # pyright: ignore[reportAttributeAccessIssue, reportUnknownMemberType]
    assert dealing.deal  # type: ignore[attr-defined] # pyright: ignore[reportAttributeAccessIssue, reportUnknownMemberType]
    assert bidding.cards  # type: ignore[attr-defined] # pyright: ignore[reportAttributeAccessIssue, reportUnknownMemberType]


def frozen(game: wr.Playing, card: wr.SuitCard, hand: wr.CardSet, bid: wr.Bid) -> None:
    """Nothing changes once it is made."""
    game.cards = ()  # type: ignore[misc] # pyright: ignore[reportAttributeAccessIssue]
    card.rank = 14  # type: ignore[misc] # pyright: ignore[reportAttributeAccessIssue]
    hand.bits = 0  # type: ignore[misc] # pyright: ignore[reportAttributeAccessIssue]
    bid.tricks = 2  # type: ignore[misc] # pyright: ignore[reportAttributeAccessIssue]
    hand.add(card)  # type: ignore[attr-defined] # pyright: ignore[reportAttributeAccessIssue, reportUnknownMemberType]
    wr.DECK[0] = card  # type: ignore[index] # pyright: ignore[reportIndexIssue]


def seats(game: wr.Game, number: int) -> None:
    """A seat is an integer, but an integer is no seat."""
    assert_type(wr.forehand(wr.Seat(0), 4), wr.Seat)
    assert_type(wr.next_dealer(wr.Seat(0), 4), wr.Seat)
    assert_type(wr.Seat(1) + 1, int)
    wr.start_game(wr.STANDARD, dealer=number)  # type: ignore[arg-type] # pyright: ignore[reportArgumentType]
    wr.apply(game, wr.Bid(1), seat=number)  # type: ignore[arg-type] # pyright: ignore[reportArgumentType]
    wr.view(game, number)  # type: ignore[arg-type] # pyright: ignore[reportArgumentType]


def acts(game: wr.Game, action: wr.Action, rng: random.Random) -> None:
    """Each act has three faces, and what may be done is read, not changed."""
    assert_type(wr.legal_actions(game), Sequence[wr.Action])
    assert_type(wr.check_action(game, action), wr.Violation | None)
    assert_type(wr.apply(game, action), wr.Game)
    assert_type(wr.apply(game, rng.choice(wr.legal_actions(game))), wr.Game)
    assert_type(wr.deal(game, wr.shuffled_deck(rng)), wr.Game)
    assert_type(wr.ACTIONS[63], wr.Action)
    assert_type(action.number, int)
    wr.apply(game, 3)  # type: ignore[arg-type] # pyright: ignore[reportArgumentType]
    wr.apply(game, action, wr.Seat(1))  # type: ignore[call-arg] # pyright: ignore[reportCallIssue]
    wr.legal_actions(game).append(action)  # type: ignore[attr-defined] # pyright: ignore[reportAttributeAccessIssue, reportUnknownMemberType]
    wr.Play("R5")  # type: ignore[arg-type] # pyright: ignore[reportArgumentType]


def cards(hand: wr.CardSet, card: wr.Card) -> int:
    """A set of cards is a set; of the kinds of card only a suit card has a suit and a rank."""
    as_set: AbstractSet[wr.Card] = hand
    assert_type(next(iter(as_set)), wr.Card)
    assert_type(next(iter(hand)), wr.Card)
    assert_type(card in hand, bool)
    assert_type(wr.CardSet.of_bits(1), wr.CardSet)
    assert_type(wr.CardSet(wr.parse_cards("R5")), wr.CardSet)
    assert_type(wr.parse_card_set("R5"), wr.CardSet)
    assert card.rank  # type: ignore[union-attr] # pyright: ignore[reportAttributeAccessIssue, reportUnknownMemberType]
    wr.SuitCard("R", 5)  # type: ignore[arg-type] # pyright: ignore[reportArgumentType]
    match card:
        case wr.SuitCard(suit=suit, rank=rank):
            assert_type(suit, wr.Suit)
            return rank
        case wr.Wizard() | wr.Jester():
            return card.copy


def without_a_game(hand: wr.CardSet, trick: tuple[wr.Card, ...]) -> None:
    """The small functions take any sequence of cards and need no game."""
    assert_type(wr.led_suit(trick), wr.Suit | None)
    assert_type(wr.led_suit([*trick]), wr.Suit | None)
    assert_type(wr.trick_winner(trick, None), int)
    assert_type(wr.trick_ruling(trick, wr.Suit.R), wr.Ruling)
    assert_type(wr.legal_plays(hand, trick), wr.CardSet)
    assert_type(wr.legal_plays(trick, trick), wr.CardSet)
    assert_type(wr.check_play(trick[0], hand, trick), wr.Violation | None)
    assert_type(wr.legal_bids(3, [1], players=4), tuple[int, ...])
    assert_type(wr.bid_score(2, 2), int)
    assert_type(wr.places([1, 2]), tuple[wr.Place, ...])
    assert_type(wr.rounds_in_game(4), int)
    wr.trick_winner(iter(trick), None)  # type: ignore[arg-type] # pyright: ignore[reportArgumentType]
    wr.trick_winner(trick, "R")  # type: ignore[arg-type] # pyright: ignore[reportArgumentType]
    wr.legal_bids(3, (), 4)  # type: ignore[call-arg] # pyright: ignore[reportCallIssue]


def records(text: str, game: wr.Game) -> None:
    """A record is read, judged and written; what is not claimed is None."""
    record = assert_type(wr.read_record(text), wr.Record)
    assert_type(record.players, tuple[str, ...])
    assert_type(record.rules, wr.Ruleset)
    assert_type(record.rounds[0].bids, tuple[int, ...] | None)
    assert_type(record.rounds[0].tricks, tuple[wr.RecordTrick, ...] | None)
    assert_type(wr.record_of(game), wr.Record)
    assert_type(wr.game_from_record(record), wr.Game)
    assert_type(wr.toml_of(record), str)
    assert_type(wr.json_of(record), str)
    wr.read_record(b"")  # type: ignore[arg-type] # pyright: ignore[reportArgumentType]
    wr.Record(rounds=())  # type: ignore[call-arg] # pyright: ignore[reportCallIssue]
    wr.RecordRound(bids=["1"])  # type: ignore[arg-type] # pyright: ignore[reportArgumentType]


def reports(report: wr.Report) -> None:
    """A fault names its ruling and its place; what is not known is None."""
    assert_type(report.faults, tuple[wr.Fault, ...])
    assert_type(report.faults[0].ruling, wr.Ruling)
    assert_type(report.faults[0].seat, wr.Seat | None)
    assert_type(report.rounds[0].winners, tuple[wr.Seat | None, ...])
    assert_type(report.rounds[0].totals, tuple[int | None, ...])
    assert_type(wr.report_content(report), dict[str, object])


def refusals(game: wr.Game, violation: wr.Violation) -> None:
    """A refusal carries its violation, and is a WizardRulesError and a ValueError."""
    try:
        wr.apply(game, wr.Bid(1))
    except wr.IllegalAction as refusal:
        assert_type(refusal.violation, wr.Violation)
        errors: tuple[wr.WizardRulesError, ValueError] = (refusal, refusal)
        raise errors[0] from errors[1]
    assert_type(violation.ruling.id, str)
    assert_type(violation.seat, wr.Seat | None)
    assert_type(violation.public, str)
    wr.IllegalBid("no")  # type: ignore[arg-type] # pyright: ignore[reportArgumentType]


def views(game: wr.Game) -> None:
    """A view has the own hand and no other."""
    seen = wr.view(game, wr.Seat(0))
    assert_type(seen, wr.View)
    if isinstance(seen, wr.PlayingView):
        assert_type(seen.hand, wr.CardSet)
        assert seen.hands  # type: ignore[attr-defined] # pyright: ignore[reportAttributeAccessIssue, reportUnknownMemberType]


class NoSubclass(wr.Ruleset):  # type: ignore[misc] # pyright: ignore[reportGeneralTypeIssues]
    """A class of the library is final."""
