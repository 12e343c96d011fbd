## Cartes Arcane

word-blue = Bleu
word-green = Vert
word-pink = Rose
word-any = toute couleur
word-blue-1 = Bleu 1
word-blue-2 = Bleu 2
word-blue-3 = Bleu 3
word-green-1 = Vert 1
word-green-2 = Vert 2
word-green-3 = Vert 3
word-pink-1 = Rose 1
word-pink-2 = Rose 2
word-pink-3 = Rose 3
word-catastrophe = Catastrophe
branch-blue-1 = Bleu 1
branch-blue-2 = Bleu 2
branch-blue-3 = Bleu 3
branch-green-1 = Vert 1
branch-green-2 = Vert 2
branch-green-3 = Vert 3
branch-pink-1 = Rose 1
branch-pink-2 = Rose 2
branch-pink-3 = Rose 3
branch-catastrophe = Catastrophe

## Mots-clés, factions, statistiques

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
word-no-move = immobilisé

## Questions

ask-target = Qui { $model } vise-t-il avec { $ability } ?
ask-targets = Quelles cibles { $model } choisit-il pour { $ability } ?
ask-order = Dans quel ordre ces figurines sont-elles déplacées ?
ask-flip = Une carte Arcane est retournée pour { $ability }.
ask-arcane-hand = { $model } pioche des cartes Arcane pour { $ability }.
ask-resist-hand = Des cartes Arcane sont piochées pour contrer { $ability }.
ask-play = { $model }, { $ability } : quelle carte posez-vous face cachée, et qu’annoncez-vous ?
ask-declare = Qu’annoncez-vous ?
ask-call = { $model } annonce { $declared } pour { $ability }. Ok, ou Bluff ?
ask-replace = { $card } est sur la table. La remplacez-vous par une de vos cartes ?
ask-repeat = Bluff crié à tort : { $model } peut rejouer { $ability } sans rien payer ({ $left ->
    [one] il reste { $left } carte
   *[other] il reste { $left } cartes
  }).
ask-unearth = Quelle pierre remonte vers la surface ?
word-ok = Ok
word-bluff = Bluff !
word-intervene = Intervention divine : montrer deux Catastrophes
word-leave = laisser la carte qui est là
branch-stop = en rester là
branch-again = rejouer

## Ce qui se passe

event-flipped = { $ability } : { $card } est retournée.
event-no-contact = { $model } n’atteint pas sa cible : rien de plus ne se passe.
event-arcane-drawn = Le joueur { $player } pioche { $count ->
    [one] { $count } carte Arcane
   *[other] { $count } cartes Arcane
  } pour { $ability } (Arcane { $arcane }{ $evade ->
    [0] { "" }
   *[other] , Esquive { $evade }
  }{ $cover ->
    [0] { "" }
   *[other] , couvert { $cover }
  }{ $height ->
    [0] { "" }
   *[other] , hauteur { $height }
  }).
event-resist-drawn = Le joueur { $player } pioche { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  } Arcane pour se défendre.
event-arcane-hand = Vous piochez : { $cards }.
event-arcane-declared = Le joueur { $player } pose une carte face cachée : « { $declared } ».
event-arcane-laid = Vous posez { $card } et annoncez { $declared }.
event-arcane-ok = Le joueur { $player } y croit : Ok.
event-arcane-bluff = Le joueur { $player } crie : Bluff !
event-arcane-revealed = La carte est { $card }.
event-arcane-wrong = La carte est bien celle annoncée : le joueur { $player } s’est trompé.
event-arcane-caught = Le joueur { $player } avait annoncé { $declared } : le bluff est démasqué.
event-arcane-left = Le joueur { $player } laisse { $card } en place.
event-arcane-replaced = Le joueur { $player } pose { $card } à la place { DE($instead) }.
event-arcane-works = { $ability } : { $card } compte.
event-arcane-nothing = { $ability } : { $card } est sans effet.
event-catastrophe = { $ability } : une Catastrophe !
event-arcane-intervened = { $model } montre deux Catastrophes, qui annulent { $ability } { DE($target) } : cela tourne mal.
event-arcane-again = { $model } rejoue { $ability }, contre { $target }.
event-arcane-stopped = { $model } en reste là.
event-arcane-no-repeat = Il ne reste aucune cible pour rejouer { $ability }.
event-energy-gained = { $model } gagne { $amount } d’énergie et en a { $energy }.
event-energy-lost = { $model } perd { $amount } d’énergie et en a { $energy }.
event-stat-changed = { $model } : { $stat } { $signed } jusqu’à la fin du tour.
event-now-no-jog = { $model } ne peut plus Courir jusqu’à la fin du tour.
event-now-no-move = { $model } ne peut plus bouger de son propre chef jusqu’à la fin du tour.
event-now-slow = { $model } est Ralenti jusqu’à la fin du tour.
event-held-fast = { $model } ne peut pas bouger.
event-jog-again = { $model } peut Courir une fois de plus ce tour-ci.
event-reloaded = { $model } : { $ability } peut de nouveau servir.
event-ability-lost = { $model } perd { $ability } pour le reste de la partie.
event-nothing-stolen = { $model } ne prend aucune pierre à { $target }.
event-unearthed = { $model } : { $stone } est maintenant à la profondeur { $depth }.
event-nothing-unearthed = { $model } ne trouve aucune pierre à faire remonter.

