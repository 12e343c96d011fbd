"""The state of a game of Malifaux: everything a player could point at on the table, as plain data.

Lengths are thousandths of an inch (MALI-AMB-50).
"""

from __future__ import annotations

import msgspec

from escarmouche.core.dealer.pile import Pile
from escarmouche.core.play.state import State

SUITS = ("ram", "mask", "crow", "tome")
RED_JOKER, BLACK_JOKER = "red-joker", "black-joker"
JOKERS = (RED_JOKER, BLACK_JOKER)
RADII = {30: 591, 40: 787, 50: 984}  # base in mm -> radius
MARKER, BLAST = 591, 984  # radii (MALI-MARK-01, MALI-BLAST-01)
HAND = 6  # cards (MALI-HAND-02)
POOL = 10  # Soulstones kept at the end of hiring (MALI-HIRE-06)
TURNS = 5
NOBODY = -1
GONE = ("killed", "replaced")  # out of play for good

# Structs without cycles need no garbage collector (gc=False): a position is copied thousands of times a second.


class Condition(msgspec.Struct, array_like=True, gc=False):
    """A Condition on a model; a value of 0 is one that has none. `of` is the X of Adversary (X)."""

    name: str  # fast, slow, staggered, stunned, adversary, shielded, injured, burning, distracted, focused, poison
    value: int = 0
    of: str = ""


class Lasting(msgspec.Struct, array_like=True, gc=False):
    """What a card has laid on a model until a moment: a passive word and its amount, or a word alone."""

    word: str
    until: str  # activation (the end of this model's), end (the End Phase), turn (the end of the Turn), leave (as long as `by` is in play)
    amount: int = 0
    about: str = ""
    by: str = ""  # the model whose effect it was


class Model(msgspec.Struct, array_like=True, gc=False):
    """A model: where its base stands and all that is true of it. Conditions, Tokens and Health are public (MALI-HID-08)."""

    id: str
    card: str
    seat: int  # its Crew; who decides for it may be another for a while (MALI-CTRL-06)
    x: int = 0
    y: int = 0
    z: int = 0  # what it stands on, above the table
    floor: str = ""  # the surface it stands on: "" is the table
    status: str = "hired"  # hired (not yet deployed), "" in play, buried, killed, replaced
    health: int = 0
    conditions: list[Condition] = []
    tokens: dict[str, int] = {}
    upgrades: list[str] = []
    lasting: list[Lasting] = []
    leader: bool = False
    activated: bool = False  # in this Turn
    summoned: int = 0  # in which Turn (MALI-SUMM-05)
    group: int = 0  # of the Attacker's split (MALI-SETUP-29)
    heir: str = ""  # of one that was Replaced: who is meant in its place (MALI-REPL-04)
    used: list[
        str
    ] = []  # what it may use once per Turn and has used: keys, with the qualifier behind a slash (MALI-GEN-11, -13)


class Marker(msgspec.Struct, array_like=True, gc=False):
    """Something on the table that is no model. What its kind means (Traits, Height) is in `markers.yaml`."""

    id: str
    kind: str  # scheme, strategy, corpse, scrap, shockwave, blast, or a terrain Marker's
    x: int
    y: int
    z: int = 0
    floor: str = ""
    radius: int = MARKER
    seat: int = NOBODY  # whose it is (MALI-MARK-06); NOBODY: neutral


class Deck(msgspec.Struct, array_like=True, gc=False):
    """A player's Fate Deck, Control Hand, Discard Pile (the last is on top) and removed cards, Soulstones and Pass Tokens."""

    pile: Pile
    hand: list[str] = []
    discard: list[str] = []
    removed: list[str] = []
    shown: int = 0  # cards on top that both players know
    looked: list[int] = []  # for each seat: cards on top that it alone has looked at
    known: list[str] = []  # cards of the hand that the opponent has seen (MALI-REV-01)
    stones: int = 0
    passes: int = 0


class Mod(msgspec.Struct, array_like=True, gc=False):
    """What changes a flip or a total: a word (`mod-<word>`) and how much."""

    word: str
    amount: int


