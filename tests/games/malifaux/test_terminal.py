"""Malifaux by keyboard in a terminal: whole games by typed lines, in both languages, from step A of the set-up to the result."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import pytest

from escarmouche.cli import prompt, voice
from escarmouche.cli.hearing.places import Places
from escarmouche.cli.hearing.reading import Reader
from escarmouche.cli.telling import plane
from escarmouche.cli.telling.plane import Spot
from escarmouche.cli.telling.speech import Speech
from escarmouche.cli.voice import BadInput
from escarmouche.core.asks.ask import Number, Order, Some
from escarmouche.core.book import find
from escarmouche.core.views.scene import Shape, Terrain
from tests.cli.conftest import Cli, cli, home  # noqa: F401
from tests.games.malifaux.positions import lay, play

HOLES = re.compile(r"(?:^|[\s(])(?:ask|event|why|branch|cli|word|stat|mod|lot|error)-[a-z]|Traceback|\{ ?\$|\{\?\?\?\}")
IDS = re.compile(r"\b[a-z]+(?:-[a-z]+)*(?:#\d|:[a-z]|\+[a-z])|\b(?:ram|mask|crow|tome)-\d|\bm\d+\b")
PLAY = "play malifaux --option size=30 --option board=graveyard"
TABOO = {"en": ("voir", "Joueur", "Quel "), "fr": ("Player", "Which ", "What ", "Whom ")}


class Typist:
    """Types what a person could: numbers of the list, names, a roster, the rest of a branch; never leaves a question open."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.reader: Reader | None = None
        self.typed: list[str] = []

    def line(self) -> str:
        assert self.reader is not None
        line = self._line(self.reader)
        self.typed.append(line)
        return line

    def _line(self, reader: Reader) -> str:
        options, ask, rng = list(reader.options()), reader.ask, self.rng
        if reader.roster is not None:
            return self._roster(reader)
        if isinstance(ask, Order):
            return " ".join(str(i + 1) for i in rng.sample(range(len(options)), len(options)))
        if isinstance(ask, Some):
            count = rng.randint(ask.least, min(ask.most, len(options)))
            return " ".join(str(i + 1) for i in rng.sample(range(len(options)), count)) or "none"
        if isinstance(ask, Number):
            return str(rng.randint(ask.low, ask.high))
        if not options:
            return "back"
        return str(rng.choice(options)) if reader.plain_numbers() else str(rng.randint(1, len(options)))

    def _roster(self, reader: Reader) -> str:
        """Somebody more as long as the purse allows it, listed by their names."""
        assert reader.roster is not None
        typed: list[str] = []
        for row in self.rng.sample(reader.roster.rows, len(reader.roster.rows)):
            more = [*typed, reader.speech.word(row.card)]
            try:
                if reader.ask.why_not(reader.read(", ".join(more))) is None:
                    typed = more
            except prompt.BadInput:
                continue
        return ", ".join(typed) or "none"


@pytest.fixture
def typing(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Any]:  # noqa: F811
    """`typing(command, seed, *first)`: a game in which those lines are typed first, and then whatever is possible."""

    def play(command: str, seed: int, *first: str) -> Any:
        typist, present, left = Typist(seed), prompt.Prompt.present, list(first)

        def shown(self: prompt.Prompt, reader: Reader) -> None:
            typist.reader = reader
            present(self, reader)

        def hear(self: voice.Voice, question: str) -> str:
            line = left.pop(0) if left else "" if typist.reader is None else typist.line()
            self.line(question + line)
            return line

        monkeypatch.setattr(prompt.Prompt, "present", shown)
        monkeypatch.setattr(voice.Voice, "hear", hear)
        return cli(command)

    return play


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(("seats", "seed"), [("human,random", 1), ("human,human", 2)])
def test_a_whole_game_by_keyboard(typing: Callable[..., Any], seats: str, seed: int, lang: str) -> None:
    """From the Factions to the last VP; nothing is shown as an id or a key, and the record verifies."""
    session = typing(f"{PLAY} --seats {seats} --seed {seed} --lang {lang}", seed)
    assert session.code == 0, session.err
    for step in ("MALI-SETUP-21", "MALI-SETUP-22", "MALI-HIRE-01", "MALI-SETUP-27", "MALI-SETUP-29", "MALI-ACT-05"):
        assert f"({step})" in session.out, step
    assert {"en": "Turn 5 of 5", "fr": "Tour 5 sur 5"}[lang] in session.out
    assert re.search({"en": r"has won|is a draw", "fr": r"a gagné|est nulle"}[lang], session.out)
    assert "--verify" in session.out
    for pattern in (HOLES, IDS):
        lines = [line for line in session.out.splitlines() if "escarmouche" not in line and pattern.search(line)]
        assert lines == []
    assert [word for word in TABOO[lang] if word in session.out] == []


SAID = {
    "en": (
        ["salt", "rule MALI-DUEL-04", "sheet charge", "look breakthrough", "map draw", "look", "quit"],
        [
            "the defender may relent before any card is flipped",
            "a Push of up to Mv inches",
            "Reveal: At the end of a Turn",
            "h Hedge",
        ],
    ),
    "fr": (
        ["sel", "règle MALI-DUEL-04", "fiche charge", "voir percée", "plan dessin", "voir", "quitter"],
        [
            "le défenseur peut céder avant que la moindre carte soit tirée",
            "une Poussée de Mr pouces au plus",
            "Révélation : À la fin",
            "h Haie",
        ],
    ),
}


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_rules_reference_and_cards_at_a_question(cli: Cli, lang: str) -> None:  # noqa: F811
    """The ledger, the quick reference, a Scheme, the board: in the reader's language, at any question."""
    typed, lines = SAID[lang]
    session = cli(f"play malifaux --seats human,random --seed 1 --lang {lang}", *typed)
    told = session.out.replace("\N{NO-BREAK SPACE}", " ")
    assert session.code == 0, session.err
    assert [line for line in lines if line not in told] == []
    assert not HOLES.search(session.out)


