"""Triggers: what they need, what they cost, when they are resolved (MALI-TRIG)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

import pytest

from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule
from escarmouche.games.malifaux.cards import effect
from escarmouche.games.malifaux.cards import vocabulary as cards_vocabulary
from escarmouche.games.malifaux.cards.effect import Aimed, Use, Word
from escarmouche.games.malifaux.fate import deck, duel, total, trigger
from escarmouche.games.malifaux.models import control
from escarmouche.games.malifaux.state import Condition, Generated, Mod, Resolving
from escarmouche.games.malifaux.table import Malifaux
from tests.games.malifaux.fate.test_duel import play
from tests.games.malifaux.positions import action, card, lay, open_branches, refused, run, told

noted: list[tuple[str, str, str]] = []  # model, Trigger, target


class Note(Aimed, frozen=True, kw_only=True):
    """A word for these tests: that it was resolved is written down."""


class Early(Word, frozen=True, kw_only=True):
    """One that changes the Action's effects."""

    early: ClassVar[bool] = True


class Raise(Word, frozen=True, kw_only=True):
    """One that changes the duel."""

    amount: int = 1


class Pay(Word, frozen=True, kw_only=True):
    """A cost: a card of the hand."""


def note(game: Malifaux, use: Use, word: Word) -> None:
    kind = "early" if word.early else use.source
    noted.append((use.model.id, kind, use.target.id if use.target else ""))


def more(game: Malifaux, use: Use, word: Raise) -> None:
    side = total.side_of(game, use.model)
    assert side is not None
    side.mods.append(Mod("trigger", word.amount))


def pay(game: Malifaux, use: Use, word: Pay) -> Rule[None]:
    yield from deck.give_up(game, use.seat, 1, 1, "MALI-TRIG-05", use.model)


def unpaid(game: Malifaux, use: Use, word: Pay) -> Refusal | None:
    return None if game.deck(use.seat).hand else refuse("why-no-cards", "MALI-TRIG-05")


WORDS: dict[str, tuple[type[Word], Any, str]] = {
    "test-note": (Note, note, "effect"),
    "test-early": (Early, note, "effect"),
    "test-raise": (Raise, more, "effect"),
    "test-pay": (Pay, pay, "cost"),
}


@pytest.fixture(autouse=True)
def vocabulary() -> Iterator[None]:
    """These words are known while the tests of this file run."""
    noted.clear()
    for name, (params, rule, kind) in WORDS.items():
        cards_vocabulary.vocabulary(kind)[name] = params
        effect._does[params] = rule
    effect._bars[Pay] = unpaid
    yield
    for name, (params, _, kind) in WORDS.items():
        del cards_vocabulary.vocabulary(kind)[name], effect._does[params]
    del effect._bars[Pay]


def made(name: str, *suits: str, **more: Any) -> dict[str, Any]:
    return {
        "id": name,
        "name": {"en": name, "fr": name},
        "suits": list(suits),
        "effects": [{"test-note": None}],
        **more,
    }


def table(
    *triggers: dict[str, Any],
    resists: tuple[dict[str, Any], ...] = (),
    born: str = "",
    a: dict[str, Any] | None = None,
    b: dict[str, Any] | None = None,
    **options: Any,
) -> Malifaux:
    """`a`, whose strike has these Triggers, attacks `b`, who has these Resist Triggers."""
    cards = [
        card("duellist", actions=[action(triggers=list(triggers))], keywords=["folk"]),
        card("guard", resists=list(resists)),
    ]
    models = {"a": {"card": "duellist", **(a or {})}, "b": {"card": "guard", "seat": 1, "at": (2, 0), **(b or {})}}
    game = lay(models=models, cards=cards, active="a", **options)
    key = "duellist:strike"
    game.state.resolving.append(Resolving(key, "a", control.decider(game, game.model("a")), target="b", origin=born))
    duel.begin(game, game.action(key), game.model("a"), game.model("b"))
    return game


def fight(game: Malifaux, attackers: str = "ram-9", two: str = "ram-2", *answers: Any) -> Any:
    return play(game, [attackers], [two], *answers)


KEY = "duellist:strike:one"


# -- declaring


