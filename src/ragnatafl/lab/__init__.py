"""The lab: playing many games, measuring them, and learning from them."""
