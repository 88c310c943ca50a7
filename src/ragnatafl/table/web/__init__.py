"""The table in the browser: one server, people and bots. A seat sees its own view and nothing else.

`storage` keeps events, `rooms` make tables of them, `pages` draws them for a seat, `server` talks
to browsers. The page in the browser (`static`) knows no rules: it lights up what the server offers.
"""
