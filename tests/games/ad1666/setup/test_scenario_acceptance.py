"""An acceptance test for each scenario: what it consists of, and that the rules it is there to exercise are reached in play.

Each is played with a seed and a will: some whole games by somebody eager, and the scenes of `scenes.yaml`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from escarmouche.core.files.source import Source
from escarmouche.core.messages.text import texts
from escarmouche.games.ad1666 import BOOK
from escarmouche.games.ad1666.cards.library import cards
from escarmouche.games.ad1666.divination import omen
from escarmouche.games.ad1666.setup.scenario import Scenario, load, scenarios
from escarmouche.games.ad1666.state import NOBODY
from escarmouche.games.ad1666.table import Anno

from ..played_scenarios import Seen, begin, keen, play, read_cards

LEDGER = (Path(__file__).parents[4] / "rules" / "ad1666.md").read_text(encoding="utf-8")
IDS = re.findall(r"\*\*(AD66-[A-Z]+-\d+)\*\*", LEDGER)
PLAYED: dict[str, dict[str, Any]] = Source.read(Path(__file__).with_name("scenes.yaml")).data
NAMES = {f"S{number}": name for number, name in enumerate(PLAYED, start=1)}
HANDS = {0: ["heart 5", "cup 6", "iron 7", "skull 8"], 1: ["heart 4", "cup 5", "iron 6", "skull 7"]}
OWN = ("what", "keen", "limit", "tries", "court")  # of a scene; the rest is its position

Scene = Mapping[str, Any]


def played(name: str, games: Sequence[Mapping[str, Any]] = (), scenes: Sequence[Scene] = ()) -> Seen:
    """Whole games, with these options too, and the scenes; what was seen in all of them."""
    seen = Seen()
    for seed, options in enumerate([*({} for _ in range(PLAYED[name]["games"])), *games]):
        read_cards(seen, play(seen, {"scenario": name, **options}, seed))
    for scene in (*PLAYED[name].get("scenes", ()), *scenes):
        for seed in range(scene["tries"]):
            play(seen, {"scenario": name}, seed, keen(*scene.get("keen", ())), position(name, scene), scene["limit"])
    return seen


def position(name: str, scene: Scene) -> dict[str, Any]:
    place = {"turn": 2, "alarm": load(name).alarm, "hands": HANDS}
    place |= {word: value for word, value in scene.items() if word not in OWN}
    return place | {"figures": {**scene["figures"], **court(scene["court"])}} if "court" in scene else place


def exercised(name: str, seen: Seen) -> None:
    """All that a scenario says it exercises was reached, and all that must happen did."""
    assert sorted(set(load(name).exercises) - seen.reached()) == []
    assert seen.missing(PLAYED[name]["happens"]) == []


def table(name: str, **options: Any) -> Anno:
    """A game of it as it begins."""
    return begin({"scenario": name, **options}, 0).table


def bands(anno: Anno) -> list[list[str]]:
    return [list(picks) for picks in anno.state.picks]


def goals(scenario: Scenario) -> list[tuple[str, str, str, int]]:
    return [(goal.does, goal.side, goal.item or goal.card or goal.zone, goal.points) for goal in scenario.goals]


# -- the ledger's own lists


def coverage() -> list[tuple[list[str], list[str]]]:
    """The rows of the ledger's coverage table: scenarios, and the rules that their acceptance tests reach."""
    rows = re.findall(r"^\| (S\d[^|]*) \| (AD66[^|]*) \|$", LEDGER.split("### Coverage: ")[1], re.M)
    return [([NAMES[id_] for id_ in spans(who)], spelt(which)) for who, which in rows]


def spans(who: str) -> list[str]:
    return list(NAMES) if who == "S1 to S8" else re.findall(r"S\d", who)


def spelt(text: str) -> list[str]:
    """`AD66-TEST-*, AD66-GEN-01 to -03, -07` in full."""
    rules: list[str] = []
    stem = ""
    for part in text.split(", "):
        match = re.fullmatch(r"(AD66-[A-Z]+)?-(\*|\d+)(?: to -(\d+))?", part)
        assert match is not None, part
        stem = match[1] or stem
        if match[2] == "*":
            rules += [id_ for id_ in IDS if id_.startswith(f"{stem}-")]
        else:
            rules += [f"{stem}-{n:02}" for n in range(int(match[2]), int(match[3] or match[2]) + 1)]
    return rules


