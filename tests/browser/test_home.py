"""The way to the table: the home page, the page that makes games, and what they say when something is wrong."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from escarmouche.core.book import find
from escarmouche.core.messages.text import texts
from escarmouche.testing.remote.host import Host
from tests.browser.conftest import Person, picture
from tests.browser.mouse_and_keyboard import Mouse
from tests.browser.seats import TITLES, card, create, log


def test_two_clicks_to_play(person: Person) -> None:
    page = person()
    page.goto("/")
    picture(page, "home-desktop-en")
    card(page).get_by_role("button", name="Play Moonstone").click()
    expect(page.get_by_role("group", name=re.compile(" by "))).to_be_visible()  # the board
    hand = Mouse(page)
    asked = hand.wait()
    assert asked["now"] == "asked"
    assert hand.says().startswith("You:")
    picture(page, "table-desktop-en")
    for _ in range(3):
        hand.act()
    assert hand.answers
    expect(log(page).get_by_role("listitem").first).to_be_visible()


def test_home_leads_everywhere(person: Person) -> None:
    page = person()
    page.goto("/")
    expect(page.get_by_role("heading", name="Escarmouche")).to_be_visible()
    page.get_by_role("link", name="About and credits").click()
    expect(page.get_by_text("It is not made, checked or endorsed by their publishers.")).to_be_visible()
    picture(page, "credits-desktop-en")
    page.get_by_role("link", name="Escarmouche").click()
    for game in TITLES:
        card(page, game).get_by_role("link", name="Create a game").click()
        expect(page.get_by_role("heading", name="Create a game")).to_be_visible()
        expect(page.get_by_role("combobox", name="Game", exact=True)).to_have_value(game)
        page.get_by_role("link", name="Cancel").click()
    card(page).get_by_role("button", name="Play Moonstone").click()
    page.locator("#question .body").wait_for()
    page.get_by_role("link", name="Home").click()
    expect(page.get_by_role("heading", name="Your games")).to_be_visible()
    page.locator(".rooms a").click()  # back to the table
    page.locator("#question .body").wait_for()
    page.goto("/#/nowhere")
    expect(page.get_by_text("There is nothing here.")).to_be_visible()
    page.goto("/#/keys")
    expect(page.get_by_text("You can change every key.", exact=False)).to_be_visible()
    page.goto("/#/")
    page.get_by_role("button", name="Remove from this list").click()
    expect(page.get_by_role("heading", name="Your games")).to_have_count(0)


def test_a_card_says_what_its_game_is_like(person: Person) -> None:
    page = person()
    page.goto("/")
    for name in TITLES:
        facts, text = find(name).form().facts, texts("en", name)
        assert facts is not None
        told = card(page, name)
        for said in (text.say(f"game-{name}-lead"), text.say(f"game-{name}-size"), "{}–{} min".format(*facts.minutes)):
            expect(told).to_contain_text(said)
        expect(told.locator(".dots .full")).to_have_count(["easy", "medium", "deep"].index(facts.difficulty) + 1)
        expect(told.locator("img")).to_have_js_property("naturalWidth", 600)
        expect(told.get_by_role("link", name=re.compile("^Learn in ten minutes: .+"))).to_have_attribute(
            "href", f"#/learn/{name}"
        )


def test_two_bots_can_be_watched(person: Person) -> None:
    page = person()
    page.goto("/")
    watch = page.get_by_role("region", name="Watch two bots")
    watch.get_by_role("combobox", name="Game").select_option("d10")
    watch.get_by_role("button", name="Watch").click()
    expect(page.get_by_text("You are watching. You see what everybody may see.")).to_be_visible()
    page.get_by_role("link", name="Home").click()
    expect(page.get_by_role("heading", name="Your games")).to_have_count(0)  # it is nobody's


def test_every_option_can_be_set(person: Person) -> None:
    book = find("moonstone")
    form, text = book.form(), texts("en", "moonstone")
    page = person()
    page.goto("/#/new/moonstone")
    for option in form.options:
        role: Any = {"choice": "combobox", "number": "spinbutton", "switch": "checkbox"}[option.kind]
        expect(page.get_by_role(role, name=text.say(f"option-{option.name}"), exact=True)).to_be_visible()
    boards = page.get_by_label("Board").locator("option")
    expect(boards).to_have_count(len(form.boards))
    expect(page.get_by_label("Edition").locator("option")).to_have_count(len(form.editions))
    page.get_by_role("radio", name="4").check()
    expect(page.get_by_label(re.compile("^Who is Player"))).to_have_count(4)
    drawn = page.locator(".drawn").get_by_role("img")
    before = drawn.get_attribute("aria-label") or ""
    page.get_by_label("Board").select_option(form.boards[1].id)
    expect(drawn).not_to_have_attribute("aria-label", before)
    expect(drawn.locator("canvas[data-painted]")).to_be_attached()
    page.get_by_role("button", name=form.options[0].rule).click()
    expect(page.get_by_role("dialog")).to_contain_text(form.options[0].rule)
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    picture(page, "create-desktop-en")


def test_wrong_input_is_explained(person: Person, excused: list[str]) -> None:
    page = person()
    page.goto("/#/new/moonstone")
    size = page.get_by_label("Characters each")
    size.fill("99")
    page.get_by_role("button", name="Set up the table").click()
    assert "/new" in page.url
    assert size.evaluate("field => field.validationMessage")  # the browser says it beside the field
    size.evaluate("field => field.removeAttribute('max')")  # where the browser does not know, the server does
    excused.append("409 (Conflict)")
    page.get_by_role("button", name="Set up the table").click()
    expect(page.get_by_role("alert")).to_contain_text("No faction has 99 characters to choose from")
    picture(page, "create-refused-en")
    size.fill("")
    create(page)
    page.locator("#question .body").wait_for()


def test_unknown_rooms_and_invitations(person: Person, host: Host, excused: list[str]) -> None:
    page = person()
    page.goto("/#/room/nobody-made-this")
    expect(page.get_by_text("There is no such table.")).to_be_visible()
    picture(page, "room-refused-en")
    page.get_by_role("link", name="Home").click()
    excused.append("404 (Not Found)")
    page.goto("/#/join/nobody-invited-you")
    expect(page.get_by_text("This seat cannot be taken.")).to_be_visible()
