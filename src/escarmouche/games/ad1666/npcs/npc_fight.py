"""Non-player Characters in the Combat Phase: whom they attack, and how they fight among themselves (AD66-NPC-21 to -27)."""

from __future__ import annotations

import functools
from collections.abc import Sequence

from escarmouche.core.asks.ask import Choose
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.ad1666 import questions, refusals
from escarmouche.games.ad1666.cards import stats
from escarmouche.games.ad1666.combat import attack, retreat, support
from escarmouche.games.ad1666.fate import event_deck
from escarmouche.games.ad1666.ground import engage
from escarmouche.games.ad1666.harm import wound
from escarmouche.games.ad1666.npcs import destination, provoked
from escarmouche.games.ad1666.npcs.empty_seat import decide
from escarmouche.games.ad1666.state import NOBODY, Figure
from escarmouche.games.ad1666.table import BARE, Anno

EVEN = 12  # up to this the attacker wins (AD66-NPC-25)
HURT = 2  # Wounds of the loser, armour ignored


@clause("AD66-NPC-08", "AD66-NPC-21", "AD66-COMPH-05", "AD66-MELEE-02")
def still_to_fight(game: Anno) -> list[Figure]:
    """Those that have not been activated by an attack and engage somebody, except Guards that nothing has roused."""
    return [
        npc
        for npc in game.npcs()
        if not npc.activated and not npc.prone and npc.vocation == "attacker" and engage.engaged_enemies(game, npc)
    ]


@rule("AD66-NPC-02", "AD66-NPC-21", "AD66-NPC-22", "AD66-COMPH-05", "AD66-DP-65")
def next_fight(game: Anno) -> Rule[None]:
    """After all player Characters: one non-player Character attacks, in the order that the Initiative holder chooses."""
    ready = still_to_fight(game)
    names = [npc.id for npc in ready]
    why = refusals.figures_on_board(game, functools.partial(why_not_waiting, names))
    name = yield from destination.holder_chooses(game, ready[0], "npc-next", names, "model", why)
    attacker = game.figure(name)
    enemies = engage.engaged_enemies(game, attacker)
    least = min([combat_score(game, enemy) for enemy in enemies])
    weakest = [enemy.id for enemy in enemies if combat_score(game, enemy) == least]
    why = refusals.figures_on_board(game, functools.partial(why_not_weakest, game, attacker, weakest))
    target = game.figure((yield from destination.holder_chooses(game, attacker, "npc-target", weakest, "model", why)))
    if target.seat == NOBODY:
        yield from brawl(game, attacker, target)
    else:
        attack.begin_attack(game, attacker, target)


@clause("AD66-NPC-21", "AD66-COMPH-05")
def why_not_waiting(names: Sequence[str], figure: Figure) -> Refusal | None:
    """Why a Character is not the next to fight: a player's, activated before, on the ground, or with nobody to fight."""
    if figure.id in names:
        return None
    if figure.seat != NOBODY:
        return refuse("why-no-npc", "AD66-NPC-21", model=figure.id)
    if figure.activated:
        return refuse("why-fought-already", "AD66-NPC-21", model=figure.id)
    if figure.prone:
        return refuse("why-prone-fights-not", "AD66-STATE-02", model=figure.id)
    if figure.vocation != "attacker":
        return refuse("why-no-attacker", "AD66-NPC-07", model=figure.id, vocation=figure.vocation)
    return refuse("why-engages-nobody", "AD66-NPC-21", model=figure.id)


@clause("AD66-NPC-22")
def why_not_weakest(game: Anno, attacker: Figure, weakest: Sequence[str], figure: Figure) -> Refusal | None:
    """Why it does not attack somebody: it does not engage them, or somebody else fights less well."""
    if figure.id in weakest:
        return None
    if figure is attacker:
        return refuse("why-itself", "AD66-NPC-22", model=attacker.id)
    if figure not in engage.engaged_enemies(game, attacker):
        return refuse("why-not-engaged-by", "AD66-NPC-22", model=attacker.id, target=figure.id)
    other, mine = combat_score(game, game.figure(weakest[0])), combat_score(game, figure)
    return refuse("why-not-weakest", "AD66-NPC-22", target=figure.id, other=weakest[0], score=mine, least=other)


@clause("AD66-NPC-22", "AD66-AMB-108")
def combat_score(game: Anno, figure: Figure) -> int:
    """The Combat Talent for its equipped Close Combat weapon, the better of two; Brawling without any."""
    held = [game.item(game.thing(figure, name)) for name in figure.hands]
    scores = [stats.score(game, figure, item.skill) for item in held if item.close and item.skill]
    return max(scores, default=stats.score(game, figure, "brawling"))


