# Mouvements et emplacements : pourquoi non

why-not-legs = Un mouvement est une suite de { $most } lignes droites au plus, pas { $legs }.
why-not-straight = Ce mouvement est une seule ligne droite.
why-too-long = Cela coûte { DIST($length) } ; { DIST($most) } au plus peuvent être dépensés.
why-off-table = { $figure } ne peut pas quitter la table.
why-in-the-way = { $by ->
    [rim] Le bord du plancher arrête { $figure }.
   *[other] { $figure } ne peut pas passer, à cause { DE($by) }.
}
why-laden-jump = { $by ->
    [rim] { $figure } porte { $object } et ne peut pas sauter en bas.
   *[other] { $figure } porte { $object } et ne peut pas sauter par-dessus { $by }.
}
why-no-riders = { $figure } ne peut pas y aller à cheval.
why-stops-at-contact = { $figure } entre en contact avec { $target } en chemin : le mouvement s’arrête là.
why-open-ground = { $figure } doit rester en terrain non clair tout du long.
why-no-landing = { $by ->
    [edge] Il n’y a pas de place pour { $figure } au-delà { DE($piece) } : la table s’arrête là.
    [rim] Il n’y a pas de place pour { $figure } au-delà { DE($piece) } : le plancher s’arrête là.
   *[other] Il n’y a pas de place pour { $figure } au-delà { DE($piece) }, à cause { DE($by) }.
}
why-not-over = Le chemin { DE($figure) } doit passer sur { $target }.
why-taken = { $by ->
    [edge] { $figure } dépasserait le bord de la table.
    [rim] { $figure } dépasserait le bord du plancher.
   *[other] { $figure } ne peut pas se tenir là, à cause { DE($by) }.
}
why-no-contact = { $figure } finirait à { DIST($gap) } { DE($target) } ; une charge finit au contact.
why-touches-already = { $figure } touche déjà { $target }.
why-not-on-level = { $figure } et { $target } ne seraient pas au même niveau.
why-not-so-far = Cela fait { DIST($length) } ; il faut { DIST($wanted) }.
why-still-in-contact = { $figure } serait au contact { DE($target) }.
why-not-away = { $figure } doit finir plus loin { DE($target) }.
why-not-in-zone = { $figure } doit être placé entièrement dans sa zone.
why-too-near = { $figure } serait à { DIST($gap) } { DE($target) } ; il faut au moins { DIST($least) }.
why-zone-full = { $most ->
    [one] Une seule figurine peut commencer là.
   *[other] { $most } figurines au plus peuvent commencer là.
}
why-zone-kept = Les { $least } premières figurines placées là doivent être des archers ou des arbalétriers.
why-needed-there = { $figure } est nécessaire là où { $least } archers ou arbalétriers doivent commencer.
why-not-at-edge = { $figure } doit toucher le bord { $edge }.
