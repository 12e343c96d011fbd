"""What everybody may notice after each step, swap and change of state: who gives itself away, and which Guard is roused."""

from __future__ import annotations

from escarmouche.core.play.rule import clause
from escarmouche.games.ad1666.npcs import guard
from escarmouche.games.ad1666.table import Anno
from escarmouche.games.ad1666.talents import inconspicuous


@clause("AD66-AMB-75", "AD66-AMB-86")
def everybody_looks(game: Anno) -> None:
    """Markers are lost first: a Character without one may rouse a Guard."""
    inconspicuous.check_markers(game)
    guard.notice_enemies(game)
