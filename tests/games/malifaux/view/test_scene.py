"""What a seat may see (MALI-HID-01 to -11, MALI-AMB-10, MALI-AMB-11): the table, cards, numbers, duels, names."""

from __future__ import annotations

from typing import Any

import msgspec

from escarmouche.core.book import register
from escarmouche.core.views.scene import HealthBar, Mod, Scene
from escarmouche.games.malifaux import BOOK
from escarmouche.games.malifaux.fate import deck, past_conflicts
from escarmouche.games.malifaux.ground import marker
from escarmouche.games.malifaux.setup import scenario
from escarmouche.games.malifaux.state import NO_FACTION, Condition, Crew, Duel, Lasting, Resolving, Scheme, Side
from escarmouche.games.malifaux.state import Mod as Kept
from escarmouche.games.malifaux.table import Malifaux
from escarmouche.games.malifaux.view import names
from tests.games.malifaux.positions import OURS, action, card, lay, play, run, upgrade

register(BOOK)


def two(**more: Any) -> Malifaux:
    """Ann and Ben, 10" apart."""
    ann, ben = {"at": (10, 18), "card": "boss"}, {"at": (20, 18), "seat": 1, "card": "fighter"}
    return lay(models={"ann": ann, "ben": ben}, **more)


def seen(game: Malifaux, seat: int | None = None) -> Scene:
    return BOOK.scene(game, seat)


def tracks(scene: Scene) -> list[tuple[str, Any, int | None]]:
    return [(track.name, track.value, track.seat) for track in scene.tracks]


def test_a_position_that_names_no_faction_shows_none() -> None:
    game = two()
    game.state.crews = [Crew(NO_FACTION, done=True), Crew("belfry", done=True)]
    assert [(value, seat) for name, value, seat in tracks(seen(game)) if name == "faction"] == [("belfry", 1)]


# -- models and Markers


def test_models() -> None:
    """MALI-HID-08, MALI-CARD-06: Health, Conditions, Tokens, activated and Leader are public."""
    game = two(upgrades=[upgrade("cloak")])
    ann = game.model("ann")
    ann.health, ann.leader, ann.activated, ann.tokens, ann.upgrades = 5, True, True, {"ember": 2}, ["cloak"]
    ann.conditions = [Condition("burning", 2), Condition("slow"), Condition("adversary", 0, "folk")]
    first, second = seen(game, 1).pieces
    assert (first.at, first.radius, first.card, first.seat) == ((10_000, 18_000, 0), 591, "boss", 0)
    assert first.badges == {"health": 8, "wounds": 3, "burning": 2, "ember": 2}
    assert first.states == ["leader", "activated", "slow"] and first.marks["adversary"] == ["folk"]
    assert [(thing.id, thing.card) for thing in first.things] == [("ann/cloak", "cloak")]
    assert second.badges == {"health": 8, "wounds": 0} and second.states == [] and second.marks == {}
    assert (first.health, first.acted, first.rank) == (HealthBar(8, 3), True, "leader")
    assert (second.health, second.acted, second.place) == (HealthBar(8), False, "board")


def test_stats_as_they_are_now() -> None:
    """MALI-COND-12, MALI-COND-08: what is not as printed is shown; lasting effects and used up Actions, too."""
    game = two()
    ann = game.model("ann")
    ann.conditions = [Condition("injured", 1), Condition("staggered")]
    ann.lasting, ann.used, ann.summoned = [Lasting("cover", "end")], ["boss:shot/ben"], 2
    marks, states = seen(game).pieces[0].marks, seen(game).pieces[0].states
    assert marks == {"df": 4, "wp": 4, "mv": 3, "lasting": ["lasting-cover"], "used": ["boss:shot"]}
    assert states == ["summoned", "staggered"]


def test_engaged_and_controlled() -> None:
    """MALI-ENG-02, MALI-CTRL-03: which models are engaged, and which the opponent decides for."""
    game = two()
    game.model("ben").x = 12_000
    game.state.resolving = [Resolving("walk", "ben", 0)]
    ann, ben = seen(game).pieces
    assert ann.states == ["engaged"] and ben.states == ["engaged", "controlled"]


