"""What a player could name, and the reasons against it that several questions share."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, TypeAlias

from escarmouche.core.asks.ask import Answer, Choose, Shut
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import clause
from escarmouche.games.ad1666 import questions
from escarmouche.games.ad1666.state import NUMBERED, PLAYING, SUITS, Figure, Thing
from escarmouche.games.ad1666.table import Anno

MAGIC = tuple(f"magic-{number}" for number in NUMBERED)
EVENT = tuple(f"event-{number}" for number in NUMBERED)
GONE = {  # why somebody is not on the board, and by which rule
    "killed": ("why-killed", "AD66-WOUND-04"),
    "fled": ("why-fled", "AD66-MORPH-02"),
    "left": ("why-left", "AD66-BOARD-02"),
    "gone": ("why-left", "AD66-BOARD-02"),
}

Why: TypeAlias = Callable[[Any], Refusal | None]


def nameable(game: Anno) -> dict[str, Sequence[str | int]]:
    """Everything that lies open on the table, every card there is, every square and edge of the board."""
    people = (*game.figures, *game.state.carried)
    carried = [thing.id for figure in people for thing in figure.things]
    return {
        "model": [figure.id for figure in people],
        "character": list(game.cards),
        "cell": list(game.grid.cells),
        "edge": list(game.grid.edges),
        "thing": [*carried, *[thing.id for thing in game.state.things]],
        "item": list(game.items),
        "card": (*PLAYING, *MAGIC, *EVENT),
        "seat": range(len(game.state.decks)),
        "suit": SUITS,
    }


def why_absent(game: Anno, of: str, name: str | int) -> Refusal | None:
    """A Character that is not on the board is in no list of Characters."""
    figure = figure_named(game, name) if of == "model" else None
    return None if figure is None else why_off_board(game, figure)


# -- Characters


def figure_named(game: Anno, name: Any) -> Figure | None:
    """The Character of that name, if there is one."""
    return next((figure for figure in (*game.figures, *game.state.carried) if figure.id == name), None)


@clause("AD66-WOUND-04", "AD66-MORPH-02", "AD66-BOARD-02", "AD66-TURN-02", "AD66-SETUP-10")
def why_off_board(game: Anno, figure: Figure) -> Refusal | None:
    """Why somebody is not on the board: gone for good, or not placed yet."""
    if figure.in_play:
        return None
    if figure.status in GONE:
        key, rule_id = GONE[figure.status]
        return refuse(key, rule_id, model=figure.id)
    return refuse("why-not-placed", "AD66-TURN-02" if game.state.turn else "AD66-SETUP-10", model=figure.id)


@clause("AD66-SETUP-04", "AD66-SETUP-07")
def why_nobody_named(game: Anno, name: Any) -> Refusal | None:
    """The name of a card that nobody in this game has, or that several have."""
    if name not in game.cards:
        return None
    models = [figure.id for figure in (*game.figures, *game.state.carried) if figure.card == name]
    if models:
        return refuse("why-which-one", "AD66-SETUP-07", character=name, models=models)
    return refuse("why-not-in-game", "AD66-SETUP-04", character=name)


def figures_on_board(game: Anno, judge: Callable[[Figure], Refusal | None]) -> Why:
    """The reason against a Character: that it is not on the board, or what the clause says about it."""

    def why(name: Any) -> Refusal | None:
        figure = figure_named(game, name)
        return why_nobody_named(game, name) if figure is None else why_off_board(game, figure) or judge(figure)

    return why


def any_figure(game: Anno, judge: Callable[[Figure], Refusal | None]) -> Why:
    """The reason against a Character, on the board or not: before the game."""

    def why(name: Any) -> Refusal | None:
        figure = figure_named(game, name)
        return why_nobody_named(game, name) if figure is None else judge(figure)

    return why


def only_figures(game: Anno, names: Collection[str], key: str, rule_id: str, **about: Any) -> Why:
    """The one reason against every other Character on the board."""
    return figures_on_board(
        game, lambda figure: None if figure.id in names else refuse(key, rule_id, target=figure.id, **about)
    )


def why_not_own(figure: Figure, seat: int, rule_id: str) -> Refusal | None:
    """A rule that lets a player choose only among the player's own Characters."""
    return refuse("why-not-own", rule_id, model=figure.id) if figure.seat != seat else None


def why_not_beside(game: Anno, figure: Figure, other: Figure, rule_id: str) -> Refusal | None:
    """A rule that asks for somebody in an adjacent square."""
    if other.cell in game.ground.adjacent(figure.cell):
        return None
    return refuse("why-fight-apart", rule_id, model=figure.id, target=other.id)


