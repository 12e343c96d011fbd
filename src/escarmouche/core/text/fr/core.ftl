## Pourquoi une réponse est refusée

why-not-an-option = « { $answer } » n’est pas proposé ici. Choix possibles : { $options }.
why-not-an-option-nothing = « { $answer } » n’est pas proposé ici : il n’y a rien à choisir.
why-not-a-branch = « { $branch } » n’est pas proposé ici. Vous pouvez : { $branches }.
why-other-kind = « { $name } » est { $kind } : ce n’est pas ce qui est demandé. Choix possibles : { $options }.
why-other-kind-branches = « { $name } » est { $kind } : ce n’est pas ce qui est demandé. Vous pouvez : { $branches }.
why-other-kind-nothing = « { $name } » est { $kind } : ce n’est pas ce qui est demandé, et il n’y a rien à choisir ici.
why-other-question = « { $branch } » ne répond pas à cette question. Choix possibles : { $options }.
why-other-question-branches = « { $branch } » ne répond pas à cette question. Vous pouvez : { $branches }.
why-other-question-nothing = « { $branch } » ne répond pas à cette question, et il n’y a rien à choisir ici.
named-card = { $card }
named-player = joueur { $player }
word-and-more = et d’autres
why-twice = « { $answer } » ne peut être choisi qu’une fois.
why-not-proposed = Cet endroit ne faisait pas partie des propositions ; le moteur décide.
why-malformed-choose = « { $answer } » n’est pas une des options : répondez par le nom de l’une d’elles.
why-malformed-some = « { $answer } » n’est pas une liste d’options : répondez par la liste de leurs noms.
why-malformed-order = « { $answer } » n’est pas la liste des options : donnez-les toutes dans l’ordre voulu.
why-malformed-number = « { $answer } » n’est pas un nombre entier.
why-malformed-place = « { $answer } » n’est pas un endroit : donnez deux nombres entiers, en millièmes d’unité.
why-malformed-path = « { $answer } » n’est pas un trajet : donnez une liste d’endroits.
why-malformed-arc = Un arc finit aussi loin de son centre qu’il commence : celui-ci commence à { DIST($begins) } et finit à { DIST($ends) }.
why-no-height-place = « { $answer } » donne une hauteur en troisième nombre, or ici on n’en choisit pas : un endroit se donne en deux nombres.
why-no-height-path = « { $answer } » donne une hauteur en troisième nombre, or ici on ne grimpe pas : chaque angle se donne en deux nombres.
why-malformed-menu = « { $answer } » n’est pas un choix : donnez un nom, ou un nom et ce qui va avec.
why-malformed-draw = « { $answer } » n’est pas une liste de cartes.
why-wrong-count = Vous en avez choisi { $count } ; choisissez-en de { $least } à { $most }.
why-not-exactly = Vous en avez choisi { $count } ; choisissez-en { $wanted }.
why-not-an-order = Mettez dans l’ordre, chacun une seule fois : { $options }.
why-out-of-range = { $answer } n’est pas compris entre { $low } et { $high }.
why-takes-nothing = « { $branch } » ne demande rien de plus.
why-needs-more = « { $branch } » ne suffit pas : précisez quoi, qui ou où.
why-not-in-pile = « { $answer } » n’est pas dans la pioche.
why-game-over = La partie est terminée.
why-not-asked = Rien n’est demandé au joueur { $seat } ; la partie attend le joueur { $waiting }.
why-no-seat = Il n’y a pas de joueur { $seat } dans cette partie.
why-conceded = Le joueur { $seat } a abandonné.
why-not-timed = Cette question au joueur { $seat } n’est pas chronométrée : elle attend une réponse.

## Erreurs

