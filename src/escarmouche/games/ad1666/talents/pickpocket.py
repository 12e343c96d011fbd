"""Pickpocket: a hand in somebody's pocket (AD66-TAL-37)."""

from __future__ import annotations

import functools

from escarmouche.core.asks.ask import Answer, Choose, LazyBranch, unless_empty
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.ad1666 import questions, refusals
from escarmouche.games.ad1666.fate.opposed_test import opposed_test
from escarmouche.games.ad1666.fate.skill_test import Contest
from escarmouche.games.ad1666.movement import progress
from escarmouche.games.ad1666.npcs import provoked
from escarmouche.games.ad1666.npcs.empty_seat import decide
from escarmouche.games.ad1666.state import Figure, Thing
from escarmouche.games.ad1666.table import Anno
from escarmouche.games.ad1666.talents import inconspicuous, notice
from escarmouche.games.ad1666.turn import lull

MP = 1  # for slipping away


@clause("AD66-TAL-37", "AD66-PART-08", "AD66-AMB-89")
def branch(game: Anno, figure: Figure) -> LazyBranch:
    """From whom to steal: an adjacent enemy with something to steal."""
    if not figure.marker:
        return refuse("why-not-inconspicuous", "AD66-TAL-37", model=figure.id)
    victims, about = [other.id for other in possible_victims(game, figure)], questions.OfModel(model=figure.id)
    why = refusals.figures_on_board(game, functools.partial(why_not_robbed, game, figure))
    ask = Choose("pickpocket", seat=figure.seat, rule="AD66-TAL-37", options=victims, of="model", about=about, why=why)
    return unless_empty(ask, refuse("why-nothing-to-steal", "AD66-AMB-89", model=figure.id))


@clause("AD66-TAL-37", "AD66-AMB-89", "AD66-GEN-05")
def why_not_robbed(game: Anno, figure: Figure, other: Figure) -> Refusal | None:
    """Why nothing can be stolen from somebody: not an enemy, not beside the thief, or nothing to steal."""
    if not inconspicuous.is_foe(figure, other):
        return refusals.why_friend(figure, other, "AD66-AMB-89")
    reason = refusals.why_not_beside(game, figure, other, "AD66-TAL-37")
    if reason is None and not loot(game, other):
        reason = refuse("why-empty-pockets", "AD66-AMB-89", target=other.id)
    return reason


@clause("AD66-AMB-89")
def possible_victims(game: Anno, figure: Figure) -> list[Figure]:
    """The enemies in adjacent squares with something to steal."""
    around = game.ground.adjacent(figure.cell)
    return [
        other
        for other in game.in_play()
        if other.cell in around and inconspicuous.is_foe(figure, other) and loot(game, other)
    ]


@clause("AD66-ITEM-08", "AD66-TAL-37")
def loot(game: Anno, other: Figure) -> list[Thing]:
    """Scenario items can always be stolen; what a Character started with is part of it (AD66-ITEM-01)."""
    return [thing for thing in other.things if game.item(thing).scenario]


@rule("AD66-TAL-37", "AD66-DP-52", "AD66-AMB-14", "AD66-AMB-87", "AD66-DSN-19")
def do(game: Anno, figure: Figure, choice: Answer) -> Rule[None]:
    """Agility against Wit. A thief that is caught loses its marker, and the Lull is over; otherwise it may take one item and gets 1 MP."""
    other = game.figure(str(choice))
    if not figure.marker or other not in possible_victims(game, figure):
        game.tell("nothing-to-steal", "AD66-TAL-37", model=figure.id, target=other.id)
        return
    provoked.attacked(game, other, figure)
    clash = yield from opposed_test(game, figure, other, Contest("theft", "AD66-TAL-37", "agility", "wit"))
    if clash.winner != 0:
        game.tell("thief-caught", "AD66-TAL-37", model=figure.id, target=other.id)
        inconspicuous.lose_marker(game, figure, "AD66-TAL-37")
        lull.end_lull(game, "theft")
        notice.everybody_looks(game)
        return
    yield from steal(game, figure, other)
    progress.begin_movement(game, figure, "pickpocket", MP)


@clause("AD66-ITEM-01", "AD66-ITEM-08", "AD66-TAL-37")
def why_not_stolen(game: Anno, thing: Thing) -> Refusal | None:
    """Why a thing cannot be stolen: it is not a scenario item."""
    return None if game.item(thing).scenario else refuse("why-not-stolen", "AD66-TAL-37", item=thing.card)


@rule("AD66-TAL-37", "AD66-DP-52", "AD66-ITEM-08")
def steal(game: Anno, figure: Figure, other: Figure) -> Rule[None]:
    """Take one of the items, or leave them."""
    about: questions.AtTarget = {"model": figure.id, "target": other.id}
    options = ["pass", *[thing.id for thing in loot(game, other)]]
    why = refusals.own_things(game, other, functools.partial(why_not_stolen, game))
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
