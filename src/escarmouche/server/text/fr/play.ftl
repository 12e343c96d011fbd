## Qui doit faire quoi

ui-you = Vous
ui-says = { $who } :
ui-waits = On attend { $who }.
ui-waits-for = À { $who } de choisir : { $matter }…
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
ui-nothing-here = Aucune action possible avec cette figurine pour l’instant.
ui-show-card = Lire sa fiche
ui-read-card = { $name } : lire la fiche
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
ui-facing-degrees = Degrés (0 au nord, 90 à l’est)
ui-facing-keep = Laisser { $facing }

## Endroits et trajets

ui-how-place = Cliquez sur le plateau, faites glisser la figurine, ou déplacez le curseur avec les flèches, puis appuyez sur Entrée.
ui-how-path = Cliquez à chaque angle du trajet, ou faites glisser la figurine ; Entrée ou un double-clic termine le trajet.
ui-how-place-touch = Touchez le plateau ou faites glisser la figurine, puis validez.
ui-how-path-touch = Touchez chaque angle du trajet, ou faites glisser la figurine, puis validez.
ui-nothing-drawn-place = Aucun endroit n’est encore choisi : cliquez sur le plateau, prenez-en un dans la liste ou utilisez les flèches.
ui-nothing-drawn-path = Aucun trajet n’est encore tracé : cliquez sur le plateau, prenez-en un dans la liste ou utilisez les flèches.
ui-ruler = { $length } / { $limit }, reste { $left }
ui-corner = Ajouter un angle
ui-less = Retirer un angle
ui-height = Hauteur
ui-climb = Grimper jusqu’à la hauteur de
ui-percent = { $value } %
ui-cards-against = Carte contre carte
ui-cards-against-how = Ce que vous infligez · ce que vous subissez, avec une carte de chaque sorte{ $more ->
    [yes] {" "}(entre parenthèses : avec tous les exemplaires)
   *[no] {""}
  }.
ui-cards-against-cell = vous infligez { $deals }, vous subissez { $suffers }
ui-consequences = Ce qui en découlerait
ui-proposals = { $count ->
    [one] { $count } endroit possible
   *[other] { $count } endroits possibles
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
ui-show-threat = Montrer sa menace

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
ui-undo-free = Reprendre votre dernier coup : rien de caché n’a été révélé, rien n’a été tiré au hasard, personne d’autre n’a décidé.
ui-undo-bots = Reprendre votre dernier coup et ce qui a été décidé depuis : les robots sont d’accord.
ui-undo-again = Reprendre votre dernier coup et ce qui a suivi : les robots sont d’accord. Les cartes et les dés sont tirés de nouveau.
ui-undo-nothing = Il n’y a rien à reprendre.
ui-undo-pending = On demande aux autres…
ui-undo-waits = Vous avez demandé à reprendre votre dernier coup ; les autres doivent être d’accord.
ui-undo-wanted = { $who } veut reprendre son dernier coup. Êtes-vous d’accord ?
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

## La page de la table

ui-keys = Raccourcis clavier
ui-panels = Panneaux
ui-told-before = { NUMBER($count, useGrouping: 0) ->
    [one] { $count } événement avant cela : le journal le raconte.
   *[other] { $count } événements avant cela : le journal les raconte.
  }
ui-around-terrain = Décors
ui-around-markers = Marqueurs
ui-around-models = Figurines
ui-around-board = Sur le plateau
ui-around = Autour { DE($name) }
ui-told-choices = Réponses : { $choices }.
ui-told-many = { $count } réponses possibles.
ui-told-stands = { $name } : maintenant { $where }.
ui-told-stands-cell = { $name } : maintenant en { $cell }{ $where ->
    [none] {""}
   *[other] , { $where }
  }.
ui-told-reaches-nobody = { $who } ne pourrait atteindre personne.
ui-told-reached = { $who } pourrait atteindre : { $whom }.
ui-told-waits = Entrée : répondre tout de suite, avant d’avoir vu ce qui y a mené.
ui-panel-card = Fiche
ui-panel-log = Journal
ui-panel-chat = Discussion
ui-panel-players = Joueurs
ui-panel-reference = Mémo
ui-reference-search = Chercher dans le mémo
ui-reference-nothing = Le mémo n’en dit rien.

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

## La bande : ce qui est montré, pas à pas

ui-strip = Ce qui se passe
ui-strip-steps = Les étapes jusqu’ici
ui-strip-table = À la table
ui-strip-bot = { $who }, un robot
ui-strip-pause = Pause
ui-strip-play = Reprendre
ui-strip-step = Une étape de plus
ui-strip-hurry = En accéléré jusqu’au présent
ui-strip-again = Revoir la dernière activation
ui-strip-lookback = Revoir la partie
ui-strip-skip = Passer l’animation
ui-strip-waits = D’abord, ce qui a mené à votre prochaine question.
ui-strip-answer = Répondre tout de suite
ui-strip-behind = On vous montre encore ce qui a précédé. Vous pouvez répondre à tout moment.
ui-log-moment = Revenir à ce moment
ui-fallen-turn = tour { $turn }
ui-fallen = { $turn ->
    [0] Ici { GENDER($name) ->
        [f] est tombée
       *[m] est tombé
      } { $name }.
   *[other] Ici { GENDER($name) ->
        [f] est tombée
       *[m] est tombé
      } { $name }, au tour { $turn }.
  }
ui-beat-move = Mouvement

## Ce que chacun cherche

ui-aims = Ce qui fait gagner
ui-aims-left = Ce qui reste
ui-aims-orders = Vos ordres
ui-aims-tally = { $name } : { $counts }
ui-aims-count = { $who } { $count }
