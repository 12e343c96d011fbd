## Ce qu’un joueur a nommé : ce que c’est

kind-figure = une figurine
kind-thing = une arme ou un bouclier de quelqu’un
kind-marker = quelque chose qui se trouve sur la table
kind-object = un objet du scénario
kind-terrain = un élément de décor
kind-card = un type de figurine
kind-weapon = un type d’arme
kind-edge = un côté de la table
kind-seat = un joueur
kind-action = une action

## Figurines

why-away-dead = { $figure } est mort.
why-away-out = { $figure } est hors de combat.
why-away-left = { $figure } a quitté la table.
why-away-reserve = { $figure } n’est pas encore sur la table.
why-away-veiled = { $figure } est caché : vous ne savez pas où.
why-not-own = { $figure } n’est pas une de vos figurines.
why-itself = { $figure } ne peut pas être sa propre cible.
why-friend = { $target } et { $figure } sont du même camp.
why-activated = { $figure } a déjà été activé ce tour.
why-reacted = { $figure } a dépensé ses PA dans une réaction et compte comme activé ce tour.

## Actions

why-part-of-move = { $action } n’est pas une action à part : cela se choisit dans le mouvement qui franchit l’obstacle.
why-reaction-only = { $action } est une réaction : seul celui qui est attaqué peut la choisir.
why-no-reaction = { $action } n’est pas une réaction : cela se fait pendant l’activation de la figurine.

## Mise en place

why-not-in-band = { $card } n’est pas dans la bande.
why-band-empty = Il n’y a encore personne dans la bande.
why-no-side = Personne ne se déploie là dans ce scénario ({ $edge }). Les côtés sont : { $edges }.
why-comes-later = { $figure } arrive plus tard, au tour { $turn }.
why-placed = { $figure } est déjà placé.
why-bearer-mounted = { $figure } est à cheval : { $object } est porté par quelqu’un à pied.
why-bearer-rank = { CAP($object) } est porté par une figurine à pied qui n’est ni Chef ni Personnage ; ce n’est pas le cas { DE($figure) }.

## Mouvements et places

why-no-arcs = Un mouvement est fait de lignes droites, sans arcs.
why-limping = Cela coûte { DIST($length) } ; { $figure } est blessé et ne peut dépenser que { DIST($most) }.
why-beyond = { $figure } va jusqu’à { DIST($most) } sur son chemin, ou s’arrête avant.
why-hangs-elsewhere = { $figure } est accroché ailleurs ({ $by }) et ne peut escalader rien d’autre.
why-not-climbable = On n’escalade pas { $piece }.
why-too-low = { CAP($piece) } n’atteint pas la hauteur { DE($figure) } : cela se franchit, cela ne s’escalade pas.
why-not-at-piece = { $figure } ne touche pas { $piece }.
why-climbed-by = On y monte en escaladant { $by }, que touche { $figure }.
why-roofed = Il y a un plancher au-dessus { DE($figure) } : { $piece } ne s’escalade pas de là-dessous.
why-not-a-door = Ce n’est pas une porte ({ $piece }).
why-not-barred = { CAP($door) } n’est pas barrée : il n’y a rien à forcer.
why-keeps-door = { CAP($door) } est barrée par le camp { DE($figure) }, qui n’a qu’à l’ouvrir.
why-not-a-ladder = Ce n’est pas une échelle ({ $piece }).
why-not-at-ladder = { $figure } n’est à aucun bout { DE($ladder) }.
why-not-down = { $target } n’est pas au sol.
why-trample-far = { $target } est à { DIST($gap) } { DE($figure) }, dont la monture parcourt { DIST($reach) }.
why-no-way-over = Aucun chemin ne mène { $figure } par-dessus { $target } jusqu’à une place libre.

## Corps à corps

why-not-in-contact = { $target } est à { DIST($gap) } { DE($figure) } : on ne frappe qu’un ennemi au contact.
why-other-level = { $figure } et { $target } ne sont pas au même niveau.

## Armes et tir

why-weapon-of = Cette arme est celle { DE($by) }, pas celle { DE($figure) } ({ $weapon }).
why-weapon-lies = Cette arme est par terre ({ $weapon }) : { $figure } devrait d’abord la ramasser.
why-empty-hands = { $figure } prend quelque chose en main ; tout ranger n’est pas un choix.
why-held-already = C’est déjà ce qu’il y a dans les mains { DE($figure) }.
why-held-alone = { $figure } tient déjà cela, et ne peut rien tenir d’autre avec.
why-same-thing = { $figure } a déjà cela dans une main : l’autre tient autre chose, ou rien.
why-too-many-hands = { $figure } ne peut pas tenir les deux ({ $weapon }, { $other }) : il y faudrait { $hands } mains.
why-not-loadable = Ce n’est pas une arme qui se charge ({ $weapon }).
why-not-damaged = Cette arme { DE($figure) } n’est pas détériorée ({ $weapon }).
why-not-missile-weapon = Ce n’est pas une arme de tir ({ $weapon }).
why-both-level = À ce niveau, les deux pistolets se tirent ensemble par un tir double.
why-both-aimed = Les deux pistolets se tirent ensemble avec « Tirer », pas avec « Viser ».
why-stray-friend = Le tir perdu menace un ami { DE($figure) }, pas { $target }.
why-not-near = { $figure } est à { DIST($gap) } { DE($target) } ; seul celui qui est à { DIST($reach) } ou moins est menacé.
why-not-nearest = { $figure } est à { DIST($gap) } { DE($target) } ; le plus proche est à { DIST($best) }.

## Tirs de réaction

why-reaction-down = { $figure } n’est pas debout et ne fait pas de tir de réaction.
why-reaction-engaged = { $figure } est au contact d’un autre ennemi debout et ne fait pas de tir de réaction.
why-charged = { $target } charge { $figure }, à qui il reste le tir défensif.
why-reaction-far = { $target } ne passe pas à { DIST($range) } ou moins { DE($figure) }, la portée de l’arme ({ $weapon }).
why-reaction-arc = { $target } n’est pas dans l’arc avant { DE($figure) } là où il est à portée ({ $weapon }).
why-reaction-hidden = { $target } est caché et ne passe pas à 5 cm ou moins { DE($figure) }.
why-reaction-touching = { $target } y est au contact { DE($figure) }.
why-reaction-unseen = { $figure } ne voit pas { $target } là où il est à portée ({ $weapon }).
why-not-a-point = On tire sur { $target } après un nombre entier de cm, ou à un bout de son chemin de { DIST($most) } : pas à { DIST($length) }.

## Objets

why-not-touched = { $figure } ne touche pas cela ({ $marker }).
why-not-a-weapon = Ce n’est pas une arme à ramasser ({ $marker }).
why-not-a-missile = Ce n’est pas un trait planté ({ $marker }).
why-carried-by = { $by } porte { $object }.
why-not-beside-friend = { $target } n’est pas au contact { DE($figure) }.
why-friend-down = { $target } n’est pas debout et ne prend rien.
