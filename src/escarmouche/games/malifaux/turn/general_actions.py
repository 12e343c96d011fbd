"""The General Actions that every model may take (MALI-GACT, D-6); Interact has a module of its own.

What a player answers when declaring one (a path, a place, a target) is carried out in the same rule. What is left then (the flip of an
Assist, the attack on a model that Disengages) follows by `Resolving.stage`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from escarmouche.core.asks.ask import Answer, Branch, Choose, LazyBranch, Menu, Shut, parts, unless_empty
from escarmouche.core.asks.region import Path, Place
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, Step, clause, rule
from escarmouche.games.malifaux import questions
from escarmouche.games.malifaux.cards import stats
from escarmouche.games.malifaux.cards.card import GENERAL
from escarmouche.games.malifaux.fate import variable_flip
from escarmouche.games.malifaux.ground import engage, measure, sight
from escarmouche.games.malifaux.harm import condition, destroy
from escarmouche.games.malifaux.models import control
from escarmouche.games.malifaux.movement import climb, push, route, walk
from escarmouche.games.malifaux.refusals import nameable, why_absent
from escarmouche.games.malifaux.state import Generated, Mod, Model, Resolving
from escarmouche.games.malifaux.table import Malifaux
from escarmouche.games.malifaux.turn import action_queue, declaration, interact, occasions, once_per
from escarmouche.games.malifaux.turn.declaration import ONCE
from escarmouche.space.units import UNIT, mil

ONCE_BY = {"concentrate": "MALI-GACT-04", "charge": "MALI-GACT-07"}
ASSIST = mil(2)
ASSISTED = ("burning", "distracted", "injured")
LOWERED = (1, 2, 3)
SHORTENED = (2, 4, 6)  # inches off the Push of a Disengage


@clause("MALI-GACT-08", "MALI-AMB-37")
def offer(game: Malifaux, model: Model, seat: int, name: str) -> Branch | Shut:
    """A General Action as a branch of a menu: what is asked with it, or why it cannot be declared."""
    if name in ONCE and once_per.spent(game, model, name, ONCE[name]):
        return refuse("why-once-activation", ONCE_BY[name], action=name)
    return OFFERS[name](game, model, seat)


# -- what may be declared


@clause("MALI-GACT-06", "MALI-ENG-05", "MALI-AMB-36", "MALI-AMB-134", "MALI-DP-42", "MALI-CARD-04")
def _walk(game: Malifaux, model: Model, seat: int) -> Branch:
    """A path of up to Mv inches that leaves nobody's engagement range. `sides` are what could be climbed, all the way or part of it."""
    region = route.Route(game, model, stats.stat(game, model, "mv") * UNIT)
    about: questions.Walk = {"model": model.id, "distance": region.distance}
    if sides := climb.sides(game, model, region.distance):
        about["sides"] = sides
    return Path("walk", seat=seat, rule="MALI-GACT-06", region=region, about=about)


@clause("MALI-GACT-07", "MALI-ENG-06", "MALI-DP-43")
def _charge(game: Malifaux, model: Model, seat: int) -> Branch:
    """A Push of up to Mv inches; not while engaged."""
    if engage.engaged(game, model):
        return refuse("why-engaged-charge", "MALI-ENG-06", model=model.id)
    region = push.Line(game, model, stats.stat(game, model, "mv") * UNIT)
    about: questions.OfMove = {"model": model.id, "distance": region.distance}
    return Place("charge", seat=seat, rule="MALI-GACT-07", region=region, about=about)


@clause("MALI-GACT-02", "MALI-AMB-33")
def _disengage(game: Malifaux, model: Model, seat: int) -> Branch:
    return None if engage.engaged(game, model) else refuse("why-disengage", "MALI-GACT-02", model=model.id)


@clause("MALI-GACT-04")
def _concentrate(game: Malifaux, model: Model, seat: int) -> Branch:
    return None


@clause("MALI-GACT-05", "MALI-DP-48")
def _assist(game: Malifaux, model: Model, seat: int) -> Branch | Shut:
    """Another friendly model within 2" and LoS with a Condition that can be lowered."""
    options = [
        other.id
        for other in game.models
        if other.conditions  # most have none
        and (other.seat == model.seat and other.on_table and other is not model)
        and (_ails(other) and measure.within(game, model, other, ASSIST) and sight.sees(game, model, other))
    ]
    about, why = questions.OfModel(model=model.id), partial(why_not_assisted, game, model)
    ask = Choose("assist", seat=seat, rule="MALI-GACT-05", options=options, of="model", about=about, why=why)
    return unless_empty(ask, refuse("why-assist", "MALI-GACT-05", model=model.id))


