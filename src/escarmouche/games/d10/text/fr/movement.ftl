## Branches des menus

branch-advance = Avancer
branch-quick = Avancer vite
branch-face = S’orienter
branch-getup = Se relever
branch-recover = Se rétablir
branch-crawl = Avancer couché
branch-movehid = Avancer caché
branch-movecro = Avancer tapi
branch-climb = Escalader
branch-flee = Fuir le combat
branch-lie = Se coucher
branch-hide = Se cacher
branch-crouch = Se tapir
branch-rise = Ne plus être tapi
branch-ladder = Prendre l’échelle
branch-door = Ouvrir, fermer une porte
branch-force = Forcer une porte barrée
branch-mount = Monter en selle
branch-dismount = Mettre pied à terre
branch-letgo = Lâcher prise

## Questions

ask-face = Dans quelle direction { $figure } s’oriente-t-il ?
ask-advance = Où { $figure } avance-t-il, de { DIST($distance) } au plus ?
ask-quick = Où { $figure } court-il, de { DIST($distance) } au plus si son JA réussit ?
ask-crawl = Où { $figure } rampe-t-il, de { DIST($distance) } au plus ?
ask-movehid = Où { $figure } avance-t-il, caché, de { DIST($distance) } au plus ?
ask-movecro = Où { $figure } avance-t-il, tapi, de { DIST($distance) } au plus ?
ask-crossing = Comment { $figure } franchit-il { $piece } : en sautant, ou en enjambant pour { DIST($cost) } de son déplacement ?
word-jump = Sauter
word-stepover = Enjamber
ask-how-far = { $figure } a raté son JA. Jusqu’où va-t-il sur son chemin ?
ask-climb = Qu’escalade { $figure } ?
ask-flee = Où { $figure } fuit-il ?
mod-enemies = ennemis au contact
ask-door = Quelle porte { $figure } ouvre-t-il ou ferme-t-il ?
ask-force = Quelle porte { $figure } force-t-il ?
ask-ladder = Quelle échelle { $figure } prend-il ?
ask-dismount = Où { $figure } se tient-il, près de sa monture ?

## Ce qui s’est passé

event-faced = { $figure } s’oriente vers { $facing }°.
event-moved = { $figure } : { $gait }, { DIST($distance) }.
event-stood = { $figure } se relève.
event-lay-down = { $figure } se couche.
event-crouched = { $figure } se tapit.
event-hid = { $figure } se cache.
event-revealed = { $figure } n’est plus caché.
event-climbed = { $figure } grimpe de { DIST($height) } sur { $piece }.
event-topped = { $figure } est en haut { DE($piece) }.
event-crossed = { $figure } franchit { $piece } en l’escaladant.
event-clings = Il n’y a pas de place en haut { DE($piece) } : { $figure } attend juste en dessous.
event-not-climbed = { $figure } ne trouve pas de prise sur { $piece }.
event-let-go = { $figure } lâche { $piece }.
event-opened = { $figure } ouvre { $door }.
event-closed = { $figure } ferme { $door }.
event-forced = { $figure } force { $door }.
event-held = { CAP($door) } résiste à { $figure }.
event-ladder = { $figure } prend { $ladder }.
event-mounted = { $figure } monte en selle.
event-dismounted = { $figure } met pied à terre.
event-left = { $figure } quitte la table ({ $edge }).

## Chemins : pourquoi pas

why-not-legs = Un mouvement est une suite de { $most } lignes droites au plus, pas { $legs }.
why-no-arcs = Un mouvement est fait de lignes droites, sans arcs.
why-not-straight = Ce mouvement est une seule ligne droite.
why-too-long = Cela coûte { DIST($length) } ; { DIST($most) } au plus peuvent être dépensés.
why-limping = Cela coûte { DIST($length) } ; { $figure } est blessé et ne peut dépenser que { DIST($most) }.
why-beyond = { $figure } va jusqu’à { DIST($most) } sur son chemin, ou s’arrête avant.
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
why-no-contact = { $figure } finirait à { DIST($gap) } { DE($target) } ; une charge finit au contact.
why-touches-already = { $figure } touche déjà { $target }.
why-not-on-level = { $figure } et { $target } ne seraient pas au même niveau.
why-not-so-far = Cela fait { DIST($length) } ; il faut { DIST($wanted) }.
why-still-in-contact = { $figure } serait au contact { DE($target) }.
why-not-away = { $figure } doit finir plus loin { DE($target) }.