class Side(msgspec.Struct, array_like=True, gc=False):
    """One side of a duel, or a variable flip: its number, its modifiers with their sources, its cards."""

    seat: int
    model: str
    stat: str = ""  # df, wp, mv, or the Action's own
    base: int = 0  # the stat as it counts now
    fates: list[Mod] = []  # + and - with their sources, before cancelling (MALI-FATE-01)
    mods: list[Mod] = []  # added to the total
    suits: list[str] = []  # added to the total: printed, by a Soulstone
    flipped: list[str] = []  # revealed
    card: str = ""  # in the Conflict
    suit: str = ""  # named for the Red Joker (MALI-DP-33)
    cheated: str = ""  # "", cheated, declined, barred
    stone: str = ""  # "", plus, or the suit bought with a Soulstone (MALI-DUEL-05)
    focused: bool = False  # lowered Focused for it (MALI-COND-15)
    relents: bool = False
    trigger: str = ""  # declared
    passed: bool = False  # asked for a Trigger, and none declared
    total: int = 0  # once told (MALI-DUEL-08, -11)
    used: list[str] = []  # Abilities used before the flip (MALI-DUEL-06)


class Duel(msgspec.Struct, array_like=True, gc=False):
    """A duel, from its first option until its cards are discarded. The Attacker is first; a simple duel has one side."""

    name: str  # a word: what it is for
    rule: str
    sides: list[Side]
    tn: int = 0
    tn_suits: list[str] = []
    stage: str = "modify"  # modify, flip, keep, cheat, triggers, done; variable: no duel but a variable flip
    action: str = ""  # key of the Action it belongs to
    types: list[str] = []  # melee, missile (MALI-DUEL-03)
    turn: int = 0  # how many have had their say in the present stage
    won: bool = False  # by who began it
    held: bool = False  # the Defender has succeeded (MALI-DUEL-14)
    profile: list[int] = []  # of a variable flip: weak, moderate, severe
    about: str = ""  # key of the Action in which it is performed
    against: str = ""  # the target of that Action, if it flips nothing itself


class Doing(msgspec.Struct, array_like=True, gc=False):
    """An Action being resolved; those under it on the stack wait. `seat` is who decides for the model (MALI-CTRL-03)."""

    key: str  # card:action, upgrade:action, or the name of a General Action
    model: str
    seat: int
    stage: str = "declare"  # declare, cost, target, duel, effects, after
    target: str = ""  # a model or a Marker
    chosen: list[str] = []  # objects chosen and not targeted (MALI-RES-06)
    born: str = ""  # what generated it: "", trigger, charge, disengage, obey, ability
    trigger: str = ""  # the one its model declared
    resisted: str = ""  # the one its target declared
    success: bool = False
    accuracy: int = 0  # Fate Modifiers of the variable flips that follow (MALI-DMG-04)
    focus: int = 0  # + on damage flips bought with Focused
    more: int = 0  # damage added by Triggers When Resolving
    x: int = 0  # the value of X (MALI-GEN-04)
    harmed: dict[str, int] = {}  # model -> damage suffered in it
    killed: list[str] = []
    waded: list[str] = []  # model/terrain that acted or moved in Hazardous terrain (MALI-TERR-09)
    behind: int = (
        0  # Actions that waited in the queue when it began: what it generates comes before them (MALI-TIME-04)
    )
    blank: str = ""  # a word that replaces its effects: the attack upon a Disengage (MALI-GACT-03)
    held: bool = False  # its target has succeeded in the duel (MALI-DUEL-14)
    braced: bool = (
        False  # its target lowered Focused for the duel: + on damage flips that the target makes (MALI-AMB-40)
    )
    less: int = 0  # damage taken off by the target's Trigger When Resolving (MALI-DMG-11)


class Generated(msgspec.Struct, array_like=True, gc=False):
    """An Action to be taken once the present one is over (MALI-TIME-03, -04)."""

    model: str
    seat: int
    born: str
    keys: list[str] = []  # which ones it may be; none: any of the kind
    kind: str = ""  # "", melee, missile, attack, bonus, walk ...
    target: str = ""  # it must target this one
    may: bool = True  # it may be declined


