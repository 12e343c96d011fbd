## What the cards of the four Crews call things: Factions, Keywords, Characteristics, stations, Tokens, kinds of Special Upgrades

word-belfry = The Belfry
word-salt = The Far Salt
word-knell = Knell
word-tontine = Tontine
word-quench = Quench
word-caravan = Caravan
word-living = Living
word-undead = Undead
word-beast = Beast
word-construct = Construct
word-master = Master
word-henchman = Henchman
word-enforcer = Enforcer
word-minion = Minion
word-totem = Totem
word-versatile = Versatile
word-ember = Ember Token
word-curse = Curse
word-forge = Forge
word-summon = Summon

## What cards say: who is meant

whom-self = this model
whom-target = the target
whom-chosen = the chosen model
whom-about = that model
whom-failed = whoever fails
whom-passed = whoever passes
whom-it = it
whom-every = every { $filter } within (pulse { $reach })
whom-every-completely = every { $filter } completely within { $reach }
whom-if = { $whom } ({ $filter } only)
whose = any { $filter } { $reach }
whose-aura = within (aura { $reach })
filter = { $other } { $who } { $kind } model
filter-other = other
filter-friend = friendly
filter-enemy = enemy
filter-lacks = that is no { $kind }
filter-condition = with { $kind }
filter-token = with { $kind }
filter-buried = that is Buried
filter-engaged = engaged by this model
filter-wounded = that has lost Health
filter-within = within { $reach }
filter-completely = completely within { $reach }
anchor-self = this model
anchor-target = the target
anchor-about = that model
anchor-chosen = the chosen model
anchor-marker = the Marker
anchor-itself = where it stands
anchor-nearest-enemy = the nearest enemy model

## Parts of sentences

says-and = { $most } and { $last }
says-or = { $most } or { $last }
says-either = { $most }, or { $last }
says-blast = (blast)
says-own-mv = its Mv
says-df = Df
says-wp = Wp
says-mv = Mv
says-sz = Sz
says-the-marker = Marker
says-marker-friend = friendly { $kinds }
says-marker-enemy = enemy { $kinds }
word-type-melee = melee
word-type-missile = missile
word-type-pulse = pulse
word-type-aura = aura
word-ignored-armor = Armor
word-ignored-reduces = other reductions
word-ignored-hard-to-kill = Hard to Kill
word-ignored-concealment = Concealment
word-ignored-cover = Cover
word-ignored-friendly-fire = Friendly Fire
word-kind-any = any Action
word-kind-attack = an Attack Action
word-kind-melee = a (melee) Action
word-kind-missile = a (missile) Action
word-kind-bonus = a (bonus) Action
word-terrifying = Terrifying
note-irreducible = irreducible
note-because = because of { $condition }
note-ignores = ignores { $words }
note-uncheatable = cannot be cheated
note-types = from { $types } Actions only
note-may = optional
note-owner = its own player decides
note-most = at most { $most }
note-foe = against any { $filter }

## The head of Actions, Abilities and Triggers

