"""
The law, one chapter a file: deck, table, ruleset, deal, trump, bid, play, trick, score.

A ruling stands above the function that implements it, and its id begins with the name of its
file; `index` is all of them, and finds one. Below the chapters stand the form of a `ruling` and
of a `violation`, what is `printable`, the `kinds` of values, and the `card_set`. `misreadings`
are the readings that were decided against.
"""
