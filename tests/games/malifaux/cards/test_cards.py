"""The four Crews: every card loads, keeps to the ranges, and carries what the table in `cards/README.md` says (MALI-DES-01 to -58)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations
from typing import Any

import msgspec
import pytest

from escarmouche.core.messages.languages import languages_of
from escarmouche.core.messages.text import HERE, Texts
from escarmouche.games.malifaux.cards.card import Ability, Action, Card, Trigger, Upgrade
from escarmouche.games.malifaux.cards.library import DATA, cards, upgrades
from escarmouche.games.malifaux.cards.passives import ConditionName
from escarmouche.games.malifaux.cards.vocabulary import Call
from escarmouche.games.malifaux.ground import marker_kinds
from escarmouche.games.malifaux.setup import crew
from escarmouche.games.malifaux.setup.crew import Hire, Pool
from escarmouche.games.malifaux.setup.options import FixedCrew, Options

CREWS = {"knell": "belfry", "tontine": "belfry", "quench": "salt", "caravan": "salt"}
STATIONS = {"master": (12, 16), "henchman": (7, 10), "enforcer": (5, 9), "minion": (3, 6)}
NBSP = "\u00a0"
AnyCard = Card | Upgrade
Part = Card | Upgrade | Ability | Action | Trigger


def backs() -> list[AnyCard]:
    return [*cards().values(), *upgrades().values()]


def parts(back: AnyCard) -> Iterator[Ability | Action | Trigger]:
    """Everything on a card that has a name of its own."""
    yield from back.abilities
    yield from back.resists
    for action in back.actions:
        yield action
        yield from action.triggers


def part(key: str) -> Any:
    """What a key of the table names: a card, an Upgrade, or a part of one."""
    owner = key.partition(":")[0]
    back: AnyCard = cards().get(owner) or upgrades()[owner]
    return back if owner == key else next(printed for printed in parts(back) if printed.key == key)


def calls(value: Any) -> Iterator[Call]:
    """All words in a part, those within words too; of an Action not those of its Triggers."""
    if isinstance(value, Call):
        yield value
        value = value.params
        names = value.__struct_fields__
    elif isinstance(value, Card | Upgrade):
        names = ("abilities", "resists", "actions")
    elif isinstance(value, Ability | Action | Trigger):
        names = tuple(name for name in ("words", "cost", "effects") if hasattr(value, name))
    else:
        names = ()
        if isinstance(value, tuple):
            for item in value:
                yield from calls(item)
    for name in names:
        yield from calls(getattr(value, name))


def has(key: str, word: str, **params: Any) -> bool:
    """Does a part hold a word with these parameters?"""
    return any(
        call.word == word and all(getattr(call.params, name) == value for name, value in params.items())
        for call in calls(part(key))
    )


def table() -> dict[str, list[str]]:
    """The rows of the README: which id is carried by which parts."""
    text = (DATA / "cards" / "README.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (MALI-DES-\d\d) \| (.*) \|$", text, re.MULTILINE)
    return {name: re.findall(r"`([^`]+)`", carriers) for name, carriers in rows}


# -- the cards themselves


def test_everything_loads() -> None:
    """MALI-DES-01, MALI-DES-04: about 34 cards and 12 Upgrades, each in the folder of a Keyword of its own."""
    assert (len(cards()), len(upgrades())) == (34, 12)
    for path in (DATA / "cards").glob("*/*.yaml"):
        card = cards()[path.stem]
        assert path.parent.name in card.keywords or (path.parent.name == "versatile" and card.versatile), path
        assert card.origin == "ours"
    assert sorted(path.stem for path in (DATA / "upgrades").glob("*.yaml")) == sorted(upgrades())


@pytest.mark.parametrize("back", backs(), ids=lambda back: back.id)
def test_names_in_both_languages(back: AnyCard) -> None:
    """MALI-DES-06: everything has a name in English and in French, with French spaces and apostrophes."""
    titles = [back.title] if isinstance(back, Card) and back.title else []
    named: list[Any] = [*parts(back)]
    for text in (back.name, *titles, *[printed.name for printed in named]):
        assert languages_of(text) == {"en", "fr"} and all(text.values())
        assert "'" not in text["fr"] + text["en"], text
        assert not re.search(rf"(?<!{NBSP})[:;!?»]", text["fr"]), text
    ids = [printed.key for printed in named]
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("card", cards().values(), ids=lambda card: card.id)
def test_ranges(card: Card) -> None:
    """MALI-DES-02, MALI-DES-03: the numbers of a Stat Card."""
    low, high = STATIONS[card.station]
    assert low <= card.cost <= high
    assert 3 <= card.df <= 7 and 3 <= card.wp <= 7 and 4 <= card.mv <= 7 and 1 <= card.sz <= 4
    assert 3 <= card.health <= 14
    for action in card.actions:
        assert action.stat is None or 4 <= action.stat <= 7
        assert action.tn == 0 or 10 <= action.tn <= 15
        reach = action.range / 1000
        assert {"melee": 0 <= reach <= 3, "missile": 6 <= reach <= 14}.get(action.type, True)
        assert action.stat is None or action.tn or action.resist, action.key  # MALI-ACTN-06
    for call in calls(card):
        if call.word == "damage" and getattr(call.params, "profile", None):
            assert (1, 2, 2) <= call.params.profile <= (3, 4, 6)
        if call.word == "armor":
            assert call.params.amount in (1, 2)
        if call.word == "terrifying":
            assert 11 <= call.params.tn <= 13


def test_minimum_set() -> None:
    """MALI-DES-04: two Factions with two Keyword Crews each; the slots of a Crew; Versatile models, Upgrades, the odd ones."""
    ours = [card for card in cards().values() if not card.legacy and not card.same]
    assert {faction for card in ours for faction in card.factions} == {"belfry", "salt"}
    for keyword, faction in CREWS.items():
        own = [card for card in ours if keyword in card.keywords and card.factions == (faction,)]
        slots = sorted((card.station if not card.totem else "totem", card.limit) for card in own)
        assert slots == sorted(
            [
                ("master", 1),
                ("totem", 1),
                ("henchman", 1),
                ("enforcer", 1),
                ("enforcer", 1),
                ("minion", 2),
                ("minion", 3),
            ]
        ), keyword
    for faction in ("belfry", "salt"):
        assert sum(card.versatile and faction in card.factions for card in ours) == 2
        assert sum(faction in upgrade.factions and not upgrade.special for upgrade in upgrades().values()) == 4
    assert sum(bool(upgrade.special) for upgrade in upgrades().values()) == 4
    assert all(upgrade.cost in (1, 2, 3) for upgrade in upgrades().values() if not upgrade.special)  # MALI-DES-03
    assert any(len(card.keywords) > 1 for card in cards().values()) and any(
        len(c.factions) > 1 for c in cards().values()
    )
    assert sum(bool(card.same) for card in cards().values()) == 1
    assert sum(card.legacy for card in cards().values()) == 1


@pytest.mark.parametrize("keyword", CREWS)
def test_objectives(keyword: str) -> None:
    """MALI-DES-05: somebody fast, somebody durable, and enough who may Interact."""
    own = [card for card in cards().values() if keyword in card.keywords]
    assert any(card.mv >= 6 for card in own)
    assert any(card.health >= 9 or "armor" in card.words or "hard-to-kill" in card.words for card in own)
    assert sum(card.limit for card in own if "insignificant" not in card.words) >= 4
    assert any("insignificant" in card.words and card.station == "minion" for card in own)


def test_named_things_exist() -> None:
    """MALI-DES-06: cards, Upgrades, Markers and Keywords that a card names are there, and have words in both languages."""
    traits = {trait for card in cards().values() for trait in card.traits}
    for call in [call for back in backs() for call in calls(back)]:
        params = call.params
        for name in getattr(params, "cards", ()):
            assert name in cards(), call
        if getattr(params, "upgrade", ""):
            assert params.upgrade in upgrades(), call
        for kind in (*getattr(params, "kinds", ()), *([params.kind] if call.word in ("drop", "create") else ())):
            assert kind in marker_kinds.ours(), call
        for name in (*getattr(getattr(params, "only", None), "has", ()), getattr(params, "leader", "")):
            assert not name or name in traits, call
        if call.word == "gain" and params.condition == "adversary":
            assert params.of in traits, call
    for action in [action for back in backs() for action in back.actions]:
        assert all(kind in marker_kinds.ours() for kind in action.marker)
        for only in (action.target, action.choose):
            assert only is None or all(name in traits for name in (*only.has, *only.lacks)), action.key
    for card in cards().values():
        assert not card.totem or card.totem in cards()
        assert not card.same or card.same in cards()


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_words_of_cards(lang: str) -> None:
    """MALI-DES-06: Factions, Keywords, Characteristics, stations and Tokens have a name."""
    known = Texts(lang, [HERE, DATA.parent / "text"])
    wanted = [f"word-{name}" for card in cards().values() for name in (*card.factions, *card.keywords, card.station)]
    wanted += [f"word-{name}" for card in cards().values() for name in card.characteristics]
    wanted += [f"word-{upgrade.special}" for upgrade in upgrades().values() if upgrade.special]
    wanted += [f"word-{call.params.token}" for back in backs() for call in calls(back) if call.word == "token"]
    assert [key for key in dict.fromkeys(wanted) if not known.has(key)] == []


# -- hiring

SAMPLES = {
    "maud-hollowell": (
        "little-clapper barber-quill+bent-penny pallbearer veiled-widow+passing-bell "
        "risen-digger risen-digger nave-shade nave-shade"
    ),
    "maud-bellwife": (
        "little-clapper barber-quill+bent-penny pallbearer+passing-bell veiled-widow "
        "risen-digger risen-digger nave-shade nave-shade"
    ),
    "aurel-finch": (
        "inkwell odile-crake+sealed-writ ines-volte veda-marrow bound-debtor bound-debtor process-server process-server"
    ),
    "hild-askar": (
        "jar-spark orm-quarry walking-kiln+riveted-plate frost-mason "
        "cinder-whelp cinder-whelp cinder-whelp clinker-hound+coal-scuttle"
    ),
    "tamsin-farrow": ("lantern-fennec bessarion jun-hale+desert-cloak toll-taker outrider outrider lamp-guard"),
}


def sample(leader: str) -> FixedCrew:
    faction = cards()[leader].factions[0]
    return crew.with_leader(FixedCrew(faction=faction, leader=leader, hires=SAMPLES[leader].split()))


@pytest.mark.parametrize("leader", SAMPLES)
def test_hiring(leader: str) -> None:
    """MALI-DES-03, MALI-HIRE-03, MALI-HIRE-06: each Crew is hired legally at 50 Soulstones, with 7 to 9 models, and keeps 3 to 6."""
    setup = Options()
    given = sample(leader)
    crew.check(given, setup)
    pool = crew.pool_of(setup, given.faction, leader)
    assert 7 <= len(given.hires) <= 9
    assert pool.size == 50 and 3 <= crew.stones(pool, [Hire.read(hire) for hire in given.hires]) <= 6


def pool(faction: str, leader: str, legacy: bool = False) -> Pool:
    return Pool(cards(), upgrades(), 50, faction, leader, legacy)


def test_hiring_rules() -> None:
    """MALI-DES-48, MALI-HIRE-01, MALI-HIRE-02, MALI-CARD-09, MALI-SETUP-25: strangers, Versatile models, second Masters, "when hiring"."""
    assert crew.cost(pool("belfry", "aurel-finch"), cards()["lamplighter"]) == 4
    assert crew.cost(pool("belfry", "aurel-finch"), cards()["risen-digger"]) == 5
    assert crew.cost(pool("belfry", "aurel-finch"), cards()["maud-hollowell"]) == 16
    assert crew.cost(pool("belfry", "odile-crake"), cards()["night-constable"]) == 5
    assert crew.cost(pool("salt", "tamsin-farrow"), cards()["veda-marrow"]) == 7
    assert crew.why_not_hireable(pool("salt", "tamsin-farrow"), cards()["veda-marrow"]) is None
    assert crew.why_not_hireable(pool("salt", "hild-askar"), cards()["veda-marrow"]) is not None
    assert crew.why_not_hireable(pool("belfry", "odile-crake"), cards()["aurel-finch"]) is not None  # a Henchman leads
    assert crew.why_not_hireable(pool("belfry", "maud-hollowell"), cards()["maud-bellwife"]) is not None  # MALI-HIRE-09
    old = cards()["grandfather-rook"]
    assert crew.why_not_hireable(pool("belfry", "maud-hollowell"), old) is not None  # MALI-HIRE-10
    assert crew.why_not_hireable(pool("belfry", "maud-hollowell", legacy=True), old) is None


# -- who carries what


def test_table() -> None:
    """MALI-DES-06: every row of the ledger has carriers, and each of them is a part of a card."""
    rows = table()
    assert list(rows) == [f"MALI-DES-{number}" for number in range(10, 59)]
    for name, keys in rows.items():
        assert keys, name
        for key in keys:
            assert part(key) is not None, (name, key)


def carried(number: int, *keys: str) -> None:
    """The table names these parts for a row, and no others."""
    assert sorted(table()[f"MALI-DES-{number}"]) == sorted(keys)


def test_coming_and_going() -> None:
    """MALI-DES-10, MALI-DES-11, MALI-DES-12, MALI-DES-13, MALI-DES-14, MALI-DES-15"""
    raise_ = part("maud-hollowell:raise")
    assert raise_.tn_suits == ("crow",) and has(raise_.key, "remove-marker", kinds=("corpse",))
    assert has(raise_.key, "summon", cards=("risen-digger",), upgrade="grave-dirt")
    assert cards()["risen-digger"].limit == 3 and upgrades()["grave-dirt"].special == "summon"
    carried(10, raise_.key, "grave-dirt")
    assert has("maud-hollowell:open-the-crypt", "summon", cards=("little-clapper", "pallbearer"))
    assert cards()["little-clapper"].totem == "maud-hollowell" and cards()["pallbearer"].limit == 1
    assert has("aurel-finch:strike-out", "bury") and part("aurel-finch:strike-out").attack
    assert has("odile-crake:produce-the-body", "unbury", distance=6.0)
    assert part("odile-crake:interest").target.buried and part("odile-crake:produce-the-body").target.buried
    assert has("veiled-widow:lift-the-veil", "replace", to="self", cards=("nave-shade",), heal=2)
    assert part("veiled-widow:lift-the-veil").when.event == "dying"
    assert has("clinker-hound:crack-apart", "replace", cards=("cinder-whelp", "cinder-whelp"))
    assert has("cinder-whelp:melt-together", "replace", together=True, cards=("clinker-hound",))
    assert {"beast"} <= cards()["clinker-hound"].traits and {"construct"} <= cards()["cinder-whelp"].traits
    taken = part("odile-crake:boathook:new-signature")
    assert (taken.timing, taken.only.who, taken.only.has) == ("killing", "enemy", ("minion",))
    assert has(taken.key, "replace", cards=("bound-debtor",), crew="own")


def test_areas() -> None:
    """MALI-DES-16, MALI-DES-17, MALI-DES-18, MALI-DES-19"""
    assert has("hild-askar:slag", "damage", profile=(2, 3, 4), blasts=(0, 1, 2))
    harms, helps, same = part("bessarion:glare"), part("bessarion:lamplight"), part("lamp-guard:lamplight")
    assert harms.words[0].params.only.who == "enemy" and helps.words[0].params.only.who == "friend"
    assert not helps.words[0].params.only.other and helps.name == same.name and helps.words == same.words
    assert has("tamsin-farrow:water-call", "heal", to="friends", within=4.0)
    assert part("tamsin-farrow:eye-of-the-storm").marker == ("dust",)
    assert has("tamsin-farrow:eye-of-the-storm", "duel", to="enemies")
    assert has("orm-quarry:split-the-seam", "shockwave", pulse=1.0, markers=2, stat="mv")
    assert (
        has("orm-quarry:split-the-seam", "gain", condition="staggered")
        and part("orm-quarry:split-the-seam").resist == "*"
    )


def test_control() -> None:
    """MALI-DES-20, MALI-DES-31, MALI-DES-41"""
    obey = part("aurel-finch:power-of-attorney")
    assert has(obey.key, "obey") and (obey.once, obey.per, obey.resist) == ("turn", "target", "wp")
    assert obey.target.who == "any"  # friends too: they may relent
    assert has("ines-volte:rapier:again", "act", actions=("rapier",))
    assert has("tamsin-farrow:carbine:ride-on", "act", kind="bonus")
    assert part("ines-volte:next-caller").when.event == "kills" and has("ines-volte:next-caller", "act")
    assert has("little-clapper:next-in-line", "chain", within=3.0)


def test_markers() -> None:
    """MALI-DES-21, MALI-DES-22, MALI-DES-23, MALI-DES-52, MALI-DES-58"""
    known = marker_kinds.ours()
    assert has("hild-askar:light-the-pyre", "create", kind="pyre") and known["pyre"].hazard == "burning"
    assert has("orm-quarry:sink-a-pit", "create", kind="pit-trap") and not known["pit-trap"].hazard
    assert set(part("frost-mason:slide-the-ice").marker) == {"ice-pillar", "pyre", "pit-trap"}
    assert has("frost-mason:slide-the-ice", "move-marker")
    assert has("frost-mason:raise-a-pillar", "create", kind="ice-pillar")
    assert {"impassable", "blocking"} <= set(known["ice-pillar"].traits) and known["ice-pillar"].height == 2
    assert has("orm-quarry:tip-the-rubble", "drop", kind="rubble") and known["rubble"].height
    assert "impassable" not in known["rubble"].traits
    assert has("tamsin-farrow:kick-up-dust", "create", kind="dust") and "concealing" in known["dust"].traits
    assert has("lamp-guard:shutter", "concealment") and has("desert-cloak:dun-cloth", "concealment")
    assert has("lamp-guard:body-shield", "aura") and has("lamp-guard:body-shield", "cover")
    assert has("outrider:plant-the-flag", "drop", kind="scheme") and has("outrider:shift-the-flag", "move-marker")
    assert has("outrider:cut-the-flag", "remove-marker", who="enemy", within=6.0)
    assert has("maud-hollowell:spare-grave", "drop", kind="corpse") and known["corpse"].base == 30
    assert has("aurel-finch:strike-out", "discard", amount=2)


def test_bodies() -> None:
    """MALI-DES-24, MALI-DES-43, MALI-DES-44, MALI-DES-51"""
    for name in table()["MALI-DES-24"]:
        totem = cards()[name]
        assert totem.totem and totem.sz == 1 and totem.radius == 591 and "insignificant" in totem.words
    assert (cards()["walking-kiln"].reach, cards()["jar-spark"].reach, cards()["inkwell"].reach) == (3000, 0, -1)
    assert has("jun-hale:point-blank", "shoots-engaged")
    assert {"undead", "construct"} <= cards()["pallbearer"].traits and "beast" in cards()["lantern-fennec"].traits
    assert not cards()["nave-shade"].characteristics
    assert (cards()["walking-kiln"].sz, cards()["walking-kiln"].radius, cards()["jar-spark"].sz) == (4, 984, 1)


def test_protection() -> None:
    """MALI-DES-25, MALI-DES-26, MALI-DES-27, MALI-DES-28"""
    assert has("walking-kiln:firebrick", "armor", amount=1) and has("riveted-plate:plating", "armor", amount=1)
    assert has("pallbearer:lead-face", "terrifying", tn=12) and has(
        "pallbearer:seen-it-all", "immune", to=("terrifying",)
    )
    assert has("nave-shade:no-more-than-air", "moves-through")
    assert has("nave-shade:no-more-than-air", "immune", to=("severe", "hazardous"))
    assert has("nave-shade:no-more-than-air", "reduces", types=("melee", "missile"))
    assert has("ines-volte:still-owes", "hard-to-kill") and has("ines-volte:rapier:final-settlement", "kill")


def test_damage() -> None:
    """MALI-DES-29, MALI-DES-38, MALI-DES-39, MALI-DES-45, MALI-DES-54"""
    assert has("nave-shade:cold-hand", "damage", amount=2, irreducible=True) and has(
        "frost-mason:chisel", "damage", amount=3
    )
    assert not has("process-server:serve", "damage") and has("process-server:serve:paper-cut", "more-damage", amount=1)
    assert has("toll-taker:call-in", "remove-marker", amount="X", most=3) and has(
        "toll-taker:call-in", "damage", amount="X"
    )
    assert has("process-server:serve", "either") and has("maud-hollowell:spare-grave", "damage", amount=1)
    assert (
        has("barber-quill:stitch", "heal", profile=(1, 2, 3))
        and part("barber-quill:smelling-salts").when.event == "dying"
    )
    assert has("barber-quill:fresh-dressing", "lose", amount="X")
    assert has("orm-quarry:give-back", "damage", amount="X/2") and has("toll-taker:call-in", "push", distance="2X")
    assert part("salt-pilgrim:shared-thirst").when.event == "damages" and has(
        "salt-pilgrim:shared-thirst", "gain", amount="X"
    )
    assert has("frost-mason:chisel:brittle", "stat", stat="df", amount=-2)


def test_triggers() -> None:
    """MALI-DES-30, MALI-DES-32"""
    keys = table()["MALI-DES-30"]
    timings = {part(key).timing for key in keys}
    assert timings == {"immediately", "resolving", "killing", "after", "succeeding"}
    assert (
        "timing"
        not in (DATA / "cards/knell/maud-hollowell.yaml")
        .read_text(encoding="utf-8")
        .split("tamp-down")[1]
        .split("- id")[0]
    )
    assert has("jun-hale:long-rifle:quick-reload", "discard") and has("ines-volte:rapier:all-or-nothing", "damage")
    assert has("maud-bellwife:dirge:half-peal", "total", amount=1)
    shy = part("outrider:shy-away")
    assert (shy.resist, shy.only.who, shy.timing) == (("df", "wp"), "enemy", "after")
    assert has(shy.key, "move", distance=3.0, to="self")


def test_restrictions() -> None:
    """MALI-DES-33, MALI-DES-50, MALI-DES-53, MALI-DES-56"""
    rites = part("maud-hollowell:last-rites").target
    assert (rites.who, rites.other, rites.has) == ("friend", True, ("undead",))
    assert part("jar-spark:feed-the-fire").target.has == ("quench",) and part("nave-shade:draught").engaged
    assert part("cinder-whelp:melt-together").choose.has == ("cinder-whelp",)
    assert not part("jun-hale:over-the-dune").sight and "concealment" in part("bessarion:burning-glass").ignores
    assert part("ines-volte:rapier").suits == ("ram",) and part("jun-hale:long-rifle").fate == 1
    assert part("maud-bellwife:great-bell").once == "activation"
    assert part("risen-digger:same-trench").once == "turn" and cards()["risen-digger"].limit > 1
    assert has("hild-askar:tap-the-heat", "token", of="target")
    assert has("odile-crake:produce-the-body", "gain", condition="slow")


def test_movement() -> None:
    """MALI-DES-34"""
    assert has("odile-crake:come-along", "push", way="toward") and has(
        "odile-crake:come-along:move-along", "push", way="away"
    )
    assert has("bessarion:fall-in", "move", way="toward") and has("bessarion:break-up", "move", way="away")
    assert has("lantern-fennec:swinging-light", "place", distance=6.0)


def test_conditions() -> None:
    """MALI-DES-35: every Condition is given by somebody, and taken away."""
    given = {call.params.condition for card in cards().values() for call in everything(card) if call.word == "gain"}
    assert given == set(ConditionName.__args__)  # type: ignore[attr-defined]
    assert has("veiled-widow:keening:name-the-guilty", "gain", condition="adversary", of="knell")
    assert has("hild-askar:flash-quench", "damage", because="burning")
    assert has("salt-pilgrim:absolution", "lose") and has("barber-quill:fresh-dressing", "lose")


def everything(back: AnyCard) -> Iterator[Call]:
    """All words of a card, Triggers included."""
    for printed in parts(back):
        yield from calls(printed)


def test_fate() -> None:
    """MALI-DES-36, MALI-DES-37, MALI-DES-57"""
    assert has("aurel-finch:open-the-books", "draw", amount=3) and has("bound-debtor:last-coin", "discard")
    assert part("bound-debtor:pays-in-kind").when.event == "discards"
    assert has("veda-marrow:lay-the-spread", "reveal", amount=3) and has("inkwell:dip", "look", amount=2)
    assert has("veda-marrow:bone-needle:turn-it-over", "reflip") and has("veda-marrow:burn-the-card", "remove-card")
    assert has("veda-marrow:burn-the-card", "flip", cheat=False) and has("veda-marrow:cast-the-lot", "by-discard")
    assert has("jun-hale:steady", "fate", amount=1) and has("jun-hale:paid-in-stones", "soulstones")
    assert has("aurel-finch:well-advised", "fate", stat="wp")
    assert has("pallbearer:heavy-tread", "fate", type="melee", against=True, amount=-1)
    assert has("sealed-writ:by-order", "fate", type="missile", against=True, amount=-1)
    assert part("veda-marrow:foreseen").when.event == "duel" and has("veda-marrow:foreseen", "fate")
    assert [call.params.only.completely for call in calls(part("lamp-guard:huddle"))] == [True]


def test_moments() -> None:
    """MALI-DES-40, MALI-DES-42, MALI-DES-46, MALI-DES-55"""
    events = [part(key).when.event for key in table()["MALI-DES-40"][:4]]
    assert events == ["activation-start", "activation-end", "start-phase", "end-phase"]
    assert has("frost-mason:chisel:brittle", "lasting", until="end")
    assert has("tamsin-farrow:no-hurry", "pass-token") and has("bessarion:day-wages", "soulstone")
    assert cards()["jun-hale"].station == "enforcer"
    assert has("hild-askar:banked-coals", "token", amount=1) and has("jar-spark:feed-the-fire", "give-token")
    assert has("walking-kiln:vent", "token")
    both = [part("maud-hollowell:funeral-dues"), part("toll-taker:dues")]
    assert both[0].when == both[1].when and all(len(ability.effects) > 1 for ability in both)
    assert {part(key).when.event for key in table()["MALI-DES-55"][2:]} == {"game-start"}


def test_upgrades() -> None:
    """MALI-DES-47, MALI-DES-49"""
    plenty, keyword, two, curse, single = [upgrades()[name] for name in table()["MALI-DES-47"]]
    assert plenty.plentiful == 2 and keyword.restricted == ("tontine",) and two.restricted == ("knell", "undead")
    assert curse.special == "curse" and has("process-server:serve:unpaid", "attach", upgrade=curse.id)
    assert single.plentiful == 1 and not single.restricted and not single.special
    assert {upgrade.id for upgrade in upgrades().values() if upgrade.special} == {
        call.params.upgrade for back in backs() for call in everything(back) if getattr(call.params, "upgrade", "")
    }
    first, second = cards()["maud-hollowell"], cards()["maud-bellwife"]
    assert second.same == first.id and first.name == second.name and first.title != second.title
    assert {action.key.partition(":")[2] for action in first.actions}.isdisjoint(
        action.key.partition(":")[2] for action in second.actions
    )


def test_no_two_alike() -> None:
    """MALI-DES-06: no two models but those with two Titles have the same name."""
    for stat_card, other in combinations(cards().values(), 2):
        assert stat_card.name != other.name or other.same == stat_card.id or stat_card.same == other.id
    assert msgspec.to_builtins(cards()["inkwell"].name) == {"en": "Inkwell", "fr": "Encrier"}
