"""Killing: who killed, what is left, what follows (MALI-KILL, MALI-DMG-11 step 6)."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.core.play.rule import Rule
from escarmouche.games.malifaux.cards import effect
from escarmouche.games.malifaux.cards import vocabulary as cards_vocabulary
from escarmouche.games.malifaux.cards.effect import Aimed, Use
from escarmouche.games.malifaux.harm import damage, heal, kill
from escarmouche.games.malifaux.harm.damage import Hit
from escarmouche.games.malifaux.models import replace
from escarmouche.games.malifaux.state import NOBODY, Kill, Lasting, Resolving
from escarmouche.games.malifaux.table import Malifaux
from escarmouche.games.malifaux.turn import occasions, timing
from tests.games.malifaux.positions import STRIKE, action, card, lay, told, upgrade
from tests.games.malifaux.rule_runner import ability, asked, run


class Mend(Aimed, frozen=True, kw_only=True):
    """A word of these tests: Heal 2."""


class Sting(Aimed, frozen=True, kw_only=True):
    """A word of these tests: 1 damage."""


class Turn(Aimed, frozen=True, kw_only=True):
    """A word of these tests: Replace the model by a man of the user's Crew, and Heal 2."""


@effect.does(Mend)
def mend(game: Malifaux, use: Use, word: Mend) -> None:
    for model in effect.whom(game, use, word):
        heal.heal(game, model, 2)


@effect.does(Sting)
def sting(game: Malifaux, use: Use, word: Sting) -> Rule[None]:
    hits = [Hit(model, 1, use.model, use.source) for model in effect.whom(game, use, word)]
    yield from damage.suffer(game, hits)


@effect.does(Turn)
def turn(game: Malifaux, use: Use, word: Turn) -> Rule[None]:
    for model in effect.whom(game, use, word):
        yield from replace.replace(game, use.seat, use.model, [model], ["man"], crew=use.model.seat, heal=2)


@pytest.fixture(autouse=True)
def vocabulary(monkeypatch: pytest.MonkeyPatch) -> None:
    """The words of these tests are known while they run."""
    for name, params in {"mend": Mend, "sting": Sting, "turn": Turn}.items():
        monkeypatch.setitem(cards_vocabulary.vocabulary("effect"), name, params)


def waits(event: str, effect: dict[str, Any], **more: Any) -> list[dict[str, Any]]:
    """An Ability that waits for an event."""
    return [ability(name=f"on-{event}", when={"event": event, **more.pop("when", {})}, effects=[effect], **more)]


def own() -> list[dict[str, Any]]:
    """Cards whose Abilities use these words: read when a test asks for them."""
    mend, trigger = {"mend": {"to": "self"}}, {"timing": "killing", "name": {"en": "t", "fr": "t"}}
    return [
        card("phoenix", characteristics=["living"], abilities=waits("dying", mend)),
        card("choosy", abilities=waits("dying", mend, may=True)),
        card("hardy", abilities=waits("damaged", mend)),
        card("husk", abilities=waits("dying", {"turn": {"to": "self"}})),
        card("bomb", abilities=waits("killed", {"sting": {"to": "about"}})),
        card("eater", actions=[action(triggers=[{"id": "eat", "effects": [mend], **trigger}])]),
        card("taker", actions=[action(triggers=[{"id": "take", "effects": [{"turn": {}}], **trigger}])]),
        card(
            "gambler",
            abilities=waits("cheats", {"sting": {"to": "about"}}, when={"whose": {"who": "enemy"}, "aura": 6}),
        ),
    ]


CARDS = [
    card("ghoul", characteristics=["undead"]),
    card("golem", characteristics=["construct"]),
    card("mummy", characteristics=["undead", "construct"]),
    card("hound", characteristics=["beast", "living"]),
]


def table(**more: Any) -> Malifaux:
    models = {
        "a": {"card": "boss", "at": (10, 10)},
        "b": {"seat": 1, "at": (20, 20)},
        **more.pop("models", {}),
    }
    cards = [*CARDS, *more.pop("cards", ())]
    return lay(models=models, cards=cards, upgrades=[upgrade("charm")], active="a", **more)


