"""
The table chose plus/minus one; in the third round the bids are two, one and one.

Ding, who dealt, bids last and asks which bid is barred. Jia thinks that there always is one.
But four tricks are announced already, and nothing that Ding says makes them three.

Example: E-TC-05; statements TC-17, SV-24.
"""

import wizard_rules as wr

for bid_total in wr.BidTotal:
    bids = wr.legal_bids(3, (2, 1, 1), players=4, bid_total=bid_total)
    print(f"{bid_total.value}: Ding may bid", *bids)
print(wr.ruling("bid.plus-minus-one"))
