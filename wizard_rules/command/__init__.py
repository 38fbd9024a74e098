"""
The command `wizard-rules`: words in, words out; needs the extra `cli`.

Read `cli` first: its `options` are what may be typed, `answers` and `card_answers` what is
asked, `entries` the rulebook and the reports as reading matter, `citations` who says so, and
`streams` where it is written.
"""
