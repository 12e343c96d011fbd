"""A copy of a state of Malifaux written out by hand: what a clone is compared with."""

from __future__ import annotations

from escarmouche.core.dealer.pile import Pile
from escarmouche.games.malifaux.state import (
    Activation,
    After,
    Condition,
    Crew,
    Deck,
    Duel,
    Generated,
    Kill,
    Lasting,
    MalifauxState,
    Marker,
    Mod,
    Model,
    Resolving,
    Scheme,
    Side,
)


def copy(s: MalifauxState) -> MalifauxState:
    """The same state, sharing nothing that can change."""
    return MalifauxState(
        s.dealt,
        s.outcome,
        list(s.conceded),
        s.phase,
        s.step,
        s.turn,
        s.attacker,
        s.initiative,
        s.seat,
        s.strategy,
        s.deployment,
        s.zone,
        list(s.pool),
        [_crew(crew) for crew in s.crews],
        [[_scheme(scheme) for scheme in some] for some in s.schemes],
        list(s.scored),
        list(s.points),
        [_model(model) for model in s.models],
        [_marker(marker) for marker in s.markers],
        [_deck(deck) for deck in s.decks],
        _activation(s.activation) if s.activation else None,
        [_resolving(action) for action in s.resolving],
        [_duel(duel) for duel in s.duels],
        [_generated(item) for item in s.queue],
        [_after(after) for after in s.afters],
        [_kill(kill) for kill in s.kills],
        list(s.gone),
        list(s.ready),
        list(s.flips),
        s.made,
        [_duel(duel) for duel in s.past_duels],
        list(s.dying),
    )


def _crew(c: Crew) -> Crew:
    return Crew(c.faction, c.leader, list(c.hires), c.done)


def _scheme(s: Scheme) -> Scheme:
    return Scheme(s.number, s.friend, s.enemy, s.revealed, s.ended)


def _model(m: Model) -> Model:
    return Model(
        m.id,
        m.card,
        m.seat,
        m.x,
        m.y,
        m.z,
        m.floor,
        m.status,
        m.health,
        [_condition(condition) for condition in m.conditions],
        dict(m.tokens),
        list(m.upgrades),
        [_lasting(lasting) for lasting in m.lasting],
        m.leader,
        m.activated,
        m.summoned,
        m.group,
        m.heir,
        list(m.used),
    )


def _marker(m: Marker) -> Marker:
    return Marker(
        m.id,
        m.kind,
        m.x,
        m.y,
        m.z,
        m.floor,
        m.radius,
        m.seat,
    )


def _deck(d: Deck) -> Deck:
    return Deck(
        _pile(d.pile),
        list(d.hand),
        list(d.discard),
        list(d.removed),
        d.top_shown,
        list(d.top_seen),
        list(d.hand_shown),
        d.stones,
        d.passes,
    )


def _activation(a: Activation) -> Activation:
    return Activation(
        a.model,
        a.seat,
        a.stage,
        a.taken,
        a.bonus_taken,
        list(a.used),
        list(a.harmed),
        a.chained,
        list(a.may_follow),
        a.all_follow,
    )


def _resolving(d: Resolving) -> Resolving:
    return Resolving(
        d.key,
        d.model,
        d.seat,
        d.stage,
        d.target,
        list(d.chosen),
        d.origin,
        d.trigger,
        d.resisted,
        d.success,
        d.accuracy,
        d.focus,
        d.extra_damage,
        d.x,
        dict(d.harmed),
        list(d.killed),
        list(d.hazards),
        d.queued_before,
        d.instead,
        d.defender_won,
        d.target_focused,
        d.damage_reduction,
    )


def _duel(d: Duel) -> Duel:
    return Duel(
        d.name,
        d.rule,
        [_side(side) for side in d.sides],
        d.tn,
        list(d.tn_suits),
        d.stage,
        d.action,
        list(d.types),
        d.spoken,
        d.won,
        d.defender_won,
        list(d.profile),
        d.within,
        d.against,
    )


def _generated(g: Generated) -> Generated:
    return Generated(
        g.model,
        g.seat,
        g.origin,
        list(g.keys),
        g.kind,
        g.target,
        g.optional,
    )


def _after(a: After) -> After:
    return After(a.model, a.seat, a.source, a.about, a.amount)


def _kill(k: Kill) -> Kill:
    return Kill(k.model, k.turn, k.by, k.crew, k.worth_points)


def _condition(c: Condition) -> Condition:
    return Condition(c.name, c.value, c.of)


def _lasting(e: Lasting) -> Lasting:
    return Lasting(e.word, e.until, e.amount, e.params, e.by)


def _pile(p: Pile) -> Pile:
    return Pile(dict(p.rest), list(p.top))


def _side(s: Side) -> Side:
    return Side(
        s.seat,
        s.model,
        s.stat,
        s.stat_value,
        [_mod(mod) for mod in s.fates],
        [_mod(mod) for mod in s.mods],
        list(s.suits),
        list(s.flipped),
        s.card,
        s.suit,
        s.cheated,
        s.soulstone,
        s.focused,
        s.relents,
        s.trigger,
        s.no_trigger,
        s.total,
        list(s.used),
    )


def _mod(m: Mod) -> Mod:
    return Mod(m.word, m.amount)
