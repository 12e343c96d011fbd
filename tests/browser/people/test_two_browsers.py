"""Two people, each in a browser of their own, and somebody who looks on. What each page received is compared with what the server
knows: nothing of another's hidden cards may have come.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Page, Response, WebSocket, expect

from escarmouche.core.messages.text import texts
from escarmouche.core.views.scene import Scene
from escarmouche.server.rooms.room import Room
from escarmouche.server.store.store import Store
from escarmouche.testing.remote.host import Host
from tests.browser.conftest import Person, picture
from tests.browser.mouse_and_keyboard import Mouse, together
from tests.browser.seats import OPEN, log, room, sit


class Ear:
    """Everything that comes to a page."""

    def __init__(self, page: Page) -> None:
        self.frames: list[str] = []
        self.bodies: list[str] = []
        page.on("websocket", self._line)
        page.on("response", self._response)

    def _line(self, line: WebSocket) -> None:
        line.on("framereceived", lambda data: self.frames.append(data if isinstance(data, str) else data.decode()))

    def _response(self, response: Response) -> None:
        if "/api/rooms" in response.url:  # what is not of a room, texts and sheets, is the same for everybody
            self.bodies.append(response.text())

    def updates(self) -> list[Any]:
        heard = [json.loads(frame) for frame in self.frames]
        return [one for one in heard if one["t"] == "update"]

    def duel(self) -> list[Any]:
        """What was reported since the current duel began."""
        updates = self.updates()
        before = [i for i, one in enumerate(updates) if not one["scene"].get("duels")]
        return updates[before[-1] + 1 :]


def truth(host: Host, name: str) -> Room:
    """The room as the database has it."""
    store = Store(host.database)
    try:
        row = store.room(name)
        assert row is not None
        return Room(row, store.seats(name), store.entries(name))
    finally:
        store.close()


def view(live: Room, seat: int) -> Scene:
    return live.views.update(seat, live.serial).scene


def held(scene: Scene, seat: int) -> set[str]:
    """The cards that a seat holds or has laid face down, as it sees them itself."""
    cards = {card for hand in scene.hands if hand.seat == seat for card in hand.cards or ()}
    return cards | {card for duel in scene.duels for side in duel.sides if side.seat == seat for card in side.own}


def secrets(live: Room, seat: int) -> set[str]:
    """What the others hold and this seat cannot know: not of its own hand, not laid open, not claimed."""
    own, others = view(live, seat), [view(live, other) for other in range(2) if other != seat]
    sides = [side for duel in own.duels for side in duel.sides]
    known = held(own, seat) | {card for side in sides for card in (*side.shown, side.claim)}
    return {card for scene in others for card in held(scene, scene.seat or 0)} - known


def strings(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield key
            yield from strings(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from strings(inner)


def shown(page: Page) -> str:
    """All that can be read on a page apart from the question, whose options may name any card."""
    words: str = page.evaluate(
        """() => {
          const copy = document.body.cloneNode(true)
          copy.querySelectorAll('#question, [role=log]').forEach((one) => one.remove())
          const said = [...copy.querySelectorAll('[aria-label], [title]')]
          return [copy.textContent, ...said.flatMap((one) => [one.ariaLabel ?? '', one.title ?? ''])].join('\\n')
        }"""
    )
    return words


def test_hidden_hands_stay_hidden(person: Person, host: Host) -> None:
    ada, ben, eve = person(), person(), person()
    ears = Ear(ada), Ear(ben), Ear(eve)
    ada.goto("/#/new/moonstone")
    ada.get_by_label("Characters each").fill("2")
    ada.get_by_label("Moonstones").select_option("5")
    ada.get_by_label("Who is Player 2?").select_option("by invitation")
    ada.get_by_label("Your name").fill("Ada")
    ada.get_by_role("button", name="Set up the table").click()
    link = ada.get_by_label("Invitation for Player 2").input_value()
    picture(ada, "invitation-desktop-en")
    name = ada.url.rsplit("/", 1)[1]
    ben.goto(link)
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Sit down").click()
    expect(ada.get_by_label("Players").first).to_contain_text("Ben")
    expect(ada.get_by_label("Invitation for Player 2")).to_have_count(0)
    eve.goto(f"/#/room/{name}")
    hands = Mouse(ada, seed=11), Mouse(ben, seed=12)

    def fought() -> bool:
        """A duel before all eyes, in which each holds something that the other cannot know."""
        if not all(page.locator("section.duel").count() for page in (ada, ben)):
            return False
        live = truth(host, name)
        return bool(live.views.see(0).scene.duels) and all(secrets(live, seat) for seat in (0, 1))

    together(hands, fought)
    live = truth(host, name)
    for seat, (page, ear) in enumerate(zip((ada, ben), ears, strict=False)):
        _received(page, ear, live, seat)
        picture(page, f"duel-desktop-{seat}")
    _looks_on(eve, ears[2], host, live)


def _received(page: Page, ear: Ear, live: Room, seat: int) -> None:
    """Nothing that came to a seat since the duel began, and nothing it shows, is a secret of the other."""
    hidden, own = secrets(live, seat), held(view(live, seat), seat)
    word = texts("en", "moonstone").word
    came = ear.duel()
    assert came[-1]["serial"] == live.serial
    assert own <= set(strings(came[-1]))  # its own cards it knows
    for update in came:
        scene = update["scene"]
        told = set(strings({key: value for key, value in update.items() if key != "asks"}))
        assert not told & hidden - _open(scene, seat), update
        others = [hand for hand in scene["hands"] if hand["seat"] != seat]
        assert others
        assert not any("cards" in hand for hand in others)
    for body in ear.bodies:
        assert not set(strings(json.loads(body))) & hidden
    seen = shown(page)
    assert all(word(card) in seen for card in own)
    assert not any(word(card) in seen for card in hidden)


def _open(scene: Any, seat: int) -> set[str]:
    """Cards that this seat had in its own hand, or that lay open or were claimed, when it was told this."""
    mine = {card for hand in scene["hands"] if hand["seat"] == seat for card in hand.get("cards", ())}
    sides = [side for duel in scene["duels"] for side in duel["sides"]]
    return mine | {card for side in sides for card in (*side.get("shown", ()), *side.get("own", ()), side.get("claim"))}


def _looks_on(eve: Page, ear: Ear, host: Host, live: Room) -> None:
    """A spectator sees the board and the backs of cards, is asked nothing, and cannot act."""
    expect(eve.get_by_role("group", name="The clearing")).to_be_visible()
    expect(eve.locator("#question")).to_contain_text("Waiting for")
    expect(eve.locator("#question button[data-option]")).to_have_count(0)
    expect(eve.get_by_role("button", name="Undo")).to_have_count(0)
    expect(eve.get_by_text("You are watching.")).to_be_visible()
    eve.locator("section.duel").wait_for()
    picture(eve, "spectator-desktop-en")
    known = _open(ear.updates()[-1]["scene"], -1)
    hidden = (held(view(live, 0), 0) | held(view(live, 1), 1)) - known
    assert hidden
    for update in ear.updates():
        assert update["asks"] == []
        assert not any("cards" in hand for hand in update["scene"].get("hands", []))
    assert ear.duel()
    assert not any(set(strings(update)) & hidden - _open(update["scene"], -1) for update in ear.duel())
    word = texts("en", "moonstone").word
    assert not any(word(card) in shown(eve) for card in hidden)
    eve.locator("[data-board] [data-id]").first.click(force=True)  # behind the duel: nothing happens
    said = {"seat": 0, "moment": live.moment, "answer": "pass"}
    assert host.post(f"/api/rooms/{live.id}/answers", said)[0] in (401, 403)
    assert truth(host, live.id).serial == live.serial


def test_taking_back_freely(person: Person, host: Host) -> None:
    page = person()
    sit(page, room(host, OPEN, {"kind": "bot", "bot": "random"}, reactions=False), 0, "Ada")
    hand = Mouse(page, seed=21)
    step = page.locator("#question").get_by_role("button", name="Step (1 energy)")
    hand.until(lambda: step.count() > 0 and step.get_attribute("aria-disabled") is None)
    asked = hand.says()
    where = page.locator("[data-board] [data-id][role=button]").evaluate_all("all => all.map(o => o.ariaLabel)")
    told = log(page).get_by_role("listitem").count()
    step.click()
    hand.wait()
    hand.act()  # somewhere
    undo = page.get_by_role("button", name="Undo")
    assert "nothing random happened" in (undo.get_attribute("title") or "")
    assert undo.get_attribute("aria-disabled") is None
    undo.click()
    story = log(page)
    expect(story).to_contain_text("Ada takes back the last move.")
    assert hand.wait()["now"] == "asked"
    assert hand.says() == asked
    assert page.locator("[data-board] [data-id][role=button]").evaluate_all("all => all.map(o => o.ariaLabel)") == where
    assert story.get_by_role("listitem").count() > told
    picture(page, "undo-free-en")


def test_taking_back_with_consent(person: Person, host: Host) -> None:
    ada, ben = person(), person()
    made = room(host, OPEN, OPEN, reactions=False)
    sit(ada, made, 0, "Ada")
    sit(ben, made, 1, "Ben")
    hands = Mouse(ada, seed=31), Mouse(ben, seed=32)
    wanted = ada.get_by_role("button", name="Ask to undo")
    together(hands, lambda: wanted.count() > 0 and sum(hand.answers for hand in hands) > 4)
    expect(wanted).to_have_attribute("aria-describedby", "undo-why")
    assert wanted.get_attribute("title")  # why it is not free
    wanted.click()
    expect(ada.get_by_text("You asked to take back your last decision")).to_be_visible()
    asked = "Ada wants to take back a decision. Do you agree?"
    expect(ben.locator(".bar").filter(has_text=asked)).to_be_visible()  # the announcer says it, too
    picture(ben, "undo-asked-en")
    ben.get_by_role("button", name="Refuse").click()
    expect(log(ada)).to_contain_text("Ben does not agree: the move stands.")
    wanted.click()
    ben.get_by_role("button", name="Agree", exact=True).click()
    for page in (ada, ben):
        expect(log(page)).to_contain_text("Ada takes back the last move.")
    assert hands[0].wait()["now"] == "asked"  # the same question again
    hands[0].act()
