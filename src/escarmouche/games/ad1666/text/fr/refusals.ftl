## Ce qu’est un nom

kind-model = un personnage
kind-character = une carte de Personnage
kind-cell = une case
kind-edge = un bord du plateau
kind-thing = un objet
kind-item = une carte d’objet
kind-card = une carte
kind-seat = un joueur
kind-suit = une famille

## Personnages

why-not-in-game = { $character } n’est pas de cette partie.
why-which-one = Il y en a plusieurs, précisez lequel : { $models }.
why-killed = { $model } n’est plus en jeu : il compte comme tué.
why-fled = { $model } a fui et n’est plus en jeu.
why-left = { $model } a quitté le plateau et ne reviendra pas.
why-not-placed = { $model } n’est pas encore sur le plateau.
why-not-own = { $model } n’est pas un de vos personnages.
why-itself = { $model } ne peut pas se choisir lui-même.
why-recruit = { $target } est une Recrue, amie de tout le monde.
why-engages-nobody = { $model } n’a à côté de lui aucun ennemi à combattre.
why-no-npc = { $model } appartient à un joueur ; c’est le tour d’un personnage non joueur.
why-not-engaging = { $target } n’engage pas { $model }.
why-not-engaged-by = { $model } n’engage pas { $target }.

## Bandes et achats

why-band-empty = La Bande est encore vide.
why-not-in-band = { $character } n’est pas dans la Bande.
why-no-choice-of-arms = Personne dans la Bande n’a le choix de ses armes.
why-one-set-of-arms = La carte { DE($character) } ne laisse aucun choix d’armes.
why-no-such-arms = La carte { DE($character) } ne propose pas cela. Elle propose : { $variants }.
why-draft-holds = Ce qui a été choisi au tour par tour ne se rend pas.
why-band-unique-taken = { $character } est unique, et quelqu’un d’autre l’a déjà.
why-nobody-fits = Personne d’autre ne convient à cette Bande.
why-band-needed = { $character } est unique, et la Bande du joueur { $seat } ne peut pas s’en passer.
why-band-never-whole = Avec { $character }, cette Bande ne pourrait jamais être complète, et rien de ce qui est choisi ne se rend.
why-nothing-bought = Rien n’a été acheté qui puisse être rendu.
why-not-bought = Cela n’a pas été acheté : { $item }.
why-no-weapon-to-coat = { $model } n’a aucune arme qui puisse recevoir un poison de plus.
why-not-of-band = Cela n’appartient à personne de votre Bande : { $item }.
why-story-poison = Aucun poison ne s’obtient avec des points d’histoire.
why-no-ally = { $character } n’est pas un Roturier neutre : seuls ceux-ci deviennent des alliés.
why-no-hero = { $model } est un Roturier ; le capitaine est un Héros.
why-not-human = { $model } n’est pas humain et n’est le neveu de personne.
why-nephew-already = { $model } est déjà le « neveu » de quelqu’un.
why-nephew-hero = { $model } est un Héros : c’est l’autre choix, « un Héros ».
why-nephew-commoner = { $model } est un Roturier : c’est l’autre choix, « deux Roturiers ».
why-few-commoners = Il n’y a pas deux Roturiers à choisir.
why-no-heroes = Il n’y a aucun Héros à choisir.

## Cartes

why-not-in-hand = { $card } n’est pas dans votre main.
why-not-in-their-hand = { $card } n’est pas dans cette main.
why-no-player-card = { $card } n’est pas une Carte de Joueur : elle vient d’un jeu commun.
why-no-magic-card = { $card } n’est pas une carte du jeu de Magie.
why-not-drawn = { $card } n’a pas été piochée.
why-silent = { $card } est silencieuse : elle ne se choisit que si toutes les cartes piochées le sont.
why-empty-hand = Vous n’avez aucune carte en main.
why-joker-reinforces-not = { $card } ne renforce jamais un test.
why-no-match = { $card } ne peut pas renforcer { $first } : ni la même famille, ni la même valeur.
why-neither-card = { $card } n’est aucune des deux cartes.
why-not-from-deck = { $card } n’a pas été jouée depuis cette pioche dans ce test.
why-no-own-deck-card = Aucune carte de ce test ne vient de votre pioche.
why-no-other-deck-card = Aucune carte de ce test ne vient de l’autre pioche.
why-not-on-top = { $card } n’est pas une des cartes que vous regardez.
why-not-discarded = { $card } n’est pas dans cette défausse.

