## Cartes du Destin

word-ram = Bélier
word-ram-1 = 1 de Bélier
word-ram-2 = 2 de Bélier
word-ram-3 = 3 de Bélier
word-ram-4 = 4 de Bélier
word-ram-5 = 5 de Bélier
word-ram-6 = 6 de Bélier
word-ram-7 = 7 de Bélier
word-ram-8 = 8 de Bélier
word-ram-9 = 9 de Bélier
word-ram-10 = 10 de Bélier
word-ram-11 = 11 de Bélier
word-ram-12 = 12 de Bélier
word-ram-13 = 13 de Bélier
word-mask = Masque
word-mask-1 = 1 de Masque
word-mask-2 = 2 de Masque
word-mask-3 = 3 de Masque
word-mask-4 = 4 de Masque
word-mask-5 = 5 de Masque
word-mask-6 = 6 de Masque
word-mask-7 = 7 de Masque
word-mask-8 = 8 de Masque
word-mask-9 = 9 de Masque
word-mask-10 = 10 de Masque
word-mask-11 = 11 de Masque
word-mask-12 = 12 de Masque
word-mask-13 = 13 de Masque
word-crow = Corbeau
word-crow-1 = 1 de Corbeau
word-crow-2 = 2 de Corbeau
word-crow-3 = 3 de Corbeau
word-crow-4 = 4 de Corbeau
word-crow-5 = 5 de Corbeau
word-crow-6 = 6 de Corbeau
word-crow-7 = 7 de Corbeau
word-crow-8 = 8 de Corbeau
word-crow-9 = 9 de Corbeau
word-crow-10 = 10 de Corbeau
word-crow-11 = 11 de Corbeau
word-crow-12 = 12 de Corbeau
word-crow-13 = 13 de Corbeau
word-tome = Grimoire
word-tome-1 = 1 de Grimoire
word-tome-2 = 2 de Grimoire
word-tome-3 = 3 de Grimoire
word-tome-4 = 4 de Grimoire
word-tome-5 = 5 de Grimoire
word-tome-6 = 6 de Grimoire
word-tome-7 = 7 de Grimoire
word-tome-8 = 8 de Grimoire
word-tome-9 = 9 de Grimoire
word-tome-10 = 10 de Grimoire
word-tome-11 = 11 de Grimoire
word-tome-12 = 12 de Grimoire
word-tome-13 = 13 de Grimoire
word-red-joker = Joker Rouge
word-black-joker = Joker Noir
ask-flip = { $count ->
    [one] On tire une carte
   *[other] On tire { $count } cartes
}
ask-draw = { $count ->
    [one] On pioche une carte
   *[other] On pioche { $count } cartes
}
ask-look = On regarde le dessus d’un Jeu du Destin
ask-reveal = On révèle le dessus d’un Jeu du Destin
ask-hand-limit = Pas plus de six cartes en main : lesquelles défaussez-vous ? La dernière nommée va sur le dessus.
ask-discard-cards = Quelles cartes défaussez-vous ? La dernière nommée va sur le dessus.
ask-keep = Laquelle des cartes révélées gardez-vous ?
ask-joker-suit = Quelle Couleur donnez-vous au Joker Rouge ?
event-drew-cards = Vous piochez { LE($cards) }.
event-drew = Le joueur { $seat } pioche { $count ->
    [one] une carte
   *[other] { $count } cartes
}.
event-discarded = Le joueur { $seat } défausse { LE($cards) }.
event-reshuffled = Le joueur { $seat } mélange sa Pile de Défausse : { $count } cartes dans le jeu.
event-looked-cards = Vous regardez le dessus du jeu du joueur { $owner } : { $cards }.
event-looked = Le joueur { $seat } regarde { $count ->
    [one] la carte du dessus
   *[other] les { $count } cartes du dessus
} du jeu du joueur { $owner }.
event-revealed-cards = Sur le dessus du jeu du joueur { $seat } : { $cards }.
event-showed-cards = Le joueur { $seat } montre { LE($cards) } de sa main.
event-removed-cards = Le joueur { $seat } retire du jeu { LE($cards) }.
event-flipped = Le joueur { $seat } tire { LE($cards) }{ $owned ->
    [0] { "" }
   *[other] {" "}pour { $model }
}.
event-kept = Le joueur { $seat } garde { LE($card) }.
event-joker-suit = Le joueur { $seat } choisit la Couleur du Joker Rouge : { $suit }.
event-reflips = Le joueur { $seat } tire de nouveau.
why-not-flipped = Cette carte n’a pas été tirée : { $card }.
why-keep-lowest = Avec des Modificateurs du Destin négatifs, on garde la carte la plus basse, pas { LE($card) }.

## Tromper le Destin

ask-cheat = Trompez-vous le Destin ? { $case ->
    [in-opposed] { $model } a { $total }, { $target } a { $other }
    [in-simple] { $model } a { $total } et doit atteindre { $tn }
    [in-initiative] L’autre joueur a { $against }
    [in-flip] Le tirage donne { $amount } ({ $flip })
   *[in-general] La carte tirée compte
} ; votre carte est { LE($card) }.
ask-cheat-card = Quelle carte remplace { LE($card) } ?
branch-decline = renoncer
branch-cheat = Tromper le Destin
event-cheated = Le joueur { $seat } Trompe le Destin : { LE($card) } remplace { LE($instead) }.
why-cheat-barred = On ne peut pas Tromper le Destin pour ce Tirage.
why-cheated = Vous avez déjà Trompé le Destin ou renoncé.
why-cheat-negative = On ne peut pas Tromper le Destin pour un Tirage avec un Modificateur du Destin négatif.
why-cheat-black = Vous avez tiré le Joker Noir : vous ne pouvez pas Tromper le Destin.
why-cheat-red = L’adversaire a tiré le Joker Rouge : vous ne pouvez pas Tromper le Destin dans ce duel.

