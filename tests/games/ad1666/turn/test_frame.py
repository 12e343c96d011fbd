"""The frame of a game: scenarios, boards, Bands, set-up, the turn, Initiative, victory, the campaign (AD66-SETUP, -TURN, -INIT, -DSN)."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any

import pytest

from escarmouche.core.asks.ask import Ask, Menu
from escarmouche.core.book import register
from escarmouche.core.dealer.draw import Draw
from escarmouche.core.files.source import Source
from escarmouche.core.messages.event import Event
from escarmouche.core.messages.languages import LANGUAGES
from escarmouche.core.messages.refusal import BadFile, BadSetup, Refusal
from escarmouche.core.messages.text import HERE, Texts
from escarmouche.core.play.game import Game
from escarmouche.core.play.state import Ended
from escarmouche.games.ad1666 import BOOK
from escarmouche.games.ad1666.cards.library import cards, items
from escarmouche.games.ad1666.cases.invariants import broken
from escarmouche.games.ad1666.cases.position import prepared, state_of
from escarmouche.games.ad1666.goals import victory
from escarmouche.games.ad1666.ground.board import boards
from escarmouche.games.ad1666.ground.board import read as read_board
from escarmouche.games.ad1666.setup import band, band_limits, campaign, deploy, form, gather
from escarmouche.games.ad1666.setup.scenario import Limits, Scenario, load, read, scenarios
from escarmouche.games.ad1666.state import NOBODY, Figure, Ritual, Thing
from escarmouche.games.ad1666.table import Anno
from escarmouche.games.ad1666.turn import arrive, initiative, lull, sequence
from escarmouche.space.grid import Grid, ground
from escarmouche.testing.kit import check

register(BOOK)
LEDGER = (Path(__file__).parents[4] / "rules" / "ad1666.md").read_text(encoding="utf-8")
RULES = set(re.findall(r"\*\*(AD66-[A-Z]+-\d+)\*\*", LEDGER))
TEXTS = {lang: Texts(lang, [HERE, BOOK.folder / "text"]) for lang in LANGUAGES}
SEED = bytes(32)
RED = ["wolodyjowski", "skrzetuski", "zagloba", "apothecary", "berserker", "drover"]
BLUE = ["athos", "porthos", "burgher", "guard/halberd", "berserker", "musketeer/musket", "musketeer/halberd"]

Answer = Callable[[Ask], Any]


def play(options: Mapping[str, Any] | None = None) -> Game[Anno]:
    return Game(BOOK, BOOK.read_setup(options or {}), SEED)


def first(ask: Ask) -> Any:
    """The first answer there is, or `done` where that is open."""
    return "done" if isinstance(ask, Menu) and "done" in dict(ask.open()) else next(iter(ask))


def on(game: Game[Anno], until: Callable[[Game[Anno]], bool], answer: Answer = first) -> list[Event]:
    """Go on until something holds; what happened meanwhile."""
    told = list(game.events)
    for _ in range(3000):
        if game.over or until(game):
            return told
        ask = game.pending[0]
        game.answer(ask.seat, answer(ask))
        told += game.events
    raise AssertionError("it never came")


def asks(name: str) -> Callable[[Game[Anno]], bool]:
    return lambda game: game.pending[0].name == name


def begun(game: Game[Anno]) -> bool:
    """Everybody stands ready, and the first turn goes on."""
    return game.table.state.turn == 1


def table(position: Mapping[str, Any] | None = None, **options: Any) -> Anno:
    """A table with a position, as a case has it."""
    where = {"figures": {}, **(position or {})}
    setup = BOOK.read_setup(prepared(options, where))
    return Anno(state_of(setup, where), setup)


def run(rule: Any, *said: tuple[str, Any]) -> Any:
    """Run a rule with these answers; the dealer deals at random, all else takes the first answer."""
    left, rng, steps = list(said), Random(1), iter(rule)
    try:
        ask = next(steps)
        while True:
            if isinstance(ask, Draw):
                answer = ask.sample(rng)
            elif left and left[0][0] == ask.name:
                answer = left.pop(0)[1]
                assert ask.why_not(answer) is None, ask.why_not(answer)
            else:
                answer = first(ask)
            ask = steps.send(answer)
    except StopIteration as over:
        assert not left, left
        return over.value


def told(game: Anno, name: str) -> list[Mapping[str, Any]]:
    return [event.args for event in game.events if event.name == name]


# -- files


@pytest.mark.parametrize("name", scenarios())
def test_ad66_setup_01_every_scenario_can_be_begun(name: str) -> None:
    scenario = load(name)
    assert scenario.id == name and set(scenario.name) == set(scenario.text) == {"en", "fr"}
    assert scenario.rule in RULES and set(scenario.exercises) <= RULES and scenario.exercises
    for board in scenario.boards:
        game = play({"scenario": name, "board": board})
        assert game.pending and BOOK.names(game.table)[name] == scenario.name


def test_ad66_dsn_25_to_32_all_eight_are_there() -> None:
    assert sorted(load(name).rule for name in scenarios()) == [f"AD66-DSN-{n}" for n in range(25, 33)]
    assert sorted(scenarios()) == sorted(form.ORDER)


def test_ad66_dsn_02_every_card_with_a_talent_of_its_own_is_fielded() -> None:
    fielded = {name.partition("/")[0] for one in map(load, scenarios()) for name in _named(one)}
    fielded |= set(band_limits.addable(cards(), Limits(), []))  # free Bands
    talents = {talent for name in fielded for talent in cards()[name].talents}
    assert talents == {talent for card in cards().values() for talent in card.talents}


def _named(scenario: Scenario) -> Iterator[str]:
    yield from (*scenario.red.band, *scenario.blue.band, *(npc.card for npc in scenario.npcs))


@pytest.mark.parametrize("name", boards())
def test_ad66_dsn_13_boards_are_drawn_and_named(name: str) -> None:
    board, grid = read_board(Source.read(BOOK.folder / "data" / "boards" / f"{name}.yaml"))
    assert board.id == name and set(board.name) == set(board.text) == {"en", "fr"} and board.rule in RULES
    assert 10 <= grid.width <= 22 and 10 <= grid.height <= 16
    for cells in grid.zones.values():
        assert any(grid.cells[cell].kind != "blocked" for cell in cells)
    assert not unreached(grid)


def unreached(grid: Grid) -> list[str]:
    """Squares that nobody could ever get to, with every door open and every old wall broken."""
    ways = ground(grid, {e.id: "open" if e.kind == "door" else "broken" for e in grid.edges.values() if e.state})
    free = [cell for cell in grid.cells if grid.cells[cell].kind != "blocked"]
    seen, left = {""}, free[:1]
    while left:
        cell = left.pop()
        if cell not in seen:
            seen.add(cell)
            left += [step.to for step in ways.steps(cell)] + [jump.to for jump in ways.jumps(cell)]
    return [cell for cell in free if cell not in seen]


def kinds(name: str) -> tuple[Grid, dict[str, int]]:
    """A board, and how many edges of which kind it has."""
    grid = read_board(Source.read(BOOK.folder / "data" / "boards" / f"{name}.yaml"))[1]
    found: dict[str, int] = {}
    for edge in grid.edges.values():
        found[edge.kind] = found.get(edge.kind, 0) + 1
    return grid, found


def test_ad66_dsn_14_the_courtyard_has_hedges_tables_statues_and_an_odd_cell() -> None:
    grid, edges = kinds("courtyard")
    whole = ground(grid, {})
    assert [whole.shot("b4", cell).obstacle for cell in ("b5", "b6")] == [
        False,
        True,
    ]  # one beside the shooter, then two
    assert whole.shot("c3", "c5").obstacle  # one, not beside the shooter
    assert whole.sight("b4", "b7").why == "obstacles"  # three
    assert whole.sight("e6", "f5").why == "corners" and not whole.shot("e6", "f5").clear  # statues on both sides
    assert whole.shot("f3", "c6").clear and whole.shot("f3", "c6").corner  # and on one
    assert edges["slope"] == 12 and edges["wall"] and grid.cells["a5"].squares == ("a5", "a6")
    outside = [edge.kind for edge in grid.edges.values() if not edge.cells[1]]
    assert outside.count("open") == 12 and outside.count("wall") == 28
    assert {grid.distance("a5", cell) for cell in ("b2", "b9")} == {3}  # the purse is equally far from both


def test_ad66_dsn_15_the_palace_has_rooms_doors_windows_a_corridor() -> None:
    grid, edges = kinds("palace")
    assert (grid.width, grid.height) == (22, 16) and edges["door"] >= 8 and edges["window"] >= 6
    assert sum(edge.state == "locked" for edge in grid.edges.values()) >= 3
    assert any(edge.kind == "window" and not edge.cells[1] for edge in grid.edges.values())
    shut = ground(grid, {})
    assert {step.to for step in shut.steps("f6")} == {"e6", "g6"}  # one square wide
    assert all(not shut.steps(cell) for cell in grid.zones["chest"])  # behind a lock


def test_ad66_dsn_16_in_the_tavern_the_nearest_is_not_the_nearest_on_foot() -> None:
    grid, edges = kinds("tavern")
    assert edges["door"] == 2 and edges["window"] == 4 and edges["slope"] == 20 and edges["obstacle"]
    ways = ground(grid, {})
    walked = ways.walk("h2", 40, 0)
    assert grid.distance("h2", "h3") == 1 and walked["h3"].cost > walked["e3"].cost >= 4


def test_ad66_dsn_17_the_roofs_are_a_leap_apart() -> None:
    grid, edges = kinds("roofs")
    jumps = {(jump.to, jump.diagonal) for jump in ground(grid, {}).jumps("m7")}
    assert ("o9", True) in jumps  # to the chapel, aslant
    assert ("i5", False) in {(jump.to, jump.diagonal) for jump in ground(grid, {}).jumps("g5")}
    assert all(edges[kind] for kind in ("stairs", "ladder", "climb", "fragile"))
    tower, roof, yard = "e8", "e7", "e9"
    assert grid.cells[tower].kind == "blocked" and not ground(grid, {}).sight(roof, yard).clear  # AD66-SQ-10


OWN_BOARD = {"id": "yard", "name": {"en": "Yard", "fr": "Cour"}, "drawing": "+ + +\n . .\n+ + +\n . .\n+ + +"}
OWN = {
    "id": "duel",
    "name": {"en": "Duel", "fr": "Duel"},
    "kind": "adventure",
    "boards": ["yard"],
    "alarm": 3,
    "fixed": True,
    "red": {"band": ["athos"], "zone": "west"},
    "blue": {"band": ["porthos"], "zone": "east"},
}


def own(scenario: Mapping[str, Any] | None = None, **board: Any) -> dict[str, Any]:
    zones = {"west": ["a1", "a2"], "east": ["b1", "b2"]}
    mine = {**OWN, **(scenario or {})}
    return {"scenario": mine["id"], "scenarios": [mine], "boards": [{**OWN_BOARD, "zones": zones, **board}]}


def test_ad66_setup_01_a_scenario_and_a_board_of_the_players_own() -> None:
    game = play(own())
    told = on(game, asks("initiative"))
    assert [figure.cell for figure in game.table.figures] == ["a1", "b1"]
    assert any(event.name == "placed" for event in told)
    on(game, lambda game: False, lambda ask: ask.sample(Random(2)))
    assert game.outcome is not None


@pytest.mark.parametrize(
    ("line", "text"),
    [
        ("kind: adventure", "kind: tragedy"),
        ("  zone: red", "  zonne: red"),
        ("fixed: true", "fixed: 3"),
    ],
)
def test_mistakes_in_a_scenario_file_are_told_with_their_line(tmp_path: Path, line: str, text: str) -> None:
    whole = (BOOK.folder / "data" / "scenarios" / "crossed-blades.yaml").read_text(encoding="utf-8")
    file = tmp_path / "mine.yaml"
    file.write_text(whole.replace(line, text, 1), encoding="utf-8")
    with pytest.raises(BadFile) as wrong:
        read(Source.read(file))
    number = whole.split("\n").index(line) + 1
    assert f"mine.yaml, line {number}:" in wrong.value.text("en")
    assert f"mine.yaml, ligne {number}" in wrong.value.text("fr")


def test_slips_in_a_drawing_are_told_with_their_line(tmp_path: Path) -> None:
    whole = (BOOK.folder / "data" / "boards" / "courtyard.yaml").read_text(encoding="utf-8")
    file = tmp_path / "mine.yaml"
    file.write_text(whole.replace("   . . . . # . . . . .", "   . . . . @ . . . . .", 1), encoding="utf-8")
    with pytest.raises(BadFile) as wrong:
        read_board(Source.read(file))
    number = next(i for i, text in enumerate(whole.split("\n"), 1) if "#" in text and text.startswith("   ."))
    assert f"line {number}:" in str(wrong.value) and "@" in str(wrong.value)


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"alarm": 0}, "error-scenario-end"),
        ({"red": {"band": ["athos"], "zone": "north"}}, "error-scenario-zone"),
        ({"red": {"band": ["athis"], "zone": "west"}}, "error-scenario-card"),
        ({"red": {"band": ["athos", "guard", "guard"], "zone": "west"}}, "error-scenario-room"),
        ({"red": {}}, "error-scenario-band"),
        ({"items": [{"item": "crown", "cell": "a1"}]}, "error-scenario-item"),
        ({"items": [{"item": "letter", "cell": "z9"}]}, "error-scenario-cell"),
        ({"doors": {"a1|b1x": "open"}}, "error-scenario-door"),
    ],
)
def test_a_scenario_that_names_what_is_not_there_does_not_begin(change: Mapping[str, Any], key: str) -> None:
    with pytest.raises(BadSetup) as wrong:
        play(own(change))
    assert wrong.value.refusal.key == key and key not in wrong.value.text("fr")


@pytest.mark.parametrize(
    "change",
    [
        {"events": [{"on": [1, 23], "does": "nothing"}]},
        {"events": [{"on": [1, 24], "does": "nothing"}, {"on": [4, 4], "does": "alarm"}]},
        {"npcs": [{"card": "hound", "vocation": "attacker"}]},
        {"items": [{"item": "letter", "cell": "a1", "zone": "west"}]},
        {"red": {"band": ["athos"], "limits": {}, "zone": "west"}},
        {"nights": [{"after": {"red": "duel", "blue": "duel"}}]},
        {"name": {"fr": "Duel"}},
    ],
)
def test_a_scenario_that_contradicts_itself_is_not_read(change: Mapping[str, Any]) -> None:
    with pytest.raises(BadFile) as wrong:
        play(own(change))
    assert not re.search(r"file-[a-z]", wrong.value.text("en"))


# -- what may be agreed on


@pytest.mark.parametrize(
    ("options", "key"),
    [
        ({"seats": 3}, "error-seats"),
        ({"seats": 1}, "error-alone"),
        ({"seats": 1, "scenario": "the-arch-enemy", "enemy": "player"}, "error-alone"),
        ({"scenario": "the-leter"}, "error-scenario"),
        ({"board": "palace"}, "error-board-choice"),
        ({"bands": [["dartagnon"]]}, "error-character"),
        ({"bands": [["guard/spoon"]]}, "error-arms"),
        ({"bands": [["athos"], ["athos"]]}, "error-band-unique"),
        ({"bands": [["athos", "athos"]]}, "error-band-unique"),
        ({"bands": [["athos"], [], ["guard"]]}, "error-too-many-given"),
        ({"goods": [["bandages>0"]]}, "error-goods-without-band"),
        ({"scenario": "the-war-purse", "bands": [["athos"]]}, "error-band"),
        ({"scenario": "the-war-purse", "bands": [RED], "goods": [["musket>0"] * 4]}, "error-goods"),
        ({"scenario": "the-war-purse", "bands": [RED], "goods": [["poison-sleep>0>sabre"]]}, "error-goods"),
        ({"scenario": "the-war-purse", "bands": [RED], "goods": [["bandages>9"]]}, "error-goods"),
        ({"scenario": "the-war-purse", "bands": [RED], "goods": [["great-sword"]]}, "error-goods"),
    ],
)
def test_ad66_setup_01_what_cannot_be_played_is_refused_with_a_reason(options: Mapping[str, Any], key: str) -> None:
    with pytest.raises(BadSetup) as wrong:
        play(options)
    assert wrong.value.refusal.key == key
    assert all(key not in wrong.value.text(lang) for lang in LANGUAGES)


def test_the_form_offers_only_what_can_be_played() -> None:
    offered = BOOK.form()
    assert offered.seats == [2, 1] and offered.quick["2019"] == {"scenario": "crossed-blades"}
    for option in offered.options:
        assert all(TEXTS[lang].has(f"option-{option.name}") for lang in LANGUAGES)
        assert all(TEXTS[lang].has(f"option-{option.name}-help") for lang in LANGUAGES)
        assert option.rule in RULES and "2019" in option.default
        for value in option.options:
            named = isinstance(value, bool) or all(TEXTS[lang].has(f"word-{value}") for lang in LANGUAGES)
            assert named or option.name == "scenario", value
    assert BOOK.board({"scenario": "the-war-purse", "board": "tavern"}).name["fr"] == "L’Aigle noir"
    assert BOOK.board({"scenario": "the-letter", "board": "first"}).width == 22_000


def test_the_form_says_of_each_scenario_where_and_by_how_many_it_is_played() -> None:
    offered = BOOK.form()
    assert [one.id for one in offered.scenarios] == offered.options[0].options == list(form.ORDER)
    for one in offered.scenarios:
        scenario = load(one.id)
        assert (one.name, one.text, [board.id for board in one.boards]) == (
            scenario.name,
            scenario.text,
            list(scenario.boards),
        )
        for board in one.boards:
            assert board.name == BOOK.board({"scenario": one.id, "board": board.id}).name
        assert one.seats == ([2, 1] if one.id == "the-arch-enemy" else [2])
        assert (one.why is None) == (one.seats == offered.seats)
        assert one.why is None or one.why.key == "error-alone"


def test_all_that_the_form_offers_is_accepted() -> None:
    """Nobody needs to try what cannot be."""
    offered = BOOK.form()
    for one in offered.scenarios:
        for board in one.boards:
            for seats in one.seats:
                plain = {"scenario": one.id, "board": board.id, "seats": seats}
                BOOK.read_setup(plain)
                for option in offered.options[1:]:
                    fits = one.id in (option.scenarios or [one.id]) and seats in (option.seats or [seats])
                    for value in (option.options or [True, False]) if fits else ():
                        BOOK.read_setup({**plain, option.name: value})


# -- Bands


FREE = {"scenario": "the-war-purse"}
FREELY = Limits(gold=150, connections=5, models=(4, 8), heroes=(1, 4))


def test_ad66_setup_03_ad66_dsn_28_the_bands_of_the_acceptance_test_are_legal() -> None:
    assert band_limits.why_illegal(cards(), FREELY, RED) is None
    assert band_limits.why_illegal(cards(), FREELY, BLUE) is None


@pytest.mark.parametrize(
    ("picks", "card", "key"),
    [
        (["athos"], "wolodyjowski", "why-band-faction"),  # AD66-SETUP-03
        (["athos"], "athos", "why-band-unique"),  # AD66-EX-08
        (["athos"], "arch-enemy", "why-band-pool"),
        (["longinus"], "bandit", "why-band-alignment"),  # AD66-DSN-20
        (["bandit"], "longinus", "why-band-alignment"),
        (["athos", "porthos", "aramis", "dartagnan"], "preacher", "why-band-kind"),  # AD66-CHAR-02
        (["athos", "porthos", "aramis", "dartagnan"], "guard", None),
        (["athos", "porthos", "aramis", "dartagnan", "guard"], "musketeer", "why-band-gold"),
        (["gypsy", "preacher"], "thief", "why-band-connections"),
        (["gypsy", "preacher", "burgher"], "thief", None),  # AD66-TAL-32
        (["urchin"] * 8, "musketeer", "why-band-full"),
        (["dragoon"], "dragoon", None),  # AD66-EX-08
    ],
)
def test_ad66_setup_03_who_can_join_a_band(picks: list[str], card: str, key: str | None) -> None:
    reason = band_limits.why_not(cards(), FREELY, picks, card)
    assert (reason.key if reason else None) == key


def test_ad66_ex_07_two_heroes_and_two_commoners() -> None:
    within = Limits(models=(4, 4), heroes=(2, 2), commoners=(2, 2))
    assert band_limits.why_illegal(cards(), within, ["athos", "gypsy", "musketeer/musket", "guard/mace"]) is None
    assert band_limits.why_illegal(cards(), within, ["athos", "gypsy", "aramis", "guard/mace"]) is not None
    reason = band_limits.why_incomplete(cards(), within, ["athos", "guard", "guard"])
    assert reason is not None and reason.key == "why-band-few"


def test_ad66_dp_02_a_band_is_built_step_by_step() -> None:
    game = play(FREE)
    ask = game.pending[0]
    assert (ask.name, ask.seat, ask.rule) == ("band", 0, "AD66-SETUP-03")
    assert isinstance(ask, Menu) and ask.about["gold"] == 150
    assert isinstance(ask.branch("done"), Refusal)
    game.answer(0, {"add": "athos"})
    game.answer(0, {"add": "musketeer"})
    assert "costs" in game.pending[0].branch("add").about  # type: ignore[union-attr]
    assert game.refusal(0, {"add": "athos"}).key == "why-band-unique"  # type: ignore[union-attr]
    game.answer(0, {"arms": {"musketeer": "halberd"}})
    assert game.table.state.picks[0] == ["athos", "musketeer/halberd"]
    game.answer(0, {"remove": "athos"})
    assert game.table.state.picks[0] == ["musketeer/halberd"] and game.pending[0].about["gold"] == 132
    for name in ("porthos", "guard", "guard"):
        game.answer(0, {"add": name})
    game.answer(0, "done")
    assert game.pending[0].seat == 1


def test_ad66_amb_02_ad66_hid_11_nobody_sees_a_band_before_both_are_done() -> None:
    game = play(FREE)
    for name in ("athos", "musketeer", "musketeer", "guard"):
        game.answer(0, {"add": name})
        assert game.heard(1) == [] == game.heard(None) and game.heard(0)
        assert "athos" not in str(game.view(1).scene.table) and "athos" not in str(game.view(None).scene.table)
    game.answer(0, "done")
    assert [event.name for event in game.heard(1)] == ["band-locked"]
    assert game.view(0).scene.table["picks"] and not game.view(1).scene.table["picks"]
    worlds = {tuple(game.world(1, Random(n)).table.state.picks[0]) for n in range(8)}
    assert len(worlds) > 4
    assert all(band_limits.why_illegal(cards(), FREELY, list(picks)) is None for picks in worlds)
    for name in ("wolodyjowski", "dragoon", "dragoon", "guard"):
        game.answer(1, {"add": name})
    game.answer(1, "done")
    assert [event.args["seat"] for event in game.events if event.name == "band"] == [1, 2]


def test_ad66_amb_02_a_unique_name_on_both_sides_leads_to_a_draft() -> None:
    game = play(FREE)
    for seat in (0, 1):
        for name in ("gypsy", "guard", "guard", "musketeer"):
            game.answer(seat, {"add": name})
        game.answer(seat, "done")
    assert "bands-clash" in [event.name for event in game.events]
    assert (game.pending[0].name, game.pending[0].seat) == ("draft", 0)
    game.answer(0, {"add": "gypsy"})
    assert game.refusal(1, {"add": "gypsy"}) is not None
    game.answer(1, {"add": "guard"})
    assert game.pending[0].name == "band-variant"
    game.answer(1, "mace")
    assert game.table.state.picks == [["gypsy"], ["guard/mace"]] and game.pending[0].seat == 0
    on(game, lambda game: game.pending[0].name not in ("draft", "band-variant"))
    assert len(game.table.figures) >= 8


def test_ad66_gen_06_bands_can_be_drawn() -> None:
    game = play({**FREE, "random": True})
    for seat in (0, 1):
        assert band_limits.why_illegal(cards(), FREELY, game.table.state.picks[seat]) is None
    assert any(event.name == "band-drawn" for event in game.events)


def test_ad66_setup_03_given_bands_are_not_asked() -> None:
    game = play({**FREE, "bands": [RED, BLUE]})
    assert game.pending[0].name == "captain"
    names = [figure.id for figure in game.table.figures]
    assert names[:2] == ["wolodyjowski", "skrzetuski"] and names.count("berserker-1") == 1 and "berserker-2" in names
    assert game.table.figure("musketeer-2").arms == "halberd"


# -- between Bands and the first turn


def test_ad66_dsn_20_captain_money_and_shopping() -> None:
    game = play({**FREE, "bands": [RED, BLUE]})
    game.answer(0, "wolodyjowski")
    game.answer(1, "athos")
    assert game.table.figure("athos").tokens["captain"] == 1
    assert game.table.state.purse == [6, 9]  # Wealth (AD66-TAL-33)
    assert game.pending[0].name == "gamble"  # before anything is bought (AD66-TAL-28)
    game.answer(0, "pass")
    ask = game.pending[0]
    assert (ask.name, ask.seat) == ("purchase", 0) and isinstance(ask, Menu)
    assert game.refusal(0, {"buy": {"poison-sleep": {"wolodyjowski": "wolodyjowski.sabre"}}}) is not None  # loyal
    game.answer(0, {"buy": {"poison-sleep": {"berserker-1": "berserker-1.two-handed-axe"}}})
    assert game.heard(1) == []
    game.answer(0, {"buy": {"bandages": "drover"}})
    assert game.refusal(0, {"buy": {"poison-viper": {"drover": "drover.whip"}}}).key in (
        "why-too-dear",
        "why-purse-empty",
    )  # type: ignore[union-attr]
    game.answer(0, {"return": "bandages"})
    game.answer(0, {"buy": {"bandages": "zagloba"}})
    game.answer(0, "done")
    assert not game.table.figure("berserker-1").things[0].poisons
    game.answer(1, "done")
    assert game.table.figure("berserker-1").things[0].poisons == ["poison-sleep"]
    assert "bandages" in [thing.card for thing in game.table.figure("zagloba").things]
    assert game.pending[0].name == "uncle" and game.pending[0].seat == 1  # AD66-DP-06


def test_ad66_hid_11_purchases_are_secret_too() -> None:
    game = play({**FREE, "bands": [RED, BLUE]})
    on(game, asks("purchase"))
    game.answer(0, {"buy": {"bandages": "drover"}})
    game.answer(0, "done")
    worlds = {tuple(game.world(1, Random(n)).table.state.goods[0]) for n in range(8)}
    assert len(worlds) > 3


def test_given_purchases_are_handed_out() -> None:
    game = play({**FREE, "bands": [RED, BLUE], "goods": [["bandages>5", "poison-sleep>3>dagger"], []]})
    on(game, asks("deploy"))
    drover, apothecary = game.table.figure("drover"), game.table.figure("apothecary")
    assert "bandages" in [thing.card for thing in drover.things]
    assert "poison-sleep" in next(thing for thing in apothecary.things if thing.card == "dagger").poisons


def test_ad66_setup_09_ad66_setup_10_the_table_is_laid() -> None:
    game = play({"scenario": "the-letter"})
    on(game, asks("deploy"))
    state = game.table.state
    assert [len(deck.hand) for deck in state.decks] == [4, 4] and state.alarm == 14
    assert {thing.card: thing.cell for thing in state.things} == {"letter": "p1", "key": "b10"}
    assert "key" in [thing.card for thing in game.table.figure("porthos").things]
    assert state.doors["n5|n6"] == "locked" and state.doors["c5|c6"] == "closed"
    assert game.pending[0].seat == 1  # Blue is placed first
    assert game.refusal(1, "k14").key == "why-outside-zone"  # type: ignore[union-attr]
    game.answer(1, "h2")
    assert game.refusal(1, "h2").key == "why-occupied"  # type: ignore[union-attr]
    on(game, begun)
    assert game.table.figure("longinus").status == "reserve" and state.lull
    assert all(f.in_play for f in game.table.figures if f.id != "longinus")


def test_ad66_item_11_restricted_hands_are_chosen_before_the_game() -> None:
    game = play({**FREE, "bands": [RED, BLUE]})
    on(game, asks("equip"))
    assert game.table.state.phase == "equip" and game.pending[0].rule == "AD66-ITEM-04"
    game = play()
    on(game, asks("deploy"))
    assert game.table.state.phase == "deploy"


# -- the turn


def test_ad66_turn_01_ad66_dsn_25_a_whole_game_in_order() -> None:
    game = play()
    rng = Random(3)
    told = on(game, lambda game: False, lambda ask: ask.sample(rng))
    turns = [event.args["turn"] for event in told if event.name == "turn"]
    assert turns == [1, 2, 3, 4, 5, 6] or game.outcome.rule == "AD66-AMB-19"  # type: ignore[union-attr]
    phases = [event.args["phase"] for event in told if event.name == "phase"]
    assert phases[:4] == ["phase-action", "phase-combat", "phase-morale", "phase-interaction"]


def test_ad66_setup_11_ad66_turn_05_the_first_turn_has_a_named_holder_and_no_cards() -> None:
    game = play()
    told = on(game, asks("first-player"))
    assert [event.args for event in told if event.name == "initiative"] == [{"seat": 1}]
    assert [len(deck.hand) for deck in game.table.state.decks] == [4, 4]
    game.answer(0, 1)
    assert game.table.state.first == 1 and game.pending[0].seat == 1


def scene(**more: Any) -> dict[str, Any]:
    """Red has two, Blue three, far from each other."""
    figures: dict[str, Any] = {
        "athos": {"seat": 0, "at": "a1"},
        "porthos": {"seat": 0, "at": "b1"},
        "guard": {"seat": 1, "at": "a10"},
        "thief": {"seat": 1, "at": "b10"},
        "urchin": {"seat": 1, "at": "c10"},
    }
    return {"figures": figures, "board": "courtyard", **more}


def test_ad66_turn_02_arrivals_the_previous_holder_first() -> None:
    arrivals = [
        {"turn": 2, "side": colour, "who": who, "zone": colour}
        for colour, who in (("red", ["dragoon"]), ("blue", ["hound"]))
    ]
    where = scene(phase="arrivals", turn=2, initiative=NOBODY, previous=1, scenario={"arrivals": arrivals})
    where["figures"]["dragoon"] = {"seat": 0, "status": "reserve"}
    where["figures"]["hound"] = {"seat": 1, "status": "reserve"}
    game = table(where)
    run(arrive.arrivals(game), ("arrive", "a2"))
    assert game.figure("hound").cell == "a2" and game.figure("dragoon").status == "reserve"
    run(arrive.arrivals(game), ("arrive", "c9"))
    assert game.figure("dragoon").cell == "c9"
    run(arrive.arrivals(game))
    assert game.state.phase == "refresh"


def test_ad66_dsn_30_an_enemy_wave_each_time_six_counters_are_gone() -> None:
    game = play({"scenario": "the-arch-enemy", "seats": 1, "bands": [["longinus", "berserker", "dragoon", "dragoon"]]})
    on(game, begun)
    anno = game.table
    reserve = [f.id for f in anno.figures if f.status == "reserve"]
    assert len(reserve) in (3, 4) and anno.state.alarm == 18
    anno.state.alarm, anno.state.phase, anno.state.ready = 12, "arrivals", []
    run(arrive.arrivals(anno))
    assert sum(f.status == "reserve" for f in anno.figures) == 2
    anno.state.alarm, anno.state.ready = 5, []
    run(arrive.arrivals(anno))
    assert not any(f.status == "reserve" for f in anno.figures)
    arrive.event_wave(anno, "hirelings", 1)
    assert told(anno, "nobody-comes")


def test_ad66_turn_03_ad66_turn_04_start_of_turn() -> None:
    game = table(scene(phase="start", turn=2, initiative=1, used=["tactician:athos"]))
    game.figure("athos").fenced = 2
    sequence.start_of_turn(game)
    state = game.state
    assert (state.turn, state.initiative, state.previous, state.used) == (3, NOBODY, 1, [])
    state.phase = "refresh"
    run(sequence.refresh(game))
    assert game.figure("athos").fenced == 0 and state.phase == "cards"


def test_ad66_ex_01_ad66_turn_05_cards_phase() -> None:
    hands = {0: ["iron 2", "iron 3", "iron 4", "iron 5", "iron 6"], 1: []}
    game = table(scene(phase="cards", turn=2, hands=hands, scenario={"cards": 4}))
    run(sequence.cards_phase(game))
    assert [len(deck.hand) for deck in game.state.decks] == [7, 4] and len(game.deck(0).discard) == 2
    first_turn = table(scene(phase="cards", turn=1))
    run(sequence.cards_phase(first_turn))
    assert [len(deck.hand) for deck in first_turn.state.decks] == [0, 0]


def test_ad66_dsn_22_the_dummy_hand_is_drawn_up_to_four() -> None:
    game = play({"scenario": "the-arch-enemy", "seats": 1, "bands": [["longinus", "berserker", "dragoon", "dragoon"]]})
    on(game, begun)
    anno = game.table
    anno.deck(1).pile.shuffle_in(anno.deck(1).hand)
    anno.deck(1).hand.clear()
    anno.state.turn, anno.state.phase = 2, "cards"
    run(sequence.cards_phase(anno))
    assert len(anno.deck(1).hand) == 4 and anno.state.phase == "initiative"


# -- Initiative


def test_ad66_init_02_the_previous_holder_announces_first() -> None:
    game = table(scene(phase="initiative", turn=2, initiative=NOBODY, previous=1, hands={0: ["iron 8"], 1: ["cup 2"]}))
    steps = iter(initiative.phase(game))
    ask: Any = next(steps)
    assert (ask.name, ask.seat) == ("initiative", 1)
    ask = steps.send({"hand": "cup-2"})
    assert (ask.name, ask.seat) == ("initiative", 0) and told(game, "initiative-laid") == [
        {"seat": 2, "source": "hand"}
    ]
    with pytest.raises(StopIteration):
        steps.send({"hand": "iron-8"})
    run(initiative.phase(game))
    assert game.state.initiative == 0 and game.state.phase == "npcs" and not game.state.tests
    assert "iron-8" in game.deck(0).discard and len(game.deck(0).hand) == 1  # AD66-DECK-12


def test_ad66_init_03_ad66_init_04_reinforced_or_tied() -> None:
    hands = {0: ["iron 5", "skull 5", "cup 7"], 1: ["cup 5", "heart 5", "heart 6"]}
    game = table(scene(phase="initiative", turn=1, initiative=NOBODY, hands=hands))
    run(initiative.phase(game), ("initiative", {"hand": "iron-5"}), ("initiative", {"hand": "cup-5"}))
    run(initiative.phase(game), ("reinforce-one", "pass"), ("reinforce-one", "pass"))
    assert told(game, "initiative-tied") == [{"total": 5}] and game.state.phase == "initiative"
    run(initiative.phase(game), ("initiative", {"hand": "skull-5"}), ("initiative", {"hand": "heart-5"}))
    run(initiative.phase(game), ("reinforce-one", "pass"), ("reinforce-one", "heart-6"), ("reinforce-one", "pass"))
    assert game.state.initiative == 1


def test_ad66_div_02_who_felt_the_present_decides() -> None:
    game = table(scene(phase="initiative", turn=3, initiative=NOBODY, felt=[1]))
    run(initiative.phase(game), ("feel-present", 0))
    assert game.state.initiative == 0 and game.state.felt == []
    both = table(scene(phase="initiative", turn=3, initiative=NOBODY, felt=[1, 0]))
    run(initiative.phase(both))
    assert both.state.tests  # the two cancel: cards are played


# -- activations


def test_ad66_actph_03_activations_alternate() -> None:
    game = table(scene(seat=0))
    run(sequence.next_activation(game), ("activate", "athos"))
    assert game.state.activation is not None and game.state.activation.figure == "athos" and game.state.seat == 1
    game.state.activation = None
    run(sequence.next_activation(game), ("activate", "thief"))
    assert game.state.seat == 0


def test_ad66_actph_04_ad66_amb_18_a_delay() -> None:
    game = table(scene(seat=0))
    assert sequence.why_no_delay(game, 0).key == "why-no-delay"  # type: ignore[union-attr]  # two left
    game.figure("athos").activated = True
    assert sequence.why_no_delay(game, 0) is None
    run(sequence.next_activation(game), ("activate", "pass"))
    assert told(game, "delayed") == [{"seat": 1}] and game.state.seat == 1
    for name in ("guard", "thief", "urchin"):
        game.figure(name).activated = True
    assert sequence.why_no_delay(game, 0) is not None  # the other has none left: it is the last activation
    run(sequence.next_activation(game))
    assert game.activation.figure == "porthos"


def test_ad66_actph_04_who_has_as_many_may_not_delay() -> None:
    game = table(scene(seat=0))
    game.figure("thief").status = "killed"
    game.figures_changed()
    game.figure("athos").activated = True
    reason = sequence.why_no_delay(game, 0)
    assert reason is not None and (reason.args["mine"], reason.args["theirs"]) == (2, 2)
    steps = iter(sequence.next_activation(game))
    with pytest.raises(StopIteration):
        next(steps)  # one left and no choice: no question
    assert game.activation.figure == "porthos"


def test_ad66_amb_19_who_has_none_left_is_passed_over() -> None:
    game = table(scene(seat=0))
    for name in ("athos", "porthos"):
        game.figure(name).activated = True
    run(sequence.next_activation(game), ("activate", "urchin"))
    assert game.activation.figure == "urchin"
    game.state.activation = None
    for name in ("guard", "thief", "urchin"):
        game.figure(name).activated = True
    run(sequence.next_activation(game))
    assert game.state.phase == "combat" and not any(figure.activated for figure in game.figures)  # AD66-TURN-06


# -- End of Turn


def test_ad66_end_01_ad66_deck_16_end_of_turn() -> None:
    game = table(scene(phase="end", alarm=5))
    game.state.magic.take(["3"])
    game.state.magic_discard = ["3"]
    game.figure("athos").activated = True
    sequence.end_of_turn(game)
    assert game.state.alarm == 4 and game.state.phase == "start" and not game.figure("athos").activated
    assert game.state.magic_discard == [] and len(game.state.magic) == 24


def test_ad66_alarm_03_ad66_alarm_05_the_last_counter_ends_the_game() -> None:
    game = table(scene(phase="end", alarm=1, points=[3, 2]))
    with pytest.raises(Ended):
        sequence.end_of_turn(game)
    assert game.state.outcome is not None
    assert (game.state.outcome.winners, game.state.outcome.scores) == ((0,), (3, 2))


def test_ad66_dsn_19_in_a_lull_no_counter_goes_until_it_ends() -> None:
    game = table(scene(phase="end", alarm=5, turn=1, lull=True, scenario={"lull": {"side": "red", "turns": 2}}))
    sequence.end_of_turn(game)
    assert game.state.alarm == 5 and game.state.lull
    game.state.turn, game.state.phase = 2, "end"
    sequence.end_of_turn(game)
    assert game.state.alarm == 4 and not game.state.lull
    assert told(game, "lull-ends") == [{"why": "lull-time"}]
    lull.end_lull(game, "shot")
    assert len(told(game, "lull-ends")) == 1


# -- victory


def remove(game: Anno, name: str, how: str) -> None:
    figure = game.figure(name)
    figure.status = how
    game.figures_changed()
    victory.score_removal(game, figure, how)


def test_ad66_dsn_24_points_for_kills() -> None:
    game = table(scene())
    remove(game, "guard", "killed")
    remove(game, "athos", "fled")
    assert game.state.points == [1, 2]
    game.figure("porthos").tokens["captain"] = 1
    remove(game, "porthos", "killed")
    remove(game, "thief", "left")
    assert game.state.points == [1, 5]


def goals(*given: Mapping[str, Any], **more: Any) -> dict[str, Any]:
    return {"goals": list(given), "kills": False, **more}


LETTER = {"does": "exit", "side": "red", "item": "letter", "zone": "red-gate", "points": 6}


def test_ad66_board_04_leaving_with_the_letter() -> None:
    game = table(scene(scenario=goals({**LETTER, "wins": True})))
    athos = game.figure("athos")
    assert not victory.leaving_is_goal(game, athos, "d10")
    athos.things.append(Thing("letter", "letter", own=False))
    assert victory.leaving_is_goal(game, athos, "d10") and not victory.leaving_is_goal(game, athos, "d1")
    assert not victory.leaving_is_goal(game, game.figure("guard"), "d10")
    with pytest.raises(Ended):
        remove(game, "athos", "gone")
    assert game.state.outcome is not None and game.state.outcome.winners == (0,) and game.state.points == [6, 0]


def test_ad66_dsn_24_goals_at_the_end() -> None:
    given = (
        {"does": "carry", "item": "purse", "points": 3},
        {"does": "hold", "zone": "red", "points": 2},
        {"does": "survive", "side": "red", "points": 1},
        {"does": "recruit", "card": "thief", "points": 4},
        {"does": "keep", "side": "blue", "item": "letter", "points": 5},
    )
    game = table(scene(scenario=goals(*given)))
    game.figure("porthos").things.append(Thing("purse", "purse", own=False))
    with pytest.raises(Ended):
        victory.end_by_points(game, "AD66-ALARM-05")
    assert game.state.points == [3 + 2, 2 + 4 + 5]  # Blue stands in the south and has the thief
    assert game.state.outcome is not None and game.state.outcome.winners == (1,)


def test_ad66_dsn_21_the_ritual_is_a_goal_for_either_side() -> None:
    where = scene(
        scenario=goals({"does": "ritual", "side": "red", "points": 4}, {"does": "foil", "side": "blue", "points": 4})
    )
    where["scenario"] |= {
        "ritual": {"caster": "apothecary"},
        "npcs": [{"card": "apothecary", "vocation": "guard", "cell": "e6"}],
    }
    where["figures"]["apothecary"] = {"at": "e6", "vocation": "guard"}
    game = table(where)
    game.state.ritual = Ritual("apothecary")
    victory.achieve(game, "ritual")
    victory.achieve(game, "ritual")
    assert game.state.points == [4, 0]
    other = table(where)
    other.state.ritual = Ritual("apothecary", red=2)
    remove(other, "apothecary", "killed")
    assert other.state.points == [0, 4]


def test_ad66_amb_19_a_side_without_anybody_ends_the_game_where_the_scenario_says_so() -> None:
    game = table(scene(phase="action", scenario={"rout": True}))
    assert not victory.routed(game)
    for name in ("athos", "porthos"):
        game.figure(name).status = "killed"
    game.figures_changed()
    assert victory.routed(game)
    with pytest.raises(Ended):
        run(sequence.step(game))
    assert not victory.routed(table(scene(phase="action", scenario={"rout": False})))


def test_ad66_dsn_22_against_an_automated_enemy_players_win_and_lose_together() -> None:
    options = {"scenario": "the-arch-enemy", "bands": [["longinus", "dragoon"], ["berserker", "guard/mace"]]}
    game = play(options)
    anno = game.table
    assert [anno.side(seat) for seat in (0, 1)] == [0, 0]
    on(game, begun)
    assert {f.side for f in anno.figures if f.seat != NOBODY} == {0}
    count = next(f for f in anno.figures if f.card == "arch-enemy")
    assert (count.seat, count.side, count.vocation) == (NOBODY, 1, "guard")
    with pytest.raises(Ended):
        remove(anno, count.id, "killed")
    assert anno.state.outcome is not None and anno.state.outcome.winners == (0, 1)
    lost = play(options)
    on(lost, begun)
    with pytest.raises(Ended):
        victory.end_by_points(lost.table, "AD66-ALARM-03")
    outcome = lost.table.state.outcome
    assert outcome is not None and (outcome.winners, outcome.reason) == ((), "outcome-defeat")


def test_ad66_dsn_22_a_player_may_lead_the_arch_enemy() -> None:
    game = play(
        {"scenario": "the-arch-enemy", "enemy": "player", "bands": [["longinus", "berserker", "dragoon", "dragoon"]]}
    )
    on(game, begun)
    count = next(f for f in game.table.figures if f.card == "arch-enemy")
    assert (count.seat, count.side, count.vocation) == (1, 1, "")
    assert [game.table.side(seat) for seat in (0, 1)] == [0, 1]
    led = [f.card for f in game.table.figures if f.seat == 1]
    assert led == ["arch-enemy", "bandit", "hound", "apothecary", "bandit", "hound"]  # fewer than when cards lead them


def test_ad66_amb_73_whom_npcs_hate_does_not_change_with_their_vocation() -> None:
    game = play({"scenario": "three-witnesses"})
    on(game, begun)
    bandit = next(f for f in game.table.figures if f.card == "bandit")
    guards = [f for f in game.table.figures if f.card == "guard"]
    assert bandit.hostile == ["red", "blue", *(guard.id for guard in guards)]
    assert all(other.id not in guard.hostile for guard in guards for other in guards)
    assert not next(f for f in game.table.figures if f.card == "envoy").marker  # AD66-NPC-11


# -- the campaign


ROSTER = [
    ["athos", "porthos", "musketeer/musket", "guard/mace", "thief"],
    ["longinus", "zagloba", "dragoon", "dragoon", "berserker"],
]
SAGA = {"scenario": "three-nights", "bands": ROSTER}


def test_ad66_dsn_23_the_bands_are_drafted_before_it() -> None:
    game = play({"scenario": "three-nights"})
    assert (game.pending[0].name, game.pending[0].seat) == ("draft", 0)
    game.answer(0, {"add": "athos"})
    assert game.pending[0].seat == 1 and game.refusal(1, {"add": "athos"}) is not None
    assert game.refusal(1, {"add": "apothecary"}) is not None  # she is somebody else's, on the third night


def night_over(game: Game[Anno], side: int) -> None:
    with pytest.raises(Ended):
        victory.finish_scenario(game.table, side, "AD66-ALARM-05", "outcome-points")
    game._run.throw(Ended())  # where the rule that asks would have ended
    game._next(None)


def test_ad66_dsn_32_one_night_follows_another() -> None:
    game = play(SAGA)
    on(game, begun)
    anno = game.table
    assert anno.state.scenario == "the-letter" and anno.grid.width == 22
    athos, thief, dragoon = anno.figure("athos"), anno.figure("thief"), anno.figure("dragoon-1")
    athos.wounds, thief.wounds, thief.status, dragoon.wounds = 5, 5, "killed", 3
    anno.figure("porthos").status = "killed"
    anno.figure("porthos").wounds = 11
    campaign.end_night(anno, 1)
    assert anno.state.nights[0].winner == 1 and anno.state.story == [0, 2] and anno.state.phase == "night"
    carried = {figure.id: figure for figure in anno.state.carried}
    assert "thief" not in carried  # dead Commoners are not replaced
    assert (carried["athos"].wounds, carried["porthos"].wounds, carried["dragoon-1"].wounds) == (2, 5, 0)
    assert all(figure.status == "reserve" for figure in carried.values())
    campaign.after_night(anno)
    run(campaign.spend(anno))  # Red has nothing to spend
    run(campaign.spend(anno), ("story", "card"))
    assert anno.state.story == [0, 1]
    reason = campaign.why_no_story(anno, 1, campaign.ALLY)
    assert reason is not None and reason.key == "why-no-story"
    run(campaign.spend(anno), ("story", {"equipment": {"bandages": "zagloba"}}))
    run(campaign.spend(anno))
    run(campaign.spend(anno))
    assert anno.state.scenario == "the-war-purse" and anno.grid.width == 10 and anno.state.phase == "captain"
    assert "bandages" in [thing.card for thing in anno.figure("zagloba").things]
    assert anno.state.flags["cards:1"] == 1


def test_ad66_dsn_23_an_ally_may_be_bought_and_items_are_kept() -> None:
    game = play(SAGA)
    on(game, begun)
    anno = game.table
    zagloba = anno.figure("zagloba")
    zagloba.things += [Thing("zagloba.bandages", "bandages"), Thing("letter", "letter", own=False)]
    campaign.end_night(anno, 1)
    campaign.after_night(anno)
    run(campaign.spend(anno))
    run(campaign.spend(anno), ("story", {"ally": "hound"}))
    kept = next(figure for figure in anno.state.carried if figure.id == "zagloba")
    assert [thing.card for thing in kept.things if thing.card in ("bandages", "letter")] == ["bandages"]
    assert any(figure.card == "hound" and figure.seat == 1 for figure in anno.state.carried)


@pytest.mark.parametrize(("winner", "scenario"), [(0, "the-arch-enemy"), (1, "over-the-roofs")])
def test_ad66_dsn_32_the_third_night_depends_on_the_second(winner: int, scenario: str) -> None:
    game = play(SAGA)
    on(game, begun)
    for side in (0, winner):
        night_over(game, side)
        game.pending = ()
        while game.table.state.phase == "spend":
            run(campaign.spend(game.table), *([("story", "done")] if _spends(game.table) else []))
    anno = game.table
    assert anno.state.scenario == scenario
    seats = {figure.seat for figure in anno.figures}
    assert seats == {0, 1}
    if scenario == "the-arch-enemy":
        assert {figure.card for figure in anno.figures if figure.seat == 1} >= {"arch-enemy", "hound"}
        hunters = [figure.card for figure in anno.figures if figure.seat == 0]
        assert hunters.count("berserker") == 1 and "longinus" not in hunters  # AD66-DSN-30: he is Blue's
        assert [figure.seat for figure in anno.state.carried] == [1] * 5  # who plays the Count rests the own Band


def _spends(anno: Anno) -> bool:
    waiting = [seat for seat in anno.seats if seat not in anno.state.ready]
    return bool(waiting) and anno.state.story[waiting[0]] > 0


def test_ad66_dsn_23_most_nights_decide_then_story_points() -> None:
    game = play(SAGA)
    on(game, begun)
    state = game.table.state
    state.nights = [
        campaign.PlayedNight("the-letter", 0),
        campaign.PlayedNight("the-war-purse", 1),
        campaign.PlayedNight("over-the-roofs", NOBODY),
    ]
    state.story = [1, 3]
    with pytest.raises(Ended):
        campaign.conclude(game.table)
    assert state.outcome is not None and (state.outcome.winners, state.outcome.scores) == ((1,), (1, 1))


def test_ad66_dsn_23_between_two_nights_no_door_of_the_last_one_is_left() -> None:
    game = play(SAGA)
    on(game, begun)
    anno = game.table
    door = next(edge for edge, state in anno.state.doors.items() if state == "closed")
    anno.state.doors[door] = "open"
    anno.doors_changed()
    campaign.end_night(anno, 0)
    campaign.after_night(anno)
    assert anno.state.phase == "spend" and anno.state.doors == {}
    assert list(broken(anno)) == []


# -- the kit


@pytest.mark.parametrize(
    "options",
    [
        {"scenario": "crossed-blades"},
        {"scenario": "the-war-purse", "random": True, "board": "tavern"},
        {"scenario": "the-oracle"},
    ],
    ids=lambda options: str(options["scenario"]),
)
def test_games_hold_what_every_game_must_hold(options: dict[str, Any]) -> None:
    report = check("ad1666", games=1, share=0.02, processes=False, **options)
    assert report.problems == []


def test_every_text_of_the_frame_is_there_in_both_languages() -> None:
    keys = {lang: set(re.findall(r"^([a-z][a-z0-9_-]*) =", _ftl(lang), re.M)) for lang in LANGUAGES}
    assert keys["en"] == keys["fr"]
    assert not re.search(r"[^\s ] [:;!?»]", re.sub(r"^[a-z0-9_-]+ = |^##.*$", "", _ftl("fr"), flags=re.M))
    used: set[str] = set()
    for name in (
        "setup/band",
        "setup/purchase",
        "setup/preparations",
        "setup/deploy",
        "turn/arrive",
        "turn/initiative",
        "turn/sequence",
        "goals/victory",
        "turn/lull",
        "setup/campaign",
        "setup/band_limits",
    ):
        code = (BOOK.folder / f"{name}.py").read_text(encoding="utf-8")
        used |= {f"event-{word}" for word in re.findall(r'tell\(\s*"([a-z-]+)"', code)}
        used |= set(re.findall(r'refuse\(\s*"([a-z-]+)"', code))
        used |= {f"ask-{word}" for word in re.findall(r'(?:Choose|Menu|Some)\(\s*"([a-z-]+)"', code)}
    for lang in LANGUAGES:
        assert sorted(key for key in used if not TEXTS[lang].has(key)) == []


def _ftl(lang: str) -> str:
    return "".join(
        (BOOK.folder / "text" / lang / f"{name}.ftl").read_text(encoding="utf-8") for name in ("setup", "turn", "goals")
    )


def test_scenario_texts_in_french_keep_their_spaces() -> None:
    for name in scenarios():
        scenario = load(name)
        for text in (
            scenario.name["fr"],
            scenario.text["fr"],
            *(event.name.get("fr", "") for event in scenario.events),
        ):
            assert not re.search(r"[^\s ] [:;!?»]|« ", text), text
            assert "'" not in text


def test_late_arrivals_are_members_of_the_band() -> None:
    game = play({"scenario": "three-witnesses"})
    on(game, asks("deploy"))
    assert {name: arrival.turn for name, arrival in gather.late_arrivals(game.table).items()} == {
        "dragoon": 3,
        "musketeer": 3,
    }
    assert deploy.placing_order(game.table) == [0, 1]
    assert isinstance(items()["purse"].scenario, bool) and items()["purse"].scenario


def test_a_figure_is_where_it_was_put() -> None:
    game = table(scene())
    figure = Figure("hound", "hound", 0, 0)
    game.figures.append(figure)
    deploy.put_on_board(game, figure, "e4", "AD66-SETUP-10")
    assert game.figure_at("e4") is figure and band.with_arms(cards(), "guard") == "guard/halberd"
