"""Rooms: the service, the rooms in memory with their logs, seats and views, and who is present."""
