"""What the tests of words share: a table with two Crews, and words of a card run on it in one line."""

from __future__ import annotations

from typing import Any

from escarmouche.core.files.source import Source
from escarmouche.core.messages.languages import LANGUAGES
from escarmouche.core.messages.refusal import Refusal
from escarmouche.core.messages.text import texts
from escarmouche.games.malifaux.cards import effect, vocabulary
from escarmouche.games.malifaux.cards.effect import Use
from escarmouche.games.malifaux.cards.vocabulary import Call
from escarmouche.games.malifaux.table import Malifaux
from tests.games.malifaux.positions import card, lay, upgrade
from tests.games.malifaux.rule_runner import asked as _asked
from tests.games.malifaux.rule_runner import run

CARDS = [
    card("imp", limit=2, health=4),
    card("giant", limit=1, health=12, base=50),
    card("golem", limit=1, characteristics=["construct"]),
]
TEXTS = [texts(lang, "malifaux") for lang in LANGUAGES]
UPGRADES = [upgrade("risen", special="summon", plentiful=2), upgrade("hex", special="curse", plentiful=2)]


def table(*, models: dict[str, Any] | None = None, **more: Any) -> Malifaux:
    """Ann (a Master, activating) and Cat against Bob and Dan, in a row 4 inches apart: Ann, Cat, Bob, Dan."""
    laid = {
        "ann": {"card": "boss", "at": (10, 10)},
        "cat": {"card": "fighter", "at": (14, 10)},
        "bob": {"card": "fighter", "seat": 1, "at": (18, 10)},
        "dan": {"seat": 1, "at": (22, 10)},
        **(models or {}),
    }
    cards, upgrades = [*CARDS, *more.pop("cards", [])], [*UPGRADES, *more.pop("upgrades", [])]
    return lay(models=laid, cards=cards, upgrades=upgrades, active=more.pop("active", "ann"), **more)


def read(*raw: dict[str, Any], kind: str = "effect") -> tuple[Call, ...]:
    """Words as a card has them."""
    return vocabulary.calls(list(raw), kind, Source("", "test"), ())


def use(game: Malifaux, model: str = "ann", target: str = "bob", **more: Any) -> Use:
    """A use by one model at another."""
    source = more.pop("source", "boss:strike")
    marker = game.marker(more.pop("marker")) if "marker" in more else None
    about = game.find(more.pop("about", ""))
    chosen = tuple(game.model(name) for name in more.pop("chosen", ()))
    by = game.model(model)
    return Use(more.pop("seat", by.seat), by, source, game.find(target), marker, chosen, about, **more)


def checked(step: Any) -> Any:
    """A rule whose every question has a text in both languages, with all that the text wants."""
    running, answer = iter(step), None
    try:
        while True:
            ask = running.send(answer)
            if ask.seat >= 0:
                assert all(known.has(f"ask-{ask.name}") for known in TEXTS), ask.name
                gaps = [known.unfilled(f"ask-{ask.name}", ask.about) for known in TEXTS]
                assert not any(gaps), (ask.name, gaps)
            answer = yield ask
    except StopIteration:
        return


def do(game: Malifaux, *raw: dict[str, Any], answers: tuple[Any, ...] = (), kind: str = "effect", **more: Any) -> None:
    """The words are resolved; every answer must be asked for."""
    run(checked(effect.run(game, read(*raw, kind=kind), use(game, **more))), *answers)


def asked(game: Malifaux, *raw: dict[str, Any], answers: tuple[Any, ...] = (), **more: Any) -> Any:
    """The question that the words ask after these answers."""
    return _asked(checked(effect.run(game, read(*raw), use(game, **more))), *answers)


def why_barred(game: Malifaux, raw: dict[str, Any], kind: str = "effect", **more: Any) -> Refusal | None:
    """Why a word has nothing to do."""
    return effect.why_barred(game, read(raw, kind=kind)[0], use(game, **more))


def key(refusal: Refusal | None) -> str:
    assert refusal is not None
    return refusal.key
