"""Many games turned into knowledge: accounts of games, data sets of them, and reports."""
