"""Models come and go: Summon, Replace, Bury, Upgrades in play (MALI-SUMM, -LIMIT, -REPL, -BURY, -UPG)."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.core.messages.text import texts
from escarmouche.games.malifaux.cards.card import Filter
from escarmouche.games.malifaux.cards.effect import fits
from escarmouche.games.malifaux.ground import engage
from escarmouche.games.malifaux.models import bury, control, replace, summon
from escarmouche.games.malifaux.models import upgrade as upgrades
from escarmouche.games.malifaux.movement import place
from escarmouche.games.malifaux.state import (
    Activation,
    After,
    Condition,
    Generated,
    Kill,
    Lasting,
    Model,
    Resolving,
    Scheme,
)
from escarmouche.games.malifaux.table import Malifaux
from escarmouche.games.malifaux.view import names
from tests.games.malifaux.lay import action, card, lay, refused, told, upgrade
from tests.games.malifaux.rule_runner import asked, run

CARDS = [
    card("imp", limit=2, health=4),
    card("rare", limit=1, keywords=["odd"]),
    card("pet", station="minion", limit=1, totem="boss"),
    card("giant", limit=1, health=12, base=50),
    card("half", limit=4, health=3),
]
UPGRADES = [
    upgrade("risen", special="summon", plentiful=2),
    upgrade("odd-charm", restricted=["odd", "minion"]),
    upgrade("curse", special="curse"),
    upgrade("charm"),
]


def table(**more: Any) -> Malifaux:
    models = {
        "boss": {"card": "boss", "at": (10, 10)},
        "b": {"seat": 1, "at": (20, 20)},
        **more.pop("models", {}),
    }
    return lay(models=models, cards=CARDS, upgrades=UPGRADES, active="boss", **more)


def call(game: Malifaux, *cards: str, **more: Any) -> Any:
    return summon.summon(game, 0, game.model("boss"), cards, **more)


def beside(model: Model, dx: int = 1182) -> list[int]:
    return [model.x + dx, model.y]


NEXT = [11182, 10000]  # in base contact with the boss


# -- Summon


def test_summon() -> None:
    """MALI-SUMM-01, MALI-SUMM-05, MALI-AMB-76: it joins the summoner's Crew, fresh, and may activate in this Turn."""
    game = table()
    new = run(call(game, "imp"), NEXT)
    assert (new.id, new.seat, new.status, new.health, new.summoned) == ("imp", 0, "", 4, 2)
    assert (new.x, new.y, new.activated) == (11182, 10000, False)
    assert new in game.models and game.model("imp") is new


def test_pass_tokens() -> None:
    """MALI-SUMM-02, MALI-AMB-77, MALI-PASS-03: the opposing Crew gains one Pass Token for each."""
    game = table()
    run(call(game, "imp"), NEXT)
    run(call(game, "imp"), [8818, 10000])
    assert [deck.passes for deck in game.state.decks] == [0, 2]
    assert [model.id for model in game.in_play(0)] == ["boss", "imp", "imp-2"]


def test_summon_in_contact() -> None:
    """MALI-SUMM-03, MALI-DP-53: in base contact with and in LoS of the summoner; the deciding player is asked where."""
    game = table()
    ask = asked(call(game, "imp"))
    assert ask.seat == 0 and ask.kind == "place" and NEXT in ask
    assert refused(ask, [11250, 10000]) and refused(ask, [10500, 10000])


def test_summon_out_of_sight() -> None:
    """MALI-SUMM-03: not where the summoner does not see it."""
    wall = {"id": "w", "kind": "house", "height": 4, "rect": (10, 11.7, 4, 0.2)}
    ask = asked(call(table(terrain=[wall]), "imp", within=4000))
    assert [13000, 10000] in ask
    assert refused(ask, [10000, 13000]).key == "why-place-unseen"


def test_no_place() -> None:
    """MALI-SUMM-03: with no legal position it is not added, and nobody gains a Pass Token."""
    ring = [
        {"id": f"w{n}", "kind": "house", "rect": rect}
        for n, rect in enumerate([(10, 8.8, 3.6, 0.8), (10, 11.2, 3.6, 0.8), (8.8, 10, 0.8, 1.6), (11.2, 10, 0.8, 1.6)])
    ]
    game = table(terrain=ring)
    assert run(call(game, "imp")) is None
    assert told(game) == ["no-room"] and game.deck(1).passes == 0


