## Character cards: what stands on them

word-hero = Hero
word-commoner = Commoner
word-unique = unique
word-defenders = Defenders of the Crown
word-musketeers = King’s Musketeers
word-local = Local
word-mercenary = Mercenary
word-enemy = Arch-Enemy
word-good = good
word-loyal = loyal
word-neutral = neutral
word-evil = evil
word-male = male
word-female = female
word-human = human
word-beast = Beast
word-vampire = Vampire
word-demon = Demon
word-ghoul = Ghoul

stat-gold = Gold
stat-connections = Connections
stat-crippled = Crippled
stat-killed = Killed
stat-fencing = Fencing
stat-score = Score
stat-count = Number
stat-slot = Roster
stat-hero = Hero
stat-unique = Unique
stat-faction = Faction
stat-alignment = Alignment
stat-gender = Gender
stat-type = Type
stat-skills = Combat Talents
stat-talents = Talents
stat-equipment = Equipment
stat-arms = One of these
stat-text = Story

section-talents = Talents
section-equipment = Equipment
section-arms = One of these
section-story = Story
section-faction = Extra card

## Abilities

word-strength = Strength
word-agility = Agility
word-fortitude = Fortitude
word-intelligence = Intelligence
word-charisma = Charisma
word-wit = Wit
stat-strength = { word-strength }
stat-agility = { word-agility }
stat-fortitude = { word-fortitude }
stat-intelligence = { word-intelligence }
stat-charisma = { word-charisma }
stat-wit = { word-wit }

## What changes every test

word-mod-crippled = Crippled
word-mod-uncle = “my dear nephew”

## Combat Talents

word-brawling = Brawling
word-knives = Knives
word-edged = Edged
word-thrusting = Thrusting
word-blunt = Blunt
word-polearms = Polearms
word-great = Great weapons
word-whips = Whips
word-bows = Bows
word-pistols = Pistols
word-muskets = Muskets
word-throwing = Throwing weapons
word-blowpipes = Blowpipes
stat-brawling = { word-brawling }
stat-knives = { word-knives }
stat-edged = { word-edged }
stat-thrusting = { word-thrusting }
stat-blunt = { word-blunt }
stat-polearms = { word-polearms }
stat-great = { word-great }
stat-whips = { word-whips }
stat-bows = { word-bows }
stat-pistols = { word-pistols }
stat-muskets = { word-muskets }
stat-throwing = { word-throwing }
stat-blowpipes = { word-blowpipes }

## Talents

talent-uncle = Call me “Uncle”
talent-uncle-text = Before the game the opponent names one human Hero or two human Commoners of their own Band. Until the end of the game these have −1 in all tests, but +1 in tests of Fortitude. They and this Character count as friends for as long as it likes.
talent-powerful-assault = Powerful Assault
talent-powerful-assault-text = In Close Combat an opponent with less Strength cannot parry.
talent-frenzied-attack = Frenzied Attack
talent-frenzied-attack-text = As the Attacker in Close Combat: +1 if its Initial Card is a Heart or Iron.
talent-authority = Authority
talent-authority-text = Friendly Commoners in sight and within 6 squares have +1 Fortitude, up to 2 at most.
talent-sweep = Sweep
talent-sweep-text = After winning a Close Combat with at least 1 Wound, it may at once attack another enemy it is engaged with, with the same cards and another −1 each time, until it wounds nobody or an attack is parried.
talent-living-barricade = Living Barricade
talent-living-barricade-text = Nobody may ignore its Zone of Control when moving, even while others engage it.
talent-shove = Shove
talent-shove-text = In Close Combat it subtracts its Strength from the opponent’s support, down to 0 at most.
talent-charmer = Charmer
talent-charmer-text = In a conversation aimed at the opposite Gender: +1 if its Initial Card is Iron, +2 if it is a Heart.
talent-hard-target = Hard Target
talent-hard-target-text = Shots at it have −1 unless it is Prone or Unconscious.
talent-lockpicking = Lockpicking
talent-lockpicking-text = Full Action: a test of this score against ND 6 unlocks and opens an adjacent locked door. A Mishap ends a Lull.
talent-disarm = Disarm
talent-disarm-text = A Commoner whose hands it wounds in Close Combat tests Agility against ND 6 or loses the weapon in use; with no other Close Combat weapon, the Commoner flees.
talent-inconspicuous = Inconspicuous
talent-inconspicuous-text = It starts with a marker and is everybody’s friend while it has it. It loses the marker when it attacks, shows an enemy a weapon without the icon, is spotted, or is in sight and within 6 squares of an enemy Hero with Wit or Intelligence of { $x } or more.
talent-divination = Divination
talent-divination-text = Full Action, not while engaged: draw { $x } { $x ->
    [one] Magic card
   *[other] Magic cards
  }, choose one and do what it says. The Character may also move with 2 MP.
