"""
Ding deals and turns up a Wizard, and so has the trump to name.

The hand is middling in every suit, and Ding would rather play this round without trump.

Statements TC-11, SC-09, JP-08, SV-07.
"""

import wizard_rules as wr

turn_up = wr.Wizard(1)
print("Ding may name", *wr.legal_trump_choices(turn_up))
violation = wr.check_trump_choice(None, turn_up)
if violation is not None:
    print(f"not without trump: {violation.detail}")
    print(violation.ruling)
