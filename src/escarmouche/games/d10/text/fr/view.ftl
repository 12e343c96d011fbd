## États des figurines et des objets

word-reserve = pas encore sur la table
word-out = hors de combat
word-dead = { GENDER($agrees) ->
    [f] morte
    [fp] mortes
    [mp] morts
   *[m] mort
  }
word-left = a quitté la table
word-crouched = { GENDER($agrees) ->
    [f] tapie
    [fp] tapies
    [mp] tapis
   *[m] tapi
  }
word-prone = sur le dos
word-stunned = { GENDER($agrees) ->
    [f] sonnée
    [fp] sonnées
    [mp] sonnés
   *[m] sonné
  }
word-climbing = en escalade
word-mounted = à cheval
word-hidden = { GENDER($agrees) ->
    [f] cachée
    [fp] cachées
    [mp] cachés
   *[m] caché
  }
word-wounded = { GENDER($agrees) ->
    [f] blessée
    [fp] blessées
    [mp] blessés
   *[m] blessé
  }
word-engaged = au contact de l’ennemi
word-activated = a agi
word-loaded = { GENDER($agrees) ->
    [f] chargée
    [fp] chargées
    [mp] chargés
   *[m] chargé
  }
word-unloaded = à recharger
word-damaged = { GENDER($agrees) ->
    [f] détériorée
    [fp] détériorées
    [mp] détériorés
   *[m] détérioré
  }
word-broken = hors d’usage
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
track-first = joue en premier : { $player }
track-points = points ({ $player }) : { $value }
track-morale = moral M ({ $player }) : { $value }
track-blown = perd la prochaine initiative : { $player }
label-turn = Tour
label-initiative = Initiative
label-first = Joue en premier
label-points = Points
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
word-roll-off = Tirage au sort
goal-roll-ja = ou moins
goal-roll-jt = ou moins
goal-roll-jm = ou moins
goal-roll-jd = D : en dessous, égal ou au-dessus
goal-roll-jdeg = D : en dessous, égal ou au-dessus
word-attacker = attaquant
word-defender = défenseur
word-shooter = tireur
word-victim = lance contre D
word-roller = lance le dé
word-rolling = les dés roulent
word-done = décidé
word-not-compared = les totaux ne sont pas comparés
word-die-first = premier dé, relancé
word-die-zero = second dé
word-die-row = ligne
mod-stat-c = C
mod-stat-t = T
mod-stat-a = A
mod-stat-d = D
mod-stat-m = M
mod-stat-height = sa propre hauteur
word-advantage-friend = ami au contact
word-advantage-posture = ennemi en mauvaise posture
word-advantage-equipped = bien équipé
word-advantage-charge = charge
word-advantage-hithard = frapper fort

## Lignes de vue

sight-itself = C’est la même figurine : { $figure }.
sight-clear = { $figure } et { $target } se voient, à { DIST($gap) }.
sight-blocked = { $figure } et { $target } ne se voient pas, à { DIST($gap) }. Ce qui gêne : { $by }.
sight-leans = { $figure } doit se pencher pour voir { $target }, qui compte comme à moitié à couvert.
sight-cover = { $target } est à couvert à { $percent } % : { $by }.
sight-reroll = Un décor cache plus de la moitié { DE($target) } : son JD peut être relancé.
sight-hidden = { $target } se cache, à plus de 5 cm { DE($figure) } : pas de tir possible.
sight-behind = { $target } n’est pas dans l’arc avant { DE($figure) }, qui devrait d’abord s’orienter.
sight-malus = { $malus } : T−{ $amount }.
sight-need = Un tir toucherait avec { $need } ou moins.
sight-hopeless = Un tir à T { $need } ne peut pas toucher.
word-hampered-moved = gêné (déplacement)
word-hampered-riding = gêné (à cheval)
word-poor-scenery = peu visible (derrière un décor)
word-poor-shield = peu visible (derrière un bouclier)
word-poor-ground = peu visible (au sol)
word-poor-crouched = peu visible (tapie)
word-sheltered = à plus de moitié derrière un décor
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
then-sheltered = { $figure } est à plus de moitié derrière un décor pour { $enemies } : son JD peut être relancé.
then-no-cover = { $figure } n’a pas de couvert contre { $enemies }.
then-contact = { $figure } arrive au contact { DE($enemies) }.
then-no-contact = { $figure } n’est plus au contact { DE($enemies) }.
then-behind = { $figure } passe dans l’arc arrière { DE($enemies) }.
then-exposed = { $figure } a { $enemies } dans son arc arrière, à moins de 10 cm.
then-revealed = { $figure } ne se cache plus.
then-hidden = { $figure } se cache.
then-shot = { $figure } peut tirer sur { $enemies } ({ $weapon }).
then-no-shot = { $figure } ne peut plus tirer sur { $enemies } ({ $weapon }).
then-touches = { $figure } touche { $things }.
then-slow = { $figure } est dans un terrain qui coûte double.
then-left = { $figure } quitte la table.
then-gone = { $figure } n’est plus en jeu.

## Ce que les autres apprennent d’une question

waiting-action = que faire
waiting-activate = qui activer
waiting-after-fight = s’il faut se tourner
waiting-arrive = où une figurine arrive
waiting-band = une bande
waiting-bearer = qui porte quoi
waiting-come-round = s’il faut se relever
waiting-crossing = comment franchir un obstacle bas
waiting-defence = comment réagir à une attaque
waiting-defshot = un tir défensif
waiting-deploy = qui placer, et où
waiting-dodge = où reculer
waiting-drop = où tombe une arme
waiting-edge = quel côté prendre
waiting-face = dans quelle direction s’orienter
waiting-first-player = qui commence
waiting-hold = que tenir
waiting-how-far = jusqu’où aller
waiting-reaction = un tir de réaction
waiting-reroll = s’il faut relancer
waiting-stray = qui est en danger

## Titres du journal

heading-turn = Tour { $turn }
heading-activated = { $figure }
