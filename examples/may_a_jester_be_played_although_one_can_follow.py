"""
Jia leads the red five, and Yi, who holds the red nine, plays a Jester.

Bing later sees the nine and cries foul. Yi asks what else would have been allowed, with a
Wizard and a yellow one in the same hand.

Statements TC-20, SC-16, JP-13, SV-05.
"""

import wizard_rules as wr

trick = wr.parse_cards("R5")
hand = wr.parse_cards("R9 J W Y1")
for card in hand:
    violation = wr.check_play(card, hand, trick)
    print(f"{card}: yes" if violation is None else f"{card}: no, {violation.detail}")
print(wr.ruling("play.specials-always"))
