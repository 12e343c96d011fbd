"""Shooting (D10-SHO): which weapon at whom, why not, the maluses, the roll and its result."""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence
from typing import Any

from escarmouche.core.asks.ask import Answer, Choose, LazyBranch, Menu, Shut, Some, parts, unless_empty
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.d10 import questions
from escarmouche.games.d10.cards.stats import shooting
from escarmouche.games.d10.combat import arms, missile
from escarmouche.games.d10.dice.rolls import roll_of, under
from escarmouche.games.d10.ground import measure, sight, veil
from escarmouche.games.d10.ground.sight import Cover
from escarmouche.games.d10.harm import damage
from escarmouche.games.d10.movement import hide, posture
from escarmouche.games.d10.refusals import carried, figure_of, why_away, why_not_carried, why_not_enemy
from escarmouche.games.d10.state import Figure, Mod, Thing
from escarmouche.games.d10.table import D10
from escarmouche.games.d10.turn.action_spec import ActionSpec
from escarmouche.space.units import SLACK, TOLERANCE

NEAR = 10_000  # nearer than this nobody is poorly visible, and a pistol pierces (D10-SHO-04, D10-WPN-16)
STRAY = 5_000  # a friend this near to the target or the shooter is in danger (D10-SHO-15, -16)
PAIR = 2
RULES = {"shoot": "D10-SHO-01", "aim": "D10-SHO-03"}
ROWS = {0: "hole-in-bag", 1: "wrong-target", 2: "wrong-target", 3: "stray-shot", 4: "stray-shot"}
ROWS |= {5: "damaged-weapon", 6: "damaged-weapon", 7: "damaged-weapon", 8: "weapon-slips", 9: "phew"}
SPENT = (0, 5, 6, 7, 8)  # rows that leave no missile behind (D10-WPN-07)


# -- which weapon


@clause("D10-SHO-05", "D10-FIG-05", "D10-ACT-11", "D10-ACT-12")
def why_no_shooter(game: D10, figure: Figure) -> Refusal | None:
    """Why a figure cannot shoot at all: nothing to shoot with, no T, stunned or on a wall."""
    if not any(game.weapon(thing).shoots for thing in figure.things):
        return refuse("why-no-missile-weapon", "D10-SHO-05", figure=figure.id)
    if shooting(game, figure) is None:
        return refuse("why-no-t", "D10-FIG-05", figure=figure.id)
    if figure.posture in ("stunned", "climbing"):
        return refuse(f"why-{figure.posture}", "D10-SHO-05", figure=figure.id)
    return None


@clause("D10-SHO-05", "D10-WPN-01", "D10-WPN-10", "D10-WPN-14")
def why_useless(game: D10, figure: Figure, thing: Thing) -> Refusal | None:
    """Why a weapon cannot be shot by anybody as it is: no missile weapon, damaged, empty, unloaded, not in hand."""
    who = {"figure": figure.id, "weapon": thing.card}
    if not game.weapon(thing).shoots:
        return refuse("why-not-missile-weapon", "D10-SHO-05", **who)
    if not arms.usable(thing):
        return refuse("why-weapon-damaged", "D10-WPN-10", **who)
    if thing.missiles == 0:
        return arms.why_no_missile(game, figure, thing)
    if not thing.loaded:
        return refuse("why-not-loaded", "D10-WPN-01", **who)
    return None if thing in arms.hands(game, figure) else refuse("why-not-held", "D10-WPN-14", **who)


@clause("D10-SHO-05", "D10-ACT-08", "D10-ACT-10")
def why_unready(game: D10, figure: Figure, thing: Thing) -> Refusal | None:
    """Why a weapon cannot be shot now: of no use as it is, or unfit for a figure that lies down or is engaged."""
    reason = why_useless(game, figure, thing)
    if reason is not None:
        return reason
    who, weapon = {"figure": figure.id, "weapon": thing.card}, game.weapon(thing)
    if figure.posture == "prone" and not weapon.steady:
        return refuse("why-shot-prone", "D10-ACT-10", **who)
    if not weapon.pistol and measure.engaged(game, figure):
        return refuse("why-shot-engaged", "D10-ACT-08", **who)
    return None


