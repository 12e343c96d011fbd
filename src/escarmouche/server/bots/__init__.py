"""Bots at the tables. They think in processes of their own."""
