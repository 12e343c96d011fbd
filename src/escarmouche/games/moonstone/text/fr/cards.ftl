## Mots-clés, factions, caractéristiques

word-human = Humain
word-soldier = Soldat
word-noble = Noble
word-wizard = Sorcier
word-cleric = Clerc
word-goblin = Gobelin
word-pirate = Pirate
word-gnome = Gnome
word-militia = Milicien
word-animal = Animal
word-giant = Géant
word-faerie = Fée
word-troll = Troll
word-commonwealth = Commonwealth
word-dominion = Dominion
word-leshavult = Leshavult
word-stat-melee = Mêlée
word-stat-arcane = Arcane
word-stat-evade = Esquive
word-no-jog = pas de Course
word-no-move = { GENDER($agrees) ->
    [f] immobilisée
    [fp] immobilisées
    [mp] immobilisés
   *[m] immobilisé
  }
word-slow = Ralenti

## Questions

ask-order = Dans quel ordre ces figurines sont-elles déplacées ?
ask-unearth = Quelle pierre faites-vous remonter ?

## À quoi un joueur réfléchit, en quelques mots pour les autres

waiting-order = un ordre
waiting-unearth = une pierre

## Ce qui se passe

event-energy-gained = { $model } gagne { $amount ->
    [one] { $amount } énergie
   *[other] { $amount } énergies
  } et en a maintenant { $energy }.
event-energy-lost = { $model } perd { $amount ->
    [one] { $amount } énergie
   *[other] { $amount } énergies
  } ; il lui en reste { $energy }.
event-stat-changed = { $model } : { $stat } { $signed } jusqu’à la fin du tour.
event-now-no-jog = { $model } ne peut plus Courir jusqu’à la fin du tour.
event-now-no-move = { $model } ne peut plus bouger de son propre chef jusqu’à la fin du tour.
event-now-slow = { $model } subit Ralenti jusqu’à la fin du tour.
event-held-fast = { $model } ne peut pas bouger.
event-jog-again = { $model } peut Courir une fois de plus ce tour-ci.
event-reloaded = { $model } : { $ability } peut de nouveau servir.
event-ability-lost = { $model } perd { $ability } pour le reste de la partie.
event-nothing-stolen = { $model } ne prend aucune pierre { AU($target) }.
event-unearthed = { $model } : { $stone } est maintenant à la profondeur { $depth }.
event-nothing-unearthed = { $model } ne trouve aucune pierre à faire remonter.

## Pourquoi pas

why-not-moved = Cet effet ne déplace pas { $model }.
why-stone-shallow = { CAP($stone) } est à la profondeur { $depth } : elle ne remonte pas davantage.
why-stone-out-of-range = { CAP($stone) } est à { DIST($gap) } { DE($model) } ; il faut être à { DIST($range) } au plus.
why-stone-unseen = { $model } ne voit pas { $stone }.

## Les compétences en toutes lettres

list-and = { $most } et { $last }
list-or = { $most } ou { $last }
types-all = tous
types-none = aucun type de dégâts
head-cost = { $cost ->
    [one] { $cost } énergie
   *[other] { $cost } énergies
  }
head-range = portée { $range }
head-pulse = impulsion de { $range }
head-once-turn = une fois par tour
head-once-game = une fois par partie
head-not-engaged = interdit quand on est engagé
head-flip = Retournez une carte Arcane pour X.
head-catastrophe = Catastrophe :
head-requirement = { $icons } :
head-end = Phase de fin :
target-one = cible : un personnage { $kind } { $who ->
    [who-friend] allié
    [who-enemy] ennemi
   *[other] { "" }
  }{ $other ->
    [yes] { " " }autre que lui-même
   *[no] { "" }
  }
target-more = cibles : { $count } personnages { $kind } { $who ->
    [who-friend] alliés
    [who-enemy] ennemis
   *[other] { "" }
  } différents{ $other ->
    [yes] , autres que lui-même
   *[no] { "" }
  }
target-weaker = avec moins de points de vie que ce personnage
whom-self = ce personnage
whom-target = la cible
whom-targets = chaque cible
whom-enemy = l’ennemi
whom-if-kind = { $whom }, si c’est un personnage { $kind },
whom-if-wounded = { $whom }, en cas de blessures subies dans cette passe,
whom-pulse = chaque { $other ->
    [yes] autre
   *[no] { "" }
  } personnage { $kind } { $who ->
    [who-friend] allié
    [who-enemy] ennemi
   *[other] { "" }
  } à { $reach } ou moins

## Ce que fait chaque mot d’une carte

does-damage = { $whom } subit { $amount ->
    [1] 1 dégât { $type }
   *[other] { $amount } dégâts { $type }s
  }
does-wounds = { $whom } subit { $amount ->
    [1] 1 blessure
   *[other] { $amount } blessures
  }
does-restore = { $whom } récupère { $amount ->
    [1] 1 point de vie
   *[other] { $amount } points de vie
  }
does-gain-energy = { $whom } gagne { $amount ->
    [1] 1 énergie
   *[other] { $amount } énergies
  }
does-lose-energy = { $whom } perd { $amount ->
    [1] 1 énergie
   *[other] { $amount } énergies
  }
