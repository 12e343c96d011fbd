"""The quick reference of the level in play, as on the three sheets: every action with its cost, every table, only what exists.

Actions are named as in the menus; a sentence is the text `ref-<id>`, and anything else is called `ref-<id>-name`.
"""

from __future__ import annotations

import functools
from collections.abc import Iterable, Iterator

from escarmouche.core.play.rule import clause
from escarmouche.core.views.card_view import Section, Stat
from escarmouche.core.views.reference import ReferenceLine, sections
from escarmouche.games.d10.combat.shoot import ROWS
from escarmouche.games.d10.setup.options import Options, switches
from escarmouche.games.d10.turn.action_list import ACTIONS


@clause("D10-LVL-01", "D10-LVL-02", "D10-LVL-03")
def reference(setup: Options) -> list[Section]:
    """The sections of the sheets with what exists under the switches that are on; an empty one is left out."""
    on = switches(setup)
    more = [f"crouch-{setup.crouch_malus}", f"zero-{setup.zero_is}"]
    if setup.edition == "simplified" and not on:
        more.append("plain")  # D10-MOR-04
    if "crit_tables" in on:
        more += [setup.crit_rule, *(["wounded-row"] if setup.wounded_row else [])]
    return _sections(on.union(more))


@functools.lru_cache(maxsize=64)
def _sections(switched: frozenset[str]) -> list[Section]:
    return sections("d10", {name: list(_entries(under)) for name, under in SECTIONS.items()}, switched)


def _entries(entries: Iterable[ReferenceLine | str]) -> Iterator[ReferenceLine]:
    """An action of the menus is named by its key alone."""
    for entry in entries:
        yield entry if isinstance(entry, ReferenceLine) else _action(entry)


def _action(key: str) -> ReferenceLine:
    spec = next(spec for spec in ACTIONS if spec.key == key)
    return ReferenceLine(key, spec.rule, spec.switch, stat=COSTS.get(key, pa(spec.pa)), name=f"branch-{key}")


def pa(cost: int | str) -> Stat:
    return Stat("pa", cost)


def reaction(key: str, cost: int, rule: str, on: str = "") -> ReferenceLine:
    """A reaction: what the menu of the defender offers, or a shot out of turn."""
    return ReferenceLine(key, rule, on, stat=pa(cost), name=f"branch-{key}")


def malus(key: str, rule: str, amount: int, on: str = "", off: str = "") -> ReferenceLine:
    return ReferenceLine(key, rule, on, off, Stat("t", amount, signed=True))


def row(table: str, number: str, key: str, rule: str, on: str = "crit_tables") -> ReferenceLine:
    """A row of a critical table: which dice lead to it."""
    return ReferenceLine(f"{table}-{key}", rule, on, stat=Stat("row", number))


