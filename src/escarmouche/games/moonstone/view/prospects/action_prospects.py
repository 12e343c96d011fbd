"""What the actions of a character do, with its own numbers, and what awaits it at each stone and each target."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from escarmouche.core.asks.about import about_of
from escarmouche.core.asks.ask import Choose, Menu, Some
from escarmouche.core.messages.languages import LANGUAGES
from escarmouche.core.messages.text import in_every_language
from escarmouche.core.play.rule import clause
from escarmouche.core.views.player_tools import Sentence
from escarmouche.core.views.prospect import Chance, Prospect, Prospects, likely
from escarmouche.core.views.scene import Name
from escarmouche.games.moonstone import questions
from escarmouche.games.moonstone.arcane import active, aim, arcane
from escarmouche.games.moonstone.cards import stats
from escarmouche.games.moonstone.cards.card import Ability, Text
from escarmouche.games.moonstone.cards.words.effect_words import Reload
from escarmouche.games.moonstone.goals import harvest
from escarmouche.games.moonstone.ground import measure
from escarmouche.games.moonstone.melee import melee
from escarmouche.games.moonstone.state import CATASTROPHE, Model, arcane_deck
from escarmouche.games.moonstone.table import Moonstone
from escarmouche.games.moonstone.view.cards.describe import Teller
from escarmouche.games.moonstone.view.tools.sightlines import cover_word
from escarmouche.odds import cards as odds_of_cards


def said(key: str, **args: Any) -> Name:
    """A text of the game in every language."""
    return in_every_language("moonstone", key, args)


def told(game: Moonstone, ability: Ability) -> Name:
    """What an ability does, in every language."""
    return {lang: Teller(lang, ability_names(game)).body(ability) for lang in LANGUAGES}


def ability_names(game: Moonstone) -> dict[str, Text]:
    return {a.id: a.name for card in game.cards.values() for a in card.abilities.values()}


# -- the menu


def of_actions(game: Moonstone, ask: Menu, way: tuple[str, ...]) -> Prospects:
    """Every action of the character that is asked about."""
    model = game.model(about_of(ask, questions.WithEnergy)["model"])
    known = {name: PLAIN[name](game, model) for name in ask.names if name in PLAIN}
    for name in ask.names:
        ability = active.ability(game, model, name)
        if ability is not None:
            known[name] = Prospect(
                told(game, ability), odds=_flipped(game, model.seat, ability), warns=_only_once(game, model, ability)
            )
    return known


@clause("MOON-ACT-03")
def _only_once(game: Moonstone, model: Model, ability: Ability) -> list[Sentence]:
    """An ability that is gone for the whole game once it has been used, unless it can be reloaded."""
    if ability.once != "game" or _can_reload(game, model, ability.id):
        return []
    return [Sentence("warn-once", "MOON-ACT-03", {"model": model.id, "ability": ability.id})]


def _can_reload(game: Moonstone, model: Model, ability: str) -> bool:
    calls = [call.params for other in game.card(model).abilities.values() for call in other.effects]
    return any(isinstance(word, Reload) and word.ability == ability for word in calls)


def _end(game: Moonstone, model: Model) -> Prospect:
    key = "effect-end" if model.energy and "reactions" in game.on else "effect-end-spent"
    return Prospect(said(key, energy=model.energy), warns=_nearly_free(game, model))


@clause("MOON-HARVEST-02")
def _nearly_free(game: Moonstone, model: Model) -> list[Sentence]:
    """A stone that one more dig would free stays in the ground."""
    if not isinstance(harvest.branch(game, model), Choose):
        return []
    nearly = [stone.id for stone in harvest.in_contact(game, model) if stone.depth <= 1]
    return [Sentence("warn-stone", "MOON-HARVEST-02", {"stone": stone}) for stone in nearly[:1]]


def _step(game: Moonstone, model: Model) -> Prospect:
    return Prospect(said("effect-step", distance=1000))


def _jog(game: Moonstone, model: Model) -> Prospect:
    key = "effect-jog-slow" if stats.is_slow(game, model) else "effect-jog"
    return Prospect(said(key, distance=stats.jog(game, model)))


def _harvest(game: Moonstone, model: Model) -> Prospect:
    return Prospect(said("effect-harvest", cost=harvest.cost(game, model)))


@clause("MOON-MELEE-03")
def _melee(game: Moonstone, model: Model) -> Prospect:
    reach = game.card(model).reach
    return Prospect(said("effect-melee", reach=reach, count=max(1, stats.melee(game, model) + melee.ATTACK)))


def _traverse(game: Moonstone, model: Model) -> Prospect:
    return Prospect(said("effect-traverse"))


PLAIN = {"end": _end, "step": _step, "jog": _jog, "harvest": _harvest, "melee": _melee, "traverse": _traverse}


# -- chance


def unseen_arcane(game: Moonstone, seat: int, *seen: str) -> dict[str, int]:
    """The Arcane Cards that a seat does not know the place of: all but those that it sees, and those that it has taken out of the deck."""
    left = dict(arcane_deck().rest)
    taken = game.state.phantasm[seat] if seat < len(game.state.phantasm) else []
    for card in (*seen, *taken):
        left[card] -= 1
    return left


@clause("MOON-ACTIVE-05", "MOON-ACTIVE-06")
def _flipped(game: Moonstone, seat: int, ability: Ability) -> list[Chance]:
    """X of an ability that flips a card: how likely each number is."""
    if not ability.flip:
        return []
    top = odds_of_cards.one_of(unseen_arcane(game, seat)).named(_number)
    return likely((_x(number), top.of(number)) for number in (3, 2, 1, 0))


def _number(card: str) -> int:
    return 0 if card == CATASTROPHE else active.number(card)


def _x(number: int) -> Sentence:
    return Sentence("odds-x" if number else "odds-catastrophe", "MOON-ACTIVE-05", {"x": number} if number else {})


# -- at what


@clause("MOON-HARVEST-01")
def of_stones(game: Moonstone, ask: Choose, way: tuple[str, ...]) -> Prospects:
    """How deep each stone lies afterwards, or that it is taken."""
    return {str(name): Prospect(lines=[_dug(game, str(name))]) for name in ask.options}


def _dug(game: Moonstone, name: str) -> Sentence:
    stone = game.stone(name)
    if stone.depth <= 1:
        return Sentence("then-taken", "MOON-HARVEST-01", {"stone": name})
    return Sentence("then-dug", "MOON-HARVEST-01", {"stone": name, "depth": stone.depth - 1})


def of_targets(game: Moonstone, ask: Choose | Some, way: tuple[str, ...]) -> Prospects:
    """How far each target is, its cover, and how many Arcane Cards that leaves."""
    about = about_of(ask, questions.OfAbility)
    model = game.model(about["model"])
    ability = active.ability(game, model, about["ability"])
    if ability is None:
        return {}
    targets = [game.model(str(name)) for name in ask.options]
    return {target.id: Prospect(lines=list(_aimed(game, model, ability, target))) for target in targets}


@clause("MOON-ACTIVE-02", "MOON-ARC-02", "MOON-COVER-02", "MOON-COVER-03")
def _aimed(game: Moonstone, model: Model, ability: Ability, target: Model) -> Iterator[Sentence]:
    if target is not model:
        gap, reach = max(0, round(measure.gap(game, model, target))), aim.reach(game, model, target, ability)
        yield Sentence("then-range", "MOON-ACTIVE-02", {"gap": gap, "range": reach})
        cover = cover_word(game, model, target)
        if cover:
            yield Sentence("then-behind-cover", "MOON-COVER-02", {"cover": cover})
    if ability.arcane:
        sizes = arcane.draw_size(game, model, target)
        yield Sentence("then-draws", "MOON-ARC-02", {"count": max(1, sum(sizes.values())), **sizes})
