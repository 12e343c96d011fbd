"""Passive words: where they come from, what adds up, what Auras give."""

from __future__ import annotations

from typing import Any

from escarmouche.games.malifaux.cards import passives, stats
from escarmouche.games.malifaux.fate import modifiers, soulstone_defence
from escarmouche.games.malifaux.ground import engage
from escarmouche.games.malifaux.harm import damage
from escarmouche.games.malifaux.state import Duel, Side
from escarmouche.games.malifaux.turn import declaration, friendly_fire
from tests.games.malifaux.positions import SHOT, card, upgrade
from tests.games.malifaux.rule_runner import ability, run
from tests.games.malifaux.wording import do, table


def aura(name: str, *words: dict[str, Any], reach: float = 3, **only: Any) -> dict[str, Any]:
    return ability({"aura": {"range": reach, "only": only, "words": list(words)}}, name=name)


def test_added_up() -> None:
    """MALI-ABIL-02, MALI-ABIL-03, MALI-DES-25: Armor +1 and Armor +1 are Armor +2; an Ability without a value counts once."""
    quick = ability({"fate": {"amount": 1}}, name="quick")
    tin = card("tin", abilities=[ability({"armor": {}}, name="armor"), quick])
    plate = upgrade("plate", abilities=[ability({"armor": {}}, name="armor"), quick])
    game = table(
        models={"bob": {"card": "tin", "seat": 1, "at": (18, 10), "upgrades": ["plate"]}}, cards=[tin], upgrades=[plate]
    )
    bob = game.model("bob")
    assert len(passives.find(game, bob, "armor")) == 2 and len(passives.find(game, bob, "fate")) == 1
    run(damage.suffer(game, [damage.Hit(bob, 4)]))
    assert bob.health == 6


def test_other_names_stack() -> None:
    """MALI-FATE-01, MALI-DES-37: different Abilities that give + stack."""
    words = [ability({"fate": {"amount": 1}}, name=name) for name in ("one", "two", "three")]
    game = table(models={"bob": {"card": "lucky", "seat": 1, "at": (18, 10)}}, cards=[card("lucky", abilities=words)])
    assert sum(word.amount for word in passives.find(game, game.model("bob"), "fate")) == 3


def test_fate_when() -> None:
    """MALI-DUEL-03, MALI-DES-57: attacking or defending, in a Wp duel, in a (melee) duel, against some models, on the enemy's flip."""
    wary = ability({"fate": {"amount": 1, "stat": "wp"}}, {"fate": {"amount": 1, "type": "melee", "when": "defend"}})
    scary = ability({"fate": {"amount": -1, "against": True, "only": {"has": ["folk"]}}})
    cards = [card("wary", abilities=[wary]), card("scary", abilities=[scary])]
    game = table(
        models={
            "bob": {"card": "wary", "seat": 1, "at": (18, 10)},
            "dan": {"card": "scary", "seat": 1, "at": (22, 10)},
        },
        cards=cards,
    )

    def net(attacker: str, defender: str, stat: str, types: list[str]) -> list[int]:
        sides = [Side(0, attacker, "action"), Side(1, defender, stat)]
        made = Duel("action", "MALI-DUEL-01", sides, types=types)
        return [sum(mod.amount for mod in modifiers.duel(game, made, side)) for side in sides]

    assert net("ann", "bob", "wp", []) == [0, 1] and net("ann", "bob", "df", ["melee"]) == [0, 1]
    assert net("bob", "ann", "df", ["melee"]) == [0, 0] and net("ann", "dan", "df", []) == [-1, 0]


def test_aura_benefits() -> None:
    """MALI-AURA-01, MALI-AURA-02, MALI-EX-35, MALI-DES-17: friends within range and LoS have it, and its bearer; enemies do not."""
    bell = card("bell", abilities=[aura("peal", {"armor": {}}, who="friend")])
    game = table(models={"ann": {"card": "bell", "at": (10, 10)}}, cards=[bell])
    assert [bool(passives.find(game, model, "armor")) for model in game.models] == [True, True, False, False]
    game.model("cat").x = 14700  # 3.518 inches away
    assert not passives.find(game, game.model("cat"), "armor")


