game-d10 = Escarmouche D10
edition-simplified = Niveau 1, simplifié
edition-full = Niveau 2, complet
edition-advanced = Niveau 3, avancé

## Avant la partie

word-simplified = niveau 1, simplifié
word-full = niveau 2, complet
word-advanced = Niveau 3
word-basic = Le jeu
word-optional = Lectures des fiches
group-basic = Le jeu
group-advanced = Interrupteurs des niveaux
group-optional = Lectures des fiches
option-edition = Niveau
edition-simplified-help = La fiche d’une page, pour une première partie : avancer, s’orienter, charger, frapper, tirer, recharger. Qui est durement touché une fois est hors de combat. Le niveau 2 ajoute blessures, tables d’échecs critiques et relances.
edition-full-help = Tout le niveau 1, et : il faut deux blessures pour mettre hors de combat, un 0 mène à une table d’échecs critiques, plus du double du JC ennemi met hors de combat aussitôt, trois avantages ou un bon couvert donnent une relance. Le niveau 3 ajoute les actions avancées.
edition-advanced-help = Tout le niveau 2, et : ramper, se cacher, se tapir, escalader, sauter, fuir, piétiner, monter en selle ; esquiver, parer, frapper fort ; des tirs en réaction ; les traits sont comptés, et seule l’arme en main compte.
group-advanced-help = Le niveau les règle. Qui connaît le jeu peut changer chacun d’eux.
group-optional-help = Là où les fiches se lisent de deux façons. Pour qui connaît le jeu.
option-scenario = Scénario
option-scenario-help = La table, les bandes et ce qu’il y a à gagner. Chaque scénario se joue à chaque niveau.
option-build = Composer les bandes
option-build-help = Chaque joueur compose une bande : 1 Chef, de 1 à 3 Personnages, les autres à volonté, le même M pour les deux. Sinon, les bandes du scénario.
option-crit_tables = Tables critiques
option-crit_tables-help = Un 0 au JT ou au JC mène à une ligne de sa table. Sinon, seul 0 et 0 est un échec critique.
option-wounds = Blessures
option-wounds-help = Un JD au-dessus de D retourne la carte côté sang ; la seconde blessure met hors de combat. Sinon, la première.
option-double_out = Plus du double
option-double_out-help = Un JC de plus du double de l’autre met le perdant hors de combat, sans JD.
option-adv_reroll = Trois avantages
option-adv_reroll-help = Qui a trois avantages ou plus peut relancer son JC, une fois.
option-cover_reroll = Le couvert sauve
option-cover_reroll-help = Qui est plus qu’à moitié derrière un décor peut relancer son JD, une fois.
option-move_table = Table des déplacements
option-move_table-help = Avancer couché, caché ou tapi, Escalader, Sauter, Fuir le combat, Piétiner, Monter en selle et Mettre pied à terre.
option-pos_table = Table des positions
option-pos_table-help = Se coucher, Se cacher, Se tapir.
option-melee_adv = Corps à corps avancé
option-melee_adv-help = Frapper fort, Esquiver, Parer, Ruade, Changer d’arme.
option-shoot_adv = Tir avancé
option-shoot_adv-help = Tir double, Tir de réaction, Tir défensif, Recharger plus vite, Récupérer trait planté.
option-ammo_count = Traits comptés
option-ammo_count-help = Chaque arme a un nombre de traits, et ceux qui manquent peuvent être ramassés. Sinon, ils durent jusqu’à « plus de munitions ».
option-weapon_in_hand = Armes en main
option-weapon_in_hand-help = Seul ce qui est en main compte, et en changer coûte 1 PA. Sinon, tout ce qui est porté est à portée de main.
option-zero_is = Un 0 au dé
option-zero_is-help = Ce que vaut un 0 quand il faut faire une caractéristique ou moins.
option-zero_is-0 = Il vaut zéro : le meilleur jet, à moins d’un second 0.
option-zero_is-10 = Il vaut dix : il échoue, sauf si la caractéristique est de 10 ou plus.
option-crit_rule = Comment on arrive à une table critique
option-crit_rule-help = Quand les tables critiques sont jouées.
option-crit_rule-second-die = Un 0 suffit ; le second dé est la ligne.
option-crit_rule-confirm-then-table = Seulement 0 et 0 ; un troisième dé est la ligne.
word-second-die = le second dé est la ligne
word-confirm-then-table = 0 et 0, puis un dé pour la ligne
option-crouch_malus = Tirs sur qui est tapi
option-crouch_malus-help = Le malus à T, quand la table des positions est jouée.
option-crouch_malus-1 = T−1, comme sur les deux fiches de base.
option-crouch_malus-2 = T−2, comme sur la fiche avancée.
option-wounded_row = Les blessés sont plus maladroits
option-wounded_row-help = Une figurine blessée retire 1 à sa ligne de la table JC.
option-fog = Brouillard
option-fog-help = Une figurine cachée à plus de 5 cm de tout ennemi n’est pas montrée à l’autre joueur, et ne couvre personne. Qui marche sur elle s’arrête là, et elle est vue.

