"""The quick reference: the Turn, flips, General Actions, Conditions, Soulstones, Triggers, terrain, following the ledger. Each entry is
the text `ref-<id>`; an entry whose name is not already among the texts is named by `ref-<id>-name`.
"""

from __future__ import annotations

import functools
from typing import NamedTuple

from escarmouche.core.messages.text import in_every_language
from escarmouche.core.play.rule import clause
from escarmouche.core.views.card_view import Part, Section, Stat
from escarmouche.games.malifaux.setup.options import Options


class Entry(NamedTuple):
    """An entry. `name` is the key of its name, if that is not `ref-<id>-name`."""

    id: str
    rule: str
    name: str = ""
    stat: Stat | None = None

    def part(self) -> Part:
        name = in_every_language("malifaux", self.name or f"ref-{self.id}-name")
        return Part(
            self.id,
            name,
            in_every_language("malifaux", f"ref-{self.id}"),
            [self.stat] if self.stat else [],
            rule=self.rule,
        )


def general(key: str, rule: str) -> Entry:
    """A General Action, named as in the menus."""
    return Entry(key, rule, f"branch-{key}")


def named(word: str, rule: str) -> Entry:
    """An entry named by a word of the game."""
    return Entry(word, rule, f"word-{word}")


def accuracy(key: str, sign: str) -> Entry:
    return Entry(f"accuracy-{key}", "MALI-DMG-04", stat=Stat("fate", sign))


@clause("MALI-GACT-08", "MALI-TERR-24")
def reference(setup: Options) -> list[Section]:
    """All entries; buildings that can be entered only if the players agreed on them."""
    return _sections(setup.buildings)


@functools.cache
def _sections(buildings: bool) -> list[Section]:
    sections = [Section(f"ref-{name}", [entry.part() for entry in entries]) for name, entries in SECTIONS.items()]
    return sections if buildings else [section for section in sections if section.name != "ref-buildings"]


SECTIONS: dict[str, tuple[Entry, ...]] = {
    "turn": (
        Entry("start", "MALI-START-01"),
        Entry("initiative", "MALI-START-06"),
        Entry("passes", "MALI-START-09"),
        Entry("activation", "MALI-ACT-03"),
        Entry("actions", "MALI-ACT-05"),
        Entry("bonus", "MALI-ACTN-05"),
        Entry("end", "MALI-END-01"),
        Entry("points", "MALI-END-04"),
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
        Entry("duel", "MALI-DUEL-13"),
        Entry("fate", "MALI-FATE-02"),
        Entry("fate-plus", "MALI-FATE-03"),
        Entry("fate-minus", "MALI-FATE-04"),
        Entry("cheat", "MALI-CHEAT-01"),
        Entry("bands", "MALI-VAR-01"),
        named("black-joker", "MALI-JOKER-01"),
        named("red-joker", "MALI-JOKER-04"),
        Entry("relent", "MALI-DUEL-04"),
    ),
    "accuracy": (
        accuracy("tie", "−−"),
        accuracy("near", "−"),
        accuracy("clear", "0"),
        accuracy("far", "+"),
    ),
    "damage": (
        Entry("reduction", "MALI-DMG-07"),
        Entry("irreducible", "MALI-DMG-08"),
        Entry("blast", "MALI-BLAST-03"),
        Entry("killed", "MALI-KILL-01"),
    ),
    "stones": (
        Entry("stone-who", "MALI-SS-01"),
        Entry("stone-draw", "MALI-START-03"),
        Entry("stone-duel", "MALI-DUEL-05"),
        Entry("stone-block", "MALI-DMG-06"),
        Entry("stone-reduce", "MALI-DMG-09"),
    ),
    "triggers": (
        Entry("trigger", "MALI-TRIG-01"),
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
        Entry("engaged", "MALI-ENG-02"),
        Entry("engaged-cannot", "MALI-ENG-03"),
        Entry("friendly-fire", "MALI-ENG-07"),
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
        Entry("height", "MALI-TERR-14"),
        Entry("shadow", "MALI-SHAD-02"),
        named("cover", "MALI-COVER-01"),
        Entry("concealment", "MALI-CONC-01"),
        Entry("falls", "MALI-MOVE-08"),
    ),
    "buildings": (
        Entry("doors", "MALI-TERR-24"),
        Entry("inside", "MALI-TERR-26"),
        Entry("windows", "MALI-TERR-27"),
    ),
}
