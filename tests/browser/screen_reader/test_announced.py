"""What a screen reader hears: whatever happens, every question, the place of the cursor; and nothing twice."""

from __future__ import annotations

import itertools
import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from escarmouche.core.asks.ask import Ask, Menu
from escarmouche.core.messages.refusal import Refusal
from escarmouche.server.rooms.room import Room
from escarmouche.testing.remote.host import Host
from tests.browser.begun_tables import begun_table
from tests.browser.conftest import SEEN, Person
from tests.browser.looks.gallery import hindrances
from tests.browser.mouse_and_keyboard import Keys, Mouse
from tests.browser.seats import BOT, DUO, OPEN, card, log, sit

# Keeps every sentence that the announcer has told, in order, and what any other voice on the page says.
LISTEN = """() => {
  window.heard = []
  window.voices = []
  const LIVE = '[aria-live=polite], [aria-live=assertive], [role=status], [role=alert]'
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      const region = (target.nodeType === Node.TEXT_NODE ? target.parentElement : target)?.closest(LIVE)
      for (const node of addedNodes) {
        const said = (node.innerText ?? node.textContent ?? '').trim()
        if (region?.hasAttribute('data-announcer')) said && window.heard.push(said)
        else if (region) window.voices.push(said)
        else if (node.nodeType === Node.ELEMENT_NODE && (node.matches(LIVE) || node.querySelector(LIVE))) window.voices.push(said)
      }
      if (!addedNodes.length && region && !region.hasAttribute('data-announcer') && region.innerText.trim())
        window.voices.push(region.innerText)
    }
  }).observe(document.body, { childList: true, subtree: true, characterData: true })
}"""
# All is asked, and nobody is warned.
ASKED = """
localStorage.setItem('escarmouche-settings', JSON.stringify({ spare: false }))
Storage.prototype.getItem = ((get) => function (key) {
  return key.startsWith('escarmouche.sure.') ? '1' : get.call(this, key)
})(Storage.prototype.getItem)
"""
PAUSE = 400  # ms: what happens together is told together, after a pause
INCHES = re.compile(r"([\d.]+)″")
GAMES: dict[str, dict[str, Any]] = {
    "moonstone": {**{key: value for key, value in DUO.items() if key != "edition"}, "edition": "en"},
    "ad1666": {"scenario": "crossed-blades"},
    "d10": {"edition": "simplified"},
    "malifaux": {},
}
ACTIVATIONS = {"moonstone": "activate", "ad1666": "action", "d10": "activate", "malifaux": "activate"}
DONE = {
    "moonstone": "activation-ended",
    "ad1666": "activation-ended",
    "d10": "activation-ended",
    "malifaux": "activated",
}


def heard(page: Page) -> list[str]:
    told: list[str] = page.evaluate("window.heard")
    return told


def aloud(text: str, lang: str = "en") -> str:
    """As it is told: lengths with the name of their unit."""
    one, more = {"en": ("1 inch", "inches"), "fr": ("1 pouce", "pouces")}[lang]
    return INCHES.sub(lambda found: one if found[1] == "1" else f"{found[1]} {more}", text)


def test_what_happens_is_announced_and_the_page_has_a_heading_and_named_landmarks(person: Person) -> None:
    page = person("en")
    page.add_init_script(ASKED)
    page.goto("/")
    card(page).get_by_role("button", name="Play Moonstone").click()
    hand = Mouse(page, seed=5)
    hand.wait()
    expect(page.get_by_role("heading", level=1, name="Moonstone")).to_have_count(1)
    for name in ("Players", "Panels"):
        expect(page.get_by_role("complementary", name=name)).to_have_count(1)
    page.evaluate(LISTEN)
    page.get_by_role("tab", name="Chat").click()  # the log is not on the page
    hand.until(lambda: len(heard(page)) >= 6)
    written = aloud(" ".join(log(page).inner_text().split()))
    events = [
        told
        for told in heard(page)
        if not re.search(r"^You: |[?]$|^Waiting|^Choices: |^[0-9]+ (choices|possible)", told)
    ]
    assert events and [told for told in events if re.split(r"(?<=[.!]) (?=[A-Z0-9])", told)[0] not in written] == []


