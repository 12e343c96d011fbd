"""Victory, and the end of the game (AD66-END, AD66-CONC)."""
