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
branch-rise = Se redresser
branch-ladder = Prendre une échelle
branch-door = Ouvrir ou fermer une porte
branch-force = Forcer une porte barrée
branch-mount = Monter en selle
branch-dismount = Mettre pied à terre
branch-letgo = Lâcher prise

## Questions

ask-face = Dans quelle direction s’oriente { $figure } ?
ask-advance = Où avance { $figure }, de { DIST($distance) } au plus ?
ask-quick = Où court { $figure }, de { DIST($distance) } au plus si le JA réussit ?
ask-crawl = Où rampe { $figure }, de { DIST($distance) } au plus ?
ask-movehid = Où se glisse { $figure } sans se montrer, de { DIST($distance) } au plus ?
ask-movecro = Où avance { $figure }, { GENDER($figure) ->
    [f] tapie
   *[m] tapi
  }, de { DIST($distance) } au plus ?
ask-crossing = Comment franchir { $piece } avec { $figure } : en sautant, ou en enjambant pour { DIST($cost) } de déplacement ?
word-jump = Sauter
word-stepover = Enjamber
ask-how-far = { $figure } rate son JA. Jusqu’où aller sur son chemin ?
ask-climb = Qu’escalade { $figure } ?
ask-flee = Où fuit { $figure } ?
mod-enemies = ennemis au contact
ask-door = Quelle porte ouvre ou ferme { $figure } ?
ask-force = Quelle porte force { $figure } ?
ask-ladder = Quelle échelle prend { $figure } ?
ask-dismount = Où descend { $figure }, près de sa monture ?

## Ce qui s’est passé

event-faced = { $figure } se tourne vers { WIND($facing) }.
event-moved = { STILL($start, $end) ->
    [yes] { $figure } reste sur place ({ $gait }).
   *[no] { $figure } se déplace de { WAY($start, $end) } ({ $gait }).
  }
event-stood = { $figure } se relève.
event-lay-down = { $figure } se couche.
event-crouched = { $figure } se tapit.
event-hid = { $figure } se cache.
event-revealed = { $figure } ne se cache plus.
event-climbed = { $figure } monte de { DIST($height) } sur { $piece }.
event-topped = { $figure } arrive en haut { DE($piece) }.
event-crossed = { $figure } passe par-dessus { $piece }.
event-clings = Il n’y a pas de place en haut { DE($piece) } : { $figure } attend juste en dessous.
event-not-climbed = { $figure } ne trouve pas de prise sur { $piece }.
event-let-go = { $figure } lâche { $piece }.
event-opened = { $figure } ouvre { $door }.
event-closed = { $figure } ferme { $door }.
event-forced = { $figure } force { $door }.
event-held = { CAP($door) } résiste { AU($figure) }.
event-ladder = { $figure } prend { $ladder }.
event-mounted = { $figure } monte en selle.
event-dismounted = { $figure } met pied à terre.
event-left = { $figure } quitte la table (bord { $edge }).

## Chemins : pourquoi pas

why-not-legs = Un déplacement compte au plus { $most } lignes droites, pas { $legs }.
why-no-arcs = Un déplacement est fait de lignes droites, sans courbes.
why-not-straight = Ce déplacement se fait en une seule ligne droite.
why-too-long = Ce trajet coûte { DIST($length) } ; il n’en reste que { DIST($most) }.
why-limping = Ce trajet coûte { DIST($length) } ; { GENDER($figure) ->
    [f] blessée
   *[m] blessé
  }, { $figure } n’a que { DIST($most) }.
why-beyond = { $figure } peut aller jusqu’à { DIST($most) } sur son chemin, ou s’arrêter avant.
why-off-table = { $figure } ne peut pas quitter la table.
why-in-the-way = { $by ->
    [rim] Le bord du plancher arrête { $figure }.
   *[other] { $figure } ne peut pas passer, à cause { DE($by) }.
}
why-laden-jump = { $by ->
    [rim] { $figure } porte { $object } et ne peut pas sauter à terre.
   *[other] { $figure } porte { $object } et ne peut pas sauter par-dessus { $by }.
}
why-no-riders = { $figure } ne peut pas y aller à cheval.
why-stops-at-contact = En chemin, { $figure } entre en contact avec { $target } : le déplacement s’arrête là.
why-open-ground = { $figure } doit rester tout du long en terrain non clair.
why-no-landing = { $by ->
    [edge] Il n’y a pas de place pour { $figure } au-delà { DE($piece) } : la table s’arrête là.
    [rim] Il n’y a pas de place pour { $figure } au-delà { DE($piece) } : le plancher s’arrête là.
   *[other] Il n’y a pas de place pour { $figure } au-delà { DE($piece) }, à cause { DE($by) }.
}
why-no-foot = { $by ->
    [edge] Il n’y a pas de place pour { $figure } au pied { DE($piece) } : la table s’arrête là.
    [rim] Il n’y a pas de place pour { $figure } au pied { DE($piece) } : le plancher s’arrête là.
   *[other] Il n’y a pas de place pour { $figure } au pied { DE($piece) }, à cause { DE($by) }.
}
why-not-over = Le chemin { DE($figure) } doit passer sur { $target }.
why-no-contact = { $figure } finirait à { DIST($gap) } { DE($target) } ; une charge doit finir au contact.
why-charge-blocked = { $figure } ne peut pas arriver au contact { DE($target) } en ligne droite.
why-charge-costly = La ligne droite jusqu’{ AU($target) } coûte { DIST($length) } ; { $figure } charge à { DIST($most) } au plus.
why-touches-already = { $figure } touche déjà { $target }.
why-not-on-level = { $figure } et { $target } ne seraient pas au même niveau.
why-not-so-far = Cela fait { DIST($length) } ; il faut { DIST($wanted) }.
why-still-in-contact = { $figure } serait encore au contact { DE($target) }.
why-not-away = { $figure } doit finir plus loin { DE($target) }.

