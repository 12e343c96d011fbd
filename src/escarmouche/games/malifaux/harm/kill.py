"""Killing: what may still save a model, what follows, the Marker, and leaving play (MALI-KILL, MALI-DMG-11 step 6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from escarmouche.core.asks.ask import Choose
from escarmouche.core.asks.region import Place
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.malifaux import questions
from escarmouche.games.malifaux.fate import trigger
from escarmouche.games.malifaux.goals import scheme, strategy
from escarmouche.games.malifaux.ground import marker
from escarmouche.games.malifaux.models import control
from escarmouche.games.malifaux.movement import place
from escarmouche.games.malifaux.state import NOBODY, After, Kill, Model
from escarmouche.games.malifaux.table import Malifaux
from escarmouche.games.malifaux.turn import occasions, timing

CORPSE = ("living", "undead", "beast")
SCRAP = ("construct",)


class Death(NamedTuple):
    """A model that is being killed, and by which model's Action or Ability; None: by nobody (MALI-KILL-06). `type`: of that Action."""

    model: Model
    by: Model | None = None
    type: str = ""


class Happening(NamedTuple):
    """Something that Abilities may wait for."""

    event: str
    model: Model
    amount: int = 0
    about: Model | None = None
    type: str = ""
    health_before: int = 0


@rule("MALI-ABIL-04", "MALI-TIME-02")
def at_once(game: Malifaux, happenings: Sequence[Happening]) -> Rule[None]:
    """What these set off is resolved now, at its place in the sequence, as one batch."""
    effects: list[After] = []
    for name, model, amount, about, type, health_before in happenings:
        effects += occasions.waiting(
            game, name, model, amount=amount, about=about, type=type, health_before=health_before
        )
    if effects:
        yield from timing.batch(game, effects)


@rule("MALI-KILL-01", "MALI-KILL-04", "MALI-KILL-05")
def kill(game: Malifaux, model: Model, by: Model | None = None, outright: bool = True, type: str = "") -> Rule[None]:
    """Kill a model whatever its Health: Healing does not save it; being Replaced does."""
    if not model.in_play or model.id in game.state.dying:
        return
    if outright:
        game.state.dying.append(model.id)
    yield from fall(game, [Death(model, by, type)], outright)


@rule("MALI-DMG-11", "MALI-KILL-01", "MALI-KILL-02", "MALI-KILL-03")
def fall(game: Malifaux, deaths: Sequence[Death], outright: bool = False) -> Rule[None]:
    """Step 6 for all models that are killed together: a) Heal and Replace, b) After Killing, c) the rest and the Marker, d) they leave."""
    yield from at_once(game, [Happening("dying", model, 0, by, type) for model, by, type in deaths])
    deaths = [death for death in deaths if still_killed(game, death, outright)]
    dying = game.state.dying
    dying += [death.model.id for death in deaths if death.model.id not in dying]
    yield from after_killing(game, deaths)
    deaths = [death for death in deaths if death.model.in_play]
    yield from other_effects(game, deaths)
    for death in deaths:
        if death.model.in_play:
            leave_play(game, death.model)


@clause("MALI-KILL-03", "MALI-KILL-04", "MALI-DP-40")
def still_killed(game: Malifaux, death: Death, outright: bool) -> bool:
    """Is it still killed? Not if it was Replaced, or if it is back above 0 Health and was not killed outright."""
    if not death.model.in_play:
        if death.model.id in game.state.dying:
            game.state.dying.remove(death.model.id)
        return False
    return outright or death.model.health <= 0


@rule("MALI-TRIG-09", "MALI-DMG-11")
def after_killing(game: Malifaux, deaths: Sequence[Death]) -> Rule[None]:
    """Step 6b: After Killing Triggers, if the target of the Action was killed by the acting model."""
    if not game.state.resolving:
        return
    resolving = game.state.resolving[-1]
    for death in deaths:
        if death.by is not None and death.by.id == resolving.model:
            resolving.killed.append(death.model.id)
            if resolving.target == death.model.id:
                yield from trigger.effects(game, resolving, "killing")


