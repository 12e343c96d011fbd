"""Words of models that come and go, and of who activates next."""

from __future__ import annotations

from tests.games.malifaux.positions import card, lay, play, refused, told
from tests.games.malifaux.wording import asked, do, key, table, why_barred


def test_summon() -> None:
    """MALI-SUMM-01, MALI-SUMM-02, MALI-SUMM-03, MALI-DES-10: in base contact, with its Upgrade; the opponent gains a Pass Token."""
    game = table()
    do(game, {"summon": {"cards": ["imp"], "upgrade": "risen"}}, answers=([10000, 11182],))
    assert game.models[-1].card == "imp" and game.models[-1].upgrades == ["risen"] and game.deck(1).passes == 1


def test_summon_choice() -> None:
    """MALI-DP-53, MALI-LIMIT-01: one of several; beside a Marker, within a distance; no more than the limit."""
    game = table(markers={"m": {"kind": "corpse", "at": (12, 14)}})
    word = {"summon": {"cards": ["imp", "golem"], "of": "marker", "within": 1}}
    do(game, word, answers=("golem", [12000, 15000]), marker="m")
    assert game.models[-1].card == "golem"
    assert key(why_barred(game, {"summon": {"cards": ["golem"]}})) == "why-model-limit"


def test_replace() -> None:
    """MALI-REPL-01, MALI-REPL-05, MALI-DES-13, MALI-DES-15: one by one of this Crew; with the Healing that the card gives."""
    game = table(models={"cat": {"card": "fighter", "at": (14, 10), "health": 1}})
    do(game, {"replace": {"cards": ["giant"], "heal": 2}}, answers=([14000, 10000 + 591 + 984],), target="cat")
    assert (game.models[-1].card, game.models[-1].seat, game.models[-1].health) == ("giant", 0, 3)
    do(game, {"replace": {"cards": ["imp"]}}, answers=([18000, 11182],))
    assert game.model("bob").status == "replaced" and game.models[-1].seat == 0 and game.state.kills[0].by == "ann"


def test_replace_same_crew() -> None:
    """MALI-REPL-05: by one of its own Crew nobody counts as killed."""
    game = table()
    do(game, {"replace": {"cards": ["imp"], "crew": "same"}}, answers=([18000, 11182],))
    assert game.models[-1].seat == 1 and game.state.kills == []


def test_split_and_merge() -> None:
    """MALI-REPL-08, MALI-REPL-09, MALI-DES-14: one by two, and two by one."""
    game = table(models={"cat": {"at": (11.182, 10)}})
    do(
        game,
        {"replace": {"cards": ["imp", "imp"]}},
        answers=([12364, 10000], [11182, 11182], "imp"),
        target="cat",
    )
    assert [model.card for model in game.models[-2:]] == ["imp", "imp"]
    game = table(models={"cat": {"at": (11.182, 10)}})
    do(
        game,
        {"replace": {"cards": ["giant"], "together": True, "to": "target"}},
        answers=([10000, 11575],),
        target="cat",
    )
    assert game.model("ann").status == game.model("cat").status == "replaced"
    assert game.models[-1].health == 12
    assert key(why_barred(game, {"replace": {"cards": ["giant"]}}, model="giant", source="x:y")) == "why-not-replaced"


def test_upgrades() -> None:
    """MALI-UPG-01, MALI-UPG-02, MALI-UPG-08, MALI-DES-47: a curse on an enemy, once; and off again."""
    game = table()
    do(game, {"attach": {"upgrade": "hex"}})
    assert game.model("bob").upgrades == ["hex"]
    assert key(why_barred(game, {"attach": {"upgrade": "hex"}})) == "why-upgrade-twice"
    do(game, {"strip": {"upgrade": "hex"}})
    assert game.model("bob").upgrades == []
    assert key(why_barred(game, {"strip": {"upgrade": "hex"}})) == "why-no-upgrade"


def test_chain() -> None:
    """MALI-ACT-08, MALI-DP-57, MALI-DES-41: a friendly Minion within 5 inches may activate next."""
    game = table()
    word = {"chain": {"only": {"has": ["minion"]}, "within": 5}}
    do(game, word)
    assert game.state.activation is not None and game.state.activation.may_follow == ["cat"]
    game.model("cat").activated = True
    assert key(why_barred(game, word)) == "why-no-chain"


def test_chain_is_offered() -> None:
    """MALI-ACT-08: once the Activation is over the player is asked, in a whole game."""
    cry = {"id": "cry", "name": {"en": "Cry", "fr": "Cri"}, "bonus": True, "effects": [{"chain": {}}]}
    game = lay(
        models={"ann": {"card": "crier", "at": (10, 10)}, "cat": {"at": (14, 10)}, "bob": {"seat": 1, "at": (30, 30)}},
        cards=[card("crier", actions=[cry])],
        active="ann",
    )
    ask = play(game, "crier:cry", "stop")
    assert ask.name == "chain" and "may-chain" in told(game)


def test_summon_place() -> None:
    """MALI-SUMM-03: elsewhere than in base contact it is refused."""
    ask = asked(table(), {"summon": {"cards": ["imp"]}})
    assert refused(ask, [10000, 14000]).key == "why-not-in-contact"
