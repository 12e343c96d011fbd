"""What each option of a question does and brings, and how likely that is."""
