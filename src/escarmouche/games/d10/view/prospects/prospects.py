"""What each option of a question does and brings: actions with the figure's own numbers, shots, fights, rerolls, each with its odds.

Everything is read from the table as the player knows it: in fog, hidden enemies are not on it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from escarmouche.core.asks.about import about_of
from escarmouche.core.asks.ask import Ask, Choose, Menu
from escarmouche.core.messages.refusal import refuse
from escarmouche.core.messages.text import in_every_language, unfilled_texts
from escarmouche.core.play.rule import clause
from escarmouche.core.views.player_tools import Sentence
from escarmouche.core.views.prospect import Chance, Prospect, Prospects, likely
from escarmouche.core.views.scene import Name
from escarmouche.games.d10 import questions
from escarmouche.games.d10.cards.stats import advance, shooting, stat
from escarmouche.games.d10.combat import advantage, arms, shoot
from escarmouche.games.d10.combat.attack import gait
from escarmouche.games.d10.combat.bout import Bout, Stance
from escarmouche.games.d10.combat.defend import COST
from escarmouche.games.d10.combat.fight import CLUMSY
from escarmouche.games.d10.dice.rolls import need
from escarmouche.games.d10.ground import fog, measure, sight
from escarmouche.games.d10.refusals import END
from escarmouche.games.d10.state import Action, AttackName, Figure, Mod, Roll
from escarmouche.games.d10.table import D10
from escarmouche.games.d10.view.prospects import dice_odds
from escarmouche.games.d10.view.prospects.dice_odds import MISSED, UNHARMED, FightOdds, Fought
from escarmouche.games.d10.view.tools.sightlines import rule_of
from escarmouche.odds import dice
from escarmouche.odds.distribution import Distribution

HURTS = ("out", "wounded", "stunned", "fallen")  # the worst first
TRIED = {  # actions that a JA decides, and its rule
    "quick": "D10-MOV-02",
    "climb": "D10-MOV-15",
    "flee": "D10-MOV-20",
    "fastload": "D10-WPN-04",
    "repair": "D10-WPN-11",
    "recmissile": "D10-WPN-08",
    "force": "D10-SET-04",
    "dodge": "D10-CC-34",
    "parry": "D10-CC-36",
    "kick": "D10-CC-38",
    "swap": "D10-CC-32",
}


def prospects(game: D10, ask: Ask, way: tuple[str, ...]) -> Prospects:
    """By option; empty where a question needs no more than its own words."""
    tell = OF.get(ask.name)
    return tell(fog.known(game, ask.seat), ask, way) if tell is not None else {}


def said(key: str, **args: Any) -> Name:
    """A text of the game in every language."""
    return in_every_language("d10", key, args)


# -- actions


def of_actions(game: D10, ask: Menu, way: tuple[str, ...]) -> Prospects:
    """Every action that can be taken, with the figure's own distances and the roll that decides it."""
    figure = game.figure(about_of(ask, questions.Action)["figure"])
    return {name: Prospect(effect(game, figure, name), odds=tried(game, figure, name)) for name, _ in ask.open()}


def effect(game: D10, figure: Figure, name: str) -> Name:
    """What an action does, as the quick reference says it, with the figure's own numbers where it has some."""
    if name == END:
        return said("effect-end" if figure.pa else "effect-end-spent", pa=figure.pa)
    if name == "advance":
        return said("effect-advance", distance=advance(game, figure))
    if name == "quick":
        return said("effect-quick", distance=advance(game, figure), short=stat(game, figure, "a") * 1000)
    if name == "charge":
        return said("effect-charge", distance=gait(game, figure).distance)
    key = f"ref-{name}"
    return said(key) if key in unfilled_texts("en", "d10") else {}


