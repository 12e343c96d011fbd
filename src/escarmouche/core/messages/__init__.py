"""What people read: events, refusals, texts in their language, the ledgers."""
