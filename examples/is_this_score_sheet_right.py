"""
After two rounds Jia is ten points down, and Bing thinks that it ought to be more.

Jia bid two in the second round and took one. Yi, who keeps the score, gave ten points for
that trick, took ten off for the other, and added up the totals from there.

Statements TC-29, SC-21, JP-19, SV-19.
"""

import wizard_rules as wr

rounds = (
    wr.RecordRound(bids=(1, 0, 0), taken=(0, 0, 1), points=(-10, 20, -10)),
    wr.RecordRound(bids=(2, 0, 1), taken=(1, 0, 1), points=(0, 20, 30), totals=(-10, 40, 20)),
)
report = wr.adjudicate(wr.Record(players=("Jia", "Yi", "Bing"), rounds=rounds))
print("true totals:", *report.rounds[-1].totals)
print("wrong entries:", len(report.faults))
for fault in report.faults:
    print(f"round {fault.round}: {fault.message}")
    print(fault.ruling)
