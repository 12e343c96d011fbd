## Les cartes

name-robbery = Larcin
word-clumsiness-of-cowards = Maladresse des lâches
word-dawnlight-robbery = Vol à l’aurore
word-favours-of-the-phantasm = Faveurs du fantôme
word-hesitation = Hésitation
word-miraculous-recovery = Guérison miraculeuse
word-ninja-reactions = Réflexes de ninja
word-crazy-town = Ville en folie
word-defy-the-odds = Contre toute attente
word-erudition = Érudition
word-forced-march = Marche forcée
word-raiding-party = Bande de pillards
word-tavern-gossip = Ragots de taverne
word-robbery = Larcin
card-clumsiness-of-cowards = Une fois par partie, à tout moment : choisissez un personnage à 8″ ou moins du bord de table où son joueur s’est déployé. Il lâche toutes les Pierres de Lune qu’il porte.
card-dawnlight-robbery = Une fois par partie, à tout moment : jusqu’à la fin du tour, un personnage a la Compétence Active Larcin (2 énergies, portée 1″, une fois par tour) : une figurine qui a moins de points de vie que lui perd une Pierre de Lune, et il la gagne.
card-favours-of-the-phantasm = Une fois par partie, à tout moment où le Deck Arcane ne sert pas : parcourez-le et retirez-en une carte pour chacun de vos personnages tués. Personne d’autre ne les voit. Vous pouvez à tout moment les y remettre et mélanger.
card-hesitation = Une fois par partie, quand un personnage ennemi déclare une action : elle n’a pas lieu, et l’énergie payée est perdue.
card-miraculous-recovery = Une fois par partie, au début d’une phase de restauration : un personnage récupère tous ses points de vie.
card-ninja-reactions = Une fois par partie, quand un personnage va subir des blessures d’une action : toutes celles qu’il subit de cette action deviennent nulles, y compris celles des Ripostes, des Effets de Phase de fin et des Compétences Arcanes rejouées.
card-crazy-town = Dominion seulement. Une fois révélée : à la fin de chaque phase de restauration, retournez une carte Arcane ; vous pouvez déplacer jusqu’à X éléments de terrain, chacun de 3″ au plus. Sur une Catastrophe, le joueur à votre gauche peut en déplacer un de 6″ au plus. Ce qui se trouve sur un élément se déplace avec lui.
card-defy-the-odds = Une fois révélée : tant qu’un autre joueur a plus de Pierres de Lune que vous, vos personnages ont Course +1″ et Mêlée +1.
card-erudition = Commonwealth seulement. Une fois révélée : vos Sorciers et vos Clercs ont Arcane +1.
card-forced-march = Une fois révélée : la Course de vos Soldats est plus longue de 2″.
card-raiding-party = Dominion seulement. Une fois révélée : à chaque tour, la première Attaque de Mêlée de chacun de vos personnages inflige 2 dégâts de plus.
card-tavern-gossip = Commonwealth seulement. Une fois révélée : vous ajoutez 1 à votre jet de première activation, à chaque tour.

## Questions

ask-roll-events = Le jet pour les Événements et Intrigues
ask-event-order = Vous avez fait le plus haut jet : choisissez-vous Événements et Intrigues en premier ou en second ?
ask-take-card = Prenez en secret un Événement ou une Intrigue.
ask-window = { $when ->
    [on-declaration] { $model } déclare une action ({ $action }). Jouez-vous un Événement ?
    [on-wounds] Des blessures vont être cochées ({ $victims } : { $wounds }). Jouez-vous un Événement ?
    [on-roll] Les dés sont jetés. Révélez-vous une Intrigue ?
   *[other] { $when } : jouez-vous un Événement ou révélez-vous une Intrigue ?
  }
ask-event-target = { $card } : sur quel personnage ?
ask-search = Quelles cartes retirez-vous du Deck Arcane ?
ask-crazy-town = Ville en folie : quel élément de terrain déplacez-vous, jusqu’à { DIST($distance) } ? ({ $count ->
    [one] encore un élément
   *[other] encore { $count } éléments
  })
ask-move-terrain = { $terrain } : où va le centre, à { DIST($distance) } au plus ?

## Réponses

word-first = en premier
word-second = en second
branch-robbery = Larcin (2 énergies) : prendre une pierre à une figurine plus faible, à 1″ ou moins
branch-shuffle-back = remettre dans le paquet les cartes Arcane retirées, et mélanger
branch-clumsiness-of-cowards = Maladresse des lâches : un personnage à 8″ ou moins de son propre bord lâche toutes ses pierres
branch-dawnlight-robbery = Vol à l’aurore : un personnage peut détrousser plus faible que lui pendant ce tour
branch-favours-of-the-phantasm = Faveurs du fantôme : retirer des cartes du Deck Arcane, une pour chacun de vos tués
branch-hesitation = Hésitation : l’action n’a pas lieu, son énergie est perdue
branch-miraculous-recovery = Guérison miraculeuse : un personnage récupère tous ses points de vie
branch-ninja-reactions = Réflexes de ninja : un personnage ne subit aucune blessure de cette action
branch-crazy-town = révéler Ville en folie : du terrain se déplace à la fin de chaque phase de restauration
branch-defy-the-odds = révéler Contre toute attente : Course +1″ et Mêlée +1 tant qu’un autre joueur a plus de pierres
branch-erudition = révéler Érudition : Arcane +1 pour vos Sorciers et Clercs
branch-forced-march = révéler Marche forcée : Course +2″ pour vos Soldats
branch-raiding-party = révéler Bande de pillards : +2 dégâts à la première Attaque de Mêlée de chacun à chaque tour
branch-tavern-gossip = révéler Ragots de taverne : +1 à votre jet de première activation

