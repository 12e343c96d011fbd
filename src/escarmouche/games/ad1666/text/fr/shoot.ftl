## Tir

ask-shot = { $model } : avec quelle arme ?
ask-shot-target = { $model }, { $item } : sur qui ?
ask-stray = { $model } vise { $target }, et le tir s’égare. Qui touche-t-il ?

word-shooting = Tir
word-aimed-shot = Tir Ciblé
word-quick-shot = Tir Rapide
word-defensive-shot = Tir Défensif
word-hit-skull = à la tête
word-hit-heart = au torse
word-hit-cup = aux mains
word-hit-iron = aux jambes

word-lost-gone = il n’y a plus personne
word-lost-friend = ils sont amis désormais
word-lost-far = hors de portée
word-lost-sight = pas de ligne de vue
word-lost-cover = pas de couverture pour une arme à deux mains

word-mod-quick-shot = Tir Rapide
word-mod-defensive-shot = Tir Défensif
word-mod-corner = derrière un coin
word-mod-obstacle = derrière un obstacle
word-mod-target-engaged = la cible est engagée
word-mod-shooter-prone = tir en étant À Terre
word-mod-target-prone = la cible est À Terre
word-mod-hard-target = Cible Difficile
word-mod-surprise-shot = surprise

event-shot-declared = { $model } vise { $target } : { $kind }, { $item }.
event-shot-hit = { $model } touche { $target } { $location } ({ $item }) : { $base }{ $triumph ->
    [0] {""}
   *[other] { " " }+ { $triumph } pour le Triomphe
  }{ $armour ->
    [0] {""}
   *[other] { " " }− { $armour } pour l’armure
  } = { $result ->
    [0] aucune Blessure
    [one] 1 Blessure
   *[other] { $result } Blessures
  }.
event-shot-missed = { $model } manque { $target } ({ $item }).
event-shot-lost = { $model } tire ({ $item }) et ne peut plus toucher { $target } : { $reason }.
event-strayed = { $model } vise { $target } ; le tir s’égare et touche { $other }.

why-shot-unarmed = { $model } n’a pas d’arme à distance.
why-shot-unloaded = { $item } ({ $model }) : arme non chargée, { $load ->
    [one] il faut encore 1 Rechargement
   *[other] il faut encore { $load } Rechargements
  }.
why-shot-used-up = { $item } ({ $model }) : il n’en reste plus.
why-shot-fired = { $model } a déjà tiré avec { $item } pendant cette activation.
why-shot-unconscious = { $model } est Évanoui : seul le Réveil est possible.
why-shot-prone = { $model } est À Terre : pas de Tir Rapide.
why-shot-engaged = { $model } est engagé par { $by } : seul un Tir Défensif est possible.
why-shot-unengaged = { $model } n’est pas engagé : il n’y a pas lieu de se défendre.
why-shot-not-engaging = { $target } n’engage pas { $model } : un Tir Défensif vise qui l’engage.
why-shot-old-foe = { $target } engageait déjà { $model } au début du tour : il est trop tard pour un Tir Défensif.
why-shot-unwieldy = { $item } occupe les deux mains : pour un Tir Défensif, { $model } doit avoir une couverture contre { $target }.
why-shot-nobody = { $model } n’a personne sur qui tirer avec { $item } : personne n’est à portée et en vue.
why-shot-absent = { $target } n’est pas sur le plateau.
why-shot-self = { $model } ne peut pas tirer sur lui-même.
why-shot-friend = { $model } et { $target } sont amis.
why-shot-uncle = { $target } et { $model } sont amis : on ne tire ni sur un « oncle » ni sur un « neveu ».
why-shot-inconspicuous = { $target } est Discret : { $model } le prend pour un ami.
why-shot-far = { $target } est à { $gap } cases { DE($model) } ; portée maximale : { $range } ({ $item }).
why-shot-wall = { $model } ne voit pas { $target } : le mur entre { $one } et { $other } est sur la ligne.
why-shot-door = { $model } ne voit pas { $target } : la { $by } est fermée.
why-shot-blocked = { $model } ne voit pas { $target } : { $by } est bloquée.
why-shot-high = { $model } ne voit pas { $target } : la hauteur { $by } gêne.
why-shot-body = { $model } ne voit pas { $target } : { $by } se tient entre les deux ({ $cell }).
why-shot-corners = { $model } ne peut pas tirer sur { $target } : il y a des coins des deux côtés de la ligne, dont un entre { $one } et { $other }.
why-shot-obstacles = { $model } ne voit pas { $target } : il y a trois obstacles ou plus, dont un entre { $one } et { $other }.
why-shot-window = { $model } ne voit pas { $target } : on ne voit par la { $by } que tout droit, ou juste à côté.
why-shot-penalties = { $model } ne peut pas tirer sur { $target } : un coin et un obstacle ensemble le cachent, dont un entre { $one } et { $other }.

## Blessures

event-wounded = { $model } subit { $wounds ->
    [one] 1 Blessure
   *[other] { $wounds } Blessures
  } et en a { $total } (Estropié à { $crippled }, Tué à { $killed }).
event-crippled = { $model } est Estropié : { $total } Blessures pour un seuil de { $crippled }.
event-crippled-no-more = { $model } n’est plus Estropié.
event-healed = { $wounds ->
    [one] { $model } : 1 Blessure est soignée
   *[other] { $model } : { $wounds } Blessures sont soignées
  } ; il en reste { $total }.
event-faction-draw = { $model } est des Défenseurs de la Couronne : le joueur { $seat } pioche une carte.
event-came-to = { $model } revient à soi et reste À Terre.
event-prone = { $model } tombe À Terre.
event-fainted = { $model } est Évanoui.
event-killed = { $model } est retiré du plateau et compte comme tué.
event-fled = { $model } s’enfuit et compte comme tué.
event-left = { $model } se retire du plateau.
event-gone = { $model } quitte le plateau, son but atteint.
event-dropped = { $model } laisse derrière soi : { $item } ({ $cell }).

## Alarme

event-alarm = Un compteur d’Alarme est défaussé : { $left ->
    [0] c’était le dernier
    [one] il en reste 1
   *[other] il en reste { $left }
  }.

## Poison

word-poison-test = Poison

event-coated = { $item } ({ $model }) : arme empoisonnée, { $poison }.
event-poisoned = { $model } est empoisonné : { $poison }.
event-poison-wasted = Le poison sur { $item } est perdu : { $poison }.
event-poison-overcome = { $model } résiste au poison et s’en débarrasse : { $poison }.
event-poison-works = Le poison agit sur { $model } : { $poison }.

why-poison-scruples = { $model } est bon ou loyal, et n’utilise jamais de poison.
why-poison-no-weapon = Ce n’est pas une arme, il n’y a rien à empoisonner : { $item }.
why-poison-firearm = { $item } est une arme à feu : on ne l’empoisonne pas.
why-poison-full = { $item } ({ $model }) : { $ammunition ->
    [0] plus aucune utilisation
    [one] 1 utilisation, déjà empoisonnée
   *[other] { $ammunition } utilisations, toutes déjà empoisonnées
  }.

## Moral

ask-poison-order = Sur qui le poison agit-il maintenant ?
ask-which-poison = Quel poison agit maintenant sur { $model } ?
ask-morale-order = De qui teste-t-on le Moral maintenant ?

word-morale-test = Moral
