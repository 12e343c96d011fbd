"""What Python says of a real game, in both languages: the client must say the same. Prints JSON for tests/lib/text.test.ts."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from escarmouche.core.asks.ask import Ask, Menu
from escarmouche.core.book import find, games
from escarmouche.core.dealer.chance import seed_bytes
from escarmouche.core.messages.refusal import Refusal
from escarmouche.core.messages.text import LANGUAGES, Texts
from escarmouche.core.play.game import Game
from escarmouche.server.web.texts import fluent, folders

DECISIONS = 400
ODD = (0, 1, 125, 375, 5, 15, 1005, 1115, 2675, 3200, 9999, 10000, 12500, 123456)  # lengths that round in odd ways


def cases(game: Game[Any], rng: random.Random) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """Keys and arguments as they come up while a game is played at random."""
    for _ in range(DECISIONS):
        if game.over:
            break
        for seat in range(game.setup.seats):
            ask = game.asked(seat)
            if ask is None:
                continue
            yield from asked(ask)
            wrong = game.refusal(seat, "nonsense")
            if wrong:
                yield wrong.key, wrong.args
            game.answer(seat, ask.sample(rng))
            break
    for event in game.history():
        yield f"event-{event.name}", event.args


def asked(ask: Ask) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """The question and why its closed branches are closed."""
    yield f"ask-{ask.name}", ask.about or {}
    if not isinstance(ask, Menu):
        return
    for name in ask.names:
        branch = ask.branch(name)
        if isinstance(branch, Refusal):
            yield branch.key, branch.args
        elif branch is not None:
            yield f"ask-{branch.name}", branch.about or {}


def plain(args: Mapping[str, Any]) -> Any:
    """As it goes over the wire."""
    return json.loads(msgspec.json.encode(dict(args)))


def told(name: str) -> Iterator[dict[str, Any]]:
    book = find(name)
    voices = {lang: Texts(lang, folders(name)) for lang in LANGUAGES}
    for number, options in enumerate(book.form().quick.values() or [{}]):
        seats = 2 if 2 in book.seats else book.seats[0]
        game = Game(book, book.read_setup({**options, "seats": seats}), seed_bytes(number))
        found = list(cases(game, random.Random(number)))
        names = game.names()
        for key, args in found:
            sent = plain(args)
            for lang, texts in voices.items():
                yield {
                    "lang": lang,
                    "key": key,
                    "args": sent,
                    "names": plain(names),
                    "text": texts.say(key, args, names),
                }


def main() -> None:
    found: dict[str, Any] = {"sources": {}, "said": [], "distances": {}, "names": []}
    for name in games():
        found["sources"][name] = {lang: fluent(lang, name) for lang in LANGUAGES}
        seen = set()
        for case in told(name):
            names = case.pop("names")
            if names not in found["names"]:
                found["names"].append(names)
            case |= {"game": name, "names": found["names"].index(names)}
            mark = json.dumps(case, sort_keys=True)
            if mark not in seen:
                seen.add(mark)
                found["said"].append(case)
    for lang in LANGUAGES:
        texts = Texts(lang, folders())
        found["distances"][lang] = [[mils, texts._distance(mils)] for mils in ODD]
    print(json.dumps(found))


if __name__ == "__main__":
    main()
