"""Set-up, steps A to J: scenario, pool, Factions, hiring, Schemes, deployment (MALI-SETUP, MALI-HIRE)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from escarmouche.core.messages.refusal import BadSetup
from escarmouche.games.malifaux import BOOK
from escarmouche.games.malifaux.setup import choose_schemes, crew, crew_text, deploy, hire, scenario
from escarmouche.games.malifaux.setup.crew import Hire, Pool
from escarmouche.games.malifaux.setup.options import Given
from escarmouche.games.malifaux.state import MalifauxState, Scheme
from escarmouche.games.malifaux.table import Malifaux
from escarmouche.games.malifaux.turn import start
from tests.games.malifaux.lay import OURS, asked, card, lay, open_branches, play, refused, run, told, upgrade

CARDS = (
    *OURS,
    card("pet", totem="boss", limit=1, cost=4),
    card("stranger", keywords=["wild"], cost=6),
    card("vagrant", keywords=["wild"], versatile=True, cost=6),
    card("cousin", factions=["other"], keywords=["folk"], cost=6),
    card("foreigner", factions=["other"], keywords=["wild"], cost=6),
    card("relic", legacy=True, cost=6),
    card("trio", limit=3, cost=5),
    card("boss-winter", station="master", limit=1, cost=14, same="boss"),
    card("rival", station="master", limit=1, cost=13, keywords=["wild"]),
    card("captain", factions=["other"], station="henchman", limit=1),
)
UPGRADES = (
    upgrade("cloak", cost=1),
    upgrade("charm", cost=2, plentiful=2),
    upgrade("seal", cost=1, restricted=["folk", "minion"]),
    upgrade("curse", special="summon"),
    upgrade("flag", cost=1, factions=["other"]),
)


def opened(**options: Any) -> Malifaux:
    """A game before its first step."""
    setup = BOOK.read_setup({"board": "", "cards": list(CARDS), "upgrades": list(UPGRADES), **options})
    return Malifaux(scenario.opened(setup), setup)


def pool(leader: str = "boss", size: int = 50, faction: str = "own", legacy: bool = False) -> Pool:
    game = opened(size=size)
    return Pool(game.cards, game.upgrades, size, faction, leader, legacy)


def wrong(hires: str, **rest: Any) -> str:
    """The rule that a Crew breaks, "" if it is legal."""
    reason = crew.why_illegal(pool(**rest), [Hire.read(one) for one in hires.split()])
    return reason.rule if reason else ""


# -- steps A to D


def test_the_table_is_opened() -> None:
    """MALI-SETUP-01, MALI-SETUP-02, MALI-SETUP-03, MALI-DP-01, MALI-DP-02: size and board are agreed on, decks are full."""
    game = opened(size=40)
    assert (game.state.phase, game.setup.size, [len(deck.pile) for deck in game.state.decks]) == (
        "scenario",
        40,
        [54, 54],
    )
    with pytest.raises(BadSetup):
        BOOK.read_setup({"seats": 3})
    with pytest.raises(BadSetup):
        BOOK.read_setup({"board": "no-such-board"})
    with pytest.raises(BadSetup):
        BOOK.read_setup({"board": "", "pool": [1, 2, 3]})
    with pytest.raises(BadSetup):
        BOOK.read_setup({"size": 5})


def test_who_attacks() -> None:
    """MALI-SETUP-07, MALI-SETUP-08: Jokers are flipped again, ties by both; the higher card attacks and has Initiative."""
    game = opened()
    cards = ["red-joker", "ram-5", "mask-5", "crow-3", "tome-9"]
    run(scenario.scenario(game), *[[card] for card in cards])
    assert (game.state.attacker, game.state.initiative, game.state.phase) == (1, 1, "pool")


@pytest.mark.parametrize(
    ("suit", "strategy"), [("ram", "turf"), ("tome", "explosives"), ("mask", "idols"), ("crow", "reckoning")]
)
def test_the_strategy(suit: str, strategy: str) -> None:
    """MALI-SETUP-09: by the suit of the Attacker's card."""
    game = opened()
    run(scenario.scenario(game), [f"{suit}-9"], ["ram-2"])
    assert game.state.strategy == strategy