@clause("D10-SHO-21", "D10-SHO-23")
def why_not_second_pistol(game: D10, figure: Figure, thing: Thing) -> Refusal | None:
    """A figure that has shot one pistol on its own may not shoot the other in the same activation."""
    if game.weapon(thing).pistol and any(other != thing.id for other in shot_pistols(game, figure)):
        rule_id = "D10-SHO-23" if "shoot_adv" in game.on else "D10-SHO-21"
        return refuse("why-other-pistol", rule_id, figure=figure.id, weapon=thing.card)
    return None


def shot_pistols(game: D10, figure: Figure) -> list[str]:
    """The pistols shot in this activation, even one that has slipped out of its hand since."""
    fallen = [marker.thing for marker in game.state.markers if marker.thing is not None]
    return [thing.id for thing in (*figure.things, *fallen) if thing.id in figure.fired and game.weapon(thing).pistol]


def arsenal(game: D10, figure: Figure) -> list[Thing]:
    """All its missile weapons, ready or not."""
    return [thing for thing in figure.things if game.weapon(thing).shoots]


@clause("D10-SHO-21", "D10-SHO-23")
def pistols(game: D10, figure: Figure) -> list[Thing]:
    """The pistols that could be shot now."""
    own = [thing for thing in arsenal(game, figure) if game.weapon(thing).pistol]
    return [thing for thing in own if why_unready(game, figure, thing) is None]


# -- at whom


@clause("D10-SHO-05", "D10-SHO-20", "D10-LOS-06", "D10-STA-07", "D10-ACT-08", "D10-AMB-45")
def why_not(game: D10, figure: Figure, thing: Thing, target: Figure) -> Refusal | None:
    """Why a target cannot be shot at: gone, a friend, behind, too far, hidden, or out of sight. Fighting figures may be shot at."""
    return why_not_enemy(figure, target, "D10-SHO-05") or why_not_at(game, figure, thing, target)


@clause("D10-SHO-05", "D10-GEO-05")
def why_not_at(game: D10, figure: Figure, thing: Thing, target: Figure) -> Refusal | None:
    who, weapon = {"figure": figure.id, "target": target.id}, game.weapon(thing)
    if hide.protected(game, target, figure):
        return refuse("why-shot-hidden", "D10-STA-07", **who)
    if not measure.in_front(figure, target.x, target.y):
        return refuse("why-shot-arc", "D10-SHO-05", **who)
    gap = measure.gap(figure, target)
    if gap > weapon.range + TOLERANCE:
        return refuse("why-shot-far", "D10-SHO-05", **who, weapon=thing.card, gap=round(gap), range=weapon.range)
    if not measure.contact(figure, target) and measure.engaged(game, figure):
        return refuse("why-shot-apart", "D10-ACT-08", **who)
    if not sight.sees(game, figure, target):
        return refuse("why-shot-unseen", "D10-LOS-06", **who)
    return None


def targets(game: D10, figure: Figure, thing: Thing) -> list[str]:
    """Everybody at whom this weapon can be shot."""
    reach = game.weapon(thing).range
    near = [enemy for enemy in game.enemies(figure) if measure.within(figure, enemy, reach)]
    return [enemy.id for enemy in near if why_not(game, figure, thing, enemy) is None]


# -- the menu