## Actions

why-too-late-for-full = « { $branch } » est une Action Entière : après une Action Partielle, { $model } ne peut en faire qu’une autre Partielle.
why-no-talent = { $model } n’a pas le talent nécessaire : « { $branch } ».
why-move-first = « { $branch } » fait partie d’un mouvement : il faut d’abord un Mouvement Entier ou Partiel ({ $model }).
why-still-moving = { $model } est en mouvement : il faut d’abord finir ce mouvement (« { $branch } »).
why-action-phase = « { $branch } » est une action : les actions se font dans la phase d’Action.
why-no-combat-now = Il n’y a pas de corps à corps dans la phase d’Action.
why-interaction-only = Cela se fait dans la phase d’Interaction.
why-awake = { $model } n’est pas Évanoui.
why-on-its-feet = { $model } n’est pas À Terre.
why-nothing-to-load = { $model } n’a aucune arme à charger.
why-never-loaded = Ce n’est pas une arme qui se charge : { $item }.
why-loaded-already = C’est déjà chargé : { $item }.
why-nothing-here = Rien ne se trouve en { $cell }, où se tient { $model }.
why-lies-elsewhere = Cela se trouve en { $cell }, pas là où se tient { $model } : { $item }.
why-nothing-to-force = { $model } n’est à côté d’aucune porte verrouillée ni d’aucun mur fragile.
why-nothing-to-use = { $model } n’a rien qui puisse servir ici.
why-not-used = Cela ne s’utilise pas par une action : { $item }.
why-no-lock-here = { $model } n’est devant aucune porte verrouillée : rien à faire ici ({ $item }).
why-no-load-step = Aucune arme n’est à charger pendant ce mouvement.
why-no-divination = Aucune carte n’est à lire pendant ce mouvement.
why-not-marked = { $target } n’est pas Discret : il n’y a rien à repérer.
why-empty-pockets = { $target } n’a rien qui puisse être volé.
why-not-stolen = Ce n’est pas un objet de scénario, cela ne se vole pas : { $item }.
why-no-mind-token = { $model } n’a pas de pion Lecture de pensées.
why-no-seer = Aucun de vos personnages n’a de pion Lecture de pensées.
why-no-nephew = Aucun de vos personnages n’a de « neveu » sur le plateau.
why-no-bond = { $target } n’est le « neveu » d’aucun de vos personnages.

## Objets et mains

why-nothing-handed-over = Un objet ne se pose pas et ne se donne pas.
why-thing-of-other = Cela appartient à { $owner } : { $item }.
why-thing-lies = Cela se trouve en { $cell }, il faut d’abord le ramasser : { $item }.
why-hands-fixed = L’équipement en main { DE($model) } est fixé jusqu’à sa prochaine activation.
why-nothing-to-hold = { $model } n’a rien à prendre en main.
why-just-swapped = { $model } vient de changer ce qu’il a en main : il faut d’abord faire autre chose.
why-hands-empty = { $model } n’a rien en main à présent.
why-keep = Pour ne rien changer en main ({ $model }), il n’y a rien à dire : faites autre chose.
why-only-carried = Cela se transporte seulement et ne se prend pas en main : { $item }.
why-needs-no-hand = Cela ne demande aucune main : { $item }.
why-in-hand-already = C’est déjà tout ce qui est en main ({ $model }) : { $item }.
why-one-hand-each = Un seul objet ne tient pas dans les deux mains : { $item }.
why-two-handed = Cela prend les deux mains : { $item }.
why-idle-hand = Cela ne sert à rien dans l’autre main : { $item }.
why-not-ranged = Ce n’est pas une arme à distance : { $item }.
why-not-close = Ce n’est pas une arme de corps à corps : { $item }.
why-armed = { $model } a une arme de corps à corps en main et ne se bat pas à mains nues.
why-no-used-token = Il n’y a là aucun pion Escrime utilisé ({ $item }).
why-too-many-tokens = { $model } a { $left ->
    [one] { $left } pion Escrime utilisable
   *[other] { $left } pions Escrime utilisables
  }, pas { $count }.

## Mouvement

