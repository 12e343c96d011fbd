"""Giving up in the browser: the way there, the question before it, and what everybody reads of it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from escarmouche.testing.remote.host import Host
from tests.browser.conftest import PHONE, Person, picture
from tests.browser.seats import DUO, OPEN, log, room, sit
from tests.browser.test_phone import fits

WORDS = {
    "en": ("Settings", "Concede", "Do you want to concede?", "Play on", "Close"),
    "fr": ("Réglages", "Abandonner", "Voulez-vous abandonner", "Continuer", "Fermer"),
}


def ask_to_leave(page: Page, lang: str = "en") -> None:
    """Open the settings of the table, and the question behind the button there."""
    settings, concede, sure, *_ = WORDS[lang]
    page.get_by_role("button", name=settings).click()
    page.get_by_role("dialog", name=settings).get_by_role("button", name=concede).click()
    expect(page.get_by_role("dialog")).to_contain_text(sure)


def test_who_concedes_has_lost_and_both_read_it(person: Person, host: Host) -> None:
    made = room(host, OPEN, OPEN)
    ada, ben, eve = person(), person("fr"), person()
    sit(ada, made, 0, "Ada")
    sit(ben, made, 1, "Ben")
    eve.goto(f"/#/room/{made['room']}")
    ask_to_leave(ada)
    picture(ada, "concede-desktop-en")
    ada.get_by_role("button", name="Play on").click()  # on second thoughts, no
    expect(ada.get_by_role("dialog")).to_have_count(0)
    expect(ada.locator("#over-title")).to_have_count(0)
    ask_to_leave(ada)
    ada.get_by_role("dialog").get_by_role("button", name="Read rule MOON-CONC-01").click()
    expect(ada.get_by_role("dialog", name="MOON-CONC-01")).to_contain_text("May a player give up?")
    ada.get_by_role("dialog", name="MOON-CONC-01").get_by_role("button", name="Close").click()
    ada.get_by_role("dialog").get_by_role("button", name="Concede").click()
    expect(ada.locator("#over-title")).to_have_text("You lost.")
    expect(ada.locator(".over")).to_contain_text("Won by concession.")
    expect(ben.locator("#over-title")).to_contain_text("gagné")
    expect(ben.locator(".over")).to_contain_text("Victoire par abandon.")
    expect(eve.locator("#over-title")).to_have_text("Ben wins.")
    picture(ben, "conceded-desktop-fr")
    for page, said in ((ada, "Ada concedes."), (ben, "Ada abandonne."), (eve, "Ada concedes.")):
        page.locator(".over .ways button").last.click()
        expect(log(page)).to_contain_text(said)
    ada.get_by_role("button", name="Settings").click()
    expect(ada.get_by_role("dialog").get_by_role("button", name="Concede")).to_have_count(0)  # once is enough


def test_who_looks_on_cannot_concede(person: Person, host: Host) -> None:
    made = room(host, OPEN, OPEN)
    eve = person()
    eve.goto(f"/#/room/{made['room']}")
    eve.get_by_role("button", name="Settings").click()
    expect(eve.get_by_role("dialog", name="Settings").get_by_role("button", name="Close")).to_be_visible()
    expect(eve.get_by_role("button", name="Concede")).to_have_count(0)


def test_of_three_the_others_play_on(person: Person, host: Host) -> None:
    troupes = [*DUO["troupes"], ["quack", "friar-flavious"]]
    factions = [*DUO["factions"], "commonwealth"]
    made = room(host, OPEN, OPEN, OPEN, troupes=troupes, factions=factions)
    ada, ben, cid = person(), person(), person()
    for seat, (page, name) in enumerate(((ada, "Ada"), (ben, "Ben"), (cid, "Cid"))):
        sit(page, made, seat, name)
    ask_to_leave(cid)
    cid.get_by_role("dialog").get_by_role("button", name="Concede").click()
    expect(log(ada)).to_contain_text("Cid concedes.")
    expect(ada.get_by_label("Players").first).to_contain_text("has conceded")
    expect(cid.locator("#over-title")).to_have_count(0)
    expect(cid.get_by_role("button", name="Ask to undo")).to_be_visible()
    cid.get_by_role("button", name="Ask to undo").click()
    for page in (ada, ben):
        expect(page.locator(".bar")).to_contain_text("Cid wants to take back a decision")
        page.locator(".bar").get_by_role("button", name="Agree").click()
    expect(ada.get_by_label("Players").first).not_to_contain_text("has conceded")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_on_a_phone(person: Person, host: Host, lang: str) -> None:
    made = room(host, OPEN, OPEN)
    ada = person(lang, PHONE, has_touch=True, is_mobile=True)
    ben = person()
    sit(ben, made, 1, "Ben")
    sit(ada, made, 0, "Ada")
    ask_to_leave(ada, lang)
    fits(ada)
    picture(ada, f"concede-phone-{lang}")
    box = ada.get_by_role("dialog").get_by_role("button", name=WORDS[lang][1]).bounding_box()
    assert box is not None
    assert box["height"] >= 43.5
    ada.get_by_role("dialog").get_by_role("button", name=WORDS[lang][1]).tap()
    expect(ada.locator(".over")).to_be_visible()
    expect(ben.locator("#over-title")).to_have_text("You win!")
