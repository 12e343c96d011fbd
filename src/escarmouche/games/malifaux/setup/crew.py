"""A Crew: which models may be hired at what Cost, and which rules the whole Crew must obey (MALI-HIRE, MALI-UPG, MALI-SETUP-21 to -25)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from escarmouche.core.book import nearest
from escarmouche.core.messages.refusal import BadSetup, Refusal, refuse
from escarmouche.core.play.rule import clause
from escarmouche.games.malifaux.cards.card import Card, Upgrade
from escarmouche.games.malifaux.cards.library import cards_of, upgrades_of
from escarmouche.games.malifaux.cards.vocabulary import Params, word
from escarmouche.games.malifaux.setup.options import FixedCrew, Options
from escarmouche.games.malifaux.state import POOL

LEADERS = ("master", "henchman")
SURCHARGE = 1


@word("passive", "hiring")
class Hiring(Params, frozen=True, kw_only=True):
    """When hiring (MALI-CARD-09): under a Leader with this name, Keyword or Characteristic the model costs this much more or less."""

    leader: str
    amount: int


class Pool(NamedTuple):
    """What a player hires from: the cards and Upgrades of the game, the size, the Faction, the Leader."""

    cards: Mapping[str, Card]
    upgrades: Mapping[str, Upgrade]
    size: int
    faction: str
    leader: str
    legacy: bool = False

    @property
    def chief(self) -> Card:
        return self.cards[self.leader]


class Hire(NamedTuple):
    """One model of a Crew: its card, and the Upgrade attached to it, if any. Written `card` or `card+upgrade`."""

    card: str
    upgrade: str = ""

    @classmethod
    def read(cls, text: str) -> Hire:
        """
        >>> Hire.read("hound"), Hire.read("hound+collar")
        (Hire(card='hound', upgrade=''), Hire(card='hound', upgrade='collar'))
        """
        card, _, upgrade = text.partition("+")
        return cls(card.strip(), upgrade.strip())

    def __str__(self) -> str:
        return f"{self.card}+{self.upgrade}" if self.upgrade else self.card


def pool_of(setup: Options, faction: str, leader: str) -> Pool:
    return Pool(cards_of(setup), upgrades_of(setup), setup.size, faction, leader, setup.legacy)


# -- Factions and Leaders


@clause("MALI-SETUP-21", "MALI-HIRE-10")
def factions(cards: Mapping[str, Card], legacy: bool) -> list[str]:
    """Every Faction that has a possible Leader. Dead Man's Hand is not a Faction."""
    led = [faction for card in cards.values() if leads(card, legacy) for faction in card.factions]
    return list(dict.fromkeys(led))


@clause("MALI-SETUP-22", "MALI-HIRE-10", "MALI-AMB-108")
def leads(card: Card, legacy: bool) -> bool:
    """Any Master or Henchman; models of Dead Man's Hand only if the players agreed on it."""
    return card.station in LEADERS and not card.totem and (legacy or not card.legacy)


def leaders(cards: Mapping[str, Card], faction: str, legacy: bool) -> list[str]:
    return [card.id for card in cards.values() if faction in card.factions and leads(card, legacy)]


@clause("MALI-SETUP-22", "MALI-HIRE-10")
def why_no_leader(cards: Mapping[str, Card], faction: str, legacy: bool, name: Any) -> Refusal | None:
    """Why a model cannot lead: by its station, its Faction, or because Dead Man's Hand was not agreed on."""
    card = cards.get(name) if isinstance(name, str) else None
    if card is None or name in leaders(cards, faction, legacy):
        return None
    if faction not in card.factions:
        return refuse("why-leader-faction", "MALI-SETUP-22", card=card.id, faction=faction)
    if card.legacy and not legacy:
        return refuse("why-legacy", "MALI-HIRE-10", card=card.id)
    return refuse("why-not-leader", "MALI-SETUP-22", card=card.id)


@clause("MALI-SETUP-23", "MALI-HIRE-09")
def name(card: Card) -> str:
    """A model without its Title."""
    return card.same or card.id


# -- one model


@clause("MALI-HIRE-01", "MALI-HIRE-02", "MALI-AMB-49", "MALI-AMB-109")
def in_keyword(pool: Pool, card: Card) -> bool:
    """Does it share a Keyword with the Leader?"""
    return any(keyword in pool.chief.keywords for keyword in card.keywords)


STANDINGS = ("totem", "keyword", "versatile", "stranger")  # the groups in which models are offered to a player


