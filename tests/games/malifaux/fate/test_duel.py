"""Duels, simple and opposed, with all their steps (MALI-DUEL), and the Soulstones in them (MALI-SS)."""

from __future__ import annotations

import itertools
from fractions import Fraction
from typing import Any

import pytest

from escarmouche.games.malifaux.fate import deck, duel, soulstones, total
from escarmouche.games.malifaux.harm import condition
from escarmouche.games.malifaux.models import control
from escarmouche.games.malifaux.state import BLACK_JOKER, RED_JOKER, Duel, Mod, Resolving, Side, fate_deck
from escarmouche.games.malifaux.table import Malifaux
from tests.games.malifaux.positions import action, card, lay, open_branches, refused, run, told

CARDS = list(fate_deck().pile.counts())
MEN: dict[str, dict[str, Any]] = {"a": {"card": "fighter"}, "b": {"card": "fighter", "seat": 1, "at": (2, 0)}}


def table(a: dict[str, Any] | None = None, b: dict[str, Any] | None = None, **more: Any) -> Malifaux:
    """`a` of seat 0 has declared its strike against `b` of seat 1, whose duel is about to begin."""
    models = {"a": {**MEN["a"], **(a or {})}, "b": {**MEN["b"], **(b or {})}}
    game = lay(models=models, active="a", **more)
    key = f"{models['a']['card']}:strike"
    game.state.resolving.append(
        Resolving(key, "a", control.decider(game, game.model("a")), stage="effects", target="b")
    )
    duel.begin(game, game.action(key), game.model("a"), game.model("b"))
    return game


def play(game: Malifaux, *answers: Any, until: str = "done") -> Any:
    """Every step of the duel, one rule after the other; hands back the question that nobody answered, if there is one."""
    left = list(answers)
    while game.duel.stage not in (until, "done"):
        running = iter(duel.step(game))
        try:
            ask = next(running)
            while left:
                answer = ask.read(left.pop(0))
                assert ask.why_not(answer) is None, (ask, answer)
                ask = running.send(answer)
        except StopIteration:
            continue
        return ask
    assert not left, left
    return None


# -- what a duel is


def test_opposed() -> None:
    """MALI-DUEL-01, MALI-DUEL-02, MALI-DUEL-03: two models, the Action's stat against the Resist; it is a (melee) duel, too."""
    game = table()
    attacker, defender = game.duel.sides
    assert (attacker.stat, attacker.stat_value, defender.stat, defender.stat_value) == (
        duel.OWN,
        5,
        "df",
        5,
    ) and game.duel.types == ["melee"]
    play(game, ["ram-5"], ["mask-4"])
    assert game.duel.won and game.resolving.success and (attacker.total, defender.total) == (10, 9)


def test_simple() -> None:
    """MALI-DUEL-02, MALI-AMB-117: without a Resist, or with Resist *, one model against a TN; no Accuracy."""
    for resist in ("", "*"):
        shock = action(id="shock", stat=7, resist=resist, tn=13, target=None)
        game = lay(models={"a": {"card": "witch"}}, cards=[card("witch", actions=[shock])], active="a")
        printed = game.action("witch:shock")
        assert duel.is_needed(printed)
        game.state.resolving.append(Resolving(printed.key, "a", 0, stage="effects"))
        duel.begin(game, printed, game.model("a"), None)
        play(game, ["ram-6"])
        assert len(game.duel.sides) == 1 and game.resolving.success and game.resolving.accuracy == 0
    free = lay(models={"a": {"card": "witch"}}, cards=[card("witch", actions=[{**shock, "tn": 0}])])
    assert not duel.is_needed(free.action("witch:shock"))


def test_stages_rest() -> None:
    """MALI-DUEL-01: after each step the duel rests in the state and says what comes next."""
    game = table(a={"conditions": {"focused": 1}}, hands=(["ram-1"], ["ram-1"]))
    seen = []
    for answers in (["ready"], [], [["ram-3"], ["ram-4"]], [], ["decline"], ["decline"], [], []):
        run(duel.step(game), *answers)
        seen.append(game.duel.stage)
    assert seen == ["modify", "flip", "keep", "cheat", "cheat", "cheat", "triggers", "done"]
    assert not duel.running(game)


