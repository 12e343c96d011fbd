## Cartes de Personnage : ce qui y figure

word-hero = Héros
word-commoner = Roturier
word-unique = unique
word-defenders = Défenseurs de la Couronne
word-musketeers = Mousquetaires du Roy
word-local = Local
word-mercenary = Mercenaire
word-enemy = Ennemi Juré
word-good = bon
word-loyal = loyal
word-neutral = neutre
word-evil = mauvais
word-male = masculin
word-female = féminin
word-human = humain
word-beast = Bête
word-vampire = Vampire
word-demon = Démon
word-ghoul = Goule

stat-gold = Or
stat-connections = Relations
stat-crippled = Estropié
stat-killed = Tué
stat-fencing = Escrime
stat-score = Valeur
stat-count = Nombre
stat-slot = Liste
stat-hero = Héros
stat-unique = Unique
stat-faction = Faction
stat-alignment = Alignement
stat-gender = Genre
stat-type = Type
stat-skills = Talents de Combat
stat-talents = Talents
stat-equipment = Équipement
stat-arms = Au choix
stat-text = Histoire

section-talents = Talents
section-equipment = Équipement
section-arms = Au choix
section-story = Histoire
section-faction = Carte supplémentaire

## Capacités

word-strength = Force
word-agility = Agilité
word-fortitude = Force d’Âme
word-intelligence = Intelligence
word-charisma = Charisme
word-wit = Esprit
stat-strength = { word-strength }
stat-agility = { word-agility }
stat-fortitude = { word-fortitude }
stat-intelligence = { word-intelligence }
stat-charisma = { word-charisma }
stat-wit = { word-wit }

## Ce qui change tous les tests

word-mod-crippled = Estropié
word-mod-uncle = « mon cher neveu »

## Talents de Combat

word-brawling = Bagarre
word-knives = Couteaux
word-edged = Tranchant
word-thrusting = Estoc
word-blunt = Contondant
word-polearms = Armes d’hast
word-great = Grandes armes
word-whips = Fouets
word-bows = Arcs
word-pistols = Pistolets
word-muskets = Mousquets
word-throwing = Armes de jet
word-blowpipes = Sarbacanes
stat-brawling = { word-brawling }
stat-knives = { word-knives }
stat-edged = { word-edged }
stat-thrusting = { word-thrusting }
stat-blunt = { word-blunt }
stat-polearms = { word-polearms }
stat-great = { word-great }
stat-whips = { word-whips }
stat-bows = { word-bows }
stat-pistols = { word-pistols }
stat-muskets = { word-muskets }
stat-throwing = { word-throwing }
stat-blowpipes = { word-blowpipes }

## Talents