@clause("MALI-HIRE-01", "MALI-HIRE-02", "MALI-HIRE-07")
def standing(pool: Pool, card: Card) -> str:
    """What determines its price: the Leader's Totem, in Keyword, Versatile, or a stranger that costs one more."""
    if card.totem and card.totem == name(pool.chief):
        return "totem"
    if in_keyword(pool, card):
        return "keyword"
    return "versatile" if card.versatile else "stranger"


@clause("MALI-HIRE-01", "MALI-HIRE-02", "MALI-AMB-49", "MALI-CARD-09", "MALI-DP-06")
def cost(pool: Pool, card: Card) -> int:
    """What hiring it costs: nothing for the Leader and the Leader's Totem, one more for a stranger that is not Versatile. Its card may
    change this under a Leader with a certain name or Keyword.
    """
    if card.id == pool.leader or (card.totem and card.totem == name(pool.chief)):  # MALI-SETUP-24, MALI-HIRE-07
        return 0
    amount = card.cost if in_keyword(pool, card) or card.versatile else card.cost + SURCHARGE
    for call in card.words.get("hiring", ()):
        if call.params.leader in pool.chief.traits:
            amount += call.params.amount
    return max(0, amount)


@clause("MALI-HIRE-02", "MALI-HIRE-10", "MALI-SETUP-25", "MALI-AMB-109", "MALI-AMB-108")
def why_not_hireable(pool: Pool, card: Card) -> Refusal | None:
    """Why a model of this card may not join a Crew of this Faction under this Leader."""
    if card.legacy and not pool.legacy:
        return refuse("why-legacy", "MALI-HIRE-10", card=card.id)
    if pool.faction not in card.factions and not in_keyword(pool, card):
        return refuse("why-not-faction", "MALI-HIRE-02", card=card.id, faction=pool.faction)
    if card.station == "master" and pool.chief.station == "henchman":
        return refuse("why-no-masters", "MALI-SETUP-25", card=card.id)
    if name(card) == name(pool.chief) and card.id != pool.leader:
        return refuse("why-other-title", "MALI-HIRE-09", card=card.id)
    return None


@clause("MALI-UPG-02", "MALI-UPG-05", "MALI-UPG-06", "MALI-UPG-09", "MALI-HIRE-05")
def why_not_attached(pool: Pool, card: Card, upgrade: Upgrade) -> Refusal | None:
    """Why an Upgrade cannot be hired for a model."""
    if upgrade.special:
        return refuse("why-upgrade-special", "MALI-UPG-06", upgrade=upgrade.id)
    if pool.faction not in upgrade.factions:
        return refuse("why-upgrade-faction", "MALI-UPG-09", upgrade=upgrade.id, faction=pool.faction)
    missing = [word for word in upgrade.restricted if word not in card.traits]
    if missing:
        return refuse("why-upgrade-restricted", "MALI-UPG-05", upgrade=upgrade.id, card=card.id, word=missing[0])
    return None


# -- a whole Crew


@clause("MALI-HIRE-03")
def total(pool: Pool, hires: Sequence[Hire]) -> int:
    """The Cost of the whole Crew."""
    spent = sum([cost(pool, pool.cards[hire.card]) for hire in hires])
    return spent + sum([pool.upgrades[hire.upgrade].cost for hire in hires if hire.upgrade])


@clause("MALI-HIRE-06")
def stones(pool: Pool, hires: Sequence[Hire]) -> int:
    """What is not spent becomes the Soulstone Pool, 10 at most."""
    return min(POOL, pool.size - total(pool, hires))


def why_illegal(pool: Pool, hires: Sequence[Hire], *, whole: bool = True) -> Refusal | None:
    """Why a Crew, Leader included, is not legal: the first rule it breaks. While more models may join, a Totem's Master may be among
    them."""
    for hire in hires:
        wrong = why_not_hireable(pool, pool.cards[hire.card]) or _why_not_upgraded(pool, hire)
        if wrong:
            return wrong
    return (
        why_too_many(pool, hires) or (why_no_master(pool, hires) if whole else None) or why_too_expensive(pool, hires)
    )


def _why_not_upgraded(pool: Pool, hire: Hire) -> Refusal | None:
    return why_not_attached(pool, pool.cards[hire.card], pool.upgrades[hire.upgrade]) if hire.upgrade else None


