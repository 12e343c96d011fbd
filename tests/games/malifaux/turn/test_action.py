"""Actions: what may be declared, the procedure, restrictions, General Actions (MALI-ACTN, MALI-RES, MALI-RESTR, MALI-GACT)."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule
from escarmouche.games.malifaux.cards import effect
from escarmouche.games.malifaux.cards.card import GENERAL
from escarmouche.games.malifaux.cards.effect import Use
from escarmouche.games.malifaux.cards.vocabulary import _known
from escarmouche.games.malifaux.state import Condition, Generated, Model
from escarmouche.games.malifaux.table import Malifaux
from escarmouche.games.malifaux.turn import action as actions
from escarmouche.games.malifaux.turn import action_queue, declaration, general_actions, interact, once_per, targeting
from tests.games.malifaux.positions import (
    SHOT,
    STRIKE,
    action,
    asked,
    card,
    lay,
    open_branches,
    play,
    refused,
    run,
    told,
)

ANN = {"card": "boss", "at": (10, 10)}
FAR = {"card": "man", "seat": 1, "at": (30, 30)}


def table(ann: dict[str, Any] | None = None, **rest: Any) -> Malifaux:
    """Ann is activating; Bob is far away unless he is said to be somewhere."""
    models = {"ann": {**ANN, **(ann or {})}, "bob": FAR, **rest.pop("models", {})}
    return lay(models=models, active="ann", **rest)


def one_action(**changes: Any) -> dict[str, Any]:
    """A card with one Action."""
    return card("actor", actions=[action(**changes)])


def branch(game: Malifaux, name: str) -> Any:
    """What lies behind a branch of the menu of whoever is activating."""
    return play(game, fresh=True).branch(name)


# -- the menu


def test_the_menu() -> None:
    """MALI-DP-25, MALI-GACT-08, MALI-AMB-23, MALI-ACTN-01: own Actions, the General ones, or nothing at all."""
    game = table(models={"bob": {**FAR, "at": (11.5, 10)}})
    ask = play(game)
    assert ask.names == ["boss:strike", "boss:shot", *general_actions.OFFERS, "stop"]
    assert sorted(general_actions.OFFERS) == sorted(GENERAL)
    assert "boss:strike" in open_branches(ask)


def test_the_limit() -> None:
    """MALI-ACT-05, MALI-ACTN-05: three Actions for a Master, (bonus) ones aside: one of these."""
    extra = action(id="trick", type="", range=0, stat=None, resist="", target=None, bonus=True)
    game = table({"card": "actor"}, cards=[card("actor", station="master", actions=[extra, {**extra, "id": "other"}])])
    ask = play(game, "actor:trick")
    assert ask.about["left"] == 3 and refused(ask, "actor:other").rule == "MALI-ACTN-05"
    game = table()
    play(game, {"walk": [[11_000, 10_000]]}, {"walk": [[12_000, 10_000]]}, {"walk": [[13_000, 10_000]]})
    assert game.model("ann").activated


def test_bonus_after_the_last_action() -> None:
    """MALI-ACTN-05: it does not count against the limit, so it may come last."""
    extra = action(id="trick", type="", range=0, stat=None, resist="", target=None, bonus=True)
    game = table({"card": "actor"}, cards=[card("actor", actions=[extra])])
    ask = play(game, {"walk": [[11_000, 10_000]]}, {"walk": [[12_000, 10_000]]})
    assert open_branches(ask) == ["actor:trick", "stop"]
    assert ask.branch("walk").rule == "MALI-ACT-05"


def test_stunned_and_bonus() -> None:
    """MALI-COND-09, MALI-AMB-27: a (bonus) Action of a Stunned model uses an Action, and is still the only one."""
    extra = action(id="trick", type="", range=0, stat=None, resist="", target=None, bonus=True)
    cards = [card("actor", actions=[extra, {**extra, "id": "other"}])]
    game = table({"card": "actor", "conditions": {"stunned": 0}}, cards=cards)
    ask = play(game, "actor:trick")
    assert ask.about["left"] == 1 and refused(ask, "actor:other").rule == "MALI-ACTN-05"
    game = table({"card": "actor"}, cards=cards)
    play(game, "actor:trick")
    game.model("ann").conditions.append(Condition("stunned"))
    assert play(game, fresh=True).about["left"] == 2  # nothing is counted afterwards


def test_missiles_while_engaged() -> None:
    """MALI-ENG-03: not while engaged."""
    game = table(models={"bob": {"card": "fighter", "seat": 1, "at": (11.5, 10)}})
    assert branch(game, "boss:shot").rule == "MALI-ENG-03"
    assert branch(game, "boss:strike") is None


@pytest.mark.parametrize("only", [True, False])
def test_only_while_engaged(only: bool) -> None:
    """MALI-RESTR-01: an Action for engaged models only, or for others only."""
    cards = [one_action(id="act", engaged=only, range=12)]
    for near in (True, False):
        bob = {"card": "fighter", "seat": 1, "at": (11.5, 10) if near else (18, 10)}
        game = table({"card": "actor"}, cards=cards, models={"bob": bob})
        offered = branch(game, "actor:act")
        assert (offered is None) == (near == only)


# -- once per


def test_once_per() -> None:
    """MALI-GEN-10, MALI-GEN-11, MALI-GEN-12, MALI-GEN-13: per Activation, per Turn; per model and Action; per target."""
    game = table(models={"cat": ANN | {"at": (5, 5)}})
    ann, cat = game.model("ann"), game.model("cat")
    once_per.use(game, ann, "boss:trick", "activation")
    once_per.use(game, ann, "boss:oath", "turn")
    once_per.use(game, ann, "boss:obey", "turn", "bob")
    assert once_per.spent(game, ann, "boss:trick", "activation") and once_per.spent(game, ann, "boss:oath", "turn")
    assert not once_per.spent(game, cat, "boss:trick", "activation") and not once_per.spent(
        game, cat, "boss:oath", "turn"
    )
    assert once_per.spent(game, ann, "boss:obey", "turn", "bob") and not once_per.spent(
        game, ann, "boss:obey", "turn", "cat"
    )
    assert not once_per.spent(game, ann, "boss:strike", "activation")


@pytest.mark.parametrize(("once", "rule"), [("activation", "MALI-GEN-10"), ("turn", "MALI-GEN-11")])
def test_an_action_once(once: str, rule: str) -> None:
    """MALI-GEN-10, MALI-GEN-11, MALI-AMB-25: declared is used."""
    plain = action(id="act", type="", range=0, stat=None, resist="", target=None, once=once)
    game = table({"card": "actor"}, cards=[card("actor", actions=[plain])])
    ask = play(game, "actor:act")
    assert refused(ask, "actor:act").rule == rule
    play(game, "stop")
    assert ("actor:act" in game.model("ann").used) == (once == "turn")


def test_once_per_target() -> None:
    """MALI-GEN-13: the limit counts for each target."""
    plain = action(id="act", type="", range=6, stat=None, resist="", target={"who": "enemy"}, once="turn", per="target")
    models = {"bob": {**FAR, "at": (12, 10)}, "dan": {**FAR, "at": (8, 10)}}
    game = table({"card": "actor"}, cards=[card("actor", actions=[plain])], models=models)
    ask = play(game, "actor:act")
    assert ask.name == "target"
    play(game, "bob", "actor:act")  # Dan is the only one left
    assert game.model("ann").used == ["actor:act/bob", "actor:act/dan"]


# -- targets


def why(game: Malifaux, key: str, target: str) -> str:
    """The rule by which a model cannot be targeted, "" if it can."""
    reason = targeting.why_not_target(game, game.model("ann"), game.action(key), game.model(target))
    return reason.rule if reason else ""


def test_range_and_sight() -> None:
    """MALI-RES-04, MALI-ACTN-06, MALI-EX-33: within range and LoS, unless the Action needs none."""
    wall = [{"id": "wall", "kind": "wall", "rect": [14, 10, 1, 6], "height": 4}]
    cards = [card("actor", actions=[{**SHOT, "range": 8}, {**SHOT, "id": "arc", "range": 8, "sight": False}])]
    models = {"bob": {**FAR, "at": (18, 10)}, "dan": {**FAR, "at": (10, 17)}, "eve": {**FAR, "at": (10, 25)}}
    game = table({"card": "actor"}, cards=cards, terrain=wall, models=models)
    assert [why(game, "actor:shot", name) for name in ("bob", "dan", "eve")] == ["MALI-RES-04", "", "MALI-RES-04"]
    assert why(game, "actor:arc", "bob") == ""
    assert targeting.targets(game, game.action("actor:shot"), game.model("ann")) == ["dan"]


def test_restrictions() -> None:
    """MALI-RESTR-02, MALI-RESTR-03, MALI-RESTR-04, MALI-RESTR-05, MALI-RES-05: enemy, friendly, X, other only; nobody attacks itself."""
    heal = action(id="heal", type="", range=6, stat=None, resist="", target={"who": "friend"})
    lines = [
        STRIKE | {"range": 6},
        action(id="foe", range=6, target={"who": "enemy"}),
        heal,
        {**heal, "id": "mate", "target": {"who": "friend", "other": True}},
        {**heal, "id": "beast", "target": {"has": ["beast"]}},
    ]
    cards = [card("actor", actions=lines), card("dog", characteristics=["beast"])]
    models = {"cat": {"card": "dog", "at": (12, 10)}, "bob": {**FAR, "at": (8, 10)}}
    game = table({"card": "actor"}, cards=cards, models=models)
    found = {
        line["id"]: targeting.targets(game, game.action(f"actor:{line['id']}"), game.model("ann")) for line in lines
    }
    assert found == {
        "strike": ["bob", "cat"],
        "foe": ["bob"],
        "heal": ["ann", "cat"],
        "mate": ["cat"],
        "beast": ["cat"],
    }
    assert why(game, "actor:strike", "ann") == "MALI-RES-05"


def test_no_target_no_action() -> None:
    """MALI-AMB-25, MALI-RES-04: what has no legal target is not offered."""
    game = table()
    assert branch(game, "boss:strike").key == "why-no-target-near"


def test_the_target_is_asked() -> None:
    """MALI-DP-27: with several; a single one is clear."""
    models = {"bob": {**FAR, "at": (11.5, 10)}, "dan": {**FAR, "at": (8.5, 10)}}
    game = table(models=models)
    ask = play(game, "boss:strike")
    assert (ask.name, sorted(ask.options)) == ("target", ["bob", "dan"])
    assert refused(ask, "ann").rule == "MALI-RES-05"
    play(game, "dan")
    assert [event.args["target"] for event in game.events if event.name == "targets"] == ["dan"]


def test_markers_as_targets() -> None:
    """MALI-MARK-14, MALI-RES-04: an Action may target a Marker, except Strategy Markers."""
    cards = [one_action(id="act", type="", range=6, stat=None, resist="", target=None, marker=["scheme", "strategy"])]
    markers = {"one": {"at": (12, 10)}, "two": {"kind": "strategy", "at": (8, 10)}, "three": {"at": (30, 10)}}
    game = table({"card": "actor"}, cards=cards, markers=markers)
    assert targeting.targets(game, game.action("actor:act"), game.model("ann")) == ["one"]
    play(game, "actor:act")
    assert game.model("ann").on_table


def test_choosing_is_not_targeting() -> None:
    """MALI-RES-06: what is chosen is asked for, and no target."""
    cards = [one_action(id="act", type="", range=6, stat=None, resist="", target=None, choose={"who": "enemy"})]
    game = table({"card": "actor"}, cards=cards, models={"bob": {**FAR, "at": (12, 10)}})
    ask = play(game, "actor:act")
    assert ask.name == "choose"
    assert "targets" not in told(game)


# -- the procedure


def test_an_attack() -> None:
    """MALI-RES-01, MALI-RES-07, MALI-RES-09, MALI-ACTN-02, MALI-ACTN-03: declared, targeted, duel, effects, over."""
    models = {"bob": {**FAR, "at": (11.5, 10)}}
    game = table(models=models, tops=(["ram-9"], ["ram-3"]))
    play(game, "boss:strike")
    names = told(game)
    assert names.index("declares") < names.index("targets") < names.index("duel-opposed")
    assert game.state.resolving == [] and game.state.duels == []
    assert game.deck(0).discard == ["ram-9"] and game.deck(1).discard == ["ram-3"]
    assert game.state.activation is not None and game.state.activation.taken == 1


def test_a_failure() -> None:
    """MALI-RES-07, MALI-AMB-25: a failed Action has been taken."""
    game = table(models={"bob": {**FAR, "at": (11.5, 10)}}, tops=(["ram-2"], ["ram-9"]))
    play(game, "boss:strike")
    assert "fails" in told(game)
    assert game.state.activation is not None and game.state.activation.taken == 1


def test_tactical_with_a_number() -> None:
    """MALI-ACTN-04, MALI-ACTN-06: a TN alone makes a simple duel."""
    cards = [one_action(id="act", type="", range=0, stat=5, resist="", tn=12, target=None)]
    game = table({"card": "actor"}, cards=cards, tops=(["ram-7"], []))
    play(game, "actor:act")
    assert "duel-simple" in told(game) and "fails" not in told(game)
    game = table({"card": "actor"}, cards=cards, tops=(["ram-6"], []))
    play(game, "actor:act")
    assert "fails" in told(game)


def test_every_step_is_quiet() -> None:
    """MALI-RES-01: between the steps of an Action the state says all."""
    models = {"bob": {**FAR, "at": (11.5, 10)}, "dan": {**FAR, "at": (8.5, 10)}}
    game = table(models=models)
    play(game, "boss:strike")
    assert game.resolving.stage == "target" and game.state.duels == []
    ask = play(game, fresh=True)
    assert ask.name == "target"


@pytest.fixture
def toll() -> Any:
    """A cost for these tests: a Token of this model, or of the target."""
    _known["cost"]["frame-toll"] = Toll
    yield
    del _known["cost"]["frame-toll"]


class Toll(effect.Word, frozen=True, kw_only=True):
    of: str = "self"


def _payer(use: Use, params: Toll) -> Model | None:
    return use.target if params.of == "target" else use.model


@effect.bars(Toll)
def broke(game: Malifaux, use: Use, params: Toll) -> Refusal | None:
    payer = _payer(use, params)
    return None if payer and payer.tokens.get("coin") else refuse("why-no-coin", "MALI-RES-02")


@effect.does(Toll)
def paid(game: Malifaux, use: Use, params: Toll) -> Rule[None]:
    payer = _payer(use, params)
    assert payer is not None
    payer.tokens["coin"] -= 1
    return
    yield


@pytest.mark.usefixtures("toll")
def test_costs() -> None:
    """MALI-RES-02, MALI-DP-26, MALI-EX-37: paid at once, before anything else; a model that cannot pay is not offered it."""
    cards = [one_action(id="act", cost=[{"frame-toll": {}}])]
    models = {"bob": {**FAR, "at": (11.5, 10)}, "dan": {**FAR, "at": (8.5, 10)}}
    game = table({"card": "actor"}, cards=cards, models=models)
    assert branch(game, "actor:act").key == "why-no-coin"
    game = table({"card": "actor", "tokens": {"coin": 1}}, cards=cards, models=models)
    ask = play(game, "actor:act")
    assert ask.name == "target" and game.model("ann").tokens["coin"] == 0


@pytest.mark.usefixtures("toll")
def test_costs_of_the_target() -> None:
    """MALI-RES-03: paid when it is declared; a model that cannot pay cannot be targeted."""
    cards = [one_action(id="act", cost=[{"frame-toll": {"of": "target"}}])]
    models = {"bob": {**FAR, "at": (11.5, 10)}, "dan": {**FAR, "at": (8.5, 10), "tokens": {"coin": 1}}}
    game = table({"card": "actor"}, cards=cards, models=models)
    assert targeting.targets(game, game.action("actor:act"), game.model("ann")) == ["dan"]
    play(game, "actor:act")
    assert game.model("dan").tokens["coin"] == 0


@pytest.mark.usefixtures("toll")
def test_unpaid() -> None:
    """MALI-RES-02, MALI-AMB-25: what is not paid after all fails, and has been taken."""
    cards = [one_action(id="act", cost=[{"frame-toll": {}}])]
    game = table({"card": "actor"}, cards=cards, models={"bob": {**FAR, "at": (11.5, 10)}})
    declaration.declare(game, game.model("ann"), 0, "actor:act")
    run(actions.step(game))
    assert game.resolving.stage == "after" and not game.resolving.success
    assert game.state.activation is not None and game.state.activation.taken == 1


def test_the_target_is_gone() -> None:
    """MALI-RES-04: without a legal target when it comes to it the Action fails."""
    game = table(models={"bob": {**FAR, "at": (11.5, 10)}})
    declaration.declare(game, game.model("ann"), 0, "boss:strike")
    game.model("bob").status = "killed"
    run(actions.step(game))
    assert game.resolving.stage == "after" and "fails" in told(game)


# -- General Actions


def test_walk() -> None:
    """MALI-GACT-06, MALI-DP-42: up to Mv inches."""
    game = table()
    ask = play(game)
    assert refused(ask, {"walk": [[15_100, 10_000]]}) is not None
    play(game, {"walk": [[15_000, 10_000]]})
    assert (game.model("ann").x, game.model("ann").y) == (15_000, 10_000)


def test_walk_while_engaged() -> None:
    """MALI-GACT-06, MALI-ENG-05, MALI-AMB-36: about in the engagement range, not out of it."""
    game = table(models={"bob": {"card": "fighter", "seat": 1, "at": (11.5, 10)}})
    ask = play(game)
    assert refused(ask, {"walk": [[6_000, 10_000]]}) is not None
    assert ask.why_not({"walk": ((10_000, 10_300),)}) is None


def test_charge() -> None:
    """MALI-GACT-07, MALI-DP-43, MALI-DP-44, MALI-AMB-30: a Push, then a (melee) Action if wanted, once; not while engaged."""
    game = table(models={"bob": {"card": "fighter", "seat": 1, "at": (15, 10)}})
    ask = play(game, {"charge": [13_700, 10_000]})
    assert (ask.name, open_branches(ask)) == ("generated", ["decline", "boss:strike"])
    ask = play(game, "boss:strike")
    while ask.name != "act":
        ask = play(game, "decline")
    assert ask.about["left"] == 2
    assert refused(ask, {"charge": [10_000, 10_000]}).rule in ("MALI-GACT-07", "MALI-ENG-06")
    game = table(models={"bob": {"card": "fighter", "seat": 1, "at": (11.5, 10)}})
    assert branch(game, "charge").rule == "MALI-ENG-06"


def test_charge_without_a_blow() -> None:
    """MALI-DP-44, MALI-GACT-07: it need not strike, and is over where there is nobody."""
    game = table()
    ask = play(game, {"charge": [14_000, 10_000]})
    assert ask.name == "act" and "cannot-act" in told(game)


def test_concentrate() -> None:
    """MALI-GACT-04: Focused +1, once per Activation."""
    game = table()
    ask = play(game, "concentrate")
    assert game.model("ann").conditions == [Condition("focused", 1)]
    assert refused(ask, "concentrate").rule == "MALI-GACT-04"


def test_assist() -> None:
    """MALI-GACT-05, MALI-DP-48, MALI-AMB-09: another friend within 2" loses 1/2/3 of a Condition; Jokers count."""
    models = {"cat": {"at": (12, 10), "conditions": {"burning": 5, "injured": 1, "poison": 2}}, "dan": {"at": (20, 10)}}
    game = table(models=models, tops=(["ram-8"], []))
    ask = play(game)
    assert refused(ask, {"assist": "dan"}) is not None
    ask = play(game, {"assist": "cat"})
    assert list(ask.options) == ["burning", "injured"]
    play(game, "burning")
    assert game.model("cat").conditions[0] == Condition("burning", 3)
    game = table(models={"cat": {"at": (12, 10), "conditions": {"burning": 5}}}, tops=(["red-joker"], []))
    play(game, {"assist": "cat"})
    assert game.model("cat").conditions == [Condition("burning", 1)]