# -- relenting


def friends(**more: Any) -> Malifaux:
    return table(b={"seat": 0}, **more)


def test_relent() -> None:
    """MALI-DUEL-04, MALI-DP-28, MALI-AMB-03: before any card; a model that relents skips A to D, and its total is the other's, a tie."""
    game = friends(stones=(3, 0), hands=(["ram-13"], ()))
    assert play(game).name == "relent" and not game.deck(0).discard
    ask = play(game, "relent")
    assert ask.name == "flip"
    ask = play(game, ["ram-4"])
    assert ask.name == "cheat" and ask.about["model"] == "a"
    assert play(game, "decline") is None
    attacker, defender = game.duel.sides
    assert (
        (attacker.total, defender.total, defender.card, defender.cheated) == (9, 9, "", "")
        and game.duel.won
        and not game.duel.defender_won
    )
    assert game.resolving.accuracy == duel.TIE and total.suits(game.duel, defender) == ["ram"]


def test_relent_and_tn() -> None:
    """MALI-AMB-03: a TN must still be met."""
    game = friends()
    game.duel.tn = 12
    play(game, "relent", ["ram-4"])
    assert not game.duel.won and not game.duel.defender_won and not game.resolving.success


def test_only_friends_relent() -> None:
    """MALI-DUEL-04, MALI-DP-28: an enemy has no such choice; a friend may resist."""
    assert play(table()).name == "flip"
    game = friends()
    play(game, "resist", ["ram-4"], ["ram-9"])
    assert game.duel.defender_won and not game.duel.won


# -- step A


def test_soulstone() -> None:
    """MALI-DUEL-05, MALI-SS-01, MALI-DP-29: a Master or Henchman may spend one, for + or for any one suit; others may not."""
    game = table(a={"card": "boss"}, b={"card": "thug"}, stones=(2, 2))
    ask = play(game)
    assert ask.seat == 0 and open_branches(ask) == ["ready", "stone"]
    assert list(ask.branch("stone")) == ["plus", "ram", "mask", "crow", "tome"]
    ask = play(game, {"stone": "plus"})
    assert ask.name == "flip" and ask.count == 2 and game.deck(0).stones == 1
    ask = play(game, ["ram-1", "ram-2"])
    assert ask.count == 1  # the thug's


def test_one_soulstone() -> None:
    """MALI-SS-02, MALI-SS-03: exactly one for a duel, and it leaves the pool for good; with none there is no question."""
    game = table(a={"card": "second", "conditions": {"focused": 1}}, stones=(2, 0))
    ask = play(game, {"stone": "crow"})
    assert open_branches(ask) == ["ready", "focus"] and game.deck(0).stones == 1
    assert refused(ask, {"stone": "plus"}).rule == "MALI-SS-02"
    assert play(table(a={"card": "boss"})).name == "flip"


def test_suit_before_the_flip() -> None:
    """MALI-AMB-20: the suit is chosen in step A and added to the final total."""
    game = table(a={"card": "boss"}, stones=(1, 0))
    play(game, {"stone": "tome"}, ["ram-5"], ["ram-1"])
    assert total.suits(game.duel, game.duel.sides[0]) == ["tome", "ram"]
    assert "stone-suit" in told(game)


def test_order_of_step_a() -> None:
    """MALI-AMB-111, MALI-DUEL-06, MALI-DP-30: the Attacker resolves all of its own, then the Defender."""
    both = {"card": "boss", "conditions": {"focused": 1}}
    game = table(a=both, b=both, stones=(1, 1))
    assert [play(game).seat, play(game, "focus").seat] == [0, 0]
    ask = play(game, {"stone": "ram"})
    assert ask.seat == 1
    ask = play(game, "ready")
    assert ask.name == "flip" and ask.count == 2


def test_focused() -> None:
    """MALI-DP-30, MALI-AMB-40: one point for + on the duel; a Defender may, too; not in a simple duel. Damage flips know of it."""
    game = table(a={"conditions": {"focused": 2}}, b={"conditions": {"focused": 1}})
    play(game, "focus", "focus", ["ram-5", "ram-4"], ["ram-3", "ram-2"], "ram-5", "ram-3")
    assert condition.value(game.model("a"), "focused") == 1 and not condition.has(game.model("b"), "focused")
    assert game.resolving.focus == 1 and game.resolving.target_focused
    run(duel.simple(game, game.model("a"), "wp", 9, name="terrifying", rule_id="MALI-GEN-08"), ["crow-4"])


