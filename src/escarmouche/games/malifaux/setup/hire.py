"""Set-up, steps E to G: Factions, Leaders, hiring in secret, and the Crews shown (MALI-SETUP-21 to -26, MALI-HIRE)."""

from __future__ import annotations

import functools
import itertools
import re
from collections.abc import Iterator, Sequence
from typing import Any

from escarmouche.core.asks.ask import Answer, Ask
from escarmouche.core.asks.roster import Barred, Lot, Named, Offer, Parsed, Roster
from escarmouche.core.dealer.chance import Random
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.malifaux import questions
from escarmouche.games.malifaux.cards.card import Card
from escarmouche.games.malifaux.setup import crew, crew_text
from escarmouche.games.malifaux.setup.crew import Hire, Pool
from escarmouche.games.malifaux.setup.options import FixedCrew
from escarmouche.games.malifaux.state import POOL, Model
from escarmouche.games.malifaux.table import Malifaux

MOST = 99  # models and Upgrades together
TRIES = 40  # how many models a random Crew tries to add
UPGRADES = 4  # it tries fewer Upgrades than this


def fixed_crew(game: Malifaux, seat: int) -> FixedCrew | None:
    """The Crew that the set-up names for a seat."""
    crews = game.setup.crews
    return crews[seat] if seat < len(crews) else None


def led(game: Malifaux, seat: int) -> str:
    """The Leader that the set-up names for a seat whose Crew is hired."""
    leaders = game.setup.leaders
    return leaders[seat] if seat < len(leaders) else ""


def together(asks: Sequence[Ask]) -> Rule[tuple[Any, ...]]:
    """Ask several seats at once in secret. A single question is asked alone; none gives an empty answer."""
    if len(asks) > 1:
        answers: tuple[Any, ...] = yield tuple(asks)
        return answers
    return ((yield asks[0]),) if asks else ()


# -- Faction and Leader


@rule("MALI-SETUP-21", "MALI-DP-03", "MALI-HID-09", "MALI-HID-05")
def faction(game: Malifaux) -> Rule[None]:
    """Both players choose a Faction; then both are announced."""
    asked, asks = [], []
    for seat, own in enumerate(game.state.crews):
        named = fixed_crew(game, seat)
        if named is not None:
            own.faction = named.faction
        elif chief := led(game, seat):
            own.faction = game.cards[chief].factions[0]
        else:
            options = functools.partial(crew.factions, game.cards, game.setup.legacy)
            asked.append(own)
            parse = functools.partial(crew_text.faction, game.setup)
            asks.append(Named("faction", seat=seat, rule="MALI-SETUP-21", options=options, of="faction", parse=parse))
    answers = yield from together(asks)
    for own, answer in zip(asked, answers, strict=True):
        own.faction = answer
    game.tell("factions", "MALI-SETUP-21", factions=[own.faction for own in game.state.crews])
    game.state.phase = "leader"


@rule("MALI-SETUP-22", "MALI-SETUP-23", "MALI-DP-04", "MALI-HID-09", "MALI-HID-05")
def leader(game: Malifaux) -> Rule[None]:
    """Both players choose a Leader of their Faction; the names are announced, the Titles are not."""
    asked, asks = [], []
    for seat, own in enumerate(game.state.crews):
        named = fixed_crew(game, seat)
        if named is not None:
            own.leader = named.leader
        elif chief := led(game, seat):
            own.leader = chief
        else:
            options = functools.partial(crew.leaders, game.cards, own.faction, game.setup.legacy)
            about: questions.Leader = {"faction": own.faction}
            asked.append(own)
            parse = functools.partial(crew_text.leader, game.setup, own.faction)
            why = functools.partial(crew.why_no_leader, game.cards, own.faction, game.setup.legacy)
            asks.append(
                Named(
                    "leader",
                    seat=seat,
                    rule="MALI-SETUP-22",
                    options=options,
                    of="sheet",
                    about=about,
                    parse=parse,
                    why=why,
                )
            )
    answers = yield from together(asks)
    for own, answer in zip(asked, answers, strict=True):
        own.leader = answer
    names = [crew.name(game.cards[own.leader]) for own in game.state.crews]
    game.tell("leaders", "MALI-SETUP-23", leaders=names)
    game.state.phase = "hire"


