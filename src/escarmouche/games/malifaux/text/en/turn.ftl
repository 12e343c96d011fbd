## Start Phase

event-begins = All decks are complete again: the game begins.
ask-start-discard = Which cards do you discard before drawing? Any number.
ask-initiative = Your total is higher: who has Initiative?
event-turn = Turn { $turn } of { $last }.
event-initiative-totals = Initiative: player { $first } has { $one }, player { $second } has { $two }.
event-initiative = Player { $seat } has Initiative.
event-pass-tokens = Player { $seat } has fewer models and gains { $count } { $count ->
    [one] Pass Token
   *[other] Pass Tokens
}.

## Activations

ask-activate = Who do you activate? Pass Tokens: { $passes }.
ask-activate-model = Which model?
branch-model = activate a model
branch-pass = discard a Pass Token
ask-chain = Another model may activate right after { $model }.
ask-chain-model = Which one?
branch-chain = chain an Activation
event-passes = Player { $seat } discards a Pass Token.
event-activates = Player { $seat } activates { $model }.
event-activated = { $model } ends its Activation.
why-no-pass = You have no Pass Token.
why-activated = { $model } has already activated this Turn.
why-not-own = { $model } is not in your Crew.
why-not-chained = Nothing lets { $model } activate right after the last model.

## Actions

ask-act = What does { $model } do? Actions left: { $left }.
ask-generated = { $model } may take an Action: which one?
ask-target = Who does { $model } target with { $action }?
ask-choose = Who does { $model } choose for { $action }?
branch-stop = stop
branch-walk = Walk
branch-charge = Charge
branch-interact = Interact
branch-disengage = Disengage
branch-concentrate = Concentrate
branch-assist = Assist
branch-destroy = Destroy terrain
ask-walk = Where does { $model } Walk?
ask-charge = Where does { $model } Charge?
ask-assist = Who does { $model } Assist?
ask-assist-condition = Which Condition of { $target } is lowered?
ask-disengage-attack = { $model } disengages: which of your models attacks it?
ask-disengage-action = With what does { $by } attack { $model }?
ask-disengage-push = Where is { $model } Pushed? Up to { DIST($distance) }.
ask-interact = What does { $model } Interact for?
ask-interact-drop = Where does { $model } Drop a Scheme Marker?
branch-drop = Drop a Scheme Marker
branch-remove = remove the Scheme Markers in base contact
event-declares = { $model }: { $action }.
event-targets = { $model } targets { $target } with { $action }.
event-fails = { $model }: { $action } fails.
event-cannot-act = { $model } has no Action that it can take now.
event-push-shortened = { $by } holds { $model } back: its Push is { $amount }″ shorter.
event-markers-removed = { $model } removes { $markers }.
why-no-actions = { $limit ->
    [0] { $model } has no Actions to take.
    [one] { $model } has taken its only Action.
   *[other] { $model } has taken all of its { $limit } Actions.
  }
why-bonus-taken = { $model } has already taken a (bonus) Action in this Activation.
why-engaged-missile = { $model } is engaged: it cannot take (missile) Actions.
why-engaged-charge = { $model } is engaged: it cannot Charge.
why-engaged-interact = { $model } is engaged: it cannot Interact.
why-only-engaged = { $action } can be taken only while { $model } is engaged.
why-not-engaged = { $action } cannot be taken while { $model } is engaged.
why-no-target = { $action } has no legal target.
why-no-target-near = { $action } has no legal target within range: { $target } is { DIST($gap) } away, the range is { DIST($reach) }.
why-no-target-seen = { $action } has no legal target: { $model } sees none within { DIST($reach) }.
why-target-self = { $model } cannot target itself with an Attack Action.
why-out-of-reach = { $target } is { DIST($gap) } away; the range is { DIST($reach) }.
why-not-seen = { $target } is not in line of sight.
why-strategy-marker = Strategy Markers cannot be targeted.
why-disengage = { $model } is not engaged.
why-assist = No other friendly model within 2″ and line of sight of { $model } has a Condition that Assist lowers.
why-pass-later = A Pass Token is discarded instead of activating a model, not now.
why-disengaged = { $model } has disengaged in this Activation and cannot Interact.
why-summoned = { $model } was Summoned this Turn and cannot Interact yet.
why-interact = { $model } has nothing to Interact for.
why-scheme-near = A friendly Scheme Marker is within { DIST($reach) }: { $target }.
why-no-marker = No Scheme Marker is in base contact with { $model }.
why-assist-whom = Assist is for another friendly model, not for { $model }.
why-assist-well = { $model } has no Burning, Distracted or Injured.
why-assist-far = { $model } is { DIST($gap) } away; Assist reaches { DIST($reach) }.
why-assist-condition = Assist lowers Burning, Distracted or Injured, not { $condition }.
why-has-not = { $model } does not have this Condition: { $condition }.
why-no-strike = { $model } has no (melee) Attack to take against { $target }.
why-not-melee = { $action } is not a (melee) Attack, the only kind that { $model } may take against a model that disengages.
why-once-activation = { $action } can be taken once per Activation, and already has been.
why-no-explosives = { $model } has no Explosives Token.
why-other-strategy = The Strategy of this game has no such Interact: { $branch }.
why-not-generated = { $model } may not take this Action now: { $action }. The effect allows only others.
why-no-such-action = { $model } does not have this Action: { $action }.
why-no-actions-slow = { $limit ->
    [0] { $model } is Slow and has no Actions to take.
    [one] { $model } is Slow and has taken its only Action.
   *[other] { $model } is Slow and has taken all of its { $limit } Actions.
  }
why-targets-nobody = { $action } targets no model.
why-not-engaged-by = { $model } does not engage { $target }.
why-once-turn = { $action } can be taken once per Turn, and already has been.
why-once-target-activation = { $action } can be taken against { $target } once per Activation, and already has been.
why-once-target-turn = { $action } can be taken against { $target } once per Turn, and already has been.
why-strike-self = { $model } is the one that disengages: only its enemies may strike at it.
why-strike-friend = { $model } is not an enemy of { $target }, who disengages.

## Timing

ask-effects-of = Several effects happen at the same time ({ $effects }): whose come next?
ask-next-effect = Which effect of { $model } comes next?
ask-next-about = { $effect } of { $model } happens several times: for whom or what next?
word-nobody = nobody
ask-which-aura = { $model } is in several Auras of the same name: whose counts?
ask-may = Does { $model } use { $ability }?
ask-may-effect = { $by }: apply this to { $model }? It is optional.
event-ability = { $model }: { $ability }.
word-yes = yes
word-no = no
why-no-effect-waits = No effect of { $model } is waiting to be resolved.
why-no-aura = { $model } has no such Aura here.