def test_suits() -> None:
    """MALI-TRIG-01, MALI-DUEL-12, MALI-DP-35: with its suits in the final total; two of a kind must be there twice; one of them or none."""
    game = table(made("one", "ram"), made("two", "mask"), made("three", "ram", "ram"), made("four"))
    ask = fight(game)
    assert ask.name == "trigger" and ask.seat == 0 and ask.of == "trigger"
    assert open_branches(ask) == ["none", KEY, "duellist:strike:four"]
    assert refused(ask, "duellist:strike:two").rule == refused(ask, "duellist:strike:three").rule == "MALI-TRIG-01"
    play(game, KEY)
    assert game.resolving.trigger == KEY and game.duel.sides[0].trigger == KEY
    assert trigger.open(game, game.duel.sides[0]) == {}


def test_nobody_is_asked_in_vain() -> None:
    """MALI-DUEL-12: a player who can declare none is not asked; declining is final."""
    assert fight(table(made("one", "mask"))) is None
    game = table(made("one"))
    assert fight(game, "ram-9", "ram-2", "none") is None
    assert game.resolving.trigger == "" and game.duel.sides[0].no_trigger


def test_attacker_first() -> None:
    """MALI-AMB-02, MALI-DP-35: the Attacker declares first, whoever is Active; then the Defender."""
    game = table(made("one"), resists=(made("squeal", resist=["df", "wp"]),))
    game.state.activation.seat = 1  # type: ignore[union-attr]
    assert fight(game).seat == 0
    ask = play(game, "none")
    assert ask.seat == 1 and ask.about["model"] == "b"
    play(game, "guard:squeal")
    assert game.resolving.resisted == "guard:squeal"


def test_resist_triggers() -> None:
    """MALI-TRIG-02, MALI-TRIG-03: those of the Action with that Action alone; a Resist Trigger when its stat resists."""
    assert fight(table(resists=(made("calm", resist=["wp"]),))) is None
    game = table(made("one"), resists=(made("squeal", resist=["df"]),))
    assert [candidate.key for candidate in trigger.candidates(game, game.duel, game.duel.sides[0])] == [KEY]
    assert [candidate.key for candidate in trigger.candidates(game, game.duel, game.duel.sides[1])] == ["guard:squeal"]


def test_restrictions() -> None:
    """MALI-TRIG-06: as of Actions: of an Action's Trigger the target is meant, of a Resist Trigger the Attacker."""
    enemy, friend = {"who": "enemy"}, {"who": "friend"}
    ask = fight(table(made("one", only=enemy), made("two", only=friend)))
    assert open_branches(ask) == ["none", KEY] and refused(ask, "duellist:strike:two").rule == "MALI-RESTR-03"
    game = table(
        resists=(made("squeal", resist=["df"], only={"has": ["folk"]}), made("hiss", resist=["df"], only=friend))
    )
    assert open_branches(fight(game)) == ["none", "guard:squeal"]


def test_cost() -> None:
    """MALI-TRIG-05, MALI-DP-26: paid when it is declared; a model that cannot pay cannot declare it."""
    costly = made("one", cost=[{"test-pay": None}])
    assert fight(table(costly)) is None
    game = table(costly, hands=(["mask-3"], ()))
    ask = fight(game, "ram-9", "ram-2", "decline", KEY)
    assert ask.name == "discard-cards" and game.duel.stage == "triggers"
    game = table(costly, hands=(["mask-3"], ()))
    fight(game, "ram-9", "ram-2", "decline", KEY, ["mask-3"])
    assert game.deck(0).discard == ["mask-3"] and game.resolving.trigger == KEY


BIRTHS = [
    ("", True, ""),
    ("charge", True, ""),
    ("trigger", False, "MALI-TRIG-14"),
    ("disengage", False, "MALI-TRIG-04"),
]


@pytest.mark.parametrize(("born", "open", "rule"), BIRTHS)
def test_generated(born: str, open: bool, rule: str) -> None:
    """MALI-TRIG-14, MALI-AMB-29: an Action generated by a Trigger declares none, that of a Charge may. MALI-TRIG-04: in the attack on
    a model that Disengages neither model declares one."""
    game = table(made("one"), resists=(made("squeal", resist=["df"]),), born=born)
    refusal = trigger.why_no_trigger(game, game.duel, game.duel.sides[0])
    assert (refusal.rule if refusal else "") == rule
    ask = fight(game)
    assert (ask is not None and ask.about["model"] == "a") is open
    assert (trigger.why_no_trigger(game, game.duel, game.duel.sides[1]) is not None) is (born == "disengage")


