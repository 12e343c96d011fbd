## Fate Cards

word-ram = Ram
word-ram-1 = 1 of Rams
word-ram-2 = 2 of Rams
word-ram-3 = 3 of Rams
word-ram-4 = 4 of Rams
word-ram-5 = 5 of Rams
word-ram-6 = 6 of Rams
word-ram-7 = 7 of Rams
word-ram-8 = 8 of Rams
word-ram-9 = 9 of Rams
word-ram-10 = 10 of Rams
word-ram-11 = 11 of Rams
word-ram-12 = 12 of Rams
word-ram-13 = 13 of Rams
word-mask = Mask
word-mask-1 = 1 of Masks
word-mask-2 = 2 of Masks
word-mask-3 = 3 of Masks
word-mask-4 = 4 of Masks
word-mask-5 = 5 of Masks
word-mask-6 = 6 of Masks
word-mask-7 = 7 of Masks
word-mask-8 = 8 of Masks
word-mask-9 = 9 of Masks
word-mask-10 = 10 of Masks
word-mask-11 = 11 of Masks
word-mask-12 = 12 of Masks
word-mask-13 = 13 of Masks
word-crow = Crow
word-crow-1 = 1 of Crows
word-crow-2 = 2 of Crows
word-crow-3 = 3 of Crows
word-crow-4 = 4 of Crows
word-crow-5 = 5 of Crows
word-crow-6 = 6 of Crows
word-crow-7 = 7 of Crows
word-crow-8 = 8 of Crows
word-crow-9 = 9 of Crows
word-crow-10 = 10 of Crows
word-crow-11 = 11 of Crows
word-crow-12 = 12 of Crows
word-crow-13 = 13 of Crows
word-tome = Tome
word-tome-1 = 1 of Tomes
word-tome-2 = 2 of Tomes
word-tome-3 = 3 of Tomes
word-tome-4 = 4 of Tomes
word-tome-5 = 5 of Tomes
word-tome-6 = 6 of Tomes
word-tome-7 = 7 of Tomes
word-tome-8 = 8 of Tomes
word-tome-9 = 9 of Tomes
word-tome-10 = 10 of Tomes
word-tome-11 = 11 of Tomes
word-tome-12 = 12 of Tomes
word-tome-13 = 13 of Tomes
word-red-joker = Red Joker
word-black-joker = Black Joker
ask-flip = { $count ->
    [one] A card is flipped
   *[other] { $count } cards are flipped
}
ask-draw = { $count ->
    [one] A card is drawn
   *[other] { $count } cards are drawn
}
ask-look = Somebody looks at the top of a Fate Deck
ask-reveal = The top of a Fate Deck is revealed
ask-hand-limit = You may hold six cards at most: which do you discard? The last one named goes on top.
ask-discard-cards = Which cards do you discard? The last one named goes on top.
ask-keep = Which of the revealed cards do you keep?
ask-joker-suit = Which suit is the Red Joker?
event-drew-cards = You draw { THE($cards) }.
event-drew = Player { $seat } draws { $count ->
    [one] a card
   *[other] { $count } cards
}.
event-discarded = Player { $seat } discards { THE($cards) }.
event-reshuffled = Player { $seat } shuffles the Discard Pile: { $count } cards in the deck.
event-looked-cards = You look at the top of player { $owner }’s deck: { $cards }.
event-looked = Player { $seat } looks at { $count ->
    [one] the top card
   *[other] the top { $count } cards
} of player { $owner }’s deck.
event-revealed-cards = On top of player { $seat }’s deck: { $cards }.
event-showed-cards = Player { $seat } shows { THE($cards) } from hand.
event-removed-cards = Player { $seat } removes { THE($cards) } from the game.
event-flipped = Player { $seat } flips { THE($cards) }{ $owned ->
    [0] { "" }
   *[other] {" "}for { $model }
}.
event-kept = Player { $seat } keeps { THE($card) }.
event-joker-suit = Player { $seat } names { $suit } for the Red Joker.
event-reflips = Player { $seat } flips again.
why-not-flipped = This card was not flipped: { $card }.
why-keep-lowest = With negative Fate Modifiers you keep the lowest card, not { THE($card) }.

## Cheating Fate

ask-cheat = Do you Cheat Fate? { $case ->
    [in-opposed] { $model } has { $total }, { $target } has { $other }
    [in-simple] { $model } has { $total } and needs { $tn }
    [in-initiative] The other player has { $against }
    [in-flip] The flip comes to { $amount } ({ $flip })
   *[in-general] The flipped card counts
}; your card is { THE($card) }.
ask-cheat-card = Which card replaces { THE($card) }?
branch-decline = decline
branch-cheat = cheat
event-cheated = Player { $seat } Cheats Fate: { THE($card) } instead of { THE($instead) }.
why-cheat-barred = This flip cannot be cheated.
why-cheated = You have already cheated or declined.
why-cheat-negative = A flip with a negative Fate Modifier cannot be cheated.
why-cheat-black = You flipped the Black Joker, so you cannot cheat.
why-cheat-red = The opponent flipped the Red Joker: you cannot cheat in this duel.

