"""Edges of the rules where one is easily wrong: each of these was found by playing or by reading the ledger again."""

from __future__ import annotations

import math
import random
from pathlib import Path
from typing import Any

import pytest
import yaml

from escarmouche.core.asks.ask import Choose, Menu
from escarmouche.core.messages.refusal import BadFile, Refusal
from escarmouche.core.play.game import Game
from escarmouche.core.play.undo import undoable
from escarmouche.games.malifaux import BOOK
from escarmouche.games.malifaux.cards import effect
from escarmouche.games.malifaux.cards.effect import Use
from escarmouche.games.malifaux.ground import stand
from escarmouche.games.malifaux.harm import condition, damage, kill
from escarmouche.games.malifaux.harm.damage import Hit
from escarmouche.games.malifaux.models import bury, replace
from escarmouche.games.malifaux.movement import drag_marker, follow_way, place, push, route, shift_marker, walk
from escarmouche.games.malifaux.movement.toward import toward
from escarmouche.games.malifaux.setup import choose_schemes
from escarmouche.games.malifaux.state import After, Model, Resolving, Scheme
from escarmouche.games.malifaux.table import Malifaux
from escarmouche.games.malifaux.turn import end_phase, general_actions, interact, targeting, timing
from escarmouche.space.disc import Disc
from escarmouche.space.path import Straight
from escarmouche.space.units import mil
from escarmouche.testing.conformance import garbage, words
from tests.games.malifaux.lay import CARD, STRIKE, action, card, lay, open_branches, play, upgrade
from tests.games.malifaux.rule_runner import ability, asked, run


def waits(event: str, effect: dict[str, Any], **when: Any) -> list[dict[str, Any]]:
    """An Ability that waits for an event."""
    return [ability(name=f"on-{event}", when={"event": event, **when}, effects=[effect])]


# -- killing


@pytest.mark.parametrize(("type", "stones"), [("melee", 1), ("missile", 0), ("", 1)])
def test_a_kill_is_of_the_type_of_its_action(type: str, stones: int) -> None:
    """MALI-ABIL-04, MALI-KILL-05: after killing or being killed with a (melee) Action, by damage or outright."""
    hunter = card("hunter", actions=[STRIKE], abilities=waits("kills", {"soulstone": {}}, type=type))
    prey = card("prey", health=2, abilities=waits("killed", {"soulstone": {}}, type=type))
    for outright in (False, True):
        game = lay(
            models={"a": {"card": "hunter"}, "b": {"card": "prey", "seat": 1, "at": (1.2, 0)}}, cards=[hunter, prey]
        )
        a, b = game.model("a"), game.model("b")
        if outright:
            run(kill.kill(game, b, a, type=damage.kind(game, "hunter:strike")))
        else:
            run(damage.suffer(game, [Hit(b, 2, a, "hunter:strike")]))
        assert b.status == "killed" and [game.deck(seat).stones for seat in (0, 1)] == [stones, stones]


# -- what has been shown


def at_the_table(game: Malifaux) -> Game[Malifaux]:
    """A whole game from a position on."""
    return Game(BOOK, game.setup, bytes(32), state=game.state)


def test_a_card_that_was_shown_is_not_taken_back_without_consent() -> None:
    """MALI-HID-02, MALI-HID-03, MALI-HID-04: who cheats, discards or removes shows a card of the hand."""
    game = at_the_table(
        lay(
            models={"a": {}, "b": {"conditions": {"burning": 3}, "at": (2, 0)}, "z": {"seat": 1, "at": (20, 0)}},
            hands=[["ram-9", "ram-10"], []],
            tops=[["tome-4"], []],
            active="a",
        )
    )
    game.answer(0, {"assist": "b"})
    assert game.pending[0].name == "cheat"
    game.answer(0, {"cheat": "ram-9"})
    found = undoable(game, 0)
    assert found.possible and not found.free and found.why is not None and found.why.key == "undo-shown"
    assert {"cheated", "discarded", "removed-cards", "showed-cards", "looked-cards"} <= set(BOOK.blocks_free_undo)


