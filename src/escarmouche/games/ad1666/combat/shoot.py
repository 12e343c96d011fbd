"""Shooting: which weapon at whom, why not, and the attack itself (AD66-RNG, AD66-LOS, AD66-SHOT, AD66-FULL-01, AD66-PART-02)."""

from __future__ import annotations

import functools
from collections.abc import Container
from typing import Any, NamedTuple

from escarmouche.core.asks.ask import Branch, Choose, LazyBranch, Menu, Shut
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.ad1666 import questions, refusals
from escarmouche.games.ad1666.cards import stats
from escarmouche.games.ad1666.cards.card import Item, RangeBand
from escarmouche.games.ad1666.combat import defensive_shot, stray_shot
from escarmouche.games.ad1666.fate import skill_test
from escarmouche.games.ad1666.fate.skill_test import Task
from escarmouche.games.ad1666.ground import engage, sight
from escarmouche.games.ad1666.harm import poison, wound
from escarmouche.games.ad1666.items import hands
from escarmouche.games.ad1666.npcs import provoked
from escarmouche.games.ad1666.state import Figure, Mod, ShotKind, Thing
from escarmouche.games.ad1666.table import BARE, Anno
from escarmouche.games.ad1666.talents import inconspicuous, notice
from escarmouche.games.ad1666.turn import alarm, lull
from escarmouche.space.grid import Shot

TRIUMPH = 3  # damage that a Triumph adds (AD66-SHOT-06)
RULES = {"aimed": "AD66-FULL-01", "quick": "AD66-PART-02", "defensive": "AD66-FULL-02"}


class Hit(NamedTuple):
    """A shot that hit: with which weapon, where, piercing armour or not, and with a Triumph or not."""

    item: Item
    suit: str
    piercing: bool
    triumph: bool


# -- which weapon


@clause("AD66-RNG-01", "AD66-ITEM-04", "AD66-ITEM-06")
def ready_weapons(game: Anno, figure: Figure) -> list[Thing]:
    """The ranged weapons that a Character could fire now."""
    return [thing for thing in ranged_weapons(game, figure) if why_unready(game, figure, thing) is None]


@clause("AD66-WPN-02", "AD66-AMB-97")
def ranged_weapons(game: Anno, figure: Figure) -> list[Thing]:
    """All its ranged weapons, ready or not."""
    items = game.items
    return [thing for thing in figure.things if items[thing.card].bands]


@clause("AD66-FULL-04", "AD66-WPN-05", "AD66-WPN-08", "AD66-WPN-09", "AD66-PART-03")
def why_unready(game: Anno, figure: Figure, thing: Thing) -> Refusal | None:
    """Why a weapon cannot be fired: not loaded, used up, fired before in this activation, or hands are fixed and it is not in them."""
    who = {"model": figure.id, "item": thing.card}
    if thing.load:
        return refuse("why-shot-unloaded", "AD66-WPN-05", **who, load=thing.load)
    if thing.ammunition == 0:
        return refuse("why-shot-used-up", "AD66-WPN-09", **who)
    if in_own_activation(game, figure) and thing.id in game.activation.fired:
        return refuse("why-shot-fired", "AD66-PART-03", **who)
    return hands.why_not_in_hand(game, figure, thing)  # AD66-ITEM-04, AD66-ITEM-11


@clause("AD66-AMB-24", "AD66-AMB-87")
def in_own_activation(game: Anno, figure: Figure) -> bool:
    """Is this its own activation? A watcher's reaction is not."""
    return game.state.activation is not None and game.activation.figure == figure.id


# -- at whom


@clause("AD66-RNG-01", "AD66-AMB-53")
def targets(game: Anno, figure: Figure, thing: Thing) -> list[Figure]:
    """Everybody at whom the weapon can be aimed: not a friend, within range, in sight."""
    bodies = sight.view_blockers(game)
    return [other for other in game.in_play() if can_aim_at(game, figure, thing, other, bodies)]


