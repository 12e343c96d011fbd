## Corps à corps : branches des menus

branch-charge = Charger
branch-strike = Frapper
branch-hithard = Frapper fort
branch-defend = Se défendre
branch-skewer = Embrocher
branch-dodge = Esquiver
branch-parry = Parer
branch-kick = Ruade
branch-swap = Changer d’arme
branch-trample = Piétiner

## Corps à corps : questions

ask-charge = Qui charger avec { $figure } ?
ask-charge-to = Où placer { $figure } au contact { DE($target) } ?
ask-strike = Qui frapper avec { $figure } ?
ask-hithard = Qui frapper fort avec { $figure } ?
ask-defence = { $by } attaque { $figure }. Comment réagit { $figure } ?
ask-dodge = Où recule { $figure } pour esquiver { $by } ?
ask-swap = Que prend { $figure } en main pour ce combat ?
ask-after-fight = Tourner { $figure } vers { $target } ?
word-face-enemy = se tourner vers l’ennemi
word-keep-facing = garder la même orientation
ask-trample = Qui piétiner avec { $figure }, et par quel chemin ?
ask-trample-path = Par quel chemin passe { $figure } pour piétiner { $target } ?

## Corps à corps : réactions, échecs critiques, avantages

word-reaction-skewer = Embrocher
word-reaction-dodge = Esquiver
word-reaction-parry = Parer
word-reaction-kick = Ruade
word-reaction-swap = Changer d’arme
word-jc-row-0 = hors de combat
word-jc-row-1 = sonnée
word-jc-row-2 = blessée
word-jc-row-3 = gamelle
word-jc-row-4 = partie vitale
word-jc-row-5 = parade avec le bras
word-jc-row-6 = l’arme chute sur ses pieds
word-jc-row-7 = arme détériorée
word-jc-row-8 = l’arme glisse
word-jc-row-9 = feinte
mod-friend = ami au contact
mod-posture = ennemi en mauvaise posture
mod-equipped = bien équipé
mod-charge = charge
mod-hithard = frapper fort
mod-improvised = arme improvisée
mod-parry = parade
mod-row = échec critique

## Corps à corps : ce qui s’est passé

event-charge-declared = { $figure } charge { $target }.
event-strike-declared = { $figure } frappe { $target }.
event-hithard-declared = { $figure } frappe fort { $target }.
event-charge-failed = { $figure } charge, mais n’atteint pas { $target }.
event-reaction = { $figure } réagit à l’attaque { DE($by) } : { $reaction }.
event-kicked = Le cheval { DE($figure) } rue et repousse { $target }, qui ne peut plus l’attaquer ce tour.
event-jc-row = Échec critique { DE($figure) }, ligne { $row } de la table : « { $name } ».
event-damaged = Une arme { DE($figure) } est détériorée ({ $weapon }).
event-fight-won = { $figure } l’emporte sur { $target }, { $total } à { $other }.
event-fight-edged = { $figure } et { $target } sont à égalité, { $total } partout : { $figure } l’emporte, { $advantages } { $advantages ->
    [one] avantage
   *[other] avantages
  } à { $against }.
event-fight-tied = { $figure } et { $target } sont à égalité, { $total } partout et autant d’avantages : il ne se passe rien.
event-warded-off = { $figure } tient { $target } à distance.
event-faced-enemy = { $figure } se tourne vers { $target }.
event-trampled = { $figure } piétine { $target }.

## Corps à corps : pourquoi pas

