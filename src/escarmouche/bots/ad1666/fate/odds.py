"""What blows and shots may be expected to do, found once for each kind of pair."""

from __future__ import annotations

import functools

from escarmouche.bots.ad1666.fate.hand import WHOLE_DECK

MOST = 14  # Wounds in one blow that are counted separately


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
    """How likely it is that a Crippled Commoner of this Fortitude runs, with some reinforcement."""
    return sum([chance for value, chance in WHOLE_DECK if value + firm - 1 < 5]) * 0.85


@functools.lru_cache(maxsize=16384)
def losses(body: Body) -> tuple[float, ...]:
    """The share of its worth that somebody loses by each number of further Wounds."""
    wounds, crippled, killed, firm = body
    now = health(body)
    return tuple(now - health((wounds + more, crippled, killed, firm)) for more in range(MOST + 1))


def lost(body: Body, wounds: float) -> float:
    """The share of its worth that somebody loses by a number of Wounds that is an average."""
    if wounds <= 0:
        return 0.0
    table = losses(body)
    whole = int(wounds)
    if whole >= MOST:
        return table[MOST]
    return table[whole] + (wounds - whole) * (table[whole + 1] - table[whole])


def _gaps() -> tuple[tuple[int, float], ...]:
    """How far two cards of two decks are apart."""
    gaps: dict[int, float] = {}
    for value, chance in WHOLE_DECK:
        for other_value, other_chance in WHOLE_DECK:
            gap = value - other_value
            gaps[gap] = gaps.get(gap, 0.0) + chance * other_chance
    return tuple(sorted(gaps.items()))


GAPS = _gaps()


@functools.lru_cache(maxsize=65536)
def blow(lead: float, bite: float, body: Body) -> float:
    """The share of its worth that somebody may expect to lose against this lead; `bite`: weapon less armour."""
    return sum([chance * lost(body, lead + gap + bite) for gap, chance in GAPS if lead + gap > 0])


@functools.lru_cache(maxsize=1024)
def win(lead: float, ties: float = 0.0) -> float:
    """How likely it is that a lead wins an Opposed Test of two decks; `ties`: what an equal total is worth."""
    return sum([chance * (1.0 if lead + gap > 0 else ties if lead + gap == 0 else 0.0) for gap, chance in GAPS])


@functools.lru_cache(maxsize=1024)
def success(need: int) -> float:
    """How likely it is that a card of the deck is high enough; the Jokers decide by themselves."""
    return sum([chance for value, chance in WHOLE_DECK if value == 10 or (value and value >= need)])


@functools.lru_cache(maxsize=65536)
def shot(need: int, damage: tuple[int, ...], body: Body) -> float:
    """The share of its worth that somebody may expect to lose by a shot: `damage` by location, armour taken off."""
    hit, triumph = success(need), success(need + 5)
    total = 0.0
    for amount in damage:
        total += (hit - triumph) * lost(body, amount) + triumph * lost(body, max(0, amount + 3))
    return total / len(damage)