def test_disengage() -> None:
    """MALI-GACT-02, MALI-GACT-03, MALI-DP-45, MALI-DP-46, MALI-AMB-31, MALI-AMB-32, MALI-AMB-33, MALI-TRIG-04."""
    bob = {"card": "fighter", "seat": 1, "at": (11.5, 10)}
    game = table(models={"bob": bob}, tops=(["ram-3"], ["ram-13", "ram-7"]))
    ask = play(game, "disengage")
    assert (ask.seat, open_branches(ask)) == (1, ["decline", "bob"])
    ask = play(game, {"bob": "fighter:strike"})
    assert (ask.name, ask.about["distance"]) == ("disengage-push", 1_000)  # 5 less 4
    assert game.model("ann").health == 8
    ask = play(game, [9_000, 10_000])
    assert ask.name == "act" and game.model("ann").x == 9_000
    assert refused(ask, {"interact": "remove"}).rule == "MALI-GACT-01"
    game = table(models={"bob": bob})
    ask = play(game, "disengage", "decline")
    assert ask.about["distance"] == 5_000
    assert branch(table(), "disengage").rule == "MALI-GACT-02"


def test_disengage_from_two() -> None:
    """MALI-GACT-03: + for each other enemy that engages it, with the Accuracy of the attack."""
    bob, dan = ({"card": "fighter", "seat": 1, "at": (x, 10)} for x in (11.5, 8.5))
    game = table(models={"bob": bob, "dan": dan}, tops=(["ram-3"], ["ram-13", "ram-7", "ram-2"]))
    ask = play(game, "disengage", {"bob": "fighter:strike"})
    assert ask.name == "keep"  # a difference of ten: no Accuracy Modifier, and one +


