## Figures

word-leader = Leader
word-character = Character
word-other = Other
stat-c = C
stat-t = T
stat-a = A
stat-d = D
stat-m = M
stat-c-long = close combat
stat-t-long = shooting
stat-a-long = agility
stat-d-long = defence
stat-m-long = morale
stat-band = Band
stat-rank = Rank
stat-mounted = Mounted
stat-copies = Copies
stat-equipment = Equipment
stat-blood = Blood side
section-blood = Blood side
section-equipment = Equipment
word-blood = wounded
card-blood = A wounded figure uses these numbers, and its moves are 3 cm shorter.

## Weapons

stat-pa = PA
stat-e = E
stat-lance = E in a charge
stat-hands = Hands
stat-range = Range
stat-reload = PA to reload
stat-missiles = Missiles
stat-piercing = Piercing
stat-heavy = Heavy
stat-long = Long
stat-shield = Shield
stat-recoverable = Recoverable
stat-point_blank = Pierces only under 10 cm
stat-pistol = Pistol
stat-steady = For use on the ground
word-weapon-heavy = heavy
word-weapon-long = a charge against it gives no advantage
word-weapon-shield = poorly visible from the front
word-weapon-recoverable = missiles that miss can be recovered
word-weapon-point-blank = pierces only under 10 cm
word-weapon-pistol = can be shot in contact
word-weapon-steady = can be shot and reloaded on the ground

## Card files that cannot be read

error-unknown-band = There is no band “{ $band }”.{ SUGGEST($nearest) }
file-unknown-weapon = there is no weapon “{ $weapon }”.{ SUGGEST($nearest) }
file-id-taken = “{ $id }” is already the id of something in { $file }
file-figure-id = “{ $id }” cannot be an id: use lower-case letters, with hyphens between words
file-figure-number = “{ $id }” cannot be an id: the number at its end would look like a second copy of a figure
file-figure-weapon = “{ $id }” is already the id of a weapon
file-figure-copies = a standard band has { $low } to { $high } copies of a figure
file-figure-shoots = a figure without T cannot shoot: give it a T, or leave out the { $weapon }
file-figure-blood = a figure without T has no T on its blood side
file-weapon-use = this weapon is of no use: give it an E (e), a range (range), or make it a shield (shield: true)
file-weapon-field = “{ $field }” needs “{ $needed }” as well
file-weapon-figure = “{ $id }” is already the id of a figure
