"""Fate Cards: decks, flips, Cheating, duels, Triggers, Soulstones (MALI-DECK, MALI-FLIP, MALI-DUEL, MALI-TRIG, MALI-SS)."""
