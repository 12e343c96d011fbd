"""What a reader calls things: models, cards, Actions, Abilities, Triggers, Upgrades, Markers, terrain, in both languages."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from escarmouche.core.messages.text import LANGUAGES, texts
from escarmouche.core.play.rule import clause
from escarmouche.core.views.scene import Name
from escarmouche.games.malifaux.cards.card import Ability, Action, Back, Card, Trigger, Upgrade
from escarmouche.games.malifaux.ground.field import Field, field_of
from escarmouche.games.malifaux.ground.marker_kinds import LIKE, ours
from escarmouche.games.malifaux.state import NOBODY, Marker, Model
from escarmouche.games.malifaux.table import Malifaux

KEPT = 64  # how many lists of names are kept: bots look at thousands of scenes of one game
_printed: dict[tuple[int, ...], tuple[Any, dict[str, Name]]] = {}
_known: dict[tuple[Any, ...], tuple[Any, dict[str, Name]]] = {}


def said(key: str, **args: Any) -> Name:
    """A text of the game in every language."""
    return {lang: texts(lang, "malifaux").say(key, args) for lang in LANGUAGES}


def names(game: Malifaux) -> dict[str, Name]:
    """All of them. What a Crew being hired holds is not among them (MALI-HID-05)."""
    state = game.state
    models = [part for m in game.models for part in (m.id, m.card, m.seat, *m.upgrades)]
    lying = [part for m in state.markers for part in (m.id, m.kind, m.seat)]
    hired = [hire for crew in state.crews for hire in crew.hires] if game.models else []
    rest = (*models, "", *lying, "", *hired)
    key = (id(game.cards), id(game.upgrades), id(game.setup), state.phase == "hire", *rest)
    found = _known.get(key)
    if found is None:
        if len(_known) >= KEPT:
            _known.clear()
        found = _known[key] = (game.cards, game.upgrades, game.setup), _all(game)  # what is kept keeps its id
    return dict(found[1])


def _all(game: Malifaux) -> dict[str, Name]:
    found = dict(printed(game.cards, game.upgrades, field_of(game.setup, ())))
    found.update(_hires(game))
    found.update(_models(game) if game.models else {})
    found.update({marker.id: _lies(game, marker) for marker in game.state.markers})
    return found


# -- what is printed


def printed(cards: Mapping[str, Card], upgrades: Mapping[str, Upgrade], field: Field) -> dict[str, Name]:
    """The names that cards, Upgrades, terrain and kinds of Markers have."""
    from escarmouche.games.malifaux.view import describe  # it knows all words, and they lead back here

    key = id(cards), id(upgrades), id(field)
    if key not in _printed:
        if len(_printed) >= KEPT:
            _printed.clear()
        found = {name: what.name for name, what in ours().items() if name not in LIKE}
        backs: list[Back] = [*cards.values(), *upgrades.values()]
        found |= {name: what.name for back in backs for name, what in back.markers.items()}
        found |= {t.id: t.name or said(f"word-{t.kind}") for t in field.terrain}
        found |= field.names
        known = describe.called(backs)
        for card in cards.values():
            found |= {card.id: called(card), **dict(_parts(card, known))}
        for upgrade in upgrades.values():
            found |= {upgrade.id: upgrade.name, **dict(_parts(upgrade, known))}
        _printed[key] = (cards, upgrades, field), found
    return _printed[key][1]


@clause("MALI-HIRE-09", "MALI-SETUP-23")
def called(card: Card) -> Name:
    """A model's name; another Title of a model has it behind the name, so that the name alone never tells which Title it is."""
    if not card.same or not card.title:
        return card.name
    return {lang: f"{name}, {card.title.get(lang, '')}" for lang, name in card.name.items()}


