"""A running game as the rules see it: the state, and beside it what never changes: cards, items, scenario, board."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Self

from escarmouche.core.play.memo import Memo
from escarmouche.core.play.state import Table
from escarmouche.games.ad1666.cards.card import Card, Item
from escarmouche.games.ad1666.cards.library import cards_of, items_of
from escarmouche.games.ad1666.ground.board import Board, board
from escarmouche.games.ad1666.setup.options import Options
from escarmouche.games.ad1666.setup.scenario import Scenario, board_name, scenario_of
from escarmouche.games.ad1666.state import NOBODY, Activation, AnnoState, Combat, Deck, Figure, Move, Thing
from escarmouche.space.grid import Grid, Ground, ground

BARE = "bare-hands"
PRESENT = ("", "reserve")  # on the board, or still to come


class Anno(Table[AnnoState, Options]):
    """The table. Rules call it `game` and ask it for figures and things by id."""

    __slots__ = (
        "_bands",
        "_both_sides_left",
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
        "memo",
        "restricted",
        "scenario",
    )

    def __init__(self, state: AnnoState, setup: Options) -> None:
        super().__init__(state, setup)
        self.cards: dict[str, Card] = cards_of(setup)
        self.items: dict[str, Item] = items_of(setup)
        self.memo = Memo()
        self._places: dict[str, int] = {}
        self._opened: dict[str, str]
        self._standing: dict[str, Figure] | None
        self._present: list[Figure] | None
        self._bands: dict[int, list[Figure]]
        self._both_sides_left: bool  # False: not known
        self._night = ""
        self.figures: list[Figure] = state.figures
        self.scenario: Scenario
        self.board: Board
        self.restricted: bool
        self.grid: Grid
        self.ground: Ground  # the board with its doors as they stand now
        self.lay_out_board()

    def over(self, state: AnnoState) -> Self:
        """A table with another state on it that shares the cards, items and board of this one."""
        twin = object.__new__(type(self))
        twin.state, twin.setup, twin.events, twin.recording = state, self.setup, [], True
        twin.cards, twin.items, twin.figures, twin._places = self.cards, self.items, state.figures, self._places
        twin.scenario, twin.board, twin.grid, twin._night = self.scenario, self.board, self.grid, self._night
        twin.restricted = self.restricted
        twin.ground, twin._opened = self.ground, self._opened
        twin.memo = self.memo
        twin._standing, twin._present, twin._bands, twin._both_sides_left = None, None, {}, False
        if state.scenario != twin._night:
            twin.lay_out_board()
        elif state.doors != twin._opened:
            twin.doors_changed()
        return twin

    def lay_out_board(self) -> None:
        """Lay out the board of the scenario being played: a campaign goes from one to the next."""
        self._night = self.state.scenario
        self.scenario = scenario_of(self.setup, self._night)
        self.board, self.grid = board(self.setup, board_name(self.setup, self.scenario))
        self.restricted = self.scenario.restricted(self.setup)
        self.doors_changed()
        self.figures_changed()

    # -- what is found once: a rule that changes it says so

    def doors_changed(self) -> None:
        """A door or a fragile wall has changed: the ground is another one."""
        self._opened = dict(self.state.doors)
        self.ground = ground(self.grid, self._opened)

    def figure_moved(self, figure: Figure, origin: str) -> None:
        """Somebody has moved to another square."""
        if self._standing is not None:
            del self._standing[origin]
            self._standing[figure.cell] = figure

    def figures_changed(self) -> None:
        """Somebody came, went or changed sides."""
        self._standing, self._present, self._bands, self._both_sides_left = None, None, {}, False

    # -- who and what

    def figure(self, name: str) -> Figure:
        """The figure of that name. Figures keep their places in the list, so the place where it was found last is tried first."""
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
        """The X of a rated talent; 0 without the talent: ask `has` first where that matters."""
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
        present = self._present
        if present is None:
            present = self._present = [figure for figure in self.figures if figure.in_play]
        return present

    def of_seat(self, seat: int) -> Sequence[Figure]:
        """A player's figures on the board."""
        band = self._bands.get(seat)
        if band is None:
            band = self._bands[seat] = [figure for figure in self.in_play() if figure.seat == seat]
        return band

    def npcs(self) -> Sequence[Figure]:
        return self.of_seat(NOBODY)

    def figure_at(self, cell: str) -> Figure | None:
        """Who stands in a square."""
        return self.occupied().get(cell)

    def occupied(self) -> Mapping[str, Figure]:
        """Every square with a figure in it."""
        standing = self._standing
        if standing is None:
            standing = self._standing = {figure.cell: figure for figure in self.in_play()}
        return standing

    def both_sides_left(self) -> bool:
        """Does each side have somebody on the board, or still to come?"""
        if not self._both_sides_left:
            sides = [figure.side for figure in self.figures if figure.status in PRESENT]
            self._both_sides_left = 0 in sides and 1 in sides
        return self._both_sides_left

    # -- players

    @property
    def seats(self) -> range:
        return range(self.setup.seats)

    def has_player(self, seat: int) -> bool:
        """Does somebody play this seat? Nobody plays the dummy deck, or for a player who has conceded (AD66-DSN-22, AD66-CONC-02)."""
        return seat < self.setup.seats and seat not in self.state.conceded

    def deck(self, seat: int) -> Deck:
        return self.state.decks[seat]

    def side(self, seat: int) -> int:
        """The party a player belongs to: against an automated enemy both players are on one side (AD66-DSN-22)."""
        return self.scenario.side(self.setup, seat)

    def opponent(self, seat: int) -> int:
        """The other player; in a solo game the dummy deck (see `npcs/empty_seat.py`)."""
        return 1 - seat

    @property
    def initiative_holder(self) -> int:
        """The Initiative holder; until somebody has it, the previous one."""
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
