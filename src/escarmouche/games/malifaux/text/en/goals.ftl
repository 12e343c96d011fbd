## Strategies

word-turf = Turf War
word-explosives = Plant Explosives
word-idols = Corrupted Idols
word-reckoning = Reckoning
strategy-turf = Five Strategy Markers lie on the table. Interact in base contact: an enemy one becomes neutral, a neutral one friendly. Who kills an enemy may make an enemy one in that table quarter neutral. At the end of a Turn: 1 VP for more friendly ones than VP scored so far.
badge-explosives = Explosives Tokens: { $count }
strategy-explosives = Each Crew carries five Explosives Tokens. Interact to set one down as a Strategy Marker, not within 6″ of another of yours, or to pick a Marker up. Tokens of the dead may be taken from within 3″. At the end of a Turn: 1 VP for more Markers on the enemy table half than VP scored so far.
strategy-idols = Each Turn a Strategy Marker appears on the Centerline. Interact and suffer up to 3 damage to move one as many inches. At the end of a Turn: 1 VP for more Markers completely in the enemy table half than VP scored so far.
strategy-reckoning = At the end of a Turn: 1 VP for more enemy models killed this Turn than VP scored so far, or if no enemy is left. A Leader or Master counts as three models, a Henchman as two.
ask-interact-turf = Which Strategy Marker does { $model } change?
ask-turf-neutral = { $model } has killed { $target }: which enemy Strategy Marker becomes neutral?
branch-turf = change a Strategy Marker
event-turf-changed = { $model }: a Strategy Marker { $seat ->
    [0] is neutral
   *[other] belongs to player { $seat }
} now.
ask-explosives = Who carries the next Explosives Token? { $left } left.
ask-interact-plant = Where does { $model } plant its Explosives?
ask-interact-defuse = Which Strategy Marker does { $model } pick up?
ask-take-explosives = { $model } is killed: who takes its Explosives ({ $count })?
branch-plant = plant Explosives
branch-defuse = pick up a Strategy Marker
event-explosives = { $model } has { $count } more { $count ->
    [one] Explosives Token
   *[other] Explosives Tokens
}.
event-explosives-lost = { $model } has { $count } fewer { $count ->
    [one] Explosives Token
   *[other] Explosives Tokens
}.
why-strategy-near = A friendly Strategy Marker is within { DIST($reach) }: { $target }.
ask-idol-edge = At which end of the Centerline, as you see it, does the Strategy Marker appear?
ask-idol-beside = { $by } is in the way: on which side of it does the Strategy Marker appear?
ask-interact-idol = Which Strategy Marker does { $model } bleed for?
ask-idol-damage = How much damage does { $model } suffer? The Strategy Marker moves as many inches.
ask-idol-drop = Where is the Strategy Marker Dropped? Within { DIST($reach) } of where it lies.
branch-idol = suffer damage to move a Strategy Marker
word-left = left
word-right = right
event-idol = Player { $seat }’s card makes a Strategy Marker appear: { $card }.
event-idol-none = There is no room for player { $seat }’s Strategy Marker ({ $card }).
event-idol-flip = Player { $seat } flips for the Strategy Marker: { $card }.
why-idol-touches = The Strategy Marker may not be in base contact with this: { $by }.
why-tokens-full = { $count ->
    [one] { $model } has an Explosives Token and may have no more.
   *[other] { $model } has { $count } Explosives Tokens and may have no more.
  }
why-tokens-far = { $model } is { DIST($gap) } from { $target }, who was killed; the Tokens are taken from within { DIST($reach) }.
why-marker-friendly = This Marker is already friendly: { $marker }.
why-turf-elsewhere = This Marker is not in a table quarter where { $target } was killed: { $marker }.
why-no-turf = { $model } touches no Strategy Marker that it could change.
why-no-strategy-marker = { $model } touches no Strategy Marker.
why-tokens-friend = { $model } is in the same Crew as { $target }, who was killed: the Tokens go to the other Crew.
why-turf-no-enemy = This is not an enemy Marker, and only those become neutral: { $marker }.
why-insignificant = { $model } is Insignificant: Strategies and Schemes ignore it.

## Schemes

