"""
Ding bid zero and took no trick, and Jia writes down zero points.

Nothing comes from nothing, says Jia. Ding points out that the bid was exact.

Example: E-TC-13; statements TC-01, TC-29.
"""

import wizard_rules as wr

print(f"bid 0, took 0: {wr.bid_score(bid=0, taken=0):+} points")
print(wr.score_ruling(bid=0, taken=0))
