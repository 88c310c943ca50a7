"""The kernel: decisions, an agenda of steps, chance, seats and views, records. It knows no game.

Read it in this order: `decisions`, `agenda`, `state`, `cards`, `chance`, `views`; then, as needed,
`hooks`, `events`, `content`, `game`, `positions`, `records`, `match`, `language`.
"""