def test_aura_harms() -> None:
    """MALI-AURA-03, MALI-DES-17, MALI-DES-54: enemies in it have a lower stat; a wall in between keeps it off."""
    bell = card("bell", abilities=[aura("dread", {"stat": {"stat": "wp", "amount": -1}}, reach=8, who="enemy")])
    wall = [{"id": "wall", "kind": "house", "rect": [16, 10, 1, 6]}]
    models = {"ann": {"card": "bell", "at": (10, 10)}, "cat": {"at": (30, 30)}}
    for terrain, wp in (((), 4), (wall, 5)):
        game = table(models=models, cards=[bell], terrain=terrain)
        assert stats.stat(game, game.model("bob"), "wp") == wp and stats.stat(game, game.model("dan"), "wp") == 5


def test_aura_once() -> None:
    """MALI-AURA-04, MALI-DES-17: the better of two Auras of the same name counts; with two names, both."""
    first = card("one", abilities=[aura("peal", {"armor": {"amount": 1}})])
    two = card("two", abilities=[aura("peal", {"armor": {"amount": 2}})])
    six = card("six", abilities=[aura("hum", {"armor": {"amount": 1}})])
    models = {
        "ann": {"card": "one", "at": (12, 10)},
        "dan": {"card": "two", "seat": 1, "at": (16, 10)},
        "bob": {"at": (30, 30)},
    }
    game = table(models=models, cards=[first, two, six])
    assert [word.amount for word in passives.find(game, game.model("cat"), "armor")] == [2]
    game = table(models={**models, "bob": {"card": "six", "at": (14, 12)}}, cards=[first, two, six])
    assert sorted(word.amount for word in passives.find(game, game.model("cat"), "armor")) == [1, 2]


def met(first: dict[str, Any], second: dict[str, Any], word: str) -> list[int]:
    """The amounts of a word that Cat has between Ann and Dan, whose Auras have the same name."""
    cards = [card("one", abilities=[first]), card("two", abilities=[second])]
    models = {
        "ann": {"card": "one", "at": (12, 10)},
        "dan": {"card": "two", "seat": 1, "at": (16, 10)},
        "bob": {"at": (30, 30)},
    }
    game = table(models=models, cards=cards)
    return [getattr(params, "tn", 0) or params.amount for params in passives.find(game, game.model("cat"), word)]


def test_aura_best_for_whom_it_affects() -> None:
    """MALI-AURA-04, MALI-DP-52: the better one is that which its controller would choose: less damage, fewer -, not more."""
    for word, worse, better in (
        ("suffers", {"amount": 2}, {"amount": 1}),
        ("suffers", {"amount": 1}, {"amount": -1}),
        ("stat", {"stat": "df", "amount": -2}, {"stat": "df", "amount": -1}),
        ("fate", {"amount": 1, "against": True}, {"amount": -1, "against": True}),
        ("damage-fate", {"amount": -1, "against": True}, {"amount": -2, "against": True}),
        ("terrifying", {"tn": 11}, {"tn": 13}),
    ):
        weak, strong = aura("peal", {word: worse}), aura("peal", {word: better})
        best = [better.get("tn", 0) or better["amount"]]
        assert met(weak, strong, word) == met(strong, weak, word) == best, word


def test_aura_whole() -> None:
    """MALI-AURA-04: an Aura gives all its words, and of two of the same name one gives all of its own, the other none."""
    both = aura("peal", {"stat": {"stat": "df", "amount": 1}}, {"stat": {"stat": "wp", "amount": 1}})
    assert met(both, aura("hum"), "stat") == [1, 1] and met(both, both, "stat") == [1, 1]
    heavy = aura("peal", {"armor": {"amount": 2}}, {"suffers": {"amount": 3}})
    light = aura("peal", {"armor": {"amount": 1}})
    for first, second in ((heavy, light), (light, heavy)):
        assert (met(first, second, "armor"), met(first, second, "suffers")) == ([1], [])


