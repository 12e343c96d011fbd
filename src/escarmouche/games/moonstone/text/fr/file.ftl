## Ce qui ne va pas dans un fichier de carte

file-card-id-taken = l’identifiant { $id } figure déjà dans { $file }
file-card-other-name = « { $id } » s’appelle « { $name } » sur la carte { $card } : un même identifiant porte partout le même nom
file-card-pip = un point bleu est sur la case { $pip }, mais il y a { $health } cases
file-card-deals = il manque les dégâts contre { $missing }
file-card-copy = l’identifiant { $id } finit par un nombre, comme ceux des deuxièmes exemplaires
file-card-id = « { $id } » n’est pas un identifiant : écrivez des minuscules, avec des traits d’union entre les mots
file-card-action = { $id } est déjà le nom d’une action
file-card-id-twice = l’identifiant { $id } figure deux fois
file-card-requirement = « { $text } » n’est pas une condition : écrivez par exemple green X ou blue 2
file-card-word = un mot par ligne, avec ses paramètres en dessous
file-card-amount = « { $text } » n’est pas une quantité : écrivez un nombre, X, 2X ou X+1

## Ce qui ne va pas dans un fichier de plateau

file-piece = { $id } : { $problem }
file-board-id = l’identifiant « { $id } » est vide, déjà pris ou réservé
file-board-centre = aucun terrain ne peut se trouver au centre exact du plateau
file-board-top = le haut (top) doit être au-dessus du bas (bottom)
file-board-building = il n’y a pas de bâtiment « { $building } »
file-board-floor = il n’y a pas de plancher « { $floor } »
file-board-stairs = un escalier est donné par les deux bouts de son pied (foot) et de sa tête (head)
file-board-outline = un seul de rect, circle, polygon et line donne le contour
file-board-floor-outline = un plancher est un rect ou un polygon
file-board-line = une ligne demande au moins deux points différents
file-board-size = la taille doit dépasser 0
file-board-corners = un contour demande trois coins qui ne sont pas alignés
file-board-crossed = le contour se croise lui-même
file-board-edge = cela dépasse du bord du plateau, qui fait { DIST($side) } sur { DIST($side) }
file-board-upper = il faut mener à un plancher : upper manque
file-board-higher = le plancher du haut doit être plus haut que celui du bas
file-board-storeys = il faut au moins un étage (storeys)
file-board-foot = le pied (foot) doit se trouver sur { $floor }
file-board-head = la tête (head) doit se trouver au bord de { $floor }

## Ce qui ne va pas dans la position d’un cas

file-position-deck = une pioche est une liste de cartes, ou {"{"}without: [..], top: [..]{"}"}
file-position-deploy = il ne reste personne à déployer
