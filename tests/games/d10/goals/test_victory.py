"""The end of the game (D10-END): nobody left, goals of scenarios, points at the limit, leaving the table."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.core.play.state import Ended, Outcome
from escarmouche.games.d10.cards import stats
from escarmouche.games.d10.goals import victory
from escarmouche.games.d10.movement import leave
from escarmouche.games.d10.table import D10
from tests.games.d10.positions import card, field, lay, run

CARDS = [card(id="chief", rank="leader"), card(id="hero", rank="character")]
SOUTH: dict[str, Any] = {"band": "bailiff", "zones": [{"edge": "south"}]}
NORTH: dict[str, Any] = {"band": "flayers", "zones": [{"edge": "north"}]}
CHEST = {"id": "chest", "name": {"en": "chest"}}


def table(figures: dict[str, dict[str, Any]], *goals: dict[str, Any], **scenario: Any) -> D10:
    """A table whose scenario has these goals."""
    made = field(goals=list(goals), objects=[CHEST], **scenario)
    return lay("full", figures=figures, cards=CARDS, scenario=made)


def ended(game: D10, step: Any = None) -> Outcome:
    """How it ends."""
    with pytest.raises(Ended):
        if step is None:
            victory.check(game)
        else:
            run(step(game))
    assert game.state.outcome is not None and game.state.phase == "over"
    return game.state.outcome


def last(game: D10) -> Outcome:
    """The outcome at the turn limit."""
    game.state.phase, game.state.turn = "end", game.scenario.turns
    return ended(game, victory.phase)


PAIR = {"ann": {"at": (10, 10)}, "bob": {"seat": 1, "at": (80, 80)}}


def test_the_game_goes_on() -> None:
    """D10-END-01, D10-END-02: before the limit nothing ends it but a goal, a JM or an empty band."""
    game = table(PAIR)
    victory.check(game)
    game.state.phase, game.state.turn = "end", 6
    run(victory.phase(game))
    assert game.state.outcome is None and game.state.phase == "turn"


def test_nobody_left() -> None:
    """D10-END-02, D10-END-03: the other wins at once; both bands without figures: a draw."""
    game = table(PAIR)
    game.figure("ann").status = "dead"
    assert ended(game).winners == (1,)
    game = table(PAIR)
    game.figure("ann").status = game.figure("bob").status = "out"
    outcome = ended(game)
    assert (outcome.winners, outcome.rule) == ((), "D10-END-03")


def test_who_is_to_come_is_left() -> None:
    """D10-END-02: a figure in reserve keeps the band in the game."""
    game = table(PAIR)
    game.figure("ann").status = "reserve"
    victory.check(game)


def test_standard_points() -> None:
    """D10-END-03, D10-END-04, D10-AMB-23: 1 for an Other, 2 for a Character, 3 for a Leader, out of action or dead alike."""
    game = table(
        {
            **PAIR,
            "chief": {"card": "chief", "status": "out"},
            "hero": {"card": "hero", "status": "dead"},
            "man": {"status": "left"},
            "foe": {"seat": 1, "status": "dead"},
        }
    )
    outcome = last(game)
    assert (outcome.winners, outcome.scores, outcome.rule) == ((1,), (1, 5), "D10-END-03")


def test_equal_points_are_a_draw() -> None:
    """D10-END-03."""
    outcome = last(table(PAIR))
    assert (outcome.winners, outcome.scores) == ((), (0, 0))


def test_holding_a_place() -> None:
    """SC-1: 1 point per valid figure, 2 for the Leader, within 12 cm of a place."""
    hold = {"does": "hold", "at": [45, 45], "within": 12, "points": 1, "leader": 2}
    game = table(
        {
            "chief": {"card": "chief", "at": (45, 45)},
            "ann": {"at": (45, 31.75)},  # its base is 12 cm away
            "amy": {"at": (40, 45), "posture": "stunned"},
            "ada": {"at": (45, 31)},
            "bob": {"seat": 1, "at": (50, 50), "posture": "prone"},
        },
        hold,
    )
    assert victory.points(game) == (3, 1)
    assert last(game).winners == (0,)


@pytest.mark.parametrize(("x", "points"), [(30, (3, 0)), (60, (0, 3)), (45, (0, 0))])
def test_own_half(x: float, points: tuple[int, int]) -> None:
    """SC-2: 3 points for the chest, carried or lying, in the side's own half."""
    forces = [{**SOUTH, "zones": [{"edge": "west"}]}, {**NORTH, "zones": [{"edge": "east"}]}]
    half = {"does": "half", "object": "chest", "points": 3}
    game = table({**PAIR, "amy": {"at": (x, 45), "load": "chest"}}, half, {"does": "losses"}, forces=forces)
    assert victory.points(game) == points
    game.figure("amy").load = ""
    from escarmouche.games.d10.state import Marker

    game.state.markers.append(Marker("chest", "object", round(x * 1000), 45_000))
    assert victory.points(game) == points


