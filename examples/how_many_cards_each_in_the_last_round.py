"""
Bing complains about small hands and wants to know how large they will get.

Yi says to wait for the last round: then the whole deck is in the hands, and there is no card
left to turn up for trump.

Example: E-JP-03; statements JP-10, JP-23.
"""

import wizard_rules as wr

for players in (3, 4, 5, 6):
    hands = tuple(wr.CardSet(wr.DECK[seat::players]) for seat in range(players))
    deal = wr.Deal(hands, turn_up=None)
    last = wr.rounds_in_game(players)
    print(f"{players} players, round {last}: {deal.number} cards each, {len(deal.stock)} left")
print(wr.ruling("table.rounds"))
print(wr.ruling("deal.hand-size"))