why-surprised = { CAP($by) } sort de sa cachette : surprise ! { $figure } ne peut que se défendre.
why-reaction-posture = { $figure } n’est pas debout et ne peut que se défendre.
why-reaction-pa = Cela coûte { $cost } PA ; ce tour, il en reste { $pa } { AU($figure) }.
why-no-reaction = « { $action } » n’est pas une réaction : cela se fait pendant l’activation de la figurine.
why-improvised = { $figure } n’a pas d’arme de corps à corps utilisable.
why-dodge-mounted = On n’esquive pas à cheval.
why-not-alone = Ce n’est pas un contre un : { $figure } est aussi au contact { DE($by) }.
why-no-room = { $figure } n’a pas la place de reculer de 5 cm.
why-parry-unarmed = { $figure } n’a ni arme de corps à corps ni bouclier pour parer.
why-kick-on-foot = { $figure } n’a pas de cheval pour ruer.
why-armed = { $figure } tient déjà une arme de corps à corps.
why-no-other-weapon = { $figure } n’a pas d’autre arme de corps à corps à prendre en main.
why-nobody-in-contact = { $figure } n’est au contact d’aucun ennemi.
why-not-in-contact = { $target } est à { DIST($gap) } { DE($figure) } : on ne frappe qu’un ennemi au contact.
why-other-level = { $figure } et { $target } ne sont pas au même niveau.
why-kicked = Le cheval { DE($target) } a rué : { $figure } ne peut plus l’attaquer ce tour.
why-not-heavy = { $figure } n’a pas d’arme lourde en main.
why-charge-far = { $target } est à { DIST($gap) } { DE($figure) }, qui charge à { DIST($reach) } au plus.
why-charge-hidden = { $target } se cache aux yeux { DE($figure) }.
why-charge-unseen = { $figure } ne voit pas { $target }.
why-charge-nobody = { $figure } n’a personne à charger.
why-no-victim = Aucun ennemi au sol n’est à portée { DE($figure) }.
why-not-down = { $target } n’est pas au sol.
why-trample-far = { $target } est à { DIST($gap) } { DE($figure) }, dont la monture parcourt { DIST($reach) } au plus.
why-no-way-over = Aucun chemin ne fait passer { $figure } sur { $target } jusqu’à une place libre.

## Tir et armes : branches des menus

branch-shoot = Tirer
branch-aim = Viser
branch-double = Tir double
branch-reload = Recharger
branch-fastload = Recharger plus vite
branch-repair = Réparer
branch-recmissile = Récupérer trait planté
branch-draw = Changer ce qui est en main
branch-both = les deux pistolets
branch-no-shot = pas de tir
branch-none = rien
branch-keep = ne rien changer

## Tir et armes : questions

ask-shot = Avec quelle arme tire { $figure } ?
ask-target = Sur qui tire { $figure } ({ $weapon }) ?
ask-double = Sur qui tirer avec les deux pistolets { DE($figure) } ? Une cible, ou deux.
ask-stray = Le tir { DE($figure) } se perd, et plusieurs amis sont aussi proches les uns que les autres. Lequel fait un JDeg ?
ask-reload = Quelle arme recharge { $figure } ?
ask-fastload = Quelle arme recharger plus vite avec { $figure } ?
ask-repair = Quelle arme réparer avec { $figure } ?
ask-recmissile = Quel trait récupérer avec { $figure } ?
ask-draw = Que prend { $figure } en main ?
ask-other-hand = { $figure } a déjà une main prise ({ $thing }). Que tient l’autre ?
ask-drop = { $figure } perd son arme ({ $weapon }). Où tombe-t-elle ?
ask-reaction = { $target } se déplace. Un tir de réaction ?
ask-reaction-weapon = Avec quelle arme réagit { $figure } ?
ask-point = En quel point de son chemin { $target } essuie le tir { DE($figure) } ({ $weapon }) ?
ask-defshot = { $target } charge { $figure }. Un tir défensif ?

## Tir : ce qui change un jet, et les échecs critiques

mod-hampered-moved = gêné : déplacement
mod-hampered-riding = gêné : à cheval
mod-hampered-reaction = gêné : tir de réaction
mod-hampered-pistols = gêné : deux pistolets
mod-hampered-defensive = gêné : tir défensif, JA raté
mod-poor-scenery = peu visible : derrière un décor
mod-poor-shield = peu visible : derrière un bouclier
mod-poor-ground = peu visible : au sol
mod-poor-crouched = peu visible : tapie
mod-double-shot = tir double
mod-two-targets = tir double sur deux cibles
mod-piercing = arme perforante
word-hole-in-bag = trou dans le sac
word-wrong-target = mauvaise cible
word-stray-shot = tir perdu
word-damaged-weapon = arme détériorée
word-weapon-slips = l’arme glisse
word-phew = ouf, rien !

