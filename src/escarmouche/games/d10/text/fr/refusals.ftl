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

why-not-in-game = { $card } n’est pas dans cette partie.
why-away-dead = { $figure } n’est plus en vie.
why-away-out = { $figure } est hors de combat.
why-away-left = { $figure } a quitté la table.
why-away-reserve = { $figure } n’est pas encore sur la table.
why-away-veiled = { $figure } se cache : vous ne savez pas où.
why-not-own = { $figure } n’est pas une de vos figurines.
why-itself = { $figure } ne peut pas être sa propre cible.
why-friend = { $target } et { $figure } sont du même camp.

## Armes et marqueurs

why-weapon-of = Cette arme est celle { DE($by) }, pas celle { DE($figure) } ({ $weapon }).
why-weapon-lies = Cette arme est par terre ({ $weapon }) : { $figure } devrait d’abord la ramasser.
why-not-touched = { $figure } ne touche pas cela ({ $marker }).

## Portes

why-closed = { CAP($door) } est fermée : { $figure } doit d’abord l’ouvrir.

## Longueurs

named-length = { DIST($length) }