@clause("D10-MOV-02", "D10-MOV-20", "D10-FIG-01")
def tried(game: D10, figure: Figure, name: str) -> list[Chance]:
    """The chance that the JA of an action is made; for a figure that recovers, the JDeg."""
    if name == "recover":
        return recovers(game, figure)
    if name not in TRIED:
        return []
    enemies = len(measure.touching(game, figure)) if name == "flee" else 0
    limit = max(0, stat(game, figure, "a") - enemies)
    return likely([
        (Sentence("odds-made", TRIED[name], {"need": limit}), dice_odds.under(game, "ja", limit).of("success"))
    ])  # fmt: skip


@clause("D10-MOV-08", "D10-DEG-01")
def recovers(game: D10, figure: Figure) -> list[Chance]:
    """A JDeg: at less than D it comes round."""
    limit = stat(game, figure, "d")
    recovers = dice.read(lambda rolled: rolled.second != 0 and dice_odds.read_die(game, rolled.die) < limit)
    return likely([(Sentence("odds-recovers", "D10-DEG-01", {"need": limit}), recovers.of(True))])


# -- shots


@clause("D10-SHO-01", "D10-SHO-03", "D10-SHO-06", "D10-SHO-07", "D10-SHO-21")
def of_shots(game: D10, ask: Choose, way: tuple[str, ...]) -> Prospects:
    """Each target: what the shot needs, why, how likely it is to hit and what it does."""
    about = about_of(ask, questions.Target)
    figure = game.figure(about["figure"])
    thing = next(thing for thing in shoot.arsenal(game, figure) if thing.card == about["weapon"])
    by_option = {}
    for name in map(str, ask.options):
        target = game.figure(name)
        cover = sight.cover(game, figure, target)
        mods = shoot.hampered(figure, "pistols" if ask.rule == "D10-SHO-21" else "")
        mods += [] if ask.rule == "D10-SHO-03" else shoot.poorly_visible(game, figure, target, cover)
        roll = Roll("jt", figure.seat, figure.id, shooting(game, figure) or 0, [mod for mod in mods if mod.amount])
        again = bool(shoot.reroll(game, cover))
        pierced = shoot.piercing(game, figure, thing, target)
        ends = dice_odds.shot(game, need(roll), target, pierced, again)
        odds = [
            (Sentence("odds-hits", "D10-SHO-02"), ends.chance(lambda word: word != MISSED)),
            *((hurt(word, target), ends.of(word)) for word in HURTS),
        ]
        warns = [*_hopeless(figure, target, odds), *_into_fight(game, figure, target)]
        by_option[name] = Prospect(lines=list(_needed(figure, target, roll, again)), odds=likely(odds), warns=warns)
    return by_option


@clause("D10-AMB-50")
def _hopeless(figure: Figure, target: Figure, odds: list[tuple[Sentence, Any]]) -> list[Sentence]:
    """A shot that no die lets hit."""
    if odds[0][1]:
        return []
    return [Sentence("warn-cannot-hit", "D10-AMB-50", {"figure": figure.id, "target": target.id})]


@clause("D10-SHO-15", "D10-SHO-20")
def _into_fight(game: D10, figure: Figure, target: Figure) -> list[Sentence]:
    """A friend near the target: where shots have a critical table, one that goes wrong may hurt it."""
    if "crit_tables" not in game.on:
        return []
    friends = [friend.id for friend in game.friends(figure) if measure.within(friend, target, shoot.STRAY)]
    if not friends:
        return []
    return [Sentence("warn-into-fight", "D10-SHO-15", {"target": target.id, "friends": friends, "count": len(friends)})]


def _needed(figure: Figure, target: Figure, roll: Roll, again: bool) -> Iterator[Sentence]:
    gap = max(0, round(measure.gap(figure, target)))
    yield Sentence("then-shot-needs", "D10-SHO-02", {"gap": gap, "need": need(roll), "t": roll.stat})
    for mod in roll.mods:
        amount = f"{mod.amount:+d}".replace("-", "−")
        yield Sentence("then-mod", rule_of(mod), {"mod": refuse(f"mod-{mod.word}"), "amount": amount})
    if again:
        yield Sentence("then-may-reroll", "D10-LOS-08", {"figure": target.id})


