"""Lessons put to the test: what is wrong with a file, and what becomes of those who follow the guide, a trap, or chance."""
