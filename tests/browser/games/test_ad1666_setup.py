"""Setting up a game of Anno Domini 1666: the scenario and its text, boards where there is a choice, who may play alone, a Band built
through the questions, and some turns among doors.
"""

from __future__ import annotations

import re
from typing import Literal

import pytest
from playwright.sync_api import Locator, Page, expect

from escarmouche.core.messages.text import texts
from escarmouche.games.ad1666.setup.scenario import load, scenarios
from escarmouche.testing.remote.host import Host
from tests.browser.begun_tables import begun_table
from tests.browser.conftest import Person, picture
from tests.browser.mouse_and_keyboard import Mouse
from tests.browser.seats import BOT, OPEN, log, sit
from tests.browser.test_board import piece

WORDS = {"en": ("Scenario", "Board", "Set up the table"), "fr": ("Scénario", "Plateau", "Créer la partie")}


def scenario(page: Page, lang: str = "en") -> Locator:
    return page.get_by_role("combobox", name=WORDS[lang][0], exact=True)


def boards(page: Page, lang: str = "en") -> Locator:
    return page.get_by_role("combobox", name=WORDS[lang][1], exact=True)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_scenario_is_chosen(person: Person, lang: Literal["en", "fr"]) -> None:
    page = person(lang)
    page.goto("/#/new/ad1666")
    expect(scenario(page, lang).locator("option")).to_have_count(len(scenarios()))
    for name in ("crossed-blades", "the-war-purse", "the-arch-enemy"):
        scenario(page, lang).select_option(name)
        expect(page.get_by_text(load(name).text[lang])).to_be_visible()
        several = len(load(name).boards)
        expect(boards(page, lang).locator("option")).to_have_count(several if several > 1 else 0)
        alone = page.get_by_role("radio", name="1")
        if load(name).automated:
            expect(alone).to_be_enabled()
        else:
            expect(alone).to_be_disabled()
            expect(page.get_by_text(texts(lang, "ad1666").say("error-alone"))).to_be_visible()
        picture(page, f"create-{name}-{lang}")


def test_alone_against_the_cards(person: Person) -> None:
    page = person()
    page.goto("/#/new/ad1666")
    scenario(page).select_option("the-arch-enemy")
    page.get_by_role("radio", name="1").check()
    expect(page.get_by_label(re.compile("^Who is Player"))).to_have_count(1)
    enemy = page.get_by_role("combobox", name="Who leads the Arch-Enemy")
    expect(enemy).to_have_count(0)  # alone there is no choice
    drawn = page.locator(".drawn").get_by_role("img")
    before = drawn.get_attribute("aria-label") or ""
    boards(page).select_option("The Black Eagle")
    expect(drawn).not_to_have_attribute("aria-label", before)
    scenario(page).select_option("the-letter")  # what no longer fits is changed, before the eyes
    expect(page.get_by_role("radio", name="2")).to_be_checked()
    expect(boards(page)).to_have_count(0)
    scenario(page).select_option("the-arch-enemy")
    page.get_by_role("radio", name="1").check()
    boards(page).select_option("The Black Eagle")
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="Set up the table").click()
    hand = Mouse(page, seed=4)
    hand.wait()
    assert hand.says().startswith("You: Build your Band")
    page.locator(".aims summary").click()
    expect(page.get_by_text("The Arch-Enemy", exact=True)).to_be_visible()
    expect(page.get_by_text(load("the-arch-enemy").text["en"])).to_be_visible()
    page.locator(".aims summary").click()
    expect(page.get_by_label("Players").first).not_to_contain_text("Player 2")


def took(page: Page, name: str) -> None:
    page.locator("#question").get_by_role("button", name=name).first.click()


