"""What a player could name, and the reasons against it that several questions share."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any, TypeAlias

from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import clause
from escarmouche.games.ad1666.state import NUMBERED, PLAYING, SUITS, Figure, Thing
from escarmouche.games.ad1666.table import Anno

MAGIC = tuple(f"magic-{number}" for number in NUMBERED)
EVENT = tuple(f"event-{number}" for number in NUMBERED)
GONE = {  # why somebody is not on the board, and where it stands
    "killed": ("why-killed", "AD66-WOUND-04"),
    "fled": ("why-fled", "AD66-MORPH-02"),
    "left": ("why-left", "AD66-BOARD-02"),
    "gone": ("why-left", "AD66-BOARD-02"),
}

Why: TypeAlias = Callable[[Any], Refusal | None]


def nameable(game: Anno) -> dict[str, Sequence[str | int]]:
    """All that lies open on the table, every card there is, every square and edge of the board."""
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
    """Who is not on the board stands in no list of Characters."""
    figure = named(game, name) if of == "model" else None
    return None if figure is None else off_board(game, figure)


# -- Characters


def named(game: Anno, name: Any) -> Figure | None:
    """The Character of that name, if there is one."""
    return next((figure for figure in (*game.figures, *game.state.carried) if figure.id == name), None)


@clause("AD66-WOUND-04", "AD66-MORPH-02", "AD66-BOARD-02", "AD66-TURN-02", "AD66-SETUP-10")
def off_board(game: Anno, figure: Figure) -> Refusal | None:
    """Why somebody is not on the board: gone for good, or not placed yet."""
    if figure.status == "":
        return None
    if figure.status in GONE:
        key, rule_id = GONE[figure.status]
        return refuse(key, rule_id, model=figure.id)
    return refuse("why-not-placed", "AD66-TURN-02" if game.state.turn else "AD66-SETUP-10", model=figure.id)


@clause("AD66-SETUP-04", "AD66-SETUP-07")
def nobody(game: Anno, name: Any) -> Refusal | None:
    """A card of which nobody is in this game, or several are."""
    if name not in game.cards:
        return None
    models = [figure.id for figure in (*game.figures, *game.state.carried) if figure.card == name]
    if models:
        return refuse("why-which-one", "AD66-SETUP-07", character=name, models=models)
    return refuse("why-not-in-game", "AD66-SETUP-04", character=name)


def among(game: Anno, judge: Callable[[Figure], Refusal | None]) -> Why:
    """The reason against a Character: that it is not on the board, or what the clause says of it."""

    def why(name: Any) -> Refusal | None:
        figure = named(game, name)
        return nobody(game, name) if figure is None else off_board(game, figure) or judge(figure)

    return why


def anybody(game: Anno, judge: Callable[[Figure], Refusal | None]) -> Why:
    """The same where it does not matter who is on the board: before the game."""

    def why(name: Any) -> Refusal | None:
        figure = named(game, name)
        return nobody(game, name) if figure is None else judge(figure)

    return why


def only(game: Anno, names: Collection[str], key: str, rule_id: str, **about: Any) -> Why:
    """Any other Character on the board is refused for one reason."""
    return among(game, lambda figure: None if figure.id in names else refuse(key, rule_id, target=figure.id, **about))


def not_own(figure: Figure, seat: int, rule_id: str) -> Refusal | None:
    """A rule that lets a player choose among the own Characters alone."""
    return refuse("why-not-own", rule_id, model=figure.id) if figure.seat != seat else None


def not_beside(game: Anno, figure: Figure, other: Figure, rule_id: str) -> Refusal | None:
    """A rule that asks for somebody in an adjacent square."""
    if other.cell in game.ground.adjacent(figure.cell):
        return None
    return refuse("why-fight-apart", rule_id, model=figure.id, target=other.id)


@clause("AD66-GEN-03", "AD66-GEN-05", "AD66-DISC-09", "AD66-TAL-01", "AD66-NPC-09", "AD66-AMB-73")
def friend(figure: Figure, other: Figure, rule_id: str) -> Refusal:
    """Why somebody counts as a friend, or at least as no enemy, for a rule that asks for one."""
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


def side(game: Anno, edge: str) -> str | Refusal:
    """An edge as a reader knows it: doors, windows and fragile walls have names, the others are told by their squares."""
    drawn = game.grid.edges[edge]
    if drawn.kind in ("door", "fragile", "window"):
        return edge
    one, other = drawn.cells
    return refuse("edge-between", one=one, other=other) if other else refuse("edge-limit", cell=one)


# -- things


def thing_named(game: Anno, name: Any) -> tuple[Figure | None, Thing] | None:
    """The thing of that name and who has it; nobody has what lies on the floor."""
    for figure in (*game.figures, *game.state.carried):
        for thing in figure.things:
            if thing.id == name:
                return figure, thing
    return next(((None, thing) for thing in game.state.things if thing.id == name), None)


def things(game: Anno, judge: Callable[[Figure | None, Thing], Refusal | None]) -> Why:
    """The reason against a thing, whoever has it."""

    def why(name: Any) -> Refusal | None:
        found = thing_named(game, name)
        return None if found is None else judge(*found)

    return why


def own_things(game: Anno, figure: Figure, judge: Callable[[Thing], Refusal | None]) -> Why:
    """The reason against a thing: that somebody else has it, or what the clause says of it."""
    return things(game, lambda owner, thing: not_had(figure, owner, thing) or judge(thing))


@clause("AD66-ITEM-01", "AD66-ITEM-02")
def not_had(figure: Figure, owner: Figure | None, thing: Thing) -> Refusal | None:
    """Nobody uses what another has, or what lies on the floor."""
    if owner is None:
        return refuse("why-thing-lies", "AD66-ITEM-02", item=thing.card, cell=thing.cell)
    if owner is not figure:
        return refuse("why-thing-of-other", "AD66-ITEM-01", item=thing.card, owner=owner.id)
    return None


# -- cards


@clause("AD66-DECK-07", "AD66-GEN-06")
def from_hand(hand: Sequence[str], rule_id: str, more: Why | None = None) -> Why:
    """The reason against a card: that it is not in the hand, or what the clause says of it."""

    def why(card: Any) -> Refusal | None:
        reason = no_player_card(card)
        if reason is None and card in PLAYING and card not in hand:
            reason = refuse("why-not-in-hand", rule_id, card=card)
        return reason or (more(card) if more is not None and card in PLAYING else None)

    return why


def among_cards(cards: Callable[[], Sequence[str]], key: str, rule_id: str) -> Why:
    """Any other Player Card is refused for one reason."""

    def why(card: Any) -> Refusal | None:
        absent = card in PLAYING and card not in cards()
        return no_player_card(card) or (refuse(key, rule_id, card=card) if absent else None)

    return why


@clause("AD66-GEN-06")
def no_player_card(card: Any) -> Refusal | None:
    """Cards of the shared decks are in nobody's hand, deck or discard."""
    return refuse("why-no-player-card", "AD66-GEN-06", card=card) if card in (*MAGIC, *EVENT) else None
