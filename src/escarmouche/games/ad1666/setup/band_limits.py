"""What a Band may be: one faction and the neutral range, Gold and Connections, Heroes and Commoners (AD66-SETUP-03, AD66-DSN-20)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import clause
from escarmouche.games.ad1666.cards.card import FACTIONS, Card
from escarmouche.games.ad1666.setup.scenario import Limits
from escarmouche.games.ad1666.state import Pick

Cards = Mapping[str, Card]
NEUTRAL = ("local", "mercenary")


def card_of(pick: str) -> str:
    """The card of a pick: without the variant of its arms."""
    return Pick.read(pick).card


def band_cards(cards: Cards, picks: Iterable[str]) -> list[Card]:
    """The Character cards of a Band."""
    return [cards[card_of(pick)] for pick in picks]


# -- sums


def gold(members: Iterable[Card]) -> int:
    """What a Band costs."""
    return sum([card.gold for card in members])


@clause("AD66-DSN-20", "AD66-TAL-32")
def connections(limits: Limits, members: Sequence[Card]) -> int | None:
    """Connections left: the budget, raised by the talent, less what the members cost. None: they do not matter."""
    if limits.connections is None:
        return None
    raised = sum([card.talents.get("connections", 0) for card in members])
    return limits.connections + raised - sum([card.connections for card in members])


@clause("AD66-SETUP-03")
def faction(members: Iterable[Card]) -> str:
    """The faction of a Band; empty while it has none."""
    return next((card.faction for card in members if card.faction in FACTIONS), "")


# -- one more


@clause("AD66-SETUP-03", "AD66-CHAR-01", "AD66-DSN-20", "AD66-EX-07", "AD66-EX-08")
def why_not(cards: Cards, limits: Limits, picks: Sequence[str], name: str) -> Refusal | None:
    """Why a card cannot join a Band; None if it can."""
    return _why_not(limits, band_cards(cards, picks), cards[name])


def _why_not(limits: Limits, members: Sequence[Card], card: Card) -> Refusal | None:
    return (
        _why_barred(limits, members, card)
        or _why_full(limits, members, card)
        or _why_too_expensive(limits, members, card)
        or _why_alignment(members, card)
    )


@clause("AD66-SETUP-03", "AD66-CHAR-03")
def _why_barred(limits: Limits, members: Sequence[Card], card: Card) -> Refusal | None:
    """Not for this Band: outside the scenario's pool, of another faction, or unique and there already."""
    if (limits.cards and card.id not in limits.cards) or card.faction not in (*FACTIONS, *NEUTRAL):
        return refuse("why-band-pool", "AD66-SETUP-03", character=card.id)
    other = faction(members)
    if card.faction in FACTIONS and other not in ("", card.faction):
        return refuse("why-band-faction", "AD66-SETUP-03", character=card.id, faction=other)
    if card.unique and card.id in [member.id for member in members]:
        return refuse("why-band-unique", "AD66-CHAR-03", character=card.id)
    return None


@clause("AD66-SETUP-03", "AD66-CHAR-02")
def _why_full(limits: Limits, members: Sequence[Card], card: Card) -> Refusal | None:
    """No room: as many Characters, Heroes or Commoners as there may be."""
    if len(members) >= limits.models[1]:
        return refuse("why-band-full", "AD66-SETUP-03", most=limits.models[1])
    kind, (_, most) = ("hero", limits.heroes) if card.hero else ("commoner", limits.commoners)
    if sum([member.hero == card.hero for member in members]) >= most:
        return refuse("why-band-kind", "AD66-SETUP-03", kind=kind, most=most)
    return None


@clause("AD66-DSN-20")
def _why_too_expensive(limits: Limits, members: Sequence[Card], card: Card) -> Refusal | None:
    """Too little Gold, or too few Connections."""
    if limits.gold is not None and gold(members) + card.gold > limits.gold:
        left = limits.gold - gold(members)
        return refuse("why-band-gold", "AD66-DSN-20", character=card.id, cost=card.gold, left=left)
    left_over = connections(limits, [*members, card])
    if left_over is not None and left_over < 0:
        return refuse("why-band-connections", "AD66-DSN-20", character=card.id, cost=card.connections, short=-left_over)
    return None


@clause("AD66-DSN-20")
def _why_alignment(members: Sequence[Card], card: Card) -> Refusal | None:
    """No evil Mercenary beside a good Hero."""
    for member in members:
        for mercenary, hero in ((card, member), (member, card)):
            evil = mercenary.faction == "mercenary" and "evil" in mercenary.alignment
            if evil and hero.hero and "good" in hero.alignment:
                return refuse("why-band-alignment", "AD66-DSN-20", character=mercenary.id, other=hero.id)
    return None


