## Corps à corps : branches des menus

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

## Corps à corps : questions

ask-charge = Qui { $figure } charge-t-il ?
ask-charge-to = Où { $figure } arrive-t-il au contact { DE($target) } ?
ask-strike = Qui { $figure } frappe-t-il ?
ask-hithard = Qui { $figure } frappe-t-il fort ?
ask-defence = { $by } attaque { $figure }. Comment { $figure } répond-il ?
ask-dodge = Où { $figure } se retire-t-il devant { $by } ?
ask-swap = Que doit tenir { $figure } pendant le combat ?
ask-after-fight = { $figure } se tourne-t-il vers { $target } ?
word-face-enemy = se tourner vers l’ennemi
word-keep-facing = rester ainsi
ask-trample = Qui { $figure } piétine-t-il, et par quel chemin ?
ask-trample-path = Par quel chemin { $figure } passe-t-il sur { $target } ?

## Corps à corps : réactions, échecs critiques, avantages

word-reaction-skewer = Embrocher
word-reaction-dodge = Esquiver
word-reaction-parry = Parer
word-reaction-kick = Ruade
word-reaction-swap = Changer d’arme
word-jc-row-0 = hors de combat
word-jc-row-1 = sonné
word-jc-row-2 = blessé
word-jc-row-3 = gamelle
word-jc-row-4 = partie vitale
word-jc-row-5 = parade avec le bras
word-jc-row-6 = l’arme lui tombe sur les pieds
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

## Corps à corps : ce qui s’est passé

event-charge-declared = { $figure } charge { $target }.
event-strike-declared = { $figure } frappe { $target }.
event-hithard-declared = { $figure } frappe fort { $target }.
event-charge-failed = La charge { DE($figure) } n’atteint pas { $target }.
event-reaction = { $figure } répond à l’attaque { DE($by) } : { $reaction }.
event-kicked = Le cheval { DE($figure) } rue : { $target } est repoussé et ne peut plus l’attaquer ce tour.
event-jc-row = Échec critique { DE($figure) }, ligne { $row } : { $name }.
event-damaged = { $figure } : { $weapon }, arme détériorée.
event-fight-won = { $figure } l’emporte sur { $target }, { $total } à { $other }.
event-fight-edged = { $figure } et { $target } ont tous deux { $total } : { $figure } l’emporte, { $advantages } { $advantages ->
    [one] avantage
   *[other] avantages
  } à { $against }.
event-fight-tied = { $figure } et { $target } ont tous deux { $total }, et autant d’avantages : il ne se passe rien.
event-warded-off = { $figure } tient { $target } à distance.
event-faced-enemy = { $figure } se tourne vers { $target }.
event-trampled = { $figure } passe sur { $target }.

## Corps à corps : pourquoi pas

why-surprised = { CAP($by) } sort de sa cachette : { $figure } est surpris et ne peut que se défendre.
why-reaction-posture = { $figure } n’est pas debout : il ne peut que se défendre.
why-reaction-pa = Cela coûte { $cost } PA, et il en reste { $pa } à { $figure } ce tour.
why-no-reaction = { $action } n’est pas une réaction : cela se fait pendant l’activation de la figurine.
why-improvised = { $figure } n’a pas d’arme de corps à corps utilisable.
why-dodge-mounted = Un cavalier n’esquive pas.
why-not-alone = Ce n’est pas un contre un : { $figure } est aussi au contact { DE($by) }.
why-no-room = { $figure } n’a pas la place de se retirer de 5 cm.
why-parry-unarmed = { $figure } n’a ni arme de corps à corps ni bouclier pour parer.
why-kick-on-foot = { $figure } n’a pas de cheval pour ruer.
why-armed = { $figure } tient une arme de corps à corps.
why-no-other-weapon = { $figure } n’a pas d’arme de corps à corps à prendre en main.
why-nobody-in-contact = { $figure } n’est au contact d’aucun ennemi.
why-not-in-contact = { $target } est à { DIST($gap) } { DE($figure) } : on ne frappe qu’un ennemi au contact.
why-other-level = { $figure } et { $target } ne sont pas au même niveau.
why-kicked = Le cheval { DE($target) } a rué : { $figure } ne peut plus l’attaquer ce tour.
why-not-heavy = { $figure } n’a pas d’arme lourde en main.
why-charge-far = { $target } est à { DIST($gap) } { DE($figure) }, dont la plus longue charge est de { DIST($reach) }.
why-charge-hidden = { $target } est caché aux yeux { DE($figure) }.
why-charge-unseen = { $figure } ne voit pas { $target }.
why-charge-blocked = Aucune ligne droite ne mène { $figure } au contact { DE($target) }.
why-charge-nobody = Il n’y a personne que { $figure } puisse charger.
why-no-victim = Aucun ennemi au sol n’est à portée { DE($figure) }.
why-not-down = { $target } n’est pas au sol.
why-trample-far = { $target } est à { DIST($gap) } { DE($figure) }, dont la monture parcourt { DIST($reach) }.
why-no-way-over = Aucun chemin ne mène { $figure } par-dessus { $target } jusqu’à une place libre.

