"""What tests need and how likely they are made: climbs, locks, doors, a Run, and words against words."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from fractions import Fraction

from msgspec.structs import replace

from escarmouche.core.asks.about import about_of
from escarmouche.core.asks.ask import Choose, Menu
from escarmouche.core.messages.languages import LANGUAGES
from escarmouche.core.messages.refusal import refuse
from escarmouche.core.messages.text import in_every_language, texts, unfilled_texts
from escarmouche.core.play.rule import clause
from escarmouche.core.views.player_tools import Sentence
from escarmouche.core.views.prospect import Chance, Prospect, Prospects, likely
from escarmouche.core.views.scene import Name
from escarmouche.games.ad1666 import questions
from escarmouche.games.ad1666.cards import stats
from escarmouche.games.ad1666.cards.card import RATED
from escarmouche.games.ad1666.divination import omen
from escarmouche.games.ad1666.fate import skill_test
from escarmouche.games.ad1666.fate.skill_test import Task
from escarmouche.games.ad1666.ground import engage
from escarmouche.games.ad1666.movement import force_door, heights, jump, leave, run, scaling, walk
from escarmouche.games.ad1666.state import Figure, Mod
from escarmouche.games.ad1666.table import Anno
from escarmouche.games.ad1666.talents import lockpick
from escarmouche.games.ad1666.view.cards.describe import signed, tell
from escarmouche.games.ad1666.view.prospects import card_odds
from escarmouche.games.ad1666.view.prospects.card_odds import Against

TASKS = {  # by branch or question: what is tested
    "run": Task("run-on", "AD66-FULL-08", "agility", run.DIFFICULTY),
    "force-door": Task("force-door", "AD66-PART-05", "strength", force_door.DIFFICULTY),
    "lockpicking": Task("lock-test", "AD66-TAL-12", "lockpicking", lockpick.DIFFICULTY),
    "lockpick": Task("lock-test", "AD66-TAL-12", "lockpicking", lockpick.DIFFICULTY),
    "jump": Task("jump-over", "AD66-MAN-09", "agility", jump.DIFFICULTY),
    "down": Task("fall", "AD66-SQ-07", "agility", heights.DIFFICULTY),
    "leave": Task("leave-board", "AD66-BOARD-02", "fortitude", leave.DIFFICULTY),
    **{way: Task(f"climb-{way}", kind.rule, "agility", kind.nd) for way, kind in scaling.SCALINGS.items() if kind.nd},
}
TALENTS = (
    "bribe",
    "tactician",
    "pickpocket",
    "lockpicking",
    "divination",
    "prayer",
    "seduction",
)  # branches told by their talent
MOVES = ("full-move", "partial-move", "run")
CONTESTS = {  # by question: who tests what against what, and the rule
    "pickpocket": ("agility", "wit", "AD66-TAL-37"),
    "bribe": ("charisma", "fortitude", "AD66-TAL-29"),
    "seduction-target": ("charisma", "fortitude", "AD66-TAL-35"),
    "recruit-target": ("charisma", "charisma", "AD66-NPC-10"),
}


def said(key: str, **args: object) -> Name:
    """A text of the game in every language."""
    return in_every_language("ad1666", key, args)


def mods_told(mods: Iterable[Mod]) -> list[object]:
    """Modifiers as parts of a sentence: `longer Reach +1`."""
    return [refuse("then-mod", mod=f"mod-{mod.word}", amount=signed(mod.amount)) for mod in mods if mod.amount]


# -- against a difficulty


@clause("AD66-TEST-01", "AD66-TEST-03", "AD66-TEST-06")
def tested(game: Anno, seat: int, figure: Figure, task: Task) -> Prospect:
    """What a test needs, and how likely it is made: by the card alone, and with the cards of the hand that may fit."""
    against = card_odds.against(game, seat, figure, task)
    if against is None:
        return Prospect()
    return Prospect(lines=[needed(game, figure, task, against)], odds=made(against, "odds-made", task.rule))


def needed(game: Anno, figure: Figure, task: Task, against: Against) -> Sentence:
    ability: object = refuse(f"talent-{task.of}") if task.of in RATED else task.of
    mods = mods_told([*task.mods, *stats.lasting_mods(game, figure, task.of)])
    need = max(0, task.nd - against.score)
    score = signed(stats.score(game, figure, task.of))
    args = {"ability": ability, "score": score, "nd": task.nd, "need": need}
    if mods:
        return Sentence("then-test-mods", task.rule, {**args, "mods": mods})
    return Sentence("then-test", task.rule, args)


def made(against: Against, key: str, rule_id: str) -> list[Chance]:
    """Success, with the hand too where that is more, and the Mishap."""
    alone = against.alone.chance(card_odds.succeeds)
    helped = against.helped.chance(card_odds.succeeds) if against.helped is not None else alone
    outcomes = [(Sentence(key, rule_id), alone)]
    if helped > alone:
        outcomes.append((Sentence("odds-with-hand", "AD66-TEST-06"), helped))
    outcomes.append((Sentence("odds-mishap", "AD66-TEST-03"), against.alone.chance(lambda verdict: verdict.mishap)))
    return likely(outcomes)


# -- the menus


def of_actions(game: Anno, ask: Menu, way: tuple[str, ...]) -> Prospects:
    """Actions with the Character's own numbers, and the test that decides them."""
    figure = game.figure(about_of(ask, questions.OfModel)["model"])
    branches = {name: _branch(game, ask.seat, figure, name) for name, _ in ask.open()}
    return {name: prospect for name, prospect in branches.items() if prospect != Prospect()}


