"""Friend and enemy, engagement, and what changes duels and damage flips (MALI-CTRL, -ENG, -COVER, -CONC, MALI-COND-10, -14, -15)."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.games.malifaux.cards.card import Filter
from escarmouche.games.malifaux.cards.effect import fits
from escarmouche.games.malifaux.fate import duel, modifiers
from escarmouche.games.malifaux.ground import cover, engage
from escarmouche.games.malifaux.models import control
from escarmouche.games.malifaux.state import Condition, Duel, Marker, Mod, Resolving, Side
from escarmouche.games.malifaux.table import Malifaux
from escarmouche.games.malifaux.turn import friendly_fire
from tests.games.malifaux.positions import STRIKE, action, card, lay
from tests.games.malifaux.rule_runner import ability

SHOT = action(id="shot", type="missile", range=12)
LONG = action(id="lance", range=3)
GLANCE = action(id="glance", type="", range=12, resist="wp")
CARDS = [
    card("gunner", actions=[STRIKE, SHOT], characteristics=["living"]),
    card(
        "sniper", actions=[SHOT, action(id="sure", type="missile", ignores=["concealment", "cover", "friendly-fire"])]
    ),
    card("close-gunner", actions=[STRIKE, SHOT], abilities=[ability({"shoots-engaged": {}})]),
    card("lancer", actions=[STRIKE, LONG, GLANCE, action(id="nimble", fate=1, tn=10)]),
    card("hugger", actions=[action(id="hug", range=0)]),
    card("guarded", abilities=[ability({"cover": {}})]),
    card("hazy", abilities=[ability({"concealment": {}})]),
]


def table(a: str = "gunner", b: str = "man", at: tuple[float, float] = (6, 0), **more: Any) -> Malifaux:
    models = {
        "a": {"card": a, "at": (10, 10)},
        "b": {"card": b, "seat": 1, "at": (10 + at[0], 10 + at[1])},
        **more.pop("models", {}),
    }
    return lay(models=models, cards=CARDS, active="a", **more)


def flipped(game: Malifaux, key: str) -> dict[str, int]:
    """The Fate Modifiers of `a` in an opposed duel against `b`."""
    made = duel.oppose(game, game.action(key), game.model("a"), game.model("b"))
    return {mod.word: mod.amount for mod in made.sides[0].fates}


# -- control


def test_decider() -> None:
    """MALI-CTRL-03, MALI-CTRL-04: whoever controls a model decides for it; otherwise its own player does."""
    game = table()
    b = game.model("b")
    assert control.decider(game, b) == 1
    game.state.resolving = [Resolving("man:x", "b", 0), Resolving("gunner:shot", "a", 1)]
    assert control.decider(game, b) == 0 and control.decider(game, game.model("a")) == 1


def test_control_changes_no_crew() -> None:
    """MALI-CTRL-01, MALI-CTRL-06, MALI-CTRL-05: friend and enemy stay what they were."""
    game = table(models={"c": {"seat": 1}})
    a, b, c = map(game.model, "abc")
    game.state.resolving = [Resolving("man:x", "b", 0)]
    assert control.friends(b, c) and not control.friends(b, a)
    assert control.friends(Marker("m", "scheme", 0, 0, seat=1), b)


def test_viewpoint() -> None:
    """MALI-CTRL-02, MALI-EX-23: "enemy" on a card is an enemy of the model whose card it is, whoever decides."""
    game = table(models={"c": {"seat": 1}})
    a, b, c = map(game.model, "abc")
    assert fits(game, a, c, Filter(who="enemy")) and not fits(game, b, c, Filter(who="enemy"))


def test_whose_marker() -> None:
    """MALI-AMB-116: a Marker Dropped by a controlled enemy is its controller's."""
    game = table()
    game.state.resolving = [Resolving("man:x", "b", 0)]
    assert control.owner(game, game.model("b")) == 0


def test_in_order() -> None:
    """MALI-AMB-119: the Active player's models first."""
    game = table(models={"c": {"seat": 0}})
    a, b, c = map(game.model, "abc")
    assert control.in_order(game, [b, a, c]) == [a, c, b]


# -- engagement


def test_range() -> None:
    """MALI-ENG-01: the longest (melee) range; none without such an Action; 0" is a range."""
    game = table("lancer")
    assert engage.range(game, game.model("a")) == 3000
    assert engage.range(game, game.model("b")) == engage.NONE
    assert engage.range(table("hugger"), table("hugger").model("a")) == 0


def test_one_sided() -> None:
    """MALI-ENG-02: within range and LoS of an enemy, and it need not be mutual."""
    game = table("lancer", "gunner", (3, 0))
    a, b = map(game.model, "ab")
    assert engage.engages(game, a, b) and not engage.engages(game, b, a)
    assert engage.engaged(game, b) and not engage.engaged(game, a)
    assert engage.engaging(game, a) and not engage.engaging(game, b)
    assert engage.engagers(game, b) == [a]


def test_no_friends_no_buried() -> None:
    """MALI-ENG-02: friends do not engage each other, nor does anybody who is off the table."""
    game = table(models={"c": {"card": "gunner", "at": (11.2, 10)}})
    a, b, c = map(game.model, "abc")
    assert not engage.engages(game, a, c)
    b.x, b.y = c.x, c.y + 1200
    assert engage.engages(game, c, b)
    c.status = "buried"
    assert not engage.engages(game, c, b)


def test_engaged_needs_sight() -> None:
    """MALI-ENG-02: no LoS, no engagement."""
    wall = {"id": "w", "kind": "wall", "height": 4, "line": [(11.3, 5), (11.3, 15)], "thick": 0.2}
    game = table("lancer", "man", (2.6, 0), terrain=[wall])
    assert not engage.engages(game, game.model("a"), game.model("b"))


