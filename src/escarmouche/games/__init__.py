"""The games. Each has the same rooms: who knows one finds anything in the next."""
