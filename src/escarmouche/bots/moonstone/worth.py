"""What a position of Moonstone is worth to a player: stones held, stones within reach, health, energy, danger.

All of it can be read off the table: the scene and the printed cards. The unit is a tenth of a stone.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Callable
from typing import NamedTuple

from escarmouche.bots.moonstone.memory import Shot, remember
from escarmouche.bots.walking import Ways, ways
from escarmouche.core.views.scene import Piece, Scene
from escarmouche.games.moonstone.cards.card import Card

At = tuple[int, int, int]
Gaps = list[list[float]]  # inches between bases: a row for each of one side's models, a column for each enemy
Sheet = Callable[[str], Card]  # how to read a printed card

NIGHT = 4  # turns
STONE = 10.0  # a stone on a card
PLANNED = 0.8  # a stone that one is about to take, as a share of one that one has
LATE = 0.7  # how much of that is lost if it takes all the time there is
HOPE = 0.05  # what is left of it when it takes longer than that
WORK = 0.08  # turns added for each inch and each dig still to do: plans go wrong
HELD = 0.7  # turns added for who is engaged: no digging there
BODY = 1.0  # a character in play, for each turn left
BOX = 0.5  # an open health box
PIP = 0.3  # an open blue dot, for each turn left
ENERGY = 0.06  # a token on a card: good for a reaction
READY = 0.25  # and more while its character has still to be activated
RIVAL = 0.7  # what others may get counts a little less than what they have
BLOW = 1.2  # wounds of an average attack between equals
CARD = 0.25  # and for each Combat Card more in hand
LATER = 0.5  # a blow that can only come next turn
AWAY = 0.06  # for each inch a hunter has to come: something may get in its way
AFAR = 0.4  # but no less than this
FEAR = 0.6  # what one stands to lose: the others do not come for everything they could
THREAT = 0.5  # what the others stand to lose: hitting is less sure than being hit hurts
JOG, SLOW = 4.0, 2.0  # inches


def worth(scene: Scene, seat: int, sheet: Sheet) -> float:
    """Higher is better for that seat."""
    if scene.phase == "over":
        return final(scene, seat)
    left = turns_left(scene)
    phase, active = scene.phase, scene.active
    models = [runner(p, phase, p.id == active, sheet(p.card)) for p in scene.pieces if in_play(p)]
    mine = tuple([model for model in models if model.seat == seat])
    theirs = tuple([model for model in models if model.seat != seat])
    gaps = [[gap(model, enemy) for enemy in theirs] for model in mine]
    their_gaps = [list(row) for row in zip(*gaps, strict=True)] if gaps else [[] for _ in theirs]
    stones = tuple([Lode(stone.at, stone.radius, stone.badges["depth"]) for stone in scene.markers if stone.at])
    rivals = max(1, len(held(scene)) - 1)
    total = lead(scene, seat) + troupe(mine, left) - troupe(theirs, left) / rivals
    if scene.board is not None:
        paths = ways(scene.board)
        total += prospects(paths, stones, mine, engaged(gaps, theirs), left)
        total -= RIVAL / rivals * prospects(paths, stones, theirs, engaged(their_gaps, mine), left)
    return total - FEAR * danger(mine, theirs, gaps, left) + THREAT / rivals * danger(theirs, mine, their_gaps, left)


# -- stones


def final(scene: Scene, seat: int) -> float:
    """The night is over: only the stones count."""
    count = held(scene)
    return 20 * STONE * (count.get(seat, 0) - max([n for owner, n in count.items() if owner != seat], default=0))


def held(scene: Scene) -> dict[int | None, int]:
    """How many stones each player holds."""
    return {track.seat: int(track.value) for track in scene.tracks if track.name == "stones"}


def lead(scene: Scene, seat: int) -> float:
    """Stones held, against those of the others: half against the best of them, half against them all."""
    count = held(scene)
    others = [n for owner, n in count.items() if owner != seat]
    if not others:
        return 0.0
    return STONE * (count.get(seat, 0) - 0.5 * max(others) - 0.5 * sum(others) / len(others))


def turns_left(scene: Scene) -> int:
    """This turn and those to come; in sudden death there is just this one."""
    turn = next((int(track.value) for track in scene.tracks if track.name == "turn"), 0)
    return max(1, NIGHT + 1 - max(1, turn))


class Lode(NamedTuple):
    """A stone in the ground."""

    at: At
    radius: int
    depth: int


# -- models


class Runner(NamedTuple):
    """A model in play: what it is, and what it can still do this turn and in each turn to come."""

    seat: int
    card: str
    at: At | None  # None: not on the board yet
    radius: int
    boxes: int  # of health, open
    stones: int
    melee: int
    reach: float
    bite: float
    armour: float
    shots: tuple[Shot, ...]
    dig: int  # energy for a Harvest
    kept: int  # energy on its card
    jog: float  # inches of a free Jog this turn
    energy: int  # to act with this turn
    saved: int  # of that, for an activation to come
    stride: float  # inches of a Jog in later turns
    pips: int  # energy in later turns


def in_play(piece: Piece) -> bool:
    return not any(state in ("slain", "dying", "removed") for state in piece.states)


def runner(piece: Piece, phase: str, active: bool, card: Card) -> Runner:
    """A piece and its card, put together as a player does at a glance."""
    known, badges, states, effects = remember(card), piece.badges, piece.states, piece.marks.get("effects", ())
    boxes = badges["health"] - badges["wounds"]
    pips = sum([1 for pip in card.pips if pip <= boxes])
    stride = SLOW if "slow" in states else JOG + known.stride
    done = "activated" in states
    energy = 0 if done else badges["energy"] if phase == "activation" else pips
    rooted = "jogged" in states or any(kind in ("no-jog", "no-move") for kind, _ in effects)
    gone = (*piece.marks.get("spent", ()), *piece.marks.get("lost", ()))
    return Runner(
        seat=piece.seat,
        card=piece.card,
        at=piece.at,
        radius=piece.radius,
        boxes=boxes,
        stones=badges["stones"],
        melee=card.melee + sum([amount for kind, amount in effects if kind == "melee"]),
        reach=known.reach,
        bite=known.bite,
        armour=known.armour,
        shots=tuple([shot for shot in known.shots if shot.ability not in gone]) if gone else known.shots,
        dig=known.dig,
        kept=badges["energy"],
        jog=0.0 if done or rooted else stride,
        energy=energy,
        saved=0 if active else energy,
        stride=stride,
        pips=pips,
    )


def troupe(models: tuple[Runner, ...], left: int) -> float:
    """Characters in play, their health and energy. The later it is, the less a character counts for itself."""
    return sum([body(model, left) + ENERGY * model.kept + READY * model.saved for model in models])


def body(model: Runner, left: int) -> float:
    return BODY * left + BOX * model.boxes + PIP * model.pips * (left - 1)


def gap(one: Runner, other: Runner) -> float:
    """Edge to edge, in inches; endless for who is not on the board yet."""
    if one.at is None or other.at is None:
        return math.inf
    (x, y, z), (u, v, w) = one.at, other.at
    flat = math.hypot(x - u, y - v) - one.radius - other.radius
    return (flat if z == w else max(flat, 2.0 * abs(z - w))) / 1000


def engaged(gaps: Gaps, enemies: tuple[Runner, ...]) -> tuple[bool, ...]:
    """Which models stand within an enemy's reach."""
    return tuple([any(far <= foe.reach for far, foe in zip(row, enemies, strict=True)) for row in gaps])