## Tir et armes : ce qui s’est passé

event-shot = { $figure } tire sur { $target } ({ $weapon }).
event-shot-hit = { $figure } touche { $target }.
event-shot-missed = { $figure } manque { $target }.
event-misfire = Échec critique { DE($figure) } ({ $weapon }) : { $row }.
event-endangered = Le tir { DE($by) } met { $figure } en danger : JDeg.
event-nobody-near = Aucun ami { DE($figure) } n’est assez près pour être en danger.
event-ran-out = { $figure } n’a plus de munitions ({ $weapon }).
event-loaded = { $figure } recharge ({ $weapon }).
event-not-loaded = { $figure } n’a pas fini de recharger ({ $weapon }).
event-mended = { $figure } répare une arme ({ $weapon }), qui n’est pas chargée.
event-not-mended = { $figure } n’arrive pas à réparer l’arme ({ $weapon }) cette fois.
event-broke = { $figure } casse l’arme pour de bon ({ $weapon }).
event-planted = Le trait se plante derrière { $target } ({ $weapon }).
event-missile-recovered = { $figure } récupère un trait ({ $weapon }).
event-missile-broke = { $figure } casse le trait en voulant le récupérer ({ $weapon }).
event-armed = { $figure } tient maintenant : { $weapons }.
event-weapon-fell = { $figure } laisse tomber une arme ({ $weapon }).

## Tir : pourquoi pas

why-no-missile-weapon = { $figure } n’a pas d’arme de tir.
why-not-missile-weapon = Ce n’est pas une arme de tir ({ $weapon }).
why-no-t = { $figure } n’a pas de T et ne peut pas tirer.
why-stunned = { $figure } est { GENDER($figure) ->
    [f] sonnée
   *[m] sonné
  } et ne peut que se rétablir.
why-climbing = { $figure } est en pleine escalade et n’a pas les mains libres.
why-weapon-damaged = Cette arme { DE($figure) } est détériorée ({ $weapon }).
why-broken = Cette arme { DE($figure) } est cassée pour de bon ({ $weapon }).
why-no-missiles = { $figure } n’a plus de traits ({ $weapon }).
why-not-loaded = Cette arme { DE($figure) } n’est pas chargée ({ $weapon }).
why-not-held = { $figure } n’a pas cette arme en main ({ $weapon }).
why-shot-prone = { $figure } est au sol et ne peut tirer qu’avec une arbalète ou une arme à feu, pas avec cette arme ({ $weapon }).
why-shot-engaged = { $figure } est au contact d’un ennemi et ne peut tirer qu’au pistolet, pas avec cette arme ({ $weapon }).
why-other-pistol = { $figure } a déjà tiré avec un seul pistolet : l’autre doit attendre la prochaine activation.
why-both-pa = { $figure } a besoin de { $pa } PA pour tirer avec ses deux pistolets, et en a { $left }.
why-both-level = À ce niveau, on tire avec les deux pistolets par un Tir double.
why-both-aimed = On tire avec les deux pistolets par « Tirer », pas par « Viser ».
why-no-pair = { $figure } n’a pas deux pistolets chargés en main.
why-no-two-loaded = { $figure } n’a pas deux pistolets chargés.
why-shot-arc = { $target } n’est pas dans l’arc avant { DE($figure) }, qui devrait d’abord s’orienter.
why-shot-far = { $target } est à { DIST($gap) } { DE($figure) } ; l’arme porte à { DIST($range) } ({ $weapon }).
why-shot-apart = Au contact, { $figure } ne peut tirer que sur un ennemi au contact, pas sur { $target }.
why-shot-hidden = { $target } se cache, à plus de 5 cm { DE($figure) }.
why-shot-unseen = { $figure } ne voit pas { $target }.
why-shot-nobody = { $figure } n’a personne sur qui tirer ({ $weapon }) : dans son arc avant, aucun ennemi à portée et en vue qui ne se cache pas.
why-shot-nobody-near = Au contact, { $figure } ne peut tirer que sur un ennemi au contact ; aucun n’est dans son arc avant ({ $weapon }).
why-stray-friend = Le tir perdu met en danger un ami { DE($figure) }, pas { $target }.
why-not-near = { $figure } est à { DIST($gap) } { DE($target) } ; seules les figurines à { DIST($reach) } ou moins sont en danger.
why-not-nearest = { $figure } est à { DIST($gap) } { DE($target) } ; la figurine la plus proche est à { DIST($best) }.

