"""An activation, one action at a time (MOON-ACT): declare, pay, take it, then let opponents react."""

from __future__ import annotations

import functools
from typing import Any

from escarmouche.core.asks.ask import LazyBranch, Menu, parts
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.moonstone import questions
from escarmouche.games.moonstone.arcane import active, arcane
from escarmouche.games.moonstone.cards.card import Ability
from escarmouche.games.moonstone.cards.event_abilities import ROBBERY
from escarmouche.games.moonstone.events import play_windows
from escarmouche.games.moonstone.goals import harvest, stones
from escarmouche.games.moonstone.ground import height, measure
from escarmouche.games.moonstone.ground.sight import sees
from escarmouche.games.moonstone.harm import wounds
from escarmouche.games.moonstone.melee import melee
from escarmouche.games.moonstone.movement import move, traverse
from escarmouche.games.moonstone.state import Action, Model
from escarmouche.games.moonstone.table import Moonstone
from escarmouche.games.moonstone.turn import reaction_steps

NO_ACTIONS = {  # what players may take for an action, and the rule by which it is none
    "drop": stones.KEPT,
    "drop-stone": stones.KEPT,
    "reaction": refuse("why-reaction-others", "MOON-REACT-01"),
}
PRICES = {"jog": 0, "traverse": 2}  # actions that do not cost 1


@clause("MOON-ACT-01", "MOON-DEC-13", "MOON-DEC-17", "MOON-DEC-25", "MOON-AMB-17")
def menu(game: Moonstone, model: Model) -> Menu:
    """Everything a character may do now. Each branch is worked out only when somebody asks."""
    branches: dict[str, LazyBranch] = {
        "end": None,
        "step": lambda: move.step_branch(game, model),
        "jog": lambda: move.jog_branch(game, model),
        "harvest": lambda: harvest.branch(game, model),
        "melee": lambda: melee.branch(game, model),
        "traverse": lambda: traverse.branch(game, model),
        **active.branches(game, model),
        **arcane.branches(game, model),
    }
    if model.floor and "falling" in game.on:
        branches["jump"] = lambda: height.jump_branch(game, model)
    about: questions.WithEnergy = {"model": model.id, "energy": model.energy}
    why = functools.partial(why_unknown, game, model)
    return Menu("action", seat=model.seat, rule="MOON-TURN-04", branches=branches, of="action", about=about, why=why)


@clause("MOON-ACT-01", "MOON-FALL-01", "MOON-AMB-67", "MOON-REACT-01")
def why_unknown(game: Moonstone, model: Model, name: Any) -> Refusal | None:
    """Why an action is not among those of a character: its card does not have the ability, or it stands on the ground."""
    if name == "jump":
        if "falling" not in game.on:
            return refuse("why-no-jumping", "MOON-AMB-67")
        return refuse("why-not-raised", "MOON-FALL-01", model=model.id)
    if name in NO_ACTIONS:
        return NO_ACTIONS[name]
    known = name == ROBBERY or any(name in card.abilities for card in game.cards.values())
    return refuse("why-no-such-ability", "MOON-ACT-01", model=model.id, ability=name) if known else None


@rule("MOON-TURN-04", "MOON-ACT-01", "MOON-ACT-02", "MOON-AMB-99")
def act(game: Moonstone) -> Rule[None]:
    """One action of the active character, or the end of its activation."""
    state = game.state
    model = game.model(state.active)
    if "events" in game.on:
        yield from play_windows.before_action(game)
    if model.in_play:
        answer = yield menu(game, model)
        name, choice = parts(answer)
        if name == "end":
            finish(game, model)
            return
        taken = yield from declare(game, model, name, choice)
        if taken and (state.bout is not None or state.casting is not None):
            return  # cards are drawn and lie on the table: the round goes on from there
        if taken:
            yield from aftermath(game)
            return
        state.action = None
    if not model.in_play:
        finish(game, model)


