"""What a player wants to know about a move before making it: engagement, Cover, Concealment, hazards, ranges, Markers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from escarmouche.core.play.rule import clause
from escarmouche.core.views.comparison import Change, both
from escarmouche.core.views.player_tools import Sentence
from escarmouche.games.malifaux.cards.card import Action
from escarmouche.games.malifaux.fate import modifiers, total, variable_flip
from escarmouche.games.malifaux.ground import engage, measure, sight
from escarmouche.games.malifaux.harm import condition, hazard
from escarmouche.games.malifaux.state import Duel, Model, Side
from escarmouche.games.malifaux.table import Malifaux
from escarmouche.games.malifaux.turn import targeting

GONE = {"killed": "MALI-KILL-01", "buried": "MALI-BURY-01", "replaced": "MALI-REPL-01"}


def consequences(before: Malifaux, after: Malifaux, seat: int) -> list[Sentence]:
    """The consequences for every model that has moved or is worse off; the asking player's models come first."""
    changes: list[tuple[bool, list[Sentence]]] = []
    for model in after.models:
        old = before.find(model.id)
        if old is None or not old.on_table or _stands(old) == _stands(model):
            continue
        changes.append((model.seat != seat, list(_Change(before, after, old, model).lines())))
    sentences = [line for _, lines in sorted(changes, key=lambda pair: pair[0]) for line in lines]
    return [*_begun(before, after), *_cheated(before, after), *sentences]


# -- duels


@clause("MALI-DUEL-02", "MALI-FATE-01")
def _begun(before: Malifaux, after: Malifaux) -> Iterator[Sentence]:
    """A duel that would begin: what each side has before the cards, and what changes the flip."""
    duels = after.state.duels
    if len(duels) <= len(before.state.duels) or duels[-1].stage not in BEGINNING:
        return
    duel = duels[-1]
    brought = [side.stat_value + sum([mod.amount for mod in side.mods]) for side in duel.sides]
    first = duel.sides[0]
    if len(brought) > 1:
        other = duel.sides[1]
        who = {"model": first.model, "target": other.model, "stat": other.stat}
        resolving = before.state.resolving
        key = (
            "then-duel-target" if resolving and resolving[-1].stage == "target" else "then-duel"
        )  # the model that the question is about
        yield Sentence(key, "MALI-DUEL-02", {**who, "total": brought[0], "other": brought[1]})
    else:
        yield Sentence("then-duel-tn", "MALI-DUEL-02", {"model": first.model, "total": brought[0], "tn": duel.tn})
    for key, sign in (("then-fate-plus", 1), ("then-fate-minus", -1)):
        sources = [mod.word for mod in first.fates if mod.amount * sign > 0]
        if sources:
            yield Sentence(key, "MALI-FATE-01", {"sources": sources})


@clause("MALI-DUEL-11", "MALI-CHEAT-01", "MALI-VAR-01")
def _cheated(before: Malifaux, after: Malifaux) -> Iterator[Sentence]:
    """A card that would replace another: the total it makes, or the number it selects."""
    if not before.state.duels:
        return
    old, place = before.state.duels[-1], len(before.state.duels) - 1
    laid = (
        after.state.duels[place : place + 1] or [past for past in after.state.past_duels if past.name == old.name][-1:]
    )
    for duel in laid:
        for was, side in zip(old.sides, duel.sides, strict=False):
            if was.card and side.card and was.card != side.card:
                yield _made(duel, side)


def _made(duel: Duel, side: Side) -> Sentence:
    if duel.stage == "variable":
        result = variable_flip.read(side.card)
        number = variable_flip.number(duel.profile or NOTHING, result)
        return Sentence(NUMBERS[result.band], "MALI-VAR-01", {"total": number})
    own, other = total.total(duel, side), total.other_side(duel, side)
    if other is not None:
        return Sentence("then-against", "MALI-DUEL-11", {"total": own, "other": total.total(duel, other)})
    return Sentence("then-total", "MALI-DUEL-11", {"total": own, "tn": duel.tn})


BEGINNING = ("modify", "flip")
NOTHING = (0, 0, 0)
NUMBERS = ("then-weak", "then-moderate", "then-severe-number")


def _stands(model: Model) -> tuple[Any, ...]:
    return model.status, model.health, model.x, model.y, model.z


