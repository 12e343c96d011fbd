## À qui le tour

ask-npc-next = À quel personnage non-joueur le tour ?
event-lot-drawn = { $model } tire { $card } : { $acts ->
    [yes] il agit
   *[no] il n’agit pas
  }.
event-npc-activated = { $model } agit.
event-npc-done = { $model } a fini.
why-no-npc = { $model } appartient à un joueur ; c’est le tour d’un personnage non joueur.
why-npc-acts-not = { $model } n’agit pas ce tour-ci : le scénario n’en laisse agir que certains.
why-no-attacker = { $model } n’est pas un Attaquant ({ $vocation }) : eux seuls agissent et combattent d’eux-mêmes.

## Où ils vont et à qui ils en veulent

ask-npc-target = { $model } : plusieurs sont aussi proches ou aussi faibles. Qui vise-t-il ?
ask-npc-goal = { $model } : vers laquelle des cases également proches va-t-il ?
ask-npc-step = { $model } : par où passe-t-il d’abord ?
ask-npc-weapon = { $model } : de laquelle de ses armes se sert-il ?
event-npc-sets-out = { $model } se dirige vers { $cell }.
event-npc-angered = { $model } considère désormais { $by } comme un ennemi.
event-roused = { $model } est alerté et attaque désormais.

why-not-its-goal = { $cell } n’est pas la case la plus proche pour ce que cherche { $model }.
why-not-its-way = { $at } n’est sur aucun des plus courts chemins { DE($model) }.
why-no-step-on-its-way = Aucun des plus courts chemins { DE($model) } ne commence par un pas.
why-no-door-on-its-way = Aucun des plus courts chemins { DE($model) } ne commence par une porte.
why-not-nearest = { $other } est plus près { DE($model) } que { $target }.
why-npc-no-foe = { $target } n’est pas un ennemi { DE($model) }.
why-npc-other-weapon = Ce n’est pas l’arme de ce tir : { $item }.

## Bagarres

ask-brawl-attacker = Des personnages non-joueurs se battent : qui est l’attaquant ?
ask-meddle = { $model } aide-t-il l’un des deux combattants ?
event-brawl = { $model } attaque { $other } : { $card }, ajustée à { $value } ; { $winner } l’emporte.
why-not-weakest = { $target } se bat mieux ({ $score }) que { $other } ({ $least }) : c’est le plus faible qui est attaqué.
why-not-in-brawl = { $target } ne prend pas part au combat entre { $model } et { $other }.

## Recrues

word-recruiting = Recrutement
event-recruited = { $model } rejoint la Bande du joueur { $seat }.
event-not-recruited = { $target } ne se laisse pas convaincre par { $model }.
why-no-recruit-it = { $target } n’est pas une Recrue.

## L’Ennemi juré

ask-lose-cards = Un évènement vous coûte des cartes : lesquelles défaussez-vous ?
event-npc-loaded = { $model } : { $item } est rechargé d’un cran (reste { $load }).
event-event-read = { $title ->
    [unnamed] { $card } : { $does }.
   *[other] { $card }. { $title } : { $does }.
  }
word-nothing = il ne se passe rien
word-arrive = des renforts arrivent
word-reload = les armes sont rechargées
word-rouse = les Gardes sont alertés
word-heal = les Héros se remettent
word-hasten = tous agissent ce tour-ci
word-still = personne n’agit ce tour-ci
word-alarm = l’alarme se répand
word-draw = chaque joueur pioche
word-discard = chaque joueur défausse
