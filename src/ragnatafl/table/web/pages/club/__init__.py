"""Pages of the club: people, ratings, tournaments."""
