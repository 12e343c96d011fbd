"""A player's tools in D10 skirmish. In fog they show what everybody knows, and no more."""

from __future__ import annotations

from escarmouche.core.asks.ask import Ask
from escarmouche.core.book import Tools
from escarmouche.core.views.aims import Aims
from escarmouche.core.views.player_tools import Sentence, Sightline, Threat
from escarmouche.core.views.prospect import Prospects
from escarmouche.games.d10.ground import fog
from escarmouche.games.d10.table import D10
from escarmouche.games.d10.view import aims
from escarmouche.games.d10.view.prospects import prospects
from escarmouche.games.d10.view.tools import consequences, sightlines, threat


class D10Tools(Tools[D10]):
    """Sight, threat and consequences on the plane, with facing."""

    def sight(self, table: D10, figure: str, other: str, at: tuple[int, int, int] | None = None) -> Sightline:
        return sightlines.sightline(fog.known(table, None), figure, other, at)

    def threat(self, table: D10, piece: str) -> Threat:
        return threat.threat(fog.known(table, None), piece)

    def consequences(self, before: D10, after: D10, seat: int) -> list[Sentence]:
        return consequences.consequences(fog.known(before, seat), fog.known(after, seat), seat)

    def aims(self, table: D10, seat: int | None) -> Aims:
        return aims.aims(table, seat)

    def prospects(self, table: D10, ask: Ask, way: tuple[str, ...]) -> Prospects:
        return prospects.prospects(table, ask, way)