def test_beside_something_else() -> None:
    """MALI-SUMM-03: unless the effect says otherwise: beside a Marker, or within some distance."""
    game = table(markers={"m": {"kind": "corpse", "at": (13, 10)}})
    new = run(call(game, "imp", beside=game.marker("m"), within=0), [13000, 11181])
    assert (new.x, new.y) == (13000, 11181)


def test_limit() -> None:
    """MALI-LIMIT-01, MALI-AMB-75: no more than its number in play; killed models no longer count."""
    game = table(
        models={"imp": {"card": "imp"}, "imp-2": {"card": "imp", "at": (5, 5)}, "x": {"card": "imp", "seat": 1}}
    )
    assert run(call(game, "imp")) is None and told(game) == ["not-added"]
    game.model("imp").status = "killed"
    assert run(call(game, "imp"), NEXT).id == "imp-4"


def test_totem() -> None:
    """MALI-HIRE-08: a Totem may be Summoned only while its Master is in play in that Crew."""
    game = table(models={"c": {"card": "second", "at": (5, 5)}})
    second = game.model("c")
    assert run(call(game, "pet"), NEXT).id == "pet"
    game.model("pet").status = game.model("boss").status = "killed"
    assert run(summon.summon(game, 0, second, ["pet"])) is None


def test_required_upgrade() -> None:
    """MALI-SUMM-04, MALI-UPG-02: an Upgrade that it must have and may not have: it is not added."""
    game = table()
    assert run(call(game, "imp", attached="odd-charm")) is None
    assert run(call(game, "rare", attached="odd-charm"), NEXT).upgrades == ["odd-charm"]
    game = table(models={n: {"upgrades": ["risen"], "at": (5, i * 3 + 2)} for i, n in enumerate(("x", "y"))})
    assert run(call(game, "imp", attached="risen")) is None


def test_whom() -> None:
    """MALI-DP-53: one is chosen of several that may be added; those that may not are not offered."""
    game = table(models={"rare": {"card": "rare", "at": (5, 5)}})
    ask = asked(call(game, "imp", "rare", "half"))
    assert list(ask) == ["imp", "half"]
    assert run(call(game, "imp", "rare", "half"), "half", NEXT).card == "half"


def test_summoner_under_control() -> None:
    """MALI-AMB-116: a Summon by a controlled model joins that model's own Crew; the controller puts it down."""
    game = table()
    game.state.resolving = [Resolving("man:x", "b", 0)]
    b = game.model("b")
    step = summon.summon(game, control.decider(game, b), b, ["imp"])
    ask = asked(step)
    assert ask.seat == 0
    new = run(summon.summon(game, 0, b, ["imp"]), beside(b))
    assert new.seat == 1 and game.deck(0).passes == 1


# -- Replace


def swap(game: Malifaux, who: list[str], cards: list[str], *answers: Any, crew: int = 0, **more: Any) -> list[Model]:
    originals = [game.model(name) for name in who]
    news: list[Model] = run(replace.replace(game, 0, game.model("boss"), originals, cards, crew=crew, **more), *answers)
    return news


def test_replace() -> None:
    """MALI-REPL-01, MALI-REPL-02, MALI-REPL-05: beside the original, with its Health or its own maximum; the original is removed."""
    game = table(models={"x": {"at": (5, 5), "health": 6}})
    [new] = swap(game, ["x"], ["imp"], [6181, 5000])
    assert (new.health, new.x, game.model("x").status) == (4, 6181, "replaced")
    assert game.state.kills == [] and game.state.markers == []
    game = table(models={"x": {"at": (5, 5), "health": 6}})
    [new] = swap(game, ["x"], ["giant"], [6575, 5000], heal=2)
    assert new.health == 8


def test_replace_in_contact() -> None:
    """MALI-REPL-01: in base contact with the original, which still stands there."""
    game = table(models={"x": {"at": (5, 5)}})
    ask = asked(replace.replace(game, 0, None, [game.model("x")], ["imp"], crew=0))
    assert [6181, 5000] in ask and refused(ask, [5000, 5000]) and refused(ask, [6300, 5000])