# -- stones within reach


@functools.lru_cache(maxsize=2048)
def prospects(
    paths: Ways, stones: tuple[Lode, ...], models: tuple[Runner, ...], busy: tuple[bool, ...], left: int
) -> float:
    """What the stones in the ground promise: the nearest job first, a stone to each model, then a second one."""
    offers = []
    for i, model in enumerate(models):
        if model.at is not None:
            for k, stone in enumerate(stones):
                far = paths.far(model.at, stone.at) - (model.radius + stone.radius) / 1000
                offers.append((turns_to_take(model, max(0.0, far), stone.depth) + HELD * busy[i], i, k))
    offers.sort()
    total, jobs, free = 0.0, list[tuple[float, int, int]](), set(range(len(stones)))
    placed = set[int]()
    for turns, i, k in offers:
        if i not in placed and k in free:
            jobs.append((turns, i, k))
            placed.add(i)
            free.remove(k)
            total += promise(turns, left)
    for k in free if jobs else ():
        total += promise(min([second_job(paths, models[i], turns, stones[j], stones[k]) for turns, i, j in jobs]), left)
    return total


def second_job(paths: Ways, model: Runner, turns: float, here: Lode, there: Lode) -> float:
    """When a model that has taken one stone could have another: it goes on slowly, with what a turn gives it."""
    far = max(0.0, paths.far(here.at, there.at) - 2 * model.radius / 1000)
    later = (far + there.depth * model.dig) / max(1.0, SLOW + model.pips)
    return turns + later + WORK * far


