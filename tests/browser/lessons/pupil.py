"""Pupils who learn at the table page, with a mouse, the keyboard alone, or a finger. They see what a stranger sees: the sentence of the
guide, what is lit, the buttons. What is lit they take; where nothing is lit they ask for hints until the guide has shown the answer.
"""

from __future__ import annotations

import time
from typing import Any

from playwright.sync_api import Page

LOOK = """() => {
  const shown = (one) => Boolean(one && one.getClientRects().length)
  const open = (one) => shown(one) && one.getAttribute('aria-disabled') !== 'true' && !one.disabled
  const words = (one) => one ? one.innerText.trim() : ''
  const guide = document.querySelector('#guide')
  const way = (name) => shown(guide?.querySelector(`[data-way=${name}]`))
  const told = {
    sentence: words(guide?.querySelector('.sentence')),
    asides: [...(guide?.querySelectorAll('.aside:not(.hidden)') ?? [])].map(words),
    hint: way('hint'), solved: way('do'), skip: way('skip'), again: way('look-again'),
    lamps: document.querySelectorAll('[data-lamp]').length,
  }
  if (document.querySelector('#over-title')) return { now: 'over', ...told }
  if (document.querySelector('dialog[open]')) return { now: 'dialog', says: words(document.querySelector('dialog[open]')), ...told }
  const box = document.querySelector('#question')
  if (!guide || guide.dataset.ended || box?.classList.contains('sending')) return { now: 'wait', ...told }
  if (way('next')) return { now: 'next', ...told }
  if (box?.classList.contains('quiz'))
    return { now: 'quiz', answered: open(box.querySelector('button.primary')), ...told }
  if (shown(box?.querySelector('.behind button.primary'))) return { now: 'waits', ...told }
  const body = box?.querySelector(':scope > .body')
  if (!body?.childElementCount) return { now: 'wait', ...told }
  const board = document.querySelector('[data-board]').getBoundingClientRect()
  const middle = (one) => {
    const at = one.getBoundingClientRect()
    return [at.x + at.width / 2, at.y + at.height / 2]
  }
  const rings = [...document.querySelectorAll('.shade .ring')].map(middle)
  const inside = ([x, y]) => x >= board.left && x <= board.right && y >= board.top && y <= board.bottom
  const options = [...body.querySelectorAll('button[data-option]')]
  return {
    now: 'asked',
    draw: Boolean(body.querySelector('.draw')),
    refused: Boolean(body.querySelector('.draw .no, .draw .fault')),
    confirm: open(body.querySelector('.draw button.primary')),
    lit: options.flatMap((one, i) => one.matches('.lit') && open(one) ? [i] : []),
    picked: options.flatMap((one, i) => one.getAttribute('aria-pressed') === 'true' ? [i] : []),
    ready: [...body.querySelectorAll('button.primary')].some(open),
    keys: options.map((one) => words(one.querySelector('kbd'))),
    rings,
    goals: [...document.querySelectorAll('.shade .ring.goal')].length,
    away: rings.filter((ring) => !inside(ring)).length,
    ...told,
  }
}"""
CARD = """() => {
  const at = document.querySelector('#guide .sentence')?.getBoundingClientRect()
  return Boolean(at) && at.top >= 0 && at.bottom <= innerHeight && at.left >= 0 && at.right <= innerWidth
}"""
# Where a hand presses something: its middle, once it is in sight; and what lies on it there. What moves away under the hand is not
# pressed, nor is what comes in its place.
REACH = """([where, index]) => {
  const one = [...document.querySelectorAll(where)].at(index)
  if (!one?.getClientRects().length) return null
  const ring = one.matches('.ring') // the board is pressed there
  const middle = () => {
    const box = one.getBoundingClientRect()
    return [box.x + box.width / 2, box.y + box.height / 2]
  }
  const on = (element) => Boolean(ring ? element?.closest('[data-board]') : one.contains(element))
  const look = () => {
    const at = middle()
    const top = document.elementFromPoint(...at)
    return { at, under: on(top) ? '' : top?.outerHTML.slice(0, 160) ?? 'the rim of the screen' }
  }
  const hit = ({ clientX, clientY, target }) => {
    const [x, y] = middle()
    return on(target) && (!ring || (one.isConnected && Math.hypot(clientX - x, clientY - y) < 4))
  }
  const watch = (event) => {
    const { hand } = window
    if (event.type === 'pointerdown' && hand.hit) hand.missed = !hand.hit(event)
    if (!hand.missed) return
    event.stopImmediatePropagation()
    event.preventDefault()
  }
  if (!window.hand)
    for (const type of ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'click', 'touchstart', 'touchend'])
      window.addEventListener(type, watch, { capture: true, passive: false })
  window.hand = { hit, missed: false }
  if (!ring) one.scrollIntoView({ block: 'nearest' })
  if (ring || !look().under) return look()
  one.scrollIntoView({ block: 'center' })
  return look()
}"""
MISSED = """() => {
  const { missed } = window.hand
  window.hand = { missed: false }
  return missed
}"""
GOAL = ".shade .ring.goal"  # where something is to go; the board may still give way to the card
PATIENCE = 30.0  # seconds until something must have happened
LONGEST = 180.0  # seconds that a lesson may take
REST = 0.04  # seconds in which what is at rest does not move
SOON = 5.0  # seconds until what lies over something has gone
Seen = dict[str, Any]