## Pourquoi pas

why-ability-lost = { $model } a perdu { $ability } pour le reste de la partie.
why-ability-spent = { $ability } ne sert qu’une fois par partie, et { $model } y a déjà eu recours.
why-ability-used = { $ability } ne sert qu’une fois par tour, et { $model } y a déjà eu recours.
why-ability-energy = { $ability } coûte { $cost } Énergie ; { $model } en a { $energy }.
why-ability-loaded = { $weapon } est encore chargé.
why-ability-held = { $model } ne peut plus bouger de son propre chef jusqu’à la fin du tour.
why-ability-engaged = { $ability } ne peut pas servir quand on est engagé : { $by } engage { $model }.
why-ability-few = { $ability } demande { $count } cibles différentes ; { $model } en a { $found }.
why-ability-nobody = Personne en jeu ne peut être la cible { DE($ability) }.
why-ability-far = Personne n’est à portée { DE($ability) } : { $nearest } est à { DIST($gap) }, la portée est de { DIST($range) }.
why-ability-unseen = Dans les { DIST($range) } { DE($ability) }, personne n’est en ligne de vue { DE($model) }.
why-ability-no-stone = Aucune Pierre de Lune plus profonde que 1 n’est à { DIST($range) } ou moins et en ligne de vue { DE($model) }.
why-target-other = { $ability } demande un autre personnage que { $model }.
why-target-friend = { $target } est un ennemi ; { $ability } demande un allié.
why-target-enemy = { $target } est un allié ; { $ability } demande un ennemi.
why-target-keyword = { $target } n’a pas le mot-clé demandé : { $keywords }.
why-target-far = { $target } est à { DIST($gap) } ; la portée { DE($ability) } est de { DIST($range) }.
why-target-hidden = { $model } ne voit pas { $target }. En chemin : { $by }.
why-target-player = { $target } est à un autre joueur ; on ne rejoue que contre les figurines du joueur { $player }.

## Les compétences en toutes lettres

list-and = { $most } et { $last }
list-or = { $most } ou { $last }
types-all = tous
types-none = aucun type de dégâts
head-cost = { $cost } d’énergie
head-range = portée { $range }
head-pulse = impulsion de { $range }
head-once-turn = une fois par tour
head-once-game = une fois par partie
head-not-engaged = pas quand on est engagé
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
target-more = cibles : { $count } personnages différents, chacun { $kind } { $who ->
    [who-friend] allié
    [who-enemy] ennemi
   *[other] { "" }
  }{ $other ->
    [yes] { " " }et autre que lui-même
   *[no] { "" }
  }
target-weaker = avec moins de cases santé ouvertes que ce personnage
whom-self = ce personnage
whom-target = la cible
whom-targets = chaque cible
whom-enemy = l’ennemi
whom-if-kind = { $whom }, si c’est un personnage { $kind },
whom-if-wounded = { $whom }, s’il a subi des blessures dans cette passe,
whom-pulse = chaque { $other ->
    [yes] autre
   *[no] { "" }
  } personnage { $kind } { $who ->
    [who-friend] allié
    [who-enemy] ennemi
   *[other] { "" }
  } à { $reach } ou moins

does-damage = { $whom } subit { $amount ->
    [1] 1 dégât
   *[other] { $amount } dégâts
  } ({ $type })
