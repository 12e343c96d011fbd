"""Stat Cards and Upgrades: how their files are read and checked, and what an effect is; the stats as they count now (MALI-CARD)."""
