"""What a player would want to know about a move before making it: whose reach it enters, whom it can hit, which cover it loses."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from escarmouche.core.play.rule import clause
from escarmouche.core.views.comparison import both, moved, turned
from escarmouche.core.views.player_tools import Sentence
from escarmouche.games.moonstone.arcane import aim
from escarmouche.games.moonstone.goals import harvest
from escarmouche.games.moonstone.ground import engage, sight
from escarmouche.games.moonstone.movement import move
from escarmouche.games.moonstone.state import Model
from escarmouche.games.moonstone.table import Moonstone
from escarmouche.games.moonstone.view.tools.sightlines import cover_word
from escarmouche.games.moonstone.view.tools.threat import rule_of

Holds = Callable[[Moonstone, Model, Model], bool]  # of a model and an enemy, on a table


def consequences(before: Moonstone, after: Moonstone, seat: int) -> list[Sentence]:
    """Sentences about every model that stands elsewhere now, first those of the player who asks."""
    return moved(before.models, after.models, seat, _stands, lambda old, new: _Change(before, after, old, new).lines())


def _stands(model: Model) -> tuple[Any, ...]:
    return model.status, model.x, model.y, model.z


class _Change:
    """One model before and after."""

    def __init__(self, before: Moonstone, after: Moonstone, old: Model, new: Model) -> None:
        self.before, self.after, self.old, self.new = before, after, old, new

    def lines(self) -> Iterator[Sentence]:
        if self.new.status == "removed":
            held = self.before.held(self.old)
            yield self._line("then-removed", "MOON-EDGE-01", stones=held)
            return
        if not self.new.in_play:
            return
        yield from self._engagement()
        yield from self._stones()
        yield from self._ground()
        yield from self._abilities()
        yield from self._sight()
        yield from self._cover()

    def _line(self, key: str, rule: str, **args: Any) -> Sentence:
        return Sentence(key, rule, {"model": self.new.id, **args})

    def _enemies(self) -> Iterator[tuple[Model, Model]]:
        """Every enemy that is in play at both times, then and now."""
        return both(self.before.models, self.after.enemies(self.new))

    def _changed(self, rule: str, keys: tuple[str, str], holds: Holds) -> Iterator[Sentence]:
        """The enemies for which something has become true, and those for which it no longer is."""
        was, now = partial(holds, self.before, self.old), partial(holds, self.after, self.new)
        for key, enemies in zip(keys, turned(self._enemies(), was, now), strict=True):
            if enemies:
                yield self._line(key, rule, enemies=enemies)

    @clause("MOON-ENG-01", "MOON-ENG-02")
    def _engagement(self) -> Iterator[Sentence]:
        yield from self._changed(
            "MOON-ENG-02", ("then-engaged", "then-free"), lambda game, m, e: engage.engages(game, e, m)
        )
        yield from self._changed("MOON-ENG-01", ("then-engages", "then-lets-go"), engage.engages)

    @clause("MOON-HARVEST-01")
    def _stones(self) -> Iterator[Sentence]:
        then = [stone.id for stone in harvest.in_contact(self.before, self.old)]
        now = [stone.id for stone in harvest.in_contact(self.after, self.new)]
        come, gone = [stone for stone in now if stone not in then], [stone for stone in then if stone not in now]
        if come:
            yield self._line("then-stone", "MOON-HARVEST-01", stones=come)
        if gone:
            yield self._line("then-no-stone", "MOON-HARVEST-01", stones=gone)

    @clause("MOON-AMB-23")
    def _ground(self) -> Iterator[Sentence]:
        """No Jog starts in Water or Wood."""
        zone = move.stands_in(self.after, self.new)
        if zone and zone != move.stands_in(self.before, self.old) and move.jog_gait(self.after, self.new).dry:
            yield self._line("then-stands-in", "MOON-AMB-23", zone=zone)

    def _abilities(self) -> Iterator[Sentence]:
        """Models that come within range and sight of what it can use, and those that no longer are."""
        for ability in self.after.card(self.new).abilities.values():
            if ability.target is None or not _has(self.new, ability.id, ability.once):
                continue
            then = set(aim.targets(self.before, self.old, ability))
            now = aim.targets(self.after, self.new, ability)
            come = [name for name in now if name not in then and name != self.new.id]
            gone = sorted(then.difference(now) - {self.new.id})
            if come:
                yield self._line("then-in-range", rule_of(ability), ability=ability.id, targets=come)
            if gone:
                yield self._line("then-out-of-range", rule_of(ability), ability=ability.id, targets=gone)

    @clause("MOON-LOS-02")
    def _sight(self) -> Iterator[Sentence]:
        yield from self._changed("MOON-LOS-02", ("then-sees", "then-hidden"), sight.sees)

    @clause("MOON-COVER-02", "MOON-COVER-03")
    def _cover(self) -> Iterator[Sentence]:
        """Cover from enemies that see it and have Arcane Abilities to aim: what is better or worse than before."""
        changed: dict[str, list[str]] = {}
        for then, now in self._enemies():
            card = self.after.card(now)
            if not any(a.arcane and a.range for a in card.abilities.values()) or not self._seen_by(then, now):
                continue
            was, is_ = cover_word(self.before, then, self.old), cover_word(self.after, now, self.new)
            if was != is_:
                changed.setdefault(is_, []).append(now.id)
        for word, enemies in sorted(changed.items()):
            rule = "MOON-COVER-03" if word == "heavy-cover" else "MOON-COVER-02"
            if word:
                yield self._line("then-cover", rule, cover=word, enemies=enemies)
            else:
                yield self._line("then-no-cover", rule, enemies=enemies)

    def _seen_by(self, then: Model, now: Model) -> bool:
        return sight.sees(self.before, then, self.old) and sight.sees(self.after, now, self.new)


def _has(model: Model, ability: str, once: str) -> bool:
    """Does it still have the ability: neither lost nor used up?"""
    return ability not in model.lost and not (once == "game" and ability in model.spent)