def turns_to_take(model: Runner, far: float, depth: int) -> float:
    """How many turns end before a model holds a stone: it jogs, makes Steps with its energy, then digs.

    Each inch and dig to come adds a little: what is still to be done can go wrong.
    """
    work = far + depth * model.dig
    turns, jog, energy, left = 0, model.jog, model.energy, float(depth * model.dig)
    while turns < 2 * NIGHT:
        far = max(0.0, far - jog)
        if math.ceil(far) + left <= energy:
            break
        walked = min(far, energy)
        far -= walked
        if not far:
            left -= (energy - math.ceil(walked)) // model.dig * model.dig
        turns, jog, energy = turns + 1, model.stride, model.pips
    return turns + WORK * work


def promise(turns: float, left: int) -> float:
    """A stone to come: surer the sooner, and hardly anything if the night is too short."""
    if turns >= left:
        return HOPE * PLANNED * STONE * math.exp(left - turns)
    return PLANNED * STONE * (1 - LATE * turns / left)


# -- danger


def danger(prey: tuple[Runner, ...], hunters: tuple[Runner, ...], gaps: Gaps, left: int) -> float:
    """What the prey stands to lose: each hunter goes for the victim where it hurts most."""
    wounds = [0.0] * len(prey)
    for k, hunter in enumerate(hunters):
        hits = [(i, onslaught(hunter, model, gaps[i][k], left)) for i, model in enumerate(prey)]
        worst = max([(loss(prey[i], hit, left), i, hit) for i, hit in hits if hit], default=None)
        if worst is not None:
            wounds[worst[1]] += worst[2]
    return sum([loss(model, hit, left) for model, hit in zip(prey, wounds, strict=True) if hit])


def loss(model: Runner, wounds: float, left: int) -> float:
    """What so many wounds to come may cost a model: health, and perhaps its life and its stones."""
    fate = min(1.0, wounds / model.boxes) ** 2  # how likely it is slain: a few wounds seldom kill
    return fate * (body(model, left) + STONE * model.stones) + (1 - fate) * BOX * min(wounds, model.boxes)


def onslaught(hunter: Runner, prey: Runner, apart: float, left: int) -> float:
    """The wounds that a hunter's next activation may bring, if all of it goes into this victim.

    It comes near, then strikes as often as its energy allows, or shoots. Who has had its turn comes in the next one.
    """
    jog, energy, sure = hunter.jog, hunter.energy, 1.0
    if not energy:
        jog, energy, sure = hunter.stride, hunter.pips, LATER if left > 1 else 0.0
    steps = max(0.0, apart - hunter.reach - jog)
    attacks = energy - math.ceil(steps) if steps < energy else 0
    struck = attacks * blow(hunter, prey) if attacks > 0 else 0.0
    for shot in hunter.shots:
        if shot.cost <= energy and apart <= shot.inches + jog:
            struck = max(struck, shot.wounds)
    return sure * struck * max(AFAR, 1 - AWAY * apart)


def blow(hunter: Runner, prey: Runner) -> float:
    """The wounds of an average Melee Attack."""
    return max(0.2, BLOW + CARD * (hunter.melee - prey.melee) + hunter.bite - prey.armour)
