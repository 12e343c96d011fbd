"""A set-up that has just begun, and what may be hired in it: for the tests of its steps."""

from __future__ import annotations

from typing import Any

from escarmouche.games.malifaux import BOOK
from escarmouche.games.malifaux.setup import hire, scenario
from escarmouche.games.malifaux.setup.crew import Pool
from escarmouche.games.malifaux.table import Malifaux
from tests.games.malifaux.positions import OURS, asked, card, lay, upgrade

CARDS = (
    *OURS,
    card("pet", totem="boss", limit=1, cost=4),
    card("stranger", keywords=["wild"], cost=6),
    card("vagrant", keywords=["wild"], versatile=True, cost=6),
    card("cousin", factions=["other"], keywords=["folk"], cost=6),
    card("foreigner", factions=["other"], keywords=["wild"], cost=6),
    card("relic", legacy=True, cost=6),
    card("trio", limit=3, cost=5),
    card("boss-winter", station="master", limit=1, cost=14, same="boss"),
    card("rival", station="master", limit=1, cost=13, keywords=["wild"]),
    card("captain", factions=["other"], station="henchman", limit=1),
)


UPGRADES = (
    upgrade("cloak", cost=1),
    upgrade("charm", cost=2, plentiful=2),
    upgrade("seal", cost=1, restricted=["folk", "minion"]),
    upgrade("curse", special="summon"),
    upgrade("flag", cost=1, factions=["other"]),
)


def opened(**options: Any) -> Malifaux:
    """A game before its first step."""
    setup = BOOK.read_setup({"board": "", "cards": list(CARDS), "upgrades": list(UPGRADES), **options})
    return Malifaux(scenario.opened(setup), setup)


def pool(leader: str = "boss", size: int = 50, faction: str = "own", legacy: bool = False) -> Pool:
    game = opened(size=size)
    return Pool(game.cards, game.upgrades, size, faction, leader, legacy)


def muster(**options: Any) -> hire.Muster:
    """The question which models to hire, put to the first player."""
    game = opened(**options)
    game.state.phase = "hire"
    for own in game.state.crews:
        own.faction, own.leader = "own", "boss"
    offer = asked(hire.hire(game))[0]
    assert isinstance(offer, hire.Muster)
    return offer


def crews() -> Malifaux:
    """Two Crews, hired and not yet deployed."""
    names = {"a-boss": ("boss", 0), "a-man": ("man", 0), "a-pet": ("pet", 0)}
    names |= {"b-boss": ("boss", 1), "b-thug": ("thug", 1), "b-rival": ("rival", 1)}
    models = {name: {"card": of, "seat": seat, "status": "hired"} for name, (of, seat) in names.items()}
    game = lay(models=models, cards=CARDS[6:], state={"phase": "schemes", "step": "first", "pool": [1, 7, 11, 12, 13]})
    for name in ("a-boss", "b-boss"):
        game.model(name).leader = True
    return game