# -- Replace


def test_damage_dealt_to_the_original_was_dealt_to_the_new_model() -> None:
    """MALI-REPL-04, MALI-SCHM-16: what was damaged in this Activation is the one that took its place."""
    game = lay(models={"a": {"at": (9, 9)}, "b": {"seat": 1, "at": (12, 9), "health": 5}}, active="a")
    a, b = game.model("a"), game.model("b")
    game.state.resolving.append(Resolving("man:x", "a", 0, target="b"))
    run(damage.suffer(game, [Hit(b, 1, a)]))
    assert game.state.activation is not None and game.state.activation.harmed == ["b"]
    (new,) = run(replace.replace(game, 1, b, [b], ["fighter"], crew=1), beside(b))
    assert game.state.activation.harmed == [new.id]
    assert (game.resolving.target, game.resolving.harmed) == (new.id, {new.id: 1})


def test_the_rest_of_an_effect_is_about_the_new_model() -> None:
    """MALI-REPL-04: the words after a Replace mean the new model where they meant the original; of another Crew they mean nobody."""
    for crew, stunned in (("same", True), ("own", False)):
        turn = action(effects=[{"replace": {"cards": ["fighter"], "crew": crew}}, {"gain": {"condition": "stunned"}}])
        game = lay(
            models={"a": {"card": "wizard", "at": (9, 9)}, "b": {"seat": 1, "at": (12, 9)}},
            cards=[card("wizard", actions=[turn])],
        )
        a, b = game.model("a"), game.model("b")
        run(effect.run(game, game.action("wizard:strike").effects, Use(0, a, "wizard:strike", b)), beside(b))
        new = game.models[-1]
        assert new.card == "fighter" and condition.has(new, "stunned") is stunned


def test_who_is_replaced_by_its_own_action_ends_its_duel() -> None:
    """MALI-REPL-07, MALI-CONF-03: the new model goes on with the Action, whose card leaves the Conflict when it is over."""
    change = action(resist="", target=None, type="", tn=8, effects=[{"replace": {"to": "self", "cards": ["fighter"]}}])
    game = lay(
        models={"a": {"card": "were", "at": (9, 9)}, "z": {"seat": 1, "at": (30, 30)}},
        cards=[card("were", actions=[change])],
        tops=[["ram-9"], []],
        active="a",
    )
    ask = play(game, "were:strike")
    assert ask.name == "replace"
    ask = play(game, beside(game.model("a")))
    assert (ask.name, ask.about["model"], ask.about["left"]) == ("act", "fighter", 1)
    assert game.state.duels == [] and game.deck(0).discard == ["ram-9"]


def beside(model: Model) -> tuple[int, int]:
    """A place in base contact, to the left of a model."""
    return (model.x - 2 * 591, model.y)


# -- Schemes


def test_an_upgrade_may_make_a_model_insignificant_for_schemes() -> None:
    """MALI-STRAT-02, MALI-AMB-130, MALI-UPG-01: whom an Upgrade makes Insignificant cannot be chosen for a Scheme."""
    rags = upgrade("rags", abilities=[ability({"insignificant": {}})])
    models = {"a": {}, "b": {"seat": 1, "upgrades": ["rags"]}, "c": {"seat": 1, "at": (9, 9)}}
    game = lay(models=models, upgrades=[rags])
    assert [scheme.enemy for scheme in choose_schemes.possible(game, 0, choose_schemes.PRISONER)] == ["c"]


# -- simultaneous effects