## À quoi un joueur réfléchit, en quelques mots pour les autres

waiting-event-order = qui choisit en premier
waiting-take-card = un Événement ou une Intrigue
waiting-window = Événements et Intrigues
waiting-event-target = un personnage pour l’Événement
waiting-search = des cartes du Deck Arcane
waiting-crazy-town = un élément de terrain à déplacer
waiting-move-terrain = où va l’élément de terrain

## Ce qui se passe

event-events-begin = Le joueur { $seat } choisit Événements et Intrigues en premier.
event-deck-seen = Vous regardez les cartes : { $cards }.
event-took-card = Vous prenez { $card }.
event-took-a-card = Le joueur { $seat } prend une carte en secret ; il en reste { $left }.
event-played-event = Le joueur { $seat } joue { $card }.
event-played-event-on = Le joueur { $seat } joue { $card } sur { $model }.
event-revealed-agenda = Le joueur { $seat } révèle { $card }.
event-idle-agenda = { $card } ne sert qu’à la faction { $faction } : sans effet pour le joueur { $seat }.
event-phantasm-cards = Vous retirez du Deck Arcane : { $cards }.
event-phantasm = Le joueur { $seat } retire { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  } du Deck Arcane sans les montrer ; le reste est mélangé.
event-phantasm-back = Le joueur { $seat } remet { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  } dans le Deck Arcane et mélange.
event-town-flipped = Ville en folie du joueur { $seat } : { $card }.
event-terrain-moved = { $terrain } se déplace de { DIST($by) }.

## Pourquoi pas

why-event-later = On ne peut pas jouer { $card } maintenant. Moment prévu : { $when }.
why-event-nobody = Il n’y a personne sur qui jouer { $card } maintenant.
why-event-miraculous-recovery = { $model } a encore tous ses points de vie.
why-event-clumsiness-of-cowards = { $model } ne porte pas de pierre à 8″ ou moins de son propre bord de table.
why-event-ninja-reactions = { $model } n’est pas sur le point de subir des blessures.
why-event-dawnlight-robbery = { $model } ne peut pas recevoir cette compétence maintenant.
why-agenda-later = On ne peut pas révéler { $card } pendant qu’une action est résolue.
why-none-slain = On ne peut jouer { $card } que si un de vos personnages a été tué.
why-deck-in-use = Le Deck Arcane est en cours d’utilisation.
why-not-in-deck = Cette carte n’est pas dans le Deck Arcane : { $card }.
why-card-taken = Cette carte n’est plus dans le paquet : { $card }.
why-card-type = Vous avez déjà une carte de ce type ({ $held }) : il vous en faut une de l’autre, pas { $card }.
why-card-shown = Cette carte a déjà été jouée : { $card }.
why-card-window = Cette carte se joue quand on vous en demande une, pas maintenant : { $card }.
why-no-card-window = On joue cette partie sans Événements ni Intrigues : { $card }.
why-card-not-own = Vous n’avez pas pris cette carte : { $card }.
why-nothing-removed = Vous n’avez retiré aucune carte Arcane à remettre dans le paquet.
why-shuffle-later = On ne peut pas remettre les cartes retirées à ce moment.
why-terrain-too-far = Cet endroit est à { DIST($gap) } ; cet élément se déplace de { DIST($reach) } au plus : { $terrain }.
why-terrain-off-board = Cet élément dépasserait du bord du plateau : { $terrain }.
why-terrain-blocked = Impossible de déplacer cet élément jusque-là : { $terrain }. Sur le chemin : { $by }.
why-terrain-moved = Cet élément a déjà été déplacé : { $terrain }.
why-terrain-part = Impossible de déplacer cet élément seul : { $terrain }. C’est du Terrain Découvert, ou une partie d’autre chose.

## Moments

word-any-time = avant ou après une action, ou au début ou à la fin d’une phase du tour
word-before-action = Avant l’action
word-after-action = Après l’action
word-replenish-start = Début de la phase de restauration
word-replenish-end = Fin de la phase de restauration
word-activation-start = Début de la phase d’activation
word-activation-end = Fin de la phase d’activation
word-discard-start = Début de la phase de défausse
word-discard-end = Fin de la phase de défausse
word-wounds-known = quand un personnage va subir des blessures
word-declaration = quand un ennemi déclare une action
word-roll-events = Jet pour les Événements et Intrigues