def test_interact() -> None:
    """MALI-GACT-01, MALI-DP-47, MALI-AMB-35, MALI-ENG-04: Drop a Scheme Marker over 4" from others; not while engaged."""
    game = table()
    play(game, {"interact": {"drop": [11_100, 10_000]}})
    marker = game.state.markers[0]
    assert (marker.kind, marker.seat, marker.x) == ("scheme", 0, 11_100)
    game = table(models={"bob": {"card": "fighter", "seat": 1, "at": (11.5, 10)}})
    assert branch(game, "interact").rule == "MALI-ENG-04"


def test_interact_apart() -> None:
    """MALI-AMB-35: a gap of exactly 4" is too near; enemy Markers do not matter."""
    at = 10 + 4 + 2 * 0.591
    game = table(markers={"one": {"at": (at, 10), "seat": 0}, "two": {"at": (10, 10.5), "seat": 1}})
    ask = play(game)
    assert refused(ask, {"interact": {"drop": [10_000, 10_000]}}).key == "why-scheme-near"
    assert ask.why_not({"interact": {"drop": (9_990, 10_000)}}) is None
    close = {"one": {"at": (10, 10), "seat": 0}}
    assert "drop" not in open_branches(branch(table(markers=close), "interact"))


def test_the_last_corner() -> None:
    """MALI-AMB-35: where hardly any room is left, it is found."""
    game = table(markers={"one": {"at": (14.02, 10), "seat": 0}})
    places = interact.drop(game, game.model("ann"), 0)
    assert places.region.why_not(next(iter(places))) is None  # type: ignore[union-attr]
    game = table(markers={"one": {"at": (13.9, 10), "seat": 0}})
    assert interact.drop(game, game.model("ann"), 0).key == "why-scheme-near"  # type: ignore[union-attr]


