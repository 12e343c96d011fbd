"""Damage: the flip, what reduces it, and the sequence in which several models suffer together (MALI-DMG).

1. a Soulstone for `-`           `flip`
2. the flip, what is added       `flip`, `worth`
3. reductions                    `reduced`
4. Health is lowered             `lower`
5. effects after suffering       `after_suffering`
6. models at 0 Health are killed    `kill.fall`
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.malifaux.cards import passives
from escarmouche.games.malifaux.fate import modifiers, soulstone_defence, variable_flip
from escarmouche.games.malifaux.ground import blast
from escarmouche.games.malifaux.harm import condition, kill
from escarmouche.games.malifaux.harm.kill import Death, Happening
from escarmouche.games.malifaux.models import control
from escarmouche.games.malifaux.state import Mod, Model, Resolving
from escarmouche.games.malifaux.table import Malifaux

STURDY = "hard-to-kill"


class Hit(NamedTuple):
    """Damage about to be suffered by one model. `by` is the model whose Action or Ability it is; without it there is no killer."""

    model: Model
    amount: int
    by: Model | None = None
    source: str = ""  # key of the Action, Trigger or Ability, or a word of the rules: burning, hazard, fall
    irreducible: bool = False
    because: str = ""  # a Condition (MALI-COND-04)
    ignores: tuple[str, ...] = ()  # words of the model that do not help: hard-to-kill (MALI-IDOL-03), armor
    had: int = 0  # the Health that the model had before it was lowered


class Profile(NamedTuple):
    """A damage profile: weak, moderate, severe, and the (blast) of each."""

    weak: int
    moderate: int
    severe: int
    blasts: tuple[int, int, int] = (0, 0, 0)

    @property
    def amounts(self) -> tuple[int, int, int]:
        return self[:3]


# -- steps 1 and 2


@rule("MALI-DMG-11", "MALI-AMB-119")
def flip(
    game: Malifaux,
    resolving: Resolving | None,
    targets: Sequence[Model],
    profile: Profile,
    *,
    by: Model | None = None,
    source: str = "",
    irreducible: bool = False,
    because: str = "",
    cheat: bool = True,
    ignores: tuple[str, ...] = (),
) -> Rule[list[Hit]]:
    """Variable damage: Soulstones, a flip for each, (blast), and then all suffer together. Says what each suffered."""
    by = by or game.model(resolving.model if resolving else "")
    pattern = Hit(by, 0, by, source or (resolving.key if resolving else ""), irreducible, because, ignores)
    fates = []
    for target in targets:
        fates.append(
            [*modifiers.damage(game, resolving, by, target), *(yield from soulstone_defence.block(game, target, by))]
        )
    hits: list[Hit] = []
    for target, own in zip(targets, fates, strict=True):
        hits += yield from flipped(game, resolving, target, profile, own, pattern, cheat)
    return (yield from suffer(game, hits))


@rule("MALI-DMG-03", "MALI-DMG-04", "MALI-DMG-05", "MALI-DMG-11", "MALI-DP-37", "MALI-AMB-120")
def flipped(
    game: Malifaux,
    resolving: Resolving | None,
    target: Model,
    profile: Profile,
    fates: list[Mod],
    pattern: Hit,
    cheat: bool,
) -> Rule[list[Hit]]:
    """Step 2 for one target: the flip, and the models that its (blast) touch. `pattern` is the damage without its model and amount."""
    by = pattern.by or target
    seat, values = control.decider(game, by), profile.amounts
    result = yield from variable_flip.flip(
        game, seat, by, fates, "MALI-DMG-03", profile=values, cheat=cheat, name="damage"
    )
    hits = [pattern._replace(model=target, amount=worth(resolving, target, values, result))]
    for other in (yield from blast.drop(game, by, seat, target, profile.blasts, result)):
        hits.append(pattern._replace(model=other, amount=blast.lower(values, result.band)))
    return hits


@clause("MALI-JOKER-03", "MALI-JOKER-06", "MALI-JOKER-07", "MALI-BLAST-04")
def worth(
    resolving: Resolving | None, target: Model, amounts: tuple[int, int, int], result: variable_flip.Variable
) -> int:
    """The damage of a flip to its target, with what Triggers add; nothing is added to the Black Joker's 0."""
    more = added(resolving, target)
    return 0 if result.joker == "black" else variable_flip.number(amounts, result) + more