@pytest.mark.parametrize(
    ("suit", "deployment"), [("ram", "standard"), ("crow", "corner"), ("tome", "flank"), ("mask", "wedge")]
)
def test_the_deployment(suit: str, deployment: str) -> None:
    """MALI-SETUP-10: by the suit of the Defender's card."""
    game = opened()
    run(scenario.scenario(game), ["ram-9"], [f"{suit}-2"])
    assert game.state.deployment == deployment
    game = opened(strategy="idols", deployment="wedge")
    run(scenario.scenario(game), ["ram-9"], [f"{suit}-2"])
    assert (game.state.strategy, game.state.deployment) == ("idols", "wedge")


def test_the_pool() -> None:
    """MALI-SETUP-18, MALI-SETUP-19, MALI-SETUP-20: five different values; Jokers and repeats are flipped again; the cards lie open."""
    game = opened(strategy="reckoning")
    game.state.attacker, game.state.strategy, game.state.deployment = 1, "reckoning", "standard"
    cards = ["ram-4", "mask-4", "black-joker", "ram-13", "ram-1", "ram-7", "crow-7", "tome-9"]
    run(scenario.pool(game), *[[card] for card in cards])
    assert game.state.pool == [1, 4, 7, 9, 13]
    assert len(game.state.flips) == 5 and len(game.deck(1).pile) == 46 and len(game.deck(0).pile) == 54
    assert game.state.phase == "faction"
    game = opened(pool=[2, 3, 5, 8, 13])
    game.state.strategy, game.state.deployment, game.state.attacker = "reckoning", "standard", 0
    run(scenario.pool(game))
    assert game.state.pool == [2, 3, 5, 8, 13]


# -- steps E and F


def test_factions_and_leaders() -> None:
    """MALI-SETUP-21, MALI-SETUP-22, MALI-SETUP-23, MALI-DP-03, MALI-DP-04, MALI-HID-09: both at once; the Title is not announced."""
    game = opened()
    game.state.phase = "faction"
    first, second = asked(hire.faction(game))
    assert (first.seat, second.seat, list(first)[-2:]) == (0, 1, ["own", "other"])
    run(hire.faction(game), ["own", "other"])
    assert [own.faction for own in game.state.crews] == ["own", "other"]
    first, second = asked(hire.leader(game))
    assert list(first) == ["boss", "second", "boss-winter", "rival"] and list(second) == ["captain"]
    run(hire.leader(game), ["boss-winter", "captain"])
    assert game.events[-1].args["leaders"] == ["boss", "captain"]


def test_keywords_and_factions() -> None:
    """MALI-HIRE-01, MALI-HIRE-02, MALI-AMB-109, MALI-SETUP-24: Keyword at printed Cost from any Faction, strangers for one more."""
    own = pool()
    costs = {name: crew.cost(own, own.cards[name]) for name in ("man", "stranger", "vagrant", "cousin", "boss", "pet")}
    assert costs == {"man": 5, "stranger": 7, "vagrant": 6, "cousin": 6, "boss": 0, "pet": 0}
    assert wrong("boss cousin vagrant stranger") == ""
    assert wrong("boss foreigner") == "MALI-HIRE-02"
    assert wrong("man thug") == "MALI-SETUP-24"


def test_size_and_stones() -> None:
    """MALI-HIRE-03, MALI-HIRE-06: the total within the size; what is left is kept, ten at most."""
    own = pool(size=20)
    hires = [Hire("boss"), Hire("man"), Hire("man", "charm")]
    assert crew.total(own, hires) == 12 and crew.stones(own, hires) == 8
    assert wrong("boss man man man man man", size=20) == "MALI-HIRE-03"
    assert crew.stones(pool(), [Hire("boss"), Hire("man")]) == 10


def test_copies_and_titles() -> None:
    """MALI-HIRE-04, MALI-HIRE-09, MALI-CARD-08: as many as the limit says, and one Title of a model."""
    assert wrong("boss trio trio trio") == ""
    assert wrong("boss trio trio trio trio") == "MALI-HIRE-04"
    assert wrong("boss thug thug") == "MALI-HIRE-04"
    assert wrong("boss boss-winter") == "MALI-HIRE-09"
    assert wrong("boss-winter man", leader="boss-winter") == ""


def test_masters() -> None:
    """MALI-SETUP-25, MALI-AMB-49: a second Master pays like anybody; a Henchman hires none."""
    own = pool()
    assert crew.cost(own, own.cards["rival"]) == 14 and wrong("boss rival") == ""
    assert wrong("second rival", leader="second") == "MALI-SETUP-25"


