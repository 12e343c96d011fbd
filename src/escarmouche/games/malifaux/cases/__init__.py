"""Positions and expectations of cases, and what must always hold."""
