"""What a reader calls things: figures, cards, weapons, objects, markers, terrain, in every language."""

from __future__ import annotations

from escarmouche.core.messages.languages import ended, owned
from escarmouche.core.messages.text import in_every_language
from escarmouche.core.views.scene import Name
from escarmouche.games.d10.cards.library import bands, printed, weapons
from escarmouche.games.d10.setup.scenario import Scenario
from escarmouche.games.d10.state import Figure, Marker
from escarmouche.games.d10.table import D10

MARKERS = {"missile": "planted-missile", "mount": "riderless-mount"}


def names(game: D10) -> dict[str, Name]:
    """What a reader calls each figure, card, weapon, object and piece of terrain."""
    figures = [part for figure in game.figures for part in (figure.id, figure.card, figure.seat)]
    things = [part for figure in game.figures for thing in figure.things for part in (thing.id, thing.card)]
    lying = [part for m in game.state.markers for part in (m.id, m.kind, m.thing.card if m.thing is not None else "")]
    key = ("names", *figures, "", *things, "", *lying)
    return dict(game.memo.keep(key, lambda: _names(game)))


def _names(game: D10) -> dict[str, Name]:
    names = dict(game.memo.keep("printed names", lambda: _printed_names(game.scenario)))
    if game.setup.cards:
        own = {name: weapon for name, weapon in game.weapons.items() if weapon is not weapons().get(name)}
        names |= {name: weapon.name for name, weapon in own.items()}
        names |= {name: card.name for name, card in game.cards.items()}
    counts: dict[tuple[str, int], int] = {}
    for figure in game.figures:
        counts[figure.card, figure.seat] = counts.get((figure.card, figure.seat), 0) + 1
    met: dict[tuple[str, int], int] = {}
    for figure in game.figures:
        key = figure.card, figure.seat
        met[key] = met.get(key, 0) + 1
        names[figure.id] = _called(game, figure, met[key] if counts[key] > 1 else 0)
        for thing in figure.things:
            names[thing.id] = game.weapon(thing).name
    for marker in game.state.markers:
        names[marker.id] = _lies(game, marker, names)
    return names


def _called(game: D10, figure: Figure, number: int) -> Name:
    """Several of one kind are told apart by a number."""
    called = ended(game.card(figure).name, f" {number}" if number else "")
    twins = any(other.card == figure.card and other.seat != figure.seat for other in game.figures)
    return owned(called, figure.seat) if twins else called


def _lies(game: D10, marker: Marker, names: dict[str, Name]) -> Name:
    """What a marker is called: a weapon, an object, a missile of some weapon, a mount of somebody's."""
    if marker.thing is not None:
        return game.weapon(marker.thing).name
    if marker.kind == "object":
        return next((thing.name for thing in game.scenario.objects if thing.id in (marker.of, marker.id)), {})
    if marker.kind == "mount":
        return in_every_language("d10", "word-mount-of", {"figure": marker.of}, names)
    return in_every_language("d10", f"word-{MARKERS[marker.kind]}")


def _printed_names(scenario: Scenario) -> dict[str, Name]:
    """The names that a scenario and the printed cards give."""
    names = {name: band.name for name, band in bands().items()}
    names |= {name: card.name for name, card in printed().items()}
    names |= {name: weapon.name for name, weapon in weapons().items()}
    names |= {thing.id: thing.name for thing in scenario.objects}
    return names | {
        piece.id: piece.name or in_every_language("d10", f"terrain-{piece.kind}") for piece in scenario.terrain
    }
