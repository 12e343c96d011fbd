"""What a seat may see, and what a client and a player's tools are told (MALI-HID)."""
