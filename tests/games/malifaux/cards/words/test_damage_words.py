"""Words of harm on a laid table: damage, Healing, Conditions, duels, Shockwaves."""

from __future__ import annotations

from typing import Any

from escarmouche.games.malifaux.harm import condition
from escarmouche.games.malifaux.state import Resolving
from tests.games.malifaux.positions import action, card, told
from tests.games.malifaux.rule_runner import ability
from tests.games.malifaux.wording import asked, do, key, table, why_barred

TIN = card("tin", abilities=[ability({"armor": {"amount": 1}})])
TOUGH = card("tough", abilities=[ability({"hard-to-kill": {}})])


def test_static_damage() -> None:
    """MALI-DMG-03, MALI-DMG-08, MALI-DES-29: a fixed amount; irreducible damage ignores Armor; a word may ignore Hard to Kill."""
    game = table(models={"bob": {"card": "tin", "seat": 1, "at": (18, 10)}}, cards=[TIN])
    do(game, {"damage": {"amount": 3}})
    assert game.model("bob").health == 6
    do(game, {"damage": {"amount": 3, "irreducible": True}}, {"damage": {"amount": 2, "ignores": ["armor"]}})
    assert game.model("bob").health == 1
    game = table(models={"bob": {"card": "tough", "seat": 1, "at": (18, 10)}}, cards=[TOUGH])
    do(game, {"damage": {"amount": 20}})
    assert game.model("bob").health == 1


def test_because_of_burning() -> None:
    """MALI-COND-04, MALI-KILL-07, MALI-EX-31, MALI-DES-35: damage because of Burning still counts as this model's."""
    game = table(models={"bob": {"seat": 1, "at": (18, 10), "health": 2}})
    do(game, {"damage": {"amount": 2, "because": "burning"}})
    assert game.state.kills[0].by == "ann" and game.model("bob").status == "killed"


def test_flip_with_blasts() -> None:
    """MALI-DES-16, MALI-BLAST-01, MALI-BLAST-03: a profile is flipped; a Severe one Drops its (blast)."""
    game = table(
        models={"dan": {"seat": 1, "at": (19.5, 10)}},
        tops=(("ram-12",), ()),
    )
    do(
        game,
        {"damage": {"profile": [2, 3, 4], "blasts": [0, 0, 1]}},
        answers=([19500, 10000],),
        source="boss:none",
    )
    assert game.model("bob").health == 4 and game.model("dan").health == 5


def test_half_and_twice() -> None:
    """MALI-DES-54, MALI-GEN-05, MALI-GEN-06, MALI-AMB-127: half is rounded to the nearest, up at the half."""
    game = table()
    do(game, {"damage": {"amount": "X/2"}}, x=3)
    assert game.model("bob").health == 6
    do(game, {"damage": {"amount": "2X"}}, x=2)
    assert game.model("bob").health == 2


def test_pulse() -> None:
    """MALI-PULSE-01, MALI-DES-18: everybody within reach but the object itself; a Marker may be that object."""
    game = table(markers={"m": {"kind": "corpse", "at": (16, 10)}})
    do(game, {"damage": {"to": "all", "within": 3.5, "amount": 1}})
    assert [model.health for model in game.models] == [8, 7, 8, 8]
    do(game, {"damage": {"to": "enemies", "within": 2, "amount": 1}}, marker="m")
    assert [model.health for model in game.models] == [8, 7, 7, 8]


def test_heal() -> None:
    """MALI-HEAL-01, MALI-DES-45: an amount, or a flip of 1/2/3; a model with full Health is a reason to refuse."""
    game = table(models={"cat": {"card": "fighter", "at": (14, 10), "health": 2}}, tops=(("crow-7",), ()))
    assert key(why_barred(game, {"heal": {"amount": 2}})) == "why-unhurt"
    do(game, {"heal": {"amount": 2}}, target="cat")
    assert game.model("cat").health == 4
    do(game, {"heal": {"profile": [1, 2, 3]}}, target="cat")
    assert game.model("cat").health == 6


def test_kill() -> None:
    """MALI-KILL-04, MALI-DES-28: killed outright, Hard to Kill or not."""
    game = table(models={"bob": {"card": "tough", "seat": 1, "at": (18, 10)}}, cards=[TOUGH])
    do(game, {"kill": {}})
    assert game.model("bob").status == "killed" and game.state.kills[0].by == "ann"