def test_a_band_is_built(person: Person, host: Host) -> None:
    page = person()
    theirs = ["longinus", "dragoon", "dragoon", "drover"]  # nobody whom Ada takes: both would choose again
    sit(page, host.room([OPEN, BOT], "ad1666", scenario="the-war-purse", bands=[[], theirs]), 0, "Ada")
    hand = Mouse(page, seed=5)
    hand.wait()
    done = page.locator("#question").get_by_role("button", name="Done")
    done.click(force=True)
    expect(page.locator("#why-shut")).to_contain_text("at least 4 are needed")
    expect(page.locator("#why-shut").get_by_role("button", name="Read rule AD66-SETUP-03")).to_be_visible()
    for name, gold in (("Athos", 118), ("Porthos", None), ("Musketeer", None), ("Musketeer", None)):
        took(page, "Take somebody on")
        offer = page.locator(f"#question button[data-option={name.lower()}]")
        expect(offer).to_contain_text(re.compile(r"\d+ Gold"))
        if name == "Porthos":
            offer.hover()  # the whole card beside it
            expect(page.get_by_role("article", name="Porthos")).to_contain_text("Talents")
            picture(page, "band-desktop-en")
        offer.click()
        page.wait_for_function("() => !document.querySelector('#question .inner button')")
        if gold:
            expect(page.locator("#question .mine")).to_contain_text(f"1 of at most 8 so far. Gold left: {gold}.")
        if hand.wait()["now"] == "asked" and "armed" in hand.says():
            hand.act()
    mine = page.get_by_role("heading", name="Your Band").locator("xpath=..")
    for name in ("Athos", "Porthos", "Musketeer ("):
        expect(mine).to_contain_text(name)
    done.click()
    hand.until(lambda: "captain" in hand.says())
    took(page, "Porthos")
    hand.until(lambda: hand.says().startswith("You: Buy additional equipment"))
    took(page, "Buy something")
    shield = page.locator("#question button[data-option=shield]")
    expect(shield).to_contain_text("3 kreutzers")
    shield.click()
    page.locator("#question button[data-option]").filter(has_text="Athos").first.click()
    expect(page.locator("#question .mine")).to_contain_text("3 kreutzers left")
    expect(page.get_by_role("heading", name="Your purchases").locator("xpath=..")).to_contain_text("Shield (Athos)")
    done.click()
    hand.until(lambda: "Where do you place" in hand.says())
    expect(log(page)).to_contain_text("Porthos is Ada’s captain.")
    expect(log(page)).to_contain_text("Athos gets: Shield.")


def test_among_doors(person: Person, host: Host) -> None:
    """The Letter, from its first question to the second turn: somebody Inconspicuous, a Lull, doors and locks."""
    page = person()
    sit(
        page,
        begun_table(host, OPEN, BOT, until=lambda live, ask: ask.name == "activate", scenario="the-letter"),
        0,
        "Ada",
    )
    hand = Mouse(page, seed=6)
    hand.wait()
    expect(piece(page, "Thief")).to_have_attribute("aria-label", re.compile("Inconspicuous"))
    expect(page.locator("header")).to_contain_text("Lull")
    expect(page.locator("header")).to_contain_text("The palace")
    expect(page.get_by_role("img", name=re.compile("^locked door")).first).to_be_visible()
    expect(page.get_by_role("img", name=re.compile("^closed door")).first).to_be_visible()
    picture(page, "letter-desktop-en")
    turn = page.locator("header dl")
    hand.until(lambda: "Turn 2" in turn.inner_text(), 300)
    told = log(page).inner_text()
    assert "Thief" in told and "door door" not in told


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_enemy_wins(person: Person, host: Host, lang: str) -> None:
    """None of the players has won: that is not a draw."""
    page = person(lang)
    sit(page, begun_table(host, OPEN, until=None, most=3000, scenario="the-arch-enemy"), 0, "Ada")
    text = texts(lang, "ad1666")
    expect(page.locator("#over-title")).to_have_text(text.say("outcome-defeat-title"))
    expect(page.locator("section.over")).to_contain_text(text.say("outcome-defeat"))
    picture(page, f"defeat-desktop-{lang}")
