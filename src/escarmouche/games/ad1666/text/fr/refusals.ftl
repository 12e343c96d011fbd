## Ce qu’est un nom

kind-model = un Personnage
kind-character = une carte de Personnage
kind-cell = une case
kind-edge = un bord de case
kind-thing = un objet
kind-item = une carte d’objet
kind-card = une carte
kind-seat = un joueur
kind-suit = une Famille

## Personnages

why-not-in-game = { $character } n’est pas dans cette partie.
why-which-one = Il y en a plusieurs, précisez : { $models }.
why-killed = { $model } n’est plus en jeu et compte comme { GENDER($model) ->
    [f] tuée
   *[m] tué
  }.
why-fled = { $model } a fui et n’est plus en jeu.
why-left = { $model } a quitté le plateau et ne reviendra pas.
why-not-placed = { $model } n’est pas encore sur le plateau.
why-not-own = { $model } n’est pas l’un de vos Personnages.
why-itself = { $model } ne peut pas se choisir.
why-recruit = { $target } est une Recrue, alliée de tout le monde.

## Cartes et objets

why-not-in-hand = { $card } n’est pas dans votre main.
why-no-player-card = { $card } n’est pas une Carte de Joueur : elle vient d’un paquet commun.
why-thing-of-other = Cela appartient à { $owner } : { $item }.
why-thing-lies = Cela se trouve en { $cell }, il faut d’abord le ramasser : { $item }.

## Bords

edge-between = le bord entre { $one } et { $other }
edge-limit = la limite du plateau en { $cell }
