"""
What is written down: cards, records and archives as text, read strictly and written back.

A record holds claims, not facts. Read `record` and its `flaws`, then `strict` and
`toml_and_json`, then `files`, `saved_games` and `loaded_games`. `notation` is card text as
records have it, and `written` what it may stand for; `spoken_cards` is card text as people type
it, `card_words` the words for it, and `card_readings` what they can mean.
"""