@clause("D10-SHO-01", "D10-SHO-03", "D10-DP-10", "D10-DP-11")
def branch(game: D10, figure: Figure, kind: str) -> Menu | Refusal | Shut:
    """Shoot or Aim: a weapon, then a target. Where there is no Double shot, also both pistols at one target."""
    reason = why_no_shooter(game, figure)
    if reason is not None:
        return reason
    shots: dict[str, Choose | Refusal | Shut]
    shots = {thing.id: weapon_ask(game, figure, thing, kind) for thing in arsenal(game, figure)}
    if kind == "shoot" and "shoot_adv" not in game.on and len(pistols(game, figure)) >= PAIR:
        shots["both"] = both_pistols(game, figure)
    branches: dict[str, LazyBranch] = dict(shots)
    why, about = functools.partial(why_no_shot_with, game, figure, kind), questions.OfFigure(figure=figure.id)
    menu = Menu("shot", seat=figure.seat, rule=RULES[kind], branches=branches, of="thing", about=about, why=why)
    if any(isinstance(inner, Choose) for inner in shots.values()):
        return menu
    return Shut(functools.partial(why_no_shot, game, figure, shots), menu)


@clause("D10-SHO-05", "D10-SHO-21", "D10-SHO-22", "D10-SHO-23", "D10-LVL-05")
def why_no_shot_with(game: D10, figure: Figure, kind: str, name: Any) -> Refusal | None:
    """Why there is no shot with a thing: it is another's, or no missile weapon; and why not with both pistols."""
    if name == "both" and "shoot_adv" in game.on:
        return refuse("why-both-level", "D10-SHO-23")
    if name == "both":
        return refuse("why-both-aimed" if kind == "aim" else "why-no-two-loaded", "D10-SHO-21", figure=figure.id)
    thing = carried(figure, name)
    return why_useless(game, figure, thing) if thing is not None else why_not_carried(game, figure, name, "D10-SHO-05")


def weapon_ask(game: D10, figure: Figure, thing: Thing, kind: str) -> Choose | Refusal | Shut:
    """One weapon, and whom it can be shot at."""
    reason = why_unready(game, figure, thing) or why_not_second_pistol(game, figure, thing)
    return reason or target_ask(game, figure, thing, RULES[kind])


def target_ask(game: D10, figure: Figure, thing: Thing, rule_id: str) -> Choose | Shut:
    """Whom a weapon can be shot at; if nobody, why not at each."""
    options, why = targets(game, figure, thing), functools.partial(why_not_targeted, game, figure, thing)
    about: questions.Target = {"figure": figure.id, "weapon": thing.card}
    ask = Choose("target", seat=figure.seat, rule=rule_id, options=options, of="figure", about=about, why=why)
    return unless_empty(ask, functools.partial(why_no_target, game, figure, thing))


def why_not_targeted(game: D10, figure: Figure, thing: Thing, name: Any) -> Refusal | None:
    """Why somebody who was named cannot be shot at."""
    target = figure_of(game, name)
    return why_not(game, figure, thing, target) if target is not None else None


@clause("D10-SHO-21", "D10-DP-11")
def both_pistols(game: D10, figure: Figure) -> Choose | Refusal | Shut:
    """A Shoot with each of two loaded pistols at the same target, declared before the first: 1 + 1 PA."""
    pair = pistols(game, figure)
    if figure.pa < PAIR:
        return refuse("why-both-pa", "D10-SHO-21", figure=figure.id, pa=PAIR, left=figure.pa)
    return why_not_second_pistol(game, figure, pair[0]) or target_ask(game, figure, pair[0], "D10-SHO-21")


def why_no_shot(game: D10, figure: Figure, shots: Mapping[str, Choose | Refusal | Shut]) -> Refusal:
    """Why there is no shot: the reason against a weapon that is ready, else against the first."""
    ready = [thing.id for thing in arsenal(game, figure) if why_unready(game, figure, thing) is None]
    closed = [shots[ready[0]]] if ready else [*shots.values()]
    return next(inner.reason if isinstance(inner, Shut) else inner for inner in closed if not isinstance(inner, Choose))


def why_no_target(game: D10, figure: Figure, thing: Thing) -> Refusal:
    """Why there is no target at all: if only one could be meant, what keeps it from being one."""
    foes = game.enemies(figure)
    reason = why_not(game, figure, thing, foes[0]) if len(foes) == 1 else None
    key, rule_id = ("-near", "D10-ACT-08") if measure.engaged(game, figure) else ("", "D10-SHO-05")
    return reason or refuse(f"why-shot-nobody{key}", rule_id, figure=figure.id, weapon=thing.card)