def test_interact_to_remove() -> None:
    """MALI-GACT-01, MALI-AMB-34: all in base contact, friendly and enemy ones."""
    markers = {"one": {"at": (11, 10), "seat": 0}, "two": {"at": (9, 10), "seat": 1}, "three": {"at": (20, 10)}}
    game = table(markers=markers)
    play(game, {"interact": "remove"})
    assert [marker.id for marker in game.state.markers] == ["three"]


def test_summoned_models_do_not_interact() -> None:
    """MALI-SUMM-05: not in the Turn they came."""
    game = table({"summoned": 2})
    assert branch(game, "interact").rule == "MALI-SUMM-05"
    game = table({"summoned": 1})
    assert open_branches(branch(game, "interact")) == ["drop"]


def test_destroying() -> None:
    """MALI-AMB-37, MALI-TERR-08, D-6: within 1" of Destructible terrain; models that stand on it fall."""
    crates = {"id": "crates", "kind": "crates", "rect": [12.5, 10, 2, 2], "height": 2}
    wall = {"id": "wall", "kind": "wall", "rect": [10, 12, 4, 1]}
    game = table(terrain=[crates, wall], models={"cat": {"at": (12.5, 10, 2), "floor": "crates"}})
    assert list(branch(game, "destroy").options) == ["crates"]
    play(game, {"destroy": "crates"})
    assert game.state.gone == ["crates"] and "crates" not in game.field.features
    assert (game.model("cat").z, game.model("cat").health) == (0, 7)
    assert branch(table(terrain=[wall]), "destroy").rule == "MALI-TERR-08"


