"""
The box has been to a party, and Jia counts the cards before the first deal.

Bing says that sixty-four belong in it, expansion cards and all; Yi says sixty. What Jia
counts is fifty-nine: a Jester stayed at the party.

Example: E-TC-01; statements TC-02, TC-04.
"""

import wizard_rules as wr

suit_cards = [card for card in wr.DECK if isinstance(card, wr.SuitCard)]
each_suit = [sum(card.suit is suit for card in suit_cards) for suit in wr.Suit]
specials = [sum(isinstance(card, kind) for card in wr.DECK) for kind in (wr.Wizard, wr.Jester)]
print(*each_suit, *specials, sep=" + ", end=f" = {len(wr.DECK)} cards\n")

box = [card for card in wr.DECK if card is not wr.Jester(4)]
violation = wr.check_deck(box)
if violation is not None:
    print(f"not playable: {violation.detail}")
    print(violation.ruling)
