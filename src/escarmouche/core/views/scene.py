"""One scene: what a seat may see of any game. The client draws it, bots read it, and neither knows a game by name.

A game puts into a scene what the seat may know; nothing is taken out afterwards.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from escarmouche.core.play.state import Outcome
from escarmouche.core.views.look import Ground, Hour

Name = dict[str, str]  # language -> text
Unit = Literal["inch", "centimetre", "square"]
Posture = Literal["", "crouching", "lying", "climbing", "riding"]  # "": upright, on its own feet
# Where a model is: on the board, not there yet, in play beside the board, out of play for good, or where this viewer cannot see it.
Whereabouts = Literal["board", "reserve", "beside", "gone", "unseen"]
Rank = Literal["", "leader", "elite"]  # "": one of the many
# The fields of a piece that say what a word of the game says, too.
Role = Literal["acted", "health", "pips", "place", "posture", "rank"]
Ink = Literal["", "ink", "red", "blue", "green", "pink", "gold"]  # of a playing card
# What an event means to the eye and the ear.
Beat = Literal[
    "activation",
    "move",
    "attack",
    "card",
    "dice",
    "harm",
    "heal",
    "fall",
    "arrive",
    "gain",
    "score",
    "turn",
    "effect",
]


class Shape(msgspec.Struct, omit_defaults=True, frozen=True):
    """The outline of a thing on the board: a ring of corners, or a circle."""

    ring: list[tuple[int, int]] = []
    circle: tuple[int, int, int] | None = None  # x, y, radius


class Terrain(msgspec.Struct, omit_defaults=True, frozen=True):
    """A piece of terrain: what it is, where, and how tall."""

    id: str
    kind: str
    shapes: list[Shape]
    bottom: int = 0
    top: int = 0
    name: Name = {}
    marks: dict[str, Any] = {}
    look: str = ""  # what it is painted as, a word of `look.py`; empty: as its kind looks


class Cell(msgspec.Struct, omit_defaults=True, frozen=True):
    """A square of a board with a grid, or an odd-shaped cell that counts as one."""

    id: str
    kind: str  # a word of the game: open, blocked, high
    at: tuple[int, int]  # its centre
    ring: list[tuple[int, int]]
    ground: Ground = ""  # if it is not that of the board
    look: str = ""  # as of terrain


class Edge(msgspec.Struct, omit_defaults=True, frozen=True):
    """What lies between two cells, or between a cell and the outside. If it can change, `Scene.states` says what it is now."""

    id: str
    kind: str  # a word of the game: wall, door, window, slope, obstacle
    ends: tuple[tuple[int, int], tuple[int, int]]
    upper: tuple[int, int] | None = None  # of a slope: the centre of the higher cell


class Board(msgspec.Struct, omit_defaults=True, frozen=True):
    """The board, measured in thousandths of a unit: a plane with terrain, or a grid of cells and edges. Plain open edges are left out."""

    width: int
    height: int
    unit: Unit
    terrain: list[Terrain]
    name: Name = {}
    cells: list[Cell] = []
    edges: list[Edge] = []
    contact: int = 5  # two bases with a gap of at most this touch ...
    level: int = 0  # ... measured in plan where their footings differ by no more than this
    ground: Ground = ""  # what it is painted as ...
    hour: Hour = ""  # ... and in which light

    def unpainted(self) -> Board:
        """The board without the words that say how to paint it: what is left are the rules' own."""
        return msgspec.structs.replace(
            self,
            terrain=[msgspec.structs.replace(piece, look="") for piece in self.terrain],
            cells=[msgspec.structs.replace(cell, ground="", look="") for cell in self.cells],
            ground="",
            hour="",
        )


class Thing(msgspec.Struct, omit_defaults=True):
    """An item on somebody's card: what it is (its own card says the rest), whether it is in a hand, and what lies on it."""

    id: str
    card: str
    hand: bool = False
    badges: dict[str, int] = {}  # counted things: load, ammunition, tokens
    states: list[str] = []  # words: poisoned, stealable


