"""What a Character has in its hands, and how that changes (AD66-ITEM-03 to -07, -11, -12)."""

from __future__ import annotations

import functools
import itertools
from collections.abc import Sequence

from escarmouche.core.asks.ask import Answer, Choose, LazyBranch, Menu, parts
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.ad1666 import questions, refusals
from escarmouche.games.ad1666.npcs.empty_seat import decide
from escarmouche.games.ad1666.state import Figure, Thing
from escarmouche.games.ad1666.table import Anno
from escarmouche.games.ad1666.talents import notice

PAIR = 2  # hands


@clause("AD66-ITEM-11")
def restricted(game: Anno) -> bool:
    """Is equipment fixed between two activations [advanced]?"""
    return game.restricted


@clause("AD66-ITEM-03", "AD66-ITEM-05", "AD66-ITEM-08")
def holdable(game: Anno, figure: Figure) -> list[Thing]:
    """What can be taken in hand: not armour, parts of the body, or things that can only be carried."""
    items = game.items
    return [thing for thing in figure.things if items[thing.card].hands and not items[thing.card].scenario]


@clause("AD66-ITEM-04")
def free_hands(game: Anno, figure: Figure) -> int:
    """How many hands are empty."""
    return PAIR - sum([game.item(thing).hands for thing in figure.things if thing.id in figure.hands])


@clause("AD66-ITEM-04", "AD66-ITEM-05", "AD66-TAL-03")
def equipped_things(game: Anno, figure: Figure) -> list[Thing]:
    """What is equipped: what is in the hands, and what needs none."""
    return [thing for thing in figure.things if thing.id in figure.hands or not game.item(thing).hands]


@clause("AD66-ITEM-04", "AD66-ITEM-06", "AD66-ITEM-11", "AD66-AMB-22")
def why_not_in_hand(game: Anno, figure: Figure, thing: Thing) -> Refusal | None:
    """Why a thing cannot be used: hands are fixed and it is not in them. Otherwise it may be taken in hand at any time."""
    if thing.id in figure.hands or not game.item(thing).hands or not restricted(game):
        return None
    return refuse("why-not-equipped", "AD66-ITEM-11", model=figure.id, item=thing.card)


@clause("AD66-ITEM-03", "AD66-ITEM-04")
def loadouts(game: Anno, figure: Figure) -> tuple[tuple[str, ...], ...]:
    """Every legal way to fill the hands: nothing, one thing, or two that need one hand each."""
    things = holdable(game, figure)
    ones = [thing.id for thing in things if game.items[thing.card].hands == 1]
    return ((), *[(thing.id,) for thing in things], *itertools.combinations(ones, 2))


# -- changing hands


@clause("AD66-ITEM-06", "AD66-AMB-22", "AD66-AMB-86")
def equip(game: Anno, figure: Figure, things: list[str]) -> None:
    """The hands hold these things now and no others. Somebody may see a weapon that gives its bearer away."""
    if sorted(things) == sorted(figure.hands):
        return
    figure.hands = list(things)
    cards = [game.thing(figure, name).card for name in things]
    if cards:
        game.tell("equipped", "AD66-ITEM-06", model=figure.id, items=cards)
    else:
        game.tell("hands-emptied", "AD66-ITEM-06", model=figure.id)
    notice.everybody_looks(game)


@clause("AD66-ITEM-04", "AD66-ITEM-06")
def take_in_hand(game: Anno, figure: Figure, thing: str, other: str = "") -> None:
    """Take a thing in hand at no cost. The other hand takes `other`, or keeps what it held; where hands are fixed nothing changes."""
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
    """The Close Combat weapons it can fight with ("": bare hands), each with what may be of use in the other hand ("": nothing).

    Where hands are fixed only what they hold counts, and bare hands only without any weapon in them.
    """
    if restricted(game):
        return fixed_grips(game, figure)
    grips = {"": [""]}
    for thing in figure.things:
        item = game.item(thing)
        if item.close:
            others = useful_in_other_hand(game, figure, thing.id) if item.hands < PAIR else []
            grips[thing.id] = ["", *others]
    return grips