def test_totems() -> None:
    """MALI-HIRE-07: only with its Master, and free if that is the Leader."""
    assert wrong("boss pet") == "" and wrong("second pet", leader="second") == "MALI-HIRE-07"
    other = pool(leader="rival")
    assert crew.cost(other, other.cards["pet"]) == 5
    assert wrong("rival boss pet", leader="rival") == ""
    assert wrong("boss-winter pet", leader="boss-winter") == ""


def test_dead_mans_hand() -> None:
    """MALI-HIRE-10, MALI-AMB-108: off unless it was agreed on."""
    assert wrong("boss relic") == "MALI-HIRE-10" and wrong("boss relic", legacy=True) == ""


def test_upgrades() -> None:
    """MALI-HIRE-05, MALI-UPG-02, MALI-UPG-03, MALI-UPG-04, MALI-UPG-05, MALI-UPG-06, MALI-UPG-09."""
    assert wrong("boss+cloak man") == "" and wrong("boss+cloak man+cloak") == "MALI-UPG-03"
    assert wrong("boss+charm man+charm") == "" and wrong("boss+charm man+charm man+charm") == "MALI-UPG-03"
    assert wrong("boss man+seal") == "" and wrong("boss+seal") == "MALI-UPG-05"
    assert wrong("boss man+curse") == "MALI-UPG-06" and wrong("boss man+flag") == "MALI-UPG-09"


def test_when_hiring() -> None:
    """MALI-CARD-09, MALI-DP-06: a card may say that it costs less with a Leader."""
    text = {"id": "old-friend", "name": {"en": "x", "fr": "x"}, "words": [{"hiring": {"leader": "boss", "amount": -1}}]}
    game = opened(cards=[*CARDS, card("friend", cost=6, abilities=[text])])
    own_pool = Pool(game.cards, game.upgrades, 50, "own", "boss")
    assert crew.cost(own_pool, game.cards["friend"]) == 5
    assert crew.cost(own_pool._replace(leader="rival"), game.cards["friend"]) == 7


def test_hiring() -> None:
    """MALI-DP-05, MALI-SETUP-26, MALI-HID-05, MALI-UPG-07, MALI-UPG-01: in secret, models with their Upgrades; then all is shown."""
    game = opened()
    state = game.state
    state.phase = "hire"
    for own in state.crews:
        own.faction, own.leader = "own", "boss"
    ask, _ = asked(hire.hire(game))
    assert refused(ask, ["thug"] * 2).key == "why-twice"
    assert (
        refused(ask, ["trio", "trio#2", "trio#3", *[f"man#{n}" for n in range(2, 9)], "rival"]).rule == "MALI-HIRE-03"
    )
    assert refused(ask, ["trio", "trio+cloak", "trio+charm"]).rule == "MALI-UPG-07"
    assert refused(ask, ["trio#2+cloak"]).key == "why-upgrade-nobody"
    assert refused(ask, ["foreigner"]).rule == "MALI-HIRE-02" and refused(ask, ["trio#9"]).rule == "MALI-HIRE-04"
    run(hire.hire(game), [["pet", "trio", "trio#2", "trio#2+cloak"], ["second"]])
    names = [(model.id, model.seat, model.leader, model.upgrades) for model in game.models]
    assert names == [
        ("boss", 0, True, []),
        ("pet", 0, False, []),
        ("trio", 0, False, []),
        ("trio-2", 0, False, ["cloak"]),
        ("boss-2", 1, True, []),
        ("second", 1, False, []),
    ]
    assert [deck.stones for deck in state.decks] == [10, 10] and told(game) == ["crew", "crew"]
    assert game.events[0].args["models"] == ["boss", "pet", "trio", "trio-2+cloak"]
    assert BOOK.names(game)["trio-2+cloak"]["en"] == "Trio 2 + Cloak"
    game.model("trio-2").upgrades = []
    assert BOOK.names(game)["trio-2+cloak"]["en"] == "Trio 2 + Cloak"  # the log still mentions it
    assert game.model("trio").status == "hired" and game.model("trio").health == 8


def muster(**options: Any) -> hire.Muster:
    """The question which models to hire, put to the first player."""
    game = opened(**options)
    game.state.phase = "hire"
    for own in game.state.crews:
        own.faction, own.leader = "own", "boss"
    offer = asked(hire.hire(game))[0]
    assert isinstance(offer, hire.Muster)
    return offer