class _Change(Change[Malifaux, Model]):
    """One model before and after."""

    def lines(self) -> Iterator[Sentence]:
        if not self.new.on_table:
            yield self.line(f"then-{self.new.status}", GONE[self.new.status])
            return
        if self.new.health < self.old.health:
            yield self.line("then-hurt", "MALI-DMG-01", amount=self.old.health - self.new.health)
        yield from self._engagement()
        yield from self._hazards()
        yield from self._shelter()
        yield from self._ranges()
        yield from self._sight()
        yield from self._markers()

    def enemies(self) -> Iterator[tuple[Model, Model]]:
        return both(self.before.models, self.after.enemies(self.new))

    @clause("MALI-ENG-02", "MALI-ENG-03", "MALI-ENG-06")
    def _engagement(self) -> Iterator[Sentence]:
        yield from self.changed(
            "MALI-ENG-02", ("then-engaged", "then-free"), lambda game, m, e: engage.engages(game, e, m)
        )
        yield from self.changed("MALI-ENG-02", ("then-engages", "then-lets-go"), engage.engages)

    @clause("MALI-TERR-09", "MALI-TERR-11", "MALI-TERR-16")
    def _hazards(self) -> Iterator[Sentence]:
        """The Hazardous terrain that it would stand in, and what that does to it; and Severe terrain."""
        if not condition.immune(self.after, self.new, "hazardous"):
            for name in measure.hazards(self.after, self.new):
                given = hazard.condition_given(self.after, name)
                key = "then-hazard-condition" if given else "then-hazard"
                terrain = name.removeprefix(hazard.MARKERS)
                yield self.line(key, "MALI-TERR-11", terrain=terrain, **({"condition": given} if given else {}))
        if not condition.immune(self.after, self.new, "severe"):
            old = [feature.id for feature in measure.inside(self.before, self.old, "severe")]
            come = [f.id for f in measure.inside(self.after, self.new, "severe") if f.id not in old]
            if come:
                yield self.line("then-severe", "MALI-TERR-16", terrain=come)

    @clause("MALI-COVER-01", "MALI-CONC-01", "MALI-SHAD-04")
    def _shelter(self) -> Iterator[Sentence]:
        """Cover from shooters, and Concealment from enemies that attack from afar, if they see it."""
        yield from self.changed("MALI-SHAD-04", ("then-cover", "then-no-cover"), _covered)
        yield from self.changed("MALI-CONC-01", ("then-concealed", "then-no-concealed"), _concealed)

    @clause("MALI-RES-04")
    def _ranges(self) -> Iterator[Sentence]:
        """The models that it can target now and could not before, and the other way round."""
        for action in self.after.actions(self.new):
            if action.target is None or action.marker:
                continue
            then, now = _targets(self.before, self.old, action), _targets(self.after, self.new, action)
            come = [name for name in now if name not in then]
            gone = [name for name in then if name not in now and self.after.model(name).on_table]
            if come:
                yield self.line("then-in-range", "MALI-RES-04", action=action.key, targets=come)
            if gone:
                yield self.line("then-out-of-range", "MALI-RES-04", action=action.key, targets=gone)

    @clause("MALI-LOS-01")
    def _sight(self) -> Iterator[Sentence]:
        yield from self.changed("MALI-LOS-01", ("then-sees", "then-no-sees"), sight.sees)

    @clause("MALI-MEAS-06", "MALI-GACT-01")
    def _markers(self) -> Iterator[Sentence]:
        """Markers that it has come into base contact with."""
        old = [m.id for m in self.before.state.markers if measure.contact(self.before, self.old, m)]
        come = [m.id for m in self.after.state.markers if measure.contact(self.after, self.new, m)]
        come = [name for name in come if name not in old]
        if come:
            yield self.line("then-touches", "MALI-GACT-01", markers=come)


def _covered(game: Malifaux, model: Model, enemy: Model) -> bool:
    """Does it have Cover from this enemy, if the enemy sees it and shoots?"""
    shots = [action for action in game.actions(enemy) if action.type == "missile"]
    return bool(shots) and sight.sees(game, enemy, model) and modifiers.covered(game, shots[0], enemy, model)


def _concealed(game: Malifaux, model: Model, enemy: Model) -> bool:
    """Does it have Concealment from this enemy, if the enemy sees it and attacks from afar?"""
    from_afar = any(action.attack and action.type != "melee" for action in game.actions(enemy))
    return from_afar and sight.sees(game, enemy, model) and modifiers.concealed(game, enemy, model)


def _targets(game: Malifaux, model: Model, action: Action) -> list[str]:
    """The other models that it may target, ignoring its own engagement."""
    return [name for name in targeting.targets(game, action, model) if name != model.id]
