"""What wins the game: stones in the ground, and how near each side is to them."""
