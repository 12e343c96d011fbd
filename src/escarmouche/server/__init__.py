"""The server: rooms, seats, a store that loses nothing, and live updates. `docs/server.md` is its map."""
