## Comment les cartes des quatre Bandes nomment les choses

word-belfry = Le Beffroi
word-salt = Le Grand Sel
word-knell = Glas
word-tontine = Tontine
word-quench = Trempe
word-caravan = Caravane
word-living = Vivant
word-undead = Mort-vivant
word-beast = Bête
word-construct = Artefact
word-master = Maître
word-henchman = Lieutenant
word-enforcer = Gros-bras
word-minion = Sbire
word-totem = Totem
word-versatile = Polyvalent
word-ember = Jeton de Braise
word-curse = Malédiction
word-forge = Forge
word-summon = Invocation

## Ce que disent les cartes : qui est visé

whom-self = ce personnage
whom-target = la cible
whom-chosen = le personnage choisi
whom-about = ce personnage-là
whom-failed = quiconque échoue
whom-passed = quiconque réussit
whom-it = ce personnage-là
whom-every = chaque { $filter } dans l’(impulsion { $reach })
whom-every-completely = chaque { $filter } complètement à { $reach } ou moins
whom-if = { $whom } ({ $filter } seulement)
whose = un { $filter } { $reach }
whose-aura = dans l’(aura { $reach })
filter = { $other } personnage { $who } { $kind }
filter-other = autre
filter-friend = ami
filter-enemy = ennemi
filter-lacks = qui n’est pas { $kind }
filter-condition = avec { $kind }
filter-token = avec { $kind }
filter-buried = Enterré
filter-engaged = engagé par ce personnage
filter-wounded = qui a perdu de la Santé
filter-within = à { $reach } ou moins
filter-completely = complètement à { $reach } ou moins
anchor-self = ce personnage
anchor-target = la cible
anchor-about = ce personnage-là
anchor-chosen = ce personnage choisi
anchor-marker = ce Marqueur
anchor-itself = sa position
anchor-nearest-enemy = l’ennemi le plus proche

## Parties de phrases

says-and = { $most } et { $last }
says-or = { $most } ou { $last }
says-either = { $most }, ou { $last }
says-blast = (explosion)
says-own-mv = sa Mr
says-df = Df
says-wp = Vo
says-mv = Mr
says-sz = Ta
says-the-marker = Marqueur
says-marker-friend = { $kinds } ami
says-marker-enemy = { $kinds } ennemi
word-type-melee = mêlée
word-type-missile = tir
word-type-pulse = impulsion
word-type-aura = aura
word-ignored-armor = Armure
word-ignored-reduces = les autres réductions
word-ignored-hard-to-kill = Dur à Tuer
word-ignored-concealment = Dissimulé
word-ignored-cover = À Couvert
word-ignored-friendly-fire = Attaque Fratricide
word-kind-any = n’importe quelle Action
word-kind-attack = une Action Offensive
word-kind-melee = une Action de (mêlée)
word-kind-missile = une Action de (tir)
word-kind-bonus = une Action (bonus)
word-terrifying = Terrifiant
note-irreducible = sans réduction possible
note-because = à cause { DE($condition) }
note-ignores = ignore { $words }
note-uncheatable = sans Tromper le Destin
note-types = Actions de { $types } seulement
note-may = facultatif
note-owner = son propre joueur décide
note-most = { $most } au plus
note-foe = contre un { $filter }

## La tête des Actions, Capacités et Déclics

