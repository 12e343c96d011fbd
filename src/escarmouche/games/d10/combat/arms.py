"""Weapons (D10-WPN): what a figure holds, fights with and drops."""

from __future__ import annotations

import functools
import itertools
import math
from collections.abc import Iterator, Sequence
from typing import Any

from escarmouche.core.asks.ask import Answer, Choose, LazyBranch, Menu, Shut, parts
from escarmouche.core.asks.region import Place, Ring
from escarmouche.core.dealer.chance import Random
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.d10 import questions
from escarmouche.games.d10.ground.measure import CONTACT, LEVEL
from escarmouche.games.d10.refusals import carried, why_not_carried
from escarmouche.games.d10.state import MARKER, Figure, Marker, Thing
from escarmouche.games.d10.table import D10
from escarmouche.games.d10.turn.action_spec import ActionSpec
from escarmouche.space.disc import Disc, gap
from escarmouche.space.shape import gap as gap_to
from escarmouche.space.units import TOLERANCE

HANDS = 2  # what a figure can hold: one two-handed thing or two one-handed ones (D10-WPN-14)
SPOTS = 36  # places around a base that are proposed for something that is dropped

# -- what it holds and fights with


@clause("D10-WPN-13", "D10-WPN-14")
def hands(game: D10, figure: Figure) -> list[Thing]:
    """What a figure has at hand: what it holds, or all it has where hands are not tracked."""
    if "weapon_in_hand" not in game.on:
        return figure.things
    return [thing for thing in figure.things if thing.held]


@clause("D10-WPN-10", "D10-WPN-11")
def usable(thing: Thing) -> bool:
    """Neither damaged nor broken."""
    return not (thing.damaged or thing.broken)


@clause("D10-WPN-17")
def worth(game: D10, figure: Figure, thing: Thing, charging: bool = False) -> int | None:
    """The E of a melee weapon in this figure's hand; None if it is not a melee weapon, or of no use now.

    A lance needs a mount and is at its best in a charge; a javelin is a dagger as long as one is ready in the hand.
    """
    weapon = game.weapon(thing)
    if weapon.e is None or not usable(thing):
        return None
    if weapon.lance:
        return (weapon.lance if charging else weapon.e) if figure.mounted else None
    return weapon.e if thing.loaded or not weapon.shoots else None


@clause("D10-WPN-10", "D10-WPN-13", "D10-WPN-15")
def melee(game: D10, figure: Figure, charging: bool = False) -> Thing | None:
    """The melee weapon it fights with: the best it has at hand. None: it fights with something improvised."""
    most, best = -1, None
    for thing in hands(game, figure):
        e = worth(game, figure, thing, charging)
        if e is not None and e > most:
            most, best = e, thing
    return best


@clause("D10-SHO-11", "D10-WPN-17")
def shielded(game: D10, figure: Figure) -> bool:
    """Does it have a shield at hand?"""
    return any(game.weapon(thing).shield and usable(thing) for thing in hands(game, figure))


@clause("D10-WPN-15", "D10-WPN-17")
def equipment(game: D10, figure: Figure, enemy: Figure, charging: bool) -> int:
    """E: that of its weapon, 0 if improvised; a shield adds 1, and so does a mount against a figure on foot."""
    weapon = melee(game, figure, charging)
    e = worth(game, figure, weapon, charging) if weapon else 0
    return (e or 0) + shielded(game, figure) + (figure.mounted and not enemy.mounted)


def thing_of(figure: Figure, name: str) -> Thing:
    """Something it has, by id."""
    for thing in figure.things:
        if thing.id == name:
            return thing
    raise KeyError(name)


# -- what it takes in hand


@clause("D10-WPN-14")
def loadouts(game: D10, figure: Figure) -> list[tuple[str, ...]]:
    """Everything it could hold: one two-handed thing, or up to two one-handed ones."""
    things = [thing for thing in figure.things if not thing.broken]
    single: list[tuple[str, ...]] = [(thing.id,) for thing in things if game.weapon(thing).hands <= HANDS]
    pairs: list[tuple[str, ...]] = [
        (a.id, b.id)
        for a, b in itertools.combinations(things, 2)
        if game.weapon(a).hands + game.weapon(b).hands <= HANDS
    ]
    return single + pairs