@clause("AD66-RNG-01", "AD66-RNG-03", "AD66-AMB-42")
def can_aim_at(game: Anno, figure: Figure, thing: Thing, other: Figure, bodies: Container[str]) -> bool:
    return (
        engage.may_attack(game, figure, other)
        and range_band(game, figure, thing, other) is not None
        and game.ground.shot(figure.cell, other.cell, bodies).clear
    )


@clause("AD66-RNG-02", "AD66-RNG-03", "AD66-WPN-03")
def range_band(game: Anno, figure: Figure, thing: Thing, target: Figure) -> RangeBand | None:
    """The shortest range band that reaches; it gives the difficulty of the shot. None: too far."""
    gap = game.grid.distance(figure.cell, target.cell)
    for band in game.items[thing.card].bands:  # from the shortest to the longest
        if band.range >= gap:
            return band
    return None


@clause("AD66-LOS-03", "AD66-EDGE-07", "AD66-EDGE-12", "AD66-SQ-08", "AD66-SQ-10", "AD66-AMB-42")
def line_of_shot(game: Anno, figure: Figure, target: Figure) -> Shot:
    """The line of a shot, with what gives cover on it."""
    return game.ground.shot(figure.cell, target.cell, sight.view_blockers(game))


@clause("AD66-RNG-01", "AD66-RNG-03", "AD66-LOS-01", "AD66-GEN-05", "AD66-AMB-53")
def why_not(game: Anno, figure: Figure, thing: Thing, target: Figure) -> Refusal | None:
    """Why this weapon cannot be fired at a target: not ready, not on the board, a friend, too far, or what is in the way."""
    return (
        why_unready(game, figure, thing)
        or why_spared(game, figure, target)
        or why_out_of_reach(game, figure, thing, target)
    )


@clause("AD66-GEN-05", "AD66-DISC-09", "AD66-TAL-01", "AD66-AMB-53", "AD66-AMB-73")
def why_spared(game: Anno, figure: Figure, target: Figure) -> Refusal | None:
    """Why somebody may not be attacked at all."""
    who = {"model": figure.id, "target": target.id}
    if not target.in_play:
        return refuse("why-shot-absent", "AD66-RNG-01", **who)
    if engage.may_attack(game, figure, target):
        return None
    if target.marker and not engage.allied(figure, target):
        return refuse("why-shot-inconspicuous", "AD66-DISC-09", **who)
    if target.id in figure.uncles or figure.id in target.uncles:
        return refuse("why-shot-uncle", "AD66-TAL-01", **who)
    return refuse("why-shot-self" if target is figure else "why-shot-friend", "AD66-GEN-05", **who)


@clause("AD66-RNG-02", "AD66-RNG-03", "AD66-LOS-01", "AD66-LOS-02")
def why_out_of_reach(game: Anno, figure: Figure, thing: Thing, target: Figure) -> Refusal | None:
    """Too far, or no line of sight: what blocks it, and where."""
    who: dict[str, Any] = {"model": figure.id, "target": target.id}
    if range_band(game, figure, thing, target) is None:
        gap, reach = game.grid.distance(figure.cell, target.cell), max(band.range for band in game.item(thing).bands)
        return refuse("why-shot-far", "AD66-RNG-03", **who, item=thing.card, gap=gap, range=reach)
    shot = line_of_shot(game, figure, target)
    if shot.clear:
        return None
    return refuse(f"why-shot-{shot.why}", sight.RULES[shot.why], **who, **sight.what_is_met(game, shot.by, shot.why))


# -- the menu


@clause("AD66-FULL-01", "AD66-FULL-02", "AD66-PART-02", "AD66-DP-23")
def branch(game: Anno, figure: Figure, kind: ShotKind) -> Branch | Shut:
    """A kind of shot (aimed, quick, defensive) in the menu of actions: a weapon, then a target; or why there is none."""
    reason = why_barred(game, figure, kind)
    if reason is not None:
        return reason
    arms = ranged_weapons(game, figure)
    if not arms:
        return refuse("why-shot-unarmed", "AD66-RNG-01", model=figure.id)
    by_weapon = {thing.id: weapon_branch(game, figure, thing, kind) for thing in arms}
    branches: dict[str, LazyBranch] = dict(by_weapon)
    about, why = questions.Shot(model=figure.id, kind=kind), functools.partial(why_no_weapon, game, figure)
    ask = Menu("shot", seat=figure.seat, rule=RULES[kind], branches=branches, of="thing", about=about, why=why)
    if any(isinstance(inner, Choose) for inner in by_weapon.values()):
        return ask
    ready = [thing.id for thing in ready_weapons(game, figure)]
    return Shut(lambda: why_no_target_for(by_weapon[ready[0] if ready else arms[0].id]), ask)