talent-uncle = Appelle-moi « mon oncle »
talent-uncle-text = Avant la partie, l’adversaire désigne dans sa propre Bande un Héros humain ou deux Roturiers humains. Jusqu’à la fin de la partie, ceux-ci ont −1 à tous leurs tests, mais +1 aux tests de Force d’Âme. Eux et ce Personnage sont alliés aussi longtemps qu’il lui plaît.
talent-powerful-assault = Assaut Puissant
talent-powerful-assault-text = Au Corps à Corps, un adversaire de Force inférieure ne peut pas parer.
talent-frenzied-attack = Attaque Effrénée
talent-frenzied-attack-text = Attaquant au Corps à Corps : +1 si sa Carte Initiale est de Cœur ou de Fer à Cheval.
talent-authority = Autorité
talent-authority-text = Les Roturiers alliés en vue et à 6 cases ou moins ont +1 en Force d’Âme, sans dépasser 2.
talent-sweep = Balayage
talent-sweep-text = S’il gagne un Corps à Corps en infligeant au moins 1 Blessure, il peut aussitôt attaquer un autre ennemi avec lequel il est engagé, avec les mêmes cartes et −1 de plus à chaque fois, tant qu’il blesse et que personne ne pare.
talent-living-barricade = Barricade Vivante
talent-living-barricade-text = Personne n’ignore sa Zone de Contrôle en se déplaçant, même si d’autres l’engagent.
talent-shove = Bousculade
talent-shove-text = Au Corps à Corps, il retranche sa Force du Soutien de l’adversaire, jusqu’à 0 au plus.
talent-charmer = Charmeur
talent-charmer-text = Dans une conversation qui vise le Genre opposé : +1 si sa Carte Initiale est de Fer à Cheval, +2 si elle est de Cœur.
talent-hard-target = Cible Difficile
talent-hard-target-text = Les tirs contre lui ont −1, sauf s’il est À Terre ou Évanoui.
talent-lockpicking = Crochetage
talent-lockpicking-text = Action Entière : un test de cette valeur contre un ND de 6 déverrouille et ouvre une porte verrouillée adjacente. Une Infortune met fin à l’Accalmie.
talent-disarm = Désarmement
talent-disarm-text = Un Roturier qu’il blesse aux mains au Corps à Corps teste son Agilité contre un ND de 6 ou perd l’arme employée ; s’il n’a plus d’arme de Corps à Corps, il s’enfuit.
talent-inconspicuous = Discret
talent-inconspicuous-text = Il commence avec un marqueur et reste l’allié de tous tant qu’il l’a. Il le perd s’il attaque, s’il montre à un ennemi une arme sans l’icône, s’il est repéré, ou s’il est en vue et à 6 cases ou moins d’un Héros ennemi qui a { $x } ou plus en Esprit ou en Intelligence.
talent-divination = Divination
talent-divination-text = Action Entière, sauf s’il est engagé : piochez { $x } { $x ->
    [one] carte de Magie, choisissez-la
   *[other] cartes de Magie, choisissez-en une
  } et appliquez-la. Le Personnage dispose aussi de 2 PM.
talent-poisoner = Empoisonneur
talent-poisoner-text = Avant la partie, { $x } { $x ->
    [one] pion Poison
   *[other] pions Poison
  } (1 Blessure et À Terre) à poser sur des armes de la Bande.
talent-straight-to-the-heart = En Plein Cœur
talent-straight-to-the-heart-text = Au Corps à Corps, si sa Carte Initiale est de Cœur : +1, et 1 dégât de plus.
talent-huge = Énorme
talent-huge-text = Il ne peut pas passer par les fenêtres.
talent-slash = Estafilade
talent-slash-text = Attaquant au Corps à Corps : +1, mais 1 dégât de moins.
talent-faith = Foi
talent-faith-text = Il commence avec un pion. Avant un test, il peut le dépenser pour compter { $x } à la place de la valeur testée ; le pion revient quand son joueur remélange. Prière, Action Partielle : tant qu’un ennemi lance un sort, piochez { $x } { $x ->
    [one] carte
   *[other] cartes
  } de Magie, à ajouter aux échecs de ce sort ou à défausser.
talent-berserk = Fou Furieux
talent-berserk-text = Au Corps à Corps, il est toujours l’Attaquant et ne peut pas éviter le combat. Entre deux Fous Furieux, celui qu’on active attaque, et une égalité se rejoue.
talent-cold = Froid
talent-cold-text = On ne peut pas le séduire. Dans une conversation à laquelle il prend part, les autres ne comptent que leur Capacité et leurs cartes.
talent-deft-guard = Garde Adroite
talent-deft-guard-text = Défenseur au Corps à Corps : +1 si sa Carte Initiale est de Crâne ou de Coupe.
talent-unshakeable = Inébranlable
talent-unshakeable-text = Dans un test de Force d’Âme, une fois les cartes révélées, il peut jouer une autre carte de la pioche et s’en servir à la place.
talent-iron-parry = Parade de Fer
talent-iron-parry-text = Il peut parer même un Assaut Puissant.
talent-gambler = Parieur
talent-gambler-text = Avant l’achat de l’équipement, son joueur peut piocher { $x } { $x ->
    [one] carte
   *[other] cartes
  } de Magie : un Crâne coûte 1 kreutzer, un Cœur en rapporte 1, un Fer à Cheval 2.
