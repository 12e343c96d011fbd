"""Set-up, steps E and F: Factions, Leaders and hiring (MALI-SETUP, MALI-HIRE)."""

from __future__ import annotations

import random
from typing import Any

import pytest

import escarmouche as esc
from escarmouche.core.messages.refusal import BadSetup
from escarmouche.core.play.game import Game
from escarmouche.games.malifaux import BOOK
from escarmouche.games.malifaux.setup import crew, hire
from escarmouche.testing.conformance import garbage
from tests.games.malifaux.positions import (
    asked,
    refused,
    run,
    told,
)
from tests.games.malifaux.setup.set_up import muster, opened


@pytest.mark.parametrize(
    ("answer", "rule", "key"),
    [
        (["trio", "trio"], "MALI-HIRE-04", "why-copy-named"),  # three may be hired, each under a name of its own
        (["trio", "trio#2", "trio#2"], "MALI-HIRE-04", "why-copy-named"),
        (["thug", "thug"], "MALI-HIRE-04", "why-model-limit"),
        (["boss"], "MALI-HIRE-04", "why-model-limit"),  # the Leader is hired already
        (["trio+cloak+charm"], "MALI-UPG-07", "why-one-upgrade"),
        (["trio+cloak", "trio+cloak"], "MALI-UPG-07", "why-one-upgrade"),
        (["cloak"], "MALI-UPG-01", "why-upgrade-alone"),
        (["foreigner+cloak"], "MALI-HIRE-02", "why-not-faction"),
        (["trio#9+cloak"], "MALI-HIRE-04", "why-model-limit"),
        (["trio#1"], "", "why-not-an-option"),
        (["trio#-2"], "", "why-not-an-option"),
        (["trio+"], "", "why-not-an-option"),
        (["trio+nonsense"], "", "why-not-an-option"),
        (["+cloak"], "", "why-not-an-option"),
    ],
)
def test_what_cannot_be_hired_is_told_why(answer: list[str], rule: str, key: str) -> None:
    """MALI-HIRE-04, MALI-UPG-01, MALI-UPG-07: whatever is put together from names that exist has a reason of its own."""
    reason = refused(muster(), answer)
    assert (reason.key, reason.rule) == (key, rule)


def test_a_model_that_costs_more_than_everything_is_too_dear() -> None:
    """MALI-HIRE-03: and not over its limit."""
    reason = refused(muster(size=10), ["rival"])
    assert (reason.key, reason.args["spent"]) == ("why-too-dear", 13 + 1)  # a Master of another Keyword


def test_factions_and_leaders() -> None:
    """MALI-SETUP-21, MALI-SETUP-22, MALI-SETUP-23, MALI-DP-03, MALI-DP-04, MALI-HID-09: both at once; the Title is not announced."""
    game = opened()
    game.state.phase = "faction"
    first, second = asked(hire.faction(game))
    assert (first.seat, second.seat, list(first)[-2:]) == (0, 1, ["own", "other"])
    run(hire.faction(game), ["own", "other"])
    assert [own.faction for own in game.state.crews] == ["own", "other"]
    first, second = asked(hire.leader(game))
    assert list(first) == ["boss", "second", "boss-winter", "rival"] and list(second) == ["captain"]
    run(hire.leader(game), ["boss-winter", "captain"])
    assert game.events[-1].args["leaders"] == ["boss", "captain"]


def test_hiring() -> None:
    """MALI-DP-05, MALI-SETUP-26, MALI-HID-05, MALI-UPG-07, MALI-UPG-01: in secret, models with their Upgrades; then all is shown."""
    game = opened()
    state = game.state
    state.phase = "hire"
    for own in state.crews:
        own.faction, own.leader = "own", "boss"
    ask, _ = asked(hire.hire(game))
    assert refused(ask, ["thug"] * 2).rule == "MALI-HIRE-04"
    assert (
        refused(ask, ["trio", "trio#2", "trio#3", *[f"man#{n}" for n in range(2, 9)], "rival"]).rule == "MALI-HIRE-03"
    )
    assert refused(ask, ["trio", "trio+cloak", "trio+charm"]).rule == "MALI-UPG-07"
    assert refused(ask, ["trio#2+cloak"]).key == "why-upgrade-nobody"
    assert refused(ask, ["foreigner"]).rule == "MALI-HIRE-02" and refused(ask, ["trio#9"]).rule == "MALI-HIRE-04"
    run(hire.hire(game), [["pet", "trio", "trio#2", "trio#2+cloak"], ["second"]])
    names = [(model.id, model.seat, model.leader, model.upgrades) for model in game.models]
    assert names == [
        ("boss", 0, True, []),
        ("pet", 0, False, []),
        ("trio", 0, False, []),
        ("trio-2", 0, False, ["cloak"]),
        ("boss-2", 1, True, []),
        ("second", 1, False, []),
    ]
    assert [deck.stones for deck in state.decks] == [10, 10] and told(game) == ["crew", "crew"]
    assert game.events[0].args["models"] == ["boss", "pet", "trio", "trio-2+cloak"]
    assert BOOK.names(game)["trio-2+cloak"]["en"] == "Trio 2 + Cloak"
    game.model("trio-2").upgrades = []
    assert BOOK.names(game)["trio-2+cloak"]["en"] == "Trio 2 + Cloak"  # the log still mentions it
    assert game.model("trio").status == "hired" and game.model("trio").health == 8


