## Sortes de choses

kind-model = une figurine
kind-stone = une Pierre de Lune
kind-seat = un joueur
kind-character = une carte de personnage
kind-card = une carte
kind-edge = un bord de table
kind-terrain = un élément de terrain
kind-action = une action

## Pourquoi pas

why-not-in-game = { $character } n’est pas dans cette partie.
why-slain = { $model } n’est plus en vie.
why-removed = { $model } n’est plus en jeu.
why-not-deployed = { $model } n’est pas encore sur la table.
why-not-own = { $model } n’est pas à vous.
why-not-combat = Il faut une carte Mêlée, et celle-ci est une carte Arcane : { $card }.
why-not-arcane = Il faut une carte Arcane, et celle-ci est une carte Mêlée : { $card }.
why-must-play = Il faut jouer une carte.
why-not-in-hand = Vous n’avez pas cette carte en main : { $card }.
