"""
The four texts as data: what they state, where they differ, and where all are silent.

`texts` reads the three files beside it.
"""