why-there-already = { $model } se tient déjà en { $cell }.
why-way-too-long = Le chemin jusqu’en { $cell } coûte { $cost } PM ; { $model } en a { $mp }.
why-way-stops = En allant en { $cell }, { $model } devrait s’arrêter en { $by }, à côté { DE($enemy) }.
why-way-taken = { $other } barre le chemin vers { $cell } ({ $by }).
why-way-bends = Le chemin jusqu’en { $cell } demande { $needed } pas en diagonale ; il en reste { $left } à { $model } dans cette phase.
why-run-way = Tout chemin vers { $cell } sort de la vue de { $origin }, où la Course a commencé, ou passe deux fois par une case.
why-straight-on = Le pas gratuit mène tout droit en { $to }, pas en { $cell }.
why-no-manoeuvre = Une Course ne permet aucune Manœuvre (« { $branch } »).
why-nothing-for-door = Aucune porte n’est à côté { DE($model) } ({ $cell }).
why-nothing-for-through = Aucun ami dont on pourrait traverser la case n’est à côté { DE($model) }.
why-nothing-for-climb = Aucune pente ne monte depuis { $cell }.
why-nothing-for-window = Il n’y a pas de fenêtre en { $cell }.
why-nothing-for-wall = Il n’y a pas de mur à escalader en { $cell }.
why-nothing-for-down = On ne peut sauter en bas nulle part depuis { $cell }.
why-nothing-for-jump = Il n’y a rien vers quoi sauter depuis { $cell }.
why-nothing-for-leave = { $cell } n’est pas à une limite du plateau qu’on puisse franchir à pied.
why-no-climb-to = Aucune pente ne monte de { $cell } en { $to }.
why-no-down-to = { $to } n’est pas une case où l’on puisse sauter depuis { $cell }.
why-no-window-at = { CAP($edge) } : ce n’est pas une fenêtre de { $cell }, où se tient { $model }.
why-no-wall-at = { CAP($edge) } : ce n’est pas un mur de { $cell } qu’on puisse escalader.
why-no-jump-to = { $to } n’est pas une hauteur située de l’autre côté d’une seule case au sol depuis { $cell }.
why-no-passage-to = Aucun passage par des cases d’amis ne mène { $model } en { $cell } : il faut une case libre après chaque ami traversé, et aucune de leurs cases où { $model } devrait s’arrêter.
why-no-landing = { $cell } n’est pas une case libre au sol à côté de { $over }, par-dessus laquelle on a sauté.
why-no-door = { CAP($edge) } : ce n’est pas une porte.
why-not-beside-door = { $model } n’est pas à côté de la { $edge }.
why-not-at-edge = { CAP($edge) } : pas au bord de { $cell }, où se tient { $model }.
why-not-locked = { CAP($edge) } : rien n’est verrouillé.
why-not-forced = { CAP($edge) } : ni une porte, ni un mur fragile.
why-not-the-limit = { CAP($edge) } : ce n’est pas une limite du plateau.
why-no-exit = Personne ne peut quitter le plateau à pied ici : { $edge }.
why-not-off-board = { CAP($edge) } : cela mène hors du plateau, et une réaction mène dans une case.

## Guet

why-no-watch = { $model } n’a pas de marqueur Guet.
why-prone-watch = { $model } est À Terre et ne peut pas réagir.
why-cannot-react = { $model } ne peut faire à présent ni Tir Rapide ni pas.
why-no-such-reaction = Une réaction est un Tir Rapide ou un mouvement d’une case, pas ceci : « { $branch } ».
why-no-door-through = Il n’y a en { $cell } aucune porte fermée avec une case libre derrière.
why-one-square = { $cell } n’est pas à un pas ordinaire d’au plus 2 PM { DE($model) }.
why-door-open = { CAP($edge) } : elle n’est pas fermée, il suffit de la franchir d’un pas.
why-no-room-behind = Personne ne peut passer par là : { $edge }.

## Corps à corps

why-nobody-to-fight = Aucun de vos personnages n’a quelqu’un à combattre.
why-fought-already = { $model } a déjà été activé dans cette phase, en attaquant ou en étant attaqué.
why-prone-fights-not = { $model } est À Terre : il n’engage personne et ne commence aucun combat.
why-swept-once = { $model } a déjà combattu { $target } dans cette phase : le Balayage ne frappe chaque ennemi qu’une fois.
why-must-retreat = { $model } doit se retirer.
why-no-open-limit = { $model } n’est pas à une limite Ouverte du plateau.
why-not-next = { $cell } n’est pas voisine { DE($model) } : une Retraite est d’une seule case.
why-no-height = Personne ne se retire sur une hauteur ({ $cell }).
why-no-free-edge = { $model } ne peut pas atteindre { $cell } sans test : on ne s’y retire pas.
why-controlled = { $cell } est dans la Zone de Contrôle { DE($enemy) }.
why-npc-supports-not = { $model } est un personnage non joueur et ne soutient personne.
why-support-lying = { $model } est au sol et n’apporte aucun soutien.
why-support-marked = { $model } est Discret et n’apporte aucun soutien.
why-support-engaged = { $model } est aussi engagé par { $enemy } et n’apporte aucun soutien.
why-shooter-unhurt = { $model } a tiré lui-même : le tir ne lui revient pas.
why-missed = Le tir a manqué { $target } : il ne peut toucher que quelqu’un qui se bat avec lui.
why-not-with-target = { $model } ne se bat pas avec { $target }.

