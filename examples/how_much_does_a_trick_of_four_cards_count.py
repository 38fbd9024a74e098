"""
Yi wins the only trick of the first round and gathers four cards.

Ding keeps the score, sees four cards in front of Yi, and writes that Yi took four.

Example: E-TC-03; statements TC-09.
"""

import wizard_rules as wr

round_ = wr.RecordRound(
    number=1,
    dealer="Ding",
    turn_up="R9",
    tricks=(wr.RecordTrick("B6 B10 Y2 G8", winner="Yi"),),
    taken=(0, 4, 0, 0),
)
record = wr.Record(players=("Jia", "Yi", "Bing", "Ding"), rounds=(round_,))
for fault in wr.adjudicate(record).faults:
    print(f"{fault.player} took {fault.expected}, not {fault.found}")
    print(fault.ruling)
