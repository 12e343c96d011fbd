"""Strategies, Schemes and Victory Points (MALI-STRAT, MALI-SCHM, MALI-END)."""
