"""Turf War: five Markers that are friendly, neutral or enemy (MALI-TURF)."""

from __future__ import annotations

import functools

from escarmouche.core.asks.ask import Answer, Choose, LazyBranch, Menu, Shut, unless_empty
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.malifaux import questions
from escarmouche.games.malifaux.goals import goal
from escarmouche.games.malifaux.ground import marker as markers
from escarmouche.games.malifaux.ground import measure
from escarmouche.games.malifaux.ground.terrain import SIZE
from escarmouche.games.malifaux.models import control
from escarmouche.games.malifaux.refusals import in_contact
from escarmouche.games.malifaux.setup import zone
from escarmouche.games.malifaux.state import MARKER, NOBODY, Kill, Marker, Model
from escarmouche.games.malifaux.table import Malifaux
from escarmouche.space.place import nearest_free
from escarmouche.space.shape import Thing

KIND = "turf"


@clause("MALI-TURF-01", "MALI-AMB-96")
def set_up(game: Malifaux) -> None:
    """Five neutral Impassable Markers: at the centres of the quarters and of the table, or as near as they can lie."""
    everywhere = (0, 0, SIZE, SIZE)
    for spot in (zone.CENTRE, *(zone.quarter_centre(number) for number in range(4))):
        solids: list[Thing] = [feature.piece for feature in measure.near(game, "impassable", everywhere)]
        free = nearest_free(*spot, MARKER, solids, everywhere)
        if free:
            markers.put(game, KIND, free, NOBODY, "MALI-TURF-01")


def lying(game: Malifaux) -> list[Marker]:
    return goal.laid(game, KIND)


@clause("MALI-TURF-02", "MALI-TURF-06")
def count(game: Malifaux, seat: int) -> int:
    """The Strategy Markers that are friendly to a seat, and so enemy to the other."""
    return sum([marker.seat == seat for marker in lying(game)])


@clause("MALI-TURF-03", "MALI-CTRL-06")
def interacts(game: Malifaux, model: Model, seat: int) -> dict[str, LazyBranch]:
    """A Marker in base contact that is not friendly to the model's Crew yet."""
    return {"turf": functools.partial(_touched, game, model, seat)}


def _touched(game: Malifaux, model: Model, seat: int) -> Choose | Shut:
    options = [
        marker.id for marker in lying(game) if marker.seat != model.seat and measure.contact(game, model, marker)
    ]
    about, why = questions.OfModel(model=model.id), functools.partial(why_not_changed, game, model)
    ask = Choose("interact-turf", seat=seat, rule="MALI-TURF-03", options=options, of="marker", about=about, why=why)
    return unless_empty(ask, refuse("why-no-turf", "MALI-TURF-03", model=model.id))


@clause("MALI-TURF-03")
def why_not_changed(game: Malifaux, model: Model, name: Answer) -> Refusal | None:
    """Why a Marker cannot be changed: it is not a Strategy Marker, is friendly already, or does not touch the model."""
    if reason := in_contact(game, model, KIND, "MALI-TURF-03")(name):
        return reason
    friendly = any(marker.id == name and marker.seat == model.seat for marker in game.state.markers)
    return refuse("why-marker-friendly", "MALI-TURF-03", marker=name) if friendly else None


@clause("MALI-TURF-03", "MALI-MARK-14")
def interact(game: Malifaux, model: Model, word: str, chosen: Answer) -> None:
    """One step: an enemy Marker becomes neutral, a neutral one friendly."""
    marker = game.marker(chosen)
    change(game, marker, model.seat if marker.seat == NOBODY else NOBODY, model, "MALI-TURF-03")


def change(game: Malifaux, marker: Marker, seat: int, model: Model, rule_id: str) -> None:
    marker.seat = seat
    game.tell("turf-changed", rule_id, model=model.id, marker=marker.id, seat=seat + 1)


@rule("MALI-TURF-04", "MALI-TURF-05", "MALI-DP-60")
def killed(game: Malifaux, kill: Kill) -> Rule[None]:
    """The player whose model killed an enemy may make an enemy Marker neutral in a quarter that the enemy was in."""
    victim, killer = game.model(kill.model), game.find(kill.by)
    if killer is None or kill.crew == victim.seat or not kill.worth_points or not goal.counts(game, killer):
        return
    options = [marker.id for marker in lying(game) if marker.seat == victim.seat and shares(game, victim, marker)]
    if not options:
        return
    branches: dict[str, LazyBranch] = {**dict.fromkeys(options), "decline": None}
    about: questions.AtTarget = {"model": killer.id, "target": victim.id}
    why = functools.partial(why_not_neutral, game, victim)
    seat = control.decider(game, killer)
    answer = yield Menu(
        "turf-neutral", seat=seat, rule="MALI-TURF-04", branches=branches, of="marker", about=about, why=why
    )
    if answer != "decline":
        change(game, game.marker(answer), NOBODY, killer, "MALI-TURF-04")


@clause("MALI-TURF-04", "MALI-TURF-05")
def why_not_neutral(game: Malifaux, victim: Model, name: Answer) -> Refusal | None:
    """Why a Marker cannot be made neutral: it is not a Strategy Marker, not an enemy one, or in no quarter that the killed model was in."""
    marker = game.find_marker(name)
    if marker is None:
        return None
    if marker.kind != KIND:
        return refuse("why-no-strategy-marker-it", "MALI-TURF-04", marker=marker.id)
    if marker.seat != victim.seat:
        return refuse("why-turf-no-enemy", "MALI-TURF-04", marker=marker.id)
    if shares(game, victim, marker):
        return None
    return refuse("why-turf-elsewhere", "MALI-TURF-04", marker=marker.id, target=victim.id)


def shares(game: Malifaux, victim: Model, marker: Marker) -> bool:
    """Is a Marker in a quarter that the model was in? The central one is in every quarter; a Buried model in none."""
    if not victim.on_table:
        return False
    quarters = zone.table_quarters(game, victim)
    return any(number in quarters for number in zone.table_quarters(game, marker))
