"""Pickpocket: a hand in somebody's pocket (AD66-TAL-37)."""

from __future__ import annotations

import functools

from escarmouche.core.asks.ask import Answer, Choose, LazyBranch, unless_empty
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.ad1666 import refusals
from escarmouche.games.ad1666.fate.opposed_test import versus
from escarmouche.games.ad1666.movement import move
from escarmouche.games.ad1666.npcs import npc
from escarmouche.games.ad1666.npcs.empty_seat import decide
from escarmouche.games.ad1666.state import Figure, Thing
from escarmouche.games.ad1666.table import Anno
from escarmouche.games.ad1666.talents import inconspicuous, notice
from escarmouche.games.ad1666.turn import lull

MP = 1  # to slip away with


@clause("AD66-TAL-37", "AD66-PART-08", "AD66-AMB-89")
def branch(game: Anno, figure: Figure) -> LazyBranch:
    """From whom to steal: an adjacent enemy that holds something to steal."""
    if not figure.marker:
        return refuse("why-not-inconspicuous", "AD66-TAL-37", model=figure.id)
    found, about = [other.id for other in marks(game, figure)], {"model": figure.id}
    why = refusals.among(game, functools.partial(not_robbed, game, figure))
    ask = Choose("pickpocket", seat=figure.seat, rule="AD66-TAL-37", options=found, of="model", about=about, why=why)
    return unless_empty(ask, refuse("why-nothing-to-steal", "AD66-AMB-89", model=figure.id))


@clause("AD66-TAL-37", "AD66-AMB-89", "AD66-GEN-05")
def not_robbed(game: Anno, figure: Figure, other: Figure) -> Refusal | None:
    """Why nothing can be stolen from somebody: no enemy, not beside it, or empty pockets."""
    if not inconspicuous.foe(figure, other):
        return refusals.friend(figure, other, "AD66-AMB-89")
    reason = refusals.not_beside(game, figure, other, "AD66-TAL-37")
    if reason is None and not loot(game, other):
        reason = refuse("why-empty-pockets", "AD66-AMB-89", target=other.id)
    return reason


@clause("AD66-AMB-89")
def marks(game: Anno, figure: Figure) -> list[Figure]:
    """The enemies in adjacent squares with something to steal."""
    around = game.ground.adjacent(figure.cell)
    return [
        other
        for other in game.in_play()
        if other.cell in around and inconspicuous.foe(figure, other) and loot(game, other)
    ]


@clause("AD66-ITEM-08", "AD66-TAL-37")
def loot(game: Anno, other: Figure) -> list[Thing]:
    """Scenario items can always be stolen; what a Character started with is part of it (AD66-ITEM-01)."""
    return [thing for thing in other.things if game.item(thing).scenario]


@rule("AD66-TAL-37", "AD66-DP-52", "AD66-AMB-14", "AD66-AMB-87", "AD66-DSN-19")
def do(game: Anno, figure: Figure, said: Answer) -> Rule[None]:
    """Agility against Wit. Caught, the thief loses the marker, and the Lull is over; else it may take one item, and has 1 MP."""
    other = game.figure(str(said))
    if not figure.marker or other not in marks(game, figure):
        game.tell("nothing-to-steal", "AD66-TAL-37", model=figure.id, target=other.id)
        return
    npc.attacked(game, other, figure)
    clash = yield from versus(game, "theft", "AD66-TAL-37", figure, "agility", other, "wit")
    if clash.winner != 0:
        game.tell("thief-caught", "AD66-TAL-37", model=figure.id, target=other.id)
        inconspicuous.lose(game, figure, "AD66-TAL-37")
        lull.ends(game, "theft")
        notice.noticed(game)
        return
    yield from steal(game, figure, other)
    move.begin(game, figure, "pickpocket", MP)


@clause("AD66-ITEM-01", "AD66-ITEM-08", "AD66-TAL-37")
def unstolen(game: Anno, thing: Thing) -> Refusal | None:
    """Why a thing cannot be stolen: it is no scenario item."""
    return None if game.item(thing).scenario else refuse("why-not-stolen", "AD66-TAL-37", item=thing.card)


@rule("AD66-TAL-37", "AD66-DP-52", "AD66-ITEM-08")
def steal(game: Anno, figure: Figure, other: Figure) -> Rule[None]:
    """Take one of the items, or leave them."""
    about = {"model": figure.id, "target": other.id}
    options = ["pass", *[thing.id for thing in loot(game, other)]]
    why = refusals.own_things(game, other, functools.partial(unstolen, game))
    answer = yield from decide(
        game, Choose("steal", seat=figure.seat, rule="AD66-TAL-37", options=options, of="thing", about=about, why=why)
    )
    if answer == "pass":
        return
    thing = game.thing(other, answer)
    other.things.remove(thing)
    other.hands = [held for held in other.hands if held != thing.id]
    thing.own = False
    figure.things.append(thing)
    game.tell("stolen", "AD66-TAL-37", model=figure.id, target=other.id, item=thing.card)