@clause("AD66-GEN-03", "AD66-GEN-05", "AD66-DISC-09", "AD66-TAL-01", "AD66-NPC-09", "AD66-AMB-73")
def why_friend(figure: Figure, other: Figure, rule_id: str) -> Refusal:
    """Why somebody counts as a friend, or at least not as an enemy, for a rule that asks for an enemy."""
    about = {"model": figure.id, "target": other.id}
    if other is figure:
        return refuse("why-itself", rule_id, model=figure.id)
    if other.marker:
        return refuse("why-fight-marked", "AD66-DISC-09", **about)
    if other.id in figure.uncles or figure.id in other.uncles:
        return refuse("why-fight-uncle", "AD66-TAL-01", **about)
    if other.vocation == "recruit":
        return refuse("why-recruit", "AD66-NPC-09", **about)
    return refuse("why-fight-friend", rule_id, **about)


# -- squares and edges


def squares(game: Anno, judge: Callable[[str], Refusal | None]) -> Why:
    """The reason against a square of the board."""
    return lambda cell: judge(cell) if cell in game.grid.cells else None


def edges(game: Anno, judge: Callable[[str], Refusal | None]) -> Why:
    """The reason against an edge of the board."""
    return lambda edge: judge(edge) if edge in game.grid.edges else None


def edge_name(game: Anno, edge: str) -> str | Refusal:
    """An edge as a reader knows it: doors, windows and fragile walls have names, the others are named by their squares."""
    drawn = game.grid.edges[edge]
    if drawn.kind in ("door", "fragile", "window"):
        return edge
    cell, beyond = drawn.cells
    return refuse("edge-between", one=cell, other=beyond) if beyond else refuse("edge-limit", cell=cell)


# -- things


def thing_named(game: Anno, name: Any) -> tuple[Figure | None, Thing] | None:
    """The thing of that name and its owner; what lies on the floor has none."""
    for figure in (*game.figures, *game.state.carried):
        for thing in figure.things:
            if thing.id == name:
                return figure, thing
    return next(((None, thing) for thing in game.state.things if thing.id == name), None)


def things(game: Anno, judge: Callable[[Figure | None, Thing], Refusal | None]) -> Why:
    """The reason against a thing, whoever has it."""

    def why(name: Any) -> Refusal | None:
        named = thing_named(game, name)
        return None if named is None else judge(*named)

    return why


def own_things(game: Anno, figure: Figure, judge: Callable[[Thing], Refusal | None]) -> Why:
    """The reason against a thing: that somebody else has it, or what the clause says about it."""
    return things(game, lambda owner, thing: why_not_had(figure, owner, thing) or judge(thing))


@clause("AD66-ITEM-01", "AD66-ITEM-02")
def why_not_had(figure: Figure, owner: Figure | None, thing: Thing) -> Refusal | None:
    """Nobody uses what somebody else has, or what lies on the floor."""
    if owner is None:
        return refuse("why-thing-lies", "AD66-ITEM-02", item=thing.card, cell=thing.cell)
    if owner is not figure:
        return refuse("why-thing-of-other", "AD66-ITEM-01", item=thing.card, owner=owner.id)
    return None


# -- cards


@clause("AD66-DECK-07", "AD66-GEN-06")
def cards_in_hand(hand: Sequence[str], rule_id: str, more: Why | None = None) -> Why:
    """The reason against a card: that it is not in the hand, or what the clause says about it."""

    def why(card: Any) -> Refusal | None:
        reason = why_no_player_card(card)
        if reason is None and card in PLAYING and card not in hand:
            reason = refuse("why-not-in-hand", rule_id, card=card)
        return reason or (more(card) if more is not None and card in PLAYING else None)

    return why


def among_cards(cards: Callable[[], Sequence[str]], key: str, rule_id: str) -> Why:
    """The one reason against every other Player Card."""

    def why(card: Any) -> Refusal | None:
        absent = card in PLAYING and card not in cards()
        return why_no_player_card(card) or (refuse(key, rule_id, card=card) if absent else None)

    return why


@clause("AD66-GEN-06")
def why_no_player_card(card: Any) -> Refusal | None:
    """Cards of the shared decks are in nobody's hand, deck or discard."""
    return refuse("why-no-player-card", "AD66-GEN-06", card=card) if card in (*MAGIC, *EVENT) else None


def open_places(
    game: Anno,
    figure: Figure,
    name: str,
    rule_id: str,
    of: str,
    reasons: Mapping[str, Refusal | None],
    absent: Callable[[str], Refusal | None],
) -> Choose | Shut:
    """The squares or edges that nothing rules out; shut while there are none. `absent`: why any other square or edge is not among them."""
    options = [at for at, reason in reasons.items() if reason is None]
    known = (squares if of == "cell" else edges)(game, absent)

    def why(at: Answer) -> Refusal | None:
        if at == figure.cell:
            return refuse("why-there-already", "AD66-SQ-02", model=figure.id, cell=figure.cell)
        return reasons[at] if at in reasons else known(at)

    ask = Choose(
        name, seat=figure.seat, rule=rule_id, options=options, of=of, about=questions.OfModel(model=figure.id), why=why
    )
    return ask if options else Shut(next(reason for reason in reasons.values() if reason is not None), ask)