# -- generated Actions


def test_the_queue() -> None:
    """MALI-TIME-03, MALI-TIME-04, MALI-TRIG-13: in the order generated; what one of them generates comes before the next."""
    game = table()
    first, second, third = (Generated("ann", 0, "ability", kind=kind) for kind in ("walk", "charge", "concentrate"))
    action_queue.add(game, first)
    action_queue.add(game, second)
    assert [generated.kind for generated in game.state.queue] == ["walk", "charge"]
    taken = game.state.queue.pop(0)
    declaration.declare(game, game.model("ann"), 0, "walk", taken)
    action_queue.add(game, third)
    action_queue.add(game, first)
    assert [generated.kind for generated in game.state.queue] == ["concentrate", "walk", "charge"]


def test_generated_actions_are_free() -> None:
    """MALI-TIME-03, MALI-TRIG-14, MALI-TRIG-15, MALI-AMB-28, MALI-DP-59: they do not count; of (bonus) ones only those of Triggers."""
    extra = action(id="trick", type="", range=0, stat=None, resist="", target=None, bonus=True)
    game = table({"card": "actor"}, cards=[card("actor", actions=[extra])])
    state = game.state
    assert state.activation is not None
    ann = game.model("ann")
    declaration.declare(game, ann, 0, "walk", Generated("ann", 0, "ability", kind="walk"))
    assert state.activation.taken == 0
    declaration.count(game, ann, True, Generated("ann", 0, "ability"))
    assert state.activation.bonus_taken == 1
    trick = game.action("actor:trick")
    assert declaration.why_not(game, ann, trick) is not None
    assert declaration.why_not(game, ann, trick, Generated("ann", 0, "obey")) is not None
    assert declaration.why_not(game, ann, trick, Generated("ann", 0, "trigger")) is None
    state.activation.model = "bob"
    assert declaration.why_not(game, ann, trick, Generated("ann", 0, "obey")) is None