def _parts(back: Back, known: Mapping[str, Name]) -> Iterator[tuple[str, Name]]:
    """Abilities, Actions and Triggers by their keys, and the options that they leave (MALI-GEN-07)."""
    from escarmouche.games.malifaux.view import describe  # it knows all words, and they lead back here

    parts: list[Ability | Trigger | Action] = [*back.abilities, *back.resists]
    for action in back.actions:
        parts += [action, *action.triggers]
    for part in parts:
        yield part.key, part.name
        said = {lang: describe.options(part.effects, lang, known) for lang in LANGUAGES}
        for at in range(len(said["en"])):
            yield f"{part.key}/{at + 1}", {lang: said[lang][at] for lang in LANGUAGES}


# -- Crews


@clause("MALI-HID-05")
def _hires(game: Malifaux) -> dict[str, Name]:
    """While players hire, everything that anybody could hire is called by its card and its Upgrade."""
    if game.state.phase != "hire":
        return {}
    found = {}
    for card in game.cards.values():
        copies = [card.id, *(f"{card.id}#{copy + 1}" for copy in range(1, card.limit))]
        fitting = [u for u in game.upgrades.values() if all(word in card.traits for word in u.restricted)]
        held = [f"{one}+{upgrade.id}" for one in copies for upgrade in fitting if not upgrade.special]
        found.update({hire: _hired(game, hire) for hire in (*copies[1:], *held)})
    return found


def _hired(game: Malifaux, hire: str) -> Name:
    """`card#2+upgrade` as a reader wants it."""
    one, _, upgrade = hire.partition("+")
    card, _, copy = one.partition("#")
    found = {}
    for lang, text in called(game.cards[card]).items():
        number = f" {copy}" if copy else ""
        held = f" + {game.upgrades[upgrade].name.get(lang, '')}" if upgrade else ""
        found[lang] = text + number + held
    return found


# -- on the table


def _models(game: Malifaux) -> dict[str, Name]:
    """Several of one card in a Crew are told apart by numbers, those of both Crews by their player."""
    counts: dict[tuple[str, int], int] = {}
    for model in game.models:
        counts[model.card, model.seat] = counts.get((model.card, model.seat), 0) + 1
    met: dict[tuple[str, int], int] = {}
    found = {}
    for model in game.models:
        key = model.card, model.seat
        met[key] = met.get(key, 0) + 1
        number = f" {met[key]}" if counts[key] > 1 else ""
        side = f" ({model.seat + 1})" if (model.card, game.opponent(model.seat)) in counts else ""
        found[model.id] = {lang: f"{text}{number}{side}" for lang, text in called(game.card(model)).items()}
        found |= {worn(model, upgrade): game.upgrades[upgrade].name for upgrade in model.upgrades}
    return found | _clad(game, found)


@clause("MALI-SETUP-26")
def _clad(game: Malifaux, models: Mapping[str, Name]) -> dict[str, Name]:
    """Who was hired with an Upgrade is called so for good: the log tells of it."""
    met: dict[str, int] = {}
    found = {}
    for hire in [hire for crew in game.state.crews for hire in crew.hires]:
        card, _, upgrade = hire.partition("+")
        met[card] = met.get(card, 0) + 1
        model = card if met[card] == 1 else f"{card}-{met[card]}"
        name = models.get(model) or called(game.cards[card])
        if upgrade:
            held = game.upgrades[upgrade].name
            found[clad(model, upgrade)] = {lang: f"{text} + {held[lang]}" for lang, text in name.items()}
    return found


def worn(model: Model, upgrade: str) -> str:
    """The id of an Upgrade on a model."""
    return f"{model.id}/{upgrade}"


def clad(model: str, upgrade: str) -> str:
    """A model as it was hired: with its Upgrade, if any."""
    return f"{model}+{upgrade}" if upgrade else model


@clause("MALI-MARK-06")
def _lies(game: Malifaux, marker: Marker) -> Name:
    """A Marker: what it is, its number, whose."""
    number = marker.id.rpartition("-")[2]
    number = f" {number}" if number.isdigit() else ""
    side = f" ({marker.seat + 1})" if marker.seat != NOBODY else ""
    return {lang: f"{text}{number}{side}" for lang, text in game.kinds[marker.kind].name.items()}
