"""What the bot takes the words of a card to be worth."""

from __future__ import annotations

from typing import Any

from escarmouche.bots.malifaux.fate.odds import plain_bands
from escarmouche.bots.malifaux.word_values import COSTS, VALUES, WordUse, effect_value
from escarmouche.core.files.source import Source
from escarmouche.core.play.game import Game
from escarmouche.games.malifaux.cards.vocabulary import calls, vocabulary
from tests.bots.malifaux.positions import position, seen


def words(game: Game[Any], *raw: Any, target: str = "", by: str = "ann") -> float:
    """What the bot takes words of a card to be worth to a model, at a target."""
    table = seen(game)
    fighter = table.fighter(by)
    assert fighter is not None
    use = WordUse(table, fighter, table.fighter(target) if target else None, plain_bands())
    return effect_value(calls(list(raw), "effect", Source("", "test"), ()), use)


def test_a_marker_is_worth_more_where_the_crew_has_a_use_for_it() -> None:
    """MALI-MARK-02: one of a card's own, too."""
    crew = {
        "markers": {"web": {}, "dross": {}},
        "actions": [{"id": "cut", "cost": [{"remove-marker": {"kinds": ["web"], "within": 3}}], "effects": []}],
    }
    game = position(
        models={"ann": {"card": crew, "seat": 0, "at": [5, 10]}, "bob": {"card": {}, "seat": 1, "at": [12, 10]}},
        active="ann",
    )
    web, dross = (words(game, {"drop": {"kind": kind}}) for kind in ("web", "dross"))
    assert web > dross > 0


def test_words_that_move_are_worth_something_wherever_they_lead() -> None:
    """MALI-AMB-137, MALI-PLACE-01, MALI-BURY-03."""
    game = position(
        models={"ann": {"card": {}, "seat": 0, "at": [5, 10]}, "bob": {"card": {}, "seat": 1, "at": [9, 10]}},
        markers={"bones": {"kind": "corpse", "at": [12, 10]}},
        active="ann",
    )
    for word in (
        {"push": {"distance": 3, "way": "fixed"}},
        {"place": {"to": "self", "kinds": ["corpse"], "contact": True}},
        {"unbury": {"kinds": ["corpse"], "contact": True}},
    ):
        assert words(game, word, target="bob") > 0, word


def test_every_word_has_a_price() -> None:
    assert set(vocabulary("effect")) == set(VALUES)
    assert set(vocabulary("cost")) == set(COSTS)