## Tirs de réaction : pourquoi pas

why-reaction-down = { $figure } n’est pas debout et ne peut pas faire de tir de réaction.
why-reaction-engaged = { $figure } est au contact d’un autre ennemi debout et ne peut pas faire de tir de réaction.
why-reaction-laden = { $figure } porte { $object } et ne peut pas faire de tir de réaction.
why-charged = { $target } charge { $figure }, qui peut faire à la place un tir défensif.
why-reaction-far = { $target } ne passe pas à { DIST($range) } ou moins { DE($figure) }, la portée de l’arme ({ $weapon }).
why-reaction-arc = À portée, { $target } n’est jamais dans l’arc avant { DE($figure) } ({ $weapon }).
why-reaction-hidden = { $target } se cache et ne passe pas à 5 cm ou moins { DE($figure) }.
why-reaction-touching = À cet endroit, { $target } est au contact { DE($figure) }.
why-reaction-unseen = { $figure } ne voit pas { $target } à portée de son arme ({ $weapon }).
why-not-a-point = On tire sur { $target } après un nombre entier de cm, ou à un bout de son chemin de { DIST($most) } : pas à { DIST($length) }.

## Recharger, réparer, traits : pourquoi pas

why-loaded = Cette arme { DE($figure) } est déjà chargée ({ $weapon }).
why-not-loadable = Cette arme ne se charge pas ({ $weapon }).
why-load-prone = { $figure } est au sol et ne peut recharger qu’une arbalète ou une arme à feu, pas cette arme ({ $weapon }).
why-quick-already = Cette arme { DE($figure) } se recharge déjà pour 1 PA ({ $weapon }).
why-reload-pa = { $figure } a besoin de { $pa } PA pour recharger cette arme ({ $weapon }), et en a { $left }.
why-nothing-damaged = Aucune arme { DE($figure) } n’est détériorée.
why-not-damaged = Cette arme { DE($figure) } n’est pas détériorée ({ $weapon }).
why-no-missile-here = { $figure } ne touche aucun trait planté.
why-not-a-missile = Ce n’est pas un trait planté ({ $marker }).
why-missile-unfit = { $figure } n’a pas d’arme pour ce trait ({ $weapon }).

## Armes en main : pourquoi pas

why-nothing-to-draw = { $figure } n’a rien d’autre à prendre en main.
why-empty-hands = { $figure } doit tenir quelque chose et ne peut pas tout ranger.
why-held-already = { $figure } a déjà exactement cela en main.
why-held-alone = { $figure } a déjà cela en main et ne peut rien tenir d’autre avec.
why-same-thing = { $figure } a déjà cela dans une main : l’autre tient autre chose, ou rien.
why-too-many-hands = { $figure } ne peut pas tenir les deux ({ $weapon }, { $other }) : il faudrait { $hands } mains.
why-drop-apart = Cet endroit ne touche pas le socle { DE($figure) }.
why-drop-outside = Cet endroit n’est pas sur la table.
why-drop-taken = Il y a déjà quelque chose là ; il reste de la place autour { DE($figure) }.
