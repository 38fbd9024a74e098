"""
There is no trump; Jia leads a Jester, Yi adds another, and Bing plays the blue six.

Ding holds a red three, the blue ten, a Wizard and a Jester, and would like to get rid of the
red card: a Jester was led, so what is there to follow? In the end Ding plays the ten.

Example: E-TC-06; statements TC-21, TC-22, TC-23.
"""

import wizard_rules as wr

trick = wr.parse_cards("J1 J2 B6")
hand = red, blue, *_ = wr.parse_cards("R3 B10 W1 J3")
print(f"the led suit is {wr.led_suit(trick)}: Ding may play {wr.legal_plays(hand, trick)}")
print(wr.play_ruling(hand, trick))
violation = wr.check_play(red, hand, trick)
if violation is not None:
    print(violation.detail)
    print(violation.ruling)
trick = (*trick, blue)
winner = ("Jia", "Yi", "Bing", "Ding")[wr.trick_winner(trick, trump=None)]
print(f"{winner} takes the trick")
print(wr.trick_ruling(trick, trump=None))
