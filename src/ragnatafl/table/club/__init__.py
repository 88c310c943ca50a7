"""The club, as far as it needs no server: who is told what and when, and how it gets there."""
