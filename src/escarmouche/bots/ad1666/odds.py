"""What blows and shots may be expected to do, found once for each kind of pair."""

from __future__ import annotations

import functools

from escarmouche.bots.ad1666.fate.cards import EVEN

MOST = 14  # Wounds in one blow that are told apart


HERO = 9  # firm enough never to run
# What decides what Wounds do to somebody: how many there are, Crippled from, killed from, and Fortitude.
Body = tuple[int, int, int, int]


@functools.lru_cache(maxsize=8192)
def health(body: Body) -> float:
    """What share of somebody's worth is left with these Wounds: a Crippled Commoner may run in any Morale Phase."""
    wounds, crippled, killed, firm = body
    if wounds >= killed:
        return 0.0
    share = 1 - 0.55 * wounds / killed
    if wounds >= crippled:
        share *= 0.88 if firm >= HERO else 0.88 - 0.55 * flight(firm)
    return share


@functools.lru_cache(maxsize=64)
def flight(firm: int) -> float:
    """How likely a Crippled Commoner of this Fortitude runs, some reinforcement thought of."""
    return sum([chance for value, chance in EVEN if value + firm - 1 < 5]) * 0.85


@functools.lru_cache(maxsize=16384)
def losses(body: Body) -> tuple[float, ...]:
    """The share of its worth that somebody loses by so many more Wounds."""
    wounds, crippled, killed, firm = body
    now = health(body)
    return tuple(now - health((wounds + more, crippled, killed, firm)) for more in range(MOST + 1))


def lost(body: Body, wounds: float) -> float:
    """The same for a number of Wounds that is an average."""
    if wounds <= 0:
        return 0.0
    table = losses(body)
    whole = int(wounds)
    if whole >= MOST:
        return table[MOST]
    return table[whole] + (wounds - whole) * (table[whole + 1] - table[whole])


def _gaps() -> tuple[tuple[int, float], ...]:
    """How far two cards of two decks are apart."""
    found: dict[int, float] = {}
    for one, chance in EVEN:
        for other, again in EVEN:
            found[one - other] = found.get(one - other, 0.0) + chance * again
    return tuple(sorted(found.items()))


GAPS = _gaps()


@functools.lru_cache(maxsize=65536)
def blow(lead: float, bite: float, body: Body) -> float:
    """The share of its worth that somebody may expect to lose against a lead of so much, with weapon less armour."""
    return sum([chance * lost(body, lead + gap + bite) for gap, chance in GAPS if lead + gap > 0])


@functools.lru_cache(maxsize=1024)
def win(lead: float, ties: float = 0.0) -> float:
    """How likely a lead wins an Opposed Test of two decks; `ties`: what an equal total is worth."""
    return sum([chance * (1.0 if lead + gap > 0 else ties if lead + gap == 0 else 0.0) for gap, chance in GAPS])


@functools.lru_cache(maxsize=1024)
def success(need: int) -> float:
    """How likely a card of the deck reaches so much; the Jokers decide by themselves."""
    return sum([chance for value, chance in EVEN if value == 10 or (value and value >= need)])


@functools.lru_cache(maxsize=65536)
def shot(need: int, damage: tuple[int, ...], body: Body) -> float:
    """The share of its worth that somebody may expect to lose by a shot: `damage` by location, armour taken off."""
    hit, triumph = success(need), success(need + 5)
    total = 0.0
    for amount in damage:
        total += (hit - triumph) * lost(body, amount) + triumph * lost(body, max(0, amount + 3))
    return total / len(damage)
