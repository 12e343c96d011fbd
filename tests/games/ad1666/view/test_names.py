"""What readers call things: no id of the code appears in a sentence, a list or a header."""

from __future__ import annotations

import re

import pytest

from escarmouche.core.messages.languages import LANGUAGES
from escarmouche.core.messages.text import texts
from escarmouche.core.play.game import Game
from escarmouche.games.ad1666 import BOOK
from escarmouche.games.ad1666.combat import shoot
from escarmouche.games.ad1666.ground.board import boards
from escarmouche.games.ad1666.setup.new_figure import muster
from escarmouche.games.ad1666.table import Anno
from escarmouche.games.ad1666.view.tools import sightlines

from ..combat.test_shoot import Field, archer, spread, square

RAW = re.compile(r"\w\|\w|\b\d+,\d+\b|\w[/>]\w")


def play(**options: object) -> Game[Anno]:
    return Game(BOOK, BOOK.read_setup(options), bytes(32))


# -- Bands and purchases


def test_a_pick_of_a_band_is_called_by_its_card_and_its_arms() -> None:
    game = play(scenario="the-war-purse")
    for word in ("athos", "musketeer"):
        game.answer(0, {"add": word})
    game.answer(0, {"arms": {"musketeer": "halberd"}})
    scene = BOOK.scene(game.table, 0)
    assert scene.table["picks"] == ["athos", "musketeer/halberd"]
    assert [scene.names[pick]["en"] for pick in scene.table["picks"]] == ["Athos", "Musketeer (Halberd)"]
    assert [scene.names[pick]["fr"] for pick in scene.table["picks"]] == ["Athos", "Mousquetaire (Hallebarde)"]


def test_a_purchase_is_called_by_its_item_and_whom_it_is_for() -> None:
    bands = [
        ["athos", "porthos", "musketeer/musket", "musketeer/halberd"],
        ["longinus", "dragoon", "dragoon", "drover"],
    ]
    game = play(scenario="the-war-purse", bands=bands)
    while game.pending[0].name != "purchase":
        game.answer(game.pending[0].seat, next(iter(game.pending[0])))
    game.answer(0, {"buy": {"shield": "musketeer-2"}})
    scene = BOOK.scene(game.table, 0)
    assert scene.table["goods"] == ["shield>3"]
    assert scene.names["shield>3"] == {"en": "Shield (Musketeer 2)", "fr": "Bouclier (Mousquetaire 2)"}
    for other in (1, None):
        assert "shield>3" not in BOOK.scene(game.table, other).names


def test_a_poison_is_bought_for_a_weapon() -> None:
    bands = [["athos", "porthos", "gypsy", "urchin"], ["longinus", "dragoon", "dragoon", "drover"]]
    game = play(scenario="the-war-purse", bands=bands)
    while game.pending[0].name != "purchase":
        game.answer(game.pending[0].seat, next(iter(game.pending[0])))
    shop = game.pending[0].branch("buy")  # type: ignore[attr-defined]
    poison = next(name for name, branch in shop.open() if name.startswith("poison"))
    (who, weapons), *_ = [(name, branch.options) for name, branch in shop.branch(poison).open()]
    game.answer(0, {"buy": {poison: {who: weapons[0]}}})
    scene = BOOK.scene(game.table, 0)
    (entry,) = scene.table["goods"]
    for lang in LANGUAGES:
        said = [scene.names[id_][lang] for id_ in (poison, who, weapons[0])]
        assert scene.names[entry][lang] == f"{said[0]} ({said[1]}, {said[2]})"


def test_who_waits_between_two_nights_has_a_name() -> None:
    game = play(scenario="three-nights")
    bands = ["musketeer", "musketeer"], ["dragoon"]
    for seat, cards in enumerate(bands):
        for number, card in enumerate(cards, start=1):
            name = f"{card}-{number}" if len(cards) > 1 else card
            game.table.state.carried.append(muster(game.table.cards, game.table.items, card, name, seat, seat))
    names = BOOK.scene(game.table, None).names
    assert [names[f"musketeer-{number}"]["fr"] for number in (1, 2)] == ["Mousquetaire 1", "Mousquetaire 2"]


# -- the board


@pytest.mark.parametrize("name", boards())
def test_a_board_has_its_name_while_it_is_played_on(name: str) -> None:
    scenario = {
        "courtyard": "crossed-blades",
        "palace": "the-arch-enemy",
        "roofs": "over-the-roofs",
        "tavern": "the-oracle",
    }
    game = play(scenario=scenario[name], board=name)
    scene = BOOK.scene(game.table, None)
    assert scene.board is not None
    assert set(scene.board.name) == set(LANGUAGES)
    assert scene.board == BOOK.board({"scenario": scenario[name], "board": name})


# -- lines of sight


