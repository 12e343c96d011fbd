"""Moving toward an object or away from it, not by a Push: which ways there are, and which end best (MALI-TOW)."""
