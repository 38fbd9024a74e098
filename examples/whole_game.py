import random
import wizard_rules as wr

rng = random.Random(7)
game = wr.start_game(wr.Ruleset(players=4), dealer=wr.Seat(3))
while not game.is_over:
    game = wr.deal(game, wr.shuffled_deck(rng))
    while actions := wr.legal_actions(game):
        game = wr.apply(game, rng.choice(actions))
for place in wr.standings(game):
    print(place.rank, place.seat, place.total)