class HealthBar(msgspec.Struct, omit_defaults=True, frozen=True, gc=False):
    """How much harm a model can take: boxes, lost one by one. A model without boxes left is out of play."""

    boxes: int
    lost: int = 0
    brinks: tuple[int, ...] = ()  # the numbers of lost boxes at which it gets worse, before the last


class Piece(msgspec.Struct, omit_defaults=True):
    """A model: where it stands and everything on its card. A seat of -1: a non-player character.

    `badges`, `states` and `marks` are words of the game. What a client needs to know of them to draw the model is said again in words
    of the table, from `health` on; `Book.roles` says which words these are.
    """

    id: str
    seat: int
    card: str
    at: tuple[int, int, int] | None  # None: not on the board
    radius: int
    badges: dict[str, int] = {}  # counted things: wounds, health, energy, stones
    states: list[str] = []  # words: activated, slow, slain
    marks: dict[str, Any] = {}  # what else a player could read off the card: changed stats, used abilities
    cell: str = ""  # on a grid
    things: list[Thing] = []
    facing: int | None = None  # where it faces, in whole degrees counter-clockwise from east; None: it has no front
    health: HealthBar | None = None  # None: wounds are not counted
    pips: int | None = None  # what it has left to spend, drawn as pips; None: nothing is drawn
    posture: Posture = ""
    place: Whereabouts = "board"
    acted: bool = False  # it has had its activation
    may_act: bool = (
        False  # its activation is still to come; of the one that is activated now, `Scene.active`, neither is true
    )
    rank: Rank = ""
    side: int | None = None  # on which side it is, where that is not the same as its seat; -1: on none
    copy: int = 0  # of several with the same card: which one, from 1; 0: the only one
    reach: int = 0  # how far around its base it threatens enemies; 0: not drawn
    tall: int = 0  # how high it stands above its footing, in thousandths of the unit; 0: the rules do not say


class Marker(msgspec.Struct, omit_defaults=True):
    """A thing that is not a model: a stone, a token, a marker."""

    id: str
    kind: str
    at: tuple[int, int, int] | None
    radius: int
    badges: dict[str, int] = {}
    holder: str = ""
    cell: str = ""
    seat: int | None = None  # whose it is; None: nobody's, or it does not matter
    letter: str = ""  # what tells it from others of its kind, where a number on it means something else


class Hand(msgspec.Struct, omit_defaults=True):
    """Cards in front of a seat. `cards` is None if this viewer may only count them."""

    seat: int
    kind: str
    count: int
    cards: list[str] | None = None


class Pile(msgspec.Struct, omit_defaults=True):
    """A pile on the table: its size, and its cards if it lies open."""

    kind: str
    count: int
    seat: int | None = None  # whose it is; None: everybody's
    cards: list[str] | None = None


class Track(msgspec.Struct, omit_defaults=True):
    """A number everybody can see: the turn, a score, who begins."""

    name: str
    value: int | str
    seat: int | None = None
    of: int | None = None  # its end: of an alarm track, of a number of turns


class Face(msgspec.Struct, omit_defaults=True, frozen=True):
    """What a playing card looks like. The client draws it from this. Its name is the text `word-<id>`."""

    value: str = ""  # printed large
    ink: Ink = ""
    icon: str = ""  # a suit, or a sign that the client draws: star, skull, guard


class Mod(msgspec.Struct, omit_defaults=True):
    """Something that is added to a total. `word` is a word of the game: mod-reach, mod-support."""

    word: str
    amount: int


class Die(msgspec.Struct, omit_defaults=True):
    """A die on the table. `word` is of the game: die-first (rolled again since), die-zero (a second one), die-row; empty: it counts."""

    value: int
    word: str = ""


