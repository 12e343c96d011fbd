"""A model in numbers: what is printed on its card, and what it can still do."""

from __future__ import annotations

import math
from typing import NamedTuple

from escarmouche.core.views.scene import Piece
from escarmouche.games.moonstone.cards.card import Ability, Amount, Card
from escarmouche.games.moonstone.state import Phase

At = tuple[int, int, int]

JOG, SLOW = 4.0, 2.0  # inches
SHARE = 0.6  # the share of a weapon's bonus or of armour that counts in an average blow: not every type, not every card
HIT = 0.5  # the share of shots that hit: the right colour is not always at hand, or believed
KEPT = 1024  # cards remembered; players' own cards come and go


class Shot(NamedTuple):
    """An ability that wounds from afar."""

    ability: str
    inches: float
    wounds: float  # to expect
    cost: int


class CardSummary(NamedTuple):
    """A card in short."""

    card: Card
    reach: float  # inches
    weapon: float  # what its weapon adds to an average blow
    armour: float  # what its armour takes away
    dig: int  # energy for a Harvest
    stride: float  # how much further than others it jogs, in inches
    shots: tuple[Shot, ...]


class Fighter(NamedTuple):
    """A model in play: what it is, and what it can still do this turn and in each turn to come."""

    seat: int
    card: str
    at: At | None  # None: not on the board yet
    radius: int
    boxes: int  # open health boxes
    stones: int
    melee: int
    reach: float
    weapon: float
    armour: float
    shots: tuple[Shot, ...]
    dig: int  # energy for a Harvest
    kept: int  # energy on its card
    jog: float  # inches of a free Jog this turn
    energy: int  # to act with this turn
    saved: int  # of that, for an activation to come
    stride: float  # inches of a Jog in later turns
    pips: int  # energy in later turns


def in_play(piece: Piece) -> bool:
    return not any(state in ("slain", "dying", "removed") for state in piece.states)


def read(piece: Piece, phase: Phase, active: bool, card: Card) -> Fighter:
    """A piece and its card, put together as a player does at a glance."""
    summary, badges, states, effects = summary_of(card), piece.badges, piece.states, piece.marks.get("effects", ())
    boxes = badges["health"] - badges["wounds"]
    pips = sum([1 for pip in card.pips if pip <= boxes])
    stride = SLOW if "slow" in states else JOG + summary.stride
    done = "activated" in states
    energy = 0 if done else badges["energy"] if phase == "activation" else pips
    rooted = "jogged" in states or any(kind in ("no-jog", "no-move") for kind, _ in effects)
    gone = (*piece.marks.get("spent", ()), *piece.marks.get("lost", ()))
    return Fighter(
        seat=piece.seat,
        card=piece.card,
        at=piece.at,
        radius=piece.radius,
        boxes=boxes,
        stones=badges["stones"],
        melee=card.melee + sum([amount for kind, amount in effects if kind == "melee"]),
        reach=summary.reach,
        weapon=summary.weapon,
        armour=summary.armour,
        shots=tuple([shot for shot in summary.shots if shot.ability not in gone]) if gone else summary.shots,
        dig=summary.dig,
        kept=badges["energy"],
        jog=0.0 if done or rooted else stride,
        energy=energy,
        saved=0 if active else energy,
        stride=stride,
        pips=pips,
    )


def gap(fighter: Fighter, enemy: Fighter) -> float:
    """Edge to edge, in inches; endless while either is not on the board."""
    if fighter.at is None or enemy.at is None:
        return math.inf
    (x, y, z), (u, v, w) = fighter.at, enemy.at
    flat = math.hypot(x - u, y - v) - fighter.radius - enemy.radius
    return (flat if z == w else max(flat, 2.0 * abs(z - w))) / 1000


_known: dict[int, CardSummary] = {}


def summary_of(card: Card) -> CardSummary:
    """The card in short. The summary holds the card, so that its id is not given to another."""
    summary = _known.get(id(card))
    if summary is None:
        if len(_known) >= KEPT:
            _known.clear()
        summary = _known[id(card)] = _summarise(card)
    return summary


def _summarise(card: Card) -> CardSummary:
    weapon = max([word.amount for word in card.words("dealt") if not word.null and word.card is None], default=0)
    armour = max([-word.amount for word in card.words("suffered") if word.types != ("magical",)], default=0)
    return CardSummary(
        card=card,
        reach=card.reach / 1000,
        weapon=SHARE * weapon,
        armour=SHARE * armour,
        dig=1 + sum(word.amount for word in card.words("harvest-cost")),
        stride=sum(word.amount for word in card.words("stride")),
        shots=tuple([shot for ability in card.abilities.values() for shot in _shots(ability)]),
    )


def _shots(ability: Ability) -> list[Shot]:
    """What an Arcane Ability does to an enemy from afar with an average card; nothing if it does not wound."""
    calls = [call for result in ability.results[:1] for call in result.effects if call.word == "damage"]
    if not ability.arcane or not ability.range or not calls:
        return []
    wounds = HIT * sum(Amount.read(call.params.amount).worth(2) for call in calls)
    return [Shot(ability.id, ability.range / 1000, wounds, ability.cost)]
