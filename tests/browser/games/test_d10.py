"""The D10 skirmish game as a beginner meets it, in French: from the page that makes games to the result, and a reaction offered."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import ElementHandle, Page, Route, expect

from escarmouche.core.asks.ask import Ask
from escarmouche.core.book import find, games
from escarmouche.server.rooms.room import Room
from escarmouche.testing.remote.host import Host
from tests.browser.begun_tables import begun_table
from tests.browser.conftest import Person, picture
from tests.browser.games.test_ad1666 import told
from tests.browser.games.test_facing import near
from tests.browser.mouse_and_keyboard import Mouse, Seen
from tests.browser.seats import BOT, OPEN, log, sit
from tests.browser.test_board import drag, inch, middle
from tests.browser.test_french import reads_french

pytestmark = pytest.mark.skipif("d10" not in games(), reason="the D10 game is not installed")

SEED = 1  # of the dealer and of the bot: the game is the same each time
WISHES = ("strike", "charge", "shoot", "reload", "advance", "end")
SHOOTERS = re.compile("Colin Vireton|Archer du guet|Aliénor|Frondeur|Braconnier")  # the others wait: that is quicker
ACTIONS = {
    "end": "Terminer l’activation",
    "face": "S’orienter",
    "advance": "Avancer",
    "quick": "Avancer vite",
    "charge": "Charger",
    "strike": "Frapper",
    "shoot": "Tirer",
    "aim": "Viser",
    "reload": "Recharger",
    "getup": "Se relever",
    "recover": "Se rétablir",
}
PLAIN = re.compile(r"^[\w-]+ = ([^{}\n]+)$", re.MULTILINE)

# Every side of the dice that lie open: what they show, what is added, and the number that stands beside them.
SIDES = """sides => sides.map((side) => ({
  dice: [...side.querySelectorAll('.die')]
    .filter((one) => !one.querySelector('small')).map((one) => Number(one.querySelector('text').textContent)),
  mods: [...side.querySelectorAll('.sum li:not(.all) b')].map((one) => Number(one.textContent.replace('−', '-'))),
  number: Number(side.querySelector('.sum output')?.textContent ?? NaN),
  goal: Boolean(side.querySelector('.sum .target')),
  said: side.innerText,
}))"""


# The actions in the question with what they are called.
OFFERED = """() => Object.fromEntries([...document.querySelectorAll('#question [data-option]')]
  .map((one) => [one.dataset.option, one.querySelector('.title')?.innerText ?? '']))"""


def foreign() -> list[str]:
    """What the game says in English alone, in whole texts of some length."""
    folder = find("d10").folder / "text"
    english, french = (
        "\n".join(file.read_text(encoding="utf-8") for file in sorted((folder / lang).glob("*.ftl")))
        for lang in ("en", "fr")
    )
    return sorted({text for text in PLAIN.findall(english) if len(text) > 4 and text not in french})


FOREIGN = foreign()


def speaks_french(page: Page) -> None:
    """Neither the client nor the game says anything in English here."""
    reads_french(page)
    seen = page.evaluate("() => document.body.innerText")
    assert not [text for text in FOREIGN if text in seen and re.search(rf"(?<!\w){re.escape(text)}(?!\w)", seen)]


class Beginner(Mouse):
    """Goes for the enemy: shoots and strikes when it can, else walks on; once it has seen enough, it ends every activation at once."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        super().__init__(page, seed)
        self.learnt: dict[str, int] = {}  # what was tried, and how often

    def learn(self, what: str) -> int:
        """How often this was done before."""
        self.learnt[what] = self.learnt.get(what, 0) + 1
        return self.learnt[what] - 1

    def answer(self, seen: Seen) -> bool:
        body = self.body()
        if self.page.locator("[data-board] [data-turn]").count():
            self.turn()
            return self.settled(body)
        return super().answer(seen)

    def option(self, seen: Seen, body: ElementHandle) -> bool:
        keys: list[str] = body.evaluate(
            "body => [...body.querySelectorAll('[data-option]:not([aria-disabled])')].map((one) => one.dataset.option)"
        )
        if "end" not in keys:
            return super().option(seen, body)
        wishes = [key for key in WISHES if key in keys and key not in self._tired]
        idle = "pointer" in self.learnt and not SHOOTERS.search(self.says()) and "charge" not in wishes
        wish = "end" if self.enough or idle else wishes[0]
        self._tired.add(wish)
        if wish in ("shoot", "charge", "strike"):
            self.learn(wish)
        self.page.locator(f"#question [data-option={wish}]").click()
        gone = self.settled(body)
        return gone and not self.see().get("deep", False)

    @property
    def enough(self) -> bool:
        return self.learnt.get("dice", 0) > 0 and {"handle", "keys", "pointer"} <= set(self.learnt)

    # -- which way it looks

    @property
    def degrees(self) -> int:
        return int(self.page.locator("[data-board] [data-turn]").get_attribute("data-turn") or -1)

    def enemies(self) -> int:
        """Where the enemies are, in degrees: across the table."""
        box = self.page.locator("[data-board]").first.bounding_box()
        assert box
        y = middle(self.page.locator("[data-board] .turn").first)[1]
        return 90 if y > box["y"] + box["height"] / 2 else 270

    def turn(self) -> None:
        """Once by its handle, once by keys, then by the compass."""
        goal, times = self.enemies(), self.learn("turned")
        if times == 0:
            x, y = middle(self.page.locator("[data-board] .turn").first)
            drag(
                self.page, middle(self.page.locator("[data-board] [data-turn]")), (x, y - 60 if goal == 90 else y + 60)
            )
            assert near(self.degrees, goal)
            self.learn("handle")
        else:
            self.page.keyboard.press("1" if goal == 90 else "5")
            assert self.degrees == goal
        if times == 1:
            self.page.keyboard.press("ArrowLeft")
            assert self.degrees == goal + 5
            self.page.keyboard.press("Shift+ArrowRight")
            assert self.degrees == goal + 4
            self.learn("keys")
        expect(self.question).to_contain_text("face au nord" if goal == 90 else "face au sud")
        self.confirm()

    # -- where it goes

    def draw(self, seen: Seen, body: ElementHandle) -> bool:
        if not seen["deep"] or "Que fait" not in self.says():
            return super().draw(seen, body)
        if "pointer" not in self.learnt and self.walk(body):
            return True
        return self.approach(body)

    def approach(self, body: ElementHandle) -> bool:
        """The first good places lead to the enemies."""
        places = self.question.locator("details li button")
        places.first.wait_for(state="attached")
        for index in range(min(3, places.count())):
            self.unfold()
            places.nth(index).click()
            if self.allowed():
                self.confirm()
                if self.settled(body):
                    return True
        return False

    def walk(self, body: ElementHandle) -> bool:
        """Drag the figure 5 cm towards the enemy."""
        asked = re.search("^(?:Vous : )?Que fait (.+?) \\?", self.says().replace("\u00a0", " "))
        if not asked:
            return False
        figure = self.page.locator("[data-board] [data-id][role=button]").and_(
            self.page.get_by_label(re.compile(f"^{re.escape(asked[1])}\\b"))
        )
        (x, y), far = middle(figure), 5 * inch(self.page)
        middle_of = self.page.locator("[data-board]").first.bounding_box()
        assert middle_of
        up = y > middle_of["y"] + middle_of["height"] / 2
        drag(self.page, (x, y), (x, y - far if up else y + far), drop=False)
        expect(self.question.locator(".measure")).to_contain_text(
            re.compile(r"^5 cm / 10 cm, reste 5 cm".replace(" ", r"\s"))
        )
        self.page.mouse.up()
        if not self.settled(body):
            return False
        self.learn("pointer")
        return True