## Conversation, interaction, moral

why-takes-part = { $model } participe de toute façon.
why-talks-lying = { $model } est À Terre et n’aide pas.
why-same-gender = { $model } et { $target } ne sont pas de Genres opposés.
why-cold = { $target } est Froid et ne peut pas être séduit.
why-tried-before = { $model } a déjà tenté de séduire { $target } : une seule fois par partie.
why-beside-neither = { $model } n’est ni à côté { DE($one) } ni à côté { DE($two) }.
why-not-speaking = { $target } ne participe pas de votre côté.
why-no-seduction = Aucun de vos personnages ne peut séduire qui que ce soit à présent.
why-no-recruit = Aucun de vos personnages ne peut recruter qui que ce soit à présent.
why-no-seducer = { $model } n’a pas le talent Séduction.
why-nobody-for-seduction = Aucun ennemi à séduire n’est à côté { DE($model) }.
why-nobody-for-recruit = Aucune Recrue n’est à côté { DE($model) }.
why-no-recruit-it = { $target } n’est pas une Recrue.
why-not-poisoned = Aucun poison n’agit ({ $model }).
why-poison-tested = { $model } a fait tous ses tests de poison dans cette phase.
why-not-poisoned-with = Ce poison n’agit pas ({ $item }, { $model }).
why-this-poison-tested = { $model } a déjà fait son test contre ce poison dans cette phase ({ $item }).
why-hero-steady = { $model } est un Héros : seuls les Roturiers testent leur moral.
why-not-crippled = { $model } n’est pas Estropié et ne teste pas son moral.
why-morale-tested = { $model } a fait son test de moral dans cette phase.

## Personnages non joueurs

why-npc-acts-not = { $model } n’agit pas ce tour-ci : le scénario n’en laisse agir que certains.
why-no-attacker = { $model } n’est pas un Attaquant ({ $vocation }) : eux seuls agissent et combattent d’eux-mêmes.
why-not-weakest = { $target } se bat mieux ({ $score }) que { $other } ({ $least }) : c’est le plus faible qui est attaqué.
why-not-in-brawl = { $target } ne prend pas part au combat entre { $model } et { $other }.
why-npc-among-npcs = { $target } est aussi un personnage non joueur : le Balayage { DE($model) } ne le frappe pas.
why-not-its-goal = { $cell } n’est pas la case la plus proche pour ce que cherche { $model }.
why-not-its-way = { $at } n’est sur aucun des plus courts chemins { DE($model) }.
why-no-step-on-its-way = Aucun des plus courts chemins { DE($model) } ne commence par un pas.
why-no-door-on-its-way = Aucun des plus courts chemins { DE($model) } ne commence par une porte.
why-not-nearest = { $other } est plus près { DE($model) } que { $target }.
why-npc-no-foe = { $target } n’est pas un ennemi { DE($model) }.
why-npc-other-weapon = Ce n’est pas l’arme de ce tir : { $item }.
why-npc-best = { $model } prend l’arme avec laquelle il se bat le mieux.

## Bords

edge-between = le bord entre { $one } et { $other }
edge-limit = la limite du plateau en { $cell }
why-closed = La { $edge } est fermée : il faut d’abord l’ouvrir.
why-wall-between = Un mur sépare { $cell } et { $to }.
why-window-between = Une fenêtre sépare { $cell } et { $to } : il faut passer par elle.
why-slope-between = Une pente monte de { $cell } en { $to } : il faut l’escalader.
why-height-up = { $to } est une hauteur : on y monte de { $cell } par un escalier ou une échelle, et il n’y en a pas.
why-height-down = { $to } est au pied de la hauteur { $cell } : il faut sauter en bas.