head-bonus = (bonus)
head-attack = Attack Action
head-tactical = Tactical Action
head-range = range { $range }
head-stat = stat { $stat }
head-resist = Resist { $resist }
head-tn = TN { $tn }
head-target = target: { $filter }
head-choose = choose: { $filter }
head-unseen = LoS not needed
head-engaged = only while this model is engaged
head-not-engaged = not while this model is engaged
head-once-activation = once per Activation
head-once-turn = once per Turn
head-once-activation-target = once per Activation for each target
head-once-turn-target = once per Turn for each target
head-cost = Cost: { $cost }.
head-cost-within = (cost: { $cost })
head-may = if you wish
head-may-cost = this model may { $cost }
timing-immediately = Immediately
timing-resolving = When Resolving
timing-killing = After Killing
timing-after = After Resolving
timing-succeeding = After Succeeding
limit-plentiful = Plentiful ({ $count })
limit-restricted = Restricted ({ $word })
limit-special = Special ({ $word })
when-game-start = When the game begins
when-start-phase = During the Start Phase
when-end-phase = During the End Phase
when-activation-start = At the start of the Activation of { $whose }
when-activation-end = At the end of the Activation of { $whose }
when-activation-start-self = At the start of this model’s Activation
when-activation-end-self = At the end of this model’s Activation
when-duel = Before { $whose } flips in a duel
when-cheats = After { $whose } Cheats Fate
when-discards = After { $whose } discards a card
when-damaged = After { $whose } suffers damage
when-damages = After { $whose } deals damage
when-kills = After { $whose } kills a model
when-killed = After { $whose } is killed
when-dying = When { $whose } would be killed
when-moves = After { $whose } moves
when-targeted = After { $whose } is targeted
when-acts = After { $whose } has resolved an Action
when-acts-named = After { $whose } has resolved { $actions }
when-damaged-by = After { $whose } suffers damage from any { $by }
when-damages-by = After { $whose } deals damage to any { $by }
when-kills-by = After { $whose } kills any { $by }
when-killed-by = After { $whose } is killed by any { $by }
when-dying-by = When { $whose } would be killed by any { $by }
when-targeted-by = After { $whose } is targeted by any { $by }
when-health = , which reduces it to { $health } Health or less
when-half = , which reduces it to half its Health or less
x-damaged = X is the damage suffered
x-damages = X is the damage dealt
x-discards = X is the number of cards

## Effects

does-damage = { $whom } suffers { $amount } damage
does-damage-flip = { $whom } suffers { $profile } damage
does-heal = { $whom } Heals { $amount }
does-heal-flip = { $whom } Heals { $profile }
does-kill = { $whom } is killed
does-gain = { $whom } gains { $condition }
does-lose = { $whom } loses { $conditions }
does-lose-each = { $whom } loses { $conditions }
does-lose-some-each = { $conditions } of { $whom } each drop by { $amount }
does-lose-any = { $whom } loses a Condition
does-lose-all = { $whom } loses all Conditions
does-lose-some = { $conditions } of { $whom } drops by { $amount }
does-lose-some-any = one Condition of { $whom } drops by { $amount }
does-lose-some-all = all Conditions of { $whom } drop by { $amount }
does-duel-fail = { $whom } performs a { $stat } duel TN { $tn } { $suits }: { $fail }
does-duel-pass = { $whom } performs a { $stat } duel TN { $tn } { $suits }: { $effects }
does-duel-pass-fail = { $whom } performs a { $stat } duel TN { $tn } { $suits }: { $fail }; { $effects }
does-duel-fail-it = { $whom } performs a { $stat } duel TN { $tn } { $suits }; if it fails, { $fail }
does-duel-pass-it = { $whom } performs a { $stat } duel TN { $tn } { $suits }; if it passes, { $effects }
does-duel-pass-fail-it = { $whom } performs a { $stat } duel TN { $tn } { $suits }; if it fails, { $fail }; if it passes, { $effects }
does-shockwave = Shockwave { $pulse } ({ $markers ->
    [one] one Marker
   *[other] { $markers } Markers
  }), { $stat } duel TN { $tn } { $suits }: { $fail }
does-push-free = { $whom } is Pushed up to { $distance }
does-push-toward = { $whom } is Pushed { $distance } toward { $of }
does-push-away = { $whom } is Pushed { $distance } away from { $of }
does-push-fixed = { $whom } is Pushed { $distance } in a direction of your choice, the same for all
does-push-fixed-degrees = { $whom } is Pushed { $distance } { WIND($degrees) }
does-move-free = { $whom } moves up to { $distance }
does-move-toward = { $whom } moves { $distance } toward { $of }
does-move-away = { $whom } moves { $distance } away from { $of }
does-place = { $whom } is Placed within { $distance } of { $of }
does-place-completely = { $whom } is Placed completely within { $distance } of { $of }
does-place-contact = { $whom } is Placed in base contact with { $of }
does-place-marker = { $whom } is Placed { $where }
does-bury = { $whom } is Buried
does-unbury = { $whom } is Unburied within { $distance } of { $of }
does-unbury-zone = { $whom } is Unburied in its own Deployment Zone
does-unbury-completely = { $whom } is Unburied completely within { $distance } of { $of }
does-unbury-contact = { $whom } is Unburied in base contact with { $of }
does-unbury-marker = { $whom } is Unburied { $where }
beside-within = within { $distance } of any { $kinds }
beside-completely = completely within { $distance } of any { $kinds }
beside-contact = in base contact with any { $kinds }
beside-near = that is within { $near } and LoS of this model
does-draw = draw { $amount ->
    [one] a card
   *[other] { $amount } cards
  }
