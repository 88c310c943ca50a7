"""What one learns this game by: rules for readers, terms, scenes and lessons."""
