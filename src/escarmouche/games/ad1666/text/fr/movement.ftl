## Se déplacer

ask-move = Il reste { $mp } PM à { $model }. Et maintenant ?
ask-walk = Où va { $model }, avec { $mp } PM ?
ask-onward = { $model } avance-t-il d’une case de plus, sans frais ?
waiting-move = le prochain pas
waiting-onward = une case de plus
branch-stop = assez : finir le mouvement
branch-walk = marcher
branch-load = charger maintenant
branch-divine = lire les cartes maintenant
word-stay = rester ici

event-moved = { $model } va de { $origin } en { $cell }.
event-stopped = { $enemy } arrête { $model }.
event-step-lost = { $model } ne peut plus faire ce qui était déclaré : le mouvement s’arrête.

why-unconscious = { $model } est Évanoui et peut seulement tenter de se réveiller.
why-prone = { $model } est À Terre : il peut se relever, ou faire un Tir Ciblé ou Défensif.
why-held = { $enemy } engage { $model } et n’est engagé par aucun autre de ses amis : impossible de partir.
why-still-moving = { $model } est en mouvement : il faut d’abord finir ce mouvement (« { $branch } »).
why-no-load-step = Aucune arme n’est à charger pendant ce mouvement.
why-no-divination = Aucune carte n’est à lire pendant ce mouvement.
why-straight-on = Le pas gratuit mène tout droit en { $to }, pas en { $cell }.

## Le chemin

why-blocked-square = Personne ne peut entrer en { $cell } : la case est bloquée.
why-occupied = { $other } se trouve en { $cell }.
why-no-way = Aucun pas ordinaire ne mène { $model } en { $cell } : un mur, une porte fermée, une fenêtre, une pente ou une hauteur barre le chemin.
why-no-way-out = { $model } ne peut entrer dans aucune des cases voisines de { $cell }.
why-there-already = { $model } se tient déjà en { $cell }.
why-way-too-long = Le chemin jusqu’en { $cell } coûte { $cost } PM ; { $model } en a { $mp }.
why-way-stops = En allant en { $cell }, { $model } devrait s’arrêter en { $by }, à côté { DE($enemy) }.
why-way-taken = { $other } barre le chemin vers { $cell } ({ $by }).
why-way-bends = Le chemin jusqu’en { $cell } demande { $needed } pas en diagonale ; il en reste { $left } à { $model } dans cette phase.
why-too-few-mp = Cela coûte { $cost } PM ; { $model } en a { $mp }.
why-no-diagonal = { $model } n’a plus de pas en diagonale dans cette phase.
why-closed = La { $edge } est fermée : il faut d’abord l’ouvrir.
why-wall-between = Un mur sépare { $cell } et { $to }.
why-window-between = Une fenêtre sépare { $cell } et { $to } : il faut passer par elle.
why-slope-between = Une pente monte de { $cell } en { $to } : il faut l’escalader.
why-height-up = { $to } est une hauteur : on y monte de { $cell } par un escalier ou une échelle, et il n’y en a pas.
why-height-down = { $to } est au pied de la hauteur { $cell } : il faut sauter en bas.

## Course

word-run-on = Course
event-run-on = { $model } poursuit sa Course : { $mp } PM de plus.
why-run-twice = { $model } est déjà entré en { $cell } pendant cette Course.
why-run-unseen = { $cell } n’est pas en vue de { $origin }, où { $model } a commencé sa Course.
why-run-way = Tout chemin vers { $cell } sort de la vue de { $origin }, où la Course a commencé, ou passe deux fois par une case.
why-no-manoeuvre = Une Course ne permet aucune Manœuvre (« { $branch } »).

## Manœuvres

ask-through = Où ressort { $model }, au-delà de ses amis ?
ask-door = Quelle porte { $model } ouvre-t-il ou ferme-t-il ?
ask-climb = Quelle pente { $model } escalade-t-il ?
ask-window = Par quelle fenêtre passe { $model } ?
ask-wall = Quel mur { $model } escalade-t-il ?
ask-jump = Où saute { $model } ?
ask-down = Où { $model } saute-t-il en bas ?
ask-landing = { $model } tombe, et il y a quelqu’un en dessous. Où atterrit-il ?
waiting-landing = une case où atterrir

