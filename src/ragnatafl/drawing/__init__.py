"""What games draw alike: letters and lines, hands and cards, bars, and one view being drawn."""