## Duels

word-action = Action
word-success = success
word-failure = failure
word-relent = relent
word-resist = resist
word-plus = + on the flip
branch-ready = go on
branch-stone = spend a Soulstone
branch-focus = lower Focused for +
ask-relent = Does { $model } relent to { $by }?
ask-prepare = Before the flip: what does { $model } use?
ask-stone-use = What for?
event-relents = { $model } relents to { $by }.
event-prepares = { $model } uses { $ability } before its flip.
event-prepares-for = { $model } uses { $ability } before the flip of { $target }.
event-stone-plus = { $model } spends a Soulstone for + on its flip.
event-stone-suit = { $model } spends a Soulstone to add a { $suit } to its total.
event-duel-total = { $model }: { $final ->
    [0] total
   *[other] final total
} { $total }.
event-duel-total-suits = { $model }: { $final ->
    [0] total
   *[other] final total
} { $total } ({ $suits }).
event-duel-opposed = { $model } ({ $total }) against { $target } ({ $other }): { $result }.
event-duel-simple = { $model } ({ $total }) against TN { $tn }: { $result }.
ask-stone-draw = Do you spend a Soulstone to draw two cards? You have { $stones }.
event-stone-draw = Player { $seat } spends a Soulstone to draw two cards ({ $left } left).
why-not-in-duel = None of your models takes part in the duel.
why-relents = { $model } relents and uses nothing.
why-focus-simple = Focused helps in opposed duels only.
why-focused = { $model } has already lowered Focused for this duel.
why-not-focused = { $model } is not Focused.
why-stone-used = { $model } has already used a Soulstone in this duel.
why-no-stones = You have no Soulstones left.

## Triggers

ask-trigger = Which Trigger does { $model } declare?
branch-none = none
event-trigger = { $model } declares { $trigger }.
event-trigger-resolved = { $model }: { $trigger }.
why-trigger-suits = The total does not have all of these suits: { $suits }.
why-trigger-only = This Trigger needs a target, and there is none.
why-trigger-disengage = No Triggers are declared in an attack on a model that disengages.
why-trigger-generated = An Action generated by a Trigger declares no Triggers.
why-trigger-stunned = { $model } is Stunned and declares no Triggers.
why-trigger-other-action = { $trigger } is not a Trigger of this Action: { $action }.
why-trigger-not-own = { $model } has no such Trigger for a duel with { $stat }: { $trigger }.

## What changes flips and totals

word-cover = Cover
mod-printed = printed
mod-ability = Ability
mod-enemy-ability = enemy Ability
mod-adversary = Adversary
mod-distracted = Distracted
mod-focused = Focused
mod-concealment = Concealment
mod-friendly-fire = Friendly Fire
mod-cover = Cover
mod-accuracy = Accuracy
mod-soulstone = Soulstone
word-ability = Ability
word-enemy-ability = enemy Ability
word-concealment = Concealment
word-friendly-fire = Friendly Fire
word-printed = printed

## Soulstones against damage

word-spend = spend one
word-keep = keep it
word-reduce = reduction
ask-soulstone-block = { $by } is about to flip damage against { $model }: spend a Soulstone for − on that flip?
ask-soulstone-reduce = { $model } would suffer { $amount } damage: spend a Soulstone to reduce it by 1/2/3?
event-soulstone = Player { $seat } spends a Soulstone for { $model } ({ $left } left).

## Duels as they are shown

word-duel-action = Duel
word-duel-duel = Simple duel
word-duel-terrifying = Duel against Terrifying
word-duel-initiative = Initiative flip
word-duel-damage = Damage flip
word-duel-heal = Healing flip
word-duel-reduce = Soulstone: damage reduction
word-duel-variable = Variable flip
word-duel-assist = Assist: variable flip
word-duel-disengage = Disengage: variable flip
word-attacker = Attacker
word-defender = Defender
word-flips = flips
word-initiative = Initiative
stage-modify = before the flip
stage-flip = flip
stage-keep = which card counts
stage-cheat = Cheating Fate
stage-triggers = Triggers
stage-done = decided
result-higher = higher
result-lower = lower
mod-engaging = engaged by other enemies
result-weak = Weak
result-moderate = Moderate
result-severe = Severe
mod-stat-df = Df
mod-stat-wp = Wp
mod-stat-mv = Mv
mod-stat-sz = Sz
mod-stat-action = stat of the Action
mod-passes = Pass Tokens
relents = relents
cheat-declined = does not cheat
cheat-barred = cannot cheat