def hurt(word: str, figure: Figure) -> Sentence:
    return Sentence(f"odds-{word}", "D10-DMG-01", {"figure": figure.id})


# -- fights


@clause("D10-CC-01", "D10-CC-02", "D10-CC-31")
def of_attacks(game: D10, ask: Choose, way: tuple[str, ...]) -> Prospects:
    """Each enemy in contact: totals, advantages, who wins how often, and what follows."""
    figure, name = game.figure(about_of(ask, questions.OfFigure)["figure"]), ask.name
    attack: AttackName = "hithard" if name == "hithard" else "strike"
    return {enemy: _attacked(game, attack, figure, game.figure(enemy)) for enemy in map(str, ask.options)}


@clause("D10-CC-03", "D10-CC-04", "D10-CC-05")
def of_charges(game: D10, ask: Menu, way: tuple[str, ...]) -> Prospects:
    """Each enemy within reach of a charge, run by the shortest way."""
    figure = game.figure(about_of(ask, questions.OfFigure)["figure"])
    return {enemy: _attacked(game, "charge", figure, game.figure(enemy)) for enemy, _ in ask.open()}


def _attacked(game: D10, name: AttackName, figure: Figure, enemy: Figure) -> Prospect:
    """An attack that is not declared yet. How the enemy answers is not known: what follows if it only wards off, and if it skewers."""
    charged = max(0, round(measure.gap(figure, enemy))) if name == "charge" else 0
    surprise = name == "charge" and figure.hidden
    action = Action(name, figure.id, enemy.id, surprise, measure.behind(figure, enemy), charged)
    stance: Stance = "" if enemy.posture == "stunned" else "defend"
    fight = laid(game, action, stance)
    odds = list(_ends(fight, enemy))
    if stance and not surprise and measure.ready(enemy) and enemy.pa >= COST and arms.melee(game, enemy) is not None:
        skewered = laid(game, action, "skewer").ends()
        odds.append((
            Sentence("odds-skewered", "D10-CC-08", {"figure": figure.id}),
            skewered.chance(lambda end: end.attacker in ("out", "wounded")),
        ))  # fmt: skip
    return Prospect(lines=list(_totals(fight)), odds=likely(odds))


def laid(game: D10, action: Action, stance: Stance) -> FightOdds:
    """The rolls of a fight as they would lie on the table."""
    bout = Bout(action, game.figure(action.figure), game.figure(action.target), stance)
    rolls = []
    for fighter in bout.fighters if stance else (bout.attacker,):
        improvised = arms.melee(game, fighter) is None
        roll = Roll("jc", fighter.seat, fighter.id, stat(game, fighter, "c"))
        roll.mods = [Mod("improvised", CLUMSY)] if improvised else []
        roll.advantages = advantage.advantages(game, action, fighter, bout.enemy(fighter))
        rolls.append(roll)
    return FightOdds(game, bout, rolls)


@clause("D10-CC-01", "D10-CC-10", "D10-CC-12")
def _totals(fight: FightOdds) -> Iterator[Sentence]:
    """What each side adds to its die, and its advantages."""
    for roll in fight.rolls:
        args = {"figure": roll.figure, "need": need(roll)}
        words = [f"advantage-{word}" for word in roll.advantages]
        key = "then-adds-with" if words else "then-adds"
        yield Sentence(key, "D10-CC-01", {**args, "advantages": words, "count": len(words)} if words else args)
        if advantage.rerolls(fight.game, roll.advantages):
            yield Sentence("then-may-reroll-unless", "D10-CC-12", {"figure": roll.figure})
    if len(fight.rolls) < 2:
        yield Sentence("then-cannot-defend", "D10-CC-23", {"figure": fight.bout.defender.id})


def _ends(fight: FightOdds, victim: Figure) -> Iterator[tuple[Sentence, Any]]:
    """Who wins, and what becomes of the one who matters."""
    ends, bout = fight.ends(), fight.bout
    winner = bout.enemy(victim)
    yield Sentence("odds-wins", "D10-CC-01", {"figure": winner.id}), ends.chance(lambda end: end.winner == winner.id)
    for word in HURTS:
        yield hurt(word, victim), ends.chance(lambda end, word=word: _fate_of(bout, end, victim) == word)  # type: ignore[misc]


