"""Which policy answers which question of the D10 skirmish."""

from __future__ import annotations

from collections.abc import Callable

from escarmouche.bots.d10 import actions, activation, reactions
from escarmouche.bots.d10.combat import weapons
from escarmouche.bots.d10.place_value import outlook
from escarmouche.bots.d10.position import Position
from escarmouche.bots.d10.setup import deployment, roster
from escarmouche.bots.policy import policy
from escarmouche.core.asks.about import about_of
from escarmouche.core.asks.ask import Answer, Ask, Choose, Menu, Number
from escarmouche.core.asks.region import Place
from escarmouche.games.d10.questions import Face, OfFigure


def face(ask: Number, position: Position) -> Answer:
    return outlook(position, position.fighter(about_of(ask, Face)["figure"]))


def first_player(ask: Choose, position: Position) -> Answer:
    return ask.seat if ask.seat in ask.options else next(iter(ask))


def crossing(ask: Choose, position: Position) -> Answer:
    return "stepover"


def as_far_as_possible(ask: Number, position: Position) -> Answer:
    return ask.high


def stand_up(ask: Choose, position: Position) -> Answer:
    return "stand-up"


def face_enemy(ask: Choose, position: Position) -> Answer:
    return "face-enemy"


def stray_shot(ask: Choose, position: Position) -> Answer:
    """At the most valuable."""
    return max(map(str, ask.options), key=lambda name: position.fighter(name).price)


def any_answer(ask: Ask, position: Position) -> Answer:
    return next(iter(ask))


def hold(ask: Menu, position: Position) -> Answer:
    """Before the game: a shooter begins with what it shoots with."""
    name = about_of(ask, OfFigure)["figure"]
    piece = next(piece for piece in position.scene.pieces if piece.id == name)
    shoots = any(position.cards.weapon(thing.card).shoots for thing in piece.things)
    mounted = "mounted" in piece.states
    hands = weapons.best_hands(ask, piece.things, position.cards, "guns" if shoots else "melee", mounted)
    return "keep" if hands is None else hands


POLICIES: dict[str, Callable[[Ask, Position], Answer]] = {
    "action": policy(Menu, actions.act),
    "activate": policy(Choose, activation.activate),
    "after-fight": policy(Choose, face_enemy),
    "arrive": deployment.arrive,
    "band": policy(Menu, roster.band),
    "bearer": policy(Choose, deployment.bearer),
    "come-round": policy(Choose, stand_up),
    "crossing": policy(Choose, crossing),
    "defence": policy(Menu, reactions.defence),
    "defshot": policy(Menu, reactions.defensive_shot),
    "deploy": policy(Menu, deployment.deploy),
    "dodge": policy(Place, reactions.dodge),
    "drop": any_answer,
    "edge": any_answer,
    "face": policy(Number, face),
    "first-player": policy(Choose, first_player),
    "hold": policy(Menu, hold),
    "how-far": policy(Number, as_far_as_possible),
    "reaction": policy(Menu, reactions.reaction),
    "reroll": policy(Choose, reactions.reroll),
    "stray": policy(Choose, stray_shot),
}
