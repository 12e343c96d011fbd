## Avant la partie

ask-uncle = Appelle-moi « mon oncle » ({ $model }) : lesquels de vos Personnages lui doivent une faveur ?
ask-nephews = Quels deux Roturiers ?
ask-nephew = Quel Héros ?
branch-commoners = deux Roturiers
branch-hero = un Héros
waiting-uncle = les « neveux »
event-nephew = { $target } doit désormais appeler { $model } « mon oncle ».
ask-break-with = Avec qui rompez-vous ?
event-broken-with = { $model } et { $target } ne sont plus alliés.

why-not-human = { $model } n’est pas { GENDER($model) ->
    [f] humaine
   *[m] humain
  } et ne peut pas être un « neveu ».
why-nephew-already = { $model } est déjà le « neveu » de quelqu’un.
why-nephew-hero = { $model } est un Héros : c’est l’autre choix, « un Héros ».
why-nephew-commoner = { $model } est un Roturier : c’est l’autre choix, « deux Roturiers ».
why-few-commoners = Il n’y a pas deux Roturiers à choisir.
why-no-heroes = Il n’y a aucun Héros à choisir.
why-no-bond = { $target } n’est le « neveu » d’aucun de vos Personnages.

ask-place-poison = Poison ({ $model }, reste { $left }) : sur quelle arme ?
waiting-place-poison = une arme à empoisonner
why-not-of-band = Cela n’appartient à personne de votre Bande : { $item }.

ask-gamble = Parier avec { $count } { $count ->
    [one] carte
   *[other] cartes
  } de Magie ? Kreutzers dans la bourse : { $purse }.
waiting-gamble = un pari
word-gamble = parier
event-gambled = Le joueur { $seat } parie. Résultat : { $amount }. Kreutzers dans la bourse : { $purse }.

## Discret

ask-drop-marker = { $model } commence son activation avec un marqueur Discrétion. Le défausser ?
waiting-drop-marker = le marqueur Discrétion
word-keep-marker = garder le marqueur
word-drop-marker = défausser le marqueur
event-marker-lost = { $model } n’est plus { GENDER($model) ->
    [f] Discrète
   *[m] Discret
  }.
why-not-inconspicuous = { $model } n’a pas de marqueur Discrétion.

ask-spot = { $model } : qui observer de près ?
ask-spot-with = { $model } : comment percer { $target } à jour ?
word-spotting = Repérage
event-spotted = { $model } perce { $target } à jour.
event-not-spotted = { $model } ne remarque rien d’étrange chez { $target }.
event-nobody-to-spot = { $model } ne peut plus repérer { $target }.
why-nobody-marked = { $model } n’a aucun ennemi Discret.
why-too-far-to-spot = Plus de { $most } cases séparent { $model } et { $target }.
why-unseen = { $model } ne voit pas { $target }.
why-not-marked = { $target } n’est pas { GENDER($target) ->
    [f] Discrète
   *[m] Discret
  } : il n’y a rien à repérer.

## Crochetage

ask-lockpick = { $model } : quelle serrure crocheter ?
word-lock-test = Crochetage
event-lock-picked = { $model } crochète la serrure ; la porte s’ouvre.
event-lock-gone = { $model } n’a plus de serrure à crocheter.
why-no-lock = Aucune porte verrouillée à côté { DE($model) }.

## Charmeur et Séduction

event-charmed = { $model } charme { $target } : +{ $amount }.
word-mod-charmer = Charmeur
word-courting = Séduction
event-seduced = { $model } et { $target } s’éclipsent ensemble. On ne les reverra pas cette nuit.
event-not-seduced = { $target } résiste { AU($model) }.
why-cold = { $target } est { GENDER($target) ->
    [f] Froide et ne peut pas être séduite
   *[m] Froid et ne peut pas être séduit
  }.
why-tried-before = { $model } a déjà tenté de séduire { $target } : une seule fois par partie.

## Pot-de-Vin

ask-bribe = { $model } : qui soudoyer ?
word-bribery = Pot-de-Vin
event-bribed = { $model } tend une bourse, et { $target } l’accepte.
event-nobody-to-bribe = { $model } ne peut plus soudoyer { $target }.
why-bribe-spent = { $model } a vidé sa bourse.
why-bribe-hero = { $target } est un Héros : seuls les Roturiers se laissent soudoyer.
why-bribe-firm = { $target } a au moins 1 en Force d’Âme ou en Intelligence et ne se laisse pas soudoyer.
why-nobody-beside = Aucun ennemi à côté { DE($model) }.

## Vol à la Tire

ask-pickpocket = { $model } : à qui faire les poches ?
ask-steal = Que prend { $model } { AU($target) } ?
waiting-steal = que voler
word-theft = Vol à la Tire
event-stolen = { $model } vole { AU($target) } : { $item }.
event-thief-caught = { $target } surprend { $model } la main dans le sac.
event-nothing-to-steal = { $model } ne peut plus rien voler { AU($target) }.
why-nothing-to-steal = Aucun ennemi à côté { DE($model) } n’a quoi que ce soit à voler.
why-empty-pockets = { $target } n’a rien à voler.
why-not-stolen = Ce n’est pas un objet de scénario, cela ne se vole pas : { $item }.

## Tacticien et Rusé comme un Renard !

ask-tactician-card = Tacticien ({ $model }) : votre carte d’Initiative est { LE($card) }. En jouer une autre de la pioche ?
ask-tactician-discard = Tacticien ({ $model }) : { $count ->
    [one] quelle carte
   *[other] quelles { $count } cartes
  } de votre main défaussez-vous ?
waiting-tactician-card = la carte du Tacticien
waiting-tactician-discard = des cartes à défausser
event-tactician-turned = { $model } change de plan : { $card }.
event-tactician-drew = { $model } échafaude un plan : deux cartes.
why-tactician-used = { $model } a déjà utilisé son talent ce tour-ci.

ask-sly = Rusé comme un Renard ! ({ $model }) : gardez-vous la carte piochée, ou la défaussez-vous pour +2 à l’Initiative ?
waiting-sly = la carte du Renard
word-keep-card = garder la carte
word-give-up = la défausser pour +2
word-mod-sly = Rusé comme un Renard !
event-sly-kept = { $model } garde la carte.
event-sly-plus = { $model } défausse la carte : +{ $amount } à l’Initiative.
event-sly-drew = { $model }, Rusé comme un Renard !, pioche une carte.

## Foi et Prière

ask-faith = { $test } ({ $model }) : utiliser la Foi ({ $faith }) à la place de { $score } ?
word-faith = utiliser la Foi
event-faith-spent = { $model } s’en remet à sa Foi ({ $test }).

ask-prayer = Prière ({ $model }) : { $cards }. Ajouter ces cartes aux échecs du sort ?
waiting-prayer = une prière
word-add-failures = les ajouter aux échecs
word-let-be = les défausser
event-prays = { $model } prie.
event-prayer-heard = La prière est entendue : le sort ({ $model }) compte maintenant { $red } rouges et { $black } noires.
why-no-spell = { $model } n’a aucun ennemi qui lance un sort.

## Inébranlable

ask-unshakeable = { $model } est Inébranlable et a { LE($card) } : jouer une autre carte de la pioche ?
ask-which-card = Quelle carte compte pour { $model } ?
word-turn = jouer une autre carte
event-card-kept = Pour { $model }, c’est { LE($card) } qui compte.
why-neither-card = { $card } n’est ni l’une ni l’autre des deux cartes.