## Postures, se cacher, fuir : pourquoi pas

why-not-prone = { $figure } n’est pas sur le dos.
why-not-stunned = { $figure } n’est pas { GENDER($figure) ->
    [f] sonnée
   *[m] sonné
  }.
why-not-standing = { $figure } n’est ni debout ni { GENDER($figure) ->
    [f] tapie
   *[m] tapi
  }.
why-crouched = { $figure } est déjà { GENDER($figure) ->
    [f] tapie
   *[m] tapi
  }.
why-not-crouched = { $figure } n’est pas { GENDER($figure) ->
    [f] tapie
   *[m] tapi
  }.
why-not-hidden = { $figure } ne se cache pas.
why-hidden = { $figure } se cache déjà.
why-attacked = { $figure } a tiré, chargé ou frappé pendant cette activation.
why-watched = { CAP($by) } voit { $figure }, dont le socle n’est pas tout entier en terrain non clair.
why-watched-near = { CAP($by) } voit { $figure }, à 5 cm ou moins.
why-in-the-open = { $figure } est en terrain clair : on n’y avance pas caché.
why-stumbled = { $figure } a déjà raté « Avancer vite » pendant cette activation.
why-not-engaged = { $figure } n’est au contact d’aucun ennemi debout et peut simplement s’en aller.
why-no-way-out = Aucune ligne droite de 5 cm ne permet { AU($figure) } de quitter le contact.

## Escalade : pourquoi pas

why-nothing-to-climb = { $figure } ne touche rien qui soit au moins à sa hauteur.
why-not-climbing = { $figure } n’est pas en train d’escalader.
why-hangs-elsewhere = { $figure } escalade déjà { $by } et ne peut rien escalader d’autre.
why-not-climbable = On ne peut pas escalader { $piece }.
why-too-low = { CAP($piece) } n’arrive pas à la hauteur { DE($figure) } : cela se franchit, cela ne s’escalade pas.
why-below = { CAP($piece) } ne s’élève pas au-dessus de l’endroit où se tient { $figure } : il n’y a rien à escalader.
why-not-at-piece = { $figure } ne touche pas { $piece }.
why-climbed-by = Pour y monter, il faut escalader { $by }, que touche { $figure }.
why-roofed = Il y a un plancher au-dessus { DE($figure) } : de là-dessous, on ne peut pas escalader { $piece }.

## Portes et échelles : pourquoi pas

why-no-door = { $figure } ne touche aucune porte.
why-not-a-door = Ce n’est pas une porte ({ $piece }).
why-barred = { CAP($door) } est barrée : { $figure } doit d’abord la forcer.
why-not-barred = { CAP($door) } n’est pas barrée : il n’y a rien à forcer.
why-keeps-door = C’est le camp { DE($figure) } qui a barré { $door } : il suffit d’ouvrir.
why-doorway = { CAP($by) } se tient dans l’embrasure { DE($door) }.
why-nothing-barred = { $figure } ne touche aucune porte barrée par l’ennemi.
why-no-ladder = { $figure } n’est ni en haut ni au pied d’une échelle.
why-not-a-ladder = Ce n’est pas une échelle ({ $piece }).
why-not-at-ladder = { $figure } n’est ni en haut ni au pied { DE($ladder) }.
why-ladder-full = Il n’y a pas de place à l’autre bout { DE($ladder) }.
why-door-shut = Pour prendre { $ladder }, il faut passer par { $door }, qui est fermée.

## Montures : pourquoi pas

why-not-mounted = { $figure } n’est pas à cheval.
why-mounted = { $figure } est à cheval et ne peut pas faire cela.
why-mounted-already = { $figure } est déjà en selle.
why-no-mount = { $figure } ne touche pas sa monture.
why-mountless = { $figure } n’a pas de monture sur la table.
why-no-room-beside = Il n’y a pas de place à côté de la monture { DE($figure) }.
why-not-beside = Cet endroit ne touche pas la monture { DE($figure) }.