@clause("MALI-GACT-05")
def why_not_assisted(game: Malifaux, model: Model, name: Answer) -> Refusal | None:
    """Why a model cannot be assisted; None if it can."""
    other = game.find(str(name))
    if other is None:
        return None
    if reason := why_absent(other):
        return reason
    if other is model or other.seat != model.seat:
        return refuse("why-assist-whom", "MALI-GACT-05", model=other.id)
    if not _ails(other):
        return refuse("why-assist-well", "MALI-GACT-05", model=other.id)
    if not measure.within(game, model, other, ASSIST):
        gap = round(measure.gap(game, model, other))
        return refuse("why-assist-far", "MALI-GACT-05", model=other.id, gap=gap, reach=ASSIST)
    return None if sight.sees(game, model, other) else refuse("why-not-seen", "MALI-GACT-05", target=other.id)


def _ails(model: Model) -> list[str]:
    conditions = condition.names(model)
    return [name for name in ASSISTED if name in conditions]


def _interact(game: Malifaux, model: Model, seat: int) -> Branch | Shut:
    return interact.offer(game, model, seat)


def _destroy(game: Malifaux, model: Model, seat: int) -> Branch | Shut:
    return destroy.offer(game, model, seat)


OFFERS: dict[str, Callable[[Malifaux, Model, int], Branch | Shut]] = {
    "walk": _walk,
    "charge": _charge,
    "interact": _interact,
    "disengage": _disengage,
    "concentrate": _concentrate,
    "assist": _assist,
    "destroy": _destroy,
}
NAMES = (*OFFERS, "stop")


# -- carrying them out


@rule("MALI-GACT-08", "MALI-RES-08")
def carry_out(game: Malifaux, resolving: Resolving, answer: Answer) -> Rule[None]:
    """A General Action, as far as the answer goes."""
    model = game.model(resolving.model)
    resolving.success, resolving.stage = True, "effects"
    if resolving.key == "walk":
        yield from walk.walk(game, model, answer)
    elif resolving.key == "charge":
        yield from charge(game, resolving, model, answer)
    elif resolving.key == "interact":
        yield from interact.carry_out(game, resolving, answer)
    elif resolving.key == "concentrate":
        condition.gain(game, model, "focused", 1)
    elif resolving.key == "destroy":
        yield from destroy.carry(game, resolving, answer)
    elif resolving.key == "assist":
        resolving.stage = "assist"
        occasions.aimed(game, resolving, answer)
    else:
        once_per.use(game, model, "disengage", "activation")  # no Interact after it (MALI-GACT-01)
        resolving.stage = "attack"
    if resolving.stage == "effects":
        resolving.stage = "after"


def step(game: Malifaux) -> Step[None]:
    """What is left of a General Action."""
    return STAGES[game.resolving.stage](game)


@rule("MALI-GACT-07", "MALI-AMB-30", "MALI-AMB-29", "MALI-DP-43", "MALI-DP-44")
def charge(game: Malifaux, resolving: Resolving, model: Model, spot: Answer) -> Rule[None]:
    """The Push; then an optional (melee) Action that does not count waits in the queue."""
    yield from push.to(game, model, spot)
    action_queue.add(game, Generated(model.id, resolving.seat, "charge", kind="melee"))


@rule("MALI-GACT-05", "MALI-DP-48", "MALI-AMB-09")
def assist(game: Malifaux) -> Rule[None]:
    """One Condition of the target is lowered by 1/2/3."""
    resolving = game.resolving
    target = game.model(resolving.target)
    names = _ails(target)
    name = names[0]
    if len(names) > 1:
        seat, about = resolving.seat, questions.AtTarget(model=resolving.model, target=resolving.target)
        why = partial(_why_not_lowered, resolving.target, names)
        name = yield Choose(
            "assist-condition", seat=seat, rule="MALI-GACT-05", options=names, of="condition", about=about, why=why
        )
    result = yield from variable_flip.flip(
        game, resolving.seat, game.model(resolving.model), (), "MALI-GACT-05", profile=LOWERED, name="assist"
    )
    condition.lose(game, target, name, variable_flip.number(LOWERED, result))
    resolving.stage = "after"


def _why_not_lowered(target: str, names: list[str], name: Answer) -> Refusal | None:
    if name not in condition.NAMES or name in names:
        return None
    key = "why-has-not" if name in ASSISTED else "why-assist-condition"
    return refuse(key, "MALI-GACT-05", model=target, condition=name)


# -- Disengage


