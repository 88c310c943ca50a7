"""The table at a terminal: what a person there sees and types."""
