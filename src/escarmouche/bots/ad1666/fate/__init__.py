"""Cards in a player's hand: what they are worth, and which to play in which test."""
