"""A player's tools in Malifaux."""

from __future__ import annotations

from escarmouche.core.asks.ask import Ask
from escarmouche.core.book import Tools
from escarmouche.core.views.aims import Aims
from escarmouche.core.views.player_tools import Layer, Sentence, Sightline, Threat
from escarmouche.core.views.prospect import Prospects
from escarmouche.games.malifaux.table import Malifaux
from escarmouche.games.malifaux.view import aims
from escarmouche.games.malifaux.view.prospects import prospects
from escarmouche.games.malifaux.view.tools import consequences, layer, sightlines, threat


class MalifauxTools(Tools[Malifaux]):
    """Sight, threat, layers and consequences on the plane."""

    def sight(self, table: Malifaux, model: str, other: str, at: tuple[int, int, int] | None = None) -> Sightline:
        return sightlines.sightline(table, model, other, at)

    def threat(self, table: Malifaux, piece: str) -> Threat:
        return threat.threat(table, piece)

    def layer(self, table: Malifaux, name: str) -> Layer:
        return layer.layer(table, name)

    def consequences(self, before: Malifaux, after: Malifaux, seat: int) -> list[Sentence]:
        return consequences.consequences(before, after, seat)

    def aims(self, table: Malifaux, seat: int | None) -> Aims:
        return aims.aims(table, seat)

    def prospects(self, table: Malifaux, ask: Ask, way: tuple[str, ...]) -> Prospects:
        return prospects.prospects(table, ask, way)