@clause("MALI-TRIG-08", "MALI-DMG-11")
def added(resolving: Resolving | None, target: Model) -> int:
    """What Triggers When Resolving add to the damage of the Action's target: once."""
    if resolving is None or resolving.target != target.id:
        return 0
    more, resolving.extra_damage = resolving.extra_damage, 0
    return more


@rule("MALI-DMG-03", "MALI-DMG-10")
def static(game: Malifaux, resolving: Resolving | None, hit: Hit) -> Rule[list[Hit]]:
    """Damage of a fixed amount, and what Triggers add to it."""
    return (yield from suffer(game, [hit._replace(amount=hit.amount + added(resolving, hit.model))]))


@rule("MALI-DMG-10")
def trigger_damage_only(game: Malifaux, resolving: Resolving) -> Rule[None]:
    """What Triggers have added to an Action that dealt no damage: its own is 0."""
    target = game.find(resolving.target) if resolving.extra_damage else None
    if target:
        yield from static(game, resolving, Hit(target, 0, game.model(resolving.model), resolving.key))


# -- steps 3 to 6


@rule("MALI-DMG-01", "MALI-DMG-02", "MALI-DMG-11", "MALI-AMB-119")
def suffer(game: Malifaux, hits: Sequence[Hit]) -> Rule[list[Hit]]:
    """Models suffer damage, each step for all of them before the next. Says what each suffered in the end."""
    left: list[Hit] = []
    for hit in in_order(game, hits):
        left.append(hit._replace(amount=(yield from reduced(game, hit))))
    hurt = [hit._replace(had=hit.model.health) for hit in left]
    suffered = [hit for hit in hurt if lower(game, hit)]
    yield from after_suffering(game, suffered)
    fallen = [Death(hit.model, hit.by, kind(game, hit.source)) for hit in suffered if hit.model.health <= 0]
    if fallen:
        yield from kill.fall(game, fallen)
    return suffered


@clause("MALI-AMB-119", "MALI-TIME-02")
def in_order(game: Malifaux, hits: Sequence[Hit]) -> list[Hit]:
    """Hits on models that can still be hurt, the Active player's first."""
    lead = game.lead
    able = [hit for hit in hits if hurtable(game, hit.model)]
    return sorted(able, key=lambda hit: control.decider(game, hit.model) != lead) if len(able) > 1 else able


def hurtable(game: Malifaux, model: Model) -> bool:
    """In play, above 0 Health and not being killed."""
    return model.in_play and model.health > 0 and model.id not in game.state.dying


@rule("MALI-DMG-07", "MALI-DMG-08", "MALI-AMB-41")
def reduced(game: Malifaux, hit: Hit) -> Rule[int]:
    """What is left of it: first what cannot take it below 1, then Shielded, then a Soulstone."""
    amount = hit.amount + increase_by_words(game, hit)
    if hit.irreducible or amount <= 0:
        return max(0, amount)
    amount = max(1, amount - armor(game, hit) - resisted(game, hit))
    amount -= shielded(game, hit.model)
    return (yield from soulstone_defence.reduce(game, hit.model, amount, hit.by))


@clause("MALI-COND-04")
def increase_by_words(game: Malifaux, hit: Hit) -> int:
    """What the model's words add to damage above 0, because of a Condition or a type of Action."""
    if hit.amount <= 0:
        return 0
    return sum(word.amount for word in passives.find(game, hit.model, "suffers") if word_applies(game, word, hit))


@clause("MALI-DMG-07", "MALI-ABIL-02", "MALI-ABIL-03", "MALI-TRIG-02")
def armor(game: Malifaux, hit: Hit) -> int:
    """What Armor and words like it take off; `+` values have been added up."""
    taken = 0
    for name in ("armor", "reduces"):
        if name not in hit.ignores:
            taken += sum(word.amount for word in passives.find(game, hit.model, name) if word_applies(game, word, hit))
    return taken