COSTS = {"reload": pa("1–2")}  # it depends on the weapon (D10-WPN-02)
SECTIONS: dict[str, tuple[ReferenceLine | str, ...]] = {
    "turn": (
        ReferenceLine("initiative", "D10-TURN-03"),
        ReferenceLine("activation", "D10-TURN-07"),
        ReferenceLine("actions", "D10-ACT-01"),
        ReferenceLine("reactions", "D10-ACT-06"),
        ReferenceLine("tests", "D10-MOR-03", off="plain"),
        ReferenceLine("tests-first", "D10-MOR-04", on="plain"),
        ReferenceLine("finish", "D10-END-01"),
    ),
    "dice": (
        ReferenceLine("ja", "D10-DIE-02"),
        ReferenceLine("zero", "D10-DIE-04", off="second-die"),
        ReferenceLine("zero-row", "D10-DIE-06", on="second-die"),
        ReferenceLine("zero-ten", "D10-AMB-01", on="zero-10"),
    ),
    "moving": (
        "advance", "quick", "face", "getup", "recover", "crawl", "movehid", "movecro", "climb",
        ReferenceLine("jump", "D10-MOV-18", "move_table", stat=pa(0), name="word-jump"),
        ReferenceLine("stepover", "D10-TER-08", "move_table", stat=pa(0), name="word-stepover"),
        ReferenceLine("drop", "D10-MOV-22", "move_table", stat=pa(0)),
        "letgo", "flee", "trample", "mount", "dismount",
        ReferenceLine("rough", "D10-TER-02"),
        ReferenceLine("low", "D10-TER-04", off="move_table"),
        "ladder", "door",
    ),
    "positions": ("lie", "hide", "crouch", "rise"),
    "shooting": (
        "shoot", "aim", "reload", "fastload", "double",
        ReferenceLine("pair", "D10-SHO-21", off="shoot_adv"),
        ReferenceLine("reacshot", "D10-REA-01", "shoot_adv", stat=pa(2)),
        ReferenceLine("defshot", "D10-REA-06", "shoot_adv", stat=pa(2)),
        ReferenceLine("missiles", "D10-WPN-06", "ammo_count"),
        "recmissile", "repair", "draw",
        ReferenceLine("cover", "D10-LOS-08", "cover_reroll"),
    ),
    "maluses": (
        malus("hampered", "D10-SHO-06", -1),
        malus("poor", "D10-SHO-07", -1),
        ReferenceLine("poor-crouched", "D10-SHO-09", "pos_table", "crouch-1", Stat("t", -2, signed=True)),
        malus("two-targets", "D10-SHO-22", -4, "shoot_adv"),
        ReferenceLine("near", "D10-SHO-04"),
    ),
    "melee": (
        "charge", "strike", "hithard",
        reaction("skewer", 2, "D10-CC-06"),
        reaction("defend", 0, "D10-CC-07"),
        reaction("dodge", 2, "D10-CC-34", "melee_adv"),
        reaction("parry", 2, "D10-CC-36", "melee_adv"),
        reaction("kick", 2, "D10-CC-38", "melee_adv"),
        reaction("swap", 2, "D10-CC-32", "melee_adv weapon_in_hand"),
        ReferenceLine("jc", "D10-CC-01"),
        ReferenceLine("double-out", "D10-CC-18", "double_out"),
        ReferenceLine("jc-critical", "D10-DIE-07", off="crit_tables"),
    ),
    "advantages": (
        ReferenceLine("friend", "D10-CC-14"),
        ReferenceLine("posture", "D10-CC-15", off="move_table"),
        ReferenceLine("postures", "D10-CC-15", on="move_table"),
        ReferenceLine("equipped", "D10-CC-16"),
        ReferenceLine("charging", "D10-CC-05"),
        ReferenceLine("hard", "D10-CC-17", off="melee_adv"),
        ReferenceLine("hithard-edge", "D10-CC-17", on="melee_adv"),
        ReferenceLine("ties", "D10-CC-11"),
        ReferenceLine("three", "D10-CC-12", "adv_reroll"),
    ),
    "jt-table": (
        ReferenceLine("jt-confirm", "D10-AMB-02", "confirm-then-table"),
        row("jt", "0", ROWS[0], "D10-SHO-14"),
        row("jt", "1–2", ROWS[1], "D10-SHO-15"),
        row("jt", "3–4", ROWS[3], "D10-SHO-16"),
        row("jt", "5–7", ROWS[5], "D10-SHO-17"),
        row("jt", "8", ROWS[8], "D10-SHO-18"),
        row("jt", "9", ROWS[9], "D10-SHO-19"),
    ),
    "jc-table": (
        *(row("jc", str(number), f"row-{number}", "D10-CC-20") for number in range(10)),
        ReferenceLine("jc-wounded", "D10-CC-22", "wounded-row"),
    ),
    "jd": (
        ReferenceLine("jd-under", "D10-DMG-02"),
        ReferenceLine("jd-equal", "D10-DMG-03"),
        ReferenceLine("jd-over-wounds", "D10-DMG-05", on="wounds"),
        ReferenceLine("jd-over", "D10-DMG-04", off="wounds"),
        ReferenceLine("jd-critical", "D10-DMG-06"),
    ),
    "jdeg": (
        ReferenceLine("jdeg-under", "D10-DEG-02"),
        ReferenceLine("jdeg-equal", "D10-DEG-03"),
        ReferenceLine("jdeg-over", "D10-DEG-04"),
        ReferenceLine("jdeg-critical", "D10-DEG-05"),
    ),
    "jm": (
        ReferenceLine("jm-held", "D10-MOR-01"),
        ReferenceLine("jm-failed", "D10-MOR-02"),
        ReferenceLine("jm-critical", "D10-MOR-02"),
    ),
    "things": (
        ReferenceLine("objects", "D10-OBJ-02", stat=pa(1)),
        "pickup",
        ReferenceLine("heavy", "D10-OBJ-03"),
    ),
}  # fmt: skip
