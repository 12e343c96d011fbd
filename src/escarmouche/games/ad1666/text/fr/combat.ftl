## Corps à Corps : à qui le tour

ask-combat-turn = Phase de Combat : qui activez-vous ?
ask-combat-activate = Qui activez-vous pour le Corps à Corps ?
ask-combat-action = { $model } est à côté d’un ennemi : combattre ou éviter le combat ?
ask-fight = { $model } : qui combattre ?
branch-activate = activer un Personnage
branch-fight = combattre
branch-avoid = éviter le combat
branch-stay-hidden = rester Discret et ne pas combattre

event-combat-activated = Le joueur { $seat } active { $model } pour le Corps à Corps.
event-combat-passed = Le joueur { $seat } n’active personne.
event-marker-kept = { $model } reste { GENDER($model) ->
    [f] Discrète
   *[m] Discret
  } et ne combat pas.
event-combat-avoided = { $model } évite le combat.
event-attacked = { $model } attaque { $target }.
event-berserk = { $model } est un Fou Furieux et compte comme l’Attaquant.

why-nobody-to-fight = Aucun de vos Personnages n’a d’ennemi à combattre.
why-engages-nobody = Aucun ennemi à combattre à côté { DE($model) }.
why-activate-first = « { $branch } » ne vient qu’après avoir activé un Personnage.
why-fought-already = { $model } a déjà attaqué ou été { GENDER($model) ->
    [f] attaquée
   *[m] attaqué
  } dans cette phase.
why-prone-fights-not = À Terre, { $model } n’engage personne et ne commence aucun combat.
why-combat-pass = Vous ne pouvez pas passer, il reste à activer : { $models }.
why-fight-marked = { $target } est { GENDER($target) ->
    [f] Discrète
   *[m] Discret
  } et compte comme { GENDER($target) ->
    [f] alliée
   *[m] allié
  }.
why-fight-uncle = { $model } et { $target } sont « oncle » et « neveu » : ils ne s’attaquent pas.
why-fight-friend = { $model } et { $target } ne sont pas ennemis.
why-fight-apart = { $model } et { $target } ne sont pas adjacents.
why-avoid-berserk = { $model } est un Fou Furieux et ne peut pas éviter le combat.
why-avoid-nobody = { $model } n’engage personne : il n’y a pas de combat à éviter.

## Armes et soutien

ask-weapon = { $model } : avec quelle arme pour ce combat ?
ask-support-npc = { $model } combat { $target }. Lesquels de vos Personnages lui apportent leur Soutien ?
word-weapons = choix des armes
event-weapon-named = { $model } se bat avec : { $item }.
event-no-surprise = L’arme est trop voyante pour une surprise ({ $model }).

why-idle-hand = Cela ne sert à rien dans l’autre main : { $item }.
why-not-close = Ce n’est pas une arme de Corps à Corps : { $item }.
why-armed = { $model } a une arme de Corps à Corps en main et ne se bat pas à mains nues.
why-npc-best = { $model } prend sa meilleure arme.
why-npc-supports-not = { $model } est un PNJ et ne soutient personne.
why-support-lying = { $model } est À Terre et n’apporte aucun Soutien.
why-support-marked = { $model } est { GENDER($model) ->
    [f] Discrète
   *[m] Discret
  } et n’apporte aucun Soutien.
why-support-engaged = { $model } est aussi { GENDER($model) ->
    [f] engagée
   *[m] engagé
  } par { $enemy } et n’apporte aucun Soutien.

## L’échange de coups

ask-fence = { $model } a { $left ->
    [one] un pion Escrime utilisable
   *[other] { $left } pions Escrime utilisables
  } : combien en retournez-vous, à +1 chacun pour cet échange ?
word-exchange = échange de coups
event-modified = { $model } : { $mod } ({ $amount ->
    [1] +1
    [2] +2
    [3] +3
    [4] +4
   *[other] { $amount }
  }).
