"""Mind reading: the opponent has to say who comes next, and is bound by it (AD66-DIV-11).

`state.named` holds the Characters that were named; whose they are, their seat tells. Whoever lets a player activate somebody asks
`lost` first, offers only `narrowed`, and says `activated` when it is done.
"""

from __future__ import annotations

from collections.abc import Sequence

from escarmouche.core.asks.ask import Answer, Choose, LazyBranch
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.ad1666 import refusals
from escarmouche.games.ad1666.combat import engage
from escarmouche.games.ad1666.npcs.empty_seat import decide
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
    next_one = bound(game, other)
    if next_one is not None:
        return refuse("why-named-already", "AD66-DIV-11", target=next_one.id)
    if not waiting(game, other):
        return refuse("why-nobody-to-name", "AD66-DIV-11")
    options = [figure.id for figure in seers(game, seat)]
    why = refusals.among(game, lambda figure: tokenless(figure, seat))
    return Choose("mind-reading", seat=seat, rule="AD66-DIV-11", options=options, of="model", why=why)


@clause("AD66-DIV-11")
def tokenless(figure: Figure, seat: int) -> Refusal | None:
    """Why somebody reads no mind: another player's, or without the token."""
    reason = refusals.not_own(figure, seat, "AD66-DIV-11")
    if reason is None and not figure.tokens.get(TOKEN):
        reason = refuse("why-no-mind-token", "AD66-DIV-11", model=figure.id)
    return reason


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
    why = refusals.among(game, lambda figure: not_next(game, other, figure))
    ask = Choose(
        "name-next", seat=other, rule="AD66-DIV-11", options=options, of="model", about={"model": seer.id}, why=why
    )
    name = yield from decide(game, ask)
    game.state.named.append(name)
    game.tell("next-named", "AD66-DIV-11", model=name, seat=other + 1)


@clause("AD66-DIV-11", "AD66-ACTPH-03", "AD66-MELEE-02")
def not_next(game: Anno, seat: int, figure: Figure) -> Refusal | None:
    """Why somebody cannot be named as the next: not the player's own, activated before, or without an enemy to fight."""
    reason = refusals.not_own(figure, seat, "AD66-DIV-11")
    if reason is None and figure.activated:
        reason = refuse("why-activated", "AD66-ACTPH-03", model=figure.id)
    if reason is None and figure not in waiting(game, seat):
        reason = refuse("why-engages-nobody", "AD66-MELEE-02", model=figure.id)
    return reason


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
    next_one = bound(game, seat)
    if next_one is None or next_one.status == "":
        return False
    game.state.named.remove(next_one.id)
    game.tell("activation-lost", "AD66-DIV-11", model=next_one.id, seat=seat + 1)
    return True


@clause("AD66-DIV-11")
def narrowed(game: Anno, seat: int, able: Sequence[Figure]) -> list[Figure]:
    """Of those who may be activated only the one that was named; all of them, if that one can no longer be."""
    next_one = bound(game, seat)
    return [next_one] if next_one is not None and next_one in able else list(able)


@clause("AD66-DIV-11")
def kept_word(game: Anno, seat: int, figure: Figure) -> Refusal | None:
    """Why somebody cannot be activated although it could be: another one was named as the next, and still can be."""
    other = bound(game, seat)
    if other is None or other is figure or other not in waiting(game, seat):
        return None
    return refuse("why-named-other", "AD66-DIV-11", model=other.id)


@clause("AD66-DIV-11")
def activated(game: Anno, seat: int) -> None:
    """The player has activated somebody: the word is kept, or came to nothing."""
    next_one = bound(game, seat)
    if next_one is not None:
        game.state.named.remove(next_one.id)
