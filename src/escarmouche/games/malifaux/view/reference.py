"""The quick reference: the Turn, flips, General Actions, Conditions, Soulstones, Triggers, terrain, following the ledger."""

from __future__ import annotations

import functools

from escarmouche.core.play.rule import clause
from escarmouche.core.views.card_view import Section, Stat
from escarmouche.core.views.reference import ReferenceLine, sections
from escarmouche.games.malifaux.setup.options import Options


def general(key: str, rule: str) -> ReferenceLine:
    """A General Action, named as in the menus."""
    return ReferenceLine(key, rule, name=f"branch-{key}")


def named(word: str, rule: str) -> ReferenceLine:
    """An entry named by a word of the game."""
    return ReferenceLine(word, rule, name=f"word-{word}")


def accuracy(key: str, sign: str) -> ReferenceLine:
    return ReferenceLine(f"accuracy-{key}", "MALI-DMG-04", stat=Stat("fate", sign))


@clause("MALI-GACT-08", "MALI-TERR-24")
def reference(setup: Options) -> list[Section]:
    """All entries; buildings that can be entered only if the players agreed on them."""
    return _sections(setup.buildings)


@functools.cache
def _sections(buildings: bool) -> list[Section]:
    return sections("malifaux", SECTIONS, frozenset({"buildings"} if buildings else ()))


SECTIONS: dict[str, tuple[ReferenceLine, ...]] = {
    "turn": (
        ReferenceLine("start", "MALI-START-01"),
        ReferenceLine("initiative", "MALI-START-06"),
        ReferenceLine("passes", "MALI-START-09"),
        ReferenceLine("activation", "MALI-ACT-03"),
        ReferenceLine("actions", "MALI-ACT-05"),
        ReferenceLine("bonus", "MALI-ACTN-05"),
        ReferenceLine("end", "MALI-END-01"),
        ReferenceLine("points", "MALI-END-04"),
    ),
    "general": (
        general("walk", "MALI-GACT-06"),
        general("charge", "MALI-GACT-07"),
        general("interact", "MALI-GACT-01"),
        general("disengage", "MALI-GACT-02"),
        general("concentrate", "MALI-GACT-04"),
        general("assist", "MALI-GACT-05"),
        general("destroy", "MALI-TERR-08"),
    ),
    "flips": (
        ReferenceLine("duel", "MALI-DUEL-13"),
        ReferenceLine("fate", "MALI-FATE-02"),
        ReferenceLine("fate-plus", "MALI-FATE-03"),
        ReferenceLine("fate-minus", "MALI-FATE-04"),
        ReferenceLine("cheat", "MALI-CHEAT-01"),
        ReferenceLine("bands", "MALI-VAR-01"),
        named("black-joker", "MALI-JOKER-01"),
        named("red-joker", "MALI-JOKER-04"),
        ReferenceLine("relent", "MALI-DUEL-04"),
    ),
    "accuracy": (
        accuracy("tie", "−−"),
        accuracy("near", "−"),
        accuracy("clear", "0"),
        accuracy("far", "+"),
    ),
    "damage": (
        ReferenceLine("reduction", "MALI-DMG-07"),
        ReferenceLine("irreducible", "MALI-DMG-08"),
        ReferenceLine("blast", "MALI-BLAST-03"),
        ReferenceLine("killed", "MALI-KILL-01"),
    ),
    "stones": (
        ReferenceLine("stone-who", "MALI-SS-01"),
        ReferenceLine("stone-draw", "MALI-START-03"),
        ReferenceLine("stone-duel", "MALI-DUEL-05"),
        ReferenceLine("stone-block", "MALI-DMG-06"),
        ReferenceLine("stone-reduce", "MALI-DMG-09"),
    ),
    "triggers": (
        ReferenceLine("trigger", "MALI-TRIG-01"),
        named("immediately", "MALI-TRIG-07"),
        named("resolving", "MALI-TRIG-08"),
        named("killing", "MALI-TRIG-09"),
        named("after", "MALI-TRIG-10"),
        named("succeeding", "MALI-TRIG-11"),
    ),
    "conditions": (
        named("fast", "MALI-COND-06"),
        named("slow", "MALI-COND-07"),
        named("staggered", "MALI-COND-08"),
        named("stunned", "MALI-COND-09"),
        named("adversary", "MALI-COND-10"),
        named("shielded", "MALI-COND-11"),
        named("injured", "MALI-COND-12"),
        named("burning", "MALI-COND-13"),
        named("distracted", "MALI-COND-14"),
        named("focused", "MALI-COND-15"),
        named("poison", "MALI-COND-16"),
    ),
    "engagement": (
        ReferenceLine("engaged", "MALI-ENG-02"),
        ReferenceLine("engaged-cannot", "MALI-ENG-03"),
        ReferenceLine("friendly-fire", "MALI-ENG-07"),
    ),
    "terrain": (
        named("blocking", "MALI-TERR-03"),
        named("climbable", "MALI-TERR-04"),
        named("concealing", "MALI-TERR-05"),
        named("dense", "MALI-TERR-07"),
        named("destructible", "MALI-TERR-08"),
        named("hazardous", "MALI-TERR-09"),
        named("impassable", "MALI-TERR-15"),
        named("severe", "MALI-TERR-16"),
        ReferenceLine("height", "MALI-TERR-14"),
        ReferenceLine("shadow", "MALI-SHAD-02"),
        named("cover", "MALI-COVER-01"),
        ReferenceLine("concealment", "MALI-CONC-01"),
        ReferenceLine("falls", "MALI-MOVE-08"),
    ),
    "buildings": (
        ReferenceLine("doors", "MALI-TERR-24", "buildings"),
        ReferenceLine("inside", "MALI-TERR-26", "buildings"),
        ReferenceLine("windows", "MALI-TERR-27", "buildings"),
    ),
}