def test_usable() -> None:
    """MALI-SS-01, MALI-SS-02: by station, by what is in the pool, and once."""
    game = table(a={"card": "boss"}, b={"card": "second"}, stones=(1, 0))
    attacker, defender = game.duel.sides
    assert soulstones.usable(game, attacker) and not soulstones.usable(game, defender)
    soulstones.spend(game, attacker, "plus")
    assert not soulstones.usable(game, attacker) and [mod.word for mod in attacker.fates] == ["soulstone"]


# -- step B


def test_active_player_chooses_first() -> None:
    """MALI-DUEL-07, MALI-DP-31: all cards are flipped, then the Active player chooses, then the other."""
    game = table(a={"conditions": {"focused": 1}}, b={"conditions": {"focused": 1}})
    game.state.activation.seat = 1  # type: ignore[union-attr]
    ask = play(game, "focus", "focus", ["ram-5", "ram-4"], ["ram-3", "ram-2"])
    assert ask.name == "keep" and ask.seat == 1
    assert play(game, "ram-3").seat == 0


def test_totals_are_told() -> None:
    """MALI-DUEL-08, MALI-DUEL-11, MALI-HID-10: after the flip and after cheating, with their suits; what could be cheated is not."""
    game = table(hands=(["crow-9"], ()))
    play(game, ["ram-3"], ["mask-5"], {"cheat": "crow-9"})
    spoken = [(e.rule, e.args["total"], e.args["suits"]) for e in game.events if e.name == "duel-total-suits"]
    assert spoken == [
        ("MALI-DUEL-08", 8, ["ram"]),
        ("MALI-DUEL-08", 10, ["mask"]),
        ("MALI-DUEL-11", 14, ["crow"]),
        ("MALI-DUEL-11", 10, ["mask"]),
    ]
    assert all(event.to is None for event in game.events)


def test_red_joker_in_a_duel() -> None:
    """MALI-DP-33, MALI-JOKER-04, MALI-JOKER-05: its suit is named at once, and the other cannot cheat."""
    game = table(hands=(["ram-13"], ["ram-13"]))
    assert play(game, [RED_JOKER], ["mask-5"]).name == "joker-suit"
    ask = play(game, "tome")
    assert ask.name == "cheat" and ask.seat == 0
    play(game, "decline")
    assert [side.cheated for side in game.duel.sides] == ["declined", "barred"]
    assert total.suits(game.duel, game.duel.sides[0]) == ["tome"]


def test_red_joker_put_there() -> None:
    """MALI-AMB-07: cheating is not a flip: the other may still cheat; the suit is named then, too."""
    game = table(hands=([RED_JOKER], ["ram-13"]))
    ask = play(game, ["ram-1"], ["mask-5"], {"cheat": RED_JOKER}, "crow")
    assert ask.name == "cheat" and ask.seat == 1


# -- step C


@pytest.mark.parametrize(
    ("cards", "order"), [(("ram-3", "ram-9"), [0, 1]), (("ram-9", "ram-3"), [1, 0]), (("ram-3", "ram-3"), [1, 0])]
)
def test_who_cheats_first(cards: tuple[str, str], order: list[int]) -> None:
    """MALI-DUEL-09, MALI-DP-34: the lower total first, then the other; on a tie the Defender. What the first does changes nothing."""
    game = table(hands=(["mask-13"], ["mask-13"]))
    first = play(game, [cards[0]], [cards[1]])
    second = play(game, {"cheat": "mask-13"})
    assert [first.seat, second.seat] == order and first.about["total"] == 5 + deck.value(cards[order[0]])


def test_cheat_once_in_a_duel() -> None:
    """MALI-DUEL-10: a player cheats once in a duel, also one who flips for both models."""
    game = friends(hands=(["mask-12", "mask-13"], ()))
    assert play(game, "resist", ["ram-3"], ["ram-9"], {"cheat": "mask-12"}) is None
    assert [side.cheated for side in game.duel.sides] == ["cheated", "barred"]
    game = friends(hands=(["mask-12", "mask-13"], ()))
    assert play(game, "resist", ["ram-3"], ["ram-9"], "decline").name == "cheat"