def _shoot(game: D10, figure: Figure) -> Menu | Refusal | Shut:
    return branch(game, figure, "shoot")


def _aim(game: D10, figure: Figure) -> Menu | Refusal | Shut:
    return branch(game, figure, "aim")


@clause("D10-SHO-22", "D10-SHO-23", "D10-DP-11")
def _double(game: D10, figure: Figure) -> Some | Refusal | Shut:
    """Two loaded pistols in hand, one target or two. The one named first is shot at first."""
    reason = why_no_shooter(game, figure)
    if reason is not None:
        return reason
    pair = pistols(game, figure)
    if len(pair) < PAIR:
        return refuse("why-no-pair", "D10-SHO-23", figure=figure.id)
    some = Some(
        "double",
        seat=figure.seat,
        rule="D10-SHO-22",
        options=targets(game, figure, pair[0]),
        least=1,
        most=PAIR,
        once="D10-SHO-22",
        of="figure",
        about=questions.OfFigure(figure=figure.id),
        why=functools.partial(why_not_targeted, game, figure, pair[0]),
    )
    return unless_empty(some, functools.partial(why_no_target, game, figure, pair[0]))


# -- maluses


@clause("D10-SHO-06", "D10-SHO-08", "D10-SHO-10", "D10-MNT-01", "D10-AMB-27")
def hampered(figure: Figure, cause: str = "") -> list[Mod]:
    """Hampered, T-1, once whatever the causes: the kind of shot, or the shooter has moved, or rides."""
    cause = cause or ("moved" if figure.moved else "riding" if figure.mounted else "")
    return [Mod(f"hampered-{cause}", -1)] if cause else []


@clause("D10-SHO-04", "D10-AMB-28")
def is_close(figure: Figure, target: Figure) -> bool:
    """Less than 10 cm away: exactly 10 does not count."""
    return measure.gap(figure, target) < NEAR - TOLERANCE


@clause("D10-SHO-07", "D10-SHO-09", "D10-STA-04", "D10-STA-05", "D10-AMB-04")
def poorly_visible(game: D10, figure: Figure, target: Figure, cover: Cover) -> list[Mod]:
    """Poorly visible, once whatever the causes: T-2 crouched, unless from behind; else T-1. Not under 10 cm."""
    if is_close(figure, target):
        return []
    behind = measure.behind(figure, target)
    if target.posture == "crouched" and not behind:
        return [Mod("poor-crouched", -game.setup.crouch_malus if "pos_table" in game.on else -1)]
    if measure.down(target):
        return [Mod("poor-ground", -1)]
    if sight.behind_scenery(cover):
        return [Mod("poor-scenery", -1)]
    return [Mod("poor-shield", -1)] if has_shield_up(game, target) and not behind else []


@clause("D10-SHO-11", "D10-AMB-29")
def has_shield_up(game: D10, target: Figure) -> bool:
    """It has a shield at hand and can hold it up: it is not stunned."""
    return target.posture != "stunned" and arms.shielded(game, target)


@clause("D10-WPN-16")
def piercing(game: D10, figure: Figure, thing: Thing, target: Figure) -> list[Mod]:
    """A piercing weapon lowers the target's D; a pistol only under 10 cm."""
    weapon = game.weapon(thing)
    if not weapon.piercing or (weapon.point_blank and not is_close(figure, target)):
        return []
    return [Mod("piercing", -weapon.piercing)]


# -- the roll


