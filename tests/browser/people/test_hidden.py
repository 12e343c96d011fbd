"""Two screens at a table of Anno Domini 1666, and somebody who looks on: no frame reveals a card that its reader may not know. Decisions
taken back; the page loaded again.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import expect

from escarmouche.core.asks.ask import Ask
from escarmouche.core.book import find
from escarmouche.core.messages.text import texts
from escarmouche.core.views.scene import Scene
from escarmouche.server.rooms.room import Room
from escarmouche.server.store.store import Store
from escarmouche.testing.remote.host import Host
from tests.browser.begun_tables import begun_table
from tests.browser.conftest import Person, picture
from tests.browser.games.test_squares import Walking, square
from tests.browser.mouse_and_keyboard import Mouse, together
from tests.browser.people.test_two_browsers import Ear, shown, strings
from tests.browser.seats import BOT, OPEN, log, sit
from tests.browser.test_connection import lines

BOOK = find("ad1666")


def held(scene: Scene) -> set[str]:
    """What the seat of a view has in its hand, and what it has laid face down from it."""
    own = {card for hand in scene.hands if hand.seat == scene.seat for card in hand.cards or ()}
    return own | {card for duel in scene.duels for side in duel.sides if side.seat == scene.seat for card in side.own}


def lying(scene: Scene) -> set[str]:
    """What lies open before everybody."""
    found = {card for pile in scene.piles for card in pile.cards or ()}
    return found | {card for duel in scene.duels for side in duel.sides for card in (*side.shown, *side.extra)}


def revealed(live: Room, after: int) -> set[str]:
    """What was shown to everybody by events that turn cards up."""
    events = [
        event for step in live.views.steps(None, after) for event in step.events if event.name in BOOK.reveals_hidden
    ]
    return {word for event in events for word in strings(dict(event.args))}


def secrets(host: Host, room: str) -> Iterator[tuple[int, dict[int | None, set[str]]]]:
    """After each line: the cards that nobody may have told a seat, or a spectator (None).

    Both decks have the same cards: what a player has held may appear in that player's part of the log.
    """
    store = Store(host.database)
    row = store.room(room)
    assert row is not None
    log, sitting = store.entries(room), store.seats(room)
    store.close()
    live, told = Room(row, sitting, log[:1]), set[str]()
    had: list[set[str]] = [set(), set()]
    for line in log[1:]:
        live.apply(line)
        views = [live.views.update(seat, live.serial).scene for seat in (0, 1)]
        hands = [held(scene) for scene in views]
        told |= revealed(live, line.serial - 1)
        for seat in (0, 1):
            had[seat] |= hands[seat]
        seen = told | lying(views[0])
        yield (
            live.serial,
            {0: hands[1] - seen - had[0], 1: hands[0] - seen - had[1], None: (hands[0] | hands[1]) - seen},
        )


def keeps(ear: Ear, hidden: dict[int, set[str]]) -> int:
    """How many frames came; none contained what was secret then."""
    updates = [one for one in ear.updates() if one["serial"] in hidden]
    assert any(hidden[one["serial"]] for one in updates)  # there was something to be kept
    for update in updates:
        told = {key: value for key, value in update.items() if key != "asks"}  # a player is asked about their own cards
        leaked = set(strings(told)) & hidden[update["serial"]]
        assert not leaked, (update["serial"], leaked)
    return len(updates)


def laying(live: Room, ask: Ask) -> bool:
    """Both are about to lay a card of their hand face down in a Close Combat."""
    state = live.game.table.state
    return ask.name == "commit" and all(len(deck.hand) > 1 for deck in state.decks) and not state.tests[-1].revealed


def test_no_frame_tells_a_hidden_card(person: Person, host: Host) -> None:
    ada, ben, eve = person(), person(), person()
    ears = Ear(ada), Ear(ben), Ear(eve)
    made = begun_table(host, OPEN, OPEN, until=laying, scenario="crossed-blades")
    sit(ada, made, 0, "Ada")
    sit(ben, made, 1, "Ben")
    eve.goto(f"/#/room/{made['room']}")
    eve.locator("#question").wait_for()
    hands = Mouse(ada, seed=1), Mouse(ben, seed=2)
    hands[0].wait()
    from_hand = ada.locator("#question").get_by_role("button", name="From your hand")
    from_hand.click()
    card = ada.locator("#question button[data-option]").first.get_attribute("data-option")
    ada.locator("#question button[data-option]").first.click()
    ada.locator("section.duel .known").wait_for()  # it lies face down, and its owner sees it
    word = texts("en", "ad1666").word(card)
    assert word in shown(ada)
    picture(ada, "committed-desktop-en")
    for page in (ben, eve):
        expect(page.locator("section.duel")).to_contain_text("from the hand")  # where it came from is open
        expect(page.locator("section.duel .known")).to_have_count(0)
    together(hands, lambda: sum(hand.answers for hand in hands) > 30)
    hidden = dict(secrets(host, made["room"]))
    for seat, ear in zip((0, 1, None), ears, strict=True):
        assert keeps(ear, {serial: found[seat] for serial, found in hidden.items()}) > 15
        for update in ear.updates():
            others = [hand for hand in update["scene"]["hands"] if hand["seat"] != seat]
            assert others and not any("cards" in hand for hand in others)
            sides: list[Any] = [side for duel in update["scene"].get("duels", ()) for side in duel["sides"]]
            assert not any("own" in side for side in sides if side["seat"] != seat)
        for body in ear.bodies:
            assert "seed" not in json.loads(body) or not json.loads(body)["seed"]


def test_a_walk_is_taken_back(person: Person, host: Host) -> None:
    page = person()
    walking = Walking(page, host)
    asked, told = walking.hand.says(), lines(page)
    far = max(walking.routes, key=lambda cell: (walking.routes[cell]["cost"], cell))
    body = walking.hand.body()
    page.mouse.click(*square(page, far))
    assert walking.hand.settled(body)
    undo = page.get_by_role("button", name="Undo")  # at a practice table, past the card of the Run's test
    assert undo.get_attribute("aria-disabled") is None
    undo.click()
    expect(log(page)).to_contain_text("Ada takes back 2 decisions. Chance is drawn again")
    walking.hand.wait()
    assert walking.hand.says() == asked
    assert lines(page)[: len(told)] == told


def test_the_page_loaded_again(person: Person, host: Host) -> None:
    page = person()
    made = begun_table(host, OPEN, BOT, until=laying, scenario="crossed-blades")
    sit(page, made, 0, "Ada")
    hand = Mouse(page)
    hand.wait()
    asked, options, told = hand.says(), hand.see()["options"], lines(page)
    board = page.locator("[data-board] [data-id][role=button]").evaluate_all("all => all.map(o => o.ariaLabel)")
    page.reload()
    hand.wait()
    assert (hand.says(), hand.see()["options"]) == (asked, options)
    assert page.locator("[data-board] [data-id][role=button]").evaluate_all("all => all.map(o => o.ariaLabel)") == board
    assert lines(page) == told
    before = hand.answers
    hand.until(lambda: hand.answers > before)  # and play goes on