talent-bribe = Pot-de-Vin
talent-bribe-text = Action Partielle, même engagé, jusqu’à ce qu’elle réussisse : Charisme contre la Force d’Âme d’un Roturier ennemi adjacent dont la Force d’Âme et l’Intelligence sont toutes deux inférieures à 1. Une réussite laisse la cible Évanouie ; un Triomphe la retire du jeu comme tuée.
talent-quick-reload = Rechargement Rapide
talent-quick-reload-text = Quand il recharge, un test de Force d’Âme contre le ND de l’arme ôte d’un coup un compteur de Charge de 2.
talent-connections = Relations
talent-connections-text = Une Bande avec ce Personnage peut dépenser { $x } de plus en Relations.
talent-wealth = Richesse
talent-wealth-text = Une Bande avec ce Personnage a { $x } { $x ->
    [one] kreutzer
   *[other] kreutzers
  } de plus pour l’équipement.
talent-sly = Rusé comme un Renard !
talent-sly-text = Une fois les cartes d’Initiative révélées, son joueur pioche une carte, qu’il garde ou défausse pour +2.
talent-seduction = Séduction
talent-seduction-text = Phase d’Interaction, avec son marqueur Discrétion, une fois contre chaque cible : Charisme contre la Force d’Âme d’un ennemi adjacent du Genre opposé. Une réussite les retire tous deux comme tués, mais sans défausser de compteur d’Alarme.
talent-tactician = Tacticien
talent-tactician-text = Chaque tour, au choix : jouer une seconde carte d’Initiative de la pioche et garder celle que vous préférez, ou, en Action Partielle, piocher 2 cartes et en défausser 1 (2 avec une main de 8 ou plus).
talent-pickpocket = Vol à la Tire
talent-pickpocket-text = Action Partielle, avec son marqueur Discrétion : Agilité contre l’Esprit d’un ennemi adjacent. Une réussite lui prend un objet de scénario et donne 1 PM ; un échec coûte le marqueur.

## Objets : ce qui y figure

word-close-weapon = arme de Corps à Corps
word-ranged-weapon = arme à distance
word-armour = armure
word-poison = poison
word-scenario-item = objet de scénario
word-equipment = équipement
word-no-hand = aucune main
word-one-hand = une main
word-both-hands = deux mains

location-skull = tête
location-heart = torse
location-cup = mains
location-iron = jambes

stat-reach = Allonge
stat-damage-skull = Dégâts, tête
stat-damage-heart = Dégâts, torse
stat-damage-cup = Dégâts, mains
stat-damage-iron = Dégâts, jambes
stat-armour-skull = Armure, tête
stat-armour-heart = Armure, torse
stat-armour-cup = Armure, mains
stat-armour-iron = Armure, jambes
stat-load = Charge
stat-reload = ND de Rechargement Rapide
stat-ammunition = Munitions
stat-price = Kreutzers
stat-nd = ND
stat-rules = Règles

section-bands = Portée
section-rules = Règles

talent-firearm = Arme à Feu
talent-firearm-text = Chaque tir défausse un compteur d’Alarme, qu’il touche ou non.
talent-natural = Arme Naturelle
talent-natural-text = On ne peut pas en être privé, et on ne pare pas avec.
talent-cumbersome = Encombrant
talent-cumbersome-text = Qui s’en sert a −1 en Riposte.
talent-parry = Parade +{ $x }
talent-parry-text = Qui la tient a +{ $x } aux tests de Parade, même si elle n’est que dans l’autre main.
talent-quick = Rapide
talent-quick-text = Qui s’en sert a +1 en Riposte.

item-band = Jusqu’à { $range } { $range ->
    [one] case
   *[other] cases
  }
item-band-text = { $piercing ->
    [yes] Pénétration d’Armure à cette portée.
   *[no] Contre la pleine valeur de l’armure.
  }
