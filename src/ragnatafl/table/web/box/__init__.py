"""My box: who owns a game types its printed cards once, and plays with them from then on."""
