"""
Fifteenth round of a game of four: Ding has dealt the whole deck and looks for a card to turn.

Bing knows games where the last card dealt shows trump, and says that it was a yellow one. Jia
leads the red thirteen and fears for it when Yi plays a yellow card.

Statements TC-11, SC-10, JP-10, SV-08.
"""

import wizard_rules as wr

hands = tuple(wr.CardSet(wr.DECK[seat::4]) for seat in range(4))
deal = wr.Deal(hands, turn_up=None)
trump = wr.turned_trump(deal.turn_up)
print(f"round {deal.number}, {len(deal.stock)} cards to turn, trump: {trump or 'none'}")
winner = wr.trick_winner(wr.parse_cards("R13 Y1 R2 R5"), trump)
print(f"{('Jia', 'Yi', 'Bing', 'Ding')[winner]} takes the trick")
print(wr.trump_ruling(deal.turn_up))