error-unknown-game = Aucun jeu ne s’appelle « { $name } ». Jeux installés : { $games }.
error-cards-unchecked = Ce jeu ne vérifie pas les fichiers de cartes.
error-own-unchecked = Ce jeu ne vérifie pas les fichiers de ce genre ({ $kind }) : { $file }.
error-unknown-option = Il n’y a pas d’option « { $option } ».{ SUGGEST($nearest) }
error-bad-option = « { $value } » n’est pas valable pour l’option { $option } : il faut { $wanted }.
error-bad-options = Les options ne sont pas valables ({ $option }) : { $problem }.
error-nothing-to-undo = Rien n’a encore été décidé : il n’y a rien à annuler.
error-no-ledger = { $name } n’a pas de liste de règles.
error-no-file = Le fichier { $file } n’existe pas.
error-unreadable = { $file } est illisible : { $problem }
error-not-a-record = { $file } n’est pas l’enregistrement d’une partie : sa première ligne devrait nommer le jeu et sa mise en place.
error-record-format = { $file } est au format { $format } ; cette version lit les formats jusqu’au { $known }.
error-record-cut = { $file } est tronqué : la ligne { $line } devrait être la ligne finale, avec le compte et l’empreinte.
error-record-edited = { $file } a été modifié après son enregistrement : il annonce { $promised } réponses et une empreinte qui ne correspondent pas à ses { $counted } lignes.
error-record-version = { $file } a été joué avec les règles { $recorded }, or ce sont les règles { $installed } qui sont installées. Installez cette version-là pour le rejouer.
error-record-commitment = { $file } : la graine ne correspond pas à l’empreinte publiée avant la première carte.
error-record-question = { $file } : la réponse { $number } répondait à « { $recorded } », mais les règles demandent maintenant « { $asked } » ({ $rule }).
error-record-short = { $file } s’arrête avant la réponse { $number }, dont les règles ont besoin ({ $rule }).
error-record-long = { $file } : la réponse { $number } vient après la fin de la partie.
error-record-deal = { $file } : le tirage { $number } n’est pas celui de la graine ({ $rule }).
error-record-undone = { $file } : ce que reprend la réponse { $number } n’a pas été joué ainsi : ses décisions, ses tirages ou leur nombre sont différents.
error-record-part = Seule une partie jouée depuis le début peut être enregistrée : celle-ci a commencé en cours de route.
error-record-together = { $file } : la réponse { $number } devrait en contenir une pour chacun des { $seats } joueurs interrogés ensemble ({ $rule }).
error-record-answer = { $file } : la réponse { $number } n’est pas permise : { $reason }
error-record-lapse = { $file } : la réponse { $number } a été donnée faute de temps, mais n’est pas celle que les règles donnent alors ({ $rule }).
error-yaml = { $file }, ligne { $line } : ce YAML est illisible [{ $problem }].
error-field = { $file }, ligne { $line } : { $problem }
error-unknown-word = { $file }, ligne { $line } : « { $word } » est inconnu.{ SUGGEST($nearest) }
error-field-in-data = { $where } : { $problem }
error-unknown-word-in-data = { $where } : « { $word } » est inconnu.{ SUGGEST($nearest) }
error-unknown-bot = Aucun robot ne s’appelle « { $name } ».{ SUGGEST($nearest) } Robots installés : { $bots }.
error-broken-bot = Le robot « { $name } » est installé mais ne peut pas être chargé : { $problem }
error-no-seed = Cette partie a été enregistrée sans sa graine : elle peut être rejouée, mais le donneur ne peut pas continuer.

## Revenir sur une décision

undo-nothing = Vous n’avez encore rien décidé.
undo-chance = Des cartes ou des dés sont sortis depuis et seraient tirés de nouveau : les autres doivent être d’accord.
undo-others = Le joueur { $seats } a décidé quelque chose depuis : les autres doivent être d’accord.
undo-shown = Quelque chose de caché a été montré depuis : les autres doivent être d’accord.
undo-conceded = Vous avez abandonné : les autres doivent être d’accord.

## Ce qui s’est passé

event-chance-anew = { $seat ->
    [0] { $decisions ->
        [one] On revient sur une décision
       *[other] On revient sur { $decisions } décisions
      }
   *[other] Le joueur { $seat } revient sur { $decisions ->
        [one] une décision
       *[other] { $decisions } décisions
      }
  }. On tire de nouveau au sort : { $deals ->
    [one] le tirage fait depuis ne reviendra pas
   *[other] les { $deals } tirages faits depuis ne reviendront pas
  }.

## Abandonner, et manquer de temps

event-conceded = Le joueur { $seat } abandonne.
event-played-on = La partie reprend là où une autre en était, après son étape { $number }. Le hasard est tiré à nouveau à partir d’ici.
event-lapsed = Le temps du joueur { $seat } est écoulé.
outcome-conceded = Victoire par abandon.

## Directions, de l’est vers le nord

core-winds = l’est, l’est-nord-est, le nord-est, le nord-nord-est, le nord, le nord-nord-ouest, le nord-ouest, l’ouest-nord-ouest, l’ouest, l’ouest-sud-ouest, le sud-ouest, le sud-sud-ouest, le sud, le sud-sud-est, le sud-est, l’est-sud-est
core-way = { $far } vers { $wind }
core-each = { $value } pour le joueur { $number }
core-suggested = Vouliez-vous dire : { $nearest } ?

## Avertissements avant ce qu’on regretterait

warn-unused = Il reste de quoi faire ici : { $branches }. Terminer quand même ?