@rule("MOON-REACT-01", "MOON-AMB-53", "MOON-AMB-60", "MOON-AMB-99")
def aftermath(game: Moonstone) -> Rule[None]:
    """An action has been taken: the slain leave the board, opponents may react, a slain character's activation ends."""
    model = game.model(game.state.active)
    wounds.bury(game)
    game.state.action = None
    if "events" in game.on:
        yield from play_windows.after_action(game)
    if "reactions" in game.on:
        yield from reaction_steps.reactions(game, model.seat)
    if not model.in_play:
        finish(game, model)


@rule("MOON-ACT-02", "MOON-ACT-03", "MOON-AMB-90", "MOON-AMB-100")
def declare(game: Moonstone, model: Model, name: str, choice: Any) -> Rule[bool]:
    """Pay and tick when the action is declared, before its effect. False if it was stopped and so not taken."""
    ability = active.ability(game, model, name)
    price = _price(game, model, name, ability)
    model.energy -= price
    targets = _targets(game, name, choice, ability)
    game.state.action = Action(model.id, name, targets[0].id if targets else "", price)
    if targets:
        game.tell("declared-at", "MOON-ACT-02", model=model.id, action=name, target=[t.id for t in targets], cost=price)
    else:
        game.tell("declared", "MOON-ACT-02", model=model.id, action=name, cost=price)
    if "events" in game.on:
        stopped = yield from play_windows.declared(game)
        if stopped:
            return False
    _tick(model, name, ability)
    for target in targets:
        if reaction_steps.foresees(game, model, target):
            yield from reaction_steps.premonition(game, model, target)
    yield from _resolve(game, model, name, choice, ability, targets)
    return True


def _price(game: Moonstone, model: Model, name: str, ability: Ability | None) -> int:
    if ability is not None:
        return ability.cost
    return harvest.cost(game, model) if name == "harvest" else PRICES.get(name, 1)


def _targets(game: Moonstone, name: str, choice: Any, ability: Ability | None) -> list[Model]:
    """The models declared as targets."""
    if name == "melee":
        return [game.model(choice)]
    if ability is None or ability.target is None or choice is None:
        return []
    return [game.model(choice)] if isinstance(choice, str) else [game.model(target) for target in choice]


def _tick(model: Model, name: str, ability: Ability | None) -> None:
    """The Jog and abilities with a limited number of uses are ticked off when used (MOON-ACT-03)."""
    if name == "jog":
        model.jogged = True
    elif name == "melee":
        model.used.append("melee")  # Raiding Party counts them
    elif ability is not None and ability.once == "turn":
        model.used.append(ability.id)
    elif ability is not None and ability.once == "game":
        model.spent.append(ability.id)


@rule("MOON-ACT-01", "MOON-AMB-62")
def _resolve(
    game: Moonstone, model: Model, name: str, choice: Any, ability: Ability | None, targets: list[Model]
) -> Rule[None]:
    """Take the action. A target lost to Premonition makes it fail; its energy stays spent."""
    if name == "step":
        move.step(game, model, choice)
    elif name == "jog":
        move.jog(game, model, choice)
    elif name == "jump":
        yield from height.jump(game, model, choice)
    elif name == "traverse":
        traverse.use(game, model, choice)
    elif name == "harvest":
        harvest.harvest(game, model, game.stone(choice))
    elif name == "melee":
        if _still(game, model, targets[0], game.card(model).reach):
            yield from melee.begin(game, model, targets[0])
    elif ability is not None and _all_still(game, model, ability, targets):
        yield from (arcane.begin if ability.arcane else active.use)(game, model, ability, choice)


def _all_still(game: Moonstone, model: Model, ability: Ability, targets: list[Model]) -> bool:
    return all(_still(game, model, t, ability.range + height.range_bonus(game, model, t)) for t in targets)


def _still(game: Moonstone, model: Model, target: Model, reach: int) -> bool:
    if target is model or (target.in_play and measure.within(game, model, target, reach) and sees(game, model, target)):
        return True
    game.tell("target-lost", "MOON-AMB-62", model=model.id, target=target.id)
    return False


@clause("MOON-TURN-05")
def finish(game: Moonstone, model: Model) -> None:
    """The activation ends; the next player is up."""
    model.activated = True
    game.state.active = ""
    game.state.seat = (model.seat + 1) % game.setup.seats
    game.tell("activation-ended", "MOON-TURN-04", model=model.id)
