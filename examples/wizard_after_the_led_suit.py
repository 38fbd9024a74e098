"""
Jia leads the blue six, and Yi plays a Wizard.

Bing holds the blue ten and a yellow one and wants to save the ten: Yi has the trick anyway,
so why follow? Yi says that the blue six was there first.

Example: E-TC-09; statements TC-26.
"""

import wizard_rules as wr

trick = wr.parse_cards("B6 W")
hand = wr.parse_cards("B10 Y1")
print("Bing may play", wr.legal_plays(hand, trick))
for card in hand:
    violation = wr.check_play(card, hand, trick)
    print(f"{card}: yes" if violation is None else f"{card}: no, {violation.detail}")
print(wr.play_ruling(hand, trick))
