"""What cards name besides themselves: cards to Summon or Replace with, Upgrades to attach, Markers to lay. Each must exist
(MALI-SUMM-01, MALI-REPL-01, MALI-MARK-02)."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

from escarmouche.core.book import nearest
from escarmouche.core.files.source import Source
from escarmouche.games.malifaux.ground.marker_kinds import MarkerKind, laid

WORDS = ("summon", "replace", "attach", "strip")
LAYS, LIES = (
    ("drop", "create"),
    ("move-marker", "remove-marker", "place", "unbury"),
)  # words that name a kind of Marker, or some
At = tuple[str | int, ...]


def check_all(
    sources: Sequence[Source], stations: Mapping[str, str], upgrades: Collection[str], kinds: Mapping[str, MarkerKind]
) -> None:
    """Checks several files; a kind of Marker that one of them brings may be used in all."""
    own_kinds: dict[str, Any] = {}
    for source in sources:
        brought(source, kinds, own_kinds)
    for source in sources:
        check(source, stations, upgrades, [*kinds, *own_kinds])


def brought(source: Source, kinds: Mapping[str, MarkerKind], own_kinds: dict[str, Any]) -> None:
    """Adds the kinds of Markers that a file brings to those found so far; two different kinds with the same name are a mistake."""
    own = (source.data or {}).get("markers")
    for name, kind in (own if isinstance(own, dict) else {}).items():
        if name in kinds or own_kinds.setdefault(name, kind) != kind:
            source.report(source.wrong("file-card-marker-taken", ("markers", name), kind=str(name)))


def brought_by(data: Sequence[Mapping[str, Any]]) -> list[str]:
    """The names of the kinds of Markers that some cards bring."""
    brought = [card.get("markers") for card in data]
    return [str(name) for markers in brought if isinstance(markers, dict) for name in markers]


def check(source: Source, stations: Mapping[str, str], upgrades: Collection[str], kinds: Collection[str]) -> None:
    """Reports, with file, line, card and word, every id that belongs to nothing known. `stations`: those of all cards, by id."""
    data = source.data or {}
    cards: Collection[str] = stations.keys()
    for at, name, known in _marked(data, (), kinds):
        if name not in known:
            source.report(source.unknown(name, known, at))
    master, masters = data.get("totem"), [name for name in cards if stations[name] == "master"]
    if master and master not in masters:
        source.report(source.wrong("file-card-no-master", ("totem",), id=master, nearest=nearest(master, masters)))
    if data.get("same") and data["same"] not in cards:
        source.report(source.unknown(data["same"], cards, ("same",)))
    for at, word, params in said(data, ()):
        listed = params.get("cards")
        named = [((*at, "cards", i), name, cards) for i, name in enumerate(listed if isinstance(listed, list) else ())]
        if params.get("upgrade"):
            named.append(((*at, "upgrade"), params["upgrade"], upgrades))
        for where, name, known in named:
            if name not in known:
                about = {"card": str(data.get("id", "?")), "word": word, "id": str(name)}
                source.report(source.wrong("file-card-refers", where, **about, nearest=nearest(str(name), known)))


def _marked(data: Any, at: At, kinds: Collection[str]) -> Iterator[tuple[At, Any, Collection[str]]]:
    """Every kind of Marker that a file names, where it does so, and which kinds are allowed there."""
    if isinstance(data, list):
        for i, item in enumerate(data):
            yield from _marked(item, (*at, i), kinds)
        return
    for key, value in data.items() if isinstance(data, dict) else ():
        here, params = (*at, key), value if isinstance(value, dict) else {}
        if key in LAYS and "kind" in params:
            yield (*here, "kind"), params["kind"], laid(kinds)
        if key in LIES:
            named = params.get("kinds")
            for i, name in enumerate(named if isinstance(named, list) else ()):
                yield (*here, "kinds", i), name, laid(kinds)
        if key == "count" and params.get("count") == "markers" and params.get("name"):
            yield (*here, "name"), params["name"], kinds
        if key == "marker" and at[:1] == ("actions",) and isinstance(value, list):
            yield from (((*here, i), name, kinds) for i, name in enumerate(value))
        yield from _marked(value, here, kinds)


def said(data: Any, at: At) -> Iterator[tuple[At, str, dict[str, Any]]]:
    """Every such word in a file and its place in it, including words within words."""
    if isinstance(data, list):
        for i, item in enumerate(data):
            yield from said(item, (*at, i))
    elif isinstance(data, dict):
        for key, value in data.items():
            if key in WORDS and isinstance(value, dict):
                yield (*at, key), key, value
            yield from said(value, (*at, key))
