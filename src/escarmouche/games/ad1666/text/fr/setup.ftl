## Le formulaire de mise en place

game-ad1666 = Anno Domini 1666
game-ad1666-lead = Croisez le fer dans une Vienne de cape et d’épée où la main bat le hasard.
game-ad1666-pitch = Deux petites bandes se croisent sur un damier, chacune avec sa mission. Tir, escalade, duel : une carte du paquet ou de la main, et les cartes assorties la renforcent. On bouge, puis les lames parlent : parade, riposte, et l’on file avant l’alarme.
game-ad1666-size = Deux camps de quatre, sur des cases
group-basic = L’Ennemi juré
group-optional = Règles optionnelles
group-advanced = Règles avancées
word-automated = personne : il agit tout seul
word-player = un joueur
option-scenario = Scénario
option-scenario-help = Lames croisées pour apprendre, La Bourse de guerre pour former sa Bande. L’Ennemi juré se joue seul ou à deux en équipe ; Trois nuits est une campagne.
option-enemy = Qui mène l’Ennemi juré
option-enemy-help = Seulement dans L’Ennemi juré. Tout seul : vous jouez seul, ou à deux en équipe, contre les cartes. Mené par un joueur : l’un de vous est le Comte.
option-random = Bandes tirées au sort
option-random-help = Là où l’on pourrait former sa Bande, les Personnages sont tirés au sort.
option-advanced = Équipement restreint
option-advanced-unset = comme le dit le scénario
option-advanced-help = Ce qu’un Personnage a en main se choisit à son activation, puis ne change plus.
option-simultaneous = Choix simultané
option-simultaneous-help = Dans les Tests En Opposition, les deux camps choisissent leur carte en même temps.

## La Bande

ask-band = Formez votre Bande : { $models } sur { $most } au plus. Or restant : { $gold }. Relations restantes : { $connections }.
ask-draft = Recrutez votre Bande, un Personnage à la fois : { $models } sur { $most } au plus. Or restant : { $gold }. Relations restantes : { $connections }.
ask-band-add = Qui prenez-vous ?
cost-gold = { $value } d’Or
cost-connections = { $value ->
    [one] { $value } Relation
   *[other] { $value } Relations
  }
cost-price = { $value ->
    [one] { $value } kreutzer
   *[other] { $value } kreutzers
  }
ask-band-remove = Qui laissez-vous partir ?
ask-band-arms = À qui changez-vous les armes ?
ask-band-variant = { $character } : avec quelles armes ?
branch-add = prendre quelqu’un
branch-remove = laisser partir quelqu’un
branch-arms = changer les armes de quelqu’un
branch-done = terminé
word-unlimited = sans limite
waiting-band = une Bande
waiting-draft = un Personnage à recruter

event-band-add = Votre Bande : { $characters }. Or restant : { $gold }. Relations restantes : { $connections }.
event-band-remove = Vous laissez partir quelqu’un. Or restant : { $gold }. Relations restantes : { $connections }.
event-band-arms = Votre Bande : { $characters }. Or restant : { $gold }. Relations restantes : { $connections }.
event-band-locked = La Bande du joueur { $seat } est formée.
event-band-drawn = { $character } est { GENDER($character) ->
    [f] tirée
   *[m] tiré
  } au sort pour la Bande du joueur { $seat }.
event-bands-clash = Les deux Bandes veulent { $characters }, et il n’y en a qu’un exemplaire : on recrute plutôt à tour de rôle, un Personnage à la fois.
event-band = Bande du joueur { $seat } : { $characters }.
event-drafted = Le joueur { $seat } recrute { $character }.
event-draft-done = Le joueur { $seat } ne recrute plus personne.

why-band-pool = { $character } ne peut pas être { GENDER($character) ->
    [f] choisie
   *[m] choisi
  } dans ce scénario.
why-band-faction = { $character } n’est pas de la faction de la Bande ({ $faction }).
why-band-unique = { $character } n’existe qu’en un exemplaire.
why-band-full = La Bande est complète : { $most ->
    [one] { $most } Personnage
   *[other] { $most } Personnages
  } au plus.
why-band-kind = Complet pour ce rang ({ $kind }) : { $most } au plus.
why-band-gold = { $character } coûte { $cost } d’Or ; il vous en reste { $left }.
why-band-connections = { $character } coûte { $cost } en Relations ; il vous en manque { $short }.
why-band-alignment = { $character } est { GENDER($character) ->
    [f] une Mercenaire mauvaise
   *[m] un Mercenaire mauvais
  } et ne peut pas être dans la même Bande que { $other }, un Héros bon.
