## Discret

ask-drop-marker = { $model } commence son activation avec un marqueur Discrétion. Le marqueur est-il défaussé ?
word-keep-marker = garder le marqueur
word-drop-marker = défausser le marqueur
event-marker-lost = { $model } n’est plus Discret.

branch-spot = Repérage d’un personnage Discret
ask-spot = Qui { $model } observe-t-il de près ?
ask-spot-with = Avec quoi { $model } perce-t-il { $target } à jour ?
word-spotting = Repérage
event-spotted = { $model } perce { $target } à jour.
event-not-spotted = { $model } ne remarque rien d’étrange chez { $target }.
event-nobody-to-spot = { $model } ne peut plus repérer { $target }.
why-nobody-marked = { $model } n’a aucun ennemi Discret.
why-too-far-to-spot = Plus de { $most } cases séparent { $model } et { $target }.
why-unseen = { $model } ne voit pas { $target }.

why-not-inconspicuous = { $model } n’a pas de marqueur Discrétion.
why-nobody-beside = Aucun ennemi ne se tient à côté ({ $model }).

## Crochetage

ask-lockpick = Quelle serrure { $model } crochète-t-il ?
word-lock-test = Crochetage
event-lock-picked = { $model } crochète la serrure ; la porte s’ouvre.
event-lock-gone = Il n’y a plus de serrure à crocheter pour { $model }.
why-no-lock = Aucune porte verrouillée n’est à côté ({ $model }).

## Conversation

ask-conversation-join = { $test } ({ $target }) : qui des vôtres y participe ?
ask-conversation-lead = { $test } : qui parle pour votre camp ? Totaux : { $totals }.
event-conversation-joined = { $model } y participe ({ $test }).
event-conversation-lead = { $model } parle pour le joueur { $seat } ({ $test }).
event-charmed = { $model } charme { $target } : +{ $amount }.
word-mod-charmer = Charmeur
word-courting = Séduction
word-bribery = Pot-de-Vin
word-recruiting = Recrutement

## Phase d’Interaction

ask-interaction = Phase d’Interaction : que faites-vous ?
ask-seduction = Qui séduit ?
ask-seduction-target = Qui { $model } séduit-il ?
ask-recruit = Qui recrute ?
ask-recruit-target = Qui { $model } recrute-t-il ?
branch-seduction = Séduction
branch-recruit = recruter quelqu’un
event-interaction-passed = Le joueur { $seat } en reste là.
event-seduction-tried = { $model } se tourne vers { $target } avec un sourire.
event-recruit-tried = { $model } tente de gagner { $target } à sa cause.
event-seduced = { $model } et { $target } s’éclipsent ensemble. On ne les reverra pas cette nuit.
event-not-seduced = { $target } résiste à { $model }.
event-recruited = { $model } rejoint la Bande du joueur { $seat }.
event-not-recruited = { $target } ne se laisse pas convaincre par { $model }.

## Pot-de-Vin

branch-bribe = Pot-de-Vin à un ennemi
ask-bribe = Qui { $model } soudoie-t-il ?
event-bribed = { $model } tend une bourse, et { $target } l’accepte.
event-nobody-to-bribe = { $model } ne peut plus soudoyer { $target }.
why-bribe-spent = La bourse est vide ({ $model }).
why-bribe-hero = { $target } est un Héros : seuls les Roturiers se laissent soudoyer.
why-bribe-firm = { $target } a une Force d’Âme ou une Intelligence d’au moins 1 et ne se laisse pas soudoyer.

## Vol à la Tire

branch-pickpocket = Vol à la Tire
ask-pickpocket = Quelle poche { $model } fouille-t-il ?
ask-steal = Que prend { $model } à { $target } ?
word-theft = Vol à la Tire
event-stolen = { $model } vole { $item } à { $target }.
event-thief-caught = { $target } surprend { $model } la main dans sa poche.
event-nothing-to-steal = { $model } ne peut plus voler { $target }.
why-nothing-to-steal = Aucun ennemi voisin n’a quoi que ce soit à voler ({ $model }).

## Tacticien et Rusé comme un Renard !

ask-tactician-card = Tacticien ({ $model }) : votre carte d’Initiative est { $card }. En jouer une autre de la pioche ?
branch-tactician = Tacticien : piocher 2 cartes, en défausser 1
ask-tactician-discard = Tacticien ({ $model }) : { $count ->
    [one] quelle carte
   *[other] quelles { $count } cartes
  } de votre main défaussez-vous ?
event-tactician-turned = { $model } a un autre plan : { $card }.
event-tactician-drew = { $model } dresse des plans : deux cartes.
why-tactician-used = { $model } a déjà usé de son talent ce tour-ci.
ask-sly = Rusé comme un Renard ! ({ $model }) : gardez-vous la carte piochée, ou la défaussez-vous pour +2 à l’Initiative ?
word-keep-card = garder la carte
word-give-up = la défausser pour +2
word-mod-sly = Rusé comme un Renard !
event-sly-kept = { $model } garde la carte.
event-sly-plus = { $model } défausse la carte : +{ $amount } à l’Initiative.
event-sly-drew = { $model }, Rusé comme un Renard !, pioche une carte.

