"""Lessons: a position, arranged chance, and a guide who says one sentence at a time. Data beside the game, played by the real rules."""
