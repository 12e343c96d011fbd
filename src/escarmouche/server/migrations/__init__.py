"""How the tables came to be, step by step; run by the store when it opens."""