error-unknown-scenario = Il n’y a pas de scénario « { $scenario } ». Vouliez-vous dire : { $nearest } ?
error-unknown-band = Il n’y a pas de bande « { $band } ». Vouliez-vous dire : { $nearest } ?
file-unknown-weapon = il n’y a pas d’arme « { $weapon } » ; vouliez-vous dire : { $nearest } ?

## Cartes

stat-c = C
stat-t = T
stat-a = A
stat-d = D
stat-m = M
stat-c-long = corps à corps
stat-t-long = tir
stat-a-long = agilité
stat-d-long = dégâts
stat-m-long = moral
stat-pa = PA
stat-e = E
stat-lance = E en charge
stat-hands = Mains
stat-range = Portée
stat-reload = Recharger, PA
stat-missiles = Traits
stat-piercing = Perforation
section-blood = Côté sang
section-equipment = Équipement
word-blood = blessé
card-blood = Une figurine blessée emploie ces nombres, et ses déplacements perdent 3 cm.
word-leader = Chef
word-character = Personnage
word-other = Autre
word-weapon-heavy = lourde
word-weapon-long = pas d’avantage de charge contre elle
word-weapon-shield = peu visible de face
word-weapon-recoverable = traits manqués à récupérer
word-weapon-point-blank = ne perfore qu’à moins de 10 cm
word-weapon-pistol = tire au contact
word-weapon-steady = se tire et se recharge au sol

## À quoi ressemblent figurines et objets

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

## Terrain

word-road = route
word-wood = bois
word-brush = broussailles
word-ruin = ruines
word-hedge = haie, muret
word-fence = clôture
word-cart = obstacle bas
word-rock = rocher
word-wall = mur
word-house = mur de maison
word-tower = tour
word-ford = gué
word-deep = eau profonde
word-floor = étage
word-stairs = escalier
word-ladder = échelle
word-door = porte
word-window = fenêtre
word-parapet = parapet
word-open-door = ouverte
word-closed-door = fermée
word-barred-door = barrée
word-open = ouverte
word-closed = fermée
word-barred = barrée

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

## Dés

ask-off = Tirage : le dé du joueur { $seat }.
ask-initiative = Initiative : le dé du joueur { $seat }.
ask-jm = JM du joueur { $seat } : { $need } ou moins.
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

## Actions dans une phrase

word-do-face = { branch-face }
word-do-advance = { branch-advance }
word-do-quick = { branch-quick }
word-do-crawl = { branch-crawl }
word-do-movehid = { branch-movehid }
word-do-movecro = { branch-movecro }
word-do-charge = { branch-charge }
word-do-strike = { branch-strike }
word-do-hithard = { branch-hithard }
word-do-shoot = { branch-shoot }
word-do-aim = { branch-aim }
word-do-double = { branch-double }
word-do-reload = { branch-reload }
word-do-fastload = { branch-fastload }
word-do-repair = { branch-repair }
word-do-recmissile = { branch-recmissile }
word-do-getup = { branch-getup }
word-do-recover = { branch-recover }
word-do-lie = { branch-lie }
word-do-crouch = { branch-crouch }
word-do-rise = { branch-rise }
word-do-hide = { branch-hide }
word-do-climb = { branch-climb }
word-do-letgo = { branch-letgo }
word-do-flee = { branch-flee }
word-do-trample = { branch-trample }
word-do-door = { branch-door }
word-do-force = { branch-force }
word-do-ladder = { branch-ladder }
word-do-mount = { branch-mount }
word-do-dismount = { branch-dismount }
word-do-draw = { branch-draw }
word-do-pickup = { branch-pickup }
word-do-take = { branch-take }
word-do-putdown = { branch-putdown }
word-do-give = { branch-give }
word-do-beacon = { branch-beacon }

## Ce que les autres apprennent d'une question

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

heading-turn = Tour { $turn }
heading-activated = { $figure }

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

## Comment finit une partie

outcome-draw-title = Partie nulle.