def slay(game: Malifaux, name: str = "b", *answers: Any, by: str = "a", **more: Any) -> None:
    killer = game.model(by) if by else None
    run(damage.suffer(game, [Hit(game.model(name), 99, killer, **more)]), *answers)


def test_killed() -> None:
    """MALI-KILL-01, MALI-KILL-05: at 0 Health it is killed, by the model whose Action it was and by that model's Crew."""
    game = table()
    game.state.resolving = [Resolving("boss:strike", "a", 0, target="b")]
    slay(game)
    assert game.model("b").status == "killed"
    assert game.state.kills == [Kill("b", 2, "a", 0)]
    assert game.resolving.killed == ["b"] and told(game)[-1] == "killed-by"


def test_outright() -> None:
    """MALI-KILL-01, MALI-KILL-04: outright, whatever its Health; Healing does not save it."""
    game = table()
    game.state.dying = ["b"]
    assert heal.heal(game, game.model("b"), 3) == 0
    game.state.dying = []
    run(kill.kill(game, game.model("b"), game.model("a")))
    assert game.model("b").status == "killed" and game.state.dying == []


def test_nobody() -> None:
    """MALI-KILL-06, MALI-AMB-131: by a Condition, terrain or a fall it was killed by nobody."""
    game = table()
    slay(game, by="", source="fall")
    assert game.state.kills == [Kill("b", 2, "", NOBODY)] and told(game)[-1] == "killed"


def test_because_of_a_condition() -> None:
    """MALI-EX-31, MALI-KILL-07: an Action that makes a model suffer because of Burning kills; MALI-COND-04: it is Burning's damage."""
    game = table(models={"b": {"seat": 1, "health": 2}})
    run(damage.suffer(game, [Hit(game.model("b"), 2, game.model("a"), "boss:strike", because="burning")]))
    assert game.state.kills == [Kill("b", 2, "a", 0)]


def test_killer_under_control() -> None:
    """MALI-AMB-95: a kill while controlled is by the killer's own Crew; killing itself too."""
    game = table(models={"c": {"seat": 1}})
    game.state.resolving = [Resolving("man:x", "c", 0)]
    slay(game, by="c")
    slay(game, "a", by="a")
    assert [(death.model, death.by, death.crew) for death in game.state.kills] == [("b", "c", 1), ("a", "a", 0)]


def test_upgrades_go() -> None:
    """MALI-UPG-11, MALI-DMG-11: Upgrades leave with the model, and so does what lasted as long as it was there."""
    game = table(models={"b": {"seat": 1, "upgrades": ["charm"], "tokens": {"x": 1}, "conditions": {"slow": 0}}})
    game.model("a").lasting = [Lasting("stat", "leave", 1, by="b"), Lasting("stat", "leave", 1, by="a")]
    slay(game)
    b = game.model("b")
    assert (b.upgrades, b.tokens, b.conditions) == ([], {}, [])
    assert [effect.by for effect in game.model("a").lasting] == ["a"]


def test_leader_killed() -> None:
    """MALI-AMB-80, MALI-AMB-121: nobody takes the Leader's place, and the Soulstones stay."""
    game = table(models={"b": {"seat": 1, "card": "second", "leader": True}, "c": {"seat": 1}}, stones=(0, 4))
    slay(game, "b", "keep")
    assert game.deck(1).stones == 4 and not any(model.leader for model in game.in_play(1))


# -- what is left


@pytest.mark.parametrize(
    ("who", "kinds"), [("ghoul", ["corpse"]), ("hound", ["corpse"]), ("golem", ["scrap"]), ("man", [])]
)
def test_remains(who: str, kinds: list[str]) -> None:
    """MALI-KILL-08, MALI-KILL-09: Living, Undead and Beast leave a Corpse Marker, Constructs a Scrap Marker, others none."""
    game = table(models={"b": {"seat": 1, "card": who, "at": (20, 20)}})
    slay(game, "b", *([20000, 20000] for _ in kinds))
    assert [marker.kind for marker in game.state.markers] == kinds
    assert [marker.seat for marker in game.state.markers] == [1 for _ in kinds]


