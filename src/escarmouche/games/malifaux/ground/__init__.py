"""The table: terrain, boards, measuring, sight, engagement, Markers, areas of effect (MALI-TERR, -LOS, -ENG, -MARK, -AURA)."""
