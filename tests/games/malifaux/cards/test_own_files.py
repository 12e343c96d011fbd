"""Cards that players own, typed in as files: read, put into words, played with; and files that are wrong (MALI-CARD-02, MALI-UPG-10)."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from escarmouche.cli.voice import Voice
from escarmouche.core.book import find
from escarmouche.core.files.source import Source
from escarmouche.core.messages.refusal import BadFile
from escarmouche.games.malifaux.cards.card import (
    Ability,
    Action,
    Card,
    Event,
    Filter,
    Timing,
    Trigger,
    Upgrade,
    When,
)
from escarmouche.games.malifaux.cards.library import cards_of, library_of, upgrades_of
from escarmouche.games.malifaux.ground.marker_kinds import MarkerKind
from escarmouche.games.malifaux.setup.options import Options
from escarmouche.games.malifaux.view.cards import card_views, describe
from tests.cli.conftest import Cli, cli, home  # noqa: F401

PAGE = (Path(__file__).parents[4] / "docs" / "cards" / "malifaux.md").read_text(encoding="utf-8")
ADA = """\
id: ada
name: {en: Ada, fr: Ada}
cost: 7
factions: [belfry]
station: enforcer
characteristics: [living]
keywords: [knell]
df: 5
wp: 5
mv: 5
sz: 2
health: 8
base: 30
actions:
  - id: hit
    name: {en: Hit, fr: Coup}
    range: 1
    type: melee
    stat: 5
    resist: df
    target: {}
    effects:
      - damage: {profile: [2, 3, 4]}
"""
LOCKET = """\
id: locket
name: {en: Locket, fr: Médaillon}
cost: 1
factions: [belfry]
abilities:
  - id: kept
    name: {en: Kept Close, fr: Gardé près de soi}
    words:
      - armor: {amount: 1}
