"""The quick reference: the turn, the cards, tests, actions, movement, zones of control, shooting, Close Combat, states.

The actions have the ids of their answers, so that the menus can show the same sentence.
"""

from __future__ import annotations

import functools

from escarmouche.core.play.rule import clause
from escarmouche.core.views.card_view import Section, Stat
from escarmouche.core.views.reference import ReferenceLine, sections
from escarmouche.games.ad1666.setup.options import Options


@clause("AD66-ACTPH-05")
def reference(setup: Options) -> list[Section]:
    """Every entry; that the cards of a test may be chosen at the same time only where the players agreed on it."""
    return _sections(setup.simultaneous)


@functools.cache
def _sections(simultaneous: bool) -> list[Section]:
    return sections("ad1666", SECTIONS, frozenset({"simultaneous"} if simultaneous else {"in-turn"}))


def action(key: str, rule: str) -> ReferenceLine:
    """An action, named as in the log."""
    return ReferenceLine(key, rule, name=f"word-act-{key}")


def manoeuvre(key: str, rule: str, points: int, name: str = "") -> ReferenceLine:
    """A step or a Manoeuvre, and what it costs in MP."""
    return ReferenceLine(key, rule, stat=Stat("mp", points), name=name)


def modifier(key: str, rule: str, amount: int, name: str = "") -> ReferenceLine:
    """What is added to a total, or taken off it."""
    return ReferenceLine(key, rule, stat=Stat("to-total", amount, signed=True), name=name)


SECTIONS: dict[str, tuple[ReferenceLine, ...]] = {
    "turn": (
        ReferenceLine("start", "AD66-TURN-04"),
        ReferenceLine("cards", "AD66-TURN-05"),
        ReferenceLine("initiative", "AD66-INIT-01"),
        ReferenceLine("action-phase", "AD66-ACTPH-01"),
        ReferenceLine("combat-phase", "AD66-COMPH-01"),
        ReferenceLine("morale-phase", "AD66-MORPH-01"),
        ReferenceLine("interaction-phase", "AD66-INTPH-01"),
        ReferenceLine("end-of-turn", "AD66-END-01"),
        ReferenceLine("alarm", "AD66-ALARM-02"),
    ),
    "deck": (
        ReferenceLine("suits", "AD66-DECK-03"),
        ReferenceLine("black-joker", "AD66-DECK-02"),
        ReferenceLine("red-joker", "AD66-DECK-02"),
        ReferenceLine("hand", "AD66-DECK-17"),
        ReferenceLine("last-card", "AD66-DECK-12"),
        ReferenceLine("reshuffle", "AD66-DECK-09"),
    ),
    "tests": (
        ReferenceLine("test", "AD66-TEST-01"),
        ReferenceLine("reinforce-suit", "AD66-TEST-06", stat=Stat("to-total", 1, signed=True)),
        ReferenceLine("reinforce-value", "AD66-TEST-06", stat=Stat("to-total", 2, signed=True)),
        ReferenceLine("triumph", "AD66-TEST-03"),
        ReferenceLine("mishap", "AD66-TEST-03"),
        ReferenceLine("opposed", "AD66-OPP-01", "in-turn"),
        ReferenceLine("opposed-together", "AD66-OPP-07", "simultaneous"),
    ),
    "full": (
        action("full-move", "AD66-FULL-06"),
        action("run", "AD66-FULL-08"),
        action("aimed-shot", "AD66-FULL-01"),
        action("defensive-shot", "AD66-FULL-02"),
        action("reload", "AD66-FULL-10"),
        action("watch", "AD66-FULL-11"),
        action("wake", "AD66-FULL-12"),
        action("spot", "AD66-DISC-06"),
    ),
    "partial": (
        action("partial-move", "AD66-PART-01"),
        action("quick-shot", "AD66-PART-02"),
        action("pick-up", "AD66-PART-04"),
        action("force-door", "AD66-PART-05"),
        action("stand-up", "AD66-PART-06"),
    ),
    "moving": (
        manoeuvre("step", "AD66-MOVE-01", 1),
        ReferenceLine("diagonal", "AD66-MOVE-02"),
        manoeuvre("hurdle", "AD66-EDGE-05", 2),
        manoeuvre("door", "AD66-MAN-04", 1),
        manoeuvre("through", "AD66-MAN-05", 1, name="word-act-through"),
        manoeuvre("climb", "AD66-MAN-06", 2, name="word-climb-climb"),
        manoeuvre("window", "AD66-MAN-07", 2, name="word-climb-window"),
        manoeuvre("over", "AD66-MAN-09", 2, name="word-jump-over"),
        manoeuvre("jump-down", "AD66-SQ-07", 1),
        ReferenceLine("leave", "AD66-BOARD-02"),
    ),
    "zone": (
        ReferenceLine("zone", "AD66-ZOC-01"),
        ReferenceLine("zone-stop", "AD66-ZOC-05"),
        ReferenceLine("zone-busy", "AD66-ZOC-07"),
    ),
    "shooting": (
        ReferenceLine("range", "AD66-RNG-03"),
        ReferenceLine("sight", "AD66-LOS-03"),
        modifier("cover", "AD66-SHOT-02", -1),
        ReferenceLine("cover-twice", "AD66-LOS-06"),
        modifier("target-engaged", "AD66-SHOT-02", -1, name="word-mod-target-engaged"),
        modifier("shooter-prone", "AD66-SHOT-02", -1, name="word-mod-shooter-prone"),
        modifier("target-prone", "AD66-SHOT-02", 1, name="word-mod-target-prone"),
        modifier("untrained", "AD66-CHAR-06", -2),
        ReferenceLine("hit", "AD66-SHOT-05"),
        ReferenceLine("stray", "AD66-SHOT-04"),
        ReferenceLine("load", "AD66-WPN-05"),
    ),
    "fight": (
        ReferenceLine("who-fights", "AD66-MELEE-02"),
        ReferenceLine("avoid", "AD66-MELEE-03"),
        ReferenceLine("total", "AD66-MELEE-09"),
        modifier("reach", "AD66-MOD-02", 1, name="word-mod-reach"),
        modifier("support", "AD66-MOD-06", 1, name="word-mod-support"),
        modifier("support-opposite", "AD66-MOD-07", 2),
        modifier("fencing", "AD66-MOD-09", 1, name="word-mod-fencing"),
        ReferenceLine("tie", "AD66-MELEE-12"),
        ReferenceLine("damage", "AD66-DMG-01"),
        ReferenceLine("retreat", "AD66-RETR-01"),
        ReferenceLine("no-retreat", "AD66-RETR-09"),
    ),
    "parry": (
        ReferenceLine("parry", "AD66-PARRY-01"),
        ReferenceLine("parry-more", "AD66-PARRY-03"),
        ReferenceLine("riposte", "AD66-PARRY-06", name="word-riposte"),
        ReferenceLine("tokens-back", "AD66-TURN-04"),
    ),
    "states": (
        modifier("crippled", "AD66-WOUND-02", -1, name="stat-crippled"),
        ReferenceLine("killed", "AD66-WOUND-04", name="stat-killed"),
        modifier("prone", "AD66-STATE-02", -1, name="word-mod-prone"),
        ReferenceLine("unconscious", "AD66-STATE-04"),
        ReferenceLine("inconspicuous", "AD66-DISC-03"),
    ),
}
