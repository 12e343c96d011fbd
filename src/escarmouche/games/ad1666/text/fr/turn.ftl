## Les phases

event-turn = Tour { $turn }. { $alarm ->
    [one] Il reste { $alarm } compteur sur la piste d’Alarme.
   *[other] Il reste { $alarm } compteurs sur la piste d’Alarme.
  }
heading-turn = Tour { $turn }
event-phase = { $phase }.
word-phase-action = Phase d’Action
word-phase-combat = Phase de Combat
word-phase-morale = Phase de Moral
word-phase-interaction = Phase d’Interaction

## Arrivées et reprises

ask-arrive = { $model } arrive. Sur quelle case ?
waiting-arrive = un Personnage à placer
event-no-room = { $model } devrait arriver, mais il n’y a pas de place.
event-nobody-comes = Il n’y a plus personne à faire venir.
event-taken-over = Le joueur { $seat } prend la relève : { $models }.

## Initiative

ask-initiative = Initiative, tour { $turn } : une carte de votre main, ou la première de votre pioche ?
ask-initiative-card = Quelle carte de votre main ?
ask-feel-present = Vous avez ressenti l’instant présent : qui a l’Initiative ce tour-ci ?
waiting-initiative = une carte d’Initiative
waiting-feel-present = qui a l’Initiative
event-initiative-laid = Initiative : le joueur { $seat } joue une carte { DE($source) }.
event-initiative-totals = Initiative : Rouge { $one }, Bleu { $two }.
event-initiative-tied = Initiative : égalité à { $total }, on recommence.
event-initiative = Le joueur { $seat } a l’Initiative.
word-initiative = Initiative

## À qui le tour

ask-first-player = Qui joue en premier ?
ask-action-turn = À vous d’activer un Personnage.
ask-activate = Quel Personnage activez-vous ?
waiting-first-player = qui joue en premier
waiting-action-turn = qui activer
waiting-activate = qui activer
event-first-player = Le joueur { $seat } joue en premier.
event-activated = Le joueur { $seat } active { $model }.
heading-activated = { $model }
event-activation-ended = { $model } a terminé.
event-delayed = Le joueur { $seat } fait attendre son dernier Personnage.
why-activated = { $model } a déjà agi dans cette phase.
why-no-delay = Seul le joueur qui a le moins de Personnages ({ $mine } contre { $theirs }) peut attendre, et seulement avec son dernier (il en reste { $left }, et { $others } à l’autre).

## Ce qui peut se dire à tout moment

ask-any-time = Voulez-vous faire quelque chose avant que l’autre joueur active un Personnage ?
branch-mind-reading = Lecture de pensées : l’adversaire annonce qui il activera
branch-break-with = rompre avec un « neveu »
why-no-seer = Aucun de vos Personnages n’a de pion Lecture de pensées.
why-no-nephew = Aucun de vos Personnages n’a de « neveu » sur le plateau.

## Actions

ask-action = Que fait { $model } ? { $partials ->
    [0] Une Action Entière, ou jusqu’à deux Actions Partielles.
   *[other] Une autre Action Partielle peut suivre.
  }
waiting-action = la prochaine action
branch-end = terminer l’activation
branch-full-move = Mouvement Entier : 4 PM
branch-partial-move = Mouvement Partiel : 2 PM
branch-run = Course : 4 PM, puis peut-être plus
branch-aimed-shot = Tir Ciblé
branch-defensive-shot = Tir Défensif
branch-quick-shot = Tir Rapide (−1)
branch-reload = Recharger (avec 2 PM)
branch-watch = Guet
branch-wake = Réveil
branch-lockpicking = crocheter une serrure
branch-spot = Repérage d’un Personnage Discret
branch-divination = Divination (avec 2 PM)
branch-pick-up = ramasser un objet
branch-force-door = forcer une porte
branch-stand-up = Se Relever
branch-use = utiliser un objet
branch-equip = changer ce qui est en main
branch-bribe = Pot-de-Vin à un ennemi
branch-tactician = Tacticien : piocher 2 cartes, en défausser 1
branch-pickpocket = Vol à la Tire sur un ennemi
branch-prayer = Prière contre un sort

