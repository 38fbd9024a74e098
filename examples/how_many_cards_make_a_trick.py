"""
Five are at the table, and P5 asks when a trick is complete.

They play the first round of one card each, and count what lies on the table at its end.

Example: E-SC-01; statements SC-02, TC-05.
"""

import wizard_rules as wr

game = wr.start_game(wr.Ruleset(players=5), dealer=wr.Seat(4))
game = wr.deal(game, wr.DECK)
while actions := wr.legal_actions(game):
    game = wr.apply(game, actions[0])
trick = game.table.history[0].tricks[0]
print(f"{len(trick.cards)} cards make the trick:", *trick.cards)
print(wr.ruling("play.in-turn"))