## Prière

branch-prayer = Prière contre un sort
ask-prayer = Prière ({ $model }) : { $cards }. Ajouter ces cartes aux échecs du sort ?
word-add-failures = les ajouter aux échecs
word-let-be = les défausser
event-prays = { $model } prie.
event-prayer-heard = La prière est entendue : le sort ({ $model }) compte à présent { $red } rouges et { $black } noires.
why-no-spell = { $model } n’a aucun ennemi qui lance un sort.

## Divination

branch-divination = Divination (avec 2 PM)
ask-look = Des cartes sont regardées
ask-divination = Divination ({ $model }) : quelle carte se réalise ? ({ $omens })
event-magic-drawn = Cartes de Magie : { $cards }.
event-divines = { $model } lit les cartes ({ $count }).
event-omen = { $model } : { $card }, { $omen }.
word-omen-future = Lire l’avenir
word-omen-present = Ressentir l’instant présent
word-omen-destiny = Maître du destin
word-omen-prophecy = Prophétie
word-omen-misfortune = Malchance
word-omen-calamity = Calamité
word-omen-lessons = Enseignements du passé
word-omen-recurring = Destin récurrent
word-omen-precognition = Précognition
word-omen-death = Vision de la mort
word-omen-thoughts = Lecture de pensées
word-omen-chaos = Chaos
word-omen-silent = Les cartes sont silencieuses
ask-deck-order = { $model } voit le dessus de la pioche du joueur { $whose }. Dans quel ordre les cartes y retournent-elles, la prochaine d’abord ?
event-deck-looked = Le joueur { $seat } regarde { $count ->
    [one] la première carte
   *[other] les { $count } premières cartes
  } de la pioche du joueur { $whose } et les remet dans l’ordre de son choix.
event-tops-seen = Sur la pioche du joueur { $whose } : { $cards }.
event-hand-looked = Le joueur { $seat } regarde la main du joueur { $whose }.
event-hand-seen = La main du joueur { $whose } : { $cards }.
ask-calamity = Quelle carte de la main du joueur { $whose } est défaussée ?
ask-cards-returned = { $count ->
    [one] Quelle carte
   *[other] Quelles { $count } cartes
  } de la défausse du joueur { $whose } { $count ->
    [one] retourne
   *[other] retournent
  } dans sa pioche ?
event-cards-returned = Dans la pioche du joueur { $whose } retournent : { $cards }.
event-present-felt = Le joueur { $seat } dira qui a l’Initiative au prochain tour, à moins que l’autre ne ressente lui aussi l’instant présent.
event-seer-token = { $model } garde un pion : { $token }.
word-vision-test = Vision de la mort
ask-fate-card = Quelle carte est rejouée ?
branch-own = une carte de votre pioche
branch-other = une carte de la pioche adverse

ask-any-time = Voulez-vous dire un mot avant que l’autre joueur active un Personnage ?
branch-mind-reading = Lecture de pensées : l’adversaire nomme qui il activera
ask-mind-reading = De qui dépensez-vous le pion ?
ask-name-next = { $model } lit vos pensées : qui activerez-vous ensuite ?
event-mind-read = { $model } lit les pensées du joueur { $seat }.
event-next-named = Le joueur { $seat } activera ensuite { $model }.
event-activation-lost = { $model } devait être activé et n’est plus : le joueur { $seat } perd cette activation.
why-named-already = { $target } a déjà été nommé.
why-nobody-to-name = L’adversaire n’a personne à activer à présent.

## Avant la partie

ask-uncle = Appelle-moi « mon oncle » ({ $model }) : qui des vôtres lui doit une faveur ?
ask-nephews = Quels deux Roturiers ?
ask-nephew = Quel Héros ?
branch-commoners = deux Roturiers
branch-hero = un Héros
event-nephew = { $target } doit désormais appeler { $model } « mon oncle ».
branch-break-with = rompre avec un « neveu »
ask-break-with = Avec qui rompez-vous ?
event-broken-with = { $model } et { $target } ne sont plus amis.
ask-place-poison = Poison ({ $model }, reste { $left }) : sur quelle arme ?
ask-gamble = Parier avec { $count } { $count ->
    [one] carte
   *[other] cartes
  } de Magie ? Vous avez { $purse } kreutzers.
word-gamble = parier
event-gambled = Le joueur { $seat } parie : { $amount } kreutzers, { $purse } dans la bourse.

## À quoi quelqu’un réfléchit

waiting-drop-marker = le marqueur Discrétion
waiting-conversation-join = qui y participe
waiting-conversation-lead = qui parle pour son camp
waiting-interaction = la Phase d’Interaction
waiting-steal = que voler
waiting-tactician-card = la carte du Tacticien
waiting-tactician-discard = des cartes à défausser
waiting-sly = la carte du Renard
waiting-prayer = une prière
waiting-divination = une carte de Magie
waiting-deck-order = un ordre de cartes
waiting-calamity = une carte d’une main
waiting-cards-returned = des cartes à remélanger
waiting-name-next = qui activer ensuite
waiting-uncle = les « neveux »
waiting-place-poison = une arme à empoisonner
waiting-gamble = un pari
