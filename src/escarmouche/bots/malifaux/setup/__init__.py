"""Before the first Turn: whom to hire, and where to begin."""
