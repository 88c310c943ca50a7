"""What the club answers to over HTTP."""
