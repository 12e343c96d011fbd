"""The turn: initiative, activations, actions, morale (D10-TURN, D10-ACT, D10-MOR)."""
