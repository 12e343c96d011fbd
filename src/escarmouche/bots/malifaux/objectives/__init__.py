"""What Strategy and Schemes want done, and what it is worth."""
