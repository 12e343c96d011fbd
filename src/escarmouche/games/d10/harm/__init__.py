"""Being hit, and what comes of it (D10-DMG, D10-DEG)."""
