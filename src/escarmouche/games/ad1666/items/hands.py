"""What a Character has in its hands, and how that changes (AD66-ITEM-03 to -07, -11, -12)."""

from __future__ import annotations

import functools
import itertools
from collections.abc import Sequence

from escarmouche.core.asks.ask import Answer, Choose, LazyBranch, Menu, parts
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.ad1666 import refusals
from escarmouche.games.ad1666.npcs.empty_seat import decide
from escarmouche.games.ad1666.state import Figure, Thing
from escarmouche.games.ad1666.table import Anno
from escarmouche.games.ad1666.talents import notice

PAIR = 2  # hands
KEPT = 1024  # ways to fill them


@clause("AD66-ITEM-11")
def restricted(game: Anno) -> bool:
    """Is equipment fixed between two activations [advanced]?"""
    return game.restricted


@clause("AD66-ITEM-03", "AD66-ITEM-05", "AD66-ITEM-08")
def handy(game: Anno, figure: Figure) -> list[Thing]:
    """What can be taken in hand: not armour, not what is a part of the body, not what can only be carried."""
    items = game.items
    return [thing for thing in figure.things if items[thing.card].hands and not items[thing.card].scenario]


@clause("AD66-ITEM-04")
def free(game: Anno, figure: Figure) -> int:
    """How many hands are empty."""
    return PAIR - sum([game.item(thing).hands for thing in figure.things if thing.id in figure.hands])


@clause("AD66-ITEM-04", "AD66-ITEM-05", "AD66-TAL-03")
def equipped(game: Anno, figure: Figure) -> list[Thing]:
    """What is equipped: what is in the hands, and what needs none."""
    return [thing for thing in figure.things if thing.id in figure.hands or not game.item(thing).hands]


@clause("AD66-ITEM-04", "AD66-ITEM-06", "AD66-ITEM-11", "AD66-AMB-22")
def unequipped(game: Anno, figure: Figure, thing: Thing) -> Refusal | None:
    """Why a thing cannot be used: it is not in hand, where hands are fixed. Else it may be taken in hand at any time."""
    if thing.id in figure.hands or not game.item(thing).hands or not restricted(game):
        return None
    return refuse("why-not-equipped", "AD66-ITEM-11", model=figure.id, item=thing.card)


@clause("AD66-ITEM-03", "AD66-ITEM-04")
def loadouts(game: Anno, figure: Figure) -> tuple[tuple[str, ...], ...]:
    """Every legal way to fill the hands: nothing, one thing, or two that need one hand each."""
    things = handy(game, figure)
    ones = [thing.id for thing in things if game.items[thing.card].hands == 1]
    return ((), *[(thing.id,) for thing in things], *itertools.combinations(ones, 2))


# -- changing hands


@clause("AD66-ITEM-06", "AD66-AMB-22", "AD66-AMB-86")
def equip(game: Anno, figure: Figure, things: list[str]) -> None:
    """These things, and no others, are in the hands now. Who looks may see a weapon that gives its bearer away."""
    if sorted(things) == sorted(figure.hands):
        return
    figure.hands = list(things)
    cards = [game.thing(figure, name).card for name in things]
    if cards:
        game.tell("equipped", "AD66-ITEM-06", model=figure.id, items=cards)
    else:
        game.tell("hands-emptied", "AD66-ITEM-06", model=figure.id)
    notice.noticed(game)


@clause("AD66-ITEM-04", "AD66-ITEM-06")
def draw(game: Anno, figure: Figure, thing: str, other: str = "") -> None:
    """Take a thing in hand, at no cost, with another beside it or else what the other hand held; where hands are fixed nothing changes."""
    if (
        restricted(game)
        or (thing in figure.hands and not other)
        or (thing and not game.item(game.thing(figure, thing)).hands)
    ):
        return
    wanted = [name for name in (thing, other) if name]
    room = PAIR - sum([game.item(game.thing(figure, name)).hands for name in wanted])
    for name in figure.hands:
        if thing and name not in wanted and game.item(game.thing(figure, name)).hands <= room:
            wanted.append(name)
            break
    equip(game, figure, wanted)


