"""A running game as the rules see it: the state, and beside it what never changes: cards, Upgrades, the board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from escarmouche.core.play.state import Table
from escarmouche.games.malifaux.cards.card import Ability, Action, Card, Upgrade
from escarmouche.games.malifaux.cards.library import Bearers, Library, library_of
from escarmouche.games.malifaux.ground.field import Field, field_of
from escarmouche.games.malifaux.ground.marker_kinds import Kinds
from escarmouche.games.malifaux.lookups import Lookups
from escarmouche.games.malifaux.setup.options import Options
from escarmouche.games.malifaux.state import Deck, Duel, MalifauxState, Marker, Model, Resolving
from escarmouche.space.disc import Body


class Malifaux(Table[MalifauxState, Options]):
    """The table. Rules take it as `game`; models and Markers are asked of it by id."""

    __slots__ = ("_gone", "_lookups", "_places", "cards", "field", "kinds", "library", "models", "upgrades")

    def __init__(self, state: MalifauxState, setup: Options) -> None:
        super().__init__(state, setup)
        self.library: Library = library_of(setup)
        self.cards: dict[str, Card] = self.library.cards
        self.upgrades: dict[str, Upgrade] = self.library.upgrades
        self.kinds: Kinds = self.library.kinds
        self.models: list[Model] = state.models
        self._places: dict[str, int] = {}  # where in the list each model was found: they usually keep their places
        self._lookups = Lookups(self.library, self.models)
        self.raze()

    def over(self, state: MalifauxState) -> Self:
        """This table with another state on it; cards and board are shared."""
        twin = object.__new__(type(self))
        twin.state, twin.setup, twin.events, twin.recording = state, self.setup, [], True
        twin.library, twin.cards, twin.upgrades, twin.kinds = self.library, self.cards, self.upgrades, self.kinds
        twin._places = self._places
        twin.models, twin.field, twin._gone = state.models, self.field, self._gone
        twin._lookups = Lookups(self.library, state.models)
        if state.gone != self._gone:
            twin.raze()
        return twin

    def raze(self) -> None:
        """Terrain has been destroyed: `field` becomes the drawn terrain that still stands. Terrain Markers are in the state."""
        self._gone: list[str] = list(self.state.gone)
        self.field: Field = field_of(self.setup, tuple(self._gone))

    # -- who and what

    def model(self, name: str) -> Model:
        """The model of that name."""
        try:
            model = self.models[self._places[name]]
            if model.id == name:
                return model
        except LookupError:  # nobody has asked for it yet, or it stood in another game's list
            pass
        for place, model in enumerate(self.models):
            if model.id == name:
                self._places[name] = place
                return model
        raise KeyError(name)

    def find(self, name: str) -> Model | None:
        """The model of that name; None if no model has it."""
        try:
            return self.model(name)
        except KeyError:
            return None

    def marker(self, name: str) -> Marker:
        """The Marker of that name."""
        marker = self.find_marker(name)
        if marker is None:
            raise KeyError(name)
        return marker

    def find_marker(self, name: object) -> Marker | None:
        """The Marker of that name; None if no Marker has it."""
        return next((marker for marker in self.state.markers if marker.id == name), None)

    def card(self, model: Model) -> Card:
        return self.cards[model.card]

    def deck(self, seat: int) -> Deck:
        return self.state.decks[seat]

    def opponent(self, seat: int) -> int:
        return 1 - seat

    @property
    def seats(self) -> tuple[int, int]:
        return (0, 1)

    @property
    def lead(self) -> int:
        """The seat that decides first: the Active player, or the player with Initiative while nobody is active (MALI-TIME-02)."""
        return self.state.activation.seat if self.state.activation else self.state.initiative

    # Whole lists are asked for at every step: they look at `status` themselves, which is what `on_table` and `in_play` of a model do.

    def on_table(self) -> list[Model]:
        """Every model whose base stands on the table."""
        return [model for model in self.models if model.status == ""]

    def in_play(self, seat: int | None = None) -> list[Model]:
        """Models in play, Buried ones too (MALI-BURY-01), of one Crew or of both."""
        return [m for m in self.models if m.status in ("", "buried") and (seat is None or m.seat == seat)]

    def enemies(self, model: Model) -> list[Model]:
        """The models of the other Crew on the table (MALI-CTRL-01)."""
        return [other for other in self.models if other.seat != model.seat and other.status == ""]

    def enemies_near(self, model: Model, far: int) -> list[Model]:
        """The enemies on the table with their centres in a square about a model."""
        seat, left, right, low, high = model.seat, model.x - far, model.x + far, model.y - far, model.y + far
        return [
            other
            for other in self.models
            if other.seat != seat and left <= other.x <= right and low <= other.y <= high and other.status == ""
        ]

    def friends(self, model: Model) -> list[Model]:
        """The others of its Crew on the table."""
        return [
            other for other in self.models if other.seat == model.seat and other.status == "" and other is not model
        ]

    def body(self, model: Model) -> Body:
        return Body(model.id, model.x, model.y, self.cards[model.card].radius, model.z)

    def marked(self, marker: Marker) -> Body:
        """A Marker's base."""
        return Body(marker.id, marker.x, marker.y, marker.radius, marker.z)

    # -- what is being done

    @property
    def resolving(self) -> Resolving:
        """The Action being resolved."""
        return self.state.resolving[-1]

    @property
    def duel(self) -> Duel:
        """The duel being performed."""
        return self.state.duels[-1]

    def actions(self, model: Model) -> list[Action]:
        """The Actions of a model: its card's, then those of its Upgrades."""
        actions = list(self.card(model).actions)
        for upgrade in model.upgrades:
            actions += self.upgrades[upgrade].actions
        return actions

    def keyed(self, model: Model) -> dict[str, Action]:
        """The Actions of a model by their keys."""
        if not model.upgrades:
            return self.cards[model.card].keyed
        return {action.key: action for action in self.actions(model)}

    def action(self, key: str) -> Action:
        """The printed Action of that key."""
        return self.library.actions[key]

    # -- what is looked up all the time

    def bearers(self, having: Bearers) -> list[Model]:
        """The models with one of these cards or Upgrades."""
        return self._lookups.bearers(having)

    def heeding(self, event: str, model: Model) -> Sequence[tuple[Model, Ability]]:
        """The Abilities that an event of this model could trigger, with their models: its own, and those that wait for others' events."""
        waiting = self._lookups.waiting(event)
        if not waiting.all:
            return waiting.by_model.get(model.id, ())
        return [pair for pair in waiting.all if pair[0] is model or (pair[1].when and pair[1].when.whose is not None)]

    def markers_of(self, trait: str) -> list[Marker]:
        """The Markers of a Trait."""
        return self._lookups.marked(self.state.markers, trait)

    # -- what changes it

    def set_upgrades(self, model: Model, upgrades: list[str]) -> None:
        """From now on a model has these Upgrades."""
        model.upgrades = upgrades
        self._lookups.forget()

    def withdraw(self, models: Sequence[Model]) -> None:
        """Models leave the game as if they had never come."""
        for model in models:
            self.models.remove(model)
        self._lookups.forget()