@pytest.mark.parametrize(
    ("spot", "why"),
    [
        ([6300, 5000], "Imp must be in base contact with Man (1). (MALI-PLACE-01)"),
        ([5300, 5000], "Imp would overlap Man (1) there. (MALI-PLACE-01)"),
        ([-500, 5000], "Imp must be in base contact with Man (1). (MALI-PLACE-01)"),
    ],
)
def test_a_model_that_is_still_to_come_is_called_by_its_card(spot: list[int], why: str) -> None:
    """And not by the name of another model of that card: the first of them has the id of the card."""
    models = {
        "x": {"at": (5, 5)},
        "imp": {"card": "imp", "at": (2, 2)},
        "imp-2": {"card": "imp", "at": (8, 2), "seat": 1},
    }
    game = table(models=models)
    ask, said, called = (
        asked(replace.replace(game, 0, None, [game.model("x")], ["imp"], crew=0)),
        texts("en", "malifaux"),
        names.names(game),
    )
    assert called["imp"]["en"] == "Imp (1)"
    assert said.say("ask-replace", ask.about, called) == "Where do you put Imp, in base contact with Man (1)?"
    reason = ask.why_not(spot)
    assert reason is not None and said.refusal(reason, called) == why


def test_cancelled() -> None:
    """MALI-REPL-01, MALI-LIMIT-01: cancelled if the limit forbids it or the original is Buried."""
    game = table(models={"x": {"at": (5, 5)}, "rare": {"card": "rare", "at": (2, 2)}})
    assert swap(game, ["x"], ["rare"]) == []
    game.model("x").status = "buried"
    assert swap(game, ["x"], ["imp"]) == []
    assert told(game) == ["not-replaced", "not-replaced"]


def test_same_card_makes_room() -> None:
    """MALI-LIMIT-01: the original does not count against its own successor."""
    game = table(models={"rare": {"card": "rare", "at": (5, 5)}})
    assert swap(game, ["rare"], ["rare"], [6181, 5000])[0].id == "rare-2"


def test_belongings() -> None:
    """MALI-REPL-03: Conditions, Tokens and Summon Upgrades pass on; other Upgrades are discarded."""
    worn = {"burning": 2, "slow": 0}
    game = table(models={"x": {"at": (5, 5), "conditions": worn, "tokens": {"ore": 2}, "upgrades": ["risen", "charm"]}})
    [new] = swap(game, ["x"], ["imp"], [6181, 5000])
    assert new.conditions == [Condition("burning", 2), Condition("slow")]
    assert (new.tokens, new.upgrades) == ({"ore": 2}, ["risen"])
    assert "upgrade-discarded" in told(game)


def test_subject_of_effects() -> None:
    """MALI-REPL-04: within a Crew the new model is the Leader, what Schemes and lasting effects mean, the target."""
    game = table(models={"x": {"at": (5, 5), "leader": True}})
    game.model("x").lasting = [Lasting("stat", "end", 1, "df", "b")]
    game.model("b").lasting = [Lasting("stat", "leave", -1, "df", "x")]
    state = game.state
    state.schemes = [[Scheme(12, friend="x")], [Scheme(13, friend="b", enemy="x")]]
    state.resolving = [Resolving("man:x", "b", 1, target="x", chosen=["x", "b"])]
    state.queue = [Generated("x", 0, "trigger"), Generated("b", 1, "obey", target="x")]
    state.afters = [After("b", 1, "k", "x")]
    assert state.activation is not None
    state.activation.may_follow = ["x"]
    [new] = swap(game, ["x"], ["imp"], [6181, 5000])
    assert new.leader and [effect.by for effect in new.lasting] == ["b"]
    assert [effect.by for effect in game.model("b").lasting] == [new.id]
    assert (state.schemes[0][0].friend, state.schemes[1][0].enemy) == (new.id, new.id)
    assert (state.resolving[0].target, state.resolving[0].chosen) == (new.id, [new.id, "b"])
    assert (state.queue[0].model, state.queue[1].target, state.afters[0].about) == (new.id,) * 3
    assert state.activation.may_follow == [new.id]


def test_enemy_replaced() -> None:
    """MALI-REPL-05, MALI-AMB-79: of another Crew the original counts as killed, without points or Markers; effects do not pass on."""
    game = table(models={"b": {"seat": 1, "at": (20, 20), "leader": True, "tokens": {"ore": 1}}})
    [new] = swap(game, ["b"], ["imp"], [21181, 20000])
    assert (new.seat, new.leader, new.tokens) == (0, False, {"ore": 1})
    assert game.state.kills == [Kill("b", 2, "boss", 0, worth_points=False)]


def test_at_0_health() -> None:
    """MALI-REPL-06, MALI-AMB-78: with 0 Health and no Heal the new model is killed; with one it lives."""
    game = table(models={"x": {"at": (5, 5), "health": 0}})
    [new] = swap(game, ["x"], ["imp"], [6181, 5000])
    assert (new.health, new.status, [death.model for death in game.state.kills]) == (0, "killed", [new.id])
    game = table(models={"x": {"at": (5, 5), "health": 0}})
    [new] = swap(game, ["x"], ["imp"], [6181, 5000], heal=2)
    assert (new.health, new.status) == (2, "")