def test_effects_at_once_are_called_by_their_names() -> None:
    """MALI-TIME-02, MALI-DP-21: which effect comes next, and where one happens twice, about whom; in both languages."""
    seer = card("seer", abilities=[*waits("moves", {"soulstone": {}}), *waits("acts", {"draw": {}})])
    game = lay(models={"a": {"card": "seer"}, "b": {"at": (3, 3)}, "c": {"seat": 1, "at": (6, 6)}}, cards=[seer])
    named, moved = BOOK.names(game), "seer:on-moves"
    afters = [After("a", 0, moved, "b"), After("a", 0, "burning"), After("a", 0, moved, "c"), After("a", 0, moved, "c")]
    afters += [After("a", 0, "hazard", "marker:pyre"), After("a", 0, "hazard", "marker:pit-trap")]
    ask = asked(timing.batch(game, afters))
    assert list(ask.options) == [moved, "burning", "hazard"] and list(words.deep("malifaux", ask, named)) == []
    ask = asked(timing.batch(game, afters), moved)
    assert (ask.name, list(ask.options)) == ("next-about", ["b", "c"]) and list(
        words.deep("malifaux", ask, named)
    ) == []
    ask = asked(timing.batch(game, afters), "hazard")
    assert list(ask.options) == ["pyre", "pit-trap"] and list(words.deep("malifaux", ask, named)) == []
    run(timing.batch(game, afters), moved, "c", moved, "b", moved, "hazard", "pit-trap", "burning")
    assert game.deck(0).stones == 3


@pytest.mark.parametrize("name", condition.NAMES)
def test_every_condition_has_a_word(name: str) -> None:
    """MALI-COND-01: it may be an option of a question."""
    assert list(words.option("malifaux", name, {})) == []


# -- ways


def test_a_way_up_a_hill_runs_into_who_stands_above() -> None:
    """MALI-MOVE-05, MALI-TERR-22: what is proposed on a hill is as legal as what is tried there."""
    models = {
        "a": {"at": (2.068, 24.717)},
        "b": {"seat": 1, "at": (3.519, 24.706, 3), "card": "big", "floor": "boulder-2"},
    }
    game = lay(models=models, board="river", cards=[card("big", base=50)])
    line = push.Line(game, game.model("a"), 5000)
    assert line.why_not((3264, 27005)) is not None and line.towards(0.46, 0.88, 2600) is None


def test_who_cannot_pay_for_the_height_does_not_climb() -> None:
    """MALI-MOVE-09: all that is left is less than the climb."""
    game = lay(models={"a": {"at": (9, 9)}})
    up = follow_way.Stretch("", (9000, 9000), Straight(9000, 9000), up=2000)
    assert follow_way.within(game, [up], 591, 1500, severe=True) == []
    assert follow_way.within(game, [up], 591, 2000, severe=True) == [up]


def test_schemes_have_names_wherever_they_are_offered() -> None:
    """MALI-SETUP-27, MALI-DP-07: as branches of a menu, too."""
    game = lay(models={"a": {}, "b": {"seat": 1, "at": (9, 9)}}, state={"pool": list(range(1, 14)), "step": "first"})
    assert list(words.deep("malifaux", choose_schemes.menu(game, 0), BOOK.names(game))) == []


# -- before a duel


def helper(may: bool = True, name: str = "lend", **whose: Any) -> dict[str, Any]:
    """Somebody who gives + to a duel of a model within 6", for a card."""
    when = {"event": "duel", "whose": whose, "aura": 6}
    effects = [{"fate": {"amount": 1, "to": "about"}}]
    return ability(name=name, when=when, may=may, effects=effects, cost=[{"discard": {"amount": 1}}])


