"""What is printed on the cards of the four Crews, done on the table: the parts that lean on several rules at once."""

from __future__ import annotations

from typing import Any

from escarmouche.games.malifaux.cards import effect, passives, stats
from escarmouche.games.malifaux.cards.effect import Use
from escarmouche.games.malifaux.fate import duel, modifiers
from escarmouche.games.malifaux.ground import engage
from escarmouche.games.malifaux.harm import damage
from escarmouche.games.malifaux.harm.damage import Hit
from escarmouche.games.malifaux.state import Resolving
from escarmouche.games.malifaux.table import Malifaux
from escarmouche.games.malifaux.turn import targeting, timing
from tests.games.malifaux.cards.test_cards import part
from tests.games.malifaux.positions import lay, open_branches, play, told
from tests.games.malifaux.rule_runner import asked, run


def table(*names: str, **more: Any) -> Malifaux:
    """Models of these cards in a row 3 inches apart; those with a minus sign before them are the enemy's. Each is called as its card."""
    models: dict[str, dict[str, Any]] = {}
    for at, name in enumerate(names):
        card = name.lstrip("-")
        key = card if card not in models else f"{card}-2"
        models[key] = {"card": card, "seat": int(name.startswith("-")), "at": (6 + 3 * at, 18)}
    for name, changed in more.pop("models", {}).items():
        models[name] |= changed
    return lay(models=models, active=more.pop("active", names[0].lstrip("-")), **more)


def use(game: Malifaux, key: str, target: str = "", **more: Any) -> Use:
    model = game.model(key.partition(":")[0])
    return Use(model.seat, model, key, game.find(target), **more)


def resolve(game: Malifaux, key: str, *answers: Any, target: str = "", **more: Any) -> None:
    """The effects of a part, without its duel and cost."""
    run(effect.run(game, part(key).effects, use(game, key, target, **more)), *answers)


def suffer(game: Malifaux, name: str, amount: int, *answers: Any, by: str = "") -> None:
    run(damage.suffer(game, [Hit(game.model(name), amount, game.find(by), "test")]), *answers)


def near(game: Malifaux, name: str, far: int = 1500) -> list[int]:
    """A place beside a model."""
    model = game.model(name)
    return [model.x, model.y + far]


def test_widow() -> None:
    """MALI-DES-13, MALI-REPL-02, MALI-KILL-02: killed, she is Replaced by a Shade with 2 Health."""
    game = table("-ines-volte", "veiled-widow")
    suffer(game, "veiled-widow", 9, near(game, "veiled-widow", 1182))
    assert game.model("veiled-widow").status == "replaced" and not game.state.kills
    assert game.model("nave-shade").health == 2


def test_smelling_salts() -> None:
    """MALI-DES-45, MALI-KILL-03: a card saves the Barber."""
    game = table("-ines-volte", "barber-quill", hands=((), ("ram-3", "tome-1")), models={"barber-quill": {"seat": 1}})
    suffer(game, "barber-quill", 20, "yes", ["ram-3"])
    assert (game.model("barber-quill").health, game.model("barber-quill").status) == (3, "")
    assert game.deck(1).hand == ["tome-1"]


def test_splitting_and_melting() -> None:
    """MALI-DES-14, MALI-REPL-08, MALI-REPL-09: one Hound is two Whelps, two Whelps are one Hound."""
    game = table("clinker-hound", models={"clinker-hound": {"health": 3}})
    hound = game.model("clinker-hound")
    whole = hound.x, hound.y
    resolve(
        game,
        "clinker-hound:crack-apart",
        [whole[0], whole[1] + 1378],
        [whole[0], whole[1] - 1378],
        "cinder-whelp",
        "cinder-whelp",
    )
    whelps = [model for model in game.on_table() if model.card == "cinder-whelp"]
    assert [whelp.health for whelp in whelps] == [3, 3] and hound.status == "replaced"
    first, second = whelps
    melt(game, first.id, second.id)
    assert [(m.card, m.health) for m in game.on_table()] == [("clinker-hound", 6)]


def melt(game: Malifaux, first: str, other: str) -> None:
    key = "cinder-whelp:melt-together"
    meant = Use(0, game.model(first), key, chosen=(game.model(other),))
    beside = game.model(first)
    run(effect.run(game, part(key).effects, meant), [beside.x + 1378, beside.y])


def test_crypt() -> None:
    """MALI-DES-11, MALI-HIRE-08, MALI-LIMIT-01: the Totem or the Pallbearer, whichever the Crew does not have."""
    game = table("maud-hollowell", "little-clapper")
    resolve(game, "maud-hollowell:open-the-crypt", near(game, "maud-hollowell", 1378))
    assert "pallbearer" in [model.card for model in game.on_table()]
    game = table("maud-bellwife", "pallbearer")  # another Title is the same Master
    call = part("maud-hollowell:open-the-crypt").effects[0]
    assert effect.why_barred(game, call, Use(0, game.model("maud-bellwife"), "maud-hollowell:open-the-crypt")) is None