@pytest.mark.parametrize(("game", "lang"), [*((game, "en") for game in GAMES), ("ad1666", "fr"), ("d10", "fr")])
def test_an_activation_can_be_followed_by_ear_alone(game: str, lang: str, person: Person, host: Host) -> None:
    """Played with keys: one voice tells each event once, in words, with distances, and where it led; then each question with the keys of
    its answers. The keyboard is never nowhere."""

    def begun(_: Room, ask: Ask) -> bool:
        return ask.name == ACTIVATIONS[game]

    made = begun_table(host, OPEN, BOT, until=begun, game=game, most=900, **GAMES[game])
    page = person(lang)
    page.add_init_script(ASKED)
    sit(page, made, 0, "Ada")
    hand = Keys(page, seed=3)
    hand.wait()
    page.evaluate(LISTEN)
    known, before = len(steps(host, made)), len(written(page))
    lost: list[str] = []
    silent: list[str] = []  # questions whose answers were not told
    for number in range(60):
        seen = hand.wait()
        listed = number and seen["now"] == "asked" and seen["kind"] in ("options", "some")
        if listed and not comes(page, lambda: choices(heard(page)[-3:])):
            silent.append(hand.says())
        if not hand.act(seen):
            break
        page.wait_for_timeout(PAUSE)
        if not comes(page, lambda: page.evaluate("() => document.activeElement !== document.body")):
            lost.append(hand.question.inner_text())
        if any(event["name"] == DONE[game] for event in happened(host, made, known)):
            break
    page.wait_for_timeout(PAUSE)
    comes(page, lambda: not unsaid(page, written(page)[before:], lang))
    told = heard(page)
    SEEN.mkdir(exist_ok=True)
    (SEEN / f"announced-{game}-{lang}.txt").write_text("\n".join(told), encoding="utf-8")
    assert (lost, silent) == ([], [])
    assert len(told) >= 3 and any("?" in sentence for sentence in told)
    assert [one for one, after in itertools.pairwise(told) if one == after] == []
    assert not any("″" in sentence or re.search(r"\b[a-z]+-[a-z]+-\d\b", sentence) for sentence in told)
    lines = written(page)[before:]
    assert lines and unsaid(page, lines, lang) == []
    if any(WENT.search(line) for line in lines):
        assert NOW.search(" ".join(" ".join(told).split()))
    assert page.evaluate("window.voices") == []
    assert hindrances(page) == []


WENT = re.compile(r" (moves|goes from|se déplace|va de) ")
NOW = re.compile(r"(: now |[\xa0 ]: maintenant )")


def comes(page: Page, holds: Callable[[], bool], seconds: float = 5.0) -> bool:
    """Does it come about, if need be a moment later?"""
    until = time.monotonic() + seconds
    while not (true := holds()) and time.monotonic() < until:
        page.wait_for_timeout(50)
    return true


def unsaid(page: Page, lines: list[str], lang: str) -> list[str]:
    """The lines of the log that have not been told."""
    spoken = " ".join(" ".join(heard(page)).split())
    return [line for line in lines if aloud(line, lang) not in spoken]


def choices(told: list[str]) -> bool:
    """Have the answers been told: by name, each with its key, or how many there are?"""
    return any(re.match(r"Choices: 1, |Réponses\s: 1, |\d+ (choices|réponses)", sentence) for sentence in told)


def steps(host: Host, made: Any) -> list[dict[str, Any]]:
    told: list[dict[str, Any]] = host.get(f"/api/rooms/{made['room']}/steps")[1]  # as a spectator
    return told


def happened(host: Host, made: Any, known: int) -> list[dict[str, Any]]:
    return [event for step in steps(host, made)[known:] for event in step.get("events") or ()]


def written(page: Page) -> list[str]:
    """The lines of the log, without what is said of an answer that the table has given."""
    log(page).locator("em").evaluate_all("all => all.forEach((note) => note.remove())")
    lines = log(page).locator("li .text").all_inner_texts()
    return [" ".join(re.sub(r"\s*[A-Z0-9]+(-[A-Z0-9]+)+$", "", line).split()) for line in lines]


def test_a_click_on_a_button_leaves_the_keyboard_to_the_question(person: Person, host: Host) -> None:
    page = person("en")
    options = {key: value for key, value in DUO.items() if key != "edition"}
    made = begun_table(
        host, OPEN, BOT, until=lambda _, ask: ask.name == "deploy", game="moonstone", edition="en", **options
    )
    sit(page, made, 0, "Ada")
    hand = Keys(page, seed=5)
    hand.wait()
    hand.press("1")
    page.get_by_role("tab", name="Chat").click()
    body = hand.body()
    assert hand.draw(hand.see(), body)


def test_the_place_of_the_cursor_and_what_lies_around_are_told(person: Person, host: Host) -> None:
    page = person("en")

    def jogging(_: Room, ask: Ask) -> bool:
        return ask.name == "action" and isinstance(ask, Menu) and not isinstance(ask.branch("jog"), Refusal)

    made = begun_table(host, OPEN, BOT, until=jogging, game="moonstone", **GAMES["moonstone"])
    sit(page, made, 0, "Ada")
    hand = Keys(page, seed=5)
    hand.wait()
    page.evaluate(LISTEN)
    page.locator("#question").get_by_role("button", name=re.compile("^(\\d )?Jog")).click()
    for _ in range(5):
        page.keyboard.press("Shift+ArrowUp")
    page.wait_for_function("() => window.heard.some((told) => / inch(es)? north/.test(told))")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    page.keyboard.press("y")
    around = page.get_by_role("dialog", name=re.compile("^Around "))
    expect(around).to_be_visible()
    for heading in ("Models", "Markers", "Terrain"):
        expect(around.get_by_role("heading", name=heading)).to_be_visible()
    stone = around.get_by_role("button", name=re.compile("stone.*inch(es)? (north|east|south|west).* of "))
    stone.first.click()
    expect(around).to_have_count(0)
    expect(page.locator("[data-board] .marker:focus")).to_have_count(1)
    page.keyboard.press("F2")
    assert hindrances(page) == []