does-draw-opponent = the opponent draws { $amount ->
    [one] a card
   *[other] { $amount } cards
  }
does-discard = { $whom } discards { $amount ->
    [one] a card
   *[other] { $amount } cards
  }
does-look = look at the top { $amount ->
    [one] card
   *[other] { $amount } cards
  } of your deck
does-look-opponent = look at the top { $amount ->
    [one] card
   *[other] { $amount } cards
  } of the opponent’s deck
does-reveal = reveal the top { $amount ->
    [one] card
   *[other] { $amount } cards
  } of your deck
does-reveal-opponent = reveal the top { $amount ->
    [one] card
   *[other] { $amount } cards
  } of the opponent’s deck
does-reveal-suit = reveal the top { $amount ->
    [one] card
   *[other] { $amount } cards
  } of your deck; X is how many of them have a { $suit }: { $effects }
does-reveal-opponent-suit = reveal the top { $amount ->
    [one] card
   *[other] { $amount } cards
  } of the opponent’s deck; X is how many of them have a { $suit }: { $effects }
does-reveal-count = reveal the top { $amount } cards of your deck; X is their number: { $effects }
does-reveal-opponent-count = reveal the top { $amount } cards of the opponent’s deck; X is their number: { $effects }
does-remove-card-hand = remove { $amount ->
    [one] a card
   *[other] { $amount } cards
  } in your hand from the game
does-remove-card-discard = remove { $amount ->
    [one] a card
   *[other] { $amount } cards
  } in your Discard Pile from the game
does-flip = flip a card; X is { $profile }: { $effects }
does-by-discard = discard a card; its value picks X from { $profile }: { $effects }
does-total = { $whom } gets { $amount } to its duel total
does-suit = { $whom } adds a { $suit } to its duel total
does-fate = { $whom } gets { $fate } on its duel
does-uncheatable = the flip of { $whom } cannot be cheated
does-reflip = { $whom } flips again
does-more-damage = the target suffers { $amount } more damage
does-less-damage = this model suffers { $amount } less damage
does-soulstone = you gain { $amount ->
    [one] a Soulstone
   *[other] { $amount } Soulstones
  }
does-soulstone-lose = you lose { $amount ->
    [one] a Soulstone
   *[other] { $amount } Soulstones
  }
does-soulstone-opponent = the opponent gains { $amount ->
    [one] a Soulstone
   *[other] { $amount } Soulstones
  }
does-soulstone-lose-opponent = the opponent loses { $amount ->
    [one] a Soulstone
   *[other] { $amount } Soulstones
  }
does-pass-token = you gain { $amount ->
    [one] a Pass Token
   *[other] { $amount } Pass Tokens
  }
does-pass-token-lose = you lose { $amount ->
    [one] a Pass Token
   *[other] { $amount } Pass Tokens
  }
does-pass-token-opponent = the opponent gains { $amount ->
    [one] a Pass Token
   *[other] { $amount } Pass Tokens
  }
does-pass-token-lose-opponent = the opponent loses { $amount ->
    [one] a Pass Token
   *[other] { $amount } Pass Tokens
  }
