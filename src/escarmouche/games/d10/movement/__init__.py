"""Moving: ways, jumps, climbs, doors, postures, hiding, horses (D10-MOV, D10-POS, D10-MNT)."""
