## Qui voit qui, et pourquoi

why-nobody = Il n’y a pas de « { $model } ».
why-not-there = { $model } n’est pas sur la table.
sight-itself = Un personnage a toujours une Ligne de Vue sur lui-même ({ $model }).
sight-clear = { $model } voit { $target }, à { DIST($gap) }.
sight-past = { $model } voit { $target }, à { DIST($gap) }, malgré { $by }.
sight-blocked = { $model } ne voit pas { $target }, à { DIST($gap) }. Sur le chemin : { $by }.
sight-dense = Une ligne peut entrer dans un terrain Dense ou en sortir, pas le traverser ({ $by }).
sight-shadow = { $model } est dans l’Ombre { DE($by) }, au moins aussi haut : aucune ligne ne le traverse.
sight-floor = Un plancher les sépare ({ $by }).
cover-shadow = { $target } est À Couvert : dans l’Ombre { DE($by) }, et une ligne peut passer au travers.
concealed-by = Dissimulé : { $target }, car une ligne traverse { $by }.

## Ce qui se trouve sur les personnages et les Marqueurs

word-hired = { GENDER($agrees) ->
    [f] pas encore déployée
    [fp] pas encore déployées
    [mp] pas encore déployés
   *[m] pas encore déployé
  }
word-buried = { GENDER($agrees) ->
    [f] Enterrée
    [fp] Enterrées
    [mp] Enterrés
   *[m] Enterré
  }
word-killed = { GENDER($agrees) ->
    [f] tuée
    [fp] tuées
    [mp] tués
   *[m] tué
  }
word-replaced = { GENDER($agrees) ->
    [f] Remplacée
    [fp] Remplacées
    [mp] Remplacés
   *[m] Remplacé
  }
word-leader = Chef
word-activated = a agi
word-engaged = { GENDER($agrees) ->
    [f] engagée
    [fp] engagées
    [mp] engagés
   *[m] engagé
  }
word-controlled = { GENDER($agrees) ->
    [f] contrôlée par l’adversaire
    [fp] contrôlées par l’adversaire
    [mp] contrôlés par l’adversaire
   *[m] contrôlé par l’adversaire
  }
word-summoned = { GENDER($agrees) ->
    [f] Invoquée ce Tour
    [fp] Invoquées ce Tour
    [mp] Invoqués ce Tour
   *[m] Invoqué ce Tour
  }
word-hazard = terrain Dangereux
word-roof = toit
word-flat-roof = toit plat
table-df = Df actuelle
table-wp = Vo actuelle
table-mv = Mr actuelle
table-sz = Ta actuelle
table-adversary = Adversaire de
table-lasting = pour un temps
table-used = utilisé ce Tour
table-group = groupe
table-floor = sur
word-lasting-armor = Armure
word-lasting-reduces = moins de dégâts
word-lasting-suffers = plus de dégâts
word-lasting-hard-to-kill = Dur à Tuer
word-lasting-terrifying = Terrifiant
word-lasting-immune = non affecté
word-lasting-insignificant = Insignifiant
word-lasting-soulstones = peut utiliser des Pierrâmes
word-lasting-shoots-engaged = peut tirer en étant engagé
word-lasting-concealment = Dissimulé
word-lasting-cover = À Couvert
word-lasting-moves-through = traverse personnages et décors
word-lasting-stat = une caractéristique modifiée
word-lasting-fate = Modificateurs du Destin aux duels
word-lasting-damage-fate = Modificateurs du Destin aux tirages de dégâts
word-lasting-aura = une Aura
word-lasting-hiring = recrutement
badge-focused = Concentré +{ $count }
badge-distracted = Distrait +{ $count }
badge-injured = Blessé +{ $count }
badge-burning = Embrasé +{ $count }
badge-poison = Empoisonné +{ $count }
badge-shielded = Protégé +{ $count }

## Cartes et nombres