## Postures, se cacher, fuir : pourquoi pas

why-not-prone = { $figure } n’est pas couché sur le dos.
why-not-stunned = { $figure } n’est pas sonné.
why-not-standing = { $figure } n’est ni debout ni tapi.
why-not-upright = { $figure } ne se tient pas debout.
why-not-crouched = { $figure } n’est pas tapi.
why-not-hidden = { $figure } n’est pas caché.
why-hidden = { $figure } est déjà caché.
why-attacked = { $figure } a tiré, chargé ou frappé pendant cette activation.
why-watched = { CAP($by) } voit { $figure }, qui n’est pas entièrement en terrain non clair.
why-watched-near = { CAP($by) } est à 5 cm ou moins et voit { $figure }.
why-in-the-open = { $figure } est en terrain clair : on n’y avance pas caché.
why-stumbled = { $figure } a déjà raté « Avancer vite » pendant cette activation.
why-not-engaged = { $figure } n’est au contact d’aucun ennemi debout : il peut simplement s’en aller.
why-no-way-out = Aucune ligne droite de 5 cm ne fait quitter le contact à { $figure }.

## Escalade : pourquoi pas

why-nothing-to-climb = { $figure } ne touche rien d’aussi haut que lui ou de plus haut.
why-not-climbing = { $figure } n’est accroché à rien.
why-hangs-elsewhere = { $figure } est accroché ailleurs ({ $by }) et ne peut escalader rien d’autre.
why-not-climbable = On n’escalade pas { $piece }.
why-too-low = { CAP($piece) } n’atteint pas la hauteur { DE($figure) } : cela se franchit, cela ne s’escalade pas.
why-not-at-piece = { $figure } ne touche pas { $piece }.
why-climbed-by = On y monte en escaladant { $by }, que touche { $figure }.
why-roofed = Il y a un plancher au-dessus { DE($figure) } : { $piece } ne s’escalade pas de là-dessous.

## Portes et échelles : pourquoi pas

why-no-door = { $figure } ne touche aucune porte.
why-not-a-door = Ce n’est pas une porte ({ $piece }).
why-barred = { CAP($door) } est barrée : { $figure } devrait la forcer.
why-not-barred = { CAP($door) } n’est pas barrée : il n’y a rien à forcer.
why-keeps-door = { CAP($door) } est barrée par le camp { DE($figure) }, qui n’a qu’à l’ouvrir.
why-doorway = { CAP($by) } se tient dans { $door }.
why-nothing-barred = { $figure } ne touche aucune porte qui lui soit barrée.
why-no-ladder = { $figure } n’est à aucun bout d’une échelle.
why-not-a-ladder = Ce n’est pas une échelle ({ $piece }).
why-not-at-ladder = { $figure } n’est à aucun bout { DE($ladder) }.
why-ladder-full = Il n’y a pas de place à l’autre bout { DE($ladder) }.
why-door-shut = On accède à { $ladder } par { $door }, qui est fermée.

## Montures : pourquoi pas

why-not-mounted = { $figure } n’est pas à cheval.
why-mounted = { $figure } est à cheval et ne peut pas faire cela.
why-mounted-already = { $figure } est déjà en selle.
why-no-mount = { $figure } ne touche pas sa monture.
why-mountless = { $figure } n’a pas de monture sur la table.
why-no-room-beside = Il n’y a pas de place à côté de la monture { DE($figure) }.
why-not-beside = Cet endroit ne touche pas la monture { DE($figure) }.
