"""Pick up an item (AD66-PART-04, AD66-ITEM-02, -12)."""

from __future__ import annotations

import functools

from escarmouche.core.asks.ask import Answer, Choose
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import clause
from escarmouche.games.ad1666 import questions, refusals
from escarmouche.games.ad1666.items import hands
from escarmouche.games.ad1666.state import Figure, Thing
from escarmouche.games.ad1666.table import Anno
from escarmouche.games.ad1666.talents import notice


@clause("AD66-PART-04", "AD66-ITEM-02")
def things_here(game: Anno, figure: Figure) -> list[Thing]:
    """What lies in its square."""
    return [thing for thing in game.state.things if thing.cell == figure.cell]


@clause("AD66-PART-04", "AD66-ITEM-12", "AD66-DP-31")
def branch(game: Anno, figure: Figure) -> Choose | Refusal:
    """Which item; where hands are fixed, one has to be free."""
    if hands.restricted(game) and not hands.free_hands(game, figure):
        return refuse("why-hands-full", "AD66-ITEM-12", model=figure.id)
    options, about = [thing.id for thing in things_here(game, figure)], questions.OfModel(model=figure.id)
    why = refusals.things(game, functools.partial(why_out_of_reach, figure))
    return Choose("pick-up", seat=figure.seat, rule="AD66-PART-04", options=options, of="thing", about=about, why=why)


@clause("AD66-PART-04", "AD66-ITEM-01")
def why_out_of_reach(figure: Figure, owner: Figure | None, thing: Thing) -> Refusal | None:
    """Why a thing cannot be picked up: somebody has it, or it lies in another square."""
    if owner is not None:
        return refuse("why-thing-of-other", "AD66-PART-04", item=thing.card, owner=owner.id)
    if thing.cell == figure.cell:
        return None
    return refuse("why-lies-elsewhere", "AD66-PART-04", item=thing.card, cell=thing.cell, model=figure.id)


@clause("AD66-PART-04", "AD66-ITEM-02", "AD66-ITEM-12")
def do(game: Anno, figure: Figure, choice: Answer) -> None:
    """It has the item now. Where hands are fixed, a thing for one hand goes into the free one; a thing for two is only carried."""
    thing = next(thing for thing in things_here(game, figure) if thing.id == choice)
    game.state.things.remove(thing)
    thing.cell = ""
    figure.things.append(thing)
    item = game.item(thing)
    if hands.restricted(game) and item.hands == 1 and not item.scenario:
        figure.hands.append(thing.id)
    game.tell("picked-up", "AD66-PART-04", model=figure.id, item=thing.card)
    notice.everybody_looks(game)