def why_no_target_for(inner: Choose | Refusal | Shut) -> Refusal:
    """Why a weapon cannot be fired at anybody."""
    assert not isinstance(inner, Choose)
    return inner.reason if isinstance(inner, Shut) else inner


@clause("AD66-RNG-01", "AD66-WPN-02", "AD66-ITEM-01")
def why_no_weapon(game: Anno, figure: Figure, name: str) -> Refusal | None:
    """Why a thing cannot be fired: somebody else has it, or it is not a ranged weapon."""
    if name == "bare":
        return refuse("why-not-ranged", "AD66-RNG-01", item=BARE)
    return refusals.own_things(game, figure, lambda thing: refuse("why-not-ranged", "AD66-RNG-01", item=thing.card))(
        name
    )


@clause("AD66-ACT-01", "AD66-ACT-02", "AD66-ACT-03", "AD66-FULL-02")
def why_barred(game: Anno, figure: Figure, kind: ShotKind) -> Refusal | None:
    """What its state forbids: all shots while Unconscious, a Quick Shot while Prone, all but a Defensive Shot while engaged."""
    if figure.unconscious:
        return refuse("why-shot-unconscious", "AD66-ACT-01", model=figure.id)
    if figure.prone and kind == "quick":
        return refuse("why-shot-prone", "AD66-ACT-02", model=figure.id)
    by = [enemy.id for enemy in engage.engagers(game, figure)]
    if by and kind != "defensive":
        return refuse("why-shot-engaged", "AD66-ACT-03", model=figure.id, by=by)
    if not by and kind == "defensive":
        return refuse("why-shot-unengaged", "AD66-FULL-02", model=figure.id)
    return None


def weapon_branch(game: Anno, figure: Figure, thing: Thing, kind: ShotKind) -> Choose | Refusal | Shut:
    """One weapon and whom it can be aimed at."""
    reason = why_unready(game, figure, thing)
    if reason is not None:
        return reason
    options = [target.id for target in targets_of_kind(game, figure, thing, kind)]
    about: questions.WithItem = {"model": figure.id, "item": thing.card}
    why = refusals.figures_on_board(game, lambda target: why_not_at(game, figure, thing, target, kind))
    ask = Choose("shot-target", seat=figure.seat, rule="AD66-RNG-01", options=options, of="model", about=about, why=why)
    return ask if options else Shut(lambda: why_nobody(game, figure, thing, kind), ask)


def targets_of_kind(game: Anno, figure: Figure, thing: Thing, kind: ShotKind) -> list[Figure]:
    """The targets of a kind of shot."""
    aimable = targets(game, figure, thing)
    return (
        aimable
        if kind != "defensive"
        else [target for target in aimable if defensive_shot.why_not(game, figure, thing, target) is None]
    )


def why_not_at(game: Anno, figure: Figure, thing: Thing, target: Figure, kind: ShotKind) -> Refusal | None:
    reason = why_not(game, figure, thing, target)
    return reason if reason is not None or kind != "defensive" else defensive_shot.why_not(game, figure, thing, target)


def why_nobody(game: Anno, figure: Figure, thing: Thing, kind: ShotKind) -> Refusal:
    """No target at all: if only one enemy could be meant, say what rules it out."""
    foes = [other for other in game.in_play() if engage.may_attack(game, figure, other)]
    if kind == "defensive":
        foes = engage.engagers(game, figure)
    reason = why_not_at(game, figure, thing, foes[0], kind) if len(foes) == 1 else None
    return reason or refuse("why-shot-nobody", "AD66-RNG-01", model=figure.id, item=thing.card)


