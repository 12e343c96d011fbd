## Déplacements : branches du menu

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
branch-trample = Piétiner
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

## Déplacements : questions

ask-face = Dans quelle direction { $figure } s’oriente-t-il ?
ask-advance = Où { $figure } avance-t-il, de { DIST($distance) } au plus ?
ask-quick = Où { $figure } court-il, de { DIST($distance) } au plus si son JA réussit ?
ask-crawl = Où { $figure } rampe-t-il, de { DIST($distance) } au plus ?
ask-movehid = Où { $figure } avance-t-il, caché, de { DIST($distance) } au plus ?
ask-movecro = Où { $figure } avance-t-il, tapi, de { DIST($distance) } au plus ?
ask-crossing = Comment { $figure } franchit-il { $piece } : en sautant, ou en enjambant pour { DIST($cost) } de son déplacement ?
ask-how-far = { $figure } a raté son JA. Jusqu’où va-t-il sur son chemin ?
ask-climb = Qu’escalade { $figure } ?
ask-flee = Où { $figure } fuit-il ?
ask-trample = Qui { $figure } piétine-t-il, et par quel chemin ?
ask-trample-path = Par quel chemin { $figure } passe-t-il sur { $target } ?
ask-door = Quelle porte { $figure } ouvre-t-il ou ferme-t-il ?
ask-force = Quelle porte { $figure } force-t-il ?
ask-ladder = Quelle échelle { $figure } prend-il ?
ask-dismount = Où { $figure } se tient-il, près de sa monture ?

word-jump = Sauter
word-stepover = Enjamber
mod-enemies = ennemis au contact

## Déplacements : ce qui s’est passé

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
event-trampled = { $figure } passe sur { $target }.
event-opened = { $figure } ouvre { $door }.
event-closed = { $figure } ferme { $door }.
event-forced = { $figure } force { $door }.
event-held = { CAP($door) } résiste à { $figure }.
event-ladder = { $figure } prend { $ladder }.
event-mounted = { $figure } monte en selle.
event-dismounted = { $figure } met pied à terre.

## Déplacements : pourquoi pas

why-not-prone = { $figure } n’est pas couché sur le dos.
why-not-stunned = { $figure } n’est pas sonné.
why-not-standing = { $figure } n’est ni debout ni tapi.
why-not-upright = { $figure } ne se tient pas debout.
why-not-crouched = { $figure } n’est pas tapi.
why-not-hidden = { $figure } n’est pas caché.
why-not-mounted = { $figure } n’est pas à cheval.
why-mounted = { $figure } est à cheval et ne peut pas faire cela.
why-not-engaged = { $figure } n’est au contact d’aucun ennemi debout : il peut simplement s’en aller.
why-hidden = { $figure } est déjà caché.
why-attacked = { $figure } a tiré, chargé ou frappé pendant cette activation.
why-watched = { CAP($by) } voit { $figure }, qui n’est pas entièrement en terrain non clair.
why-watched-near = { CAP($by) } est à 5 cm ou moins et voit { $figure }.
why-in-the-open = { $figure } est en terrain clair : on n’y avance pas caché.
why-stumbled = { $figure } a déjà raté « Avancer vite » pendant cette activation.
why-no-way-out = Aucune ligne droite de 5 cm ne fait quitter le contact à { $figure }.
why-no-victim = Aucun ennemi au sol n’est à portée { DE($figure) }.
why-nothing-to-climb = { $figure } ne touche rien d’aussi haut que lui ou de plus haut.
why-not-climbing = { $figure } n’est accroché à rien.
why-no-door = { $figure } ne touche aucune porte.
why-barred = { CAP($door) } est barrée : { $figure } devrait la forcer.
why-doorway = { CAP($by) } se tient dans { $door }.
why-nothing-barred = { $figure } ne touche aucune porte qui lui soit barrée.
why-no-ladder = { $figure } n’est à aucun bout d’une échelle.
why-ladder-full = Il n’y a pas de place à l’autre bout { DE($ladder) }.
why-door-shut = On accède à { $ladder } par { $door }, qui est fermée.
why-no-mount = { $figure } ne touche pas sa monture.
why-mountless = { $figure } n’a pas de monture sur la table.
why-no-room-beside = Il n’y a pas de place à côté de la monture { DE($figure) }.
why-not-beside = Cet endroit ne touche pas la monture { DE($figure) }.
why-mounted-already = { $figure } est déjà en selle.