event-declared = { $model } : { $action }.
event-action-lost = { $model } ne peut pas continuer : sans effet ({ $action }).

why-engaged = { $model } est { GENDER($model) ->
    [f] engagée
   *[m] engagé
  } par { $enemies } : cette action est impossible.
why-too-late-for-full = « { $branch } » est une Action Entière : après une Action Partielle, { $model } ne peut faire qu’une autre Action Partielle.
why-no-talent = { $model } n’a pas le talent qu’il faut : « { $branch } ».
why-move-first = « { $branch } » fait partie d’un mouvement : il faut d’abord un Mouvement Entier ou Partiel ({ $model }).
why-action-phase = « { $branch } » est une action : les actions se font dans la Phase d’Action.
why-activating = C’est à { $model } d’agir : dites ce qu’il faut faire, ou terminez d’abord cette activation.
why-still-moving = { $model } est en mouvement : « { $branch } » attendra la fin de ce mouvement.
why-full-taken = « { $branch } » vient trop tard : { $model } fait une Action Entière, sa seule action de cette activation.
why-partials-taken = « { $branch } » vient trop tard : { $model } fait déjà sa seconde Action Partielle.
why-move-phase = « { $branch } » fait partie d’un mouvement : les Personnages se déplacent dans la Phase d’Action.
why-combat-only = Le Corps à Corps a lieu dans la Phase de Combat.
why-no-combat-now = Il n’y a pas de Corps à Corps dans la Phase d’Action.
why-interaction-only = Cela se fait dans la Phase d’Interaction.
why-awake = { $model } n’est pas { GENDER($model) ->
    [f] Évanouie
   *[m] Évanoui
  }.
why-on-its-feet = { $model } n’est pas À Terre.
why-nothing-to-load = { $model } n’a aucune arme à charger.
why-nothing-here = Il n’y a rien en { $cell }, où se tient { $model }.
why-nothing-to-force = { $model } n’est à côté d’aucune porte verrouillée ni d’aucun mur fragile.
why-nothing-to-use = { $model } n’a rien à utiliser ici.
why-nothing-handed-over = On ne peut ni poser un objet ni le donner.

## Ce qui est déclaré

word-act-activation = une activation
word-act-step = un pas
word-act-full-move = Mouvement Entier
word-act-partial-move = Mouvement Partiel
word-act-run = Course
word-act-aimed-shot = Tir Ciblé
word-act-defensive-shot = Tir Défensif
word-act-quick-shot = Tir Rapide
word-act-reload = Recharger
word-act-watch = Guet
word-act-wake = Réveil
word-act-spot = Repérage
word-act-lockpicking = Crochetage
word-act-divination = Divination
word-act-pick-up = Ramasser un objet
word-act-force-door = Forcer une porte
word-act-stand-up = Se Relever
word-act-use = l’usage d’un objet
word-act-bribe = Pot-de-Vin
word-act-tactician = Tacticien
word-act-pickpocket = Vol à la Tire
word-act-prayer = Prière
word-act-door = une porte
word-act-through = Forcer le Passage
word-act-climb = l’escalade d’une pente
word-act-window = le passage d’une fenêtre
word-act-wall = l’escalade d’un mur
word-act-jump = un saut
word-act-down = un saut en contrebas
word-act-leave = la sortie du plateau
word-act-go-through = le passage d’une porte
word-act-ritual = le rituel

## Guet

