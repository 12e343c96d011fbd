"""Boards of squares, and who is engaged and sees whom on them (AD66-ZOC); the geometry itself is in `space/grid`."""
