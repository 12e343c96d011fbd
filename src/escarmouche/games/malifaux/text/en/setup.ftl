## The game

game-malifaux = Malifaux
game-malifaux-lead = A duel of crews where fate is a card, and you may cheat.
game-malifaux-pitch = Two crews fight for a strategy everyone sees and two schemes nobody does. Each duel flips a card for both, then either may replace it from the hand. Spend your best cards where it counts, for they are few.
game-malifaux-size = Crews of six
edition-third = Third Edition

## Setting up

ask-faction = Which Faction do you declare?
ask-leader = Who leads your Crew? The other player learns the name but not the Title.
ask-hire = Who do you hire, and with which Upgrades? The Leader and its Totem are free; you have { $size } Soulstones for everything else. The other player sees nothing until both of you have hired.
ask-scheme = Choose Scheme { $number } of 2. The other player does not see which.
ask-scheme-friend = Which friendly model do you choose for { $scheme }?
ask-scheme-enemy = Which enemy model do you choose for { $scheme }?
ask-zone = You are the Attacker: where is your Deployment Zone ({ $deployment })?
ask-groups = Divide your Crew: who is in the first group? The rest form the second.
ask-group = Which group must the Attacker deploy first? The first: { $ones ->
    [0] nobody
   *[other] { $first }
  }. The second: { $others ->
    [0] nobody
   *[other] { $second }
  }.
ask-deploy = Who do you deploy, and where? { $left } left.
ask-deploy-at = Where do you deploy { $model }?
event-scenario-flips = Flipped for the scenario: { $cards }.
event-scenario = Player { $seat } attacks. Strategy: { $strategy }. Deployment: { $deployment }.
event-pool = The Scheme pool: { $schemes }.
event-factions = The Factions: { $factions }.
event-leaders = The Leaders: { $leaders }.
event-crew = The Crew of player { $seat }, with { $stones } { $stones ->
    [one] Soulstone
   *[other] Soulstones
} left: { $models }.
event-scheme-chosen = You choose { $scheme }.
event-scheme-chosen-model = You choose { $scheme }: { $models }.
event-schemes-chosen = Both players have chosen two Schemes.
event-zone = Player { $seat }’s Deployment Zone: { $zone } ({ $deployment }).
event-groups = Player { $seat } divides the Crew. First group: { $ones ->
    [0] nobody
   *[other] { $first }
  }. Second group: { $others ->
    [0] nobody
   *[other] { $second }
  }.
event-group = Player { $seat } picks: { $group }.
event-deployed = Player { $seat } deploys { $model }.
event-deployed-all = Both Crews are deployed.
word-standard = Standard
word-corner = Corner
word-flank = Flank
word-wedge = Wedge
word-south = south
word-east = east
word-north = north
word-west = west
word-south-west = south-west
word-south-east = south-east
word-north-east = north-east
word-north-west = north-west
word-first-group = the first group
word-second-group = the second group

## What can be agreed on

word-basic = The game
word-advanced = Advanced rules
word-optional = Optional rules
option-size = Soulstones for each Crew
option-size-help = How many Soulstones each player may spend on a Crew. Those left over, up to ten, are kept for the game.
option-strategy = Strategy
option-strategy-help = What both Crews are after.
option-strategy-unset = decided by a flip
option-deployment = Deployment
option-deployment-help = Where the Crews begin.
option-deployment-unset = decided by a flip
option-buildings = Buildings that can be entered
option-buildings-help = Models go in through doors and see out of windows. Without this, a building is a solid block.
option-legacy = Dead Man’s Hand
option-legacy-help = Models that no longer belong to any Faction may be hired.

## Hiring

roster-own = Your Crew
roster-worn = Upgrade of { $name }
roster-bare = no Upgrade
roster-extras = Upgrades
roster-extras-help = at most one per model, chosen beside it
roster-spent = { $spent } of { $purse } Soulstones
roster-left = Soulstones for the game: { $kept }
roster-lost = { $lost } more would be lost: you keep { $kept } at most
roster-waste =
    { $lost ->
        [one] 1 Soulstone would be lost for good
       *[other] { $lost } Soulstones would be lost for good
    }: you keep ten at most for the game. Hire this Crew anyway?
roster-done = Hire this Crew
lot-leader = Leader
lot-totem = Totem
lot-keyword = in Keyword
lot-versatile = Versatile
lot-stranger = out of Keyword
lot-totem-help = your Leader’s: free
lot-keyword-help = shares a Keyword with your Leader: at the printed Cost
lot-versatile-help = of your Faction: at the printed Cost
lot-stranger-help = of your Faction, but shares no Keyword with your Leader: one more than the printed Cost
faction-belfry-help = They ring for the dead of the city, bury them and insure them: bells that call them back, and contracts that do not end with a life.
faction-salt-help = They live off the great salt plain: a caravan that guards its lanterns, and a forge that never goes out.

## Why not

