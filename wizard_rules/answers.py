"""Questions asked as text, answered as values: the verdict, the ruling, the texts behind it."""

from collections.abc import Iterable, Sequence
from typing import Final, final

from attrs import frozen

from wizard_rules.bidding import PLUS_MINUS_ONE, SUM_FREE, check_bid, legal_bids
from wizard_rules.cards import Card, Suit, SuitCard
from wizard_rules.errors import RecordError
from wizard_rules.notation import parse_cards
from wizard_rules.play import check_play, led_suit, play_ruling
from wizard_rules.ruleset import BidTotal
from wizard_rules.rulings import Ruling, Status
from wizard_rules.scoring import bid_score, score_ruling
from wizard_rules.sources import conflicts, sources
from wizard_rules.tricks import take
from wizard_rules.wording import shown

LARGEST_HAND: Final = 30
MOST_PLAYERS: Final = 6
_TRICKS: Final = frozenset(map(str, range(LARGEST_HAND + 1)))


@final
@frozen
class Answer:
    """An answer in both forms: plain values for JSON, and lines for people."""

    content: dict[str, object]
    lines: tuple[str, ...]


def behind(ruling: Ruling) -> tuple[str, ...]:
    """Which texts say so, and where they differ, how that is decided."""
    said = [
        f"{source.language} text ({', '.join(cited)})"
        for source in sources()
        if (cited := [id_ for id_ in ruling.sources if id_.startswith(source.key)])
    ]
    differ = [
        f"The texts differ here. {conflict.question} {conflict.decision} [{conflict.id}]"
        for conflict in conflicts()
        if conflict.id in ruling.settles
    ]
    how = "Follows from" if ruling.status is Status.IMPLIED else "Stated in"
    return (f"{how} the {', the '.join(said)}.", *differ)


def answer_trick(text: str, trump: Suit | None) -> Answer:
    """Who takes the trick, and why."""
    cards, (tokens,) = _cards_once(text)
    if not cards:
        raise RecordError("a trick without cards has no taker")
    card, ruling = take(cards, trump)
    winner, led = cards.index(card), led_suit(cards)
    message = f"Card {winner + 1}, {tokens[winner]}, takes the trick."
    content: dict[str, object] = {
        "winner": winner,
        "led_suit": led and led.name,
        "trump": trump and trump.name,
        "ruling": ruling.id,
        "message": message,
    }
    return Answer(content, (message, str(ruling), *behind(ruling)))


def answer_legal(text: str, hand: str) -> Answer:
    """What may be played from a hand on a trick, and for each other card why not."""
    cards, (trick, tokens) = _cards_once(text, hand)
    played, held = cards[: len(trick)], cards[len(trick) :]
    if not held:
        raise RecordError("an empty hand plays nothing")
    if len(trick) == MOST_PLAYERS:
        raise RecordError(f"{MOST_PLAYERS} cards: the trick is complete")
    verdicts = [
        (token, check_play(card, held, played)) for token, card in zip(tokens, held, strict=True)
    ]
    legal = [token for token, violation in verdicts if violation is None]
    illegal = [
        {"card": token, "ruling": violation.ruling.id, "message": violation.detail}
        for token, violation in verdicts
        if violation is not None
    ]
    ruling, led = play_ruling(held, played), led_suit(played)
    content: dict[str, object] = {
        "led_suit": led and led.name,
        "ruling": ruling.id,
        "legal": legal,
        "illegal": illegal,
    }
    refused = [f"Not {each['card']}: {each['message']} [{each['ruling']}]." for each in illegal]
    return Answer(content, (f"May play: {' '.join(legal)}", *refused, str(ruling), *behind(ruling)))


def _cards_once(*texts: str) -> tuple[tuple[Card, ...], tuple[list[str], ...]]:
    """All cards of the texts, none twice; and as they are shown: bare specials stay bare."""
    for text in texts:
        parse_cards(text)  # so that a column is one of its own text
    cards = parse_cards(" ".join(texts))
    for place, card in enumerate(cards):
        if card in cards[:place]:
            raise RecordError(f"{card} stands there twice")
    if len(texts[0].split()) > MOST_PLAYERS:
        raise RecordError(f"a trick has at most {MOST_PLAYERS} cards")
    left = iter(cards)
    return cards, tuple([_display(token, next(left)) for token in text.split()] for text in texts)


def _display(token: str, card: Card) -> str:
    is_bare = not isinstance(card, SuitCard) and len(token) == 1
    return token.upper() if is_bare else str(card)


def answer_bids(number: int, others: Sequence[int], players: int, bid_total: BidTotal) -> Answer:
    """What the next bidder of a round may bid."""
    _check_bidding(number, others, players, bid_total)
    legal = legal_bids(number, others, players=players, bid_total=bid_total)
    barred = [
        (bid, violation)
        for bid in range(number + 1)
        if (violation := check_bid(bid, number, others, players=players, bid_total=bid_total))
    ]
    content: dict[str, object] = {
        "legal": list(legal),
        "barred": [
            {"bid": bid, "ruling": violation.ruling.id, "message": violation.detail}
            for bid, violation in barred
        ],
    }
    ruling = SUM_FREE if bid_total is BidTotal.FREE else PLUS_MINUS_ONE
    refused = [f"Not {bid}: {violation.detail}." for bid, violation in barred]
    lines = (f"May bid: {', '.join(map(str, legal))}", *refused)
    return Answer(content, (*lines, str(ruling), *behind(ruling)))


def _check_bidding(number: int, others: Sequence[int], players: int, bid_total: BidTotal) -> None:
    try:
        legal_bids(number, others, players=players)
    except ValueError as error:
        raise RecordError(str(error)) from None
    for place, bid in enumerate(others):
        before = others[:place]
        violation = check_bid(bid, number, before, players=players, bid_total=bid_total)
        if violation is not None:
            raise RecordError(str(violation))


def answer_score(pairs: Iterable[str]) -> Answer:
    """The points for each `bid/taken`."""
    parsed = [_pair(text) for text in pairs]
    if not parsed:
        raise RecordError("nothing to score: give bid/taken, such as 3/1")
    content: dict[str, object] = {"points": [bid_score(*pair) for pair in parsed]}
    lines: list[str] = []
    for pair in parsed:
        points = bid_score(*pair)
        lines.append(f"Bid {pair[0]}, took {pair[1]}: {points} points. {score_ruling(*pair)}")
    for ruling in dict.fromkeys(score_ruling(*pair) for pair in parsed):
        lines += behind(ruling)
    return Answer(content, tuple(lines))


def _pair(text: str) -> tuple[int, int]:
    bid, _, taken = text.partition("/")
    if not (bid in _TRICKS and taken in _TRICKS):
        raise RecordError(f"{shown(text)} is not bid/taken, each from 0 to {LARGEST_HAND}")
    return int(bid), int(taken)
