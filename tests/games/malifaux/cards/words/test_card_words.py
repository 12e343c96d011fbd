"""Words of Fate on a laid table: cards, flips, duels, Soulstones, Pass Tokens."""

from __future__ import annotations

from typing import Any

from escarmouche.games.malifaux.fate import duel, flip
from escarmouche.games.malifaux.harm import damage
from escarmouche.games.malifaux.state import Duel, Resolving, Side
from tests.games.malifaux.positions import action, card, play, refused, told
from tests.games.malifaux.rule_runner import ability, run
from tests.games.malifaux.wording import asked, do, key, table, why_barred


def test_draw() -> None:
    """MALI-HAND-03, MALI-DES-36: draw 3; the opponent, if the card says so."""
    game = table(tops=(("ram-1", "ram-2", "ram-3"), ("crow-1",)))
    do(game, {"draw": {"amount": 3}}, {"draw": {"who": "opponent"}})
    assert game.deck(0).hand == ["ram-1", "ram-2", "ram-3"] and game.deck(1).hand == ["crow-1"]


def test_discard() -> None:
    """MALI-HAND-04, MALI-DISC-03, MALI-DISC-05, MALI-DES-58: two cards at once, in the order named; what follows a discard follows."""
    waits = ability(name="wait", when={"event": "discards"}, effects=[{"draw": {}}])
    game = table(
        models={"bob": {"card": "waiter", "seat": 1, "at": (18, 10)}},
        cards=[card("waiter", abilities=[waits])],
        hands=((), ("ram-1", "ram-2", "ram-3")),
    )
    do(game, {"discard": {"to": "target", "amount": 2}}, answers=(["ram-3", "ram-1"],))
    assert game.deck(1).discard == ["ram-3", "ram-1"] and game.state.afters[0].source == "waiter:wait"
    assert key(why_barred(game, {"discard": {"to": "target", "amount": 2}})) == "why-few-cards"


def test_look_and_reveal() -> None:
    """MALI-REV-01, MALI-REV-02, MALI-DP-69, MALI-DES-36: the top two for one player, the top three for both; X counts those of a suit."""
    game = table(tops=(("ram-1", "crow-2", "ram-3"), ("mask-1", "mask-2")))
    do(game, {"look": {"amount": 2, "who": "opponent"}})
    assert game.deck(1).top_seen == [2, 0] and game.deck(1).top_shown == 0
    do(game, {"reveal": {"amount": 3, "suit": "ram", "effects": [{"damage": {"amount": "X"}}]}})
    assert game.deck(0).top_shown == 3 and game.model("bob").health == 6


def test_remove_card() -> None:
    """MALI-DECK-06, MALI-DES-36: a card of the player's own Discard Pile or hand leaves the game."""
    game = table(hands=(("ram-5",), ()), discards=(("crow-1", "crow-2"), ()))
    do(game, {"remove-card": {}}, answers=(["crow-1"],))
    do(game, {"remove-card": {"pile": "hand"}}, answers=(["ram-5"],))
    assert game.deck(0).removed == ["crow-1", "ram-5"]
    assert key(why_barred(game, {"remove-card": {"pile": "hand"}})) == "why-few-cards"


def test_flip_for_x() -> None:
    """MALI-VAR-01, MALI-CHEAT-05, MALI-DES-36: a flip that cannot be cheated gives X."""
    game = table(hands=(("ram-13",), ()), tops=(("crow-7",), ()))
    do(game, {"flip": {"profile": [1, 2, 3], "cheat": False, "effects": [{"damage": {"amount": "X"}}]}})
    assert game.model("bob").health == 6


def test_by_discard() -> None:
    """MALI-VAR-02, MALI-DES-36: the value of a discarded card selects the segment."""
    game = table(hands=(("crow-12",), ()))
    do(game, {"by-discard": {"profile": [1, 2, 3], "effects": [{"damage": {"amount": "X"}}]}}, answers=(["crow-12"],))
    assert game.model("bob").health == 5
    assert key(why_barred(game, {"by-discard": {"profile": [1, 2, 3]}})) == "why-few-cards"


# -- duels


def laid(game: Any, **more: Any) -> Duel:
    """Ann against Bob, cards in the Conflict."""
    made = Duel("action", "MALI-DUEL-01", [Side(0, "ann", stat_value=5), Side(1, "bob", "df", 5)], **more)
    made.sides[0].card, made.sides[1].card = "ram-5", "ram-6"
    game.state.duels.append(made)
    return made


def test_duel_changed() -> None:
    """MALI-DUEL-13, MALI-DUEL-11, MALI-FATE-01, MALI-DES-30, MALI-DES-57: total, suit, + and -, of either side."""
    game = table()
    assert key(why_barred(game, {"total": {"amount": 2}})) == "why-no-duel"
    sides = laid(game).sides
    do(game, {"total": {"amount": 2}}, {"suit": {"suit": "crow"}}, {"fate": {"amount": -1, "to": "target"}})
    assert sides[0].mods[0].amount == 2 and sides[0].suits == ["crow"] and sides[1].fates[0].amount == -1
    assert told(game) == ["total-changed", "suit-added", "fate-changed"]


def test_uncheatable() -> None:
    """MALI-CHEAT-05: the opponent cannot cheat in this duel."""
    game = table(hands=((), ("ram-13",)))
    sides = laid(game).sides
    do(game, {"uncheatable": {"to": "target"}})
    assert flip.why_not_cheated(sides[1]) is not None and flip.why_not_cheated(sides[0]) is None


