"""Replacing: one model by one, one by several, several by one (MALI-REPL)."""

from __future__ import annotations

from collections.abc import Sequence

from escarmouche.core.asks.ask import Choose
from escarmouche.core.asks.region import Place
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.malifaux import questions
from escarmouche.games.malifaux.cards import stats
from escarmouche.games.malifaux.harm import heal as healing
from escarmouche.games.malifaux.harm import kill
from escarmouche.games.malifaux.models import inherit, summon, upgrade
from escarmouche.games.malifaux.movement import place
from escarmouche.games.malifaux.refusals import only_models
from escarmouche.games.malifaux.state import Model
from escarmouche.games.malifaux.table import Malifaux


@clause("MALI-REPL-01", "MALI-REPL-10", "MALI-LIMIT-01")
def possible(game: Malifaux, originals: Sequence[Model], cards: Sequence[str], crew: int) -> bool:
    """Are all originals still on the table, and may the Crew have the new models?"""
    if not originals or any(not model.on_table for model in originals):
        return False
    counts = {card: cards.count(card) for card in cards}
    for card, count in counts.items():
        there = sum(model.card == card and model not in originals for model in game.in_play(crew))
        if there + count > game.cards[card].limit or summon.why_no_master(game, crew, card):
            return False
    return True


@rule("MALI-REPL-01", "MALI-REPL-06", "MALI-REPL-08", "MALI-REPL-09", "MALI-AMB-78", "MALI-DP-54")
def replace(
    game: Malifaux,
    seat: int,
    by: Model | None,
    originals: Sequence[Model],
    cards: Sequence[str],
    *,
    crew: int,
    heal: int = 0,
) -> Rule[list[Model]]:
    """The originals give way to models of these cards in that Crew; `seat` decides. Returns the new models: none if it is cancelled."""
    news = (yield from placed(game, seat, originals, cards, crew)) if possible(game, originals, cards, crew) else []
    if not news:
        game.tell("not-replaced", "MALI-REPL-01", model=originals[0].id)
        return []
    for new in news:
        wounded(game, originals, new)
        healing.heal(game, new, heal)
    heir = yield from _choose_heir(game, seat, originals[0], news, "replace-heir")
    going = [model for model in originals if model.seat == crew]
    inherit.belongings(game, originals, heir)
    yield from carry_on(game, seat, originals, news, heir)
    inherit.effects(game, going, heir)
    for model in originals:
        remove(game, model, crew, by, news)  # MALI-REPL-05
    for new in news:
        if new.health <= 0:
            yield from kill.kill(game, new, None, outright=False)
    return news


@rule("MALI-REPL-01", "MALI-REPL-08", "MALI-REPL-09", "MALI-DP-54")
def placed(game: Malifaux, seat: int, originals: Sequence[Model], cards: Sequence[str], crew: int) -> Rule[list[Model]]:
    """Step 1: each in base contact with the original (with any of several); if there is no room for one of them, none comes."""
    news: list[Model] = []
    for card in cards:
        new = summon.made(game, crew, card)
        region = place.region(game, new, contact=originals)
        if region is None:
            game.withdraw(news)
            return []
        about: questions.NewModel = {
            "model": originals[0].id,
            "card": card,
            "puts": card,
            "radius": game.cards[card].radius,
        }
        spot = yield Place("replace", seat=seat, rule="MALI-REPL-01", region=region, about=about)
        game.models.append(new)
        place.enter(game, new, spot)
        news.append(new)
    return news


@clause("MALI-REPL-02", "MALI-REPL-09")
def wounded(game: Malifaux, originals: Sequence[Model], new: Model) -> None:
    """Step 2: the Health of the original, or of all of them together, up to its own maximum."""
    new.health = min(sum(model.health for model in originals), stats.health(game, new))


@rule("MALI-REPL-08", "MALI-DP-54")
def _choose_heir(game: Malifaux, seat: int, original: Model, news: Sequence[Model], name: str) -> Rule[Model]:
    """Which of several new models inherits, or goes on with the Activation."""
    if len(news) == 1:
        return news[0]
    about: questions.OfModel = {"model": original.id}
    options = [new.id for new in news]
    why = only_models(game, options, "why-not-new", "MALI-REPL-08")
    answer = yield Choose(name, seat=seat, rule="MALI-REPL-08", options=options, of="model", about=about, why=why)
    return game.model(answer)


@rule("MALI-REPL-07", "MALI-REPL-08", "MALI-REPL-09", "MALI-AMB-48", "MALI-AMB-115", "MALI-DP-54")
def carry_on(game: Malifaux, seat: int, originals: Sequence[Model], news: Sequence[Model], heir: Model) -> Rule[None]:
    """Step 7: a new model goes on with the Activation of an original; if an original had activated, the new models have, too."""
    activation = game.state.activation
    acting = [model for model in originals if activation and activation.model == model.id]
    if not acting:
        for new in news:
            new.activated = any(model.activated for model in originals)
        return
    goes_on = yield from _choose_heir(game, seat, acting[0], news, "replace-activation")
    if activation:
        activation.model, activation.seat = goes_on.id, goes_on.seat
    inherit.carry_on_action(game, acting[0], goes_on)


@clause("MALI-REPL-03", "MALI-REPL-05", "MALI-AMB-79")
def remove(game: Malifaux, model: Model, crew: int, by: Model | None, news: Sequence[Model]) -> None:
    """Step 5: the original leaves without further effects. Replaced into another Crew it counts as killed, but nobody scores for it."""
    if model.seat != crew:
        kill.record_killer(game, model, by, points=False)
    for name in list(model.upgrades):
        upgrade.discard(game, model, name)
    kill.leave_play(game, model, "replaced")
    game.tell("replaced", "MALI-REPL-05", model=model.id, target=news[0].id, models=[new.id for new in news])
