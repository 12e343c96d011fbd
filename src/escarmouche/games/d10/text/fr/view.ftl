## États des figurines et des objets

word-reserve = pas encore sur la table
word-out = hors de combat
word-dead = mort
word-left = a quitté la table
word-crouched = tapi
word-prone = sur le dos
word-stunned = sonné
word-climbing = en escalade
word-mounted = monté
word-hidden = caché
word-wounded = blessé
word-engaged = au contact de l’ennemi
word-activated = activé
word-loaded = chargé
word-unloaded = non chargé
word-damaged = détérioré
word-broken = cassé
word-missiles = traits
word-pa = PA
word-morale = M
badge-pa = PA : { $count }
badge-missiles = traits : { $count }
table-floor = se tient sur :
word-object = objet
word-none = rien
word-planted-missile = trait planté
word-riderless-mount = monture sans cavalier
word-mount-of = la monture { DE($figure) }

## Pistes

track-turn = tour { $value }
track-initiative = initiative : { $player }
track-first = a joué en premier : { $player }
track-morale = M ({ $player }) : { $value }
track-blown = perd la prochaine initiative : { $player }
label-turn = Tour
label-initiative = Initiative
label-first = Premier
label-morale = Moral M
label-blown = Perd la prochaine initiative

## Les dés sur la table

word-roll-ja = Agilité (JA)
word-roll-jt = Tir (JT)
word-roll-jc = Corps à corps (JC)
word-roll-jd = Dégâts (JD)
word-roll-jdeg = Maladresse (JDeg)
word-roll-jm = Moral (JM)
word-roll-initiative = Initiative
word-roll-climb = Hauteur escaladée
word-roll-off = Tirage
goal-roll-ja = ou moins
goal-roll-jt = ou moins
goal-roll-jm = ou moins
goal-roll-jd = D : dessous, égal, dessus
goal-roll-jdeg = D : dessous, égal, dessus
word-attacker = attaquant
word-defender = défenseur
word-shooter = tireur
word-victim = jette contre D
word-roller = jette le dé
word-rolling = les dés roulent
word-done = décidé
word-not-compared = les totaux ne sont pas comparés
word-die-first = relancé
word-die-zero = second dé
word-die-row = ligne
mod-stat-c = C
mod-stat-t = T
mod-stat-a = A
mod-stat-d = D
mod-stat-m = M
mod-stat-height = sa hauteur
word-advantage-friend = ami au contact
word-advantage-posture = ennemi en mauvaise posture
word-advantage-equipped = bien équipé
word-advantage-charge = charge
word-advantage-hithard = frapper fort

## Lignes de vue

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
word-hampered-moved = gêné (s’est déplacé)
word-hampered-riding = gêné (à cheval)
word-poor-scenery = peu visible (derrière un décor)
word-poor-shield = peu visible (derrière un bouclier)
word-poor-ground = peu visible (au sol)
word-poor-crouched = peu visible (tapi)
word-sheltered = plus qu’à moitié derrière un décor
word-behind-scenery = derrière un décor
why-nobody = Aucune figurine ne s’appelle { $figure }.
why-not-there = { $figure } n’est pas sur la table.

## Menaces et conséquences

word-advance-area = Avancer
word-charge-area = Charger
then-mod = { $mod }, { $amount }.
then-fire = { $figure } entre dans la zone de tir { DE($enemies) }.
then-no-fire = { $figure } sort de la zone de tir { DE($enemies) }.
then-covered = { $figure } est peu visible pour { $enemies }.
then-sheltered = { $figure } est plus qu’à moitié derrière un décor pour { $enemies } : son JD peut être relancé.
then-no-cover = { $figure } est sans couvert devant { $enemies }.
then-contact = { $figure } arrive au contact { DE($enemies) }.
then-no-contact = { $figure } n’est plus au contact { DE($enemies) }.
then-behind = { $figure } se tient dans l’arc arrière { DE($enemies) }.
then-exposed = { $figure } a { $enemies } dans son arc arrière, à moins de 10 cm.
then-revealed = { $figure } n’est plus caché.
then-hidden = { $figure } est caché.
then-shot = { $figure } peut tirer sur { $enemies } ({ $weapon }).
then-no-shot = { $figure } ne peut plus tirer sur { $enemies } ({ $weapon }).
then-touches = { $figure } touche { $things }.
then-slow = { $figure } se tient dans un terrain qui coûte double.
then-left = { $figure } quitte la table.
then-gone = { $figure } n’est plus en jeu.

## Ce que les autres apprennent d’une question

waiting-action = que faire
waiting-activate = qui activer
waiting-after-fight = s’il se tourne
waiting-arrive = où arrive une figurine
waiting-band = une bande
waiting-bearer = qui porte quoi
waiting-come-round = s’il se relève
waiting-crossing = comment franchir un obstacle bas
waiting-defence = comment répondre à une attaque
waiting-defshot = un tir défensif
waiting-deploy = qui placer, et où
waiting-dodge = où se retirer
waiting-drop = où tombe une arme
waiting-edge = quel côté prendre
waiting-face = dans quelle direction s’orienter
waiting-first-player = qui commence
waiting-hold = que tenir
waiting-how-far = jusqu’où aller
waiting-reaction = un tir de réaction
waiting-reroll = s’il relance
waiting-stray = qui est en danger

## Brouillard, et titres du journal

event-noticed = { $figure } est aperçu : un ennemi est à 5 cm ou moins.
heading-turn = Tour { $turn }
heading-activated = { $figure }
