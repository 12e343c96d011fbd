"""The store: rooms and their logs in a database, and the thread that writes to it."""
