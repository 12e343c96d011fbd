"""Words of costs on a laid table."""

from __future__ import annotations

from escarmouche.games.malifaux.turn import targeting
from tests.games.malifaux.positions import action, card, lay, play, refused, told
from tests.games.malifaux.rule_runner import ability
from tests.games.malifaux.wording import do, key, table, why_barred


def test_discard() -> None:
    """MALI-RES-02, MALI-EX-37, MALI-DES-36: a card of the hand."""
    game = table(hands=(("ram-1",), ()))
    do(game, {"discard": {}}, kind="cost", answers=(["ram-1"],))
    assert game.deck(0).discard == ["ram-1"]
    assert key(why_barred(game, {"discard": {}}, kind="cost")) == "why-few-cards"


def test_damage() -> None:
    """MALI-GEN-09, MALI-DES-39: nobody chooses to suffer damage that would leave it without Health."""
    game = table()
    do(game, {"damage": {"amount": 2}}, kind="cost")
    assert game.model("ann").health == 6
    assert key(why_barred(game, {"damage": {"amount": 6}}, kind="cost")) == "why-too-weak"
    assert why_barred(game, {"damage": {"amount": 5}}, kind="cost") is None


def test_soulstone() -> None:
    """MALI-SS-01, MALI-SS-02, MALI-SS-03, MALI-DES-42: of a model that may use them; an Enforcer whose Ability says so may."""
    rich = card("rich", abilities=[ability({"soulstones": {}})])
    game = table(models={"cat": {"card": "rich", "at": (14, 10)}}, cards=[rich], stones=(2, 1))
    do(game, {"soulstone": {}}, kind="cost")
    do(game, {"soulstone": {}}, kind="cost", model="cat")
    assert game.deck(0).stones == 0 and key(why_barred(game, {"soulstone": {}}, kind="cost")) == "why-no-stone"
    assert key(why_barred(game, {"soulstone": {}}, kind="cost", model="bob")) == "why-no-stone"


def test_pass_token() -> None:
    """MALI-PASS-03, MALI-DES-42."""
    game = table(passes=(1, 0))
    do(game, {"pass-token": {}}, kind="cost")
    assert game.deck(0).passes == 0 and key(why_barred(game, {"pass-token": {}}, kind="cost")) == "why-few-passes"


def test_marker() -> None:
    """MALI-MARK-05, MALI-DES-10: a Corpse Marker near is used up."""
    game = table(markers={"m": {"kind": "corpse", "at": (10, 12)}})
    do(game, {"remove-marker": {"kinds": ["corpse"], "within": 4}}, kind="cost")
    assert game.state.markers == []
    assert (
        key(why_barred(game, {"remove-marker": {"kinds": ["corpse"], "within": 4}}, kind="cost")) == "why-few-markers"
    )


def test_token_of_the_target() -> None:
    """MALI-RES-03, MALI-DES-56: a model that cannot pay cannot be the target."""
    word = {"token": {"token": "ember", "of": "target"}}
    burst = action(
        id="burst", range=12, type="", cost=[word], effects=[{"damage": {"amount": 2}}], stat=None, resist=""
    )
    boxer = card("boxer", station="master", limit=1, actions=[burst])
    game = table(models={"ann": {"card": "boxer", "at": (10, 10)}}, cards=[boxer])
    printed = game.action("boxer:burst")
    assert targeting.targets(game, printed, game.model("ann")) == []
    game.model("bob").tokens["ember"] = 1
    assert targeting.targets(game, printed, game.model("ann")) == ["bob"]
    play(game, "boxer:burst")
    assert game.model("bob").tokens == {} and game.model("bob").health == 6


def test_condition() -> None:
    """MALI-COND-05: a value is lowered, a Condition without one ends."""
    game = table(models={"ann": {"card": "boss", "at": (10, 10), "conditions": {"focused": 2, "fast": 0}}})
    do(game, {"condition": {"condition": "focused"}}, {"condition": {"condition": "fast"}}, kind="cost")
    assert [(condition.name, condition.value) for condition in game.model("ann").conditions] == [("focused", 1)]
    assert key(why_barred(game, {"condition": {"condition": "fast"}}, kind="cost")) == "why-no-condition"


def test_x() -> None:
    """MALI-GEN-04, MALI-DES-38: discard X Scheme Markers; the target suffers X damage, X is 3 at most."""
    cost = {"remove-marker": {"kinds": ["scheme"], "within": 8, "amount": "X", "most": 3}}
    blast = action(
        id="blast", range=12, type="", stat=None, resist="", cost=[cost], effects=[{"damage": {"amount": "X"}}]
    )
    boxer = card("boxer", station="master", limit=1, actions=[blast])
    spots = {f"m{n}": {"at": (8 + n, 13)} for n in range(4)}
    game = table(models={"ann": {"card": "boxer", "at": (10, 10)}}, cards=[boxer], markers=spots)
    ask = play(game, "boxer:blast")
    assert ask.name == "name-x" and refused(ask, 4).key == "why-out-of-range"
    play(game, 2, ["m0", "m1"], "bob")
    assert game.model("bob").health == 6 and len(game.state.markers) == 2
    assert told(game).count("marker-removed") == 2


def test_a_cost_that_the_one_before_has_made_impossible_is_not_paid() -> None:
    """MALI-TRIG-05, MALI-RES-02, MALI-AMB-25: whoever names an X that leaves nothing for the next discard gets nothing for it."""
    twice = [{"discard": {"amount": "X"}}, {"discard": {}}]
    boast = {
        "id": "boast",
        "name": {"en": "b", "fr": "b"},
        "timing": "immediately",
        "cost": twice,
        "effects": [{"soulstone": {}}],
    }
    spell = action(id="spell", type="", resist="", stat=None, target=None, cost=twice, effects=[{"soulstone": {}}])
    poser = card("poser", actions=[action(triggers=[boast]), spell])
    models = {"a": {"card": "poser", "at": (9, 9)}, "b": {"seat": 1, "at": (10.5, 9)}}
    game = lay(models=models, cards=[poser], hands=[["ram-1"], []], tops=[["ram-9"], ["ram-3"]], active="a")
    ask = play(game, "poser:strike", "decline", "poser:strike:boast", 1, ["ram-1"])
    assert (ask.name, game.deck(0).stones, game.deck(0).hand) == ("act", 0, [])
    game = lay(models=models, cards=[poser], hands=[["ram-1"], []], active="a")
    ask = play(game, "poser:spell", 1, ["ram-1"])
    assert (ask.name, game.deck(0).stones, ask.about["left"]) == ("act", 0, 1)
