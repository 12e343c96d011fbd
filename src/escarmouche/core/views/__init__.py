"""What is shown: scenes, cards, set-up forms, and the answers of a player's tools."""
