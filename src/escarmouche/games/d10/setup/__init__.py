"""Before the first turn: scenarios, bands, deployment (D10-SET)."""
