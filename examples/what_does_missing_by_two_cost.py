"""
Bing bid five tricks this time and took three.

Jia wants to take fifty points off, ten for each trick bid; Bing offers twenty, ten for each
trick that is missing.

Example: E-JP-02; statements JP-19.
"""

import wizard_rules as wr

print(f"bid 5, took 3: {wr.bid_score(bid=5, taken=3):+} points")
print(wr.score_ruling(bid=5, taken=3))
