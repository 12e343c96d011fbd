## What words of cards ask

ask-may-effect = { $by }: does this happen to { $model }? It may be left out.
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
ask-which-markers = Which Markers does { $model } choose? { $count } of them.
ask-move-marker = Where is the { $kind } moved? Up to { DIST($distance) }.
ask-either = { $by }: which of the options does { $model } take?
ask-choose-models = Whom does { $model } choose? { $count } at most.
ask-name-x = { $model }: which value has X? { $most } at most.
word-duel = duel
word-heal = Healing
word-variable = variable

## What they do

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
event-may-chain = After { $model } one of these may be activated next: { $models }.
event-lasting = { $by } lays an effect on { $model }, { $until }.
word-until-activation = until the end of its Activation
word-until-end = until the End Phase
word-until-turn = until the end of the Turn
word-until-leave = for as long as that model is in play

## Why they do nothing

why-nobody-meant = The effect of { $model } finds nobody whom it means.
why-unhurt = { $model } has lost no Health.
why-cannot-gain = { $model } cannot gain { $condition }.
why-no-condition = { $model } has no such Condition.
why-unmoved = { $model } cannot be moved by this.
why-no-place = There is no place for this effect of { $model }.
why-buried = { $model } is Buried already.
why-not-buried = Nobody whom { $model } means is Buried.
why-few-cards = { $have ->
    [0] { $count ->
        [one] It takes a card, and the hand is empty.
       *[other] It takes { $count } cards, and the hand is empty.
      }
   *[other] It takes { $count } cards, and there are fewer in the hand: { $have }.
  }
why-no-duel = { $model }: the duel is not of those whom this means.
why-no-flip = { $model }: no card lies in the Conflict to be flipped again.
why-no-action = { $model }: this changes the damage of an Action, and there is none.
why-marker-nowhere = There is no place for the { $kind }.
why-no-such-marker = There is no Marker that { $model } means.
why-marker-moved-far = That is { DIST($gap) }; the Marker is moved { DIST($reach) } at most.
why-no-token = { $model } has not enough of this: { $token }.
why-not-replaced = { $model } cannot be Replaced so.
why-no-upgrade = Nobody here has { $upgrade }.
why-no-chain = After { $model } nobody can be activated by this.
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
file-card-within = this word cannot hold one of those written in it
