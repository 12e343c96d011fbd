"""Rooms: the service that serves them, their logs, seats, views, and who is here."""