talent-poisoner = Poisoner
talent-poisoner-text = Before the game { $x } { $x ->
    [one] Poison token
   *[other] Poison tokens
  } (1 Wound and Prone) may be laid on weapons of the Band.
talent-straight-to-the-heart = Straight to the Heart
talent-straight-to-the-heart-text = In Close Combat, if its Initial Card is a Heart: +1, and 1 more damage.
talent-huge = Huge
talent-huge-text = It cannot climb through windows.
talent-slash = Slash
talent-slash-text = As the Attacker in Close Combat: +1, but 1 less damage.
talent-faith = Faith
talent-faith-text = It begins with a token. Before a test it may spend it to count { $x } instead of the score that is tested; the token comes back when its player reshuffles. Prayer, Partial Action: while an enemy casts a spell, draw { $x } { $x ->
    [one] Magic card
   *[other] Magic cards
  } and add what was drawn to the spell’s failures, or discard it.
talent-berserk = Berserk
talent-berserk-text = In Close Combat it is always the Attacker and cannot avoid the fight. Between two Berserk Characters the active one attacks, and a tie is fought again.
talent-cold = Cold
talent-cold-text = It cannot be seduced. In a conversation that involves it, the others count only their Ability and their cards.
talent-deft-guard = Deft Guard
talent-deft-guard-text = As the Defender in Close Combat: +1 if its Initial Card is a Skull or a Cup.
talent-unshakeable = Unshakeable
talent-unshakeable-text = In a test of Fortitude, once the cards are shown, it may play another card from the deck and use that one instead.
talent-iron-parry = Iron Parry
talent-iron-parry-text = It may parry even a Powerful Assault.
talent-gambler = Gambler
talent-gambler-text = Before equipment is bought, its player may draw { $x } { $x ->
    [one] Magic card
   *[other] Magic cards
  }: a Skull costs 1 kreutzer, a Heart brings 1, an Iron 2.
talent-bribe = Bribe
talent-bribe-text = Partial Action, even while engaged, until it succeeds: Charisma against the Fortitude of an adjacent enemy Commoner whose Fortitude and Intelligence are both below 1. Success leaves the target Unconscious; a Triumph removes it as killed.
talent-quick-reload = Quick Reload
talent-quick-reload-text = When it reloads, a test of Fortitude against the weapon’s ND takes off a Load counter of 2 at once.
talent-connections = Connections
talent-connections-text = A Band with this Character may spend { $x } more on Connections.
talent-wealth = Wealth
talent-wealth-text = A Band with this Character has { $x } more { $x ->
    [one] kreutzer
   *[other] kreutzers
  } for equipment.
talent-sly = Sly as a Fox!
talent-sly-text = Once the Initiative cards are shown, its player draws a card and either keeps it or discards it for +2.
talent-seduction = Seduction
talent-seduction-text = Interaction Phase, with its Inconspicuous marker, once against each target: Charisma against the Fortitude of an adjacent enemy of the opposite Gender. Success removes both as killed, but no Alarm counter is discarded.
talent-tactician = Tactician
talent-tactician-text = One of these each turn: play a second Initiative card from the deck and use whichever you like, or, as a Partial Action, draw 2 cards and discard 1 (2 from a hand of 8 or more).
talent-pickpocket = Pickpocket
talent-pickpocket-text = Partial Action, with its Inconspicuous marker: Agility against the Wit of an adjacent enemy. Success takes a scenario item from that enemy and gives 1 MP; failure costs the marker.

## Items: what stands on them

word-close-weapon = Close Combat weapon
word-ranged-weapon = ranged weapon
word-armour = armour
word-poison = poison
word-scenario-item = scenario item
word-equipment = equipment
word-no-hand = no hand
word-one-hand = one hand
word-both-hands = both hands