def test_others_may_help_or_hinder_before_a_duel() -> None:
    """MALI-DUEL-06, MALI-DP-30, MALI-AMB-111: what other models can do before a duel, the Attacker's player first; each once."""
    cards = [
        card("friendly", abilities=[helper(who="friend", other=True)]),
        card("foul", abilities=[helper(name="sap", who="enemy")]),
        card("kind", abilities=[helper(who="friend", other=True)]),
    ]
    models = {
        "a": {"card": "fighter", "at": (9, 9)},
        "b": {"seat": 1, "at": (10.5, 9)},
        "f": {"card": "friendly", "at": (9, 12)},
        "e": {"card": "kind", "at": (6, 9)},
        "g": {"card": "foul", "seat": 1, "at": (12, 12)},
        "h": {"card": "foul", "seat": 1, "at": (9, 30)},
    }
    game = lay(models=models, cards=cards, hands=[["ram-1", "ram-2"], ["crow-1"]], active="a")
    ask = play(game, "fighter:strike")
    assert (ask.name, ask.seat, open_branches(ask)) == ("prepare", 0, ["ready", "friendly:lend", "kind:lend"])
    ask = play(game, "friendly:lend", ["ram-1"])  # Auras of one name affect a model once
    assert (ask.name, ask.seat, open_branches(ask)) == ("prepare", 1, ["ready", "foul:sap"])
    play(game, "foul:sap", ["crow-1"])
    attacker, defender = game.duel.sides if game.state.duels else game.state.past_duels[-1].sides
    assert [len(attacker.flipped), len(defender.flipped)] == [3, 1] and attacker.used == ["friendly:lend", "foul:sap"]


def test_the_opponent_has_a_say_before_a_simple_duel() -> None:
    """MALI-DUEL-06: also where only one model performs it."""
    trick = action(resist="", target=None, type="", tn=8)
    cards = [card("foul", abilities=[helper(who="enemy", may=False)]), card("solo", actions=[trick])]
    models = {"a": {"card": "solo", "at": (9, 9)}, "g": {"card": "foul", "seat": 1, "at": (12, 12)}}
    game = lay(models=models, cards=cards, hands=[[], ["crow-1", "crow-2"]], active="a")
    ask = play(game, "solo:strike")
    assert (ask.name, ask.seat) == ("discard-cards", 1)


# -- Markers


def test_a_marker_is_a_friends_an_enemys_or_nobodys() -> None:
    """MALI-CTRL-01, MALI-RESTR-02, MALI-RESTR-03: whose Markers an Action or an effect means."""
    for who, found in (("any", ["m", "n", "o"]), ("friend", ["m"]), ("enemy", ["n"])):
        sweep = action(type="", range=6, resist="", stat=None, marker=["scheme"], target={"who": who})
        lying = {"remove-marker": {"kinds": ["scheme"], "who": who, "within": 6, "amount": 9}}
        game = lay(
            models={"a": {"card": "broom", "at": (9, 9)}},
            markers={"m": {"seat": 0, "at": (9, 11)}, "n": {"seat": 1, "at": (11, 9)}, "o": {"at": (7, 9)}},
            cards=[
                card("broom", actions=[sweep, {**sweep, "id": "all", "effects": [lying], "marker": [], "target": None}])
            ],
        )
        a = game.model("a")
        assert targeting.targets(game, game.action("broom:strike"), a) == found
        run(effect.run(game, game.action("broom:all").effects, Use(0, a, "broom:all")))
        assert [one.id for one in game.state.markers] == [name for name in "mno" if name not in found]


# -- what cards say about other cards


@pytest.mark.parametrize("word", [{"summon": {"cards": ["man", "mna"]}}, {"replace": {"cards": ["mna"]}}])
def test_whom_a_card_names_must_be_there(word: dict[str, Any], tmp_path: Path) -> None:
    """MALI-SUMM-01, MALI-REPL-01: an unknown id is reported with the file, the line, the card and the word."""
    inner = {"flip": {"profile": [1, 2, 3], "effects": [word]}}
    bad = card("caller", actions=[action(effects=[inner])], origin="user")
    with pytest.raises(BadFile) as raised:
        BOOK.read_setup({"cards": [CARD, bad], "seats": 2})
    said = raised.value.text("en")
    assert "caller" in said and "mna" in said and next(iter(word)) in said and "man" in said
    for name, data in (("caller", bad), ("man", {**CARD, "origin": "user"})):
        (tmp_path / f"{name}.yaml").write_text(yaml.safe_dump(data, sort_keys=False))
    (fault,) = BOOK.cards.check_cards(tmp_path, "third")
    assert "caller.yaml, line" in fault.text("en") and "mna" in fault.text("fr")


