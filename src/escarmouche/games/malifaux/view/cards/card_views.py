"""Cards as a client draws them: Stat Cards, Upgrades, Fate Cards, Strategies and Schemes. Their text is made from their words."""

from __future__ import annotations

import functools
from collections.abc import Iterator, Mapping, Sequence

import msgspec

from escarmouche.core.messages.languages import LANGUAGES, told_in
from escarmouche.core.messages.text import in_every_language
from escarmouche.core.play.rule import clause
from escarmouche.core.views.card_view import CardView, Part, Section, Stat
from escarmouche.core.views.emblems import emblem_of
from escarmouche.core.views.scene import Name
from escarmouche.games.malifaux.cards.card import Ability, Action, AnyCard, Card, Trigger, Upgrade
from escarmouche.games.malifaux.cards.library import cards_of, upgrades_of
from escarmouche.games.malifaux.fate import deck
from escarmouche.games.malifaux.goals import scheme
from escarmouche.games.malifaux.goals.strategy import COUNTS
from escarmouche.games.malifaux.ground.marker_kinds import MarkerKind
from escarmouche.games.malifaux.setup import choose_schemes
from escarmouche.games.malifaux.setup.options import Options
from escarmouche.games.malifaux.state import JOKERS
from escarmouche.games.malifaux.view.cards.card_faces import faces
from escarmouche.games.malifaux.view.cards.describe import Teller, describe, laid
from escarmouche.games.malifaux.view.cards.phrases import called, fate
from escarmouche.games.malifaux.view.signs import SIGNS

Names = Mapping[str, Name]
RULES = {"turf": "MALI-TURF-01", "explosives": "MALI-EXPL-01", "idols": "MALI-IDOL-01", "reckoning": "MALI-RECK-01"}


def card_views_of(setup: Options) -> dict[str, CardView]:
    """Every card of a game: ours and those that its players brought."""
    return _card_views(msgspec.json.encode((setup.cards, setup.upgrades)))


@functools.lru_cache(maxsize=16)
def _card_views(own: bytes) -> dict[str, CardView]:
    brought, more = msgspec.json.decode(own)
    setup = Options(cards=brought, upgrades=more)
    cards, upgrades = cards_of(setup), upgrades_of(setup)
    names = {name: card.called for name, card in cards.items()}
    names |= {name: upgrade.name for name, upgrade in upgrades.items()}
    backs: list[AnyCard] = [*cards.values(), *upgrades.values()]
    names = {**called(backs), **names}
    views = {name: stat_card(card, names) for name, card in cards.items()}
    views |= {name: upgrade_card(upgrade, names) for name, upgrade in upgrades.items()}
    return views | fate_cards() | objectives()


# -- Stat Cards and Upgrades


@clause("MALI-CARD-02", "MALI-CARD-03", "MALI-CARD-04", "MALI-CARD-06", "MALI-CARD-08")
def stat_card(card: Card, names: Names) -> CardView:
    """Its front with stats and Abilities, its back with Actions."""
    name = {lang: _titled(card, lang) for lang in LANGUAGES}
    return CardView(
        id=card.id,
        name=name,
        words=_words(card),
        stats=[
            Stat("df", card.df),
            Stat("wp", card.wp),
            Stat("mv", card.mv),
            Stat("sz", card.sz),
            Stat("cost", card.cost),
            *([Stat("limit", card.limit)] if card.limit > 1 else []),
        ],
        emblem=emblem_of(card.emblem, (*card.keywords, *card.characteristics), SIGNS),
        boxes=card.health,
        sections=_sections(card, names),
    )


def _titled(card: Card, lang: str) -> str:
    title = card.title.get(lang)
    return f"{told_in(lang, card.name)}, {title}" if title else told_in(lang, card.name)


def _words(card: Card) -> list[str]:
    """Station, Characteristics, Keywords, Factions."""
    marks = [word for word in ("totem", "versatile", "legacy") if getattr(card, word)]
    return [card.station, *marks, *card.characteristics, *card.keywords, *card.factions]


@clause("MALI-UPG-03", "MALI-UPG-05", "MALI-UPG-06", "MALI-UPG-10")
def upgrade_card(upgrade: Upgrade, names: Names) -> CardView:
    """An Upgrade with its Limitations."""
    limits = {lang: describe(upgrade, lang, names) for lang in LANGUAGES}
    bounds = (
        [Section("limitations", [Part(f"{upgrade.id}:limits", upgrade.name, limits)])] if any(limits.values()) else []
    )
    stats = [] if upgrade.special else [Stat("cost", upgrade.cost)]
    return CardView(
        upgrade.id, upgrade.name, ["upgrade", *upgrade.factions], stats, sections=[*bounds, *_sections(upgrade, names)]
    )


