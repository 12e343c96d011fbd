"""Non-player Characters in the Action Phase: who acts, and what its vocation makes it do (AD66-NPC-01 to -20).

`state.queue` holds those still to act; `state.activation` and `state.move` the one acting now, as for anybody else.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence

from escarmouche.core.dealer.draw import draw
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, Step, clause, rule
from escarmouche.games.ad1666 import refusals
from escarmouche.games.ad1666.combat import engage
from escarmouche.games.ad1666.divination import ritual
from escarmouche.games.ad1666.fate.deck import suit_of_number
from escarmouche.games.ad1666.harm import rise as harm_rise
from escarmouche.games.ad1666.npcs import arch_enemy, assault, march, route
from escarmouche.games.ad1666.npcs.guard import ATTACKER, rouse
from escarmouche.games.ad1666.npcs.march import FULL, PARTIAL
from escarmouche.games.ad1666.state import NOBODY, Activation, Figure
from escarmouche.games.ad1666.table import Anno
from escarmouche.games.ad1666.turn import watch

RED_SUITS = ("heart", "iron")
RECRUIT, GUARD = "recruit", "guard"


# -- who acts


@rule("AD66-NPC-13", "AD66-NPC-14", "AD66-DECK-15", "AD66-EX-50")
def begin(game: Anno) -> Rule[None]:
    """The Action Phase begins: the Event table is read where the scenario has one, then it is settled which Attackers act."""
    state = game.state
    ritual.pause(game)
    yield from arch_enemy.read_table(game)
    state.queue = [npc.id for npc in game.npcs() if npc.vocation == ATTACKER and not state.flags.get("still")]
    if game.scenario.drawn and not state.flags.get("hasten"):
        yield from draw_lots(game)
    state.queue += ritual.casters(game)


@rule("AD66-NPC-13", "AD66-DECK-15", "AD66-DECK-16", "AD66-AMB-95", "AD66-EX-50")
def draw_lots(game: Anno) -> Rule[None]:
    """One Event card for each: those that got a red one act."""
    acting = []
    for name in list(game.state.queue):
        card = yield from event_card(game, "AD66-NPC-13")
        red = suit_of_number(card) in RED_SUITS
        game.tell("lot-drawn", "AD66-NPC-13", model=name, card=f"event-{card}", acts=red)
        if red:
            acting.append(name)
    game.state.queue = acting


@rule("AD66-DECK-15", "AD66-AMB-95", "AD66-HID-09")
def event_card(game: Anno, rule_id: str) -> Rule[str]:
    """One card of the Event deck, for all to see. When it runs out its discards are shuffled."""
    state = game.state
    if not len(state.event):
        state.event.shuffle_in(state.event_discard)
        state.event_discard = []
    card: str
    (card,) = yield from draw("event", rule_id, state.event, 1)
    state.event_discard.append(card)
    return card


def phase(game: Anno) -> Step[None]:
    """One step of what they do: the next one begins, goes on, or ends its activation."""
    running = game.state.activation
    if running is None:
        return activate(game)
    return march.pace(game) if game.state.move is not None else finish(game)


def acting(game: Anno) -> bool:
    """Is a non-player Character acting, or still to act?"""
    running = game.state.activation
    return bool(game.state.queue) if running is None else game.figure(running.figure).seat == NOBODY


@rule("AD66-NPC-02", "AD66-NPC-14", "AD66-DP-65", "AD66-ACTPH-01", "AD66-AMB-20")
def activate(game: Anno) -> Rule[None]:
    """The Initiative holder says who is next; watchers may interrupt before it does anything."""
    state = game.state
    ready = [name for name in state.queue if game.figure(name).status == "" and not game.figure(name).activated]
    ready = [name for name in ready if game.figure(name).seat == NOBODY]  # a Recruit may have joined somebody
    if not ready:
        state.queue = []
        return
    why = refusals.among(game, functools.partial(not_due, ready))
    name = yield from route.choose(game, game.figure(ready[0]), "npc-next", ready, "model", why)
    state.queue = [one for one in ready if one != name]
    npc = game.figure(name)
    npc.activated, npc.watch = True, False
    state.activation = Activation(npc.id)
    game.tell("npc-activated", "AD66-NPC-14", model=npc.id)
    yield from watch.window(game, npc, "activation")
    if npc.status == "":
        yield from act(game, npc)


@clause("AD66-NPC-13", "AD66-NPC-14")
def not_due(ready: Sequence[str], figure: Figure) -> Refusal | None:
    """Why somebody does not act next: a player's, activated before, or not among those that act in this turn."""
    if figure.id in ready:
        return None
    if figure.seat != NOBODY:
        return refuse("why-no-npc", "AD66-NPC-14", model=figure.id)
    if figure.activated:
        return refuse("why-activated", "AD66-ACTPH-03", model=figure.id)
    if figure.vocation != ATTACKER:
        return refuse("why-no-attacker", "AD66-NPC-14", model=figure.id, vocation=figure.vocation)
    return refuse("why-npc-acts-not", "AD66-NPC-13", model=figure.id)


