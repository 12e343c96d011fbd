"""Objects to carry, and the end of the game (D10-OBJ, D10-END)."""
