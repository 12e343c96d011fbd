"""Cards against each other: what is added to them, what has to be reached, reinforcement, parry and Riposte; and what lies on a card."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from escarmouche.core.asks.ask import Ask, Some
from escarmouche.server.rooms.room import Room
from escarmouche.testing.remote.host import Host
from tests.browser.begun_tables import begun_table
from tests.browser.conftest import Person, picture
from tests.browser.mouse_and_keyboard import Mouse
from tests.browser.seats import BOT, OPEN, log, sit
from tests.browser.test_board import middle, piece

SCENARIO = "crossed-blades"


def duel(page: Page, name: str | re.Pattern[str]) -> None:
    expect(page.locator("section.duel").get_by_role("heading", name=name)).to_be_visible()


def test_a_shot(person: Person, host: Host) -> None:
    """The difficulty, what is added, and cards of the hand that reinforce."""
    page = person()

    def shot(live: Room, ask: Ask) -> bool:
        tests = live.game.table.state.tests
        return isinstance(ask, Some) and ask.name == "reinforce" and bool(ask.options) and tests[-1].name == "shooting"

    sit(page, begun_table(host, OPEN, BOT, until=shot, scenario=SCENARIO), 0, "Ada")
    hand = Mouse(page)
    hand.wait()
    panel = page.locator("section.duel")
    duel(page, re.compile("^Shooting · .+ at .+"))
    side = panel.locator(".side")
    total = int(side.locator("output").inner_text())
    expect(side).to_contain_text(re.compile(r"to reach: \d"))
    mods = side.get_by_role("list", name="Modifiers").get_by_role("listitem").all_inner_texts()
    assert mods and all(re.search(r".+ [+−]\d$", text) for text in mods), mods
    picture(page, "shot-desktop-en")
    hand.choose(0)
    hand.confirm()
    expect(log(page)).to_contain_text(re.compile(r"Ada reinforces .+ with .+: \+[12]\."))
    told = log(page).get_by_text(re.compile(r"^Shooting, .+: \d+ against \d+")).last.inner_text()
    assert int(re.search(r": (\d+) against", told)[1]) > total  # type: ignore[index]


def test_a_parry(person: Person, host: Host) -> None:
    page = person()
    sit(page, begun_table(host, OPEN, BOT, until=lambda live, ask: ask.name == "parry", scenario=SCENARIO), 0, "Ada")
    hand = Mouse(page)
    hand.wait()
    panel = page.locator("section.duel")
    duel(page, "Close Combat")
    for role in ("attacker", "defender"):
        side = panel.locator(".side").filter(has_text=role)
        expect(side.locator("output")).to_have_text(re.compile(r"\d+"))  # the total
        expect(side.locator(".weapon")).not_to_be_empty()
        expect(side.locator(".cards [role=img]").first).to_be_visible()
    assert re.search(r"loses by \d+ against .+ Parry\? .*ND 6", hand.says())
    picture(page, "parry-desktop-en")
    body = hand.body()
    hand.question.locator("[data-option='1']").click()
    assert hand.settled(body)
    expect(log(page)).to_contain_text(re.compile(r"tries to parry .+: one token, ND 6\."))
    result = re.compile(r"Parry, .+: \d+ against 6, ")
    hand.until(lambda: bool(result.search(log(page).inner_text())), 20)  # a low card may first be reinforced


def test_a_riposte(person: Person, host: Host) -> None:
    page = person()

    def riposte(live: Room, ask: Ask) -> bool:
        combat = live.game.table.state.combat
        return combat is not None and combat.riposte > 0 and ask.name == "commit"

    sit(page, begun_table(host, OPEN, BOT, until=riposte, scenario=SCENARIO), 0, "Ada")
    hand = Mouse(page)
    hand.wait()
    duel(page, "Riposte")
    expect(log(page)).to_contain_text(re.compile(r"parries .+ Riposte!"))
    body = hand.body()
    hand.choose(0)  # from the deck
    assert hand.settled(body)
    hand.wait()
    picture(page, "riposte-desktop-en")
    assert len(re.findall(r"Close Combat: .+ has \d+, .+ has \d+\.", log(page).inner_text())) >= 1


def test_the_sheet_and_the_alarm(person: Person, host: Host) -> None:
    page = person()

    def armed(live: Room, ask: Ask) -> bool:
        state = live.game.table.state
        dragoon = next(figure for figure in state.figures if figure.id == "dragoon-1")
        return ask.name == "activate" and state.turn == 2 and bool(dragoon.hands) and dragoon.status == ""

    sit(page, begun_table(host, OPEN, BOT, until=armed, scenario=SCENARIO), 0, "Ada")
    Mouse(page).wait()
    alarm = page.get_by_role("img", name="Alarm: 5 of 6")
    expect(alarm).to_be_visible()
    expect(alarm.locator("i.gone")).to_have_count(1)
    page.mouse.move(*middle(piece(page, "Dragoon 1")))
    expect(page.locator(".hover")).to_contain_text("in hand: ")
    page.get_by_role("tab", name="Card").click()
    page.keyboard.press("Escape")
    piece(page, "Dragoon 1").focus()
    sheet = page.get_by_role("article", name="Dragoon 1")
    expect(sheet).to_contain_text("Commoner")
    items = sheet.get_by_label("Items")
    expect(items.locator("li.held").get_by_role("img", name="in hand")).not_to_have_count(0)
    musket = items.get_by_text("Musket", exact=True).first
    expect(musket).to_be_visible()
    assert "side" not in [text.split()[0] for text in sheet.locator(".now li").all_inner_texts()]
    expect(page.get_by_label("Players").first).to_contain_text("Red")
    musket.click()  # its own page opens
    expect(items.get_by_text("Armour Piercing at this range.")).to_be_visible()
    picture(page, "sheet-desktop-en")
