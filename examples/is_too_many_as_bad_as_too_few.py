"""
Jia bid three tricks and took one; Yi bid one and took three.

Yi has played at tables of other card games where reaching the bid is enough, and expects
to come off better than Jia.

Example: E-TC-14; statements TC-01, TC-29, TC-34.
"""

import wizard_rules as wr

for player, bid, taken in (("Jia", 3, 1), ("Yi", 1, 3)):
    print(f"{player} bid {bid}, took {taken}: {wr.bid_score(bid, taken):+} points")
    print(wr.score_ruling(bid, taken))
