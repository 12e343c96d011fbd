"""Hands that play any game on the table page: one holds a mouse, the other a keyboard. They know what a person sees of a question and
nothing else: buttons, what is greyed out, what is said when an answer is not taken.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from typing import Any

from playwright.sync_api import ElementHandle, Locator, Page
from playwright.sync_api import TimeoutError as TooLong

# What lies before a person: the question, the result, a screen to be passed on, or nothing to do yet.
LOOK = """() => {
  const seen = (one) => Boolean(one && one.getClientRects().length)
  const curtain = document.querySelector('[role=dialog][aria-modal=true] button')
  if (seen(curtain)) return { now: 'curtain' }
  if (document.querySelector('dialog[open] .buttons')) return { now: 'warned' }
  if (document.querySelector('#over-title')) return { now: 'over' }
  const box = document.querySelector('#question')
  const body = box?.querySelector(':scope > .body')
  if (!body?.childElementCount || box.classList.contains('sending')) {
    const duel = document.querySelector('section.duel > header > button')
    return { now: /^(Close|Fermer)/.test(duel?.innerText ?? '') ? 'shown' : 'wait' }
  }
  const buttons = [...body.querySelectorAll('button')].filter(seen)
  const shut = (one) => one.disabled || one.getAttribute('aria-disabled') === 'true'
  const options = [...body.querySelectorAll('[role=group] button[data-option]')]
  return {
    now: 'asked',
    kind: body.querySelector('.draw') ? 'draw'
      : options.some((one) => one.hasAttribute('aria-pressed')) ? 'some'
      : options.length ? 'options'
      : body.querySelector('input') ? 'number' : body.querySelector('ol') ? 'order'
      : body.querySelector('.foot button.primary') ? 'some' : 'numbers',
    options: (options.length || body.querySelector('.foot button.primary') ? options : buttons).map((one) => ({
      name: one.innerText.trim(), open: !shut(one), picked: one.getAttribute('aria-pressed') === 'true',
    })),
    good: body.querySelectorAll('details li button').length,
    ready: buttons.some((one) => one.classList.contains('primary') && !shut(one)),
    deep: seen(box.querySelector('.inner button')),
  }
}"""

# The question has gone, it says why not, or a warning lies before it.
SETTLED = """(body) => !body.isConnected
  || Boolean(document.querySelector('#question .fault, #question .no, dialog[open] .buttons'))"""

SURE = "dialog[open] .buttons button.primary"

OPTION = ":scope > .body [role=group] button[data-option]"

PATIENCE = 20.0  # seconds until somebody else must have decided
LOST = 2
Seen = dict[str, Any]


class Stuck(AssertionError):
    """There is nothing the hand can do."""


class Hand:
    """What both hands have in common: looking, choosing at random, and trying another way where one is shut."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.rng = random.Random(seed)
        self.question: Locator = page.locator("#question")
        self.answers = 0
        self._tired: set[str] = set()  # options that led nowhere in this question
        self._asked = ""
        self._lost = 0  # acts that came to nothing

    # -- looking

    def see(self) -> Seen:
        found: Seen = self.page.evaluate(LOOK)
        return found

    def wait(self, patience: float = PATIENCE) -> Seen:
        """Wait until there is something to do here."""
        until = time.monotonic() + patience
        while (seen := self.see())["now"] == "wait":
            if time.monotonic() > until:
                raise Stuck(f"nothing was asked: {self.question.inner_text()}")
            self.page.wait_for_timeout(40)
        return seen

    def says(self) -> str:
        """The question in words."""
        return self.question.locator(".mine").first.inner_text()

    def body(self) -> ElementHandle:
        return self.question.locator(":scope > .body").element_handle()

    def settled(self, body: ElementHandle, patience: float = 10.0) -> bool:
        """Wait for the result of an act: has the question gone? On a busy machine an act may come to nothing: once or twice."""
        try:
            self.page.wait_for_function(SETTLED, arg=body, timeout=patience * 1000)
        except TooLong:
            self._lost += 1
            if self._lost > LOST:
                raise
        return not body.evaluate("body => body.isConnected")

    # -- playing

    def play(self, most: int = 400) -> None:
        """Answer everything until the game is over."""
        for _ in range(most):
            if not self.act():
                return
        raise Stuck(f"the game is not over after {most} acts")

    def until(self, reached: Callable[[], bool], most: int = 200) -> None:
        """Answer until something is so."""
        for _ in range(most):
            seen = self.wait()
            if reached():
                return
            if not self.act(seen):
                break
        raise Stuck("the game went another way")

    def act(self, seen: Seen | None = None) -> bool:
        """Do the next thing; False when the game is over."""
        seen = seen or self.wait()
        if seen["now"] == "over":
            return False
        if seen["now"] in ("curtain", "shown"):
            self.aside(seen["now"])
            return True
        if seen["now"] == "warned":
            self.insist()
            self.page.locator(SURE).wait_for(state="detached")
            return True
        asked = self.says()
        if asked != self._asked:
            self._asked = asked
            self._tired.clear()
        if self.answer(seen):
            self.answers += 1
            self._tired.clear()
        return True

    def answer(self, seen: Seen) -> bool:
        """Answer or go further into the question; True when it has gone."""
        body = self.body()
        kind = seen["kind"]
        if kind == "draw":
            if self.draw(seen, body):
                return True
            if not seen["deep"]:
                raise Stuck(f"no place was found: {self.says()}")
            self.back(body)
            return False
        if kind == "some":
            self.some(seen)
            return self.settled(body)
        if kind in ("order", "number"):
            self.confirm()
            return self.settled(body)
        return self.option(seen, body)

    def option(self, seen: Seen, body: ElementHandle) -> bool:
        open_ = [i for i, one in enumerate(seen["options"]) if one["open"] and one["name"] not in self._tired]
        if not open_:
            if not seen["deep"]:
                raise Stuck(f"every way is shut: {self.says()} {seen['options']}")
            self.back(body)
            return False
        index = self.rng.choice(open_)
        self._tired.add(seen["options"][index]["name"])  # until the question has gone
        self.choose(index)
        gone = self.settled(body)
        return gone and not self.see().get("deep", False)

    def some(self, seen: Seen) -> None:
        """Tick one more until it may be confirmed."""
        for index in self.rng.sample(range(len(seen["options"])), len(seen["options"])):
            if self.see().get("ready"):
                break
            self.choose(index)
        self.confirm()

    # -- what each hand does in its own way

    def choose(self, index: int) -> None:
        raise NotImplementedError

    def confirm(self) -> None:
        raise NotImplementedError

    def back(self, body: ElementHandle) -> None:
        raise NotImplementedError

    def draw(self, seen: Seen, body: ElementHandle) -> bool:
        raise NotImplementedError

    def aside(self, what: str) -> None:
        """Lift the curtain, or put a duel that is over aside."""
        raise NotImplementedError

    def insist(self) -> None:
        """Do it all the same, though there is a warning."""
        raise NotImplementedError


