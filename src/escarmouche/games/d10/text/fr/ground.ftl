## Terrain

word-road = route
word-wood = bois
word-brush = broussailles
word-ruin = ruines
word-hedge = haie ou muret
word-fence = clôture
word-cart = obstacle bas
word-rock = rocher
word-wall = mur
word-house = mur de maison
word-tower = tour
word-ford = gué
word-deep = eau profonde
word-floor = étage
word-stairs = escalier
word-ladder = échelle
word-door = porte
word-window = fenêtre
word-parapet = parapet
word-open-door = ouverte
word-closed-door = fermée
word-barred-door = barrée
word-open = ouverte
word-closed = fermée
word-barred = barrée

## Comment s’appelle un élément de décor qui n’a pas de nom

terrain-road = la route
terrain-wood = le bois
terrain-brush = les broussailles
terrain-ruin = les ruines
terrain-hedge = la haie
terrain-fence = la clôture
terrain-cart = l’obstacle bas
terrain-rock = le rocher
terrain-wall = le mur
terrain-house = le mur de la maison
terrain-tower = la tour
terrain-ford = le gué
terrain-deep = l’eau profonde
terrain-floor = l’étage
terrain-stairs = l’escalier
terrain-ladder = l’échelle
terrain-door = la porte
terrain-window = la fenêtre
terrain-parapet = le parapet

## Où une figurine peut se tenir

why-taken = { $by ->
    [edge] { $figure } dépasserait le bord de la table.
    [rim] { $figure } dépasserait le bord du plancher.
   *[other] { $figure } ne peut pas se tenir là, à cause { DE($by) }.
}

## Brouillard

event-halted = { $figure } s’arrête : { $target } se cache sur le chemin.
event-noticed = On aperçoit { $figure } : un ennemi est à 5 cm ou moins.
