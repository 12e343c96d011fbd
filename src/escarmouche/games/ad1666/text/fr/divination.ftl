## Lire les cartes

ask-divination = Divination ({ $model }) : quelle carte se réalise ? ({ $omens })
waiting-divination = une carte de Magie
event-divines = { $model } lit les cartes : { $count } piochées.
event-omen = { $model } : { $card }, { $omen }.
word-omen-future = Lire l’avenir
word-omen-present = Ressentir l’instant présent
word-omen-destiny = Maître du destin
word-omen-prophecy = Prophétie
word-omen-misfortune = Malchance
word-omen-calamity = Calamité
word-omen-lessons = Enseignements du passé
word-omen-recurring = Destin récurrent
word-omen-precognition = Précognition
word-omen-death = Vision de la mort
word-omen-thoughts = Lecture de pensées
word-omen-chaos = Chaos
word-omen-silent = Les cartes sont silencieuses
event-present-felt = Le joueur { $seat } décidera qui a l’Initiative au prochain tour, sauf si l’autre ressent lui aussi l’instant présent.
event-seer-token = { $model } garde un pion : { $token }.
word-vision-test = Vision de la mort
why-no-magic-card = { $card } n’est pas une carte du paquet de Magie.
why-not-drawn = { $card } n’a pas été piochée.
why-silent = { $card } est silencieuse : elle ne se choisit que si toutes les cartes piochées le sont.

## Regarder des cartes

ask-look = On regarde des cartes
ask-deck-order = { $model } voit le dessus de la pioche du joueur { $whose }. Dans quel ordre remettre les cartes, la prochaine d’abord ?
ask-calamity = Quelle carte défausser de la main du joueur { $whose } ?
ask-cards-returned = { $count ->
    [one] Quelle carte de la défausse du joueur { $whose } retourne
   *[other] Quelles { $count } cartes de la défausse du joueur { $whose } retournent
  } dans sa pioche ?
waiting-deck-order = un ordre de cartes
waiting-calamity = une carte d’une main
waiting-cards-returned = des cartes à remélanger

event-deck-looked = Le joueur { $seat } regarde { $count ->
    [one] la première carte
   *[other] les { $count } premières cartes
  } de la pioche du joueur { $whose } et les remet dans l’ordre de son choix.
event-tops-seen = Sur le dessus de la pioche du joueur { $whose } : { $cards }.
event-hand-looked = Le joueur { $seat } regarde la main du joueur { $whose }.
event-hand-seen = Main du joueur { $whose } : { $cards }.
event-cards-returned = De retour dans la pioche du joueur { $whose } : { $cards }.

why-not-in-their-hand = { $card } n’est pas dans cette main.
why-not-on-top = { $card } n’est pas l’une des cartes que vous regardez.
why-not-discarded = { $card } n’est pas dans cette défausse.

## Maître du destin

ask-fate = Maître du destin ({ $model }) : faites-vous rejouer l’une de ces cartes ?
ask-fate-card = Quelle carte faire rejouer ?
branch-own = une carte de votre pioche
branch-other = une carte de la pioche adverse
event-fate-mastered = { $model } maîtrise le destin : { $card } (joueur { $seat }) ne compte pas, une autre carte est jouée.
why-not-from-deck = { $card } n’a pas été jouée depuis cette pioche dans ce test.
why-no-own-deck-card = Aucune carte de ce test ne vient de votre pioche.
why-no-other-deck-card = Aucune carte de ce test ne vient de la pioche adverse.

## Lecture de pensées

ask-mind-reading = De qui dépensez-vous le pion ?
ask-name-next = { $model } lit vos pensées : qui activerez-vous ensuite ?
waiting-name-next = qui activer ensuite
event-mind-read = { $model } lit les pensées du joueur { $seat }.
event-next-named = Le joueur { $seat } activera ensuite { $model }.
event-activation-lost = { $model } devait jouer et n’est plus là : le joueur { $seat } perd cette activation.
why-named-already = { $target } a déjà été { GENDER($target) ->
    [f] désignée
   *[m] désigné
  }.
why-named-other = C’est { $model } qui a été { GENDER($model) ->
    [f] désignée
   *[m] désigné
  } pour jouer ensuite.
why-nobody-to-name = L’adversaire n’a personne à activer maintenant.
why-no-mind-token = { $model } n’a pas de pion Lecture de pensées.

## Le rituel

event-ritual-card = Rituel ({ $model }) : { $card } ; rouges : { $red }, noires : { $black }.
event-ritual-complete = { $model } achève le rituel.
event-ritual-failed = Le rituel échoue ({ $model }).