# -- hiring


def pool_of(game: Malifaux, seat: int) -> Pool:
    """What a player hires from."""
    own = game.state.crews[seat]
    return Pool(game.cards, game.upgrades, game.setup.size, own.faction, own.leader, game.setup.legacy)


class Muster(Roster):
    """Which models to hire besides the Leader, with which Upgrades: `card`, a second copy as `card#2`, `card+upgrade` with an Upgrade
    attached. What it depends on is read from the state when somebody looks.
    """

    __slots__ = ("game",)

    def __init__(self, name: str, game: Malifaux, seat: int, rule: str) -> None:
        about: questions.Hire = {"size": game.setup.size}
        super().__init__(
            name,
            least=0,
            most=MOST,
            options=self.every,
            seat=seat,
            rule=rule,
            of="sheet",
            about=about,
            why=self.why_barred,
        )
        self.game = game

    @property
    def pool(self) -> Pool:
        return pool_of(self.game, self.seat)

    def every(self) -> list[str]:
        pool = self.pool
        models = hireable(pool)
        return [*models, *attachable(pool, [pool.leader, *models])]

    # -- is it a Crew?

    def made(self, answer: Sequence[Answer]) -> list[Hire]:
        """The whole Crew with what was chosen."""
        held = dict([str(option).split("+") for option in answer if "+" in str(option)])
        leader = self.game.state.crews[self.seat].leader
        hired = [leader, *[str(option) for option in answer if "+" not in str(option)]]
        return [Hire(option.partition("#")[0], held.get(option, "")) for option in hired]

    @clause("MALI-UPG-07", "MALI-HIRE-05")
    def why_no_crew(self, answer: Sequence[Answer]) -> Refusal | None:
        pool = self.pool
        held = [str(model).partition("+") for model in answer if "+" in str(model)]
        if len({model for model, _, _ in held}) < len(held):
            return refuse("why-one-upgrade", "MALI-UPG-07")
        for model, _, upgrade in held:
            if model != pool.leader and model not in answer:
                return refuse("why-upgrade-nobody", "MALI-HIRE-05", upgrade=upgrade, card=model)
        return crew.why_illegal(pool, self.made(answer))

    def why_not(self, answer: Answer) -> Refusal | None:
        reason = super().why_not(answer)
        if reason is not None and reason.key == "why-twice":
            return self._why_twice(str(reason.args["answer"]))
        return reason or self.why_no_crew(answer)

    @clause("MALI-HIRE-04", "MALI-UPG-07")
    def _why_twice(self, option: str) -> Refusal:
        """A second copy has a name of its own, if there may be one; a second Upgrade of a model there may not be."""
        if "+" in option:
            return refuse("why-one-upgrade", "MALI-UPG-07")
        card = self.pool.cards[option.partition("#")[0]]
        copies = [copy for copy in self.options if str(copy).partition("#")[0] == card.id and "+" not in str(copy)]
        if len(copies) == 1:
            return refuse("why-model-limit", "MALI-HIRE-04", card=card.id, limit=card.limit)
        return refuse("why-copy-named", "MALI-HIRE-04", copies=copies)

    @clause("MALI-UPG-01", "MALI-UPG-07", "MALI-HIRE-03", "MALI-HIRE-04")
    def why_barred(self, option: Answer) -> Refusal | None:
        """Why something that exists is not on offer."""
        if not isinstance(option, str) or option in self.options:
            return None
        pool, (model, *worn) = self.pool, option.split("+")
        if option in pool.upgrades:
            return refuse("why-upgrade-alone", "MALI-UPG-01", upgrade=option)
        card = _copied(pool, model)
        if card is None or not all(upgrade in pool.upgrades for upgrade in worn):
            return None
        if len(worn) > 1:
            return refuse("why-one-upgrade", "MALI-UPG-07")
        return (
            crew.why_not_hireable(pool, card)
            or crew.why_too_expensive(pool, [Hire(card.id)] if card.id != pool.leader else [])
            or (crew.why_not_attached(pool, card, pool.upgrades[worn[0]]) if worn else None)
            or refuse("why-model-limit", "MALI-HIRE-04", card=card.id, limit=card.limit)
        )

    def __iter__(self) -> Iterator[Answer]:
        sizes = range(len(self.options) + 1)
        every = itertools.chain.from_iterable(itertools.combinations(self.options, size) for size in sizes)
        return (answer for answer in every if self.why_no_crew(answer) is None)

    def sample(self, rng: Random) -> Answer:
        """A random Crew: models that still fit, one after the other, for a number of tries; then a few Upgrades for them."""
        models = [str(option) for option in self.options if "+" not in str(option)]
        taken = self._filled([], models, TRIES, rng)
        leader = self.game.state.crews[self.seat].leader
        worn = [str(option) for option in self.options if "+" in str(option)]
        worn = [option for option in worn if option.partition("+")[0] in (leader, *taken)]
        self.offered = tuple(self._filled(taken, worn, int(rng.random() * UPGRADES), rng))
        return self.offered

    def _filled(self, taken: list[str], left: list[str], tries: int, rng: Random) -> list[str]:
        for _ in range(min(tries, len(left))):
            option = left.pop(int(rng.random() * len(left)))
            if self.why_no_crew([*taken, option]) is None:
                taken.append(option)
        return taken

    # -- as a reader sees it

    def offer(self) -> Offer:
        pool = self.pool
        lots = [_lot(pool, str(option)) for option in self.options]
        fixed = [Lot(pool.leader, pool.leader, 0, "leader")]
        return Offer(pool.size, POOL, fixed, lots, list(barred_cards(pool)), crew.STANDINGS)

    def write(self, answer: Sequence[Answer], lang: str) -> str:
        return crew_text.export(self.pool, self.made(answer), lang)

    @clause("MALI-SETUP-21", "MALI-SETUP-24")
    def parse(self, text: str) -> Parsed:
        """A text for another Faction or Leader is refused; otherwise the part of it that may be hired."""
        pool, crew_roll = self.pool, crew_text.Reader(self.game.setup).read(text)
        foreign = list(crew_text.declared(pool, crew_roll))
        if foreign:
            return Parsed([], foreign)
        hires, slips = crew_text.sifted(pool, crew_roll.entries)
        named = list(zip(numbered(hires), hires, strict=True))
        worn = [f"{model}+{hire.upgrade}" for model, hire in named if hire.upgrade]
        every = sorted([*crew_roll.slips, *slips], key=lambda slip: slip.line)
        return Parsed([*[model for model, _ in named[1:]], *worn], every)


