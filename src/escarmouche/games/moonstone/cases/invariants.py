"""Invariants: what must hold at every moment of every game. The conformance kit looks at them after each decision."""

from __future__ import annotations

from collections.abc import Iterator

from escarmouche.games.moonstone.movement.push import stones_near
from escarmouche.games.moonstone.state import Model, arcane_deck, combat_deck
from escarmouche.games.moonstone.table import Moonstone
from escarmouche.space.disc import overlapping
from escarmouche.space.place import free


def broken(game: Moonstone) -> Iterator[str]:
    """Everything that is wrong, one sentence each."""
    yield from _cards(game)
    yield from _stones(game)
    for model in game.models:
        yield from _values(game, model)
    yield from _places(game)


def _cards(game: Moonstone) -> Iterator[str]:
    """No card is lost or added."""
    state = game.state
    arcane = state.arcane.counts()
    out = [card for removed in state.phantasm for card in removed]
    if state.casting is not None:
        c = state.casting
        out += [*c.hand, *c.resist, *c.buried, *c.shown, *([c.card] if c.card else [])]
    if state.flipped:
        out.append(state.flipped)
    for card in out:
        arcane[card] = arcane.get(card, 0) + 1
    if arcane != arcane_deck().rest:
        yield f"the Arcane Deck does not add up: {arcane}"
    combat = state.combat.counts()
    if state.bout is not None:
        for fighter in (state.bout.attacker, state.bout.defender):
            for card in (*fighter.hand, *fighter.played, *fighter.follow):
                combat[card] = combat.get(card, 0) + 1
    if combat != combat_deck().rest:
        yield f"the Combat Deck does not add up: {combat}"


def _stones(game: Moonstone) -> Iterator[str]:
    if game.stones and len(game.stones) != game.setup.stones:
        yield f"{len(game.stones)} stones instead of {game.setup.stones}"
    for stone in game.stones:
        if stone.holder:
            if game.model(stone.holder).status not in ("", "removed", "dying"):
                yield f"{stone.id} is held by {stone.holder}, which is out of the game"
        elif not 1 <= stone.depth <= 4:
            yield f"{stone.id} lies at depth {stone.depth}"


def _values(game: Moonstone, model: Model) -> Iterator[str]:
    card = game.card(model)
    if not 0 <= model.wounds <= card.health:
        yield f"{model.id} has {model.wounds} wounds on {card.health} boxes"
    if model.energy < 0:
        yield f"{model.id} has {model.energy} energy"
    if model.in_play and model.wounds >= card.health:
        yield f"{model.id} has no box left and is not slain"


def _meet(game: Moonstone, one: Model, other: Model) -> bool:
    """May two who overlap in plan not do so: on one floor, or each of them at the end of the stairs that the other is on?"""
    reach = game.body(one).r + game.body(other).r
    there = game.field.meets(one.floor, other.floor, other.x, other.y, reach)
    return there and game.field.meets(other.floor, one.floor, one.x, one.y, reach)


def _places(game: Moonstone) -> Iterator[str]:
    """Nobody overlaps anybody, a stone, or terrain; all stand on the board."""
    standing = [model for model in game.models if model.in_play]
    bodies = [game.body(model) for model in standing]
    for i, body in enumerate(bodies):
        for model, other in zip(standing, bodies[:i], strict=False):
            if overlapping(body, other) and _meet(game, standing[i], model):
                yield f"{body.id} and {other.id} overlap"
        r = body.r - 5
        if not (r <= body.x <= game.field.width - r and r <= body.y <= game.field.height - r):
            yield f"{body.id} stands over the board edge"
    for model, body in zip(standing, bodies, strict=True):
        if model.ladder:
            continue
        near = game.field.near(model.floor, body.x - body.r, body.y - body.r, body.x + body.r, body.y + body.r)
        hit = free(body, [*near, *stones_near(game, model.floor, body.r)])
        if hit is not None:
            yield f"{model.id} overlaps {hit}"