def test_dig_up() -> None:
    """MALI-DES-10, MALI-SUMM-02, MALI-SUMM-04: a Digger with Grave Dirt; the opponent gains a Pass Token."""
    game = table("maud-hollowell", "-ines-volte")
    resolve(game, "maud-hollowell:raise", near(game, "maud-hollowell", 1182))
    digger = game.model("risen-digger")
    assert digger.upgrades == ["grave-dirt"] and game.deck(1).passes == 1
    run(timing.moment(game, "end-phase"))
    assert digger.health == game.card(digger).health - 1


def test_new_signature() -> None:
    """MALI-DES-15, MALI-REPL-05, MALI-TRIG-09: a Minion that the Bailiff kills signs on."""
    game = table("odile-crake", "-risen-digger")
    target = game.model("risen-digger")
    game.state.resolving.append(Resolving("odile-crake:boathook", "odile-crake", 0, "effects", target="risen-digger"))
    game.resolving.trigger, game.resolving.success = "odile-crake:boathook:new-signature", True
    suffer(game, "risen-digger", 9, [target.x, target.y + 1182], by="odile-crake")
    debtor = game.model("bound-debtor")
    assert (debtor.seat, debtor.health, target.status) == (0, 3, "replaced")


def test_buried_and_back() -> None:
    """MALI-DES-12, MALI-BURY-02, MALI-BURY-03: struck from the register, charged with interest, produced again within 6 inches."""
    game = table("odile-crake", "aurel-finch", "-ines-volte", hands=((), ()))
    resolve(game, "aurel-finch:strike-out", target="ines-volte")
    assert game.model("ines-volte").status == "buried"
    bailiff = game.model("odile-crake")
    assert targeting.targets(game, part("odile-crake:interest"), bailiff) == ["ines-volte"]
    assert targeting.targets(game, part("odile-crake:boathook"), bailiff) == ["aurel-finch"]
    resolve(game, "odile-crake:interest", target="ines-volte")
    assert game.model("ines-volte").health == 5
    resolve(game, "odile-crake:produce-the-body", [6000, 21000], target="ines-volte")
    back = game.model("ines-volte")
    assert (back.status, back.x, back.y) == ("", 6000, 21000)
    assert [condition.name for condition in back.conditions] == ["slow"]


def test_auras() -> None:
    """MALI-DES-17, MALI-DES-23, MALI-AURA-02, MALI-AURA-04: Bessarion's glare, and lamps that do not add up."""
    game = table("bessarion", "-ines-volte", "lamp-guard", "lamp-guard")
    assert stats.stat(game, game.model("ines-volte"), "df") == 5
    game.model("ines-volte").x = 20_000
    assert stats.stat(game, game.model("ines-volte"), "df") == 6
    guard = game.model("lamp-guard")
    assert [word.amount for word in passives.find(game, guard, "fate")] == [1]
    assert passives.find(game, game.model("lamp-guard-2"), "cover") and not passives.find(
        game, game.model("bessarion"), "cover"
    )


def test_armour_adds_up() -> None:
    """MALI-DES-25, MALI-ABIL-03: Firebrick and Riveted Plate."""
    game = table("walking-kiln", models={"walking-kiln": {"upgrades": ["riveted-plate"]}})
    suffer(game, "walking-kiln", 4)
    assert game.model("walking-kiln").health == 9


def test_shade() -> None:
    """MALI-DES-27: an Attack that is (melee) does less to it; a fall through the floor does not."""
    game = table("ines-volte", "-nave-shade")
    run(damage.suffer(game, [Hit(game.model("nave-shade"), 3, game.model("ines-volte"), "ines-volte:rapier")]))
    assert game.model("nave-shade").health == 3
    suffer(game, "nave-shade", 2)
    assert game.model("nave-shade").health == 1


def test_reach() -> None:
    """MALI-DES-43, MALI-ENG-01: 3 inches, 0 inches, none."""
    game = table("walking-kiln", "-inkwell", "-jar-spark")
    assert [engage.range(game, game.model(name)) for name in ("walking-kiln", "inkwell", "jar-spark")] == [3000, -1, 0]


def test_tolls() -> None:
    """MALI-DES-38, MALI-DES-54, MALI-GEN-04: X Scheme Markers, X damage, and twice X inches away."""
    marks = {f"scheme-{n}": {"kind": "scheme", "at": (5 + n, 15), "seat": 0} for n in range(4)}
    game = table("toll-taker", "-bound-debtor", markers=marks)
    key = "toll-taker:call-in"
    game.state.resolving.append(Resolving(key, "toll-taker", 0, "cost"))
    meant = use(game, key, "bound-debtor")
    run(effect.run(game, part(key).cost, meant), 2, ["scheme-0", "scheme-1"])
    assert game.resolving.x == 2 and len(game.state.markers) == 2
    game.state.resolving[-1].stage = "effects"
    run(effect.run(game, part(key).effects, meant._replace(x=game.resolving.x)))
    assert (game.model("bound-debtor").health, game.model("bound-debtor").x) == (4, 13_000)