@rule("D10-SHO-01", "D10-SHO-02", "D10-SHO-12", "D10-SHO-13", "D10-DIE-08")
def fire(
    game: D10,
    figure: Figure,
    thing: Thing,
    target: Figure,
    mods: Sequence[Mod],
    rule_id: str,
    cover: Cover = sight.OPEN,
) -> Rule[None]:
    """A JT: at or under T hits, and the target rolls its JD at once. A critical failure has its row; a miss may plant its missile."""
    loose(game, figure, thing, target, rule_id)
    roll = roll_of(game, "jt", figure, shooting(game, figure) or 0, mods, target)
    result = yield from under(game, roll, rule_id)
    if result == "success":
        game.tell("shot-hit", "D10-SHO-12", figure=figure.id, target=target.id)
        pierced = piercing(game, figure, thing, target)
        yield from damage.hit(game, target, pierced, "D10-SHO-12", reroll(game, cover))
        return
    game.tell("shot-missed", "D10-SHO-02", figure=figure.id, target=target.id)
    if roll.row not in SPENT:
        missile.plant(game, figure, target, thing)
    if roll.row >= 0:
        yield from misfire(game, figure, thing, target, roll.row)


@clause("D10-SHO-24", "D10-STA-06", "D10-STA-08", "D10-WPN-06")
def loose(game: D10, figure: Figure, thing: Thing, target: Figure, rule_id: str) -> None:
    """The missile flies: the weapon is unloaded, a counted missile is used up; the shooter is seen, and an archer has to stand up."""
    game.tell("shot", rule_id, figure=figure.id, target=target.id, weapon=thing.card)
    hide.reveal(game, figure, "D10-STA-08")
    if not game.weapon(thing).steady:
        posture.uncrouch(game, figure)
    thing.loaded = False
    if thing.missiles > 0:
        thing.missiles -= 1


@clause("D10-LOS-08", "D10-LOS-09", "D10-DP-16")
def reroll(game: D10, cover: Cover) -> str:
    """The rule that lets a target behind scenery reroll its JD, if it does."""
    return "D10-LOS-08" if "cover_reroll" in game.on and sight.sheltered(cover) else ""


@rule("D10-SHO-13", "D10-SHO-14", "D10-SHO-17", "D10-SHO-18", "D10-SHO-19", "D10-WPN-10")
def misfire(game: D10, figure: Figure, thing: Thing, target: Figure, row: int) -> Rule[None]:
    """The row of the JT table."""
    game.tell("misfire", "D10-SHO-13", figure=figure.id, row=ROWS[row], weapon=thing.card)
    match ROWS[row]:
        case "hole-in-bag":
            arms.run_out(game, figure, thing)
        case "wrong-target":
            yield from endanger(game, figure, target, "D10-SHO-15")
        case "stray-shot":
            yield from endanger(game, figure, figure, "D10-SHO-16")
        case "damaged-weapon":
            thing.damaged = True
        case "weapon-slips":
            yield from arms.drop(game, figure, thing)


@rule("D10-SHO-15", "D10-SHO-16", "D10-DP-21")
def endanger(game: D10, figure: Figure, near: Figure, rule_id: str) -> Rule[None]:
    """The friend nearest to the target (or to the shooter), within 5 cm, makes a JDeg; the opponent picks among several."""
    friends = [friend for friend in game.friends(figure) if measure.within(friend, near, STRAY)]
    if not friends:
        game.tell("nobody-near", rule_id, figure=figure.id)
        return
    best = min(measure.gap(friend, near) for friend in friends)
    nearest = [friend.id for friend in friends if measure.gap(friend, near) <= best + SLACK]
    name = nearest[0]
    if len(nearest) > 1:
        about: questions.OfFigure = {"figure": figure.id}
        why = functools.partial(why_not_endangered, game, figure, near, nearest, rule_id)
        ask = Choose("stray", seat=1 - figure.seat, rule=rule_id, options=nearest, of="figure", about=about, why=why)
        name = yield ask
    game.tell("endangered", rule_id, figure=name, by=figure.id)
    yield from damage.clumsy(game, game.figure(name), rule_id)


