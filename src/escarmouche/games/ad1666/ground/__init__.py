"""Boards of squares; the geometry itself is in `space/grid`."""