def test_one_of_two() -> None:
    """MALI-KILL-10, MALI-DP-41: its controller Drops one of two Markers."""
    game = table(models={"b": {"seat": 1, "card": "mummy", "at": (20, 20)}})
    ask = asked(damage.suffer(game, [Hit(game.model("b"), 9)]))
    assert ask.seat == 1 and list(ask) == ["corpse", "scrap"]
    game = table(models={"b": {"seat": 1, "card": "mummy", "at": (20, 20)}})
    slay(game, "b", "scrap", [20900, 20000])
    assert [(marker.kind, marker.x) for marker in game.state.markers] == [("scrap", 20900)]


def test_marker_in_contact() -> None:
    """MALI-KILL-08: in base contact with it, or under it."""
    game = table(models={"b": {"seat": 1, "card": "ghoul", "at": (20, 20)}})
    ask = asked(damage.suffer(game, [Hit(game.model("b"), 9)]))
    assert [21182, 20000] in ask and [21200, 20000] not in ask


def test_killed_while_buried() -> None:
    """MALI-BURY-04, MALI-AMB-82: no Marker."""
    game = table(models={"b": {"seat": 1, "card": "ghoul", "status": "buried"}})
    run(kill.kill(game, game.model("b")))
    assert game.model("b").status == "killed" and game.state.markers == []
    assert game.state.kills == [Kill("b", 2, "", NOBODY)]


def test_together() -> None:
    """MALI-DMG-11, MALI-KILL-02: all Markers come after all other effects, and then all leave together."""
    game = table(
        models={"b": {"seat": 1, "card": "ghoul", "at": (20, 20)}, "c": {"seat": 1, "card": "golem", "at": (24, 20)}}
    )
    hits = [Hit(game.model("b"), 9), Hit(game.model("c"), 9)]
    running = iter(damage.suffer(game, hits))
    next(running)
    assert [death.model for death in game.state.kills] == ["b", "c"]
    running.send((20000, 20000))
    assert [game.model(name).status for name in "bc"] == ["", ""]  # the second Marker is still to come
    with pytest.raises(StopIteration):
        running.send((24000, 20000))
    assert [game.model(name).status for name in "bc"] == ["killed", "killed"]
    assert game.state.dying == []


def test_dead_only_once() -> None:
    """MALI-DMG-01: a model at 0 Health or being killed suffers no more."""
    game = table()
    game.state.dying = ["b"]
    assert run(damage.suffer(game, [Hit(game.model("b"), 1)])) == []
    run(kill.kill(game, game.model("b")))
    assert game.state.kills == []


# -- what may save it, and what follows


def test_healed() -> None:
    """MALI-KILL-03, MALI-KILL-02, MALI-DMG-11: Healed at 0 Health it is killed no more, and nothing else follows."""
    game = table(models={"b": {"seat": 1, "card": "phoenix", "at": (20, 20)}}, cards=own())
    slay(game)
    b = game.model("b")
    assert (b.health, b.status, game.state.kills, game.state.markers, game.state.dying) == (2, "", [], [], [])


def test_healing_does_not_save() -> None:
    """MALI-KILL-04: killed outright it is not saved by Healing."""
    game = table(models={"b": {"seat": 1, "card": "phoenix", "at": (20, 20)}}, cards=own())
    run(kill.kill(game, game.model("b"), game.model("a")), [20000, 20000])
    assert game.model("b").status == "killed" and [death.model for death in game.state.kills] == ["b"]