head-bonus = (bonus)
head-attack = Action Offensive
head-tactical = Action Tactique
head-range = portée { $range }
head-stat = valeur { $stat }
head-resist = Résistance { $resist }
head-tn = VS { $tn }
head-target = cible : { $filter }
head-choose = choix : { $filter }
head-unseen = LdV inutile
head-engaged = seulement tant que ce personnage est engagé
head-not-engaged = pas tant que ce personnage est engagé
head-once-activation = une fois par Activation
head-once-turn = une fois par Tour
head-once-activation-target = une fois par Activation pour chaque cible
head-once-turn-target = une fois par Tour pour chaque cible
head-cost = Coût : { $cost }.
head-cost-within = (coût : { $cost })
head-may = si vous le voulez
head-may-cost = ce personnage peut { $cost }
timing-immediately = Immédiatement
timing-resolving = À la résolution
timing-killing = Après avoir tué
timing-after = Après la résolution
timing-succeeding = Après la réussite
limit-plentiful = Abondante ({ $count })
limit-restricted = Restreinte ({ $word })
limit-special = Spéciale ({ $word })
when-game-start = Au début de la partie
when-start-phase = Pendant la Phase de Début de Tour
when-end-phase = Pendant la Phase de Fin de Tour
when-activation-start = Au début de l’Activation { DE($whose) }
when-activation-end = À la fin de l’Activation { DE($whose) }
when-activation-start-self = Au début de l’Activation de ce personnage
when-activation-end-self = À la fin de l’Activation de ce personnage
when-duel = Avant le tirage de duel { DE($whose) }
when-cheats = Quand { $whose } a Trompé le Destin
when-discards = Quand { $whose } a défaussé une carte
when-damaged = Quand { $whose } a subi des dégâts
when-damages = Quand { $whose } a infligé des dégâts
when-kills = Quand { $whose } a tué un personnage
when-killed = Quand { $whose } a été tué
when-dying = Quand { $whose } devrait être tué
when-moves = Quand { $whose } s’est déplacé
when-targeted = Quand { $whose } a été pris pour cible
when-acts = Quand { $whose } a résolu une Action
when-acts-named = Quand { $whose } a résolu { $actions }
when-damaged-by = Quand { $whose } a subi des dégâts infligés par un { $by }
when-damages-by = Quand { $whose } a infligé des dégâts à un { $by }
when-kills-by = Quand { $whose } a tué un { $by }
when-killed-by = Quand { $whose } a été tué par un { $by }
when-dying-by = Quand { $whose } devrait être tué par un { $by }
when-targeted-by = Quand { $whose } a été pris pour cible par un { $by }
when-health = , ce qui fait tomber sa Santé à { $health } ou moins
when-half = , ce qui fait tomber sa Santé à la moitié ou moins
x-damaged = X est le nombre de dégâts subis
x-damages = X est le nombre de dégâts infligés
x-discards = X est le nombre de cartes

## Effets

does-damage = { $whom } subit { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
  }
does-damage-flip = { $whom } subit { $profile } dégâts
does-heal = { $whom } se Soigne de { $amount }
does-heal-flip = { $whom } se Soigne de { $profile }
does-kill = { $whom } meurt
does-gain = { $whom } gagne { $condition }
does-lose = { $whom } perd { $conditions }
does-lose-each = { $whom } perd { $conditions }
does-lose-some-each = { $conditions } { DE($whom) } baissent chacun de { $amount }
does-lose-any = { $whom } perd un État
does-lose-all = { $whom } perd tous ses États
does-lose-some = { $conditions } { DE($whom) } baisse de { $amount }
does-lose-some-any = un État { DE($whom) } baisse de { $amount }
does-lose-some-all = tous les États { DE($whom) } baissent de { $amount }
does-duel-fail = { $whom } effectue un duel de { $stat } VS { $tn } { $suits } : { $fail }
does-duel-pass = { $whom } effectue un duel de { $stat } VS { $tn } { $suits } : { $effects }
does-duel-pass-fail = { $whom } effectue un duel de { $stat } VS { $tn } { $suits } : { $fail } ; { $effects }
does-duel-fail-it = { $whom } effectue un duel de { $stat } VS { $tn } { $suits } ; en cas d’échec, { $fail }
does-duel-pass-it = { $whom } effectue un duel de { $stat } VS { $tn } { $suits } ; en cas de réussite, { $effects }
does-duel-pass-fail-it = { $whom } effectue un duel de { $stat } VS { $tn } { $suits } ; en cas d’échec, { $fail } ; en cas de réussite, { $effects }
does-shockwave = Onde de Choc { $pulse } ({ $markers ->
    [one] un Marqueur
   *[other] { $markers } Marqueurs
  }), duel de { $stat } VS { $tn } { $suits } : { $fail }