def test_the_ledgers_coverage_table_is_kept() -> None:
    """Every rule in it is exercised by a scenario that its row names; those of the first row by all of them."""
    rows = coverage()
    assert len(rows) > 60
    for names, ids in rows:
        own = [set(load(name).exercises) for name in names]
        assert sorted(set(ids) - set().union(*own)) == [], names
    everywhere = set(rows[0][1])
    assert all(everywhere <= set(load(name).exercises) for name in NAMES.values())


def test_a_scenario_says_of_every_rule_once_that_it_exercises_it() -> None:
    for name in scenarios():
        listed = load(name).exercises
        assert list(listed) == sorted(set(listed), key=IDS.index), name


@pytest.mark.parametrize("name", scenarios())
def test_ad66_dsn_03_a_scenario_keeps_within_the_box(name: str) -> None:
    """26 Alarm counters, 23 Fencing tokens, 20 markers, 24 doors, 10 fragile walls, 27 figures."""
    scenario = load(name)
    forces = (scenario.red, scenario.blue)
    imposed = [*scenario.red.band, *scenario.blue.band, *(npc.card for npc in scenario.npcs)]
    people = [cards()[card.partition("/")[0]] for card in imposed]
    most = [force.limits.models[1] for force in forces if force.limits is not None]
    assert scenario.alarm <= 26 and len(people) + sum(most) <= 27
    assert sum(card.fencing for card in people) <= 23
    assert sum("inconspicuous" in card.talents for card in people) <= 20
    for board in scenario.boards:
        kinds = [edge.kind for edge in table(name, board=board).grid.edges.values()]
        assert kinds.count("door") <= 24 and kinds.count("fragile") <= 10


# -- S1


def test_ad66_dsn_25_crossed_blades() -> None:
    """AD66-DSN-25: two imposed Bands of four, six turns, Red begins, kills decide."""
    scenario, anno = load("crossed-blades"), table("crossed-blades")
    assert bands(anno) == [
        ["wolodyjowski", "skrzetuski", "dragoon", "dragoon"],
        ["dartagnan", "aramis", "musketeer/musket", "musketeer/musket"],
    ]
    assert (scenario.kind, scenario.boards, scenario.initiative) == ("adventure", ("courtyard",), "red")
    assert (scenario.hand, scenario.cards, scenario.alarm, scenario.fixed) == (4, 3, 6, True)
    assert (scenario.kills, scenario.goals) == (True, ())
    seen = played("crossed-blades")
    exercised("crossed-blades", seen)
    assert {"support", "reach", "slash", "crippled"} <= seen.mods
    assert {event.rule for event in seen.told if event.name == "alarm"} == {
        "AD66-END-01"
    }  # turns are counted, no noise


def test_ad66_dsn_25_six_turns_are_played() -> None:
    """AD66-DSN-25, AD66-ALARM-04: whoever only ends activations sees the end of turn 6."""
    seen = Seen()
    game = play(seen, {"scenario": "crossed-blades"}, 3, keen("end", "pass", "avoid", "deck"))
    assert game.outcome is not None and game.outcome.rule == "AD66-ALARM-03"
    assert [event.args["turn"] for event in seen.told if event.name == "turn"] == [1, 2, 3, 4, 5, 6]


# -- S2


def test_ad66_dsn_26_the_letter() -> None:
    """AD66-DSN-26: stealth in a palace; Red wins the moment the letter is out, Blue if the Alarm is up before."""
    scenario, anno = load("the-letter"), table("the-letter")
    assert bands(anno) == [
        ["zagloba", "thief", "gallant", "dragoon", "dragoon", "longinus"],
        ["athos", "porthos", "courtesan", "urchin", "musketeer/musket", "musketeer/halberd"],
    ]
    assert (scenario.boards, scenario.alarm, scenario.fixed) == (("palace",), 14, False)
    assert scenario.lull is not None and (scenario.lull.side, scenario.lull.turns) == ("red", 4)
    assert [(arrival.turn, arrival.side, arrival.who, arrival.zone) for arrival in scenario.arrivals] == [
        (3, "red", ("longinus",), "gate")
    ]
    assert [(piece.item, piece.zone, piece.holder) for piece in scenario.items] == [
        ("letter", "chest", ""),
        ("key", "", "porthos"),
        ("key", "kitchen", ""),
    ]
    assert anno.grid.zones["chest"] == ("p1",) and anno.grid.edges["p1|p2"].state == "locked"
    assert goals(scenario) == [("exit", "red", "letter", 1)] and scenario.goals[0].wins
    assert (scenario.otherwise, scenario.kills) == ("blue", False)
    seen = played("the-letter")
    exercised("the-letter", seen)
    assert {"surprise", "surprise-shot", "uncle"} <= seen.mods
    courted = {(event.args["model"], event.args["target"]) for event in seen.told if event.name == "seduction-tried"}
    assert {("gallant", "courtesan"), ("courtesan", "dragoon-1")} <= courted  # both ways
    assert all(target != "longinus" for _, target in courted)  # who is Cold
    assert not seen.happened("moved", rule="AD66-MAN-07", model="longinus")  # and Huge