ROSTER = {  # what is typed for a Crew of Bessarion's, and what is said about it
    "zzz": "“zzz” is not among the answers",
    "99": "There is no number 99: the list goes from 1 to 14.",
    "lamp, lamp, lamp": "A Crew may have at most 2 of Lamp Guard. (MALI-HIRE-04)",
    "lamp + coal": "Coal Scuttle is for Quench only, which Lamp Guard is not. (MALI-UPG-05)",
    "lamp + bent": "Bent Penny is not available to the Faction The Far Salt. (MALI-UPG-09)",
    "lamp + salt + riveted": "A model may be hired with only one Upgrade. (MALI-UPG-07)",
    "jun, jun": "A Crew may have only one Jun Hale. (MALI-HIRE-04)",
    "lamp + sal, outrider + sal": "A Crew may have only one Salt Charm. (MALI-UPG-03)",
    "barber": "Barber Quill shares no Keyword with the Leader",
    "spark": "Spark in a Jar is hired only with its Master, Hild Askar. (MALI-HIRE-07)",
    "walking, orm, jun, toll, frost, veda, hound": "The Crew costs 59 Soulstones; you have 50. (MALI-HIRE-03)",
}


def test_a_roster_by_keyboard(cli: Cli) -> None:  # noqa: F811
    """MALI-HIRE-01 to -07: numbers, names and their beginnings, copies, Upgrades; and why not."""
    session = cli("play malifaux --seats human,random --seed 1", "salt", "bess", *ROSTER, "none", "quit")
    assert "2. Lamp Guard, cost 6, in Keyword, up to 2\n" in session.out
    assert "Riveted Plate, cost 2, for anybody\n" in session.out
    missing = {typed: told for typed, told in ROSTER.items() if f"> {typed}\n{told}" not in session.out}
    assert missing == {}, session.out
    hired = cli("play malifaux --seats human,random --seed 1", "salt", "bess", "2 x lamp, 1 + riv, fennec", "quit")
    assert "is hired only with its Master" in hired.out
    hired = cli(
        "play malifaux --seats human,random --seed 1", "salt", "bess", "2 x lamp, 1 + riv, bess + cloak", "quit"
    )
    crew = re.sub(r" \(P\d\)", "", hired.out)
    assert "Old Bessarion + Desert Cloak, Lamp Guard 1, Lamp Guard 2, Jun Hale + Riveted Plate." in crew


WALL = {
    "id": "wall",
    "kind": "wall",
    "height": 3,
    "rect": [13, 10, 2, 6],
    "name": {"en": "Old Wall", "fr": "Vieux mur"},
}


@pytest.mark.parametrize(
    ("lang", "text", "legs"),
    [
        ("en", "climb wall 1.5", ((11410, 10000, 1500),)),
        ("en", "1 N, climb old wall 2, climb 1", ((10000, 11000), (11410, 11000, 2000), (11410, 11000, 1000))),
        ("fr", "grimper vieux mur 1,5", ((11410, 10000, 1500),)),
        ("en", "to 11.409 10 1.5", ((11409, 10000, 1500),)),
    ],
)
def test_a_climb_is_typed(lang: str, text: str, legs: Any) -> None:
    """MALI-AMB-134: against the side, to a height, and what is typed is legal."""
    game = lay(models={"man": {"at": (10, 10)}, "foe": {"at": (30, 30), "seat": 1}}, terrain=[WALL], active="man")
    ask = play(game)
    walk = dict(ask.open())["walk"]
    scene = find("malifaux").scene(game, 0)
    reader = Places(Speech(voice.Voice(lang, "malifaux"), scene), Spot(10000, 10000, 0, 590), 590)
    typed = reader.path(text, lambda path: walk.why_not(path) is None)
    assert typed == legs
    assert walk.about["sides"] == ["wall"]
    assert (walk.why_not(typed) is None) == (
        text.count("climb") < 2
    )  # 1" north and 1.41", 2" up and 1" down are too far


@pytest.mark.parametrize("text", ["climb", "climb wall", "climb nowhere 2"])
def test_a_climb_that_says_too_little_is_not_guessed(text: str) -> None:
    game = lay(models={"man": {"at": (10, 10)}}, terrain=[WALL])
    scene = find("malifaux").scene(game, 0)
    with pytest.raises(BadInput):
        Places(Speech(voice.Voice("en", "malifaux"), scene), Spot(10000, 10000, 0, 590), 590).path(
            text, lambda path: True
        )


def test_the_side_of_a_round_of_a_corner_and_from_the_top() -> None:
    """MALI-AMB-134: the nearest place at which the base touches it from outside."""
    box = Terrain("box", "other", [Shape(ring=[(0, 0), (4000, 0), (4000, 2000), (0, 2000)])])
    drum = Terrain("drum", "other", [Shape(circle=(0, 0, 1000))])
    assert plane.beside(Spot(1000, 1700, 2000, 500), box) == Spot(1000, 2500, 2000, 500)
    x, y, *_ = plane.beside(Spot(4600, 2800, 0, 500), box)
    assert (round(x), round(y)) == (4300, 2400)
    assert plane.beside(Spot(3000, 0, 0, 500), drum) == Spot(1500, 0, 0, 500)
    assert plane.beside(Spot(0, 0, 0, 500), drum) == Spot(1500, 0, 0, 500)
