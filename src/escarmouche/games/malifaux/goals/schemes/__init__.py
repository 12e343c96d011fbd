"""The thirteen Schemes, a module each: when each may be revealed, and what it scores for (MALI-SCHM-04 to -16, D-15)."""