def test_friendly_fire() -> None:
    """MALI-ENG-07: `-` for a (missile) Action at an engaged or engaging model; not for others."""
    game = table()
    assert flipped(game, "gunner:shot") == {}
    engaged = table(models={"c": {"card": "gunner", "at": (16, 11.5)}})
    assert flipped(engaged, "gunner:shot") == {"friendly-fire": -1}
    engaging = table("sniper", "gunner", models={"c": {"at": (16, 11.5)}})
    assert flipped(engaging, "sniper:shot") == {"friendly-fire": -1}
    assert flipped(engaging, "sniper:sure") == {}


def test_shooting_while_engaged() -> None:
    """MALI-ENG-08: a model that may shoot while engaged does not count as engaged with its own target; any other model does."""
    game = table("close-gunner", "gunner", (1.5, 0))
    assert friendly_fire.shoots(game, game.model("a"))
    assert flipped(game, "close-gunner:shot") == {}
    other = table("close-gunner", "gunner", (1.5, 0), models={"c": {"card": "gunner", "at": (11.5, 11.5)}})
    assert flipped(other, "close-gunner:shot") == {"friendly-fire": -1}


# -- duels


def test_adversary() -> None:
    """MALI-COND-10, MALI-AMB-45: `+` for an attacker that is X, once however many there are."""
    game = table()
    game.model("b").conditions = [Condition("adversary", 0, "folk"), Condition("adversary", 0, "living")]
    assert flipped(game, "gunner:shot") == {"adversary": 1}
    game.model("b").conditions = [Condition("adversary", 0, "beast")]
    assert flipped(game, "gunner:shot") == {}


def test_distracted() -> None:
    """MALI-COND-14, MALI-AMB-39: `-` on the duel of an Action that targets an enemy, simple duels too; not against friends."""
    game = table("lancer", at=(2, 0), models={"a": {"card": "lancer", "at": (10, 10), "conditions": {"distracted": 1}}})
    assert flipped(game, "lancer:strike") == {"distracted": -1}
    game.model("b").seat = 0
    assert flipped(game, "lancer:strike") == {}
    game.model("b").seat = 1
    simple = Duel("action", "MALI-DUEL-01", [Side(0, "a", "action")], 10, action="lancer:nimble")
    game.state.resolving = [Resolving("lancer:nimble", "a", 0, target="b")]
    assert modifiers.duel(game, simple, simple.sides[0]) == [Mod("printed", 1), Mod("distracted", -1)]
    game.state.resolving[-1].target = ""
    assert modifiers.duel(game, simple, simple.sides[0]) == [Mod("printed", 1)]


def test_no_action() -> None:
    """MALI-COND-14: a duel that belongs to no Action has none of this."""
    game = table(models={"a": {"card": "gunner", "conditions": {"distracted": 1}}})
    simple = Duel("shockwave", "MALI-SHOCK-02", [Side(0, "a", "mv")], 13)
    assert modifiers.duel(game, simple, simple.sides[0]) == [] == modifiers.stat(game, simple, simple.sides[0])


@pytest.mark.parametrize(
    ("key", "expected"),
    [
        ("gunner:shot", {"concealment": -1}),
        ("gunner:strike", {}),
        ("sniper:sure", {}),
        ("lancer:glance", {"concealment": -1}),
    ],
)
def test_concealment(key: str, expected: dict[str, int]) -> None:
    """MALI-CONC-01, MALI-CONC-02: `-` for an Attack Action that is not (melee), unless it ignores Concealment."""
    game = table(key.partition(":")[0], "hazy")
    assert flipped(game, key) == expected


def test_concealed_by_terrain() -> None:
    """MALI-CONC-02: terrain between the two conceals as well as a card."""
    fog = {"id": "fog", "kind": "other", "traits": ["concealing"], "circle": (13, 10, 1)}
    game = table(terrain=[fog])
    assert cover.concealed(game, game.model("a"), game.model("b"))
    assert flipped(game, "gunner:shot") == {"concealment": -1}


def test_cover() -> None:
    """MALI-COVER-01, MALI-COVER-02: +1 Df and `-` to damage flips against (missile), from words as from a Shadow."""
    game = table(b="guarded")
    a, b = map(game.model, "ab")
    shot = duel.oppose(game, game.action("gunner:shot"), a, b)
    assert shot.sides[1].mods == [Mod("cover", 1)] and shot.sides[0].mods == []
    blow = duel.oppose(game, game.action("gunner:strike"), a, b)
    assert blow.sides[1].mods == []
    mods = modifiers.damage(game, Resolving("gunner:shot", "a", 0, target="b"), a, b)
    assert mods == [Mod("cover", -1)]
    assert modifiers.damage(game, Resolving("gunner:strike", "a", 0, target="b"), a, b) == []
    assert modifiers.damage(game, Resolving("gunner:shot", "a", 0, target=""), a, b) == []


def test_cover_ignored() -> None:
    """MALI-RES-07: italic text may say that Cover does not count."""
    game = table("sniper", "guarded")
    sure = duel.oppose(game, game.action("sniper:sure"), game.model("a"), game.model("b"))
    assert sure.sides[1].mods == []


def test_cover_from_shadow() -> None:
    """MALI-COVER-02, MALI-SHAD-04: a model in a Shadow has Cover where a line could go through that terrain."""
    crates = {"id": "c", "kind": "crates", "height": 3, "rect": (14.2, 10.8, 1, 1)}
    game = table(terrain=[crates])
    a, b = map(game.model, "ab")
    assert cover.cover(game, a, b)
    assert modifiers.covered(game, game.action("gunner:shot"), a, b)