def test_an_upgrade_that_a_card_names_must_be_there() -> None:
    """MALI-UPG-01: the same of Upgrades; what is there is no fault."""
    bad = card("caller", actions=[action(effects=[{"attach": {"upgrade": "salt-charms"}}])])
    with pytest.raises(BadFile):
        BOOK.read_setup({"cards": [bad], "seats": 2})
    good = card("caller", actions=[action(effects=[{"attach": {"upgrade": "salt-charm"}}])])
    assert BOOK.read_setup({"cards": [good], "seats": 2}).cards == [good]


@pytest.mark.parametrize(("off", "size", "far"), [(0.3, 1.5, 4.5), (-0.2, 1.5, 7.5), (0.1, 1.0, 6.0), (0.6, 0.6, 6.0)])
def test_toward_ends_as_near_as_possible_behind_what_hinders(off: float, size: float, far: float) -> None:
    """MALI-TOW-02: by the shortest way round it, and from there straight to the centre."""
    rock = {"id": "rock", "circle": [11.5, 12 + off, size], "traits": ["impassable"]}
    game = lay(models={"a": {"at": (8, 12)}, "b": {"seat": 1, "at": (20, 12)}}, terrain=[rock])
    way = toward.region(game, game.model("a"), game.model("b"), mil(far))
    x, y = next(iter(way.propose()))[-1][:2]
    left = math.hypot(20_000 - x, 12_000 - y)
    assert left == pytest.approx(thread((-3.5, -off), (8.5, -off), size + 0.591) - mil(far), abs=10)


def thread(start: tuple[float, float], end: tuple[float, float], r: float) -> float:
    """The length of a thread pulled tight round a circle of that radius about (0, 0), in mils."""
    near, far = math.hypot(*start), math.hypot(*end)
    found = []
    for side in (1, -1):
        leaves = math.atan2(start[1], start[0]) + side * math.acos(r / near)
        comes = math.atan2(end[1], end[0]) - side * math.acos(r / far)
        found.append(math.sqrt(near**2 - r**2) + math.sqrt(far**2 - r**2) + r * (side * (comes - leaves) % math.tau))
    return 1000 * min(found)


def test_away_ends_as_far_as_possible_behind_what_hinders() -> None:
    """MALI-TOW-02, MALI-TOW-04: no direction one might make for leads further away."""
    rock = {"id": "rock", "circle": [17.5, 12.1, 1.5], "traits": ["impassable"]}
    game = lay(models={"a": {"at": (15, 12)}, "b": {"seat": 1, "at": (12, 12)}}, terrain=[rock])
    way = toward.region(game, game.model("a"), game.model("b"), 3000, away=True)
    x, y = next(iter(way.propose()))[-1][:2]
    assert math.hypot(x - 12_000, y - 12_000) == pytest.approx(5506, abs=10)


# -- what General Actions target, where Unburied models come


def test_who_delivers_a_message_targets_its_enemy() -> None:
    """MALI-SCHM-14, MALI-AMB-39, MALI-RES-04: being targeted is an event, and Distracted drops."""
    touchy = card("touchy", station="master", abilities=waits("targeted", {"soulstone": {}}))
    models = {
        "a": {"at": (9, 9), "conditions": {"distracted": 2}},
        "b": {"card": "touchy", "seat": 1, "at": (11, 9), "leader": True},
    }
    plans = [[Scheme(11, enemy="b")], []]
    game = lay(models=models, cards=[touchy], active="a", state={"schemes": plans, "pool": [1, 2, 3, 4, 11]})
    play(game, {"interact": {"message": "b"}})
    assert (
        condition.value(game.model("a"), "distracted") == 1 and game.deck(1).stones == 1 and game.state.points == [1, 0]
    )


