"""Travel: paths of straight legs and arcs, what happens along them, and how far a base gets."""
