"""Damage, healing, killing, Conditions, hazards (MALI-DMG, MALI-HEAL, MALI-KILL, MALI-COND)."""
