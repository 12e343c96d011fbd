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

## Corps à corps : questions

ask-charge = Qui { $figure } charge-t-il ?
ask-charge-to = Où { $figure } arrive-t-il au contact { DE($target) } ?
ask-strike = Qui { $figure } frappe-t-il ?
ask-hithard = Qui { $figure } frappe-t-il fort ?
ask-defence = { $by } attaque { $figure }. Comment { $figure } répond-il ?
ask-dodge = Où { $figure } se retire-t-il devant { $by } ?
ask-swap = Que doit tenir { $figure } pendant le combat ?
ask-after-fight = { $figure } se tourne-t-il vers { $target } ?
ask-come-round = { $figure } est rétabli. Se relève-t-il ?
ask-reroll = { $figure } a fait { $die } ({ $roll }). Relance-t-il ? Le nouveau dé compte.

## Dés

ask-ja = JA { DE($figure) } : { $need } ou moins.
ask-jt = JT { DE($figure) } : { $need } ou moins.
ask-jc = JC { DE($figure) } : un dé + { $need }.
ask-jd = JD { DE($figure) } : un dé contre { $need }.
ask-jdeg = JDeg { DE($figure) } : un dé contre { $need }.
ask-zero = { $figure } a fait 0 ({ $roll }) : le second dé.
ask-zero-band = Le joueur { $seat } a fait 0 ({ $roll }) : le second dé.
ask-row = { $figure } a fait 0 et 0 ({ $roll }) : la ligne de la table.

event-rolled = { $figure }, { $roll } : { $die }{ $second ->
    [-1] { "" }
   *[other] {" "}et { $second }
  } contre { $need } : { $result }.
event-rerolled = { $figure }, { $roll } : { $first } est relancé et devient { $die }.

word-ja = JA
word-jt = JT
word-jc = JC
word-jd = JD
word-jdeg = JDeg
word-jm = JM
word-success = réussite
word-failure = échec
word-critical = échec critique
word-under = en dessous
word-equal = égal
word-over = au-dessus
word-won = gagné
word-lost = perdu
word-tied = égalité

## Mots

word-keep = le garder
word-reroll = relancer
word-stand-up = se relever
word-stay-down = rester à terre
word-face-enemy = se tourner vers l’ennemi
word-keep-facing = rester ainsi
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

## Ce qui change un jet, et les avantages

mod-friend = ami au contact
mod-posture = ennemi en mauvaise posture
mod-equipped = bien équipé
mod-charge = charge
mod-hithard = frapper fort
mod-improvised = arme improvisée
mod-parry = parade
mod-row = échec critique
mod-height = hauteur de la chute

## Corps à corps : ce qui s’est passé

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

## Être touché, maladresse

event-hit = { $figure } est touché.
event-clumsy = { $figure } doit faire un JDeg.
event-unharmed = { $figure } est indemne.
event-steady = Il n’arrive rien à { $figure }.
event-recovered = { $figure } se rétablit et se relève.
event-recovered-down = { $figure } se rétablit et reste à terre.
event-stunned = { $figure } est sonné.
event-fallen = { $figure } tombe sur le dos.
event-wounded = { $figure } est blessé.
event-out = { $figure } est hors de combat.
event-dead = { $figure } est mort.
event-unhorsed = { $figure } est désarçonné, et sa monture s’enfuit.
event-dropped = { $figure } tombe de { DIST($height) } jusqu’au pied.

## Pourquoi pas

why-surprised = { CAP($by) } sort de sa cachette : { $figure } est surpris et ne peut que se défendre.
why-reaction-posture = { $figure } n’est pas debout : il ne peut que se défendre.
why-reaction-pa = Cela coûte { $cost } PA, et il en reste { $pa } à { $figure } ce tour.
why-improvised = { $figure } n’a pas d’arme de corps à corps utilisable.
why-dodge-mounted = Un cavalier n’esquive pas.
why-not-alone = Ce n’est pas un contre un : { $figure } est aussi au contact { DE($by) }.
why-no-room = { $figure } n’a pas la place de se retirer de 5 cm.
why-parry-unarmed = { $figure } n’a ni arme de corps à corps ni bouclier pour parer.
why-kick-on-foot = { $figure } n’a pas de cheval pour ruer.
why-armed = { $figure } tient une arme de corps à corps.
why-no-other-weapon = { $figure } n’a pas d’arme de corps à corps à prendre en main.
why-nobody-in-contact = { $figure } n’est au contact d’aucun ennemi.
why-kicked = Le cheval { DE($target) } a rué : { $figure } ne peut plus l’attaquer ce tour.
why-not-heavy = { $figure } n’a pas d’arme lourde en main.
why-charge-far = { $target } est à { DIST($gap) } { DE($figure) }, dont la plus longue charge est de { DIST($reach) }.
why-charge-hidden = { $target } est caché aux yeux { DE($figure) }.
why-charge-unseen = { $figure } ne voit pas { $target }.
why-charge-blocked = Aucune ligne droite ne mène { $figure } au contact { DE($target) }.
why-charge-nobody = Il n’y a personne que { $figure } puisse charger.