def addable(cards: Cards, limits: Limits, picks: Sequence[str], barred: Sequence[str] = ()) -> list[str]:
    """Every card that can join."""
    members = band_cards(cards, picks)
    return [name for name, card in cards.items() if name not in barred and _why_not(limits, members, card) is None]


# -- is it whole?


@clause("AD66-SETUP-03", "AD66-SETUP-04", "AD66-DSN-20")
def why_incomplete(cards: Cards, limits: Limits, picks: Sequence[str]) -> Refusal | None:
    """Why a Band cannot be used as it is: too few, somebody missing, or more Connections spent than it has."""
    members = band_cards(cards, picks)
    if len(picks) < limits.models[0]:
        return refuse("why-band-few", "AD66-SETUP-03", count=len(picks), least=limits.models[0])
    for kind, (least, _), hero in (("hero", limits.heroes, True), ("commoner", limits.commoners, False)):
        count = sum(card.hero == hero for card in members)
        if count < least:
            return refuse("why-band-kinds", "AD66-SETUP-03", kind=kind, count=count, least=least)
    for name in dict.fromkeys(limits.must):
        if [card.id for card in members].count(name) < limits.must.count(name):
            return refuse("why-band-must", "AD66-SETUP-03", character=name)
    if limits.any and not any(card.id in limits.any for card in members):
        return refuse("why-band-any", "AD66-SETUP-03", characters=list(limits.any))
    return _why_short(limits, members)


def _why_short(limits: Limits, members: Sequence[Card]) -> Refusal | None:
    """A member that brought Connections may have been taken out again."""
    left = connections(limits, members)
    return refuse("why-band-short", "AD66-DSN-20", short=-left) if left is not None and left < 0 else None


@clause("AD66-SETUP-03", "AD66-DSN-20")
def why_illegal(cards: Cards, limits: Limits, picks: Sequence[str]) -> Refusal | None:
    """Why a whole Band breaks its limits. The order of its members does not matter: those who bring Connections count first."""
    ordered = sorted(picks, key=lambda pick: -cards[card_of(pick)].talents.get("connections", 0))
    for place, pick in enumerate(ordered):
        reason = why_not(cards, limits, ordered[:place], card_of(pick))
        if reason is not None:
            return reason
    return why_incomplete(cards, limits, picks)


# -- finishing one that was begun


def complete_band(
    cards: Cards, limits: Limits, picks: Sequence[str], barred: Sequence[str], pick: Callable[[list[str]], str]
) -> list[str] | None:
    """A legal Band that begins with these members, or None if there is none this way. `pick` chooses among those that fit."""
    members = list(picks)
    for missing in (_missing_must, _missing_any, _missing_heroes, _missing_commoners, _missing_models):
        while (wanted := missing(cards, limits, members)) is not None:
            fitting = [name for name in addable(cards, limits, members, barred) if name in wanted]
            if not fitting:
                return None
            members.append(pick(fitting))
    return members if why_incomplete(cards, limits, members) is None else None


def cheapest(cards: Cards) -> Callable[[list[str]], str]:
    """Picks the Character that costs least."""
    return lambda names: min(names, key=lambda name: (cards[name].gold + 3 * cards[name].connections, name))


def _missing_must(cards: Cards, limits: Limits, picks: Sequence[str]) -> list[str] | None:
    have = [card_of(pick) for pick in picks]
    return [name for name in limits.must if have.count(name) < limits.must.count(name)][:1] or None


def _missing_any(cards: Cards, limits: Limits, picks: Sequence[str]) -> list[str] | None:
    have = [card_of(pick) for pick in picks]
    return list(limits.any) if limits.any and not any(name in limits.any for name in have) else None


def _missing_heroes(cards: Cards, limits: Limits, picks: Sequence[str]) -> list[str] | None:
    return _missing(cards, picks, limits.heroes[0], hero=True)


def _missing_commoners(cards: Cards, limits: Limits, picks: Sequence[str]) -> list[str] | None:
    return _missing(cards, picks, limits.commoners[0], hero=False)


def _missing(cards: Cards, picks: Sequence[str], least: int, hero: bool) -> list[str] | None:
    count = sum(card.hero == hero for card in band_cards(cards, picks))
    return [name for name, card in cards.items() if card.hero == hero] if count < least else None


def _missing_models(cards: Cards, limits: Limits, picks: Sequence[str]) -> list[str] | None:
    return list(cards) if len(picks) < limits.models[0] else None
