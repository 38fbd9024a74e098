"""
Jia has to catch a train and asks how long this game is going to be.

Yi says that it depends on who else comes: the more players, the fewer rounds, since the
hands grow until the sixty cards are dealt out.

Example: E-TC-02; statements TC-07.
"""

import wizard_rules as wr

for players in (3, 4, 5, 6):
    print(f"{players} players: {wr.rounds_in_game(players)} rounds")
print(wr.ruling("table.rounds"))
