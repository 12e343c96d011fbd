"""A game is stepped through: while it runs, with one's own eyes, and afterwards with anybody's; from a link, from the log, from the end,
from a file; and it can be played on from any of its moments."""

from __future__ import annotations

import gzip
import re

import pytest
from playwright.sync_api import Locator, Page, expect

from escarmouche.server.rooms.log_entry import LogEntry
from escarmouche.server.rooms.room import Room
from escarmouche.server.store.store import SeatRow, hashed
from escarmouche.testing.remote.host import Host
from tests.browser.conftest import PHONE, Person, picture
from tests.browser.recorded import TOKEN, asked, kept, table, turn
from tests.server.replayed import RECORDS, replayed, stored, written

GAME = "moonstone/06-fr"
WIDE = {"width": 1440, "height": 900}


def ready(page: Page) -> None:
    """A moment is shown: the parts before it have come one after the other."""
    expect(page.get_by_role("slider", name=re.compile("Moment"))).to_be_enabled(timeout=90_000)


def opened(page: Page, room: str, moment: str) -> None:
    page.goto(f"/#/room/{room}/{moment}")
    ready(page)


def place(page: Page) -> int:
    """The number of the moment that is shown."""
    return int(page.get_by_role("slider", name=re.compile("Moment")).input_value()) + 1


def at(page: Page, number: int) -> None:
    expect(page.get_by_role("slider", name=re.compile("Moment"))).to_have_value(str(number - 1))


def now(page: Page) -> Locator:
    """The line of the log that is shown."""
    return page.locator(".log li[aria-current=step]")


def told(page: Page) -> Locator:
    """What was announced last."""
    return page.locator("[data-announcer] p").last


def running(host: Host) -> Room:
    """A game that goes on: it is the person's turn."""
    live, lines = table("moonstone/21-en", turn(2, "action"))
    written(live, lines, host.database)
    return live


def sat(person: Person, live: Room) -> Page:
    """The person at that table."""
    page = person("en", size=WIDE)
    page.add_init_script(kept(live))
    return page


def test_a_finished_game_is_stepped_through_with_keys_and_knobs(host: Host, person: Person) -> None:
    room, page = stored(GAME, host.database).id, person("en", size=WIDE)
    page.goto(f"/#/room/{room}")
    page.get_by_role("link", name="Step through the game").click()
    ready(page)
    at(page, 1)
    for key, knob in (("t", "turn"), ("Shift+N", "activation"), ("n", "action"), (".", "event")):
        before = place(page)
        page.keyboard.press(key)
        expect(
            page.get_by_role("button", name=f"Back by an {knob}" if knob[0] in "ae" else "Back by a turn")
        ).to_be_enabled()
        assert place(page) > before
    expect(now(page)).to_have_count(1)
    line = now(page).locator(".text").inner_text().split("MOON")[0].strip()
    expect(told(page)).to_contain_text(line)
    here = place(page)
    for knob in ("event", "action", "activation"):
        page.get_by_role("button", name=f"Back by an {knob}").click()
        page.get_by_role("button", name=f"On by an {knob}").click()
    assert place(page) >= here
    page.get_by_role("button", name="Last moment").click()
    expect(page.get_by_role("button", name="On by an event")).to_be_disabled()
    last = place(page)
    page.keyboard.press(",")
    at(page, last - 1)
    page.keyboard.press("Control+Home")
    at(page, 1)
    picture(page, "replay-first")
    page.keyboard.press("b")  # back to how it ended
    expect(page.locator("#over-title")).to_be_visible()


def test_it_plays_by_itself_and_a_step_stops_it(host: Host, person: Person) -> None:
    page = person("en", size=WIDE)
    opened(page, stored(GAME, host.database).id, "first")
    page.get_by_label("Play by").select_option("turn")
    page.keyboard.press("k")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    expect(now(page)).to_contain_text("Turn 1")
    expect(now(page)).to_contain_text("Turn 2", timeout=20_000)
    page.keyboard.press(",")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_each_pair_of_eyes_sees_what_it_saw(host: Host, person: Person) -> None:
    page, room = person("en", size=WIDE), stored("malifaux/06-explosives-flank", host.database).id
    opened(page, room, "400/1")
    eyes = page.get_by_label("Through whose eyes")
    hands = page.locator("section.hands")
    own = hands.locator("[data-card]")
    expect(own.first).to_be_visible()
    expect(hands).to_contain_text(re.compile(r"Player 2 \(Control Hand\): \d+ cards?"))
    cards = own.all_inner_texts()
    eyes.select_option(label="Player 2")
    expect(hands).to_contain_text(re.compile(r"Player 1 \(Control Hand\): \d+ cards?"))
    assert own.all_inner_texts() != cards
    key = page.url.rpartition("/")[0]
    eyes.select_option(label="Everybody’s cards")
    expect(own).to_have_count(0)
    expect(hands).to_contain_text(re.compile(r"Player 1 \(Control Hand\): .* of "))
    expect(hands).to_contain_text(re.compile(r"Player 2 \(Control Hand\): .* of "))
    expect(page).to_have_url(re.compile(re.escape(key.rpartition("/")[2]) + "/all$"))  # the same moment
    eyes.select_option(label="A spectator’s eyes")
    expect(hands).to_contain_text(re.compile(r"Player 1 \(Control Hand\): \d+ cards?"))
    expect(hands).to_contain_text(re.compile(r"Player 2 \(Control Hand\): \d+ cards?"))