def test_may_heal() -> None:
    """MALI-DP-40: its player decides about an optional one."""
    for answer, status in (("yes", ""), ("no", "killed")):
        game = table(models={"b": {"seat": 1, "card": "choosy"}}, cards=own())
        assert asked(damage.suffer(game, [Hit(game.model("b"), 9)])).seat == 1
        game = table(models={"b": {"seat": 1, "card": "choosy"}}, cards=own())
        slay(game, "b", answer)
        assert game.model("b").status == status


def test_healed_before() -> None:
    """MALI-DMG-11: effects after suffering damage come before anybody is killed."""
    game = table(models={"b": {"seat": 1, "card": "hardy"}}, cards=own())
    slay(game)
    assert (game.model("b").health, told(game)) == (2, ["damaged-by", "ability", "healed"])


def test_replaced_instead() -> None:
    """MALI-KILL-02, MALI-AMB-78: Replaced and Healed it was not killed, and even outright."""
    for outright in (False, True):
        game = table(models={"b": {"seat": 1, "card": "husk", "at": (20, 20)}}, cards=own())
        b = game.model("b")
        step = kill.kill(game, b) if outright else damage.suffer(game, [Hit(b, 9, game.model("a"))])
        run(step, [21181, 20000])
        assert (b.status, game.state.kills, game.state.dying) == ("replaced", [], [])
        assert game.models[-1].health == (8 if outright else 2)


def test_after_killing() -> None:
    """MALI-TRIG-09, MALI-DMG-11: After Killing Triggers of the model that killed the target, at their place in the sequence."""
    game = table(models={"a": {"card": "eater", "health": 3}, "c": {"seat": 1}}, cards=own())
    game.state.resolving = [Resolving("eater:strike", "a", 0, target="b", trigger="eater:strike:eat", success=True)]
    slay(game, "c")
    assert game.model("a").health == 3  # it was not the target
    slay(game)
    assert game.model("a").health == 5 and told(game)[-3:] == ["damaged-by", "healed", "killed-by"]


def test_replaced_after_killing() -> None:
    """MALI-REPL-05, MALI-AMB-79: a victim Replaced by a Trigger counts as killed, once, for no points."""
    game = table(models={"a": {"card": "taker"}}, cards=own())
    game.state.resolving = [Resolving("taker:strike", "a", 0, target="b", trigger="taker:strike:take", success=True)]
    slay(game, "b", [21181, 20000])
    assert game.state.kills == [Kill("b", 2, "a", 0, worth_points=False)]
    assert (game.models[-1].seat, game.models[-1].health) == (0, 2)


def test_last_blow() -> None:
    """MALI-DMG-11, MALI-KILL-02: what happens after it is killed happens before it leaves, and may kill in turn."""
    game = table(models={"a": {"card": "eater", "health": 1}, "b": {"seat": 1, "card": "bomb"}}, cards=own())
    slay(game)
    assert [(death.model, death.by, death.crew) for death in game.state.kills] == [("b", "a", 0), ("a", "b", 1)]
    assert [game.model(name).status for name in "ab"] == ["killed", "killed"]


def test_two_auras() -> None:
    """MALI-EX-26, MALI-AURA-04: only one of two Auras of the same name affects the model that has cheated."""
    models = {
        "b": {"seat": 1, "at": (13, 10)},
        "a": {"card": "gambler", "at": (10, 10)},
        "c": {"card": "gambler", "at": (16, 10)},
    }
    game = table(models=models, cards=own())
    occasions.happen(game, "cheats", game.model("b"))
    assert len(game.state.afters) == 2
    run(timing.resolve_waiting(game), "c")
    assert game.model("b").health == 7


@pytest.mark.parametrize(("type", "stones"), [("melee", 1), ("missile", 0), ("", 1)])
def test_a_kill_is_of_the_type_of_its_action(type: str, stones: int) -> None:
    """MALI-ABIL-04, MALI-KILL-05: after killing or being killed with a (melee) Action, by damage or outright."""
    hunter = card("hunter", actions=[STRIKE], abilities=waits("kills", {"soulstone": {}}, when={"type": type}))
    prey = card("prey", health=2, abilities=waits("killed", {"soulstone": {}}, when={"type": type}))
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
