"""A player's tools in Anno Domini 1666."""

from __future__ import annotations

from escarmouche.core.asks.ask import Ask
from escarmouche.core.book import Tools
from escarmouche.core.views.aims import Aims
from escarmouche.core.views.player_tools import Sentence, Sightline, Threat
from escarmouche.core.views.prospect import Prospects
from escarmouche.games.ad1666.table import Anno
from escarmouche.games.ad1666.view import aims
from escarmouche.games.ad1666.view.prospects import prospects
from escarmouche.games.ad1666.view.tools import consequences, sightlines, threat


class AnnoTools(Tools[Anno]):
    """Sight, threat and consequences on squares."""

    def sight(self, table: Anno, one: str, other: str, at: tuple[int, int, int] | None = None) -> Sightline:
        return sightlines.sightline(table, one, other, at)

    def threat(self, table: Anno, piece: str) -> Threat:
        return threat.threat(table, piece)

    def consequences(self, before: Anno, after: Anno, seat: int) -> list[Sentence]:
        return consequences.consequences(before, after, seat)

    def aims(self, table: Anno, seat: int | None) -> Aims:
        return aims.aims(table)

    def prospects(self, table: Anno, ask: Ask, way: tuple[str, ...]) -> Prospects:
        return prospects.prospects(table, ask, way)
