## Qui doit faire quoi

ui-you = Vous
ui-says = { $who } :
ui-waits = On attend { $who }.
ui-waits-for = On attend { $who } : { $matter }.
ui-has-chosen = { $who } : choix fait.
ui-chosen = choix fait
ui-nobody-asked = Personne n’a rien à décider pour l’instant.
ui-loading-table = On prépare la table…
ui-game-over = La partie est terminée.
ui-ended = La partie a été arrêtée.
ui-question = La question

## Répondre

ui-back = Retour
ui-confirm = Valider
ui-confirm-choice = Valider : { $choice }
ui-why-not = pourquoi pas ?
ui-closed = Ce n’est pas possible pour l’instant.
ui-not-sent = La réponse n’est pas arrivée au serveur. Réessayez.
ui-read-rule = Lire la règle { $rule }
ui-branch-at = { $branch } : { $target }
ui-stat = { $name } { $value }
ui-part = { $name } : { $text }
ui-count = { $name } { $count }
ui-choose-this = Choisir ceci
ui-nothing-here = On ne peut rien en faire pour l’instant.
ui-show-card = Lire sa carte
ui-read-card = { $name } : lire la carte
ui-some-count = { $least ->
    [0] { $count } sur { $most } au plus.
   *[other] { $count } sur { $most }.
  }
ui-some-fewer = Il en manque { $left }.
ui-some-more = { $over ->
    [one] Un de trop.
   *[other] { $over } de trop.
  }
ui-some-up-to = Vous pouvez valider, ou en choisir jusqu’à { $most }.
ui-some-fits = Vous pouvez valider.
ui-some-none = Il n’y a rien à choisir : validez pour continuer.
ui-earlier = { $name } : plus tôt
ui-later = { $name } : plus tard
ui-amount = Nombre
ui-degrees = degrés, { $direction }
ui-amount-distance = Distance

## Tourner

ui-turn = Tourner { $piece }
ui-how-turn = Faites glisser la poignée ou cliquez là où la figurine doit regarder ; les flèches la tournent de 5 degrés, ou de 1 avec Maj. Entrée ou un double-clic valide.
ui-how-turn-touch = Faites glisser la poignée ou touchez là où la figurine doit regarder, puis validez.
ui-facing-compass = Orientation
ui-facing-degrees = Degrés (0 à l’est, 90 au nord)
ui-facing-keep = Laisser { $facing }

## Endroits et trajets

ui-how-place = Cliquez sur le plateau, faites glisser la figurine, ou déplacez le curseur avec les flèches, puis appuyez sur Entrée.
ui-how-path = Cliquez à chaque angle du trajet, ou faites glisser la figurine ; Entrée ou un double-clic termine le trajet.
ui-how-place-touch = Touchez le plateau ou faites glisser la figurine, puis validez.
ui-how-path-touch = Touchez chaque angle du trajet, ou faites glisser la figurine, puis validez.
ui-nothing-drawn-place = Aucun endroit n’est encore choisi : cliquez sur le plateau, prenez-en un dans la liste ou utilisez les flèches.
ui-nothing-drawn-path = Aucun trajet n’est encore tracé : cliquez sur le plateau, prenez-en un dans la liste ou utilisez les flèches.
ui-ruler = { $length } / { $limit }, reste { $left }
ui-corner = Angle
ui-less = Retirer un angle
ui-height = Hauteur
ui-climb = Grimper jusqu’à la hauteur de
ui-consequences = Ce qui en découlerait
ui-proposals = { $count ->
    [one] { $count } bon endroit
   *[other] { $count } bons endroits
  }
ui-more = Plus

## Cases

ui-how-cell = Cliquez sur une case, faites-y glisser la figurine, ou choisissez avec les flèches, puis appuyez sur Entrée.
ui-how-cell-touch = Touchez une case, puis validez.
ui-how-cells = Cliquez sur des cases, ou allez de l’une à l’autre avec les flèches et cochez avec Espace ; puis validez.
ui-how-cells-touch = Touchez des cases, puis validez.
ui-nothing-aimed = Aucune case n’est encore choisie : cliquez sur l’une d’elles, prenez-en une dans la liste ou utilisez les flèches.
ui-square = case { $cell }
ui-square-cost = { $cell }, coût { $cost }
ui-square-over = par { $cells }
ui-square-next = juste à côté, { $direction }
ui-square-same = dans la même case
ui-show-threat = Montrer ce qu’elle contrôle et atteint

