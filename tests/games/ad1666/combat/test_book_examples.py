"""Close Combat: the worked examples of the book (AD66-EX-28 to -47)."""

from __future__ import annotations

from escarmouche.games.ad1666.combat import (
    combat_phase,
    support,
)

from ..positions.melee import Ring, hero, pair, zagloba


def test_ex_43_wolodyjowski_against_aramis_to_the_last_number():
    ring = Ring(
        {"w": {"card": "wolodyjowski", "seat": 0, "at": "c4"}, "a": {"card": "aramis", "seat": 1, "at": "d4"}},
        hands={0: ["skull 7", "cup 2"], 1: ["iron 6", "heart 5", "cup 5", "cup 2"]},
        decks={0: {"top": ["skull 3", "black joker"]}, 1: {"top": ["iron 5"]}},
    )
    ring.fight(
        "w",
        "a",
        {"weapon": "w.sabre"},
        {"weapon": "a.rapier"},
        {"commit": {"hand": "skull-7"}},
        {"commit": {"hand": "iron-6"}},
        {"parry": 1},
        {"commit": "deck"},
        {"commit": {"hand": "heart-5"}},
        {"reinforce-one": "pass"},
        {"reinforce-one": "cup-5"},
        {"parry": 3},
        {"retreat": "b4"},
    )
    assert ring.totals() == [(11, 9), (7, 11)]
    assert [(event["total"], event["nd"], event["result"]) for event in ring.told("tested")] == [
        (6, 6, "success"),
        (0, 2, "mishap"),
    ]
    (struck,) = ring.told("struck")
    assert (struck["margin"], struck["amount"], struck["armour"], struck["wounds"]) == (4, 7, 1, 6)
    assert ring["w"].wounds == 6
    assert ring["w"].cell == "b4"
    assert ring["w"].fenced == 3
    assert ring["a"].fenced == 1
    assert ring.mods("w") == {"slash": 1}  # still the Attacker in the Riposte
    assert ring.mods("a") == {"straight-to-the-heart": 1}
    # what the two factions draw: Wounds for the Defenders, a Riposte won for the Musketeers
    assert [len(deck.hand) for deck in ring.game.state.decks] == [1 + 1, 1 + 1]


def test_ex_28_athos_is_engaged_by_three_and_may_attack_any_of_them():
    ring = Ring(
        {"athos": {"card": "athos", "seat": 1, "at": "d4"}}
        | {f"d{i}": {"card": "dragoon", "seat": 0, "at": at} for i, at in enumerate(("c3", "c4", "e5"))}
    )
    assert [figure.id for figure in combat_phase.targets(ring.game, ring["athos"])] == ["d0", "d1", "d2"]
    for name in ("d0", "d1", "d2"):
        assert [figure.id for figure in combat_phase.targets(ring.game, ring[name])] == ["athos"]
        assert ring[name] in combat_phase.must_fight(ring.game, 0)
    assert combat_phase.must_fight(ring.game, 1) == [ring["athos"]]


def test_ex_35_who_is_held_does_not_retreat_and_a_late_avoider_does_not_either():
    ring = Ring(
        {
            "longinus": hero(0, "c4", "great-sword"),
            "dragoon": hero(0, "e4"),
            "porthos": hero(1, "d4", "mace"),
        },
        decks={0: {"top": ["heart 8"]}, 1: {"top": ["heart 4"]}},
    )
    assert not ring.phase({"combat-turn": {"activate": "longinus"}}, {"combat-action": {"fight": "porthos"}})
    assert ring["porthos"].cell == "d4"
    assert ring.told("held-fast") == [{"model": "porthos", "by": ["dragoon"]}]
    assert ring["porthos"].activated
    assert combat_phase.next_seat(ring.game) == 0  # Blue has nobody to activate
    assert not ring.phase({"combat-action": "avoid"})
    assert ring["dragoon"].cell == "e4"
    assert ring.phase()


def test_ex_36_an_early_attack_uses_up_the_activation_of_the_defender():
    ring = Ring(
        {"longinus": hero(0, "c4"), "dragoon": hero(0, "e4"), "porthos": hero(1, "d4")},
        decks={0: {"top": ["heart 8"]}, 1: {"top": ["heart 4"]}},
    )
    ring.phase({"combat-turn": {"activate": "longinus"}}, {"combat-action": {"fight": "porthos"}})
    assert combat_phase.must_fight(ring.game, 1) == []


