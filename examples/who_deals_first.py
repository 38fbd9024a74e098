"""
Each of the four draws a card, and the highest is to deal first.

Jia draws the yellow twelve, Yi a Jester, Bing a Wizard, and Ding the red thirteen. Ding
claims that no card of the draw is higher than a thirteen.

Statements SC-04, JP-05, JP-06.
"""

import wizard_rules as wr

players = ("Jia", "Yi", "Bing", "Ding")
highest = wr.draw_for_dealer(wr.parse_cards("Y12 J W R13"))
print("highest card:", *[players[seat] for seat in highest])
print(wr.ruling("table.first-dealer"))
print(wr.ruling("table.draw-specials"))
