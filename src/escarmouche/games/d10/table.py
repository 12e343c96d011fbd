"""A running game as the rules see it: the state, and beside it what never changes: figures, weapons, scenario, field."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from escarmouche.core.play.memo import Memo
from escarmouche.core.play.state import Table
from escarmouche.games.d10.cards.card import Card, Weapon
from escarmouche.games.d10.cards.library import cards_of, weapons_of
from escarmouche.games.d10.ground.field import Field, field_of
from escarmouche.games.d10.setup.options import Options, switches
from escarmouche.games.d10.setup.scenario import Force, Scenario, scenario_of
from escarmouche.games.d10.state import FOOT, HEIGHTS, MOUNTED, RIDER, D10State, DoorState, Figure, Marker, Thing
from escarmouche.space.disc import Body


class D10(Table[D10State, Options]):
    """The table. Rules take it as `game`; figures and markers are asked of it by id."""

    __slots__ = (
        "_bands",
        "_doors",
        "_field",
        "_places",
        "_present",
        "beacon",
        "cards",
        "figures",
        "memo",
        "on",
        "scenario",
        "weapons",
    )

    def __init__(self, state: D10State, setup: Options) -> None:
        super().__init__(state, setup)
        self.cards: dict[str, Card] = cards_of(setup)
        self.weapons: dict[str, Weapon] = weapons_of(setup)
        self.scenario: Scenario = scenario_of(setup)
        self.on: frozenset[str] = switches(setup)
        self.beacon: bool = any(goal.does == "beacon" for goal in self.scenario.goals)  # is there one to light?
        self.figures: list[Figure] = state.figures
        self.memo = Memo()
        self._places: dict[str, int] = {}
        self._present: list[Figure] | None
        self._bands: dict[int, list[Figure]]
        self.mustered()
        self._doors: dict[str, DoorState] | None = None
        self._field: Field | None = None

    def over(self, state: D10State) -> Self:
        """This table with another state on it; everything that never changes is shared."""
        twin = object.__new__(type(self))
        twin.state, twin.setup, twin.events, twin.recording = state, self.setup, [], True
        twin.cards, twin.weapons, twin.scenario, twin.on = self.cards, self.weapons, self.scenario, self.on
        twin.beacon, twin.figures, twin._places, twin.memo = self.beacon, state.figures, self._places, self.memo
        twin._field, twin._doors = self._field, self._doors
        twin.mustered()
        return twin

    def mustered(self) -> None:
        """Somebody came or went: who is in play is worked out again. Rules that change it call this."""
        self._present, self._bands = None, {}

    @property
    def field(self) -> Field:
        """The terrain with its doors as they are now. A door that moves makes a new dictionary, so the same one need not be compared."""
        doors = self.state.doors
        if self._field is None or (doors is not self._doors and doors != self._doors):
            self._field = field_of(self.scenario, doors)
        self._doors = doors
        return self._field

    # -- who and what

    def figure(self, name: str) -> Figure:
        """The figure of that name. Figures keep their places in the list, so the place where it was last found is tried first."""
        figures = self.figures
        place = self._places.get(name, 0)
        if place < len(figures) and (figure := figures[place]).id == name:
            return figure
        for place, figure in enumerate(figures):
            if figure.id == name:
                self._places[name] = place
                return figure
        raise KeyError(name)

    def marker(self, name: str) -> Marker:
        for marker in self.state.markers:
            if marker.id == name:
                return marker
        raise KeyError(name)

    def card(self, figure: Figure) -> Card:
        return self.cards[figure.card]

    def weapon(self, thing: Thing) -> Weapon:
        return self.weapons[thing.card]

    def in_play(self) -> Sequence[Figure]:
        """Everybody on the table, in a fixed order."""
        present = self._present
        if present is None:
            present = self._present = [figure for figure in self.figures if figure.in_play]
        return present

    def of_seat(self, seat: int) -> Sequence[Figure]:
        """The figures in play of a band."""
        band = self._bands.get(seat)
        if band is None:
            band = self._bands[seat] = [figure for figure in self.in_play() if figure.seat == seat]
        return band

    def enemies(self, figure: Figure) -> Sequence[Figure]:
        """The figures in play of the other band."""
        return self.of_seat(1 - figure.seat)

    def friends(self, figure: Figure) -> list[Figure]:
        """The other figures in play of its band."""
        return [other for other in self.of_seat(figure.seat) if other is not figure]

    def radius(self, figure: Figure) -> int:
        return MOUNTED if figure.mounted else FOOT

    def height(self, figure: Figure) -> int:
        """From its footing to the top of its head (D10-SET-03)."""
        return RIDER if figure.mounted else HEIGHTS[figure.posture]

    def body(self, figure: Figure) -> Body:
        return Body(figure.id, figure.x, figure.y, MOUNTED if figure.mounted else FOOT, figure.z)

    def force(self, seat: int) -> Force:
        """The side of the scenario that a seat plays."""
        edges = self.state.edges
        return self.scenario.forces[edges[seat] if edges else seat]

    @property
    def active(self) -> Figure:
        """The figure activated now."""
        return self.figure(self.state.active)
