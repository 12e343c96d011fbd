"""The migrations of the database, run by the store when it opens."""