class After(msgspec.Struct, array_like=True, gc=False):
    """An effect waiting for the Action or Ability to be over, or for a moment of the Turn: one simultaneous batch (MALI-TIME-02)."""

    model: str  # whose effect it is
    seat: int  # who decides for it
    source: (
        str  # card:ability, upgrade:ability, card:action:trigger, or a word of the rules: hazard, burning, poison ...
    )
    about: str = ""  # the model or piece it is about
    amount: int = 0


class Activation(msgspec.Struct, array_like=True, gc=False):
    """A model is activating."""

    model: str
    seat: int
    stage: str = "actions"  # actions, end, chain
    taken: int = 0  # Actions that count against the limit
    bonus: int = 0  # (bonus) Actions declared
    used: list[
        str
    ] = []  # keys used in this Activation, by any model: model/key, with the qualifier behind a slash (MALI-GEN-10)
    harmed: list[str] = []  # models it damaged in it (MALI-SCHM-16)
    chained: int = 0  # Activations in a row before this one (MALI-ACT-08)
    next: list[str] = []  # who may be activated right after it: one of them,
    whole: bool = False  # or one after the other, if a single effect names them all (MALI-ACT-08)


class Kill(msgspec.Struct, array_like=True, gc=False):
    """Who was killed when, and by whom: Schemes and Strategies ask (MALI-KILL-05, MALI-AMB-95)."""

    model: str
    turn: int
    by: str = ""  # the model, "": nobody
    crew: int = NOBODY  # the Crew of the killer
    points: bool = True  # False: Replaced by the enemy (MALI-AMB-79)


class Scheme(msgspec.Struct, array_like=True, gc=False):
    """A Scheme that a player has chosen; secret until it is revealed or scored (MALI-HID-06)."""

    number: int
    friend: str = ""  # the friendly model chosen for it
    enemy: str = ""
    revealed: int = 0  # in which Turn
    ended: bool = False  # the End VP is scored


class Crew(msgspec.Struct, array_like=True, gc=False):
    """What a player has chosen in the set-up; hidden from the other until it is revealed (MALI-HID-05)."""

    faction: str = ""
    leader: str = ""  # card id, with its Title
    hires: list[str] = []  # card, or card+upgrade, once for each model; the Leader first
    done: bool = False


class MalifauxState(State, gc=False):
    """The whole table."""

    phase: str = "scenario"  # scenario, pool, faction, leader, hire, schemes,
    # zone, groups, deploy, explosives, begin, start, activate, end, over
    step: str = ""  # of the phase
    turn: int = 0
    attacker: int = NOBODY  # of the scenario (MALI-SETUP-07)
    initiative: int = NOBODY
    seat: int = 0  # the Active player
    strategy: str = ""  # turf, explosives, idols, reckoning
    deployment: str = ""  # standard, corner, flank, wedge
    zone: int = 0  # quarter turns: where the Attacker's zone lies (MALI-DP-09)
    pool: list[int] = []  # the five Schemes
    crews: list[Crew] = []
    schemes: list[list[Scheme]] = []
    scored: list[int] = []  # Strategy VP of each seat
    points: list[int] = []  # all VP of each seat
    models: list[Model] = []
    markers: list[Marker] = []
    decks: list[Deck] = []
    activation: Activation | None = None
    doing: list[Doing] = []
    duels: list[Duel] = []
    queue: list[Generated] = []
    afters: list[After] = []
    kills: list[Kill] = []
    gone: list[str] = []  # pieces of terrain destroyed (MALI-TERR-08)
    ready: list[int] = []  # seats that have finished the present step
    flips: list[str] = []  # cards of the set-up that lie aside, and of the initiative: one for each seat
    made: int = 0  # models and Markers brought in during play: for their names
    fought: list[Duel] = []  # duels and flips that are over: they are looked at until the next Action
    dying: list[str] = []  # models that are being killed and can no longer be saved (MALI-DMG-11 6b)


def fate_deck() -> Deck:
    """A full Fate Deck: 1 to 13 in four suits and two Jokers (MALI-DECK-01)."""
    cards = {f"{suit}-{value}": 1 for suit in SUITS for value in range(1, 14)}
    return Deck(Pile(rest={**cards, RED_JOKER: 1, BLACK_JOKER: 1}), looked=[0, 0])
