"""Friends and enemies, Zones of Control, and who is engaged by whom (AD66-GEN-03, AD66-ZOC, AD66-DISC-09)."""

from __future__ import annotations

from escarmouche.core.play.rule import clause
from escarmouche.games.ad1666.state import NOBODY, Figure
from escarmouche.games.ad1666.table import Anno

COLOURS = ("red", "blue")


@clause("AD66-GEN-03", "AD66-DISC-09", "AD66-AMB-105")
def are_enemies(game: Anno, figure: Figure, other: Figure) -> bool:
    """Do the two treat each other as enemies? Not if one has an Inconspicuous marker, is a Recruit, or is the other's "uncle"."""
    return not figure.marker and not other.marker and are_rivals(figure, other)


@clause("AD66-GEN-03", "AD66-TAL-01", "AD66-NPC-09", "AD66-AMB-73")
def are_rivals(figure: Figure, other: Figure) -> bool:
    """Are the two on hostile sides, whatever their markers say? Friends by "Uncle" and Recruits are not."""
    players = figure.seat != NOBODY and other.seat != NOBODY
    if figure is other or (players and figure.side == other.side):
        return False
    if (
        figure.vocation == "recruit"
        or other.vocation == "recruit"
        or other.id in figure.uncles
        or figure.id in other.uncles
    ):
        return False
    return players or hates(figure, other) or hates(other, figure)


@clause("AD66-AMB-73")
def hates(npc: Figure, other: Figure) -> bool:
    """Does this non-player Character count the other among its enemies?"""
    if npc.seat != NOBODY or (npc.side == other.side and npc.side != NOBODY):
        return False
    if other.seat != NOBODY:
        return COLOURS[other.side] in npc.hostile
    return "npc" in npc.hostile or f"{other.vocation}s" in npc.hostile or other.id in npc.hostile


@clause("AD66-GEN-05", "AD66-AMB-53", "AD66-AMB-105", "AD66-DISC-09")
def may_attack(game: Anno, attacker: Figure, target: Figure) -> bool:
    """May one attack the other? Anybody who is not friendly, Recruits and other non-player Characters too."""
    if (
        attacker is target
        or not target.in_play
        or target.marker
        or target.id in attacker.uncles
        or attacker.id in target.uncles
    ):
        return False
    if attacker.seat == NOBODY:
        return hates(attacker, target)
    return attacker.side != target.side


@clause("AD66-ADJ-01", "AD66-ADJ-02", "AD66-ADJ-03", "AD66-AMB-35", "AD66-SQ-11", "AD66-GEN-09")
def controlled_squares(game: Anno, cell: str) -> tuple[str, ...]:
    """The squares that somebody would control from a square: all adjacent ones, straight or diagonal."""
    return game.ground.controls(cell)


@clause("AD66-ZOC-01", "AD66-ZOC-02", "AD66-STATE-02", "AD66-STATE-04")
def zone_of_control(game: Anno, figure: Figure) -> tuple[str, ...]:
    """The squares a Character controls; none while it is Prone or Unconscious."""
    if figure.prone or figure.unconscious or not figure.in_play:
        return ()
    return controlled_squares(game, figure.cell)


@clause("AD66-ZOC-03", "AD66-ZOC-04", "AD66-ZOC-08", "AD66-ZOC-09")
def engages(game: Anno, figure: Figure, other: Figure) -> bool:
    """Does one engage the other: an enemy in its Zone of Control?"""
    return other.cell in zone_of_control(game, figure) and other.in_play and are_enemies(game, figure, other)


def engagers(game: Anno, figure: Figure) -> list[Figure]:
    """The enemies that engage a Character."""
    around = game.ground.zone(figure.cell)
    if around.isdisjoint(game.occupied()):
        return []
    return [other for other in game.figures if other.cell in around and engages(game, other, figure)]


def engaged_enemies(game: Anno, figure: Figure) -> list[Figure]:
    """The enemies that a Character engages."""
    if figure.prone or figure.unconscious or not figure.in_play:
        return []
    around = game.ground.zone(figure.cell)
    if around.isdisjoint(game.occupied()):
        return []
    return [other for other in game.in_play() if other.cell in around and are_enemies(game, figure, other)]


@clause("AD66-ZOC-07", "AD66-TAL-08", "AD66-AMB-49")
def may_ignore(game: Anno, mover: Figure, enemy: Figure) -> bool:
    """May the mover ignore this enemy's Zone of Control: does another friend engage it? Never that of a Living Barricade."""
    if game.has(enemy, "living-barricade"):
        return False
    return any(friend is not mover and allied(mover, friend) for friend in engagers(game, enemy))


@clause("AD66-GEN-03", "AD66-AMB-73")
def allied(figure: Figure, other: Figure) -> bool:
    """Of one Band or of one side; friendship through markers does not count (AD66-AMB-64). Non-player Characters of no side are allied
    with all of their kind that they do not fight."""
    if figure.seat == other.seat == NOBODY and figure.side == other.side == NOBODY:
        return not hates(figure, other) and not hates(other, figure)
    return figure.side == other.side != NOBODY


@clause("AD66-ZOC-05", "AD66-ZOC-07")
def holding_enemies(game: Anno, mover: Figure, cell: str) -> list[Figure]:
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
        and are_enemies(game, mover, other)
        and not may_ignore(game, mover, other)
    ]
