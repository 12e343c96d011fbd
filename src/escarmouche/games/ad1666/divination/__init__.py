"""Divination and rituals: what Magic cards foretell (AD66-DIV)."""