def word_applies(game: Malifaux, word: object, hit: Hit) -> bool:
    """Does a word about damage apply here: its type of Action, its Condition? Without either it always does."""
    types: tuple[str, ...] = getattr(word, "types", ())
    because: str = getattr(word, "because", "")
    return (not types or kind(game, hit.source) in types) and (not because or because == hit.because)


@clause("MALI-TRIG-02")
def kind(game: Malifaux, source: str) -> str:
    """(melee) or (missile), if the source is such an Action or one of its Triggers."""
    parts = source.split(":")
    if len(parts) < 2:
        return ""
    back = game.cards.get(parts[0]) or game.upgrades.get(parts[0])
    key = ":".join(parts[:2])
    return next((action.type for action in back.actions if action.key == key), "") if back else ""


@clause("MALI-DMG-11")
def resisted(game: Malifaux, hit: Hit) -> int:
    """What its own Trigger When Resolving takes off: once."""
    resolving = game.state.resolving[-1] if game.state.resolving else None
    if resolving is None or resolving.target != hit.model.id or not resolving.damage_reduction:
        return 0
    less, resolving.damage_reduction = resolving.damage_reduction, 0
    return less


@clause("MALI-COND-11", "MALI-AMB-42")
def shielded(game: Malifaux, model: Model) -> int:
    """Shielded takes off 1 and drops by 1."""
    return min(1, condition.lose(game, model, "shielded", 1))


@clause("MALI-DMG-01", "MALI-DMG-02")
def lower(game: Malifaux, hit: Hit) -> int:
    """Health is lowered, never below 0. Says how much was suffered."""
    model, amount = hit.model, hit.amount
    if amount <= 0:
        game.tell("unhurt", "MALI-DMG-02", model=model.id)
        return 0
    model.health = max(hard_to_kill_floor(game, hit), model.health - amount)
    note(game, hit)
    tell(game, hit)
    return amount


def tell(game: Malifaux, hit: Hit) -> None:
    """Tell who suffered how much, why, and by whom."""
    about: dict[str, Any] = {"model": hit.model.id, "amount": hit.amount, "health": hit.model.health}
    if hit.by is not None:
        game.tell("damaged-by", "MALI-DMG-01", **about, by=hit.by.id, because=hit.because)
    elif hit.because:
        game.tell("damaged-because", "MALI-COND-04", **about, because=hit.because)
    else:
        game.tell("damaged", "MALI-DMG-01", **about)


@clause("MALI-DES-28", "MALI-IDOL-03")
def hard_to_kill_floor(game: Malifaux, hit: Hit) -> int:
    """Hard to Kill: damage leaves a model at 1 Health if it had more."""
    if hit.model.health <= 1 or STURDY in hit.ignores:
        return 0
    return int(passives.has(game, hit.model, STURDY))


@clause("MALI-SCHM-16", "MALI-AMB-93")
def note(game: Malifaux, hit: Hit) -> None:
    """The Action and the Activation remember whom they damaged."""
    state, name = game.state, hit.model.id
    if state.resolving:
        harmed = state.resolving[-1].harmed
        harmed[name] = harmed.get(name, 0) + hit.amount
    activation = state.activation
    if activation and hit.by and hit.by.id == activation.model and name not in activation.harmed:
        activation.harmed.append(name)


@rule("MALI-DMG-11", "MALI-ABIL-04")
def after_suffering(game: Malifaux, hits: Sequence[Hit]) -> Rule[None]:
    """Step 5: effects after suffering or dealing damage."""
    events: list[Happening] = []
    for hit in hits:
        type = kind(game, hit.source)
        events.append(Happening("damaged", hit.model, hit.amount, hit.by, type, hit.had))
        if hit.by is not None:
            events.append(Happening("damages", hit.by, hit.amount, hit.model, type))
    yield from kill.at_once(game, events)
