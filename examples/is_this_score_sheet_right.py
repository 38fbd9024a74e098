"""
After two rounds the sheet says that Jia leads, and Bing does not believe it.

Jia bid two in the second round and took one. Yi, who keeps the score, gave ten points for
that trick and took ten for the other; the totals are added up from there.

Statements TC-29, SC-21, JP-19, SV-19.
"""

import wizard_rules as wr

rounds = (
    wr.RecordRound(bids=(0, 1, 1), taken=(0, 0, 1), points=(20, -10, 30)),
    wr.RecordRound(bids=(2, 0, 0), taken=(1, 0, 1), points=(0, 20, -10), totals=(20, 10, 20)),
)
report = wr.adjudicate(wr.Record(players=("Jia", "Yi", "Bing"), rounds=rounds))
print("totals:", *report.rounds[-1].totals)
for fault in report.faults:
    print(f"round {fault.round}: {fault.message}")
    print(fault.ruling)
