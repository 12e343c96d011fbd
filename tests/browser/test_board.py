"""The board under the hand: moving by drag and by clicks, the ruler, what is not allowed, and the tools."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, TimeoutError, expect

from escarmouche.testing.remote.host import Host
from tests.browser.conftest import Person, picture
from tests.browser.mouse_and_keyboard import Mouse, Stuck
from tests.browser.seats import BOT, OPEN, log, room, sit

Spot = tuple[float, float]


def deployed(page: Page, host: Host, seed: int = 41) -> Mouse:
    """A game in which a model of ours acts and may jog."""
    sit(page, room(host, OPEN, BOT, reactions=False, board="ruins"), 0, "Ada")
    hand = Mouse(page, seed)
    jog = option(page, "Jog")
    hand.until(lambda: jog.count() > 0 and jog.get_attribute("aria-disabled") is None)
    hand.table()
    return hand


def option(page: Page, name: str) -> Locator:
    return page.locator("#question").get_by_role("button", name=name)


def piece(page: Page, name: str) -> Locator:
    return page.locator("[data-board] [data-id][role=button]").and_(page.get_by_label(re.compile(f"^{name}\\b")))


def acting(page: Page) -> str:
    """Who acts, as the question says."""
    found = re.search("What does (.+) do[?]", page.locator("#question .mine").inner_text())
    assert found
    return found[1]


# The board gives way to what is asked, and what is asked may grow line by line: this many frames must have shown it in the same place.
REST = """pictures => new Promise((done) => {
  const where = () => { const world = document.querySelector('#board-world').getScreenCTM(); return [world.a, world.e, world.f].join() }
  let [was, still] = ['', 0]
  const look = () => {
    const now = where()
    still = now === was ? still + 1 : 0
    was = now
    if (still < pictures) requestAnimationFrame(look)
    else done()
  }
  look()
})"""


def rest(page: Page) -> None:
    """The board has come to rest on the screen."""
    page.evaluate(REST, 6)


def middle(thing: Locator) -> Spot:
    """Where it stands on the screen."""
    rest(thing.page)
    x, y = thing.evaluate("thing => [thing.getScreenCTM().e, thing.getScreenCTM().f]")
    return x, y


def inch(page: Page) -> float:
    """How many pixels an inch has now."""
    scale: float = page.locator("#board-world").evaluate("world => world.getScreenCTM().a")
    return scale


def about(inches: float) -> re.Pattern[str]:
    """A measure as the page writes it: a hand is right to a pixel, and a pixel may be 0.07″ of a small map."""
    near = (f"{inches + hundredths / 100:.2f}".rstrip("0").rstrip(".") for hundredths in range(-10, 11))
    return re.compile(rf"(?<![0-9.])({'|'.join(re.escape(measure) for measure in near)})″ / ")


def drag(page: Page, start: Spot, end: Spot, *, drop: bool = True) -> None:
    page.mouse.move(*start)
    page.mouse.down()
    for part in (0.3, 0.6, 1.0):
        page.mouse.move(start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part)
    if drop:
        page.mouse.up()


def ways(page: Page, start: Spot, far: float) -> list[Spot]:
    """Places at that distance, all around."""
    one = inch(page) * far
    return [(start[0] + x * one, start[1] + y * one) for x, y in ((1, 0), (-1, 0), (0, 1), (0, -1))]


def test_a_model_is_dragged(person: Person, host: Host) -> None:
    page = person()
    deployed(page, host)
    who = acting(page)
    model = piece(page, who)
    start, stood = middle(model), model.get_attribute("transform") or ""
    label = page.locator("[data-board] svg text")
    for end in ways(page, start, 0.6):
        drag(page, start, end, drop=False)
        expect(label.filter(has_text=about(0.6))).to_be_visible()  # the ruler, with what is allowed
        expect(page.locator("#question .measure")).to_contain_text("left")
        picture(page, "drag-desktop-en")
        page.keyboard.press("Escape")
        page.mouse.up()
        expect(page.locator("#question .measure")).to_have_count(0)
        expect(model).to_have_attribute("transform", stood)  # nothing happened
        drag(page, start, end)
        page.wait_for_function(
            "() => !document.querySelector('#question .draw') || document.querySelector('#question .fault')"
        )
        if not page.locator("#question .fault").count():
            break
    expect(log(page)).to_contain_text(f"{who} moves")
    expect(model).not_to_have_attribute("transform", stood)


def test_a_model_is_put_down(person: Person, host: Host) -> None:
    """Deployment by clicks on the board: a spot that is not allowed says why and stays open, a good one is taken."""
    page = person()
    sit(page, room(host, OPEN, BOT, reactions=False, board="ruins"), 0, "Ada")
    hand = Mouse(page, 42)
    hand.until(lambda: hand.see().get("kind") == "draw")
    page.locator("#question summary").wait_for()
    asked = hand.says()
    rest(page)
    box = page.locator("[data-board] svg").first.bounding_box()
    assert box
    centre = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.move(*centre)
    page.mouse.click(*centre)  # far from every edge
    reason = page.locator("#question .no")
    expect(reason).to_contain_text("10″")
    rule = reason.get_by_role("button", name=re.compile("^Read rule "))
    expect(rule).to_be_visible()
    picture(page, "place-refused-en")
    assert hand.says() == asked
    page.mouse.click(*centre, button="right")  # never mind
    expect(reason).to_have_count(0)
    hand.until(lambda: hand.see().get("kind") == "draw")
    body = hand.body()
    hand.draw(hand.see(), body)
    expect(log(page)).to_contain_text("is deployed.")


def cornered(page: Page, start: Spot, right: int, down: int) -> bool:
    """Draw a way with a corner, an inch and another inch. Where a model stands is chance: a way may end at what lies in it."""
    measure, far = page.locator("#question .measure"), inch(page)
    page.mouse.click(start[0] + right * far, start[1])
    expect(measure).to_be_visible()
    first = measure.inner_text()
    page.mouse.click(start[0] + right * far, start[1] + down * far)
    expect(measure).not_to_have_text(first)
    if about(1).search(first) and about(2).search(measure.inner_text()):
        return True
    page.keyboard.press("0")  # again
    expect(measure).to_have_count(0)
    return False


# The board says the same length as the question.
SAID_TWICE = """() => {
  const said = document.querySelector('#question .measure')?.innerText.split(',')[0]
  return [...document.querySelectorAll('[data-board] svg text')].some((one) => one.textContent === `Jog · ${said}`)
}"""


def test_a_way_with_corners(person: Person, host: Host) -> None:
    page = person()
    hand = deployed(page, host, 43)
    who = acting(page)
    model = piece(page, who)
    stood = model.get_attribute("transform") or ""
    option(page, "Jog").click()
    page.locator("#question summary").wait_for()
    assert any(cornered(page, middle(model), *way) for way in ((1, -1), (1, 1), (-1, -1), (-1, 1)))
    page.keyboard.press("Backspace")  # the last corner is taken away
    expect(page.locator("#question .measure")).to_contain_text(about(1))
    picture(page, "path-desktop-en")
    x, y = middle(model)
    for far in (1.37, 9.0):  # the last is further than it may go
        page.mouse.move(x - far * inch(page), y)
        rest(page)
        page.wait_for_function(SAID_TWICE)
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(option(page, "Jog")).to_be_visible()
    expect(model).to_have_attribute("transform", stood)
    assert hand.see()["now"] == "asked"


def test_ruler_and_hover_card(person: Person, host: Host) -> None:
    page = person()
    deployed(page, host, 44)
    one, other = middle(piece(page, "Flintlock")), middle(piece(page, "Billy"))
    page.mouse.move(*one)
    card = page.locator(".hover")
    expect(card).to_contain_text("Flintlock")
    expect(card).to_contain_text(" health")
    picture(page, "hover-desktop-en")
    page.keyboard.down("Control")
    drag(page, one, other, drop=False)
    expect(page.locator("[data-board] .ruler")).to_be_visible()
    far = ((one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2) ** 0.5 / inch(page)
    told = page.locator("[data-board] svg text").filter(has_text=re.compile("″$")).all_text_contents()
    assert any(far - 2 < float(text.rstrip("″").split()[-1].lstrip("↑")) < far for text in told), (
        far,
        told,
    )  # from edge to edge
    page.mouse.up()
    page.keyboard.up("Control")
    expect(page.locator("[data-board] .ruler")).to_have_count(0)


def hiding(page: Page, host: Host, seed: int) -> bool:
    """A game until somebody hides from the active model; in some games nobody does."""
    sit(page, room(host, OPEN, BOT, reactions=False, board="village"), 0, "Ada")
    hand = Mouse(page, seed)

    def acts() -> bool:
        return hand.see()["now"] == "asked" and hand.says().startswith("You: What does ")

    try:
        hand.until(lambda: acts() and blocked(page, hand))
    except Stuck:
        return False
    return True


def test_who_sees_whom_and_who_reaches_whom(person: Person, host: Host) -> None:
    page = person()
    if not hiding(page, host, 45):
        page = person()
        assert hiding(page, host, 46)
    page.mouse.move(*middle(piece(page, acting(page))))
    page.keyboard.down("r")
    legend = page.locator(".legend")
    expect(legend).to_contain_text(acting(page))
    assert page.locator("[data-board] .threat path").count() >= 2  # an area and its edge
    picture(page, "threat-desktop-en")
    page.keyboard.up("r")
    expect(legend).to_have_count(0)


def hover(page: Page, model: Locator) -> bool:
    """Point at a model until its name is shown: a way that is being drawn has none of them, and a model may still be moving. Says whether
    it is: a model may stand right above another."""
    name = (model.get_attribute("aria-label") or "").split(",")[0]
    shown = page.locator(".hover").filter(has_text=name)
    for _ in range(6):
        x, y = middle(model)
        page.mouse.move(x + 60, y + 60)  # pointed at again: the card comes after a moment
        page.mouse.move(x, y)
        try:
            shown.first.wait_for(timeout=1500)
        except TimeoutError:
            page.keyboard.press("Escape")
        else:
            return True
    return False


def blocked(page: Page, hand: Mouse) -> bool:
    """Look from the active model at each other model: does one of them hide, and does it say behind what?"""
    hand.table()
    models = page.locator("[data-board] [data-id][role=button]").and_(page.get_by_label(re.compile("health")))
    caption, found = page.locator(".caption"), False
    for model in models.all():
        if (model.get_attribute("aria-label") or "").startswith(acting(page)):
            continue
        if not hover(page, model):
            continue
        page.keyboard.down("l")
        expect(caption).to_contain_text(re.compile(" sees | does not see "))
        said, named = caption.inner_text(), page.locator("[data-board] .sight text").all_text_contents()
        if "does not see" in said and any(name in said for name in named):
            picture(page, "sight-desktop-en")
            found = True
        page.keyboard.up("l")
        expect(caption).to_have_count(0)
        if found:
            break
    return found
