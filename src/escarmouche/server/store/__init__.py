"""The store: rooms and their logs in a database."""