does-wounds = { $whom } subit { $amount ->
    [1] 1 blessure
   *[other] { $amount } blessures
  }
does-restore = { $whom } restaure { $amount ->
    [1] 1 blessure
   *[other] { $amount } blessures
  }
does-gain-energy = { $whom } gagne { $amount } d’énergie
does-lose-energy = { $whom } perd { $amount } d’énergie
does-lose-energy-all = { $whom } perd toute son énergie
does-rally = { $whom } récupère de l’énergie jusqu’à ses points bleus ouverts
does-stat = { $whom } a { $amount } en { $stats } jusqu’à la fin du tour
does-no-jog = { $whom } ne peut plus Courir jusqu’à la fin du tour
does-no-move = { $whom } ne peut plus bouger de son propre chef jusqu’à la fin du tour
does-slow = { $whom } devient Ralenti jusqu’à la fin du tour
does-jog-again = { $whom } peut Courir une fois de plus ce tour-ci
does-reload = { $ability } peut de nouveau servir
does-forbid = ce personnage perd { $ability } pour le reste de la partie
does-push = { $whom } recule de { $distance } en ligne droite, à l’opposé de { $end }
does-pull = { $whom } avance de { $distance } en ligne droite vers { $end }
does-charge = ce personnage avance jusqu’à { $distance } droit vers la cible ; sans contact, rien de plus ne se passe
does-free-move-self = ce personnage peut se déplacer de { $distance } au plus
does-free-move-originator = vous pouvez déplacer { $whom } de { $distance } au plus
does-free-move-owner = le joueur qui contrôle { $whom } peut la déplacer de { $distance } au plus
does-place-in-contact = ce personnage est placé au contact de la cible
does-place-in-contact-may = ce personnage peut être placé au contact de l’ennemi
does-place-within-originator = { $whom } est placé n’importe où à { $distance } ou moins
does-place-within-resister = le joueur défenseur place { $whom } n’importe où à { $distance } ou moins
does-steal-stone = { $whom } perd une Pierre de Lune et ce personnage la gagne
does-drop-stones = { $whom } lâche toutes ses Pierres de Lune
does-unearth = une Pierre de Lune à { $within } ou moins et en ligne de vue remonte de { $amount } (pas au-dessus de la profondeur 1)

passive-dealt = dégâts de Mêlée infligés ({ $types }) : { $amount }
passive-dealt-card = dégâts de Mêlée infligés avec { $card } : { $amount }
passive-dealt-null = les dégâts de Mêlée infligés ({ $types }) deviennent nuls (ø)
passive-suffered = dégâts subis ({ $types }) : { $amount }
passive-suffered-melee = dégâts de Mêlée subis ({ $types }) : { $amount }
passive-harvest-cost = chaque Récolte coûte { $amount } d’énergie de plus
passive-slow = sa Course est limitée à 2″
passive-premonition = quand un ennemi le désigne comme cible, il peut d’abord dépenser 1 d’énergie pour un Mouvement de Réaction
passive-predictable = il montre sa main à l’adversaire avant le choix des cartes Mêlée
passive-divine-intervention = quand une Compétence Arcane ennemie le vise ou est lancée à { $distance } ou moins de lui, son joueur peut montrer deux Catastrophes de sa main de défense : la compétence est annulée et sa Catastrophe se produit
passive-spite = chaque fois qu’il blesse un ennemi, il restaure { $amount ->
    [one] { $amount } blessure
   *[other] { $amount } blessures
  }
passive-vicious = chaque fois qu’il blesse un ennemi, il gagne { $amount } d’énergie, au plus { $limit } fois par tour
passive-near = { $stat } { $amount } tant qu’un autre personnage { $keyword } est à { $distance } ou moins
passive-stride = Course { $amount }
passive-regenerate = à chaque Phase de restauration, il restaure { $amount ->
    [one] { $amount } blessure
   *[other] { $amount } blessures
  }

during-suffered = dégâts subis dans cette passe : { $amount }
during-unreducible = ses dégâts ne sont pas réduits par les compétences passives
signature-upgrades = Améliore { $card } ({ $types }).
signature-deal = { $card } { $value }
signature-deal-circled = { $card } { $value } (Riposte)
signature-null = Elle inflige ø contre toutes les cartes
word-dealt-null = ø
