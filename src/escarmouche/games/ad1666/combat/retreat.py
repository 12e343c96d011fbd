"""Retreat: one square back for the loser, and what happens where there is none (AD66-RETR)."""

from __future__ import annotations

import functools

from escarmouche.core.asks.ask import Answer, Choose
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.ad1666 import questions, refusals
from escarmouche.games.ad1666.cards import stats
from escarmouche.games.ad1666.fate import skill_test
from escarmouche.games.ad1666.fate.skill_test import Task
from escarmouche.games.ad1666.ground import engage
from escarmouche.games.ad1666.harm import wound
from escarmouche.games.ad1666.movement import heights, leave, walk
from escarmouche.games.ad1666.npcs.empty_seat import decide
from escarmouche.games.ad1666.state import NOBODY, Figure
from escarmouche.games.ad1666.table import Anno
from escarmouche.games.ad1666.talents import notice

OFF, STAY = "leave", "stay"
FOOTING = 5  # ND of the Strength test of a loser that can go nowhere


@rule("AD66-RETR-01", "AD66-MELEE-12", "AD66-MELEE-13", "AD66-AMB-71")
def retreat(game: Anno) -> Rule[None]:
    """After damage the loser retreats; after a tie both do, if they can, that of the player without Initiative first."""
    combat = game.combat
    if combat.winner:
        yield from loser_retreats(game, game.figure(combat.loser), game.figure(combat.winner))
    else:
        for figure in tied_pair(game):
            if not stands_fast(game, figure):
                yield from withdraw(game, figure, stats.card_player(game, figure, opponent_of(game, figure).seat))
    combat.stage = "sweep"


@clause("AD66-MELEE-12", "AD66-AMB-71")
def tied_pair(game: Anno) -> list[Figure]:
    """The two fighters of a tie, in the order in which they retreat."""
    combat = game.combat
    pair = [game.figure(combat.attacker.figure), game.figure(combat.defender.figure)]
    seats = {
        figure.id: stats.card_player(game, figure, opponent.seat)
        for figure, opponent in zip(pair, reversed(pair), strict=True)
    }
    return sorted(pair, key=lambda figure: seats[figure.id] == game.initiative_holder)


def opponent_of(game: Anno, figure: Figure) -> Figure:
    """The other fighter."""
    return game.figure(game.combat.opponent(figure.id))


@rule("AD66-RETR-01", "AD66-RETR-09", "AD66-AMB-59", "AD66-AMB-69", "AD66-NPC-05")
def loser_retreats(game: Anno, figure: Figure, winner: Figure | None = None) -> Rule[None]:
    """The loser retreats, even unhurt. If it has no square to go to, the winner may give way; otherwise it tests Strength or falls."""
    if stands_fast(game, figure):
        return
    seat = stats.card_player(game, figure, winner.seat if winner is not None else NOBODY)
    if permitted_squares(game, figure):
        yield from withdraw(game, figure, seat)
        return
    if winner is not None:
        yielded = yield from give_way(game, winner, figure)
        if yielded:
            return
    task = Task("footing", "AD66-RETR-09", "strength", FOOTING, seat=seat)
    verdict = yield from skill_test.unopposed(game, figure, task)
    if not verdict.success:
        wound.fall_prone(game, figure, "AD66-RETR-09")


# -- may it, and where to


@clause("AD66-RETR-02", "AD66-RETR-08", "AD66-STATE-02", "AD66-AMB-69")
def stands_fast(game: Anno, figure: Figure) -> bool:
    """Does it not retreat at all: gone, on the ground, or held by an enemy that has not been activated in this phase?"""
    if not figure.in_play or figure.prone or figure.unconscious:
        return True
    holders = [enemy.id for enemy in engage.engagers(game, figure) if not enemy.activated]
    if holders:
        game.tell("held-fast", "AD66-RETR-02", model=figure.id, by=holders)
    return bool(holders)


@clause("AD66-RETR-03", "AD66-RETR-05", "AD66-RETR-06")
def permitted_squares(game: Anno, figure: Figure) -> list[str]:
    """Free squares reached without a test and in nobody's Zone of Control, engaged or not; and off the board over an Open edge."""
    taken = game.occupied()
    enemies = [other for other in game.in_play() if engage.are_enemies(game, figure, other)]
    zones = [cell for enemy in enemies for cell in engage.zone_of_control(game, enemy)]
    around = game.ground.retreats(figure.cell)  # AD66-RETR-04, AD66-RETR-07, AD66-AMB-70, AD66-AMB-106
    return [cell or OFF for cell in around if not cell or (cell not in taken and cell not in zones)]


