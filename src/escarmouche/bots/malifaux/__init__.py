"""What a bot knows of Malifaux.

Everything is read off scenes, questions and printed cards. Flips are calculated, not tried: most answers are the best of those that were
rated, and nothing is left to look at.
"""

from __future__ import annotations

from escarmouche.bots.malifaux.evaluator import MalifauxEvaluator

EVALUATOR = MalifauxEvaluator()
