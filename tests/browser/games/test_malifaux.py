"""Malifaux in the browser: two people play a Turn, one at a desk in English, one on a phone in French. Every duel adds up, Conditions
and Markers have names, layers lie over the board, progress is shown, and nobody is told what the other holds.
"""

from __future__ import annotations

import itertools
import json
import math
import random
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import ElementHandle, Page, expect

from escarmouche.core.asks.ask import Ask
from escarmouche.core.book import games
from escarmouche.core.messages.text import texts
from escarmouche.games.malifaux.ground.marker_kinds import ours
from escarmouche.server.rooms.room import Room
from escarmouche.server.store.store import Store
from escarmouche.testing.remote.host import Host
from tests.browser.begun_tables import begun_table
from tests.browser.conftest import PHONE, Person, picture
from tests.browser.mouse_and_keyboard import Mouse, Seen, together
from tests.browser.people.test_hidden import held, lying
from tests.browser.people.test_two_browsers import Ear, shown, strings
from tests.browser.seats import OPEN, log, sit
from tests.browser.test_french import reads_french
from tests.browser.test_phone import fits

pytestmark = pytest.mark.skipif("malifaux" not in games(), reason="Malifaux is not installed")

BELFRY = ["maud-hollowell", "pallbearer", "risen-digger", "veiled-widow"]
SALT = ["tamsin-farrow", "bessarion", "outrider", "lamp-guard"]
CREWS = [
    {"faction": "belfry", "leader": BELFRY[0], "hires": BELFRY},
    {"faction": "salt", "leader": SALT[0], "hires": SALT},
]
TABLE: dict[str, Any] = {
    "game": "malifaux",
    "crews": CREWS,
    "strategy": "turf",
    "deployment": "standard",
    "board": "crossroads",
    "pool": [1, 2, 3, 8, 9],
    "most": 600,
}
BLACK, RED, MOST = 0, 14, 4  # values of the Jokers; cards in a flip
RAW = re.compile(
    r"(?<![\w-])(?:mod|word|stat|stage|result|fate|goal|layer|ui|duel|badge|state)-[a-z]|undefined|\bnull\b|\{ ?\$"
)

# Every side of the cards that lie open: what counts, what else was turned up, what is added, the number and the result.
SIDES = """sides => sides.map((side) => {
  const number = (one) => one && /\\d/.test(one.textContent) ? Number(one.textContent.replace('−', '-')) : null
  const cards = [...side.querySelectorAll('.played .card')].map((one) => number(one.querySelector('.corner')))
  return {
    cards,
    aside: side.querySelectorAll(':scope span.aside .card').length,
    mods: [...side.querySelectorAll('.mods li b')].map(number),
    fates: [...side.querySelectorAll('.fates li:not(.all) b')].map(number),
    net: number(side.querySelector('.fates .all b')),
    total: number(side.querySelector('.sum output')),
    scale: [...side.querySelectorAll('.scale dd')].map(number),
    picked: number(side.querySelector('.scale .picked dd')),
    result: side.querySelector('.result')?.textContent ?? '',
    said: side.innerText,
  }
})"""
PIECES = "all => Object.fromEntries(all.map((one) => [one.dataset.id, one.getAttribute('aria-label')]))"


# -- up to where people sit down


def far(game: Any, seat: int, x: float, y: float) -> float:
    """How far the nearest enemy is."""
    enemies = [model for model in game.on_table() if model.seat != seat]
    return min((math.hypot(x - model.x, y - model.y) for model in enemies), default=math.hypot(x - 18_000, y - 18_000))


def boldly(live: Room, ask: Ask, rng: random.Random) -> Any:
    """Crews stand in the middle of their zones and go for each other; the rest is left to chance."""
    game = live.game.table
    if ask.name == "deploy":
        places = [(far(game, ask.seat, *next(iter(one.values()))[:2]), i) for i, one in enumerate(listed(ask))]
        return listed(ask)[min(places)[1]]
    if ask.name == "act":
        model = game.model(game.state.activation.model)
        ways = [one for one in listed(ask) if isinstance(one, dict) and "walk" in one]
        ends = [(far(game, model.seat, *way["walk"][-1]), i) for i, way in enumerate(ways) if straight(way)]
        if ends and min(ends)[0] < far(game, model.seat, model.x, model.y):
            return ways[min(ends)[1]]
    return ask.sample(rng)


