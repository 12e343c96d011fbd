## Pioches et mains

ask-draw = Une carte est piochée
ask-turn = La première carte d’une pioche est retournée
ask-magic = Une carte de Magie est piochée
ask-event = Une carte d’Évènement est piochée
ask-hand-limit = Sept cartes au plus : lesquelles défaussez-vous ?
word-deck = la pioche
word-hand = la main

event-drew-cards = Vous piochez { LE($cards) }.
event-drew = Le joueur { $seat } pioche { $count ->
    [one] une carte
   *[other] { $count } cartes
  }.
event-reshuffled = Le joueur { $seat } remélange sa pioche, sa défausse et sa main et repioche { $count ->
    [one] une carte
   *[other] { $count } cartes
  }.
event-discarded = Le joueur { $seat } défausse { LE($cards) }.
event-magic-drawn = Cartes de Magie : { $cards }.

## Tests

ask-reinforce = { $model } a { $total } contre { $nd }. Quelles cartes de votre main renforcent le test ?
ask-reinforce-one = { $model } : vous avez { $mine } pour l’instant, l’adversaire { $theirs }. Jouez une carte pour renforcer votre total, ou passez.
ask-commit = { $test }, { $model } : jouez-vous une carte de votre main ou la première de votre pioche ?
ask-commit-card = Quelle carte de votre main ?
ask-suit = Quelle Famille donnez-vous { AU($card) } ({ $model }) ?
branch-deck = de la pioche
branch-hand = de votre main
word-pass = passer
word-success = réussite
word-triumph = Triomphe
word-failure = échec
word-mishap = Infortune

event-tested = { $test }, { $model } : { $total } contre { $nd }, { $result }.
event-compared = { $test } : { $model } a { $one }, { $other } a { $two }.
event-committed = { $test } : le joueur { $seat } joue une carte { DE($source) } pour { $model }.
event-suit-named = Joueur { $seat } : { LE($card) } compte comme { $suit }.
event-reinforced = Le joueur { $seat } joue { LE($card) } en Renfort ({ $model }) : +{ $amount }.
event-no-reinforcement = Le joueur { $seat } passe.
event-played-card = { $model } (joueur { $seat }) : { $card }, { DE($source) }.

why-empty-hand = Vous n’avez aucune carte en main.
why-joker-reinforces-not = { $card } ne renforce jamais un test.
why-no-match = { $card } ne peut pas renforcer { $first } : ni la même Famille, ni la même valeur.

## Conversation

ask-conversation-join = { $test } ({ $target }) : lesquels de vos Personnages participent ?
ask-conversation-lead = { $test } : qui parle pour votre camp ? Totaux : { $totals }.
waiting-conversation-join = qui participe
waiting-conversation-lead = qui parle pour son camp
event-conversation-joined = { $model } participe ({ $test }).
event-conversation-lead = { $model } parle pour le joueur { $seat } ({ $test }).

why-takes-part = { $model } participe de toute façon.
why-talks-lying = { $model } est À Terre et n’aide pas.
why-beside-neither = { $model } n’est ni à côté { DE($one) } ni à côté { DE($two) }.
why-not-speaking = { $target } ne participe pas de votre côté.
why-same-gender = { $model } et { $target } ne sont pas de Genres opposés.
