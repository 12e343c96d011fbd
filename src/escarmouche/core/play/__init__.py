"""Playing: rules as generators, the game, its marks, records, undo, and a seat at the table."""
