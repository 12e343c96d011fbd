"""A Crew as text, to keep and to share: its Faction, its Leader, then one model per line, with its Upgrade after a plus sign (MALI-HIRE).
A text may use ids or names in either language, `2x` before a model, and anything after a #.
"""

from __future__ import annotations

import difflib
import re
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from escarmouche.core.asks.roster import LineProblem, Parsed
from escarmouche.core.messages.languages import told_in
from escarmouche.core.messages.refusal import BadSetup, Refusal, refuse
from escarmouche.core.messages.text import in_every_language, texts
from escarmouche.core.play.rule import clause
from escarmouche.games.malifaux.cards.library import cards_of, upgrades_of
from escarmouche.games.malifaux.setup import crew
from escarmouche.games.malifaux.setup.crew import Hire, Pool
from escarmouche.games.malifaux.setup.options import FixedCrew, Options

HEADS = ("faction", "leader")
COPIES = re.compile(r"^(\d\d?)\s*[x×*]?\s+(?=\D)")
PRICE = re.compile(r"\s*\([^()]*\)$")  # what other programs write after a name
NEAR = 3  # how many similar names are suggested for a wrong one
LINES = 200  # nobody hires more models


class Entry(NamedTuple):
    """A model named in a text, and its line."""

    line: int
    text: str
    hire: Hire


class Roll(NamedTuple):
    """What a text says, before it is checked whether that may be hired."""

    heads: dict[str, Entry]  # the Faction and the Leader that it names, as a `card`
    entries: list[Entry]
    slips: list[LineProblem]


# -- writing


def export(pool: Pool, hires: Sequence[Hire], lang: str) -> str:
    """A Crew as text, its Leader first. Each id is followed by its name and its Cost."""
    faction = texts(lang, "malifaux").say(f"word-{pool.faction}")
    rows = [(f"faction: {pool.faction}", faction), (f"leader: {pool.leader}", _named(pool, Hire(pool.leader), lang))]
    for hire in hires:
        price = crew.total(pool, [hire])
        rows.append((str(hire).replace("+", " + "), f"{_named(pool, hire, lang)}, {price}"))
    widest = max([len(text) for text, _ in rows])
    return "\n".join([f"{text:<{widest}}  # {comment}" for text, comment in rows]) + "\n"


def _named(pool: Pool, hire: Hire, lang: str) -> str:
    held = f" + {told_in(lang, pool.upgrades[hire.upgrade].name)}" if hire.upgrade else ""
    return told_in(lang, pool.cards[hire.card].called) + held


# -- reading


def folded(text: str) -> str:
    """A name as an id: lower-case letters without accents, with hyphens in place of everything else.

    >>> folded("Le Vieux  Bessarion"), folded("Étincelle en bocal")
    ('le-vieux-bessarion', 'etincelle-en-bocal')
    """
    plain = unicodedata.normalize("NFKD", text.replace("’", " ").replace("'", " "))
    letters = "".join([sign for sign in plain.casefold() if not unicodedata.combining(sign)])
    return "-".join(re.findall(r"[^\W_]+", letters))