## Les endroits en mots

ui-unit-inch = { $number ->
    [one] { $text } pouce
   *[other] { $text } pouces
  }
ui-unit-centimetre = { $text } cm
ui-unit-square = { $number ->
    [one] { $text } case
   *[other] { $text } cases
  }
ui-compass = au nord, au nord-nord-est, au nord-est, à l’est-nord-est, à l’est, à l’est-sud-est, au sud-est, au sud-sud-est, au sud, au sud-sud-ouest, au sud-ouest, à l’ouest-sud-ouest, à l’ouest, à l’ouest-nord-ouest, au nord-ouest, au nord-nord-ouest
ui-distance-at = à { $distance } { $direction }
ui-way = { $distance } { $direction }
ui-touching-at = au contact, { $direction }
ui-above = { $distance } plus haut
ui-below = { $distance } plus bas
ui-at = en ({ $x } ; { $y })
ui-at-height = en ({ $x } ; { $y }), à { $z } de haut
ui-inside = tout autour de la figurine
ui-held-by = détenue par { $holder }
ui-touching = au contact { DE($names) }
ui-apart = à { $distance } { DE($name) }
ui-in-terrain = dans ou contre { $names }
ui-stay = rester sur place
ui-right-here = ici même

## Passer

ui-pass-each = Passer cette question chaque fois qu’elle revient
ui-pass-help = Un changement : une autre figurine agit, ou il arrive quelque chose à l’une des vôtres.
ui-passing = Passé pour vous : { $matter }, { $until }.
ui-until-change = jusqu’à ce que quelque chose change
ui-until-turn = jusqu’à la fin du tour
ui-ask-again = Me reposer la question

## Mains et duels

ui-hands = Cartes
ui-hand-of = { $who } ({ $kind }) : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
ui-hand-shown = { $who } ({ $kind }) : { $cards }
ui-face-down = face cachée
ui-claim = « { $claim } »
ui-duel-hide = Voir le plateau
ui-duel-show = Revenir : { $duel }
ui-duel-tale = Ce qui s’est passé
ui-source-hand = de la main
ui-source-deck = de la pioche
ui-duel-extra = Renforts
ui-duel-suit = compte comme { $suit }
ui-duel-mods = Modificateurs
ui-duel-total = Total
ui-duel-goal = nombre cible
ui-duel-sum = En tout
ui-duel-dice = Dés
ui-duel-words = Avantages
ui-goals = Objectifs
ui-goal-hidden = un objectif secret
ui-goal-secret = secret
ui-goal-done = marqué
ui-goal-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  } sur { $most }
ui-duel-fates = Ce qui change le tirage
ui-duel-aside = sans effet
ui-duel-declares = déclare { $ability }
ui-duel-suits = avec { $suits }
ui-duel-needs = avec { $suits }
ui-die = Dé : { $value }
ui-die-said = Dé : { $value } ({ $word })
ui-die-first = relancé
ui-die-zero = contrôle du zéro
ui-die-row = ligne de la table
ui-duel-against = contre { $piece }
ui-duel-target = à atteindre : { $target }
ui-in-hand = en main

## Annuler, être absent