@rule("MALI-KILL-02", "MALI-KILL-05", "MALI-KILL-06", "MALI-KILL-07", "MALI-DMG-11")
def other_effects(game: Malifaux, deaths: Sequence[Death]) -> Rule[None]:
    """Step 6c: every other effect of the deaths, and last the Markers."""
    happenings: list[Happening] = []
    for model, by, type in deaths:
        record_killer(game, model, by)
        if by is None:
            game.tell("killed", "MALI-KILL-06", model=model.id)
        else:
            game.tell("killed-by", "MALI-KILL-05", model=model.id, by=by.id)
        happenings.append(Happening("killed", model, 0, by, type))
        if by is not None:
            happenings.append(Happening("kills", by, 0, model, type))
    yield from at_once(game, happenings)
    for death in deaths:
        yield from count_death(game, death.model)
    for death in deaths:
        yield from drop_remains(game, death.model)


@clause("MALI-KILL-05", "MALI-KILL-06", "MALI-AMB-95", "MALI-AMB-131", "MALI-CTRL-06")
def record_killer(game: Malifaux, model: Model, by: Model | None, points: bool = True) -> Kill:
    """Who killed whom, for Strategies and Schemes. The killer counts for its own Crew, whoever decided for it."""
    kill = Kill(model.id, game.state.turn, by.id if by else "", by.seat if by else NOBODY, points)
    game.state.kills.append(kill)
    return kill


@rule("MALI-KILL-02", "MALI-DP-64")
def count_death(game: Malifaux, model: Model) -> Rule[None]:
    """What a death means for the Strategy and the Schemes, while the model still stands there."""
    kill = next(kill for kill in reversed(game.state.kills) if kill.model == model.id)
    yield from strategy.killed(game, kill)
    if kill.crew not in (NOBODY, model.seat):
        yield from scheme.reveal(game, kill.crew, "kill")


# -- the Marker


@clause("MALI-KILL-08", "MALI-KILL-09", "MALI-KILL-10", "MALI-BURY-04")
def left_behind(game: Malifaux, model: Model) -> list[str]:
    """Which Markers a killed model may leave: one of them."""
    if model.status == "buried":
        return []
    traits = game.card(model).traits
    kinds = {"corpse": CORPSE, "scrap": SCRAP}
    return [kind for kind, words in kinds.items() if any(word in traits for word in words)]


@rule("MALI-KILL-08", "MALI-KILL-09", "MALI-KILL-10", "MALI-DP-41")
def drop_remains(game: Malifaux, model: Model) -> Rule[None]:
    """Its controller Drops a Corpse or Scrap Marker in base contact with it."""
    kinds = left_behind(game, model)
    if not kinds or not model.in_play:
        return
    seat, kind = control.decider(game, model), kinds[0]
    if len(kinds) > 1:
        whose: questions.OfModel = {"model": model.id}
        kind = yield Choose("remains", seat=seat, rule="MALI-KILL-10", options=tuple(kinds), of="kind", about=whose)
    region = place.drop(game, kind, model)
    if region:
        about: questions.NewMarker = {"model": model.id, "kind": kind, **marker.puts(game, kind)}
        spot = yield Place("drop-remains", seat=seat, rule="MALI-KILL-08", region=region, about=about)
        marker.put(game, kind, spot, control.owner(game, model), z=model.z)


# -- leaving play


@clause("MALI-DMG-11", "MALI-UPG-11", "MALI-AMB-80", "MALI-AMB-121")
def leave_play(game: Malifaux, model: Model, status: Literal["killed", "replaced"] = "killed") -> None:
    """Step 6d: model, Stat Card and Upgrades leave play, and what lasted as long as the model was there."""
    model.status = status
    if model.upgrades:
        game.set_upgrades(model, [])
    model.conditions, model.tokens, model.lasting = [], {}, []
    if model.id in game.state.dying:
        game.state.dying.remove(model.id)
    for other in game.models:
        if other.lasting:
            other.lasting = [lasting for lasting in other.lasting if lasting.until != "leave" or lasting.by != model.id]
