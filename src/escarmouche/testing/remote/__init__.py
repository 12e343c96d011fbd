"""A real server in a process of its own, and a player far away."""
