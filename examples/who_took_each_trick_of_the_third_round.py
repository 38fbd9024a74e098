"""
A third round is written down card by card, hands and all, and red is trump.

Ding put the red twelve on the second trick and still thinks that a trump that high takes it.
Jia, who missed a bid of one, would like to hear that somebody played a wrong card.

Example: E-TC-10; statements TC-21, TC-28.
"""

from pathlib import Path

import wizard_rules as wr

path = Path(__file__).parent / "records" / "third_round.toml"
record = wr.read_record(path.read_text(encoding="utf-8"))
report = wr.adjudicate(record)
print(f"{len(report.faults)} faults; taken:", *report.rounds[-1].taken)
(turn_up,) = wr.parse_cards(record.rounds[-1].turn_up or "")
trump = wr.turned_trump(turn_up)
takers = [record.players[seat] for seat in report.rounds[-1].winners if seat is not None]
for taker, trick in zip(takers, record.rounds[-1].tricks or (), strict=True):
    print(f"{taker} takes {trick.cards}")
    print(wr.trick_ruling(wr.parse_cards(trick.cards), trump))
