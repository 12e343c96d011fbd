"""Setting up a game of Malifaux from step A to step J, as two people do: at one screen in French, on two screens without a look
at what the other hires.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Locator, Page, expect

from escarmouche.core.book import find, games
from escarmouche.core.messages.text import texts
from escarmouche.games.malifaux.cards.library import cards_of
from escarmouche.games.malifaux.setup import crew, hire
from escarmouche.games.malifaux.setup.crew import Pool
from escarmouche.testing.remote.host import Host
from tests.browser.conftest import PHONE, Person, picture
from tests.browser.games.test_d10 import PLAIN, fixed
from tests.browser.mouse_and_keyboard import Mouse
from tests.browser.seats import OPEN, log, sit
from tests.browser.test_board import rest
from tests.browser.test_french import reads_french

pytestmark = pytest.mark.skipif("malifaux" not in games(), reason="Malifaux is not installed")

CREWS = {"Ada": ("salt", "tamsin-farrow"), "Ben": ("belfry", "aurel-finch")}
SETUP = find("malifaux").read_setup({"seats": 2})
CARDS = cards_of(SETUP)
FRENCH = texts("fr", "malifaux")

# What the foot of the builder shows, and who is in the Crew, at a glance.
CREW = """() => ({
  sum: document.querySelector('#question .sum strong').innerText,
  left: document.querySelector('#question .sum .left').innerText,
  names: [...document.querySelectorAll('#question .own .name')].map((one) => one.innerText),
  ready: document.querySelector('#question .foot .primary').getAttribute('aria-disabled') !== 'true',
})"""


def foreign() -> list[str]:
    """What the game says in English alone, in whole texts of some length."""
    folder = find("malifaux").folder / "text"
    english, french = (
        "\n".join(file.read_text(encoding="utf-8") for file in sorted((folder / lang).glob("*.ftl")))
        for lang in ("en", "fr")
    )
    return sorted({text for text in PLAIN.findall(english) if len(text) > 6 and text not in french})


FOREIGN = foreign()


def speaks_french(page: Page) -> None:
    """Neither the client nor the game says anything in English here."""
    reads_french(page)
    seen = page.evaluate("() => document.body.innerText")
    assert not [text for text in FOREIGN if text in seen and re.search(rf"(?<!\w){re.escape(text)}(?!\w)", seen)]


def name(card: str, lang: str = "fr") -> str:
    return CARDS[card].called[lang]


def pool(who: str) -> Pool:
    return crew.pool_of(SETUP, *CREWS[who])


def keyword(who: str) -> list[str]:
    """Whom a player may hire at the printed Cost, the cheapest first; no Totems, whose Master may be missing."""
    own = pool(who)
    found = [CARDS[one] for one in hire.hireable(own) if "#" not in one]
    found = [card for card in found if crew.standing(own, card) == "keyword" and not card.totem]
    return [card.id for card in sorted(found, key=lambda card: (card.cost, card.id))]


def question(page: Page) -> Locator:
    return page.locator("#question")


# What is asked here, once it is in the right hands.
ASKED = """opening => {
  document.querySelector('.curtain button')?.click()
  const said = document.querySelector('.curtain') ? '' : document.querySelector('#question .mine')?.innerText ?? ''
  return said.replaceAll('\\u00a0', ' ').includes(opening) && !document.querySelector('#question.sending') && said
}"""


def asked(page: Page, key: str) -> str:
    """The screen is passed on where it has to be, and this is asked there: of whom?"""
    said = page.wait_for_function(ASKED, arg=opening(key)).json_value()
    return next(who for who in CREWS if said.startswith(who))


@contextmanager
def answering(page: Page) -> Iterator[None]:
    """What is done here answers the question: wait until it has gone."""
    body = page.locator("#question > .body").element_handle()
    yield
    page.wait_for_function("body => !body.isConnected", arg=body)


def opening(key: str) -> str:
    """How a question of the game begins, up to what is filled in."""
    file = find("malifaux").folder / "text" / "fr" / "setup.ftl"
    found = re.search(rf"^{key.strip()} = (.+)$", file.read_text(encoding="utf-8"), re.MULTILINE)
    assert found, key
    return found[1].partition("{")[0].strip().replace("\u00a0", " ")


def option(page: Page, id: str) -> Locator:
    return question(page).locator(f"[data-option='{id}']")


# -- the builder


def builds(page: Page, who: str) -> str:
    """A Crew from the list: prices, why somebody cannot be hired, copies, an Upgrade; then all of it as text."""
    own = pool(who)
    first, *rest = keyword(who)
    page.wait_for_function("() => document.querySelector('#question .own .name')")
    (chief,) = page.evaluate(CREW)["names"]
    assert chief.startswith(name(own.leader))  # with the Title
    option(page, first).hover()
    expect(page.get_by_role("article", name=name(first))).to_contain_text(FRENCH.say("section-attacks"))
    for card in (first, rest[0]):
        expect(option(page, card)).to_contain_text(str(crew.cost(own, CARDS[card])))
        option(page, card).click()
        expect(page.locator("#question .own")).to_contain_text(name(card))
    spent = crew.cost(own, CARDS[first]) + crew.cost(own, CARDS[rest[0]])
    assert page.evaluate(CREW)["sum"].startswith(f"{spent} sur 50")
    stranger = next(card for card in CARDS.values() if card.totem and hireless(own, card.id))
    option(page, stranger.id).click()
    expect(page.locator("#why-not-taken")).to_contain_text("qu’avec son Maître")
    expect(page.locator("#why-not-taken").get_by_role("button", name="Lire la règle MALI-HIRE-07")).to_be_visible()
    worn = question(page).locator(".own select").first
    worn.select_option(index=1)
    expect(question(page).locator(".sum strong")).not_to_contain_text(f"{spent} sur")
    shut = question(page).locator("details")
    shut.locator("summary").click()
    expect(shut).to_contain_text("MALI-HIRE-02")
    expect(shut).to_contain_text("MALI-UPG-06")
    shut.locator("summary").click()
    picture(page, f"crew-{who}-fr")
    speaks_french(page)
    page.get_by_role("button", name="Voir le plateau").click()
    expect(question(page).locator(".own")).to_be_hidden()
    page.locator("[data-board]").first.click()  # nothing lies on it
    page.get_by_role("button", name="Revenir à la liste").click()
    return written(page)


def hireless(own: Pool, totem: str) -> bool:
    """Is it a Totem on offer whose Master is not in the Crew?"""
    return totem in hire.hireable(own) and crew.standing(own, CARDS[totem]) != "totem"


def written(page: Page) -> str:
    """The Crew as text."""
    page.get_by_role("button", name="En texte…").click()
    field = page.get_by_role("textbox", name="Exporter")
    expect(field).to_have_value(re.compile("^faction: "))
    text: str = field.input_value()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Enregistrer dans un fichier").click()
    assert saved.value.path().read_text(encoding="utf-8") == text
    return text


def reads_in(page: Page, text: str, who: str) -> None:
    """Mistakes are reported line by line; without them the text is the Crew."""
    own = pool(who)
    before = page.evaluate(CREW)
    field = page.get_by_role("textbox", name="Importer")
    other = next(card for card in CARDS if crew.why_not_hireable(own, CARDS[card]) is not None)
    cheapest = keyword(who)[0]
    field.fill(f"leader: {own.leader}\n\n{name(cheapest)}\nPersonne du tout\n{other}\n{cheapest} + rien\n")
    page.get_by_role("button", name="Lire ce texte").click()
    told = page.get_by_role("alert")
    for line, why in (
        (4, "Aucune Carte de Profil ne s’appelle"),
        (5, name(other)),
        (6, "Aucune Amélioration ne s’appelle"),
    ):
        expect(told.get_by_role("listitem").filter(has_text=f"Ligne {line}\u00a0:")).to_contain_text(why)
    speaks_french(page)
    picture(page, f"crew-import-{who}-fr")
    told.get_by_role("button", name=re.compile("^Utiliser le reste")).click()
    expect(question(page).locator(".own .name")).to_have_count(2)
    page.get_by_role("button", name="En texte…").click()
    page.get_by_role("textbox", name="Importer").fill(text)
    page.get_by_role("button", name="Lire ce texte").click()
    expect(question(page).locator(".own .name")).to_have_count(len(before["names"]))
    after = page.evaluate(CREW)
    assert sorted(after.pop("names")) == sorted(before.pop("names")) and after == before


def hires(page: Page) -> None:
    """Much would be lost: it is asked whether that is meant."""
    question(page).get_by_role("button", name="Recruter cette Bande").click()
    with answering(page):
        doubt = page.get_by_role("dialog", name=re.compile("seraient perdues pour de bon"))
        doubt.get_by_role("button", name="Oui, c’est voulu").click()


# -- the board


def zone(page: Page) -> tuple[float, float]:
    """The middle of what is marked on the board, on the screen."""
    page.locator("[data-board] .region .edge").wait_for()
    rest(page)
    box = page.locator("[data-board] .region .edge").bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


# Who waits to be deployed, if anybody does, and how many stand there.
BENCH = """() => ({
  waiting: [...document.querySelectorAll('#question [data-option]')].map((one) => one.dataset.option),
  deep: Boolean(document.querySelector('#question .inner')),
  there: document.querySelectorAll('[data-board] [data-id][role=button]').length,
})"""
GREW = "least => document.querySelectorAll('[data-board] [data-id][role=button]').length >= least"


def puts_one(page: Page) -> None:
    """A model of the list, a click on the board; then the next one is in hand at once."""
    bench = page.evaluate(BENCH)
    option(page, bench["waiting"][0]).click()
    x, y = zone(page)
    for step in range(12):  # there may be something in the way
        page.mouse.click(x + 14 * step, y)
        page.wait_for_function(
            f"() => ({GREW})({bench['there'] + 1}) || document.querySelector('#question .no, #question .fault')"
        )
        if page.evaluate(BENCH)["there"] > bench["there"]:
            break
    expect(question(page).locator(".inner")).to_be_visible()
    page.keyboard.press("Escape")
    expect(question(page).locator(".inner")).to_have_count(0)


def puts_all(page: Page, by_keys: bool = False) -> None:
    """All that are left, around the place of one click, or around one that the arrows choose."""
    bench = page.evaluate(BENCH)
    if len(bench["waiting"]) > 1:
        question(page).get_by_role("button", name=re.compile("^Placer les")).click()
        if by_keys:
            page.keyboard.press("ArrowUp")
            expect(question(page).get_by_role("button", name="Les placer ici")).to_be_visible()
            page.keyboard.press("Control+Enter")
        else:
            page.mouse.click(*zone(page))
    else:
        option(page, bench["waiting"][0]).click()
        question(page).locator("details li button").first.click()
        question(page).locator("button.primary").click()
    page.wait_for_function(GREW, arg=bench["there"] + len(bench["waiting"]))


# -- from A to J


def begin(page: Page, host: Host) -> None:
    """Steps A and B: size and board, on the page that makes games, with two people at this screen."""
    page.goto("/#/new/malifaux")
    made = fixed(page, host)
    page.get_by_label("Qui est Joueur 2").select_option("person")
    for seat, who in enumerate(CREWS):
        page.get_by_role("textbox", name="Votre nom").nth(seat).fill(who)
    expect(page.get_by_label("Pierrâmes par Bande")).to_have_value("50")
    speaks_french(page)
    picture(page, "malifaux-create-fr")
    page.get_by_role("button", name="Créer la partie").click()
    page.locator(".curtain").or_(page.locator("#question .mine")).first.wait_for()
    assert made[0]["game"] == "malifaux" and made[0]["options"]["edition"] == "third"


def declares(page: Page) -> None:
    """Steps C to E: the scenario lies open with its texts; Factions and Leaders are chosen in turn behind a curtain."""
    for _ in CREWS:
        faction, _ = CREWS[asked(page, "ask-faction")]
        expect(option(page, faction)).to_contain_text(FRENCH.say(f"faction-{faction}-help"))
        expect(page.get_by_role("heading", name="Pot de Combines")).to_be_visible()
        speaks_french(page)
        with answering(page):
            option(page, faction).click()
    for _ in CREWS:
        _, leader = CREWS[asked(page, "ask-leader")]
        option(page, leader).hover()
        expect(page.get_by_role("article", name=name(leader))).to_contain_text(FRENCH.say("section-abilities"))
        speaks_french(page)
        with answering(page):
            option(page, leader).click()


def plots(page: Page) -> None:
    """Step H: two Schemes each, with their texts; the first cannot be chosen again."""
    for number in (1, 2):
        for _ in CREWS:
            who = asked(page, "ask-scheme")
            every = question(page).locator("[data-option^=scheme-]")
            expect(every).to_have_count(5)
            expect(every.first).to_contain_text(f"{FRENCH.say('scheme-reveal')}\u00a0:")
            speaks_french(page)
            if number == 2:
                shut = question(page).locator("[data-option^=scheme-][aria-disabled]").first
                shut.click(force=True)
                expect(page.locator("#why-shut")).to_contain_text("MALI-AMB-85")
            else:
                picture(page, f"schemes-{who}-fr")
            with answering(page):
                question(page).locator("[data-option^=scheme-]:not([aria-disabled])").first.click()
            while page.evaluate("() => Boolean(document.querySelector('#question .inner'))"):  # it needs a model
                with answering(page):
                    question(page).locator("[data-option]").first.click()


def test_two_at_one_screen_from_a_to_j(person: Person, host: Host) -> None:
    page = person("fr")
    begin(page, host)
    declares(page)
    for _ in CREWS:
        who = asked(page, "ask-hire")
        text = builds(page, who)
        reads_in(page, text, who)
        hires(page)
    plots(page)
    asked(page, "ask-zone")
    page.locator("[data-board] .region").wait_for()
    speaks_french(page)
    picture(page, "zone-fr")
    with answering(page):
        question(page).locator("[data-option]").first.click()
    asked(page, "ask-groups")
    question(page).locator("[data-option]").first.click()
    question(page).locator("[data-option]").nth(1).click()
    with answering(page):
        question(page).get_by_role("button", name="Valider").click()
    asked(page, "ask-group")
    with answering(page):
        question(page).locator("[data-option=first-group]").click()
    asked(page, "ask-deploy")
    puts_one(page)
    speaks_french(page)
    puts_all(page)
    for by_keys in (True, False):  # the Defender, then the Attacker's second group
        asked(page, "ask-deploy")
        puts_all(page, by_keys)
        picture(page, "deployed-fr")
    hand = Mouse(page, seed=2)
    header = page.locator("header").first
    hand.until(lambda: "Tour" in header.inner_text(), 60)
    speaks_french(page)
    for who in CREWS:
        expect(log(page)).to_contain_text(f"La Bande {'d’' if who == 'Ada' else 'de '}{who}")
    picture(page, "malifaux-turn-one-fr")


def test_nobody_sees_what_the_other_hires(person: Person, host: Host) -> None:
    """On two screens, one of them a phone: until both have hired, the other learns that something was chosen and not what."""
    one, other = person("fr"), person("fr", PHONE, has_touch=True)
    made = host.room([OPEN, OPEN], "malifaux", board="crossroads")
    sit(one, made, 0, "Ada")
    sit(other, made, 1, "Ben")
    for page, (faction, _) in ((one, CREWS["Ada"]), (other, CREWS["Ben"])):
        option(page, faction).click()
        if page is one:
            expect(question(other)).to_contain_text("Ada\u00a0: choix fait.")
            assert FRENCH.say(f"word-{faction}") not in other.locator("aside, nav").all_inner_texts()
    for page, (_, leader) in ((one, CREWS["Ada"]), (other, CREWS["Ben"])):
        option(page, leader).click()
    mine = keyword("Ada")[:2]
    for card in mine:
        option(one, card).click()
    expect(question(one).locator(".own .name")).to_have_count(3)
    one.reload()  # what was put together is still there
    expect(question(one).locator(".own .name")).to_have_count(3)
    hires(one)
    expect(question(other)).to_contain_text("Ada\u00a0: choix fait.")
    seen = other.evaluate("() => document.body.innerText")
    assert not [card for card in mine if name(card) in seen.partition("Indisponibles")[0]]
    picture(other, "crew-phone-fr")
    other.get_by_role("tab", name="Votre Bande").click()
    expect(question(other).locator(".own")).to_be_visible()
    expect(question(other).locator(".offer")).to_be_hidden()
    other.get_by_role("button", name="En texte…").click()
    cheapest = keyword("Ben")[0]
    other.get_by_role("textbox", name="Importer").fill(f"2 {cheapest}\n" if CARDS[cheapest].limit > 1 else cheapest)
    other.get_by_role("button", name="Lire ce texte").click()
    expect(question(other).locator(".own")).to_contain_text(name(cheapest))
    speaks_french(other)
    hires(other)
    for page in (one, other):
        page.wait_for_function(ASKED, arg=opening("ask-scheme"))
    for card in (*mine, cheapest):
        expect(log(one)).to_contain_text(name(card))


def test_a_whole_crew_is_pasted_at_the_beginning(person: Person, host: Host) -> None:
    """A text names the Faction, then the Leader, then all others: each is picked where it is asked for, and said by the player."""
    one, other = person("fr"), person("fr", PHONE, has_touch=True)
    made = host.room([OPEN, OPEN], "malifaux", board="crossroads")
    sit(one, made, 0, "Ada")
    sit(other, made, 1, "Ben")
    (faction, leader), mine = CREWS["Ada"], keyword("Ada")[:2]
    whole = "\n".join((f"faction: {faction}", f"leader: {leader}", *mine))
    one.get_by_role("button", name="D’après un texte…").click()
    field, reads = one.get_by_role("textbox", name="Importer"), one.get_by_role("button", name="Lire ce texte")
    field.fill(f"{whole}\nPersonne du tout\n")
    reads.click()
    expect(one.get_by_role("alert").get_by_role("listitem")).to_contain_text("Ligne 5\u00a0:")
    speaks_french(one)
    picture(one, "crew-from-text-fr")
    field.fill(whole)
    reads.click()
    for index, mark in enumerate((faction, leader)):
        expect(option(one, mark)).to_have_attribute("aria-pressed", "true")
        question(one).locator("button.primary").last.click()
        option(other, CREWS["Ben"][index]).click()
    expect(question(one).locator(".own .name")).to_have_count(3)
    for card in mine:
        expect(question(one).locator(".own")).to_contain_text(name(card))
    expect(one.get_by_role("textbox", name="Importer")).to_have_count(0)
