"""What a player may do at any time (AD66-DIV-11, AD66-TAL-01): the menus in which somebody is activated or acts offer it too.

`branches` are further branches of such a menu, none for most players. One that is taken goes to `do`; then the menu is asked again.
"""

from __future__ import annotations

from escarmouche.core.ask import Answer, LazyBranch
from escarmouche.core.rule import Rule, clause, rule
from escarmouche.games.ad1666 import mind, notice, uncle
from escarmouche.games.ad1666.table import Anno

MIND, BREAK = "mind-reading", "break-with"
NAMES = (MIND, BREAK)


@clause("AD66-DIV-11", "AD66-TAL-01", "AD66-DP-53", "AD66-DP-63")
def branches(game: Anno, seat: int) -> dict[str, LazyBranch]:
    """Read a mind, where a seer has the token; end a friendship with a "nephew"."""
    found: dict[str, LazyBranch] = {}
    if mind.seers(game, seat):
        found[MIND] = mind.branch(game, seat)
    if uncle.bonds(game, seat):
        found[BREAK] = uncle.branch(game, seat)
    return found


@rule("AD66-DIV-11", "AD66-TAL-01", "AD66-DP-53", "AD66-DP-63")
def do(game: Anno, seat: int, name: str, said: Answer) -> Rule[None]:
    """One of these branches was taken."""
    if name == MIND:
        yield from mind.read(game, seat, said)
    else:
        uncle.end(game, seat, said)
        notice.noticed(game)
