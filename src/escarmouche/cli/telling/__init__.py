"""Boards, cards, duels and scenes in words and signs."""
