## Tir et armes : branches du menu

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

## Tir et armes : questions

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

## Tir : modificateurs et mots

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

word-hampered-moved = gêné (s’est déplacé)
word-hampered-riding = gêné (à cheval)
word-poor-scenery = peu visible (derrière un décor)
word-poor-shield = peu visible (derrière un bouclier)
word-poor-ground = peu visible (au sol)
word-poor-crouched = peu visible (tapi)
word-sheltered = plus qu’à moitié derrière un décor
word-behind-scenery = derrière un décor
word-hole-in-bag = trou dans le sac
word-wrong-target = mauvaise cible
word-stray-shot = tir perdu
word-damaged-weapon = arme détériorée
word-weapon-slips = l’arme glisse
word-phew = ouf, rien !

## Tir : ce qui s’est passé

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

## Tir : pourquoi pas

why-no-missile-weapon = { $figure } n’a pas d’arme de tir.
why-no-t = { $figure } n’a pas de T et ne peut pas tirer.
why-stunned = { $figure } est sonné et ne peut que se rétablir.
why-climbing = { $figure } est accroché à un mur et n’a pas les mains libres.
why-weapon-damaged = Cette arme { DE($figure) } est détériorée ({ $weapon }).
why-broken = Cette arme { DE($figure) } est brisée pour de bon ({ $weapon }).
why-no-missiles = { $figure } n’a plus de munitions ({ $weapon }).
why-not-loaded = Cette arme { DE($figure) } n’est pas chargée ({ $weapon }).
why-loaded = Cette arme { DE($figure) } est déjà chargée ({ $weapon }).
why-not-held = { $figure } ne tient pas cette arme ({ $weapon }).
why-shot-prone = { $figure } est couché : seules une arbalète ou une arme à feu tirent ainsi, pas cette arme ({ $weapon }).
why-shot-engaged = { $figure } est engagé : seul un pistolet tire ainsi, pas cette arme ({ $weapon }).
why-other-pistol = { $figure } a tiré un seul pistolet : l’autre ne tire pas pendant la même activation.
why-both-pa = { $figure } a besoin de { $pa } PA pour tirer ses deux pistolets, et en a { $left }.
why-no-pair = { $figure } n’a pas deux pistolets chargés en main.
why-shot-arc = { $target } n’est pas dans l’arc avant { DE($figure) }, qui devrait d’abord s’orienter.
why-shot-far = { $target } est à { DIST($gap) } { DE($figure) } ; l’arme porte à { DIST($range) } ({ $weapon }).
why-shot-apart = { $figure } est engagé et ne peut tirer que sur un ennemi au contact, pas sur { $target }.
why-shot-hidden = { $target } est caché, à plus de 5 cm { DE($figure) }.
why-shot-unseen = { $figure } ne voit pas { $target }.
why-shot-nobody = { $figure } n’a personne sur qui tirer ({ $weapon }) : aucun ennemi dans son arc avant n’est à portée, en vue et à découvert.
why-shot-nobody-near = { $figure } est engagé et ne peut tirer que sur un ennemi au contact : aucun n’est dans son arc avant ({ $weapon }).
why-load-prone = { $figure } est couché : seules une arbalète ou une arme à feu se rechargent ainsi, pas cette arme ({ $weapon }).
why-quick-already = Cette arme { DE($figure) } se recharge de toute façon en 1 PA ({ $weapon }).
why-reload-pa = { $figure } a besoin de { $pa } PA pour recharger cette arme ({ $weapon }), et en a { $left }.
why-nothing-damaged = Aucune arme { DE($figure) } n’est détériorée.
why-no-missile-here = { $figure } ne touche aucun trait planté.
why-missile-unfit = { $figure } n’a pas d’arme pour ce trait ({ $weapon }).
why-nothing-to-draw = { $figure } n’a rien d’autre à tenir.
why-drop-apart = Cet endroit ne touche pas le socle { DE($figure) }.
why-drop-outside = Cet endroit n’est pas sur la table.
why-drop-taken = Cet endroit est occupé ; il reste de la place autour { DE($figure) }.
why-nobody = Aucune figurine ne s’appelle { $figure }.
why-not-there = { $figure } n’est pas sur la table.

## Ligne de vue : raisons

sight-itself = C’est { $figure } lui-même.
sight-clear = { $figure } et { $target } se voient, à { DIST($gap) }.
sight-blocked = { $figure } et { $target } ne se voient pas, à { DIST($gap) }. Ce qui gêne : { $by }.
sight-leans = { $figure } doit se pencher pour voir { $target }, qui compte comme couvert à moitié.
sight-cover = { $target } est couvert à { $percent } % : { $by }.
sight-reroll = Plus de la moitié { DE($target) } est derrière un décor : son JD peut être relancé.
sight-hidden = { $target } est caché, à plus de 5 cm { DE($figure) } : on ne peut pas tirer sur lui.
sight-behind = { $target } n’est pas dans l’arc avant { DE($figure) }, qui devrait d’abord s’orienter.
sight-malus = { $malus } : T-{ $amount }.
sight-need = Un tir toucherait avec { $need } ou moins.
sight-hopeless = Un tir à T { $need } ne peut pas toucher.
