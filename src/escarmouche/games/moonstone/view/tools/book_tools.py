"""A player's tools in Moonstone."""

from __future__ import annotations

from escarmouche.core.asks.ask import Ask
from escarmouche.core.book import Tools
from escarmouche.core.views.aims import Aims
from escarmouche.core.views.player_tools import Sentence, Sightline, Threat
from escarmouche.core.views.prospect import Prospects
from escarmouche.games.moonstone.table import Moonstone
from escarmouche.games.moonstone.view import aims
from escarmouche.games.moonstone.view.prospects import prospects
from escarmouche.games.moonstone.view.tools import consequences, sightlines, threat


class MoonstoneTools(Tools[Moonstone]):
    """Sight, threat and consequences on the plane."""

    def sight(self, table: Moonstone, one: str, other: str, at: tuple[int, int, int] | None = None) -> Sightline:
        return sightlines.sightline(table, one, other, at)

    def threat(self, table: Moonstone, piece: str) -> Threat:
        return threat.threat(table, piece)

    def consequences(self, before: Moonstone, after: Moonstone, seat: int) -> list[Sentence]:
        return consequences.consequences(before, after, seat)

    def aims(self, table: Moonstone, seat: int | None) -> Aims:
        return aims.aims(table)

    def prospects(self, table: Moonstone, ask: Ask, way: tuple[str, ...]) -> Prospects:
        return prospects.prospects(table, ask, way)
