"""Random boards with people on them, as the rules see them and as plain data."""

from __future__ import annotations

import random
from collections.abc import Collection
from typing import Any, NamedTuple

from escarmouche.games.ad1666 import BOOK
from escarmouche.games.ad1666.cases.position import prepared, state_of
from escarmouche.games.ad1666.state import NOBODY, Figure
from escarmouche.games.ad1666.table import Anno
from escarmouche.testing.differential.ad1666.drawing import sketched
from escarmouche.testing.differential.ad1666.plan import Plan

CAST: dict[str, dict[str, Any]] = {
    "ann": {"seat": 0},
    "abe": {"seat": 0},
    "amy": {"seat": 0},
    "bob": {"seat": 1},
    "ben": {"seat": 1},
    "bea": {"seat": 1},
    "rex": {"vocation": "attacker"},
    "roy": {"vocation": "attacker"},
    "gus": {"vocation": "guard"},
    "rue": {"vocation": "recruit"},
}
HATRED = (
    ["red", "blue"],
    ["red", "blue"],
    ["red"],
    ["blue"],
    ["red", "blue", "npc"],
    ["blue", "guards"],
    ["ann", "rex"],
)
ARMS = (["dagger"], ["dagger"], ["pistol"], ["musket"])
SHORT_ARMS = (["dagger"], ["pistol"], ["throwing-knives"])  # a board is rarely smaller than their range


class Scene(NamedTuple):
    """A table, and the plan of its board."""

    game: Anno
    plan: Plan

    def agility(self, figure: Figure) -> int:
        return max(0, self.game.cards[figure.card].agility)

    def people(self) -> list[Figure]:
        """Everybody on the board."""
        return [figure for figure in self.game.figures if figure.in_play]

    def some(self, rng: random.Random, most: int) -> list[Figure]:
        """A few of them: more boards rather than more of everybody on each."""
        people = self.people()
        return rng.sample(people, min(most, len(people)))

    def at(self, cell: str) -> Figure | None:
        return next((figure for figure in self.people() if figure.cell == cell), None)

    def taken(self) -> set[str]:
        """The squares with somebody in them."""
        return {figure.cell for figure in self.people()}

    def __str__(self) -> str:
        return f"{self.plan.sketch}\n" + ", ".join(map(self._told, self.people()))

    def _told(self, figure: Figure) -> str:
        words = [figure.vocation, "prone" if figure.prone else "", "marked" if figure.marker else ""]
        words += ["unconscious"] if figure.unconscious else []
        words += [f"hates {' '.join(figure.hostile)}"] if figure.hostile else []
        words += ["barricade"] if "living-barricade" in self.game.cards[figure.card].talents else []
        words += [f"uncle of {' '.join(figure.uncles)}"] if figure.uncles else []
        words += [f"agility {self.agility(figure)}, {figure.diagonals} used"]
        return f"{figure.id} {figure.cell} ({', '.join(word for word in words if word)})"


def scene(rng: random.Random, world: str = "") -> Scene:
    """A random board with a crowd on it."""
    sketch = sketched(rng, world)
    cells = Plan(sketch, {})
    sketch = sketch._replace(opposite=_opposite(rng, cells))
    figures = {name: {**said, **_person(rng, SHORT_ARMS if sketch.rare else ARMS)} for name, said in CAST.items()}
    for said in figures.values():
        if said.get("vocation", "recruit") != "recruit":
            said["hostile"] = rng.choice(HATRED)
    position = {"board": sketch.file(), "figures": figures, "doors": sketch.doors}
    setup = BOOK.read_setup(prepared({}, position))
    game = Anno(state_of(setup, position), setup)
    made = Scene(game, Plan(sketch, {cell.id: cell.centre for cell in game.grid.cells.values()}))
    shuffle(rng, made)
    return made


def few(rng: random.Random, cells: Collection[str], most: int) -> list[str]:
    """Some of these cells."""
    return rng.sample(sorted(cells), min(most, len(cells)))


def _person(rng: random.Random, arms: tuple[list[str], ...]) -> dict[str, Any]:
    talents = {"living-barricade": 0} if rng.random() < 0.1 else {}
    agility = rng.choice((-1, 0, 1, 1, 2, 2, 3, 3))
    return {"card": {"hero": True, "agility": agility, "talents": talents}, "things": rng.choice(arms)}


def _opposite(rng: random.Random, plan: Plan) -> tuple[tuple[str, str, str], ...]:
    """Pairs that a board lists: about odd cells, one to a cell in the middle."""
    triples = []
    for middle in sorted(plan.kinds):
        near = plan.touched(middle)
        if len(near) > 1 and rng.random() < 0.3:
            a, b = rng.sample(near, 2)
            if any(len(plan.squares[cell]) > 1 for cell in (a, middle, b)):
                triples.append((a, middle, b))
    return tuple(triples)


def shuffle(rng: random.Random, scene: Scene) -> None:
    """Everybody stands somewhere else, in another state."""
    cells = [cell for cell in sorted(scene.plan.kinds) if scene.plan.kinds[cell] != "blocked"]
    rng.shuffle(cells)
    if rng.random() < 0.6 and cells:  # a crowd: close to one of them
        ranges = scene.plan.ranges(cells[0])
        cells.sort(key=lambda cell: ranges[cell] + rng.random() * 2.5)
    if rng.random() < 0.3:
        cells.sort(key=lambda cell: -len(scene.plan.squares[cell]))
    share = rng.choice((0.5, 0.9, 0.9))
    prone, uncle = (0.35, 0.3) if scene.plan.sketch.rare else (0.15, 0.05)
    for figure in scene.game.figures:
        present = bool(cells) and rng.random() < share
        figure.cell, figure.status = (cells.pop(0), "") if present else ("", "reserve")
        figure.prone, figure.activated = rng.random() < prone, rng.random() < 0.5
        figure.unconscious = figure.prone and rng.random() < 0.3
        figure.marker = figure.seat != NOBODY and rng.random() < 0.1
        figure.diagonals = rng.choice((0, 0, 0, 1, 2))
        figure.uncles = [rng.choice(sorted(CAST))] if rng.random() < uncle else []
    scene.game.figures_changed()
