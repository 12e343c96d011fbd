"""Fate Cards: what flips promise, what cards in hand are worth, and how to play them."""
