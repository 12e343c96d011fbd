"""Whatever is typed, the game goes on: random answers, commands and nonsense until the game is over."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from escarmouche.cli import prompt, voice
from escarmouche.cli.hearing.reading import Reader
from escarmouche.core.asks.ask import Number, Order, Some

from .conftest import Cli

TYPED = {
    "en": "help|why|look|map|map draw|log|rule|more|again|back|look b|why 1|save|save /nowhere/x|zzz|2.5 NE|NE|towards b|"
    "c3|walk c3|c2 d2|map words|near|near b|near c3|"
    "touch b|away b 1|3 N of b|to 18 12|around b left 30|stay||why 3 N|1 2|why zzz|none|always 1|rule XX|9999|-1|1.5|undo",
    "fr": "aide|pourquoi|voir|plan|plan dessin|journal|règle|suite|encore|retour|voir b|sauver|2,5 NE|NO|vers b|toucher b|"
    "c3|marcher c3|c2 d2|plan mots|proche|proche b|proche c3|"
    "loin de b 1|3 N de b|à 18 12,5|autour b gauche 30|rester|pourquoi 3 O|pourquoi 1|aucun|toujours 1|annuler|;|,|« »",
}
HOLES = re.compile(r"^(?:ask|event|why|branch|cli|word|error)-|Traceback|\{ ?\$|\{\?\?\?\}", re.MULTILINE)


class Typist:
    """Answers mostly what is listed, and now and then something else."""

    def __init__(self, seed: int, lang: str) -> None:
        self.rng, self.odd = random.Random(seed), TYPED[lang].split("|")
        self.reader: Reader | None = None

    def line(self) -> str:
        reader, rng = self.reader, self.rng
        if reader is None or rng.random() < 0.25:
            return rng.choice(self.odd)
        options, ask = list(reader.options()), reader.ask
        if isinstance(ask, Some):
            some = rng.sample(range(len(options)), rng.randint(ask.least, ask.most))
            return " ".join(str(i + 1) for i in some) or "none"
        if isinstance(ask, Order):
            return " ".join(str(i + 1) for i in rng.sample(range(len(options)), len(options)))
        if isinstance(ask, Number):
            return str(rng.randint(ask.low, ask.high))
        if not options:
            return "back"
        return str(rng.choice(options)) if reader.plain_numbers() else str(rng.randint(1, len(options)))


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(
    ("game", "seats", "seed"),
    [
        *(("tin", "human,random", seed) for seed in range(10)),
        ("tin", "human,human", 1),
        *(("tiles", "human,random", seed) for seed in range(10)),
        ("tiles", "human,human", 1),
        ("moonstone", "human,random", 1),
    ],
)
def test_anything_can_be_typed(
    cli: Cli, monkeypatch: pytest.MonkeyPatch, game: str, seats: str, seed: int, lang: str
) -> None:
    typist = Typist(seed, lang)
    present = prompt.Prompt.present

    def shown(self: prompt.Prompt, reader: Reader) -> None:
        typist.reader = reader
        present(self, reader)

    def hear(self: voice.Voice, question: str) -> str:
        line = typist.line()
        self.line(question + line)
        return line

    monkeypatch.setattr(prompt.Prompt, "present", shown)
    monkeypatch.setattr(voice.Voice, "hear", hear)
    said: Any = cli(f"play {game} --seats {seats} --seed {seed} --lang {lang}")
    assert said.code == 0, said.err
    assert "--verify" in said.out
    assert not HOLES.search(said.out), HOLES.search(said.out)
