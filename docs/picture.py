"""Draws docs/board.svg, the picture of the README: a real position of a game between two bots, in its second turn.

    .venv/bin/python docs/picture.py

The same seed gives the same picture as long as the rules and the bots play the same.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import escarmouche as esc
from escarmouche.core.game import Game
from escarmouche.core.seat import Seat
from escarmouche.games.moonstone.picture import UNITS, svg
from escarmouche.games.moonstone.terrain import SIZE

SEED, TURN, LEFT = "e", 2, 4  # the game, the turn, and how many characters have not acted in it yet
HERE = Path(__file__).parent
STONE = "#6f5bd3"


def played(seed: str) -> Game[Any]:
    """A game that stands in the middle of its second turn, between two actions."""
    game = esc.new("moonstone", seed=seed, board="village", factions=["commonwealth", "dominion"])
    bots = [esc.bots.Greedy(seed=f"{seed}/{seat}", budget=None, worlds=4) for seat in range(2)]
    while game.pending and not is_there(game):
        for ask in game.pending:
            game.answer(ask.seat, bots[ask.seat].answer(Seat(game, ask.seat)))
    return game


def is_there(game: Game[Any]) -> bool:
    state = game.table.state
    ready = sum(1 for model in state.models if not model.activated and not model.status)
    return bool(state.turn == TURN and game.pending[0].name == "activate" and ready <= LEFT)


def picture(game: Game[Any]) -> str:
    """The board with its models; then the stones, with their depth in the ground or on the shoulder of who carries them."""
    table = game.table
    standing = table.on_board()
    drawn = svg(table.field, [table.body(model) for model in standing], {model.id: model.seat for model in standing})
    lines = [drawn.removesuffix("</svg>\n").rstrip()]
    for stone in table.lying():
        lines += gem(stone.x, stone.y, 36, f"Moonstone, depth {stone.depth}", str(stone.depth))
    for model in standing:
        for number in range(table.held(model)):
            shoulder = table.card(model).radius * 0.75
            lines += gem(model.x + shoulder - 480 * number, model.y + shoulder, 26, f"Moonstone of {model.id}")
    return "\n".join([*lines, "</svg>\n"])


def gem(x: float, y: float, size: int, title: str, label: str = "") -> Iterator[str]:
    """A stone: a lozenge around a place of the board."""
    x, y = round(x * UNITS / 1000), round((SIZE - y) * UNITS / 1000)
    path = f"M{x} {y - size}l{size} {size}l{-size} {size}l{-size} {-size}Z"
    yield f'<g><title>{title}</title><path d="{path}" fill="{STONE}" stroke="#f1ede4" stroke-width="6"/>'
    if label:
        yield f'<text x="{x}" y="{y + 15}" font-size="42" text-anchor="middle" fill="#fff">{label}</text>'
    yield "</g>"


if __name__ == "__main__":
    seed = sys.argv[1] if len(sys.argv) > 1 else SEED
    (HERE / "board.svg").write_text(picture(played(seed)), encoding="utf-8")