"""
HIT = "damage: {profile: [2, 3, 4]}"
TRIGGER = "{id: t, name: {en: T, fr: T}, suits: [ram], effects: [{draw: {amount: 1}}]}"
WRONG: dict[str, tuple[str, str, int, str]] = {  # what is changed, into what; the line, and what is said about it
    "no YAML": ("[belfry]", "[belfry", 5, "not readable YAML"),
    "a key": ("station:", "statoin:", 5, "“statoin” is not known. Did you mean: station?"),
    "a station": ("enforcer", "boss", 5, "“boss” is not known. Did you mean: enforcer, henchman, master, minion?"),
    "a field left out": ("health: 8\n", "", 1, "“health” is missing"),
    "a word": ("damage:", "damge:", 23, "“damge” is not known. Did you mean: damage?"),
    "a parameter": ("profile:", "profil:", 23, "“profil” is not known. Did you mean: profile?"),
    "a word elsewhere": (HIT, "armor: {amount: 1}", 23, "“armor” is a passive word: it belongs under “words”"),
    "text for a number": ("df: 5", "df: five", 8, "a whole number, not text"),
    "a number too high": ("health: 8", "health: 99", 12, "40 or less"),
    "one language": ("{en: Hit, fr: Coup}", "{fr: Coup}", 16, "at least the English words"),
    "an id": ("id: ada", "id: Ada Lovelace", 1, "“Ada Lovelace” is not an id"),
    "an id twice": (
        f"      - {HIT}\n",
        f"      - {HIT}\n" + ADA[ADA.index("  - id: hit") :],
        24,
        "the id hit is used twice",
    ),
    "a Trigger twice": (
        f"      - {HIT}\n",
        f"      - {HIT}\n    triggers:\n      - {TRIGGER}\n      - {TRIGGER}\n",
        26,
        "the id t is used twice",
    ),
    "a suit": (
        f"      - {HIT}\n",
        f"      - {HIT}\n    triggers:\n      - {TRIGGER.replace('ram', 'rams')}\n",
        25,
        "“rams” is not known. Did you mean: ram?",
    ),
    "a profile": ("[2, 3, 4]", "[2, 3]", 23, "a length of 3, not 2"),
    "an amount": (HIT, "damage: {amount: lots}", 23, "“lots” is not an amount: write a number, X, 2X, X/2 or X+1"),
    "no parameters": (HIT, "damage: 3", 23, "a mapping, not a whole number"),
    "words that are no list": (f"\n      - {HIT}", " {damage: {amount: 1}}", 22, "a list, not a mapping"),
    "words within a word that are no list": (HIT, "may: {effects: 3}", 23, "a list, not a whole number"),
    "no card to summon": (HIT, "summon: {cards: []}", 23, "a list that is not empty"),
    "no amount": (HIT, "damage:", 23, "“damage” needs an “amount” or a “profile”"),
    "a card": (HIT, "summon: {cards: [risen-diger]}", 23, "Did you mean: risen-digger?"),
    "a Master": ("base: 30\n", "base: 30\ntotem: maud-holowell\n", 14, "Did you mean: maud-hollowell?"),
    "a Marker": (HIT, "drop: {kind: schem, within: 3}", 23, "“schem” is not known. Did you mean: scheme?"),
    "a Condition": (HIT, "gain: {condition: burnin, amount: 1}", 23, "“burnin” is not known. Did you mean: burning?"),
    "a Condition of a target": ("target: {}", "target: {condition: [burnin]}", 21, "Did you mean: burning?"),
    "an Action to take": (HIT, "act: {actions: [wlak]}", 23, "“wlak” is not known. Did you mean: walk?"),
    "no stat": ("    stat: 5\n", "", 19, "the target resists with df, but the Action has no stat"),
    "no target": ("    target: {}\n", "", 20, "the Action has no target: write “target: {}”"),
    "nothing to reach": ("    resist: df\n", "", 19, "a stat needs something to reach"),
    "a targeted Marker": ("target: {}", "target: {}\n    marker: [pyr]", 22, "“pyr” is not known. Did you mean: pyre?"),
    "an event": (
        "\nactions:",
        "\nabilities:\n  - {id: a, name: {en: A, fr: A}, when: {event: dammaged}, effects: [{draw: {amount: 1}}]}\nactions:",
        15,
        "“dammaged” is not known. Did you mean: damaged?",
    ),
    "a kind of Marker of the rules": (
        "\nactions:",
        "\nmarkers: {pyre: {name: {en: P, fr: P}}}\nactions:",
        14,
        "“pyre” is one of the rules’ own kinds of Marker",
    ),
    "a Trait of a Marker": (
        "\nactions:",
        "\nmarkers: {web: {name: {en: W, fr: W}, traits: [sever]}}\nactions:",
        14,
        "“sever” is not known. Did you mean: severe?",
    ),
    "a Marker in one language": (
        "\nactions:",
        "\nmarkers: {web: {name: {fr: W}}}\nactions:",
        14,
        "at least the English words",
    ),
    "a Marker that no card lays": (HIT, "drop: {kind: strategy}", 23, "“strategy” is not known"),
    "what an event has not": (
        "\nactions:",
        "\nabilities:\n  - {id: a, name: {en: A, fr: A}, when: {event: moves, by: {who: enemy}}, effects: [{draw: {}}]}\nactions:",
        15,
        "“by” goes only with these events: damaged, dying, killed, targeted",
    ),
    "an Action that it waits for": (
        "\nactions:",
        "\nabilities:\n  - {id: a, name: {en: A, fr: A}, when: {event: acts, actions: [wlak]}, effects: [{draw: {}}]}\nactions:",
        15,
        "“wlak” is not known. Did you mean: walk?",
    ),
    "degrees": (HIT, "push: {distance: 2, degrees: 90}", 23, "degrees go with"),
    "a Marker to stand by": (HIT, "place: {kinds: [copse], contact: true}", 23, "Did you mean: corpse?"),
    "nothing at all": (ADA, "", 1, "a mapping, not nothing"),
    "a list": (ADA, "- 1\n", 1, "a mapping, not a list"),
}


def faults(folder: Path, **files: str) -> list[BadFile]:
    for name, text in files.items():
        (folder / f"{name}.yaml").write_text(text, encoding="utf-8")
    return find("malifaux").cards.check_cards(folder, "third")


def test_what_is_right(tmp_path: Path) -> None:
    assert faults(tmp_path, ada=ADA, locket=LOCKET) == []


def test_all_that_is_wrong_is_told_at_once(tmp_path: Path) -> None:
    text = ADA
    for what in ("a key", "a Marker", "a Condition of a target", "nothing to reach"):
        old, new = WRONG[what][:2]
        assert old in text
        text = text.replace(old, new)
    told = [str(fault) for fault in faults(tmp_path, ada=text, locket=LOCKET.replace("name:", "nam:", 1))]
    lines = [line.rpartition("/")[2].split(":")[0] for line in told]
    assert lines == [
        "ada.yaml, line 5",
        "ada.yaml, line 19",
        "ada.yaml, line 20",
        "ada.yaml, line 22",
        "locket.yaml, line 2",
    ], told


@pytest.mark.parametrize("what", WRONG)
def test_what_is_wrong(tmp_path: Path, what: str) -> None:
    """With the file, the line, why, and what could be written there; in French, too."""
    old, new, line, message = WRONG[what]
    assert ADA.count(old) == 1
    (fault,) = faults(tmp_path, ada=ADA.replace(old, new))
    told = Voice("en").of("malifaux").problem(fault)
    assert told.startswith(f"{tmp_path / 'ada.yaml'}, line {line}: ") and message in told, told
    french = Voice("fr").of("malifaux").problem(fault)
    assert f"ligne {line}" in french and not re.search(r"must stand|is not known|needs|file-card", french)


def test_an_id_in_two_files(tmp_path: Path) -> None:
    (fault,) = faults(tmp_path, ada=ADA, eve=ADA)
    assert "the id ada is already used in ada.yaml" in Voice("en").of("malifaux").problem(fault)


WEB = "markers:\n  web: {name: {en: Web Marker, fr: Marqueur de Toile}, base: 40, traits: [severe, hazardous], hazard: poison}\n"
SPIN = ADA.replace(HIT, "drop: {kind: web, within: 3}")


def test_a_kind_of_marker_is_brought_by_one_file_for_all(tmp_path: Path) -> None:
    """MALI-MARK-02: a Marker that a card describes is known to every card; two descriptions of one name must be the same."""
    told = Voice("en").of("malifaux")
    (fault,) = faults(tmp_path, ada=SPIN)
    assert "“web” is not known" in told.problem(fault)
    assert faults(tmp_path, locket=LOCKET + WEB) == []
    assert faults(tmp_path, ada=SPIN + WEB) == []
    (fault,) = faults(tmp_path, ada=SPIN + WEB.replace("40", "30"))
    assert "“web” is one of the rules’ own kinds of Marker, or another file describes it differently" in told.problem(
        fault
    )


def test_a_kind_of_marker_is_told() -> None:
    """MALI-MARK-01, MALI-MARK-02: on the card that brings it, and by its name in what cards do."""
    brought = Options(cards=[Source(text).data for text in (SPIN, LOCKET + WEB)])
    pages = card_views.card_views_of(brought)
    (part,) = [section.parts[0] for section in pages["locket"].sections if section.name == "markers"]
    assert (part.name["en"], part.text["en"]) == (
        "Web Marker",
        "Base of 40 mm; terrain: Severe and Hazardous (Poison).",
    )
    assert part.text["fr"].replace("\N{NO-BREAK SPACE}", " ") == (
        "Socle de 40 mm ; décor : Difficile et Dangereux (Empoisonné)."
    )
    (hit,) = [section.parts[0] for section in pages["ada"].sections if section.name == "attacks"]
    assert hit.text["en"] == "Drop 1 Web Marker within 3″ of this model."
    assert hit.text["fr"] == "Posez 1 Marqueur de Toile à 3″ ou moins de ce personnage."
    plain = MarkerKind(name={"en": "P", "fr": "P"}, height=1.5)
    assert describe.laid(plain) == "Base of 30 mm; no terrain; Height 1.5″."


def test_kinds_of_markers_belong_to_their_game() -> None:
    """MALI-MARK-02: two games may each have a Web, and others know none."""
    wet, dry = (Options(cards=[Source(ADA + WEB.replace("severe, ", more)).data]) for more in ("severe, ", ""))
    assert library_of(wet).kinds["web"].traits == ("severe", "hazardous")
    assert library_of(dry).kinds["web"].traits == ("hazardous",)
    assert "web" in library_of(wet).kinds.bearing("rough") and "web" not in library_of(dry).kinds.bearing("rough")
    assert "web" not in library_of(Options()).kinds


def test_cards_and_upgrades_come_together() -> None:
    """MALI-UPG-10: a folder has both; `cards` takes them as they are."""
    both = [yaml for text in (ADA, LOCKET) for yaml in [Source(text).data]]
    setup = Options(cards=both)
    assert "ada" in cards_of(setup) and "locket" not in cards_of(setup)
    assert "locket" in upgrades_of(setup) and "ada" not in upgrades_of(setup)


@pytest.mark.parametrize(
    ("lang", "lines"),
    [
        ("en", ["Hit (Rg 1 inch, Stat 5, Rst Df, melee): The target suffers 2/3/4 damage.", "Kept Close: Armor +1."]),
        (
            "fr",
            [
                "Coup (Po 1 pouce, Carac. 5, RST Df, mêlée) : La cible subit 2/3/4 dégâts.",
                "Gardé près de soi : Armure +1.",
            ],
        ),
    ],
)
def test_they_are_read_aloud_and_hired(cli: Cli, tmp_path: Path, lang: str, lines: list[str]) -> None:  # noqa: F811
    """The cards in words at a question, and a Crew that has them."""
    folder = tmp_path / "own"
    folder.mkdir()
    faults(folder, ada=ADA, locket=LOCKET)
    typed = ["beffroi" if lang == "fr" else "belfry", "barb", "look ada", "look locket", "ada + locket", "quit"]
    session = cli(f"play malifaux --cards {folder} --seed 3 --seats human,random --lang {lang}", *typed)
    assert session.code == 0, session.err
    told = session.out.replace("\N{NO-BREAK SPACE}", " ")
    for line in lines:
        assert line in told
    assert {"en": "Ada + Locket", "fr": "Ada + Médaillon"}[lang] in told


def fields(kind: type[msgspec.Struct]) -> set[str]:
    return {field.encode_name for field in msgspec.structs.fields(kind)}


def test_every_field_is_on_the_page() -> None:
    """Whatever a file can hold is taught there: fields, events, timings."""
    shown = set(re.findall(r"[a-z_]+(?:-[a-z]+)*", PAGE))
    kinds: list[Any] = [Card, Upgrade, Ability, Action, Trigger, Filter, When, MarkerKind]
    wanted = {name for kind in kinds for name in fields(kind)} - {"origin"}
    assert wanted - shown == set()
    assert set(get_args(Event)) - shown == set()
    assert set(get_args(Timing)) - shown == set()
