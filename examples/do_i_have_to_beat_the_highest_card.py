"""
Jia leads the red five; Yi holds the red two and the red nine and wants to stay low.

Bing knows games in which whoever can beat the highest card has to.

Statements TC-19, SC-15, JP-13, SV-15.
"""

import wizard_rules as wr

trick = wr.parse_cards("R5")
hand = wr.parse_cards("R2 R9")
print("Yi may play", wr.legal_plays(hand, trick))
print(wr.play_ruling(hand, trick))