marker-base = base of { $base } mm
marker-terrain = terrain: { $traits }
marker-plain = no terrain
marker-height = Height { $height }
does-drop = Drop { $amount } { $kind } within { $within } of { $of }
does-drop-contact = Drop { $amount } { $kind } in base contact with { $of }
does-create = Create { $amount } { $kind } within { $within } of { $of }
does-create-contact = Create { $amount } { $kind } in base contact with { $of }
does-remove-marker = remove { $amount } { $kinds } within { $within } of { $of }
does-remove-marker-contact = remove { $amount } { $kinds } in base contact with { $of }
does-remove-marker-targeted = remove the Marker
does-move-marker = move { $amount } { $kinds } within { $within } of { $of } up to { $distance }
does-move-marker-straight = move { $amount } { $kinds } within { $within } of { $of } up to { $distance } in a straight line
does-move-marker-contact = move { $amount } { $kinds } in base contact with { $of } up to { $distance }
does-move-marker-contact-straight = move { $amount } { $kinds } in base contact with { $of } up to { $distance } in a straight line
does-move-marker-targeted = move the Marker up to { $distance }
does-move-marker-targeted-straight = move the Marker up to { $distance } in a straight line
does-token = { $whom } gains { $amount } { $token }
does-token-lose = { $whom } loses { $amount } { $token }
does-give-token = this model gives { $amount } { $token } to { $whom }
does-act = { $whom } takes { $kind }
does-act-same = { $whom } takes { $kind } against the same target
does-act-named = { $whom } takes { $actions }
does-act-named-same = { $whom } takes { $actions } against the same target
does-obey = { $whom } takes { $kind } under your control
does-obey-same = { $whom } takes { $kind } under your control against the same target
does-obey-named = { $whom } takes { $actions } under your control
does-obey-named-same = { $whom } takes { $actions } under your control against the same target
does-either = { $whom } chooses: { $options }
does-either-same = { $whom } either { $options }
does-may = if you wish, { $effects }
does-may-cost = this model may { $cost }: { $effects }
does-choose = choose { $amount } { $filter }: { $effects }
does-choose-within = choose { $amount } { $filter } within { $within } of { $of }: { $effects }
does-count-damage = X is the damage that { $of } suffered in this Action: { $effects }
does-count-event = X is the amount in question: { $effects }
does-count-condition = X is the value of { $name } on { $of }: { $effects }
does-count-tokens = X is the number of { $name } of { $of }: { $effects }
does-count-hand = X is the number of cards in your hand: { $effects }
does-count-models = count every { $filter } within { $within } of { $of }; X is their number: { $effects }
does-count-markers = count every { $name } within { $within } of { $of }; X is their number: { $effects }
does-count-health = X is the Health of { $of }: { $effects }
does-lasting = { $until }, { $whom }: { $words }
does-summon = Summon { $cards } in base contact with { $of }
does-summon-within = Summon { $cards } within { $within } of { $of }
does-summon-upgrade = Summon { $cards } in base contact with { $of }, with { $upgrade }
does-summon-upgrade-within = Summon { $cards } within { $within } of { $of }, with { $upgrade }
does-replace = Replace { $whom } with { $cards }{ $heal ->
    [0] { "" }
   *[other] , which Heals { $heal }
  }
does-replace-together = Replace this model and { $whom } together with { $cards }{ $heal ->
    [0] { "" }
   *[other] , which Heals { $heal }
  }
does-attach = attach { $upgrade } to { $whom }
does-strip = { $whom } discards { $upgrade }
does-chain = you may activate one of your models next: { $filter }
does-chain-within = you may activate one of your models next: { $filter } within { $within }
does-chain-all = you may activate all of these next, one after the other: { $filter }
does-chain-all-within = you may activate all of these next, one after the other: { $filter } within { $within }

## Costs

cost-discard = discard { $amount ->
    [one] a card
   *[other] { $amount } cards
  }
cost-discard-target = have the target discard { $amount ->
    [one] a card
   *[other] { $amount } cards
  }
cost-damage = suffer { $amount } damage
cost-damage-target = have the target suffer { $amount } damage
cost-soulstone = spend { $amount ->
    [one] a Soulstone
   *[other] { $amount } Soulstones
  }
cost-pass-token = discard { $amount ->
    [one] a Pass Token
   *[other] { $amount } Pass Tokens
  }
cost-remove-marker = remove { $amount } { $kinds } within { $within } of { $of }
cost-token = lose { $amount } { $token }
cost-token-target = have the target lose { $amount } { $token }
cost-condition = lower { $condition } by { $amount }
cost-condition-target = lower { $condition } of the target by { $amount }

## Passive words

