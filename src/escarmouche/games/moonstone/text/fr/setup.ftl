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
ask-mulligan = Acceptez-vous les pierres où elles sont, ou demandez-vous votre Mulligan pour les lâcher toutes à nouveau ?
ask-role = Vous avez fait le plus haut jet : voulez-vous Vous Placer en Premier (vous choisissez le bord de table) ou avoir l’Initiative ?
ask-edge = Quel bord de table est le vôtre ?
ask-deploy = Quel personnage placez-vous, entièrement à moins de 10″ de votre bord ({ $edge }) ?
ask-deploy-at = Où placez-vous { $model }, entièrement à moins de 10″ de votre bord ({ $edge }) ?

## Ce qui s’est passé

event-rolled-for = { $what } : le joueur { $seat } fait { $score }.
event-faction = Faction du joueur { $seat } : { $faction }.
event-troupe = La troupe du joueur { $seat } : { $characters }.
event-draft-begins = Le joueur { $seat } choisit en premier. Chacun prend { $size ->
    [one] un personnage
   *[other] { $size } personnages
  }.
event-drafted = Le joueur { $seat } prend { $character }.
event-stones-dropped = { $count } Pierres de Lune tombent au-dessus du centre de la table. Leurs profondeurs : { $depths }.
event-mulligan = Le joueur { $seat } demande un Mulligan : toutes les pierres sont lâchées à nouveau.
event-roles = Le joueur { $early } se place en premier, le joueur { $initiative } a l’Initiative.
event-deploy-order = Les joueurs se déploient dans cet ordre : { $seats }.
event-edge = Bord du joueur { $seat } : { $edge }.
event-deployed = Déploiement : { $model }.
event-all-deployed = Tout le monde est en place.

## Pourquoi non

why-faction-small = La faction { $faction } a ici { $count ->
    [one] { $count } personnage
   *[other] { $count } personnages
  } ; une troupe en demande { $size }.
why-other-faction = { $character } n’est pas de la faction { $faction }.
why-drafted = Le joueur { $seat } a déjà pris { $character }.
why-draft-starves = Sans { $character }, quelqu’un ne pourrait plus réunir une troupe de { $size }.
why-malformed-drop = « { $answer } » n’est pas un lâcher : répondez x, y et profondeur pour chaque pierre.
why-stone-off-board = { CAP($stone) } serait hors de la table : on la lâche à nouveau.
why-stone-on = { CAP($stone) } ne peut pas se trouver sur { $by } : on la lâche à nouveau.
why-off-board = Le socle { DE($model) } dépasserait du bord de la table.
why-outside-zone = Le côté le plus éloigné du socle { DE($model) } serait à { DIST($far) } de votre bord ({ $edge }) ; le maximum est { DIST($depth) }.
why-no-floor = Il n’y a pas de plancher à une hauteur de { DIST($height) } à cet endroit.

## Erreurs et mots

error-size = Une troupe a au moins un personnage, pas { $size }.
error-too-many-given = Des factions ou des troupes sont données pour plus de { $seats } joueurs.
error-faction = Il n’y a pas de faction « { $faction } » dans cette édition. Elle a : { $known }.
error-character = Il n’y a pas de personnage « { $character } » dans cette édition. Vouliez-vous dire : { $nearest } ?
error-too-few = Aucune faction n’a { $size } personnages à proposer (cherché : { $faction }).
error-troupe-size = La troupe donnée au joueur { $player } a { $count ->
    [one] { $count } personnage
   *[other] { $count } personnages
  } ; il en faut { $size }.
error-troupe-twice = La troupe donnée au joueur { $player } a deux fois le même personnage.
error-troupe-mixed = Les personnages donnés au joueur { $player } ne sont pas tous d’une même faction.
error-troupe-faction = Les personnages donnés au joueur { $player } ne sont pas tous de la faction qui lui est donnée ({ $faction }).
word-roll-draft = Jet pour le choix des troupes
word-roll-deploy = Jet de déploiement
word-roll-events = Jet pour les Événements et Intrigues
word-accept = accepter
word-again = lâcher à nouveau
word-early-bird = Se Placer en Premier
word-initiative = Initiative
word-north = nord
word-south = sud
word-east = est
word-west = ouest