item-piercing = Pénétration d’Armure
item-piercing-text = L’armure compte pour sa valeur à droite de la barre.
item-icon = Icône Discret
item-icon-text = Elle ne trahit personne, et elle peut surprendre.
item-ammunition = Munitions Limitées ({ $x })
item-ammunition-text = Utilisable { $x ->
    [one] une fois
   *[other] { $x } fois
  } par partie.
item-fencing = Escrime +{ $x }
item-fencing-text = { $x ->
    [one] Un pion Escrime
   *[other] { $x } pions Escrime
  } de plus, tant qu’il est en main.
item-heals = Soins
item-heals-text = Action Partielle : qui s’en sert soigne { $x } { $x ->
    [one] Blessure
   *[other] Blessures
  }. L’objet est alors épuisé.
item-poison = Poison
item-poison-text = Enduit une arme ; passe à qui elle blesse. À chaque Phase de Moral : Force contre un ND de 7, sinon { $effects }.
item-opens = Clé
item-opens-text = Elle déverrouille les portes à côté de qui la porte.
item-scenario = Objet de scénario
item-scenario-text = On ne peut que le porter. Il peut être volé, et tombe à la mort de son porteur.

poison-wounds = { $x } { $x ->
    [one] Blessure
   *[other] Blessures
  }
poison-prone = À Terre
poison-unconscious = Évanoui

## Objets dits en une phrase

told-close = { $skill }, { $hands ->
    [0] aucune main
    [1] une main
   *[2] deux mains
  }, Allonge { $reach }.
told-ranged = { $skill }, { $hands ->
    [0] aucune main
    [1] une main
   *[2] deux mains
  } ; { $bands }.
told-band = ND { $nd } jusqu’à { $range } { $range ->
    [one] case
   *[other] cases
  }{ $piercing ->
    [yes] {" "}(Pénétration d’Armure)
   *[no] {""}
  }
told-both = Aussi à distance : { $bands }.
told-damage = Dégâts : { $parts }.
told-armour = Armure : { $parts }.
told-part = { $location } { $amount }
told-load = Charge { $load }, ND de Rechargement Rapide { $reload }.
told-rules = { $rules }.

## Ce qui ne va pas dans un fichier de cartes ou d’objets

file-ad-id = « { $id } » n’est pas un identifiant : écrivez des minuscules, avec des traits d’union entre les mots
file-ad-copy = l’identifiant { $id } finit par un nombre, comme ceux des deuxièmes exemplaires
file-ad-taken = l’identifiant { $id } est déjà pris
file-ad-between = { $field } doit aller de { $low } à { $high }, et non { $value }
file-ad-thresholds = le Seuil Estropié ({ $crippled }) doit être inférieur au Seuil Tué ({ $killed })
file-ad-unrated = { $talent } n’a pas de valeur : écrivez 0
file-ad-alignment = personne n’est bon et mauvais à la fois
file-ad-poison = un Personnage bon ou loyal n’utilise jamais de poison : { $word } ne peut pas figurer ici
file-ad-gender = { $talent } demande un Genre (gender)
file-ad-marker = { $talent } demande le talent inconspicuous
file-ad-weapon = une arme a un talent (skill), des dégâts (damage) pour les quatre Familles, et une allonge (reach) ou des portées (bands) ; il manque { $missing }
file-ad-bands = chaque portée doit aller plus loin que la précédente, sans être plus facile
file-ad-load = load et reload vont ensemble, sur une arme à distance
file-ad-keyword = { $word } ne peut pas figurer sur cet objet
file-ad-parry = parry demande un nombre de 1 à 3
file-ad-unworded = { $word } n’a pas de nombre : écrivez 0
file-ad-armour = une armure s’écrit [a, b], de [1, 0] à [3, 1], et ne demande aucune main

## Familles et cartes