def test_a_generated_attack() -> None:
    """MALI-DP-44, MALI-CTRL-05, MALI-DP-58: who generated it decides; it may be bound to a target and a kind."""
    models = {
        "bob": {"card": "fighter", "seat": 1, "at": (11.5, 10)},
        "dan": {"card": "fighter", "seat": 1, "at": (11.5, 11.5)},
    }
    game = table(models=models)
    game.state.queue = [Generated("bob", 0, "obey", kind="attack", target="dan", optional=False)]
    ask = play(game)
    assert (ask.seat, open_branches(ask)) == (0, ["fighter:strike"])
    ask = play(game, "fighter:strike")
    assert ask.name == "relent" and (game.resolving.target, game.resolving.seat) == ("dan", 0)
    game = table(models=models)
    game.state.queue = [Generated("bob", 1, "ability", keys=["walk"])]
    assert open_branches(play(game)) == ["decline", "walk"]


def test_menus_are_lazy() -> None:
    """MALI-DP-25: a branch that nobody visits costs nothing."""
    game = table()
    ask = asked(actions_step(game))
    assert not ask._known
    assert ask.branch("concentrate") is None and list(ask._known) == ["concentrate"]


def actions_step(game: Malifaux) -> Any:
    from escarmouche.games.malifaux.turn import activation

    return activation.act(game)


