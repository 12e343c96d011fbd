## Préparer une partie

game-moonstone = Moonstone
game-moonstone-lead = Déterrez de nuit des pierres luisantes, et bluffez, cognez, volez pour les garder.
game-moonstone-pitch = Chacun mène quelques drôles de personnages pendant les quatre tours d’une nuit. On creuse, on se bat avec des cartes choisies en secret, on jette des sorts en mentant sur une carte cachée. À l’aube, qui porte le plus de pierres gagne.
game-moonstone-size = Des troupes de quatre
edition-fr = Dernière édition (française)
edition-en = Édition précédente (anglaise)
word-basic = Règles de base
word-advanced = Règles avancées
word-optional = Règles optionnelles
option-size = Personnages par joueur
option-size-help = Combien de personnages chacun amène. Sans précision : six à deux joueurs, quatre à trois, trois à quatre.
option-stones = Pierres de Lune
option-stones-help = Combien de pierres sont lâchées sur le plateau. Cinq conviennent à de petites troupes.
option-sudden_limit = Tours de Mort Subite
option-sudden_limit-help = Si l’égalité dure encore après ce nombre de tours de Mort Subite, la partie est nulle.
option-mulligan = Mulligan
option-mulligan-help = Une fois par partie, chaque joueur peut faire lâcher à nouveau toutes les pierres.
option-sudden_death = Mort Subite
option-sudden_death-help = À égalité après le tour quatre, la partie continue, un tour à la fois.
option-reactions = Mouvements de Réaction
option-reactions-help = Après chaque action, un adversaire peut dépenser 1 énergie pour bouger un personnage de 1″.
option-distractions = Distractions
option-distractions-help = Un combattant engagé aussi par d’autres ennemis pioche une carte Mêlée de moins pour chacun d’eux.
option-going_for_it = On fonce !
option-going_for_it-help = En Mêlée, chaque camp peut dépenser 1 énergie pour deux cartes Mêlée de plus.
option-follow_ups = Ripostes
option-follow_ups-help = Certains résultats d’une carte Mêlée donnent une seconde attaque, gratuite.
option-signature_moves = Bottes secrètes
option-signature_moves-help = Chaque personnage peut transformer une des six cartes Mêlée en un coup bien à lui.
option-buildings = Bâtiments
option-buildings-help = On peut entrer dans les maisons : portes, fenêtres et planchers comptent. Sinon une maison est un bloc plein.
option-stairs = Escaliers
option-stairs-help = Les personnages montent et descendent les escaliers. Sinon un escalier est un bloc plein.
option-ladders = Échelles
option-ladders-help = Les personnages grimpent aux échelles, un étage par action Traverser.
option-elevation = Hauteur
option-elevation-help = Un personnage qui vise une cible au sol depuis un plancher surélevé a des avantages.
option-falling = Sauts et chutes
option-falling-help = Les personnages peuvent sauter des plates-formes et être poussés par-dessus bord.
option-squeezing = Se faufiler
option-squeezing-help = Pendant sa propre activation, un personnage peut passer là où c’est plus étroit que son socle.
option-draft = Draft
option-draft-help = Les joueurs choisissent leurs personnages tour à tour, et aucun ne peut être dans deux troupes.
option-events = Événements et Intrigues
option-events-help = Avant la partie, chaque joueur prend en secret un Événement et une Intrigue.

## Questions

ask-faction = À quelle faction appartient votre troupe ? Vous y prendrez { $size ->
    [one] un personnage
   *[other] { $size } personnages
  }.
ask-troupe = Prenez { $size ->
    [one] un personnage
   *[other] { $size } personnages différents
  } de votre faction.
ask-draft-first = Vous avez fait le plus haut jet : qui choisit en premier ?
ask-draft = Quel personnage prenez-vous ?
ask-roll-draft = Le jet pour le choix des troupes
ask-roll-deploy = Le jet de déploiement
ask-stones = Où tombent les pierres
ask-mulligan = Acceptez-vous la place des pierres, ou demandez-vous votre Mulligan pour qu’on les lâche toutes à nouveau ?
ask-role = Vous avez fait le plus haut jet : préférez-vous vous placer en premier (et choisir votre bord), ou avoir l’Initiative ?
ask-edge = Quel bord de table est le vôtre ?
ask-deploy = Quel personnage placez-vous, entièrement à 10″ ou moins de votre bord ({ $edge }) ?
ask-deploy-at = Où placez-vous { $model }, entièrement à 10″ ou moins de votre bord ({ $edge }) ?

