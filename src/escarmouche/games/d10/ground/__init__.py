"""The table: terrain, measuring, sight and cover, fog, markers (D10-TER, D10-GEO, D10-LOS)."""