def test_stunned() -> None:
    """MALI-TRIG-01, MALI-COND-09: a Stunned model declares none."""
    assert fight(table(made("one"), a={"conditions": [Condition("stunned")]})) is None


def test_relenting_model_declares() -> None:
    """MALI-AMB-03: a model that relents may declare a Resist Trigger, with the suits of the other's total."""
    game = table(resists=(made("squeal", "ram", resist=["df"]),), b={"seat": 0})
    ask = play(game, "relent", ["ram-9"])
    assert ask.name == "trigger" and ask.about["model"] == "b"


def test_imposed_duels() -> None:
    """MALI-AMB-19: in a simple duel of an Action its own Triggers may be declared, and no Resist Triggers anywhere."""
    shock = action(id="shock", resist="*", tn=10, target=None, triggers=[made("one")])
    game = lay(
        models={"a": {"card": "witch"}},
        cards=[card("witch", actions=[shock], resists=[made("hiss", resist=["wp"])])],
        active="a",
    )
    game.state.resolving.append(Resolving("witch:shock", "a", 0))
    duel.begin(game, game.action("witch:shock"), game.model("a"), None)
    assert play(game, ["ram-9"]).name == "trigger"
    play(game, "none")
    assert run(duel.simple(game, game.model("a"), "wp", 6, name="x", rule_id="MALI-GEN-08"), ["ram-1"]) is True


# -- the five timings (D-8)


def test_immediately() -> None:
    """MALI-TRIG-07: resolved when it is declared, and the totals are recalculated; a failure may become a success."""
    quick = made("one", timing="immediately", effects=[{"test-raise": {"amount": 3}}, {"test-note": None}])
    game = table(quick)
    fight(game, "ram-7", "ram-9", KEY)
    assert [side.total for side in game.duel.sides] == [15, 14] and game.duel.won
    assert noted == [("a", KEY, "b")] and game.resolving.accuracy == -1


def test_resolving() -> None:
    """MALI-TRIG-08: with the effects of an Action that succeeded: what changes them before them, what adds one after them."""
    slow = made("one", timing="resolving", effects=[{"test-note": None}, {"test-early": None}])
    game = table(slow)
    fight(game, "ram-9", "ram-2", KEY)
    assert noted == [("a", "early", "b")]
    run(trigger.effects(game, game.resolving, "resolving"))
    assert noted[1:] == [("a", KEY, "b")]
    noted.clear()
    held = made("one", timing="resolving", effects=[{"count": {"count": "hand", "effects": [{"test-early": None}]}}])
    game = table(held)
    fight(game, "ram-9", "ram-2", KEY)
    assert noted == [("a", "early", "b")]  # within another word, too
    run(trigger.effects(game, game.resolving, "resolving"))
    assert len(noted) == 1
    failed = table(slow)
    fight(failed, "ram-2", "ram-9", KEY)
    run(trigger.effects(failed, failed.resolving, "resolving"))
    assert not failed.resolving.success and len(noted) == 1


def test_killing() -> None:
    """MALI-TRIG-09: only when the damage sequence says that the target is killed."""
    game = table(made("one", timing="killing"))
    fight(game, "ram-9", "ram-2", KEY)
    run(trigger.effects(game, game.resolving, "resolving"))
    trigger.later(game, game.resolving)
    assert not noted and not game.state.afters
    run(trigger.effects(game, game.resolving, "killing"))
    assert noted == [("a", KEY, "b")]


MOMENTS = [
    ("after", ("ram-2", "ram-9"), 1),
    ("succeeding", ("ram-2", "ram-9"), 0),
    ("succeeding", ("ram-9", "ram-2"), 1),
]


@pytest.mark.parametrize(("timing", "cards", "waits"), MOMENTS)
def test_after(timing: str, cards: tuple[str, str], waits: int) -> None:
    """MALI-TRIG-10, MALI-TRIG-11: After Resolving whatever the result, After Succeeding if the model succeeded."""
    game = table(made("one", timing=timing))
    fight(game, *cards, KEY)
    trigger.later(game, game.resolving)
    assert len(game.state.afters) == waits and not noted
    for waiting in game.state.afters:
        run(trigger.after(game, waiting))
    assert noted == [("a", KEY, "b")] * waits