@clause("D10-WPN-14", "D10-DP-29")
def choice(game: D10, figure: Figure, name: str = "draw", rule_id: str = "D10-WPN-14", keep: bool = False) -> Menu:
    """Which things to hold instead of those in hand: one, then the other. `keep`: the same as now is allowed, too."""
    now = sorted(thing.id for thing in figure.things if thing.held)
    partners: dict[str, list[str]] = {"keep": []} if keep else {}
    for held in loadouts(game, figure):
        if sorted(held) != now:
            first, second = (*held, "none")[:2]
            partners.setdefault(first, []).append(second)
            if second != "none":
                partners.setdefault(second, []).append(first)
    branches: dict[str, LazyBranch] = {
        first: None if rest in ([], ["none"]) else functools.partial(_other, game, figure, first, rest, rule_id)
        for first, rest in partners.items()
    }
    return Menu(
        name,
        seat=figure.seat,
        rule=rule_id,
        branches=branches,
        of="thing",
        about=questions.OfFigure(figure=figure.id),
        why=functools.partial(why_not_drawn, game, figure),
        more=functools.partial(why_not_paired, game, figure),
    )


def _other(game: D10, figure: Figure, first: str, rest: list[str], rule_id: str) -> Choose:
    """What the other hand holds beside the first thing."""
    about: questions.OtherHand = {"figure": figure.id, "thing": first}

    def why(name: Answer) -> Refusal | None:
        return None if name in rest else why_not_paired(game, figure, first, name)

    return Choose("other-hand", seat=figure.seat, rule=rule_id, options=rest, of="thing", about=about, why=why)


@clause("D10-WPN-11", "D10-WPN-14")
def why_unholdable(game: D10, figure: Figure, name: Any) -> Refusal | None:
    """Why something cannot be taken in hand at all: it is another figure's, on the ground, or broken."""
    thing = carried(figure, name)
    if thing is None:
        return why_not_carried(game, figure, name, "D10-WPN-14")
    return refuse("why-broken", "D10-WPN-11", figure=figure.id, weapon=thing.card) if thing.broken else None


@clause("D10-WPN-14")
def why_not_drawn(game: D10, figure: Figure, name: Any) -> Refusal | None:
    """Why something that is not offered cannot be taken in hand. If nothing else is wrong, it is held now and nothing goes with it."""
    words = {"none": "why-empty-hands", "keep": "why-held-already"}
    if name in words:
        return refuse(words[name], "D10-WPN-14", figure=figure.id)
    alone = refuse("why-held-alone", "D10-WPN-14", figure=figure.id) if carried(figure, name) else None
    return why_unholdable(game, figure, name) or alone


@clause("D10-WPN-14")
def why_not_paired(game: D10, figure: Figure, first: str, name: Any) -> Refusal | None:
    """Why something that is not offered cannot be held beside the first thing. If nothing else is wrong, just these two are held now."""
    thing, other = carried(figure, first), carried(figure, name)
    if name == first:
        return refuse("why-same-thing", "D10-WPN-14", figure=figure.id)
    reason = why_unholdable(game, figure, name)
    if reason is not None or thing is None or (other is None and name != "none"):
        return reason
    hands = game.weapon(thing).hands + (game.weapon(other).hands if other else 0)
    if other is not None and hands > HANDS:
        pair = {"weapon": thing.card, "other": other.card}
        return refuse("why-too-many-hands", "D10-WPN-14", figure=figure.id, **pair, hands=hands, most=HANDS)
    return refuse("why-held-already", "D10-WPN-14", figure=figure.id)


def named(answer: Answer) -> list[str]:
    """The ids of the things that an answer to `choice` names."""
    first, other = parts(answer)
    return [name for name in (first, other) if name not in (None, "none", "keep")]


@clause("D10-WPN-14")
def hold(game: D10, figure: Figure, answer: Answer) -> None:
    """Take in hand what the answer names, and put the rest away."""
    wanted = named(answer)
    if wanted:
        for thing in figure.things:
            thing.held = thing.id in wanted
        game.tell("armed", "D10-WPN-14", figure=figure.id, weapons=[thing_of(figure, name).card for name in wanted])


def _draw(game: D10, figure: Figure) -> Menu | Shut:
    menu = choice(game, figure)
    return menu if menu.names else Shut(refuse("why-nothing-to-draw", "D10-WPN-14", figure=figure.id), menu)


@clause("D10-WPN-14", "D10-DP-29")
def draw(game: D10, figure: Figure, answer: Answer) -> None:
    """Change what is held, 1 PA, no roll."""
    hold(game, figure, answer)


# -- what it drops