passive-armor = Armor +{ $amount }
passive-reduces = damage that it suffers is reduced by { $amount }
passive-suffers = it suffers { $amount } more damage
passive-hard-to-kill = Hard to Kill: damage leaves it with 1 Health if it had more
passive-terrifying = Terrifying: an enemy that targets it with an Attack Action must pass a Wp duel TN { $tn }, or the Action fails
passive-immune = unaffected by { $to }
passive-insignificant = Insignificant: ignored for Strategies and Schemes
passive-soulstones = it may use Soulstones
passive-shoots-engaged = it may take (missile) Actions while engaged
passive-concealment = it has Concealment
passive-cover = it has Cover
passive-moves-through = it moves through models and terrain, but may not end in them
passive-stat = { $amount } { $stat }
passive-fate-any = { $fate } on its duels
passive-fate-attack = { $fate } on its duels when it attacks
passive-fate-defend = { $fate } on its duels when it defends
passive-fate-any-against = { $fate } on the duels of models that oppose it
passive-fate-attack-against = { $fate } on the duels of models that attack it
passive-fate-defend-against = { $fate } on the duels of models that defend against it
passive-damage-fate = { $fate } on its damage flips
passive-damage-fate-against = { $fate } on damage flips against it
passive-aura = (aura { $range }), every { $filter }: { $words }
passive-hiring = in a Crew led by { $leader }, its Cost changes by { $amount }

## What words of cards ask

ask-which-condition = Which Condition does { $model } lose?
ask-shockwave = Where does { $model } Drop a Shockwave Marker?
ask-push = Where is { $model } Pushed? Up to { DIST($distance) }.
ask-move = Where does { $model } move? Up to { DIST($distance) }.
ask-move-toward = How does { $model } move { DIST($distance) } toward { $target }?
ask-move-away = How does { $model } move { DIST($distance) } away from { $target }?
ask-place = Where is { $model } Placed?
ask-remove-card = Which of your cards { $count ->
    [one] is
   *[other] are
  } removed from the game?
ask-drop-marker = Where does { $model } put the { $kind }?
ask-push-direction = In which direction does { $by } Push?
ask-which-markers = Which Markers does { $model } choose? Choose { $count }.
ask-move-marker = Where is the { $kind } moved? Up to { DIST($distance) }.
ask-either = { $by }: which option does { $model } take?
ask-choose-models = Who does { $model } choose? At most { $count }.
ask-name-x = { $model }: how much is X? At most { $most }.
word-duel = duel
word-heal = Healing
word-variable = variable

## What words of cards do

event-total-changed = { $model }: { $amount ->
    [0] nothing
   *[other] { $amount }
  } is added to the duel total, now { $total }.
event-suit-added = { $model } adds a { $suit } to its duel total.
event-fate-changed = { $model } gets { $amount ->
    [1] +
    [2] ++
    [-1] −
    [-2] −−
   *[other] a Fate Modifier ({ $amount })
} on the flip of its duel.
event-cheat-barred = The flip of { $model } cannot be cheated.
event-soulstones = { $model }: player { $seat } now has { $stones } { $stones ->
    [one] Soulstone
   *[other] Soulstones
  }.
event-passes-now = { $model }: player { $seat } now has { $passes } { $passes ->
    [one] Pass Token
   *[other] Pass Tokens
  }.
event-tokens = { $amount ->
    [0] { $model } has none of these left: { $token }
   *[other] { $model } now has { $amount } × { $token }
}.
event-may-chain = After { $model }, one of these may be activated next: { $models }.
event-lasting = { $by } puts an effect on { $model }, { $until }.
word-until-activation = until the end of its Activation
word-until-end = until the End Phase
word-until-turn = until the end of the Turn
word-until-leave = for as long as that model is in play

## Why words of cards do nothing

why-not-discarded = This card is not in your Discard Pile: { $card }.
why-not-lost = The effect does not end this Condition of { $model }: { $condition }.
why-none-discarded = This takes cards from the Discard Pile, and it is empty.
why-nobody-meant = The effect of { $model } applies to nobody.
why-unhurt = { $model } has lost no Health.
why-cannot-gain = { $model } cannot gain { $condition }.
why-no-condition = { $model } has no such Condition.
why-unmoved = { $model } cannot be moved by this.
why-no-place = There is no place for this effect of { $model }.
why-buried = { $model } is already Buried.
why-not-buried = Nobody that the effect of { $model } applies to is Buried.
why-few-cards = { $have ->
    [0] { $count ->
        [one] It takes a card, and the hand is empty.
       *[other] It takes { $count } cards, and the hand is empty.
      }
   *[other] It takes { $count } cards, and there are fewer in the hand: { $have }.
  }