def test_assist_targets_a_friend() -> None:
    """MALI-GACT-05, MALI-ABIL-04: that is an event for the friend."""
    touchy = card("touchy", abilities=waits("targeted", {"soulstone": {}}))
    models = {"a": {"at": (9, 9)}, "b": {"card": "touchy", "at": (11, 9), "conditions": {"burning": 2}}}
    game = lay(models=models, cards=[touchy], active="a", tops=[["ram-9"], []])
    play(game, {"assist": "b"})
    assert game.deck(0).stones == 1


def test_who_is_unburied_in_hazardous_terrain_was_placed_there() -> None:
    """MALI-BURY-03, MALI-PLACE-04, MALI-MOVE-02: it has moved, and suffers where it ends up."""
    game = lay(
        models={"a": {"card": "jumpy", "status": "buried"}, "z": {"seat": 1, "at": (30, 30)}},
        markers={"m": {"kind": "pyre", "at": (9, 9)}},
        cards=[card("jumpy", abilities=waits("moves", {"soulstone": {}}))],
    )
    a = game.model("a")
    region = place.region(game, a, within=3000, of=game.marker("m"))
    run(bury.unbury(game, 0, a, region), (9000, 9000))
    run(timing.resolve_waiting(game), "hazard")
    assert condition.value(a, "burning") == 1 and game.deck(0).stones == 1


def test_a_shield_ends_after_what_a_burning_neighbour_brings_about() -> None:
    """MALI-AMB-44, MALI-END-01, MALI-TIME-02: the Active player's model dies and explodes before the other's Shielded ends."""
    bang = {"damage": {"to": "all", "within": 6, "amount": 1}}
    models = {
        "a": {"card": "bomb", "at": (9, 9), "health": 1, "conditions": {"burning": 1}},
        "b": {"seat": 1, "at": (12, 9), "conditions": {"shielded": 1}},
    }
    game = lay(models=models, cards=[card("bomb", abilities=waits("killed", bang))], state={"phase": "end"})
    run(end_phase.effects(game))
    assert game.model("a").status == "killed" and game.model("b").health == 8


# -- costs


def test_a_cost_that_the_one_before_has_made_impossible_is_not_paid() -> None:
    """MALI-TRIG-05, MALI-RES-02, MALI-AMB-25: who names an X that leaves nothing for the next discard gets nothing for it."""
    twice = [{"discard": {"amount": "X"}}, {"discard": {}}]
    boast = {
        "id": "boast",
        "name": {"en": "b", "fr": "b"},
        "timing": "immediately",
        "cost": twice,
        "effects": [{"soulstone": {}}],
    }
    spell = action(id="spell", type="", resist="", stat=None, target=None, cost=twice, effects=[{"soulstone": {}}])
    poser = card("poser", actions=[action(triggers=[boast]), spell])
    models = {"a": {"card": "poser", "at": (9, 9)}, "b": {"seat": 1, "at": (10.5, 9)}}
    game = lay(models=models, cards=[poser], hands=[["ram-1"], []], tops=[["ram-9"], ["ram-3"]], active="a")
    ask = play(game, "poser:strike", "decline", "poser:strike:boast", 1, ["ram-1"])
    assert (ask.name, game.deck(0).stones, game.deck(0).hand) == ("act", 0, [])
    game = lay(models=models, cards=[poser], hands=[["ram-1"], []], active="a")
    ask = play(game, "poser:spell", 1, ["ram-1"])
    assert (ask.name, game.deck(0).stones, ask.about["left"]) == ("act", 0, 1)


# -- moving Markers


