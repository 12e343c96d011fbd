"""What a player is told about a move before making it."""

from __future__ import annotations

from typing import Any

import msgspec

from escarmouche.core.book import register
from escarmouche.core.messages.languages import LANGUAGES
from escarmouche.core.messages.text import texts
from escarmouche.core.views.player_tools import Sentence
from escarmouche.games.d10 import BOOK
from escarmouche.games.d10.state import Marker, Mod, Roll
from escarmouche.games.d10.table import D10
from escarmouche.games.d10.view.tools.sightlines import with_figure
from escarmouche.testing.rules import ledger_ids
from tests.games.d10.positions import field, lay

register(BOOK)
RULES = {rule.id for rule in ledger_ids("d10")}
HEDGE = {"id": "hedge", "kind": "hedge", "line": [[40, 50], [60, 50]]}
BARRELS = {"id": "barrels", "kind": "cart", "rect": [40, 49, 60, 51]}
WOOD = {"id": "wood", "kind": "wood", "rect": [5, 5, 25, 25]}


def table(*terrain: dict[str, Any], level: str = "advanced", **figures: Any) -> D10:
    """Ann, unarmed, at 50, 20; Bob with a bow at 50, 80, looking south; whoever else is named."""
    everybody = {
        "ann": {"at": (50, 20), "facing": 90},
        "bob": {"at": (50, 80), "seat": 1, "facing": 270, "things": ["bow"]},
    }
    for name, given in figures.items():
        everybody[name] = {**everybody.get(name, {"seat": 1}), **given}
    return lay(level, figures=everybody, terrain=terrain)


def moved(game: D10, name: str = "ann", **changes: Any) -> dict[str, Sentence]:
    """What would be reported if a figure stood like that, by key."""
    figure = game.figure(name)
    if "at" in changes:
        changes["x"], changes["y"] = (round(n * 1000) for n in changes.pop("at"))
    after = with_figure(game, figure, msgspec.structs.replace(figure, **changes))
    lines = BOOK.tools.consequences(game, after, 0)
    for line in lines:
        assert line.rule in RULES, line
        for lang in LANGUAGES:
            assert texts(lang, "d10").has(line.key) and not texts(lang, "d10").unfilled(line.key, line.args), line
    assert len({line.key for line in lines}) == len(lines)
    return {line.key: line for line in lines}


def test_nothing_is_told_of_who_stands_still() -> None:
    assert moved(table()) == {}


def test_d10_rea_03_into_a_fire_zone_and_out_of_it() -> None:
    """Bob's bow reaches 40 cm, in his front arc."""
    game = table()
    told = moved(game, at=(50, 40))
    assert told["then-fire"].args["enemies"] == ["bob"] and told["then-fire"].rule == "D10-REA-03"
    assert "then-no-fire" in moved(table(ann={"at": (50, 40)}), at=(50, 20))
    assert "then-fire" not in moved(table(bob={"facing": 90}), at=(50, 40))
    unloaded = table(bob={"things": [{"card": "bow", "loaded": False}]})
    assert "then-fire" not in moved(unloaded, at=(50, 40))


def test_d10_obj_03_nobody_is_told_of_the_fire_zone_of_a_bearer() -> None:
    """Who carries a heavy object does not shoot."""
    scenario = field(objects=[{"id": "chest", "name": {"en": "chest"}}])
    bob = {"at": (50, 80), "seat": 1, "facing": 270, "things": ["bow"]}
    for load, told in (("chest", False), ("", True)):
        figures = {"ann": {"at": (50, 20)}, "bob": {**bob, "load": load}}
        game = lay("advanced", figures=figures, scenario=scenario)
        assert ("then-fire" in moved(game, at=(50, 40))) is told


def test_d10_los_07_los_08_cover_is_gained_and_lost() -> None:
    behind = table(HEDGE, ann={"at": (50, 48)})
    assert moved(behind, at=(50, 53))["then-no-cover"].args["enemies"] == ["bob"]
    assert "then-covered" in moved(table(HEDGE, ann={"at": (50, 53)}), at=(50, 48))
    assert moved(table(BARRELS, ann={"at": (50, 53)}), at=(50, 47.5))["then-sheltered"].rule == "D10-LOS-08"
    simple = table(BARRELS, ann={"at": (50, 53)}, level="simplified")
    assert "then-covered" in moved(simple, at=(50, 47.5))


