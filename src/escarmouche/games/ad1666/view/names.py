"""What a reader calls things: Characters, cards, items, doors, scenarios, in every language."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from typing import Any

from escarmouche.core.messages.languages import ended, renamed, told_in
from escarmouche.core.messages.text import in_every_language
from escarmouche.core.views.scene import Name
from escarmouche.games.ad1666.cards.card import plain_name
from escarmouche.games.ad1666.setup.scenario import scenario_of, with_nights
from escarmouche.games.ad1666.state import Figure, Pick
from escarmouche.games.ad1666.table import Anno
from escarmouche.space.grid import Grid


def names(game: Anno) -> dict[str, Name]:
    """What a reader calls each figure, card, thing, door, scenario and entry of an Event table."""
    people = (*game.figures, *game.state.carried)
    things = [thing.id for figure in people for thing in figure.things] + [thing.id for thing in game.state.things]
    key = (game.grid, *[figure.id for figure in people], "", *things)
    return dict(game.memo.keep(key, lambda: _names(game)))


def _names(game: Anno) -> dict[str, Name]:
    """The names of everything on this table."""
    names = dict(_printed(game))
    names.update(_doors(game.grid))
    for scenario in with_nights(game.setup, scenario_of(game.setup)):  # the log of earlier nights still names them
        names[scenario.id] = plain_name(scenario.name)
        names.update({scenario.event_id(event): event.name for event in scenario.events if event.name})
    numbers = numbers_of(game)
    for figure in (*game.figures, *game.state.carried):
        names[figure.id] = _called(game, figure, numbers.get(figure.id, 0))
        for thing in figure.things:
            names[thing.id] = game.item(thing).name
    for thing in game.state.things:
        names[thing.id] = game.item(thing).name
    return names


def numbers_of(game: Anno) -> dict[str, int]:
    """The numbers by which several figures of one card are told apart."""
    people = (*game.figures, *game.state.carried)
    cards = [figure.card for figure in people]
    several = {card for card in cards if cards.count(card) > 1}
    ends = {figure.id: figure.id.rpartition("-")[2] for figure in people if figure.card in several}
    return {figure: int(end) for figure, end in ends.items() if end.isdigit()}


def _called(game: Anno, figure: Figure, number: int) -> Name:
    name = plain_name(game.card(figure).name)
    return ended(name, f" {number}") if number else name


def _printed(game: Anno) -> dict[str, Any]:
    names: dict[str, Any] = {name: card.name for name, card in game.cards.items()}
    names.update({name: item.name for name, item in game.items.items()})
    for name, card in game.cards.items():
        for arms in card.arms:  # as a Band is written down
            names[Pick(name, arms).word] = with_details(names[name], names.get(arms, dict.fromkeys(names[name], arms)))
    return names


@functools.lru_cache(maxsize=64)
def _doors(grid: Grid) -> dict[str, Name]:
    doors = {}
    for edge in grid.edges.values():
        if edge.kind in ("door", "fragile", "window"):
            between = [cell or "…" for cell in edge.cells]
            kind = in_every_language("ad1666", f"name-{edge.kind}")
            doors[edge.id] = {lang: f"{name} {between[0]}/{between[1]}" for lang, name in kind.items()}
    return doors


def with_details(name: Mapping[str, str], *more: Mapping[str, str]) -> Name:
    """A name with what tells it apart, in brackets."""
    return renamed(name, lambda lang, text: f"{text} ({', '.join(told_in(lang, detail) for detail in more)})")
