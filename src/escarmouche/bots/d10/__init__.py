"""What a bot knows of the D10 skirmish.

Everything is read off scenes, questions and what is printed: cards, weapons, the scenario and its table. Dice are calculated, not tried:
most answers are the best of those that were rated, and nothing needs to be tried out.
"""

from __future__ import annotations

from escarmouche.bots.d10.evaluator import D10Evaluator

EVALUATOR = D10Evaluator()
