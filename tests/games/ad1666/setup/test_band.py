"""Bands: built, drafted, drawn or given (AD66-SETUP-03, AD66-AMB-02)."""

from __future__ import annotations

from random import Random

import pytest

from escarmouche.core.asks.ask import Menu
from escarmouche.core.messages.refusal import Refusal
from escarmouche.games.ad1666.cards.library import cards
from escarmouche.games.ad1666.setup import band_limits
from escarmouche.games.ad1666.setup.scenario import Limits

from ..positions.setup import BLUE, FREE, RED, on, play

FREELY = Limits(gold=150, connections=5, models=(4, 8), heroes=(1, 4))


def test_ad66_setup_03_ad66_dsn_28_the_bands_of_the_acceptance_test_are_legal() -> None:
    assert band_limits.why_illegal(cards(), FREELY, RED) is None
    assert band_limits.why_illegal(cards(), FREELY, BLUE) is None


@pytest.mark.parametrize(
    ("picks", "card", "key"),
    [
        (["athos"], "wolodyjowski", "why-band-faction"),  # AD66-SETUP-03
        (["athos"], "athos", "why-band-unique"),  # AD66-EX-08
        (["athos"], "arch-enemy", "why-band-pool"),
        (["longinus"], "bandit", "why-band-alignment"),  # AD66-DSN-20
        (["bandit"], "longinus", "why-band-alignment"),
        (["athos", "porthos", "aramis", "dartagnan"], "preacher", "why-band-kind"),  # AD66-CHAR-02
        (["athos", "porthos", "aramis", "dartagnan"], "guard", None),
        (["athos", "porthos", "aramis", "dartagnan", "guard"], "musketeer", "why-band-gold"),
        (["gypsy", "preacher"], "thief", "why-band-connections"),
        (["gypsy", "preacher", "burgher"], "thief", None),  # AD66-TAL-32
        (["urchin"] * 8, "musketeer", "why-band-full"),
        (["dragoon"], "dragoon", None),  # AD66-EX-08
    ],
)
def test_ad66_setup_03_who_can_join_a_band(picks: list[str], card: str, key: str | None) -> None:
    reason = band_limits.why_not(cards(), FREELY, picks, card)
    assert (reason.key if reason else None) == key


def test_ad66_ex_07_two_heroes_and_two_commoners() -> None:
    within = Limits(models=(4, 4), heroes=(2, 2), commoners=(2, 2))
    assert band_limits.why_illegal(cards(), within, ["athos", "gypsy", "musketeer/musket", "guard/mace"]) is None
    assert band_limits.why_illegal(cards(), within, ["athos", "gypsy", "aramis", "guard/mace"]) is not None
    reason = band_limits.why_incomplete(cards(), within, ["athos", "guard", "guard"])
    assert reason is not None and reason.key == "why-band-few"


def test_ad66_dp_02_a_band_is_built_step_by_step() -> None:
    game = play(FREE)
    ask = game.pending[0]
    assert (ask.name, ask.seat, ask.rule) == ("band", 0, "AD66-SETUP-03")
    assert isinstance(ask, Menu) and ask.about["gold"] == 150
    assert isinstance(ask.branch("done"), Refusal)
    game.answer(0, {"add": "athos"})
    game.answer(0, {"add": "musketeer"})
    assert "costs" in game.pending[0].branch("add").about  # type: ignore[union-attr]
    assert game.refusal(0, {"add": "athos"}).key == "why-band-unique"  # type: ignore[union-attr]
    game.answer(0, {"arms": {"musketeer": "halberd"}})
    assert game.table.state.picks[0] == ["athos", "musketeer/halberd"]
    game.answer(0, {"remove": "athos"})
    assert game.table.state.picks[0] == ["musketeer/halberd"] and game.pending[0].about["gold"] == 132
    for name in ("porthos", "guard", "guard"):
        game.answer(0, {"add": name})
    game.answer(0, "done")
    assert game.pending[0].seat == 1