def fixed(page: Page, host: Host) -> list[Any]:
    """Rooms made from this page have a seed of ours; what was asked for is in the list."""
    made: list[Any] = []

    def make(route: Route) -> None:
        plan = route.request.post_data_json
        made.append(plan)
        room = begun_table(
            host, *plan["seats"], until=lambda live, ask: True, game=plan["game"], first=SEED, **plan["options"]
        )
        route.fulfill(status=201, content_type="application/json", body=json.dumps(room))

    page.route("**/api/rooms", make)
    return made


def begin(page: Page, host: Host) -> None:
    """The page that makes games: what each level adds, the scenario to begin with, a bot; then the table."""
    page.goto("/#/new/d10")
    made = fixed(page, host)
    level = page.get_by_role("combobox", name="Niveau")
    for name, says in (
        ("advanced", "esquiver, parer"),
        ("full", "deux blessures"),
        ("simplified", "La fiche d’une page"),
    ):
        level.select_option(name)
        expect(page.get_by_role("group", name="Le jeu").first).to_contain_text(says)
    page.get_by_role("combobox", name="Scénario").select_option("the-monks-ford")
    expect(page.get_by_text("Le scénario pour apprendre le jeu.")).to_be_visible()
    page.get_by_label("Quel robot").select_option("random")
    speaks_french(page)
    picture(page, "skirmish-create-fr")
    page.get_by_role("button", name="Créer la partie").click()
    page.locator("#question").wait_for()
    assert made[0]["options"] == {"edition": "simplified", "scenario": "the-monks-ford"}


def adds_up(page: Page) -> bool:
    """If dice lie open: is every number what the die and the modifiers make, and does each side show the result?"""
    duel = page.locator("section.duel")
    for side in duel.locator(".side").evaluate_all(SIDES):  # all at once: after a while the dice go by themselves
        assert not re.search(r"\b(mod|word|stat|roll)-", side["said"]), side
        if side["goal"]:
            assert side["number"] == max(0, sum(side["mods"])), side
        elif len(side["dice"]) == 1 and side["mods"]:
            assert side["number"] == sum(side["mods"]) + side["dice"][0], side
    return duel.get_by_text(re.compile("^(Tir|Corps à corps) ")).count() > 0