def _branch(game: Anno, seat: int, figure: Figure, name: str) -> Prospect:
    lines: list[Sentence] = []
    if name in MOVES:
        lines.append(Sentence("then-diagonals", "AD66-MOVE-02", {"count": walk.diagonals_left(game, figure)}))
    effect = _effect(game, figure, name)
    if name == "stand-up":
        return Prospect(effect, *_rising(game, seat, figure))
    if name not in TASKS:
        return Prospect(effect, lines)
    test = tested(game, seat, figure, TASKS[name])
    return Prospect(effect, [*lines, *test.lines], test.odds)


def _effect(game: Anno, figure: Figure, name: str) -> Name:
    """What an action does, as the quick reference says it; a talent with its number."""
    if name == "end":
        running = game.state.activation
        left = running is not None and not running.full and running.partials < 2
        return said("effect-end-early" if left else "effect-end")
    if name in TALENTS and name not in ("lockpicking",):
        talent = "faith" if name == "prayer" else name
        return said(f"talent-{talent}-text", x=game.talent(figure, talent))
    key = f"ref-{name}"
    return said(key) if key in unfilled_texts("en", "ad1666") else {}


@clause("AD66-PART-06", "AD66-PART-07")
def _rising(game: Anno, seat: int, figure: Figure) -> tuple[list[Sentence], list[Chance]]:
    enemies = engage.engagers(game, figure)
    if len(enemies) != 1:
        return [], []
    prospect = contested(game, seat, figure, enemies[0], ("strength", "strength", "AD66-PART-07"))
    return prospect.lines, prospect.odds


def of_places(game: Anno, ask: Choose, way: tuple[str, ...]) -> Prospects:
    """Doors, slopes, windows, jumps: the same test wherever it is made."""
    figure = game.figure(about_of(ask, questions.OfModel)["model"])
    test = tested(game, ask.seat, figure, TASKS[ask.name])
    return {str(option): test for option in ask}


def of_things(game: Anno, ask: Choose | Menu, way: tuple[str, ...]) -> Prospects:
    """Things, as their cards say them."""
    cards = {thing.id: thing for figure in game.figures for thing in figure.things}
    cards |= {thing.id: thing for thing in game.state.things}
    names = [name for name, _ in ask.open()] if isinstance(ask, Menu) else [str(option) for option in ask]
    return {name: Prospect(item_told(game, cards[name].card)) for name in names if name in cards}


def item_told(game: Anno, card: str) -> Name:
    """What an item does, in every language."""
    return {lang: tell(game.items[card], lang) for lang in LANGUAGES}


def of_omens(game: Anno, ask: Choose, way: tuple[str, ...]) -> Prospects:
    """Which entry each Magic card stands for."""
    names = {str(option): omen.omen_name(str(option).removeprefix("magic-")) for option in ask}
    known = texts("en", "ad1666")
    return {option: Prospect(said(f"word-{name}")) for option, name in names.items() if known.has(f"word-{name}")}


# -- words against words


def of_contests(game: Anno, ask: Choose, way: tuple[str, ...]) -> Prospects:
    """Each person on whom a talent of conversation or a thief's hand may be tried."""
    figure = game.figure(about_of(ask, questions.OfModel)["model"])
    return {str(name): _tried_on(game, ask, figure, game.figure(str(name))) for name in ask}


@clause("AD66-TAL-35")
def _tried_on(game: Anno, ask: Choose, figure: Figure, other: Figure) -> Prospect:
    """Seduction is tried on somebody only once in a game."""
    prospect = contested(game, ask.seat, figure, other, CONTESTS[ask.name])
    if ask.name != "seduction-target":
        return prospect
    once = Sentence("warn-once-on", "AD66-TAL-35", {"model": figure.id, "target": other.id})
    return replace(prospect, warns=[once])


def of_markers(game: Anno, ask: Choose, way: tuple[str, ...]) -> Prospects:
    """An Inconspicuous marker never comes back."""
    figure = game.figure(about_of(ask, questions.OfModel)["model"])
    return {"drop-marker": Prospect(warns=[Sentence("warn-marker", "AD66-DISC-07", {"model": figure.id})])}


def of_spotting(game: Anno, ask: Choose, way: tuple[str, ...]) -> Prospects:
    """Wit or Intelligence."""
    about = about_of(ask, questions.AtTarget)
    figure, other = game.figure(about["model"]), game.figure(about["target"])
    return {str(of): contested(game, ask.seat, figure, other, (str(of), "charisma", "AD66-DISC-06")) for of in ask}


@clause("AD66-OPP-01", "AD66-OPP-05", "AD66-OPP-06")
def contested(game: Anno, seat: int, figure: Figure, other: Figure, contest: tuple[str, str, str]) -> Prospect:
    """Both scores, and how often the caller wins if both play the top card of their deck. A tie is lost."""
    of, against, rule_id = contest
    mine = skill_test.make_stake(game, figure, of, stats.card_player(game, figure, other.seat))
    theirs = skill_test.make_stake(game, other, against, stats.card_player(game, other, mine.seat))
    args = {"model": figure.id, "target": other.id, "ability": of, "against": against}
    args |= {"score": signed(skill_test.total(mine)), "other": signed(skill_test.total(theirs))}
    lines = [Sentence("then-contest", rule_id, args)]
    sides = card_odds.side(game, seat, mine), card_odds.side(game, seat, theirs)
    if sides[0] is None or sides[1] is None:
        return Prospect(lines=lines)
    won: Fraction = card_odds.both(*sides).chance(lambda pair: pair[0].total > pair[1].total)  # type: ignore[arg-type]
    return Prospect(lines=lines, odds=likely([(Sentence("odds-wins", rule_id, {"model": figure.id}), won)]))


Told = Callable[[Anno, Choose | Menu, tuple[str, ...]], Prospects]