def test_ad66_dsn_26_when_the_alarm_is_up_blue_has_won() -> None:
    """AD66-DSN-26: nobody took the letter out."""
    figures = {"thief": {"seat": 0, "at": "a1", "adds": ["letter"]}, "athos": {"seat": 1, "at": "t15"}}
    game = begin({"scenario": "the-letter"}, 0, {"figures": figures, "alarm": 1, "phase": "end", "turn": 9})
    assert game.outcome is not None and (game.outcome.winners, game.outcome.reason) == ((1,), "outcome-otherwise")


# -- S3


def test_ad66_dsn_27_three_witnesses() -> None:
    """AD66-DSN-27: two Recruits, two Guards, two Attackers whom the Event deck activates, arrivals for both on turn 3."""
    scenario, anno = load("three-witnesses"), table("three-witnesses")
    assert [len(band) for band in bands(anno)] == [4, 4] and all("burgher" in band for band in bands(anno))
    assert (scenario.boards, scenario.alarm, scenario.drawn) == (("tavern",), 16, True)
    assert [(npc.card, npc.vocation) for npc in scenario.npcs] == [
        ("envoy", "recruit"),
        ("courtesan", "recruit"),
        ("guard/halberd", "guard"),
        ("guard/crossbow", "guard"),
        ("bandit", "attacker"),
        ("hound", "attacker"),
    ]
    assert all({"red", "blue"} <= set(npc.hostile) for npc in scenario.npcs if npc.vocation != "recruit")
    assert all("guards" in npc.hostile for npc in scenario.npcs if npc.vocation == "attacker")
    assert [(arrival.turn, arrival.side) for arrival in scenario.arrivals] == [(3, "red"), (3, "blue")]
    witnesses = [("recruit", "both", "envoy", 3), ("recruit", "both", "courtesan", 3), ("carry", "both", "pigeon", 3)]
    assert goals(scenario) == witnesses
    seen = played("three-witnesses")
    exercised("three-witnesses", seen)
    assert {"npc-step", "brawl-attacker", "meddle", "arrive"} <= seen.asked


# -- S4

PURSE = [
    ["wolodyjowski", "skrzetuski", "zagloba", "apothecary", "berserker", "drover"],
    ["athos", "porthos", "burgher", "guard/mace", "berserker", "musketeer/musket", "musketeer/halberd"],
]


def test_ad66_dsn_28_the_war_purse() -> None:
    """AD66-DSN-28: free Bands, captains, equipment bought and fixed in hand, no named Initiative."""
    scenario = load("the-war-purse")
    assert (scenario.kind, scenario.boards, scenario.alarm) == ("battle", ("courtyard", "tavern"), 20)
    assert (scenario.advanced, scenario.initiative) == (True, None)
    for force in (scenario.red, scenario.blue):
        assert force.limits is not None and force.limits.captain
        assert None not in (force.limits.gold, force.limits.connections, force.limits.kreutzers)
    assert goals(scenario) == [("carry", "both", "purse", 3)] and scenario.kills
    given: list[dict[str, Any]] = [{"bands": PURSE}, {"bands": PURSE, "board": "tavern"}, {"random": True}]
    seen = played("the-war-purse", given)
    play(seen, {"scenario": "the-war-purse", "bands": PURSE}, 0, keen("gamble", "buy"), limit=40)
    play(seen, {"scenario": "the-war-purse"}, 0, keen("add", "gypsy"), limit=120)  # both want Esmeralda: a draft
    exercised("the-war-purse", seen)
    assert {"place-poison", "equip", "purchase", "captain", "gamble", "uncle", "draft"} <= seen.asked
    assert {"slash", "support"} <= seen.mods


