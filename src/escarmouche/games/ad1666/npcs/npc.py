"""Non-player Characters in the Action Phase: who acts, and what its vocation makes it do (AD66-NPC-01 to -20).

`state.queue` holds those still to act; `state.activation` and `state.move` the one acting now, as for anybody else.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence

from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.ad1666 import refusals
from escarmouche.games.ad1666.divination import ritual
from escarmouche.games.ad1666.fate import event_deck
from escarmouche.games.ad1666.fate.deck import suit_of_number
from escarmouche.games.ad1666.ground import engage
from escarmouche.games.ad1666.harm import rise as harm_rise
from escarmouche.games.ad1666.movement import walk
from escarmouche.games.ad1666.npcs import arch_enemy, attacker, destination, npc_move, npc_shot
from escarmouche.games.ad1666.state import NOBODY, Activation, Figure
from escarmouche.games.ad1666.table import Anno
from escarmouche.games.ad1666.turn import watch

RED_SUITS = ("heart", "iron")


# -- who acts


@rule("AD66-NPC-13", "AD66-NPC-14", "AD66-DECK-15", "AD66-EX-50")
def begin_phase(game: Anno) -> Rule[None]:
    """The Action Phase begins: the Event table is read, if the scenario has one; then it is settled which Attackers act."""
    state = game.state
    ritual.pause_casting(game)
    yield from arch_enemy.read_table(game)
    state.queue = [npc.id for npc in game.npcs() if npc.vocation == "attacker" and not state.flags.get("still")]
    if game.scenario.drawn and not state.flags.get("hasten"):
        yield from draw_lots(game)
    state.queue += ritual.casters_to_act(game)


@rule("AD66-NPC-13", "AD66-DECK-15", "AD66-AMB-95", "AD66-EX-50")
def draw_lots(game: Anno) -> Rule[None]:
    """One Event card for each: those with a red card act."""
    acting = []
    for name in list(game.state.queue):
        card = yield from event_deck.event_card(game, "AD66-NPC-13")
        red = suit_of_number(card) in RED_SUITS
        game.tell("lot-drawn", "AD66-NPC-13", model=name, card=f"event-{card}", acts=red)
        if red:
            acting.append(name)
    game.state.queue = acting


@rule("AD66-NPC-14")
def phase(game: Anno) -> Rule[None]:
    """One step: the next non-player Character begins, goes on with, or ends its activation."""
    if game.state.activation is None:
        yield from activate(game)
    elif game.state.move is not None:
        yield from npc_move.next_hop(game)
    else:
        end_activation(game)


def anybody_acting(game: Anno) -> bool:
    """Is a non-player Character acting, or still to act?"""
    running = game.state.activation
    return bool(game.state.queue) if running is None else game.figure(running.figure).seat == NOBODY


@rule("AD66-NPC-02", "AD66-NPC-14", "AD66-DP-65", "AD66-ACTPH-01", "AD66-AMB-20")
def activate(game: Anno) -> Rule[None]:
    """The Initiative holder says who is next; watchers may interrupt before it does anything."""
    state = game.state
    ready = [name for name in state.queue if game.figure(name).in_play and not game.figure(name).activated]
    ready = [name for name in ready if game.figure(name).seat == NOBODY]  # a Recruit may have joined somebody
    if not ready:
        state.queue = []
        return
    why = refusals.figures_on_board(game, functools.partial(why_not_due, ready))
    name = yield from destination.holder_chooses(game, game.figure(ready[0]), "npc-next", ready, "model", why)
    state.queue = [other for other in ready if other != name]
    npc = game.figure(name)
    npc.activated, npc.watch = True, False
    state.activation = Activation(npc.id)
    game.tell("npc-activated", "AD66-NPC-14", model=npc.id)
    yield from watch.offer_interruption(game, npc, "activation")
    if npc.in_play:
        yield from act(game, npc)


@clause("AD66-NPC-13", "AD66-NPC-14")
def why_not_due(ready: Sequence[str], figure: Figure) -> Refusal | None:
    """Why a Character does not act next: a player's, activated before, or not among those that act in this turn."""
    if figure.id in ready:
        return None
    if figure.seat != NOBODY:
        return refuse("why-no-npc", "AD66-NPC-14", model=figure.id)
    if figure.activated:
        return refuse("why-activated", "AD66-ACTPH-03", model=figure.id)
    if figure.vocation != "attacker":
        return refuse("why-no-attacker", "AD66-NPC-14", model=figure.id, vocation=figure.vocation)
    return refuse("why-npc-acts-not", "AD66-NPC-13", model=figure.id)


@clause("AD66-NPC-14")
def end_activation(game: Anno) -> None:
    """Its activation ends."""
    game.tell("npc-done", "AD66-NPC-14", model=game.activation.figure)
    game.state.activation = game.state.move = None


# -- what it does


@rule("AD66-NPC-07", "AD66-NPC-15", "AD66-NPC-16", "AD66-AMB-74", "AD66-DSN-21")
def act(game: Anno, npc: Figure) -> Rule[None]:
    """Wake, rise, cast, defend itself, shoot, load, or go for the nearest enemy."""
    if npc.unconscious:
        yield from wake(game, npc)
    elif npc.prone:
        yield from rise(game, npc)
    elif ritual.can_cast(game, npc):
        yield from cast(game, npc)
    elif engage.engagers(game, npc):
        yield from npc_shot.defend_itself(game, npc)
    elif npc.vocation == "attacker":
        yield from attacker.attack(game, npc, walk.FULL)


@rule("AD66-NPC-15", "AD66-AMB-74")
def rise(game: Anno, npc: Figure) -> Rule[None]:
    """Stand Up; a second attempt if the first fails, otherwise a Partial Move or a Quick Shot, as its vocation demands."""
    for _ in range(2):
        game.activation.partials += 1
        if not npc.prone:
            break
        rising = yield from npc_move.declare_action(game, npc, "stand-up", lying=True)
        if not rising:
            return
        yield from harm_rise.stand_up(game, npc)
    else:
        return
    if npc.vocation == "attacker" and not engage.engagers(game, npc):
        yield from attacker.attack(game, npc, walk.PARTIAL)


@rule("AD66-DSN-21", "AD66-WATCH-07", "AD66-AMB-20")
def cast(game: Anno, npc: Figure) -> Rule[None]:
    """The caster's Full Action: declared, perhaps interrupted, then carried out."""
    going = yield from npc_move.declare_action(game, npc, "ritual")
    if going:
        yield from ritual.cast(game, npc)


@rule("AD66-NPC-15")
def wake(game: Anno, npc: Figure) -> Rule[None]:
    """The only thing it can do while Unconscious."""
    going = yield from npc_move.declare_action(game, npc, "wake", lying=True)
    if going:
        yield from harm_rise.wake(game, npc)


# -- being attacked
