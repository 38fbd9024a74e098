"""
Bing bid four tricks and took exactly four.

Jia keeps the score, remembers that there is something for being right and something for
each trick, and adds up.

Example: E-JP-01; statements JP-19.
"""

import wizard_rules as wr

print(f"bid 4, took 4: {wr.bid_score(bid=4, taken=4):+} points")
print(wr.score_ruling(bid=4, taken=4))
