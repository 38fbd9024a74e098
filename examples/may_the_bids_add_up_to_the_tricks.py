"""
In the third round Jia, Yi and Bing bid one each, and Ding, who dealt, wants to bid nothing.

Yi objects: the bids would add up to three, and so everyone could be right. Bing says that
this is what the variant forbids, and that nobody chose it.

Example: E-TC-04; statements TC-16, TC-17, SC-12, SV-24.
"""

import wizard_rules as wr

for bid_total in reversed(wr.BidTotal):
    violation = wr.check_bid(0, 3, (1, 1, 1), players=4, bid_total=bid_total)
    if violation is not None:
        print(f"{bid_total.value}: no, {violation.detail}")
        print(violation.ruling)
    else:
        print(f"{bid_total.value}: yes, Ding may bid 0")
        print(wr.ruling("bid.sum-free"))