# -- the attack


@rule("AD66-RNG-01", "AD66-WATCH-06")
def uninterrupted_shot(game: Anno, figure: Figure, thing: Thing, target: Figure, kind: ShotKind) -> Rule[None]:
    """A whole ranged attack that nobody can interrupt: a watcher's."""
    declare(game, figure, thing, target, kind)
    yield from resolve(game, figure, thing, target, kind)


@clause("AD66-GEN-04", "AD66-DISC-04", "AD66-NPC-12", "AD66-AMB-76", "AD66-AMB-87")
def declare(game: Anno, figure: Figure, thing: Thing, target: Figure, kind: ShotKind) -> None:
    """Weapon in hand, target named: the shooter is no longer Inconspicuous, and the target may change sides or be roused."""
    hands.take_in_hand(game, figure, thing.id)
    game.tell("shot-declared", RULES[kind], model=figure.id, target=target.id, item=thing.card, kind=f"{kind}-shot")
    if figure.marker:
        inconspicuous.lose_marker(game, figure, "AD66-DISC-04", surprise=in_own_activation(game, figure))
        notice.everybody_looks(game)
    provoked.attacked(game, target, figure)


@rule("AD66-RNG-01", "AD66-SHOT-01", "AD66-SHOT-03")
def resolve(game: Anno, figure: Figure, thing: Thing, target: Figure, kind: ShotKind) -> Rule[None]:
    """The shot is fired, unless the shooter has died; if it is no longer legal, it misses. A firearm is heard at the very end."""
    if not figure.in_play:  # AD66-WATCH-12
        return
    reason = why_lost(game, figure, thing, target, kind)  # AD66-WATCH-08, AD66-AMB-27
    if reason is None:
        yield from fire(game, figure, thing, target, kind)
    else:
        game.tell(
            "shot-lost",
            "AD66-AMB-27",
            model=figure.id,
            target=target.id,
            item=thing.card,
            reason=LOST.get(reason.key, "lost-sight"),
        )
        mark_fired(game, figure, thing)
        poison.waste(game, thing)
    make_noise(game, thing)  # AD66-AMB-55


LOST = {  # what has become of a declared shot, for the log
    "why-shot-absent": "lost-gone",
    "why-shot-friend": "lost-friend",
    "why-shot-far": "lost-far",
    "why-shot-unwieldy": "lost-cover",
}


@clause("AD66-AMB-27", "AD66-WATCH-08")
def why_lost(game: Anno, figure: Figure, thing: Thing, target: Figure, kind: ShotKind) -> Refusal | None:
    """What an interruption has made impossible: range, sight and cover are checked again, the weapon is not."""
    reason = why_spared(game, figure, target) or why_out_of_reach(game, figure, thing, target)
    return (
        reason
        if reason is not None or kind != "defensive"
        else defensive_shot.why_unwieldy(game, figure, thing, target)
    )


@rule("AD66-SHOT-01", "AD66-SHOT-04", "AD66-SHOT-05", "AD66-CHAR-05")
def fire(game: Anno, figure: Figure, thing: Thing, target: Figure, kind: ShotKind) -> Rule[None]:
    """The shooting test, and whom it hits: the target, somebody else in a Mishap, or nobody."""
    band, item = range_band(game, figure, thing, target), game.item(thing)
    assert band is not None
    mods = shot_mods(game, figure, thing, target, kind)
    if any(mod.word == "surprise-shot" for mod in mods):
        figure.surprise = False
    seat = stats.card_player(game, figure, target.seat)  # AD66-NPC-05
    task = Task("shooting", RULES[kind], item.skill or "", band.nd, mods, seat, thing.card, target.id)
    verdict = yield from skill_test.attempt(game, figure, task)
    mark_fired(game, figure, thing)
    victim: Figure | None = None
    if verdict.success:
        victim = target
    elif verdict.mishap:
        victim = yield from stray_shot.choose_victim(game, figure, target, seat)
    if victim is None:
        game.tell("shot-missed", "AD66-SHOT-03", model=figure.id, target=target.id, item=thing.card)
        poison.waste(game, thing)
    else:
        suit = yield from hit_location(game)
        wounds = yield from strike_victim(game, figure, victim, Hit(item, suit, band.piercing, verdict.triumph))
        poison.use_in_shot(game, thing, victim, wounds)  # AD66-POIS-04
    yield from skill_test.discard_played(game, RULES[kind])