def test_ad66_amb_02_ad66_hid_11_nobody_sees_a_band_before_both_are_done() -> None:
    game = play(FREE)
    for name in ("athos", "musketeer", "musketeer", "guard"):
        game.answer(0, {"add": name})
        assert game.heard(1) == [] == game.heard(None) and game.heard(0)
        assert "athos" not in str(game.view(1).scene.table) and "athos" not in str(game.view(None).scene.table)
    game.answer(0, "done")
    assert [event.name for event in game.heard(1)] == ["band-locked"]
    assert game.view(0).scene.table["picks"] and not game.view(1).scene.table["picks"]
    worlds = {tuple(game.world(1, Random(n)).table.state.picks[0]) for n in range(8)}
    assert len(worlds) > 4
    assert all(band_limits.why_illegal(cards(), FREELY, list(picks)) is None for picks in worlds)
    for name in ("wolodyjowski", "dragoon", "dragoon", "guard"):
        game.answer(1, {"add": name})
    game.answer(1, "done")
    assert [event.args["seat"] for event in game.events if event.name == "band"] == [1, 2]


def test_ad66_amb_02_a_unique_name_on_both_sides_leads_to_a_draft() -> None:
    game = play(FREE)
    for seat in (0, 1):
        for name in ("gypsy", "guard", "guard", "musketeer"):
            game.answer(seat, {"add": name})
        game.answer(seat, "done")
    assert "bands-clash" in [event.name for event in game.events]
    assert (game.pending[0].name, game.pending[0].seat) == ("draft", 0)
    game.answer(0, {"add": "gypsy"})
    assert game.refusal(1, {"add": "gypsy"}) is not None
    game.answer(1, {"add": "guard"})
    assert game.pending[0].name == "band-variant"
    game.answer(1, "mace")
    assert game.table.state.picks == [["gypsy"], ["guard/mace"]] and game.pending[0].seat == 0
    on(game, lambda game: game.pending[0].name not in ("draft", "band-variant"))
    assert len(game.table.figures) >= 8


def test_ad66_amb_02_a_draft_leaves_both_bands_the_hero_that_each_still_needs() -> None:
    """One Hero that both could pay for was left, and both needed one: nobody could go on."""
    game = play({"scenario": "three-nights"})
    picks = [
        "bandit",
        "dartagnan",
        "hound",
        "envoy",
        "envoy",
        "hound",
        "athos",
        "bandit",
        "musketeer",
        "bandit",
        "hound",
    ]
    for name in picks:
        seat = game.pending[0].seat
        refusal = game.refusal(seat, {"add": name})
        if refusal is not None:
            assert refusal.rule == "AD66-AMB-02"
            break
        game.answer(seat, {"add": name})
        if game.pending[0].name == "band-variant":
            game.answer(seat, "musket")
    while game.pending[0].name in ("draft", "band-variant"):
        ask = game.pending[0]
        game.answer(ask.seat, next(iter(ask)))


@pytest.mark.parametrize("seed", range(6))
def test_ad66_amb_02_no_draft_comes_to_a_stop(seed: int) -> None:
    rng, game = Random(seed), play({"scenario": "three-nights"})
    while game.pending[0].name in ("draft", "band-variant"):
        ask = game.pending[0]
        assert any(True for _ in ask)
        game.answer(ask.seat, ask.sample(rng))


def test_ad66_gen_06_bands_can_be_drawn() -> None:
    game = play({**FREE, "random": True})
    for seat in (0, 1):
        assert band_limits.why_illegal(cards(), FREELY, game.table.state.picks[seat]) is None
    assert any(event.name == "band-drawn" for event in game.events)


def test_ad66_setup_03_given_bands_are_not_asked() -> None:
    game = play({**FREE, "bands": [RED, BLUE]})
    assert game.pending[0].name == "captain"
    names = [figure.id for figure in game.table.figures]
    assert names[:2] == ["wolodyjowski", "skrzetuski"] and names.count("berserker-1") == 1 and "berserker-2" in names
    assert game.table.figure("musketeer-2").arms == "halberd"
