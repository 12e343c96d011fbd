## L’état d’une figurine et de la partie

word-activated = a agi
word-jogged = a couru
word-slain = { GENDER($agrees) ->
    [f] tuée
    [fp] tuées
    [mp] tués
   *[m] tué
  }
word-dying = { GENDER($agrees) ->
    [f] tuée
    [fp] tuées
    [mp] tués
   *[m] tué
  }
word-removed = { GENDER($agrees) ->
    [f] retirée du jeu
    [fp] retirées du jeu
    [mp] retirés du jeu
   *[m] retiré du jeu
  }
word-reserve = en réserve
word-wounds = blessures
word-health = santé
word-energy = énergie
word-stones = pierres
word-depth = profondeur
word-moonstone = Pierre de Lune
word-arcane = Arcane
word-used = demandé
word-combat = Mêlée
word-secret = Événement et Intrigue
word-phantasm = retirées du Deck Arcane
label-edge = bord
label-mulligan = Mulligan
track-turn = tour { $value }
track-sudden = tour { $value } de Mort Subite
track-first = joue en premier : { $player }
track-initiative = Initiative : { $player }
track-stones = pierres ({ $player }) : { $value }
track-edge = bord de table ({ $player }) : { $value }
track-faction = faction ({ $player }) : { $value }
track-mulligan = Mulligan demandé : { $player }

## Ce qui est sur la table

name-stone = la pierre
table-melee = Attaque de Mêlée en cours
table-casting = Compétence Arcane en cours
table-flipped = Carte Arcane retournée
table-revealed = Événements et Intrigues montrés jusqu’ici
table-glimpse = Événements et Intrigues que vous avez vus en choisissant
table-attacker = attaquant
table-defender = défenseur
table-model = qui
table-played = cartes jouées
table-follow = Riposte
table-ability = compétence
table-target = cible
table-declared = annoncée
table-card = carte face cachée
table-shown = cartes montrées
table-buried = cartes posées avant

## Duels

word-casting = Compétence Arcane
word-attacker = attaquant
word-defender = défenseur
word-caster = joueur actif
word-resister = joueur Défenseur
word-melee-choice = les cartes Mêlée sont choisies en secret
word-melee-exchange = les cartes sont montrées
word-melee-follow-up = Ripostes
word-arcane-drawn = les cartes sont piochées
word-arcane-declared = Y croyez-vous ?
word-arcane-revealed = la carte est montrée
word-arcane-believed = annonce acceptée
word-arcane-answered = une carte en réponse

## Les cartes telles qu’elles sont imprimées

stat-melee = Mêlée
stat-reach = Portée de Mêlée
stat-arcane = Arcane
stat-evade = Esquive
stat-health = Santé
stat-cost = Énergie
stat-range = Portée
stat-pulse = Impulsion
stat-copies = Dans le paquet
section-passives = Compétences Passives
section-actives = Compétences Actives
section-arcanes = Compétences Arcanes
section-signature = Botte secrète
section-deals = Dégâts
section-event = Événement
section-agenda = Intrigue
word-once-per-turn = une fois par tour
word-once-per-game = une fois par partie
word-not-while-engaged = interdit quand on est engagé
word-event = Événement
word-agenda = Intrigue

## Plateaux

word-open-door = Porte ouverte
word-closed-door = Porte fermée

## Ligne de vue et couvert

word-light-cover = Couvert léger
word-heavy-cover = Couvert lourd
sight-itself = { $model } peut être sa propre cible quand une compétence le permet.
sight-clear = { $model } voit { $target }, à { DIST($gap) }.
sight-past = { $model } voit { $target }, à { DIST($gap) }, malgré { $by }.
sight-blocked = { $model } ne voit pas { $target }, à { DIST($gap) }. Entre les deux : { $by }.
sight-wood = Une ligne peut entrer dans une Parcelle Boisée ou en sortir, pas la traverser ({ $by }).
sight-above = { $model } domine { $target } : { DIST($range) } de portée en plus{ $cards ->
    [0] { "" }
    [one] { " " }et 1 carte Arcane de plus
   *[other] { " " }et { $cards } cartes Arcane de plus
  }.
sight-engages = { $model } a { $target } dans sa Portée de Mêlée de { DIST($reach) }.
cover-none = { $target } n’a pas de couvert face { AU($model) }.
cover-light = { $target } a un Couvert léger derrière { $by } : { $cards ->
    [0] une Compétence Arcane { DE($model) } pioche autant de cartes
    [one] une Compétence Arcane { DE($model) } pioche 1 carte de moins
   *[other] une Compétence Arcane { DE($model) } pioche { $cards } cartes de moins
  }.
cover-heavy = { $target } a un Couvert lourd derrière { $by } : { $cards ->
    [0] une Compétence Arcane { DE($model) } pioche autant de cartes
    [one] une Compétence Arcane { DE($model) } pioche 1 carte de moins
   *[other] une Compétence Arcane { DE($model) } pioche { $cards } cartes de moins
  }.
cover-ignored = À 1″ ou moins { DE($model) }, on peut ignorer { $by }.
why-nobody = Personne ici ne s’appelle « { $model } ».
why-not-there = { $model } n’est pas sur le plateau.

## Menace

word-jog-melee = Portée de Mêlée après une Course

## Ce qu’un déplacement entraînerait

then-engaged = { $model } entre dans la Portée de Mêlée { DE($enemies) }.
then-free = { $model } sort de la Portée de Mêlée { DE($enemies) }.
then-engages = { $model } a { $enemies } dans sa Portée de Mêlée.
then-lets-go = { $model } n’a plus { $enemies } dans sa Portée de Mêlée.
then-stone = { $model } touche { $stones } et peut y creuser.
then-no-stone = { $model } ne touche plus { $stones }.
then-stands-in = { $model } finira ici : { $zone }. Aucune Course n’en part.
then-in-range = { $ability } { DE($model) } atteint { $targets }.
then-out-of-range = { $ability } { DE($model) } n’atteint plus { $targets }.
then-sees = { $model } verra { $enemies }.
then-hidden = { $model } ne verra plus { $enemies }.
then-cover = { $model } aura un { $cover } face { AU($enemies) }.
then-no-cover = { $model } n’aura plus de couvert face { AU($enemies) }.
then-removed = { $model } quitte le plateau et sort du jeu{ $stones ->
    [0] { "" }
    [one] , avec sa Pierre de Lune
   *[other] , avec ses { $stones } Pierres de Lune
  }.