why-legacy = { $card } belongs to Dead Man’s Hand, which is not used in this game.
why-not-faction = { $card } shares no Keyword with the Leader and does not belong to the Faction { $faction }.
why-no-masters = A Crew led by a Henchman cannot hire Masters: { $card }.
why-other-title = A Crew may have only one Title of the same model: { $card }.
why-leader-missing = The Leader must be hired: { $card }.
why-model-limit = { $limit ->
    [one] A Crew may have only one { $card }.
   *[other] A Crew may have at most { $limit } of { $card }.
  }
why-totem = { $card } is hired only with its Master, { $master }.
why-too-dear = The Crew costs { $spent } Soulstones; you have { $size }.
why-copy-named = Each copy is hired under a name of its own, once: { $copies }.
why-upgrade-alone = An Upgrade is hired for a model, together with it, not alone: { $upgrade }.
why-upgrade-special = { $upgrade } comes only from an effect in play and cannot be hired.
why-upgrade-faction = { $upgrade } is not available to the Faction { $faction }.
why-upgrade-restricted = { $upgrade } is for { $word } only, which { $card } is not.
why-upgrade-limit = { $limit ->
    [one] A Crew may have only one { $upgrade }.
   *[other] A Crew may have at most { $limit } of { $upgrade }.
  }
why-one-upgrade = A model may be hired with only one Upgrade.
why-upgrade-nobody = { $upgrade } needs a model that carries it: { $card } is not hired.
why-scheme-taken = You have already chosen { $scheme }.
why-scheme-model = No model fits { $scheme }.
why-no-room-left = There is no place left for { $model }.
error-two-players = Malifaux is for 2 players, not { $seats }.
error-pool = A Scheme pool holds five different Schemes, not { $count }.
error-too-many-crews = There are 2 Crews, not { $count }.
error-unknown-faction = No Faction is called { $faction }.{ SUGGEST($nearest) }
error-unknown-card = No Stat Card is called { $card }.{ SUGGEST($nearest) }
error-unknown-upgrade = No Upgrade is called { $upgrade }.{ SUGGEST($nearest) }
error-leader = This Leader cannot be chosen: { $reason }
error-leader-differs = Two Leaders are named for player { $player }: { $leader } with the Crew, { $other } among the Leaders.
error-crew = This Crew cannot be hired: { $reason }
why-not-in-zone = { $model } must be completely within its Deployment Zone.
why-deployed = { $model } has already been deployed.
why-group-later = { $model } is in the group that is deployed later.
why-zone-type = This Deployment ({ $deployment }) has no zone there: { $zone }.
why-scheme-pool = { $scheme } is not in the pool of this game.
why-scheme-7 = Take Prisoner needs an enemy Minion or Enforcer, and { $model } is neither.
why-scheme-11 = Deliver a Message needs an enemy Leader or Master, and { $model } is neither.
why-scheme-12 = Claim Jump needs a friendly model other than the Leader, not { $model }.
why-vendetta-totem = { $model } is a Totem and cannot be chosen for Vendetta.
why-vendetta-dear = Vendetta needs a more expensive enemy, and none costs more than { $model }.
why-vendetta-leader = { $model } is the Leader and cannot be chosen for Vendetta.
why-vendetta-cheap = Vendetta needs an enemy that costs more: { $model } costs { $theirs }, { $friend } { $ours }.
why-not-leader = { $card } is neither a Master nor a Henchman and cannot lead a Crew.
why-leader-faction = { $card } does not belong to the Faction { $faction }.
why-scheme-friend = This Scheme needs a model from your own Crew, not { $model }.
why-scheme-enemy = This Scheme needs a model from the enemy Crew, not { $model }.

## A Crew as text

why-roll-head = No line begins with “{ $word }:”. A Crew has a line “faction: ...” and a line “leader: ...”; then come its models, one per line.
why-roll-head-twice = A Crew has only one line “{ $word }: ...”, and this is the second.
why-roll-no-head = A Crew needs a line “{ $word }: ...”.
why-roll-faction-near = No Faction is called “{ $name }”. Possible: { $near }.
why-roll-none = “0” of { $card } means nobody: give a number, or delete the line.
why-roll-card = No Stat Card is called “{ $name }”. Write its name as it appears in the list, or its id.
why-roll-card-near = No Stat Card is called “{ $name }”. Did you mean: { $near }?
why-roll-upgrade = No Upgrade is called “{ $name }”. Write its name as it appears in the list, or its id.
why-roll-upgrade-near = No Upgrade is called “{ $name }”. Did you mean: { $near }?
why-roll-other-faction = This Crew belongs to the Faction { $said }, but you have declared { $declared }.
why-roll-other-leader = This Crew is led by { $said }, but your Leader is { $declared }.
why-roll-leads = { $card } cannot lead a Crew of this Faction. Possible: { $leaders }.
error-crew-text = Line { $line } of the Crew (“{ $text }”) cannot be read: { $reason }