def reads_up(page: Page) -> None:
    """What an action costs and does, why one is shut, and the quick reference of this level alone."""
    options = page.locator("#question")
    expect(options.locator("[data-option=advance]")).to_contain_text(re.compile(r"Jusqu’à 10\scm[\s\S]*PA\s2"))
    options.locator("[data-option=strike]").focus()
    expect(page.locator("#why-shut")).to_contain_text("n’est au contact d’aucun ennemi")
    expect(page.locator("#why-shut").get_by_role("button", name=re.compile("D10-CC-"))).to_be_visible()
    page.keyboard.press("q")
    panel = page.get_by_role("tabpanel", name="Mémo")
    expect(panel).to_contain_text("Embrocher")
    for word in ("Parer", "Se tapir", "blessure", "côté sang"):
        expect(panel).not_to_contain_text(word)
    panel.get_by_role("searchbox").fill("peu visible")
    expect(panel.locator("dt").first).to_contain_text("Viser")
    speaks_french(page)
    picture(page, "skirmish-reference-fr")
    page.keyboard.press("Escape")
    page.evaluate("() => document.activeElement.blur()")
    log(page)


def ending(live: Room, ask: Ask) -> bool:
    """The last turn has begun."""
    return live.game.table.state.turn == live.game.table.scenario.turns


def test_level_1_from_the_first_page_to_the_result(person: Person, host: Host) -> None:
    """Until all has been tried that this level knows; then the last turn of another game of it."""
    page = person("fr")
    begin(page, host)
    hand = Beginner(page)
    hand.wait()
    page.locator(".aims summary").click()
    expect(page.get_by_text("Le scénario pour apprendre le jeu.")).to_be_visible()  # what it is all about
    page.locator(".aims summary").click()
    hand.until(lambda: "Que fait" in hand.says())
    reads_up(page)
    offered = tried(page, hand)
    assert set(ACTIONS) <= offered, set(ACTIONS) - offered
    assert {"shoot", "charge"} & set(hand.learnt), hand.learnt
    options = {"game": "d10", "edition": "simplified", "scenario": "the-monks-ford"}
    sit(page, begun_table(host, OPEN, BOT, until=ending, most=2000, **options), 0, "Ada")
    Mouse(page, 3).play(200)
    expect(page.locator("#over-title")).not_to_be_empty()
    speaks_french(page)
    picture(page, "skirmish-over-fr")
    page.get_by_role("button", name="Regarder la table").click()
    told(page)
    expect(log(page)).to_contain_text("Moral du joueur")


def tried(page: Page, hand: Beginner) -> set[str]:
    """Play until all has been tried. Says which actions were offered, by their French names."""
    offered: set[str] = set()
    for number in range(900):
        now = hand.wait()
        if adds_up(page):
            hand.learn("dice")
            picture(page, f"skirmish-dice-{hand.learnt['dice']}-fr")
        if now["now"] == "asked" and "Que fait" in hand.says():
            names: dict[str, str] = page.evaluate(OFFERED)
            assert not {"crawl", "hide", "hithard"} & set(names)  # of other levels
            offered |= {key for key, name in ACTIONS.items() if names.get(key, "").startswith(name)}
        if number % 20 == 0:
            speaks_french(page)
        if (hand.enough and set(ACTIONS) <= offered) or not hand.act(now):
            break
    assert hand.enough, hand.learnt
    return offered


def reacting(live: Room, ask: Ask) -> bool:
    return ask.name == "reaction"


def test_level_3_offers_a_shot_in_reaction(person: Person, host: Host) -> None:
    page = person("fr")
    options: dict[str, Any] = {"game": "d10", "edition": "advanced", "scenario": "the-border-road"}
    sit(page, begun_table(host, OPEN, BOT, until=reacting, most=1500, **options), 0, "Ada")
    hand = Mouse(page, 3)
    hand.wait()
    question = page.locator("#question")
    expect(question).to_contain_text("Un tir de réaction")
    expect(question.locator("[data-option=no-shot]")).to_contain_text("Pas de tir", ignore_case=True)
    speaks_french(page)
    picture(page, "skirmish-reaction-fr")
    hand.table()
    shooters = question.locator("[data-option]:not([data-option=no-shot])")
    assert shooters.count()
    shooters.first.click()
    while hand.wait()["now"] == "asked" and question.locator(".inner").count():
        hand.act()
    expect(log(page)).to_contain_text(re.compile(r"tire sur .+ \("))
    expect(log(page)).to_contain_text("JT")
    page.keyboard.press("q")
    expect(page.get_by_role("tabpanel", name="Mémo")).to_contain_text("Tir de réaction")
    speaks_french(page)
