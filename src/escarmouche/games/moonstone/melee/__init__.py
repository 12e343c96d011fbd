"""A round of Melee, from the cards drawn to its End Step (MOON-MELEE, MOON-CRIT, MOON-FOLLOW, MOON-SIG, MOON-END)."""