event-fenced = { $model } retourne { $count ->
    [one] un pion Escrime
   *[other] { $count } pions Escrime
  } (restants : { $left }).
event-exchange-won = { $model } l’emporte sur { $target } de { $margin }.
event-combat-tied = Égalité entre { $model } et { $target } : tous deux reculent s’ils le peuvent.
event-berserk-tie = Égalité entre { $model } et { $target }, tous deux Fous Furieux : ils recommencent.
event-nothing-done = Le coup reste sans effet ({ $model }).

## Ce qui change un Total de Combat

word-mod-reach = plus grande Allonge
word-mod-prone = À Terre
word-mod-surprise = attaque surprise
word-mod-slash = Estafilade
word-mod-cumbersome = arme Encombrante en Riposte
word-mod-quick = arme Rapide en Riposte
word-mod-sweep = coups suivants d’un Balayage
word-mod-support = Soutien
word-mod-shove = Bousculade
word-mod-frenzied-attack = Attaque Effrénée
word-mod-straight-to-the-heart = En Plein Cœur
word-mod-deft-guard = Garde Adroite
word-mod-fencing = pions Escrime
word-mod-parry = arme faite pour parer

## Parade et Riposte

ask-parry = { $model } perd de { $margin } contre { $target }. Parer ? Il faut un pion Escrime, ND 6 ; chaque pion de plus réduit le ND de 2 (utilisables : { $left }).
word-parry = Parade
word-riposte = Riposte
event-no-parry = { $model } ne peut pas parer : { $why }.
word-no-parry-prone = À Terre
word-no-parry-unarmed = à mains nues
word-no-parry-natural = une Arme Naturelle ne pare pas
word-no-parry-surprised = l’attaque est une surprise
word-no-parry-overpowered = Assaut Puissant
event-parries = { $model } tente de parer { $target } : { $count ->
    [one] un pion
   *[other] { $count } pions
  }, ND { $nd }.
event-parried = { $model } pare le coup { DE($target) }. Riposte !
event-riposte-won = { $model } remporte une Riposte : le joueur { $seat } piochera une carte.

## Dégâts

word-damage = dégâts
word-disarm = Désarmement
word-hit-skull = à la tête
word-hit-heart = au torse
word-hit-cup = aux mains
word-hit-iron = aux jambes
event-struck = { $model } frappe { $target } { $location } ({ $item }) : { $margin } d’écart, soit { $armour ->
    [0] {""}
   *[other] { $amount } avec cette arme, −{ $armour } pour l’armure = {""}
  }{ $wounds ->
    [0] aucune Blessure
    [one] 1 Blessure
   *[other] { $wounds } Blessures
  }{ $armour ->
    [0] { " " }avec cette arme
   *[other] {""}
  }.
event-disarmed = { $model } désarme { $target }. Hors jeu : { $item }.

## Retraite

ask-retreat = { $model } bat en Retraite : vers quelle case ?
ask-give-way = L’adversaire ne peut pas battre en Retraite. { $model } : reculer à sa place ?
word-retreat = Retraite
word-leave = hors du plateau
word-footing = rester debout
event-held-fast = { $model } ne bat pas en Retraite : { $by } l’engage toujours, sans avoir encore agi.
event-retreated = { $model } bat en Retraite en { $cell }.
event-retreats-off = { $model } bat en Retraite par le bord du plateau.
event-stood-firm = { $model } ne cède pas la place { AU($target) }.

why-must-retreat = { $model } doit battre en Retraite.
why-no-open-limit = { $model } n’est pas à une limite Ouverte du plateau.
why-not-next = { $cell } n’est pas à côté { DE($model) } : une Retraite est d’une seule case.
why-no-height = On ne bat pas en Retraite sur une hauteur ({ $cell }).
why-no-free-edge = { $model } ne peut pas atteindre { $cell } sans test : on n’y bat pas en Retraite.
why-controlled = { $cell } est dans la Zone de Contrôle { DE($enemy) }.