def test_what_is_offered() -> None:
    """MALI-HIRE-01, MALI-HIRE-02, MALI-HIRE-05, MALI-HIRE-06, MALI-HIRE-07: prices with their reasons, and why others are not on offer."""
    ask = muster()
    offer = ask.offer()
    lots = {lot.id: lot for lot in offer.lots}
    assert list(lots) == list(ask.options) and (offer.purse, offer.keep) == (50, 10)
    assert [lot.card for lot in offer.fixed] == ["boss"] and offer.fixed[0].price == 0
    assert (lots["pet"].price, lots["pet"].group) == (0, "totem")
    assert {lots[name].group for name in ("trio", "thug")} <= {"keyword", "versatile", "stranger"}
    assert lots["trio#2+cloak"].of == "trio#2" and lots["boss+cloak"].of == "boss"
    why = {bar.card: bar.why for bar in offer.barred}
    assert why["foreigner"].rule == "MALI-HIRE-02" and "trio" not in why
    spent = sum(lots[name].price for name in ("pet", "trio", "trio+cloak"))
    assert crew.total(ask.pool, ask.made(("pet", "trio", "trio+cloak"))) == spent


def test_given_crews() -> None:
    """MALI-SETUP-24: a Crew that the set-up names is not asked for, and checked."""
    ours = {"faction": "own", "leader": "boss", "hires": ["man+cloak", "boss"]}
    game = opened(crews=[ours, ours])
    state = game.state
    state.phase = "faction"
    for step in (hire.faction, hire.leader, hire.hire):
        run(step(game))
    assert [model.id for model in game.models] == ["boss", "man", "boss-2", "man-2"]
    for bad in (
        {**ours, "leader": "man"},
        {**ours, "hires": ["foreigner"]},
        {**ours, "hires": ["nobody"]},
        {**ours, "hires": ["man+nothing"]},
        {**ours, "faction": "nowhere"},
    ):
        with pytest.raises(BadSetup):
            opened(crews=[bad])


def test_crews_as_text() -> None:
    """MALI-HIRE-03: what is exported is read again; what cannot be hired is reported with its line."""
    game = opened()
    text = "faction: own\nleader: boss  # the old one\n\nman + cloak\ntrio\n"
    made = crew_text.read(text, game.setup)
    assert made == Given(faction="own", leader="boss", hires=["boss", "man+cloak", "trio"])
    pool = crew.pool_of(game.setup, "own", "boss")
    for lang in ("en", "fr"):
        assert crew_text.read(crew_text.export(pool, list(map(Hire.read, made.hires)), lang), game.setup) == made
    assert crew_text.read("faction: Own\nleader: BOSS\n2x Homme\n", game.setup).hires == ["boss", "man", "man"]
    for text, line, key in (
        ("leader: boss", 0, "why-roll-no-head"),
        ("faction: own\nleader: man", 2, "why-roll-leads"),
        ("faction: own\nleader: boss\nforeigner", 3, "why-not-faction"),
        ("faction: own\nleader: boss\nthgu", 3, "why-roll-card-near"),
        ("fraction: own", 1, "why-roll-head"),
        ("faction: own\nleader: boss\n0x man", 3, "why-roll-none"),
    ):
        with pytest.raises(BadSetup) as caught:
            crew_text.read(text, game.setup)
        assert caught.value.refusal.args["line"] == line and caught.value.refusal.args["reason"].key == key


def test_a_text_at_the_beginning() -> None:
    """MALI-SETUP-21, MALI-SETUP-22: a complete Crew as text names the Faction and the Leader where they are declared, with its mistakes."""
    game = opened()
    first, _ = asked(hire.faction(game))
    run(hire.faction(game), ["own", "own"])
    second, _ = asked(hire.leader(game))
    text = "faction: Own\nleader: BOSS\n2x Homme\nforeigner\n"
    for ask, answer in ((first, ["own"]), (second, ["boss"])):
        hires, slips = ask.parse(text)
        assert hires == answer and ask.why_not(hires[0]) is None
        assert [(slip.line, slip.why.key) for slip in slips] == [(4, "why-not-faction")]
    for ask, text, answer, keys in (
        (first, "man\n", [], ["why-roll-no-head"]),
        (first, "faction: own\nleader: man\n", ["own"], ["why-roll-leads"]),
        (first, "faction: own\nthgu\n", ["own"], ["why-roll-card-near"]),
        (second, "man\n", [], ["why-roll-no-head"]),
        (second, "leader: boss\n", ["boss"], []),
        (second, "leader: man\n", [], ["why-roll-leads"]),
        (second, "faction: other\nleader: boss\n", [], ["why-roll-other-faction"]),
    ):
        hires, slips = ask.parse(text)
        assert (hires, [slip.why.key for slip in slips]) == (answer, keys), text


