"""What a newcomer to Runics reads and plays: data only."""