hand-hand = Main de Contrôle
hand-shown = cartes montrées
pile-deck = Jeu du Destin
pile-top = dessus du Jeu du Destin
pile-discard = Pile de Défausse
pile-removed = cartes retirées
track-turn = Tour { $value }
track-strategy = Stratégie : { $value }
track-deployment = Déploiement : { $value }
track-faction = Faction ({ $player }) : { $value }
track-leader = Chef ({ $player }) : { $value }
track-points = Points de Victoire ({ $player }) : { $value }
track-soulstones = Pierrâmes ({ $player }) : { $value }
track-passes = Jetons d’Esquive ({ $player }) : { $value }
track-attacker = Attaquant : { $player }
track-initiative = Initiative : { $player }
label-things = Améliorations
label-faction = Faction
label-leader = Chef
label-points = Victoire
label-soulstones = Pierrâmes
label-passes = Jetons d’Esquive
label-attacker = Attaquant
label-initiative = Initiative
layer-deployment-zone = Zone de Déploiement
layer-centerline = Ligne médiane
table-pool = Pot de Combines
table-flips = Cartes mises de côté

## Ce qui pourrait être, et ce qui s’ensuivrait

branch-engagement = portée d’engagement
branch-charge-melee = portée d’engagement après une Charge
then-duel = { $target } : { $total } contre { $other } ({ $stat }), et une carte chacun.
then-duel-target = { $total } contre { $other } ({ $stat }), et une carte chacun.
then-duel-tn = { $total } et une carte contre VS { $tn }.
then-fate-plus = + ({ $sources })
then-fate-minus = − ({ $sources })
then-against = { $total } contre { $other }
then-total = { $total } contre VS { $tn }
then-weak = Faible : { $total }
then-moderate = Modéré : { $total }
then-severe-number = Sévère : { $total }
then-killed = Cela tuerait { $model }.
then-buried = Cela Enterrerait { $model }.
then-replaced = Cela Remplacerait { $model }.
then-hurt = { $model } subirait { $amount } { $amount ->
    [one] dégât
   *[other] dégâts
}.
then-engaged = { $model } serait { GENDER($model) ->
    [f] engagée
   *[m] engagé
  } par { $enemies }.
then-free = { $model } ne serait plus { GENDER($model) ->
    [f] engagée
   *[m] engagé
  } par { $enemies }.
then-engages = { $model } engagerait { $enemies }.
then-lets-go = { $model } n’engagerait plus { $enemies }.
then-hazard = { $model } serait en terrain Dangereux : { $terrain } (1 dégât).
then-hazard-condition = { $model } serait en terrain Dangereux : { $terrain } ({ $condition }).
then-severe = { $model } serait en terrain Difficile : { $terrain }.
then-cover = { $model } serait À Couvert contre { $enemies }.
then-no-cover = { $model } ne serait plus À Couvert contre { $enemies }.
then-concealed = { $model } serait Dissimulé face { AU($enemies) }.
then-no-concealed = { $model } ne serait plus Dissimulé face { AU($enemies) }.
then-in-range = { $model } pourrait cibler avec { $action } : { $targets }.
then-out-of-range = { $model } ne pourrait plus cibler avec { $action } : { $targets }.
then-sees = { $model } verrait { $enemies }.
then-no-sees = { $model } ne verrait plus { $enemies }.
then-touches = { $model } serait au contact { DE($markers) }.

## Les cartes imprimées

stat-df = Df
stat-wp = Vo
stat-mv = Mr
stat-sz = Ta
stat-cost = Coût
stat-limit = Limite
stat-health = Santé
stat-range = Po
stat-stat = Carac.
stat-resist = RST
stat-tn = VS
stat-suits = avec
word-two-ram = 2 Béliers
word-two-mask = 2 Masques
word-two-crow = 2 Corbeaux
word-two-tome = 2 Grimoires
stat-fate = Modificateur du Destin
stat-plentiful = Abondante
stat-value = Valeur
section-fate = Carte du Destin
word-a-strategy = Stratégie
word-a-scheme = Combine
section-abilities = Capacités
section-resists = Déclics de Résistance
section-attacks = Actions Offensives
section-tactics = Actions Tactiques
section-markers = Marqueurs
section-limitations = Limitations
section-strategy = Stratégie
section-scheme = Combine
scheme-reveal = Révélation
scheme-end = Fin
word-melee = mêlée
word-missile = tir
word-pulse = impulsion
word-aura = aura
word-bonus = bonus
word-trigger = Déclic
word-restricted = Restreinte
word-special = Spéciale
word-legacy = Main du Mort
word-upgrade = Amélioration
word-df = Df
word-wp = Vo
word-mv = Mr
word-sz = Ta
word-once-activation = une fois par Activation
word-once-turn = une fois par Tour
word-per-target = pour chaque cible
word-immediately = Immédiatement
word-resolving = À la résolution
word-killing = Après avoir tué
word-after = Après la résolution
word-succeeding = Après la réussite
