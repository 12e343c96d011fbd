"""What players may ask at any time: threats, consequences, sight, the form, the quick reference, printed cards, their texts."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

import escarmouche.games.malifaux as room
from escarmouche.core.book import register
from escarmouche.core.messages.languages import LANGUAGES
from escarmouche.core.messages.refusal import Refused
from escarmouche.core.messages.text import HERE, Texts
from escarmouche.games.malifaux import BOOK, state
from escarmouche.games.malifaux.cards import vocabulary
from escarmouche.games.malifaux.fate import duel
from escarmouche.games.malifaux.harm import condition
from escarmouche.games.malifaux.setup.options import Options
from escarmouche.games.malifaux.state import Condition
from escarmouche.games.malifaux.table import Malifaux
from escarmouche.games.malifaux.view import reference, scene
from escarmouche.games.malifaux.view.cards import cards_on_table
from escarmouche.games.malifaux.view.tools import consequences
from tests.games.malifaux.positions import action, card, lay

register(BOOK)
FOLDER = Path(room.__file__).parent


def texts(lang: str) -> Texts:
    return Texts(lang, [HERE, FOLDER / "text"])


def table(ann: Any = (10, 18), ben: Any = (20, 18), **more: Any) -> Malifaux:
    """A boss (melee 1", missile 12") and an enemy fighter."""
    models = {"ann": {"at": ann, "card": "boss"}, "ben": {"at": ben, "seat": 1, "card": "fighter"}}
    return lay(models=models, **more)


def reached(game: Malifaux, name: str) -> list[tuple[str, str, bool]]:
    return [(target.piece, target.by, target.moves) for target in BOOK.tools.threat(game, name).reached]


# -- threats


def test_whom_it_reaches() -> None:
    """MALI-RES-04, MALI-GACT-06, MALI-GACT-07: now with a shot, by a Walk or a Charge with a blow."""
    assert reached(table(), "ann") == [("ben", "boss:shot", False)]  # 5" and 1" are not enough
    near = reached(table(ben=(17, 18)), "ann")
    assert near == [("ben", "boss:shot", False), ("ben", "boss:strike", True)]
    assert reached(table(ben=(27, 18)), "ann") == [("ben", "boss:shot", True)]
    assert reached(table(ben=(35, 18)), "ann") == []


def test_areas() -> None:
    """MALI-ENG-01, MALI-ACTN-06: where it could stand, its engagement range, the range of what it shoots with."""
    areas = {area.name: area for area in BOOK.tools.threat(table(), "ann").areas}
    assert list(areas) == ["walk", "charge", "engagement", "charge-melee", "boss:shot"]
    furthest = max(x for x, _ in areas["walk"].rings[0])
    assert 14_900 <= furthest <= 15_000
    assert max(x for x, _ in areas["engagement"].rings[0]) == 10_000 + 591 + 1_000
    assert 16_500 <= max(x for x, _ in areas["charge-melee"].rings[0]) <= 16_591


def test_an_engaged_model_neither_charges_nor_leaves() -> None:
    """MALI-ENG-03, MALI-ENG-05, MALI-ENG-06: only what it can strike at, and ways inside the engagement range."""
    game = table(ben=(12, 18))
    assert reached(game, "ann") == [("ben", "boss:strike", False)]
    areas = {area.name: area for area in BOOK.tools.threat(game, "ann").areas}
    assert "charge" not in areas and min(x for x, _ in areas["walk"].rings[0]) > 9_700


def test_who_has_activated_is_looked_at_as_in_the_next_turn() -> None:
    """MALI-COND-08: what ends with its Activation is no longer counted."""
    game = table()
    ann = game.model("ann")
    ann.conditions = [Condition("staggered")]
    slow = BOOK.tools.threat(game, "ann").areas[0].rings[0]
    ann.activated = True
    fresh = BOOK.tools.threat(game, "ann").areas[0].rings[0]
    assert max(x for x, _ in slow) <= 13_000 < max(x for x, _ in fresh) and ann.conditions


def test_nobody_threatens_from_nowhere() -> None:
    """MALI-BURY-01: a model that is not on the table has no place to reach others from."""
    game = table()
    game.model("ann").status = "buried"
    with pytest.raises(Refused):
        BOOK.tools.threat(game, "ann")


# -- layers


def patches(game: Malifaux, name: str) -> list[Any]:
    layer = BOOK.tools.layer(game, name)
    assert layer.name == name and layer.rule.startswith("MALI-")
    return layer.patches


def test_layers_of_ranges() -> None:
    """MALI-ENG-01, MALI-AURA-01: every engagement range and every Aura, around the base whose it is."""
    glow = {
        "id": "glow",
        "name": {"en": "Glow", "fr": "Lueur"},
        "words": [{"aura": {"range": 3, "words": [{"cover": {}}]}}],
    }
    lamp = card("lamp", abilities=[glow])
    models = {
        "ann": {"at": (10, 18), "card": "boss"},
        "ben": {"at": (20, 18), "seat": 1, "card": "lamp"},
        "cid": {"at": (20, 28), "card": "lamp", "status": "buried"},
    }
    game = lay(models=models, cards=[lamp])
    (reach,) = patches(game, "engagement")
    assert (reach.about, reach.seat, reach.reach) == ("ann", 0, 1_000)
    assert max(x for x, _ in reach.rings[0]) == 10_000 + 591 + 1_000
    (aura,) = patches(game, "aura")
    assert (aura.about, aura.by, aura.seat, aura.reach) == ("ben", "lamp:glow", 1, 3_000)


def test_layers_of_the_table() -> None:
    """MALI-SHAD-01, MALI-SETUP-11: Shadows around tall Blocking terrain and such Markers; the zones once they are chosen."""
    wall = {"id": "wall", "kind": "wall", "rect": [12, 10.5, 4, 1], "height": 2}
    low = {"id": "hedge", "kind": "hedge", "rect": [2, 2, 1, 1]}
    game = table(terrain=[wall, low], markers={"ice": {"kind": "ice-pillar", "at": (28, 28)}})
    shadows = {patch.about: patch for patch in patches(game, "shadow")}
    assert set(shadows) >= {"wall", "ice"} and shadows["wall"].reach == 2_000
    outline = [point for ring in shadows["wall"].rings for point in ring]
    assert min(x for x, _ in outline) == 8_000 and max(y for _, y in outline) == 13_000
    zones = patches(game, "zone")
    assert [(patch.by, patch.seat) for patch in zones] == [
        ("deployment-zone", 0),
        ("deployment-zone", 1),
        ("centerline", None),
    ]
    game.state.phase = "zone"
    assert patches(game, "zone") == []


# -- consequences


def test_what_a_duel_would_be() -> None:
    """MALI-DUEL-02, MALI-FATE-01: what each brings before the cards; MALI-CHEAT-01: what a card of the hand would make of it."""
    game = table()
    game.model("ann").conditions = [Condition("distracted", 1)]
    before = game.over(copied(game))
    duel.begin(game, game.action("boss:shot"), game.model("ann"), game.model("ben"))
    lines = {line.key: dict(line.args) for line in BOOK.tools.consequences(before, game, 0)}
    assert lines["then-duel"] == {"model": "ann", "target": "ben", "stat": "df", "total": 5, "other": 5}
    assert lines["then-fate-minus"] == {"sources": ["distracted"]} and "then-fate-plus" not in lines
    for side, flipped in zip(game.duel.sides, ("ram-4", "crow-6"), strict=True):
        side.card = flipped
    before = game.over(copied(game))
    game.duel.sides[0].card = "tome-9"
    assert [(line.key, line.args) for line in BOOK.tools.consequences(before, game, 0)] == [
        ("then-against", {"total": 14, "other": 11})
    ]


def copied(game: Malifaux) -> Any:
    return msgspec.msgpack.decode(msgspec.msgpack.encode(game.state), type=type(game.state))


def then(before: Malifaux, name: str, **changes: Any) -> dict[str, dict[str, Any]]:
    """What a player is told about a model with these fields changed."""
    moved = [msgspec.structs.replace(m, **changes) if m.id == name else m for m in before.models]
    after = before.over(msgspec.structs.replace(before.state, models=moved))
    return {line.key: dict(line.args) for line in BOOK.tools.consequences(before, after, 0)}


def test_engagement_is_foreseen() -> None:
    """MALI-ENG-02: which models would engage which, and which it could then strike at."""
    lines = then(table(), "ann", x=18_000)
    assert lines["then-engaged"]["enemies"] == ["ben"] and lines["then-engages"]["enemies"] == ["ben"]
    assert lines["then-in-range"] == {"model": "ann", "action": "boss:strike", "targets": ["ben"]}
    back = then(table(ann=(18, 18)), "ann", x=10_000)
    assert "then-free" in back and "then-lets-go" in back and "then-out-of-range" in back


def test_hazards_are_foreseen() -> None:
    """MALI-TERR-11, MALI-TERR-16: Hazardous terrain and what it gives; Severe terrain; not to the unaffected."""
    fire = {"id": "fire", "rect": [10, 10, 4, 4], "traits": ["hazardous"], "hazard": "burning"}
    wire, mud = (
        {"id": "wire", "rect": [20, 10, 4, 4], "traits": ["hazardous"]},
        {"id": "mud", "kind": "water", "rect": [30, 10, 4, 4]},
    )
    game = table(terrain=[fire, wire, mud], markers={"m": {"kind": "pyre", "at": (5, 5)}})
    assert then(game, "ann", y=10_000)["then-hazard-condition"] == {
        "model": "ann",
        "terrain": "fire",
        "condition": "burning",
    }
    assert then(game, "ann", x=20_000, y=10_000)["then-hazard"]["terrain"] == "wire"
    assert then(game, "ann", x=5_000, y=5_000)["then-hazard-condition"]["terrain"] == "pyre"
    assert then(game, "ann", x=30_000, y=10_000)["then-severe"]["terrain"] == ["mud"]
    safe = card(
        "salamander",
        abilities=[{"id": "safe", "name": {"en": "S", "fr": "S"}, "words": [{"immune": {"to": ["hazardous"]}}]}],
    )
    calm = lay(models={"s": {"card": "salamander", "at": (1, 1)}}, cards=[safe], terrain=[fire])
    assert then(calm, "s", x=10_000, y=10_000) == {}


def test_shelter_is_foreseen() -> None:
    """MALI-SHAD-04, MALI-CONC-01, MALI-LOS-01: Cover, Concealment and lines of sight, gained and lost."""
    wall = {"id": "wall", "kind": "wall", "rect": [15, 18, 0.5, 3], "height": 1}
    models = {"ann": {"at": (10, 4), "card": "fighter"}, "gun": {"at": (20, 18), "seat": 1, "card": "shooter"}}
    assert then(lay(models=models, terrain=[wall]), "ann", x=14_100, y=18_000)["then-cover"]["enemies"] == ["gun"]
    wood = {"id": "wood", "rect": [15, 18, 2, 6], "traits": ["concealing"]}
    assert then(lay(models=models, terrain=[wood]), "ann", y=18_000)["then-concealed"]["enemies"] == ["gun"]
    house = {"id": "house", "kind": "house", "rect": [15, 18, 4, 8]}
    assert then(lay(models=models, terrain=[house]), "ann", y=18_000)["then-no-sees"]["enemies"] == ["gun"]


def test_harm_and_markers_are_foreseen() -> None:
    """MALI-DMG-01, MALI-KILL-01, MALI-GACT-01: damage, death, and Markers in base contact."""
    game = table(markers={"m": {"at": (10, 20)}})
    assert then(game, "ann", health=5)["then-hurt"] == {"model": "ann", "amount": 3}
    assert then(game, "ann", status="killed") == {"then-killed": {"model": "ann"}}
    assert then(game, "ann", y=20_000)["then-touches"]["markers"] == ["m"]
    assert then(game, "ann") == {}


def test_ones_own_come_first() -> None:
    """MALI-ENG-02: if several models change, those of the player who asks."""
    game = table()
    moved = [msgspec.structs.replace(m, x=18_000 if m.id == "ann" else 19_500) for m in game.models]
    after = game.over(msgspec.structs.replace(game.state, models=moved[::-1]))
    assert next(line.args["model"] for line in consequences.consequences(game, after, 0)) == "ann"
    assert next(line.args["model"] for line in consequences.consequences(game, after, 1)) == "ben"


def test_sight() -> None:
    """MALI-LOS-04: the book answers who sees whom, also from another place."""
    house = {"id": "house", "kind": "house", "rect": [15, 18, 4, 8]}
    game = table(terrain=[house])
    sight = BOOK.tools.sight(game, "ann", "ben")
    assert not sight.clear and sight.blockers == ["house"]
    assert BOOK.tools.sight(game, "ann", "ben", (20_000, 10_000, 0)).clear


# -- before a game


def test_the_form() -> None:
    """MALI-SETUP-02, MALI-DP-01: what can be agreed on is what the set-up knows, and what a newcomer gets can be played."""
    form = BOOK.form()
    known = [field.name for field in msgspec.structs.fields(Options)]
    assert [option.name for option in form.options] == ["size", "strategy", "deployment", "buildings", "legacy"]
    assert all(option.name in known for option in form.options) and form.seats == [2]
    assert {"crossroads", "random:1"} <= {board.id for board in form.boards}
    setup = BOOK.read_setup({**form.quick["third"], "edition": "third"})
    assert len(setup.crews) == 2 and BOOK.board(form.quick["third"]).terrain
    for option in form.options:
        for value in option.options:
            BOOK.read_setup({option.name: value})


def test_faces() -> None:
    """MALI-DECK-01: every card of the deck has a face, and no other has."""
    assert set(BOOK.cards.faces("third")) == set(state.fate_deck().pile.rest)
    assert BOOK.cards.faces("third")["ram-5"].icon == "ram" and BOOK.cards.faces("third")["red-joker"].value == "14"


def test_the_quick_reference() -> None:
    """MALI-GACT-08, MALI-TERR-24: every General Action, Condition, Trait and timing; buildings only if they can be entered."""
    plain, entered = (reference.reference(Options(buildings=on)) for on in (False, True))
    sections = {section.name: [part.id for part in section.parts] for section in entered}
    assert {"walk", "charge", "interact", "disengage", "concentrate", "assist", "destroy"} == set(
        sections["ref-general"]
    )
    assert set(condition.NAMES) == set(sections["ref-conditions"])
    assert set(scene.TRAITS) <= set(sections["ref-terrain"])
    assert {"immediately", "resolving", "killing", "after", "succeeding"} <= set(sections["ref-triggers"])
    assert [section.name for section in entered if section not in plain] == ["ref-buildings"]


# -- printed cards


def test_a_stat_card() -> None:
    """MALI-CARD-02, MALI-ACTN-01, MALI-ACTN-03: stats, Health, Abilities, Attack Actions with their Triggers, Tactical Actions."""
    again = {
        "id": "again",
        "name": {"en": "Again", "fr": "Encore"},
        "suits": ["ram"],
        "effects": [{"draw": {"amount": 1}}],
    }
    blow = action(suits=["ram"], fate=-1, triggers=[again], once="turn")
    calm = {
        "id": "calm",
        "name": {"en": "Calm", "fr": "Calme"},
        "bonus": True,
        "stat": 5,
        "tn": 10,
        "tn_suits": ["tome"],
    }
    own = card("foe", actions=[blow, calm], title={"en": "the Foe", "fr": "l’Ennemi"}, limit=2)
    page = BOOK.cards.card_views("third", [own])["foe"]
    assert page.name["en"] == "Foe, the Foe" and page.boxes == 8 and page.words[:2] == ["minion", "folk"]
    assert [(stat.name, stat.value) for stat in page.stats] == [
        ("df", 5),
        ("wp", 5),
        ("mv", 5),
        ("sz", 2),
        ("cost", 5),
        ("limit", 2),
    ]
    attacks, tactics = page.sections
    assert [part.id for part in attacks.parts] == ["foe:strike", "foe:strike:again"] and attacks.parts[1].words == [
        "trigger"
    ]
    numbers = [(stat.name, stat.value) for stat in attacks.parts[0].stats]
    assert numbers == [("range", 1000), ("stat", 5), ("suits", "ram"), ("fate", "−"), ("resist", "df")]
    assert attacks.parts[0].words == ["melee"] and "once" in attacks.parts[0].text["en"].lower()
    assert tactics.parts[0].words == ["bonus"] and [s.name for s in tactics.parts[0].stats] == ["stat", "tn", "suits"]


def test_an_upgrade() -> None:
    """MALI-UPG-03, MALI-UPG-05, MALI-UPG-06: an Upgrade with its Limitations."""
    pages = BOOK.cards.card_views("third")
    assert pages["grave-dirt"].sections[0].name == "limitations" and not pages["grave-dirt"].stats
    assert pages["grave-dirt"].words == ["upgrade", *room_of("grave-dirt").factions]


def room_of(name: str) -> Any:
    from escarmouche.games.malifaux.cards.library import upgrades

    return upgrades()[name]


def test_objectives_and_fate_cards_can_be_read() -> None:
    """MALI-STRAT-01, MALI-SCHM-03, MALI-JOKER-01: what a player may have to look up has a page."""
    pages = BOOK.cards.card_views("third")
    assert [part.id for part in pages["scheme-13"].sections[0].parts] == ["scheme-13-reveal", "scheme-13-end"]
    assert {"turf", "explosives", "idols", "reckoning"} <= set(pages) and set(BOOK.cards.faces("third")) <= set(pages)
    assert pages["black-joker"].sections and not pages["ram-5"].sections


@pytest.mark.parametrize("lang", LANGUAGES)
def test_pages_are_whole(lang: str) -> None:
    """MALI-DES-01: every card of ours can be read in both languages, and every word on it has a text."""
    known = texts(lang)
    for page in BOOK.cards.card_views("third").values():
        assert page.name[lang]
        assert [word for word in page.words if not known.has(f"word-{word}")] == [], page.id
        for stat in (*page.stats, *(s for section in page.sections for part in section.parts for s in part.stats)):
            assert known.has(f"stat-{stat.name}"), stat
        for section in page.sections:
            assert known.has(f"section-{section.name}"), section.name
            for part in section.parts:
                assert part.name[lang] and part.text[lang], part.id
                assert [word for word in part.words if not known.has(f"word-{word}")] == [], part.id


# -- texts


@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_of_scenes(lang: str) -> None:
    """MALI-HID-08: whatever a scene says has a text."""
    known = texts(lang)
    wanted = [f"word-{name}" for name in ("hired", "buried", "killed", "replaced", "leader", "activated", "engaged")]
    wanted += [f"word-{name}" for name in ("controlled", "summoned", *condition.NAMES)]
    wanted += [f"word-lasting-{name}" for name in vocabulary.vocabulary("passive")]
    wanted += [f"stage-{name}" for name in ("modify", "flip", "keep", "cheat", "triggers", "done")]
    wanted += [f"result-{name}" for name in cards_on_table.BANDS] + ["word-success", "word-failure"]
    wanted += [f"word-{suit}" for suit in state.SUITS] + ["result-higher", "result-lower", "goal-next-point"]
    wanted += [f"mod-stat-{stat}" for stat in ("action", "df", "wp", "mv", "sz")] + [
        "mod-passes",
        "mod-cover",
        "mod-ability",
    ]
    wanted += [
        "relents",
        "cheat-declined",
        "cheat-barred",
        "word-attacker",
        "word-defender",
        "word-flips",
        "word-initiative",
    ]
    wanted += [f"table-{name}" for name in ("pool", "flips", "adversary", "lasting", "used")]
    wanted += [f"pile-{name}" for name in ("deck", "top", "discard", "removed")] + [
        "hand-hand",
        "hand-shown",
    ]
    assert [key for key in wanted if not known.has(key)] == []


def code() -> str:
    """The rules as they are written."""
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(FOLDER.rglob("*.py")))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_flips_have_names_and_modifiers_sources(lang: str) -> None:
    """MALI-FATE-01: every flip that a rule makes has a name, every Fate Modifier a source that a reader understands."""
    known, rules = texts(lang), code()
    flips = re.findall(r'(?:variable_flip\.flip|duel\.simple)\([^@]*?name="([a-z-]+)"', rules)
    assert {"damage", "assist", "terrifying"} <= set(flips)
    assert [name for name in (*flips, "action", "initiative") if not known.has(f"word-duel-{name}")] == []
    sources = re.findall(r'(?:Mod\(|alter\(side, )"([a-z-]+)"', rules)
    assert "accuracy" in sources and [word for word in sources if not known.has(f"mod-{word}")] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_tracks_options_and_the_reference_are_told(lang: str) -> None:
    """MALI-DP-01: every track, option and section has its text, with nothing left open."""
    known = texts(lang)
    tracks = [
        "turn",
        "strategy",
        "deployment",
        "faction",
        "leader",
        "points",
        "soulstones",
        "passes",
        "attacker",
        "initiative",
    ]
    assert not [name for name in tracks if known.unfilled(f"track-{name}", {"value": 1, "player": "x"})]
    assert not [name for name in tracks if not known.has(f"track-{name}")]
    for option in BOOK.form().options:
        assert known.has(f"option-{option.name}") and known.has(f"option-{option.name}-help")
        assert all(known.has(f"word-{value}") for value in option.options) and known.has(f"word-{option.group}")
    for section in reference.reference(Options(buildings=True)):
        assert known.has(f"section-{section.name}")
        for part in section.parts:
            assert known.has(f"ref-{part.id}") and not part.name[lang].startswith(("ref-", "word-", "branch-")), part.id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_consequences_are_told(lang: str) -> None:
    """MALI-ENG-02: every line that can be foreseen has its text, with nothing left open."""
    known, source = texts(lang), (FOLDER / "view" / "tools" / "consequences.py").read_text(encoding="utf-8")
    keys = re.findall(r'"(then-[a-z-]+)"', source) + [f"then-{status}" for status in consequences.GONE]
    words = ["model", "enemies", "terrain", "condition", "action", "targets", "markers", "target", "stat", "sources"]
    args = dict.fromkeys(words, "x") | dict.fromkeys(["amount", "total", "other", "tn"], 2)
    assert len(keys) > 18 and not [key for key in keys if not known.has(key) or known.unfilled(key, args)]


def test_no_text_stands_twice() -> None:
    """MALI-HID-08: no key is in two files, and both languages have the same."""
    keys = {}
    for lang in LANGUAGES:
        every = [
            key
            for path in sorted((FOLDER / "text" / lang).glob("*.ftl"))
            for key in re.findall(r"^([a-z][\w-]*) =", path.read_text(encoding="utf-8"), re.M)
        ]
        assert len(every) == len(set(every)), [key for key in every if every.count(key) > 1]
        keys[lang] = set(every)
    mine = re.findall(r"^([a-z][\w-]*) =", (FOLDER / "text/en/view.ftl").read_text(encoding="utf-8"), re.M)
    assert not [key for key in mine if key not in keys["fr"]]


def test_french_spaces() -> None:
    """A hard space before a colon or a question mark, and the curved apostrophe."""
    text = (FOLDER / "text/fr/view.ftl").read_text(encoding="utf-8")
    assert not re.findall(r"[^\s\u00a0][ ]?[?!;](?!\w)", re.sub(r"\u00a0[?!;:]", "", text)) and "'" not in text
