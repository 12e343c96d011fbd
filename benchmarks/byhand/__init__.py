"""Copies of states written out by hand, one module a game: what clones are compared with."""