class Side(msgspec.Struct, omit_defaults=True):
    """One side of a duel. Its hand is the hand of that seat and kind in the scene."""

    seat: int
    role: str  # a word: attacker, defender, caster, resister
    piece: str = ""
    hand: str = ""  # kind of the hand
    shown: list[str] = []  # cards face up in front of it
    hidden: int = 0  # cards face down in front of it
    own: list[str] = []  # face-down cards that this viewer may know
    claim: str = ""  # what the player says the face-down card is
    source: str = ""  # a word: where its card came from, hand or deck
    extra: list[str] = []  # cards that reinforce the first
    mods: list[Mod] = []  # what is added to the cards: scores, modifiers
    total: int | None = None  # once everything is known
    suit: str = ""  # the suit named for a card that has none of its own
    weapon: str = ""  # the item used
    dice: list[Die] = []
    words: list[str] = []  # what else counts for it: advantages that break a tie
    target: int | None = None  # the number it must reach, or not exceed, if each side has its own
    result: str = ""  # a word: the result
    fates: list[Mod] = []  # what makes it turn up more cards: to choose the best of, or to suffer the worst of
    aside: list[str] = []  # cards that were turned up and no longer count: not kept, or replaced
    suits: list[str] = []  # in its total, where suits count
    declared: list[str] = []  # abilities that it uses


class Duel(msgspec.Struct, omit_defaults=True):
    """Cards on the table between two or more players: a fight, a bluff, a test. The client brings it to the foreground."""

    name: str  # a word: melee, casting
    rule: str
    sides: list[Side]
    about: str = ""  # the ability or weapon it is about
    stage: str = ""  # one of the `stages` of the book
    target: int | None = None  # the number to reach, if one side plays against a difficulty
    against: str = ""  # the piece it is aimed at, if that piece plays no cards
    suits: list[str] = []  # suits that the total must have
    scale: list[Mod] = []  # the numbers of which a card picks one; the result of a side says which


class Share(msgspec.Struct, omit_defaults=True):
    """A part of a goal: how many of how many, and whether it has been scored."""

    word: str  # a word of the game
    have: int
    need: int
    done: bool = False


class Goal(msgspec.Struct, omit_defaults=True):
    """Something that a seat plays for, and how far it has got."""

    seat: int
    name: str = ""  # a word, which may have a card; empty: this viewer may not know
    points: int = 0  # scored for it so far
    most: int = 0  # points that can be scored for it
    parts: list[Share] = []
    pieces: list[str] = []  # chosen for it
    secret: bool = False  # nobody else knows it


class Story(msgspec.Struct, omit_defaults=True, frozen=True):
    """What is being played, in a game with several things to play."""

    name: Name
    text: Name = {}


class Scene(msgspec.Struct, omit_defaults=True):
    """Everything that one viewer may see. `seat` is None for a spectator."""

    game: str
    seat: int | None
    phase: str  # one of the `phases` of the book
    board: Board | None = None
    active: str = ""
    pieces: list[Piece] = []
    markers: list[Marker] = []
    hands: list[Hand] = []
    piles: list[Pile] = []
    tracks: list[Track] = []
    duels: list[Duel] = []
    states: dict[str, str] = {}  # edge id -> what it is now: open, closed, locked, broken
    table: dict[
        str, Any
    ] = {}  # what lies in the middle of the table: a declared card, pending damage, revealed choices
    sheets: dict[str, Any] = {}  # the cards in play, whole: id -> the printed card
    goals: list[Goal] = []
    names: dict[str, Name] = {}  # id -> what a reader calls it
    stories: list[Story] = []  # first the whole, then the part that is played now


class Waiting(msgspec.Struct, omit_defaults=True):
    """What everybody may know of an open question: whose it is and its name, never its options."""

    seat: int
    ask: str
    rule: str
    chosen: bool = False


class View(msgspec.Struct, omit_defaults=True):
    """Everything that leaves the engine for one seat at one moment."""

    seat: int | None
    number: int  # how many decisions have been taken
    scene: Scene
    asks: list[dict[str, Any]]  # the questions to this seat, as JSON
    waiting: list[Waiting]  # who must answer, in public terms
    commitment: str
    outcome: Outcome | None = None