def _copied(pool: Pool, model: str) -> Card | None:
    """The card of `card` or `card#2`; None if there is no such card, or the number is not that of another copy."""
    name, numbered, copy = model.partition("#")
    another = re.fullmatch(r"[2-9]|[1-9]\d", copy)
    return pool.cards.get(name) if another or not numbered else None


def _lot(pool: Pool, option: str) -> Lot:
    model, _, upgrade = option.partition("+")
    if upgrade:
        return Lot(option, upgrade, pool.upgrades[upgrade].cost, of=model)
    card = pool.cards[model.partition("#")[0]]
    return Lot(option, card.id, crew.cost(pool, card), crew.standing(pool, card))


def barred_cards(pool: Pool) -> Iterator[Barred]:
    """The models that cannot join this Crew at all, the Upgrades that no model can have, and why."""
    for card in pool.cards.values():
        why = crew.why_not_hireable(pool, card) or crew.why_too_expensive(pool, [Hire(card.id)])
        if why is not None:
            yield Barred(card.id, why)
    for upgrade in pool.upgrades.values():
        why = crew.why_not_attached(pool, pool.chief, upgrade)
        if why is not None and why.rule != "MALI-UPG-05":  # others may have what the Leader cannot
            yield Barred(upgrade.id, why)


@clause("MALI-HIRE-01", "MALI-HIRE-02", "MALI-HIRE-04")
def hireable(pool: Pool) -> list[str]:
    """Every model that may join, as many copies as its limit allows."""
    options = []
    for card in pool.cards.values():
        if crew.why_not_hireable(pool, card) is None and crew.cost(pool, card) <= pool.size:
            first = 2 if card.id == pool.leader else 1
            options += [card.id if copy == 1 else f"{card.id}#{copy}" for copy in range(first, card.limit + 1)]
    return options