def test_aura_of_the_buried() -> None:
    """MALI-AMB-74: Buried models neither project nor receive Auras."""
    bell = card("bell", abilities=[aura("peal", {"armor": {}})])
    game = table(models={"ann": {"card": "bell", "at": (10, 10)}}, cards=[bell])
    game.model("ann").status = "buried"
    assert not passives.find(game, game.model("cat"), "armor") and not passives.find(game, game.model("ann"), "armor")


def test_bodyguard() -> None:
    """MALI-COVER-02, MALI-CONC-02, MALI-DES-23: an Aura that gives Cover or Concealment."""
    guard = card("guard", abilities=[aura("ward", {"cover": {}}, {"concealment": {}}, who="friend", other=True)])
    game = table(
        models={"bob": {"card": "guard", "seat": 1, "at": (18, 10)}, "dan": {"seat": 1, "at": (21, 10)}}, cards=[guard]
    )
    shot = game.action("boss:shot")
    ann, bob, dan = (game.model(name) for name in ("ann", "bob", "dan"))
    assert modifiers.covered(game, shot, ann, dan) and not modifiers.covered(game, shot, ann, bob)
    assert modifiers.concealed(game, ann, dan)


def test_incorporeal() -> None:
    """MALI-DES-27, MALI-TRIG-02, MALI-TERR-17: it reduces the damage of (melee) and (missile) Actions only."""
    ghost = card(
        "ghost",
        abilities=[
            ability(
                {"reduces": {"amount": 1, "types": ["melee", "missile"]}},
                {"moves-through": {}},
                {"immune": {"to": ["severe", "hazardous"]}},
            )
        ],
    )
    game = table(models={"bob": {"card": "ghost", "seat": 1, "at": (18, 10)}}, cards=[ghost])
    bob = game.model("bob")
    run(damage.suffer(game, [damage.Hit(bob, 3, game.model("ann"), "boss:strike")]))
    run(damage.suffer(game, [damage.Hit(bob, 3)]))
    assert bob.health == 3


def test_because_and_more() -> None:
    """MALI-COND-04, MALI-DES-35: more damage because of a Condition."""
    dry = card("dry", abilities=[ability({"suffers": {"amount": 1, "because": "burning"}})])
    game = table(models={"bob": {"card": "dry", "seat": 1, "at": (18, 10)}}, cards=[dry])
    bob = game.model("bob")
    run(damage.suffer(game, [damage.Hit(bob, 1, because="burning"), damage.Hit(game.model("dan"), 1)]))
    assert bob.health == 6


def test_special_rules() -> None:
    """MALI-GEN-01, MALI-GEN-02: a word replaces the core rule it contradicts; if two conflict, the one that prevents something counts."""
    both = ability({"shoots-engaged": {}}, {"immune": {"to": ["stunned"]}})
    gunner = card("gunner", actions=[SHOT], abilities=[both])
    game = table(models={"cat": {"card": "gunner", "at": (16.6, 10)}}, cards=[gunner])
    cat = game.model("cat")
    assert engage.engaged(game, cat) and declaration.why_engaged(game, cat, game.action("gunner:shot")) is None
    do(game, {"gain": {"condition": "stunned"}}, target="cat")
    assert cat.conditions == []


def test_an_upgrade_and_a_spell() -> None:
    """MALI-UPG-01, MALI-SS-01, MALI-ENG-03: words come from Upgrades, too."""
    both = upgrade("kit", abilities=[ability({"soulstones": {}}, {"shoots-engaged": {}})])
    game = table(
        models={"cat": {"card": "shooter", "at": (14, 10), "upgrades": ["kit"]}}, upgrades=[both], stones=(1, 1)
    )
    assert soulstone_defence.able(game, game.model("cat")) and friendly_fire.shoots(game, game.model("cat"))
    assert not soulstone_defence.able(game, game.model("bob"))
