"""Words that hold others or generate Actions: act, obey, either/or, may, choose, X, what lasts."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.core.messages.refusal import BadFile
from escarmouche.games.malifaux.cards import passives, stats
from escarmouche.games.malifaux.state import Generated, Resolving
from escarmouche.games.malifaux.turn import end_phase
from escarmouche.games.malifaux.view import names
from tests.games.malifaux.positions import action, card, play, refused, told
from tests.games.malifaux.rule_runner import ability
from tests.games.malifaux.wording import asked, do, key, read, table, why_barred

DISCARD_OR_STUNNED: dict[str, Any] = {
    "either": {
        "to": "target",
        "options": [
            [{"discard": {"to": "chosen"}}],
            [{"gain": {"to": "chosen", "condition": "stunned"}}],
        ],
    }
}


def test_act() -> None:
    """MALI-TIME-03, MALI-DES-31: of a kind, of a name, at the same target; it waits for the present Action to be over."""
    game = table()
    do(game, {"act": {"kind": "melee", "at": "target"}})
    do(game, {"act": {"actions": ["shot", "walk"], "optional": False}})
    assert game.state.queue == [
        Generated("ann", 0, "ability", [], "melee", "bob", True),
        Generated("ann", 0, "ability", ["boss:shot", "walk"], "", "", False),
    ]
    do(game, {"act": {"actions": ["dance"]}})
    assert len(game.state.queue) == 2


def test_act_of_a_trigger() -> None:
    """MALI-TRIG-13, MALI-TRIG-14, MALI-DES-31: an Attack that a Trigger generates, in a complete Action; it declares no Trigger."""
    again = {
        "id": "again",
        "name": {"en": "Again", "fr": "Encore"},
        "effects": [{"act": {"kind": "attack", "at": "target"}}],
    }
    boxer = card("boxer", station="master", limit=1, actions=[action(range=2, triggers=[again])])
    models = {"ann": {"card": "boxer", "at": (16, 10)}, "bob": {"seat": 1, "at": (17.5, 10)}, "cat": {"at": (30, 30)}}
    game = table(models=models, cards=[boxer], tops=(("ram-9", "ram-8"), ("ram-5", "ram-4")))
    ask = play(game, "boxer:strike", "boxer:strike:again")
    assert ask.name == "generated" and ask.about["born"] == "trigger"
    ask = play(game, "boxer:strike")
    assert ask.name == "act" and told(game).count("declares") == 2


def test_obey() -> None:
    """MALI-CTRL-03, MALI-CTRL-05, MALI-GEN-03, MALI-DES-20: an enemy takes an Action as this player decides; a friend, too."""
    game = table(models={"bob": {"card": "fighter", "seat": 1, "at": (21.5, 10)}})
    do(game, {"obey": {"kind": "attack"}})
    assert game.state.queue == [Generated("bob", 0, "obey", [], "attack", "", False)]
    ask = play(game, fresh=True)
    assert ask.seat == 0 and ask.name == "generated" and "decline" not in ask.names
    assert [name for name, _ in ask.open()] == ["fighter:strike"]


def test_either() -> None:
    """MALI-GEN-07, MALI-EX-30, MALI-DES-39: its own player chooses, and only what can be resolved."""
    game = table(hands=((), ("ram-1",)))
    ask = asked(game, DISCARD_OR_STUNNED)
    assert ask.seat == 1 and list(ask) == ["boss:strike/1", "boss:strike/2"]
    do(game, DISCARD_OR_STUNNED, answers=("boss:strike/1", ["ram-1"]))
    assert game.deck(1).discard == ["ram-1"]
    do(game, DISCARD_OR_STUNNED)  # without a card it is Stunned, and nobody is asked
    assert game.model("bob").conditions[0].name == "stunned"
    assert key(why_barred(game, DISCARD_OR_STUNNED)) == "why-neither"


def test_options_have_names() -> None:
    """MALI-GEN-07, MALI-DP-36: an option is called by what it does, in both languages; of two either/or each has its own."""
    more = {"either": {"options": [[{"draw": {}}], [{"heal": {"to": "chosen", "amount": 1}}]]}}
    notary = card("notary", station="master", limit=1, actions=[action(range=12, effects=[DISCARD_OR_STUNNED, more])])
    game = table(models={"ann": {"card": "notary", "at": (10, 10), "health": 3}}, cards=[notary])
    ask = asked(game, more, source="notary:strike")
    assert list(ask) == ["notary:strike/3", "notary:strike/4"]
    called = [names.names(game)[name] for name in ask]
    assert [name["en"] for name in called] == ["Draw a card.", "This model Heals 1."]
    assert called[0]["fr"] == "Piochez une carte."


def test_nobody_chooses_death() -> None:
    """MALI-GEN-09, MALI-GEN-07: damage that would leave no Health is not an option, nor may it be chosen in another way."""
    game = table(models={"bob": {"card": "fighter", "seat": 1, "at": (18, 10), "health": 1}}, hands=((), ("ram-1",)))
    word = {
        "either": {
            "to": "target",
            "options": [[{"discard": {"to": "chosen"}}], [{"damage": {"to": "chosen", "amount": 1}}]],
        }
    }
    do(game, word, answers=(["ram-1"],))
    assert key(why_barred(game, word)) == "why-neither" and game.model("bob").health == 1
    own = {"to": "self", "amount": 1}
    assert key(why_barred(game, {"may": {"effects": [{"damage": own}]}}, model="bob")) == "why-too-weak"
    assert key(why_barred(game, {"damage": {**own, "may": True}}, model="bob")) == "why-too-weak"
    do(game, {"damage": {"amount": 1, "may": True}}, answers=("yes",))  # an enemy chooses: that is not its own choice
    assert game.model("bob").status == "killed"


def test_may() -> None:
    """MALI-DP-36, MALI-RES-02: what may be left out; with a cost only if that can be paid."""
    game = table(hands=(("ram-1",), ()))
    word = {"may": {"cost": [{"discard": {}}], "effects": [{"damage": {"amount": 2}}]}}
    do(game, word, answers=("no",))
    assert game.model("bob").health == 8
    do(game, word, answers=("yes", ["ram-1"]))
    assert game.model("bob").health == 6
    assert key(why_barred(game, word)) == "why-few-cards"


def test_choose() -> None:
    """MALI-RES-06, MALI-DES-56: a model is chosen, not targeted; a player without a choice is not asked."""
    game = table()
    word = {"choose": {"only": {"who": "enemy"}, "within": 15, "effects": [{"damage": {"to": "chosen", "amount": 1}}]}}
    assert refused(asked(game, word), ["cat"]).rule == "MALI-RESTR-02"
    do(game, word, answers=(["dan"],))
    assert game.model("dan").health == 7
    near = {"choose": {"within": 3.5, "only": {"other": True}, "effects": [{"heal": {"to": "chosen", "amount": 1}}]}}
    game.model("cat").health = 3
    do(game, near)
    assert game.model("cat").health == 4
    nobody = {"choose": {"only": {"has": ["construct"]}}}
    assert key(why_barred(game, nobody)) == "why-nobody-meant"


def test_count() -> None:
    """MALI-GEN-04, MALI-DMG-02, MALI-DES-54: X from the damage suffered, a Condition, Tokens, the hand, what is near, the event."""
    game = table(
        models={"bob": {"seat": 1, "at": (18, 10), "conditions": {"poison": 3}, "tokens": {"ember": 2}}},
        hands=(("ram-1", "ram-2"), ()),
        markers={"m": {"kind": "scrap", "at": (18, 12)}},
    )
    game.state.resolving.append(Resolving("boss:strike", "ann", 0, target="bob", harmed={"bob": 5}))

    def x(**more: Any) -> int:
        before = game.model("dan").tokens.get("x", 0)
        do(
            game,
            {"count": {**more, "effects": [{"token": {"token": "x", "amount": "X", "to": "about"}}]}},
            about="dan",
            amount=4,
        )
        return game.model("dan").tokens.get("x", 0) - before

    assert x(count="damage") == 5 and x(count="damage", most=3) == 3
    assert x(count="condition", name="poison") == 3 and x(count="tokens", name="ember") == 2
    assert x(count="hand") == 2 and x(count="event") == 4 and x(count="health") == 8
    assert x(count="markers", name="scrap", within=3) == 1 and x(count="models", within=4, only={"who": "enemy"}) == 1


def test_lasting() -> None:
    """MALI-END-01, MALI-DES-40, MALI-CARD-05: a stat is lower until the End Phase, never below 0."""
    game = table()
    do(game, {"lasting": {"words": [{"stat": {"stat": "df", "amount": -2}}, {"armor": {}}]}})
    assert stats.stat(game, game.model("bob"), "df") == 3
    assert passives.find(game, game.model("bob"), "armor")[0].amount == 1
    do(game, {"lasting": {"words": [{"stat": {"stat": "df", "amount": -9}}]}})
    assert stats.stat(game, game.model("bob"), "df") == 0
    end_phase.end_lasting(game, "end")
    assert stats.stat(game, game.model("bob"), "df") == 5


def test_lasting_filter() -> None:
    """MALI-END-01: whatever a passive word says can be lent, filters too; but no Aura."""
    game = table()
    do(game, {"lasting": {"until": "leave", "words": [{"fate": {"amount": -1, "only": {"has": ["folk"]}}}]}})
    lent = passives.find(game, game.model("bob"), "fate")[0]
    assert lent.amount == -1 and lent.only.has == ("folk",) and game.model("bob").lasting[0].by == "ann"
    with pytest.raises(BadFile):
        read({"lasting": {"words": [{"aura": {"range": 3, "words": [{"armor": {}}]}}]}})


def test_about() -> None:
    """MALI-ABIL-04, MALI-EX-26, MALI-DES-17: an Ability hurts the model whose event it was."""
    game = table(
        models={"ann": {"card": "gambler", "at": (10, 10)}},
        cards=[
            card(
                "gambler",
                abilities=[
                    ability(
                        name="hold",
                        when={"event": "cheats", "whose": {"who": "enemy"}, "aura": 6},
                        effects=[{"damage": {"to": "about", "amount": 1}}],
                    )
                ],
            )
        ],
    )
    do(game, {"damage": {"to": "about", "amount": 1}}, source="gambler:hold", about="bob", target="")
    assert game.model("bob").health == 7