def test_who_is_not_on_the_table() -> None:
    """MALI-BURY-01: a Buried model is in play and nowhere; a killed one is gone."""
    game = two()
    game.model("ann").status, game.model("ben").status = "buried", "killed"
    ann, ben = seen(game).pieces
    assert (ann.at, ann.states, ben.at, ben.states) == (None, ["buried"], None, ["killed"])
    assert (ann.place, ben.place) == ("beside", "gone")


def test_who_is_still_to_act() -> None:
    """MALI-ACT-03, MALI-BURY-01: a Buried model activates, too; not before the Turn has come to that."""
    game = two()
    game.model("ann").status = "buried"
    game.model("ben").activated = True
    game.state.phase = "activate"
    assert [(piece.may_act, piece.acted) for piece in seen(game).pieces] == [(True, False), (False, True)]
    game.state.phase = "end"
    assert not any(piece.may_act for piece in seen(game).pieces)


def test_groups_while_they_matter() -> None:
    """MALI-HID-07: the split of the Attacker is public as soon as it is made."""
    game = two(state={"phase": "deploy"})
    game.model("ann").group = 2
    assert seen(game, 1).pieces[0].marks == {"group": 2}
    game.state.phase = "activate"
    assert seen(game, 1).pieces[0].marks == {}


def test_markers() -> None:
    """MALI-HID-08, MALI-MARK-06: every Marker with its kind and whose it is."""
    laid = {"m-1": {"at": (5, 5), "seat": 1}, "m-2": {"kind": "turf", "at": (18, 18)}}
    first, second = seen(two(markers=laid), 0).markers
    assert (first.kind, first.at, first.radius, first.seat) == ("scheme", (5_000, 5_000, 0), 591, 1)
    assert (second.kind, second.seat) == ("strategy", None)


# -- cards


def test_hands() -> None:
    """MALI-HID-02, MALI-AMB-10: a player's own cards, the number of the opponent's; MALI-REV-01: and those that were shown."""
    game = two(hands=[["ram-1", "crow-2"], ["tome-3", "mask-4", "red-joker"]])
    hands = {hand.seat: (hand.count, hand.cards) for hand in seen(game, 0).hands}
    assert hands == {0: (2, ["ram-1", "crow-2"]), 1: (3, None)}
    assert all(hand.cards is None for hand in seen(game).hands)
    deck.show(game, 1, ["mask-4"], "MALI-REV-01")
    shown = [hand for hand in seen(game, 0).hands if hand.kind == "shown"]
    assert [(hand.seat, hand.cards) for hand in shown] == [(1, ["mask-4"])]
    assert not [hand for hand in seen(game, 1).hands if hand.kind == "shown"]


def test_discards() -> None:
    """MALI-HID-03, MALI-AMB-11: a player's own pile is browsed from its top; only the top card of the other's is seen."""
    game = two(discards=[["ram-1", "ram-2", "ram-3"], ["crow-5", "crow-6"]])
    piles = {pile.seat: (pile.count, pile.cards) for pile in seen(game, 0).piles if pile.kind == "discard"}
    assert piles == {0: (3, ["ram-3", "ram-2", "ram-1"]), 1: (2, ["crow-6"])}
    piles = {pile.seat: pile.cards for pile in seen(game).piles if pile.kind == "discard"}
    assert piles == {0: ["ram-3"], 1: ["crow-6"]}


def test_decks() -> None:
    """MALI-HID-01, MALI-HID-04, MALI-REV-02: only the size of a deck, except for what was looked at; removed cards are public."""
    game = two(tops=[["ram-1", "ram-2"], []])
    assert {(p.seat, p.count, p.cards) for p in seen(game, 0).piles if p.kind == "deck"} == {
        (0, 54, None),
        (1, 54, None),
    }
    run(deck.look(game, 1, 0, 2, "MALI-REV-02"), ["ram-1", "ram-2"])
    assert not [pile for pile in seen(game, 0).piles if pile.kind == "top"]
    (top,) = [pile for pile in seen(game, 1).piles if pile.kind == "top"]
    assert (top.seat, top.count, top.cards) == (0, 2, ["ram-1", "ram-2"])
    game.deck(0).removed = ["crow-9"]
    assert [pile.cards for pile in seen(game, 1).piles if pile.kind == "removed"] == [["crow-9"]]


# -- numbers and objectives