def straight(way: dict[str, Any]) -> bool:
    return isinstance(way["walk"][-1], list | tuple)


def listed(ask: Ask) -> list[Any]:
    return list(itertools.islice(ask, 400))


def second(live: Room, ask: Ask) -> bool:
    """The first Activation of seat 0 in Turn 2: both Crews have come near each other."""
    return ask.name == "activate" and live.game.table.state.turn == 2


# -- hands


class Fighter(Mouse):
    """Uses what its models can do before it walks, and goes for the enemy."""

    def __init__(self, page: Page, ear: Ear, seed: int) -> None:
        super().__init__(page, seed)
        self.ear = ear
        self.tried: dict[str, int] = {}
        self._heard, self._now = 0, None

    @property
    def now(self) -> Any:
        """The latest update: a long game has many, and they are not all read again."""
        while self._heard < len(self.ear.frames):
            said = json.loads(self.ear.frames[self._heard])
            self._now = said if said["t"] == "update" else self._now
            self._heard += 1
        return self._now

    @property
    def scene(self) -> Any:
        return self.now["scene"]

    def option(self, seen: Seen, body: ElementHandle) -> bool:
        keys: list[str] = body.evaluate(
            "body => [...body.querySelectorAll('[data-option]:not([aria-disabled])')].map((one) => one.dataset.option)"
        )
        wish = self.wish([key for key in keys if key not in self._tired])
        if not wish:
            return super().option(seen, body)
        self._tired.add(wish)
        self.tried[wish] = self.tried.get(wish, 0) + 1
        self.page.locator(f'#question [data-option="{wish}"]').click()
        gone = self.settled(body)
        return gone and not self.see().get("deep", False)

    def wish(self, keys: list[str]) -> str:
        """An Action of its own card first, an enemy where there is a choice of targets."""
        enemies = {piece["id"] for piece in self.scene["pieces"] if piece["seat"] != self.scene["seat"]}
        for wanted in ([key for key in keys if key in enemies], [key for key in keys if ":" in key and "walk" in keys]):
            fresh = [key for key in wanted if self.tried.get(key, 0) < 3]
            if fresh:
                return self.rng.choice(fresh)
        return next((key for key in ("charge", "walk") if key in keys and self.rng.random() < 0.5), "")


# -- what is compared with what


def adds_up(page: Page) -> set[str]:
    """Every number of the duel that lies open is what its cards and modifiers make. Says what kinds of sums were met."""
    found = set()
    sides = page.locator("section.duel .side").evaluate_all(SIDES)  # all at once: after a while they go by themselves
    for side in sides:
        assert not RAW.search(side["said"]), side
        cards, total = side["cards"], side["total"]
        if len(side["fates"]) > 1:
            assert side["net"] == sum(side["fates"]), side
        if len(cards) != 1 or total is None:
            continue
        cheated = "from the hand" in side["said"] or "de la main" in side["said"]
        assert len(cards) + side["aside"] == min(MOST, abs(sum(side["fates"])) + 1) + cheated, side
        found |= {"cheated"} if cheated else set()
        if side["scale"]:
            band = 0 if cards[0] <= 5 else 1 if cards[0] <= 10 else 2
            assert side["picked"] == side["scale"][band], side
            assert total == (0 if cards[0] == BLACK else side["picked"] + (cards[0] == RED)), side
            found.add("scale")
        else:
            assert total == cards[0] + sum(side["mods"]), side
            found.add("total")
        found |= {"fates"} if side["fates"] else set()
        found |= {"result"} if side["result"] else set()
    return found


def named(page: Page, scene: Any, lang: str) -> set[str]:
    """Every model and Marker on the board is read out with what lies on it. Says which Conditions and Markers were met."""
    said = page.locator("[data-board] [data-id]").evaluate_all(PIECES)
    book, found = texts(lang, "malifaux"), set()
    for piece in scene["pieces"]:
        if not piece["at"]:
            continue
        words = [name for name in piece.get("badges", {}) if name not in ("health", "wounds")]
        words += [state for state in piece.get("states", ()) if state != "activated"]
        for word in words:
            assert book.word(word) in said[piece["id"]], (word, said[piece["id"]])
        found |= set(words)
        if lang == "en":
            assert ("has acted" in said[piece["id"]]) == ("activated" in piece.get("states", ())), said[piece["id"]]
    for marker in scene["markers"]:
        assert ours()[marker["kind"]].name[lang] in said[marker["id"]], said[marker["id"]]
        found.add(marker["kind"])
    assert not [label for label in said.values() if RAW.search(label)]
    return found


