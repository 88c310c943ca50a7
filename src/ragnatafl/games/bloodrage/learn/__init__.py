"""What one learns Blood Rage by: rules for readers, terms, a sheet, scenes, lessons."""