does-push-free = { $whom } subit une Poussée de { $distance } au plus
does-push-toward = { $whom } subit une Poussée de { $distance } vers { $of }
does-push-away = { $whom } subit une Poussée de { $distance } à l’opposé { DE($of) }
does-push-fixed = { $whom } subit une Poussée de { $distance } dans la direction de votre choix, la même pour tous
does-push-fixed-degrees = { $whom } subit une Poussée de { $distance } vers { WIND($degrees) }
does-move-free = { $whom } se déplace de { $distance } au plus
does-move-toward = { $whom } se déplace de { $distance } vers { $of }
does-move-away = { $whom } se déplace de { $distance } à l’opposé { DE($of) }
does-place = Placez { $whom } à { $distance } ou moins { DE($of) }
does-place-completely = Placez { $whom } complètement à { $distance } ou moins { DE($of) }
does-place-contact = Placez { $whom } au contact socle à socle { DE($of) }
does-place-marker = Placez { $whom } { $where }
does-bury = Enterrez { $whom }
does-unbury = Exhumez { $whom } à { $distance } ou moins { DE($of) }
does-unbury-zone = Exhumez { $whom } dans sa propre Zone de Déploiement
does-unbury-completely = Exhumez { $whom } complètement à { $distance } ou moins { DE($of) }
does-unbury-contact = Exhumez { $whom } au contact socle à socle { DE($of) }
does-unbury-marker = Exhumez { $whom } { $where }
beside-within = à { $distance } ou moins d’un { $kinds }
beside-completely = complètement à { $distance } ou moins d’un { $kinds }
beside-contact = au contact socle à socle d’un { $kinds }
beside-near = situé à { $near } ou moins et dans la LdV de ce personnage
does-draw = piochez { $amount ->
    [one] une carte
   *[other] { $amount } cartes
  }
does-draw-opponent = l’adversaire pioche { $amount ->
    [one] une carte
   *[other] { $amount } cartes
  }
does-discard = { $whom } défausse { $amount ->
    [one] une carte
   *[other] { $amount } cartes
  }
does-look = regardez { $amount ->
    [one] la carte du dessus
   *[other] les { $amount } cartes du dessus
  } de votre jeu
does-look-opponent = regardez { $amount ->
    [one] la carte du dessus
   *[other] les { $amount } cartes du dessus
  } du jeu de l’adversaire
does-reveal = révélez { $amount ->
    [one] la carte du dessus
   *[other] les { $amount } cartes du dessus
  } de votre jeu
does-reveal-opponent = révélez { $amount ->
    [one] la carte du dessus
   *[other] les { $amount } cartes du dessus
  } du jeu de l’adversaire
does-reveal-suit = révélez { $amount ->
    [one] la carte du dessus
   *[other] les { $amount } cartes du dessus
  } de votre jeu ; X est le nombre de celles qui ont un { $suit } : { $effects }
does-reveal-opponent-suit = révélez { $amount ->
    [one] la carte du dessus
   *[other] les { $amount } cartes du dessus
  } du jeu de l’adversaire ; X est le nombre de celles qui ont un { $suit } : { $effects }
does-reveal-count = révélez les { $amount } cartes du dessus de votre jeu ; X est leur nombre : { $effects }
does-reveal-opponent-count = révélez les { $amount } cartes du dessus du jeu de l’adversaire ; X est leur nombre : { $effects }
does-remove-card-hand = retirez du jeu { $amount ->
    [one] une carte
   *[other] { $amount } cartes
  } de votre main
does-remove-card-discard = retirez du jeu { $amount ->
    [one] une carte
   *[other] { $amount } cartes
  } de votre Pile de Défausse
does-flip = tirez une carte ; X vaut { $profile } : { $effects }
does-by-discard = défaussez une carte ; sa valeur choisit X parmi { $profile } : { $effects }
does-total = { $whom } reçoit { $amount } à son total de duel
does-suit = { $whom } ajoute un { $suit } à son total de duel
does-fate = { $whom } reçoit { $fate } à son duel
does-uncheatable = on ne peut pas Tromper le Destin pour le tirage { DE($whom) }
does-reflip = { $whom } tire de nouveau
does-more-damage = la cible subit { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
  } de plus
does-less-damage = ce personnage subit { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
  } de moins
does-soulstone = vous gagnez { $amount ->
    [one] une Pierrâme
   *[other] { $amount } Pierrâmes
  }
does-soulstone-lose = vous perdez { $amount ->
    [one] une Pierrâme
   *[other] { $amount } Pierrâmes
  }
does-soulstone-opponent = l’adversaire gagne { $amount ->
    [one] une Pierrâme
   *[other] { $amount } Pierrâmes
  }
