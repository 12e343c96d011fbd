"""Fencing tokens: on the Character's card, and on items while they are equipped (AD66-CHAR-09, -10, AD66-TURN-04)."""

from __future__ import annotations

import functools
from collections.abc import Sequence

from escarmouche.core.asks.ask import Answer, Choose
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.ad1666 import questions, refusals
from escarmouche.games.ad1666.ground import engage
from escarmouche.games.ad1666.npcs.empty_seat import decide
from escarmouche.games.ad1666.state import NOBODY, Figure, Thing
from escarmouche.games.ad1666.table import Anno

OWN = "own-token"  # one of the Character's own


@clause("AD66-CHAR-09", "AD66-CHAR-10", "AD66-AMB-62")
def usable_tokens(game: Anno, figure: Figure) -> int:
    """Tokens that show their usable face: its own, and those of the items in its hands."""
    own = game.card(figure).fencing - figure.fenced
    return own + sum([game.item(thing).fencing - thing.fenced for thing in equipped_things(figure)])


@clause("AD66-CHAR-09", "AD66-CHAR-10")
def all_tokens(game: Anno, figure: Figure) -> int:
    """All tokens that it has now, whichever face they show: its own, and those of the items in its hands."""
    return game.card(figure).fencing + sum([game.item(thing).fencing for thing in equipped_things(figure)])


def equipped_things(figure: Figure) -> list[Thing]:
    return [thing for thing in figure.things if thing.id in figure.hands]


@clause("AD66-CHAR-09", "AD66-CHAR-10", "AD66-AMB-62")
def use_tokens(game: Anno, figure: Figure, count: int) -> None:
    """Use tokens: those of items first, because they serve only while the items are held."""
    for thing in equipped_things(figure):
        flipped = min(count, game.item(thing).fencing - thing.fenced)
        thing.fenced += flipped
        count -= flipped
    figure.fenced += count


@clause("AD66-CHAR-09", "AD66-MOD-09", "AD66-PARRY-01")
def why_too_many(figure: Figure, most: int, rule_id: str, count: Answer) -> Refusal | None:
    """At least one token, and at most as many as show their usable face; a player who uses none passes."""
    if not isinstance(count, int) or 1 <= count <= most:
        return None
    if count < 1:
        return refuse("why-no-tokens", rule_id)
    return refuse("why-too-many-tokens", rule_id, model=figure.id, count=count, left=most)


@rule("AD66-TURN-04", "AD66-AMB-62", "AD66-DP-70")
def refresh(game: Anno) -> Rule[None]:
    """Start of Turn: an engaged Character turns one used token over, everybody else all of them."""
    for figure in game.in_play():
        used = used_tokens(figure)
        if not used:
            continue
        if engage.engagers(game, figure):
            chosen = yield from choose_token(game, figure, used)
            turn_over(figure, chosen, 1)
            count = 1
        else:
            count = sum(used.values())
            for name, number in used.items():
                turn_over(figure, name, number)
        game.tell("fencing-refreshed", "AD66-TURN-04", model=figure.id, count=count, left=usable_tokens(game, figure))


def used_tokens(figure: Figure) -> dict[str, int]:
    """Where used tokens lie, and how many: on the Character's card, on its things."""
    own = {OWN: figure.fenced} if figure.fenced else {}
    return own | {thing.id: thing.fenced for thing in figure.things if thing.fenced}


@rule("AD66-AMB-62", "AD66-DP-70", "AD66-NPC-02")
def choose_token(game: Anno, figure: Figure, used: dict[str, int]) -> Rule[str]:
    """Which used token is turned over, as its owner chooses."""
    options = list(used)
    if len(options) == 1:
        return options[0]
    seat = game.initiative_holder if figure.seat == NOBODY else figure.seat
    about, why = questions.OfModel(model=figure.id), functools.partial(why_no_used_token, game, figure, options)
    ask = Choose("refresh", seat=seat, rule="AD66-TURN-04", options=options, of="thing", about=about, why=why)
    chosen: str = yield from decide(game, ask)
    return chosen


@clause("AD66-TURN-04", "AD66-CHAR-10")
def why_no_used_token(game: Anno, figure: Figure, options: Sequence[str], name: Answer) -> Refusal | None:
    """Why there is no token to turn over: the thing is somebody else's, or none of its tokens is used."""
    if name in options:
        return None
    if name == OWN:
        return refuse("why-no-used-token", "AD66-TURN-04", item=figure.card)
    spare = refusals.own_things(
        game, figure, lambda thing: refuse("why-no-used-token", "AD66-TURN-04", item=thing.card)
    )
    return spare(name)


def turn_over(figure: Figure, name: str, count: int) -> None:
    if name == OWN:
        figure.fenced -= count
    for thing in figure.things:
        if thing.id == name:
            thing.fenced -= count
