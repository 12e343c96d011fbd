"""The order of a game: `step` finds the rule to run next, from the state alone; something half done comes first (MALI-TURN-01)."""

from __future__ import annotations

from collections.abc import Callable

from escarmouche.core.play.rule import Step
from escarmouche.games.malifaux.fate import duel
from escarmouche.games.malifaux.goals import strategy
from escarmouche.games.malifaux.setup import choose_schemes, deploy, hire, scenario
from escarmouche.games.malifaux.table import Malifaux
from escarmouche.games.malifaux.turn import action, activation, end_phase, generated_action, start, timing


def step(game: Malifaux) -> Step[None]:
    """The rule to run next: a duel, an Action, effects that wait, generated Actions, an Activation; else the phase."""
    state = game.state
    if state.duels and state.duels[-1].stage not in RESTING:
        return duel.step(game)
    if state.resolving:
        return action.step(game)
    if state.afters:
        return timing.resolve_waiting(game)
    if state.queue:
        return generated_action.take(game)
    if state.activation is not None:
        return activation.step(game)
    return STEPS[state.phase](game)


RESTING = ("done", "initiative")  # an Action or the Start Phase goes on with it
STEPS: dict[str, Callable[[Malifaux], Step[None]]] = {
    "scenario": scenario.scenario,
    "pool": scenario.pool,
    "faction": hire.faction,
    "leader": hire.leader,
    "hire": hire.hire,
    "schemes": choose_schemes.schemes,
    "zone": deploy.choose,
    "groups": deploy.groups,
    "deploy": deploy.deploy,
    "explosives": strategy.arm,
    "begin": start.begin,
    "start": start.step,
    "activate": activation.choose,
    "end": end_phase.step,
}