location-skull = head
location-heart = torso
location-cup = hands
location-iron = legs

stat-reach = Reach
stat-damage-skull = Damage, head
stat-damage-heart = Damage, torso
stat-damage-cup = Damage, hands
stat-damage-iron = Damage, legs
stat-armour-skull = Armour, head
stat-armour-heart = Armour, torso
stat-armour-cup = Armour, hands
stat-armour-iron = Armour, legs
stat-load = Load
stat-reload = Quick Reload ND
stat-ammunition = Ammunition
stat-price = Kreutzers
stat-nd = ND
stat-rules = Rules

section-bands = Range
section-rules = Rules

talent-firearm = Firearm
talent-firearm-text = Each shot discards an Alarm counter, hit or miss.
talent-natural = Natural Weapon
talent-natural-text = It cannot be taken away, and it cannot be used to parry.
talent-cumbersome = Cumbersome
talent-cumbersome-text = Its user has −1 in Ripostes.
talent-parry = Parry +{ $x }
talent-parry-text = Its user has +{ $x } in Parry tests, even if it is only in the other hand.
talent-quick = Quick
talent-quick-text = Its user has +1 in Ripostes.

item-band = Up to { $range } { $range ->
    [one] square
   *[other] squares
  }
item-band-text = { $piercing ->
    [yes] Armour Piercing at this range.
   *[no] Against the full value of armour.
  }
item-piercing = Armour Piercing
item-piercing-text = Armour counts with its value to the right of the slash.
item-icon = Inconspicuous icon
item-icon-text = It gives nobody away, and it can surprise.
item-ammunition = Limited Ammunition ({ $x })
item-ammunition-text = It can be used { $x ->
    [one] once
   *[other] { $x } times
  } in a game.
item-fencing = Fencing +{ $x }
item-fencing-text = { $x ->
    [one] One more Fencing token
   *[other] { $x } more Fencing tokens
  } while it is in a hand.
item-heals = Healing
item-heals-text = Partial Action: its user heals { $x } { $x ->
    [one] Wound
   *[other] Wounds
  }. It is then used up.
item-poison = Poison
item-poison-text = Coats a weapon; passes to whoever that weapon wounds. Each Morale Phase: Strength against ND 7, or { $effects }.
item-opens = Key
item-opens-text = It unlocks locked doors next to its holder.
item-scenario = Scenario item
item-scenario-text = It can only be carried. It can be stolen, and is dropped when its carrier dies.

poison-wounds = { $x } { $x ->
    [one] Wound
   *[other] Wounds
  }
poison-prone = Prone
poison-unconscious = Unconscious

## Items told in a sentence

told-close = { $skill }, { $hands ->
    [0] no hand
    [1] one hand
   *[2] both hands
  }, Reach { $reach }.
told-ranged = { $skill }, { $hands ->
    [0] no hand
    [1] one hand
   *[2] both hands
  }; { $bands }.
told-band = ND { $nd } up to { $range } { $range ->
    [one] square
   *[other] squares
  }{ $piercing ->
    [yes] {" "}(Armour Piercing)
   *[no] {""}
  }
told-both = Also at range: { $bands }.
told-damage = Damage: { $parts }.
told-armour = Armour: { $parts }.
told-part = { $location } { $amount }
told-load = Load { $load }, Quick Reload ND { $reload }.
told-rules = { $rules }.

## What is wrong in a file of cards or items

file-ad-id = “{ $id }” is not an id: write small letters, with hyphens between words
file-ad-copy = the id { $id } ends in a number, as the ids of second copies do
file-ad-taken = the id { $id } is already taken
file-ad-between = { $field } must be from { $low } to { $high }, not { $value }
file-ad-thresholds = the Crippled threshold ({ $crippled }) must be below the Killed threshold ({ $killed })
file-ad-unrated = { $talent } takes no number: write 0
file-ad-alignment = nobody is good and evil at once
file-ad-poison = a Character who is good or loyal never uses poison: { $word } cannot be here
file-ad-gender = { $talent } needs a Gender (gender)
file-ad-marker = { $talent } needs the talent inconspicuous
file-ad-weapon = a weapon has a skill and damage for all four suits, and a reach or bands; { $missing } is missing
file-ad-bands = each band must reach farther than the one before it, and be no easier
file-ad-load = load and reload go together, on a ranged weapon
file-ad-keyword = { $word } cannot be on this item
file-ad-parry = parry needs a number from 1 to 3
file-ad-unworded = { $word } takes no number: write 0
file-ad-armour = armour is written [a, b], from [1, 0] to [3, 1], and needs no hand

