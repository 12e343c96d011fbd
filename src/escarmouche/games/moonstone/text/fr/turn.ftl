## Questions

ask-activate = Quel personnage activez-vous ?
ask-action = Que fait { $model } ? ({ $energy ->
    [0] plus d’énergie
    [one] 1 énergie restante
   *[other] { $energy } énergies restantes
  })
ask-step = Où va { $model }, jusqu’à 1″ en ligne droite ?
ask-jog = Par où court { $model }, jusqu’à { DIST($distance) } ?
ask-harvest = Quelle pierre récoltez-vous ?
ask-reaction = Un de vos personnages fait-il un Mouvement de Réaction (1 énergie, 1″) ?
ask-premonition = Prémonition : votre personnage s’écarte-t-il d’abord (1 énergie, 1″) ?
ask-free-move = Où se déplace { $model } ?
ask-direction = Dans quelle direction va { $model }, en degrés depuis l’est vers le nord ?
ask-place = Où placez-vous { $model } ?
ask-drop-stone = Où tombe { $stone }, au contact { DE($model) } ?
ask-first-player = Quel joueur active en premier ce tour-ci ?

branch-end = terminer l’activation
branch-step = Mouvement (1 énergie) : jusqu’à 1″
branch-jog = Courir (gratuit, une fois par tour)
branch-harvest = Récolter une pierre
branch-melee = Attaque de Mêlée (1 énergie)
branch-traverse = Traverser un Obstacle ou une échelle (2 énergies)
branch-jump = sauter en bas (1 énergie)
branch-pass = passer
branch-stay = rester
branch-path = se déplacer
branch-spot = le placer

## Ce qui s’est passé

event-turn = Le tour { $turn } commence.
event-replenished = Chaque personnage en jeu reçoit son énergie.
event-rolled = Le joueur { $seat } fait { $score }, soit { $total } au total.
event-first-player = Le joueur { $winner } décide : le joueur { $seat } active en premier.
event-activated = Le joueur { $seat } active { $model }.
event-declared = { $model } : { $action } ({ $cost ->
    [one] { $cost } énergie
   *[other] { $cost } énergies
  }).
event-declared-at = { $model } : { $action } sur { $target } ({ $cost ->
    [one] { $cost } énergie
   *[other] { $cost } énergies
  }).
event-activation-ended = { $model } a terminé.
event-discarded = Fin du tour { $turn } : l’énergie restante est défaussée.
event-moved = { $model } se déplace ({ $gait }).
event-pushed = On déplace { $model } de { DIST($far) }.
event-placed = On place { $model } ailleurs.
event-no-room = Il n’y a pas de place pour { $model } à côté { DE($target) }.
event-removed = { $model } quitte la table et sort du jeu.
event-withdrawn = { $model } quitte la partie.
event-reaction = { $model } réagit.
event-target-lost = { $target } n’est plus à portée ou en vue { DE($model) } : l’action échoue.
event-dug = { $model } creuse : { $stone } est maintenant à la profondeur { $depth }.
event-stone-taken = { $model } prend { $stone } et en possède { $held }.
event-stone-moved = { $taker } prend { $stone } à { $model }.
event-stone-dropped = { $model } lâche { $stone }.
event-sudden-death = Égalité entre les joueurs : mort subite.
event-won = Le joueur { $seat } gagne avec { $held } { $held ->
    [one] Pierre de Lune
   *[other] Pierres de Lune
  }.
event-draw = Match nul, avec { $held ->
    [one] { $held } Pierre de Lune
   *[other] { $held } Pierres de Lune
  } pour chacun des premiers.

## Pourquoi pas

why-no-energy = Cela coûte { $cost } Énergie ; { $model } en a { $energy }.
why-jogged = { $model } a déjà couru ce tour-ci.
why-cannot-jog = { $model } ne peut pas courir jusqu’à la fin du tour.
why-cannot-move = { $model } ne peut pas se déplacer jusqu’à la fin du tour.
why-on-ladder = { $model } se tient à une échelle : seul est possible de continuer à grimper ou de descendre.
why-stands-in = { $model } se trouve dans : { $zone }. Aucune Course n’y commence ; sortez-en d’abord par des Mouvements.
why-not-straight = Un Mouvement se fait en une seule ligne droite.
why-too-long = Cela fait { DIST($length) } ; le déplacement est limité à { DIST($most) }.
why-blocked = Le passage est barré à { $model } : { $by }.
why-no-jog-there = Une Course ne peut pas entrer dans : { $zone }. Un Mouvement le peut.
why-engaged = { $enemy } engage { $model } (à moins de { DIST($reach) }) : impossible de courir en s’éloignant de cet ennemi.
why-no-room = { $model } chevaucherait { $by } à cet endroit.
why-no-room-there = Cet endroit est déjà pris : { $by }.
why-not-in-contact = Cet endroit n’est pas au contact.
why-too-far-place = Cet endroit est à { DIST($gap) } ; { DIST($reach) } au plus sont permis.
why-no-stone = Aucune Pierre de Lune ne touche le socle { DE($model) }.
why-harvest-engaged = { $enemy } engage { $model } : pas de Récolte quand on est engagé.

## Erreurs et mots

error-seats = Moonstone se joue à 2, 3 ou 4 joueurs, pas à { $seats }.
word-step = Mouvement
word-jog = Course
word-jump = saut
word-free = déplacement
word-melee = Attaque de Mêlée
word-harvest = Récolte
word-traverse = Traverser
word-edge = le bord de la table
word-slow = Ralenti
word-activated = activé
word-jogged = a couru
word-slain = tué
word-dying = tué
word-removed = Retiré du jeu
word-reserve = en réserve
word-arcane = Arcane
word-combat = Mêlée
word-secret = Événement et Intrigue
word-phantasm = retirées du Deck Arcane
word-wounds = blessures
word-health = santé
word-energy = énergie
word-stones = pierres
word-depth = profondeur
word-moonstone = Pierre de Lune
why-target-weaker = { $target } n’a pas moins de cases santé ouvertes que { $model }.

## La table d’un coup d’œil

label-edge = bord
track-turn = tour { $value }
track-sudden = tour { $value } de mort subite
track-first = active en premier : { $player }
track-initiative = Initiative : { $player }
track-stones = pierres ({ $player }) : { $value }
track-edge = bord de table ({ $player }) : { $value }
track-faction = faction ({ $player }) : { $value }
track-mulligan = Mulligan demandé : { $player }
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
