"""What a player of the D10 skirmish knows without thinking: what a position is worth, what to consider, the plain answer.

Everything is read off scenes, questions and what is printed: cards, weapons, the scenario and its table. Dice are reckoned, not tried:
most answers are the best of what was rated, and nothing is left to look at.
"""

from __future__ import annotations

from escarmouche.bots.d10.habits import consider, even, follows, hides, plain, rests
from escarmouche.bots.d10.worth import worth

__all__ = ["consider", "even", "follows", "hides", "plain", "rests", "worth"]
