"""A menu of many branches: only what may be open is examined, and the rest has its reason when somebody asks."""

from __future__ import annotations

import random

from escarmouche.core.asks.ask import Ask, Choose, Menu, Shut
from escarmouche.core.asks.lazy_menu import LazyMenu
from escarmouche.core.messages.refusal import Refusal, refuse

NAMES = ("end", "walk", "fly", "swim")


def made(looked: list[str]) -> LazyMenu:
    def behind(name: str) -> Ask | Refusal | Shut | None:
        looked.append(name)
        if name == "walk":
            return Choose("where", seat=0, rule="TOY-01", options=("here", "there"))
        return None if name == "end" else Shut(lambda: refuse(f"why-no-{name}", "TOY-02"))

    return LazyMenu("do", names=NAMES, possible=("end", "walk", "swim"), behind=behind, seat=0, rule="TOY-01")


def test_only_what_is_possible_is_looked_at() -> None:
    looked: list[str] = []
    ask = made(looked)
    assert isinstance(ask, Menu) and ask.names == list(NAMES)
    assert list(ask) == ["end", {"walk": "here"}, {"walk": "there"}]
    assert looked == ["end", "walk", "swim"]


def test_samples_are_as_likely_as_each_other_and_legal() -> None:
    rng, looked = random.Random(1), list[str]()
    found = [made(looked).sample(rng) for _ in range(400)]
    assert all(answer in made([]) for answer in found)
    assert 160 < found.count("end") < 240
    assert "fly" not in looked


def test_reasons_come_when_somebody_asks() -> None:
    ask = made([])
    for name in ("fly", "swim"):
        reason = ask.why_not(name)
        assert reason is not None and reason.key == f"why-no-{name}"
        assert isinstance(ask.branch(name), Refusal)
    unknown = ask.why_not("dig")
    assert unknown is not None and unknown.key == "why-not-a-branch"
    assert ask.read({"walk": "here"}) == {"walk": "here"} and ask.why_not({"walk": "here"}) is None