# -- going


@rule("AD66-RETR-03", "AD66-RETR-06", "AD66-NPC-02", "AD66-DP-41")
def withdraw(game: Anno, figure: Figure, seat: int) -> Rule[None]:
    """It goes to a permitted square, if there is any, of its player's choice. `seat`: who plays its cards on the way."""
    options = permitted_squares(game, figure)
    if not options:
        return
    chosen = options[0]
    if len(options) > 1:
        chosen = yield from decide(game, retreat_ask(game, figure, "retreat", options))
    yield from step_back(game, figure, chosen, seat)


def retreat_ask(game: Anno, figure: Figure, name: str, options: list[str]) -> Choose:
    seat = game.initiative_holder if figure.seat == NOBODY else figure.seat
    rule_id = "AD66-RETR-03" if name == "retreat" else "AD66-RETR-09"
    about, why = questions.OfModel(model=figure.id), functools.partial(why_forbidden, game, figure, options)
    return Choose(name, seat=seat, rule=rule_id, options=options, of="cell", about=about, why=why)


@clause("AD66-RETR-01", "AD66-RETR-06")
def why_forbidden(game: Anno, figure: Figure, options: list[str], name: Answer) -> Refusal | None:
    """Why it cannot retreat off the board, into a square, or stay."""
    if name in options:
        return None
    if name == STAY:
        return refuse("why-must-retreat", "AD66-RETR-01", model=figure.id)
    if name == OFF:
        return refuse("why-no-open-limit", "AD66-RETR-06", model=figure.id)
    return refusals.squares(game, functools.partial(why_no_refuge, game, figure))(name)


@clause("AD66-RETR-03", "AD66-RETR-04", "AD66-RETR-05", "AD66-RETR-07", "AD66-AMB-70", "AD66-AMB-106")
def why_no_refuge(game: Anno, figure: Figure, cell: str) -> Refusal:
    who, grid = {"model": figure.id, "cell": cell}, game.grid
    if cell == figure.cell:
        return refuse("why-must-retreat", "AD66-RETR-01", model=figure.id)
    if not grid.touching(figure.cell, cell):
        return refuse("why-not-next", "AD66-RETR-03", **who)
    reason = walk.why_no_room(game, figure, cell)
    if reason is not None:
        return reason
    if grid.cells[cell].kind == "high":
        return refuse("why-no-height", "AD66-RETR-07", **who)
    if cell not in game.ground.retreats(figure.cell):
        return refuse("why-no-free-edge", "AD66-RETR-04", **who)
    enemies = [other for other in game.in_play() if engage.are_enemies(game, figure, other)]
    enemy = next(other for other in enemies if cell in engage.zone_of_control(game, other))
    return refuse("why-controlled", "AD66-RETR-05", **who, enemy=enemy.id)


@rule("AD66-RETR-09", "AD66-AMB-71", "AD66-DP-42")
def give_way(game: Anno, winner: Figure, loser: Figure) -> Rule[bool]:
    """The loser can go nowhere: the winner may retreat in its place, under the same conditions. Says whether it did."""
    if stands_fast(game, winner):
        return False
    options = permitted_squares(game, winner)
    if not options:
        return False
    chosen = yield from decide(game, retreat_ask(game, winner, "give-way", [STAY, *options]))
    if chosen == STAY:
        game.tell("stood-firm", "AD66-RETR-09", model=winner.id, target=loser.id)
        return False
    yield from step_back(game, winner, chosen, stats.card_player(game, winner, loser.seat))
    return True


@rule("AD66-RETR-03", "AD66-RETR-06", "AD66-RETR-07", "AD66-BOARD-03", "AD66-NPC-05")
def step_back(game: Anno, figure: Figure, cell: str, seat: int) -> Rule[None]:
    """One square back, at no cost; off the board it tests Fortitude, down from a height Agility."""
    if cell == OFF:
        game.tell("retreats-off", "AD66-RETR-06", model=figure.id)
        yield from leave.leave_board(game, figure, "AD66-RETR-06", voluntary=False, seat=seat)
        return
    origin, figure.cell = figure.cell, cell
    game.figure_moved(figure, origin)
    game.tell("retreated", "AD66-RETR-03", model=figure.id, origin=origin, cell=cell)
    notice.everybody_looks(game)
    if game.grid.cells[origin].kind == "high":
        yield from heights.fall_from(game, figure, "AD66-RETR-07", seat=seat)