def together(hands: Sequence[Hand], reached: Callable[[], bool], most: int = 400) -> None:
    """Several people play, each on a screen of their own, until something is so."""
    idle = time.monotonic()
    for _ in range(most):
        for hand in hands:
            seen = hand.see()
            if seen["now"] == "over":
                raise Stuck("the game went another way")
            if seen["now"] == "wait":
                continue
            idle = time.monotonic()
            if reached():
                return
            hand.act(seen)
        if time.monotonic() - idle > PATIENCE:
            raise Stuck("nobody is asked anything")
    raise Stuck("it did not come about")


class Mouse(Hand):
    """Clicks, and nothing else."""

    def choose(self, index: int) -> None:
        options = self.question.locator(OPTION)
        (options if options.count() else self.question.locator(":scope > .body button")).nth(index).click()

    def confirm(self) -> None:
        self.question.locator(":scope > .body button.primary").click()

    def back(self, body: ElementHandle) -> None:
        self.question.locator(".inner button").click()
        self.settled(body)

    def draw(self, seen: Seen, body: ElementHandle) -> bool:
        """A good place from the list."""
        try:
            self.question.locator("summary").wait_for(timeout=3000)
        except TooLong:
            return False  # nowhere to go
        places = self.question.locator("details li button")
        for index in self.rng.sample(range(places.count()), min(3, places.count())):
            self.unfold()
            places.nth(index).click()
            if self.allowed():
                self.confirm()
                if self.settled(body):
                    return True
        return False

    def allowed(self) -> bool:
        """Wait until it is said what the plan would do, or why it is not allowed."""
        self.page.wait_for_function("() => document.querySelector('#question .told, #question .no')")
        return not self.question.locator(".no").count()

    def unfold(self) -> None:
        if not self.question.locator("details li button").first.is_visible():
            self.question.locator("summary").click()

    def aside(self, what: str) -> None:
        where = "[role=dialog][aria-modal=true] button" if what == "curtain" else "section.duel > header > button"
        with suppress(TooLong):  # after a while it goes by itself
            self.page.locator(where).first.click(timeout=5000)

    def insist(self) -> None:
        self.page.locator(SURE).click()

    def table(self) -> None:
        """Put whatever lies over the board aside."""
        if self.page.locator("section.duel").count():
            self.aside("shown")
        self.page.locator("section.duel").wait_for(state="detached")


class Keys(Hand):
    """Presses keys, and nothing else."""

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)

    def choose(self, index: int) -> None:
        shown = self.question.locator(OPTION).nth(index).locator("kbd")
        if shown.count() and (key := shown.inner_text().strip()).isdigit():
            self.press(key)
            return
        self.press("F1")
        self.reach(index)
        self.press("Enter")
        self.press("F1")

    def reach(self, index: int) -> None:
        """Go to an option with the tab key."""
        for _ in range(200):
            self.press("Tab")
            at = self.page.evaluate(
                "(option) => [...document.querySelectorAll(`#question ${option}`)].indexOf(document.activeElement)",
                OPTION.removeprefix(":scope"),
            )
            if at == index:
                return
        raise Stuck("the tab key does not get there")

    def confirm(self) -> None:
        self.press("Enter")

    def back(self, body: ElementHandle) -> None:
        for _ in range(3):
            self.press("Escape")
            if not body.evaluate("body => body.isConnected"):
                return
        self.settled(body)

    def draw(self, seen: Seen, body: ElementHandle) -> bool:
        """The first good place for what is put down; for what moves, a step in one direction after the other."""
        try:
            self.question.locator("summary").wait_for(timeout=3000)
        except TooLong:
            return False
        for way in self.ways():
            self.press(way)
            self.press("Enter")
            if self.settled(body):
                return True
            self.press("0")  # again
            self.page.wait_for_function("() => !document.querySelector('#question .no')")
        return False

    def ways(self) -> Iterator[str]:
        """Keys that lead somewhere: a cursor begins at a good place, and one step to the side leads back to it."""
        self.press("ArrowRight")
        if not self.question.locator(".measure").count():
            yield "ArrowLeft"
        for way in self.rng.sample(("Up", "Down", "Left", "Right"), 4):
            yield f"Shift+Arrow{way}"

    def aside(self, what: str) -> None:
        self.press("Enter" if what == "curtain" else "Escape")

    def insist(self) -> None:
        for _ in range(5):
            self.press("Tab")
            if self.page.evaluate("(sure) => document.activeElement.matches(sure)", SURE):
                break
        self.press("Enter")