does-soulstone-lose-opponent = l’adversaire perd { $amount ->
    [one] une Pierrâme
   *[other] { $amount } Pierrâmes
  }
does-pass-token = vous gagnez { $amount ->
    [one] un Jeton d’Esquive
   *[other] { $amount } Jetons d’Esquive
  }
does-pass-token-lose = vous perdez { $amount ->
    [one] un Jeton d’Esquive
   *[other] { $amount } Jetons d’Esquive
  }
does-pass-token-opponent = l’adversaire gagne { $amount ->
    [one] un Jeton d’Esquive
   *[other] { $amount } Jetons d’Esquive
  }
does-pass-token-lose-opponent = l’adversaire perd { $amount ->
    [one] un Jeton d’Esquive
   *[other] { $amount } Jetons d’Esquive
  }
marker-base = socle de { $base } mm
marker-terrain = décor : { $traits }
marker-plain = pas un décor
marker-height = Hauteur { $height }
does-drop = Posez { $amount } { $kind } à { $within } ou moins { DE($of) }
does-drop-contact = Posez { $amount } { $kind } au contact socle à socle { DE($of) }
does-create = Créez { $amount } { $kind } à { $within } ou moins { DE($of) }
does-create-contact = Créez { $amount } { $kind } au contact socle à socle { DE($of) }
does-remove-marker = retirez { $amount } { $kinds } à { $within } ou moins { DE($of) }
does-remove-marker-contact = retirez { $amount } { $kinds } au contact socle à socle { DE($of) }
does-remove-marker-targeted = retirez ce Marqueur
does-move-marker = déplacez { $amount } { $kinds } à { $within } ou moins { DE($of) }, de { $distance } au plus
does-move-marker-straight = déplacez { $amount } { $kinds } à { $within } ou moins { DE($of) }, de { $distance } au plus en ligne droite
does-move-marker-contact = déplacez { $amount } { $kinds } au contact socle à socle { DE($of) }, de { $distance } au plus
does-move-marker-contact-straight = déplacez { $amount } { $kinds } au contact socle à socle { DE($of) }, de { $distance } au plus en ligne droite
does-move-marker-targeted = déplacez ce Marqueur de { $distance } au plus
does-move-marker-targeted-straight = déplacez ce Marqueur de { $distance } au plus en ligne droite
does-token = { $whom } gagne { $amount } { $token }
does-token-lose = { $whom } perd { $amount } { $token }
does-give-token = { $whom } reçoit { $amount } { $token } de ce personnage
does-act = { $whom } effectue { $kind }
does-act-same = { $whom } effectue { $kind } contre la même cible
does-act-named = { $whom } effectue { $actions }
does-act-named-same = { $whom } effectue { $actions } contre la même cible
does-obey = { $whom } effectue { $kind } sous votre contrôle
does-obey-same = { $whom } effectue { $kind } sous votre contrôle contre la même cible
does-obey-named = { $whom } effectue { $actions } sous votre contrôle
does-obey-named-same = { $whom } effectue { $actions } sous votre contrôle contre la même cible
does-either = { $whom } choisit : { $options }
does-either-same = { $whom }, au choix, { $options }
does-may = si vous le voulez, { $effects }
does-may-cost = ce personnage peut { $cost } : { $effects }
does-choose = choisissez { $amount } { $filter } : { $effects }
does-choose-within = choisissez { $amount } { $filter } à { $within } ou moins { DE($of) } : { $effects }
does-count-damage = X est le nombre de dégâts subis pendant cette Action ({ $of }) : { $effects }
does-count-event = X est la quantité en question : { $effects }
does-count-condition = X est la valeur { DE($name) } { DE($of) } : { $effects }
does-count-tokens = X est le nombre { DE($name) } { DE($of) } : { $effects }
does-count-hand = X est le nombre de cartes de votre main : { $effects }
does-count-models = comptez chaque { $filter } à { $within } ou moins { DE($of) } ; X est leur nombre : { $effects }
does-count-markers = comptez chaque { $name } à { $within } ou moins { DE($of) } ; X est leur nombre : { $effects }
does-count-health = X est la Santé { DE($of) } : { $effects }
does-lasting = { $until }, { $whom } : { $words }
does-summon = Invoquez { $cards } au contact socle à socle { DE($of) }
does-summon-within = Invoquez { $cards } à { $within } ou moins { DE($of) }
does-summon-upgrade = Invoquez { $cards } au contact socle à socle { DE($of) }, avec { $upgrade }
does-summon-upgrade-within = Invoquez { $cards } à { $within } ou moins { DE($of) }, avec { $upgrade }
does-replace = Remplacez { $whom } par { $cards }{ $heal ->
    [0] { "" }
   *[other] , qui se Soigne de { $heal }
  }
