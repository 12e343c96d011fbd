"""Hazardous terrain: models that acted or moved in it suffer its effect once the Action or Ability is over (MALI-TERR-09 to -13)."""

from __future__ import annotations

from collections.abc import Sequence

from escarmouche.core.asks.ask import Choose
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.malifaux import questions
from escarmouche.games.malifaux.ground import measure
from escarmouche.games.malifaux.ground.field import field_of
from escarmouche.games.malifaux.ground.terrain import Hazard
from escarmouche.games.malifaux.harm import condition
from escarmouche.games.malifaux.models import control
from escarmouche.games.malifaux.state import After, Marker, Model, Resolving, Waded
from escarmouche.games.malifaux.table import Malifaux

DAMAGE = 1  # of Hazardous with no Condition named
WORTH = 1  # of the Condition
MARKERS = "marker:"  # before the kind of a Marker: all of a kind are one piece


# -- noting


@clause("MALI-TERR-09", "MALI-TERR-13", "MALI-AMB-70", "MALI-EX-29")
def wade(game: Malifaux, model: Model, names: Sequence[str]) -> None:
    """A model has moved or acted in Hazardous terrain: noted once for each piece, and once for all Markers of a kind."""
    if not names or condition.immune(game, model, "hazardous"):
        return
    resolving = game.state.resolving[-1] if game.state.resolving else None
    for name in names:
        noted = Waded(model.id, name)
        if resolving is not None:
            if noted in resolving.hazards:
                continue
            resolving.hazards.append(noted)
        if resolving is None or resolving.stage == "after":
            _wait(game, model, name)


@clause("MALI-TERR-10", "MALI-EX-32")
def stands(game: Malifaux, model: Model) -> None:
    """The acting model may be in Hazardous terrain before and after its Action; what it moves through in between is noted as it moves."""
    if model.on_table and (names := measure.hazards(game, model)):
        wade(game, model, names)


@clause("MALI-TERR-09", "MALI-AMB-70", "MALI-AMB-113")
def after(game: Malifaux, resolving: Resolving, model: Model) -> list[After]:
    """The Action of a model is over: what was noted in it is resolved with everything else that comes then."""
    effects = [_effect(game, noted.model, noted.terrain) for noted in resolving.hazards]
    stands(game, model)
    return effects


def _wait(game: Malifaux, model: Model, name: str) -> None:
    """Outside of an Action, or after it, the effect waits, unless it does already."""
    waits = _effect(game, model.id, name)
    if waits not in game.state.afters:
        game.state.afters.append(waits)


def _effect(game: Malifaux, model: str, name: str) -> After:
    return After(model, control.decider(game, game.model(model)), "hazard", name)


@rule("MALI-TERR-12", "MALI-DP-56")
def swept(game: Malifaux, marker: Marker, models: Sequence[Model], mover: Model | None) -> Rule[None]:
    """A Hazardous Marker has been moved and touched these models: each suffers its effect; the model that moves it may ignore it."""
    if "hazardous" not in game.kinds[marker.kind].traits:
        return
    for model in models:
        if model is mover:
            about: questions.IgnoreHazard = {"model": model.id, "kind": marker.kind}
            ask = Choose(
                "ignore-hazard",
                seat=control.decider(game, model),
                rule="MALI-TERR-12",
                options=("ignore", "suffer"),
                about=about,
            )
            if (yield ask) == "ignore":
                continue
        wade(game, model, [MARKERS + marker.kind])


# -- suffering


@clause("MALI-TERR-11")
def condition_given(game: Malifaux, name: str) -> Hazard:
    """The Condition of a Hazardous piece or kind of Marker; "" is damage. A piece that has been destroyed since counts all the same."""
    if name.startswith(MARKERS):
        return game.kinds[name.removeprefix(MARKERS)].hazard
    return field_of(game.setup, ()).features[name].hazard


@rule("MALI-TERR-09", "MALI-TERR-11", "MALI-TERR-17", "MALI-KILL-06", "MALI-AMB-70")
def resolve(game: Malifaux, after: After) -> Rule[None]:
    """The effect of one piece on one model: its Condition, or 1 damage that is nobody's."""
    from escarmouche.games.malifaux.harm import damage  # it leads back here, by way of what damage sets off

    model = game.model(after.model)
    if not model.in_play or condition.immune(game, model, "hazardous"):
        return
    given = condition_given(game, after.about)
    game.tell("hazard", "MALI-TERR-11", model=model.id, terrain=after.about.removeprefix(MARKERS))
    if given:
        condition.gain(game, model, given, WORTH)
    else:
        yield from damage.suffer(game, [damage.Hit(model, DAMAGE, source="hazard")])
