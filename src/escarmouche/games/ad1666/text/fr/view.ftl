## États et marqueurs des Personnages

word-prone = À Terre
word-unconscious = { GENDER($agrees) ->
    [f] Évanouie
    [fp] Évanouies
    [mp] Évanouis
   *[m] Évanoui
  }
word-activated = a agi
word-watch = fait le Guet
word-inconspicuous = { GENDER($agrees) ->
    [f] Discrète
    [fp] Discrètes
    [mp] Discrets
   *[m] Discret
  }
word-crippled = { GENDER($agrees) ->
    [f] Estropiée
    [fp] Estropiées
    [mp] Estropiés
   *[m] Estropié
  }
word-engaged = { GENDER($agrees) ->
    [f] engagée
    [fp] engagées
    [mp] engagés
   *[m] engagé
  }
word-poisoned = { GENDER($agrees) ->
    [f] empoisonnée
    [fp] empoisonnées
    [mp] empoisonnés
   *[m] empoisonné
  }
word-acquired = { GENDER($agrees) ->
    [f] acquise en jeu
    [fp] acquises en jeu
    [mp] acquis en jeu
   *[m] acquis en jeu
  }
word-reserve = pas encore sur le plateau
word-killed = { GENDER($agrees) ->
    [f] tuée
    [fp] tuées
    [mp] tués
   *[m] tué
  }
word-fled = en fuite
word-left = a quitté le plateau
word-gone = { GENDER($agrees) ->
    [f] partie, objectif atteint
    [fp] parties, objectif atteint
    [mp] partis, objectif atteint
   *[m] parti, objectif atteint
  }
word-wounds = Blessures
word-fencing = pions Escrime utilisables
word-fencing-tokens = pions Escrime
word-bribe = pot-de-vin
word-fate = Maître du destin
word-mind = Lecture de pensées
word-captain = capitaine
word-uncle = neveu
word-poisons = poisons actifs
word-load = rechargements nécessaires
word-ammunition = utilisations restantes
badge-faith = Foi : { $count }
badge-bribe = pot-de-vin : { $count }
badge-fate = Maître du destin : { $count }
badge-mind = Lecture de pensées : { $count }
badge-fencing = pions Escrime utilisables : { $count }
badge-fencing-tokens = pions Escrime : { $count }
badge-poisons = poisons actifs : { $count }
piece-health = { $lost ->
    [0] aucune blessure
    [one] 1 blessure
   *[other] { $lost } blessures
  } (estropié à { $brink }, tué à { $boxes })

## Camps

word-red = Rouge
word-blue = Bleu
side-0 = Rouge
side-1 = Bleu
word-recruit = Recrue
word-npc = autres PNJ
word-attackers = Attaquants
word-guards = Gardes

## Cartes sur la table

word-caller = celui qui teste
word-answerer = adversaire
word-helper = aide
word-attacker = attaquant
word-defender = défenseur
word-committing = choix des cartes
word-revealed = les cartes sont dévoilées
word-reinforcing = renforts
word-done = décidé
word-combat = Combat au Corps à Corps

## Compteurs, piles et mains

track-turn = tour { $value }
track-alarm = compteurs d’Alarme : { $value }
track-initiative = Initiative : { $player }
track-first = joue en premier dans la Phase d’Action : { $player }
track-nights = nuits gagnées ({ $player }) : { $value }
track-points = Points de Victoire ({ $player }) : { $value }
track-kreutzer = kreutzers ({ $player }) : { $value }
track-story = points d’histoire ({ $player }) : { $value }
track-lull = Accalmie
track-ritual-red = rituel, cartes rouges : { $value }
track-ritual-black = rituel, échecs : { $value }
label-turn = Tour
label-alarm = Alarme
label-initiative = Initiative
label-first = Premier
label-nights = Nuits gagnées
label-points = Points de Victoire
label-kreutzer = Kreutzers
label-story = Points d’histoire
label-lull = Accalmie
label-ritual-red = Rituel
label-ritual-black = Échecs
pile-deck = pioche
pile-discard = défausse
pile-magic = paquet de Magie
pile-magic-discard = cartes de Magie retournées
pile-event = paquet d’Évènements
pile-event-discard = cartes d’Évènement retournées
hand-hand = Main

