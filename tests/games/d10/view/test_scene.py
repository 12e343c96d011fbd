"""What a seat may see (D10-HID-01, D10-HID-03): figures with facing and posture, things in hand, markers, tracks, rolls; in fog less."""

from __future__ import annotations

import random
from typing import Any

import msgspec

import escarmouche as esc
from escarmouche.core.book import register
from escarmouche.core.views.scene import Die, Mod, Scene, Side
from escarmouche.games.d10 import BOOK
from escarmouche.games.d10 import state as kept
from escarmouche.games.d10.ground import measure
from escarmouche.games.d10.state import Marker, Roll, Thing
from escarmouche.games.d10.table import D10
from escarmouche.games.d10.view.scene import board
from tests.games.d10.positions import field, lay

register(BOOK)


def two(level: str = "advanced", **options: Any) -> D10:
    """Ann with a bow and a sword, looking north, and Bob on horseback."""
    things = [{"card": "bow", "missiles": 8}, {"card": "sword", "held": False}]
    ann = {"at": (10, 20), "facing": 90, "things": things}
    bob = {"at": (40, 20), "seat": 1, "mounted": True, "wounded": True, "activated": True, "pa": 0}
    return lay(level, figures={"ann": ann, "bob": bob}, **options)


def rolled(*rolls: Roll) -> Scene:
    game = two()
    game.state.rolls = list(rolls)
    return BOOK.scene(game, None)


def test_pieces() -> None:
    """D10-HID-01: stats, states, PA, loading and positions are public, and so is where a figure looks (D10-GEO-05)."""
    game = two()
    ann, bob = BOOK.scene(game, 1).pieces
    assert (ann.at, ann.facing, ann.radius, ann.states) == ((10_000, 20_000, 0), 90, 1_250, [])
    assert ann.badges == {"pa": 2} and (ann.seat, ann.card) == (0, "man")
    assert (bob.radius, bob.badges["pa"]) == (2_000, 0)
    assert bob.states == ["mounted", "wounded", "activated"]


def test_postures() -> None:
    """D10-STA-01: a stunned figure has M 0; a figure that is out of play stands nowhere and looks nowhere."""
    game = two()
    game.figure("ann").posture = "stunned"
    game.figure("bob").status = "dead"
    ann, bob = BOOK.scene(game, 0).pieces
    assert (ann.states, ann.posture, bob.posture) == (["stunned"], "lying", "riding")
    assert (bob.at, bob.facing, bob.states[0], bob.place) == (None, None, "dead", "gone")


def test_who_is_engaged() -> None:
    """D10-ACT-08: in contact with an enemy on its feet; lying ones engage nobody."""
    game = two()
    ann, bob = game.figures
    bob.x, bob.y = ann.x + 3_250, ann.y
    assert ["engaged" in piece.states for piece in BOOK.scene(game, 0).pieces] == [True, True]
    ann.posture = "prone"
    assert ["engaged" in piece.states for piece in BOOK.scene(game, 0).pieces] == [True, False]
    bob.x += 1_000
    assert not any("engaged" in piece.states for piece in BOOK.scene(game, 0).pieces)


def test_things() -> None:
    """D10-WPN-01, D10-WPN-06, D10-WPN-14: in hand or not, loaded or not, how many missiles, damaged."""
    game = two()
    bow = game.figure("ann").things[0]
    (shown, sword), _ = (piece.things for piece in BOOK.scene(game, 1).pieces)
    assert (shown.card, shown.hand, shown.badges, shown.states) == ("bow", True, {"missiles": 8}, ["loaded"])
    assert (sword.card, sword.hand, sword.badges, sword.states) == ("sword", False, {}, [])
    bow.loaded, bow.damaged = False, True
    assert BOOK.scene(game, 1).pieces[0].things[0].states == ["unloaded", "damaged"]
    assert not any(thing.hand for thing in BOOK.scene(two("full"), 1).pieces[0].things)  # hands are not tracked


def test_loads_and_markers() -> None:
    """D10-OBJ-01, D10-WPN-07, D10-WPN-12, D10-MNT-05: what lies on the table, and what is carried."""
    game = two()
    game.state.markers = [
        Marker("m1", "weapon", 1_000, 2_000, thing=Thing("t1", "dagger")),
        Marker("m2", "missile", 3_000, 2_000, of="bow"),
        Marker("m3", "mount", 5_000, 2_000, of="bob"),
        Marker("chest", "object", 7_000, 2_000, of="chest"),
    ]
    scene = BOOK.scene(game, None)
    assert [marker.kind for marker in scene.markers] == ["dagger", "planted-missile", "riderless-mount", "chest"]
    assert scene.names["m1"]["fr"] == "dague" and scene.names["m2"]["en"] == "planted missile"
    game.figure("ann").load = "chest"
    assert [(thing.id, thing.hand) for thing in BOOK.scene(game, 1).pieces[0].things][-1] == ("chest", True)