does-replace-together = Remplacez ensemble ce personnage et { $whom } par { $cards }{ $heal ->
    [0] { "" }
   *[other] , qui se Soigne de { $heal }
  }
does-attach = { $whom } reçoit l’Amélioration { $upgrade }
does-strip = { $whom } défausse { $upgrade }
does-chain = vous pouvez activer ensuite un de vos personnages : { $filter }
does-chain-within = vous pouvez activer ensuite un de vos personnages : { $filter } à { $within } ou moins
does-chain-all = vous pouvez activer ensuite tous ceux-ci, l’un après l’autre : { $filter }
does-chain-all-within = vous pouvez activer ensuite tous ceux-ci, l’un après l’autre : { $filter } à { $within } ou moins

## Coûts

cost-discard = défausser { $amount ->
    [one] une carte
   *[other] { $amount } cartes
  }
cost-discard-target = faire défausser { $amount ->
    [one] une carte
   *[other] { $amount } cartes
  } à la cible
cost-damage = subir { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
  }
cost-damage-target = faire subir { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
  } à la cible
cost-soulstone = dépenser { $amount ->
    [one] une Pierrâme
   *[other] { $amount } Pierrâmes
  }
cost-pass-token = défausser { $amount ->
    [one] un Jeton d’Esquive
   *[other] { $amount } Jetons d’Esquive
  }
cost-remove-marker = retirer { $amount } { $kinds } à { $within } ou moins { DE($of) }
cost-token = perdre { $amount } { $token }
cost-token-target = faire perdre { $amount } { $token } à la cible
cost-condition = baisser { $condition } de { $amount }
cost-condition-target = baisser { $condition } de la cible de { $amount }

## Mots passifs

passive-armor = Armure +{ $amount }
passive-reduces = les dégâts subis sont réduits de { $amount }
passive-suffers = subit { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
  } de plus
passive-hard-to-kill = Dur à Tuer : les dégâts lui laissent 1 Santé s’il en avait davantage
passive-terrifying = Terrifiant : un ennemi qui le prend pour cible d’une Action Offensive doit réussir un duel de Vo VS { $tn }, sinon l’Action échoue
passive-immune = n’est pas affecté par : { $to }
passive-insignificant = Insignifiant : ignoré pour les Stratégies et les Combines
passive-soulstones = peut utiliser des Pierrâmes
passive-shoots-engaged = peut effectuer des Actions de (tir) tout en étant engagé
passive-concealment = est Dissimulé
passive-cover = est À Couvert
passive-moves-through = se déplace à travers personnages et décors, sans s’y arrêter
passive-stat = { $amount } en { $stat }
passive-fate-any = { $fate } à ses duels
passive-fate-attack = { $fate } à ses duels en attaque
passive-fate-defend = { $fate } à ses duels en défense
passive-fate-any-against = { $fate } aux duels de ceux qui s’opposent à lui
passive-fate-attack-against = { $fate } aux duels de ceux qui l’attaquent
passive-fate-defend-against = { $fate } aux duels de ceux qui se défendent contre lui
passive-damage-fate = { $fate } à ses tirages de dégâts
passive-damage-fate-against = { $fate } aux tirages de dégâts contre lui
passive-aura = (aura { $range }), chaque { $filter } : { $words }
passive-hiring = dans une Bande menée par { $leader }, son Coût change de { $amount }

## Ce que demandent les mots des cartes

