"""Close Combat and shooting (AD66-COMPH, AD66-MELEE, AD66-PARRY, AD66-RNG, AD66-SHOT)."""