word-skull = Crâne
word-heart = Cœur
word-cup = Coupe
word-iron = Fer à Cheval
word-skull-2 = 2 de Crâne
word-skull-3 = 3 de Crâne
word-skull-4 = 4 de Crâne
word-skull-5 = 5 de Crâne
word-skull-6 = 6 de Crâne
word-skull-7 = 7 de Crâne
word-skull-8 = 8 de Crâne
word-heart-2 = 2 de Cœur
word-heart-3 = 3 de Cœur
word-heart-4 = 4 de Cœur
word-heart-5 = 5 de Cœur
word-heart-6 = 6 de Cœur
word-heart-7 = 7 de Cœur
word-heart-8 = 8 de Cœur
word-cup-2 = 2 de Coupe
word-cup-3 = 3 de Coupe
word-cup-4 = 4 de Coupe
word-cup-5 = 5 de Coupe
word-cup-6 = 6 de Coupe
word-cup-7 = 7 de Coupe
word-cup-8 = 8 de Coupe
word-iron-2 = 2 de Fer à Cheval
word-iron-3 = 3 de Fer à Cheval
word-iron-4 = 4 de Fer à Cheval
word-iron-5 = 5 de Fer à Cheval
word-iron-6 = 6 de Fer à Cheval
word-iron-7 = 7 de Fer à Cheval
word-iron-8 = 8 de Fer à Cheval
word-black-joker = Joker Noir
word-red-joker = Joker Rouge
word-magic-1 = Magie I (9 de Crâne)
word-magic-2 = Magie II (9 de Cœur)
word-magic-3 = Magie III (9 de Coupe)
word-magic-4 = Magie IV (9 de Fer à Cheval)
word-magic-5 = Magie V (10 de Crâne)
word-magic-6 = Magie VI (10 de Cœur)
word-magic-7 = Magie VII (10 de Coupe)
word-magic-8 = Magie VIII (10 de Fer à Cheval)
word-magic-9 = Magie IX (Valet de Crâne)
word-magic-10 = Magie X (Valet de Cœur)
word-magic-11 = Magie XI (Valet de Coupe)
word-magic-12 = Magie XII (Valet de Fer à Cheval)
word-magic-13 = Magie XIII (Dame de Crâne)
word-magic-14 = Magie XIV (Dame de Cœur)
word-magic-15 = Magie XV (Dame de Coupe)
word-magic-16 = Magie XVI (Dame de Fer à Cheval)
word-magic-17 = Magie XVII (Roi de Crâne)
word-magic-18 = Magie XVIII (Roi de Cœur)
word-magic-19 = Magie XIX (Roi de Coupe)
word-magic-20 = Magie XX (Roi de Fer à Cheval)
word-magic-21 = Magie XXI (As de Crâne)
word-magic-22 = Magie XXII (As de Cœur)
word-magic-23 = Magie XXIII (As de Coupe)
word-magic-24 = Magie XXIV (As de Fer à Cheval)
word-event-1 = Évènement I (9 de Crâne)
word-event-2 = Évènement II (9 de Cœur)
word-event-3 = Évènement III (9 de Coupe)
word-event-4 = Évènement IV (9 de Fer à Cheval)
word-event-5 = Évènement V (10 de Crâne)
word-event-6 = Évènement VI (10 de Cœur)
word-event-7 = Évènement VII (10 de Coupe)
word-event-8 = Évènement VIII (10 de Fer à Cheval)
word-event-9 = Évènement IX (Valet de Crâne)
word-event-10 = Évènement X (Valet de Cœur)
word-event-11 = Évènement XI (Valet de Coupe)
word-event-12 = Évènement XII (Valet de Fer à Cheval)
word-event-13 = Évènement XIII (Dame de Crâne)
word-event-14 = Évènement XIV (Dame de Cœur)
word-event-15 = Évènement XV (Dame de Coupe)
word-event-16 = Évènement XVI (Dame de Fer à Cheval)
word-event-17 = Évènement XVII (Roi de Crâne)
word-event-18 = Évènement XVIII (Roi de Cœur)
word-event-19 = Évènement XIX (Roi de Coupe)
word-event-20 = Évènement XX (Roi de Fer à Cheval)
word-event-21 = Évènement XXI (As de Crâne)
word-event-22 = Évènement XXII (As de Cœur)
word-event-23 = Évènement XXIII (As de Coupe)
word-event-24 = Évènement XXIV (As de Fer à Cheval)
