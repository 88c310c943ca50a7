"""Pages of the club."""
