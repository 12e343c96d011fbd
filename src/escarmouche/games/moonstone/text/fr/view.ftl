## Les cartes telles qu’elles sont imprimées

stat-melee = Mêlée
stat-reach = Portée de Mêlée
stat-arcane = Arcane
stat-evade = Esquive
stat-health = Santé
stat-cost = Énergie
stat-range = Portée
stat-pulse = Impulsion
stat-copies = Dans le paquet
section-passives = Compétences Passives
section-actives = Compétences Actives
section-arcanes = Compétences Arcanes
section-signature = Botte secrète
section-deals = Dégâts
section-event = Événement
section-agenda = Intrigue
word-once-per-turn = une fois par tour
word-once-per-game = une fois par partie
word-not-while-engaged = pas quand on est engagé
word-event = Événement
word-agenda = Intrigue

card-clumsiness-of-cowards = Une fois par partie, à tout moment : choisissez un personnage à 8″ ou moins du bord de table où son joueur s’est déployé. Il lâche toutes les Pierres de Lune qu’il porte.
card-dawnlight-robbery = Une fois par partie, à tout moment : jusqu’à la fin du tour, un personnage a la Compétence Active Larcin (2 énergies, portée 1″, une fois par tour) : une figurine qui a moins de cases de santé libres que lui perd une Pierre de Lune, et il la gagne.
card-favours-of-the-phantasm = Une fois par partie, à tout moment où le Deck Arcane ne sert pas : parcourez-le et retirez-en autant de cartes que vous avez de personnages tués. Personne d’autre ne les voit. Vous pouvez les y remettre à tout moment, en mélangeant.
card-hesitation = Une fois par partie, quand un personnage ennemi déclare une action : elle n’a pas lieu, et l’énergie payée est perdue.
card-miraculous-recovery = Une fois par partie, au début d’une phase de restauration : un personnage restaure toutes ses blessures.
card-ninja-reactions = Une fois par partie, quand un personnage va subir des blessures d’une action : toutes celles qu’il subit de cette action deviennent nulles, celles des Ripostes, des effets de fin et des Compétences Arcanes rejouées aussi.
card-crazy-town = Dominion seulement. Une fois révélée : à la fin de chaque phase de restauration, retournez une carte Arcane ; vous pouvez déplacer jusqu’à X éléments de terrain, chacun de 3″ au plus. Sur une Catastrophe, le joueur à votre gauche peut en déplacer un de 6″ au plus. Ce qui s’y trouve se déplace avec.
card-defy-the-odds = Une fois révélée : tant qu’un autre joueur a plus de Pierres de Lune que vous, vos personnages ont Course +1″ et Mêlée +1.
card-erudition = Commonwealth seulement. Une fois révélée : vos Sorciers et vos Clercs ont Arcane +1.
card-forced-march = Une fois révélée : la Course de vos Soldats est plus longue de 2″.
card-raiding-party = Dominion seulement. Une fois révélée : la première Attaque de Mêlée de chacun de vos personnages à chaque tour inflige 2 dégâts de plus.
card-tavern-gossip = Commonwealth seulement. Une fois révélée : vous ajoutez 1 à votre jet de première activation, à chaque tour.

## Duels

word-casting = Compétence Arcane
word-attacker = attaquant
word-defender = défenseur
word-caster = joueur actif
word-resister = joueur qui résiste
word-melee-choice = les cartes Mêlée sont choisies en secret
word-melee-exchange = les cartes sont montrées
word-melee-follow-up = Ripostes
word-arcane-drawn = les cartes sont piochées
word-arcane-declared = Ok, ou Bluff ?
word-arcane-revealed = la carte est montrée
word-arcane-believed = crue
word-arcane-answered = une carte répond

## Préparer une partie

