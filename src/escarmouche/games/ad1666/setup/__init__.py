"""Before the first turn: scenarios, campaigns, Bands, purchases, deployment (AD66-SETUP, AD66-DSN)."""
