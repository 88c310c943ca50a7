"""The club as browsers meet it."""
