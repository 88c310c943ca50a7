"""The rules of the book, chapter by chapter, and the table they change."""
