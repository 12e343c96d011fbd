"""Moving: ways, Traverse, squeezing, ladders, pushes, falls (MOON-MOVE, MOON-SQUEEZE, MOON-FALL)."""