# -- S5


def test_ad66_dsn_29_over_the_roofs() -> None:
    """AD66-DSN-29: the letter goes over the roofs; it ends when it is out."""
    scenario, anno = load("over-the-roofs"), table("over-the-roofs")
    assert bands(anno)[0][:2] == ["gypsy", "urchin"] and all("archer" in band for band in bands(anno))
    assert (scenario.kind, scenario.boards, scenario.alarm) == ("battle", ("roofs",), 18)
    assert goals(scenario) == [("exit", "red", "letter", 6), ("keep", "blue", "letter", 4)]
    assert scenario.goals[0].ends and scenario.goals[0].zone == "exit"
    assert {anno.grid.cells[cell].kind for cell in anno.grid.zones["red"]} == {"high"}
    seen = played("over-the-roofs")
    exercised("over-the-roofs", seen)
    assert {"hard-target", "defensive-shot"} <= seen.mods


# -- S6

COUNT = ["arch-enemy", "bandit", "bandit", "hound", "berserker", "apothecary", "bandit", "berserker", "bandit", "hound"]
POISONS = {"dagger": ["poison-sleep"], "blowpipe": ["poison-token"]}


def court(standing: Mapping[str, Mapping[str, Any]]) -> dict[str, dict[str, Any]]:
    """The Count and his people in the order of the scenario, as n0 to n9; those not named are dead."""
    figures = {}
    for number, card in enumerate(COUNT):
        own = {"card": card, "seat": NOBODY, "side": 1, "vocation": "attacker", "hostile": ["red"]}
        own |= {"poisoned": POISONS} if card == "apothecary" else {}
        figures[f"n{number}"] = {**own, **standing.get(f"n{number}", {"status": "killed"})}
    return figures


def test_ad66_dsn_30_the_arch_enemy() -> None:
    """AD66-DSN-30: one or two players against the automated Count; an enemy arrival each time six counters are gone."""
    scenario = load("the-arch-enemy")
    assert (scenario.kind, scenario.boards, scenario.alarm) == ("enemy", ("palace", "tavern"), 18)
    assert scenario.alarms == {"tavern": 14}
    assert (scenario.automated, scenario.drawn, scenario.penalties) == ("blue", True, {"darkness": -1})
    limits = scenario.red.limits
    assert limits is not None and limits.models == (4, 6) and limits.must == ("longinus", "berserker")
    assert [npc.card for npc in scenario.npcs] == COUNT
    assert all(npc.side == "blue" and npc.hostile == ("red",) for npc in scenario.npcs)
    assert [(wave.name, wave.alarm) for wave in scenario.waves] == [("hirelings", 12), ("last-guard", 6)]
    assert goals(scenario) == [("slay", "red", "arch-enemy", 1)] and scenario.otherwise == "blue"
    assert len(scenario.events) == 9
    alone = {"seats": 1, "board": "tavern"}
    seen = played("the-arch-enemy", [{"bands": [["longinus", "dragoon"], ["berserker", "guard/mace"]]}, alone])
    exercised("the-arch-enemy", seen)
    assert {"darkness", "sweep"} <= seen.mods
    assert seen.happened("parries", model="n0")  # the Count himself


@pytest.mark.parametrize("seats", [1, 2])
def test_ad66_dsn_30_when_no_counter_is_left_the_count_has_won(seats: int) -> None:
    """AD66-DSN-30, AD66-DSN-22: the game is lost by everybody together."""
    figures = {"longinus": {"seat": 0, "at": "j10"}, **court({"n0": {"at": "v1"}})}
    where = {"figures": figures, "alarm": 1, "phase": "end", "turn": 9}
    game = begin({"scenario": "the-arch-enemy", "seats": seats}, 0, where)
    assert game.outcome is not None and (game.outcome.winners, game.outcome.reason) == ((), "outcome-defeat")


