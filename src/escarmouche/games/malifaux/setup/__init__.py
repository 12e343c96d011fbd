"""Before the first Turn: the Encounter, Crews, Schemes, deployment (MALI-SETUP, MALI-HIRE)."""
