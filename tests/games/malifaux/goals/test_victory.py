"""VP at the end of a Turn and of the game, who wins, and that no question reveals a secret (MALI-END, MALI-HID-06)."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.games.malifaux.goals import scheme, victory
from escarmouche.games.malifaux.setup import choose_schemes
from escarmouche.games.malifaux.state import MARKER, Kill, Scheme
from escarmouche.games.malifaux.table import Malifaux
from escarmouche.games.malifaux.turn import end_phase
from tests.games.malifaux.positions import card, lay, open_branches, told
from tests.games.malifaux.rule_runner import ability, asked, run

TOUCH = 2 * MARKER / 1000


def table(first: list[Scheme], other: list[Scheme], **state: Any) -> Malifaux:
    """Two Crews, a friendly Scheme Marker or three on the Centerline for each, and a Leader to be killed."""
    models = {
        "ann": {"at": (10, 4), "card": "boss", "leader": True},
        "ben": {"at": (10, 30), "card": "boss", "leader": True, "seat": 1},
        "bob": {"at": (20, 30), "seat": 1},
    }
    spots = {0: (2, 8, 14), 1: (20, 26, 32)}
    markers = {f"m{seat}{x}": {"at": (x, 18), "seat": seat} for seat, row in spots.items() for x in row}
    fields: dict[str, Any] = {"schemes": [first, other], "pool": [1, 3, 6, 10, 13], "phase": "end", "step": "score"}
    return lay(models=models, markers=markers, state={**fields, **state})


def test_strategy_before_schemes() -> None:
    """MALI-END-02, MALI-END-03, MALI-AMB-106: first the Strategy, then Schemes, each beginning with the player with Initiative."""
    kills = [Kill("bob", 2), Kill("ann", 2)]
    game = table([Scheme(3), Scheme(6)], [Scheme(3), Scheme(10)], initiative=1, kills=kills)
    ask = asked(victory.score(game))
    assert (ask.seat, game.state.points, game.state.scored) == (1, [1, 1], [1, 1])
    game = table([Scheme(3), Scheme(6)], [Scheme(3), Scheme(10)], initiative=1, kills=kills)
    run(end_phase.score(game), "scheme-3", "scheme-3")
    seats = [(event.args["seat"], event.args["source"]) for event in game.events if event.name == "scores"]
    assert seats == [(2, "reckoning"), (1, "reckoning"), (2, "scheme-3"), (1, "scheme-3")]
    assert (game.state.points, game.state.phase) == ([2, 2], "start")


def test_nothing_in_turn_1() -> None:
    """MALI-END-04, MALI-AMB-129: no VP and no question in Turn 1."""
    game = table([Scheme(3), Scheme(6)], [], turn=1, kills=[Kill("bob", 1)])
    run(victory.score(game))
    assert game.state.points == [0, 0]


def test_four_at_most() -> None:
    """MALI-END-04, MALI-STRAT-01: 4 VP from the Strategy."""
    game = table([], [], turn=5, scored=[4, 3], points=[4, 3], kills=[Kill("ben", 5), Kill("bob", 5), Kill("ann", 5)])
    run(victory.score(game))
    assert (game.state.scored, game.state.points) == ([4, 3], [4, 3])
    game.state.scored, game.state.points = [3, 3], [3, 3]
    run(victory.score(game))
    assert game.state.scored == [4, 3]


def test_two_for_each_scheme() -> None:
    """MALI-END-04, MALI-SCHM-01: a Reveal VP and an End VP, no more; either without the other."""
    game = table([Scheme(3, revealed=2, ended=True), Scheme(10)], [], turn=5)
    game.model("ben").status = "killed"
    run(scheme.end(game, 0))
    assert game.state.points == [1, 0]
    assert game.state.schemes[0][1].ended
    run(scheme.end(game, 0))
    assert game.state.points == [1, 0]


def test_not_both_in_turn_5() -> None:
    """MALI-END-06, MALI-SCHM-02, MALI-AMB-105: whoever scores the Reveal VP in Turn 5 cannot score the End VP of that Scheme."""
    game = table([Scheme(3), Scheme(6)], [], turn=5)
    run(victory.score(game), "scheme-3")
    assert game.state.points == [1, 0]
    assert not scheme.due(game, game.state.schemes[0][0])
    assert scheme.due(game, game.state.schemes[0][1])
    run(end_phase.last(game))
    assert game.state.points == [1, 0]


def test_end_vp_for_markers() -> None:
    """MALI-END-05, MALI-DP-67: which Markers, if any; a revealed Scheme is not shown again."""
    game = table([Scheme(3, revealed=3), Scheme(6)], [], turn=5)
    ask = asked(scheme.end(game, 0))
    assert (ask.seat, open_branches(ask)) == (0, ["decline", "scheme-3"])
    run(scheme.end(game, 0), "scheme-3")
    assert (game.state.points, len(game.state.markers)) == ([1, 0], 3)
    assert "scheme-revealed" not in told(game)
    game = table([Scheme(3, revealed=3), Scheme(6)], [], turn=5)
    run(scheme.end(game, 0), "decline")
    assert game.state.points == [0, 0]


def test_a_secret_scheme_at_the_end() -> None:
    """MALI-HID-06: one scored only at the end is shown then; being asked does not give away who has it."""
    true, false = table([Scheme(3), Scheme(6)], [], turn=5), table([Scheme(10), Scheme(6)], [], turn=5)
    for game, open_ones in ((true, ["decline", "scheme-3"]), (false, ["decline"])):
        assert open_branches(asked(scheme.end(game, 0))) == open_ones
    run(scheme.end(true, 0), "scheme-3")
    assert told(true)[0] == "scheme-revealed"


def test_the_last_step() -> None:
    """MALI-END-05, MALI-AMB-82, MALI-AMB-105: the Buried are killed by nobody, before End VP and after the Strategy's."""
    game = table([Scheme(10), Scheme(6)], [], turn=5)
    game.model("ben").status = "buried"
    game.state.markers = []
    run(end_phase.score(game))
    assert (game.state.points, game.state.step) == ([0, 0], "last")
    run(end_phase.last(game))
    assert [(kill.model, kill.by) for kill in game.state.kills] == [("ben", "")]
    assert (game.state.points, game.state.phase) == ([1, 0], "over")


