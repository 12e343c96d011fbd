"""A running game as the rules see it: the state, and beside it what never changes: cards, Upgrades, the board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from escarmouche.core.play.state import Table
from escarmouche.games.malifaux.cards.card import Ability, Action, Card, Upgrade
from escarmouche.games.malifaux.cards.library import Backs, Bearing, backs_of
from escarmouche.games.malifaux.ground.field import Field, field_of
from escarmouche.games.malifaux.ground.marker_kinds import Kinds
from escarmouche.games.malifaux.setup.options import Options
from escarmouche.games.malifaux.state import Deck, Doing, Duel, MalifauxState, Marker, Model
from escarmouche.space.disc import Body

NOBODY = Bearing(frozenset(), frozenset())
Pairs = list[tuple[Model, Ability]]
Waiting = tuple[dict[str, Pairs], Pairs]


class Laid(dict[str, list[Marker]]):
    """The Markers of each Trait, mostly none: looked through when a Trait is asked for, until others lie on the table."""

    __slots__ = ("kinds", "markers")

    def __init__(self, markers: Sequence[Marker], kinds: Kinds) -> None:
        self.markers, self.kinds = list(markers), kinds

    def __missing__(self, trait: str) -> list[Marker]:
        kinds = self.kinds.bearing(trait)
        found = self[trait] = [marker for marker in self.markers if marker.kind in kinds]
        return found


NOTHING = Laid((), Kinds({}))


class Malifaux(Table[MalifauxState, Options]):
    """The table. Rules take it as `game`; models and Markers are asked of it by id."""

    __slots__ = (
        "_bearers",
        "_gone",
        "_heeding",
        "_places",
        "backs",
        "cards",
        "field",
        "kinds",
        "laid",
        "models",
        "upgrades",
    )

    def __init__(self, state: MalifauxState, setup: Options) -> None:
        super().__init__(state, setup)
        self.backs: Backs = backs_of(setup)
        self.cards: dict[str, Card] = self.backs.cards
        self.upgrades: dict[str, Upgrade] = self.backs.upgrades
        self.kinds: Kinds = self.backs.kinds
        self.models: list[Model] = state.models
        self._places: dict[str, int] = {}
        self._bearers: tuple[int, dict[Bearing, list[Model]]] = (0, {})
        self._heeding: tuple[int, dict[str, Waiting]] = (0, {})
        self.laid: Laid = NOTHING
        self.raze()

    def over(self, state: MalifauxState) -> Self:
        """The same table with another state on it; cards and board are shared."""
        twin = object.__new__(type(self))
        twin.state, twin.setup, twin.events, twin.told = state, self.setup, [], True
        twin.backs, twin.cards, twin.upgrades, twin.kinds = self.backs, self.cards, self.upgrades, self.kinds
        twin._places = self._places
        twin.models, twin.field, twin._gone = state.models, self.field, self._gone
        twin.dress()
        twin.laid = NOTHING
        if state.gone != self._gone:
            twin.raze()
        return twin

    def raze(self) -> None:
        """Pieces have been destroyed: `field` is the drawn terrain that still stands; terrain Markers are in the state."""
        self._gone: list[str] = list(self.state.gone)
        self.field: Field = field_of(self.setup, tuple(self._gone))

    def relaid(self) -> Laid:
        """Other Markers lie on the table than those that were looked through."""
        self.laid = Laid(self.state.markers, self.kinds)
        return self.laid

    # -- who and what

    def model(self, name: str) -> Model:
        """The model of that name. Models keep their places in the list: where one was found it is looked for first."""
        try:
            found = self.models[self._places[name]]
            if found.id == name:
                return found
        except LookupError:  # nobody has asked for it yet, or it stood in another game's list
            pass
        model = self._found(name)
        if model is None:
            raise KeyError(name)
        return model

    def find(self, name: str) -> Model | None:
        """The same, or None if it is no model's name."""
        place = self._places.get(name, -1)
        if 0 <= place < len(self.models) and self.models[place].id == name:
            return self.models[place]
        return self._found(name)

    def _found(self, name: str) -> Model | None:
        for place, model in enumerate(self.models):
            if model.id == name:
                self._places[name] = place
                return model
        return None

    def marker(self, name: str) -> Marker:
        for marker in self.state.markers:
            if marker.id == name:
                return marker
        raise KeyError(name)

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
        """Who decides first: the Active player, or who has Initiative where nobody is active (MALI-TIME-02)."""
        return self.state.activation.seat if self.state.activation else self.state.initiative

    def on_table(self) -> list[Model]:
        """Every model whose base stands on the table."""
        return [model for model in self.models if model.status == ""]

    def in_play(self, seat: int | None = None) -> list[Model]:
        """Models in play, Buried ones too (MALI-BURY-01), of one Crew or of both."""
        return [m for m in self.models if m.status in ("", "buried") and (seat is None or m.seat == seat)]

    def enemies(self, model: Model) -> list[Model]:
        """Of the other Crew, on the table (MALI-CTRL-01)."""
        return [other for other in self.models if other.seat != model.seat and other.status == ""]

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
    def doing(self) -> Doing:
        """The Action being resolved."""
        return self.state.doing[-1]

    @property
    def duel(self) -> Duel:
        """The duel being performed."""
        return self.state.duels[-1]

    def actions(self, model: Model) -> list[Action]:
        """What it may choose from: its card's Actions, then those of its Upgrades."""
        found = list(self.card(model).actions)
        for upgrade in model.upgrades:
            found += self.upgrades[upgrade].actions
        return found

    def keyed(self, model: Model) -> dict[str, Action]:
        """The same by their keys."""
        if not model.upgrades:
            return self.cards[model.card].keyed
        return {action.key: action for action in self.actions(model)}

    def action(self, key: str) -> Action:
        """The printed Action of that key."""
        return self.backs.actions[key]

    def bearers(self, having: Bearing) -> list[Model]:
        """The models with one of these cards or Upgrades: found once, until somebody new comes into play or an Upgrade changes hands."""
        count, known = self._bearers
        if count != len(self.models):
            count, known = self._bearers = len(self.models), {}
        found = known.get(having)
        if found is None:
            cards, upgrades = having
            found = [m for m in self.models if m.card in cards or not upgrades.isdisjoint(m.upgrades)]
            known[having] = found
        return found

    def heeding(self, event: str, model: Model) -> Sequence[tuple[Model, Ability]]:
        """The Abilities that such an event of a model could call, and whose they are: its own, and those that heed others. Kept as long."""
        count, known = self._heeding
        if count != len(self.models):
            count, known = self._heeding = len(self.models), {}
        found = known.get(event)
        if found is None:
            found = known[event] = self._waiting(event)
        own, heed = found
        if not heed:
            return own.get(model.id, ())
        return [pair for pair in heed if pair[0] is model or (pair[1].when and pair[1].when.whose is not None)]

    def _waiting(self, event: str) -> Waiting:
        """Who waits for an event: where all wait for their own they are listed by model, else they are listed together."""
        pairs = []
        for owner in self.bearers(self.backs.waits.get(event, NOBODY)):
            pairs += [(owner, ability) for ability in self.cards[owner.card].waits.get(event, ())]
            for upgrade in owner.upgrades:
                pairs += [(owner, ability) for ability in self.upgrades[upgrade].waits.get(event, ())]
        if any(ability.when and ability.when.whose is not None for _, ability in pairs):
            return {}, pairs
        return {owner.id: [pair for pair in pairs if pair[0] is owner] for owner, _ in pairs}, []

    def dress(self) -> None:
        """An Upgrade was attached or has gone: who has what is to be found anew."""
        self._bearers, self._heeding = (0, {}), (0, {})
