"""Reload: one load step of one weapon, and 2 MP around it (AD66-FULL-10, AD66-AMB-32, AD66-TAL-31)."""

from __future__ import annotations

import functools

from escarmouche.core.asks.ask import Answer, Choose, Shut
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.ad1666 import questions, refusals
from escarmouche.games.ad1666.fate import skill_test
from escarmouche.games.ad1666.fate.skill_test import Task
from escarmouche.games.ad1666.items import hands
from escarmouche.games.ad1666.movement import progress
from escarmouche.games.ad1666.npcs.empty_seat import decide
from escarmouche.games.ad1666.state import NOBODY, Figure, Thing
from escarmouche.games.ad1666.table import Anno

MP = 2
SLOW = 2  # a Load counter that takes two steps


@clause("AD66-FULL-10")
def unloaded_weapons(game: Anno, figure: Figure) -> list[Thing]:
    """The weapons that have to be loaded."""
    return [thing for thing in figure.things if thing.load]


@clause("AD66-FULL-10", "AD66-AMB-32", "AD66-ITEM-11", "AD66-DP-29")
def branch(game: Anno, figure: Figure) -> Choose | Shut:
    """Which weapon; where hands are fixed, it has to be in hand."""
    waiting = unloaded_weapons(game, figure)
    options = [thing.id for thing in waiting if hands.why_not_in_hand(game, figure, thing) is None]
    about: questions.OfModel = {"model": figure.id}
    why = refusals.own_things(game, figure, functools.partial(why_not_reloaded, game, figure))
    ask = Choose("reload", seat=figure.seat, rule="AD66-FULL-10", options=options, of="thing", about=about, why=why)
    if options:
        return ask
    return Shut(next(reason for thing in waiting if (reason := why_not_reloaded(game, figure, thing)) is not None), ask)


@clause("AD66-FULL-10", "AD66-WPN-05", "AD66-ITEM-11")
def why_not_reloaded(game: Anno, figure: Figure, thing: Thing) -> Refusal | None:
    """Why a weapon is not loaded now: it needs no loading, is loaded, or hands are fixed and it is not in them."""
    about = {"model": figure.id, "item": thing.card}
    if not game.item(thing).load:
        return refuse("why-never-loaded", "AD66-WPN-05", **about)
    if not thing.load:
        return refuse("why-loaded-already", "AD66-FULL-10", **about)
    return hands.why_not_in_hand(game, figure, thing)


@clause("AD66-FULL-10", "AD66-DP-29", "AD66-AMB-32")
def do(game: Anno, figure: Figure, choice: Answer) -> None:
    """2 MP to spend before, after or around the load step, which is still to be done."""
    progress.begin_movement(game, figure, "reload", MP, pending=f"reload:{choice}")


@rule("AD66-FULL-10", "AD66-WPN-05", "AD66-WPN-06", "AD66-TAL-31")
def load_step(game: Anno, figure: Figure, thing: Thing) -> Rule[None]:
    """The counter goes from 2 to 1, or away. With Quick Reload a test of Fortitude may remove a 2 at once."""
    nd, quick = game.item(thing).reload, False
    if nd and game.has(figure, "quick-reload"):
        task = Task("quick-reload", "AD66-TAL-31", "fortitude", nd)
        verdict = yield from skill_test.unopposed(game, figure, task)
        quick = verdict.success and thing.load == SLOW
    if quick:
        quick = yield from removes_counter(game, figure, thing)
    thing.load = 0 if quick else thing.load - 1
    game.tell("loaded", "AD66-FULL-10", model=figure.id, item=thing.card, load=thing.load)


@rule("AD66-TAL-31", "AD66-DP-55")
def removes_counter(game: Anno, figure: Figure, thing: Thing) -> Rule[bool]:
    """Quick Reload has succeeded: remove the counter, or only turn it. A non-player Character removes it."""
    if figure.seat == NOBODY:
        return True
    about: questions.WithItem = {"model": figure.id, "item": thing.card}
    ask = Choose(
        "quick-reload", seat=figure.seat, rule="AD66-TAL-31", options=("remove-counter", "turn-counter"), about=about
    )
    answer = yield from decide(game, ask)
    return bool(answer == "remove-counter")