def test_reflip() -> None:
    """MALI-FLIP-02, MALI-DES-36: the card goes, another is flipped."""
    game = table(tops=(("ram-11",), ()))
    sides = laid(game).sides
    do(game, {"reflip": {}})
    assert sides[0].card == "ram-11" and game.deck(0).discard == ["ram-5"]
    sides[0].card = ""
    assert key(why_barred(game, {"reflip": {}})) == "why-no-flip"


def test_more_and_less() -> None:
    """MALI-TRIG-08, MALI-DMG-10, MALI-DMG-11, MALI-DES-29: Triggers When Resolving change the damage of the Action, even of one without."""
    game = table()
    assert key(why_barred(game, {"more-damage": {}})) == "why-no-action"
    game.state.resolving.append(
        Resolving("boss:strike", "ann", 0, target="bob", trigger="boss:strike:hard", resisted="x:y")
    )
    do(game, {"more-damage": {"amount": 3}}, source="boss:strike:hard")
    do(game, {"less-damage": {"amount": 1}}, model="bob", source="x:y")
    run(damage.trigger_damage_only(game, game.resolving))
    assert game.model("bob").health == 6


CRITICAL: dict[str, Any] = {
    "id": "critical",
    "name": {"en": "Critical", "fr": "Critique"},
    "suits": ["ram"],
    "timing": "resolving",
    "effects": [{"more-damage": {"amount": 2}}],
}
SURE: dict[str, Any] = {
    "id": "sure",
    "name": {"en": "Sure", "fr": "Sûr"},
    "suits": ["crow"],
    "timing": "immediately",
    "effects": [{"total": {"amount": 3}}],
}


def brawl(top: str, low: str, hand: tuple[str, ...] = (), effects: Any = CRITICAL["effects"]) -> Any:
    """Ann hits Bob, who stands beside her."""
    triggers = [{**CRITICAL, "effects": effects}, SURE]
    blow = action(range=2, effects=[{"damage": {"amount": 1}}], triggers=triggers)
    boxer = card("boxer", station="master", limit=1, actions=[blow])
    models = {"ann": {"card": "boxer", "at": (16, 10)}, "bob": {"seat": 1, "at": (17.5, 10)}, "cat": {"at": (30, 30)}}
    return table(models=models, cards=[boxer], tops=((top,), (low,)), hands=(hand, ()))


def test_trigger_resolving() -> None:
    """MALI-TRIG-08, MALI-DES-30: damage added by a Trigger counts with the Action's own, in a complete Action."""
    game = brawl("ram-9", "ram-5")
    play(game, "boxer:strike", "boxer:strike:critical")
    assert game.model("bob").health == 5


def test_trigger_resolving_with_x() -> None:
    """MALI-TRIG-08, MALI-GEN-04: also where the damage that it adds is counted, or may be paid for."""
    more = [{"more-damage": {"amount": "X"}}]
    for effects, answers, health in (
        ([{"count": {"count": "hand", "effects": more}}], (), 5),
        ([{"may": {"cost": [{"discard": {}}], "effects": [{"more-damage": {"amount": 4}}]}}], ("yes", ["ram-1"]), 3),
    ):
        game = brawl("ram-9", "ram-5", hand=("ram-1", "crow-1"), effects=effects)
        play(game, "boxer:strike", "decline", "boxer:strike:critical", *answers)
        assert game.model("bob").health == health


def test_trigger_immediately() -> None:
    """MALI-TRIG-07, MALI-DUEL-13, MALI-DES-30: an immediate Trigger turns a lost duel."""
    game = brawl("crow-5", "ram-7")
    play(game, "boxer:strike", "boxer:strike:sure")
    assert game.model("bob").health == 7


def test_before_the_flip() -> None:
    """MALI-DUEL-06, MALI-DES-57: an Ability before the flip of a Wp duel, for a card."""
    steady = ability(
        name="steady",
        when={"event": "duel", "stat": "wp"},
        may=True,
        cost=[{"discard": {}}],
        effects=[{"fate": {"amount": 1}}],
    )
    game = table(
        models={"bob": {"card": "calm", "seat": 1, "at": (18, 10)}},
        cards=[card("calm", abilities=[steady])],
        hands=((), ("ram-1",)),
        tops=((), ("ram-2", "ram-9")),
    )
    step = duel.simple(game, game.model("bob"), "wp", 13, name="duel", rule_id="MALI-GEN-08")
    assert run(step, "calm:steady", ["ram-1"], "ram-9")


# -- Soulstones and Pass Tokens


def test_stones_and_passes() -> None:
    """MALI-SS-02, MALI-PASS-03, MALI-CTRL-04, MALI-DES-42: gained and lost, the user's or the opponent's."""
    game = table(stones=(1, 1), passes=(0, 1))
    do(game, {"soulstone": {"amount": 2}}, {"soulstone": {"amount": -3, "who": "opponent"}}, {"pass-token": {}})
    assert (game.deck(0).stones, game.deck(1).stones, game.deck(0).passes) == (3, 0, 1)


def test_which_cards() -> None:
    """MALI-DP-68: this many cards, no more and no fewer."""
    game = table(hands=(("ram-1", "ram-2"), ()))
    assert refused(asked(game, {"discard": {}}), ["ram-1", "ram-2"]).key == "why-not-exactly"
