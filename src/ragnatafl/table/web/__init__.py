"""The table in the browser: one server, people and bots. A seat sees its own view and nothing else.

`storage` keeps events, `room` makes a table of them, `pages` draws it for a seat, `hall` brings
rooms, browsers and bots together. The page in the browser (`static`) knows no rules: it lights up
what the server offers.
"""
