"""Effect words that move models: pushed, drawn near, charging, moving freely, placed elsewhere."""

from __future__ import annotations

from typing import Literal

from escarmouche.core.asks.ask import Order
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.moonstone.cards.effect import Aimed, Use, Word, does, length, whom
from escarmouche.games.moonstone.cards.vocabulary import word
from escarmouche.games.moonstone.ground import measure
from escarmouche.games.moonstone.movement import move
from escarmouche.games.moonstone.movement import push as forced
from escarmouche.games.moonstone.refusals import only_models
from escarmouche.games.moonstone.state import Model
from escarmouche.games.moonstone.table import Moonstone
from escarmouche.space.units import TOLERANCE


@word("effect", "push")
class Push(Aimed, frozen=True, kw_only=True):
    """Moved directly away: others from this character, this character from the target."""

    distance: str | int


@does(Push)
@rule("MOON-AMB-08", "MOON-AMB-09", "MOON-AMB-76", "MOON-DEC-37")
def push(game: Moonstone, use: Use, word: Push) -> Rule[None]:
    """Each is moved the full distance away, or until something stops it. Nobody is moved away from itself."""
    for model in (yield from movers(game, use, word)):
        source = other_end(use, model)
        if source and model.in_play:
            yield from forced.push(game, model, source, length(word.distance, use))


@word("effect", "pull")
class Pull(Aimed, frozen=True, kw_only=True):
    """Moved directly towards: others to this character, this character to the target; contact stops it."""

    distance: str | int


@does(Pull)
@rule("MOON-AMB-08", "MOON-AMB-09", "MOON-AMB-77", "MOON-DEC-37")
def pull(game: Moonstone, use: Use, word: Pull) -> Rule[None]:
    for model in (yield from movers(game, use, word)):
        towards = other_end(use, model)
        if towards and model.in_play:
            forced.pull(game, model, towards, length(word.distance, use))


@rule("MOON-DEC-37", "MOON-AMB-09")
def movers(game: Moonstone, use: Use, word: Aimed) -> Rule[list[Model]]:
    """Who is moved. Several: the player of the effect says in which order."""
    models = [m for m in whom(game, use, word) if other_end(use, m) and may_move(game, use, m)]
    if len(models) < 2:
        return models
    options = [m.id for m in models]
    why = only_models(game, options, "why-not-moved", "MOON-AMB-09")
    order: tuple[str, ...] = yield Order(
        "order", seat=use.seat, rule="MOON-AMB-09", options=options, of="model", why=why
    )
    return [game.model(name) for name in order]


def other_end(use: Use, model: Model) -> Model | None:
    """Away from whom, or towards whom, a model is moved."""
    if model is not use.model:
        return use.model
    return use.target if use.target is not model else None


@clause("MOON-AMB-80")
def may_move(game: Moonstone, use: Use, model: Model) -> bool:
    """A model that is held fast makes no move of its own; what others do to it still works."""
    held = model is use.model and game.has(model, "no-move")
    if held:
        game.tell("held-fast", "MOON-AMB-80", model=model.id)
    return not held


@word("effect", "charge")
class Charge(Word, frozen=True, kw_only=True):
    """Moves straight to the target; the rest of the ability needs base contact (Ramming Speed)."""

    distance: str | int


@does(Charge)
@clause("MOON-AMB-79")
def charging(game: Moonstone, use: Use, word: Charge) -> None:
    charge(game, use, word)


@clause("MOON-AMB-79", "MOON-AMB-09")
def charge(game: Moonstone, use: Use, word: Charge) -> bool:
    """Straight towards the target, up to the distance or contact. Is there contact? (Already touching counts.)"""
    if use.target is None:
        return False
    if measure.gap(game, use.model, use.target) <= TOLERANCE:
        return True
    if not may_move(game, use, use.model):
        return False
    return forced.pull(game, use.model, use.target, length(word.distance, use))


@word("effect", "free-move")
class FreeMove(Aimed, frozen=True, kw_only=True):
    """Moves up to a distance along any path: not a Jog, so neither engagement nor Slow, Water or Wood limits it."""

    distance: str | int
    by: Literal["originator", "owner"] = "originator"  # whose player draws the path


@does(FreeMove)
@rule("MOON-AMB-80", "MOON-DEC-17", "MOON-DEC-33", "MOON-DEC-35")
def free_move(game: Moonstone, use: Use, word: FreeMove) -> Rule[None]:
    """Up to the distance, so standing still is always allowed."""
    for model in whom(game, use, word):
        if may_move(game, use, model):
            seat = model.seat if word.by == "owner" else use.seat
            clause_id = decided_by(game, "MOON-DEC-35" if word.by == "owner" else "MOON-DEC-17")
            yield from move.free_move(game, model, length(word.distance, use), seat, clause_id, may=True)


def decided_by(game: Moonstone, usual: str) -> str:
    """The decision of an effect: in a round of Melee it belongs to the End Step."""
    return "MOON-DEC-33" if game.state.bout is not None else usual


@word("effect", "place-in-contact")
class PlaceInContact(Word, frozen=True, kw_only=True):
    """This character is placed anywhere in base contact with the target, whatever lies between."""

    may: bool = False


@does(PlaceInContact)
@rule("MOON-AMB-81", "MOON-AMB-54")
def place_in_contact(game: Moonstone, use: Use, word: PlaceInContact) -> Rule[None]:
    """Once, however many copies there are. A slain model is not placed, but another may be placed in contact with a slain fighter."""
    model, target = use.model, use.target
    if model.in_play and target is not None and target.status in ("", "dying") and may_move(game, use, model):
        rule_id = decided_by(game, "MOON-DEC-17")
        yield from forced.place_in_contact(game, model, target, use.seat, rule_id, may=word.may)


@word("effect", "place-within")
class PlaceWithin(Aimed, frozen=True, kw_only=True):
    """Placed anywhere within a distance of where it stands, by the resisting player or by the effect's own."""

    distance: str | int
    by: Literal["originator", "resister"] = "originator"


@does(PlaceWithin)
@rule("MOON-AMB-81", "MOON-DEC-36")
def place_within(game: Moonstone, use: Use, word: PlaceWithin) -> Rule[None]:
    for model in whom(game, use, word):
        by_resister = word.by == "resister" and use.resister >= 0
        seat = use.resister if by_resister else use.seat
        if by_resister or may_move(game, use, model):
            rule_id = "MOON-DEC-36" if by_resister else decided_by(game, "MOON-DEC-17")
            yield from forced.place_within(game, model, length(word.distance, use), seat, rule_id)
