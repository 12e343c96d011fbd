"""What passes from a Replaced model to the one that takes its place (MALI-REPL-03, -04, -07)."""

from __future__ import annotations

from collections.abc import Sequence

from escarmouche.core.play.rule import clause
from escarmouche.games.malifaux.harm import condition
from escarmouche.games.malifaux.models import upgrade
from escarmouche.games.malifaux.state import Condition, Model
from escarmouche.games.malifaux.table import Malifaux


@clause("MALI-REPL-03", "MALI-REPL-09", "MALI-UPG-08", "MALI-AMB-115", "MALI-TOK-01")
def belongings(game: Malifaux, originals: Sequence[Model], heir: Model) -> None:
    """Step 3: Conditions (the highest value of each), all Tokens, Summon Upgrades; a second copy is discarded."""
    for original in originals:
        for inherited in original.conditions:
            own = condition.find(heir, inherited.name, inherited.of)
            if own is None:
                heir.conditions.append(Condition(inherited.name, inherited.value, inherited.of))
            else:
                own.value = max(own.value, inherited.value)
        for token, count in original.tokens.items():
            heir.tokens[token] = heir.tokens.get(token, 0) + count
        for name in upgrade.summoned(game, original):
            left = [other for other in original.upgrades if other != name]
            game.set_upgrades(original, left)  # it changes hands: not two copies for a moment
            upgrade.attach(game, heir, name)


@clause("MALI-REPL-04", "MALI-AMB-115")
def effects(game: Malifaux, originals: Sequence[Model], heir: Model) -> None:
    """Step 4, within one Crew: whatever referred to an original refers to the new model: Schemes, being Leader, what lasts, what waits."""
    for original in originals:
        heir.leader |= original.leader
        heir.lasting += original.lasting
        original.heir = heir.id
        _chosen(game, original.id, heir.id)
        _waiting(game, original.id, heir.id)
        _aimed(game, original.id, heir.id)


def _chosen(game: Malifaux, old: str, new: str) -> None:
    """Schemes, and effects that last as long as the model is in play."""
    for scheme in [scheme for own in game.state.schemes for scheme in own]:
        scheme.friend = new if scheme.friend == old else scheme.friend
        scheme.enemy = new if scheme.enemy == old else scheme.enemy
    for model in game.models:
        for lasting in model.lasting:
            lasting.by = new if lasting.by == old else lasting.by


def _waiting(game: Malifaux, old: str, new: str) -> None:
    """Actions in the queue, effects that wait, and the models that an Activation names: to be activated next, or damaged in it."""
    state = game.state
    for generated in state.queue:
        generated.model = new if generated.model == old else generated.model
        generated.target = new if generated.target == old else generated.target
    for after in state.afters:
        after.about = new if after.about == old else after.about
    activation = state.activation
    if activation:
        activation.may_follow = [new if name == old else name for name in activation.may_follow]
        activation.harmed = [new if name == old else name for name in activation.harmed]


def _aimed(game: Malifaux, old: str, new: str) -> None:
    """Actions that target or chose it, with what it suffered in them, and duels in which it defends itself."""
    for resolving in game.state.resolving:
        resolving.target = new if resolving.target == old else resolving.target
        resolving.chosen = [new if name == old else name for name in resolving.chosen]
        if old in resolving.harmed:
            resolving.harmed[new] = resolving.harmed.pop(old)
    for duel in game.state.duels:
        for side in duel.sides[1:]:
            side.model = new if side.model == old else side.model


@clause("MALI-REPL-07")
def carry_on_action(game: Malifaux, original: Model, heir: Model) -> None:
    """The model that goes on with the Activation goes on with the Action and its duel, too."""
    for resolving in game.state.resolving:
        resolving.model = heir.id if resolving.model == original.id else resolving.model
    for duel in game.state.duels:
        first = duel.sides[0]
        first.model = heir.id if first.model == original.id else first.model