word-scheme-1 = Detonate Charges
word-scheme-2 = Breakthrough
word-scheme-3 = Harness the Ley Line
word-scheme-4 = Search the Ruins
word-scheme-5 = Dig Their Graves
word-scheme-6 = Hold Up Their Forces
word-scheme-7 = Take Prisoner
word-scheme-8 = Power Ritual
word-scheme-9 = Outflank
word-scheme-10 = Assassinate
word-scheme-11 = Deliver a Message
word-scheme-12 = Claim Jump
word-scheme-13 = Vendetta
branch-scheme-1 = Detonate Charges
branch-scheme-2 = Breakthrough
branch-scheme-3 = Harness the Ley Line
branch-scheme-4 = Search the Ruins
branch-scheme-5 = Dig Their Graves
branch-scheme-6 = Hold Up Their Forces
branch-scheme-7 = Take Prisoner
branch-scheme-8 = Power Ritual
branch-scheme-9 = Outflank
branch-scheme-10 = Assassinate
branch-scheme-11 = Deliver a Message
branch-scheme-12 = Claim Jump
branch-scheme-13 = Vendetta
scheme-1-reveal = At the end of a Turn, two of your Scheme Markers are within 2″ of the same enemy: remove two.
scheme-1-end = Two of your Scheme Markers are within 2″ of the same enemy: remove two.
scheme-2-reveal = At the end of a Turn, one of your Scheme Markers is in the enemy Deployment Zone, and so is a model of yours with no enemy within 3″: remove one.
scheme-2-end = Three of your Scheme Markers are in the enemy Deployment Zone: remove three.
scheme-3-reveal = At the end of a Turn, three of your Scheme Markers are on the Centerline: remove three.
scheme-3-end = Three of your Scheme Markers are on the Centerline: remove three.
scheme-4-reveal = At the end of a Turn, two of your Scheme Markers in the enemy table half touch different pieces of terrain: remove two.
scheme-4-end = Three of your Scheme Markers in the enemy table half touch different pieces of terrain: remove three.
scheme-5-reveal = Your Crew kills an enemy within 1″ of one of your Scheme Markers: remove one.
scheme-5-end = Three of your Scheme Markers are within 1″ of three different Corpse or Scrap Markers: remove three.
scheme-6-reveal = At the end of a Turn, two models of yours engage two different enemies that cost more than they do.
scheme-6-end = Two models of yours engage two different enemies that cost more than they do.
scheme-7-reveal = Choose an enemy Minion or Enforcer. At the end of a Turn, a model of yours engages it, and no other enemy is within 4″ of it.
scheme-7-end = A model of yours engages it, or its own side has killed it since the Scheme was revealed.
scheme-8-reveal = At the end of a Turn, one of your Scheme Markers is within 3″ of a table corner outside your Deployment Zone: remove it.
scheme-8-end = Three of your Scheme Markers are within 3″ of three different table corners, at most one of these in your Deployment Zone: remove three.
scheme-9-reveal = At the end of a Turn, two models of yours are within 3″ of the ends of the Centerline, one at each.
scheme-9-end = Two models of yours are within 3″ of the ends of the Centerline, one at each.
scheme-10-reveal = At the end of a Turn, the enemy Leader is in play with half its Health or less.
scheme-10-end = The enemy Leader is not in play.
scheme-11-reveal = Choose an enemy Leader or Master. A model of yours within 1″ of it Interacts with it, even while engaged by it.
scheme-11-end = It is within 2″ of one of your Scheme Markers, or its own side has killed it since the Scheme was revealed.
scheme-12-reveal = Choose a model of yours other than the Leader. At the end of a Turn, it is within 2″ of the Centerpoint, and no enemy is within 3″ of it.
scheme-12-end = It is within 2″ of the Centerpoint with at least half its Health.
scheme-13-reveal = Choose a model of yours that is not a Totem, and an enemy of higher Cost that is not a Leader. At the end of its Activation, your model has damaged the enemy, which is in play with half its Health or less.
scheme-13-end = Your model is in play, and the enemy is not.
ask-reveal-scheme = Do you reveal a Scheme?
ask-end-scheme = For which Scheme do you remove Markers?
ask-scheme-markers = Which Scheme Markers do you remove for { $scheme }? Choose { $count }.
ask-interact-message = To whom does { $model } deliver the message?
branch-message = deliver a message
event-message = { $model } delivers a message to { $target }.
event-scheme-revealed = Player { $seat } reveals { $scheme }{ $count ->
    [0] { "" }
   *[other] : { $models }
}.
why-scheme-unmet = { $scheme } is not met: { $have } of { $need }.
why-marker-not-counted = This Marker does not count for { $scheme }: { $marker }.
why-not-together = These Scheme Markers do not meet the condition together.
why-scheme-not-own = You have not chosen { $scheme }.
why-scheme-this-turn = { $scheme } has already scored this Turn: once per Turn, no more.
why-scheme-later = { $scheme } has scored its first point; the second comes at the end of the game.
why-scheme-scored = { $scheme } has already scored that point.
why-scheme-first-turn = { $scheme } does not score in the first Turn.
why-message-other = The message is not for { $model }.
why-message-far = { $target } is { DIST($gap) } away from { $model }; a message is delivered within { DIST($reach) }.
why-scheme-moment-turn = { $scheme } is revealed at the end of a Turn, not now.
why-scheme-moment-kill = { $scheme } is revealed when a model is killed, not now.
why-scheme-moment-activation = { $scheme } is revealed at the end of an Activation, not now.
why-scheme-moment-interact = { $scheme } is revealed by an Interact Action, not now.
why-message-activation = { $model } delivers a message only in its own Activation.
why-message-engaged = { $by } also engages { $model }: a message is delivered only if nobody but { $target } does.

## Victory

event-scores = Player { $seat } scores 1 VP for { $source } (total: { $total }).
event-won = Player { $seat } has won. VP: { EACH($points) }.
event-draw = The game is a draw. VP: { EACH($points) }.
outcome-points = More Victory Points than the opponent.
outcome-draw = Both players have the same number of Victory Points.

## Progress

goal-next-point = for the next VP

## What wins, how it stands, what is left

aim-points = Score the most Victory Points in { $turns } turns.
aim-strategy = The Strategy, { $strategy }: everybody sees it, and both score it from turn 2.
aim-schemes = Two secret Schemes each: one point when revealed, one at the end.
aim-turn = Turn { $turn } of { $of }.
aim-none-yet = No points are scored in turn 1.
spot-halves = Centerline
spot-claim = within { DIST($within) }