def test_a_link_leads_to_its_moment(host: Host, person: Person) -> None:
    room, page = (
        stored(GAME, host.database).id,
        person("en", size=WIDE, permissions=["clipboard-read", "clipboard-write"]),
    )
    opened(page, room, "150/all")
    page.keyboard.press("n")
    page.get_by_role("button", name="Copy a link").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    link, line = page.evaluate("() => navigator.clipboard.readText()"), now(page).inner_text()
    other = person("en", size=WIDE)
    other.goto(link)
    ready(other)
    assert now(other).inner_text() == line
    other.reload()
    ready(other)
    assert now(other).inner_text() == line
    other.goto(f"/#/room/{room}/99999/all")
    missing = other.get_by_text("This game has no such moment.")
    expect(missing).to_be_visible(timeout=90_000)  # the whole game has to be fetched first


def test_a_link_that_one_may_not_follow_says_why(host: Host, person: Person, excused: list[str]) -> None:
    excused.append("Failed to load resource")
    live, page = running(host), person("en", size=WIDE)
    page.goto(f"/#/room/{live.id}/40/all")
    expect(page.get_by_text("you can look at it with your own eyes only")).to_be_visible()
    page.get_by_role("button", name="Look with your own eyes").click()
    ready(page)
    expect(page.locator("section.hands [data-card]")).to_have_count(0)
    closed, lines = table("moonstone/21-en", turn(1))
    closed.row = closed.row._replace(spectators=False)
    written(closed, lines, host.database)
    page.goto(f"/#/room/{closed.id}/4")
    expect(page.get_by_text("do not want spectators")).to_be_visible()


def test_while_it_runs_one_looks_back_with_ones_own_eyes_and_is_told_of_ones_turn(host: Host, person: Person) -> None:
    live = running(host)
    page = sat(person, live)
    page.goto(f"/#/room/{live.id}")
    question = page.locator("#question")
    expect(question.get_by_role("button").first).to_be_visible()
    asked = question.inner_text()
    page.keyboard.press("b")
    ready(page)
    expect(page.get_by_text("It is your turn now.")).to_be_visible()
    expect(page.get_by_label("Through whose eyes")).to_have_count(0)
    page.keyboard.press("Shift+T")
    expect(now(page)).to_contain_text("Turn 2")
    expect(question.get_by_role("button")).to_have_count(0)  # nothing can be answered here
    expect(page.get_by_role("button", name="Undo")).to_have_count(0)
    page.keyboard.press("Enter")
    expect(now(page)).to_contain_text("Turn 2")
    page.get_by_role("button", name="Back to now").click()
    expect(question.get_by_role("button").first).to_be_visible()
    assert question.inner_text() == asked


def waiting(host: Host) -> tuple[Room, LogEntry]:
    """A game in which somebody else is to decide, and then the person is; with what the other is going to decide."""
    people = [SeatRow(0, "person", "", "Ada", hashed(TOKEN)), SeatRow(1, "person", "", "Ben", hashed("ben"))]
    lines: list[LogEntry] = []
    others = False
    for live, line in replayed("moonstone/21-en", people):
        if others and asked(live) and live.game.table.state.turn >= 2:
            break
        lines.append(line)
        others = [ask.seat for ask in live.game.pending] == [1]
    written(live, lines, host.database)
    return live, line


@pytest.mark.parametrize("comes", [False, True])
def test_nobody_is_brought_to_the_present_who_does_not_wish_it(host: Host, person: Person, comes: bool) -> None:
    """The other player decides, and then it is one's turn."""
    live, line = waiting(host)
    page = sat(person, live)
    opened(page, live.id, "first")
    expect(page.get_by_text("It is your turn now.")).to_have_count(0)
    if comes:
        page.get_by_label("Take me back when it is my turn").check()
    given = {"seat": 1, "moment": line.body["moment"], "answer": line.body["answer"]}
    assert host.post(f"/api/rooms/{live.id}/answers", given, "ben")[0] < 300
    if comes:
        expect(page.locator("section.replay")).to_have_count(0)
        expect(page.locator("#question").get_by_role("button").first).to_be_visible()
    else:
        expect(page.get_by_text("It is your turn now.")).to_be_visible()
        at(page, 1)


