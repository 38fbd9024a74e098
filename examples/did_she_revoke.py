"""
Jia leads the red five, and Yi throws a yellow three on it, as if she had no red card.

Two tricks later she leads the red two. Bing says that she held it all along; Yi says that
nobody wrote down her hand. But the tricks were written down, in the order played.

Statements TC-19, SC-15, JP-13, SV-15.
"""

import wizard_rules as wr

round_ = wr.RecordRound(
    number=3,
    dealer="Bing",
    turn_up="B13",
    tricks=tuple(wr.RecordTrick(cards) for cards in ("R5 Y3 R9", "G4 G2 G10", "R2 B1 Y7")),
)
report = wr.adjudicate(wr.Record(players=("Jia", "Yi", "Bing"), rounds=(round_,)))
for fault in report.faults:
    print(f"trick {fault.trick}: {fault.message}")
    print(fault.ruling)
