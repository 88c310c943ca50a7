"""Learning a game's weights: games between bots are gathered, and weights fitted to who won them.

`ragnatafl train` is the command. Where only the sources, numpy, msgspec and rich are at hand,
`python -m ragnatafl.lab.training` is the same.
"""
