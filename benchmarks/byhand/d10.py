"""A copy of a state of D10 skirmish written out by hand: what a clone is compared with."""

from __future__ import annotations

from escarmouche.games.d10.state import Action, D10State, Figure, Marker, Mod, Roll, Thing


def copy(s: D10State) -> D10State:
    """The same state, sharing nothing that can change."""
    return D10State(
        s.dealt,
        s.outcome,
        list(s.conceded),
        s.phase,
        s.turn,
        s.initiative,
        s.first,
        s.seat,
        s.active,
        [_figure(figure) for figure in s.figures],
        [_marker(marker) for marker in s.markers],
        dict(s.doors),
        [list(band) for band in s.bands],
        list(s.edges),
        list(s.ready),
        list(s.blown),
        list(s.tested),
        _action(s.action),
        [_roll(roll) for roll in s.rolls],
        dict(s.flags),
    )


def _figure(f: Figure) -> Figure:
    return Figure(
        f.id,
        f.card,
        f.seat,
        f.x,
        f.y,
        f.z,
        f.floor,
        f.facing,
        f.status,
        f.posture,
        f.mounted,
        f.hidden,
        f.wounded,
        f.climb,
        f.pa,
        f.activated,
        f.reacted,
        [_thing(thing) for thing in f.things],
        f.load,
        f.moved,
        f.attacked,
        f.stumbled,
        list(f.fired),
        list(f.barred),
    )


def _thing(t: Thing) -> Thing:
    return Thing(t.id, t.card, t.held, t.loaded, t.missiles, t.damaged, t.broken)


def _marker(m: Marker) -> Marker:
    return Marker(m.id, m.kind, m.x, m.y, m.z, m.floor, m.radius, _thing(m.thing) if m.thing else None, m.of)


def _action(a: Action | None) -> Action | None:
    return Action(a.name, a.figure, a.target, a.surprise, a.behind, a.charged, a.stage) if a else None


def _roll(r: Roll) -> Roll:
    return Roll(
        r.kind,
        r.seat,
        r.figure,
        r.stat,
        [Mod(mod.word, mod.amount) for mod in r.mods],
        r.die,
        r.first,
        r.second,
        r.row,
        r.result,
        r.total,
        list(r.advantages),
        r.against,
    )
