"""Objects and dropped weapons (D10-OBJ, D10-DP-25), the beacon, and markers under bases."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.core.asks.ask import Choose
from escarmouche.core.messages.refusal import Refusal
from escarmouche.core.play.state import Ended
from escarmouche.games.d10.goals import objects
from escarmouche.games.d10.ground import marker
from escarmouche.games.d10.ground.measure import touches
from escarmouche.games.d10.harm import damage
from escarmouche.games.d10.state import Marker, Thing
from escarmouche.games.d10.table import D10
from tests.games.d10.positions import branch_of, field, lay, run

ACTIONS = {spec.key: spec for spec in objects.ACTIONS}
OBJECTS = [
    {"id": "chest", "name": {"en": "chest"}},
    {"id": "letter", "name": {"en": "letter"}, "heavy": False},
]


def table(figures: dict[str, dict[str, Any]], level: str = "full", **scenario: Any) -> D10:
    return lay(level, figures=figures, scenario=field(objects=OBJECTS, **scenario))


def put(game: D10, name: str, x: float, y: float, **rest: Any) -> Marker:
    """An object lies there."""
    marker = Marker(name, "object", round(x * 1000), round(y * 1000), of=name, **rest)
    game.state.markers.append(marker)
    return marker


def branch(game: D10, key: str, name: str = "ann") -> Any:
    return branch_of(ACTIONS[key], game, name)


def do(game: D10, key: str, answer: Any = None, name: str = "ann") -> None:
    run(ACTIONS[key].run(game, game.figure(name), answer))


def closed(game: D10, key: str, rule: str, name: str = "ann") -> None:
    offered = branch(game, key, name)
    assert isinstance(offered, Refusal) and offered.rule == rule, offered


def test_take_and_put_down() -> None:
    """D10-OBJ-02, D10-DP-25: 1 PA, base touching it."""
    game = table({"ann": {"at": (10, 10)}})
    put(game, "chest", 13, 10)
    closed(game, "take", "D10-OBJ-02")
    closed(game, "putdown", "D10-OBJ-02")
    game.marker("chest").x = 12_250
    ask = branch(game, "take")
    assert isinstance(ask, Choose) and list(ask.options) == ["chest"]
    assert (ACTIONS["take"].pa, ACTIONS["putdown"].pa, ACTIONS["give"].pa) == (1, 1, 1)
    do(game, "take", "chest")
    assert game.figure("ann").load == "chest" and game.state.markers == []
    assert game.state.flags == {"last:chest": 1}
    put(game, "letter", 12, 10)
    closed(game, "take", "D10-OBJ-02")  # it carries something already
    game.state.markers = []
    assert branch(game, "putdown") is None
    do(game, "putdown")
    lying = game.marker("chest")
    assert touches(game.figure("ann"), lying) and game.figure("ann").load == ""
    assert not marker.covered(game, game.figure("ann"), lying)


def test_a_rider_carries_nothing_heavy() -> None:
    """D10-OBJ-03."""
    game = table({"ann": {"at": (10, 10), "mounted": True}, "amy": {"at": (10, 13.25), "load": "chest"}})
    put(game, "letter", 13, 10)
    assert isinstance(branch(game, "take"), Choose)
    closed(game, "give", "D10-OBJ-04", "amy")
    game.state.markers = []
    game.figure("amy").load = ""
    put(game, "chest", 13, 10)
    closed(game, "take", "D10-OBJ-03")


def test_handing_over() -> None:
    """D10-OBJ-04: to a friend in contact who can carry it; the giver pays."""
    game = table(
        {
            "ann": {"at": (10, 10), "load": "chest"},
            "amy": {"at": (12.5, 10)},
            "ada": {"at": (10, 12.5), "posture": "prone"},
            "bob": {"seat": 1, "at": (40, 40)},
        }
    )
    ask = branch(game, "give")
    assert isinstance(ask, Choose) and list(ask.options) == ["amy"]
    do(game, "give", "amy")
    assert (game.figure("ann").load, game.figure("amy").load) == ("", "chest")
    closed(game, "give", "D10-OBJ-04")
    game.figure("ann").load = "letter"
    closed(game, "give", "D10-OBJ-04")


def test_felled_carriers_drop_it() -> None:
    """D10-OBJ-03, D10-FIG-08: stunned, felled or removed, in contact."""
    for harm in (damage.stun, damage.fall):
        game = table({"ann": {"at": (10, 10), "load": "chest"}})
        harm(game, game.figure("ann"), "D10-DMG-03")
        assert game.figure("ann").load == "" and touches(game.figure("ann"), game.marker("chest"))
    game = table({"ann": {"at": (10, 10), "load": "chest"}})
    damage.remove(game, game.figure("ann"), "dead", "D10-DMG-06")
    assert touches(game.figure("ann"), game.marker("chest"))
    gone = table({"ann": {"at": (10, 10), "load": "chest", "status": "out"}})
    objects.drop(gone, gone.figure("ann"))
    assert (gone.marker("chest").x, gone.marker("chest").y) == (10_000, 10_000)


def weapon(game: D10, x: float, y: float, card: str = "bow", **rest: Any) -> None:
    thing = Thing("lost", card, held=False, **rest)
    game.state.markers.append(Marker("weapon-lost", "weapon", round(x * 1000), round(y * 1000), thing=thing))


def test_picking_up_a_weapon() -> None:
    """D10-OBJ-02, D10-WPN-12: any figure whose base touches it, also engaged; the weapon keeps its state."""
    game = table({"ann": {"at": (10, 10)}, "bob": {"seat": 1, "at": (10, 12.5)}})
    closed(game, "pickup", "D10-WPN-12")
    weapon(game, 12.25, 10, loaded=False, damaged=True)
    assert isinstance(branch(game, "pickup"), Choose)
    do(game, "pickup", "weapon-lost")
    (thing,) = game.figure("ann").things
    assert (thing.card, thing.loaded, thing.damaged) == ("bow", False, True)
    assert game.state.markers == []


@pytest.mark.parametrize(
    ("held", "card", "in_hand"), [(["sword"], "dagger", True), (["sword"], "bow", False), ([], "bow", True)]
)
def test_a_free_hand(held: list[str], card: str, in_hand: bool) -> None:
    """D10-WPN-14, D10-WPN-12: what was picked up is in hand if a hand is free for it."""
    game = table({"ann": {"at": (10, 10), "things": held}}, "advanced")
    weapon(game, 12.25, 10, card)
    do(game, "pickup", "weapon-lost")
    assert game.figure("ann").things[-1].held is in_hand


def test_a_marker_makes_way() -> None:
    """D10-OBJ-01: a marker under a figure that had to be placed there is shifted to touch its base."""
    game = table({"ann": {"at": (10, 10), "facing": 0}, "amy": {"at": (13.25, 10)}})
    put(game, "chest", 11, 10)
    marker.shift(game)
    chest = game.marker("chest")
    assert touches(game.figure("ann"), chest) and not marker.covered(game, game.figure("ann"), chest)
    assert not marker.covered(game, game.figure("amy"), chest)


def test_beside_in_a_corner() -> None:
    """D10-OBJ-01: never off the table nor in scenery, if there is any other spot."""
    rock = {"id": "rock", "kind": "rock", "rect": [0, 2.5, 10, 6]}
    game = table({"ann": {"at": (1.25, 1.25), "facing": 180}}, terrain=[rock])
    x, y = marker.beside(game, game.figure("ann"), 1_000)
    assert (x, y) == (3_500, 1_250)


PLATFORM = {"id": "top", "kind": "floor", "rect": [41, 41, 49, 49], "top": 12}


def beacon(**figures: Any) -> D10:
    goal = {"does": "beacon", "side": 0, "floor": "top", "wins": True}
    return table({"ann": {"at": (45, 45, 12), "floor": "top"}, **figures}, terrain=[PLATFORM], goals=[goal])


def test_the_beacon() -> None:
    """D10-SET-04: one of the side's figures on the platform lights it for 2 PA while no standing enemy is there, and wins."""
    game = beacon(bob={"seat": 1, "at": (45, 48, 12), "floor": "top"}, amy={"at": (10, 10)})
    assert ACTIONS["beacon"].pa == 2
    closed(game, "beacon", "D10-SET-04")
    closed(game, "beacon", "D10-SET-04", "amy")
    game.figure("bob").posture = "prone"
    assert branch(game, "beacon") is None
    assert objects.beacon_of(game, 1) is None
    with pytest.raises(Ended):
        do(game, "beacon")
    assert game.state.outcome is not None and game.state.outcome.winners == (0,)