## Tir et armes : branches des menus

branch-shoot = Tirer
branch-aim = Viser
branch-double = Tir double
branch-reload = Recharger
branch-fastload = Recharger plus vite
branch-repair = Réparer
branch-recmissile = Récupérer trait planté
branch-draw = Changer d’arme (au calme)
branch-both = les deux pistolets
branch-no-shot = pas de tir
branch-none = rien
branch-keep = sans changement

## Tir et armes : questions

ask-shot = Avec quelle arme { $figure } tire-t-il ?
ask-target = { $figure }, { $weapon } : sur qui ?
ask-double = Sur qui { $figure } tire-t-il ses deux pistolets ? Une cible, ou deux.
ask-stray = Le tir { DE($figure) } se perd et plusieurs amis sont aussi près. Lequel fait un JDeg ?
ask-reload = Quelle arme { $figure } recharge-t-il ?
ask-fastload = Quelle arme { $figure } tente-t-il de recharger plus vite ?
ask-repair = Quelle arme { $figure } tente-t-il de réparer ?
ask-recmissile = Quel trait { $figure } tente-t-il de récupérer ?
ask-draw = Que prend { $figure } en main ?
ask-other-hand = { $figure } tient { $thing }. Que tient l’autre main ?
ask-drop = { $figure } perd son arme ({ $weapon }). Où tombe-t-elle ?
ask-reaction = { $target } se déplace. Quelqu’un fait-il un tir de réaction ?
ask-reaction-weapon = Avec quelle arme { $figure } réagit-il ?
ask-point = En quel point du chemin { $figure } tire-t-il sur { $target } ({ $weapon }) ?
ask-defshot = { $target } charge { $figure }. Un tir défensif ?

## Tir : ce qui change un jet, et les échecs critiques

mod-hampered-moved = gêné : s’est déplacé
mod-hampered-riding = gêné : à cheval
mod-hampered-reaction = gêné : tir de réaction
mod-hampered-pistols = gêné : deux pistolets
mod-hampered-defensive = gêné : tir défensif, JA raté
mod-poor-scenery = peu visible : derrière un décor
mod-poor-shield = peu visible : derrière un bouclier
mod-poor-ground = peu visible : au sol
mod-poor-crouched = peu visible : tapi
mod-double-shot = tir double
mod-two-targets = tir double sur deux cibles
mod-piercing = arme perforante
word-hole-in-bag = trou dans le sac
word-wrong-target = mauvaise cible
word-stray-shot = tir perdu
word-damaged-weapon = arme détériorée
word-weapon-slips = l’arme glisse
word-phew = ouf, rien !

## Tir et armes : ce qui s’est passé

event-shot = { $figure } tire sur { $target } ({ $weapon }).
event-shot-hit = { $figure } touche { $target }.
event-shot-missed = { $figure } manque { $target }.
event-misfire = Échec critique { DE($figure) } ({ $weapon }) : { $row }.
event-endangered = Le tir { DE($by) } met en danger { $figure }, qui fait un JDeg.
event-nobody-near = Aucun ami { DE($figure) } n’est assez près pour être en danger.
event-ran-out = { $figure } n’a plus de munitions ({ $weapon }).
event-loaded = { $figure } a rechargé ({ $weapon }).
event-not-loaded = { $figure } n’a pas fini de recharger ({ $weapon }).
event-mended = { $figure } a réparé son arme ({ $weapon }) ; elle n’est pas chargée.
event-not-mended = { $figure } ne parvient pas à réparer son arme ({ $weapon }) cette fois.
event-broke = { $figure } brise son arme pour de bon ({ $weapon }).
event-planted = Le trait se plante derrière { $target } ({ $weapon }).
event-missile-recovered = { $figure } récupère un trait ({ $weapon }).
event-missile-broke = Le trait que { $figure } voulait récupérer se brise ({ $weapon }).
event-armed = { $figure } tient maintenant : { $weapons }.
event-weapon-fell = Une arme { DE($figure) } tombe au sol ({ $weapon }).

## Tir : pourquoi pas

