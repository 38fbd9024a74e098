"""
Answers conformance questions with this library, one line of JSON for each.

    wizard-rules conform -- python examples/conformance/answerer.py
"""

import json
import sys
from collections.abc import Callable

import wizard_rules as wr
from wizard_rules.conformance.cases import Json

Given = dict[str, Json]


def numbers(value: Json) -> list[int]:
    """The whole numbers of a list."""
    return [item for item in value if isinstance(item, int)] if isinstance(value, list) else []


def texts(value: Json) -> list[str]:
    """The texts of a list."""
    return [item for item in value if isinstance(item, str)] if isinstance(value, list) else []


def number(value: Json) -> int:
    """A whole number."""
    return numbers([value])[0]


def text(value: Json) -> str:
    """A text."""
    return texts([value])[0]


def rounds(given: Given) -> Json:
    """The number of rounds of a game."""
    return wr.rounds_in_game(number(given["players"]))


def trump(given: Given) -> Json:
    """Who settles trump, and which suit it is if the turned card does."""
    turn_up = text(given["turn_up"])
    card = None if turn_up == "none" else wr.parse_cards(turn_up)[0]
    suit = wr.turned_trump(card)
    by = "nobody" if suit is None else "card"
    return {"by": "dealer" if wr.legal_trump_choices(card) else by, "trump": suit and suit.name}


def bids(given: Given) -> Json:
    """What the next bidder may bid."""
    return list(
        wr.legal_bids(
            number(given["round"]),
            numbers(given["bids"]),
            players=number(given["players"]),
            bid_total=wr.BidTotal(given["bid_total"]),
        )
    )


def legal(given: Given) -> Json:
    """The texts of the hand that may be played."""
    trick, hand = texts(given["trick"]), texts(given["hand"])
    cards = wr.parse_cards(" ".join(trick + hand))
    played, held = cards[: len(trick)], cards[len(trick) :]
    plays = wr.legal_plays(held, played)
    return [written for written, card in zip(hand, held, strict=True) if card in plays]


def winner(given: Given) -> Json:
    """The position of the card that takes the trick."""
    suit = None if given["trump"] is None else wr.Suit(text(given["trump"]))
    return wr.trick_winner(wr.parse_cards(" ".join(texts(given["trick"]))), suit)


def score(given: Given) -> Json:
    """The points of a round."""
    return wr.bid_score(number(given["bid"]), number(given["taken"]))


def next_dealer(given: Given) -> Json:
    """The seat that deals next."""
    return wr.next_dealer(wr.Seat(number(given["dealer"])), number(given["players"]))


def leader(given: Given) -> Json:
    """The seat that leads the next trick of the round."""
    winners = numbers(given["winners"])
    dealer = wr.Seat(number(given["dealer"]))
    return winners[-1] if winners else wr.forehand(dealer, number(given["players"]))


def standings(given: Given) -> Json:
    """The places by seat."""
    places = wr.places(numbers(given["totals"]))
    return [place.rank for place in sorted(places, key=lambda place: place.seat)]


ANSWERS: dict[str, Callable[[Given], Json]] = {
    "rounds": rounds,
    "trump": trump,
    "bids": bids,
    "legal": legal,
    "winner": winner,
    "score": score,
    "next-dealer": next_dealer,
    "leader": leader,
    "standings": standings,
}


def main() -> None:
    """Answer every line of the input."""
    for line in sys.stdin:
        question: Given = json.loads(line)
        given = question["given"]
        if isinstance(given, dict):
            answer = ANSWERS[text(question["kind"])](given)
            print(json.dumps({"id": question["id"], "answer": answer}), flush=True)


if __name__ == "__main__":
    main()
