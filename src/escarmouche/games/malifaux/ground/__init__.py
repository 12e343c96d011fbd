"""The table: terrain, boards, measuring, line of sight, Markers, areas of effect (MALI-TERR, MALI-LOS, MALI-MARK, MALI-AURA)."""
