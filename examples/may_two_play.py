"""
Only Jia and Yi have come, and they wonder whether two may play at all.

One text says so and gives them thirty rounds; the others begin with three players. So two
play only if they say beforehand that they want it.

Example: E-SC-03; statements SC-22, TC-03, JP-01, SV-01.
"""

import wizard_rules as wr

for choice in wr.TwoPlayers:
    try:
        wr.Ruleset(players=2, two_players=choice)
    except ValueError:
        print(f"where two are {choice.value}: no game")
    else:
        print(f"where two are {choice.value}: {wr.rounds_in_game(2)} rounds")
print("2 to 6 players:", *[wr.rounds_in_game(players) for players in range(2, 7)], "rounds")
print(wr.ruling("table.players"))