edition-fr = Dernière édition (française)
edition-en = Édition précédente (anglaise)
word-basic = Règles de base
word-advanced = Règles avancées
word-optional = Règles optionnelles
option-size = Personnages par joueur
option-size-help = Combien de personnages chacun amène. Sans rien dire : six à deux joueurs, quatre à trois, trois à quatre.
option-stones = Pierres de Lune
option-stones-help = Combien de pierres tombent sur le plateau. Cinq conviennent à de petites troupes.
option-sudden_limit = Tours de mort subite
option-sudden_limit-help = Après tant de tours de mort subite, une partie toujours à égalité est nulle.
option-mulligan = Mulligan
option-mulligan-help = Chaque joueur peut une fois faire relancer toutes les pierres.
option-sudden_death = Mort Subite
option-sudden_death-help = À égalité après le tour quatre, on joue encore, un tour à la fois.
option-reactions = Mouvements de Réaction
option-reactions-help = Après chaque action, un adversaire peut dépenser 1 énergie pour bouger un personnage de 1″.
option-distractions = Distractions
option-distractions-help = Qui est engagé par d’autres ennemis que son adversaire pioche une carte Mêlée de moins pour chacun.
option-going_for_it = On fonce !
option-going_for_it-help = En Mêlée, chaque camp peut dépenser 1 énergie pour deux cartes Mêlée de plus.
option-follow_ups = Ripostes
option-follow_ups-help = Certains résultats d’une carte Mêlée donnent une seconde attaque, gratuite.
option-signature_moves = Bottes secrètes
option-signature_moves-help = Chaque personnage peut changer une des six cartes Mêlée en un coup à lui.
option-buildings = Bâtiments
option-buildings-help = On peut entrer dans les maisons : portes, fenêtres et planchers comptent. Sinon une maison est un bloc plein.
option-stairs = Escaliers
option-stairs-help = Les personnages montent et descendent les escaliers. Sinon un escalier est un bloc plein.
option-ladders = Échelles
option-ladders-help = Les personnages grimpent aux échelles, un étage pour chaque Traverser.
option-elevation = Hauteur
option-elevation-help = Qui se tient sur un plancher surélevé et vise le sol a des avantages.
option-falling = Sauts et chutes
option-falling-help = Les personnages peuvent sauter des plates-formes et être poussés par-dessus bord.
option-squeezing = Se faufiler
option-squeezing-help = Pendant sa propre activation, un personnage peut passer où c’est plus étroit que son socle.
option-draft = Draft
option-draft-help = Les personnages se choisissent tour à tour, et nul n’est dans deux troupes.
option-events = Événements et Intrigues
option-events-help = Avant la partie, chaque joueur prend en secret un Événement et une Intrigue.

## Vue

word-light-cover = Couvert léger
word-heavy-cover = Couvert lourd
sight-itself = { $model } peut être sa propre cible quand une compétence le permet.
sight-clear = { $model } voit { $target }, à { DIST($gap) }.
sight-past = { $model } voit { $target }, à { DIST($gap) }, malgré { $by }.
sight-blocked = { $model } ne voit pas { $target }, à { DIST($gap) }. Sur le chemin : { $by }.
sight-wood = Une ligne peut entrer dans une Parcelle Boisée ou en sortir, pas la traverser ({ $by }).
sight-above = { $model } domine { $target } : { DIST($range) } de portée en plus{ $cards ->
    [0] { "" }
    [one] { " " }et 1 carte Arcane de plus
   *[other] { " " }et { $cards } cartes Arcanes de plus
  }.
sight-engages = { $model } a { $target } dans sa Portée de Mêlée de { DIST($reach) }.
cover-none = { $target } n’a pas de couvert face à { $model }.
cover-light = { $target } a un Couvert léger derrière { $by } : { $cards ->
    [0] une Compétence Arcane { DE($model) } pioche autant de cartes
    [one] une Compétence Arcane { DE($model) } pioche 1 carte de moins
   *[other] une Compétence Arcane { DE($model) } pioche { $cards } cartes de moins
  }.
cover-heavy = { $target } a un Couvert lourd derrière { $by } : { $cards ->
    [0] une Compétence Arcane { DE($model) } pioche autant de cartes
    [one] une Compétence Arcane { DE($model) } pioche 1 carte de moins
   *[other] une Compétence Arcane { DE($model) } pioche { $cards } cartes de moins
  }.
cover-ignored = À 1″ ou moins { DE($model) }, on peut ne pas tenir compte { DE($by) }.
why-nobody = Personne ici ne s’appelle « { $model } ».
why-not-there = { $model } n’est pas sur le plateau.

## Menace

word-jog-melee = Portée de Mêlée après une Course

## Ce qu’un déplacement entraînerait

then-engaged = { $model } entre dans la Portée de Mêlée { DE($enemies) }.
then-free = { $model } sort de la Portée de Mêlée { DE($enemies) }.
then-engages = { $model } a { $enemies } dans sa Portée de Mêlée.
then-lets-go = { $model } n’a plus { $enemies } dans sa Portée de Mêlée.
then-stone = { $model } touche { $stones } et peut y creuser.
then-no-stone = { $model } ne touche plus { $stones }.
then-stands-in = { $model } se tiendra dans { $zone } : aucune Course n’y commence.
then-in-range = { $ability } { DE($model) } atteint { $targets }.
then-out-of-range = { $ability } { DE($model) } n’atteint plus { $targets }.
then-sees = { $model } verra { $enemies }.
then-hidden = { $model } ne verra plus { $enemies }.
then-cover = { $model } aura { $cover } face à { $enemies }.
then-no-cover = { $model } n’aura plus de couvert face à { $enemies }.
then-removed = { $model } quitte le plateau et est Retiré du jeu{ $stones ->
    [0] { "" }
    [one] , avec sa Pierre de Lune
   *[other] , avec ses { $stones } Pierres de Lune
  }.
