"""
The vectors, and whether any program keeps the rules.

`cases` reads the vectors, `run` puts them to a program, `program` is that program while it runs,
and `replies` are its lines.
"""
