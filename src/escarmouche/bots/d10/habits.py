"""How a player of the D10 skirmish answers: every question has its habit, and what is left open is looked at in worlds."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from typing import Any

from escarmouche.bots.d10 import arms, deploy, fray, muster, order, plans, volley
from escarmouche.bots.d10.figure import Sheet
from escarmouche.bots.d10.glance import glance, outlook
from escarmouche.bots.d10.goals import errands
from escarmouche.bots.d10.odds import harm, under
from escarmouche.bots.d10.position import Position
from escarmouche.core.asks.ask import Answer, Ask
from escarmouche.core.dealer.chance import Random
from escarmouche.core.views.scene import Scene

Look = Callable[[], Scene]
Habit = Callable[[Any, Position], Answer]

follows: dict[str, Any] = {}  # nothing is asked that means nothing without the next question
rests = {"action": "end"}
even: tuple[str, ...] = ()


def hides(scene: Scene) -> bool:
    """Nobody holds cards; who hides in fog is dealt anew in every world."""
    return any(piece.at is None and "hidden" in piece.states for piece in scene.pieces)


def consider(ask: Ask, look: Look, sheet: Sheet) -> Iterator[Answer] | None:
    """The one answer that is reckoned; None: any."""
    habit = HABITS.get(ask.name)
    return None if habit is None else iter([habit(ask, Position(look(), ask.seat, sheet))])


def plain(ask: Ask, look: Look, sheet: Sheet, rng: Random) -> Answer:
    """The same; what has no habit is answered by chance."""
    habit = HABITS.get(ask.name)
    return ask.sample(rng) if habit is None else habit(ask, Position(look(), ask.seat, sheet))


# -- facing


def face(ask: Any, position: Position) -> Answer:
    return outlook(position, position.figure(ask.about["figure"]))


# -- attacked


def defence(ask: Any, position: Position) -> Answer:
    """The answer to an attack that leaves it best off."""
    names = [name for name, _ in ask.open()]
    one, by = position.figure(ask.about["figure"]), position.figure(ask.about["by"])
    rated = fray.answers(position, by, one, names)
    best = max(rated, key=lambda name: rated[name])
    if best != "swap":
        return best
    held = arms.grasp(ask.branch("swap"), list(one.things), position.sheet, "melee", one.mounted)
    return "defend" if held is None else {"swap": held}


def dodge(ask: Any, position: Position) -> Answer:
    """To the best place around."""
    one = position.figure(ask.about["figure"])
    after = errands(position, one)
    return max(itertools.islice(ask, 16), key=lambda spot: glance(position, one.moved(*spot[:2]), after))


def defshot(ask: Any, position: Position) -> Answer:
    """A shot at who comes on, if it is worth more than a blow."""
    one, other = position.figure(ask.about["figure"]), position.figure(ask.about["target"])
    blows = fray.answers(position, other, one, ["skewer", "parry"] if one.arm.sound else [])
    best, found = max(blows.values()), "no-shot"
    for gun in one.guns:
        if gun.thing in ask.names:
            made = under(one.a)
            hope = made * volley.aimed(position, one, gun, other, aim=True)
            hope += (1 - made) * volley.aimed(position, one, gun, other, aim=True, moved=True)
            cost = 0.0 if one.activated else fray.TURN
            value = hope - cost + blows["defend"] * (1 - under((one.t or 0) - 1) * (1 - harm(other.d, False, False)))
            if value > best:
                best, found = value, gun.thing
    return found


def reaction(ask: Any, position: Position) -> Answer:
    """A shot at a mover, if nothing better is to be done with the turn."""
    target = position.figure(ask.about["target"])
    best = 0.0
    found: Answer = "no-shot"
    for name, inner in ask.open():
        if inner is None:
            continue
        one = position.figure(name)
        cost = 0.0 if one.activated else fray.TURN
        for gun in one.guns:
            if not gun.loaded or not gun.held:
                continue
            value = volley.aimed(position, one, gun, target, moved=True, view=position.view(one, target) or 0.5) - cost
            if value > best:
                best, found = value, {name: nearest(inner, gun.thing)}
    return found


def nearest(ask: Any, thing: str) -> Answer:
    """The last point of the path, with a weapon if there are several."""
    if hasattr(ask, "branch"):
        inner = ask.branch(thing)
        return {thing: inner.options[-1]}
    return ask.options[-1]


# -- dice


def reroll(ask: Any, position: Position) -> Answer:
    """Again if the die is worse than one may hope for."""
    die, need = ask.about["die"], ask.about["need"]
    if ask.about["roll"] == "jc":
        return "reroll" if die <= 4 else "keep"
    return "reroll" if die >= need else "keep"


# -- small habits


def first(ask: Any, position: Position) -> Answer:
    return ask.seat if ask.seat in ask.options else next(iter(ask))


def crossing(ask: Any, position: Position) -> Answer:
    return "stepover"


def far(ask: Any, position: Position) -> Answer:
    return ask.high


def rise(ask: Any, position: Position) -> Answer:
    return "stand-up"


def eyes(ask: Any, position: Position) -> Answer:
    return "face-enemy"


def stray(ask: Any, position: Position) -> Answer:
    """The dearest of the enemy's."""
    return max(ask.options, key=lambda name: position.figure(name).price)


def some(ask: Any, position: Position) -> Answer:
    """Any place will do."""
    return next(iter(ask))


def hold(ask: Any, position: Position) -> Answer:
    """Before the game: who shoots begins with what it shoots with."""
    one = next(piece for piece in position.scene.pieces if piece.id == ask.about["figure"])
    shoots = any(position.sheet(thing.card).shoots for thing in one.things)
    mounted = "mounted" in one.states
    found = arms.grasp(ask, one.things, position.sheet, "guns" if shoots else "melee", mounted)
    return "keep" if found is None else found


def bearer(ask: Any, position: Position) -> Answer:
    """Who has come furthest, and fights and shoots worst."""

    def price(name: str) -> float:
        one = position.figure(name)
        rated = errands(position, one._replace(load=ask.about["object"]))
        way = sum([position.walk(one.x, one.y, errand.x, errand.y) for errand in rated])
        return -way / 10_000 + 0.2 * one.d - 0.3 * bool(one.guns)

    return max(ask.options, key=price)


def arrive(ask: Any, position: Position) -> Answer:
    """In the middle of the edge."""
    spots = list(ask)
    return spots[len(spots) // 2]


HABITS: dict[str, Habit] = {
    "action": plans.act,
    "activate": order.activate,
    "after-fight": eyes,
    "arrive": arrive,
    "band": muster.band,
    "bearer": bearer,
    "come-round": rise,
    "crossing": crossing,
    "defence": defence,
    "defshot": defshot,
    "deploy": deploy.deploy,
    "dodge": dodge,
    "drop": some,
    "edge": some,
    "face": face,
    "first-player": first,
    "hold": hold,
    "how-far": far,
    "reaction": reaction,
    "reroll": reroll,
    "stray": stray,
}
