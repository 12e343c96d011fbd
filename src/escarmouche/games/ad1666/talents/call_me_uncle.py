"""Call me "Uncle": some of the other Band owe this Character more than they like (AD66-TAL-01)."""

from __future__ import annotations

import functools
from collections.abc import Sequence

from escarmouche.core.asks.ask import Answer, Choose, LazyBranch, Menu, Some, parts
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.ad1666 import questions, refusals
from escarmouche.games.ad1666.npcs.empty_seat import decide
from escarmouche.games.ad1666.state import Figure
from escarmouche.games.ad1666.table import Anno

TOKEN = "uncle"
COMMONERS = 2


# -- before the game


@rule("AD66-TAL-01")
def before_game(game: Anno) -> Rule[None]:
    """Each owner of the talent, on the board or still to come, gets its "nephews"."""
    for owner in game.figures:
        if owner.seat in game.seats and game.has(owner, "uncle") and not owner.uncles:
            yield from adopt(game, owner)


@rule("AD66-TAL-01", "AD66-DP-06", "AD66-AMB-82")
def adopt(game: Anno, owner: Figure) -> Rule[None]:
    """The opponent chooses two human Commoners or one human Hero of their Band; without such a choice, as many Commoners as there are."""
    other = game.opponent(owner.seat)
    if game.side(other) == owner.side:
        return  # nobody leads the enemy
    heroes, commoners = possible_nephews(game, other, hero=True), possible_nephews(game, other, hero=False)
    if not heroes and len(commoners) <= COMMONERS:
        chosen: Sequence[str] = commoners
    else:
        answer = yield from decide(game, nephew_menu(game, owner, other, heroes, commoners))
        kind, choice = parts(answer)
        chosen = [choice] if kind == "hero" else choice
    for name in chosen:
        game.figure(name).tokens[TOKEN] = 1
        owner.uncles.append(name)
        game.tell("nephew", "AD66-TAL-01", model=owner.id, target=name)


@clause("AD66-TAL-01", "AD66-CHAR-15")
def possible_nephews(game: Anno, seat: int, hero: bool) -> list[str]:
    """The human Heroes or Commoners of a Band that are nobody's nephews yet."""
    own = [figure for figure in game.figures if figure.seat == seat and not figure.tokens.get(TOKEN)]
    return [figure.id for figure in own if game.card(figure).hero == hero and game.card(figure).type == "human"]


def nephew_menu(game: Anno, owner: Figure, seat: int, heroes: list[str], commoners: list[str]) -> Menu:
    """Two Commoners, if there are that many, or one Hero."""
    branches: dict[str, LazyBranch] = {}
    low, high = [
        refusals.any_figure(game, functools.partial(why_no_nephew, game, seat, hero)) for hero in (False, True)
    ]
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
    return Menu(
        "uncle",
        seat=seat,
        rule="AD66-TAL-01",
        branches=branches,
        about=questions.OfModel(model=owner.id),
        why=why_too_few,
    )


@clause("AD66-TAL-01", "AD66-CHAR-02", "AD66-CHAR-15")
def why_no_nephew(game: Anno, seat: int, hero: bool, figure: Figure) -> Refusal | None:
    """Why somebody cannot be a nephew: not of the player's own Band, not human, of the other kind, or a nephew already."""
    reason = refusals.why_not_own(figure, seat, "AD66-TAL-01")
    if reason is not None or figure.id in possible_nephews(game, seat, hero):
        return reason
    if game.card(figure).type != "human":
        return refuse("why-not-human", "AD66-TAL-01", model=figure.id)
    if figure.tokens.get(TOKEN):
        return refuse("why-nephew-already", "AD66-TAL-01", model=figure.id)
    return refuse(
        "why-nephew-hero" if game.card(figure).hero else "why-nephew-commoner", "AD66-TAL-01", model=figure.id
    )


@clause("AD66-TAL-01")
def why_too_few(name: str) -> Refusal | None:
    """Why one of the two ways is closed."""
    if name == "commoners":
        return refuse("why-few-commoners", "AD66-TAL-01")
    return refuse("why-no-heroes", "AD66-TAL-01") if name == "hero" else None


# -- enough of it


@clause("AD66-TAL-01", "AD66-DP-53", "AD66-AMB-82")
def bonds(game: Anno, seat: int) -> list[tuple[Figure, str]]:
    """The friendships that a player may end: each owner of the talent with each nephew on the board."""
    bonds = []
    for owner in game.of_seat(seat):
        if owner.uncles:
            bonds += [(owner, name) for name in owner.uncles if game.figure(name).in_play]
    return bonds


@clause("AD66-DP-53")
def branch(game: Anno, seat: int) -> LazyBranch:
    """With whom to break."""
    options = list(dict.fromkeys([name for _, name in bonds(game, seat)]))
    why = refusals.only_figures(game, options, "why-no-bond", "AD66-TAL-01")
    return Choose("break-with", seat=seat, rule="AD66-TAL-01", options=options, of="model", why=why)


@clause("AD66-TAL-01", "AD66-DP-53", "AD66-AMB-82")
def break_with(game: Anno, seat: int, choice: Answer) -> None:
    """The friendship ends on both sides; its effect on tests stays."""
    for owner, name in bonds(game, seat):
        if name == choice:
            owner.uncles.remove(name)
            game.tell("broken-with", "AD66-TAL-01", model=owner.id, target=name)