def test_numbers() -> None:
    """MALI-HID-08: the Turn, VP, Soulstones, Pass Tokens, Initiative, the scenario."""
    game = two(stones=(3, 1), passes=(0, 2), state={"points": [2, 1], "scored": [1, 0]})
    shown = tracks(seen(game, 0))
    assert ("turn", 2, None) in shown and ("strategy", "reckoning", None) in shown
    assert ("points", 2, 0) in shown and ("soulstones", 1, 1) in shown and ("passes", 2, 1) in shown
    assert ("attacker", "yes", 0) in shown and ("initiative", "yes", 0) in shown
    assert seen(game).stories[0].name["fr"] and seen(game).stories[0].text["en"]


def test_schemes() -> None:
    """MALI-HID-06: a player's own Schemes with their models; the other's that were revealed; all of them after the game."""
    chosen = [[Scheme(1), Scheme(12, friend="ann")], [Scheme(7, enemy="ann"), Scheme(2, revealed=2)]]
    game = two(state={"schemes": chosen, "pool": [1, 2, 7, 12, 13]})
    assert seen(game, 0).table["pool"] == ["scheme-1", "scheme-2", "scheme-7", "scheme-12", "scheme-13"]
    assert plans(game, 0) == [(0, "scheme-1", True), (0, "scheme-12", True), (1, "scheme-2", False), (1, "", True)]
    assert plans(game, 1) == [(0, "", True), (0, "", True), (1, "scheme-7", True), (1, "scheme-2", False)]
    assert plans(game, None) == [(0, "", True), (0, "", True), (1, "scheme-2", False), (1, "", True)]
    goals = seen(game, 0).goals
    assert [goal.pieces for goal in goals if goal.pieces] == [["ann"]]
    assert [goal.points for goal in goals if goal.name == "scheme-2"] == [1]
    game.state.phase = "over"
    assert ("scheme-7", False) in [plan[1:] for plan in plans(game, 0)]


def plans(game: Malifaux, seat: int | None) -> list[tuple[int, str, bool]]:
    """The Schemes that a seat sees: whose, which, and whether they are secret."""
    return [(goal.seat, goal.name, goal.secret) for goal in seen(game, seat).goals if goal.name != "reckoning"]


def test_progress() -> None:
    """MALI-STRAT-01, MALI-SCHM-01: how many of how many there are for each VP, and which are scored."""
    chosen = [[Scheme(1, revealed=2)], []]
    game = two(state={"schemes": chosen, "scored": [1, 0], "points": [2, 0]})
    strategy, theirs, scheme = seen(game, 0).goals
    assert (strategy.name, strategy.points, strategy.most) == ("reckoning", 1, 4)
    assert [(part.word, part.have, part.need) for part in strategy.parts] == [("next-point", 0, 2)]
    assert [(part.have, part.need) for part in theirs.parts] == [(0, 1)]
    assert (scheme.points, scheme.most) == (1, 2)
    assert [(part.word, part.done) for part in scheme.parts] == [("scheme-reveal", True), ("scheme-end", False)]
    game.state.scored = [4, 0]
    assert not seen(game, 0).goals[0].parts


def test_what_is_being_done() -> None:
    """MALI-RES-01: the Action being resolved, with its target."""
    game = two(active="ann")
    game.state.resolving = [Resolving("boss:shot", "ann", 0, "target", "ben")]
    shown = seen(game, 1)
    assert shown.active == "ann"
    assert shown.table["doing"] == [{"model": "ann", "action": "boss:shot", "target": "ben", "stage": "target"}]


# -- the set-up


def setting(seat: int | None, phase: str) -> Scene:
    """Two Crews being hired: the Leaders have two Titles."""
    cards = [*OURS, card("boss-two", station="master", same="boss", title={"en": "the Second", "fr": "le Second"})]
    setup = BOOK.read_setup({"cards": cards, "upgrades": [upgrade("cloak", cost=1)], "size": 30, "board": "river"})
    game = Malifaux(scenario.opened(setup), setup)
    game.state.phase, game.state.step, game.state.attacker, game.state.initiative = phase, "", 0, 0
    game.state.crews = [Crew("own", "boss-two"), Crew("own", "boss-two")]
    return BOOK.scene(game, seat)


