"""Loading and mending weapons (D10-WPN-01 to -05, -09 to -11): reload, reload faster, repair."""

from __future__ import annotations

from collections.abc import Mapping

from escarmouche.core.asks.ask import Answer, Choose, Shut
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.d10 import questions
from escarmouche.games.d10.combat import arms
from escarmouche.games.d10.dice.rolls import agility
from escarmouche.games.d10.movement import posture
from escarmouche.games.d10.refusals import carried, why_not_carried
from escarmouche.games.d10.state import Figure, Thing
from escarmouche.games.d10.table import D10
from escarmouche.games.d10.turn.action_spec import ActionSpec

SLOW = 2  # PA to reload a firearm or a crossbow (D10-WPN-02)


# -- which weapon


@clause("D10-WPN-01", "D10-WPN-03", "D10-WPN-10", "D10-WPN-14", "D10-AMB-65")
def why_not_loaded(game: D10, figure: Figure, thing: Thing) -> Refusal | None:
    """Why a missile weapon cannot be reloaded."""
    who = {"figure": figure.id, "weapon": thing.card}
    if not arms.usable(thing):
        return refuse("why-weapon-damaged", "D10-WPN-10", **who)
    if thing.loaded:
        return refuse("why-loaded", "D10-WPN-01", **who)
    if thing.missiles == 0:
        return arms.why_no_missile(game, figure, thing)
    if thing not in arms.hands(game, figure):
        return refuse("why-not-held", "D10-WPN-14", **who)
    if figure.posture == "prone" and not game.weapon(thing).steady:
        return refuse("why-load-prone", "D10-WPN-03", **who)
    return None


@clause("D10-WPN-02", "D10-WPN-05")
def why_too_expensive(game: D10, figure: Figure, thing: Thing, fast: bool) -> Refusal | None:
    """Why it costs too much: too few PA for this weapon, or it cannot be loaded any faster."""
    who, reload = {"figure": figure.id, "weapon": thing.card}, game.weapon(thing).reload
    if fast and reload < SLOW:
        return refuse("why-quick-already", "D10-WPN-05", **who)
    if not fast and reload > figure.pa:
        return refuse("why-reload-pa", "D10-WPN-02", **who, pa=reload, left=figure.pa)
    return None


@clause("D10-WPN-02", "D10-DP-24")
def branch(game: D10, figure: Figure, fast: bool) -> Choose | Shut:
    """Which weapon to load; each pistol is loaded on its own."""
    name, rule_id = ("fastload", "D10-WPN-04") if fast else ("reload", "D10-WPN-02")
    reasons = {
        thing.id: why_not_loaded(game, figure, thing) or why_too_expensive(game, figure, thing, fast)
        for thing in figure.things
        if game.weapon(thing).shoots
    }
    return _listed(game, figure, name, rule_id, reasons, "why-no-missile-weapon", "why-not-loadable")


def _listed(
    game: D10,
    figure: Figure,
    name: str,
    rule_id: str,
    reasons: Mapping[str, Refusal | None],
    none: str,
    other: str,
) -> Choose | Shut:
    """The things without a reason against them; if there are none, the reason against the first.

    `none`: the figure has nothing of the kind; `other`: why any other thing of the figure's cannot be chosen.
    """

    def why(answer: Answer) -> Refusal | None:
        thing = carried(figure, answer)
        if thing is None:
            return why_not_carried(game, figure, answer, rule_id)
        known = answer in reasons
        return reasons[answer] if known else refuse(other, rule_id, figure=figure.id, weapon=thing.card)

    options = [thing for thing, reason in reasons.items() if reason is None]
    about: questions.OfFigure = {"figure": figure.id}
    ask = Choose(name, seat=figure.seat, rule=rule_id, options=options, of="thing", about=about, why=why)
    if options:
        return ask
    return Shut(next(filter(None, reasons.values()), None) or refuse(none, rule_id, figure=figure.id), ask)


def _reload(game: D10, figure: Figure) -> Choose | Shut:
    return branch(game, figure, fast=False)


def _fastload(game: D10, figure: Figure) -> Choose | Shut:
    return branch(game, figure, fast=True)


# -- loading


@clause("D10-WPN-01", "D10-STA-06")
def load(game: D10, figure: Figure, thing: Thing, rule_id: str) -> None:
    """The weapon is loaded."""
    thing.loaded = True
    game.tell("loaded", rule_id, figure=figure.id, weapon=thing.card)


@clause("D10-WPN-02", "D10-STA-06")
def reload(game: D10, figure: Figure, name: str) -> None:
    """Reload: 1 PA for bow, sling and javelin, 2 for firearms and crossbow; the first PA is paid like that of any action."""
    thing = arms.thing_of(figure, name)
    weapon = game.weapon(thing)
    figure.pa -= weapon.reload - 1
    if not weapon.steady:
        posture.uncrouch(game, figure)
    load(game, figure, thing, "D10-WPN-02")


@rule("D10-WPN-04", "D10-WPN-05")
def fastload(game: D10, figure: Figure, name: str) -> Rule[None]:
    """Reload faster, 1 PA, JA: a failure, critical or not, leaves the weapon unloaded. It may be tried again."""
    thing = arms.thing_of(figure, name)
    result = yield from agility(game, figure, "D10-WPN-04")
    if result == "success":
        load(game, figure, thing, "D10-WPN-04")
    else:
        game.tell("not-loaded", "D10-WPN-04", figure=figure.id, weapon=thing.card)


# -- mending


@clause("D10-WPN-10", "D10-WPN-11", "D10-AMB-25", "D10-DP-26")
def _repair(game: D10, figure: Figure) -> Choose | Shut:
    """Which damaged weapon to mend; one that is broken for good cannot be."""
    reasons: dict[str, Refusal | None] = {
        thing.id: refuse("why-broken", "D10-WPN-11", figure=figure.id, weapon=thing.card) if thing.broken else None
        for thing in figure.things
        if not arms.usable(thing)
    }
    return _listed(game, figure, "repair", "D10-WPN-11", reasons, "why-nothing-damaged", "why-not-damaged")


@rule("D10-WPN-11", "D10-AMB-25")
def repair(game: D10, figure: Figure, name: str) -> Rule[None]:
    """Repair, 2 PA, JA: mended and unloaded; a failure does nothing; a critical one breaks the weapon for good."""
    thing = arms.thing_of(figure, name)
    result = yield from agility(game, figure, "D10-WPN-11")
    if result == "success":
        thing.damaged = thing.loaded = False
    elif result == "critical":
        thing.broken = True
    event = {"success": "mended", "failure": "not-mended", "critical": "broke"}[result]
    game.tell(event, "D10-WPN-11", figure=figure.id, weapon=thing.card)


ACTIONS: tuple[ActionSpec, ...] = (
    ActionSpec("reload", 1, "D10-WPN-02", _reload, reload),
    ActionSpec("fastload", 1, "D10-WPN-04", _fastload, fastload, "shoot_adv"),
    ActionSpec("repair", 2, "D10-WPN-11", _repair, repair, "crit_tables"),
)