branch-through = Forcer le Passage entre des amis
branch-door = ouvrir ou fermer une porte (1 PM)
branch-climb = escalader une pente (2 PM)
branch-window = passer par une fenêtre (2 PM)
branch-wall = escalader un mur (2 PM)
branch-jump = sauter par-dessus (2 PM)
branch-down = sauter en bas (1 PM)

word-climb-climb = Escalade d’une pente
word-climb-window = Passage d’une fenêtre
word-climb-wall = Escalade d’un mur
word-jump-over = Saut
word-fall = Descente

event-passed-through = { $model } se faufile entre ses amis ({ $others }).
event-door-opened = { $model } ouvre la { $edge }.
event-door-closed = { $model } ferme la { $edge }.

why-nothing-for-door = Aucune porte n’est à côté { DE($model) } ({ $cell }).
why-nothing-for-through = Aucun ami dont on pourrait traverser la case n’est à côté { DE($model) }.
why-nothing-for-climb = Aucune pente ne monte depuis { $cell }.
why-nothing-for-window = Il n’y a pas de fenêtre en { $cell }.
why-nothing-for-wall = Il n’y a pas de mur à escalader en { $cell }.
why-nothing-for-down = On ne peut sauter en bas nulle part depuis { $cell }.
why-nothing-for-jump = Il n’y a rien vers quoi sauter depuis { $cell }.
why-nothing-for-leave = { $cell } n’est pas à une limite du plateau qu’on puisse franchir à pied.
why-locked = La { $edge } est verrouillée : il faut la forcer ou la crocheter.
why-broken = La { $edge } est brisée et ne se ferme plus.
why-door-guarded = { $enemy } se tient devant la { $edge } de ce côté et la garde fermée.
why-no-door = { CAP($edge) } : ce n’est pas une porte.
why-not-beside-door = { $model } n’est pas à côté de la { $edge }.
why-not-at-edge = { CAP($edge) } : pas au bord de { $cell }, où se tient { $model }.
why-not-off-board = { CAP($edge) } : cela mène hors du plateau, et une réaction mène dans une case.
why-no-climb-to = Aucune pente ne monte de { $cell } en { $to }.
why-no-down-to = { $to } n’est pas une case où l’on puisse sauter depuis { $cell }.
why-no-window-at = { CAP($edge) } : ce n’est pas une fenêtre de { $cell }, où se tient { $model }.
why-no-wall-at = { CAP($edge) } : ce n’est pas un mur de { $cell } qu’on puisse escalader.
why-huge = { $model } est Énorme et ne passe par aucune fenêtre.
why-no-jump-to = { $to } n’est pas une hauteur située de l’autre côté d’une seule case au sol depuis { $cell }.
why-no-diagonal-jump = Un saut en diagonale prend deux pas en diagonale ; { $model } en a moins.
why-no-landing = { $cell } n’est pas une case libre au sol à côté de { $over }, par-dessus laquelle on a sauté.
why-no-passage = Aucun passage entre des amis ne mène à une case libre avec { $mp } PM.
why-no-passage-to = Aucun passage par des cases d’amis ne mène { $model } en { $cell } : il faut une case libre après chaque ami traversé, et aucune de leurs cases où { $model } devrait s’arrêter.

## Forcer une porte

ask-force-door = Que force { $model } ?
word-force-door = Porte forcée
event-broken-open = { $model } force le passage ({ $edge }).
why-not-locked = { CAP($edge) } : rien n’est verrouillé.
why-not-forced = { CAP($edge) } : ni une porte, ni un mur fragile.

## Quitter le plateau

ask-leave = Par quel bord { $model } quitte-t-il le plateau ?
branch-leave = quitter le plateau
word-leave-board = Sortie du plateau
event-leaving = { $model } sort du plateau.
why-not-the-limit = { CAP($edge) } : ce n’est pas une limite du plateau.
why-no-exit = Personne ne peut quitter le plateau à pied ici : { $edge }.
