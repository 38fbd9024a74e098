"""
Jia leads a Jester, and Yi, Bing and Ding have one each and lay it on top.

Bing says that Jesters always lose, so that nobody gets this trick. But somebody has to take
it, for the tricks of a round to come out right.

Example: E-TC-15; statements TC-21, TC-31.
"""

import wizard_rules as wr

trick = wr.parse_cards("J J J J")
winner = ("Jia", "Yi", "Bing", "Ding")[wr.trick_winner(trick, wr.Suit.R)]
print(f"{winner} takes the trick")
print(wr.trick_ruling(trick, wr.Suit.R))
