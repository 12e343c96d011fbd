"""Which weapon each fighter uses (AD66-MELEE-06, -07, AD66-AMB-60)."""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence

from escarmouche.core.asks.ask import Answer, Ask, Choose, LazyBranch, Menu, parts
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.ad1666 import questions, refusals
from escarmouche.games.ad1666.cards import stats
from escarmouche.games.ad1666.items import hands
from escarmouche.games.ad1666.npcs.empty_seat import decide
from escarmouche.games.ad1666.state import NOBODY, Fighter, Figure, Thing
from escarmouche.games.ad1666.table import BARE, Anno

EMPTY = "bare"  # bare hands, as the question calls them


@rule("AD66-MELEE-06", "AD66-AMB-22", "AD66-AMB-60", "AD66-AMB-84", "AD66-DISC-10", "AD66-DISC-11")
def name_weapons(game: Anno) -> Rule[None]:
    """Before any card: the Attacker names its weapon, then the defender; a sweeper has named it before its first blow. A surprise needs
    an inconspicuous weapon."""
    combat = game.combat
    sweeper = combat.kept.figure if combat.kept is not None else ""
    for fighter in (combat.attacker, combat.defender):
        if fighter.figure != sweeper:
            yield from name_weapon(game, fighter)
    active = game.figure(combat.active)
    if combat.surprise and not game.weapon(active, combat.fighter(active.id).weapon).inconspicuous:
        combat.surprise = False
        game.tell("no-surprise", "AD66-DISC-10", model=active.id)
    combat.stage = "exchange"


@rule("AD66-MELEE-06", "AD66-MELEE-07", "AD66-ITEM-06", "AD66-NPC-02", "AD66-DP-38")
def name_weapon(game: Anno, fighter: Fighter) -> Rule[None]:
    """One fighter takes its weapon in hand. An Unconscious fighter has what it held, and nothing to choose."""
    figure = game.figure(fighter.figure)
    if figure.unconscious:
        fighter.weapon = next(iter(hands.fixed_grips(game, figure)))
        return
    grips = hands.grips(game, figure)
    if figure.seat == NOBODY:
        grips = best_grips(game, figure, grips)
    menu = weapon_menu(game, figure, grips)
    answer = menu.names[0]
    if len(list(menu)) > 1:
        answer = yield from decide(game, menu)
    chosen, other = parts(answer)
    fighter.weapon = "" if chosen == EMPTY else chosen
    hands.take_in_hand(game, figure, fighter.weapon, other or useful_beside(grips[fighter.weapon])[0])
    card = game.weapon(figure, fighter.weapon).id if fighter.weapon else BARE
    game.tell("weapon-named", "AD66-MELEE-06", model=figure.id, item=card)


def weapon_menu(game: Anno, figure: Figure, grips: dict[str, list[str]]) -> Menu:
    """The weapons, and what the other hand holds where more than one thing would be of use there."""
    seat = game.initiative_holder if figure.seat == NOBODY else figure.seat
    branches: dict[str, LazyBranch] = {}
    for weapon, others in grips.items():
        options, about = useful_beside(others), questions.OtherHand(model=figure.id, thing=weapon)
        why = functools.partial(why_of_no_use, game, figure, weapon, options)
        ask = Choose("other-hand", seat=seat, rule="AD66-ITEM-07", options=options, of="thing", about=about, why=why)
        branches[weapon or EMPTY] = ask if len(options) > 1 else None
    left, who = functools.partial(why_not_named, game, figure, grips), questions.OfModel(model=figure.id)
    return Menu("weapon", seat=seat, rule="AD66-MELEE-06", branches=branches, of="thing", about=who, why=left)


def only_weapon(ask: Ask) -> Answer | None:
    """The one weapon that a fighter could take in hand, where all else would be bare hands."""
    if ask.name != "weapon" or not isinstance(ask, Menu):
        return None
    armed = [(name, other) for name, other in ask.open() if name != EMPTY]
    return armed[0][0] if len(armed) == 1 and armed[0][1] is None else None


@clause("AD66-MELEE-06", "AD66-MELEE-07", "AD66-ITEM-11", "AD66-AMB-108")
def why_not_named(game: Anno, figure: Figure, grips: Mapping[str, list[str]], name: str) -> Refusal | None:
    """Why it cannot fight with a thing: not a Close Combat weapon, not in its fixed hands, or a non-player Character has a better one."""
    if name == EMPTY:
        key = "why-npc-best" if figure.seat == NOBODY else "why-armed"
        rule_id = "AD66-AMB-108" if figure.seat == NOBODY else "AD66-MELEE-07"
        return refuse(key, rule_id, model=figure.id)
    return refusals.own_things(game, figure, functools.partial(why_no_weapon, game, figure))(name)


def why_no_weapon(game: Anno, figure: Figure, thing: Thing) -> Refusal | None:
    """Why one of its own things is not the weapon."""
    if not game.item(thing).close:
        return refuse("why-not-close", "AD66-MELEE-06", item=thing.card)
    reason = hands.why_not_in_hand(game, figure, thing)
    return reason or refuse("why-npc-best", "AD66-AMB-108", model=figure.id)


@clause("AD66-ITEM-03", "AD66-ITEM-07", "AD66-CHAR-10")
def why_of_no_use(game: Anno, figure: Figure, weapon: str, options: Sequence[str], name: Answer) -> Refusal | None:
    """Why a thing does not go into the other hand: it is the weapon itself, takes both hands, or is of no use there."""
    if name in options:
        return None
    return refusals.own_things(game, figure, lambda thing: why_idle_hand(game, weapon, thing))(name)


def why_idle_hand(game: Anno, weapon: str, thing: Thing) -> Refusal:
    if thing.id == weapon:
        return refuse("why-one-hand-each", "AD66-ITEM-04", item=thing.card)
    if game.item(thing).hands == hands.PAIR:
        return refuse("why-two-handed", "AD66-ITEM-03", item=thing.card)
    return refuse("why-idle-hand", "AD66-ITEM-07", item=thing.card)


@clause("AD66-ITEM-07", "AD66-CHAR-10")
def useful_beside(others: list[str]) -> list[str]:
    """What may be in the other hand: whatever is of use there, or nothing if nothing is."""
    return [other for other in others if other] or [""]


@clause("AD66-NPC-02", "AD66-AMB-108")
def best_grips(game: Anno, figure: Figure, grips: dict[str, list[str]]) -> dict[str, list[str]]:
    """A non-player Character takes the weapon with which its talent is highest, and bare hands only without a weapon."""
    scores = {
        weapon: stats.score(game, figure, game.weapon(figure, weapon).skill or "")
        for weapon in grips
        if weapon or len(grips) == 1
    }
    return {weapon: grips[weapon] for weapon, score in scores.items() if score == max(scores.values())}