why-no-duel = { $model }: the effect applies to nobody in this duel.
why-no-flip = { $model }: no card lies in the Conflict to be flipped again.
why-no-action = { $model }: this changes the damage of an Action, and none is being resolved.
why-marker-nowhere = There is no place for this Marker: { $kind }.
why-no-such-marker = The effect of { $model } applies to no Marker here.
why-no-token = { $model } does not have enough of these: { $token }.
why-not-replaced = { $model } cannot be Replaced in this way.
why-no-upgrade = Nobody here has { $upgrade }.
why-no-chain = After { $model }, this lets nobody activate.
why-neither = { $model } can resolve none of the options.
why-too-weak = { $model } cannot choose to suffer { $amount } damage: it would have no Health left.
why-no-stone = { $model } cannot use a Soulstone.
why-few-passes = { $have ->
    [0] { $count ->
        [one] It takes a Pass Token, and there is none.
       *[other] It takes { $count } Pass Tokens, and there is none.
      }
   *[other] It takes { $count } Pass Tokens, and there are fewer: { $have }.
  }
why-few-markers = { $have ->
    [0] { $model } finds no such Marker near enough: { $kinds }.
   *[other] { $model } needs { $count } such Markers ({ $kinds }) and finds { $have }.
  }

## Whom a card does not mean

why-only-buried = Only a Buried model is possible, and { $target } is not Buried.
why-only-other = Only another model is possible, not { $model } itself.
why-only-enemy-self = Only an enemy is possible, not { $model } itself.
why-only-enemy = Only an enemy is possible: { $target } is of the same Crew as { $model }.
why-only-friend = Only a friendly model is possible: { $target } is not of the same Crew as { $model }.
why-only-such = Only these are possible: { $words }. { $target } is not one.
why-never-such = These are not possible: { $words }. { $target } is one.
why-needs-condition = Only a model with { $conditions } is possible: { $target } is not one.
why-needs-token = Only a model with this Token is possible: { $token }. { $target } has none.
why-not-completely = { $target } is not completely within { DIST($reach) } of { $model }.
why-marker-no-friend = Only a friendly Marker is possible: { $marker } is not one.
why-marker-no-enemy = Only an enemy Marker is possible: { $marker } is not one.
why-marker-other-kind = Only these are possible: { $kinds }. { $marker } is not one.

## What is wrong with a card file

file-card-id = “{ $id }” is not an id: write lower-case letters, with hyphens between words
file-card-id-twice = the id { $id } is used twice
file-card-id-taken = the id { $id } is already used in { $file }
file-card-amount = “{ $amount }” is not an amount: write a number, X, 2X, X/2 or X+1
file-card-is-passive = “{ $word }” is a passive word: it belongs under “words” of an Ability
file-card-is-effect = “{ $word }” is an effect: it belongs under “effects”
file-card-is-cost = “{ $word }” is a cost: it belongs under “cost”
file-card-no-stat = the target resists with { $resist }, but the Action has no stat
file-card-no-stat-tn = it has a TN, but no stat to reach it with
file-card-no-target = the target resists with { $resist }, but the Action has no target: write “target: { "{}" }”, or who it is
file-card-no-goal = a stat needs something to reach: a “resist”, a “tn”, or both
file-card-no-amount = “{ $word }” needs an “amount” or a “profile”
file-card-no-master = “{ $id }” is not a known Master.{ SUGGEST($nearest) }
file-card-word = one word each, with its parameters below it
file-card-marker-taken = “{ $kind }” is one of the rules’ own kinds of Marker, or another file describes it differently
file-card-when = “{ $field }” goes only with these events: { $events }
file-card-refers = “{ $id }”, in the word { $word } of { $card }, is not a known card.{ SUGGEST($nearest) }
file-card-within = this word cannot contain one of the words written in it
