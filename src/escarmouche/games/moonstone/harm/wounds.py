"""Wounds: marking them, being slain, restoring them, and what causing them brings (MOON-HEALTH, MOON-SLAIN)."""

from __future__ import annotations

from typing import NamedTuple

from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.moonstone.cards.damage_changes import changes
from escarmouche.games.moonstone.state import Model
from escarmouche.games.moonstone.table import Moonstone


class Hit(NamedTuple):
    """Wounds about to be marked on a character, and who caused them."""

    victim: Model
    wounds: int
    cause: Model | None = None


@rule("MOON-DEF-08", "MOON-HEALTH-02", "MOON-AMB-52", "MOON-AMB-91", "MOON-AMB-98")
def mark(game: Moonstone, hits: list[Hit]) -> Rule[None]:
    """Wounds that happen together are marked together; then every character without an open box is slain; then triggers follow."""
    hits = [hit for hit in hits if hit.wounds > 0 and hit.victim.in_play]
    if hits and "events" in game.on:
        from escarmouche.games.moonstone.events import play_windows  # it imports this module: Events cause wounds

        hits = yield from play_windows.shield(game, hits)  # [EN] Ninja Reactions
    hits = [hit for hit in hits if _fill(game, hit)]
    for hit in sorted(hits, key=lambda hit: _turn(game, hit.victim)):
        if hit.victim.wounds >= game.card(hit.victim).health and hit.victim.in_play:
            yield from slay(game, hit.victim)
    _triggers(game, hits)


@clause("MOON-AMB-98")
def _turn(game: Moonstone, model: Model) -> int:
    """What happens at the same time happens first to the active player's models, then to the others from the left."""
    return (model.seat - game.active_seat()) % game.setup.seats


@clause("MOON-HEALTH-01")
def _fill(game: Moonstone, hit: Hit) -> int:
    """Each wound fills one box, from the right; returns how many were filled."""
    victim, bout = hit.victim, game.state.bout
    left = game.card(victim).health - victim.wounds
    filled = min(hit.wounds, left)
    if filled <= 0:
        return 0
    victim.wounds += filled
    if bout is not None:
        for fighter in (bout.attacker, bout.defender):
            if fighter.model == victim.id:
                fighter.suffered += filled
    game.tell("wounded", "MOON-HEALTH-01", model=victim.id, wounds=filled, left=left - filled)
    return filled


@rule("MOON-SLAIN-01", "MOON-HEALTH-02", "MOON-AMB-53")
def slay(game: Moonstone, model: Model) -> Rule[None]:
    """It drops its stones at once and leaves the board: in a round of Melee when the action ends, else now."""
    from escarmouche.games.moonstone.goals import stones  # it imports this module by way of falls, which cause wounds

    model.wounds = game.card(model).health
    model.status = "dying"  # out of play; its base still says where its stones may lie
    game.state.slain[model.seat] += 1
    game.tell("slain", "MOON-SLAIN-01", model=model.id)
    yield from stones.drop(game, model)
    if game.state.bout is None:
        model.status = "slain"


@clause("MOON-AMB-53")
def bury(game: Moonstone) -> None:
    """The action is over: fighters slain in it leave the board."""
    for model in game.models:
        if model.status == "dying":
            model.status = "slain"


@clause("MOON-AMB-52", "MOON-AMB-83")
def _triggers(game: Moonstone, hits: list[Hit]) -> None:
    """Once for each enemy wounded in this marking; nothing for a cause that is slain itself."""
    seen: list[tuple[str, str]] = []
    for hit in hits:
        cause = hit.cause
        if cause is None or cause.seat == hit.victim.seat or not cause.in_play:
            continue
        pair = (cause.id, hit.victim.id)
        if pair not in seen:
            seen.append(pair)
            _avenge(game, cause)


@clause("MOON-AMB-83", "MOON-DEF-09")
def _avenge(game: Moonstone, cause: Model) -> None:
    """Spite restores wounds; Vicious gains energy, a limited number of times each turn."""
    own = changes(game.card(cause))
    for trigger in own.spite:
        restore(game, cause, trigger.amount)
    for trigger in own.vicious:
        if cause.used.count(trigger.source) < trigger.limit:
            cause.used.append(trigger.source)
            cause.energy += trigger.amount
            game.tell("vicious", "MOON-AMB-83", model=cause.id, source=trigger.source, energy=trigger.amount)


@clause("MOON-HEALTH-03", "MOON-DEF-09")
def restore(game: Moonstone, model: Model, wounds: int) -> int:
    """Reopen up to this many boxes, never more than are filled; a slain character stays slain."""
    if not model.in_play:
        return 0
    done = min(wounds, model.wounds)
    if done <= 0:
        return 0
    model.wounds -= done
    game.tell("restored", "MOON-HEALTH-03", model=model.id, wounds=done, left=game.card(model).health - model.wounds)
    return done
