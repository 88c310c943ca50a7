"""What newcomers are shown: scenes, tables that rules and lessons lay out."""
