"""Moving on squares: steps, Runs, Manoeuvres, heights, doors that are forced (AD66-MOVE, AD66-MAN)."""
