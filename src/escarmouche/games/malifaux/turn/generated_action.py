"""Taking an Action that an effect has generated: which one, or none (MALI-TIME-03, -04)."""

from __future__ import annotations

import functools

from escarmouche.core.asks.ask import Answer, LazyBranch, Menu, parts
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.malifaux import questions
from escarmouche.games.malifaux.cards.card import GENERAL
from escarmouche.games.malifaux.state import Generated, Model
from escarmouche.games.malifaux.table import Malifaux
from escarmouche.games.malifaux.turn import action, declaration, general_actions

PRINTED = ("melee", "missile", "attack", "bonus")  # kinds of Actions that only stand on cards


@rule("MALI-TIME-03", "MALI-TIME-04", "MALI-TRIG-13", "MALI-DP-44", "MALI-CTRL-05", "MALI-AMB-30")
def take(game: Malifaux) -> Rule[None]:
    """The first in the queue: its model takes one of the Actions it may be, or declines if it may."""
    item = game.state.queue.pop(0)
    model = game.model(item.model)
    if not model.on_table:
        return
    menu = choices(game, item)
    if not any(name != "decline" for name, _ in menu.open()):
        game.tell("cannot-act", "MALI-TIME-03", model=model.id)
        return
    answer = yield menu
    key, details = parts(answer)
    if key != "decline":
        yield from action.begin(game, model, item.seat, key, details, item)  # MALI-TRIG-15


def choices(game: Malifaux, item: Generated) -> Menu:
    """What a generated Action may be."""
    model = game.model(item.model)
    branches: dict[str, LazyBranch] = {"decline": None} if item.optional else {}
    for printed in game.actions(model):
        if allowed(item, printed.key, printed.type, printed.attack, printed.bonus):
            branches[printed.key] = functools.partial(declaration.why_not, game, model, printed, item)
    if item.keys or item.kind not in PRINTED:
        for key in general_actions.OFFERS:
            if allowed(item, key, "", False, False):
                branches[key] = functools.partial(general_actions.offer, game, model, item.seat, key)
    about: questions.Generated = {"model": model.id, "born": item.origin, "target": item.target}
    why = functools.partial(why_not_generated, game, model)
    return Menu("generated", seat=item.seat, rule="MALI-TIME-03", branches=branches, of="action", about=about, why=why)


@clause("MALI-TIME-03", "MALI-ACTN-01")
def why_not_generated(game: Malifaux, model: Model, name: Answer) -> Refusal | None:
    """An Action that the model does not have, or that was not generated."""
    own = name in GENERAL or name in game.keyed(model)
    if not own:
        return declaration.why_unknown(game, model, name)
    return refuse("why-not-generated", "MALI-TIME-03", model=model.id, action=name)


def allowed(item: Generated, key: str, type: str, attack: bool, bonus: bool) -> bool:
    """Is this an Action that was generated: named, or of the right kind?"""
    if item.keys:
        return key in item.keys
    if item.kind in ("melee", "missile"):
        return type == item.kind
    if item.kind in ("attack", "bonus"):
        return attack if item.kind == "attack" else bonus
    return item.kind in ("", key)
