"""
Fifth round, and Bing holds Wizards and high trumps only.

Bing wants to know whether all five tricks may be bid, and, as a joke, bids six.

Example: E-SV-01; statements SV-11.
"""

import wizard_rules as wr

print("Bing may bid", *wr.legal_bids(5, players=4))
violation = wr.check_bid(6, 5, players=4)
if violation is not None:
    print(f"six is refused: {violation.detail}")
    print(violation.ruling)
