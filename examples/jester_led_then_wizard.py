"""
Jia leads a Jester, Yi plays a Wizard on it, and Bing follows with the red five.

Now Ding holds a red two and a yellow three and wants to keep the red card. Bing says that
the five is the first coloured card of the trick, so that red must be followed.

Example: E-TC-07; statements TC-24, JP-17.
"""

import wizard_rules as wr

trick = wr.parse_cards("J W R5")
hand = wr.parse_cards("R2 Y3")
print("led suit:", wr.led_suit(trick) or "none")
print("Ding may play", wr.legal_plays(hand, trick))
print(wr.play_ruling(hand, trick))
trick = (*trick, hand[1])
print(("Jia", "Yi", "Bing", "Ding")[wr.trick_winner(trick, trump=None)], "takes the trick")
print(wr.trick_ruling(trick, trump=None))