def test_default_timing() -> None:
    """MALI-TRIG-12: without a timing it is After Succeeding."""
    game = table(made("one"))
    assert game.action("duellist:strike").triggers[0].timing == "succeeding"


def test_defender_succeeds() -> None:
    """MALI-AMB-18, MALI-TRIG-11: a Defender has succeeded with a higher total; where the Attacker only misses the TN, nobody has."""
    high, low = ("ram-9", "ram-2"), ("ram-2", "ram-9")
    for cards, tn, waits in ((low, 0, 1), (high, 0, 0), (high, 20, 0), (("ram-5", "ram-5"), 0, 0)):
        game = table(resists=(made("squeal", resist=["df"]),))
        game.duel.tn = tn
        fight(game, *cards, "guard:squeal")
        trigger.later(game, game.resolving)
        assert len(game.state.afters) == waits
        assert all((after.model, after.seat, after.about) == ("b", 1, "a") for after in game.state.afters)


def test_out_of_play() -> None:
    """MALI-TRIG-10: only if the model that declared it is still in play; Buried ones are."""
    for status, resolved in (("", 1), ("buried", 1), ("killed", 0), ("replaced", 0)):
        noted.clear()
        game = table(resists=(made("squeal", resist=["df"], timing="after"),))
        fight(game, "ram-9", "ram-2", "guard:squeal")
        trigger.later(game, game.resolving)
        game.model("b").status = status
        run(trigger.after(game, game.state.afters[0]))
        assert len(noted) == resolved


def test_target_out_of_play() -> None:
    """MALI-TRIG-10: with a specific target that is no longer in play it has no effect; without one it has."""
    at, own = {"test-note": {"to": "target"}}, {"test-note": {"to": "self"}}
    for effects, resolved in (
        ([at], 0),
        ([own], 1),
        ([own, {"may": {"effects": [at]}}], 0),
        ([own, {"count": {"count": "hand", "effects": [{"choose": {"effects": [at]}}]}}], 0),
        ([own, {"duel": {"to": "self", "stat": "wp", "tn": 9, "fail": [at]}}], 0),
        ([own, {"act": {"kind": "melee", "at": "target"}}], 0),
        ([{"count": {"count": "damage", "of": "target", "effects": [own]}}], 1),
        ([{"either": {"options": [[own], [{"damage": {"to": "target", "amount": 1}}]]}}], 1),
    ):
        noted.clear()
        game = table(made("one", effects=effects))
        fight(game, "ram-9", "ram-2", KEY)
        trigger.later(game, game.resolving)
        game.model("b").status = "killed"
        run(trigger.after(game, game.state.afters[0]))
        assert len(noted) == resolved


def test_hand_after_a_trigger() -> None:
    """MALI-HAND-02, MALI-AMB-17: more than six cards are discarded when the Trigger is resolved, before anything else happens."""
    hand = ["ram-1", "crow-1", "tome-1", "mask-1", "ram-3", "crow-3"]
    draw = [{"draw": {"amount": 1}}]
    game = table(made("one", effects=draw), hands=(hand, ()))
    fight(game, "ram-9", "ram-2", "decline", KEY)
    trigger.later(game, game.resolving)
    run(trigger.after(game, game.state.afters[0]), ["mask-9"], ["ram-1"])
    assert game.deck(0).hand == [*hand[1:], "mask-9"]
    game = table(made("one", timing="immediately", effects=draw), hands=(hand, ()))
    fight(game, "ram-9", "ram-2", "decline", KEY, ["mask-9"], ["ram-1"])
    assert game.deck(0).hand == [*hand[1:], "mask-9"]


def test_generated_actions() -> None:
    """MALI-TRIG-13, MALI-TRIG-15: what a Trigger generates is an Action of its own, in the queue behind all effects; a (bonus) one may be
    taken though another was."""
    from escarmouche.games.malifaux.turn import declaration

    quick = {**action(id="quick"), "bonus": True}
    game = lay(
        models={"a": {"card": "dancer"}, "b": {"seat": 1, "at": (1.5, 0)}},
        cards=[card("dancer", actions=[quick])],
        active="a",
    )
    game.state.activation.bonus_taken = 1  # type: ignore[union-attr]
    printed, model = game.action("dancer:quick"), game.model("a")
    refusal = declaration.why_not(game, model, printed)
    assert refusal and refusal.rule == "MALI-ACTN-05"
    born = Generated("a", 0, "trigger", keys=["dancer:quick"])
    assert declaration.why_not(game, model, printed, born) is None
    declaration.declare(game, model, 0, "dancer:quick", born)
    assert game.resolving.origin == "trigger" and game.state.activation.taken == 0  # type: ignore[union-attr]