def test_black_joker_in_a_duel() -> None:
    """MALI-JOKER-02: its flipper is not asked, the other is."""
    game = table(hands=(["mask-12"], ["mask-12"]))
    assert play(game, [BLACK_JOKER], ["ram-9"]).seat == 1


# -- steps E and F


@pytest.mark.parametrize(
    ("cards", "tn", "won", "held"),
    [
        (("ram-5", "ram-5"), 0, True, False),
        (("ram-5", "ram-6"), 0, False, True),
        (("ram-6", "ram-5"), 0, True, False),
        (("ram-6", "ram-5"), 12, False, False),
        (("ram-7", "ram-5"), 12, True, False),
        (("ram-6", "ram-7"), 12, False, True),
    ],
)
def test_judged(cards: tuple[str, str], tn: int, won: bool, held: bool) -> None:
    """MALI-DUEL-13, MALI-DUEL-14, MALI-DUEL-15, MALI-AMB-18, MALI-EX-37: at least the other's total and the TN; the Defender needs
    more, and both may have failed."""
    game = table()
    game.duel.tn = tn
    play(game, [cards[0]], [cards[1]])
    assert (
        (game.duel.won, game.duel.defender_won) == (won, held) == (game.resolving.success, game.resolving.defender_won)
    )


def test_tn_with_suits() -> None:
    """MALI-DUEL-13: every suit that the TN wants, twice if it wants it twice."""
    for wanted, won in ((["ram"], True), (["mask"], False), (["ram", "ram"], False)):
        game = table()
        game.duel.tn_suits = wanted
        play(game, ["ram-9"], ["ram-1"])
        assert game.duel.won is won


def test_sample_action() -> None:
    """MALI-EX-37: stat 5 and a suit, Resist Df, TN 13: 12 is too little even where it beats the target."""
    bolt = action(id="strike", bonus=True, stat=5, suits=["tome"], resist="df", tn=13, type="")
    for flipped, won in (("ram-7", False), ("ram-8", True)):
        game = table(a={"card": "mage"}, cards=[card("mage", actions=[bolt])])
        play(game, [flipped], ["ram-1"])
        assert game.duel.won is won and total.suits(game.duel, game.duel.sides[0]) == ["tome", "ram"]


def test_recalculated() -> None:
    """MALI-DUEL-13: totals are recalculated with what was changed after they were announced; a side that relents follows (MALI-AMB-03)."""
    game = friends()
    play(game, "relent", ["ram-4"], until="triggers")
    game.duel.sides[0].mods.append(Mod("trigger", 2))
    play(game)
    assert [side.total for side in game.duel.sides] == [11, 11] and game.duel.won


def test_accuracy() -> None:
    """MALI-AMB-01, D-2: --, -, none, + by the difference of the final totals."""
    for cards, fate in (
        (("ram-5", "ram-5"), -2),
        (("ram-6", "ram-5"), -1),
        (("ram-12", "ram-2"), 0),
        (("ram-12", "ram-1"), 1),
    ):
        game = table()
        play(game, [cards[0]], [cards[1]])
        assert game.resolving.accuracy == fate == duel.accuracy(deck.value(cards[0]) - deck.value(cards[1]))


def test_conflict_is_cleared() -> None:
    """MALI-CONF-03, MALI-DISC-04: the cards lie there until the effect is resolved; then each goes to its owner's pile, unheard."""
    game = table()
    play(game, ["ram-5"], ["mask-5"])
    assert not game.deck(0).discard
    duel.clear_conflict(game)
    assert (game.deck(0).discard, game.deck(1).discard) == (["ram-5"], ["mask-5"]) and not game.state.duels
    assert "discarded" not in told(game)