@pytest.mark.parametrize(
    ("points", "winners", "event"), [([5, 3], (0,), "won"), ([2, 3], (1,), "won"), ([4, 4], (), "draw")]
)
def test_who_wins(points: list[int], winners: tuple[int, ...], event: str) -> None:
    """MALI-END-08, MALI-AMB-86: the most VP; equal ones are a draw."""
    game = table([], [], turn=5, points=points)
    run(victory.end(game))
    outcome = game.state.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.scores, outcome.rule) == (winners, tuple(points), "MALI-END-08")
    assert told(game) == [event]


def test_schemes_after_the_game() -> None:
    """MALI-HID-06: those that were never scored are shown when the game is over."""
    game = table([Scheme(6, revealed=3), Scheme(13, friend="ann", enemy="bob")], [Scheme(6), Scheme(10)], turn=5)
    game.state.markers = []
    run(victory.end(game))
    shown = [(event.args["seat"], event.args["scheme"]) for event in game.events if event.name == "scheme-revealed"]
    assert shown == [(1, "scheme-13"), (2, "scheme-6"), (2, "scheme-10")]


def test_a_crew_without_models() -> None:
    """MALI-AMB-81, MALI-END-07: the other goes on scoring, and the next Turn begins."""
    game = table([], [])
    for name in ("ben", "bob"):
        game.model(name).status = "killed"
    run(end_phase.score(game))
    assert (game.state.points, game.state.phase) == ([1, 0], "start")


def test_secret_choices() -> None:
    """MALI-DP-07, MALI-DP-08, MALI-AMB-84, MALI-AMB-85: two different Schemes with their models, in step H; no Insignificant one."""
    small = card("small", cost=9, abilities=[ability({"insignificant": {}})])
    models = {
        "ann": {"at": (10, 4)},
        "ben": {"at": (10, 30), "seat": 1},
        "tiny": {"card": "small", "seat": 1, "at": (14, 30)},
    }
    fields: dict[str, Any] = {"phase": "schemes", "step": "first", "pool": [1, 7, 11, 12, 13]}
    game = lay(models=models, cards=[small], state=fields)
    run(choose_schemes.schemes(game), [{"scheme-7": "ben"}, "scheme-1"])
    ask = choose_schemes.menu(game, 0)
    assert "scheme-7" not in open_branches(ask)
    assert "scheme-13" not in open_branches(ask)
    assert game.state.schemes[0] == [Scheme(7, enemy="ben")]
    assert all(event.to is not None for event in game.events)


def test_names() -> None:
    """MALI-AMB-107: Schemes 6, 11 and 13 and Turf War are called as in the text of the rules."""
    from pathlib import Path

    import escarmouche.games.malifaux as room
    from escarmouche.core.messages.text import HERE, Texts

    texts = Texts("fr", [HERE, Path(room.__file__).parent / "text"])
    words = [texts.word(word) for word in ("scheme-6", "scheme-11", "scheme-13", "turf")]
    assert words == ["Retenez-les", "Faites passer le message", "Vendetta", "Guerre de Territoire"]
