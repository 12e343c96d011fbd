"""Actions that effects generate: they wait in a queue until the present Action is over (MALI-TIME-03, -04)."""

from __future__ import annotations

import functools

from escarmouche.core.asks.ask import Answer, LazyBranch, Menu, parts
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.malifaux.cards.card import GENERAL
from escarmouche.games.malifaux.state import Generated, Model
from escarmouche.games.malifaux.table import Malifaux
from escarmouche.games.malifaux.turn import action, general_actions

PRINTED = ("melee", "missile", "attack", "bonus")  # kinds of Actions that stand on cards: no General one is of these


@clause("MALI-TIME-03", "MALI-TIME-04", "MALI-TRIG-13")
def add(game: Malifaux, generated: Generated) -> None:
    """An Action will be taken: after those that the present one has generated already, before all that waited when it began."""
    state = game.state
    behind = state.doing[-1].behind if state.doing else 0
    state.queue.insert(len(state.queue) - behind, generated)


@rule("MALI-TIME-03", "MALI-TIME-04", "MALI-TRIG-13", "MALI-TRIG-15", "MALI-DP-44", "MALI-CTRL-05", "MALI-AMB-30")
def take(game: Malifaux) -> Rule[None]:
    """The first of the queue: its model takes one of the Actions it may be, or declines where it may."""
    item = game.state.queue.pop(0)
    model = game.model(item.model)
    if model.status != "":
        return
    menu = choices(game, item)
    if not any(name != "decline" for name, _ in menu.open()):
        game.tell("cannot-act", "MALI-TIME-03", model=model.id)
        return
    answer = yield menu
    key, said = parts(answer)
    if key != "decline":
        yield from action.begin(game, model, item.seat, key, said, item)


def choices(game: Malifaux, item: Generated) -> Menu:
    """What a generated Action may be."""
    model = game.model(item.model)
    branches: dict[str, LazyBranch] = {"decline": None} if item.may else {}
    for printed in game.actions(model):
        if allowed(item, printed.key, printed.type, printed.attack, printed.bonus):
            branches[printed.key] = functools.partial(action.why_not, game, model, printed, item)
    if item.keys or item.kind not in PRINTED:
        for key in general_actions.OFFERS:
            if allowed(item, key, "", False, False):
                branches[key] = functools.partial(general_actions.offer, game, model, item.seat, key)
    about = {"model": model.id, "born": item.born, "target": item.target}
    why = functools.partial(not_generated, game, model)
    return Menu("generated", seat=item.seat, rule="MALI-TIME-03", branches=branches, of="action", about=about, why=why)


@clause("MALI-TIME-03", "MALI-ACTN-01")
def not_generated(game: Malifaux, model: Model, name: Answer) -> Refusal | None:
    """An Action that the model does not have, or that was not generated."""
    own = name in GENERAL or name in game.keyed(model)
    if not own:
        return action.unknown_to(game, model, name)
    return refuse("why-not-generated", "MALI-TIME-03", model=model.id, action=name)


def allowed(item: Generated, key: str, type: str, attack: bool, bonus: bool) -> bool:
    """Is it one of those that were generated: named, or of the kind?"""
    if item.keys:
        return key in item.keys
    if item.kind in ("melee", "missile"):
        return type == item.kind
    if item.kind in ("attack", "bonus"):
        return attack if item.kind == "attack" else bonus
    return item.kind in ("", key)