def test_tracks() -> None:
    """D10-TURN-05, D10-MOR-01: the turn of the limit, M of each band, who has the initiative, who loses the next."""
    game = two()
    game.state.blown = [1]
    tracks = [(track.name, track.value, track.seat, track.of) for track in BOOK.scene(game, 0).tracks]
    assert ("turn", 1, None, 7) in tracks
    assert ("initiative", "yes", 0, None) in tracks and ("blown", "yes", 1, None) in tracks
    assert [(name, value) for name, value, *_ in tracks if name == "morale"] == [("morale", 1), ("morale", 1)]


def points(game: D10, seat: int | None) -> list[Any]:
    return [track.value for track in BOOK.scene(game, seat).tracks if track.name == "points"]


def test_points_so_far() -> None:
    """D10-END-03, D10-END-04: what each band would have if points were counted now; none where the limit itself decides."""
    game = two()
    assert points(game, None) == [0, 0]
    game.figure("bob").status = "out"
    assert points(game, None) == points(game, 1) == [1, 0]
    game = two(scenario=field(goals=[{"does": "last", "side": 0}]))
    assert points(game, 0) == []


def test_points_do_not_tell_of_the_veiled() -> None:
    """D10-HID-04: a figure that hides near what must be held is not given away by points; its own player knows them."""
    game = two(scenario=field(goals=[{"does": "hold", "at": (10, 20), "within": 5, "points": 2}]), fog=True)
    game.figure("ann").hidden = True
    assert (points(game, 0), points(game, 1), points(game, None)) == ([2, 0], [], [])
    game.figure("ann").hidden = False
    assert points(game, 1) == points(game, None) == [2, 0]


def test_a_roll_with_all_that_went_into_it() -> None:
    """D10-DIE-10, D10-DIE-12: the stat, every modifier, the number to roll, the dice before and after a reroll."""
    mods = [kept.Mod("hampered-moved", -1), kept.Mod("poor-scenery", -1)]
    (duel,) = rolled(Roll("jt", 0, "ann", 6, mods, die=4, first=7, result="success", against="bob")).duels
    (side,) = duel.sides
    assert (duel.name, duel.rule, duel.stage, duel.against) == ("roll-jt", "D10-SHO-02", "done", "bob")
    assert (side.seat, side.role, side.piece) == (0, "shooter", "ann")
    assert side.mods == [Mod("stat-t", 6), Mod("hampered-moved", -1), Mod("poor-scenery", -1)]
    assert (side.target, side.total, side.result) == (4, None, "success")
    assert side.dice == [Die(7, "die-first"), Die(4)]


def test_a_fight_has_two_sides() -> None:
    """D10-CC-01, D10-CC-10: totals and advantages of both; what the hit leads to comes after it."""
    attack = Roll("jc", 0, "ann", 3, die=5, total=8, result="won", advantages=["charge", "equipped"])
    defence = Roll("jc", 1, "bob", 4, die=4, total=8, result="lost", advantages=["friend"])
    parry = Roll("ja", 1, "bob", 5, die=3, result="success")
    fight = rolled(parry, attack, defence, Roll("jd", 1, "bob", 5)).duels
    assert [(duel.name, len(duel.sides), duel.stage) for duel in fight] == [
        ("roll-ja", 1, "done"),
        ("roll-jc", 2, "done"),
        ("roll-jd", 1, "rolling"),
    ]
    assert [(side.role, side.total, side.target) for side in fight[1].sides] == [
        ("attacker", 8, None),
        ("defender", 8, None),
    ]
    assert [side.words for side in fight[1].sides] == [["advantage-charge", "advantage-equipped"], ["advantage-friend"]]


def critical(row: int, result: str = "critical") -> list[Side]:
    attack = Roll("jc", 0, "ann", 3, die=0, second=row, row=row, total=3, result=result)
    return (
        rolled(attack, Roll("jc", 1, "bob", 4, die=4, total=8, result="" if result == "critical" else "won"))
        .duels[0]
        .sides
    )


