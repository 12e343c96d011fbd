"""The board: terrain, line of sight, cover, height (MOON-TERR, MOON-LOS, MOON-COVER, MOON-ELEV)."""
