"""Damage: flips, reductions, the sequence in lockstep, Soulstones, (blast), healing (MALI-DMG, -HEAL, -BLAST)."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.games.malifaux.cards import effect
from escarmouche.games.malifaux.cards.effect import Use
from escarmouche.games.malifaux.fate import modifiers
from escarmouche.games.malifaux.ground import blast
from escarmouche.games.malifaux.harm import damage, heal
from escarmouche.games.malifaux.harm.damage import Hit, Profile
from escarmouche.games.malifaux.state import Condition, Mod, Resolving
from escarmouche.games.malifaux.table import Malifaux
from tests.games.malifaux.positions import action, card, lay, refused, told, upgrade
from tests.games.malifaux.rule_runner import ability, asked, run, waits

TIN = card("tin", abilities=[ability({"armor": {"amount": 1}})])
TOUGH = card("tough", abilities=[ability({"hard-to-kill": {}})])
RICH = card("rich", station="enforcer", abilities=[ability({"soulstones": {}})])
PLATE = upgrade("plate", abilities=[ability({"armor": {"amount": 1}})])
GRIT = upgrade("grit", abilities=[ability({"hard-to-kill": {}})])
FLAT = Profile(2, 3, 5)
BLASTS = Profile(2, 3, 4, (0, 1, 2))


def table(tops: Any = ((), ()), **more: Any) -> Malifaux:
    models: dict[str, Any] = {
        "a": {"card": "boss", "at": (10, 10)},
        "b": {"seat": 1, "at": (13, 10)},
        **more.pop("models", {}),
    }
    return lay(models=models, cards=[TIN, TOUGH, RICH], upgrades=[PLATE, GRIT], active="a", tops=tops, **more)


def resolving(game: Malifaux, key: str = "boss:strike", **more: Any) -> Resolving:
    made = Resolving(key, "a", 0, stage="effects", target="b", success=True, **more)
    game.state.resolving.append(made)
    return made


def hurt(game: Malifaux, amount: int, name: str = "b", *answers: Any, **more: Any) -> int:
    """Damage by `a`; says how much was suffered."""
    suffered = run(damage.suffer(game, [Hit(game.model(name), amount, game.model("a"), **more)]), *answers)
    return sum(hit.amount for hit in suffered)


# -- suffering


def test_health() -> None:
    """MALI-DMG-01: this much Health is lost, never below 0."""
    game = table()
    assert hurt(game, 3) == 3 and game.model("b").health == 5
    assert hurt(game, 99) == 99
    assert game.model("b").health == 0 and game.model("b").status == "killed"


def test_none() -> None:
    """MALI-DMG-02: whoever suffers 0 has not suffered damage."""
    game = table()
    done = resolving(game)
    assert hurt(game, 0) == 0
    assert told(game) == ["unhurt"] and done.harmed == {}


def test_noted() -> None:
    """MALI-DMG-02: damage suffered is what is left after reduction; Action and Activation remember it."""
    game = table(models={"b": {"card": "tin", "seat": 1, "at": (13, 10)}})
    done = resolving(game)
    hurt(game, 3)
    hurt(game, 2)
    assert done.harmed == {"b": 3}
    assert game.state.activation is not None and game.state.activation.harmed == ["b"]


def test_armor_adds_up() -> None:
    """MALI-EX-22, MALI-ABIL-03, MALI-DMG-07: Armor +1 and +1 is +2, down to no less than 1."""
    game = table(models={"b": {"card": "tin", "seat": 1, "upgrades": ["plate"]}})
    assert hurt(game, 4) == 2
    assert hurt(game, 2) == 1


def test_irreducible() -> None:
    """MALI-DMG-08: nothing reduces it: neither Armor nor Shielded nor a Soulstone."""
    game = table(models={"b": {"card": "tin", "seat": 1, "conditions": {"shielded": 1}}}, stones=(0, 3))
    assert hurt(game, 2, irreducible=True) == 2
    assert game.model("b").conditions == [Condition("shielded", 1)]


def test_order_of_reductions() -> None:
    """MALI-AMB-41, MALI-COND-11: what stops at 1 first, then Shielded, which may reach 0 and drops by 1."""
    game = table(models={"b": {"card": "tin", "seat": 1, "conditions": {"shielded": 2}}})
    assert hurt(game, 2) == 0
    assert game.model("b").conditions == [Condition("shielded", 1)]
    assert hurt(game, 3) == 1 and game.model("b").conditions == []


def test_shielded_and_nothing() -> None:
    """MALI-AMB-42: damage that is 0 already does not cost Shielded."""
    game = table(models={"b": {"seat": 1, "conditions": {"shielded": 1}}})
    assert hurt(game, 0) == 0
    assert game.model("b").conditions == [Condition("shielded", 1)]


def test_hard_to_kill() -> None:
    """MALI-IDOL-03: damage leaves it at 1 Health unless it was at 1 or the damage ignores that."""
    game = table(models={"b": {"card": "tough", "seat": 1}, "c": {"card": "tough", "seat": 1}})
    hurt(game, 20)
    assert game.model("b").health == 1
    hurt(game, 1)
    assert game.model("b").status == "killed"
    hurt(game, 20, "c", ignores=("hard-to-kill",))
    assert game.model("c").status == "killed"


def test_same_ability_twice() -> None:
    """MALI-ABIL-02: a second instance of an Ability without a value has no effect."""
    game = table(models={"b": {"card": "tough", "seat": 1, "upgrades": ["grit"]}})
    hurt(game, 20)
    hurt(game, 1)
    assert game.model("b").status == "killed"


# -- flips


@pytest.mark.parametrize(
    ("flipped", "amount"), [("ram-5", 2), ("ram-6", 3), ("ram-11", 5), ("red-joker", 6), ("black-joker", 0)]
)
def test_flip(flipped: str, amount: int) -> None:
    """MALI-DMG-03, MALI-JOKER-07: the band selects; the Red Joker is Severe and 1, the Black Joker nothing."""
    game = table(tops=([flipped], ()))
    run(damage.flip(game, resolving(game), [game.model("b")], FLAT))
    assert game.model("b").health == 8 - amount


def test_black_joker_is_not_modified() -> None:
    """MALI-JOKER-03: nothing modifies the Black Joker's 0; other flips get what Triggers add."""
    game = table(tops=(["black-joker", "ram-1"], ()))
    run(damage.flip(game, resolving(game, extra_damage=2), [game.model("b")], FLAT))
    assert game.model("b").health == 8
    run(damage.flip(game, resolving(game, extra_damage=2), [game.model("b")], FLAT))
    assert game.model("b").health == 4