def test_conditions() -> None:
    """MALI-COND-01, MALI-COND-03, MALI-COND-10, MALI-DES-35: every Condition is given, with its value or its X."""
    game = table()
    for name in ("fast", "staggered", "stunned", "shielded", "injured", "burning", "distracted", "focused", "poison"):
        do(game, {"gain": {"condition": name, "amount": 2}})
    do(game, {"gain": {"condition": "adversary", "of": "folk"}})
    worn = {condition.name: condition.value for condition in game.model("bob").conditions}
    assert worn["burning"] == 2 and worn["stunned"] == 0 and len(worn) == 10
    assert key(why_barred(game, {"gain": {"condition": "stunned"}})) == "why-cannot-gain"
    do(game, {"gain": {"condition": "slow"}})  # it cancels Fast (MALI-COND-02)
    assert not any(condition.name in ("fast", "slow") for condition in game.model("bob").conditions)


def test_losing_conditions() -> None:
    """MALI-COND-05: one of several as the player likes, some of the value, or all of them."""
    game = table(models={"bob": {"seat": 1, "at": (18, 10), "conditions": {"burning": 3, "poison": 1, "stunned": 0}}})
    do(game, {"lose": {"conditions": ["burning", "poison"], "amount": 2}}, answers=("burning",))
    assert condition.value(game.model("bob"), "burning") == 1
    do(game, {"lose": {"all": True}})
    assert game.model("bob").conditions == []
    assert key(why_barred(game, {"lose": {}})) == "why-no-condition"


def test_pass_or_suffer() -> None:
    """MALI-GEN-08, MALI-AMB-119, MALI-AMB-19: all duels first, then what is suffered, by all who failed."""
    game = table(tops=((), ("ram-2", "ram-9")))
    test = {
        "duel": {
            "to": "enemies",
            "within": 15,
            "stat": "wp",
            "tn": 12,
            "fail": [{"damage": {"to": "chosen", "amount": 2}}],
        }
    }
    do(game, test)
    assert game.model("bob").health == 6 and game.model("dan").health == 8
    names = [name for name in told(game) if name in ("duel-simple", "damaged-by")]
    assert names == ["duel-simple", "duel-simple", "damaged-by"]


def test_those_who_pass() -> None:
    """MALI-GEN-08: there may be an effect for those that pass, too."""
    game = table(tops=((), ("ram-9",)))
    do(game, {"duel": {"stat": "wp", "tn": 12, "effects": [{"gain": {"to": "chosen", "condition": "focused"}}]}})
    assert game.model("bob").conditions[0].name == "focused"


WAVE: dict[str, Any] = {"pulse": 1, "stat": "mv", "tn": 13, "fail": [{"damage": {"to": "chosen", "amount": 2}}]}
LIGHTNING = action(
    id="lightning", range=8, type="", stat=7, resist="*", tn=13, target=None, effects=[{"shockwave": WAVE}]
)


def test_shockwave() -> None:
    """MALI-SHOCK-01, MALI-SHOCK-02, MALI-SHOCK-04, MALI-DP-51, MALI-EX-28, MALI-AMB-117, MALI-DES-19: whoever the
    (pulse) of the Marker reaches performs the duel."""
    models = {"bob": {"seat": 1, "at": (17, 10)}, "dan": {"seat": 1, "at": (18.5, 10)}}
    witch = card("witch", station="master", limit=1, actions=[LIGHTNING])
    game = table(
        models={"ann": {"card": "witch", "at": (10, 10)}, **models}, cards=[witch], tops=((), ("ram-2", "ram-9"))
    )
    game.state.resolving.append(Resolving("witch:lightning", "ann", 0, stage="effects"))
    ask = asked(game, {"shockwave": WAVE}, source="witch:lightning")
    assert ask.name == "shockwave" and ask.why_not([19182 + 10, 10000]) is not None  # beyond 8 inches
    do(game, {"shockwave": WAVE}, answers=([17700, 11500],), source="witch:lightning")
    assert game.model("bob").health == 6 and game.model("dan").health == 8
    assert [marker.kind for marker in game.state.markers] == ["shockwave"]  # until the Action is over


def test_two_shockwaves() -> None:
    """MALI-SHOCK-03: whoever two Markers of one Action affect resolves it once; without an Action they go at once (MALI-SHOCK-01)."""
    game = table(tops=((), ("ram-2",)))
    wave = {**WAVE, "markers": 2, "within": 10}
    do(game, {"shockwave": wave}, answers=([18000, 11000], [18000, 9000]))
    assert game.model("bob").health == 6 and game.state.markers == []


def test_may_and_nobody() -> None:
    """MALI-DP-36, MALI-RES-08: what may be left out is asked for; without anybody it is ignored."""
    game = table()
    do(game, {"damage": {"amount": 1, "may": True}}, answers=("no",))
    assert game.model("bob").health == 8
    do(game, {"damage": {"amount": 1, "may": True}}, answers=("yes",))
    assert game.model("bob").health == 7
    assert key(why_barred(game, {"damage": {"amount": 1}}, target="")) == "why-nobody-meant"
    do(game, {"damage": {"amount": 1, "only": {"has": ["construct"]}}})
    assert game.model("bob").health == 7