class DropPlaces:
    """Where something that a figure drops may lie: touching its base, on the table, on free ground if there is any."""

    def __init__(self, game: D10, figure: Figure, radius: int) -> None:
        self.game, self.figure, self.radius = game, figure, radius
        self.reach = game.radius(figure) + radius
        field, z = game.field, figure.z
        r = self.reach + radius
        self._pieces = field.near(figure.floor, figure.x - r, figure.y - r, figure.x + r, figure.y + r)
        others = [other for other in game.in_play() if other is not figure and abs(other.z - z) <= LEVEL]
        self._bodies = [game.body(other) for other in others]

    @functools.cached_property
    def spots(self) -> list[tuple[int, int]]:
        """Places all around: the free ones, or if there are none, all that lie on the table."""
        turns = [2 * math.pi * k / SPOTS for k in range(SPOTS)]
        x, y, reach = self.figure.x, self.figure.y, self.reach
        around = [(round(x + reach * math.cos(t)), round(y + reach * math.sin(t))) for t in turns]
        around = [spot for spot in around if self.inside(*spot)]
        return [spot for spot in around if self.free(*spot)] or around

    def inside(self, x: int, y: int) -> bool:
        return self.game.field.inside(Disc(x, y, self.radius))

    def free(self, x: int, y: int) -> bool:
        """Does nothing else stand there?"""
        disc = Disc(x, y, self.radius)
        return all(gap(disc, body) >= -TOLERANCE for body in self._bodies) and all(
            gap_to(disc, piece) >= -TOLERANCE for piece in self._pieces
        )

    def why_not(self, answer: Answer) -> Refusal | None:
        x, y = answer[:2]
        apart = math.hypot(x - self.figure.x, y - self.figure.y) - self.reach
        if not -TOLERANCE <= apart <= CONTACT + TOLERANCE:
            return refuse("why-drop-apart", "D10-WPN-12", figure=self.figure.id)
        if not self.inside(x, y):
            return refuse("why-drop-outside", "D10-WPN-12", figure=self.figure.id)
        if not self.free(x, y) and any(self.free(*spot) for spot in self.spots):
            return refuse("why-drop-taken", "D10-WPN-12", figure=self.figure.id)
        return None

    def sample(self, rng: Random) -> Answer:
        return self.spots[int(rng.random() * len(self.spots))]

    def propose(self) -> Iterator[Answer]:
        return iter(self.spots)

    def outline(self) -> Sequence[Ring]:
        """The ring of centres around the base."""
        return [self.spots]


@rule("D10-WPN-12", "D10-SHO-18", "D10-DP-31")
def drop(game: D10, figure: Figure, thing: Thing) -> Rule[None]:
    """A weapon falls to the ground: a marker that touches its owner, where its player likes. It stays as loaded or damaged as it was."""
    from escarmouche.games.d10.ground import fog  # fog walks along paths, and a figure that walks is shot at with arms

    about: questions.Drop = {"figure": figure.id, "weapon": thing.card}
    region = DropPlaces(fog.known(game, figure.seat), figure, MARKER)
    spot = yield Place("drop", region=region, seat=figure.seat, rule="D10-DP-31", about=about)
    x, y = spot[:2]
    floor = figure.floor if game.field.on_surface(x, y, figure.floor) else game.field.below(x, y, figure.z)
    figure.things.remove(thing)
    thing.held = False
    marker = Marker(f"weapon-{thing.id}", "weapon", x, y, game.field.z_at(floor, x, y), floor, MARKER, thing)
    game.state.markers.append(marker)
    game.tell("weapon-fell", "D10-WPN-12", figure=figure.id, weapon=thing.card)


@clause("D10-WPN-06", "D10-WPN-09")
def why_no_missile(game: D10, figure: Figure, thing: Thing) -> Refusal:
    """Why a weapon has no missile: the last is used up where they are counted, else there is no more ammunition."""
    rule_id = "D10-WPN-06" if "ammo_count" in game.on else "D10-WPN-09"
    return refuse("why-no-missiles", rule_id, figure=figure.id, weapon=thing.card)


@clause("D10-WPN-09", "D10-SHO-14")
def run_out(game: D10, figure: Figure, thing: Thing) -> None:
    """No more ammunition: its missiles are 0, the loaded one too."""
    thing.missiles, thing.loaded = 0, False
    game.tell("ran-out", "D10-WPN-09", figure=figure.id, weapon=thing.card)


ACTIONS: tuple[ActionSpec, ...] = (ActionSpec("draw", 1, "D10-WPN-14", _draw, draw, "weapon_in_hand"),)
