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

## Où une figurine peut se tenir

why-taken = { $by ->
    [edge] { $figure } dépasserait le bord de la table.
    [rim] { $figure } dépasserait le bord du plancher.
   *[other] { $figure } ne peut pas se tenir là, à cause { DE($by) }.
}

## Brouillard

event-halted = { $figure } s’arrête : { $target } se cache sur le chemin.
