"""Mind reading: the opponent has to say who comes next, and is bound by it (AD66-DIV-11).

`state.named` holds the Characters that were named; their seats say whose they are. Whoever lets a player activate somebody asks
`activation_lost` first, offers only `narrow_to_named`, and calls `release_named` when it is done.
"""

from __future__ import annotations

from collections.abc import Sequence

from escarmouche.core.asks.ask import Answer, Choose, LazyBranch
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.ad1666 import questions, refusals
from escarmouche.games.ad1666.ground import engage
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
    next_one = named_figure(game, other)
    if next_one is not None:
        return refuse("why-named-already", "AD66-DIV-11", target=next_one.id)
    if not could_activate(game, other):
        return refuse("why-nobody-to-name", "AD66-DIV-11")
    options = [figure.id for figure in seers(game, seat)]
    why = refusals.figures_on_board(game, lambda figure: why_no_token(figure, seat))
    return Choose("mind-reading", seat=seat, rule="AD66-DIV-11", options=options, of="model", why=why)


@clause("AD66-DIV-11")
def why_no_token(figure: Figure, seat: int) -> Refusal | None:
    """Why a Character cannot read a mind: it is another player's, or has no token."""
    reason = refusals.why_not_own(figure, seat, "AD66-DIV-11")
    if reason is None and not figure.tokens.get(TOKEN):
        reason = refuse("why-no-mind-token", "AD66-DIV-11", model=figure.id)
    return reason


@clause("AD66-DIV-11")
def could_activate(game: Anno, seat: int) -> list[Figure]:
    """Whom a player could activate next: in the Combat Phase only Characters that engage somebody."""
    able = [figure for figure in game.of_seat(seat) if not figure.activated]
    if game.state.phase == "combat":
        return [figure for figure in able if engage.engaged_enemies(game, figure)]
    return able if game.state.phase == "action" else []


@rule("AD66-DIV-11", "AD66-DP-63")
def read_mind(game: Anno, seat: int, choice: Answer) -> Rule[None]:
    """The token goes; the opponent names the next Character to be activated."""
    seer, other = game.figure(str(choice)), game.opponent(seat)
    seer.tokens[TOKEN] -= 1
    if not seer.tokens[TOKEN]:
        del seer.tokens[TOKEN]
    game.tell("mind-read", "AD66-DIV-11", model=seer.id, seat=other + 1)
    options = [figure.id for figure in could_activate(game, other)]
    why = refusals.figures_on_board(game, lambda figure: why_not_next(game, other, figure))
    ask = Choose(
        "name-next",
        seat=other,
        rule="AD66-DIV-11",
        options=options,
        of="model",
        about=questions.OfModel(model=seer.id),
        why=why,
    )
    name = yield from decide(game, ask)
    game.state.named.append(name)
    game.tell("next-named", "AD66-DIV-11", model=name, seat=other + 1)


@clause("AD66-DIV-11", "AD66-ACTPH-03", "AD66-MELEE-02")
def why_not_next(game: Anno, seat: int, figure: Figure) -> Refusal | None:
    """Why a Character cannot be named as the next: not the player's own, activated before, or without an enemy to fight."""
    reason = refusals.why_not_own(figure, seat, "AD66-DIV-11")
    if reason is None and figure.activated:
        reason = refuse("why-activated", "AD66-ACTPH-03", model=figure.id)
    if reason is None and figure not in could_activate(game, seat):
        reason = refuse("why-engages-nobody", "AD66-MELEE-02", model=figure.id)
    return reason


# -- being bound


@clause("AD66-DIV-11")
def named_figure(game: Anno, seat: int) -> Figure | None:
    """The Character that a player has named, if any."""
    for name in game.state.named:
        figure = game.figure(name)
        if figure.seat == seat:
            return figure
    return None


@clause("AD66-DIV-11")
def activation_lost(game: Anno, seat: int) -> bool:
    """Is this activation lost, because the Character that was named has left play? Then the next choice is free again."""
    next_one = named_figure(game, seat)
    if next_one is None or next_one.in_play:
        return False
    game.state.named.remove(next_one.id)
    game.tell("activation-lost", "AD66-DIV-11", model=next_one.id, seat=seat + 1)
    return True


@clause("AD66-DIV-11")
def narrow_to_named(game: Anno, seat: int, able: Sequence[Figure]) -> list[Figure]:
    """Only the named one of the Characters that may be activated; all of them if that one no longer can be."""
    next_one = named_figure(game, seat)
    return [next_one] if next_one is not None and next_one in able else list(able)


@clause("AD66-DIV-11")
def why_bound(game: Anno, seat: int, figure: Figure) -> Refusal | None:
    """Why a Character that could be activated may not be: another one was named, and still can be."""
    other = named_figure(game, seat)
    if other is None or other is figure or other not in could_activate(game, seat):
        return None
    return refuse("why-named-other", "AD66-DIV-11", model=other.id)


@clause("AD66-DIV-11")
def release_named(game: Anno, seat: int) -> None:
    """The player has activated somebody and is no longer bound."""
    next_one = named_figure(game, seat)
    if next_one is not None:
        game.state.named.remove(next_one.id)