## Balayage

ask-sweep = Balayage ({ $model }) : qui frapper ensuite, avec les mêmes cartes et −{ $penalty } ?
word-sweep = Balayage
word-stop = arrêter
event-swept = { $model } poursuit son Balayage et attaque { $target } avec les mêmes cartes et −{ $penalty }.
why-swept-once = { $model } a déjà combattu { $target } dans cette phase : un Balayage ne frappe chaque ennemi qu’une fois.
why-not-engaged-by = { $model } n’engage pas { $target }.
why-npc-among-npcs = { $target } est aussi un PNJ : le Balayage { DE($model) } ne le frappe pas.

## Pions Escrime

ask-refresh = { $model } est { GENDER($model) ->
    [f] engagée
   *[m] engagé
  } : quel pion Escrime dépensé récupérer ?
word-own-token = un pion propre au Personnage
event-fencing-refreshed = { $model } récupère { $count ->
    [one] un pion Escrime
   *[other] { $count } pions Escrime
  } (utilisables : { $left }).
why-no-used-token = Il n’y a là aucun pion Escrime dépensé ({ $item }).
why-no-tokens = On utilise au moins un pion ; pour n’en utiliser aucun, passez.
why-too-many-tokens = { $model } a { $left ->
    [one] { $left } pion Escrime utilisable
   *[other] { $left } pions Escrime utilisables
  }, pas { $count }.

## Tir

ask-shot = { $model } : avec quelle arme ?
ask-shot-target = { $model }, { $item } : sur qui ?
word-shooting = Tir
word-aimed-shot = Tir Ciblé
word-quick-shot = Tir Rapide
word-defensive-shot = Tir Défensif

event-shot-declared = { $model } vise { $target } : { $kind }, { $item }.
event-shot-hit = { $model } touche { $target } { $location } ({ $item }) : { $triumph ->
    [0] { $armour ->
        [0] {""}
       *[other] { $base } − { $armour } pour l’armure = {""}
      }
   *[other] { $base } + { $triumph } pour le Triomphe{ $armour ->
        [0] {""}
       *[other] { " " }− { $armour } pour l’armure
      } = {""}
  }{ $result ->
    [0] aucune Blessure
    [one] 1 Blessure
   *[other] { $result } Blessures
  }.
event-shot-missed = { $model } manque { $target } ({ $item }).
event-shot-lost = { $model } tire ({ $item }) mais ne peut plus toucher { $target } : { $reason }.
word-lost-gone = il n’y a plus personne
word-lost-friend = ils sont alliés désormais
word-lost-far = hors de portée
word-lost-sight = pas de ligne de vue
word-lost-cover = pas de couverture pour une arme à deux mains

why-shot-unarmed = { $model } n’a pas d’arme à distance.
why-shot-unloaded = { $item } ({ $model }) : arme non chargée, { $load ->
    [one] il faut encore 1 Rechargement
   *[other] il faut encore { $load } Rechargements
  }.
why-shot-used-up = { $model } n’en a plus : { $item }.
why-shot-fired = { $model } a déjà tiré avec cette arme pendant cette activation ({ $item }).
why-shot-unconscious = { $model } est { GENDER($model) ->
    [f] Évanouie
   *[m] Évanoui
  } : seul le Réveil est possible.
why-shot-prone = { $model } est À Terre : pas de Tir Rapide.
why-shot-engaged = { $model } est { GENDER($model) ->
    [f] engagée
   *[m] engagé
  } par { $by } : seul un Tir Défensif est possible.
why-shot-unengaged = { $model } n’est pas { GENDER($model) ->
    [f] engagée
   *[m] engagé
  } : il n’y a personne contre qui se défendre.