def test_a_crew_is_hidden_while_it_is_hired() -> None:
    """MALI-HID-05, MALI-SETUP-23: the Leader's name is known, the Title and the hired models are not."""
    mine = setting(0, "hire")
    shown = tracks(mine)
    assert ("leader", "boss-two", 0) in shown and ("leader", "boss", 1) in shown
    assert mine.pieces == []
    assert "soulstones" not in [track.name for track in mine.tracks]
    looker = setting(None, "hire")
    assert ("leader", "boss", 0) in tracks(looker)


def test_what_could_be_hired_has_a_name() -> None:
    """MALI-HID-05: while players hire every hire that anybody could make is named, not only those that were made."""
    named = setting(0, "hire").names
    assert named["man#2"]["en"] == "Man 2" and named["man#2+cloak"]["fr"] == "Homme 2 + Cloak"
    assert named["boss"]["en"] == "Boss" and named["boss-two"]["en"] == "Boss Two, the Second"
    assert "man#2" not in setting(0, "faction").names


def test_the_scenario_is_public() -> None:
    """MALI-HID-05: the Strategy, the deployment and the Scheme pool are public once they are flipped; before, nothing is known."""
    setup = BOOK.read_setup({"cards": list(OURS), "size": 30, "board": "river"})
    game = Malifaux(scenario.opened(setup), setup)
    before = seen(game, 0)
    assert tracks(before) == [("points", 0, 0), ("points", 0, 1)] and before.table == {} and before.stories == []
    play(game)
    after = seen(game, 1)
    assert {"strategy", "deployment", "attacker"} <= {track.name for track in after.tracks}
    assert len(after.table["pool"]) == 5 and game.state.phase == "faction"


# -- duels


def dueling(**fields: Any) -> Malifaux:
    game = two(passes=(2, 0))
    game.state.resolving = [Resolving("boss:shot", "ann", 0, "duel", "ben")]
    attacker = Side(0, "ann", "action", 5, fates=[Kept("focused", 1), Kept("accuracy", -2)], suits=["ram"])
    other = Side(1, "ben", "df", 5, mods=[Kept("cover", 1)])
    duel = Duel("action", "MALI-DUEL-01", [attacker, other], 10, ["crow"], action="boss:shot", types=["missile"])
    for name, value in fields.items():
        setattr(duel, name, value)
    game.state.duels = [duel]
    return game


def test_a_duel_before_the_flip() -> None:
    """MALI-HID-03, MALI-FATE-01: stats, modifiers with their sources, suits and the TN; no total yet."""
    (duel,) = seen(dueling(), 1).duels
    attacker, defender = duel.sides
    assert (duel.name, duel.about, duel.stage, duel.target) == ("duel-action", "boss:shot", "modify", 10)
    assert (attacker.role, attacker.piece, attacker.hand, attacker.total) == ("attacker", "ann", "hand", None)
    assert attacker.mods == [Mod("stat-action", 5)] and defender.mods == [Mod("stat-df", 5), Mod("cover", 1)]
    assert (
        attacker.fates == [Mod("focused", 1), Mod("accuracy", -2)]
        and attacker.suits == ["ram"]
        and duel.suits == ["crow"]
    )


def test_a_duel_with_its_cards() -> None:
    """MALI-DUEL-07, MALI-DUEL-08, MALI-CHEAT-01, MALI-HID-10: what was flipped, what was kept, what was cheated, totals once announced."""
    game = dueling(stage="keep")
    attacker, defender = game.duel.sides
    attacker.flipped, defender.flipped = ["ram-3", "crow-9"], ["tome-4"]
    (duel,) = seen(game, 0).duels
    assert [side.shown for side in duel.sides] == [["ram-3", "crow-9"], ["tome-4"]]
    attacker.card, attacker.cheated, defender.card, defender.cheated = "red-joker", "cheated", "tome-4", "declined"
    attacker.suit, attacker.total, defender.total, attacker.trigger = "mask", 19, 10, "boss:shot:again"
    game.duel.stage = "triggers"
    (duel,) = seen(game, 0).duels
    attacker, defender = duel.sides
    assert (attacker.shown, attacker.source, attacker.suit, attacker.total) == (["red-joker"], "hand", "mask", 19)
    assert attacker.declared == ["boss:shot:again"] and "cheat-declined" in defender.words
    assert attacker.aside == ["ram-3", "crow-9"] and defender.aside == [] and attacker.suits == ["ram", "mask"]
    assert (defender.shown, defender.source, defender.suit, defender.total) == (["tome-4"], "deck", "", 10)
    game.duel.stage, game.duel.won = "done", True
    (duel,) = seen(game, 0).duels
    assert [side.result for side in duel.sides] == ["success", "failure"]


