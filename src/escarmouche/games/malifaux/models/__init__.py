"""Models that come, change and go: control, Summon, Replace, Bury, Upgrades (MALI-SUMM, MALI-REPL, MALI-BURY, MALI-UPG)."""