## Réponses

word-accept = accepter
word-again = lâcher à nouveau
word-early-bird = Se Placer en Premier
word-initiative = Initiative
word-north = nord
word-south = sud
word-east = est
word-west = ouest

## À quoi un joueur réfléchit, en quelques mots pour les autres

waiting-faction = une faction
waiting-troupe = une troupe
waiting-draft-first = qui choisit en premier
waiting-draft = un personnage à prendre
waiting-mulligan = le Mulligan
waiting-role = un rôle pour le déploiement
waiting-edge = un bord de table
waiting-deploy = un personnage à placer

## Ce qui se passe

word-roll-draft = Jet pour le choix des troupes
word-roll-deploy = Jet de déploiement
event-rolled-for = { $what } : le joueur { $seat } obtient { $score }.
event-faction = Faction du joueur { $seat } : { $faction }.
event-troupe = La troupe du joueur { $seat } : { $characters }.
event-draft-begins = Le joueur { $seat } choisit en premier. Chacun prend { $size ->
    [one] un personnage
   *[other] { $size } personnages
  }.
event-drafted = Le joueur { $seat } prend { $character }.
event-stones-dropped = { $count } Pierres de Lune sont lâchées au-dessus du centre du plateau. Leurs profondeurs : { $depths }.
event-mulligan = Le joueur { $seat } demande un Mulligan : toutes les pierres sont lâchées à nouveau.
event-roles = Le joueur { $early } se place en premier, le joueur { $initiative } a l’Initiative.
event-deploy-order = Les joueurs se déploient dans cet ordre : { $seats }.
event-edge = Bord du joueur { $seat } : { $edge }.
event-deployed = Déploiement : { $model }.
event-all-deployed = Tout le monde est en place.

## Pourquoi pas

why-faction-small = La faction { $faction } a ici { $count ->
    [one] { $count } personnage
   *[other] { $count } personnages
  } ; une troupe en demande { $size }.
why-faction-edition = { $faction } n’existe pas dans cette édition.
why-other-faction = { $character } n’est pas de la faction { $faction }.
why-drafted = Le joueur { $seat } a déjà pris { $character }.
why-draft-starves = Sans { $character }, quelqu’un ne pourrait plus réunir une troupe de { $size }.
why-malformed-drop = « { $answer } » n’est pas un lâcher : répondez par x, y et la profondeur de chaque pierre.
why-stone-off-board = { CAP($stone) } serait hors du plateau : on la lâche à nouveau.
why-stone-on = { CAP($stone) } serait sur autre chose : { $by }. On la lâche à nouveau.
why-edge-claimed = Ce bord est celui du joueur { $seat } : { $edge }.
why-deployed = { $model } est déjà sur la table.
why-off-board = Le socle { DE($model) } dépasserait du bord du plateau.
why-outside-zone = Le côté le plus éloigné du socle { DE($model) } serait à { DIST($far) } de votre bord ({ $edge }) ; le maximum est { DIST($depth) }.
why-no-floor = Il n’y a pas de plancher à une hauteur de { DIST($height) } à cet endroit.

## Ce qui ne va pas dans ce qui a été convenu

error-size = Une troupe a au moins un personnage, pas { $size }.
error-too-many-given = Des factions ou des troupes sont données pour plus de { $seats } joueurs.
error-faction = Il n’y a pas de faction « { $faction } » dans cette édition. Elle a : { $known }.
error-character = Il n’y a pas de personnage « { $character } » dans cette édition.{ SUGGEST($nearest) }
error-too-few = Aucune faction n’a { $size } personnages à proposer ({ $faction }).
error-troupe-size = La troupe donnée au joueur { $player } a { $count ->
    [one] { $count } personnage
   *[other] { $count } personnages
  } ; il en faut { $size }.
error-troupe-drafted = Le draft ne donne un personnage qu’à un seul joueur, et deux troupes ont celui-ci : { $character }.
error-troupe-twice = La troupe donnée au joueur { $player } a deux fois le même personnage.
error-troupe-mixed = Les personnages donnés au joueur { $player } ne sont pas tous d’une même faction.
error-troupe-faction = Les personnages donnés au joueur { $player } ne sont pas tous de la faction qui lui est donnée ({ $faction }).
error-seats = Moonstone se joue à 2, 3 ou 4 joueurs, pas à { $seats }.
