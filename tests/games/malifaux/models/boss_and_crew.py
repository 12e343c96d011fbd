"""A boss with a small Crew, and cards that it can bring in: for the tests of models that come and go."""

from __future__ import annotations

from typing import Any

from escarmouche.games.malifaux.table import Malifaux
from tests.games.malifaux.positions import card, lay, upgrade

CARDS = [
    card("imp", limit=2, health=4),
    card("rare", limit=1, keywords=["odd"]),
    card("pet", station="minion", limit=1, totem="boss"),
    card("giant", limit=1, health=12, base=50),
    card("half", limit=4, health=3),
]


UPGRADES = [
    upgrade("risen", special="summon", plentiful=2),
    upgrade("odd-charm", restricted=["odd", "minion"]),
    upgrade("curse", special="curse"),
    upgrade("charm"),
]


def table(**more: Any) -> Malifaux:
    models = {
        "boss": {"card": "boss", "at": (10, 10)},
        "b": {"seat": 1, "at": (20, 20)},
        **more.pop("models", {}),
    }
    return lay(models=models, cards=CARDS, upgrades=UPGRADES, active="boss", **more)


NEXT = [11182, 10000]  # in base contact with the boss
