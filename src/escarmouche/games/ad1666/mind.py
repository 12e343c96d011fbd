"""Mind reading: the opponent has to say who comes next, and is bound by it (AD66-DIV-11).

`state.named` holds the Characters that were named; whose they are, their seat tells. Whoever lets a player activate somebody asks
`lost` first, offers only `narrowed`, and says `activated` when it is done.
"""

from __future__ import annotations

from collections.abc import Sequence

from escarmouche.core.ask import Answer, Choose, LazyBranch
from escarmouche.core.refusal import refuse
from escarmouche.core.rule import Rule, clause, rule
from escarmouche.games.ad1666 import engage
from escarmouche.games.ad1666.dummy import decide
from escarmouche.games.ad1666.state import Figure
from escarmouche.games.ad1666.table import Anno

TOKEN = "mind"


# -- spending the token


@clause("AD66-DIV-11", "AD66-DP-63")
def seers(game: Anno, seat: int) -> list[Figure]:
    """A player's Characters with such a token."""
    return [figure for figure in game.of_seat(seat) if figure.tokens and figure.tokens.get(TOKEN)]


@clause("AD66-DIV-11", "AD66-DP-63")
def branch(game: Anno, seat: int) -> LazyBranch:
    """Whose token is spent; closed while the opponent is bound already, or has nobody left to activate."""
    other = game.opponent(seat)
    named = bound(game, other)
    if named is not None:
        return refuse("why-named-already", "AD66-DIV-11", target=named.id)
    if not waiting(game, other):
        return refuse("why-nobody-to-name", "AD66-DIV-11")
    options = [figure.id for figure in seers(game, seat)]
    return Choose("mind-reading", seat=seat, rule="AD66-DIV-11", options=options, of="model")


@clause("AD66-DIV-11")
def waiting(game: Anno, seat: int) -> list[Figure]:
    """Whom a player could activate next: in the Combat Phase only who engages somebody."""
    able = [figure for figure in game.of_seat(seat) if not figure.activated]
    if game.state.phase == "combat":
        return [figure for figure in able if engage.engaged(game, figure)]
    return able if game.state.phase == "action" else []


@rule("AD66-DIV-11", "AD66-DP-63")
def read(game: Anno, seat: int, said: Answer) -> Rule[None]:
    """The token goes; the opponent names the next Character to be activated."""
    seer, other = game.figure(str(said)), game.opponent(seat)
    seer.tokens[TOKEN] -= 1
    if not seer.tokens[TOKEN]:
        del seer.tokens[TOKEN]
    game.tell("mind-read", "AD66-DIV-11", model=seer.id, seat=other + 1)
    options = [figure.id for figure in waiting(game, other)]
    ask = Choose("name-next", seat=other, rule="AD66-DIV-11", options=options, of="model", about={"model": seer.id})
    name = yield from decide(game, ask)
    game.state.named.append(name)
    game.tell("next-named", "AD66-DIV-11", model=name, seat=other + 1)


# -- being bound


@clause("AD66-DIV-11")
def bound(game: Anno, seat: int) -> Figure | None:
    """Whom a player has named."""
    for name in game.state.named:
        figure = game.figure(name)
        if figure.seat == seat:
            return figure
    return None


@clause("AD66-DIV-11")
def lost(game: Anno, seat: int) -> bool:
    """Is this activation lost, because the Character that was named is no more? Then the next one is free again."""
    named = bound(game, seat)
    if named is None or named.status == "":
        return False
    game.state.named.remove(named.id)
    game.tell("activation-lost", "AD66-DIV-11", model=named.id, seat=seat + 1)
    return True


@clause("AD66-DIV-11")
def narrowed(game: Anno, seat: int, able: Sequence[Figure]) -> list[Figure]:
    """Of those who may be activated only the one that was named; all of them, if that one can no longer be."""
    named = bound(game, seat)
    return [named] if named is not None and named in able else list(able)


@clause("AD66-DIV-11")
def activated(game: Anno, seat: int) -> None:
    """The player has activated somebody: the word is kept, or came to nothing."""
    named = bound(game, seat)
    if named is not None:
        game.state.named.remove(named.id)