def test_a_text_at_the_table() -> None:
    """MALI-SETUP-21, MALI-SETUP-24, MALI-HIRE-04, MALI-UPG-07: each wrong line has its reason; the rest can be taken."""
    ask = muster()
    text = ask.write(["pet", "trio", "trio#2", "trio#2+cloak", "boss+charm"], "fr")
    answer, slips = ask.parse(text)
    assert (sorted(answer), slips) == (["boss+charm", "pet", "trio", "trio#2", "trio#2+cloak"], [])
    assert ask.why_not(answer) is None
    answer, slips = ask.parse(
        "leader: boss\n# a note\n3 trio\n2 trio\nnobody at all\ntrio + nothing\nman + cloak + charm\npet"
    )
    assert answer == ["trio", "trio#2", "trio#3", "pet"]
    assert [(slip.line, slip.why.key) for slip in slips] == [
        (4, "why-model-limit"),
        (5, "why-roll-card"),
        (6, "why-roll-upgrade"),
        (7, "why-one-upgrade"),
    ]
    answer, slips = ask.parse("faction: own\nleader: rival\npet")
    assert (answer, [(slip.line, slip.why.rule) for slip in slips]) == ([], [(2, "MALI-SETUP-24")])


# -- step H


def crews() -> Malifaux:
    """Two Crews, hired and not yet deployed."""
    names = {"a-boss": ("boss", 0), "a-man": ("man", 0), "a-pet": ("pet", 0)}
    names |= {"b-boss": ("boss", 1), "b-thug": ("thug", 1), "b-rival": ("rival", 1)}
    models = {name: {"card": of, "seat": seat, "status": "hired"} for name, (of, seat) in names.items()}
    game = lay(models=models, cards=CARDS[6:], state={"phase": "schemes", "step": "first", "pool": [1, 7, 11, 12, 13]})
    for name in ("a-boss", "b-boss"):
        game.model(name).leader = True
    return game


def test_schemes() -> None:
    """MALI-SETUP-27, MALI-SETUP-28, MALI-DP-07, MALI-DP-08, MALI-AMB-84, MALI-AMB-85, MALI-HID-06: two different ones, in secret."""
    game = crews()
    first, second = asked(choose_schemes.schemes(game))
    assert open_branches(first) == [f"scheme-{number}" for number in (1, 7, 11, 12, 13)]
    assert refused(first, {"scheme-7": "b-boss"}).rule == "MALI-SCHM-10"
    assert refused(second, {"scheme-13": {"b-thug": "a-man"}}).key == "why-scheme-model"
    run(choose_schemes.schemes(game), [{"scheme-7": "b-thug"}, "scheme-1"])
    assert game.state.schemes == [[Scheme(7, enemy="b-thug")], [Scheme(1)]]
    assert all(event.to is not None for event in game.events)
    again, _ = asked(choose_schemes.schemes(game))
    assert refused(again, {"scheme-7": "b-rival"}).rule == "MALI-AMB-85"
    run(choose_schemes.schemes(game), [{"scheme-13": {"a-man": "b-rival"}}, {"scheme-12": "b-thug"}])
    assert game.state.schemes[0][1] == Scheme(13, "a-man", "b-rival") and game.state.phase == "zone"


def test_models_of_schemes() -> None:
    """MALI-SETUP-28, MALI-SCHM-10, MALI-SCHM-14, MALI-SCHM-15, MALI-SCHM-16, MALI-AMB-88: who may be chosen for which."""
    game = crews()
    assert choose_schemes.NEEDS[7](game, 0) == ["b-thug"]
    assert choose_schemes.NEEDS[11](game, 0) == ["b-boss", "b-rival"]
    assert choose_schemes.NEEDS[12](game, 0) == ["a-man", "a-pet"]
    assert choose_schemes.avengers(game, 0) == {
        "a-boss": ["b-rival"],
        "a-man": ["b-thug", "b-rival"],
    }  # no Totem, no Leader
    game.state.models = [model for model in game.models if model.id != "b-thug"]
    game.models = game.state.models
    ask, _ = asked(choose_schemes.schemes(game))
    assert refused(ask, {"scheme-7": "b-boss"}).key == "why-scheme-model"