## Suits and playing cards

word-skull = Skull
word-heart = Heart
word-cup = Cup
word-iron = Iron
word-skull-2 = 2 of Skulls
word-skull-3 = 3 of Skulls
word-skull-4 = 4 of Skulls
word-skull-5 = 5 of Skulls
word-skull-6 = 6 of Skulls
word-skull-7 = 7 of Skulls
word-skull-8 = 8 of Skulls
word-heart-2 = 2 of Hearts
word-heart-3 = 3 of Hearts
word-heart-4 = 4 of Hearts
word-heart-5 = 5 of Hearts
word-heart-6 = 6 of Hearts
word-heart-7 = 7 of Hearts
word-heart-8 = 8 of Hearts
word-cup-2 = 2 of Cups
word-cup-3 = 3 of Cups
word-cup-4 = 4 of Cups
word-cup-5 = 5 of Cups
word-cup-6 = 6 of Cups
word-cup-7 = 7 of Cups
word-cup-8 = 8 of Cups
word-iron-2 = 2 of Iron
word-iron-3 = 3 of Iron
word-iron-4 = 4 of Iron
word-iron-5 = 5 of Iron
word-iron-6 = 6 of Iron
word-iron-7 = 7 of Iron
word-iron-8 = 8 of Iron
word-black-joker = Black Joker
word-red-joker = Red Joker
word-magic-1 = Magic I (9 of Skulls)
word-magic-2 = Magic II (9 of Hearts)
word-magic-3 = Magic III (9 of Cups)
word-magic-4 = Magic IV (9 of Iron)
word-magic-5 = Magic V (10 of Skulls)
word-magic-6 = Magic VI (10 of Hearts)
word-magic-7 = Magic VII (10 of Cups)
word-magic-8 = Magic VIII (10 of Iron)
word-magic-9 = Magic IX (Jack of Skulls)
word-magic-10 = Magic X (Jack of Hearts)
word-magic-11 = Magic XI (Jack of Cups)
word-magic-12 = Magic XII (Jack of Iron)
word-magic-13 = Magic XIII (Queen of Skulls)
word-magic-14 = Magic XIV (Queen of Hearts)
word-magic-15 = Magic XV (Queen of Cups)
word-magic-16 = Magic XVI (Queen of Iron)
word-magic-17 = Magic XVII (King of Skulls)
word-magic-18 = Magic XVIII (King of Hearts)
word-magic-19 = Magic XIX (King of Cups)
word-magic-20 = Magic XX (King of Iron)
word-magic-21 = Magic XXI (Ace of Skulls)
word-magic-22 = Magic XXII (Ace of Hearts)
word-magic-23 = Magic XXIII (Ace of Cups)
word-magic-24 = Magic XXIV (Ace of Iron)
word-event-1 = Event I (9 of Skulls)
word-event-2 = Event II (9 of Hearts)
word-event-3 = Event III (9 of Cups)
word-event-4 = Event IV (9 of Iron)
word-event-5 = Event V (10 of Skulls)
word-event-6 = Event VI (10 of Hearts)
word-event-7 = Event VII (10 of Cups)
word-event-8 = Event VIII (10 of Iron)
word-event-9 = Event IX (Jack of Skulls)
word-event-10 = Event X (Jack of Hearts)
word-event-11 = Event XI (Jack of Cups)
word-event-12 = Event XII (Jack of Iron)
word-event-13 = Event XIII (Queen of Skulls)
word-event-14 = Event XIV (Queen of Hearts)
word-event-15 = Event XV (Queen of Cups)
word-event-16 = Event XVI (Queen of Iron)
word-event-17 = Event XVII (King of Skulls)
word-event-18 = Event XVIII (King of Hearts)
word-event-19 = Event XIX (King of Cups)
word-event-20 = Event XX (King of Iron)
word-event-21 = Event XXI (Ace of Skulls)
word-event-22 = Event XXII (Ace of Hearts)
word-event-23 = Event XXIII (Ace of Cups)
word-event-24 = Event XXIV (Ace of Iron)
