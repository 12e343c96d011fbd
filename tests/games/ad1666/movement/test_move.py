"""Random activations: the board stays in order whatever happens."""

from __future__ import annotations

import random

import pytest

from ..positions.movement import Field, Figures, drawing, man


@pytest.mark.parametrize("seed", range(12))
def test_random_activations_keep_the_board_in_order(seed: int) -> None:
    board = drawing(
        "+ + + + + + + +",
        " . .o. .|. ^ ^ ",
        "+ + + +D+ +-+ +",
        " . # . . .s^ . ",
        "+ +v+v+ + + + +",
        " .w. .L. . .f. ",
        "+ + + + + + + +",
        " . . . . ^ . ^ ",
        "+ + + + + + + +",
    )
    cells = ["a1", "b1", "c2", "d2", "e3", "f1", "g4", "a4", "b3", "d4"]
    figures: Figures = {}
    for number, cell in enumerate(cells):
        kit = {"things": ["pistol", "sabre", "dagger"], "load": {"pistol": number % 3}}
        figures[f"m{number}"] = {**man(number % 2, cell, agility=number % 4), **kit, "card": {
            "agility": number % 4, "hero": True, "killed": 10, "crippled": 6}}  # fmt: skip
    rng = random.Random(seed)
    game = Field(figures, board, active="m0", alarm=0)
    for _ in range(400):
        if game.ask is None:
            state = game.game.state
            if state.outcome is not None:
                break
            ready = [figure.id for figure in game.game.in_play()]
            if not ready:
                break
            for figure in game.game.figures:
                figure.diagonals = 0
            game.begin(rng.choice(ready))
            continue
        game.say(game.ask.sample(rng))
        standing = [figure.cell for figure in game.game.in_play()]
        assert len(standing) == len(set(standing))
        assert all(game.game.grid.cells[cell].kind != "blocked" for cell in standing)
        running = game.game.state.move
        assert running is None or 0 <= running.spent <= running.mp
