"""The quick reference: the turn, what an activation can do, melee, arcane abilities, ground. Only what exists in the game that is played.

The actions have the ids of their answers, so that the menus can show the same sentence.
"""

from __future__ import annotations

import functools

from escarmouche.core.play.rule import clause
from escarmouche.core.views.card_view import Section, Stat
from escarmouche.core.views.reference import ReferenceLine, sections
from escarmouche.games.moonstone.setup.options import Options
from escarmouche.games.moonstone.table import switches


@clause("MOON-DEC-01")
def reference(setup: Options) -> list[Section]:
    """Every entry that exists in this edition, with the switches that are on."""
    return _sections(switches(setup) | {setup.edition})


@functools.lru_cache(maxsize=64)
def _sections(switched: frozenset[str]) -> list[Section]:
    return sections("moonstone", SECTIONS, switched)


def action(key: str, rule: str, energy: int, on: str = "") -> ReferenceLine:
    """An action of the menus, and what it costs."""
    return ReferenceLine(key, rule, on, stat=Stat("cost", energy), name=f"word-{key}")


def named(word: str, rule: str, on: str = "", off: str = "") -> ReferenceLine:
    """An entry that a word of the game names already."""
    return ReferenceLine(word, rule, on, off, name=f"word-{word}")


SECTIONS: dict[str, tuple[ReferenceLine, ...]] = {
    "turn": (
        ReferenceLine("aim", "MOON-WIN-01"),
        ReferenceLine("replenish", "MOON-TURN-02"),
        ReferenceLine("first", "MOON-INIT-01"),
        ReferenceLine("activation", "MOON-TURN-03"),
        ReferenceLine("discard", "MOON-TURN-07"),
        ReferenceLine("sudden-death", "MOON-WIN-03", "sudden_death"),
    ),
    "actions": (
        action("jog", "MOON-MOVE-02", 0),
        action("step", "MOON-MOVE-01", 1),
        action("harvest", "MOON-HARVEST-01", 1),
        action("melee", "MOON-MELEEACT-01", 1),
        action("traverse", "MOON-MOVE-05", 2),
        action("jump", "MOON-FALL-01", 1, "falling"),
        ReferenceLine("ability", "MOON-ACTIVE-01"),
        ReferenceLine("arcane", "MOON-ARC-01", name="word-casting"),
        ReferenceLine("reaction", "MOON-REACT-01", "reactions", stat=Stat("cost", 1)),
    ),
    "engaged": (
        ReferenceLine("engaged", "MOON-ENG-02"),
        ReferenceLine("engaged-jog", "MOON-MOVE-03"),
        ReferenceLine("engaged-harvest", "MOON-HARVEST-02"),
    ),
    "stones": (
        ReferenceLine("depth", "MOON-GROW-03"),
        ReferenceLine("carried", "MOON-STONE-01"),
        ReferenceLine("slain", "MOON-SLAIN-01"),
        ReferenceLine("edge", "MOON-EDGE-01", "fr"),
        ReferenceLine("removed", "MOON-OUT-02", "fr", name="word-removed"),
    ),
    "melee": (
        ReferenceLine("melee-draw", "MOON-MELEE-03"),
        ReferenceLine("distraction", "MOON-DISTR-01", "distractions"),
        ReferenceLine("going-for-it", "MOON-GO-01", "going_for_it", stat=Stat("cost", 1)),
        ReferenceLine("melee-choose", "MOON-MELEE-05"),
        ReferenceLine("signature", "MOON-SIG-02", "signature_moves", name="section-signature"),
        ReferenceLine("critical", "MOON-CRIT-01"),
        ReferenceLine("damage", "MOON-DMG-02"),
        ReferenceLine("null", "MOON-MELEE-09"),
        ReferenceLine("short-reach", "MOON-MELEE-08"),
        ReferenceLine("follow-up", "MOON-FOLLOW-01", "follow_ups", name="table-follow"),
    ),
    "arcane": (
        ReferenceLine("arcane-draw", "MOON-ARC-02"),
        ReferenceLine("arcane-declare", "MOON-ARC-07"),
        named("ok", "MOON-ARC-09"),
        ReferenceLine("caught", "MOON-ARC-12"),
        ReferenceLine("wrong-call", "MOON-ARC-15"),
        named("catastrophe", "MOON-ARC-12"),
    ),
    "cover": (
        ReferenceLine("sight", "MOON-LOS-02"),
        named("light-cover", "MOON-COVER-02"),
        named("heavy-cover", "MOON-COVER-03"),
        ReferenceLine("cover-near", "MOON-COVER-04"),
        ReferenceLine("height", "MOON-ELEV-01", "elevation en"),
        ReferenceLine("height-cards", "MOON-ELEV-02", "elevation fr"),
    ),
    "terrain": (
        named("water", "MOON-TERR-02"),
        named("wood", "MOON-TERR-04"),
        named("obstacle", "MOON-TERR-06"),
        named("barrier", "MOON-TERR-10"),
        named("stairs", "MOON-BLDG-02", "stairs"),
        named("ladder", "MOON-BLDG-03", "ladders"),
        ReferenceLine("fall", "MOON-FALL-02", "falling"),
        ReferenceLine("faery", "MOON-TERR-14"),
    ),
}