def test_critical_rows() -> None:
    """D10-CC-20, D10-CC-21: the second die is the row; where it ends the fight, the other side has no result of its own."""
    attacker, defender = critical(3)
    assert (attacker.dice, attacker.result) == ([Die(0), Die(3, "die-row")], "jc-row-3")
    assert defender.result == "not-compared"
    attacker, defender = critical(7)
    assert (attacker.result, defender.result) == ("jc-row-7", "")
    attacker, defender = critical(7, "lost")
    assert (attacker.result, defender.result) == ("lost", "won")
    (shot,) = rolled(Roll("jt", 0, "ann", 6, die=0, second=8, row=8, result="critical")).duels
    assert shot.sides[0].result == "weapon-slips"


def test_a_zero_that_is_none() -> None:
    """D10-DIE-04, D10-AMB-02: a second die that is not a row; a third one that is."""
    (duel,) = rolled(Roll("ja", 0, "ann", 5, die=0, second=4, result="success")).duels
    assert duel.sides[0].dice == [Die(0), Die(4, "die-zero")]
    (duel,) = rolled(Roll("jt", 0, "ann", 5, die=0, second=0, row=4, result="critical")).duels
    assert duel.sides[0].dice == [Die(0), Die(0, "die-zero"), Die(4, "die-row")]


def test_rolls_of_bands() -> None:
    """D10-TURN-03, D10-MOR-01, D10-SET-06: an initiative has both bands in it, a JM is each band's own."""
    rolls = [Roll("initiative", seat, stat=12, die=seat, total=12 + seat, result="won") for seat in (0, 1)]
    (duel,) = rolled(*rolls).duels
    assert [(side.total, side.piece) for side in duel.sides] == [(12, ""), (13, "")]
    assert len(rolled(Roll("jm", 0, stat=7), Roll("jm", 1, stat=9)).duels) == 2
    assert [side.target for duel in rolled(Roll("jm", 0, stat=7)).duels for side in duel.sides] == [7]
    assert len(rolled(Roll("off", 0), Roll("off", 1)).duels) == 1
    (climb,) = rolled(Roll("climb", 0, "ann", 3, die=6, total=9, result="success")).duels
    assert climb.sides[0].total == 9 and climb.sides[0].mods == [Mod("stat-height", 3)]


def test_the_board() -> None:
    """D10-SET-02, D10-GEO-09: centimetres; a floor is at its level; what a door is now shows."""
    game = esc.new("d10", scenario="the-watch-tower", edition="advanced", seed=1)
    board = game.view(None).scene.board
    assert board is not None and (board.width, board.height, board.unit) == (90_000, 90_000, "centimetre")
    pieces = {piece.id: piece for piece in board.terrain}
    assert (pieces["platform"].bottom, pieces["platform"].top) == (12_000, 12_000)
    assert (pieces["ladder"].bottom, pieces["ladder"].top) == (0, 12_000)
    assert pieces["door"].marks == {"look": "barred-door"} and pieces["tower"].top == 12_000
    assert game.view(0).scene.stories[0].name["fr"] == "La tour de guet"
    table = game.table
    assert BOOK.scene(table, 0).board is BOOK.scene(table, 1).board  # it is made once


def test_names() -> None:
    """Several of one kind are told apart by a number, and by a player where both have them."""
    game = esc.new("d10", seed=1)
    rng = random.Random(1)
    while game.table.state.phase != "activation":
        for ask in game.pending:
            game.answer(ask.seat, ask.sample(rng))
    names = game.view(None).scene.names
    called = [names[figure.id]["fr"] for figure in game.table.figures]
    assert len(set(called)) == len(called)
    assert {"Archer du guet 1", "Archer du guet 2", "Enguerrand d’Orval"} <= set(called)


def test_fog() -> None:
    """D10-HID-04: a hidden figure far from all enemies is known to exist, and no more, to a player of another band."""
    game = two()
    game.figure("ann").hidden = True
    assert BOOK.scene(game, 1).pieces[0].at is not None  # D10-HID-03
    game.setup = msgspec.structs.replace(game.setup, fog=True)
    for seat, shown in ((0, True), (1, False), (None, False)):
        ann = BOOK.scene(game, seat).pieces[0]
        assert (ann.at is not None, ann.facing is not None) == (shown, shown)
        assert "hidden" in ann.states


def test_what_is_said_to_touch() -> None:
    """D10-GEO-02: the board names the gap at which bases touch, the same that the rules use."""
    for gap, touching in ((0.1, True), (0.11, False)):
        game = lay(figures={"a": {"at": (20, 20)}, "b": {"seat": 1, "at": (22.5 + gap, 20)}})
        shown = board(game.field, game.scenario)
        apart = measure.gap(game.figure("a"), game.figure("b"))
        assert (apart <= shown.contact) is touching is measure.contact(game.figure("a"), game.figure("b"))