@rule("MALI-GACT-02", "MALI-DP-45", "MALI-AMB-31", "MALI-AMB-32", "MALI-AMB-33")
def be_attacked(game: Malifaux) -> Rule[None]:
    """One enemy that engages it, chosen by the opponent, may take a (melee) Action against it; then it is Pushed."""
    resolving = game.resolving
    model, resolving.stage = game.model(resolving.model), "push"
    strikes = {enemy.id: keys for enemy in engage.engagers(game, model) if (keys := _strikes(game, enemy, model))}
    if not strikes:
        return
    seat = control.decider(game, game.model(next(iter(strikes))))
    about: questions.OfModel = {"model": model.id}
    menu: dict[str, LazyBranch] = {"decline": None}
    for enemy, keys in strikes.items():
        menu[enemy] = Choose(
            "disengage-action",
            seat=seat,
            rule="MALI-GACT-02",
            options=keys,
            of="action",
            about=questions.CausedBy(model=model.id, by=enemy),
            why=partial(_why_no_strike, game, game.model(enemy), model, keys),
        )
    why = partial(_why_not_striking, game, model, list(strikes))
    answer = yield Menu(
        "disengage-attack", seat=seat, rule="MALI-GACT-02", branches=menu, of="model", about=about, why=why
    )
    name, key = parts(answer)
    if name != "decline":
        generated = Generated(name, seat, "disengage", target=model.id)
        attack = declaration.declare(game, game.model(name), seat, key, generated)
        attack.instead = "disengage"


@clause("MALI-GACT-02")
def _why_not_striking(game: Malifaux, model: Model, strikers: list[str], name: Answer) -> Refusal | None:
    """Why a model cannot strike at the one that disengages: it is a friend, does not engage it, or has nothing to strike with."""
    other = game.find(str(name))
    if other is None or name in strikers:
        return None
    if reason := why_absent(other):
        return reason
    about = {"model": other.id, "target": model.id}
    if other is model:
        return refuse("why-strike-self", "MALI-GACT-02", model=model.id)
    if other.seat == model.seat:
        return refuse("why-strike-friend", "MALI-GACT-02", **about)
    engages = other in engage.engagers(game, model)
    return refuse("why-no-strike" if engages else "why-not-engaged-by", "MALI-GACT-02", **about)


@clause("MALI-GACT-02", "MALI-ACTN-01")
def _why_no_strike(game: Malifaux, enemy: Model, model: Model, keys: list[str], name: Answer) -> Refusal | None:
    """Why an enemy cannot strike with an Action: it is not on its card, is not a (melee) Attack, or cannot be taken now."""
    if name in keys or name not in nameable(game)["action"]:
        return None
    printed = next((printed for printed in game.actions(enemy) if printed.key == name), None)
    if printed is None and name not in GENERAL:
        return refuse("why-no-such-action", "MALI-ACTN-01", model=enemy.id, action=name)
    if printed is None or printed.type != "melee" or not printed.attack:
        return refuse("why-not-melee", "MALI-GACT-02", model=enemy.id, action=name)
    return declaration.why_not(game, enemy, printed, Generated(enemy.id, enemy.seat, "disengage", target=model.id))


def _strikes(game: Malifaux, enemy: Model, model: Model) -> list[str]:
    """The (melee) Attack Actions that an enemy could take against it."""
    generated = Generated(enemy.id, enemy.seat, "disengage", target=model.id)
    return [
        printed.key
        for printed in game.actions(enemy)
        if printed.type == "melee" and printed.attack and declaration.why_not(game, enemy, printed, generated) is None
    ]


@rule("MALI-GACT-03", "MALI-AMB-09", "MALI-AMB-32", "MALI-DMG-04")
def shorten_push(game: Malifaux, attack: Resolving) -> Rule[None]:
    """The attack has succeeded: in place of its effects the Push is shortened by 2/4/6"."""
    enemy, model = game.model(attack.model), game.model(attack.target)
    fates = [Mod("accuracy", attack.accuracy)] if attack.accuracy else []
    others = sum([other is not enemy for other in engage.engagers(game, model)])
    if others:
        fates.append(Mod("engaging", others))
    result = yield from variable_flip.flip(
        game, attack.seat, enemy, fates, "MALI-GACT-03", profile=SHORTENED, name="disengage"
    )
    inches = variable_flip.number(SHORTENED, result)
    game.state.resolving[-2].x = inches
    game.tell("push-shortened", "MALI-GACT-03", model=model.id, by=enemy.id, amount=inches)


@rule("MALI-GACT-02", "MALI-DP-46", "MALI-AMB-31")
def push_away(game: Malifaux) -> Rule[None]:
    """The Push: in any direction, up to what is left of Mv."""
    resolving = game.resolving
    model = game.model(resolving.model)
    left = max(0, stats.stat(game, model, "mv") - resolving.x)
    if left and model.on_table:
        region, about = push.Line(game, model, left * UNIT), questions.OfMove(model=model.id, distance=left * UNIT)
        spot = yield Place("disengage-push", seat=resolving.seat, rule="MALI-GACT-02", region=region, about=about)
        yield from push.to(game, model, spot)
    resolving.stage = "after"


STAGES: dict[str, Callable[[Malifaux], Step[None]]] = {"assist": assist, "attack": be_attacked, "push": push_away}
