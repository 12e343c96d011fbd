"""A running game as the rules see it: the state, and beside it what never changes: cards, items, scenario, board."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Self

from escarmouche.core.play.state import Table
from escarmouche.games.ad1666.cards.card import Card, Item
from escarmouche.games.ad1666.cards.library import cards_of, items_of
from escarmouche.games.ad1666.ground.board import Board, board
from escarmouche.games.ad1666.setup.options import Options
from escarmouche.games.ad1666.setup.scenario import Scenario, board_name, scenario_of
from escarmouche.games.ad1666.state import NOBODY, Activation, AnnoState, Combat, Deck, Figure, Move, Thing
from escarmouche.space.grid import Grid, Ground, ground

BARE = "bare-hands"


class Anno(Table[AnnoState, Options]):
    """The table. Rules take it as `game`; figures and things are asked of it by id."""

    __slots__ = (
        "_bands",
        "_night",
        "_opened",
        "_places",
        "_present",
        "_standing",
        "board",
        "cards",
        "figures",
        "grid",
        "ground",
        "items",
        "restricted",
        "scenario",
        "whole",
    )

    def __init__(self, state: AnnoState, setup: Options) -> None:
        super().__init__(state, setup)
        self.cards: dict[str, Card] = cards_of(setup)
        self.items: dict[str, Item] = items_of(setup)
        self._places: dict[str, int] = {}
        self._opened: dict[str, str]
        self._standing: dict[str, Figure] | None
        self._present: list[Figure] | None
        self._bands: dict[int, list[Figure]]
        self.whole: bool  # is somebody left of both sides, as far as was looked for? (see victory.py)
        self._night = ""
        self.figures: list[Figure] = state.figures
        self.scenario: Scenario
        self.board: Board
        self.restricted: bool
        self.grid: Grid
        self.ground: Ground  # the board with its doors as they stand now
        self.pitch()

    def over(self, state: AnnoState) -> Self:
        """The same table with another state on it; cards, items and board are shared."""
        twin = object.__new__(type(self))
        twin.state, twin.setup, twin.events, twin.told = state, self.setup, [], True
        twin.cards, twin.items, twin.figures, twin._places = self.cards, self.items, state.figures, self._places
        twin.scenario, twin.board, twin.grid, twin._night = self.scenario, self.board, self.grid, self._night
        twin.restricted = self.restricted
        twin.ground, twin._opened = self.ground, self._opened
        twin._standing, twin._present, twin._bands, twin.whole = None, None, {}, False
        if state.scenario != twin._night:
            twin.pitch()
        elif state.doors != twin._opened:
            twin.swung()
        return twin

    def pitch(self) -> None:
        """Lay out the board of the scenario being played: a campaign goes from one to the next."""
        self._night = self.state.scenario
        self.scenario = scenario_of(self.setup, self._night)
        self.board, self.grid = board(self.setup, board_name(self.setup, self.scenario))
        self.restricted = self.scenario.restricted(self.setup)
        self.swung()
        self.mustered()

    # -- what is found once: whoever changes it says so

    def swung(self) -> None:
        """A door or a fragile wall is not what it was: the ground is another one."""
        self._opened = dict(self.state.doors)
        self.ground = ground(self.grid, self._opened)

    def shifted(self, figure: Figure, origin: str) -> None:
        """Somebody stands elsewhere than before."""
        if self._standing is not None:
            del self._standing[origin]
            self._standing[figure.cell] = figure

    def mustered(self) -> None:
        """Somebody came, went or changed sides."""
        self._standing, self._present, self._bands, self.whole = None, None, {}, False

    # -- who and what

    def figure(self, name: str) -> Figure:
        """The figure of that name. Figures keep their places in the list: where one was found it is looked for first."""
        try:
            figure = self.figures[self._places[name]]
            if figure.id == name:
                return figure
        except LookupError:
            pass
        for place, figure in enumerate(self.figures):
            if figure.id == name:
                self._places[name] = place
                return figure
        raise KeyError(name)

    def card(self, figure: Figure) -> Card:
        return self.cards[figure.card]

    def has(self, figure: Figure, talent: str) -> bool:
        return talent in self.cards[figure.card].talents

    def talent(self, figure: Figure, talent: str) -> int:
        """The X of a rated talent; 0 without it: ask `has` first where that matters."""
        return self.cards[figure.card].talents.get(talent, 0)  # type: ignore[call-overload,no-any-return]

    def item(self, thing: Thing) -> Item:
        return self.items[thing.card]

    def thing(self, figure: Figure, name: str) -> Thing:
        for thing in figure.things:
            if thing.id == name:
                return thing
        raise KeyError(name)

    def weapon(self, figure: Figure, name: str) -> Item:
        """The item card of a weapon in use; no name: bare hands (AD66-MELEE-07)."""
        return self.items[self.thing(figure, name).card if name else BARE]

    def in_play(self) -> Sequence[Figure]:
        """Everybody on the board, in a fixed order."""
        found = self._present
        if found is None:
            found = self._present = [figure for figure in self.figures if figure.status == ""]
        return found

    def of_seat(self, seat: int) -> Sequence[Figure]:
        """A player's figures on the board."""
        found = self._bands.get(seat)
        if found is None:
            found = self._bands[seat] = [figure for figure in self.in_play() if figure.seat == seat]
        return found

    def npcs(self) -> Sequence[Figure]:
        return self.of_seat(NOBODY)

    def at(self, cell: str) -> Figure | None:
        """Who stands in a square."""
        return self.occupied().get(cell)

    def occupied(self) -> Mapping[str, Figure]:
        """Every square with a figure in it."""
        found = self._standing
        if found is None:
            found = self._standing = {figure.cell: figure for figure in self.in_play()}
        return found

    # -- players

    @property
    def seats(self) -> range:
        return range(self.setup.seats)

    def sits(self, seat: int) -> bool:
        """Does somebody play there? Nobody does at the dummy deck, nor where a player has conceded (AD66-DSN-22, AD66-CONC-02)."""
        return seat < self.setup.seats and seat not in self.state.conceded

    def deck(self, seat: int) -> Deck:
        return self.state.decks[seat]

    def side(self, seat: int) -> int:
        """The party a player belongs to: against an automated enemy two players share one (AD66-DSN-22)."""
        return self.scenario.side(self.setup, seat)

    def opponent(self, seat: int) -> int:
        """The other player; in a solo game the dummy deck (see `npcs/empty_seat.py`)."""
        return 1 - seat

    @property
    def holder(self) -> int:
        """The Initiative holder; before anybody has it, who counts as the previous one."""
        return self.state.initiative if self.state.initiative >= 0 else self.state.previous

    # -- what is going on

    @property
    def activation(self) -> Activation:
        assert self.state.activation is not None
        return self.state.activation

    @property
    def move(self) -> Move:
        assert self.state.move is not None
        return self.state.move

    @property
    def combat(self) -> Combat:
        assert self.state.combat is not None
        return self.state.combat