def test_controller_flips() -> None:
    """MALI-AMB-16: the player who decides for a model flips and cheats from their own deck and hand."""
    game = lay(models=MEN, hands=((), ["mask-12"]), active="b")
    game.state.resolving.append(Resolving("fighter:strike", "a", 1, stage="effects", target="b", origin="obey"))
    duel.begin(game, game.action("fighter:strike"), game.model("a"), game.model("b"))
    play(game, ["ram-5"], ["mask-5"], {"cheat": "mask-12"})
    duel.clear_conflict(game)
    assert not game.deck(0).discard and set(game.deck(1).discard) == {"ram-5", "mask-5", "mask-12"}


# -- within an effect


def test_example_terrifying() -> None:
    """MALI-EX-03: Wp 5 against TN 13; a Soulstone for +, 6 and 9, the 9 kept: 14, a success. Only one player flips and decides."""
    game = lay(
        models={"basse": {"card": "second"}, "pandora": {"card": "boss", "seat": 1}}, stones=(1, 1), active="basse"
    )
    step = duel.simple(game, game.model("basse"), "wp", 13, name="terrifying", rule_id="MALI-GEN-08")
    assert run(step, {"stone": "plus"}, ["crow-6", "ram-9"], "ram-9") is True
    assert game.deck(0).discard == ["crow-6", "ram-9"] and game.deck(1).stones == 1 and not game.state.duels


def test_example_rifle() -> None:
    """MALI-EX-04: 6 and a 4 against Df 5 and a 10; the lower total cheats with a 10: 16 against 15 wins, and the damage flip has -."""
    rifle = action(id="strike", type="missile", range=12, stat=6)
    game = table(
        a={"card": "basse"},
        b={"card": "pandora"},
        cards=[card("basse", station="henchman", actions=[rifle]), card("pandora", station="master")],
        hands=(["mask-10"], ["ram-2"]),
        stones=(1, 1),
    )
    ask = play(game, "ready", "ready", ["tome-4"], ["crow-10"])
    assert ask.seat == 0 and (ask.about["total"], ask.about["other"]) == (10, 15)
    assert play(game, {"cheat": "mask-10"}).seat == 1
    play(game, "decline")
    assert [side.total for side in game.duel.sides] == [16, 15] and game.duel.won and game.resolving.accuracy == -1


def test_imposed_duel() -> None:
    """MALI-AMB-19: a duel imposed on a model has no Triggers, its own or others'."""
    game = table()
    run(duel.simple(game, game.model("b"), "wp", 10, name="shockwave", rule_id="MALI-SHOCK-01"), ["ram-4"])
    assert game.duel.action == "fighter:strike" and "trigger" not in told(game)


def test_several_models() -> None:
    """MALI-AMB-119: models that perform duels because of one effect do so in order, the Active player's first."""
    game = table()
    assert [m.id for m in control.in_order(game, [game.model("b"), game.model("a")])] == ["a", "b"]


def test_gained_late() -> None:
    """MALI-AMB-118: Stunned gained after an Activation silences a model until the end of its next one."""
    game = table()
    model = game.model("b")
    model.activated = True
    condition.gain(game, model, "stunned")
    assert condition.has(model, "stunned")
    condition.activated(game, model)
    assert not condition.has(model, "stunned")


# -- odds


def test_odds_of_a_simple_duel() -> None:
    """MALI-DUEL-13: of 54 cards those from TN - stat up; for a TN that only Jokers could reach, the Red one."""
    for tn in range(5, 22):
        side = Side(0, "a", "wp", 5)
        hits = 0
        for flipped in CARDS:
            side.card = flipped
            hits += total.total(Duel("x", "y", [side]), side) >= tn
        want = max(tn - 5, 0)
        assert hits == (54 if not want else 53 if want == 1 else 4 * max(0, 14 - want) + (want <= 14))


def test_odds_of_an_opposed_duel() -> None:
    """MALI-DUEL-13, MALI-DUEL-14: with equal stats the Attacker wins 3126 of 5832: all ties are the Attacker's."""
    game = lay(models=MEN)
    won = held = 0
    for first, second in itertools.product(CARDS, CARDS):
        fought = Duel("x", "y", [Side(0, "a", stat_value=5, card=first), Side(1, "b", stat_value=5, card=second)])
        game.recording = False
        duel.judge(game, fought)
        won, held = won + fought.won, held + fought.defender_won
    assert Fraction(won, 54 * 54) == Fraction(3126, 5832) and won + held == 54 * 54
