"""Character cards: how their files are read, what an effect is, stats as they stand now (MOON-CARD)."""