def test_d10_act_08_into_contact_and_out_of_it() -> None:
    told = moved(table(), at=(50, 77.5))
    assert told["then-contact"].args["enemies"] == ["bob"]
    assert "then-no-contact" in moved(table(ann={"at": (50, 77.5)}), at=(50, 70))


def test_d10_cc_15_behind_an_enemy_and_with_one_behind() -> None:
    told = moved(table(), at=(50, 86))
    assert told["then-behind"].args["enemies"] == ["bob"]
    assert "then-exposed" not in told  # her facing is still to be chosen
    near = table(ann={"at": (50, 86), "facing": 270})
    assert moved(near, facing=90)["then-exposed"].args["enemies"] == ["bob"]
    assert "then-exposed" not in moved(
        table(ann={"at": (50, 86), "facing": 270}, bob={"posture": "stunned"}), facing=90
    )


def test_d10_sho_05_whom_it_can_shoot_at() -> None:
    game = table(ann={"at": (50, 30), "things": ["bow"]})
    told = moved(game, at=(50, 42))
    assert told["then-shot"].args == {"figure": "ann", "weapon": "bow", "enemies": ["bob"]}
    near = table(ann={"at": (50, 42), "things": ["bow"]})
    assert "then-no-shot" in moved(near, facing=270)


def test_d10_sta_08_hiding_begins_and_ends() -> None:
    game = table(WOOD, ann={"at": (15, 15), "hidden": True}, bob={"at": (15, 60)})
    assert moved(game, at=(15, 45))["then-revealed"].rule == "D10-STA-08"  # on clear ground, before his eyes
    assert moved(game, hidden=False)["then-revealed"].args == {"figure": "ann"}
    assert "then-revealed" not in moved(game, at=(16, 15))
    game = table(WOOD, ann={"at": (15, 15)}, bob={"at": (15, 60)})
    assert "then-hidden" in moved(game, hidden=True)


def test_d10_ter_02_obj_02_the_ground() -> None:
    game = table(WOOD)
    assert moved(game, at=(15, 15))["then-slow"].rule == "D10-TER-02"
    game.state.markers.append(Marker("m1", "object", 50_000, 32_250))
    assert moved(game, at=(50, 30))["then-touches"].args["things"] == ["m1"]


def test_who_leaves_or_falls_out_of_play() -> None:
    assert list(moved(table(), status="left")) == ["then-left"]
    assert list(moved(table(), status="out")) == ["then-gone"]


def test_ones_own_figures_come_first() -> None:
    game = table(ann={"at": (50, 40)})
    both = with_figure(game, game.figure("bob"), msgspec.structs.replace(game.figure("bob"), x=52_000))
    both = with_figure(both, both.figure("ann"), msgspec.structs.replace(game.figure("ann"), y=78_000))
    lines = BOOK.tools.consequences(game, both, 0)
    assert [line.args["figure"] for line in lines] == sorted(line.args["figure"] for line in lines)


def test_d10_sho_02_what_a_shot_would_take() -> None:
    """The roll is laid but not thrown: what it needs, and each malus with its rule (D10-SHO-07)."""
    game = table(BARRELS, ann={"at": (50, 47), "things": ["bow"]}, bob={"at": (50, 67)})
    after = game.over(msgspec.structs.replace(game.state, rolls=[Roll("jt", 0, "ann", 5, [Mod("poor-scenery", -1)])]))
    need, malus = BOOK.tools.consequences(game, after, 0)
    assert (need.key, need.rule, need.args) == ("ask-jt", "D10-SHO-02", {"figure": "ann", "need": 4})
    assert (malus.rule, malus.args["amount"]) == ("D10-LOS-07", "−1")
    assert texts("fr", "d10").say(malus.key, malus.args) == "peu visible\u00a0: derrière un décor, −1."
    after.state.rolls[0].die = 3
    assert BOOK.tools.consequences(game, after, 0) == []
