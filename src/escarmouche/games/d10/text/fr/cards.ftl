## Figurines

word-leader = Chef
word-character = Personnage
word-other = Autre
stat-c = C
stat-t = T
stat-a = A
stat-d = D
stat-m = M
stat-c-long = corps à corps
stat-t-long = tir
stat-a-long = agilité
stat-d-long = défense
stat-m-long = moral
stat-band = Bande
stat-rank = Rang
stat-mounted = À cheval
stat-copies = Exemplaires
stat-equipment = Équipement
stat-blood = Côté sang
section-blood = Côté sang
section-equipment = Équipement
word-blood = { GENDER($agrees) ->
    [f] blessée
    [fp] blessées
    [mp] blessés
   *[m] blessé
  }
card-blood = Une figurine blessée se sert de ces nombres, et ses déplacements perdent 3 cm.

## Armes

stat-pa = PA
stat-e = E
stat-lance = E en charge
stat-hands = Mains
stat-range = Portée
stat-reload = PA pour recharger
stat-missiles = Traits
stat-piercing = Perforation
stat-heavy = Lourde
stat-long = Longue
stat-shield = Bouclier
stat-recoverable = Traits récupérables
stat-point_blank = Ne perfore qu’à moins de 10 cm
stat-pistol = Pistolet
stat-steady = Utilisable au sol
word-weapon-heavy = lourde
word-weapon-long = la charger ne donne pas d’avantage
word-weapon-shield = peu visible de face
word-weapon-recoverable = les traits manqués se récupèrent
word-weapon-point-blank = ne perfore qu’à moins de 10 cm
word-weapon-pistol = se tire au contact
word-weapon-steady = se tire et se recharge au sol

## Fichiers de cartes impossibles

error-unknown-band = Il n’y a pas de bande « { $band } ».{ SUGGEST($nearest) }
file-unknown-weapon = il n’y a pas d’arme « { $weapon } ».{ SUGGEST($nearest) }
file-id-taken = « { $id } » sert déjà d’identifiant dans { $file }
file-figure-id = « { $id } » ne peut pas être un identifiant : écrivez un seul mot en minuscules, avec des traits d’union
file-figure-number = « { $id } » ne peut pas être un identifiant : le nombre à la fin ferait croire à un second exemplaire
file-figure-weapon = « { $id } » est déjà l’identifiant d’une arme
file-figure-copies = une bande standard compte { $low } à { $high } exemplaires d’une figurine
file-figure-shoots = une figurine sans T ne peut pas tirer : donnez-lui un T ou retirez « { $weapon } »
file-figure-blood = une figurine sans T n’a pas de T non plus côté sang
file-weapon-use = cette arme ne sert à rien : donnez-lui un E (e) ou une portée (range), ou faites-en un bouclier (shield: true)
file-weapon-field = « { $field } » demande aussi « { $needed } »
file-weapon-figure = « { $id } » est déjà l’identifiant d’une figurine
