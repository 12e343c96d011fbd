"""How worker processes tell each other that a room has changed, and who listens to it."""
