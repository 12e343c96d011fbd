"""Choose a square to go to. Each has a way to it: what it costs, and over which squares it goes.

>>> ask = Cells("move", seat=0, rule="TOY-03", routes=lambda: {"b2": Way(1, ("b2",)), "c2": Way(2, ("b2", "c2"))})
>>> list(ask), ask.routes["c2"].cost
(['b2', 'c2'], 2)
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

import msgspec

from escarmouche.core.asks.ask import About, Choose, Why


class Way(msgspec.Struct, array_like=True, frozen=True):
    """How a square is reached: what it costs, and the squares on the way, ending with the square itself."""

    cost: int
    path: tuple[str, ...]


class Cells(Choose):
    """Choose one square. The ways are found when somebody looks at them."""

    __slots__ = ("_routes",)

    def __init__(
        self,
        name: str,
        *,
        routes: Mapping[str, Way] | Callable[[], Mapping[str, Way]],
        seat: int,
        rule: str,
        about: About | None = None,
        why: Why | None = None,
    ) -> None:
        super().__init__(name, options=lambda: list(self.routes), seat=seat, rule=rule, of="cell", about=about, why=why)
        self._routes = routes

    @property
    def routes(self) -> Mapping[str, Way]:
        if callable(self._routes):
            self._routes = self._routes()
        return self._routes