# -- among themselves


@rule("AD66-NPC-25", "AD66-EX-46")
def brawl(game: Anno, npc: Figure, other: Figure) -> Rule[None]:
    """The Initiative holder names the attacker and an Event card decides: 12 or less, the attacker wins. The loser takes 2 Wounds,
    armour ignored, and retreats."""
    attacker = yield from name_attacker(game, npc, other)
    defender = other if attacker is npc else npc
    npc.activated = other.activated = npc.attacked = True
    provoked.attacked(game, other, npc)
    shift = yield from players_meddle(game, attacker, defender)
    card = yield from event_deck.event_card(game, "AD66-NPC-25")
    value = int(card) - net_modifier(game, attacker, defender) - shift
    loser, winner = (defender, attacker) if value <= EVEN else (attacker, defender)
    shown = f"event-{card}"
    game.tell("brawl", "AD66-NPC-25", model=attacker.id, other=defender.id, card=shown, value=value, winner=winner.id)
    yield from wound.take_wounds(game, loser, HURT, "AD66-NPC-25", winner)
    if loser.in_play:
        yield from retreat.loser_retreats(game, loser, winner)


@rule("AD66-NPC-25", "AD66-DP-68")
def name_attacker(game: Anno, npc: Figure, other: Figure) -> Rule[Figure]:
    """Which of the two attacks, as the Initiative holder says."""
    options, about = [npc.id, other.id], questions.OfModel(model=npc.id)
    why = refusals.only_figures(game, options, "why-not-in-brawl", "AD66-NPC-25", model=npc.id, other=other.id)
    seat, rule_id = game.initiative_holder, "AD66-NPC-25"
    ask = Choose("brawl-attacker", seat=seat, rule=rule_id, options=options, of="model", about=about, why=why)
    name = yield from decide(game, ask)
    return game.figure(name)


@clause("AD66-NPC-26", "AD66-EX-45", "AD66-EX-46")
def net_modifier(game: Anno, attacker: Figure, defender: Figure) -> int:
    """Net combat modifiers in favour of the attacker: talents, Reach, being Crippled or Prone."""
    difference = combat_score(game, attacker) - combat_score(game, defender)
    reach, opposing = weapon_reach(game, attacker), weapon_reach(game, defender)
    difference += (reach > opposing) - (opposing > reach)
    for sign, figure in ((1, attacker), (-1, defender)):
        difference -= sign * (stats.is_crippled(game, figure) + figure.prone)
    return difference


@clause("AD66-MOD-02", "AD66-AMB-108")
def weapon_reach(game: Anno, figure: Figure) -> int:
    """The Reach of the weapon with which its talent is best."""
    held = [game.item(game.thing(figure, name)) for name in figure.hands]
    close = [item for item in held if item.close and item.skill] or [game.items[BARE]]
    best = max(close, key=lambda item: stats.score(game, figure, item.skill or "brawling"))
    return best.reach or 0


@clause("AD66-NPC-27", "AD66-MOD-06")
def why_not_helped(game: Anno, figure: Figure, attacker: Figure, defender: Figure, helped: Figure) -> Refusal | None:
    """Why a Character cannot help somebody: that one is not in the brawl, or it could not support it either."""
    if helped not in (attacker, defender):
        fighters = {"model": attacker.id, "other": defender.id}
        return refuse("why-not-in-brawl", "AD66-NPC-27", target=helped.id, **fighters)
    return support.why_not(game, figure, defender if helped is attacker else attacker)


@rule("AD66-NPC-27", "AD66-DP-67")
def players_meddle(game: Anno, attacker: Figure, defender: Figure) -> Rule[int]:
    """Player Characters that could support one of them may shift the value by 1, or by 2 from the opposite square."""
    shift = 0
    for seat in sorted(game.seats, key=lambda seat: seat != game.initiative_holder):
        for figure in game.of_seat(seat):
            options = {
                helped.id: sign * support.support_value(game, helped, foe, figure)
                for sign, helped, foe in ((1, attacker, defender), (-1, defender, attacker))
                if support.can_support(game, figure, foe)
            }
            if options:
                about: questions.OfModel = {"model": figure.id}
                why = refusals.figures_on_board(
                    game, functools.partial(why_not_helped, game, figure, attacker, defender)
                )
                names = ["pass", *options]
                ask = Choose("meddle", seat=seat, rule="AD66-NPC-27", options=names, of="model", about=about, why=why)
                answer = yield from decide(game, ask)
                shift += options.get(answer, 0)
    return shift
