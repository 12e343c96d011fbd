## Se déplacer

ask-move = Il reste { $mp } PM { AU($model) }. Et maintenant ?
ask-walk = Où va { $model }, avec { $mp } PM ?
ask-onward = { $model } : avancer gratuitement d’une case de plus ?
waiting-move = le prochain pas
waiting-onward = une case de plus
branch-stop = c’est assez : finir le mouvement
branch-walk = marcher
branch-load = charger maintenant
branch-divine = lire les cartes maintenant
word-stay = rester ici

event-moved = { $model } va de { $origin } en { $cell }.
event-stopped = { $enemy } arrête { $model }.
event-step-lost = { $model } ne peut plus faire ce qui était déclaré : le mouvement s’arrête là.

why-unconscious = { $model } est { GENDER($model) ->
    [f] Évanouie
   *[m] Évanoui
  } et peut seulement tenter de se réveiller.
why-prone = À Terre, { $model } peut seulement se relever, ou faire un Tir Ciblé ou Défensif.
why-held = { $enemy } engage { $model }, et aucun autre allié { DE($model) } n’engage { $enemy } : impossible de partir.
why-no-load-step = Aucune arme n’est à charger pendant ce mouvement.
why-no-divination = Aucune carte n’est à lire pendant ce mouvement.
why-straight-on = Le pas gratuit mène tout droit en { $to }, pas en { $cell }.

## Le chemin

why-blocked-square = Personne ne peut entrer en { $cell } : la case est bloquée.
why-occupied = { $other } se trouve en { $cell }.
why-walled-off = Des murs ou des cases bloquées coupent { AU($model) } tout chemin vers { $cell }.
why-no-way-out = { $model } ne peut entrer dans aucune des cases voisines de { $cell }.
why-there-already = { $model } est déjà en { $cell }.
why-way-too-long = Le chemin jusqu’en { $cell } coûte { $cost } PM ; { $model } en a { $mp }.
why-way-stops = En allant en { $cell }, { $model } devrait s’arrêter en { $by }, à côté { DE($enemy) }.
why-way-taken = { $other } barre le chemin vers { $cell } ({ $by }).
why-way-bends = Le chemin jusqu’en { $cell } demande { $needed } pas en diagonale ; il en reste { $left } { AU($model) } dans cette phase.
why-too-few-mp = Cela coûte { $cost } PM ; { $model } en a { $mp }.
why-no-diagonal = { $model } n’a plus de pas en diagonale dans cette phase.
why-closed = La { $edge } est fermée : il faut d’abord l’ouvrir.
why-wall-between = Un mur sépare { $cell } et { $to }.
why-window-between = Une fenêtre sépare { $cell } et { $to } : il faut la franchir.
why-slope-between = Une pente monte de { $cell } en { $to } : il faut l’escalader.
why-height-up = { $to } est une hauteur : pour y monter de { $cell }, il faudrait un escalier ou une échelle.
why-height-down = { $to } est en contrebas de la hauteur { $cell } : il faut sauter.

## Course

word-run-on = Course
event-run-on = { $model } poursuit sa Course : { $mp } PM de plus.
why-run-twice = { $model } est déjà { GENDER($model) ->
    [f] passée
   *[m] passé
  } par { $cell } pendant cette Course.
why-run-unseen = { $cell } n’est pas en vue de { $origin }, où { $model } a commencé sa Course.
why-run-way = Tout chemin vers { $cell } sort de la vue de { $origin }, où la Course a commencé, ou passe deux fois par la même case.
why-no-manoeuvre = Pas de Manœuvre pendant une Course (« { $branch } »).

## Manœuvres

ask-through = Où ressort { $model }, au-delà de ses alliés ?
ask-door = { $model } : quelle porte ouvrir ou fermer ?
ask-climb = { $model } : quelle pente escalader ?
ask-window = { $model } : par quelle fenêtre passer ?
ask-wall = { $model } : quel mur escalader ?
ask-jump = Où saute { $model } ?
ask-down = { $model } : où sauter en contrebas ?
ask-landing = { $model } tombe, et il y a quelqu’un en dessous. Sur quelle case atterrir ?
waiting-landing = une case où atterrir

