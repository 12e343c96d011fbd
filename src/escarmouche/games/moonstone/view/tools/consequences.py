"""What a player would want to know about a move before making it: whose reach it enters, whom it can hit, which cover it loses."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from escarmouche.core.play.rule import clause
from escarmouche.core.views.comparison import Change, both, moved
from escarmouche.core.views.player_tools import Sentence
from escarmouche.games.moonstone.arcane import aim
from escarmouche.games.moonstone.goals import harvest
from escarmouche.games.moonstone.ground import engage, sight
from escarmouche.games.moonstone.movement import move
from escarmouche.games.moonstone.state import Model
from escarmouche.games.moonstone.table import Moonstone
from escarmouche.games.moonstone.view.tools.sightlines import cover_word
from escarmouche.games.moonstone.view.tools.threat import rule_of


def consequences(before: Moonstone, after: Moonstone, seat: int) -> list[Sentence]:
    """Sentences about every model that stands elsewhere now, first those of the player who asks."""
    return moved(before.models, after.models, seat, _stands, lambda old, new: _Change(before, after, old, new).lines())


def _stands(model: Model) -> tuple[Any, ...]:
    return model.status, model.x, model.y, model.z


class _Change(Change[Moonstone, Model]):
    """One model before and after."""

    def lines(self) -> Iterator[Sentence]:
        if self.new.status == "removed":
            held = self.before.held(self.old)
            yield self.line("then-removed", "MOON-EDGE-01", stones=held)
            return
        if not self.new.in_play:
            return
        yield from self._engagement()
        yield from self._stones()
        yield from self._ground()
        yield from self._abilities()
        yield from self._sight()
        yield from self._cover()

    def enemies(self) -> Iterator[tuple[Model, Model]]:
        return both(self.before.models, self.after.enemies(self.new))

    @clause("MOON-ENG-01", "MOON-ENG-02")
    def _engagement(self) -> Iterator[Sentence]:
        yield from self.changed(
            "MOON-ENG-02", ("then-engaged", "then-free"), lambda game, m, e: engage.engages(game, e, m)
        )
        yield from self.changed("MOON-ENG-01", ("then-engages", "then-lets-go"), engage.engages)

    @clause("MOON-HARVEST-01")
    def _stones(self) -> Iterator[Sentence]:
        then = [stone.id for stone in harvest.in_contact(self.before, self.old)]
        now = [stone.id for stone in harvest.in_contact(self.after, self.new)]
        come, gone = [stone for stone in now if stone not in then], [stone for stone in then if stone not in now]
        if come:
            yield self.line("then-stone", "MOON-HARVEST-01", stones=come)
        if gone:
            yield self.line("then-no-stone", "MOON-HARVEST-01", stones=gone)

    @clause("MOON-AMB-23")
    def _ground(self) -> Iterator[Sentence]:
        """No Jog starts in Water or Wood."""
        zone = move.stands_in(self.after, self.new)
        if zone and zone != move.stands_in(self.before, self.old) and move.jog_gait(self.after, self.new).dry:
            yield self.line("then-stands-in", "MOON-AMB-23", zone=zone)

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
                yield self.line("then-in-range", rule_of(ability), ability=ability.id, targets=come)
            if gone:
                yield self.line("then-out-of-range", rule_of(ability), ability=ability.id, targets=gone)

    @clause("MOON-LOS-02")
    def _sight(self) -> Iterator[Sentence]:
        yield from self.changed("MOON-LOS-02", ("then-sees", "then-hidden"), sight.sees)

    @clause("MOON-COVER-02", "MOON-COVER-03")
    def _cover(self) -> Iterator[Sentence]:
        """Cover from enemies that see it and have Arcane Abilities to aim: what is better or worse than before."""
        changed: dict[str, list[str]] = {}
        for then, now in self.enemies():
            card = self.after.card(now)
            if not any(a.arcane and a.range for a in card.abilities.values()) or not self._seen_by(then, now):
                continue
            was, is_ = cover_word(self.before, then, self.old), cover_word(self.after, now, self.new)
            if was != is_:
                changed.setdefault(is_, []).append(now.id)
        for word, enemies in sorted(changed.items()):
            rule = "MOON-COVER-03" if word == "heavy-cover" else "MOON-COVER-02"
            if word:
                yield self.line("then-cover", rule, cover=word, enemies=enemies)
            else:
                yield self.line("then-no-cover", rule, enemies=enemies)

    def _seen_by(self, then: Model, now: Model) -> bool:
        return sight.sees(self.before, then, self.old) and sight.sees(self.after, now, self.new)


def _has(model: Model, ability: str, once: str) -> bool:
    """Does it still have the ability: neither lost nor used up?"""
    return ability not in model.lost and not (once == "game" and ability in model.spent)
