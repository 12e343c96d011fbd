"""Moving: ways, climbs, falls, Pushes, Places, toward and away (MALI-MOVE, MALI-PUSH, MALI-PLACE, MALI-TOW)."""