def test_a_line_of_the_log_and_a_turning_point_lead_to_their_moments(host: Host, person: Person) -> None:
    room, page = stored(GAME, host.database).id, person("en", size=WIDE)
    page.goto(f"/#/room/{room}")
    point = page.locator("#over-points + ol a").first
    title = page.locator("#over-points + ol li .soft").first.inner_text().partition(" · ")[2]
    point.click()
    ready(page)
    expect(page.locator("section.replay")).to_contain_text(re.compile(r"Turn \d"))
    expect(page.locator(".log")).to_contain_text(title[:12])
    line = page.locator(".log li", has_text="deployed").first
    line.hover()  # what is out of sight is not laid out
    words = line.locator(".text").inner_text()
    line.get_by_role("button", name="Look back to this moment").click(force=True)
    expect(now(page).locator(".text")).to_have_text(words, use_inner_text=True)
    page.go_back()
    expect(now(page).locator(".text")).not_to_have_text(words, use_inner_text=True)


def record(name: str) -> bytes:
    return gzip.decompress((RECORDS / f"{name}.game.gz").read_bytes())


def test_a_record_that_is_brought_along_is_looked_at(host: Host, person: Person, excused: list[str]) -> None:
    excused.append("Failed to load resource")
    page = person("fr", size=PHONE, has_touch=True)
    page.goto("/")
    page.get_by_role("link", name="Revoir une partie enregistrée").click()
    chosen = page.locator("input[type=file]")
    for name, text, why in (
        ("mien.jsonl", b"bonjour", "n’est pas l’enregistrement d’une partie"),
        ("court.jsonl", record(GAME)[:2000], "court.jsonl"),
        ("gros.jsonl", b"x" * (1 << 21), "trop gros"),
    ):
        chosen.set_input_files({"name": name, "mimeType": "text/plain", "buffer": text})
        said = page.get_by_role("alert")
        expect(said).to_contain_text(f"{name} ne peut pas être revu ici", timeout=30_000)
        expect(said).to_contain_text(why)
        expect(said).to_contain_text("escarmouche replay FICHIER")
    picture(page, "replay-record-refused")
    chosen.set_input_files({"name": "bon.jsonl", "mimeType": "text/plain", "buffer": record("moonstone/03-en")})
    expect(page.get_by_role("slider", name="Moment de la partie")).to_be_enabled(timeout=60_000)
    at(page, 1)
    page.get_by_role("button", name="Avancer d’un événement").click()
    at(page, 2)
    page.get_by_label("Faire défiler").select_option("turn")
    page.get_by_role("button", name="Avancer d’un tour").click()
    expect(page.locator("section.replay")).to_contain_text("Tour 1")
    assert page.evaluate("() => document.documentElement.scrollWidth - innerWidth") <= 0
    picture(page, "replay-phone-fr")


def test_it_is_played_on_from_a_moment(host: Host, person: Person) -> None:
    room, page = stored(GAME, host.database).id, person("en", size=WIDE)
    opened(page, room, "200/1")
    page.get_by_role("button", name="Play on from here").click()
    dialog = page.get_by_role("dialog", name="Play on from here")
    dialog.get_by_label("Player 2: who plays").select_option(label="A bot")
    dialog.get_by_label("Player 2: which bot").select_option(label="Bot that plays at random")
    picture(page, "replay-play-on")
    dialog.get_by_role("button", name="Begin").click()
    expect(page.locator("section.replay")).to_have_count(0)
    assert room not in page.url
    expect(page.get_by_text("The game goes on from another one, after its step")).to_be_visible()
    expect(page.locator("#question").get_by_role("button").first).to_be_visible(timeout=30_000)


def test_where_the_game_was_over_it_cannot_be_played_on(host: Host, person: Person, excused: list[str]) -> None:
    excused.append("Failed to load resource")
    room, page = stored(GAME, host.database).id, person("en", size=WIDE)
    opened(page, room, "last/all")
    page.get_by_role("button", name="Play on from here").click()
    dialog = page.get_by_role("dialog", name="Play on from here")
    dialog.get_by_role("button", name="Begin").click()
    expect(dialog.get_by_role("alert")).to_contain_text("Choose an earlier moment.")
