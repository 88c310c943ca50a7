"""The table: where people meet games. In the terminal so far; it shows views and sends choices."""
