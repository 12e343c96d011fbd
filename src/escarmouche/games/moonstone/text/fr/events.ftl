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
ask-move-terrain = Où va le centre { DE($terrain) }, à { DIST($distance) } au plus ?

branch-robbery = Larcin (2 énergies) : prendre une pierre à une figurine plus faible à moins de 1″
branch-shuffle-back = remettre et mélanger les cartes Arcanes retirées
branch-clumsiness-of-cowards = Maladresse des lâches : un personnage à moins de 8″ de son propre bord lâche toutes ses pierres
branch-dawnlight-robbery = Vol à l’aurore : un personnage peut détrousser plus faible que lui pendant ce tour
branch-favours-of-the-phantasm = Faveurs du fantôme : retirez des cartes du Deck Arcane, une pour chacun de vos tués
branch-hesitation = Hésitation : l’action n’a pas lieu, son énergie est perdue
branch-miraculous-recovery = Guérison miraculeuse : un personnage restaure toutes ses blessures
branch-ninja-reactions = Réflexes de ninja : un personnage ne subit aucune blessure de cette action
branch-crazy-town = révéler Ville en folie : du terrain se déplace à la fin de chaque phase de restauration
branch-defy-the-odds = révéler Contre toute attente : Course +1″ et Mêlée +1 tant qu’un autre joueur a plus de pierres
branch-erudition = révéler Érudition : Arcane +1 pour vos Sorciers et Clercs
branch-forced-march = révéler Marche forcée : Course +2″ pour vos Soldats
branch-raiding-party = révéler Bande de pillards : +2 dégâts à la première Attaque de Mêlée de chacun à chaque tour
branch-tavern-gossip = révéler Ragots de taverne : +1 à votre jet de première activation

## Ce qui s’est passé

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

## Pourquoi non

why-event-later = On ne peut pas jouer { $card } maintenant. Son moment : { $when }.
why-event-nobody = Il n’y a personne sur qui jouer { $card } maintenant.
why-agenda-later = On ne peut pas révéler { $card } pendant qu’une action est résolue.
why-none-slain = { $card } demande qu’un de vos personnages ait été tué.
why-deck-in-use = Le Deck Arcane est en cours d’utilisation.
why-terrain-too-far = { $terrain } se déplacerait de { DIST($gap) } ; le maximum est { DIST($reach) }.
why-terrain-off-board = { $terrain } dépasserait du bord de la table.
why-terrain-blocked = Impossible de déplacer { $terrain } jusque-là. En chemin : { $by }.

## Mots

word-first = en premier
word-second = en second
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
