"""The state of a game of Moonstone: everything a player could point at on the table, as plain data."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

import msgspec

from escarmouche.core.dealer.pile import Pile
from escarmouche.core.play.state import State

COLOURS: Final = ("blue", "green", "pink")
CATASTROPHE = "catastrophe"
MOVES = ("high-guard", "falling-swing", "thrust", "sweeping-cut", "rising-attack", "low-guard")
DamageType: TypeAlias = Literal["impact", "slicing", "piercing", "magical"]
TYPES: tuple[DamageType, ...] = get_args(DamageType)
EFFECTS = (
    "melee",
    "arcane",
    "evade",
    "no-jog",
    "no-move",
    "slow",
    "robbery",
)  # what may last until the end of the turn
# "": in play; dying: slain, and on the board until the action ends
Status: TypeAlias = Literal["reserve", "", "dying", "slain", "removed"]
Phase: TypeAlias = Literal[
    "troupes", "draft", "events", "grow", "deploy",  # before the first turn
    "replenish", "initiative", "activation", "discard", "over",
]  # fmt: skip
MeleeStage: TypeAlias = Literal["melee-choice", "melee-exchange", "melee-follow-up"]
CastingStage: TypeAlias = Literal[
    "arcane-drawn", "arcane-declared", "arcane-believed", "arcane-revealed", "arcane-answered"
]
STATUSES = ("in play", "reserve", "dying", "slain", "removed")  # as cases say them
WIDEST = 800  # no base has a greater radius
STONE = 300  # radius of a stone: a disc of 0.6" (MOON-AMB-14)


def arcane_deck() -> Pile:
    """21 cards: three 1s, two 2s and one 3 of each colour, and three Catastrophes."""
    rest = {f"{colour}-{number}": 4 - number for colour in COLOURS for number in (1, 2, 3)}
    return Pile(rest={**rest, CATASTROPHE: 3})


def combat_deck() -> Pile:
    """18 cards: three of each of the six moves."""
    return Pile(rest=dict.fromkeys(MOVES, 3))


# Structs without cycles need no garbage collector (gc=False): a position is copied thousands of times a second.


class Effect(msgspec.Struct, array_like=True, gc=False):
    """Something that lasts until the end of the turn (MOON-AMB-73): a changed stat, or a word such as `no-jog`."""

    kind: str
    amount: int = 0


class Model(msgspec.Struct, array_like=True, gc=False):
    """A character in play: where its base stands and everything that lies on its card."""

    id: str
    card: str
    seat: int
    x: int = 0
    y: int = 0
    z: int = 0
    floor: str = ""  # the surface it stands on: "" is the ground
    status: Status = "reserve"
    wounds: int = 0
    energy: int = 0
    activated: bool = False
    jogged: bool = False
    ladder: str = ""  # the ladder it clings to between two storeys (MOON-BLDG-04)
    rung: int = 0
    used: list[str] = []  # once-per-turn things ticked off this turn; counted ones are here several times
    spent: list[str] = []  # once-per-game abilities ticked off
    lost: list[str] = []  # abilities lost for the rest of the game
    effects: list[Effect] = []

    @property
    def in_play(self) -> bool:
        """Is it on the board, and not dying?"""
        return self.status == ""


class Stone(msgspec.Struct, array_like=True, gc=False):
    """A Moonstone: in the ground at a depth, or on the card of its holder."""

    id: str
    x: int
    y: int
    depth: int
    z: int = 0
    floor: str = ""
    holder: str = ""


class Fighter(msgspec.Struct, array_like=True, gc=False):
    """One side of a round of Melee."""

    model: str
    seat: int
    hand: list[str] = []
    played: list[str] = []  # the card and its copies of the first exchange; public once revealed
    upgraded: bool = False
    type: DamageType | Literal[""] = ""
    null: bool = False  # out of its own Melee Range: deals Null whatever the card (MOON-MELEE-08)
    follow: list[str] = []  # the same three for its Follow-Up
    follow_upgraded: bool = False
    follow_type: DamageType | Literal[""] = ""
    suffered: int = 0  # wounds marked on it in this round
    shown_to: list[int] = []  # seats its hand was shown to (Predictable Combatant)


class Bout(msgspec.Struct, array_like=True, gc=False):
    """A round of Melee while it lasts."""

    attacker: Fighter
    defender: Fighter


class Casting(msgspec.Struct, array_like=True, gc=False):
    """An Arcane Ability while it is resolved."""

    model: str
    ability: str
    seat: int
    resister: int
    target: str = ""
    hand: list[str] = []
    resist: list[str] = []
    card: str = ""  # the face-down card: only the active player knows it
    declared: str = ""
    shown: list[str] = []  # cards of this action that everybody has seen
    buried: list[str] = []  # cards accepted with OK: never shown (MOON-HID-06)
    answered: int = 0  # how many of the cards shown, the last ones, the resisting player laid


class Action(msgspec.Struct, array_like=True, gc=False):
    """The action being taken: who, what, at whom, what was paid."""

    model: str
    name: str
    target: str = ""
    cost: int = 0
    stopped: bool = False  # [EN] Hesitation: the action was not taken
    shielded: list[str] = []  # [EN] Ninja Reactions: whose wounds from this action are Null


class MoonstoneState(State, gc=False):
    """The whole table."""

    phase: Phase = "troupes"
    turn: int = 0
    sudden: int = 0  # sudden death turns begun
    first: int = 0  # who activates first this turn
    seat: int = 0  # whose turn it is to activate
    active: str = ""  # the character activated now
    factions: list[str] = []
    troupes: list[list[str]] = []
    edges: list[str] = []  # each seat's table edge: north, south, east, west
    order: list[int] = []  # in which seats deploy, or draft
    initiative: int = -1  # the seat that has Initiative (2 players)
    mulligans: list[int] = []  # seats that have used theirs
    models: list[Model] = []
    stones: list[Stone] = []
    arcane: Pile = msgspec.field(default_factory=arcane_deck)
    combat: Pile = msgspec.field(default_factory=combat_deck)
    action: Action | None = None
    bout: Bout | None = None
    casting: Casting | None = None
    flipped: str = ""
    shifts: dict[str, tuple[int, int]] = {}  # terrain pieces that Crazy Town has moved
    # Events and Agendas [EN]
    secrets: list[list[str]] = []  # each seat's chosen cards, one Event and one Agenda
    glimpses: list[
        str
    ] = []  # the cards each seat saw lying in the deck at its last look, then at its first: their names in one string
    deck: list[str] = []  # Event and Agenda cards not taken
    revealed: list[str] = []  # Agendas shown and Events played
    phantasm: list[list[str]] = []  # Arcane Cards each seat has taken out of the deck
    slain: list[int] = []  # each seat's characters slain so far