@clause("AD66-SHOT-02", "AD66-TAL-11", "AD66-EDGE-06", "AD66-EDGE-13")
def shot_mods(game: Anno, figure: Figure, thing: Thing, target: Figure, kind: ShotKind) -> list[Mod]:
    """Everything that changes a shot, including the scenario's darkness; what changes all tests of the shooter is added elsewhere."""
    shot, down = line_of_shot(game, figure, target), target.prone or target.unconscious
    surprise = figure.surprise and in_own_activation(game, figure)
    amounts = {
        "quick-shot": -(kind == "quick"),
        "defensive-shot": -(kind == "defensive"),
        "corner": -shot.corner,  # AD66-LOS-04
        "obstacle": -shot.obstacle,
        "target-engaged": -bool(engage.engagers(game, target)),  # AD66-AMB-28
        "shooter-prone": -figure.prone,
        "target-prone": +down,
        "hard-target": -(game.has(target, "hard-target") and not down),
        "surprise-shot": +(surprise and game.item(thing).inconspicuous),  # AD66-DISC-10
    }
    amounts |= game.scenario.penalties  # AD66-AMB-113
    return [Mod(word, amount) for word, amount in amounts.items() if amount]


@rule("AD66-SHOT-05", "AD66-DECK-02", "AD66-DECK-03", "AD66-AMB-10", "AD66-AMB-11", "AD66-AMB-54")
def hit_location(game: Anno) -> Rule[str]:
    """Where a shot hits: the suit of the Initial Card. The suit of a Joker is named now that it matters."""
    running = game.state.tests[-1]
    yield from skill_test.name_suits(game, running, True)
    return running.sides[0].suit


@rule("AD66-SHOT-05", "AD66-SHOT-06", "AD66-SHOT-07", "AD66-WPN-07", "AD66-ARM-01")
def strike_victim(game: Anno, figure: Figure, victim: Figure, hit: Hit) -> Rule[int]:
    """Damage of a hit: the weapon's for that location, 3 more in a Triumph, less armour. The rest are Wounds."""
    base, more = hit.item.damage.get(hit.suit, 0), TRIUMPH if hit.triumph else 0  # type: ignore[call-overload]
    amount = base + more
    result = wound.damage_after_armour(game, victim, hit.suit, amount, hit.piercing)
    game.tell(
        "shot-hit",
        "AD66-SHOT-07",
        model=figure.id,
        target=victim.id,
        item=hit.item.id,
        suit=hit.suit,
        location=f"hit-{hit.suit}",
        base=base,
        triumph=more,
        armour=wound.armour(game, victim, hit.suit, hit.piercing),
        result=result,
    )
    wounds = yield from wound.take_wounds(game, victim, result, "AD66-SHOT-07", figure)
    return wounds


@clause("AD66-SHOT-03", "AD66-SHOT-08", "AD66-WPN-05", "AD66-WPN-09", "AD66-PART-03")
def mark_fired(game: Anno, figure: Figure, thing: Thing) -> None:
    """The weapon counts as fired, hit or miss: it needs loading, loses ammunition, and is not fired again in this activation."""
    thing.load = game.item(thing).load
    if thing.ammunition > 0:
        thing.ammunition -= 1
    if in_own_activation(game, figure):
        game.activation.fired.append(thing.id)


@clause("AD66-TAL-02", "AD66-ALARM-02", "AD66-AMB-55", "AD66-DSN-19")
def make_noise(game: Anno, thing: Thing) -> None:
    """A firearm is loud: it ends a Lull and costs an Alarm counter, once the attack is over."""
    if "firearm" in game.item(thing).words:
        lull.end_lull(game, "shot")
        alarm.sound_alarm(game, "AD66-TAL-02")