def test_activation_goes_on() -> None:
    """MALI-REPL-07, MALI-AMB-48: the new model goes on with the Activation and its remaining Actions; who had activated, has."""
    game = table(models={"x": {"at": (5, 5)}, "y": {"at": (2, 2), "activated": True}})
    game.state.activation = Activation("x", 0, "actions", taken=1)
    game.state.resolving = [Resolving("man:x", "x", 0)]
    [new] = swap(game, ["x"], ["imp"], [6181, 5000])
    assert (game.state.activation.model, game.state.activation.taken) == (new.id, 1)
    assert game.resolving.model == new.id and not new.activated
    [other] = swap(game, ["y"], ["imp"], [3181, 2000])
    assert other.activated


def test_one_by_several() -> None:
    """MALI-REPL-08, MALI-DP-54: each with the original's Health, one inherits, one goes on; the others have not activated."""
    game = table(models={"x": {"at": (5, 5), "health": 5, "tokens": {"ore": 1}}})
    game.state.activation = Activation("x", 0, "actions")
    first, second = swap(game, ["x"], ["half", "half"], [6181, 5000], [3819, 5000], "half-2", "half")
    assert [first.health, second.health] == [3, 3] and (first.tokens, second.tokens) == ({}, {"ore": 1})
    assert game.state.activation.model == "half" and not second.activated


def test_several_after_activation() -> None:
    """MALI-AMB-115: after the original has activated all new ones have."""
    game = table(models={"x": {"at": (5, 5), "activated": True}})
    news = swap(game, ["x"], ["half", "half"], [6181, 5000], [3819, 5000], "half")
    assert all(new.activated for new in news)


def test_several_by_one() -> None:
    """MALI-REPL-09, MALI-AMB-115: the sum of their Health, the highest of each Condition, all Tokens; a second copy is discarded."""
    game = table(
        models={
            "x": {"card": "half", "at": (5, 5), "conditions": {"burning": 1, "fast": 0}, "upgrades": ["risen"]},
            "y": {"card": "half", "at": (7, 5), "health": 2, "conditions": {"burning": 3}, "upgrades": ["risen"]},
        }
    )
    game.model("x").tokens, game.model("y").tokens = {"ore": 1}, {"ore": 1, "ash": 1}
    game.model("y").activated = True
    [new] = swap(game, ["x", "y"], ["giant"], [8575, 5000])
    assert (new.health, new.tokens, new.upgrades) == (5, {"ore": 2, "ash": 1}, ["risen"])
    assert new.conditions == [Condition("burning", 3), Condition("fast")] and new.activated
    assert [game.model(name).status for name in "xy"] == ["replaced", "replaced"]


def test_merging_while_activating() -> None:
    """MALI-REPL-09: if one of them was activating the new model goes on."""
    game = table(models={"x": {"card": "half", "at": (5, 5)}, "y": {"card": "half", "at": (7, 5), "activated": True}})
    game.state.activation = Activation("x", 0, "actions")
    [new] = swap(game, ["x", "y"], ["giant"], [8575, 5000])
    assert game.state.activation.model == new.id and not new.activated


def test_only_one_replace() -> None:
    """MALI-REPL-10: once it is Replaced, another Replace is ignored."""
    game = table(models={"x": {"at": (5, 5)}})
    swap(game, ["x"], ["imp"], [6181, 5000])
    assert swap(game, ["x"], ["imp"]) == []


def test_no_room_for_the_second() -> None:
    """MALI-REPL-01, MALI-REPL-08: if one of several has no place nobody comes."""
    game = table(models={"x": {"at": (0.6, 0.6)}, "y": {"card": "giant", "at": (0.99, 2.2)}})
    places = replace.placed(game, 0, [game.model("x")], ["giant", "giant"], 0)
    count = len(game.models)
    try:
        ask = asked(places)
    except StopIteration as end:
        assert end.value == []
    else:
        assert run(replace.placed(game, 0, [game.model("x")], ["giant", "giant"], 0), next(iter(ask))) == []
    assert len(game.models) == count


# -- Bury


def test_bury() -> None:
    """MALI-BURY-01, MALI-BURY-05: off the table and in play; Buried again it stays as it is."""
    game = table()
    b = game.model("b")
    assert bury.bury(game, b) and not bury.bury(game, b)
    assert b in game.in_play(1) and b not in game.on_table()


