"""
Three rounds are on the sheet, and the players dispute who is ahead.

Bing reads the last line of points and finds everyone equal; Jia says that those are the
points of that one round, and that the totals decide, when all fifteen rounds are played.

Example: E-TC-11; statements TC-30, JP-20.
"""

from pathlib import Path

import wizard_rules as wr

path = Path(__file__).parent / "records" / "third_round.toml"
record = wr.read_record(path.read_text(encoding="utf-8"))
report = wr.adjudicate(record)
for round_ in report.rounds:
    print(f"round {round_.number}: taken", *round_.taken, "points", *round_.points)
rounds = wr.rounds_in_game(len(record.players))
print(f"{len(report.faults)} faults in {len(report.rounds)} of {rounds} rounds")
print(wr.ruling("score.tricks-sum"))
print("totals:", *report.rounds[-1].totals)
print(wr.ruling("score.total"))
