"""What a Band may be: one faction and the neutral range, Gold and Connections, Heroes and Commoners (AD66-SETUP-03, AD66-DSN-20)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import clause
from escarmouche.games.ad1666.cards.card import FACTIONS, Card
from escarmouche.games.ad1666.setup.scenario import Limits

Cards = Mapping[str, Card]
NEUTRAL = ("local", "mercenary")


def card_of(pick: str) -> str:
    """The card of a pick: without the variant of its arms."""
    return pick.partition("/")[0]


def band(cards: Cards, picks: Iterable[str]) -> list[Card]:
    return [cards[card_of(pick)] for pick in picks]


# -- sums


def gold(cards: Cards, picks: Iterable[str]) -> int:
    return sum([card.gold for card in band(cards, picks)])


@clause("AD66-DSN-20", "AD66-TAL-32")
def connections(cards: Cards, limits: Limits, picks: Sequence[str]) -> int | None:
    """Connections left: the budget, raised by the talent, less what the members cost. None: they do not matter."""
    if limits.connections is None:
        return None
    members = band(cards, picks)
    raised = sum([card.talents.get("connections", 0) for card in members])
    return limits.connections + raised - sum([card.connections for card in members])


@clause("AD66-SETUP-03")
def faction(cards: Cards, picks: Iterable[str]) -> str:
    """The faction of a Band; empty while it has none."""
    return next((card.faction for card in band(cards, picks) if card.faction in FACTIONS), "")


# -- one more


@clause("AD66-SETUP-03", "AD66-CHAR-01", "AD66-CHAR-02", "AD66-CHAR-03", "AD66-DSN-20", "AD66-EX-07", "AD66-EX-08")
def why_not(cards: Cards, limits: Limits, picks: Sequence[str], name: str) -> Refusal | None:
    """Why a card cannot join a Band; None if it can."""
    card = cards[name]
    return (
        _barred(cards, limits, picks, card)
        or _full(cards, limits, picks, card)
        or _dear(cards, limits, picks, card)
        or _hated(cards, picks, card)
    )


def _barred(cards: Cards, limits: Limits, picks: Sequence[str], card: Card) -> Refusal | None:
    if (limits.cards and card.id not in limits.cards) or card.faction not in (*FACTIONS, *NEUTRAL):
        return refuse("why-band-pool", "AD66-SETUP-03", character=card.id)
    other = faction(cards, picks)
    if card.faction in FACTIONS and other not in ("", card.faction):
        return refuse("why-band-faction", "AD66-SETUP-03", character=card.id, faction=other)
    if card.unique and card.id in [card_of(pick) for pick in picks]:
        return refuse("why-band-unique", "AD66-CHAR-03", character=card.id)
    return None


def _full(cards: Cards, limits: Limits, picks: Sequence[str], card: Card) -> Refusal | None:
    if len(picks) >= limits.models[1]:
        return refuse("why-band-full", "AD66-SETUP-03", most=limits.models[1])
    kind, (_, most) = ("hero", limits.heroes) if card.hero else ("commoner", limits.commoners)
    if sum(member.hero == card.hero for member in band(cards, picks)) >= most:
        return refuse("why-band-kind", "AD66-SETUP-03", kind=kind, most=most)
    return None


def _dear(cards: Cards, limits: Limits, picks: Sequence[str], card: Card) -> Refusal | None:
    if limits.gold is not None and gold(cards, picks) + card.gold > limits.gold:
        left = limits.gold - gold(cards, picks)
        return refuse("why-band-gold", "AD66-DSN-20", character=card.id, cost=card.gold, left=left)
    left_over = connections(cards, limits, [*picks, card.id])
    if left_over is not None and left_over < 0:
        return refuse("why-band-connections", "AD66-DSN-20", character=card.id, cost=card.connections, short=-left_over)
    return None


@clause("AD66-DSN-20")
def _hated(cards: Cards, picks: Sequence[str], card: Card) -> Refusal | None:
    """No evil Mercenary beside a good Hero."""
    for member in band(cards, picks):
        for one, other in ((card, member), (member, card)):
            if one.faction == "mercenary" and "evil" in one.alignment and other.hero and "good" in other.alignment:
                return refuse("why-band-alignment", "AD66-DSN-20", character=one.id, other=other.id)
    return None


def addable(cards: Cards, limits: Limits, picks: Sequence[str], barred: Sequence[str] = ()) -> list[str]:
    """Every card that can join."""
    return [name for name in cards if name not in barred and why_not(cards, limits, picks, name) is None]


# -- is it whole?


@clause("AD66-SETUP-03", "AD66-SETUP-04", "AD66-DSN-20")
def incomplete(cards: Cards, limits: Limits, picks: Sequence[str]) -> Refusal | None:
    """Why a Band cannot be used as it is: too few, somebody missing, or more Connections spent than it has."""
    members = band(cards, picks)
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
    return _short(cards, limits, picks)


def _short(cards: Cards, limits: Limits, picks: Sequence[str]) -> Refusal | None:
    """Who brought Connections may have been taken out again."""
    left = connections(cards, limits, picks)
    return refuse("why-band-short", "AD66-DSN-20", short=-left) if left is not None and left < 0 else None


@clause("AD66-SETUP-03", "AD66-DSN-20")
def why_illegal(cards: Cards, limits: Limits, picks: Sequence[str]) -> Refusal | None:
    """Why a whole Band breaks its limits. The order of its members does not matter: who brings Connections counts first."""
    ordered = sorted(picks, key=lambda pick: -cards[card_of(pick)].talents.get("connections", 0))
    for place, pick in enumerate(ordered):
        reason = why_not(cards, limits, ordered[:place], card_of(pick))
        if reason is not None:
            return reason
    return incomplete(cards, limits, picks)


# -- finishing one that was begun


def completed(
    cards: Cards, limits: Limits, picks: Sequence[str], barred: Sequence[str], pick: Callable[[list[str]], str]
) -> list[str] | None:
    """A legal Band that begins with these members, or None where that way leads to none. `pick` chooses among those that fit."""
    found = list(picks)
    for missing in (_missing_must, _missing_any, _missing_heroes, _missing_commoners, _missing_models):
        while (wanted := missing(cards, limits, found)) is not None:
            fitting = [name for name in addable(cards, limits, found, barred) if name in wanted]
            if not fitting:
                return None
            found.append(pick(fitting))
    return found if incomplete(cards, limits, found) is None else None


def cheapest(cards: Cards) -> Callable[[list[str]], str]:
    """The one that costs least."""
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
    count = sum(card.hero == hero for card in band(cards, picks))
    return [name for name, card in cards.items() if card.hero == hero] if count < least else None


def _missing_models(cards: Cards, limits: Limits, picks: Sequence[str]) -> list[str] | None:
    return list(cards) if len(picks) < limits.models[0] else None
