"""The club in the browser: people beyond one table."""
