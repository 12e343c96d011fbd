## The quick reference: `ref-<id>` says it in a sentence, `ref-<id>-name` is what it is called where nothing else names it

section-ref-turn = The night
section-ref-actions = What an activation can do
section-ref-engaged = Engaged
section-ref-stones = Moonstones
section-ref-melee = A round of Melee
section-ref-arcane = An Arcane Ability
section-ref-cover = Line of sight and cover
section-ref-terrain = Terrain

ref-aim-name = What wins
ref-aim = Whoever holds the most Moonstones at the end of turn 4.
ref-replenish-name = 1. Replenish
ref-replenish = Each character in play receives 1 energy for each blue dot on a health box that is still open.
ref-first-name = Who goes first
ref-first = Each player rolls a die; the highest chooses. Initiative decides turn 1 and adds 2 to the roll of turn 2, 1 to that of turn 3.
ref-activation-name = 2. Activation
ref-activation = The players activate one character each, in turn, until every character has been activated once.
ref-discard-name = 3. Discard
ref-discard = Energy that was not spent is lost.
ref-sudden-death-name = Sudden death
ref-sudden-death = If several players hold the most, one more turn is played; whoever is ahead at any moment of it wins.

ref-jog = Up to 4″, with as many turns as you like, once a turn. Not into water or woods. A character that is Slow jogs up to 2″.
ref-step = Up to 1″ in a straight line, into water and woods too, and away from an enemy. As often as you can pay.
ref-harvest = Lowers a Moonstone in base contact by 1; the dig that brings it to 0 takes it.
ref-melee = A round of Melee against an enemy in sight and within the character’s Melee Range.
ref-traverse = Over an Obstacle in base contact that is at most 1″ thick, to a place on its far side within 1″; or one storey of a ladder.
ref-jump = Down from a raised platform whose edge is within 1″: see Falling.
ref-ability-name = Active Ability
ref-ability = Pay the energy on the card; a target must be in range and in sight. Cards that say so flip an Arcane Card for X.
ref-arcane = Pay the energy on the card, then make a claim about a card that nobody else sees.
ref-reaction-name = Reaction Step
ref-reaction = After each action of the active character, one character of each opponent may step up to 1″.

ref-engaged-name = Engaged
ref-engaged = An enemy has the character in its sight and within its Melee Range.
ref-engaged-jog-name = Jogging
ref-engaged-jog = A Jog cannot lead away from an enemy that engages the character. Steps can.
ref-engaged-harvest-name = Digging
ref-engaged-harvest = Nobody harvests while engaged.

ref-depth-name = Depth
ref-depth = The number on a stone: how many Harvests it takes.
ref-carried-name = Carrying
ref-carried = A character with stones is Slow: it jogs up to 2″, however many it carries.
ref-slain-name = Slain
ref-slain = The character drops its stones at its base, each at depth 1; the active player places them.
ref-edge-name = Edge of the board
ref-edge = A base that overlaps the edge leaves the board for good.
ref-removed = The character is not slain: its stones stay with it and count for its player.

ref-melee-draw-name = 1. Draw
ref-melee-draw = The attacker draws Melee + 2 Combat Cards, the defender Melee; always at least 1.
ref-distraction-name = Outnumbered
ref-distraction = 1 card less for each other enemy that engages the character.
ref-going-for-it-name = 2. Going For It
ref-going-for-it = Discard 1 energy of the character to draw 2 more cards, once a round.
ref-melee-choose-name = 3. Choose
ref-melee-choose = Both choose a card in secret and show it together. Each reads its damage in its own card, on the line of the other’s.
ref-signature = Turns the card it is printed for into the character’s own move; the opponent still reads the standard card.
ref-critical-name = Critical Hit
ref-critical = Copies of the card that was played may be added: damage ×2 or ×3, before modifiers.
ref-damage-name = 4. Damage
ref-damage = Choose one of the card’s damage types; modifiers of both characters are added once.
ref-null-name = ø
ref-null = No damage; nothing can raise it. A 0 can be raised.
ref-short-reach-name = Out of reach
ref-short-reach = A defender whose Melee Range does not reach the attacker deals nothing.
ref-follow-up = A circled result lets its player play one more card, if the character survived; nothing is dealt back.

ref-arcane-draw-name = 1. Draw
ref-arcane-draw = The active player draws Arcane, plus an enemy target’s Evade, less its cover; at least 1. The other player draws 6.
ref-arcane-declare-name = 2. Declare
ref-arcane-declare = Lay one card face down and say what it is. You may lie.
ref-ok = The claim counts, true or not; the card is not shown.
ref-caught-name = Bluff, and it was a lie
ref-caught = The card is shown; the other player may replace it with one from hand. Whatever lies there decides.
ref-wrong-call-name = Bluff, and it was true
ref-wrong-call = It works, and may be played again at no cost with the cards left, at a target of the same player.
ref-catastrophe = Shown there, it turns the ability into its Catastrophe effect.

ref-sight-name = Sight
ref-sight = A line from base to base that crosses no other character and no Barrier is enough. Obstacles, water and stones do not matter.
ref-light-cover = Some line from base to base crosses a base, an Obstacle, a Barrier or a Wooded Patch: 1 Arcane Card less.
ref-heavy-cover = The line from centre to centre crosses one: 2 Arcane Cards less instead.
ref-cover-near-name = Close to the caster
ref-cover-near = Whatever is within 1″ of the active character may be ignored.
ref-height-name = From above
ref-height = At a target on the ground: 2″ more range, no Light Cover, and Heavy Cover takes only 1 card.
ref-height-cards-name = From above
ref-height-cards = At a target on the ground: 1 Arcane Card more, and 1″ more range for each full 2″ of height, at most 6″.

ref-water = No Jog enters it; Steps do. Does not block sight.
ref-wood = No Jog enters it; Steps do. Sight leads in and out, not right through.
ref-obstacle = Neither Jog nor Step; only Traverse. Gives cover.
ref-barrier = Nobody enters or crosses it. Blocks sight, and gives cover where it hides only a part.
ref-stairs = Jog and Step go up and down them as on open ground.
ref-ladder = Traverse climbs one storey.
ref-fall-name = Falling
ref-fall = From 2″ a quarter of all health boxes, from 4″ half, rounded up; from 6″ slain. Not Faeries, and not into water.
ref-faery-name = Faeries
ref-faery = Their Jog ignores water and woods, and may pass over Obstacles and other characters.