why-band-few = La Bande compte { $count ->
    [one] { $count } Personnage
   *[other] { $count } Personnages
  } ; il en faut au moins { $least }.
why-band-kinds = Trop peu de ce rang ({ $kind }) : { $count }, il en faut au moins { $least }.
why-band-must = { $character } doit faire partie de la Bande.
why-band-any = L’un d’eux doit faire partie de la Bande : { $characters }.
why-band-short = La Bande a dépensé { $short ->
    [one] { $short } Relation
   *[other] { $short } Relations
  } de trop.
why-band-empty = La Bande est encore vide.
why-band-unique-taken = { $character } n’existe qu’en un exemplaire, déjà pris.
why-band-needed = { $character } n’existe qu’en un exemplaire, et la Bande du joueur { $seat } ne peut pas s’en passer.
why-band-never-whole = Avec { $character }, cette Bande ne pourrait jamais être complète, et ce qui est recruté ne se rend pas.
why-band-not-both = Avec { $character } dans cette Bande, les Bandes ne pourraient plus toutes être complètes, et ce qui est recruté ne se rend pas.
why-not-in-band = { $character } n’est pas dans la Bande.
why-no-choice-of-arms = Personne dans la Bande n’a le choix de ses armes.
why-one-set-of-arms = La carte { DE($character) } ne laisse aucun choix d’armes.
why-no-such-arms = La carte { DE($character) } ne propose pas cela. Elle propose : { $variants }.
why-draft-holds = Ce qui a été recruté ne se rend pas.
why-nobody-fits = Personne d’autre ne peut entrer dans cette Bande.

## Le capitaine

ask-captain = Quel Héros est votre capitaine ? Tuer un capitaine rapporte 3 points.
waiting-captain = un capitaine
event-captain = { $model } est le capitaine du joueur { $seat }.
why-no-hero = { $model } est un Roturier ; le capitaine doit être un Héros.

## Les achats

ask-purchase = Achetez de l’équipement supplémentaire : il reste { $left ->
    [one] { $left } kreutzer
   *[other] { $left } kreutzers
  }.
ask-ware = Qu’achetez-vous ?
ask-customer = { $item } : pour qui ?
ask-coat = { $item } : quelle arme enduire ({ $model }) ?
ask-return = Que rendez-vous ?
branch-buy = acheter quelque chose
branch-return = rendre quelque chose
waiting-purchase = des achats

event-purchase-buy = Vous avez acheté : { $items }. Kreutzers restants : { $left }.
event-purchase-return = Vous rendez quelque chose. Kreutzers restants : { $left }.
event-purchases-locked = Le joueur { $seat } a fini ses achats.
event-bought = { $model } reçoit : { $item }.

why-purse-empty = Vous ne pouvez rien acheter avec ce qu’il vous reste : { $left }.
why-purse-short = Cela coûte { $cost ->
    [one] { $cost } kreutzer
   *[other] { $cost } kreutzers
  } ; vous en avez { $left }.
why-too-dear = { $item } : prix { $price } ; il vous reste { $left }.
why-nothing-to-coat = Aucune arme ici ne peut recevoir ce poison ({ $item }).
why-no-weapon-to-coat = { $model } n’a aucune arme qui puisse recevoir un poison de plus.
why-not-for-sale = N’est pas à vendre : { $item }.
why-no-customer = « { $entry } » ne désigne personne de la Bande : écrivez objet>numéro du Personnage, compté à partir de 0.
why-nothing-bought = Vous n’avez rien acheté que vous puissiez rendre.
why-not-bought = Vous n’avez pas acheté cela : { $item }.

## Le placement

ask-deploy = Où placez-vous { $model } ?
waiting-deploy = un Personnage à placer
event-placed = { $model } est en place en { $cell }.
event-item-laid = En { $cell } : { $item }.
event-item-held = { $model } porte : { $item }.
event-all-placed = Tout le monde est en place.
why-outside-zone = { $cell } ne fait pas partie des cases où placer { $model }.

## La campagne

heading-night = Nuit { $number } : { $scenario }
event-night = Nuit { $number } : { $scenario }.
event-night-won = La nuit { $number } revient à { $side } : { $story ->
    [one] { $story } point d’histoire
   *[other] { $story } points d’histoire
  }.
event-night-drawn = La nuit { $number } ne revient à personne : { $story ->
    [one] { $story } point d’histoire
   *[other] { $story } points d’histoire
  } chacun.
ask-story = Vous avez { $story ->
    [one] { $story } point d’histoire
   *[other] { $story } points d’histoire
  }. Une carte de plus dans la main de départ coûte { $card }, un équipement { $equipment }, un allié { $ally }.
