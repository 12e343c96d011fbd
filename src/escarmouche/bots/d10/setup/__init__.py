"""Before the game: whom to take, where to begin, and who carries what."""
