"""Characters and items: how their files are read and checked, and their scores as they stand now (AD66-CHAR, AD66-WPN)."""
