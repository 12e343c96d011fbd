"""Figures and weapons: how their files are read, and what a card says now (D10-FIG)."""
