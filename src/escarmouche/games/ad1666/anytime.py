"""What a player may do at any time (AD66-DIV-11, AD66-TAL-01): the menus in which somebody is activated or acts offer it too.

`branches` are further branches of such a menu, none for most players. One that is taken goes to `do`; then the menu is asked again.
Who has no such menu before the other's activation, and a reason to speak up, is asked by `interject`.
"""

from __future__ import annotations

import functools

from escarmouche.core.ask import Answer, LazyBranch, Menu, parts
from escarmouche.core.refusal import Refusal, refuse
from escarmouche.core.rule import Rule, clause, rule
from escarmouche.games.ad1666 import mind, notice, uncle
from escarmouche.games.ad1666.dummy import decide
from escarmouche.games.ad1666.table import Anno

MIND, BREAK = "mind-reading", "break-with"
PASS = "pass"
NAMES = (MIND, BREAK)


@clause("AD66-DIV-11", "AD66-TAL-01", "AD66-DP-53", "AD66-DP-63")
def branches(game: Anno, seat: int) -> dict[str, LazyBranch]:
    """Read a mind, where a seer has the token; end a friendship with a "nephew"."""
    found: dict[str, LazyBranch] = {}
    if not gifted(game, seat):
        return found
    if mind.seers(game, seat):
        found[MIND] = mind.branch(game, seat)
    if uncle.bonds(game, seat):
        found[BREAK] = uncle.branch(game, seat)
    return found


@clause("AD66-DIV-11", "AD66-TAL-01")
def left_out(game: Anno, seat: int, name: str) -> Refusal | None:
    """Why one of these branches is not there: nobody has the token, or a nephew."""
    if name == MIND and not mind.seers(game, seat):
        return refuse("why-no-seer", "AD66-DIV-11")
    return refuse("why-no-nephew", "AD66-TAL-01") if name == BREAK and not uncle.bonds(game, seat) else None


def gifted(game: Anno, seat: int) -> bool:
    """Has a player anybody with a token or a nephew? Without there is nothing to be done at any time."""
    return bool([figure for figure in game.of_seat(seat) if figure.tokens or figure.uncles])


@rule("AD66-DIV-11", "AD66-TAL-01", "AD66-DP-53", "AD66-DP-63")
def do(game: Anno, seat: int, name: str, said: Answer) -> Rule[None]:
    """One of these branches was taken."""
    if name == MIND:
        yield from mind.read(game, seat, said)
    else:
        uncle.end(game, seat, said)
        notice.noticed(game)


@clause("AD66-DP-53", "AD66-DP-63")
def restless(game: Anno, seat: int) -> bool:
    """May a player whose turn it is not want to speak all the same: to break with a neighbour, or to read a mind that has a choice?"""
    for owner, name in uncle.bonds(game, seat):
        if game.figure(name).cell in game.ground.controls(owner.cell):
            return True
    other = game.opponent(seat)
    return bool(mind.seers(game, seat)) and mind.bound(game, other) is None and len(mind.waiting(game, other)) > 1


@rule("AD66-DIV-11", "AD66-TAL-01", "AD66-DP-53", "AD66-DP-63")
def interject(game: Anno, seat: int) -> Rule[None]:
    """A word before the other player activates somebody, or none."""
    why = functools.partial(left_out, game, seat)
    menu = Menu("any-time", seat=seat, rule="AD66-DP-63", branches={PASS: None, **branches(game, seat)}, why=why)
    name, said = parts((yield from decide(game, menu)))
    if name == PASS:
        game.state.passed.append(seat)
    else:
        yield from do(game, seat, name, said)