def test_no_duel() -> None:
    """MALI-DMG-03: a damage flip is unaffected by what bears on duels."""
    game = table(models={"a": {"card": "boss", "conditions": {"distracted": 1}}})
    assert modifiers.damage(game, resolving(game), game.model("a"), game.model("b")) == []


def test_cheated() -> None:
    """MALI-DMG-05, MALI-DP-37: the player making it may cheat it unless it has `-`."""
    game = table(tops=(["ram-1"], ()), hands=(["tome-12"], ()))
    run(damage.flip(game, resolving(game), [game.model("b")], FLAT), {"cheat": "tome-12"})
    assert game.model("b").health == 3
    game = table(tops=(["ram-7", "ram-1"], ()), hands=(["tome-12"], ()))
    run(damage.flip(game, resolving(game, accuracy=-1), [game.model("b")], FLAT))
    assert game.model("b").health == 6


def test_all_modifiers_meet() -> None:
    """MALI-AMB-120, MALI-DMG-04: Accuracy, Focused and the Soulstone are added together."""
    game = table(models={"b": {"card": "second", "seat": 1}}, tops=(["ram-12", "ram-6", "ram-1"], ()), stones=(0, 1))
    done = resolving(game, accuracy=1, focus=1)
    mods = modifiers.damage(game, done, game.model("a"), game.model("b"))
    assert mods == [Mod("accuracy", 1), Mod("focused", 1)]
    run(damage.flip(game, done, [game.model("b")], FLAT), "spend", "ram-12")
    assert game.model("b").health == 3 and game.deck(0).pile.top == ["ram-1"]


