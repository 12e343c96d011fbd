"""A running game as the rules see it: the state, and beside it what never changes: edition, cards, board."""

from __future__ import annotations

import functools
from typing import Self

from escarmouche.core.play.concede import playing
from escarmouche.core.play.state import Table
from escarmouche.games.moonstone.cards.card import Card
from escarmouche.games.moonstone.cards.library import cards_of
from escarmouche.games.moonstone.editions import Edition, edition
from escarmouche.games.moonstone.ground.field import Field, field_of
from escarmouche.games.moonstone.setup.options import SWITCHES, Options
from escarmouche.games.moonstone.state import STONE, Model, MoonstoneState, Stone
from escarmouche.space.disc import Body


class Moonstone(Table[MoonstoneState, Options]):
    """The table. Rules take it as `game`; models and stones are asked of it by id."""

    __slots__ = ("_field", "_places", "_shifted", "cards", "edition", "models", "on", "stones")

    def __init__(self, state: MoonstoneState, setup: Options) -> None:
        super().__init__(state, setup)
        self.edition: Edition = edition(setup.edition)
        self.cards: dict[str, Card] = cards_of(setup)
        self.on: frozenset[str] = switches(setup)
        self.models: list[Model] = state.models
        self.stones: list[Stone] = state.stones
        self._places: dict[str, int] = {}
        self._shifted: object = None
        self._field: Field | None = None

    def over(self, state: MoonstoneState) -> Self:
        """This table with another state on it; edition, cards, switches and board are shared."""
        twin = object.__new__(type(self))
        twin.state, twin.setup, twin.events, twin.recording = state, self.setup, [], True
        twin.edition, twin.cards, twin.on = self.edition, self.cards, self.on
        twin.models, twin.stones = state.models, state.stones
        twin._field, twin._shifted, twin._places = self._field, self._shifted, self._places
        return twin

    @property
    def field(self) -> Field:
        """The board with its terrain where it lies now (Crazy Town moves pieces)."""
        if self._field is None or self._shifted != self.state.shifts:
            self._shifted = dict(self.state.shifts)
            self._field = field_of(self.setup, self.state.shifts)
        return self._field

    # -- who and what

    def model(self, name: str) -> Model:
        """The model of that name. Models keep their places in the list, so the place where it was last found is tried first."""
        place = self._places.get(name, -1)
        if 0 <= place < len(self.models) and self.models[place].id == name:
            return self.models[place]
        for place, model in enumerate(self.models):
            if model.id == name:
                self._places[name] = place
                return model
        raise KeyError(name)

    def card(self, model: Model) -> Card:
        return self.cards[model.card]

    def stone(self, name: str) -> Stone:
        for stone in self.stones:
            if stone.id == name:
                return stone
        raise KeyError(name)

    def body(self, model: Model) -> Body:
        """The model's base, as geometry knows it."""
        return Body(model.id, model.x, model.y, self.cards[model.card].radius, model.z)

    def on_board(self) -> list[Model]:
        """Every model whose base stands on the board, a slain fighter's too until its action ends (MOON-AMB-53)."""
        return [model for model in self.models if model.status in ("", "dying")]

    def in_play(self, seat: int | None = None) -> list[Model]:
        """The characters in play, of one seat or of all."""
        return [m for m in self.models if m.in_play and (seat is None or m.seat == seat)]

    def enemies(self, model: Model) -> list[Model]:
        """The characters in play that other players brought (MOON-DEF-06)."""
        return [enemy for enemy in self.models if enemy.in_play and enemy.seat != model.seat]

    def others(self, model: Model) -> list[Body]:
        """The bases of all other models on the board."""
        body = self.body
        return [body(m) for m in self.models if m.status in ("", "dying") and m is not model]

    def held(self, model: Model) -> int:
        """How many stones lie on its card."""
        count = 0
        for stone in self.stones:
            if stone.holder == model.id:
                count += 1
        return count

    def lying(self) -> list[Stone]:
        """The stones still in the ground."""
        return [stone for stone in self.stones if not stone.holder]

    def stone_body(self, stone: Stone) -> Body:
        return Body(stone.id, stone.x, stone.y, STONE, stone.z)

    def has(self, model: Model, effect: str) -> bool:
        """Is something such as `no-jog` on the model until the end of the turn?"""
        return bool(model.effects) and any(e.kind == effect for e in model.effects)

    def playing(self) -> list[int]:
        """The seats that have not conceded (MOON-CONC-03)."""
        return playing(self)

    def from_left(self, seat: int) -> tuple[int, ...]:
        """All other seats that have not conceded, starting to the left of this one."""
        gone, seats = self.state.conceded, _from_left(self.setup.seats, seat)
        return tuple([other for other in seats if other not in gone]) if gone else seats

    def active_seat(self) -> int:
        """The player of the character activated now; if that player has conceded, the next to the left (MOON-CONC-02)."""
        seat = self.model(self.state.active).seat if self.state.active else self.state.seat
        return self.from_left(seat)[0] if seat in self.state.conceded else seat

    def circle(self, first: int) -> list[int]:
        """All seats, those that have conceded too, starting with this one."""
        return [first, *_from_left(self.setup.seats, first)]


@functools.cache
def _from_left(seats: int, seat: int) -> tuple[int, ...]:
    return tuple((seat + step) % seats for step in range(1, seats))


def switches(setup: Options) -> frozenset[str]:
    """Which advanced and optional rules are used: as chosen at set-up, otherwise as the edition has it."""
    usual = edition(setup.edition).switches
    return frozenset(name for name in SWITCHES if _switched(getattr(setup, name), name in usual))


def _switched(chosen: bool | None, usual: bool) -> bool:
    return usual if chosen is None else chosen
