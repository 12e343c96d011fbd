"""Who arrives at the start of a turn (AD66-TURN-02, AD66-DSN-30)."""

from __future__ import annotations

from escarmouche.games.ad1666.state import NOBODY
from escarmouche.games.ad1666.turn import arrive

from ..positions.setup import begun, on, play, run, scene, table, told


def test_ad66_turn_02_arrivals_the_previous_holder_first() -> None:
    arrivals = [
        {"turn": 2, "side": colour, "who": who, "zone": colour}
        for colour, who in (("red", ["dragoon"]), ("blue", ["hound"]))
    ]
    where = scene(phase="arrivals", turn=2, initiative=NOBODY, previous=1, scenario={"arrivals": arrivals})
    where["figures"]["dragoon"] = {"seat": 0, "status": "reserve"}
    where["figures"]["hound"] = {"seat": 1, "status": "reserve"}
    game = table(where)
    run(arrive.arrivals(game), ("arrive", "a2"))
    assert game.figure("hound").cell == "a2" and game.figure("dragoon").status == "reserve"
    run(arrive.arrivals(game), ("arrive", "c9"))
    assert game.figure("dragoon").cell == "c9"
    run(arrive.arrivals(game))
    assert game.state.phase == "refresh"


def test_ad66_dsn_30_an_enemy_wave_each_time_six_counters_are_gone() -> None:
    game = play({"scenario": "the-arch-enemy", "seats": 1, "bands": [["longinus", "berserker", "dragoon", "dragoon"]]})
    on(game, begun)
    anno = game.table
    reserve = [f.id for f in anno.figures if f.status == "reserve"]
    assert len(reserve) in (3, 4) and anno.state.alarm == 18
    anno.state.alarm, anno.state.phase, anno.state.ready = 12, "arrivals", []
    run(arrive.arrivals(anno))
    assert sum(f.status == "reserve" for f in anno.figures) == 2
    anno.state.alarm, anno.state.ready = 5, []
    run(arrive.arrivals(anno))
    assert not any(f.status == "reserve" for f in anno.figures)
    arrive.event_wave(anno, "hirelings", 1)
    assert told(anno, "nobody-comes")