branch-through = Forcer le Passage entre des alliés
branch-door = ouvrir ou fermer une porte (1 PM)
branch-climb = escalader une pente (2 PM)
branch-window = passer par une fenêtre (2 PM)
branch-wall = escalader un mur (2 PM)
branch-jump = sauter de l’autre côté (2 PM)
branch-down = sauter en contrebas (1 PM)

word-climb-climb = Escalade d’une pente
word-climb-window = Passage d’une fenêtre
word-climb-wall = Escalade d’un mur
word-jump-over = Saut
word-fall = Descente

event-passed-through = { $model } se faufile entre ses alliés ({ $others }).
event-door-opened = { $model } ouvre la { $edge }.
event-door-closed = { $model } ferme la { $edge }.

why-nothing-for-door = Aucune porte à côté { DE($model) } ({ $cell }).
why-nothing-for-through = Aucun allié à côté { DE($model) } dont on puisse traverser la case.
why-nothing-for-climb = Aucune pente ne monte depuis { $cell }.
why-nothing-for-window = Il n’y a pas de fenêtre en { $cell }.
why-nothing-for-wall = Il n’y a pas de mur à escalader en { $cell }.
why-nothing-for-down = On ne peut sauter en contrebas nulle part depuis { $cell }.
why-nothing-for-jump = Il n’y a nulle part où sauter depuis { $cell }.
why-nothing-for-leave = { $cell } n’est pas à une limite du plateau qu’on puisse franchir à pied.
why-locked = La { $edge } est verrouillée : il faut la forcer ou la crocheter.
why-broken = La { $edge } est brisée et ne se ferme plus.
why-door-guarded = { $enemy } est devant la { $edge } de ce côté et la tient fermée.
why-no-door = { CAP($edge) } : ce n’est pas une porte.
why-not-beside-door = { $model } n’est pas à côté de la { $edge }.
why-not-at-edge = { CAP($edge) } : ce n’est pas un bord de { $cell }, où se tient { $model }.
why-not-off-board = { CAP($edge) } : cela mène hors du plateau, et une réaction doit finir dans une case.
why-no-climb-to = Aucune pente ne monte de { $cell } en { $to }.
why-no-down-to = On ne peut pas sauter de { $cell } en { $to }.
why-no-window-at = { CAP($edge) } : ce n’est pas une fenêtre de { $cell }, où se tient { $model }.
why-no-wall-at = { CAP($edge) } : ce n’est pas un mur de { $cell } qu’on puisse escalader.
why-huge = { $model } est Énorme et ne passe par aucune fenêtre.
why-no-jump-to = { $to } n’est pas une hauteur séparée de { $cell } par une seule case au sol.
why-no-diagonal-jump = Un saut en diagonale prend deux pas en diagonale ; { $model } n’en a plus assez.
why-no-landing = { $cell } n’est pas une case libre au sol à côté de { $over }, la case survolée.
why-no-passage = Aucun passage entre des alliés ne mène à une case libre pour { $mp } PM.
why-no-passage-to = { $model } ne peut pas aller en { $cell } à travers les cases d’alliés : il faut une case libre après chaque allié traversé, et ne devoir s’arrêter dans aucune de leurs cases.

## Forcer une porte

ask-force-door = { $model } : que forcer ?
word-force-door = Porte forcée
event-broken-open = { $model } force le passage ({ $edge }).
why-not-locked = { CAP($edge) } : ce n’est pas verrouillé.
why-not-forced = { CAP($edge) } : ni une porte, ni un mur fragile.

## Quitter le plateau

ask-leave = { $model } : par quel bord quitter le plateau ?
branch-leave = quitter le plateau
word-leave-board = Sortie du plateau
event-leaving = { $model } sort du plateau.
why-not-the-limit = { CAP($edge) } : ce n’est pas une limite du plateau.
why-no-exit = Personne ne peut quitter le plateau à pied ici : { $edge }.
