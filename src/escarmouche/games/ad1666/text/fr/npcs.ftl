## À qui le tour

ask-npc-next = À quel PNJ de jouer ?
event-lot-drawn = { $model } tire { LE($card) } et { $acts ->
    [yes] agit
   *[no] n’agit pas
  }.
event-npc-activated = { $model } agit.
event-npc-done = { $model } a terminé.
why-no-npc = { $model } appartient à un joueur, et c’est à un PNJ de jouer.
why-npc-acts-not = { $model } n’agit pas ce tour-ci : le scénario n’en laisse agir que certains.
why-no-attacker = { $model } n’est pas un Attaquant ({ $vocation }) : eux seuls agissent et combattent d’eux-mêmes.

## Où ils vont et à qui ils en veulent

ask-npc-target = { $model } : plusieurs cibles sont aussi proches ou aussi faibles. À qui s’en prendre ?
ask-npc-goal = { $model } : vers laquelle des cases également proches aller ?
ask-npc-step = { $model } : par où passer d’abord ?
ask-npc-weapon = { $model } : quelle arme utiliser ?
event-npc-sets-out = { $model } se dirige vers { $cell }.
event-npc-angered = { $model } traite désormais { $by } en ennemi.
event-roused = { $model } est en alerte et attaque désormais.

why-not-its-goal = { $cell } n’est pas la case la plus proche pour ce que cherche { $model }.
why-not-its-way = { $at } n’est sur aucun des plus courts chemins { DE($model) }.
why-no-step-on-its-way = Aucun des plus courts chemins { DE($model) } ne commence par un pas.
why-no-door-on-its-way = Aucun des plus courts chemins { DE($model) } ne commence par une porte.
why-not-nearest = Le plus proche { DE($model) } est { $other }, pas { $target }.
why-npc-no-foe = { $target } n’est pas un ennemi { DE($model) }.
why-npc-other-weapon = Ce n’est pas l’arme de ce tir : { $item }.

## Bagarres

ask-brawl-attacker = Des PNJ se battent : qui est l’attaquant ?
ask-meddle = { $model } : aider l’un des deux combattants ?
event-brawl = { $model } attaque { $other } : { $card }, { $value } après ajustement ; { $winner } l’emporte.
why-not-weakest = C’est le plus faible qui est attaqué : { $other } ({ $least }), pas { $target } ({ $score }).
why-not-in-brawl = { $target } ne prend pas part au combat entre { $model } et { $other }.

## Recrues

word-recruiting = Recrutement
event-recruited = { $model } rejoint la Bande du joueur { $seat }.
event-not-recruited = { $model } ne parvient pas à convaincre { $target }.
why-no-recruit-it = { $target } n’est pas une Recrue.

## L’Ennemi juré

ask-lose-cards = Un évènement vous coûte des cartes : lesquelles défaussez-vous ?
event-npc-loaded = { $model } avance d’un cran dans le rechargement : { $item } (reste { $load }).
event-event-read = { $title ->
    [unnamed] { $card } : { $does }.
   *[other] { $card }. { $title } : { $does }.
  }
word-nothing = il ne se passe rien
word-arrive = des renforts arrivent
word-reload = les armes sont rechargées
word-rouse = les Gardes sont en alerte
word-heal = les Héros récupèrent
word-hasten = tous agissent ce tour-ci
word-still = personne n’agit ce tour-ci
word-alarm = l’alarme se répand
word-draw = chaque joueur pioche
word-discard = chaque joueur défausse