ask-which-condition = Quel État retirer { AU($model) } ?
ask-shockwave = Où Poser un Marqueur d’Onde de Choc avec { $model } ?
ask-push = Où Pousser { $model } ? Jusqu’à { DIST($distance) }.
ask-move = Où déplacer { $model } ? Jusqu’à { DIST($distance) }.
ask-move-toward = Par où déplacer { $model } de { DIST($distance) } vers { $target } ?
ask-move-away = Par où déplacer { $model } de { DIST($distance) } à l’opposé { DE($target) } ?
ask-place = Où Placer { $model } ?
ask-remove-card = { $count ->
    [one] Laquelle de vos cartes est retirée
   *[other] Lesquelles de vos cartes sont retirées
  } du jeu ?
ask-drop-marker = Où mettre le { $kind } ({ $model }) ?
ask-push-direction = Dans quelle direction va la Poussée { DE($by) } ?
ask-which-markers = Quels Marqueurs choisir avec { $model } ? Il en faut { $count }.
ask-move-marker = Où le { $kind } est-il déplacé ? Jusqu’à { DIST($distance) }.
ask-either = { $by } : quelle option pour { $model } ?
ask-choose-models = Qui choisir avec { $model } ? { $count } au plus.
ask-name-x = { $model } : combien vaut X ? { $most } au plus.
word-duel = duel
word-heal = Soins
word-variable = variable

## Ce que font les mots des cartes

event-total-changed = { $model } : { $amount ->
    [0] rien
   *[other] { $amount }
  } s’ajoute au total de duel, qui est de { $total }.
event-suit-added = { $model } ajoute un { $suit } à son total de duel.
event-fate-changed = { $model } reçoit { $amount ->
    [1] +
    [2] ++
    [-1] −
    [-2] −−
   *[other] un Modificateur du Destin ({ $amount })
} au tirage de son duel.
event-cheat-barred = On ne peut pas Tromper le Destin pour le tirage { DE($model) }.
event-soulstones = { $model } : le joueur { $seat } a maintenant { $stones } { $stones ->
    [one] Pierrâme
   *[other] Pierrâmes
  }.
event-passes-now = { $model } : le joueur { $seat } a maintenant { $passes } { $passes ->
    [one] Jeton d’Esquive
   *[other] Jetons d’Esquive
  }.
event-tokens = { $amount ->
    [0] { $model } n’en a plus : { $token }
   *[other] { $model } a maintenant { $amount } × { $token }
}.
event-may-chain = Après { $model }, l’un de ceux-ci peut être activé : { $models }.
event-lasting = { $by } applique un effet { AU($model) }, { $until }.
word-until-activation = jusqu’à la fin de son Activation
word-until-end = jusqu’à la Phase de Fin de Tour
word-until-turn = jusqu’à la fin du Tour
word-until-leave = tant que ce personnage est en jeu

## Pourquoi les mots des cartes ne font rien

why-not-discarded = Cette carte n’est pas dans votre Pile de Défausse : { $card }.
why-not-lost = L’effet ne retire pas cet État { AU($model) } : { $condition }.
why-none-discarded = Il faut des cartes de la Pile de Défausse, et elle est vide.
why-nobody-meant = L’effet { DE($model) } ne s’applique à personne.
why-unhurt = { $model } n’a pas perdu de Santé.
why-cannot-gain = { $model } ne peut pas gagner { $condition }.
why-no-condition = { $model } n’a pas d’État de ce genre.
why-unmoved = Cela ne peut pas déplacer { $model }.
why-no-place = Il n’y a pas de place pour cet effet { DE($model) }.
why-buried = { $model } est déjà { GENDER($model) ->
    [f] Enterrée
   *[m] Enterré
  }.
why-not-buried = Aucun personnage auquel s’applique l’effet { DE($model) } n’est Enterré.
why-few-cards = { $have ->
    [0] { $count ->
        [one] Il faut une carte, et la main est vide.
       *[other] Il faut { $count } cartes, et la main est vide.
      }
   *[other] Il faut { $count } cartes, et la main en a moins : { $have }.
  }
