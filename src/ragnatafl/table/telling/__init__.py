"""Words for what happened and for what the rules say, at a terminal and in a browser alike."""