def test_focused_is_its_own() -> None:
    """MALI-AMB-40: Focused helps the damage flips of the model that lowered it."""
    game = table()
    a, b = game.model("a"), game.model("b")
    assert modifiers.focused(resolving(game, focus=1), a) and not modifiers.focused(resolving(game, focus=1), b)
    assert modifiers.focused(resolving(game, target_focused=True), b) and not modifiers.focused(
        resolving(game, target_focused=True), a
    )


def test_static_and_added() -> None:
    """MALI-DMG-03, MALI-DMG-10: a number; an Action without damage has 0 before what is added, and that counts once."""
    game = table()
    done = resolving(game, extra_damage=1)
    run(damage.static(game, done, Hit(game.model("b"), 2, game.model("a"), done.key)))
    assert game.model("b").health == 5
    run(damage.trigger_damage_only(game, done))
    assert game.model("b").health == 5
    done.extra_damage = 2
    run(damage.trigger_damage_only(game, done))
    assert game.model("b").health == 3


def test_resist_trigger_reduces() -> None:
    """MALI-DMG-11: what the target's Trigger When Resolving takes off, once and to no less than 1."""
    game = table()
    resolving(game, damage_reduction=2)
    assert hurt(game, 2) == 1
    assert hurt(game, 2) == 2


# -- Soulstones


def test_block() -> None:
    """MALI-DMG-06, MALI-DP-38: before the flip, one Soulstone for `-` on it."""
    game = table(models={"b": {"card": "second", "seat": 1}}, tops=(["ram-12", "ram-2"], ()), stones=(0, 2))
    run(damage.flip(game, resolving(game), [game.model("b")], FLAT), "spend", "keep")
    assert game.model("b").health == 6 and game.deck(1).stones == 1


def test_reduce() -> None:
    """MALI-DMG-09, MALI-DP-39: a flip that cannot be cheated takes off 1/2/3, after all else, to 0 even."""
    game = table(
        models={"b": {"card": "rich", "seat": 1}}, tops=((), ["ram-12"]), hands=((), ["tome-13"]), stones=(0, 1)
    )
    assert hurt(game, 2, "b", "spend") == 0
    assert game.deck(1).stones == 0 and game.deck(1).hand == ["tome-13"]


def test_both_stones() -> None:
    """MALI-AMB-43: Block and Reduce on one attack, one each; no Block for static damage."""
    game = table(models={"b": {"card": "second", "seat": 1}}, tops=(["ram-12", "ram-7"], ["ram-1"]), stones=(0, 2))
    run(damage.flip(game, resolving(game), [game.model("b")], FLAT), "spend", "spend")
    assert game.model("b").health == 6 and game.deck(1).stones == 0
    game = table(models={"b": {"card": "second", "seat": 1}}, stones=(0, 2))
    step = damage.suffer(game, [Hit(game.model("b"), 2, game.model("a"))])
    assert asked(step).name == "soulstone-reduce"


def test_who_may() -> None:
    """MALI-SS-01, MALI-AMB-121: Masters, Henchmen and models whose card allows it; no others, however many stones there are."""
    game = table(stones=(3, 3))
    assert hurt(game, 1) == 1  # a Minion is not asked


# -- lockstep


def test_lockstep() -> None:
    """MALI-DMG-11, MALI-AMB-119: every model finishes a step before any goes on; the Active player's first."""
    game = table(
        models={"b": {"card": "second", "seat": 1}, "c": {"card": "second", "seat": 0, "health": 1}},
        stones=(1, 1),
    )
    hits = [Hit(game.model("b"), 2), Hit(game.model("c"), 2)]
    step = damage.suffer(game, hits)
    first = asked(step)
    assert (first.seat, first.about["model"]) == (0, "c")
    game.events.clear()
    run(damage.suffer(game, hits), "keep", "keep")
    assert told(game) == ["damaged", "damaged", "killed"]
    assert (game.model("b").health, game.model("c").status) == (6, "killed")


