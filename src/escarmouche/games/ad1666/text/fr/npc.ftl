## Personnages non-joueurs

ask-event = Une carte Évènement est piochée
ask-magic = Une carte Magie est piochée
ask-npc-next = À quel personnage non-joueur le tour ?
ask-npc-target = { $model } : plusieurs sont aussi proches ou aussi faibles. Qui vise-t-il ?
ask-npc-goal = { $model } : vers laquelle des cases également proches va-t-il ?
ask-npc-step = { $model } : par où passe-t-il d’abord ?
ask-npc-weapon = { $model } : de laquelle de ses armes se sert-il ?
ask-brawl-attacker = Des personnages non-joueurs se battent : qui est l’attaquant ?
ask-meddle = { $model } aide-t-il l’un des deux combattants ?
ask-lose-cards = Un évènement vous coûte des cartes : lesquelles défaussez-vous ?
event-lot-drawn = { $model } tire { $card } : { $acts ->
    [yes] il agit
   *[no] il n’agit pas
  }.
event-npc-activated = { $model } agit.
event-npc-done = { $model } a fini.
event-npc-sets-out = { $model } se dirige vers { $cell }.
event-npc-angered = { $model } considère désormais { $by } comme un ennemi.
event-npc-loaded = { $model } : { $item } est rechargé d’un cran (reste { $load }).
event-roused = { $model } est alerté et attaque désormais.
event-brawl = { $model } attaque { $other } : { $card }, ajustée à { $value } ; { $winner } l’emporte.
event-ritual-card = Rituel ({ $model }) : { $card } ; rouges : { $red }, noires : { $black }.
event-ritual-complete = { $model } achève le rituel.
event-ritual-failed = Le rituel échoue ({ $model }).
event-event-read = { $title ->
    [unnamed] { $card } : { $does }.
   *[other] { $card }. { $title } : { $does }.
  }
word-act-ritual = le rituel
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
