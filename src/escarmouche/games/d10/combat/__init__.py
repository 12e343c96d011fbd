"""Close combat, shooting, weapons, reactions (D10-CC, D10-SHO, D10-WPN, D10-REA)."""
