"""
Jia leads a Wizard, and Yi throws the red thirteen away on it.

Bing and Ding both hold red cards. Yi wants to see them, but Bing plays a second Wizard and
Ding a Jester. Ding asks whether even the green card would have been allowed.

Example: E-TC-08; statements TC-25, JP-15.
"""

import wizard_rules as wr

trick = wr.parse_cards("W R13 W J")
hand = wr.parse_cards("R2 G5 J")
print("Ding may play", wr.legal_plays(hand, trick[:3]))
print(wr.play_ruling(hand, trick[:3]))
winner = ("Jia", "Yi", "Bing", "Ding")[wr.trick_winner(trick, trump=None)]
print(f"{winner} takes the trick")
print(wr.trick_ruling(trick, trump=None))