def test_who_relents() -> None:
    """MALI-DUEL-04: a side that relents brings no stat."""
    game = dueling()
    game.duel.sides[1].relents = True
    side = seen(game).duels[0].sides[1]
    assert side.mods == [Mod("cover", 1)] and "relents" in side.words


def test_a_variable_flip() -> None:
    """MALI-VAR-01: one side, and the segment that its card selects."""
    game = dueling()
    side = Side(0, "ann", card="ram-9", flipped=["ram-9"])
    past_conflicts.lay(game, Duel("damage", "MALI-DMG-03", [side], stage="variable", profile=[2, 3, 5]))
    duel = seen(game).duels[-1]
    assert duel.scale == [Mod("weak", 2), Mod("moderate", 3), Mod("severe", 5)] and duel.against == "ben"
    assert (duel.name, duel.stage, duel.about, duel.target) == ("duel-damage", "cheat", "boss:shot", None)
    assert (duel.sides[0].role, duel.sides[0].result, duel.sides[0].total) == ("flips", "moderate", 3)


def test_the_initiative() -> None:
    """MALI-START-06, MALI-PASS-02: both cards with the Pass Tokens."""
    game = two(passes=(2, 0))
    sides = [Side(0, "", card="ram-9"), Side(1, "", flipped=["crow-4", "crow-5"])]
    game.state.duels = [Duel("initiative", "MALI-START-04", sides, stage="initiative")]
    (duel,) = seen(game).duels
    attacker, defender = duel.sides
    assert (attacker.total, attacker.mods, attacker.role) == (11, [Mod("passes", 2)], "initiative")
    assert (defender.total, defender.shown, duel.stage, duel.about) == (None, ["crow-4", "crow-5"], "keep", "")


def test_a_simple_duel_names_its_target() -> None:
    """MALI-DUEL-02: a simple duel of an Action against a TN."""
    game = dueling()
    duel = game.state.duels.pop()
    duel.sides.pop()
    past_conflicts.lay(game, duel)
    assert seen(game).duels[0].against == "ben"


def test_a_duel_as_it_is_played() -> None:
    """MALI-DUEL-01: an attack that is played shows its duel at every question."""
    game = two(hands=[["ram-13"], ["crow-1"]], tops=[["ram-5"], ["mask-6"]], active="ann")
    ask = play(game, "boss:shot")
    assert ask.name == "cheat"
    (duel,) = seen(game, 1).duels
    assert [side.shown for side in duel.sides] == [["ram-5"], ["mask-6"]]
    assert [side.total for side in duel.sides] == [10, 11]


def test_what_is_over_is_looked_at() -> None:
    """MALI-HID-03: a duel and the flips that it led to lie there, decided, until the next Action is declared."""
    game = two(hands=[["ram-13"], ["crow-1"]], tops=[["ram-5"], ["mask-1"]], active="ann")
    assert play(game, "boss:shot", "decline", "decline").name == "act"
    (duel,) = seen(game, 1).duels
    assert (duel.stage, [side.result for side in duel.sides]) == ("done", ["success", "failure"])
    assert game.state.duels == [] and game.state.past_duels
    play(game, "concentrate")
    assert seen(game, 1).duels == []
    for name in ("terrifying", "damage", "heal"):
        past_conflicts.note(game, Duel(name, "MALI-DUEL-01", []))
    past_conflicts.note(game, Duel("action", "MALI-DUEL-01", [], action="boss:shot"))
    assert [past.name for past in game.state.past_duels] == ["action", "damage", "heal"]


# -- the table


