"""The club: what people share beyond one table. No server is needed for anything here."""