@clause("AD66-ITEM-06", "AD66-ITEM-07", "AD66-MELEE-06", "AD66-MELEE-07", "AD66-AMB-22", "AD66-AMB-66")
def grips(game: Anno, figure: Figure) -> dict[str, list[str]]:
    """The Close Combat weapons it can fight with ("": bare hands), each with what of use the other hand may hold ("": nothing).

    Where hands are fixed only what they hold counts, and bare hands only without any weapon in them.
    """
    if restricted(game):
        return held(game, figure)
    found = {"": [""]}
    for thing in figure.things:
        item = game.item(thing)
        if item.close:
            others = beside(game, figure, thing.id) if item.hands < PAIR else []
            found[thing.id] = ["", *others]
    return found


@clause("AD66-MELEE-06", "AD66-MELEE-07", "AD66-ITEM-07", "AD66-ITEM-11")
def held(game: Anno, figure: Figure) -> dict[str, list[str]]:
    """The same where hands are fixed."""
    found = {}
    for thing in equipped(game, figure):
        if game.item(thing).close:
            others = [name for name in figure.hands if name != thing.id]
            found[thing.id] = others or [""]
    return found or {"": [(figure.hands or [""])[0]]}


@clause("AD66-ITEM-07", "AD66-CHAR-10")
def beside(game: Anno, figure: Figure, weapon: str) -> list[str]:
    """What is of use in the other hand while a weapon is used: another weapon's Parry bonus, a shield."""
    found = []
    for thing in figure.things:
        item = game.item(thing)
        if thing.id != weapon and item.hands == 1 and ("parry" in item.words or item.fencing):
            found.append(thing.id)
    return found


# -- the question


@clause("AD66-DP-08", "AD66-ITEM-06")
def swappable(game: Anno, figure: Figure) -> bool:
    """May it swap now: hands are not fixed, there is something to take, and it has done something since the last swap?"""
    running, items = game.state.activation, game.items
    if game.restricted or running is None or running.swapped:
        return False
    for thing in figure.things:  # noqa: SIM110  asked for every menu
        if items[thing.card].hands and not items[thing.card].scenario:
            return True
    return False


@clause("AD66-ACT-01", "AD66-ITEM-03", "AD66-ITEM-06", "AD66-ITEM-11", "AD66-AMB-22")
def why_no_swap(game: Anno, figure: Figure) -> Refusal | None:
    """Why hands cannot be changed now; None if they can."""
    if figure.unconscious:
        return refuse("why-unconscious", "AD66-ACT-01", model=figure.id)
    if restricted(game):
        return refuse("why-hands-fixed", "AD66-ITEM-11", model=figure.id)
    if not handy(game, figure):
        return refuse("why-nothing-to-hold", "AD66-ITEM-03", model=figure.id)
    running = game.state.activation
    return refuse("why-just-swapped", "AD66-AMB-22", model=figure.id) if running is None or running.swapped else None


@clause("AD66-DP-08", "AD66-ITEM-03", "AD66-ITEM-04")
def choice(game: Anno, figure: Figure, keep: bool = False) -> Menu:
    """Which things to have in hand, other than now: the one, then the other. `keep`: or just those of now."""
    branches: dict[str, LazyBranch] = {"keep": None} if keep else {}
    for first, rest in pairs(loadouts(game, figure), tuple(sorted(figure.hands))):
        branches[first] = None if rest == ("none",) else functools.partial(other, game, figure, first, rest)
    why, about = functools.partial(unhandy, game, figure), {"model": figure.id}
    return Menu("equip", seat=figure.seat, rule="AD66-ITEM-04", branches=branches, of="thing", about=about, why=why)


@clause("AD66-ITEM-01", "AD66-ITEM-04", "AD66-ITEM-05", "AD66-ITEM-06", "AD66-ITEM-08")
def unhandy(game: Anno, figure: Figure, name: str) -> Refusal | None:
    """Why a thing cannot be taken in hand: another's, only carried, worn or a part of the body; or it is there already, alone."""
    if name == "bare" and not figure.hands:
        return refuse("why-hands-empty", "AD66-ITEM-04", model=figure.id)
    if name == "keep":
        return refuse("why-keep", "AD66-ITEM-06", model=figure.id)
    return refusals.own_things(game, figure, lambda thing: unheld(game, figure, thing))(name)