def test_a_solid_marker_goes_past_nobody_and_may_come_down_anywhere() -> None:
    """MALI-TERR-18, MALI-MARK-03, MALI-AMB-59: its way counts, and not where it would fall; others lie on top of it then."""
    crate = {"id": "crate", "kind": "crates", "height": 2, "rect": [10, 10, 3, 3]}
    ice = {"kind": "ice-pillar", "at": (10, 10, 2), "floor": "crate"}
    game = lay(
        models={"low": {"at": (13, 10)}, "high": {"at": (10, 11.2, 2), "floor": "crate"}},
        terrain=[crate],
        markers={"ice": ice, "old": {"at": (7, 10)}},
    )
    way = shift_marker.Shift(game, game.marker("ice"), 3000)
    for spot, by in (((13000, 10000), None), ((10000, 12900), "high"), ((10000, 7000), None), ((7000, 10000), None)):
        found = way.why_not(spot)
        assert (found.args["by"] if found else None) == by, spot
    run(drag_marker.move(game, game.marker("ice"), ((7000, 10000),)))
    assert (game.marker("ice").z, game.marker("old").floor, game.marker("old").z) == (0, "ice", 2000)


def test_a_bridge_leads_over_what_lies_below() -> None:
    """MALI-TERR-15, MALI-TERR-20: an Impassable Marker of Height 2 is in nobody's way on a bridge of Height 3."""
    bridge = {"id": "span", "kind": "bridge", "height": 3, "clearance": 2.5, "rect": [18, 18, 10, 3]}
    models = {"a": {"at": (15, 18, 3), "floor": "span"}, "z": {"at": (30, 30), "seat": 1}}
    game = lay(models=models, terrain=[bridge], markers={"ice": {"kind": "ice-pillar", "at": (18, 18)}})
    a, ice = game.model("a"), game.marker("ice")
    assert route.Route(game, a, 5000).why_not(((20000, 18000),)) is None
    a.x, a.y = ice.x, ice.y
    assert stand.hit(game, game.body(a), "span", 2000, ("a",)) is None
    assert stand.hit(game, game.body(a), "", 2000, ("a",)) == "ice"


def test_the_last_step_of_stairs_is_left_where_there_is_room() -> None:
    """MALI-TERR-22, MALI-MOVE-07: whoever stands on the roof beside them is not stood on."""
    models = {
        "a": {"card": "imp", "at": (19.805, 15.366, 2), "floor": "shop1-stairs"},
        "b": {"at": (20.099, 15.339, 3), "floor": "shop1", "seat": 1},
    }
    game = lay(models=models, board="random:424", cards=[card("imp", sz=1)])
    a = game.model("a")
    walk.come_to_rest(game, a)
    assert (a.floor, a.z) == ("shop1-stairs", 2000)
    game.model("b").x += 3000
    walk.come_to_rest(game, a)
    assert (a.floor, a.z) == ("shop1", 3000)


# -- questions on their way


def test_hiring_travels_as_json() -> None:
    """MALI-HIRE-01, MALI-DP-05: what is offered, at which price, and what cannot be had."""
    setup = BOOK.read_setup({"seats": 2, "strategy": "turf"})
    game, rng = Game(BOOK, setup, bytes(32)), random.Random(1)
    while game.pending[0].name != "hire":
        for ask in list(game.pending):
            game.answer(ask.seat, ask.sample(rng))
    assert list(garbage.travels(game.pending[0])) == []


def test_flips_for_several_are_made_before_anybody_suffers() -> None:
    """MALI-DMG-11, MALI-AMB-119: both are at 0 Health before the first explodes, and what it does hurts neither."""
    bang = {"damage": {"to": "all", "within": 6, "amount": 1}}
    storm = {"damage": {"to": "enemies", "within": 6, "profile": [2, 3, 4]}}
    models = {
        "a": {"card": "mage", "at": (9, 9)},
        "b": {"card": "bomb", "seat": 1, "at": (12, 9), "health": 2},
        "c": {"seat": 1, "at": (9, 12), "health": 2},
    }
    cards = [card("mage", actions=[action(effects=[storm])]), card("bomb", abilities=waits("killed", bang))]
    game = lay(models=models, cards=cards, tops=[["ram-1", "ram-2"], []])
    run(effect.run(game, game.action("mage:strike").effects, Use(0, game.model("a"), "mage:strike")))
    assert [kill.model for kill in game.state.kills] == ["b", "c"] and game.model("a").health == 7
    assert [kill.by for kill in game.state.kills] == ["a", "a"]