ui-concede = Abandonner
ui-concede-sure = Voulez-vous abandonner ?
ui-concede-means = Vous perdez la partie. À deux, l’autre joueur gagne ; à plus de deux, les autres continuent.
ui-play-on = Continuer
ui-undo = Annuler
ui-undo-ask = Demander à annuler
ui-undo-free = Revenir sur votre dernière décision : rien de caché n’a été révélé, rien n’a été tiré au hasard, personne d’autre n’a décidé.
ui-undo-bots = Revenir sur votre dernière décision et sur ce qui a été décidé depuis : les robots sont d’accord.
ui-undo-again = Revenir sur votre dernière décision et sur ce qui a suivi : les robots sont d’accord. Les cartes et les dés sont tirés de nouveau.
ui-undo-nothing = Il n’y a rien à annuler.
ui-undo-pending = Annulation demandée…
ui-undo-waits = Vous avez demandé à revenir sur votre dernière décision ; les autres doivent être d’accord.
ui-undo-wanted = { $who } veut revenir sur une décision. Êtes-vous d’accord ?
ui-agree = D’accord
ui-refuse = Refuser
ui-is-away = { $minutes ->
    [0] { $who } : connexion perdue. La partie attend.
   *[other] { $who } : absence depuis { $minutes } min. La partie attend.
  }
ui-away-choose = Attendre encore, ou :
ui-away-bot = Laisser jouer un robot
ui-away-end = Arrêter la partie
ui-replaced = Un robot joue à votre place.
ui-end-sure = Arrêter la partie sans { $who } ? C’est définitif.
ui-lose-sure = Ce déplacement fait sortir { $piece } du plateau. Est-ce bien ce que vous voulez ?
ui-lose-yes = Oui, déplacer
ui-waste-yes = Oui, c’est voulu
ui-never-ask = Ne plus demander

## La fin

ui-draw = Égalité.
ui-you-won = Vous avez gagné !
ui-you-won-by = Vous avez gagné { $most } à { $least } !
ui-you-won-with = Vous avez gagné ensemble !
ui-you-lost = Vous avez perdu.
ui-you-lost-by = Vous avez perdu { $least } à { $most }.
ui-won = { $count ->
    [one] { $who } gagne.
   *[other] { $who } gagnent.
  }
ui-won-by = { $who } gagne { $most } à { $least }.
ui-over-turns = { $count ->
    [one] un tour
   *[other] { $count } tours
  }
ui-over-decisions = { $count ->
    [one] une décision
   *[other] { $count } décisions
  }
ui-over-scores = Le score
ui-over-position = La dernière position
ui-over-position-turned = La dernière position, et où tout a basculé
ui-over-position-label = { $name }, { $count ->
    [one] un pion encore sur le plateau
   *[other] { $count } pions encore sur le plateau
  }
ui-over-waiting = Retour sur la partie…
ui-over-missing = Le déroulement de la partie ne peut pas être raconté pour le moment.
ui-over-nothing = Personne n’a marqué, personne n’a été blessé, et personne n’a quitté le plateau.
ui-over-points = Les tournants
ui-point-first = { $who } marque en premier ({ $what } : { $value })
ui-point-first-you = Vous marquez en premier ({ $what } : { $value })
ui-point-lead = { $who } prend la tête ({ $what } : { $value })
ui-point-lead-you = Vous prenez la tête ({ $what } : { $value })
ui-point-level = { $who } égalise ({ $what } : { $value })
ui-point-level-you = Vous égalisez ({ $what } : { $value })
ui-point-last = { $who } marque encore une fois ({ $what } : { $value })
ui-point-last-you = Vous marquez encore une fois ({ $what } : { $value })
ui-point-leader = { $who } perd un chef, { $piece }
ui-point-leader-you = Vous perdez votre chef, { $piece }
ui-point-fall = Première perte : { $piece }
ui-point-turn = Tour { $turn }
ui-over-done = Qui a fait quoi
ui-deed-scored = marqué
ui-deed-held = tient
ui-deed-felled = abattus
ui-deed-dealt = infligé
ui-deed-taken = blessures
ui-over-chart = { CAP($what) }, tour par tour
ui-rematch = Rejouer
ui-rematch-swapped = Revanche, camps échangés
ui-look-at-table = Regarder la table
ui-show-result = Voir le résultat

## La page de la table

ui-panels = Panneaux
ui-told-before = { NUMBER($count, useGrouping: 0) ->
    [one] { $count } événement avant cela : le journal le raconte.
   *[other] { $count } événements avant cela : le journal les raconte.
  }
ui-panel-card = Carte
ui-panel-log = Journal
ui-panel-chat = Discussion
ui-panel-players = Joueurs
ui-panel-reference = Mémo
ui-reference-search = Chercher dans l’aide-mémoire
ui-reference-nothing = L’aide-mémoire n’en dit rien.

