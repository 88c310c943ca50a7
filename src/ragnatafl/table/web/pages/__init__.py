"""All that is drawn in a browser: whole pages, their pieces, and pictures."""
