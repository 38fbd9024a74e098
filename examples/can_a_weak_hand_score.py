"""
Ding looks at low cards and a Jester, sighs, and asks whether to bid one for luck.

No trick will come to this hand, so Yi works out what it is worth under either bid.

Example: E-SV-02; statements SV-19, SV-20.
"""

import wizard_rules as wr

for bid in (1, 0):
    print(f"bid {bid}, took 0: {wr.bid_score(bid, taken=0):+} points")
    print(wr.score_ruling(bid, taken=0))