## À côté du plateau

name-door = porte
name-fragile = mur fragile
name-window = fenêtre
table-known = Cartes que vous connaissez sur une pioche
table-picks = Votre Bande
table-goods = Vos achats
table-vocation = Vocation :
table-hostile = hostile à :
table-uncles = allié par « mon oncle » :
table-seduced = a tenté de séduire :
table-poisons = empoisonné par :
table-diagonals = pas en diagonale dans cette phase :

## Qui voit qui

word-cover = couverture
word-outside = le dehors
sight-itself = { $model } se voit.
sight-clear = { $model } et { $target } se voient, à { $squares ->
    [one] 1 case
   *[other] { $squares } cases
  } de distance.
sight-wall = { $model } et { $target } ne se voient pas : le mur entre { $one } et { $other } est sur la ligne.
sight-door = { $model } et { $target } ne se voient pas : la { $by } est fermée.
sight-blocked = { $model } et { $target } ne se voient pas : la case { $by } est bloquée.
sight-high = { $model } et { $target } ne se voient pas : la hauteur { $by } est sur la ligne.
sight-body = { $model } et { $target } ne se voient pas : { $by } est entre les deux.
sight-corners = { $model } et { $target } ne se voient pas : il y a des coins des deux côtés de la ligne, dont un entre { $one } et { $other }.
sight-obstacles = { $model } et { $target } ne se voient pas : il y a trois obstacles ou plus, dont un entre { $one } et { $other }.
sight-window = { $model } et { $target } ne se voient pas : la ligne ne traverse pas la { $by } comme il le faut pour une fenêtre.
shot-penalties = Pas de tir : coins et obstacles ensemble l’empêchent, l’un d’eux entre { $one } et { $other }.
shot-corners = Pas de tir : des coins des deux côtés de la ligne du tireur, dont un entre { $one } et { $other }.
shot-mark-corner = −1 au tir : la ligne touche le coin entre { $one } et { $other }.
shot-mark-obstacle = −1 au tir : la ligne franchit l’obstacle entre { $one } et { $other }.
shot-mark-window = −1 au tir : la ligne passe par la { $by }.
shot-mark-waived = Juste à côté du tireur, ce qui est entre { $one } et { $other } ne compte pas.
why-nobody = Personne ici ne s’appelle « { $model } ».
why-not-there = { $model } n’est pas sur le plateau.

## Qui peut aller où

word-zone-of-control = Zone de Contrôle
word-partial-move = Mouvement Partiel
word-full-move = Mouvement Entier
word-close-combat = Combat au Corps à Corps

## Ce qu’un mouvement entraînerait

then-engaged = { $model } sera { GENDER($model) ->
    [f] engagée
   *[m] engagé
  } par { $enemies }.
then-no-engaged = { $model } ne sera plus { GENDER($model) ->
    [f] engagée
   *[m] engagé
  } par { $enemies }.
then-engages = { $model } engagera { $enemies }.
then-no-engages = { $model } n’engagera plus { $enemies }.
then-sees = { $model } et { $enemies } se verront.
then-no-sees = { $model } et { $enemies } ne se verront plus.
then-noticed = { $model } perd son marqueur Discrétion.
then-left = { $model } quitte le plateau.
then-gone = { $model } quitte le plateau, objectif atteint.
then-fled = { $model } s’enfuit et compte comme { GENDER($model) ->
    [f] tuée
   *[m] tué
  }.
then-killed = { $model } est { GENDER($model) ->
    [f] tuée
   *[m] tué
  }.