does-lose-energy-all = { $whom } perd toute son énergie
does-rally = { $whom } récupère de l’énergie jusqu’à son nombre de points bleus ouverts
does-stat = { $whom } a { $amount } en { $stats } jusqu’à la fin du tour
does-no-jog = { $whom } ne peut plus courir jusqu’à la fin du tour
does-no-move = { $whom } ne peut plus bouger de son propre chef jusqu’à la fin du tour
does-slow = { $whom } subit Ralenti jusqu’à la fin du tour
does-jog-again = { $whom } peut Courir une fois de plus ce tour-ci
does-reload = { $ability } peut de nouveau servir
does-forbid = ce personnage perd { $ability } pour le reste de la partie
does-push = { $whom } recule de { $distance } en ligne droite, à l’opposé de { $end }
does-pull = { $whom } avance de { $distance } en ligne droite vers { $end }
does-charge = ce personnage avance de { $distance } au plus, droit vers la cible ; s’il n’arrive pas au contact, rien de plus ne se passe
does-free-move-self = ce personnage peut se déplacer de { $distance } au plus
does-free-move-originator = vous pouvez déplacer { $whom } de { $distance } au plus
does-free-move-owner = { $whom } peut se déplacer de { $distance } au plus, au gré de son joueur
does-place-in-contact = ce personnage est placé au contact de la cible
does-place-in-contact-may = ce personnage peut être placé au contact de l’ennemi
does-place-within-originator = placez { $whom } n’importe où à { $distance } ou moins
does-place-within-resister = le joueur Défenseur place { $whom } n’importe où à { $distance } ou moins
does-steal-stone = { $whom } perd une Pierre de Lune et ce personnage la gagne
does-drop-stones = { $whom } lâche toutes ses Pierres de Lune
does-unearth = une Pierre de Lune à { $within } ou moins et en ligne de vue remonte de { $amount } (pas au-dessus de la profondeur 1)

## Compétences Passives

passive-dealt = dégâts de Mêlée infligés ({ $types }) : { $amount }
passive-dealt-card = dégâts de Mêlée infligés avec { $card } : { $amount }
passive-dealt-null = les dégâts de Mêlée infligés ({ $types }) deviennent nuls (ø)
passive-suffered = dégâts subis ({ $types }) : { $amount }
passive-suffered-melee = dégâts de Mêlée subis ({ $types }) : { $amount }
passive-harvest-cost = chaque Récolte coûte { $amount ->
    [one] { $amount } énergie
   *[other] { $amount } énergies
  } de plus
passive-slow = sa Course est limitée à 2″
passive-premonition = quand un ennemi le prend pour cible, il peut d’abord dépenser 1 énergie pour un Mouvement de Réaction
passive-predictable = il montre sa main à l’adversaire avant le choix des cartes Mêlée
passive-divine-intervention = quand une Compétence Arcane ennemie le vise ou est utilisée à { $distance } ou moins de lui, son joueur peut montrer deux Catastrophes de sa main de défense : la compétence est annulée et sa Catastrophe se produit
passive-spite = chaque fois qu’il blesse un ennemi, il récupère { $amount ->
    [one] { $amount } point de vie
   *[other] { $amount } points de vie
  }
passive-vicious = chaque fois qu’il blesse un ennemi, il gagne { $amount ->
    [one] { $amount } énergie
   *[other] { $amount } énergies
  }, au plus { $limit } fois par tour
passive-near = { $stat } { $amount } tant qu’un autre personnage { $keyword } est à { $distance } ou moins
passive-stride = Course { $amount }
passive-regenerate = à chaque phase de restauration, il récupère { $amount ->
    [one] { $amount } point de vie
   *[other] { $amount } points de vie
  }

## Bottes secrètes

during-suffered = dégâts subis dans cette passe : { $amount }
during-unreducible = ses dégâts ne sont pas réduits par les Compétences Passives
signature-upgrades = Améliore { $card } ({ $types }).
signature-deal = { $card } { $value }
signature-deal-circled = { $card } { $value } (Riposte)
signature-null = Elle inflige ø contre toutes les cartes
word-dealt-null = ø

## Ce qui ne va pas dans un fichier

file-card-id-taken = l’identifiant { $id } est déjà utilisé dans { $file }
file-card-other-name = « { $id } » s’appelle « { $name } » sur la carte { $card } : un même identifiant porte partout le même nom
file-card-pip = il y a un point bleu sur la case { $pip }, mais seulement { $health } cases
file-card-deals = il manque les dégâts contre { $missing }
file-card-copy = l’identifiant { $id } finit par un nombre : c’est réservé aux deuxièmes exemplaires
file-card-id = « { $id } » n’est pas un identifiant : écrivez des minuscules, avec des traits d’union entre les mots
file-card-action = { $id } est déjà le nom d’une action
file-card-id-twice = l’identifiant { $id } est utilisé deux fois
file-card-requirement = « { $text } » n’est pas une condition : écrivez par exemple green X ou blue 2
file-card-word = un mot par ligne, avec ses paramètres en dessous
file-card-amount = « { $text } » n’est pas une quantité : écrivez un nombre, X, 2X ou X+1