def test_carried_or_taken_there() -> None:
    """SC-4: 4 for the Leader, 3 for carrying the strongbox or having taken it to the yard."""
    from escarmouche.games.d10.state import Marker

    carry = {"does": "carry", "object": "chest", "points": 3, "zone": [10, 10, 50, 45], "outside": True}
    figures = {**PAIR, "chief": {"card": "chief", "seat": 1, "status": "dead"}}
    game = table(figures, carry, {"does": "losses", "leader": 4})
    assert victory.points(game) == (4, 0)
    game.figure("bob").load = "chest"
    assert victory.points(game) == (4, 3)
    game.figure("bob").load = ""
    game.state.markers = [Marker("chest", "object", 55_000, 20_000)]
    assert victory.points(game) == (4, 0)  # nobody has carried it
    game.state.flags["last:chest"] = 1
    assert victory.points(game) == (7, 0)
    game.state.markers = [Marker("chest", "object", 30_000, 20_000)]
    assert victory.points(game) == (4, 0)  # still in the hall


def test_wins_at_the_limit() -> None:
    """D10-SET-04: at the limit the defender wins, whatever the points."""
    game = table({**PAIR, "foe": {"seat": 1, "status": "dead"}}, {"does": "last", "side": 1})
    assert last(game).winners == (1,)


def leaver(**rest: Any) -> D10:
    """Ann may leave over the east edge; bob with the chest over the west one."""
    first = {**SOUTH, "exits": ["east"], "counts": True}
    second = {**NORTH, "exits": ["west"], "bearer": "chest"}
    goals = [
        {"does": "exit", "side": 0, "object": "chest", "edge": "east", "wins": True},
        {"does": "exit", "side": 1, "object": "chest", "edge": "west", "wins": True},
    ]
    figures = {"ann": {"at": (88.75, 10)}, "amy": {"at": (20, 20)}, "bob": {"seat": 1, "at": (1.25, 80)}, **rest}
    return table(figures, *goals, forces=[first, second])


def test_leaving() -> None:
    """D10-GEO-11: whoever ends a move touching such an edge has left; it goes on adding its M to the band's."""
    game = leaver()
    leave.leave(game, game.figure("amy"))
    assert game.figure("amy").status == ""
    leave.leave(game, game.figure("ann"))
    assert game.figure("ann").status == "left"
    assert stats.morale(game, 0) == 2
    victory.check(game)


def test_only_the_bearer_leaves() -> None:
    """SC-5: without the object nobody leaves; with it the game is won."""
    game = leaver()
    bob = game.figure("bob")
    leave.leave(game, bob)
    assert bob.status == ""
    bob.load = "chest"
    with pytest.raises(Ended):
        leave.leave(game, bob)
    assert game.state.outcome is not None
    assert (game.state.outcome.winners, game.state.outcome.reason) == ((1,), "outcome-exit")


def test_carried_off() -> None:
    """SC-5: the captive off by the east edge wins."""
    game = leaver()
    game.figure("ann").load = "chest"
    with pytest.raises(Ended):
        leave.leave(game, game.figure("ann"))
    assert game.state.outcome is not None and game.state.outcome.winners == (0,)


def test_all_have_left() -> None:
    """SC-5: when none is left in play the game ends and points decide."""
    game = leaver(foe={"seat": 1, "status": "dead"})
    game.figure("ann").status = game.figure("amy").status = "left"
    outcome = ended(game)
    assert (outcome.winners, outcome.scores, outcome.rule) == ((0,), (1, 0), "D10-END-02")


def test_out_and_dead_differ_in_name_only() -> None:
    """D10-FIG-07, D10-FIG-08, D10-AMB-23: both are removed and worth the same points."""
    with_a_death = table({**PAIR, "foe": {"seat": 1, "status": "dead"}})
    other = table({**PAIR, "foe": {"seat": 1, "status": "out"}})
    assert victory.points(with_a_death) == victory.points(other) == (1, 0)
    assert len(with_a_death.in_play()) == len(other.in_play()) == 2