@pytest.mark.parametrize(
    ("kind", "strategy", "word", "y"), [("scheme", "turf", "drop", 13), ("strategy", "explosives", "plant", 15)]
)
def test_how_high_markers_lie_counts_between_them(kind: str, strategy: str, word: str, y: int) -> None:
    """MALI-GACT-01, MALI-EXPL-03, MALI-MEAS-03: a roof of Height 4 is far enough above a Marker beside the house."""
    house = {"id": "house", "kind": "building", "height": 4, "rect": [10, 10, 4, 4]}
    for floor, fine in (("house", True), ("", False)):
        at = (10, 10, 4) if floor else (10, y + 2)
        game = lay(
            models={"a": {"at": at, "floor": floor, "tokens": {"explosives": 1}}},
            terrain=[house],
            markers={"m": {"kind": kind, "at": (10, y), "seat": 0}},
            active="a",
            state={"strategy": strategy},
        )
        menu = interact.offer(game, game.model("a"), 0)
        branch = menu.branch(word) if isinstance(menu, Menu) else menu
        found = branch if isinstance(branch, Refusal) else branch.why_not((10000, 10500))
        assert (found is None) is fine


def test_who_stays_at_the_very_edge_stays_up() -> None:
    """MALI-MOVE-02, MALI-AMB-51: a move of 0" is one, and nobody falls by it."""
    models = {
        "a": {"card": "ghost", "at": (17.994, 21.104, 3), "floor": "footbridge-2"},
        "z": {"at": (30, 30), "seat": 1},
    }
    ghost = card("ghost", abilities=[ability({"moves-through": {}})])
    game = lay(models=models, board="depot", cards=[ghost], active="a")
    a = game.model("a")
    run(walk.walk(game, a, ((a.x, a.y),)))
    assert (a.floor, a.z) == ("footbridge-2", 3000)


def test_who_stands_over_the_edge_by_a_hair_is_drawn_back_all_the_same() -> None:
    """MALI-MOVE-01, MALI-MOVE-07: a Push of somebody who moves through terrain ends on the table, or where it began."""
    ghost = card("ghost", abilities=[ability({"moves-through": {}})])
    game = lay(models={"a": {"card": "ghost", "at": (15.364, 35.413)}, "z": {"at": (30, 30), "seat": 1}}, cards=[ghost])
    a = game.model("a")
    for degrees in range(0, 360, 3):
        for far in (5, 50, 3000):
            gone = push.line(game, a, math.cos(math.radians(degrees)), math.sin(math.radians(degrees)), far)
            base = [Disc(one.leg.x, one.leg.y, game.cards["ghost"].radius) for one in gone[-1:]]
            assert [stand.hit(game, one, "", stand.height(game, a), ("a",)) for one in base] == [None] * len(base)


def test_who_controls_a_model_says_whom_it_assists() -> None:
    """MALI-CTRL-03, MALI-GACT-05: the friends are the model's own, the question is its controller's."""
    models = {
        "a": {"at": (10, 10)},
        "b": {"at": (12, 10), "conditions": {"burning": 1}},
        "z": {"at": (30, 30), "seat": 1},
    }
    game = lay(models=models, active="a")
    for seat in (0, 1):
        asked = general_actions.offer(game, game.model("a"), seat, "assist")
        assert isinstance(asked, Choose) and (asked.seat, list(asked.options)) == (seat, ["b"])