@clause("AD66-MELEE-06", "AD66-MELEE-07", "AD66-ITEM-07", "AD66-ITEM-11")
def fixed_grips(game: Anno, figure: Figure) -> dict[str, list[str]]:
    """The Close Combat weapons in fixed hands, each with what the other hand holds."""
    grips = {}
    for thing in equipped_things(game, figure):
        if game.item(thing).close:
            others = [name for name in figure.hands if name != thing.id]
            grips[thing.id] = others or [""]
    return grips or {"": [(figure.hands or [""])[0]]}


@clause("AD66-ITEM-07", "AD66-CHAR-10")
def useful_in_other_hand(game: Anno, figure: Figure, weapon: str) -> list[str]:
    """What is of use in the other hand while a weapon is used: another weapon's Parry bonus, a shield."""
    useful = []
    for thing in figure.things:
        item = game.item(thing)
        if thing.id != weapon and item.hands == 1 and ("parry" in item.words or item.fencing):
            useful.append(thing.id)
    return useful


# -- the question


@clause("AD66-DP-08", "AD66-ITEM-06")
def swappable(game: Anno, figure: Figure) -> bool:
    """May it swap now: hands are not fixed, there is something to take, and it has done something since the last swap?"""
    running = game.state.activation
    if restricted(game) or running is None or running.swapped:
        return False
    return bool(holdable(game, figure))


@clause("AD66-ACT-01", "AD66-ITEM-03", "AD66-ITEM-06", "AD66-ITEM-11", "AD66-AMB-22")
def why_no_swap(game: Anno, figure: Figure) -> Refusal | None:
    """Why hands cannot be changed now; None if they can."""
    if figure.unconscious:
        return refuse("why-unconscious", "AD66-ACT-01", model=figure.id)
    if restricted(game):
        return refuse("why-hands-fixed", "AD66-ITEM-11", model=figure.id)
    if not holdable(game, figure):
        return refuse("why-nothing-to-hold", "AD66-ITEM-03", model=figure.id)
    running = game.state.activation
    return refuse("why-just-swapped", "AD66-AMB-22", model=figure.id) if running is None or running.swapped else None


@clause("AD66-DP-08", "AD66-ITEM-03", "AD66-ITEM-04")
def hands_menu(game: Anno, figure: Figure, keep: bool = False) -> Menu:
    """Which things to hold instead of those in hand: first one, then the other. `keep`: or keep those in hand."""
    branches: dict[str, LazyBranch] = {"keep": None} if keep else {}
    for first, rest in second_choices(loadouts(game, figure), tuple(sorted(figure.hands))):
        branches[first] = None if rest == ("none",) else functools.partial(other_hand_ask, game, figure, first, rest)
    about: questions.OfModel = {"model": figure.id}
    why = functools.partial(why_not_holdable, game, figure)
    return Menu("equip", seat=figure.seat, rule="AD66-ITEM-04", branches=branches, of="thing", about=about, why=why)


@clause("AD66-ITEM-01", "AD66-ITEM-04", "AD66-ITEM-05", "AD66-ITEM-06", "AD66-ITEM-08")
def why_not_holdable(game: Anno, figure: Figure, name: str) -> Refusal | None:
    """Why a thing cannot be taken in hand: somebody else's, only carried, worn or a part of the body; or in hand already, alone."""
    if name == "bare" and not figure.hands:
        return refuse("why-hands-empty", "AD66-ITEM-04", model=figure.id)
    if name == "keep":
        return refuse("why-keep", "AD66-ITEM-06", model=figure.id)
    return refusals.own_things(game, figure, lambda thing: why_not_held(game, figure, thing))(name)