def test_run_is_whole() -> None:
    """MALI-RES-08: an Action without effects does nothing, and is over."""
    cards = [one_action(id="act", type="", range=0, stat=None, resist="", target=None)]
    game = table({"card": "actor"}, cards=cards)
    declaration.declare(game, game.model("ann"), 0, "actor:act")
    assert game.resolving.stage == "choose"
    run(actions.step(game))
    assert (game.resolving.stage, game.resolving.success) == ("effects", True)
    run(actions.step(game))
    run(actions.step(game))
    assert game.state.resolving == []


def test_terrifying() -> None:
    """MALI-GEN-08, MALI-AMB-132: to attack a Terrifying enemy one must pass a Wp duel first, or the Action fails; the higher TN counts."""
    words = [{"terrifying": {"tn": tn}} for tn in (11, 13)]
    fright = [
        {"id": f"fright-{i}", "name": {"en": f"F{i}", "fr": f"F{i}"}, "words": [word]} for i, word in enumerate(words)
    ]
    cards = [card("ghoul", abilities=fright)]
    bob = {"card": "ghoul", "seat": 1, "at": (11.5, 10)}
    game = table(models={"bob": bob}, cards=cards, tops=(["ram-7"], []))
    play(game, "boss:strike")
    assert "fails" in told(game) and "duel-opposed" not in told(game)
    game = table(models={"bob": bob}, cards=cards, tops=(["ram-8", "ram-9"], ["ram-1"]))
    play(game, "boss:strike")
    assert told(game).index("duel-simple") < told(game).index("duel-opposed")