ask-ally = Qui rejoint votre Bande ?
waiting-story = les points d’histoire
branch-card = une carte de plus dans la main de départ
branch-equipment = un équipement
branch-ally = un allié
event-story-card = Le joueur { $seat } commencera avec une carte de plus.
event-story-equipment = Le joueur { $seat } obtient un équipement pour { $model } : { $item }.
event-story-ally = { $character } rejoint la Bande du joueur { $seat }.
why-no-story = Cela coûte { $cost ->
    [one] { $cost } point d’histoire
   *[other] { $cost } points d’histoire
  } ; vous en avez { $story }.
why-story-poison = Les points d’histoire n’achètent pas de poison.
why-no-ally = { $character } n’est pas un Roturier neutre : eux seuls deviennent des alliés.
outcome-nights = Les nuits gagnées ont décidé, puis les points d’histoire.

## Ce qui ne peut pas se jouer

error-scenario = Il n’y a pas de scénario « { $scenario } ».{ SUGGEST($nearest) }
error-board = Il n’y a pas de plateau « { $board } ».{ SUGGEST($nearest) }
error-board-choice = { $scenario } ne se joue pas sur « { $board } ». Ses plateaux : { $nearest }.
error-seats = Ce jeu se joue seul ou à deux, pas à { $seats }.
error-alone = Ce scénario se joue à deux. Seul, vous pouvez jouer L’Ennemi juré, contre un ennemi qui agit tout seul.
error-too-many-given = Des Bandes ou des achats sont donnés pour plus de { $seats ->
    [one] { $seats } joueur
   *[other] { $seats } joueurs
  }.
error-character = Il n’y a pas de Personnage « { $character } ».{ SUGGEST($nearest) }
error-arms = { $character } n’a pas le choix d’armes « { $arms } ».{ SUGGEST($nearest) }
error-no-arms = { $character } n’a aucun choix d’armes, et donc pas « { $arms } ».
error-band = La Bande du joueur { $player } est impossible : { $reason }
error-band-unique = { $character } n’existe qu’en un exemplaire, toutes Bandes confondues.
error-goods = Les achats du joueur { $player } sont impossibles : { $reason }
error-goods-without-band = Des achats sont donnés pour le joueur { $player }, qui n’a pas encore de Bande, ou pas d’argent.
error-scenario-card = Le scénario { $scenario } nomme le Personnage « { $word } », qui n’existe pas.{ SUGGEST($nearest) }
error-scenario-item = Le scénario { $scenario } nomme l’objet « { $word } », qui n’existe pas.{ SUGGEST($nearest) }
error-scenario-zone = Le scénario { $scenario } nomme la zone « { $word } », absente de son plateau.{ SUGGEST($nearest) }
error-scenario-cell = Le scénario { $scenario } nomme la case « { $word } », absente de son plateau.
error-scenario-door = Le scénario { $scenario } nomme la porte « { $word } », absente de son plateau.
error-scenario-end = Le scénario { $scenario } n’a ni compteurs d’Alarme ni nombre de tours : il ne finirait jamais.
error-scenario-band = Dans le scénario { $scenario }, le camp { $side } n’a ni Bande ni limites pour en former une.
error-scenario-room = Dans le scénario { $scenario }, la zone { $zone } a { $room ->
    [one] { $room } case
   *[other] { $room } cases
  } pour { $wanted ->
    [one] { $wanted } Personnage
   *[other] { $wanted } Personnages
  }.

## Ce qui ne va pas dans un fichier de scénario

file-one-place = il faut exactement un lieu : une case, une zone ou (pour un objet) un camp
file-night = une nuit est un scénario ou (sauf la première) un par vainqueur : red et blue
file-automated-band = personne ne mène ce camp : ses Personnages figurent parmi les npcs
file-band-or-limits = une Bande est imposée ou formée : band ou limits, pas les deux
file-scenario-card = il n’y a pas de Personnage « { $word } ».{ SUGGEST($nearest) }
file-scenario-item = il n’y a pas d’objet « { $word } ».{ SUGGEST($nearest) }
file-scenario-zone = le plateau n’a pas de zone « { $word } ».{ SUGGEST($nearest) }
file-scenario-cell = le plateau n’a pas de case « { $word } »
file-scenario-door = le plateau n’a ni porte ni bord « { $word } »
file-no-zone = il manque la zone où ce camp est placé
file-event-numbers = des numéros de 1 à { $most }, chacun dans une seule entrée
file-event-gaps = chaque numéro de 1 à { $most } doit figurer dans une entrée
