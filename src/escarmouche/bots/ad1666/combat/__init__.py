"""Blows and shots: what they promise, whom to send against whom, and what to hold."""
