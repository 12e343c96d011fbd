"""The Turn: its phases, Activations, Actions, and in which order things happen (MALI-TURN, MALI-ACT, MALI-ACTN, MALI-TIME)."""