ask-watch = { $model } déclare : { $what }. L’un de vos guetteurs intervient-il ?
ask-watch-at = { $model } déclare : { $what } ({ $target }). L’un de vos guetteurs intervient-il ?
ask-reaction = Comment réagit { $model } ?
ask-reaction-step = Où va { $model }, pour 2 PM au plus ?
ask-reaction-door = { $model } : quelle porte ouvrir et franchir ?
branch-pass = passer
branch-step = un pas
branch-go-through = ouvrir une porte et la franchir
waiting-watch = une intervention
waiting-watch-at = une intervention

event-watching = { $model } fait le Guet.
event-watch-spent = { $model } faisait le Guet et intervient : { $reaction }.
event-watch-lost = { $model } s’active : son marqueur Guet n’aura pas servi.

why-no-watch = { $model } n’a pas de marqueur Guet.
why-prone-watch = { $model } est À Terre et ne peut pas réagir.
why-cannot-react = { $model } ne peut faire maintenant ni un Tir Rapide ni un pas.
why-no-such-reaction = Une réaction est un Tir Rapide ou un mouvement d’une case, pas ceci : « { $branch } ».
why-no-step = { $model } ne peut aller nulle part pour 2 PM.
why-no-door-through = Il n’y a en { $cell } aucune porte fermée avec une case libre derrière.
why-one-square = { $cell } n’est pas à un simple pas d’au plus 2 PM { DE($model) }.
why-door-open = { CAP($edge) } : elle n’est pas fermée, il suffit de la franchir d’un pas.
why-no-room-behind = Personne ne peut passer par là : { $edge }.

## Moral

ask-poison-order = Sur qui le poison agit-il maintenant ?
ask-which-poison = Quel poison agit maintenant sur { $model } ?
ask-morale-order = À qui de tester son Moral ?
word-morale-test = Moral

why-not-poisoned = Aucun poison n’agit sur { $model }.
why-poison-tested = { $model } a déjà fait tous ses tests de poison dans cette phase.
why-not-poisoned-with = Ce poison n’agit pas sur { $model } : { $item }.
why-this-poison-tested = { $model } a déjà fait son test contre ce poison dans cette phase : { $item }.
why-hero-steady = { $model } est un Héros : seuls les Roturiers testent leur Moral.
why-not-crippled = { $model } n’est pas { GENDER($model) ->
    [f] Estropiée
   *[m] Estropié
  } et ne teste pas son Moral.
why-morale-tested = { $model } a déjà fait son test de Moral dans cette phase.

## Phase d’Interaction

ask-interaction = Phase d’Interaction : que faites-vous ?
ask-seduction = Qui séduit ?
ask-seduction-target = { $model } : qui séduire ?
ask-recruit = Qui recrute ?
ask-recruit-target = { $model } : qui recruter ?
branch-seduction = Séduction
branch-recruit = recruter quelqu’un
waiting-interaction = la Phase d’Interaction

event-interaction-passed = Le joueur { $seat } en reste là.
event-seduction-tried = { $model } se tourne vers { $target } avec un sourire.
event-recruit-tried = { $model } tente de gagner { $target } à sa cause.

why-no-seduction = Aucun de vos Personnages ne peut séduire qui que ce soit maintenant.
why-no-recruit = Aucun de vos Personnages ne peut recruter qui que ce soit maintenant.
why-no-seducer = { $model } n’a pas le talent Séduction.
why-nobody-for-seduction = Aucun ennemi à séduire à côté { DE($model) }.
why-nobody-for-recruit = Aucune Recrue à côté { DE($model) }.

## Alarme et Accalmie

event-alarm = Un compteur d’Alarme est défaussé : { $left ->
    [0] c’était le dernier
    [one] il en reste 1
   *[other] il en reste { $left }
  }.
event-lull-begins = Accalmie : on n’entend encore rien. Elle dure { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
  } au plus.
event-lull-ends = L’Accalmie est finie : { $why }.
word-lull-shot = un coup de feu
word-lull-death = une mort
word-lull-theft = un vol manqué
word-lull-lockpicking = une serrure trop bruyante
word-lull-time = le temps est écoulé