def test_what_is_offered() -> None:
    """MALI-HIRE-01, MALI-HIRE-02, MALI-HIRE-05, MALI-HIRE-06, MALI-HIRE-07: prices with their reasons, and why others are not on offer."""
    ask = muster()
    offer = ask.offer()
    lots = {lot.id: lot for lot in offer.lots}
    assert list(lots) == list(ask.options) and (offer.purse, offer.keep) == (50, 10)
    assert [lot.card for lot in offer.fixed] == ["boss"] and offer.fixed[0].price == 0
    assert (lots["pet"].price, lots["pet"].group) == (0, "totem")
    assert {lots[name].group for name in ("trio", "thug")} <= {"keyword", "versatile", "stranger"}
    assert lots["trio#2+cloak"].of == "trio#2" and lots["boss+cloak"].of == "boss"
    why = {bar.card: bar.why for bar in offer.barred}
    assert why["foreigner"].rule == "MALI-HIRE-02" and "trio" not in why
    spent = sum(lots[name].price for name in ("pet", "trio", "trio+cloak"))
    assert crew.total(ask.pool, ask.made(("pet", "trio", "trio+cloak"))) == spent


def test_given_crews() -> None:
    """MALI-SETUP-24: a Crew that the set-up names is not asked for, and checked."""
    ours = {"faction": "own", "leader": "boss", "hires": ["man+cloak", "boss"]}
    game = opened(crews=[ours, ours])
    state = game.state
    state.phase = "faction"
    for step in (hire.faction, hire.leader, hire.hire):
        run(step(game))
    assert [model.id for model in game.models] == ["boss", "man", "boss-2", "man-2"]
    for bad in (
        {**ours, "leader": "man"},
        {**ours, "hires": ["foreigner"]},
        {**ours, "hires": ["nobody"]},
        {**ours, "hires": ["man+nothing"]},
        {**ours, "faction": "nowhere"},
    ):
        with pytest.raises(BadSetup):
            opened(crews=[bad])


def test_hiring_travels_as_json() -> None:
    """MALI-HIRE-01, MALI-DP-05: what is offered, at which price, and what cannot be had."""
    setup = BOOK.read_setup({"seats": 2, "strategy": "turf"})
    game, rng = Game(BOOK, setup, bytes(32)), random.Random(1)
    while game.pending[0].name != "hire":
        for ask in list(game.pending):
            game.answer(ask.seat, ask.sample(rng))
    assert list(garbage.travels(game.pending[0])) == []


def why_bad(**options: Any) -> tuple[str, str]:
    """The key of the reason why a set-up cannot be played, and that of what it names, or its rule."""
    with pytest.raises(BadSetup) as caught:
        esc.new("malifaux", **options)
    error = caught.value.refusal
    reason = error.args.get("reason")
    return error.key, reason.rule if reason else error.rule


@pytest.mark.parametrize(
    ("options", "key", "rule"),
    [
        ({"leaders": ["lamp-guard"]}, "error-leader", "MALI-SETUP-22"),
        ({"leaders": ["grandfather-rook"]}, "error-leader", "MALI-HIRE-10"),
        ({"crews": [{"faction": "belfry", "leader": "bessarion"}]}, "error-leader", "MALI-SETUP-22"),
        ({"crews": [{"faction": "salt", "leader": "lamp-guard"}]}, "error-leader", "MALI-SETUP-22"),
        (
            {"crews": [{"faction": "salt", "leader": "bessarion", "hires": ["riveted-plate"]}]},
            "error-crew",
            "MALI-UPG-01",
        ),
        (
            {"crews": [{"faction": "salt", "leader": "bessarion", "hires": ["outrider+riveted-plate+salt-charm"]}]},
            "error-crew",
            "MALI-UPG-07",
        ),
        (
            {"crews": [{"faction": "salt", "leader": "bessarion"}], "leaders": ["hild-askar"]},
            "error-leader-differs",
            "MALI-SETUP-22",
        ),
    ],
)
def test_a_set_up_that_breaks_a_rule_names_it(options: dict[str, Any], key: str, rule: str) -> None:
    """MALI-SETUP-22, MALI-HIRE-10, MALI-UPG-01, MALI-UPG-07: not only that something cannot be, but why."""
    assert why_bad(**options) == (key, rule)
