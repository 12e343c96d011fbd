"""What the scenario wants done, where, and who does it."""