GOALS = """section => [...section.querySelectorAll('li')].map((one) => ({
  name: one.querySelector('.title button')?.textContent ?? '', said: one.innerText.replace(/\\s+/g, ' '),
  scored: one.querySelector('[role=img]')?.ariaLabel ?? '',
}))"""


def pursues(page: Page, scene: Any, lang: str) -> None:
    """What everybody is after, how far it is, and nothing of what the other keeps secret."""
    section = page.get_by_role("region", name={"en": "Goals", "fr": "Objectifs"}[lang])
    told, book = section.evaluate(GOALS), texts(lang, "malifaux")
    goals = sorted(scene["goals"], key=lambda goal: goal["seat"])
    assert [one["name"] for one in told] == [book.word(goal["name"]) if goal.get("name") else "" for goal in goals]
    for one, goal in zip(told, goals, strict=True):
        for part in goal.get("parts", ()):
            wanted = "✓" if part.get("done") else f"{part['have']} / {part['need']}"
            assert wanted in one["said"], (wanted, one)
        if goal.get("name"):
            assert str(goal.get("points", 0)) in one["scored"] and str(goal["most"]) in one["scored"], one
    hidden = [goal for goal in goals if goal["seat"] != scene["seat"] and goal.get("secret")]
    assert all(set(goal) == {"seat", "secret"} for goal in hidden)


def secrets(host: Host, room: str) -> Iterator[tuple[int, dict[int, set[str]]]]:
    """After each line: the cards that a seat cannot know, though the other holds them.

    Both decks have the same cards: what a seat has held itself, or what was ever laid open, may appear in what it is told.
    """
    store = Store(host.database)
    row = store.room(room)
    assert row is not None
    lines, sitting = store.entries(room), store.seats(room)
    store.close()
    live, told = Room(row, sitting, lines[:1]), set[str]()
    had: list[set[str]] = [set(), set()]
    for line in lines[1:]:
        live.apply(line)
        scenes = [live.views.update(seat, live.serial).scene for seat in (0, 1)]
        public = [event for step in live.views.steps(None, line.serial - 1) for event in step.events]
        told |= {word for event in public for word in strings(dict(event.args))} | lying(scenes[0]) | lying(scenes[1])
        hands = [held(scene) for scene in scenes]
        for seat in (0, 1):
            had[seat] |= hands[seat]
        yield live.serial, {seat: hands[1 - seat] - had[seat] - told for seat in (0, 1)}


# -- a Turn


def whole(hand: Fighter, lang: str) -> set[str]:
    pursues(hand.page, hand.scene, lang)
    return named(hand.page, hand.scene, lang)


def again(hand: Fighter, lang: str) -> set[str]:
    """The same once it is drawn: what came over the line a moment ago may not yet be."""
    for _ in range(20):
        try:
            return whole(hand, lang)
        except (AssertionError, KeyError):
            hand.page.wait_for_timeout(100)
    return whole(hand, lang)


MET = {"total", "scale", "result", "cheated", "fates"}  # kinds of sums


def test_a_turn_of_two_people(person: Person, host: Host) -> None:
    """A whole Turn, and another one if not every kind of sum was met in it."""
    ada, ben = person(), person("fr", PHONE, has_touch=True, is_mobile=True)
    ears = Ear(ada), Ear(ben)
    made = begun_table(host, OPEN, OPEN, until=second, way=boldly, **TABLE)
    sit(ada, made, 0, "Ada")
    sit(ben, made, 1, "Ben")
    hands = Fighter(ada, ears[0], 3), Fighter(ben, ears[1], 4)
    sums: set[str] = set()
    lain: set[str] = set()
    looks: list[int] = []

    def played() -> bool:
        for page in (ada, ben):
            before = len(sums)
            sums.update(adds_up(page))
            if len(sums) > before:
                picture(page, f"fate-duel-{len(sums)}-{'desktop-en' if page is ada else 'phone-fr'}")
        turn = next(track["value"] for track in hands[0].scene["tracks"] if track["name"] == "turn")
        return turn > (2 if sums >= MET else 3)

    def looked() -> bool:
        """Now and then a look at the whole table."""
        over = played()
        if sum(hand.answers for hand in hands) // 12 > len(looks):
            looks.append(hands[0].now["serial"])
            for hand, lang in zip(hands, ("en", "fr"), strict=True):
                lain.update(again(hand, lang))
            reads_french(ben)
            fits(ben)
        return over

    together(hands, looked, most=900)
    assert sums >= MET, sums
    assert "strategy" in lain and "leader" in lain and len(lain) > 4, lain
    lines = log(ada).get_by_role("listitem").all_inner_texts()
    assert len(lines) > 80 and not [line for line in lines if RAW.search(line)]
    keep(host, made["room"], (ada, ben), ears)


