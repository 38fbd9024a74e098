"""
Ding bid nothing, took nothing, and has done nothing all round, as Jia puts it.

So Jia wants to write down zero points. Ding points out that the bid was exact.

Example: E-TC-13; statements TC-01, TC-29.
"""

import wizard_rules as wr

print(f"bid 0, took 0: {wr.bid_score(bid=0, taken=0):+} points")
print(wr.score_ruling(bid=0, taken=0))
