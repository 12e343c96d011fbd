"""In French: nothing English is left on the pages, and the language can be changed in the middle of a game."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from escarmouche import server
from escarmouche.testing.remote.host import Host
from tests.browser.conftest import PHONE, Person, picture
from tests.browser.mouse_and_keyboard import Mouse
from tests.browser.seats import BOT, OPEN, card, log, room, sit

TEXT = Path(server.__file__).parent / "text"
SOURCE = TEXT.parent.parent
PLAIN = re.compile(r"^(ui-[a-z0-9-]+) = (.+)$", re.MULTILINE)


def english() -> list[str]:
    """Whole texts of the English client that no French text says, too; those with places to fill give their longest part."""
    found = []
    spoken = "\n".join(file.read_text(encoding="utf-8") for file in SOURCE.rglob("text/fr/*.ftl"))
    for file in sorted((TEXT / "en").glob("*.ftl")):
        for _, text in PLAIN.findall(file.read_text(encoding="utf-8")):
            part = max(re.split(r"\{[^}]*\}", text), key=len).strip()
            if len(part) > 3 and not (part in spoken and re.search(rf"(?<!\w){re.escape(part)}(?!\w)", spoken)):
                found.append(part)
    return found


ENGLISH = english()
SEEN = """() => {
  const said = [...document.querySelectorAll('[aria-label], [title], [placeholder]')]
  return [document.body.innerText, ...said.flatMap((one) => [one.ariaLabel ?? '', one.title ?? '', one.placeholder ?? ''])]
}"""


def reads_french(page: Page) -> None:
    """No English text of the client can be seen or heard here."""
    seen = [line.strip() for text in page.evaluate(SEEN) for line in text.splitlines() if line.strip()]
    whole = "\n".join(seen)
    left = {text for text in ENGLISH if text in whole and re.search(rf"(?<!\w){re.escape(text)}(?!\w)", whole)}
    assert not left, left
    assert not [line for line in seen if re.match(r"^(ui|fault|error|ask|word|branch|event|why|option)-[a-z-]+$", line)]


def test_every_page(person: Person, host: Host) -> None:
    assert len(ENGLISH) > 200
    page = person("fr")
    page.goto("/")
    card(page).get_by_role("button", name="Jouer à Moonstone").wait_for()
    reads_french(page)
    picture(page, "home-desktop-fr")
    for way, heading in (("new/moonstone", "Créer une partie"), ("credits", "Escarmouche"), ("keys", "Touches")):
        page.goto(f"/#/{way}")
        expect(page.get_by_text(heading).first).to_be_visible()
        page.wait_for_load_state("networkidle")
        reads_french(page)
        picture(page, f"{way.partition('/')[0]}-desktop-fr")
    page.goto("/#/room/nowhere")
    expect(page.get_by_role("link", name="Accueil")).to_be_visible()
    reads_french(page)
    made = room(host, OPEN, BOT, edition="fr")
    page.goto(f"/#/join/{made['invitations']['0']}")
    page.get_by_role("button").first.wait_for()
    reads_french(page)


def test_a_game_in_french(person: Person, host: Host) -> None:
    page = person("fr")
    sit(page, room(host, OPEN, BOT), 0, "Ada")
    hand = Mouse(page, 61)
    for _ in range(25):
        hand.wait()
        reads_french(page)
        if not hand.act():
            break
    picture(page, "table-desktop-fr")
    page.get_by_role("button", name="Réglages").click()
    dialog = page.get_by_role("dialog")
    reads_french(page)
    picture(page, "settings-desktop-fr")
    dialog.get_by_role("button", name="Fermer").click()
    page.keyboard.press("?")
    reads_french(page)


def test_the_language_changes_in_mid_game(person: Person, host: Host) -> None:
    page = person("fr")
    sit(page, room(host, OPEN, BOT), 0, "Ada")
    hand = Mouse(page, 62)
    hand.until(lambda: hand.answers > 3 and hand.see()["now"] == "asked" and not hand.see()["deep"])
    assert hand.says().startswith("Vous")
    options = len(hand.see()["options"])
    page.get_by_role("button", name="Réglages").click()
    page.get_by_label("Langue").select_option("English")
    page.get_by_role("button", name="Close", exact=True).last.click()
    expect(page.locator("#question .mine").first).to_contain_text("You:")
    assert len(hand.see()["options"]) == options
    expect(log(page)).to_contain_text("The troupe of Ada:")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.reload()
    hand.wait()
    assert hand.says().startswith("You:")  # it is kept
    hand.act()


def test_the_end_in_french(person: Person, host: Host) -> None:
    page = person("fr", PHONE, has_touch=True)
    one = {"factions": ["commonwealth", "dominion"], "troupes": [["billy"], ["firespitter"]]}
    sit(page, room(host, OPEN, BOT, reactions=False, **one), 0, "Ada")
    Mouse(page, 63).play()
    expect(page.locator("section.over")).to_be_visible()
    reads_french(page)
    picture(page, "over-phone-fr")
