"""
A game at a table: frozen phases, and the acts that lead from one to the next.

Read `parts` and `phases`, then `transitions` with its `refusals`, then the `engine`; `sequences`
plays acts that are known, `validation` tells what cannot be reached, `views` what a seat sees.
"""