## Listes

ui-roster-offer = Au choix
ui-roster-own = Votre sélection
ui-roster-size = { $count } en tout
ui-roster-take = Prendre { $name }, { $price }
ui-roster-drop = Laisser { $name } de côté
ui-roster-copies = { $count } sur { $limit }
ui-roster-priced = { $name } ({ $price })
ui-roster-worn = Ce que porte { $name }
ui-roster-bare = rien
ui-roster-extras = À porter
ui-roster-extras-help = à choisir à côté de la figurine qui le porte
ui-roster-barred = Indisponibles, et pourquoi ({ $count })
ui-roster-spent = { $spent } sur { $purse } dépensés
ui-roster-left = reste : { $left }
ui-roster-lost = dont { $lost } qu’on ne peut pas garder
ui-roster-waste = { $lost ->
    [one] { $lost } serait perdu
   *[other] { $lost } seraient perdus
  } pour de bon. Est-ce bien ce que vous voulez ?
ui-roster-done = Valider
ui-roster-text = En texte…
ui-roster-export = Exporter
ui-roster-copy = Copier
ui-roster-save = Enregistrer dans un fichier
ui-roster-file-name = liste.txt
ui-roster-import = Importer
ui-roster-import-help = Collez un texte exporté d’ici, ou écrivez un nom par ligne.
ui-roster-read = Lire ce texte
ui-roster-open = Ouvrir un fichier…
ui-roster-line = Ligne { $line } :
ui-roster-slips = { $count ->
    [one] Une ligne est inutilisable.
   *[other] { $count } lignes sont inutilisables.
  }
ui-roster-partly = { $count ->
    [one] Utiliser le reste : un
   *[other] Utiliser le reste : { $count }
  }
ui-from-text = D’après un texte…
ui-from-text-help = Collez une liste exportée d’ici. Ce qu’elle dit pour cette question est présélectionné ; le reste servira plus tard.
ui-from-text-partly = Présélectionner { $choice } quand même
ui-roster-board = Voir le plateau
ui-roster-back = Revenir à la liste

## Plusieurs figurines à la fois

ui-group = Placer les { $count } ensemble
ui-group-how = Cliquez sur le plateau là où doit être le milieu du groupe : chaque figurine est placée aussi près que les règles le permettent. Vous pouvez aussi déplacer le milieu avec les flèches, puis appuyer sur Entrée.
ui-group-how-touch = Touchez le plateau là où doit être le milieu du groupe, puis validez.
ui-group-put = Les placer ici
ui-group-stop = Une par une
ui-group-room = Il n’y a pas assez de place à cet endroit : { $count ->
    [one] une figurine n’a pas pu être placée
   *[other] { $count } figurines n’ont pas pu être placées
  }.

## The strip: what is being shown, beat by beat

ui-strip = Ce qui se passe
ui-strip-steps = Les étapes jusqu’ici
ui-strip-table = À la table
ui-strip-bot = { $who }, un robot
ui-strip-pause = Pause
ui-strip-play = Reprendre
ui-strip-step = Une étape de plus
ui-strip-hurry = En accéléré jusqu’au présent
ui-strip-again = Revoir la dernière activation
ui-strip-skip = Passer
ui-strip-behind = On vous montre encore ce qui a précédé. Vous pouvez répondre à tout moment.
ui-log-moment = Montrer ce moment sur le plateau
ui-fallen-turn = tour { $turn }
ui-fallen = { $turn ->
    [0] { $name } est tombé ici.
   *[other] { $name } est tombé ici au tour { $turn }.
  }
ui-beat-activation = Activation
ui-beat-move = Mouvement
ui-beat-attack = Attaque
ui-beat-card = Cartes
ui-beat-dice = Dés
ui-beat-harm = Blessure
ui-beat-heal = Soin
ui-beat-fall = Chute
ui-beat-arrive = Arrivée
ui-beat-gain = Gain
ui-beat-score = Points
ui-beat-turn = Tour
ui-beat-effect = Effet
