"""Asks as JSON, and back: a program that can answer asks can play every game, over a network too."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from escarmouche.core.asks.ask import Answer, Ask, Branch, Choose, LazyBranch, Menu, Number, Order, Some, frozen
from escarmouche.core.asks.cells import Cells, Way
from escarmouche.core.asks.region import Path, Place, Ring
from escarmouche.core.asks.roster import Barred, Lot, Named, Offer, Parsed, Roster
from escarmouche.core.dealer.chance import Random
from escarmouche.core.messages.refusal import Refusal, refuse

CLOSED = {"kind": "closed"}


def ask_json(ask: Ask, *, brief: bool = False) -> dict[str, Any]:
    """An ask as plain data. A region is its outline and its proposals; a closed branch is its reason.

    A brief ask leaves out regions and reasons, which are expensive to find and rarely read: `detail` gives them on request.
    """
    data: dict[str, Any] = {"kind": ask.kind, "name": ask.name, "seat": ask.seat, "rule": ask.rule, "of": ask.of}
    if about := dict(ask.about):
        data["about"] = about
    data.update(_body(ask, brief))
    return data


def detail(ask: Ask, path: Sequence[str]) -> dict[str, Any]:
    """All that lies behind the branches of a path: an ask, or the reason why the last branch is closed.

    Raises LookupError if there is no such branch, or if nothing more is asked behind it.
    """
    here: Branch = ask
    for name in path:
        if not isinstance(here, Menu) or name not in here.names:
            raise LookupError(name)
        here = here.branch(name)
    data = _branch_json(here, brief=False)
    if data is None:
        raise LookupError(path[-1])
    return data


def _body(ask: Ask, brief: bool) -> dict[str, Any]:
    if isinstance(ask, Cells):
        ways = {cell: {"cost": way.cost, "path": list(way.path)} for cell, way in ask.routes.items()}
        return {"options": list(ask.options), "routes": ways}
    if isinstance(ask, Choose):
        return {"options": list(ask.options), **({"text": True} if isinstance(ask, Named) else {})}
    if isinstance(ask, Some):
        data = {"options": list(ask.options), "least": ask.least, "most": ask.most}
        return {**data, "roster": _roster(ask, brief)} if isinstance(ask, Roster) else data
    if isinstance(ask, Order):
        return {"options": list(ask.options)}
    if isinstance(ask, Number):
        return {"low": ask.low, "high": ask.high}
    if isinstance(ask, Menu):
        return {"branches": _branches(ask, brief)}
    if isinstance(ask, Place | Path):
        if brief:
            return {"brief": True}
        return {"outline": [list(ring) for ring in ask.region.outline()], "proposals": list(ask)}
    raise TypeError(f"an ask of kind {ask.kind} does not leave the engine")


def _roster(ask: Roster, brief: bool) -> dict[str, Any]:
    """What is offered, and at which price; in a brief ask only that there is more to see."""
    return {} if brief else {name: msgspec.to_builtins(value) for name, value in ask.offer()._asdict().items()}


def _branches(menu: Menu, brief: bool) -> dict[str, Any]:
    if not brief:
        return {name: _branch_json(menu.branch(name), brief) for name in menu.names}
    taken = dict(menu.open())
    return {name: _branch_json(taken[name], brief) if name in taken else dict(CLOSED) for name in menu.names}


def _branch_json(branch: Branch, brief: bool) -> dict[str, Any] | None:
    if branch is None:
        return None
    if isinstance(branch, Refusal):
        return {**CLOSED, "key": branch.key, "rule": branch.rule, "args": dict(branch.args)}
    return ask_json(branch, brief=brief)


class ReceivedRegion:
    """A region as it came over the wire: its outline and some good answers. Only the engine can judge any other answer."""

    heights = True

    def __init__(self, outline: Sequence[Ring], proposals: Sequence[Answer]) -> None:
        self._outline, self._proposals = outline, proposals

    def why_not(self, answer: Answer) -> Refusal | None:
        return None if answer in self._proposals else refuse("why-not-proposed")

    def sample(self, rng: Random) -> Answer:
        return self._proposals[int(rng.random() * len(self._proposals))]

    def propose(self) -> Iterator[Answer]:
        return iter(self._proposals)

    def outline(self) -> Sequence[Ring]:
        return self._outline


class ReceivedRoster(Roster):
    """A roster as it came over the wire: what it offers."""

    __slots__ = ("_offer",)

    def __init__(self, name: str, offer: Offer, **rest: Any) -> None:
        super().__init__(name, **rest)
        self._offer = offer

    def offer(self) -> Offer:
        return self._offer


def _unread(text: str) -> Parsed:
    """What a text says can only be asked of the engine that the question came from."""
    raise NotImplementedError


def _offered(data: Mapping[str, Any]) -> Offer:
    lots = {name: msgspec.convert(data[name], list[Lot]) for name in ("fixed", "lots")}
    barred = msgspec.convert(data["barred"], list[Barred])
    return Offer(data["purse"], data["keep"], lots["fixed"], lots["lots"], barred, data.get("groups", ()))


def ask_from_json(data: Mapping[str, Any]) -> Ask:
    """The ask that `ask_json` described."""
    head = {word: data[word] for word in ("seat", "rule", "of")}
    name, about = data["name"], data.get("about")
    match data["kind"]:
        case "choose":
            return _choose(data, name, about, head)
        case "some":
            return _some(data, name, about, head)
        case "order":
            return Order(name, options=data["options"], about=about, **head)
        case "number":
            return Number(name, low=data["low"], high=data["high"], about=about, **head)
        case "menu":
            branches: dict[str, LazyBranch] = {key: _branch(value) for key, value in data["branches"].items()}
            return Menu(name, branches=branches, about=about, **head)
        case "place":
            return Place(name, region=_region(data), about=about, **head)
        case "path":
            return Path(name, region=_region(data), about=about, **head)
    raise ValueError(f"no ask is of kind {data['kind']!r}")


def _choose(data: Mapping[str, Any], name: str, about: Any, head: Mapping[str, Any]) -> Ask:
    if "routes" in data:
        ways = {cell: Way(way["cost"], tuple(way["path"])) for cell, way in data["routes"].items()}
        return Cells(name, routes=ways, seat=data["seat"], rule=data["rule"], about=about)
    if data.get("text"):
        return Named(name, options=data["options"], about=about, parse=_unread, **head)
    return Choose(name, options=data["options"], about=about, **head)


def _some(data: Mapping[str, Any], name: str, about: Any, head: Mapping[str, Any]) -> Ask:
    chosen = {"options": data["options"], "least": data["least"], "most": data["most"]}
    if data.get("roster"):
        return ReceivedRoster(name, _offered(data["roster"]), about=about, **chosen, **head)
    return Some(name, about=about, **chosen, **head)


def _branch(data: Mapping[str, Any] | None) -> Branch:
    if data is None:
        return None
    if data["kind"] == "closed":
        return Refusal(data["key"], data["rule"], data["args"])
    return ask_from_json(data)


def _region(data: Mapping[str, Any]) -> ReceivedRegion:
    outline = [[(x, y) for x, y in ring] for ring in data["outline"]]
    return ReceivedRegion(outline, [frozen(answer) for answer in data["proposals"]])
