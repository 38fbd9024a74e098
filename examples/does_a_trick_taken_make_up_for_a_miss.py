"""
Yi bid two tricks and took one, and wants ten points for the one.

By Yi's reckoning that is ten for the trick less ten for the miss, so nothing lost.

Example: E-TC-12; statements TC-29.
"""

import wizard_rules as wr

print(f"bid 2, took 1: {wr.bid_score(bid=2, taken=1):+} points")
print(wr.score_ruling(bid=2, taken=1))
