"""Chance is a seat: deals, rolls, draws and piles."""
