"""Moonstone keeps what every game must keep, in both editions, with all options, and in the thick of a fight."""

from __future__ import annotations

import random
from typing import Any

import pytest

from escarmouche.games.moonstone.cards.library import cards
from escarmouche.testing.kit import check


@pytest.mark.parametrize("edition", ["en", "fr"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games(edition: str, seats: int) -> None:
    """A game of each kind; one of them is played again in a second process. The soak plays a thousand of each."""
    report = check(
        "moonstone", games=1, seats=seats, share=0.03, edition=edition, processes=(edition, seats) == ("fr", 3)
    )
    assert report.problems == [], str(report)


def test_random_games_with_draft_events_and_agendas() -> None:
    report = check("moonstone", games=2, seats=(2, 3), share=0.03, edition="en", events=True, draft=True)
    assert report.problems == [], str(report)
    assert report.checks["replay"] == 2


def fight(seed: int, edition: str, events: bool) -> dict[str, Any]:
    """Six characters within reach of each other, stones at their feet."""
    some = random.Random(seed).sample(sorted(cards(edition)), 6)
    models = {
        f"m{i}": {"card": card, "seat": i % 2, "at": [16 + 2 * (i % 3), 17 + 2 * (i // 3)], "energy": 4}
        for i, card in enumerate(some)
    }
    stones = {f"s{i}": {"at": [12 + 2 * i, 14.5], "depth": 1} for i in range(7)}
    position: dict[str, Any] = {"models": models, "stones": stones}
    if events:
        position["secrets"] = [["hesitation", "raiding-party"], ["ninja-reactions", "forced-march"]]
    return position


@pytest.mark.parametrize(
    ("edition", "events", "seed"), [("en", False, 0), ("en", True, 1), ("en", True, 2), ("fr", False, 1)]
)
def test_fights(edition: str, events: bool, seed: int) -> None:
    position = fight(seed, edition, events)
    report = check("moonstone", games=1, share=0.15, seed=seed, position=position, edition=edition, events=events)
    assert report.problems == [], str(report)
    assert report.asks.get("combat-card"), "nobody fought"


@pytest.mark.parametrize(
    "options",
    [{"edition": "fr"}, {"edition": "en", "events": True, "draft": True}, {"edition": "fr", "seats": 3}],
    ids=["fr", "en with events and draft", "three players"],
)
def test_whatever_is_not_offered_has_its_own_reason(options: dict[str, Any]) -> None:
    report = check("moonstone", games=1, share=0.0, named=1.0, processes=False, **options)
    assert report.problems == [], str(report)


@pytest.mark.parametrize(("edition", "events"), [("en", True), ("fr", False)])
def test_whatever_is_not_offered_in_a_fight_has_its_own_reason(edition: str, events: bool) -> None:
    position = fight(1, edition, events)
    report = check(
        "moonstone", games=1, share=0.0, named=1.0, processes=False, position=position, edition=edition, events=events
    )
    assert report.problems == [], str(report)
