"""The grid: exact geometry of boards of squares, in whole numbers. It knows no game.

A `Grid` is a board, drawn as text (`drawn`, `Drawing`); a `Ground` is a grid with its doors and fragile walls as they
are now (`ground`), and answers what the rules ask: steps, adjacency, sight, shots, walks. A cell is `c2`, an edge `c2|d2` or
`c1|north`, a corner `3,4` (squares from the left and from the bottom). Points are thousandths of a square, y north.
"""

from __future__ import annotations

from .board import Grid
from .ground import Ground, ground
from .jump import Jump
from .parts import Cell, Edge, Point
from .sight import Shot, Sight
from .step import Step
from .text_drawing import BadDrawing, Drawing, drawn
from .walk import Route, Routes
from .walking_distance import Hop, Pace, WalkingDistance

__all__ = [
    "BadDrawing",
    "Cell",
    "Drawing",
    "Edge",
    "Grid",
    "Ground",
    "Hop",
    "Jump",
    "Pace",
    "Point",
    "Route",
    "Routes",
    "Shot",
    "Sight",
    "Step",
    "WalkingDistance",
    "drawn",
    "ground",
]
