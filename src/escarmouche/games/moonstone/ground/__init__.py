"""The board: terrain, line of sight, engagement, cover, height (MOON-TERR, MOON-LOS, MOON-ENG, MOON-COVER, MOON-ELEV)."""