## Duels

word-action = Action
word-success = réussite
word-failure = échec
word-relent = céder
word-resist = résister
word-plus = + au Tirage
branch-ready = continuer
branch-stone = dépenser une Pierrâme
branch-focus = baisser Concentré pour un +
ask-relent = Céder { AU($by) } avec { $model } ?
ask-prepare = Avant le Tirage : qu’utilise { $model } ?
ask-stone-use = Pour quoi faire ?
event-relents = { $model } cède { AU($by) }.
event-prepares = { $model } utilise { $ability } avant son Tirage.
event-prepares-for = { $model } utilise { $ability } avant le Tirage { DE($target) }.
event-stone-plus = { $model } dépense une Pierrâme pour un + à son Tirage.
event-stone-suit = { $model } dépense une Pierrâme pour ajouter un { $suit } à son total.
event-duel-total = { $model } : total { $final ->
    [0] { "" }
   *[other] final{ " " }
}{ $total }.
event-duel-total-suits = { $model } : total { $final ->
    [0] { "" }
   *[other] final{ " " }
}{ $total } ({ $suits }).
event-duel-opposed = { $model } ({ $total }) contre { $target } ({ $other }) : { $result }.
event-duel-simple = { $model } ({ $total }) contre VS { $tn } : { $result }.
ask-stone-draw = Dépensez-vous une Pierrâme pour piocher deux cartes ? Vous en avez { $stones }.
event-stone-draw = Le joueur { $seat } dépense une Pierrâme pour piocher deux cartes (il en reste { $left }).
why-not-in-duel = Aucun de vos personnages ne prend part au duel.
why-relents = { $model } cède et n’utilise rien.
why-focus-simple = Concentré n’aide que dans les duels d’affrontement.
why-focused = { $model } a déjà baissé Concentré pour ce duel.
why-not-focused = { $model } n’a pas l’État Concentré.
why-stone-used = { $model } a déjà utilisé une Pierrâme dans ce duel.
why-no-stones = Vous n’avez plus de Pierrâme.

## Déclics

ask-trigger = Quel Déclic déclarer pour { $model } ?
branch-none = aucun
event-trigger = { $model } déclare { $trigger }.
event-trigger-resolved = { $model } : { $trigger }.
why-trigger-suits = Le total n’a pas toutes ces Couleurs : { $suits }.
why-trigger-only = Ce Déclic demande une cible, et il n’y en a pas.
why-trigger-disengage = Aucun Déclic n’est déclaré dans une attaque contre un personnage qui se désengage.
why-trigger-generated = Une Action générée par un Déclic ne déclare aucun Déclic.
why-trigger-stunned = { $model } a l’État Étourdi et ne déclare pas de Déclic.
why-trigger-other-action = { $trigger } n’est pas un Déclic de cette Action : { $action }.
why-trigger-not-own = { $model } n’a pas ce Déclic pour un duel de { $stat } : { $trigger }.

## Ce qui modifie tirages et totaux

word-cover = À Couvert
mod-printed = imprimé
mod-ability = Capacité
mod-enemy-ability = Capacité ennemie
mod-adversary = Adversaire
mod-distracted = Distrait
mod-focused = Concentré
mod-concealment = Dissimulé
mod-friendly-fire = Attaque Fratricide
mod-cover = À Couvert
mod-accuracy = Précision
mod-soulstone = Pierrâme
word-ability = Capacité
word-enemy-ability = Capacité ennemie
word-concealment = Dissimulé
word-friendly-fire = Attaque Fratricide
word-printed = imprimé

## Pierrâmes contre les dégâts

word-spend = en dépenser une
word-keep = la garder
word-reduce = réduction
ask-soulstone-block = { $by } va tirer des dégâts contre { $model } : dépenser une Pierrâme pour un − à ce tirage ?
ask-soulstone-reduce = { $model } subirait { $amount } { $amount ->
    [one] dégât
   *[other] dégâts
} : dépenser une Pierrâme pour les réduire de 1/2/3 ?
event-soulstone = Le joueur { $seat } dépense une Pierrâme pour { $model } (il en reste { $left }).

## Les duels tels qu’on les voit

word-duel-action = Duel
word-duel-duel = Duel simple
word-duel-terrifying = Duel contre Terrifiant
word-duel-initiative = Tirage d’Initiative
word-duel-damage = Tirage de dégâts
word-duel-heal = Tirage de Soins
word-duel-reduce = Pierrâme : réduction des dégâts
word-duel-variable = Tirage variable
word-duel-assist = Assistance : tirage variable
word-duel-disengage = Désengagement : tirage variable
word-attacker = Attaquant
word-defender = Défenseur
word-flips = tire
word-initiative = Initiative
stage-modify = avant le tirage
stage-flip = tirage
stage-keep = quelle carte compte
stage-cheat = Tromper le Destin
stage-triggers = Déclics
stage-done = décidé
result-higher = plus haut
result-lower = plus bas
mod-engaging = engagé par d’autres ennemis
result-weak = Faible
result-moderate = Modéré
result-severe = Sévère
mod-stat-df = Df
mod-stat-wp = Vo
mod-stat-mv = Mr
mod-stat-sz = Ta
mod-stat-action = caractéristique de l’Action
mod-passes = Jetons d’Esquive
relents = cède
cheat-declined = ne Trompe pas le Destin
cheat-barred = ne peut pas Tromper le Destin
