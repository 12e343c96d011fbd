"""What Characters hold, pick up and use (AD66-ITEM)."""
