"""
First round, one card each, and Jia feels lucky and bids two.

Yi says that a hand of one card takes the trick or does not, so there are just two bids.

Example: E-SC-02; statements SC-11.
"""

import wizard_rules as wr

print("Jia may bid", *wr.legal_bids(1, players=4))
violation = wr.check_bid(2, 1, players=4)
if violation is not None:
    print(f"Jia's bid is refused: {violation.detail}")
    print(violation.ruling)