BOARDS = {
    "wall": spread(". . | . . . ."),
    "fragile": spread(". . f . . . ."),
    "door": spread(". . D . . . ."),
    "obstacles": spread(". o . o . o . . ."),
    "obstacle": spread(". . o . . . ."),
    "waived": spread(". o . . . . ."),
}
SQUARES = {
    "corner": square("+ + +-+ +", " . . . .", "+ + + +-+"),
    "corners": square("+ + +-+ +", " . . # .", "+ + + + +"),
    "penalties": square("+ +o+o+ +", " . . . .", "+ + + +-+"),
}
SAID = {
    "wall": ("the wall between b1 and c1", "le mur entre b1 et c1"),
    "fragile": ("the wall between b1 and c1", "le mur entre b1 et c1"),
    "door": ("door b1/c1", "porte b1/c1"),
    "obstacles": ("between c1 and d1", "entre c1 et d1"),
    "obstacle": ("the obstacle between b1 and c1", "l’obstacle entre b1 et c1"),
    "waived": ("between a1 and b1", "entre a1 et b1"),
    "corner": ("the corner between b2 and c3", "le coin entre b2 et c3"),
    "corners": ("between c3 and d4", "entre c3 et d4"),
    "penalties": ("between b2 and c3", "entre b2 et c3"),
}


@pytest.mark.parametrize("name", [*BOARDS, *SQUARES])
def test_what_is_in_the_way_is_told_in_words(name: str) -> None:
    end = "f1" if name in BOARDS else "d4"
    field = Field({"ann": archer(0, "a1"), "bob": archer(1, end)}, {**BOARDS, **SQUARES}[name])
    names = BOOK.names(field.game)
    lines = sightlines.sightline(field.game, "ann", "bob").lines
    reason = shoot.why_out_of_reach(field.game, field["ann"], field.thing("ann", "pistol"), field["bob"])
    for lang, said in zip(LANGUAGES, SAID[name], strict=True):
        text = texts(lang, "ad1666")
        told = [text.say(line.key, line.args, names) for line in lines]
        assert any(said in sentence for sentence in told), told
        if reason is not None:
            told.append(text.refusal(reason, names))
            assert said in told[-1]
        assert not [sentence for sentence in told if RAW.search(sentence.replace("b1/c1", ""))]


# -- what can be done


@pytest.mark.parametrize(
    ("lang", "reload", "watch"),
    [("en", "“Reload (with 2 MP)”", "“Watch”"), ("fr", "« Recharger (avec 2 PM) »", "« Guet »")],
)
def test_a_refusal_calls_what_may_be_done_as_the_menu_does(lang: str, reload: str, watch: str) -> None:
    """Not by the words that say what has happened: “weapons are loaded”, “on Watch”."""
    position = {
        "board": "+-+-+-+\n|. . .|\n+-+-+-+",
        "figures": {"ann": {"seat": 0, "at": "a1", "card": {}}},
        "active": "ann",
    }
    setup = BOOK.read_setup(BOOK.cases.prepared({}, position))
    game = Game(BOOK, setup, bytes(32), state=BOOK.cases.position(setup, position))
    game.answer(0, "full-move")
    for branch, said in (("reload", reload), ("watch", watch)):
        assert said.replace(" »", "\xa0»").replace("« ", "«\xa0") in str(game.why_not(0, branch, lang))


def test_no_refusal_calls_a_branch_an_action() -> None:
    """The argument `branch` is called as the menu calls it, `action` as an event does (`Texts.word`)."""
    for file in (BOOK.folder / "text" / "en").glob("*.ftl"):
        lines = [line for line in file.read_text(encoding="utf-8").splitlines() if line.startswith("why-")]
        assert [line for line in lines if "$action" in line] == []


# -- one and many, he and she


@pytest.mark.parametrize(
    ("key", "args", "en", "fr"),
    [
        ("why-band-full", {"most": 1}, "1 Character at most", "1 Personnage au plus"),
        ("why-band-full", {"most": 2}, "2 Characters at most", "2 Personnages au plus"),
        ("why-band-connections", {"cost": 1, "short": 1, "character": "x"}, "costs 1 Connection;", "1 en Relations"),
        ("why-purse-short", {"cost": 1, "left": 0}, "costs 1 kreutzer;", "coûte 1 kreutzer "),
        ("why-no-story", {"cost": 1, "story": 0}, "costs 1 story point;", "coûte 1 point d’histoire "),
        ("error-scenario-room", {"room": 1, "wanted": 2}, "1 square for 2 Characters", "1 case pour 2 Personnages"),
        ("error-scenario-room", {"room": 0, "wanted": 1}, "0 squares for 1 Character.", "0 case pour 1 Personnage."),
    ],
)
def test_one_is_not_many(key: str, args: dict[str, object], en: str, fr: str) -> None:
    """AD66-SETUP-03, AD66-DSN-11, AD66-DSN-20: what is counted once is told so, in both languages."""
    plain = {lang: texts(lang, "ad1666").say(key, args).replace("\u00a0", " ") for lang in ("en", "fr")}
    assert en in plain["en"] and fr in plain["fr"], plain


def test_who_runs_agrees_in_french() -> None:
    """AD66-FULL-07, AD66-DSN-20: a participle agrees with the Character it is said of."""
    for name, passed, mercenary in (
        ("milady", "passée", "une Mercenaire mauvaise"),
        ("athos", "passé ", "un Mercenaire mauvais "),
    ):
        gender = "f" if name == "milady" else "m"
        names = {name: {"fr": name, "fr-gender": gender}}
        said = texts(
            "fr",
            "ad1666",
        ).say("why-run-twice", {"model": name, "cell": "a1", "origin": "a2"}, names)
        assert passed in said
        assert mercenary in texts("fr", "ad1666").say("why-band-alignment", {"character": name, "other": "x"}, names)
