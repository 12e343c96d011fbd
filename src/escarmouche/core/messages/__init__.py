"""What people are told: events, refusals, texts in their language, the ledgers."""
