"""What cards and boards say: entries of the content files, and the effects they name."""
