## Ce que font les Actions, avec les nombres de la figurine

effect-walk = Jusqu’à { DIST($distance) }, escalade comprise, sans quitter la portée d’engagement d’un ennemi.
effect-charge = Une Poussée d’au plus { DIST($distance) }, puis, au choix, une Action de (mêlée) qui ne compte pas dans la limite.
effect-disengage = Un ennemi choisi par l’adversaire peut attaquer. Puis une Poussée de { DIST($distance) }, réduite de 2, 4 ou 6″ si l’attaque réussit.
effect-stop = { $left ->
    [0] Termine l’Activation.
    [one] Termine l’Activation ; { $left } Action n’est pas faite.
   *[other] Termine l’Activation ; { $left } Actions ne sont pas faites.
  }

## Cibles et totaux

then-range = À { DIST($gap) }, portée { DIST($range) } ; { $health } points de Santé.
then-health = { $health } points de Santé.
then-mod = { $mod } { $amount }
then-side = { $model } : { $value } + une carte.
then-side-mods = { $model } : { $value } + une carte ({ $mods }).
then-side-stat = { $model } : { $stat } { $value } + une carte.
then-side-stat-mods = { $model } : { $stat } { $value } + une carte ({ $mods }).
then-cards-more = Tire { $count } cartes et garde la meilleure.
then-cards-fewer = Tire { $count } cartes et garde la plus basse ; on ne peut pas Tromper le Destin.
then-terrifying = { $model } doit d’abord réussir un duel de Vo, VS { $tn } ; les chances n’en tiennent pas compte.
then-total-with = Total : { $total }.

## Avec quelles chances

odds-succeeds = réussite, au fil des cartes
odds-resists = l’attaque échoue, au fil des cartes
odds-cheating = si vous Trompez le Destin et que personne d’autre ne le fait

## Avertissements

warn-cheat-short = Même avec cette carte, cela ne suffit pas : { $total } quand il faut { $needed }. Tromper le Destin quand même ?
warn-cheat-won = Cela suffit déjà : { $total } quand il faut { $needed }. Tromper le Destin quand même ?
warn-into-fight = { $target } est aux prises avec { $friends } : l’Attaque Fratricide donne un − à votre tirage. Tirer quand même ?
