"""Cases: positions with their right outcome, written as data, and what runs them."""
