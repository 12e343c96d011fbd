"""Models that come, change and go: stats, control, Summon, Replace, Bury, Upgrades (MALI-SUMM, MALI-REPL, MALI-BURY, MALI-UPG)."""
