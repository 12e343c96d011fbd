"""Replace: one model by one, one by several, several by one, and what the new one has of the old (MALI-REPL)."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.core.messages.text import texts
from escarmouche.games.malifaux.cards import effect
from escarmouche.games.malifaux.cards.effect import Use
from escarmouche.games.malifaux.harm import condition, damage
from escarmouche.games.malifaux.harm.damage import Hit
from escarmouche.games.malifaux.models import replace
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
from tests.games.malifaux.models.boss_and_crew import table
from tests.games.malifaux.positions import action, card, lay, play, refused, told
from tests.games.malifaux.rule_runner import asked, run


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
        ([6300, 5000], "Imp must be in base contact with Man (P1). (MALI-PLACE-01)"),
        ([5300, 5000], "There is no room for Imp there: Man (P1). (MALI-PLACE-01)"),
        ([-500, 5000], "Imp must be in base contact with Man (P1). (MALI-PLACE-01)"),
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
    assert called["imp"]["en"] == "Imp (P1)"
    assert said.say("ask-replace", ask.about, called) == "Where do you put Imp, in base contact with Man (P1)?"
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


def test_damage_dealt_to_the_original_was_dealt_to_the_new_model() -> None:
    """MALI-REPL-04, MALI-SCHM-16: what was damaged in this Activation is the one that took its place."""
    game = lay(models={"a": {"at": (9, 9)}, "b": {"seat": 1, "at": (12, 9), "health": 5}}, active="a")
    a, b = game.model("a"), game.model("b")
    game.state.resolving.append(Resolving("man:x", "a", 0, target="b"))
    run(damage.suffer(game, [Hit(b, 1, a)]))
    assert game.state.activation is not None and game.state.activation.harmed == ["b"]
    (new,) = run(replace.replace(game, 1, b, [b], ["fighter"], crew=1), left_of(b))
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
        run(effect.run(game, game.action("wizard:strike").effects, Use(0, a, "wizard:strike", b)), left_of(b))
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
    ask = play(game, left_of(game.model("a")))
    assert (ask.name, ask.about["model"], ask.about["left"]) == ("act", "fighter", 1)
    assert game.state.duels == [] and game.deck(0).discard == ["ram-9"]


def left_of(model: Model) -> tuple[int, int]:
    """A place in base contact, to the left of a model."""
    return (model.x - 2 * 591, model.y)