@clause("MALI-HIRE-04", "MALI-HIRE-09", "MALI-CARD-08", "MALI-UPG-03", "MALI-UPG-04", "MALI-SETUP-24")
def why_too_many(pool: Pool, hires: Sequence[Hire]) -> Refusal | None:
    """No Leader, too many copies of a model or an Upgrade, or two Titles of one model."""
    names = [hire.card for hire in hires]
    if pool.leader not in names:
        return refuse("why-leader-missing", "MALI-SETUP-24", card=pool.leader)
    named = {card: name(pool.cards[card]) for card in names}
    for card, title in named.items():
        limit = pool.cards[card].limit
        if names.count(card) > limit:
            return refuse("why-model-limit", "MALI-HIRE-04", card=card, limit=limit)
        if list(named.values()).count(title) > 1:
            return refuse("why-other-title", "MALI-HIRE-09", card=card)
    held = [hire.upgrade for hire in hires if hire.upgrade]
    for upgrade in dict.fromkeys(held):
        limit = pool.upgrades[upgrade].plentiful
        if held.count(upgrade) > limit:
            return refuse("why-upgrade-limit", "MALI-UPG-03", upgrade=upgrade, limit=limit)
    return None


@clause("MALI-HIRE-07")
def why_no_master(pool: Pool, hires: Sequence[Hire]) -> Refusal | None:
    """A Totem without its Master."""
    names = [name(pool.cards[hire.card]) for hire in hires]
    for hire in hires:
        master = pool.cards[hire.card].totem
        if master and master not in names:
            return refuse("why-totem", "MALI-HIRE-07", card=hire.card, master=master)
    return None


@clause("MALI-HIRE-03")
def why_too_expensive(pool: Pool, hires: Sequence[Hire]) -> Refusal | None:
    spent = total(pool, hires)
    return refuse("why-too-dear", "MALI-HIRE-03", spent=spent, size=pool.size) if spent > pool.size else None


# -- Crews that the set-up names


@clause("MALI-SETUP-24")
def with_leader(crew: FixedCrew) -> FixedCrew:
    """The Crew with its Leader first, whether or not the Leader was named among the models."""
    names = [Hire.read(hire) for hire in crew.hires]
    at = next((i for i, hire in enumerate(names) if hire.card == crew.leader), None)
    first = str(names.pop(at)) if at is not None else crew.leader
    return FixedCrew(faction=crew.faction, leader=crew.leader, hires=[first, *map(str, names)])


def check(crew: FixedCrew, setup: Options) -> None:
    """Raises `BadSetup` if a given Crew names something unknown or breaks a rule of hiring."""
    cards, upgrades = cards_of(setup), upgrades_of(setup)
    known = factions(cards, setup.legacy)
    if crew.faction not in known:
        raise bad("error-unknown-faction", faction=crew.faction, nearest=nearest(crew.faction, known))
    for hire in map(Hire.read, [crew.leader, *crew.hires]):
        if hire.card in upgrades:
            raise bad("error-crew", reason=refuse("why-upgrade-alone", "MALI-UPG-01", upgrade=hire.card))
        if "+" in hire.upgrade:
            raise bad("error-crew", reason=refuse("why-one-upgrade", "MALI-UPG-07"))
        if hire.card not in cards:
            raise bad("error-unknown-card", card=hire.card, nearest=nearest(hire.card, cards))
        if hire.upgrade and hire.upgrade not in upgrades:
            raise bad("error-unknown-upgrade", upgrade=hire.upgrade, nearest=nearest(hire.upgrade, upgrades))
    no_leader = why_no_leader(cards, crew.faction, setup.legacy, crew.leader)
    if no_leader is not None:
        raise bad("error-leader", reason=no_leader)
    pool = pool_of(setup, crew.faction, crew.leader)
    wrong = why_illegal(pool, [Hire.read(hire) for hire in with_leader(crew).hires])
    if wrong is not None:
        raise bad("error-crew", reason=wrong)


def check_leader(leader: str, setup: Options) -> None:
    """Raises `BadSetup` if a given Leader, whose Crew is hired, cannot lead its first Faction."""
    cards = cards_of(setup)
    if leader not in cards:
        raise bad("error-unknown-card", card=leader, nearest=nearest(leader, cards))
    no_leader = why_no_leader(cards, cards[leader].factions[0], setup.legacy, leader)
    if no_leader is not None:
        raise bad("error-leader", reason=no_leader)


@clause("MALI-SETUP-22")
def differing(player: int, own: str, named: str) -> BadSetup:
    """A set-up that names two Leaders for the same player."""
    return BadSetup(refuse("error-leader-differs", "MALI-SETUP-22", player=player, leader=own, other=named), "malifaux")


def bad(key: str, **args: object) -> BadSetup:
    return BadSetup(key, "malifaux", **args)
