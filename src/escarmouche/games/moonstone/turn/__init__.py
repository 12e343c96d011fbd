"""The turn: activations, actions, Reaction Steps (MOON-TURN, MOON-ACT, MOON-REACT)."""
