"""Poison: on a weapon, then in a victim, then tested for in each Morale Phase (AD66-POIS)."""

from __future__ import annotations

from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.ad1666.fate import skill_test
from escarmouche.games.ad1666.fate.skill_test import Task
from escarmouche.games.ad1666.harm import wound
from escarmouche.games.ad1666.state import Figure, Thing
from escarmouche.games.ad1666.table import Anno

DIFFICULTY = 7
BARRED = ("good", "loyal")


# -- on a weapon


@clause("AD66-POIS-08", "AD66-AMB-81")
def has_scruples(game: Anno, figure: Figure) -> bool:
    """Good and loyal Characters never use poison."""
    return any(tag in BARRED for tag in game.card(figure).alignment)


@clause("AD66-POIS-02", "AD66-POIS-08", "AD66-AMB-80", "AD66-AMB-81")
def why_not(game: Anno, figure: Figure, thing: Thing, more: int = 0) -> Refusal | None:
    """Why a weapon of this Character cannot be given (more) poison. `more`: doses bought for it already."""
    item, who = game.item(thing), {"model": figure.id, "item": thing.card}
    if has_scruples(game, figure):
        return refuse("why-poison-scruples", "AD66-POIS-08", model=figure.id)
    if not item.close and not item.ranged:
        return refuse("why-poison-no-weapon", "AD66-POIS-02", **who)
    if "firearm" in item.words:
        return refuse("why-poison-firearm", "AD66-POIS-02", **who)
    if not item.close and 0 <= thing.ammunition <= len(thing.poisons) + more:
        return refuse("why-poison-full", "AD66-POIS-02", **who, ammunition=thing.ammunition)
    return None


@clause("AD66-POIS-01")
def coat(game: Anno, figure: Figure, thing: Thing, card: str, rule_id: str) -> None:
    """A weapon is given a poison: the item card that says its effect."""
    thing.poisons.append(card)
    game.tell("coated", rule_id, model=figure.id, item=thing.card, poison=card)


@clause("AD66-POIS-03", "AD66-AMB-80")
def use_in_combat(game: Anno, thing: Thing, victim: Figure, wounds: int) -> None:
    """A hit in Close Combat uses one poison if it wounds, otherwise none."""
    if thing.poisons and wounds > 0:
        poison_victim(game, victim, thing.poisons.pop(0))


@clause("AD66-POIS-04", "AD66-AMB-80")
def use_in_shot(game: Anno, thing: Thing, victim: Figure, wounds: int) -> None:
    """A hit with a ranged weapon uses one poison: it goes to a wounded victim, otherwise it is lost."""
    if wounds <= 0:
        waste(game, thing)
    elif thing.poisons:
        poison_victim(game, victim, thing.poisons.pop(0))


@clause("AD66-POIS-04")
def waste(game: Anno, thing: Thing) -> None:
    """A miss uses one poison too."""
    if thing.poisons:
        game.tell("poison-wasted", "AD66-POIS-04", item=thing.card, poison=thing.poisons.pop(0))


@clause("AD66-POIS-03", "AD66-POIS-04")
def poison_victim(game: Anno, victim: Figure, card: str) -> None:
    """The poison lies on the victim's card from now on; a dead victim does not matter."""
    if victim.in_play:
        victim.poisons.append(card)
        game.tell("poisoned", "AD66-POIS-03", model=victim.id, poison=card)


# -- in a victim


@rule("AD66-POIS-06", "AD66-MORPH-04")
def resist(game: Anno, victim: Figure, card: str) -> Rule[None]:
    """A Strength test ND 7 for one poison: success removes it, otherwise it works and stays."""
    task = Task("poison-test", "AD66-POIS-06", "strength", DIFFICULTY)
    verdict = yield from skill_test.unopposed(game, victim, task)
    if verdict.success:
        victim.poisons.remove(card)
        game.tell("poison-overcome", "AD66-POIS-06", model=victim.id, poison=card)
        return
    game.tell("poison-works", "AD66-POIS-06", model=victim.id, poison=card)
    yield from take_effect(game, victim, card)


@rule("AD66-POIS-07", "AD66-AMB-80")
def take_effect(game: Anno, victim: Figure, card: str) -> Rule[None]:
    """Wounds, whatever the armour, then Prone, then Unconscious: in this order the Wounds of a poison do not end the sleep it brings."""
    effect = game.items[card].poison
    yield from wound.take_wounds(game, victim, effect.get("wounds", 0), "AD66-POIS-07")
    if effect.get("prone"):
        wound.fall_prone(game, victim, "AD66-POIS-07")
    if effect.get("unconscious"):
        wound.fall_unconscious(game, victim, "AD66-POIS-07")
