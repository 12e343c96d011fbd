"""What the scenario wants done, and how near each side is to it."""
