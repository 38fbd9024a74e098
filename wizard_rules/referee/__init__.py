"""
A record against the rulebook: what is judged, in the order in which a referee works.

Read `adjudication` first; `evidence` is the cards and hands as written, and how sure they are;
the other files are named after what they judge, and `report` is what comes of it.
"""