@rule("AD66-NPC-14")
def finish(game: Anno) -> Rule[None]:
    """Its activation ends."""
    game.tell("npc-done", "AD66-NPC-14", model=game.activation.figure)
    game.state.activation = game.state.move = None
    yield from ()


# -- what it does


@rule("AD66-NPC-07", "AD66-NPC-15", "AD66-NPC-16", "AD66-AMB-74", "AD66-DSN-21")
def act(game: Anno, npc: Figure) -> Rule[None]:
    """Wake, rise, cast, defend itself, shoot, load, or go for the nearest enemy."""
    if npc.unconscious:
        yield from wake(game, npc)
    elif npc.prone:
        yield from rise(game, npc)
    elif ritual.casts(game, npc):
        yield from cast(game, npc)
    elif engage.engagers(game, npc):
        yield from assault.defend_itself(game, npc)
    elif npc.vocation == ATTACKER:
        yield from assault.attack(game, npc, FULL)


@rule("AD66-NPC-15", "AD66-AMB-74")
def rise(game: Anno, npc: Figure) -> Rule[None]:
    """Stand Up; a second attempt if the first fails, else a Partial Move or a Quick Shot as its vocation wants."""
    for _ in range(2):
        game.activation.partials += 1
        if not npc.prone:
            break
        rising = yield from march.declared(game, npc, "stand-up", lying=True)
        if not rising:
            return
        yield from harm_rise.stand_up(game, npc)
    else:
        return
    if npc.vocation == ATTACKER and not engage.engagers(game, npc):
        yield from assault.attack(game, npc, PARTIAL)


@rule("AD66-DSN-21", "AD66-WATCH-07", "AD66-AMB-20")
def cast(game: Anno, npc: Figure) -> Rule[None]:
    """The caster's Full Action: declared, perhaps interrupted, then carried out."""
    going = yield from march.declared(game, npc, "ritual")
    if going:
        yield from ritual.cast(game, npc)


@rule("AD66-NPC-15")
def wake(game: Anno, npc: Figure) -> Rule[None]:
    """The only thing it can do while Unconscious."""
    going = yield from march.declared(game, npc, "wake", lying=True)
    if going:
        yield from harm_rise.wake(game, npc)


# -- being attacked


@clause("AD66-NPC-08", "AD66-NPC-12", "AD66-AMB-76", "AD66-AMB-105")
def attacked(game: Anno, victim: Figure, attacker: Figure) -> None:
    """After the declaration and before anything is resolved: a Guard is roused, a Recruit joins the other Band, anybody else hates back."""
    if victim.seat != NOBODY:
        return
    if victim.vocation == RECRUIT:
        if attacker.seat != NOBODY:
            from escarmouche.games.ad1666.npcs import recruit

            recruit.join(game, victim, game.opponent(attacker.seat), "AD66-NPC-12")
        return
    if attacker.seat != NOBODY and not engage.hates(victim, attacker):
        victim.hostile.append(engage.COLOURS[attacker.side])
        game.tell("npc-angered", "AD66-NPC-08", model=victim.id, by=attacker.id)
    if victim.vocation == GUARD:
        rouse(game, victim)