why-shot-not-engaging = { $target } n’engage pas { $model } : un Tir Défensif ne vise qu’un ennemi qui engage le tireur.
why-shot-old-foe = { $target } engageait déjà { $model } au début du tour : il est trop tard pour un Tir Défensif.
why-shot-unwieldy = Arme à deux mains ({ $item }) : pour un Tir Défensif, il faut { AU($model) } une couverture contre { $target }.
why-shot-nobody = { $model } n’a personne sur qui tirer ({ $item }) : personne n’est à la fois à portée et en vue.
why-shot-absent = { $target } n’est pas sur le plateau.
why-shot-self = { $model } ne peut pas se prendre pour cible.
why-shot-friend = { $model } et { $target } sont alliés.
why-shot-uncle = { $target } et { $model } sont alliés : on ne tire ni sur un « oncle » ni sur un « neveu ».
why-shot-inconspicuous = { $target } est { GENDER($target) ->
    [f] Discrète
   *[m] Discret
  } : { $model } croit voir un allié.
why-shot-far = { $target } est à { $gap } cases { DE($model) } ; portée maximale : { $range } ({ $item }).
why-shot-wall = { $model } ne voit pas { $target } : le mur entre { $one } et { $other } est sur la ligne.
why-shot-door = { $model } ne voit pas { $target } : la { $by } est fermée.
why-shot-blocked = { $model } ne voit pas { $target } : la case { $by } est bloquée.
why-shot-high = { $model } ne voit pas { $target } : la hauteur { $by } est sur la ligne.
why-shot-body = { $model } ne voit pas { $target } : { $by } se tient entre les deux ({ $cell }).
why-shot-corners = { $model } ne peut pas tirer sur { $target } : il y a des coins des deux côtés de la ligne, dont un entre { $one } et { $other }.
why-shot-obstacles = { $model } ne voit pas { $target } : il y a trois obstacles ou plus, dont un entre { $one } et { $other }.
why-shot-window = { $model } ne voit pas { $target } : par la { $by }, on ne voit que tout droit ou de juste à côté.
why-shot-penalties = { $model } ne peut pas tirer sur { $target } : un coin et un obstacle ensemble donnent une couverture totale, l’un d’eux entre { $one } et { $other }.
why-not-ranged = Ce n’est pas une arme à distance : { $item }.

## Ce qui change un tir

word-mod-quick-shot = Tir Rapide
word-mod-defensive-shot = Tir Défensif
word-mod-corner = derrière un coin
word-mod-obstacle = derrière un obstacle
word-mod-target-engaged = la cible est engagée
word-mod-shooter-prone = tir depuis la position À Terre
word-mod-target-prone = la cible est À Terre
word-mod-hard-target = Cible Difficile
word-mod-surprise-shot = surprise
word-mod-darkness = obscurité

## Tirs perdus

ask-stray = { $model } vise { $target }, et le tir se perd. Qui est touché ?
event-strayed = { $model } vise { $target } ; le tir se perd et touche { $other }.
why-shooter-unhurt = C’est { $model } qui a tiré : le tir ne revient pas sur le tireur.
why-missed = Le tir a manqué { $target } : il ne peut toucher que quelqu’un du même combat.
why-not-with-target = { $model } ne se bat pas contre { $target }.

## Recharger

ask-reload = { $model } : quelle arme recharger ?
ask-quick-reload = { $model } fait vite : ôter le compteur de Charge ({ $item }), ou seulement le retourner ?
waiting-quick-reload = le compteur de Charge
word-remove-counter = l’ôter
word-turn-counter = seulement le retourner
word-quick-reload = Rechargement Rapide
event-loaded = { $model } : { $item }, { $load ->
    [0] { GENDER($item) ->
        [f] chargée
        [fp] chargées
        [mp] chargés
       *[m] chargé
      }
   *[other] encore { $load } étapes de chargement
    [one] encore une étape de chargement
  }.
why-never-loaded = Cela ne se charge pas : { $item }.
why-loaded-already = C’est déjà chargé : { $item }.
