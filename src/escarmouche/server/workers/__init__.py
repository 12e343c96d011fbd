"""How worker processes tell each other that a room has changed, and which connections want to know."""