def test_ex_37_support_beside_and_opposite():
    ring = Ring(
        {
            "porthos": hero(1, "b2"),
            "skrzetuski": hero(0, "a2"),
            "wolodyjowski": hero(0, "c2"),
            "longinus": hero(0, "b1"),
        }
    )
    totals = [
        support.support_total(ring.game, ring[name], ring["porthos"])
        for name in ("longinus", "skrzetuski", "wolodyjowski")
    ]
    assert totals == [2, 3, 3]


def test_ex_38_who_is_engaged_by_somebody_else_does_not_support():
    ring = Ring(
        {
            "dartagnan": hero(1, "c3"),
            "wolodyjowski": hero(0, "d4"),
            "longinus": hero(0, "b4"),
            "skrzetuski": hero(0, "c2"),
            "porthos": hero(1, "d1"),
        }
    )

    def helped(fighter: str, enemy: str) -> list[str]:
        return [figure.id for figure in support.supporters(ring.game, ring[fighter], ring[enemy])]

    assert helped("wolodyjowski", "dartagnan") == ["longinus"]
    assert helped("dartagnan", "wolodyjowski") == []
    assert helped("skrzetuski", "dartagnan") == ["wolodyjowski", "longinus"]
    assert helped("dartagnan", "skrzetuski") == ["porthos"]
    assert helped("skrzetuski", "porthos") == []
    assert helped("porthos", "skrzetuski") == []


def test_ex_39_engaged_friends_give_no_support():
    ring = Ring(
        {
            "longinus": hero(0, "b3"),
            "dartagnan": hero(1, "c3"),
            "wolodyjowski": hero(0, "d2"),
            "skrzetuski": hero(0, "d4"),
            "porthos": hero(1, "e3"),
        }
    )
    assert support.support_total(ring.game, ring["longinus"], ring["dartagnan"]) == 0


def test_ex_40_reach_gives_one_however_much_longer():
    ring = pair({"item": "halberd"}, red=["heart 5"], blue=["heart 5"])
    ring.fight("ann", "bob", {"weapon": "ann.halberd"}, {"weapon": "bare"}, {"retreat": "e3"})
    assert ring.mods("ann") == {"reach": 1}
    assert ring.mods("bob") == {}
    assert ring.totals() == [(5 + 2 + 1, 5)]


def test_ex_41_three_tokens_make_it_nd_2():
    ring = pair(bob={"card": {"fencing": 3}}, red=["heart 8", "heart 2"], blue=["heart 4", "iron 2", "heart 7"])
    ring.fight("ann", "bob", {"parry": 3}, {"retreat": "b4"})
    assert ring.told("parries")[0]["nd"] == 2
    assert ring.told("tested")[0]["result"] == "success"
    assert len(ring.totals()) == 2


def test_ex_42_the_loser_is_held_by_who_is_not_activated_and_the_next_loser_is_not():
    ring = Ring(
        {"porthos": hero(1, "d4"), "skrzetuski": hero(0, "e4"), "longinus": hero(0, "c4")},
        initiative=1,
        first=1,
        decks={0: {"top": ["heart 8", "heart 2"]}, 1: {"top": ["heart 4", "heart 8"]}},
    )
    ring.game.state.seat = 1
    ring.phase({"combat-action": {"fight": "skrzetuski"}})
    assert ring["porthos"].cell == "d4"
    ring.phase({"combat-action": {"fight": "porthos"}}, {"retreat": "b4"})
    assert ring["longinus"].cell == "b4"


def test_ex_47_with_bare_hands_a_surprise_and_no_parry():
    ring = zagloba()
    assert combat_phase.targets(ring.game, ring["porthos"]) == []
    assert combat_phase.must_fight(ring.game, 0) == []
    ring.phase(
        {"combat-turn": {"activate": "zagloba"}},
        {"combat-action": {"fight": "porthos"}},
        {"weapon": "bare"},
        {"retreat": "e4"},
    )
    assert not ring["zagloba"].marker
    assert ring.mods("zagloba") == {"surprise": 2}
    assert "parry" not in ring.names()
    assert ring.told("no-parry")[0]["why"] == "no-parry-surprised"


def test_ex_47_with_the_sabre_no_surprise():
    ring = zagloba()
    ring.phase(
        {"combat-turn": {"activate": "zagloba"}},
        {"combat-action": {"fight": "porthos"}},
        {"weapon": "zagloba.sabre"},
        {"parry": "pass"},
        {"retreat": "e4"},
    )
    assert ring.mods("zagloba") == {}
    assert ring.told("no-surprise") == [{"model": "zagloba"}]