def test_told() -> None:
    """MALI-TRIG-01: what is declared is announced to all."""
    game = table(made("one"))
    fight(game, "ram-9", "ram-2", KEY)
    assert "trigger" in told(game) and all(event.to is None for event in game.events)


# -- Abilities before the flip


def ready(**more: Any) -> dict[str, Any]:
    """An Ability for before the flip of a duel: +2 to the total."""
    steady = {
        "id": "steady",
        "name": {"en": "Steady", "fr": "Sûr"},
        "may": True,
        "effects": [{"test-raise": {"amount": 2}}],
    }
    when = {"event": "duel", **more.pop("when", {})}
    return {**steady, "when": when, **more}


def armed(ability: dict[str, Any], **more: Any) -> Malifaux:
    cards = [card("calm", actions=[action()], abilities=[ability])]
    game = lay(models={"a": {"card": "calm"}, "b": {"seat": 1, "at": (2, 0)}}, cards=cards, active="a", **more)
    game.state.resolving.append(Resolving("calm:strike", "a", 0, target="b"))
    duel.begin(game, game.action("calm:strike"), game.model("a"), game.model("b"))
    return game


def test_option_before_the_flip() -> None:
    """MALI-DUEL-06, MALI-DP-30: an Ability of its own in step A, once in the duel; its cost is paid at once."""
    game = armed(ready(cost=[{"test-pay": None}]), hands=(["mask-1", "mask-2"], ()))
    ask = play(game)
    assert ask.name == "prepare" and open_branches(ask) == ["ready", "calm:steady"]
    ask = play(game, "calm:steady", ["mask-1"])
    assert ask.name == "flip" and game.deck(0).discard == ["mask-1"]
    assert play(game, ["ram-5"], ["ram-6"], "decline") is None
    assert [side.total for side in game.duel.sides] == [12, 11] and game.duel.won


def test_option_of_a_kind_of_duel() -> None:
    """MALI-DUEL-03: an effect may name (melee) or (missile) duels, or a stat."""
    assert play(armed(ready(when={"type": "melee"}))).name == "prepare"
    assert play(armed(ready(when={"type": "missile"}))).name == "flip"
    game = armed(ready(when={"stat": "wp"}))
    assert play(game).name == "flip"
    step = duel.simple(game, game.model("a"), "wp", 12, name="terrifying", rule_id="MALI-GEN-08")
    assert run(step, "calm:steady", ["mask-5"]) is True


def test_effect_before_the_flip() -> None:
    """MALI-DUEL-06: what is not an option is resolved without a question."""
    game = armed(ready(may=False))
    fight(game, "ram-5", "ram-6")
    assert game.duel.sides[0].total == 12 and "prepares" in told(game)


def test_changing_a_duel() -> None:
    """MALI-DUEL-13, MALI-CHEAT-05: what an effect may do to a side: Fate Modifiers, the total, a suit, no cheating."""
    game = table(hands=(["mask-1"], ["mask-1"]))
    attacker, defender = game.duel.sides
    total.alter(attacker, "ability", fate=1, amount=2, suit="tome")
    total.forbid_cheating(defender)
    ask = play(game)
    assert ask.count == 2
    assert play(game, ["ram-5", "ram-4"], ["ram-6"], "ram-5").seat == 0
    play(game, "decline")
    assert attacker.total == 12 and total.suits(game.duel, attacker) == ["tome", "ram"] and defender.cheated == "barred"


def test_lower_stat_at_the_end() -> None:
    """MALI-DUEL-13: totals are recalculated: a stat that an Immediate Trigger has lowered counts as it is now."""
    game = table(made("one"))
    ask = fight(game, "ram-5", "ram-6")
    assert ask.name == "trigger"
    game.model("b").conditions.append(Condition("injured", 1))
    play(game, "none")
    assert [side.total for side in game.duel.sides] == [10, 10] and game.duel.won