def _sections(back: AnyCard, names: Names) -> list[Section]:
    parts = {
        "abilities": [_part(ability, names) for ability in back.abilities],
        "resists": [_part(trigger, names) for trigger in back.resists],
        "attacks": list(_actions([action for action in back.actions if action.attack], names)),
        "tactics": list(_actions([action for action in back.actions if not action.attack], names)),
        "markers": [_kind(f"{back.id}:{name}", kind) for name, kind in back.markers.items()],
    }
    return [Section(name, listed) for name, listed in parts.items() if listed]


@clause("MALI-MARK-01", "MALI-MARK-02")
def _kind(key: str, kind: MarkerKind) -> Part:
    """A kind of Marker that a card brings."""
    return Part(key, kind.name, {lang: laid(kind, lang) for lang in LANGUAGES}, rule="MALI-MARK-02")


def _part(thing: Ability | Trigger, names: Names) -> Part:
    text = {lang: describe(thing, lang, names) for lang in LANGUAGES}
    return Part(thing.key, thing.name, text, words=["trigger"] if isinstance(thing, Trigger) else [])


@clause("MALI-ACTN-01", "MALI-ACTN-02", "MALI-ACTN-03")
def _actions(actions: Sequence[Action], names: Names) -> Iterator[Part]:
    """Each Action, then its Triggers. Its numbers are given separately; the text says the rest."""
    for action in actions:
        text = {lang: _what_it_does(action, lang, names) for lang in LANGUAGES}
        words = [word for word in ("bonus" if action.bonus else "", action.type) if word]
        yield Part(action.key, action.name, text, _numbers(action), words)
        yield from (_part(trigger, names) for trigger in action.triggers)


def _what_it_does(action: Action, lang: str, names: Names) -> str:
    teller = Teller(lang, names)
    teller.owner = action.key.partition(":")[0]
    parts = (teller.joined(teller.limited(action)), teller.paid(action))
    return " ".join(part for part in parts if part)


def _numbers(action: Action) -> list[Stat]:
    """Range, stat with its suits and Fate Modifiers, Resist, TN with its suits."""
    numbers = [Stat("range", action.range, length=True)] if action.range or action.type else []
    if action.stat is not None:
        numbers.append(Stat("stat", action.stat))
        numbers += _suits(action.suits)
        numbers += [Stat("fate", fate(action.fate))] if action.fate else []
    numbers += [Stat("resist", action.resist)] if action.resist else []
    numbers += [Stat("tn", action.tn)] if action.tn else []
    return numbers + _suits(action.tn_suits)


def _suits(suits: Sequence[str]) -> list[Stat]:
    """Suits, each named once: `with Crow`, `with 2 Crows`."""
    numbers = []
    for suit in dict.fromkeys(suits):
        pairs, single = divmod(suits.count(suit), 2)
        numbers += [Stat("suits", f"two-{suit}")] * pairs + [Stat("suits", suit)] * single
    return numbers


# -- what is the same in every game


@functools.cache
@clause("MALI-DECK-01", "MALI-JOKER-01", "MALI-JOKER-04", "MALI-VAR-01")
def fate_cards() -> dict[str, CardView]:
    """The 54 cards, and what the Jokers do."""
    views = {}
    for card in faces():
        name, value = in_every_language("malifaux", f"word-{card}"), Stat("value", deck.value(card))
        parts = (
            [Part(card, name, in_every_language("malifaux", f"ref-{card}"), rule=JOKERED[card])]
            if card in JOKERS
            else []
        )
        views[card] = CardView(card, name, stats=[value], sections=[Section("fate", parts)] if parts else [])
    return views


JOKERED = {"black-joker": "MALI-JOKER-01", "red-joker": "MALI-JOKER-04"}


@functools.cache
@clause("MALI-STRAT-01", "MALI-SCHM-01", "MALI-SCHM-03")
def objectives() -> dict[str, CardView]:
    """Strategies and Schemes with what they score for."""
    views = {}
    for word in COUNTS:
        part = Part(
            word,
            in_every_language("malifaux", f"word-{word}"),
            in_every_language("malifaux", f"strategy-{word}"),
            rule=RULES[word],
        )
        views[word] = CardView(word, part.name, ["a-strategy"], sections=[Section("strategy", [part])])
    for number, plan in scheme.PLANS.items():
        name = choose_schemes.word(number)
        parts = [
            Part(
                f"{name}-{end}",
                in_every_language("malifaux", f"scheme-{end}"),
                in_every_language("malifaux", f"{name}-{end}"),
                rule=plan.rule,
            )
            for end in ("reveal", "end")
        ]
        views[name] = CardView(
            name, in_every_language("malifaux", f"word-{name}"), ["a-scheme"], sections=[Section("scheme", parts)]
        )
    return views
