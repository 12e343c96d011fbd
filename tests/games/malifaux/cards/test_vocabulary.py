"""The words of cards: the page that teaches them, and how cards are told with them in both languages (MALI-DES-06, MALI-HID-08)."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from escarmouche.core.files.source import Source
from escarmouche.core.messages.languages import LANGUAGES
from escarmouche.core.messages.text import texts
from escarmouche.games.malifaux.cards import check, vocabulary
from escarmouche.games.malifaux.cards.card import Ability, Card, Event, Filter, Timing, Upgrade, When
from escarmouche.games.malifaux.cards.library import cards, upgrades
from escarmouche.games.malifaux.cards.read_card import read_card, read_upgrade
from escarmouche.games.malifaux.cards.vocabulary import Call
from escarmouche.games.malifaux.view.cards import describe

PAGE = (Path(__file__).parents[4] / "docs" / "cards" / "malifaux.md").read_text(encoding="utf-8")
SECTIONS = {"passive": "Passive words", "effect": "Effects", "cost": "Costs"}
SAYS = {"passive": "passive", "effect": "does", "cost": "cost"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_moments_and_ranges(lang: str) -> None:
    """MALI-HID-08: until when a word works, and what a file says that is out of range."""
    known = texts(lang, "malifaux")
    assert all(known.has(f"word-until-{moment}") for moment in ("activation", "end", "turn", "leave"))
    assert known.has("file-card-within")


# -- the page


def rows(kind: str) -> list[tuple[str, str]]:
    """The examples of a table, and what they are said to do."""
    section = PAGE.split(f"## {SECTIONS[kind]}\n")[1].split("\n## ")[0]
    return re.findall(r"^\| `(.+?)` \| (.+?) \|$", section, re.MULTILINE)


def example(kind: str, text: str) -> Call:
    return vocabulary.calls([Source(text).data], kind, Source(text), ())[0]


@pytest.mark.parametrize("kind", SECTIONS)
def test_the_page_teaches_every_word(kind: str) -> None:
    """MALI-DES-06: each word stands on the page with an example that can be read."""
    taught = [example(kind, text).word for text, _ in rows(kind)]
    assert sorted(set(taught)) == sorted(vocabulary.vocabulary(kind))


def test_the_cards_of_the_page_can_be_read() -> None:
    """MALI-CARD-02, MALI-UPG-10: the card and the Upgrade shown are a card and an Upgrade."""
    shown = re.findall(r"^```yaml\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    assert isinstance(read_card(Source(shown[0])), Card) and isinstance(read_upgrade(Source(shown[1])), Upgrade)


def test_every_word_is_explained() -> None:
    """Each struct of parameters says what it does, and cites the ledger."""
    for kind in SECTIONS:
        for name, params in vocabulary.vocabulary(kind).items():
            assert re.search(r"MALI-[A-Z]+(-\d+)?", params.__doc__ or ""), (kind, name)


# -- what cards say


@pytest.fixture
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    """A text that is missing, or lacks something, is an error."""
    say = describe.Teller.say

    def checked(self: describe.Teller, key: str, **args: Any) -> str:
        assert self.texts.has(key), key
        assert self.texts.unfilled(key, args) == [], (key, args)
        return say(self, key, **args)

    monkeypatch.setattr(describe.Teller, "say", checked)


@pytest.mark.usefixtures("strict")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_is_said(lang: str) -> None:
    """MALI-DES-06: the examples of the page, in both languages."""
    for kind, says in SAYS.items():
        for text, _ in rows(kind):
            sentence = describe.Teller(lang).clause(example(kind, text), says)
            assert sentence and "{" not in sentence and "None" not in sentence, (text, sentence)


@pytest.mark.usefixtures("strict")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_is_said(lang: str) -> None:
    """MALI-DES-06: everything that our cards and Upgrades print."""
    count = 0
    backs: list[Card | Upgrade] = [*cards().values(), *upgrades().values()]
    for back in backs:
        triggers = [trigger for action in back.actions for trigger in action.triggers]
        for thing in (*back.abilities, *back.resists, *back.actions, *triggers):
            sentence = describe.describe(thing, lang)
            assert sentence.endswith(".") and "  " not in sentence and ".." not in sentence, (thing.key, sentence)
            count += 1
    assert count > 200 and all(describe.describe(upgrade, lang) is not None for upgrade in upgrades().values())


@pytest.mark.usefixtures("strict")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_variant_is_said(lang: str) -> None:
    """Words that are said in several ways; filters, events and timings."""
    teller = describe.Teller(lang)
    more = [
        {"lose": {}},
        {"lose": {"amount": 1}},
        {"lose": {"amount": 1, "all": True}},
        {
            "duel": {
                "stat": "df",
                "tn": 9,
                "suits": ["ram"],
                "effects": [{"draw": {}}],
                "fail": [{"kill": {"to": "chosen"}}],
            }
        },
        {"duel": {"stat": "mv", "tn": 9, "effects": [{"draw": {}}]}},
        {"push": {"distance": 2.5}},
        {"move": {"distance": 3, "way": "away"}},
        {"move": {"distance": 3, "way": "toward", "who_decides": "owner"}},
        {"place": {"distance": 3, "completely": True}},
        {"unbury": {"contact": True}},
        {"unbury": {"contact": True, "kinds": ["corpse"], "near": 6}},
        {"place": {"distance": 2, "completely": True, "kinds": ["corpse"], "who": "enemy"}},
        {"push": {"distance": 2, "way": "fixed", "degrees": 90}},
        {"unbury": {"distance": 3, "completely": True}},
        *[{word: {"amount": 1, "who": "opponent"}} for word in ("draw", "look", "reveal", "soulstone", "pass-token")],
        *[{word: {"amount": -1, "who": who}} for word in ("soulstone", "pass-token") for who in ("user", "opponent")],
        {"reveal": {"amount": 2}},
        *[{"reveal": {"amount": 2, "who": who, "effects": [{"draw": {}}]}} for who in ("user", "opponent")],
        {"reveal": {"amount": 2, "who": "opponent", "suit": "ram", "effects": [{"draw": {}}]}},
        {"remove-card": {"pile": "hand"}},
        {"drop": {"kind": "scrap"}},
        {"create": {"kind": "dust"}},
        *[
            {word: {**at, **far}}
            for word, far in (("remove-marker", {}), ("move-marker", {"distance": 2}))
            for at in ({}, {"kinds": ["scrap"]})
        ],
        {"token": {"token": "ember", "amount": -1}},
        *[
            {word: {"at": at, **named}}
            for word in ("act", "obey")
            for at in ("any", "target")
            for named in ({}, {"actions": ["walk"]})
        ],
        {"may": {"effects": [{"draw": {}}]}},
        {"choose": {"effects": [{"kill": {"to": "chosen"}}]}},
        *[
            {"count": {"count": count, "name": "poison", "effects": [{"draw": {}}]}}
            for count in ("damage", "event", "tokens", "hand", "markers", "health")
        ],
        *[{"summon": {"cards": ["risen-digger"], "within": 3, **up}} for up in ({}, {"upgrade": "grave-dirt"})],
        {"summon": {"cards": ["risen-digger", "nave-shade"]}},
        *[{"chain": {"all": True, "within": near}} for near in (0, 3)],
        {"chain": {}},
        {
            "damage": {
                "amount": 1,
                "only": {"has": ["beast"], "wounded": True, "engaged": True, "token": "ember", "buried": True},
            }
        },
    ]
    for raw in more:
        assert teller.clause(vocabulary.calls([raw], "effect", Source("", "x"), ())[0], "does")
    for when in ("any", "attack", "defend"):
        for against in (True, False):
            raw = {
                "fate": {
                    "amount": 1,
                    "when": when,
                    "against": against,
                    "stat": "wp",
                    "only": {"within": 3, "completely": True},
                }
            }
            assert teller.clause(vocabulary.calls([raw], "passive", Source("", "x"), ())[0], "passive")
    for event in Event.__args__:  # type: ignore[attr-defined]
        heard = When(
            event=event, whose=Filter(who="enemy", other=True, lacks=("beast",)), aura=3, type="melee", stat="wp"
        )
        assert teller.ability(Ability(key="a:b", name={}, when=heard, may=True, once="activation"))
    for field, events in check.GOES_WITH.items():
        for event in events:
            for value in {"actions": [("walk", "charge")], "health": [3, "half"]}.get(field, [Filter(who="enemy")]):
                heard = When(event=event, **{field: value})  # type: ignore[arg-type]
                assert teller.ability(Ability(key="a:b", name={}, when=heard))
    assert all(teller.say(f"timing-{timing}") for timing in Timing.__args__)  # type: ignore[attr-defined]


def test_said() -> None:
    """MALI-DES-06: a few as a reader sees them."""
    shown = re.findall(r"^```yaml\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    card = read_card(Source(shown[0]))
    assert describe.describe(card.actions[0]) == (
        "Attack Action; range 1″ (melee); stat 5; Resist Df. The target suffers 2/3/4(blast) damage."
    )
    assert describe.describe(card.actions[0].triggers[0]) == (
        "Ram, When Resolving (cost: discard a card): the target suffers 2 more damage."
    )
    assert describe.describe(card.actions[1], "fr") == (
        "(bonus)\u00a0; Action Tactique\u00a0; portée 6″\u00a0; valeur 5\u00a0; VS 12 Grimoire. "
        "Cible\u00a0: personnage ennemi qui n’est pas Construct\u00a0; une fois par Tour. "
        "La cible, au choix, défausse une carte, ou gagne Étourdi."
    ).replace("Construct", describe.Teller("fr").term("construct"))
    assert describe.describe(card.abilities[1]) == (
        "After any enemy model within (aura 6″) Cheats Fate, once per Turn: that model suffers 1 damage."
    )
    assert describe.head(card.actions[0]) == "Attack Action, range 1″ (melee), stat 5, Resist Df"
    assert describe.options(card.actions[1].effects) == ["It discards a card.", "It gains Stunned."]