def numbered(hires: Sequence[Hire]) -> list[str]:
    """Each model of a Crew by its card, told apart by numbers."""
    seen: dict[str, int] = {}
    options = []
    for hire in hires:
        seen[hire.card] = seen.get(hire.card, 0) + 1
        options.append(hire.card if seen[hire.card] == 1 else f"{hire.card}#{seen[hire.card]}")
    return options


@clause("MALI-UPG-05", "MALI-UPG-06", "MALI-UPG-09", "MALI-HIRE-05")
def attachable(pool: Pool, hired: Sequence[str]) -> list[str]:
    """Every Upgrade combined with every model that may have it."""
    options = []
    for model in hired:
        card = pool.cards[model.partition("#")[0]]
        options += [
            f"{model}+{upgrade.id}"
            for upgrade in pool.upgrades.values()
            if not crew.why_not_attached(pool, card, upgrade)
        ]
    return options


@rule("MALI-HIRE-01", "MALI-HIRE-03", "MALI-HIRE-05", "MALI-SETUP-24", "MALI-DP-05", "MALI-HID-05")
def hire(game: Malifaux) -> Rule[None]:
    """Both players secretly hire the models that join the Leader, each with one Upgrade or none; then the Crews are shown.

    What a Crew may hold is in `crew.py`: models (MALI-HIRE-02 to -09), Upgrades (MALI-UPG-02 to -09).
    """
    asks = []
    for seat, own in enumerate(game.state.crews):
        named = fixed_crew(game, seat)
        if named is not None:
            own.hires = crew.with_leader(named).hires
        else:
            asks.append(Muster("hire", game, seat, "MALI-HIRE-01"))
    answers = yield from together(asks)
    for ask, answer in zip(asks, answers, strict=True):
        game.state.crews[ask.seat].hires = [str(hire) for hire in ask.made(answer)]
    for own in game.state.crews:
        own.done = True
    reveal(game)
    game.state.phase, game.state.step = "schemes", "first"


# -- the Crews are shown


@clause("MALI-SETUP-26", "MALI-HIRE-06", "MALI-HID-05", "MALI-CARD-01", "MALI-CARD-06")
def reveal(game: Malifaux) -> None:
    """Every model, Title and Upgrade of both Crews, and the Soulstones that each has kept."""
    for seat, own in enumerate(game.state.crews):
        hires = list(map(Hire.read, own.hires))
        models = [recruit(game, seat, hire) for hire in hires]
        models[0].leader = True
        deck = game.deck(seat)
        deck.stones = crew.stones(pool_of(game, seat), hires)
        hired = [str(Hire(model.id, hire.upgrade)) for model, hire in zip(models, hires, strict=True)]
        game.tell("crew", "MALI-SETUP-26", seat=seat + 1, models=hired, stones=deck.stones)


@clause("MALI-CARD-01", "MALI-CARD-06", "MALI-UPG-01")
def recruit(game: Malifaux, seat: int, hire: Hire) -> Model:
    """A model of a Crew, not yet on the table. A second one of a card is told apart by a number."""
    again = sum([model.card == hire.card for model in game.models])
    model = Model(f"{hire.card}-{again + 1}" if again else hire.card, hire.card, seat)
    model.health = game.cards[hire.card].health
    model.upgrades = [hire.upgrade] if hire.upgrade else []
    game.models.append(model)
    return model