class Reader:
    """Finds every Faction, Stat Card and Upgrade of a game by its id and its names."""

    def __init__(self, setup: Options) -> None:
        self.setup = setup
        self.cards, self.upgrades = cards_of(setup), upgrades_of(setup)
        factions = crew.factions(self.cards, setup.legacy)
        self.known: dict[str, dict[str, str]] = {
            "faction": _index({name: _faction_name(name) for name in factions}),
            "card": _index({card.id: card.called for card in self.cards.values()}),
            "upgrade": _index({upgrade.id: upgrade.name for upgrade in self.upgrades.values()}),
        }

    def read(self, text: str) -> Roll:
        """All lines, one by one."""
        roll = Roll({}, [], [])
        for number, line in enumerate(text.splitlines()[:LINES], 1):
            written = line.partition("#")[0].strip()
            head, colon, rest = written.partition(":")
            wrong = None
            if colon:
                wrong = self._head(roll, number, written, folded(head), rest.strip())
            elif written:
                wrong = self._model(roll, number, written)
            if wrong is not None:
                roll.slips.append(LineProblem(number, written, wrong))
        return roll

    def _head(self, roll: Roll, number: int, written: str, head: str, rest: str) -> Refusal | None:
        if head not in HEADS:
            return refuse("why-roll-head", word=head, heads=list(HEADS))
        id = self._find("faction" if head == "faction" else "card", rest)
        if isinstance(id, Refusal):
            return id
        if head in roll.heads:
            return refuse("why-roll-head-twice", word=head)
        roll.heads[head] = Entry(number, written, Hire(id))
        return None

    def _model(self, roll: Roll, number: int, written: str) -> Refusal | None:
        copies = COPIES.match(written)
        if copies and not int(copies[1]):
            return refuse("why-roll-none", card=written[copies.end() :])
        parts = [part.strip() for part in written[copies.end() if copies else 0 :].split("+")]
        if len(parts) > 2:
            return refuse("why-one-upgrade", "MALI-UPG-07")
        card = self._find("card", parts[0])
        upgrade = self._find("upgrade", parts[1]) if len(parts) > 1 else ""
        for part in (card, upgrade):
            if isinstance(part, Refusal):
                return part
        entry = Entry(number, written, Hire(str(card), str(upgrade)))
        roll.entries.extend([entry] * (int(copies[1]) if copies else 1))
        return None

    def _find(self, kind: str, name: str) -> str | Refusal:
        """The id of what a text names, or similar names."""
        known, wanted = self.known[kind], folded(PRICE.sub("", name))
        if wanted in known:
            return known[wanted]
        close = difflib.get_close_matches(wanted, known, n=NEAR)
        near = list(dict.fromkeys([known[word] for word in close]))
        if kind == "faction" and not near:
            near = list(dict.fromkeys(known.values()))
        return refuse(f"why-roll-{kind}{'-near' if near else ''}", name=name, near=near)


def _index(names: Mapping[str, Mapping[str, str]]) -> dict[str, str]:
    """Every spelling of each of them; an id takes precedence over a name."""
    index = {folded(id): id for id in names}
    for id, names_of_it in names.items():
        for name in names_of_it.values():
            index.setdefault(folded(name), id)
    return index


def _faction_name(faction: str) -> dict[str, str]:
    return in_every_language("malifaux", f"word-{faction}")


# -- when the Faction and the Leader are declared


@clause("MALI-SETUP-21")
def faction(setup: Options, text: str) -> Parsed:
    """The Faction that a text is for, and everything that is wrong with the text: known before anything is declared."""
    roll = Reader(setup).read(text)
    if "faction" not in roll.heads:
        return Parsed([], [LineProblem(0, "", refuse("why-roll-no-head", word="faction"))])
    named = roll.heads["faction"].hire.card
    return Parsed([named], _slips(setup, roll, named))


@clause("MALI-SETUP-22")
def leader(setup: Options, faction: str, text: str) -> Parsed:
    """The Leader of a text for the Faction that was declared, and what is wrong with the rest of it."""
    roll = Reader(setup).read(text)
    named = roll.heads.get("faction")
    if named is not None and named.hire.card != faction:
        return Parsed([], [_other("faction", named, faction)])
    if "leader" not in roll.heads:
        return Parsed([], [LineProblem(0, "", refuse("why-roll-no-head", word="leader"))])
    leads = not list(_unable(setup, roll.heads["leader"], faction))
    return Parsed([roll.heads["leader"].hire.card] if leads else [], _slips(setup, roll, faction))


def _slips(setup: Options, roll: Roll, faction: str) -> list[LineProblem]:
    """What is wrong with a text for a Faction, as far as can be said yet."""
    slips, chief = list(roll.slips), roll.heads.get("leader")
    if chief is not None:
        unable = list(_unable(setup, chief, faction))
        slips += unable or sifted(crew.pool_of(setup, faction, chief.hire.card), roll.entries)[1]
    return sorted(slips, key=lambda slip: slip.line)