# -- steps I and J


def test_zone_and_groups() -> None:
    """MALI-SETUP-29, MALI-DP-09, MALI-DP-10, MALI-DP-11, MALI-AMB-110, MALI-HID-07: zone, groups of any size, the Defender picks."""
    game = crews()
    game.state.attacker = 1
    run(deploy.choose(game), "north")
    assert game.state.zone == 2 and asked(deploy.groups(game)).seat == 1
    run(deploy.groups(game), ["b-thug"], "second-group")
    assert [model.id for model in deploy.waiting_models(game)] == ["b-boss", "b-rival"]
    for model in deploy.waiting_models(game):
        model.status = ""
    assert {model.seat for model in deploy.waiting_models(game)} == {0}
    for model in deploy.waiting_models(game):
        model.status = ""
    assert [model.id for model in deploy.waiting_models(game)] == ["b-thug"]
    game = crews()
    run(deploy.groups(game), [], "first-group")
    assert {model.seat for model in deploy.waiting_models(game)} == {1}


def test_deploying() -> None:
    """MALI-SETUP-29, MALI-DP-12, MALI-AMB-66: completely within the zone, one model after the other."""
    game = crews()
    game.state.phase = "deploy"
    for model in game.models:
        model.group = 1
    ask = asked(deploy.deploy(game))
    assert ask.seat == 0 and open_branches(ask) == ["a-boss", "a-man", "a-pet"]
    assert refused(ask, {"a-boss": [18_000, 7_900]}) is not None
    run(deploy.deploy(game), {"a-boss": [18_000, 5_000]})
    assert (game.model("a-boss").x, game.model("a-boss").status) == (18_000, "")
    assert refused(asked(deploy.deploy(game)), {"a-man": [18_100, 5_000]}) is not None


def test_the_start() -> None:
    """MALI-SETUP-30, MALI-SETUP-32, MALI-SETUP-19: every card of the set-up goes back; Turn 1 begins."""
    game = opened(strategy="reckoning", deployment="standard")
    play(game)
    assert len(game.deck(game.state.attacker).pile) < 54
    game.state.phase = "begin"
    run(start.begin(game))
    assert [len(deck.pile) for deck in game.state.decks] == [54, 54] and game.state.phase == "start"


def test_a_whole_set_up() -> None:
    """MALI-SETUP-01, MALI-SETUP-31: all steps in their order, up to the first Activation."""
    ours = {"faction": "own", "leader": "boss", "hires": ["man"]}
    game = opened(crews=[ours, ours], pool=[1, 2, 3, 4, 5], strategy="reckoning", deployment="standard")
    ask = play(game, ["scheme-1", "scheme-2"], ["scheme-3", "scheme-4"], "south", [], "first-group")
    assert ask.name == "deploy" and ask.seat != game.state.attacker
    south, north = [[10_000, 3_000], [14_000, 3_000]], [[10_000, 33_000], [14_000, 33_000]]
    second = [model.id for model in game.models if model.seat != game.state.attacker]
    first = [model.id for model in game.models if model.seat == game.state.attacker]
    placed = [{name: spot} for name, spot in [*zip(second, north, strict=True), *zip(first, south, strict=True)]]
    ask = play(game, *placed, "keep", "keep", "decline", "decline")
    assert (ask.name, game.state.turn, len(game.deck(0).hand)) == ("initiative", 1, 6)
    play(game, 0)
    assert game.state.phase == "activate" and isinstance(game.state, MalifauxState)


def test_the_text_of_the_docs() -> None:
    """MALI-HIRE-01: the Crew that the documentation shows can be hired."""
    page = (Path(__file__).parents[4] / "docs" / "cards-malifaux.md").read_text(encoding="utf-8")
    text = page.partition("## A Crew as text")[2].split("```")[1]
    made = crew_text.read(text, BOOK.read_setup({"seats": 2}))
    assert made.hires == ["tamsin-farrow+salt-charm", "jun-hale", "outrider", "outrider"]