why-no-duel = { $model } : l’effet ne concerne personne dans ce duel.
why-no-flip = { $model } : il n’y a dans le Conflit aucune carte à tirer de nouveau.
why-no-action = { $model } : cela change les dégâts d’une Action, et aucune n’est en cours.
why-marker-nowhere = Il n’y a pas de place pour ce Marqueur : { $kind }.
why-no-such-marker = L’effet { DE($model) } ne s’applique à aucun Marqueur ici.
why-no-token = { $model } n’en a pas assez : { $token }.
why-not-replaced = On ne peut pas Remplacer { $model } de cette façon.
why-no-upgrade = Personne ici n’a { $upgrade }.
why-no-chain = Après { $model }, cela ne permet d’activer personne.
why-neither = { $model } ne peut résoudre aucune des options.
why-too-weak = { $model } ne peut pas choisir de subir { $amount } { $amount ->
    [one] dégât
   *[other] dégâts
  } : cela ne lui laisserait pas de Santé.
why-no-stone = { $model } ne peut pas utiliser de Pierrâme.
why-few-passes = { $have ->
    [0] { $count ->
        [one] Il faut un Jeton d’Esquive, et il n’y en a pas.
       *[other] Il faut { $count } Jetons d’Esquive, et il n’y en a pas.
      }
   *[other] Il faut { $count } Jetons d’Esquive, et il y en a moins : { $have }.
  }
why-few-markers = { $have ->
    [0] { $model } ne trouve aucun Marqueur de ce genre assez près : { $kinds }.
   *[other] { $model } a besoin de { $count } Marqueurs de ce genre ({ $kinds }) et en trouve { $have }.
  }

## Qui n’est pas visé par une carte

why-only-buried = Seul un personnage Enterré convient, et { $target } ne l’est pas.
why-only-other = Seul un autre personnage convient, pas { $model }.
why-only-enemy-self = Seul un ennemi convient, pas { $model }.
why-only-enemy = Seul un ennemi convient : { $target } et { $model } sont de la même Bande.
why-only-friend = Seul un ami convient : { $target } et { $model } ne sont pas de la même Bande.
why-only-such = Il faut : { $words }. { $target } ne convient pas.
why-never-such = { $target } ({ $words }) ne convient pas.
why-needs-condition = Il faut un personnage qui a cet État : { $conditions }. { $target } ne l’a pas.
why-needs-token = Il faut un personnage qui a ce Jeton : { $token }. { $target } n’en a pas.
why-not-completely = { $target } n’est pas complètement à { DIST($reach) } ou moins { DE($model) }.
why-marker-no-friend = Seul un Marqueur ami convient : { $marker } n’en est pas un.
why-marker-no-enemy = Seul un Marqueur ennemi convient : { $marker } n’en est pas un.
why-marker-other-kind = Seuls conviennent : { $kinds }. { $marker } n’en est pas un.

## Ce qui ne va pas dans un fichier de cartes

file-card-id = « { $id } » n’est pas un identifiant : écrivez des minuscules, avec des traits d’union entre les mots
file-card-id-twice = l’identifiant { $id } est utilisé deux fois
file-card-id-taken = l’identifiant { $id } est déjà utilisé dans { $file }
file-card-amount = « { $amount } » n’est pas une quantité : écrivez un nombre, X, 2X, X/2 ou X+1
file-card-is-passive = « { $word } » est un mot passif : il se place sous « words » d’une Capacité
file-card-is-effect = « { $word } » est un effet : il se place sous « effects »
file-card-is-cost = « { $word } » est un coût : il se place sous « cost »
file-card-no-stat = la cible résiste avec { $resist }, mais l’Action n’a pas de « stat »
file-card-no-stat-tn = elle a une VS, mais pas de « stat » pour l’atteindre
file-card-no-target = on résiste avec { $resist }, mais l’Action n’a pas de cible : écrivez « target: { "{}" } », ou qui elle vise
file-card-no-goal = une « stat » a besoin de quelque chose à atteindre : « resist », « tn », ou les deux
file-card-no-amount = « { $word } » a besoin de « amount » ou de « profile »
file-card-no-master = « { $id } » n’est pas un Maître connu.{ SUGGEST($nearest) }
file-card-word = un mot par ligne, avec ses paramètres en dessous
file-card-marker-taken = « { $kind } » est un genre de Marqueur des règles, ou bien un autre fichier le décrit autrement
file-card-when = « { $field } » ne va qu’avec ces événements : { $events }
file-card-refers = « { $id } », dans le mot { $word } de { $card }, n’est pas une carte connue.{ SUGGEST($nearest) }
file-card-within = ce mot ne peut pas contenir l’un des mots qui y sont écrits
