"""Hiding (D10-POS-02, -03, D10-STA-07 to -10): who may hide, what it protects from, and when it ends."""

from __future__ import annotations

import functools
from collections.abc import Iterator, Sequence

from escarmouche.core.asks.ask import Shut
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import clause
from escarmouche.games.d10.ground import measure, sight, veil
from escarmouche.games.d10.state import Figure
from escarmouche.games.d10.table import D10
from escarmouche.games.d10.turn.action_spec import ActionSpec

NEAR = 5_000  # at this distance an enemy sees a hidden figure (D10-STA-07, -08)


@clause("D10-STA-07", "D10-AMB-35")
def protected(game: D10, figure: Figure, enemy: Figure) -> bool:
    """An enemy farther than 5 cm may not shoot, charge or react to a hidden figure."""
    return figure.hidden and not measure.within(figure, enemy, NEAR)


@clause("D10-STA-08", "D10-STA-10")
def reveal(game: D10, figure: Figure, why: str = "D10-STA-08") -> None:
    """Hiding ends; `why` names the rule that ends it. A figure that was veiled in fog is seen where it is."""
    if figure.hidden:
        place = veil.place(figure) if veil.veiled(game, figure, None) else {}
        figure.hidden = False
        game.tell("revealed", why, figure=figure.id, **place)


@clause("D10-HID-03", "D10-HID-04")
def audience(game: D10, figure: Figure) -> tuple[int, ...] | None:
    """Who may know where a figure goes: everybody (None); in fog only its own side, if it is veiled before or after its move."""
    if game.setup.fog and figure.hidden and (veil.veiled(game, figure, None) or veil.alone(game, figure)):
        return (figure.seat,)
    return None


def watchers(game: D10, figure: Figure) -> list[Figure]:
    """The enemies that count: standing, crouched or mounted."""
    return [enemy for enemy in game.enemies(figure) if measure.ready(enemy)]


@clause("D10-STA-08", "D10-GEO-10", "D10-AMB-67")
def check(game: D10) -> None:
    """After actions and placements: hiding ends on clear ground in sight of an enemy, or if an enemy within 5 cm sees the figure."""
    for figure in game.in_play():
        if figure.hidden and not stays(game, figure):
            reveal(game, figure)
    veil.notice(game)


def stays(game: D10, figure: Figure) -> bool:
    """Does a figure stay hidden, because nobody sees it?"""
    clear = not game.field.rough(figure.x, figure.y, figure.floor)
    for enemy in game.enemies(figure) if clear else measure.beside(game, figure, NEAR):
        if measure.ready(enemy) and (clear or measure.within(figure, enemy, NEAR)) and sight.sees(game, enemy, figure):
            return False
    return True


@clause("D10-POS-03", "D10-STA-10", "D10-MNT-03")
def why_not(game: D10, figure: Figure) -> Refusal | Shut | None:
    """What keeps a figure from hiding."""
    if figure.mounted:
        return refuse("why-mounted", "D10-MNT-03", figure=figure.id)
    if figure.hidden:
        return refuse("why-hidden", "D10-POS-02", figure=figure.id)
    if not measure.ready(figure):
        return refuse("why-not-standing", "D10-POS-03", figure=figure.id)
    if figure.attacked:
        return refuse("why-attacked", "D10-POS-03", figure=figure.id)
    enemies = watchers(game, figure)
    seen_by = seekers(
        game, figure, sorted(enemies, key=lambda enemy: measure.gap(figure, enemy))
    )  # the nearest are the likeliest to see it
    return Shut(functools.partial(_why_seen, game, figure, enemies)) if next(seen_by, None) else None


@clause("D10-POS-03")
def seekers(game: D10, figure: Figure, enemies: Sequence[Figure]) -> Iterator[Figure]:
    """The enemies that keep a figure from hiding: any that sees it within 5 cm, or at all unless it is wholly in non-clear terrain."""
    rough = game.field.wholly_rough(game.body(figure), figure.floor)
    for enemy in enemies:
        if (not rough or measure.within(figure, enemy, NEAR)) and sight.sees(game, enemy, figure):
            yield enemy


def _why_seen(game: D10, figure: Figure, enemies: Sequence[Figure]) -> Refusal:
    """Why it cannot hide: the first enemy that sees it."""
    enemy = next(seekers(game, figure, enemies))
    why = "why-watched-near" if measure.within(figure, enemy, NEAR) else "why-watched"
    return refuse(why, "D10-POS-03", figure=figure.id, by=enemy.id)


@clause("D10-POS-02", "D10-STA-10")
def hide(game: D10, figure: Figure, answer: None) -> None:
    """Hide, 1 PA: the figure uses the scenery and counts as hidden, which replaces crouching."""
    figure.posture = "up"
    figure.hidden = True
    game.tell("hid", "D10-POS-02", figure=figure.id)


ACTIONS: tuple[ActionSpec, ...] = (ActionSpec("hide", 1, "D10-POS-02", why_not, hide, "pos_table"),)
