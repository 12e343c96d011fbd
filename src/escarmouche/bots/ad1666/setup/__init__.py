"""Before the game: whom to take, what to buy, where to begin."""
