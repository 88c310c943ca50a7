"""What a table is worth, and chances."""
