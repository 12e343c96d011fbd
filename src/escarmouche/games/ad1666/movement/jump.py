"""Jumps over a square, and where they end when they fail (AD66-MAN-09 to -11, AD66-AMB-51, AD66-AMB-52)."""

from __future__ import annotations

import functools

from escarmouche.core.asks.ask import Choose, Shut
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.ad1666 import questions, refusals
from escarmouche.games.ad1666.fate import skill_test
from escarmouche.games.ad1666.fate.skill_test import Task
from escarmouche.games.ad1666.harm import wound
from escarmouche.games.ad1666.movement import enter, heights, progress, walk
from escarmouche.games.ad1666.npcs.empty_seat import decide
from escarmouche.games.ad1666.state import Figure
from escarmouche.games.ad1666.table import Anno
from escarmouche.space.grid import Jump

COST = 2  # MP
DIFFICULTY = 5


def jump_branch(game: Anno, figure: Figure, mp: int) -> Choose | Shut:
    """Where it can jump to, or why nowhere."""
    reasons = {to: why_not_jump(game, figure, best_jump(game, figure, to), mp) for to in landings(game, figure)}

    def why_absent(to: str) -> Refusal:
        return refuse("why-no-jump-to", "AD66-MAN-09", model=figure.id, cell=figure.cell, to=to)

    return refusals.open_places(game, figure, "jump", "AD66-MAN-09", "cell", reasons, why_absent)


def landings(game: Anno, figure: Figure) -> list[str]:
    """Where jumps lead, each square once."""
    return list(dict.fromkeys(jump.to for jump in game.ground.jumps(figure.cell)))


@clause("AD66-MAN-11", "AD66-AMB-37")
def best_jump(game: Anno, figure: Figure, to: str) -> Jump:
    """The jump to a square; if a board has several, over odd cells, one without diagonal steps comes first."""
    return min([jump for jump in game.ground.jumps(figure.cell) if jump.to == to], key=lambda jump: jump.diagonal)


@clause("AD66-MAN-09", "AD66-MAN-11", "AD66-AMB-51")
def why_not_jump(game: Anno, figure: Figure, jump: Jump, mp: int) -> Refusal | None:
    """Why a jump cannot be tried: too few MP, too few diagonal steps (it takes two), somebody where it would land."""
    if mp < COST:
        return refuse("why-too-few-mp", "AD66-MAN-09", model=figure.id, cost=COST, mp=mp)
    if jump.diagonal and walk.diagonals_left(game, figure) < 2:
        return refuse("why-no-diagonal-jump", "AD66-MAN-11", model=figure.id)
    return walk.why_taken(game, figure, jump.to)


@rule("AD66-MAN-09", "AD66-MAN-10", "AD66-MAN-11", "AD66-MAN-02", "AD66-WATCH-09")
def make_jump(game: Anno, figure: Figure, cell: str) -> Rule[None]:
    """2 MP, Agility against 5: over the square between, or it stays; in a Mishap it falls."""
    jump = best_jump(game, figure, cell)
    going = yield from progress.declare(game, figure, "jump", cell)
    if not going:
        return
    if walk.holding_enemy(game, figure) is not None or walk.why_taken(game, figure, cell) is not None:
        progress.lose_step(game, figure)
        return
    game.move.spent += COST
    verdict = yield from skill_test.unopposed(game, figure, Task("jump-over", "AD66-MAN-09", "agility", DIFFICULTY))
    if verdict.mishap:
        yield from tumble(game, figure, jump.over)
        progress.end_movement(game)
        return
    if verdict.success:
        progress.arrive(game, figure, cell, "AD66-MAN-09", 2 * jump.diagonal)
    progress.end_if_spent(game)


@rule("AD66-MAN-10", "AD66-AMB-52", "AD66-DP-34")
def tumble(game: Anno, figure: Figure, over: str) -> Rule[None]:
    """A Jump's Mishap: it falls into the square between. If somebody is there, the opponent chooses a square beside it; with no room
    at all the jumper stays and is Prone."""
    to = over
    if game.figure_at(over) is not None:
        cells = [
            cell
            for cell in game.ground.adjacent(over)
            if game.figure_at(cell) is None and game.grid.cells[cell].kind == "open"
        ]
        if not cells:
            wound.fall_prone(game, figure, "AD66-AMB-52")
            return
        seat, about = game.opponent(figure.seat), questions.OfModel(model=figure.id)
        why = refusals.squares(game, functools.partial(why_no_landing, game, figure, over))
        to = yield from decide(
            game, Choose("landing", seat=seat, rule="AD66-MAN-10", options=cells, of="cell", about=about, why=why)
        )
    enter.enter_square(game, figure, to, "AD66-MAN-10")
    yield from heights.fall_from(game, figure, "AD66-MAN-10", flat=True)


@clause("AD66-MAN-10", "AD66-SQ-02", "AD66-SQ-05")
def why_no_landing(game: Anno, figure: Figure, over: str, cell: str) -> Refusal | None:
    """Why nobody can fall into a square: taken or blocked, not beside the one that was jumped over, or not open ground."""
    reason = walk.why_no_room(game, figure, cell)
    if reason is None and (cell not in game.ground.adjacent(over) or game.grid.cells[cell].kind != "open"):
        reason = refuse("why-no-landing", "AD66-MAN-10", cell=cell, over=over)
    return reason
