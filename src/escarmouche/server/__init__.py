"""The table in the browser: rooms, seats, a store that loses nothing, and live updates."""