why-no-missile-weapon = { $figure } n’a pas d’arme de tir.
why-not-missile-weapon = Ce n’est pas une arme de tir ({ $weapon }).
why-no-t = { $figure } n’a pas de T et ne peut pas tirer.
why-stunned = { $figure } est sonné et ne peut que se rétablir.
why-climbing = { $figure } est accroché à un mur et n’a pas les mains libres.
why-weapon-damaged = Cette arme { DE($figure) } est détériorée ({ $weapon }).
why-broken = Cette arme { DE($figure) } est brisée pour de bon ({ $weapon }).
why-no-missiles = { $figure } n’a plus de munitions ({ $weapon }).
why-not-loaded = Cette arme { DE($figure) } n’est pas chargée ({ $weapon }).
why-not-held = { $figure } ne tient pas cette arme ({ $weapon }).
why-shot-prone = { $figure } est couché : seules une arbalète ou une arme à feu tirent ainsi, pas cette arme ({ $weapon }).
why-shot-engaged = { $figure } est engagé : seul un pistolet tire ainsi, pas cette arme ({ $weapon }).
why-other-pistol = { $figure } a tiré un seul pistolet : l’autre ne tire pas pendant la même activation.
why-both-pa = { $figure } a besoin de { $pa } PA pour tirer ses deux pistolets, et en a { $left }.
why-both-level = À ce niveau, les deux pistolets se tirent ensemble par un tir double.
why-both-aimed = Les deux pistolets se tirent ensemble avec « Tirer », pas avec « Viser ».
why-no-pair = { $figure } n’a pas deux pistolets chargés en main.
why-shot-arc = { $target } n’est pas dans l’arc avant { DE($figure) }, qui devrait d’abord s’orienter.
why-shot-far = { $target } est à { DIST($gap) } { DE($figure) } ; l’arme porte à { DIST($range) } ({ $weapon }).
why-shot-apart = { $figure } est engagé et ne peut tirer que sur un ennemi au contact, pas sur { $target }.
why-shot-hidden = { $target } est caché, à plus de 5 cm { DE($figure) }.
why-shot-unseen = { $figure } ne voit pas { $target }.
why-shot-nobody = { $figure } n’a personne sur qui tirer ({ $weapon }) : aucun ennemi dans son arc avant n’est à portée, en vue et à découvert.
why-shot-nobody-near = { $figure } est engagé et ne peut tirer que sur un ennemi au contact : aucun n’est dans son arc avant ({ $weapon }).
why-stray-friend = Le tir perdu menace un ami { DE($figure) }, pas { $target }.
why-not-near = { $figure } est à { DIST($gap) } { DE($target) } ; seul celui qui est à { DIST($reach) } ou moins est menacé.
why-not-nearest = { $figure } est à { DIST($gap) } { DE($target) } ; le plus proche est à { DIST($best) }.

## Tirs de réaction : pourquoi pas

why-reaction-down = { $figure } n’est pas debout et ne fait pas de tir de réaction.
why-reaction-engaged = { $figure } est au contact d’un autre ennemi debout et ne fait pas de tir de réaction.
why-charged = { $target } charge { $figure }, à qui il reste le tir défensif.
why-reaction-far = { $target } ne passe pas à { DIST($range) } ou moins { DE($figure) }, la portée de l’arme ({ $weapon }).
why-reaction-arc = { $target } n’est pas dans l’arc avant { DE($figure) } là où il est à portée ({ $weapon }).
why-reaction-hidden = { $target } est caché et ne passe pas à 5 cm ou moins { DE($figure) }.
why-reaction-touching = { $target } y est au contact { DE($figure) }.
why-reaction-unseen = { $figure } ne voit pas { $target } là où il est à portée ({ $weapon }).
why-not-a-point = On tire sur { $target } après un nombre entier de cm, ou à un bout de son chemin de { DIST($most) } : pas à { DIST($length) }.

## Recharger, réparer, traits : pourquoi pas

why-loaded = Cette arme { DE($figure) } est déjà chargée ({ $weapon }).
why-not-loadable = Ce n’est pas une arme qui se charge ({ $weapon }).
why-load-prone = { $figure } est couché : seules une arbalète ou une arme à feu se rechargent ainsi, pas cette arme ({ $weapon }).
why-quick-already = Cette arme { DE($figure) } se recharge de toute façon en 1 PA ({ $weapon }).
why-reload-pa = { $figure } a besoin de { $pa } PA pour recharger cette arme ({ $weapon }), et en a { $left }.
why-nothing-damaged = Aucune arme { DE($figure) } n’est détériorée.
why-not-damaged = Cette arme { DE($figure) } n’est pas détériorée ({ $weapon }).
why-no-missile-here = { $figure } ne touche aucun trait planté.
why-not-a-missile = Ce n’est pas un trait planté ({ $marker }).
why-missile-unfit = { $figure } n’a pas d’arme pour ce trait ({ $weapon }).

## Armes en main : pourquoi pas

why-nothing-to-draw = { $figure } n’a rien d’autre à tenir.
why-empty-hands = { $figure } prend quelque chose en main ; tout ranger n’est pas un choix.
why-held-already = C’est déjà ce qu’il y a dans les mains { DE($figure) }.
why-held-alone = { $figure } tient déjà cela, et ne peut rien tenir d’autre avec.
why-same-thing = { $figure } a déjà cela dans une main : l’autre tient autre chose, ou rien.
why-too-many-hands = { $figure } ne peut pas tenir les deux ({ $weapon }, { $other }) : il y faudrait { $hands } mains.
why-drop-apart = Cet endroit ne touche pas le socle { DE($figure) }.
why-drop-outside = Cet endroit n’est pas sur la table.
why-drop-taken = Cet endroit est occupé ; il reste de la place autour { DE($figure) }.