def shows(seen: Seen) -> list[Any]:
    """What a stranger sees of it."""
    return [
        seen.get(part) for part in ("now", "sentence", "asides", "lit", "rings", "lamps", "draw", "picked", "answered")
    ]


class Pupil:
    """Whoever follows the guide, with a mouse."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.sentences: list[str] = []
        self.tried = ""  # the place that was pointed at, if that did not do

    # -- seeing

    def see(self) -> Seen:
        seen: Seen = self.page.evaluate(LOOK)
        if seen["sentence"] and seen["sentence"] not in self.sentences:
            for _ in range(20):  # the board gives way to the card, and comes to rest
                if not seen.get("away"):
                    break
                self.page.wait_for_timeout(50)
                seen = self.page.evaluate(LOOK)
            assert "lesson-" not in seen["sentence"], seen["sentence"]  # the key of a text that is missing
            assert self.page.evaluate(CARD), f"the sentence is not to be seen: {seen['sentence']}"
            assert not seen.get("away"), f"something is lit outside the board: {seen['sentence']}"
            self.sentences.append(seen["sentence"])
        return seen

    def settled(self) -> Seen:
        """What there is to do, once there is something."""
        until = time.monotonic() + PATIENCE
        while (seen := self.see())["now"] == "wait":
            assert time.monotonic() < until, f"nothing happens: {seen}"
            self.page.wait_for_timeout(15)
        return seen

    # -- learning

    def learn(self, most: int = 400) -> list[str]:
        """Follow the guide to the end of the lesson. Returns what it has said."""
        self.sentences = []
        until = time.monotonic() + LONGEST
        for _ in range(most):
            if time.monotonic() > until:
                break
            if not self.step(self.settled()):
                return self.sentences
        raise AssertionError(f"the lesson does not end: {self.sentences[-1:]}")

    def until(self, part: str, most: int = 60) -> Seen:
        """Follow the guide until it says this."""
        for _ in range(most):
            seen = self.settled()
            if part in seen["sentence"] and seen["now"] == "asked":
                return seen
            assert self.step(seen), f"the lesson ended before: {part}"
        raise AssertionError(f"the guide does not say: {part}")

    def step(self, seen: Seen) -> bool:
        """One thing; False when it is over."""
        if seen["now"] == "over":
            return False
        assert seen["now"] != "dialog", f"the guide leads into a warning: {seen['says']}"
        if seen["now"] in ("next", "waits"):
            self.on(seen["now"])
        elif seen["now"] == "quiz":
            self.quiz(seen)
        elif seen["draw"] and seen["goals"] and seen["sentence"] + "draw" != self.tried:
            self.place(seen)
        elif seen["lit"]:
            self.take(seen)
        else:
            self.ask_for_help(seen)
        self.changed(seen)
        return True

    def ask_for_help(self, seen: Seen) -> None:
        """A stronger hint, which brings something; or, once the answer is known, that it be given."""
        assert seen["hint"] or seen["solved"], f"nothing is lit, and there is no hint: {seen}"
        self.help("do" if seen["solved"] else "hint")
        if not seen["solved"]:
            assert self.changed(seen), f"the hint says nothing, and shows nothing: {seen}"

    def changed(self, before: Seen) -> bool:
        """Wait until what was done shows."""
        until = time.monotonic() + 1
        while time.monotonic() < until:
            if shows(self.see()) != shows(before):
                return True
            self.page.wait_for_timeout(15)
        return False

    def take(self, seen: Seen) -> None:
        """The first lit option that is not picked; if all are, they are confirmed."""
        left = [index for index in seen["lit"] if index not in seen["picked"]]
        if seen["picked"] and not left:
            self.confirm()
        else:
            self.choose(left[0])

    def at_rest(self, seen: Seen) -> Seen:
        """The board gives way to the card: what is lit is pointed at when it has come to rest."""
        for _ in range(40):
            self.page.wait_for_timeout(REST * 1000)
            was, seen = seen, self.see()
            if seen.get("rings") == was.get("rings"):
                break
        return seen

    def place(self, seen: Seen) -> None:
        """The lit place on the board: the last, where there are several. If the way there is not free, the guide is asked."""
        seen = self.at_rest(seen)
        if seen["now"] != "asked" or not seen["draw"] or not seen["goals"]:
            return
        self.press(GOAL, -1)
        until = time.monotonic() + SOON
        while time.monotonic() < until:
            seen = self.see()
            if seen["now"] != "asked" or not seen["draw"]:
                return
            if seen["confirm"]:
                self.confirm()
                return
            if seen["refused"]:
                break
            self.page.wait_for_timeout(15)
        self.tried = seen["sentence"] + "draw"

    # -- what each does in its own way

    def press(self, where: str, index: int = 0) -> None:
        """Press it, in its middle: nothing may lie there. It may have gone by itself."""
        until = time.monotonic() + SOON
        while (found := self.page.evaluate(REACH, [where, index])) is not None:
            if not found["under"]:
                self.point(*found["at"])
                if not self.page.evaluate(MISSED):
                    return
            assert time.monotonic() < until, f"{where} is covered, or does not keep still: {found['under']}"
            self.page.wait_for_timeout(30)

    def on(self, what: str) -> None:
        self.press("#guide [data-way=next]" if what == "next" else "#question .behind button.primary")

    def help(self, way: str) -> None:
        self.press(f"#guide [data-way={way}]")

    def choose(self, index: int) -> None:
        self.press("#question > .body button[data-option]", index)

    def confirm(self) -> None:
        self.press("#question > .body button.primary")

    def point(self, x: float, y: float) -> None:
        self.page.mouse.click(x, y)

    def quiz(self, seen: Seen) -> None:
        self.press("#question button.primary" if seen["answered"] else "#question [data-choice='0']")


class Finger(Pupil):
    """The same on a phone."""

    def point(self, x: float, y: float) -> None:
        self.page.touchscreen.tap(x, y)


class Keys(Pupil):
    """Presses keys, and nothing else. For a place it asks the guide."""

    def on(self, what: str) -> None:
        self.page.keyboard.press("Enter")

    def help(self, way: str) -> None:
        self.page.keyboard.press("i")

    def choose(self, index: int) -> None:
        key = self.see()["keys"][index]
        if key:
            self.page.keyboard.press(key)
            return
        options = "[...document.querySelectorAll('#question > .body button[data-option]')]"
        self.page.keyboard.press("F1")
        for _ in range(200):
            self.page.keyboard.press("Tab")
            if self.page.evaluate(f"() => {options}.indexOf(document.activeElement)") == index:
                self.page.keyboard.press("Enter")
                return
        raise AssertionError("the tab key does not get there")

    def confirm(self) -> None:
        self.page.keyboard.press("Enter")

    def place(self, seen: Seen) -> None:
        self.help("do" if seen["solved"] else "hint")

    def quiz(self, seen: Seen) -> None:
        self.page.keyboard.press("Enter" if seen["answered"] else "1")


PUPILS: dict[str, type[Pupil]] = {"mouse": Pupil, "keys": Keys, "phone": Finger}
