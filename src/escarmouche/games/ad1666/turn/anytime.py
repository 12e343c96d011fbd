"""What a player may do at any time (AD66-DIV-11, AD66-TAL-01): the menus in which somebody is activated or acts offer it too.

`branches` are further branches of such a menu, none for most players. When one is taken, `do` carries it out, and the menu is asked again.
`interject` asks a player who has a reason to speak up and no such menu before the other's activation.
"""

from __future__ import annotations

import functools

from escarmouche.core.asks.ask import Answer, LazyBranch, Menu, parts
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.ad1666.divination import mind_reading
from escarmouche.games.ad1666.npcs.empty_seat import decide
from escarmouche.games.ad1666.table import Anno
from escarmouche.games.ad1666.talents import call_me_uncle, notice

MIND, BREAK = "mind-reading", "break-with"
PASS = "pass"
NAMES = (MIND, BREAK)


@clause("AD66-DIV-11", "AD66-TAL-01", "AD66-DP-53", "AD66-DP-63")
def branches(game: Anno, seat: int) -> dict[str, LazyBranch]:
    """Read a mind, where a seer has the token; end a friendship with a "nephew"."""
    branches: dict[str, LazyBranch] = {}
    if not has_something(game, seat):
        return branches
    if mind_reading.seers(game, seat):
        branches[MIND] = mind_reading.branch(game, seat)
    if call_me_uncle.bonds(game, seat):
        branches[BREAK] = call_me_uncle.branch(game, seat)
    return branches


@clause("AD66-DIV-11", "AD66-TAL-01")
def why_left_out(game: Anno, seat: int, name: str) -> Refusal | None:
    """Why one of these branches is not there: nobody has the token, or a nephew."""
    if name == MIND and not mind_reading.seers(game, seat):
        return refuse("why-no-seer", "AD66-DIV-11")
    return refuse("why-no-nephew", "AD66-TAL-01") if name == BREAK and not call_me_uncle.bonds(game, seat) else None


def has_something(game: Anno, seat: int) -> bool:
    """Does a player have anybody with a token or a nephew? Otherwise there is nothing to do at any time."""
    return bool([figure for figure in game.of_seat(seat) if figure.tokens or figure.uncles])


@rule("AD66-DIV-11", "AD66-TAL-01", "AD66-DP-53", "AD66-DP-63")
def do(game: Anno, seat: int, name: str, choice: Answer) -> Rule[None]:
    """One of these branches was taken."""
    if name == MIND:
        yield from mind_reading.read_mind(game, seat, choice)
    else:
        call_me_uncle.break_with(game, seat, choice)
        notice.everybody_looks(game)


@clause("AD66-DP-53", "AD66-DP-63")
def wants_to_speak(game: Anno, seat: int) -> bool:
    """Might a player want to speak out of turn: to break with a neighbour, or to read the mind of an opponent who has a choice?"""
    for owner, name in call_me_uncle.bonds(game, seat):
        if game.figure(name).cell in game.ground.controls(owner.cell):
            return True
    other = game.opponent(seat)
    return (
        bool(mind_reading.seers(game, seat))
        and mind_reading.named_figure(game, other) is None
        and len(mind_reading.could_activate(game, other)) > 1
    )


@rule("AD66-DIV-11", "AD66-TAL-01", "AD66-DP-53", "AD66-DP-63")
def interject(game: Anno, seat: int) -> Rule[None]:
    """A player may speak before the other activates somebody."""
    why = functools.partial(why_left_out, game, seat)
    menu = Menu("any-time", seat=seat, rule="AD66-DP-63", branches={PASS: None, **branches(game, seat)}, why=why)
    name, choice = parts((yield from decide(game, menu)))
    if name == PASS:
        game.state.passed.append(seat)
    else:
        yield from do(game, seat, name, choice)
