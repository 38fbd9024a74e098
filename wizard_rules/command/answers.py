"""Questions asked as text, answered as values: the verdict, the ruling, the texts behind it."""

from collections.abc import Iterable, Sequence
from typing import final

from attrs import frozen

from wizard_rules.command.citations import cited, disputed_line, settled
from wizard_rules.errors import RecordError
from wizard_rules.rulebook.bid import PLUS_MINUS_ONE, SUM_FREE, check_bid, legal_bids
from wizard_rules.rulebook.misreadings import disputed_in_bids, disputed_in_score
from wizard_rules.rulebook.ruleset import BidTotal
from wizard_rules.rulebook.ruling import Ruling
from wizard_rules.rulebook.score import bid_score, score_ruling


@final
@frozen
class Answer:
    """
    An answer in both forms: plain values for JSON; for people the verdict and what bears it out.

    `disputed` names the conflicts in which a reading that was decided against answers otherwise.
    """

    content: dict[str, object]
    verdict: tuple[str, ...]
    rulings: tuple[Ruling, ...]
    disputed: tuple[str, ...]
    cards: tuple[str, ...] = ()

    def lines(self, *, why: bool) -> list[str]:
        """For people: the verdict, each ruling with its texts, and what is disputed here."""
        lines = list(self.verdict)
        for ruling in self.rulings:
            lines += [str(ruling), cited(ruling)]
        lines += settled(self.rulings, self.disputed) if why else disputed_line(self.disputed)
        return [*lines, *self.cards]


def answer_bids(number: int, others: Sequence[int], players: int, bid_total: BidTotal) -> Answer:
    """What the next bidder of a round may bid."""
    try:
        legal = legal_bids(number, others, players=players, bid_total=bid_total)
    except ValueError as error:  # no table can have come so far
        raise RecordError(str(error)) from None
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
    refused = "".join(f" Not {bid}: {violation.detail}." for bid, violation in barred)
    verdict = f"May bid: {', '.join(map(str, legal))}.{refused}"
    disputed = disputed_in_bids(number, others, players, bid_total)
    asked = f"Asked: {players} players (--players), of whom {len(others)} have bid."
    return Answer(content, (verdict,), (ruling,), disputed, (asked,))


def answer_score(pairs: Iterable[tuple[int, int]]) -> Answer:
    """The points for each bid and tricks taken."""
    asked = list(pairs)
    verdict = [f"Bid {bid}, took {taken}: {bid_score(bid, taken)} points." for bid, taken in asked]
    rulings = dict.fromkeys(score_ruling(*pair) for pair in asked)
    disputed = dict.fromkeys(id_ for pair in asked for id_ in disputed_in_score(*pair))
    content: dict[str, object] = {"points": [bid_score(*pair) for pair in asked]}
    return Answer(content, tuple(verdict), tuple(rulings), tuple(disputed))