def _fate_of(bout: Bout, end: Fought, figure: Figure) -> str:
    return end.attacker if figure is bout.attacker else end.defender


@clause("D10-CC-06", "D10-CC-07", "D10-CC-08", "D10-CC-34", "D10-CC-36", "D10-CC-38")
def of_answers(game: D10, ask: Menu, way: tuple[str, ...]) -> Prospects:
    """Each answer to an attack: how likely it is made, and what the fight does then."""
    action = game.state.action
    if action is None:
        return {}
    defender = game.figure(about_of(ask, questions.AgainstAttack)["figure"])
    by_option = {}
    for name, _ in ask.open():
        odds = [*tried(game, defender, name)]
        stances: dict[str, Stance] = {"defend": "defend", "skewer": "skewer", "parry": "parry"}
        lines: list[Sentence] = []
        if name in stances:
            fight = laid(game, action, stances[name])
            ends, bout = fight.ends(), fight.bout
            lines = list(_totals(fight)) if name == "defend" else []
            odds += likely((hurt(word, defender), _chance(ends, bout, defender, word)) for word in HURTS)
            if name != "defend":
                odds += likely((hurt(word, bout.attacker), _chance(ends, bout, bout.attacker, word)) for word in HURTS)
        by_option[name] = Prospect(effect(game, defender, name), lines, odds)
    return by_option


def _chance(ends: Distribution[Fought], bout: Bout, figure: Figure, word: str) -> Any:
    return ends.chance(lambda end: _fate_of(bout, end, figure) == word)


# -- rerolls


@clause("D10-DIE-12", "D10-LOS-08", "D10-CC-12")
def of_rerolls(game: D10, ask: Choose, way: tuple[str, ...]) -> Prospects:
    """The die as it lies, and another one."""
    about = about_of(ask, questions.Reroll)
    figure = game.figure(about["figure"])
    if about["roll"] == "jd":
        keep = dice_odds.harmed(game, figure, about["need"], about["die"])
        other = dice.die().and_then(lambda die: dice_odds.harmed(game, figure, about["need"], die))
        unharmed = Sentence("odds-unharmed", "D10-DMG-02", {"figure": figure.id})
        return {
            name: Prospect(
                odds=likely([(unharmed, ends.of(UNHARMED)), *((hurt(w, figure), ends.of(w)) for w in HURTS)])
            )
            for name, ends in (("keep", keep), ("reroll", other))
        }
    return _jc_rerolls(game, figure) if about["roll"] == "jc" else {}


def _jc_rerolls(game: D10, figure: Figure) -> Prospects:
    """How often a total wins against the one that lies there."""
    rolls = [roll for roll in game.state.rolls if roll.kind == "jc"]
    own = next((roll for roll in rolls if roll.figure == figure.id), None)
    other = next((roll for roll in rolls if roll.figure != figure.id), None)
    if own is None or other is None:
        return {}
    edge = len(own.advantages) - len(other.advantages)

    def wins(die: int) -> bool:
        return (die + need(own) - other.die - need(other) or edge) > 0

    what = Sentence("odds-ahead", "D10-CC-01", {"figure": figure.id})
    chances: Sequence[tuple[str, Distribution[bool]]] = (
        ("keep", Distribution({wins(own.die): 1})),
        ("reroll", dice.die().named(wins)),
    )
    return {name: Prospect(odds=likely([(what, ends.of(True))])) for name, ends in chances}


OF: dict[str, Callable[[D10, Any, tuple[str, ...]], Prospects]] = {
    "action": of_actions,
    "target": of_shots,
    "strike": of_attacks,
    "hithard": of_attacks,
    "charge": of_charges,
    "defence": of_answers,
    "reroll": of_rerolls,
}