def test_dues() -> None:
    """MALI-DES-55, MALI-TIME-02: a death calls an Ability of each side, the Active player's first."""
    game = table("maud-hollowell", "-toll-taker", "-bound-debtor", hands=(("ram-2",), ()), tops=(("tome-9",), ()))
    tolls = game.model("toll-taker")
    suffer(game, "bound-debtor", 9, ["ram-2"], "yes", [tolls.x, tolls.y + 2000], [12_000, 16_818], by="maud-hollowell")
    assert game.deck(0).hand == ["tome-9"] and tolls.y == 20_000


def test_tap_the_heat() -> None:
    """MALI-DES-56, MALI-RES-03, MALI-DES-46: a model without an Ember cannot be targeted; one that has an Ember pays it."""
    game = table("hild-askar", "cinder-whelp", "clinker-hound", models={"clinker-hound": {"tokens": {"ember": 1}}})
    tap = part("hild-askar:tap-the-heat")
    assert targeting.targets(game, tap, game.model("hild-askar")) == ["clinker-hound"]
    run(effect.run(game, tap.cost, use(game, tap.key, "clinker-hound")))
    assert game.model("clinker-hound").tokens == {}


def test_feed_the_fire() -> None:
    """MALI-DES-46, MALI-TOK-01: the Spark's Ember goes to a friend."""
    game = table("jar-spark", "walking-kiln")
    resolve(game, "jar-spark:feed-the-fire", target="walking-kiln")
    assert (game.model("jar-spark").tokens, game.model("walking-kiln").tokens) == ({}, {"ember": 1})


def test_storm() -> None:
    """MALI-DES-18, MALI-PULSE-01: a (pulse) from a Marker of dust touches enemies near it alone."""
    game = table(
        "tamsin-farrow", "-bound-debtor", "-process-server", markers={"dust-1": {"kind": "dust", "at": (9, 20), "radius": 984}},
        models={"process-server": {"at": (30, 30)}}, tops=((), ("ram-2",)),
    )  # fmt: skip
    resolve(game, "tamsin-farrow:eye-of-the-storm", marker=game.marker("dust-1"))
    assert [condition.name for condition in game.model("bound-debtor").conditions] == ["distracted"]
    assert not game.model("process-server").conditions


def test_stacked_fates() -> None:
    """MALI-DES-37, MALI-DES-57, MALI-FATE-01: words of both sides stack on one flip."""
    game = table("ines-volte", "-pallbearer", models={"ines-volte": {"conditions": {"distracted": 1}}})
    fight = duel.oppose(game, part("ines-volte:rapier"), game.model("ines-volte"), game.model("pallbearer"))
    assert sorted((mod.word, mod.amount) for mod in fight.sides[0].fates) == [
        ("distracted", -1),
        ("pallbearer:heavy-tread", -1),
    ]
    game = table("jun-hale", "-outrider")
    game.model("outrider").x = 16_000
    run(effect.run(game, part("jun-hale:long-rifle:pinned").effects, use(game, "jun-hale:long-rifle", "outrider")))
    fight = duel.oppose(game, part("jun-hale:long-rifle"), game.model("jun-hale"), game.model("outrider"))
    assert sorted((mod.word, mod.amount) for mod in fight.sides[0].fates) == [("jun-hale:steady", 1), ("printed", 1)]
    assert modifiers.covered(game, part("jun-hale:long-rifle"), game.model("jun-hale"), game.model("outrider")) is False


def test_menu_of_a_master() -> None:
    """MALI-DES-20, MALI-GEN-13: Obey is on the menu, and not twice against the same model in a Turn."""
    game = table("aurel-finch", "-ines-volte", hands=(("ram-2", "ram-3", "ram-4"), ()))
    ask = play(game)
    assert "aurel-finch:power-of-attorney" in open_branches(ask)
    game.model("aurel-finch").used.append("aurel-finch:power-of-attorney/ines-volte")
    assert "aurel-finch:power-of-attorney" not in open_branches(play(game, fresh=True))
    assert "declares" not in told(game)


def test_bail() -> None:
    """MALI-DES-12, MALI-BURY-03, MALI-DES-47: a model that nobody produces comes back in its own Deployment Zone when the Turn ends."""
    game = table("aurel-finch", "-ines-volte")
    resolve(game, "aurel-finch:strike-out", target="ines-volte")
    assert game.model("ines-volte").upgrades == ["unpaid-debt"]
    ask = asked(timing.moment(game, "end-phase"))
    assert (ask.name, ask.seat) == ("unbury", 1)
    run(timing.moment(game, "end-phase"), next(iter(ask.region.propose())))
    assert game.model("ines-volte").on_table
