"""The commands of `ragnatafl`, one module each, and what may be typed after them."""
