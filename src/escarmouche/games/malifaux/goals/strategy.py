"""The Strategy that both Crews pursue: what it lays out, what it allows, what deaths mean for it, and what it scores (MALI-STRAT-01,
D-15)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from escarmouche.core.asks.ask import Answer, LazyBranch
from escarmouche.core.play.rule import Rule, Step, clause, rule
from escarmouche.games.malifaux.goals import goal
from escarmouche.games.malifaux.goals.strategies import explosives, idols, reckoning, turf
from escarmouche.games.malifaux.models import control
from escarmouche.games.malifaux.state import NOBODY, Kill, Marker, Model
from escarmouche.games.malifaux.table import Malifaux

MOST = 4  # VP (MALI-END-04)
KINDS = (turf.KIND, explosives.KIND)  # Strategy Markers
COUNTS: dict[str, Callable[[Malifaux, int], int]] = {
    "turf": turf.count,
    "explosives": explosives.count,
    "idols": idols.count,
    "reckoning": reckoning.count,
}
INTERACTS: dict[str, Callable[[Malifaux, Model, int], dict[str, LazyBranch]]] = {
    "turf": turf.interacts,
    "explosives": explosives.interacts,
    "idols": idols.interacts,
}
CARRIES: dict[str, Callable[[Malifaux, Model, str, Answer], Step[None] | None]] = {
    "turf": turf.interact,
    "explosives": explosives.interact,
    "idols": idols.interact,
}
DEATHS: dict[str, Callable[[Malifaux, Kill], Step[None]]] = {"turf": turf.killed, "explosives": explosives.killed}


@clause("MALI-MARK-14")
def protects(marker: Marker) -> bool:
    """Is it a Strategy Marker, which models affect only as the Strategy says?"""
    return marker.kind in KINDS


@clause("MALI-TURF-01")
def set_up(game: Malifaux) -> None:
    """What is on the table from the beginning."""
    if game.state.strategy == "turf":
        turf.set_up(game)


@rule("MALI-EXPL-01", "MALI-DP-13")
def arm(game: Malifaux) -> Rule[None]:
    """After deployment: the next Explosives Token, if any are given."""
    if game.state.strategy == "explosives":
        yield from explosives.arm(game)
    else:
        game.state.phase = "begin"


@rule("MALI-IDOL-01")
def start(game: Malifaux) -> Rule[None]:
    """At the start of each Turn, after Initiative: the next Idol."""
    if game.state.strategy == "idols":
        yield from idols.start(game)


@clause("MALI-STRAT-02", "MALI-AMB-130", "MALI-MARK-14")
def interacts(game: Malifaux, model: Model, seat: int = NOBODY) -> dict[str, LazyBranch]:
    """What the Strategy lets a model Interact for, as branches of a menu; an Insignificant model may not. `seat` decides for it."""
    look = INTERACTS.get(game.state.strategy)
    if look is None or not goal.counts(game, model):
        return {}
    return look(game, model, control.decider(game, model) if seat == NOBODY else seat)


def interact(game: Malifaux, model: Model, word: str, chosen: Answer) -> Rule[None]:
    """The chosen Interact of the Strategy is carried out."""
    asking = CARRIES[game.state.strategy](game, model, word, chosen)
    if asking is not None:
        yield from asking


@rule("MALI-KILL-02", "MALI-STRAT-02", "MALI-AMB-130")
def killed(game: Malifaux, kill: Kill) -> Rule[None]:
    """What follows from a death. The death of an Insignificant model counts for nobody."""
    if not goal.counts(game, game.model(kill.model)):
        kill.worth_points = False
    follows = DEATHS.get(game.state.strategy)
    if follows is not None:
        yield from follows(game, kill)


# -- points


def count(game: Malifaux, seat: int) -> int:
    """How many of the things that the Strategy counts a Crew has."""
    look = COUNTS.get(game.state.strategy)
    return look(game, seat) if look else 0


@clause("MALI-STRAT-01", "MALI-END-04", "MALI-TURF-06", "MALI-EXPL-06", "MALI-IDOL-05", "MALI-RECK-01")
def scores(game: Malifaux, seat: int) -> bool:
    """Does a Crew score now: from Turn 2, up to four in all, having more than the VP it has from the Strategy?"""
    state = game.state
    if state.turn < goal.FIRST or state.scored[seat] >= MOST:
        return False
    if state.strategy == "reckoning" and reckoning.wiped_out(game, seat):
        return True
    return count(game, seat) > state.scored[seat]


def progress(game: Malifaux, seat: int) -> dict[str, Any]:
    """For a scene: how many of how many for the next VP, and the VP so far. All of it is public (MALI-HID-08)."""
    scored = game.state.scored[seat]
    share = {"strategy": game.state.strategy, "have": count(game, seat), "need": scored + 1}
    return {**share, "scored": scored, "most": MOST, "scores": scores(game, seat)}