def keep(host: Host, room: str, pages: tuple[Page, Page], ears: tuple[Ear, Ear]) -> None:
    """What came to each seat, and what each page shows, has nothing of the other's hand."""
    hidden = dict(secrets(host, room))
    for seat, (page, ear) in enumerate(zip(pages, ears, strict=True)):
        updates = [one for one in ear.updates() if one["serial"] in hidden]
        assert any(hidden[one["serial"]][seat] for one in updates)
        for update in updates:
            told = {key: value for key, value in update.items() if key != "asks"}
            leaked = set(strings(told)) & hidden[update["serial"]][seat]
            assert not leaked, (update["serial"], leaked)
            others = [hand for hand in update["scene"]["hands"] if hand["seat"] != seat and hand["kind"] == "hand"]
            assert others and not any("cards" in hand for hand in others)
        last, word = updates[-1], texts(("en", "fr")[seat], "malifaux").word
        seen = shown(page)
        assert not [card for card in hidden[last["serial"]][seat] if word(card) in seen]
        own = next(hand for hand in last["scene"]["hands"] if hand["seat"] == seat)
        assert all(word(card) in seen for card in own["cards"])


# -- layers over the board


LAYERS = {"engagement": "e", "aura": "u", "shadow": "o", "zone": "z"}


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_layers_by_their_keys(person: Person, host: Host, lang: str) -> None:
    page = person(lang)
    ear = Ear(page)
    sit(page, begun_table(host, OPEN, OPEN, until=second, way=boldly, **TABLE), 0, "Ada")
    hand = Fighter(page, ear, 1)
    hand.wait()
    hand.table()
    legend = page.get_by_role("region", name={"en": "Over the board", "fr": "Sur le plateau"}[lang])
    expect(legend).to_have_count(0)
    on_table = [piece for piece in hand.scene["pieces"] if piece["at"]]
    for name, key in LAYERS.items():
        page.keyboard.press(key)
        drawn = page.locator(f"[data-layer={name}]")
        expect(drawn).to_have_count(1)
        expect(legend.locator("button[aria-pressed=true]")).to_have_count(1)
        expect(legend).not_to_contain_text(RAW)
        if name == "engagement":
            assert drawn.locator(".edge").count() == len(on_table)
        if name == "aura":
            expect(legend).to_contain_text({"en": "Circle of Lamps", "fr": "Cercle de lampes"}[lang])
        picture(page, f"fate-{name}-desktop-{lang}")
        page.keyboard.press(key)
        expect(drawn).to_have_count(0)
    for key in LAYERS.values():
        page.keyboard.press(key)
    expect(page.locator("[data-layer]")).to_have_count(len(LAYERS))
    page.keyboard.press("Escape")
    expect(page.locator("[data-layer]")).to_have_count(0)
    expect(legend).to_have_count(0)
    if lang == "fr":
        reads_french(page)


def test_layers_with_a_finger(person: Person, host: Host) -> None:
    page = person("fr", PHONE, has_touch=True, is_mobile=True)
    sit(page, begun_table(host, OPEN, OPEN, until=second, way=boldly, **TABLE), 0, "Ada")
    hand = Mouse(page)
    hand.wait()
    hand.table()
    page.get_by_role("button", name="Sur le plateau").tap()
    legend = page.get_by_role("region", name="Sur le plateau")
    legend.get_by_role("button", name="Ombres").tap()
    expect(page.locator("[data-layer=shadow]")).to_have_count(1)
    fits(page)
    reads_french(page)
    picture(page, "fate-layers-phone-fr")
    legend.get_by_role("button", name="Fermer").tap()
    expect(page.locator("[data-layer]")).to_have_count(0)