@clause("MALI-SETUP-22")
def _unable(setup: Options, chief: Entry, faction: str) -> Iterator[LineProblem]:
    """A Leader who cannot lead a Faction."""
    leaders = crew.leaders(cards_of(setup), faction, setup.legacy)
    if chief.hire.card not in leaders:
        why = refuse("why-roll-leads", "MALI-SETUP-22", card=chief.hire.card, leaders=leaders)
        yield LineProblem(chief.line, chief.text, why)


def _other(head: str, entry: Entry, declared: str) -> LineProblem:
    """The text names another Faction or Leader than was declared."""
    rule = {"faction": "MALI-SETUP-21", "leader": "MALI-SETUP-24"}[head]
    args: dict[str, Any] = {"said": entry.hire.card, "declared": declared}
    return LineProblem(entry.line, entry.text, refuse(f"why-roll-other-{head}", rule, **args))


# -- may it be hired?


@clause("MALI-SETUP-21", "MALI-SETUP-22", "MALI-SETUP-24")
def declared(pool: Pool, roll: Roll) -> Iterator[LineProblem]:
    """A text for another Faction or another Leader than those that were declared."""
    ours = {"faction": pool.faction, "leader": pool.leader}
    yield from [_other(head, entry, ours[head]) for head, entry in roll.heads.items() if entry.hire.card != ours[head]]


@clause("MALI-HIRE-01", "MALI-HIRE-03", "MALI-HIRE-04", "MALI-HIRE-07", "MALI-UPG-03")
def sifted(pool: Pool, entries: Sequence[Entry]) -> tuple[list[Hire], list[LineProblem]]:
    """The Crew made of the lines that may be hired one after the other, its Leader first, and what is wrong with the other lines."""
    chief, led, taken, slips = Hire(pool.leader), False, list[Entry](), list[LineProblem]()
    for entry in entries:
        leads = entry.hire.card == pool.leader and not led
        hires = [entry.hire if leads else chief, *[other.hire for other in taken], *([] if leads else [entry.hire])]
        wrong = crew.why_illegal(pool, hires, whole=False)
        if wrong is not None:
            slip = LineProblem(entry.line, entry.text, wrong)
            slips += [slip] if slip not in slips else []  # a line with several copies reports it once
        elif leads:
            chief, led = entry.hire, True
        else:
            taken.append(entry)
    slips += _unbound(pool, chief, taken)
    return [chief, *[entry.hire for entry in taken]], sorted(slips, key=lambda slip: slip.line)


def _unbound(pool: Pool, chief: Hire, taken: list[Entry]) -> Iterator[LineProblem]:
    """Totems without their Master are taken out again."""
    while (wrong := crew.why_no_master(pool, [chief, *[other.hire for other in taken]])) is not None:
        entry = next(other for other in taken if other.hire.card == wrong.args["card"])
        taken.remove(entry)
        yield LineProblem(entry.line, entry.text, wrong)


def read(text: str, setup: Options) -> FixedCrew:
    """A whole Crew from a text; raises `BadSetup` with the first line that is wrong."""
    roll = Reader(setup).read(text)
    slips = [*roll.slips, *_leaderless(setup, roll)]
    if slips:
        raise _bad(slips[0])
    faction, leader = (roll.heads[head].hire.card for head in HEADS)
    hires, slips = sifted(crew.pool_of(setup, faction, leader), roll.entries)
    if slips:
        raise _bad(slips[0])
    return FixedCrew(faction=faction, leader=leader, hires=[str(hire) for hire in hires])


@clause("MALI-SETUP-22")
def _leaderless(setup: Options, roll: Roll) -> Iterator[LineProblem]:
    """No Faction, no Leader, or one who cannot lead it."""
    missing = [head for head in HEADS if head not in roll.heads]
    yield from [LineProblem(0, "", refuse("why-roll-no-head", word=head)) for head in missing]
    if not missing:
        yield from _unable(setup, roll.heads["leader"], roll.heads["faction"].hire.card)


def _bad(slip: LineProblem) -> BadSetup:
    return crew.bad("error-crew-text", line=slip.line, text=slip.text, reason=slip.why)
