"""The turn and its five steps (D10-TURN). `step` finds the rule to run next, from the state alone."""

from __future__ import annotations

from collections.abc import Callable

from escarmouche.core.play.rule import Rule, Step, rule
from escarmouche.games.d10.goals import victory
from escarmouche.games.d10.setup import band, deploy
from escarmouche.games.d10.state import Phase
from escarmouche.games.d10.table import D10
from escarmouche.games.d10.turn import action, activation, arrive, initiative, morale


def step(game: D10) -> Step[None]:
    """The rule to run next."""
    state = game.state
    if state.phase == "activation":
        if state.action is not None:
            return action.fight(game)
        return action.act(game) if state.active else activation.activation(game)
    if state.phase in STEPS:
        return STEPS[state.phase](game)
    raise ValueError(f"no rule for phase {state.phase!r}")


@rule("D10-TURN-01", "D10-TURN-10")
def begin(game: D10) -> Rule[None]:
    """The next turn begins; late figures arrive before the initiative."""
    state = game.state
    state.turn += 1
    state.tested, state.active = [], ""
    game.tell("turn", "D10-TURN-01", turn=state.turn, last=game.scenario.turns)
    yield from arrive.arrive(game)
    state.phase = "initiative"


STEPS: dict[Phase, Callable[[D10], Step[None]]] = {
    "bands": band.muster,
    "edges": deploy.roll_off,
    "deploy": deploy.deploy,
    "bearers": deploy.bearers,
    "turn": begin,
    "initiative": initiative.initiative,
    "morale": morale.phase,
    "end": victory.phase,
}