@clause("D10-SHO-15", "D10-SHO-16", "D10-HID-04")
def why_not_endangered(
    game: D10, figure: Figure, near: Figure, nearest: Sequence[str], rule_id: str, name: Any
) -> Refusal | None:
    """Why somebody is not in danger of a stray shot: no friend of the shooter, away, too far off, or not the nearest."""
    other = figure_of(game, name)
    if other is None or name in nearest:
        return None
    if other.id == figure.id or other.seat != figure.seat:
        return refuse("why-stray-friend", rule_id, figure=figure.id, target=other.id)
    if veil.veiled(game, other, 1 - figure.seat):
        return refuse("why-away-veiled", "D10-HID-04", figure=other.id)
    reason, apart, who = why_away(other), round(measure.gap(other, near)), {"figure": other.id, "target": near.id}
    if reason is not None:
        return reason
    best = round(measure.gap(game.figure(nearest[0]), near))
    if apart > STRAY:
        return refuse("why-not-near", rule_id, **who, gap=apart, reach=STRAY)
    return refuse("why-not-nearest", rule_id, **who, gap=apart, best=best)


# -- the actions


@rule("D10-SHO-01", "D10-SHO-06", "D10-AMB-44")
def single_shot(game: D10, figure: Figure, thing: Thing, target: Figure, cause: str = "") -> Rule[None]:
    """One shot in its own activation, with both maluses."""
    cover = sight.cover(game, figure, target)
    figure.attacked = True
    mods = hampered(figure, cause) + poorly_visible(game, figure, target, cover)
    yield from fire(game, figure, thing, target, mods, "D10-SHO-01", cover)


@rule("D10-SHO-01", "D10-DP-10")
def shoot(game: D10, figure: Figure, answer: Answer) -> Rule[None]:
    """Shoot, 1 PA: one missile; or both pistols, 1 PA each."""
    name, aimed = parts(answer)
    target = game.figure(aimed)
    if name == "both":
        yield from shoot_both(game, figure, target)
        return
    figure.fired.append(name)
    yield from single_shot(game, figure, arms.thing_of(figure, name), target)


@rule("D10-SHO-21", "D10-AMB-26")
def shoot_both(game: D10, figure: Figure, target: Figure) -> Rule[None]:
    """Both pistols at one target, hampered. If the first shot removes it, the second is not made and its PA is not spent."""
    first, other = pistols(game, figure)[:PAIR]
    figure.fired += [first.id, other.id]
    yield from single_shot(game, figure, first, target, "pistols")
    if not target.in_play:
        return
    figure.pa -= 1
    if why_not(game, figure, other, target) is None:
        yield from single_shot(game, figure, other, target, "pistols")


@rule("D10-SHO-03", "D10-AMB-44")
def aim(game: D10, figure: Figure, answer: Answer) -> Rule[None]:
    """Aim, 2 PA: one shot for which it does not matter how well the target is seen. Hampered still counts."""
    name, aimed = parts(answer)
    target = game.figure(aimed)
    cover = sight.cover(game, figure, target)
    figure.fired.append(name)
    figure.attacked = True
    yield from fire(game, figure, arms.thing_of(figure, name), target, hampered(figure), "D10-SHO-03", cover)


@rule("D10-SHO-22", "D10-SHO-23", "D10-AMB-26")
def double_shot(game: D10, figure: Figure, names: Answer) -> Rule[None]:
    """Double shot, 2 PA: two JT at T-1, or T-4 at two targets, instead of hampered. A removed target is not shot at again."""
    pair = pistols(game, figure)[:PAIR]
    figure.fired += [thing.id for thing in pair]
    figure.attacked = True
    malus = Mod("two-targets", -4) if len(names) > 1 else Mod("double-shot", -1)
    for thing, name in zip(pair, (names[0], names[-1]), strict=True):
        target = game.figure(name)
        if why_not(game, figure, thing, target) is None:
            cover = sight.cover(game, figure, target)
            mods = [malus, *poorly_visible(game, figure, target, cover)]
            yield from fire(game, figure, thing, target, mods, "D10-SHO-22", cover)


ACTIONS: tuple[ActionSpec, ...] = (
    ActionSpec("shoot", 1, "D10-SHO-01", _shoot, shoot),
    ActionSpec("aim", 2, "D10-SHO-03", _aim, aim),
    ActionSpec("double", 2, "D10-SHO-22", _double, double_shot, "shoot_adv"),
)