def test_buried_is_not_meant() -> None:
    """MALI-BURY-02, MALI-AMB-74: only what speaks of Buried models means one, and then wherever it is."""
    game = table(models={"b": {"seat": 1, "status": "buried", "at": (30, 30)}})
    boss, b = game.model("boss"), game.model("b")
    assert not fits(game, boss, b, Filter(who="enemy"))
    assert fits(game, boss, b, Filter(who="enemy", buried=True, within=1))


def test_unbury() -> None:
    """MALI-BURY-03, MALI-BURY-05, MALI-DP-55: the effect's controller Places it; a model that is not Buried is not touched."""
    game = table(models={"b": {"seat": 1, "status": "buried"}})
    b, boss = game.model("b"), game.model("boss")
    region = place.region(game, b, contact=boss)
    ask = asked(bury.unbury(game, 0, b, region))
    assert ask.seat == 0
    assert run(bury.unbury(game, 0, b, region), NEXT) and (b.status, b.x) == ("", 11182)
    assert run(bury.unbury(game, 0, b, region)) is False


def test_unbury_at_home() -> None:
    """MALI-BURY-03: if that is impossible, its owner Places it in their own Deployment Zone."""
    game = table(models={"b": {"seat": 1, "status": "buried"}})
    ask = asked(bury.unbury(game, 0, game.model("b"), None))
    assert ask.seat == 1
    spot = next(iter(ask))
    assert run(bury.unbury(game, 0, game.model("b"), None), spot)


# -- Upgrades


def test_attach() -> None:
    """MALI-UPG-01, MALI-UPG-06, MALI-UPG-07, MALI-AMB-83: any number in play, Special ones too, at no Cost."""
    game = table(models={"x": {"card": "rare", "at": (5, 5)}})
    x = game.model("x")
    assert all(upgrades.attach(game, x, name) for name in ("charm", "odd-charm", "curse", "risen"))
    assert x.upgrades == ["charm", "odd-charm", "curse", "risen"]
    assert upgrades.discard(game, x, "curse") and not upgrades.discard(game, x, "curse")
    assert x.upgrades == ["charm", "odd-charm", "risen"]


@pytest.mark.parametrize(
    ("name", "key"),
    [("odd-charm", "why-upgrade-restricted"), ("charm", "why-upgrade-limit"), ("risen", "why-upgrade-twice")],
)
def test_limitations(name: str, key: str) -> None:
    """MALI-UPG-02 to -05, MALI-UPG-08: unique unless Plentiful, Restricted to all of its words, never twice on one model."""
    game = table(models={"x": {"at": (5, 5), "upgrades": ["risen"]}, "y": {"at": (2, 2), "upgrades": ["charm"]}})
    refusal = upgrades.why_not(game, game.model("x"), name)
    assert refusal is not None and refusal.key == key
    assert not upgrades.attach(game, game.model("x"), name)


def test_plentiful() -> None:
    """MALI-UPG-03, MALI-UPG-04: this many copies in a Crew; those of the other Crew do not count."""
    game = table(models={"x": {"at": (5, 5)}, "y": {"at": (2, 2)}, "z": {"at": (8, 2)}})
    assert [upgrades.attach(game, game.model(name), "risen") for name in ("x", "y", "z", "b")] == [
        True,
        True,
        False,
        True,
    ]


def test_what_an_upgrade_holds() -> None:
    """MALI-UPG-10, MALI-UPG-01: name, Cost, effects and Limitations; it changes the model as its text says."""
    made = upgrade("blade", cost=2, plentiful=2, restricted=["odd"], actions=[action(range=2)])
    game = lay(models={"x": {"card": "rare", "at": (5, 5)}}, cards=CARDS, upgrades=[made])
    x, blade = game.model("x"), game.upgrades["blade"]
    assert (blade.name["en"], blade.cost, blade.plentiful, blade.restricted) == ("Blade", 2, 2, ("odd",))
    assert engage.range(game, x) == engage.NONE
    upgrades.attach(game, x, "blade")
    assert engage.range(game, x) == 2000 and [action.key for action in game.actions(x)] == ["blade:strike"]


def test_both_conditions() -> None:
    """MALI-UPG-05: if several restrictions are listed, all must be met."""
    game = table(models={"x": {"card": "rare", "at": (5, 5)}})
    assert upgrades.why_not(game, game.model("x"), "odd-charm") is None
    assert upgrades.why_not(game, game.model("b"), "odd-charm") is not None
