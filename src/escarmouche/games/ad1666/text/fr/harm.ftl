## Blessures

event-wounded = { $model } subit { $wounds ->
    [one] 1 Blessure
   *[other] { $wounds } Blessures
  } et en a { $total } (Estropié à { $crippled }, Tué à { $killed }).
event-crippled = { $model } est { GENDER($model) ->
    [f] Estropiée
   *[m] Estropié
  } : { $total } Blessures, pour un seuil de { $crippled }.
event-crippled-no-more = { $model } n’est plus { GENDER($model) ->
    [f] Estropiée
   *[m] Estropié
  }.
event-healed = { $model } soigne { $wounds ->
    [one] 1 Blessure
   *[other] { $wounds } Blessures
  } ; il en reste { $total }.
event-faction-draw = { $model } est Défenseur de la Couronne : le joueur { $seat } pioche une carte.
event-came-to = { $model } reprend connaissance et reste À Terre.
event-prone = { $model } tombe À Terre.
event-fainted = { $model } perd connaissance ({ GENDER($model) ->
    [f] Évanouie
   *[m] Évanoui
  }).
event-killed = { $model } est { GENDER($model) ->
    [f] retirée du plateau et compte comme tuée
   *[m] retiré du plateau et compte comme tué
  }.
event-fled = { $model } s’enfuit et compte comme { GENDER($model) ->
    [f] tuée
   *[m] tué
  }.
event-left = { $model } se retire du plateau.
event-gone = { $model } quitte le plateau, objectif atteint.
event-dropped = { $model } laisse sur place : { $item } ({ $cell }).

## Se relever et se réveiller

ask-hold-down = { $model } tente de se relever. Qui l’en empêche ?
waiting-hold-down = qui maintient quelqu’un au sol
word-stand-up = Se relever
word-wake = Réveil
event-stood-up = { $model } se relève.
event-held-down = { $enemy } maintient { $model } au sol.
event-woke = { $model } reprend connaissance et se relève.
event-woken = { CAP($by) } réveille { $model }, qui se relève.
event-sleeps-on = { $model } ne reprend pas connaissance.
why-not-engaging = { $target } n’engage pas { $model }.

## Poison

word-poison-test = Poison
event-coated = { $item } ({ $model }) : arme empoisonnée, { $poison }.
event-poisoned = { $model } est { GENDER($model) ->
    [f] empoisonnée
   *[m] empoisonné
  } : { $poison }.
event-poison-wasted = Le poison est perdu ({ $item }) : { $poison }.
event-poison-overcome = { $model } surmonte le poison : { $poison }.
event-poison-works = Le poison agit sur { $model } : { $poison }.
why-poison-scruples = { $model } est { GENDER($model) ->
    [f] bonne ou loyale
   *[m] bon ou loyal
  } et n’utilise jamais de poison.
why-poison-no-weapon = Ce n’est pas une arme, il n’y a rien à empoisonner : { $item }.
why-poison-firearm = Une arme à feu ne s’empoisonne pas : { $item }.
why-poison-full = { $item } ({ $model }) : { $ammunition ->
    [0] plus aucune utilisation
    [one] 1 utilisation, déjà empoisonnée
   *[other] { $ammunition } utilisations, toutes déjà empoisonnées
  }.
