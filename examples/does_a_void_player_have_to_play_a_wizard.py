"""
Jia leads the red five; Yi holds a Wizard, a Jester and a yellow two, but nothing red.

Yi wants to keep both special cards. Bing has read that whoever cannot follow plays a Wizard
or a Jester, and any other card only without them.

Statements TC-19, JP-24, SV-15.
"""

import wizard_rules as wr

trick = wr.parse_cards("R5")
hand = wr.parse_cards("W J Y2")
print("Yi may play", wr.legal_plays(hand, trick))
print(wr.play_ruling(hand, trick))
