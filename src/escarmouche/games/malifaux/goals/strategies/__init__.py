"""The four Strategies, a module each (MALI-STRAT-01, D-15)."""
