"""Friends and enemies, Zones of Control, and who is engaged by whom (AD66-GEN-03, AD66-ZOC, AD66-DISC-09)."""

from __future__ import annotations

from collections.abc import Container

from escarmouche.core.play.rule import clause
from escarmouche.games.ad1666.state import NOBODY, Figure
from escarmouche.games.ad1666.table import Anno

COLOURS = ("red", "blue")


@clause("AD66-GEN-03", "AD66-DISC-09", "AD66-TAL-01", "AD66-NPC-09", "AD66-AMB-73", "AD66-AMB-105")
def enemies(game: Anno, one: Figure, other: Figure) -> bool:
    """Do the two treat each other as enemies? Who is marked Inconspicuous, a Recruit or an "uncle" is everybody's or somebody's friend."""
    players = one.seat != NOBODY and other.seat != NOBODY
    if one is other or (players and one.side == other.side) or one.marker or other.marker:
        return False
    if one.vocation == "recruit" or other.vocation == "recruit" or other.id in one.uncles or one.id in other.uncles:
        return False
    return players or hates(one, other) or hates(other, one)


@clause("AD66-AMB-73")
def hates(one: Figure, other: Figure) -> bool:
    """Does a non-player Character count the other among its enemies?"""
    if one.seat != NOBODY or (one.side == other.side and one.side != NOBODY):
        return False
    if other.seat != NOBODY:
        return COLOURS[other.side] in one.hostile
    return "npc" in one.hostile or f"{other.vocation}s" in one.hostile or other.id in one.hostile


@clause("AD66-GEN-05", "AD66-AMB-53", "AD66-AMB-105", "AD66-DISC-09")
def attackable(game: Anno, one: Figure, other: Figure) -> bool:
    """May one attack the other? Anybody who is not friendly, Recruits and other non-player Characters too."""
    if one is other or other.status != "" or other.marker or other.id in one.uncles or one.id in other.uncles:
        return False
    if one.seat == NOBODY:
        return hates(one, other)
    return one.side != other.side


@clause(
    "AD66-ZOC-01",
    "AD66-ZOC-02",
    "AD66-STATE-02",
    "AD66-STATE-04",
    "AD66-ADJ-01",
    "AD66-ADJ-02",
    "AD66-ADJ-03",
    "AD66-AMB-35",
    "AD66-SQ-11",
    "AD66-GEN-09",
)
def zone(game: Anno, figure: Figure) -> tuple[str, ...]:
    """The squares a Character controls: all adjacent ones, straight or aslant; none while Prone or Unconscious."""
    if figure.prone or figure.unconscious or figure.status != "":
        return ()
    return game.ground.controls(figure.cell)


@clause("AD66-ZOC-03", "AD66-ZOC-04", "AD66-ZOC-08", "AD66-ZOC-09")
def engages(game: Anno, one: Figure, other: Figure) -> bool:
    """Does one engage the other: an enemy in its Zone of Control?"""
    return other.cell in zone(game, one) and other.status == "" and enemies(game, one, other)


def engagers(game: Anno, figure: Figure) -> list[Figure]:
    """The enemies that engage a Character."""
    around = game.ground.zone(figure.cell)
    if around.isdisjoint(game.occupied()):
        return []
    return [other for other in game.figures if other.cell in around and engages(game, other, figure)]


def engaged(game: Anno, figure: Figure) -> list[Figure]:
    """The enemies that a Character engages."""
    if figure.prone or figure.unconscious or figure.status != "":
        return []
    around = game.ground.zone(figure.cell)
    if around.isdisjoint(game.occupied()):
        return []
    return [other for other in game.in_play() if other.cell in around and enemies(game, figure, other)]


@clause("AD66-ZOC-07", "AD66-TAL-08", "AD66-AMB-49")
def ignorable(game: Anno, mover: Figure, enemy: Figure) -> bool:
    """May the mover ignore this enemy's Zone of Control: does another friend engage it? Never that of a Living Barricade."""
    if game.has(enemy, "living-barricade"):
        return False
    return any(friend is not mover and allied(mover, friend) for friend in engagers(game, enemy))


@clause("AD66-GEN-03", "AD66-AMB-73")
def allied(one: Figure, other: Figure) -> bool:
    """Of one Band, or of one side: what friendship through markers does not give (AD66-AMB-64). Non-player Characters of no side are
    with all of their kind that they do not fight."""
    if one.seat == other.seat == NOBODY and one.side == other.side == NOBODY:
        return not hates(one, other) and not hates(other, one)
    return one.side == other.side != NOBODY


@clause("AD66-ZOC-05", "AD66-ZOC-07")
def holds(game: Anno, mover: Figure, cell: str) -> list[Figure]:
    """The enemies in whose Zone of Control a square lies and that the mover, standing where it does now, may not ignore."""
    around = game.ground.zone(cell)
    if around.isdisjoint(game.occupied()):
        return []
    return [
        other
        for other in game.in_play()
        if other.cell in around
        and not other.prone
        and not other.unconscious
        and enemies(game, mover, other)
        and not ignorable(game, mover, other)
    ]


@clause("AD66-LOS-03", "AD66-STATE-02")
def bodies(game: Anno) -> dict[str, Figure]:
    """The squares with somebody who blocks the view: everybody who is not Prone or Unconscious."""
    return {figure.cell: figure for figure in game.in_play() if not figure.prone and not figure.unconscious}


@clause("AD66-AMB-42", "AD66-LOS-01", "AD66-SQ-08", "AD66-SQ-09", "AD66-SQ-10", "AD66-EDGE-12")
def sees(game: Anno, one: Figure, other: Figure, standing: Container[str] | None = None) -> bool:
    """Mutual sight between two Characters, past those who stand on the board: its `bodies`."""
    return game.ground.sight(one.cell, other.cell, bodies(game) if standing is None else standing).clear


@clause("AD66-AMB-38")
def within(game: Anno, one: Figure, other: Figure, squares: int) -> bool:
    """Within so many squares, walls and heights ignored."""
    return game.grid.distance(one.cell, other.cell) <= squares