def why_not_held(game: Anno, figure: Figure, thing: Thing) -> Refusal | None:
    item, about = game.item(thing), {"model": figure.id, "item": thing.card}
    if item.scenario:
        return refuse("why-only-carried", "AD66-ITEM-08", **about)
    if not item.hands:
        return refuse("why-needs-no-hand", "AD66-ITEM-05", **about)
    return refuse("why-in-hand-already", "AD66-ITEM-06", **about)


def second_choices(
    loadouts: tuple[tuple[str, ...], ...], now: tuple[str, ...]
) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """For each thing, or none, what the other hand may hold, so that the hands are filled in one of these ways and not as they are now."""
    beside: dict[str, list[str]] = {}
    for hands in loadouts:
        if tuple(sorted(hands)) != now:
            first, second = (*hands, "none", "none")[:2] if hands else ("bare", "none")
            beside.setdefault(first, []).append(second)
            if second != "none":
                beside.setdefault(second, []).append(first)
    return tuple((first, tuple(others)) for first, others in beside.items())


def other_hand_ask(game: Anno, figure: Figure, first: str, rest: tuple[str, ...]) -> Choose:
    """What the other hand holds beside the first thing."""
    about: questions.OtherHand = {"model": figure.id, "thing": first}
    why = functools.partial(why_not_beside, game, figure, first, rest)
    return Choose("other-hand", seat=figure.seat, rule="AD66-ITEM-04", options=rest, of="thing", about=about, why=why)


@clause("AD66-ITEM-03", "AD66-ITEM-04", "AD66-ITEM-06")
def why_not_beside(game: Anno, figure: Figure, first: str, rest: Sequence[str], name: Answer) -> Refusal | None:
    """Why a thing cannot go into the other hand: it or the first thing needs both, or the hands hold these two already."""
    if name in rest:
        return None
    about = {"model": figure.id, "item": game.thing(figure, first).card}
    if name == first:
        return refuse("why-one-hand-each", "AD66-ITEM-04", **about)
    if name == "none":
        return refuse("why-in-hand-already", "AD66-ITEM-06", **about)
    return refusals.own_things(game, figure, lambda thing: why_not_together(game, figure, first, thing))(name)


def why_not_together(game: Anno, figure: Figure, first: str, thing: Thing) -> Refusal:
    """Why one thing cannot be held beside another."""
    held, item = game.thing(figure, first), game.item(thing)
    if item.scenario or not item.hands:
        return why_not_held(game, figure, thing) or refuse("why-needs-no-hand", "AD66-ITEM-05", item=thing.card)
    for card in (held.card, thing.card):
        if game.items[card].hands == PAIR:
            return refuse("why-two-handed", "AD66-ITEM-03", item=card)
    return refuse("why-pair-in-hand", "AD66-ITEM-06", model=figure.id, items=[held.card, thing.card])


@clause("AD66-ITEM-04", "AD66-ITEM-06")
def fill_hands(game: Anno, figure: Figure, choice: Answer) -> None:
    """Fill the hands as the player answered."""
    first, rest = parts(choice)
    if first != "keep":
        equip(game, figure, [name for name in (first, rest) if name not in (None, "none", "bare")])


@clause("AD66-DP-08")
def swap_hands(game: Anno, figure: Figure, choice: Answer) -> None:
    """Fill the hands in an activation: once, until something else is done."""
    fill_hands(game, figure, choice)
    game.activation.swapped = True


@rule("AD66-ITEM-11", "AD66-DP-08", "AD66-AMB-22")
def choose_hands(game: Anno, figure: Figure) -> Rule[None]:
    """[advanced] Hands are filled when a Character is activated, and once at set-up, and stay so until the next time."""
    if holdable(game, figure):
        choice = yield from decide(game, hands_menu(game, figure, keep=True))
        fill_hands(game, figure, choice)


@clause("AD66-ITEM-06")
def allow_swap(game: Anno) -> None:
    """Something else was done: hands may be changed again, unless they are fixed."""
    if not game.restricted:
        game.activation.swapped = False