# -- (blast)


def test_blasts() -> None:
    """MALI-EX-25, MALI-BLAST-01, MALI-BLAST-03: two Blasts, the second touching the first and another: 4 and 3."""
    game = table(models={"c": {"seat": 1, "at": (13, 14.4)}, "d": {"seat": 1, "at": (13, 20)}}, tops=(["ram-12"], ()))
    run(damage.flip(game, resolving(game), [game.model("b")], BLASTS), [13000, 11575], [13000, 13540])
    assert [game.model(name).health for name in "bcd"] == [4, 5, 8]
    assert game.state.markers == []


def test_blast_places() -> None:
    """MALI-BLAST-01, MALI-AMB-71: beside the target or overlapping it, on the table; the next one beside a Blast."""
    game = table(models={"b": {"seat": 1, "at": (1, 1)}}, tops=(["ram-12"], ()))
    ask = asked(damage.flip(game, resolving(game), [game.model("b")], BLASTS))
    assert ask.seat == 0 and [2000, 2000] in ask
    assert refused(ask, [1000, 2585]).key == "why-blast-apart"
    assert refused(ask, [500, 1000]).key == "why-blast-edge"
    assert all(place in ask for place in ask)
    game = table(models={"b": {"seat": 1, "at": (5, 5)}}, tops=(["ram-12"], ()))
    ask = asked(damage.flip(game, resolving(game), [game.model("b")], BLASTS), [6575, 5000])
    assert [8540, 5000] in ask and [3500, 5000] not in ask


def test_blast_height() -> None:
    """MALI-BLAST-02: it reaches 1" above and below the target's base."""
    game = table(models={"c": {"seat": 1, "at": (13, 11.2, 1)}, "d": {"seat": 1, "at": (11.8, 10, 2)}})
    marker = blast._lay(game, (13000, 10000), game.model("b"))
    assert [model.id for model in blast.touched(game, game.model("b"), [marker])] == ["c"]


@pytest.mark.parametrize(("band", "amount"), [(0, 1), (1, 2), (2, 3)])
def test_blast_damage(band: int, amount: int) -> None:
    """MALI-BLAST-03, MALI-AMB-73: one band lower, beside a Weak one 1; the Red Joker counts as Severe."""
    assert blast.lower(BLASTS.amounts, band) == amount


def test_blast_is_not_raised() -> None:
    """MALI-BLAST-04, MALI-AMB-73: what raises the target's damage, the Red Joker too, does not raise theirs."""
    game = table(models={"c": {"seat": 1, "at": (13, 12)}}, tops=(["red-joker"], ()))
    run(damage.flip(game, resolving(game, extra_damage=1), [game.model("b")], BLASTS), [13000, 11000], [13000, 11000])
    assert [game.model(name).health for name in "bc"] == [2, 5]


def test_no_blast() -> None:
    """MALI-BLAST-05, MALI-CTRL-07: none at a friend, none with the Black Joker."""
    game = table(models={"b": {"seat": 0}}, tops=(["ram-12"], ()))
    run(damage.flip(game, resolving(game), [game.model("b")], BLASTS))
    assert game.model("b").health == 4
    game = table(tops=(["black-joker"], ()))
    run(damage.flip(game, resolving(game), [game.model("b")], Profile(1, 2, 3, (1, 1, 1))))
    assert game.model("b").health == 8


def test_whose_blast() -> None:
    """MALI-AMB-72, MALI-DP-50: whoever makes the decisions of the attack Drops it, Active player or not."""
    game = table(tops=((), ["ram-7"]))
    done = resolving(game)
    done.seat = 1
    assert asked(damage.flip(game, done, [game.model("b")], BLASTS)).seat == 1


# -- healing


def test_heal() -> None:
    """MALI-HEAL-01: up to the maximum, the excess is ignored."""
    game = table(models={"b": {"seat": 1, "health": 5}})
    b = game.model("b")
    assert heal.heal(game, b, 2) == 2 and heal.heal(game, b, 5) == 1 and heal.heal(game, b, 1) == 0
    assert b.health == 8


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
