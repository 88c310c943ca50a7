"""What a club needs that no server is needed for: tables that wait, talk; pure where it can be."""
