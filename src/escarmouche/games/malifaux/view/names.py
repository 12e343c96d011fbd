"""What a reader calls things: models, cards, Actions, Abilities, Triggers, Upgrades, Markers, terrain, in both languages."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from escarmouche.core.messages.languages import LANGUAGES, ended, owned, renamed, told_in
from escarmouche.core.messages.text import CARD, in_every_language
from escarmouche.core.play.rule import clause
from escarmouche.core.views.scene import Name
from escarmouche.games.malifaux.cards.card import Ability, Action, AnyCard, Card, Trigger, Upgrade
from escarmouche.games.malifaux.ground.field import Field, field_of
from escarmouche.games.malifaux.ground.marker_kinds import LIKE, ours
from escarmouche.games.malifaux.setup.crew import Hire
from escarmouche.games.malifaux.state import NOBODY, Marker, Model
from escarmouche.games.malifaux.table import Malifaux
from escarmouche.games.malifaux.view.cards import describe, phrases

KEPT = 64  # how many lists of names are kept: bots look at thousands of scenes of one game
_printed: dict[tuple[int, ...], tuple[Any, dict[str, Name]]] = {}
_known: dict[tuple[Any, ...], tuple[Any, dict[str, Name]]] = {}


def names(game: Malifaux) -> dict[str, Name]:
    """All names, except the models of a Crew that is still being hired (MALI-HID-05)."""
    state = game.state
    models = [part for m in game.models for part in (m.id, m.card, m.seat, *m.upgrades)]
    lying = [part for m in state.markers for part in (m.id, m.kind, m.seat)]
    hired = [hire for crew in state.crews for hire in crew.hires] if game.models else []
    rest = (*models, "", *lying, "", *hired)
    key = (id(game.cards), id(game.upgrades), id(game.setup), state.phase == "hire", *rest)
    kept = _known.get(key)
    if kept is None:
        if len(_known) >= KEPT:
            _known.clear()
        kept = _known[key] = (
            (game.cards, game.upgrades, game.setup),
            _all_names(game),
        )  # holding on to it keeps its id from being reused
    return dict(kept[1])


def _all_names(game: Malifaux) -> dict[str, Name]:
    names = dict(printed(game.cards, game.upgrades, field_of(game.setup, ())))
    names.update(_hires(game))
    names.update(_models(game) if game.models else {})
    names.update({marker.id: _lies(game, marker) for marker in game.state.markers})
    return names


# -- what is printed


def printed(cards: Mapping[str, Card], upgrades: Mapping[str, Upgrade], field: Field) -> dict[str, Name]:
    """The names that cards, Upgrades, terrain and kinds of Markers have."""
    key = id(cards), id(upgrades), id(field)
    if key not in _printed:
        if len(_printed) >= KEPT:
            _printed.clear()
        names = {name: kind.name for name, kind in ours().items() if name not in LIKE}
        backs: list[AnyCard] = [*cards.values(), *upgrades.values()]
        names |= {name: kind.name for back in backs for name, kind in back.markers.items()}
        names |= {t.id: t.name or in_every_language("malifaux", f"word-{t.kind}") for t in field.terrain}
        names |= field.names
        known = phrases.called(backs)
        for card in cards.values():
            names |= {card.id: card.called, **dict(_parts(card, known))}
        for upgrade in upgrades.values():
            names |= {upgrade.id: upgrade.name, **dict(_parts(upgrade, known))}
        _printed[key] = (cards, upgrades, field), names
    return _printed[key][1]


def _parts(back: AnyCard, known: Mapping[str, Name]) -> Iterator[tuple[str, Name]]:
    """Abilities, Actions and Triggers by their keys, and their options (MALI-GEN-07)."""
    parts: list[Ability | Trigger | Action] = [*back.abilities, *back.resists]
    for action in back.actions:
        parts += [action, *action.triggers]
    for part in parts:
        yield part.key, part.name
        options = {lang: describe.options(part.effects, lang, known) for lang in LANGUAGES}
        for at in range(len(options["en"])):
            yield f"{part.key}/{at + 1}", {lang: options[lang][at] for lang in LANGUAGES}


# -- Crews


@clause("MALI-HID-05")
def _hires(game: Malifaux) -> dict[str, Name]:
    """While players hire, everything that could be hired is named by its card and its Upgrade."""
    if game.state.phase != "hire":
        return {}
    names = {}
    for card in game.cards.values():
        copies = [card.id, *(f"{card.id}#{copy + 1}" for copy in range(1, card.limit))]
        fitting = [u for u in game.upgrades.values() if all(word in card.traits for word in u.restricted)]
        held = [f"{copy}+{upgrade.id}" for copy in copies for upgrade in fitting if not upgrade.special]
        names.update({hire: _hired(game, hire) for hire in (*copies[1:], *held)})
    return names


def _hired(game: Malifaux, hire: str) -> Name:
    """The name of `card#2+upgrade`."""
    model, _, upgrade = hire.partition("+")
    card, _, copy = model.partition("#")
    number = f" {copy}" if copy else ""
    name = ended(game.cards[card].called, number)
    return _with_upgrade(name, game.upgrades[upgrade].name) if upgrade else name


def _with_upgrade(name: Mapping[str, str], held: Mapping[str, str]) -> Name:
    return renamed(name, lambda lang, text: f"{text} + {told_in(lang, held)}")


# -- on the table


def _models(game: Malifaux) -> dict[str, Name]:
    """Several models of one card in a Crew are told apart by numbers, models in both Crews by their player."""
    counts: dict[tuple[str, int], int] = {}
    for model in game.models:
        counts[model.card, model.seat] = counts.get((model.card, model.seat), 0) + 1
    numbers: dict[tuple[str, int], int] = {}
    names = {}
    for model in game.models:
        key = model.card, model.seat
        numbers[key] = numbers.get(key, 0) + 1
        number = f" {numbers[key]}" if counts[key] > 1 else ""
        name = ended(game.card(model).called, number)
        names[model.id] = owned(name, model.seat) if (model.card, game.opponent(model.seat)) in counts else name
        names |= {worn(model, upgrade): game.upgrades[upgrade].name for upgrade in model.upgrades}
        if model.id == model.card:
            names[f"{CARD}{model.card}"] = dict(game.card(model).called)
    return names | _clad(game, names)


@clause("MALI-SETUP-26")
def _clad(game: Malifaux, models: Mapping[str, Name]) -> dict[str, Name]:
    """A model hired with an Upgrade is named with it for good, since the log does so."""
    numbers: dict[str, int] = {}
    names = {}
    for hire in [hire for crew in game.state.crews for hire in crew.hires]:
        card, _, upgrade = hire.partition("+")
        numbers[card] = numbers.get(card, 0) + 1
        model = card if numbers[card] == 1 else f"{card}-{numbers[card]}"
        name = models.get(model) or game.cards[card].called
        if upgrade:
            held = game.upgrades[upgrade].name
            names[str(Hire(model, upgrade))] = _with_upgrade(name, held)
    return names


def worn(model: Model, upgrade: str) -> str:
    """The id of an Upgrade on a model."""
    return f"{model.id}/{upgrade}"


@clause("MALI-MARK-06")
def _lies(game: Malifaux, marker: Marker) -> Name:
    """A Marker: what it is, its number, and whose it is."""
    number = marker.id.rpartition("-")[2]
    number = f" {number}" if number.isdigit() else ""
    name = ended(game.kinds[marker.kind].name, number)
    return owned(name, marker.seat) if marker.seat != NOBODY else name
