"""The club: what holds among people who play, without a server."""
