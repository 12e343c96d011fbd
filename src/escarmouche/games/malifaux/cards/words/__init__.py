"""The words that cards are written with, a small function each."""
