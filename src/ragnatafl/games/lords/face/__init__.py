"""How it looks: pictures, pointing, terminal."""
