"""Call me "Uncle": some of the other Band owe this Character more than they like (AD66-TAL-01)."""

from __future__ import annotations

import functools
from collections.abc import Sequence

from escarmouche.core.asks.ask import Answer, Choose, LazyBranch, Menu, Some, parts
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.ad1666 import refusals
from escarmouche.games.ad1666.npcs.empty_seat import decide
from escarmouche.games.ad1666.state import Figure
from escarmouche.games.ad1666.table import Anno

TOKEN = "uncle"
COMMONERS = 2


# -- before the game


@rule("AD66-TAL-01")
def before(game: Anno) -> Rule[None]:
    """Each owner of the talent, on the board or still to come, gets its "nephews"."""
    for owner in game.figures:
        if owner.seat in game.seats and game.has(owner, "uncle") and not owner.uncles:
            yield from adopt(game, owner)


@rule("AD66-TAL-01", "AD66-DP-06", "AD66-AMB-82")
def adopt(game: Anno, owner: Figure) -> Rule[None]:
    """The opponent chooses two Commoners or one Hero of the own Band, humans only; without such a choice as many Commoners as can be."""
    other = game.opponent(owner.seat)
    if game.side(other) == owner.side:
        return  # nobody leads the enemy
    heroes, commoners = kin(game, other, hero=True), kin(game, other, hero=False)
    if not heroes and len(commoners) <= COMMONERS:
        chosen: Sequence[str] = commoners
    else:
        answer = yield from decide(game, offer(game, owner, other, heroes, commoners))
        kind, said = parts(answer)
        chosen = [said] if kind == "hero" else said
    for name in chosen:
        game.figure(name).tokens[TOKEN] = 1
        owner.uncles.append(name)
        game.tell("nephew", "AD66-TAL-01", model=owner.id, target=name)


@clause("AD66-TAL-01", "AD66-CHAR-15")
def kin(game: Anno, seat: int, hero: bool) -> list[str]:
    """The human Heroes or Commoners of a Band that are nobody's nephews yet."""
    own = [figure for figure in game.figures if figure.seat == seat and not figure.tokens.get(TOKEN)]
    return [figure.id for figure in own if game.card(figure).hero == hero and game.card(figure).type == "human"]


def offer(game: Anno, owner: Figure, seat: int, heroes: list[str], commoners: list[str]) -> Menu:
    """Two Commoners, if there are as many, or one Hero."""
    branches: dict[str, LazyBranch] = {}
    low, high = [refusals.anybody(game, functools.partial(no_kin, game, seat, hero)) for hero in (False, True)]
    if len(commoners) >= COMMONERS:
        branches["commoners"] = Some(
            "nephews",
            seat=seat,
            rule="AD66-TAL-01",
            options=commoners,
            least=COMMONERS,
            most=COMMONERS,
            of="model",
            why=low,
            once="AD66-TAL-01",
        )
    if heroes:
        branches["hero"] = Choose("nephew", seat=seat, rule="AD66-TAL-01", options=heroes, of="model", why=high)
    return Menu("uncle", seat=seat, rule="AD66-TAL-01", branches=branches, about={"model": owner.id}, why=too_few)


@clause("AD66-TAL-01", "AD66-CHAR-02", "AD66-CHAR-15")
def no_kin(game: Anno, seat: int, hero: bool, figure: Figure) -> Refusal | None:
    """Why somebody cannot be the nephew: not of the own Band, not human, of the other kind, or somebody's already."""
    reason = refusals.not_own(figure, seat, "AD66-TAL-01")
    if reason is not None or figure.id in kin(game, seat, hero):
        return reason
    if game.card(figure).type != "human":
        return refuse("why-not-human", "AD66-TAL-01", model=figure.id)
    if figure.tokens.get(TOKEN):
        return refuse("why-nephew-already", "AD66-TAL-01", model=figure.id)
    return refuse(
        "why-nephew-hero" if game.card(figure).hero else "why-nephew-commoner", "AD66-TAL-01", model=figure.id
    )


@clause("AD66-TAL-01")
def too_few(name: str) -> Refusal | None:
    """Why one of the two ways is closed."""
    if name == "commoners":
        return refuse("why-few-commoners", "AD66-TAL-01")
    return refuse("why-no-heroes", "AD66-TAL-01") if name == "hero" else None


# -- enough of it


@clause("AD66-TAL-01", "AD66-DP-53", "AD66-AMB-82")
def bonds(game: Anno, seat: int) -> list[tuple[Figure, str]]:
    """The friendships that a player may end: each owner of the talent with each nephew on the board."""
    found = []
    for owner in game.of_seat(seat):
        if owner.uncles:
            found += [(owner, name) for name in owner.uncles if game.figure(name).status == ""]
    return found


@clause("AD66-DP-53")
def branch(game: Anno, seat: int) -> LazyBranch:
    """With whom to break."""
    options = list(dict.fromkeys([name for _, name in bonds(game, seat)]))
    why = refusals.only(game, options, "why-no-bond", "AD66-TAL-01")
    return Choose("break-with", seat=seat, rule="AD66-TAL-01", options=options, of="model", why=why)


@clause("AD66-TAL-01", "AD66-DP-53", "AD66-AMB-82")
def end(game: Anno, seat: int, said: Answer) -> None:
    """The friendship ends on both sides; what it does to tests stays."""
    for owner, name in bonds(game, seat):
        if name == said:
            owner.uncles.remove(name)
            game.tell("broken-with", "AD66-TAL-01", model=owner.id, target=name)
