"""The games. All four have the same folders: know one and you know the rest."""
