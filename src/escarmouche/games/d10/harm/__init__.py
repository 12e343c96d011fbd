"""Being hit, and its consequences (D10-DMG, D10-DEG)."""
