## Questions

ask-first-player = Quel joueur joue en premier ce tour-ci ?
ask-activate = Quel personnage activez-vous ?
ask-action = Que fait { $model } ? ({ $energy ->
    [0] plus d’énergie
    [one] 1 énergie restante
   *[other] { $energy } énergies restantes
  })
ask-reaction = Un de vos personnages fait-il un Mouvement de Réaction (1 énergie, 1″) ?
ask-premonition = Prémonition : votre personnage s’écarte-t-il d’abord (1 énergie, 1″) ?

## Actions

branch-jog = Courir (gratuit, une fois par tour)
branch-step = Mouvement (1 énergie) : jusqu’à 1″
branch-harvest = Récolter une pierre
branch-melee = Attaque de Mêlée (1 énergie)
branch-traverse = Traverser un Obstacle ou une échelle (2 énergies)
branch-jump = sauter en bas (1 énergie)
branch-end = terminer l’activation
branch-pass = passer
word-step = Mouvement
word-jog = Course
word-jump = saut
word-melee = Attaque de Mêlée
word-harvest = Récolte
word-traverse = Traverser

## À quoi un joueur réfléchit, en quelques mots pour les autres

waiting-first-player = qui joue en premier
waiting-activate = qui activer
waiting-action = l’action suivante
waiting-reaction = un Mouvement de Réaction
waiting-premonition = une Prémonition

## Ce qui se passe

event-turn = Le tour { $turn } commence.
event-replenished = Chaque personnage en jeu reçoit son énergie.
event-rolled = Initiative : le joueur { $seat } obtient { $total } (dé : { $score }).
event-first-player = Le joueur { $winner } décide : le joueur { $seat } joue en premier.
event-activated = Le joueur { $seat } active { $model }.
event-declared = { $model } : { $action } ({ $cost ->
    [one] { $cost } énergie
   *[other] { $cost } énergies
  }).
event-declared-at = { $model } : { $action } sur { $target }, { $cost ->
    [one] { $cost } énergie
   *[other] { $cost } énergies
  }.
event-activation-ended = { $model } a terminé.
event-discarded = Fin du tour { $turn } : l’énergie restante est défaussée.
event-withdrawn = { $model } quitte la partie.

## Événements qui ouvrent un chapitre du journal : `heading-<événement>`

heading-turn = Tour { $turn }
heading-activated = { $model }

## Pourquoi pas

why-must-activate = Tant qu’il reste un personnage à activer, son joueur doit en activer un.
why-reaction-others = Le Mouvement de Réaction est pour les adversaires, après une action.
why-activated = { $model } a déjà agi ce tour-ci.
why-no-such-ability = { $model } n’a pas cette compétence : { $ability }.
why-no-jumping = Personne ne peut sauter dans cette partie : on y joue sans les chutes.
