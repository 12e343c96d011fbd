"""Blows and shots: what they promise, how to answer them, and what to hold."""