@pytest.mark.parametrize("scenario", ["the-arch-enemy", "three-nights"])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_ad66_dsn_22_an_event_is_told_by_its_name(scenario: str, lang: str) -> None:
    """AD66-DSN-22: what the table calls an Event is announced to everybody, and still when another night is played."""
    entries = load("the-arch-enemy").events
    assert all(entry.name for entry in entries)
    for entry in entries:
        figures = {"longinus": {"seat": 0, "at": "j10"}, **court({"n0": {"at": "v1"}})}
        where = {"figures": figures, "phase": "npcs", "turn": 2, "alarm": 9, "draws": {"event": [entry.on[1], "..."]}}
        game = begin({"scenario": "the-arch-enemy"}, 0, where)
        (told,) = [event for event in game.events if event.name == "event-read"]
        assert told.to is None
        names = BOOK.names(table(scenario))
        assert entry.name[lang] in texts(lang, "ad1666").event(told, names)


# -- S7


def foretold(number: int) -> Scene:
    """Esmeralda reads a card, and two that are silent."""
    silent = [card for card in (24, 23, 22) if card != number][:2]
    return {
        "keen": [f"magic-{number}", "divination", "divine", "mind-reading", "own", "other"],
        "limit": 45,
        "tries": 1,
        "figures": PLAYED["the-oracle"]["scenes"][0]["figures"],
        "active": "gypsy",
        "ritual": ["apothecary", 1, 1, True],
        "discards": {0: ["cup 2", "cup 3", "cup 4"], 1: ["cup 2", "cup 3"]},
        "draws": {"magic": [number, *silent, "..."]},
    }


def test_ad66_dsn_31_the_oracle() -> None:
    """AD66-DSN-31: a seer or a preacher on each side, a ritual, seven turns, story points; every entry of the Divination table."""
    scenario, anno = load("the-oracle"), table("the-oracle")
    assert all({"gypsy", "preacher"} & set(band) for band in bands(anno))
    assert (scenario.boards, scenario.alarm, scenario.fixed, scenario.kills) == (("tavern",), 7, True, False)
    assert scenario.ritual is not None and (scenario.ritual.red, scenario.ritual.black) == (3, 3)
    story = [
        ("ritual", "red", "", 4),
        ("foil", "blue", "", 4),
        ("hold", "both", "tavern", 2),
        ("survive", "both", "", 1),
    ]
    assert goals(scenario) == story
    seen = played("the-oracle", scenes=[foretold(number) for number in range(1, 25)])
    omens = [event.args for event in seen.told if event.name == "omen"]
    assert {args["card"] for args in omens} == {f"magic-{number}" for number in range(1, 25)}
    assert {args["omen"] for args in omens} == {f"omen-{row[1]}" for row in omen.TABLE}
    exercised("the-oracle", seen)
    assert {"unshakeable", "faith", "fate", "sly", "tactician-card"} <= seen.asked


def test_ad66_dsn_31_seven_turns_are_played() -> None:
    """AD66-DSN-31, AD66-ALARM-04."""
    seen = Seen()
    play(seen, {"scenario": "the-oracle"}, 1, keen("end", "pass", "avoid", "deck", "stop"))
    assert [event.args["turn"] for event in seen.told if event.name == "turn"] == list(range(1, 8))


# -- S8


def test_ad66_dsn_32_three_nights() -> None:
    """AD66-DSN-32, AD66-DSN-23: the letter, the purse, then the Count or the roofs; the same Bands, and story points between."""
    scenario = load("three-nights")
    assert scenario.kind == "campaign" and scenario.nights[2].after == {
        "red": "the-arch-enemy",
        "blue": "over-the-roofs",
    }
    assert [night.scenario for night in scenario.nights] == ["the-letter", "the-war-purse", ""]
    seen = Seen()
    game = play(seen, {"scenario": "three-nights"}, 2, keen("ally", "equipment", "card"), limit=6000)
    read_cards(seen, game)
    assert game.outcome is not None and game.outcome.rule == "AD66-DSN-23"
    nights = [event.args["scenario"] for event in seen.told if event.name == "night"]
    won = [event.args.get("side") for event in seen.told if event.name in ("night-won", "night-drawn")]
    assert nights == ["the-letter", "the-war-purse", "over-the-roofs" if won[1] == "blue" else "the-arch-enemy"]
    exercised("three-nights", seen)
    assert any(seen.happened(f"story-{word}") for word in ("ally", "equipment", "card"))