def unheld(game: Anno, figure: Figure, thing: Thing) -> Refusal | None:
    item, about = game.item(thing), {"model": figure.id, "item": thing.card}
    if item.scenario:
        return refuse("why-only-carried", "AD66-ITEM-08", **about)
    if not item.hands:
        return refuse("why-needs-no-hand", "AD66-ITEM-05", **about)
    return refuse("why-in-hand-already", "AD66-ITEM-06", **about)


@functools.lru_cache(maxsize=KEPT)
def pairs(loadouts: tuple[tuple[str, ...], ...], now: tuple[str, ...]) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """For each thing, or none, what may be beside it, so that the hands are filled in one of these ways and not as they are now."""
    found: dict[str, list[str]] = {}
    for hands in loadouts:
        if tuple(sorted(hands)) != now:
            one, two = (*hands, "none", "none")[:2] if hands else ("bare", "none")
            found.setdefault(one, []).append(two)
            if two != "none":
                found.setdefault(two, []).append(one)
    return tuple((one, tuple(others)) for one, others in found.items())


def other(game: Anno, figure: Figure, first: str, rest: tuple[str, ...]) -> Choose:
    """What the other hand holds beside the first thing."""
    about, why = {"model": figure.id, "thing": first}, functools.partial(unfit, game, figure, first, rest)
    return Choose("other-hand", seat=figure.seat, rule="AD66-ITEM-04", options=rest, of="thing", about=about, why=why)


@clause("AD66-ITEM-03", "AD66-ITEM-04", "AD66-ITEM-06")
def unfit(game: Anno, figure: Figure, first: str, rest: Sequence[str], name: Answer) -> Refusal | None:
    """Why a thing does not go into the other hand: it, or the first one, takes both; or the hands hold just these two now."""
    if name in rest:
        return None
    about = {"model": figure.id, "item": game.thing(figure, first).card}
    if name == first:
        return refuse("why-one-hand-each", "AD66-ITEM-04", **about)
    if name == "none":
        return refuse("why-in-hand-already", "AD66-ITEM-06", **about)
    return refusals.own_things(game, figure, lambda thing: clumsy(game, figure, first, thing))(name)


def clumsy(game: Anno, figure: Figure, first: str, thing: Thing) -> Refusal:
    """Why one thing cannot be held beside another."""
    one, two = game.thing(figure, first), game.item(thing)
    if two.scenario or not two.hands:
        return unheld(game, figure, thing) or refuse("why-needs-no-hand", "AD66-ITEM-05", item=thing.card)
    for card in (one.card, thing.card):
        if game.items[card].hands == PAIR:
            return refuse("why-two-handed", "AD66-ITEM-03", item=card)
    return refuse("why-in-hand-already", "AD66-ITEM-06", model=figure.id, item=thing.card)


@clause("AD66-ITEM-04", "AD66-ITEM-06")
def fill(game: Anno, figure: Figure, said: Answer) -> None:
    """Fill the hands as was said."""
    first, rest = parts(said)
    if first != "keep":
        equip(game, figure, [name for name in (first, rest) if name not in (None, "none", "bare")])


@clause("AD66-DP-08")
def swap(game: Anno, figure: Figure, said: Answer) -> None:
    """The same in the own activation. Once is enough until something else is done."""
    fill(game, figure, said)
    game.activation.swapped = True


@rule("AD66-ITEM-11", "AD66-DP-08", "AD66-AMB-22")
def choose(game: Anno, figure: Figure) -> Rule[None]:
    """[advanced] Items are chosen when their Character is activated (and once at setup), and stay until the next time."""
    if handy(game, figure):
        said = yield from decide(game, choice(game, figure, keep=True))
        fill(game, figure, said)


@clause("AD66-ITEM-06")
def again(game: Anno) -> None:
    """Something else was done: hands may be changed anew, unless they are fixed."""
    if not game.restricted:
        game.activation.swapped = False