def test_terrain() -> None:
    """MALI-TERR-01, MALI-TERR-11, MALI-TERR-20: every piece with its Traits, Height and what Hazardous does."""
    terrain = [
        {"id": "wood", "kind": "woods", "circle": [5, 5, 2], "name": {"en": "Wood", "fr": "Bois"}},
        {"id": "fire", "kind": "other", "rect": [12, 5, 2, 2], "traits": ["hazardous"], "hazard": "burning"},
        {"id": "arch", "kind": "bridge", "rect": [20, 5, 3, 3], "height": 3, "clearance": 2},
    ]
    board = seen(two(terrain=terrain)).board
    assert board is not None and (board.width, board.unit) == (36_000, "inch")
    wood, fire, arch = board.terrain
    assert wood.marks["traits"] == ["concealing", "dense", "severe"] and wood.shapes[0].circle == (5_000, 5_000, 2_000)
    assert fire.marks == {"traits": ["hazardous"], "hazard": "burning"} and fire.name["fr"] == "terrain"
    assert (arch.bottom, arch.top, arch.marks["clearance"]) == (0, 3_000, 2_000) and wood.top == 0


def test_what_is_destroyed_is_gone_and_keeps_its_name() -> None:
    """MALI-TERR-08: destroyed terrain is no longer on the board; whoever mentions it still has its name."""
    hedge = {"id": "hedge", "kind": "hedge", "rect": [5, 5, 2, 1], "name": {"en": "Hedge", "fr": "Haie"}}
    game = two(terrain=[hedge])
    game.state.gone = ["hedge"]
    game.raze()
    shown = seen(game)
    assert shown.board is not None and shown.board.terrain == [] and shown.names["hedge"]["fr"] == "Haie"


def test_buildings_that_can_be_entered() -> None:
    """MALI-TERR-24: their walls are drawn, and the building is a roof."""
    shed = {
        "id": "shed",
        "kind": "building",
        "rect": [5, 5, 4, 4],
        "doors": [[[4, 3], [6, 3]]],
        "walls": [[[5, 7], [5, 5]]],
    }
    board = seen(two(terrain=[shed], buildings=True)).board
    assert board is not None
    kinds = [(piece.kind, piece.marks.get("look", "")) for piece in board.terrain]
    solid = seen(two(terrain=[shed])).board
    assert solid is not None and [piece.marks["look"] for piece in solid.terrain] == ["flat-roof"]
    assert kinds[0] == ("building", "roof") and set(kinds[1:]) == {("wall", "")} and len(kinds) > 5


def test_a_drawn_board() -> None:
    """MALI-DES-60: a board by its name, before anybody stands on it."""
    board = BOOK.board({"board": "river"})
    assert board.name["en"] == "The two bridges" and len(board.terrain) > 8


# -- names


def test_names() -> None:
    """MALI-CARD-01: models, Actions, Triggers, Upgrades and Markers in both languages; several of a card are told apart."""
    again = {"id": "again", "name": {"en": "Again", "fr": "Encore"}, "suits": ["ram"]}
    game = lay(
        models={
            "a": {"card": "man"},
            "b": {"card": "man"},
            "c": {"card": "man", "seat": 1},
            "d": {"card": "foe", "seat": 1},
        },
        cards=[card("foe", actions=[action(triggers=[again])])],
        upgrades=[upgrade("cloak", abilities=[{"id": "warm", "name": {"en": "Warm", "fr": "Chaud"}}])],
    )
    called = names.names(game)
    assert [called[name]["en"] for name in "abcd"] == ["Man 1 (P1)", "Man 2 (P1)", "Man (P2)", "Foe"]
    assert called["foe:strike"]["fr"] == "Frappe" and called["foe:strike:again"]["fr"] == "Encore"
    assert called["cloak"]["en"] == "Cloak" and called["cloak:warm"]["fr"] == "Chaud"
    assert called["pyre"]["en"] == "Pyre Marker" and "turf" not in called


def test_a_marker_is_no_scheme() -> None:
    """MALI-MARK-06: a Marker that was Dropped is called by its kind, its number and its player, and never like a Scheme."""
    game = two()
    made = marker.put(game, "scheme", (5_000, 5_000), 1)
    called = names.names(game)
    assert called[made.id]["en"] == "Scheme Marker 1 (P2)" and "scheme-1" not in called


def test_names_follow_the_table() -> None:
    """MALI-SUMM-01: a model that comes into play has a name at once, although names are cached."""
    game = two()
    names.names(game)
    twin = msgspec.structs.replace(game.model("ben"), id="ben-2")
    game.models.append(twin)
    assert names.names(game)["ben-2"]["en"] == "Fighter 2"
