## Les mots que l’on peut taper (l’aide cite le premier)

cli-do-help = aide, help, h, ?
cli-do-why = pourquoi, why
cli-do-what = quoi, what
cli-do-odds = chances, odds
cli-do-hint = conseil, hint
cli-do-warnings = avertissements, warnings
cli-do-goal = but, objectif
cli-do-look = voir, v, regarder, look, l
cli-do-near = proche, près, near
cli-do-map = plan, map, m
cli-do-log = journal, log
cli-do-rule = règle, rule
cli-do-sheet = mémo, fiche, aide-mémoire, sheet, reference
cli-do-undo = annuler, undo, u
cli-do-concede = abandonner, abandon, concede
cli-do-save = sauver, enregistrer, save
cli-do-more = suite, more
cli-do-back = retour, back, b
cli-do-again = encore, répéter, again, repeat
cli-do-always = toujours, always
cli-do-quit = quitter, quit, exit, q
cli-say-to = à, en, to, at
cli-say-towards = vers, towards, toward
cli-say-away = loin, away
cli-say-from = from
cli-say-of = de, d, du, of
cli-say-around = autour, around, round
cli-say-touch = toucher, contact, touch
cli-say-contact = contact, au, avec, de, du, base, with
cli-say-climb = grimper, climb
cli-say-left = gauche, left
cli-say-right = droite, right
cli-say-max = max
cli-say-off = stop, fin, off
cli-say-yes = oui, o, yes, y
cli-say-never = jamais, never
cli-say-keep = garder, laisser, rester, keep
cli-say-stay = rester, stay
cli-say-none = aucun, aucune, rien, none, nothing
cli-say-square = case, square
cli-say-words = mots, liste, words, list
cli-say-inches = pouce, pouces, inch, inches, cm
cli-compass = nord, nord-nord-est, nord-est, est-nord-est, est, est-sud-est, sud-est, sud-sud-est, sud, sud-sud-ouest, sud-ouest, ouest-sud-ouest, ouest, ouest-nord-ouest, nord-ouest, nord-nord-ouest
cli-compass-at = au nord, au nord-nord-est, au nord-est, à l’est-nord-est, à l’est, à l’est-sud-est, au sud-est, au sud-sud-est, au sud, au sud-sud-ouest, au sud-ouest, à l’ouest-sud-ouest, à l’ouest, à l’ouest-nord-ouest, au nord-ouest, au nord-nord-ouest
cli-compass-short = N, NNE, NE, ENE, E, ESE, SE, SSE, S, SSO, SO, OSO, O, ONO, NO, NNO
cli-compass-english = N, NNE, NE, ENE, E, ESE, SE, SSE, S, SSW, SW, WSW, W, WNW, NW, NNW

## La scène en mots

cli-colon = { " " }:{ " " }
cli-semicolon = { " " };{ " " }
cli-yes = oui
cli-no = non
cli-nothing = rien
cli-you = vous
cli-nobodys = à personne
cli-player = joueur { $number }
cli-human = humain
cli-bot-greedy = robot qui anticipe
cli-bot-random = robot qui joue au hasard
cli-unit-inch = { $number ->
    [one] { $text } pouce
   *[other] { $text } pouces
  }
cli-unit-square = { $number ->
    [one] { $text } case
   *[other] { $text } cases
  }
cli-unit-centimetre = { $text } cm
cli-distance-at = à { $distance } { $direction }
cli-way = { $distance } { $direction }
cli-touching-at = au contact, { $direction }
cli-above = { $distance } plus haut
cli-below = { $distance } plus bas
cli-at = en ({ $x } ; { $y })
cli-at-height = en ({ $x } ; { $y }), à { $z } de haut
cli-square = en { $cell }
cli-square-same = sur la même case
cli-between = entre { $one } et { $other }
cli-side-of = côté { $side } de la case { $cell }
cli-slope-up = vers le haut
cli-slope-down = vers le bas
cli-points-down = le signe pointe vers le bas
cli-odd = partie de { $cell }, qui couvre { $count } cases et compte pour une
cli-offered = peut être choisie
cli-over = par { $cells }
cli-beside = à côté : { $names }
cli-here = sur place : { $names }
cli-sides = Autour de la case { $cell } : { $sides }.
cli-sides-open = Autour de la case { $cell }, tous les côtés sont ouverts.
cli-in-hand = en main
cli-facing = face { $direction }
cli-in-hands = en main : { $things }
cli-carries = porte { $things }
cli-wounds = { $wounds ->
    [0] aucune blessure
    [one] { $wounds } blessure
   *[other] { $wounds } blessures
  } ({ $crippled ->
    [0] { "" }
   *[other] estropié à { $crippled },{ " " }
  }tué à { $killed })
cli-size = { $width } sur { $depth }
cli-inside = tout autour de la figurine
cli-health = { $health ->
    [one] { $left } point de vie sur { $health }
   *[other] { $left } points de vie sur { $health }
  }
cli-health-bar = { $health } cases{ $count ->
    [0] { "" }
    [one] , un point sur { $dots }
   *[other] , des points sur { $dots }
  } { $drawn }
cli-held-by = détenue par { $holder }
cli-touching = touche { $names }
cli-reaches = a { $name } à portée
cli-reached-by = { $name } l’a à portée
cli-in-terrain = dans ou contre { $names }
cli-stay = rester sur place
cli-right-here = ici même
cli-source-hand = de la main
cli-source-deck = du jeu
cli-orders = Vos ordres : { $orders }
cli-goal = Objectif ({ $player })
cli-goal-hidden = secret
cli-goal-secret = secret
cli-goal-points = { $points } point{ $points ->
    [one] { "" }
   *[other] s
} sur { $most }
cli-goal-have = { $name } { $have } sur { $need }
cli-goal-done = { $name } marqué
cli-seen-from = Distances et directions sont données depuis { $name }.
cli-models-nobodys = Figurines sans joueur :
cli-models-yours = Vos figurines :
cli-models-of = Figurines du { $player } :
cli-markers = Sur le plateau :
cli-map-cut = Le dessin fait { $wide } colonnes de large, et cette fenêtre { $columns } : élargissez-la, ou tapez « plan mots ».
cli-terrain-near = Décors proches (« plan » les donne tous) :
cli-piles = Cartes restantes : { $piles }.
cli-pile-open = { $name }, face visible, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  } : { $cards }.
cli-track-of = { $name } : { $value } sur { $of }
cli-duel-against = contre { $target }
cli-duel-target = difficulté { $target }
cli-duel-weapon = arme : { $weapon }
cli-duel-own = face cachée, connue de vous : { $cards }
cli-duel-hidden = { $count ->
    [one] { $count } carte face cachée
   *[other] { $count } cartes face cachée
  }
cli-duel-claim = annoncée : { $claim }
cli-duel-extra = renforts : { $cards }
cli-duel-aside = sans effet : { $cards }
cli-duel-fates = sur le tirage : { $fates }
cli-duel-suits = avec { $suits }
cli-duel-declares = déclare { $abilities }
cli-duel-suit = compte comme { $suit }
cli-duel-total = total { $total }
cli-duel-goal = nombre cible { $target }
cli-duel-words = avantages : { $words }
cli-duel-result = résultat : { $result }
cli-die = dé { $value }
cli-die-first = relancé
cli-die-zero = contrôle du zéro
cli-die-row = ligne de la table
cli-hand = { $mine ->
    [yes] Votre main
   *[no] Main du { $player }
  } ({ $kind }) : { $cards }.
cli-hand-hidden = Main du { $player } ({ $kind }) : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }.
cli-no-board = Il n’y a pas encore de plateau.
cli-board = Plateau{ $name ->
    [none] { "" }
   *[other] { " " }{ $name },
  } large de { $width } (d’ouest en est), profond de { $height } (du sud au nord). Les endroits sont donnés par x y, depuis le coin sud-ouest.
cli-board-grid = Plateau{ $name ->
    [none] { "" }
   *[other] { " " }{ $name },
  } { $width } d’ouest en est, { $height } du nord au sud. Le nord est en haut ; { $first } est au nord-ouest.

## Les questions

cli-prompt = >{ " " }
cli-how-numbers = Tapez l’un de ces nombres : { $options }.
cli-how-number = Tapez un nombre de { $low } à { $high }.
cli-how-face = Tapez un point cardinal (N, NE, O…), « vers NOM », ou des degrés comme sur une boussole : 0 au nord, 90 à l’est.
cli-how-keep = « garder » la laisse { $facing }.
cli-how-distance = Tapez une distance de { $low } à { $high }, ou « max ».
cli-how-some = Tapez de { $least } à { $most } numéros, séparés par des espaces.
cli-how-some-exactly = { $most ->
    [one] Tapez un numéro.
   *[other] Tapez { $most } numéros, séparés par des espaces.
  }
cli-how-some-upto = { $most ->
    [one] Tapez un numéro, ou « aucun ».
   *[other] Tapez au plus { $most } numéros séparés par des espaces, ou « aucun ».
  }
cli-how-roster = Tapez des numéros ou des noms séparés par des virgules, une fois par exemplaire : « 1, 3, 3, NOM » ; « NOM + NOM » pour équiper quelqu’un ; ou « aucun ».
cli-how-order = Tapez tous les numéros dans l’ordre voulu, séparés par des espaces.
cli-how-place-free = Un numéro, ou un endroit en mots : « à X Y », « 2 N de NOM », « toucher NOM O ». « aide » en dit plus.
cli-how-place = Un numéro, ou un endroit en mots : « 2,5 NE », « vers NOM », « toucher NOM », « à X Y ». « aide » en dit plus.
cli-how-cell = Un numéro, le nom d’une case ou un chemin : « 2 NE », « NE », « 2 N, 1 E », « vers NOM ». « plan » les montre.
cli-how-cell-free = Un numéro ou le nom d’une case. « plan » les montre.
cli-closed-count = { $count ->
    [one] { $count } autre choix est impossible maintenant ; « pourquoi » l’explique.
   *[other] { $count } autres choix sont impossibles maintenant ; « pourquoi » l’explique.
  }
cli-more-left = { $count ->
    [one] { $count } autre endroit : tapez « suite ».
   *[other] { $count } autres endroits : tapez « suite ».
  }
cli-no-more = La liste s’arrête là.
cli-no-back = Il n’y a pas de choix à quitter ; « annuler » revient sur votre dernière décision.
cli-unclear = « { $text } » n’est pas clair. Tapez « aide ».
cli-unclear-option = « { $text } » n’est pas parmi les réponses. Tapez un numéro ou un nom, ou « aide ».
cli-unclear-listed = Il n’y a pas de numéro { $text } : la liste va de 1 à { $most }.
cli-unclear-number = « { $text } » n’est pas un nombre entier.
cli-unclear-facing = « { $text } » n’est pas une direction : tapez NE, « vers NOM », ou des degrés depuis le nord.
cli-unclear-distance = « { $text } » n’est pas une distance.
cli-wrong-distance = Il faut de { $low } à { $high }.
cli-unclear-place = « { $text } » n’est pas un endroit. Dites par exemple « 2,5 NE », « vers NOM 3 », « toucher NOM », « à 18 12,5 » ; séparez les étapes par des virgules suivies d’une espace.
cli-ends-near = Tout près, donc : { $where }.
cli-unclear-cell = « { $text } » n’est pas une case. Dites son nom ou son numéro dans la liste ; ou un chemin, par exemple « 2 NE », « vers NOM ».
cli-no-cell = « { $text } » mène hors du plateau.
cli-near-what = Dites près de quoi : « proche NOM », ou sur un plateau de cases « proche c3 ».
cli-no-start = Il n’y a pas encore de point de départ : dites « à X Y », ou « 2 N de NOM ».
cli-unknown-thing = Rien sur la table ne s’appelle « { $text } ».
cli-several = « { $text } » peut désigner : { $names }.
cli-several-more = « { $text } » peut désigner : { $names } et { $more ->
    [one] une autre chose
   *[other] { $more } autres
  }.
cli-why-how = La question vient de { $rule } : « règle » la lit. « pourquoi » suivi d’une réponse dit si elle est permise, et sinon pourquoi.
cli-why-allowed = C’est permis.
cli-no-reference = Ce jeu n’a pas de mémo ; « règle » lit les règles.
cli-not-in-reference = Rien dans le mémo ne parle de « { $text } ».
cli-play-help =
    Répondez par un numéro de la liste, ou par un nom ou son début. Après une action, vous pouvez ajouter ce qu’elle demande : « mêlée bobby », « 2 1 ».
    Endroits et trajets :
      2,5 NE                   de cette distance dans cette direction (N, NNE, NE, ENE, E... ; ou en degrés depuis le nord : 2,5 47)
      NE                       le plus loin possible dans cette direction
      vers NOM                 le plus loin possible vers lui ; « vers NOM 3 » avance de 3
      toucher NOM              jusqu’au contact des socles ; « toucher NOM SO » se place de ce côté
      à NOM                    de même : « à NOM », « au contact de NOM »
      loin de NOM 2            en s’éloignant tout droit
      2 N de NOM               avec 2 entre les bords, au nord de lui
      à X Y                    à un endroit du plateau
      autour NOM gauche 90     en tournant autour de 90 degrés (trajets)
      2 N, 1 E                 plusieurs étapes (trajets)
      rester                   sans bouger (trajets)
    Cases, sur un plateau qui en a :
      c3                       la case de ce nom ; une porte par ses cases : « c2 d2 » ; une figurine par celle où elle se tient
      2 NE                     deux cases dans cette direction ; « NE » : le plus loin possible ; « 2 N, 1 E » : l’un après l’autre
      vers NOM                 le plus près possible de lui
    Au lieu de répondre :
      voir             la table en mots ; « voir NOM » lit une carte en entier
      proche           ce qui entoure la figurine en question ; « proche NOM », et sur un plateau de cases « proche c3 »
      plan             tout ce qui est sur le plateau ; « plan dessin » le dessine. Les cases sont toujours dessinées ; « plan mots » les dit en mots
      pourquoi         ce qui est impossible maintenant, et pourquoi ; « pourquoi RÉPONSE » pour toute réponse
      but              ce qui fait gagner, où l’on en est, et ce qui reste
      quoi             ce que fait et rapporte chaque option, et ce qui est impossible maintenant
      chances          ne plus dire les chances, ou les dire de nouveau
      conseil          pourquoi un robot ferait quelque chose ; encore : quoi ; encore une fois : c’est fait
      avertissements   donner de nouveau tous les avertissements, même ceux que vous aviez refusés
      règle            la règle qui pose la question ; « règle ID » une autre
      mémo             le mémo du jeu ; « mémo MOT » seulement les lignes qui contiennent ce mot
      journal          ce qui s’est passé ; « journal 50 » en dit plus
      suite, encore    d’autres endroits ; la question de nouveau
      toujours         « toujours RÉPONSE » répond ainsi à ce genre de question jusqu’à la fin du tour ; « toujours stop » y met fin
      retour           quitter un choix commencé
      annuler          revenir sur votre dernière décision
      abandonner       renoncer à la partie ; une confirmation vous est demandée
      sauver FICHIER   enregistrer la partie
      quitter          partir ; la partie est gardée

## La partie

cli-welcome = { $game }. Joueurs : { $players }.
cli-welcome-help = Tapez « aide » à toute question, « voir » pour la table.
cli-commitment = La donne est fixée ; son empreinte : { $commitment }.
cli-pass-to = Au joueur { $number } : passez-lui le clavier, puis appuyez sur Entrée.{ " " }
cli-always-what = Dites quelle réponse : « toujours RÉPONSE » ; ou « toujours stop ».
cli-always-off = Toutes les questions vous seront de nouveau posées.
cli-always = { $question } Comme avant : { $answer }.
cli-you-are = Vous êtes le joueur { $number }.
cli-moved = → { $name } se déplace : { $way }, maintenant { $place }{ $near }.
cli-now = → { $name } : maintenant { $place }{ $near }.
cli-appeared = → { $name } se tient { $place }{ $near }.
cli-lies = → { $name } se trouve maintenant { $place }.
cli-near = Alentours : { $things }.
cli-cost = coût { $cost }
cli-copies = jusqu’à { $count }
cli-worn = { $name }, coût { $cost }, pour { $by }
cli-worn-all = { $name }, coût { $cost }, pour tous
cli-apart = à { $distance } { DE($name) }
cli-idle = { $question } Rien d’autre à choisir : { $answer }.
cli-bot-failed = Le joueur { $number } ({ $name }) n’a pas su répondre ; une réponse permise est donnée à sa place : { $reason }
cli-undone = { $count ->
    [0] Votre choix est annulé.
    [1] Vous reprenez votre dernier coup.
   *[other] { $count } réponses sont reprises, y compris celles des autres et du hasard.
  }
cli-concede-sure = Abandonner ? La partie sera perdue. Tapez « oui » pour confirmer :{ " " }
cli-concede-not = Vous continuez.
cli-save-where = Dites où : « sauver FICHIER ».
cli-not-over = { $file } existe et n’est pas une partie enregistrée : il est laissé tel quel. Choisissez un autre nom.
cli-saved = Partie enregistrée dans { $file }.
cli-cannot-write = Impossible d’écrire { $file } : { $problem }
cli-log-empty = Il ne s’est encore rien passé.
cli-left =
    La partie est gardée dans { $file }.
    Pour la reprendre : { $command }
cli-won = { $count ->
    [1] Le joueur { $players } gagne
   *[other] Les joueurs { $players } gagnent
  } ({ $rule }).
cli-draw = La partie est nulle ({ $rule }).
cli-none-won = { $title } ({ $rule })
cli-scores = Scores : { $scores }.
cli-seed = La graine était { $seed }.
cli-verify = Chacun peut vérifier qu’elle correspond à l’empreinte et que toutes les cartes en viennent : { $command }

## La mise en place

cli-no-game = Nommez un jeu : { $games }.
cli-bad-option = « { $text } » n’est pas de la forme CLÉ=VALEUR.
cli-seats-differ = { $count ->
    [one] { $count } joueur est nommé
   *[other] { $count } joueurs sont nommés
  }, mais la partie a { $said } places.
cli-no-edition = { $game } n’a pas d’édition « { $edition } ».{ SUGGEST($nearest) }
cli-unknown-player = « { $name } » ne peut occuper aucune place.{ SUGGEST($nearest) } Connus : { $known }.
cli-load-and = { $option } concerne une nouvelle partie et ne va pas avec --load.
cli-other-game = { $file } est une partie de { $game }, pas de { $wanted }.
cli-no-seed = { $file } a été enregistré sans sa graine : on peut le revoir, pas le continuer.

## Revoir

cli-verified = { $file } : { $answers ->
    [one] sa seule réponse est permise
   *[other] ses { $answers } réponses sont toutes permises
  }, et { $deals ->
    [one] son seul tirage est celui
   *[other] ses { $deals } tirages sont tous ceux
  } de la graine annoncée. Empreinte : { $commitment }.
cli-unverified = { $file } : { $answers ->
    [one] sa seule réponse est permise
   *[other] ses { $answers } réponses sont toutes permises
  }. Il a été enregistré sans la graine : { $deals ->
    [one] son seul tirage ne peut pas être vérifié
   *[other] ses { $deals } tirages ne peuvent pas être vérifiés
  }.
cli-verified-spent = { $deals ->
    [one] L’un de ces tirages a été annulé
   *[other] { $deals } de ces tirages ont été annulés
  }, avec les décisions qui y avaient mené.
cli-no-seat = Il n’y a pas de joueur { $number } : la partie en a { $seats }.
cli-no-moment = Il n’y a pas de décision { $number } : l’enregistrement en a { $last }.
cli-step-hidden = { $number }. Décision : { $player }.

cli-step-concedes = { $number }. { CAP($player) } abandonne.
cli-step-answer = { $number }. { $player } : { $question } → { $answer }
cli-step-undone = { $number }. { $text }
cli-step-how = Entrée avance, un nombre (jusqu’à { $last }) va à cette décision ; retour, voir, voir NOM, proche NOM, plan, quitter.
cli-step-prompt = [{ $number } sur { $last }]{ " " }
cli-only-for = ({ $players }) { $text }
cli-goes-on = La partie n’était pas finie.

## De nombreuses parties

cli-sim-unit = parties
cli-sim-head = { $game } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  } en { $seconds } s, graine { $seed }
cli-sim-seat = joueur { $seat } : { $won ->
    [one] { $won } victoire
   *[other] { $won } victoires
  } sur { $played }, { $share } % (intervalle à 95 % : { $low } à { $high })
cli-sim-bot = { $bot } : { $won ->
    [one] { $won } victoire
   *[other] { $won } victoires
  } sur { $played }, { $share } % (intervalle à 95 % : { $low } à { $high })
cli-sim-side = { $side } : { $won ->
    [one] { $won } victoire
   *[other] { $won } victoires
  } sur { $played }, { $share } % (intervalle à 95 % : { $low } à { $high })
cli-sim-draws = nulles : { $count }
cli-sim-decisions = décisions par partie : moyenne { $mean }, médiane { $median }, de { $least } à { $most }
cli-sim-turns = tours par partie : moyenne { $mean }, médiane { $median }, de { $least } à { $most }
cli-sim-speed = vitesse : { $games } parties/s, { $decisions } décisions/s
cli-sim-times = { $bot } : la moitié de ses réponses en { $half } ms au plus, 95 % en { $most } ms au plus
cli-sim-errors = erreurs : { $count }
cli-sim-error = partie { $number } (graine { $seed }) : { $error }

## Cartes et règles

cli-cases-of-several = Ces cas appartiennent à plusieurs jeux ({ $games }), or les cartes d’un dossier appartiennent à un seul : lancez les cas de chaque jeu à part.
cli-no-cards = { $game } n’a pas de cartes.
cli-no-own = { $game } ne lit pas de fichier pour { $option } : donnez un nom au lieu de { $file }.
cli-board-in-scenario = Dans { $game }, le plateau fait partie du scénario : écrivez-le dans un fichier de scénario, et donnez celui-ci à --scenario au lieu de donner { $file } à { $option }.
cli-no-boards = { $game } n’a pas de plateaux.
cli-no-board-called = Aucun plateau ne s’appelle « { $name } ».{ SUGGEST($nearest) } Le nom d’un fichier finit par .yaml.
cli-no-card = Aucune carte ne s’appelle « { $name } ».{ SUGGEST($nearest) }
cli-cards-count = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }, édition { $edition }.
cli-no-folder = Le dossier { $folder } n’existe pas.
cli-empty-folder = Il n’y a pas de fichier de carte (*.yaml) dans { $folder }.
cli-cards-checked = { $files ->
    [one] { $files } fichier
   *[other] { $files } fichiers
  } : { $faults ->
    [0] tout va bien.
    [one] { $faults } erreur.
   *[other] { $faults } erreurs.
  }
cli-no-cases = Il n’y a pas de cas dans { $files }.
cli-no-rule = Aucune règle ne s’appelle « { $name } » ni ne contient ce mot.{ SUGGEST($nearest) }
cli-no-rule-near = Aucune règle ne s’appelle « { $name } » ni ne contient ce mot. Les chapitres : { $chapters }.
cli-rules-found = { $count } règles contiennent ce mot ; « escarmouche rules { $game } ID » en lit une.
cli-ask-about = {"  "}about : { $fields }
cli-asks-count = Questions : { $asks }, branches : { $branches } ; ce qui est entre ‹…› est rempli pendant la partie. « --branches » donne la liste des branches.
cli-no-ask = Rien ne s’appelle « { $name } » ici.{ SUGGEST($nearest) }
cli-rule-code = appliquée par { $functions }
cli-rule-tests = testée dans { $tests }
cli-rule-exempt = ne peut pas être testée : { $why }
cli-ledger-language = (Ce qui n’existe pas encore dans votre langue est montré en anglais.)

## Des mots communs à bien des jeux, quand un jeu n’a pas les siens

stat-melee = mêlée
stat-reach = portée de mêlée
stat-arcane = arcanes
stat-evade = esquive
stat-keywords = mots-clés
stat-factions = factions
stat-health = santé
stat-passives = toujours actif
stat-abilities = capacités
stat-signature = coup spécial
stat-cost = coût
stat-range = portée
stat-pulse = impulsion
word-turn = tour
word-energy = énergie
word-stones = pierres
word-depth = profondeur
word-wounds = blessures
word-health = santé
state-closed = fermée
state-open = ouverte
state-locked = verrouillée
state-broken = brisée
state-whole = intact
cell-open = case libre
cell-blocked = bloquée
cell-high = haute
edge-wall = mur
edge-door = porte
edge-door-closed = porte fermée
edge-door-open = porte ouverte
edge-door-locked = porte verrouillée
edge-door-broken = porte brisée
edge-window = fenêtre
edge-slope = pente
edge-obstacle = obstacle
edge-stairs = escalier
edge-ladder = échelle
edge-climb = mur à escalader
edge-fragile = mur fragile
edge-fragile-whole = mur fragile
edge-fragile-broken = mur abattu

## La table dans le navigateur

cli-serving = Les tables sont ouvertes à { $address } (Ctrl-C arrête le serveur).
cli-served = Le serveur s’est arrêté. Rien de ce qui a été décidé n’est perdu.
cli-table-ready =
    Votre table est ouverte à { $address }
    Les parties sont gardées d’une fois à l’autre. Ctrl-C ici y met fin.
cli-browser-or-terminal = { $other } concerne une partie dans le terminal, { $option } la table dans le navigateur : nommez un jeu, ou retirez l’une des deux options.
cli-browser-only = { $option } concerne la table dans le navigateur : ne nommez pas de jeu.

## Ce que rapporte une option

cli-percent = { $number } %
cli-percent-below = moins de 1 %
cli-percent-above = plus de 99 %
cli-against = infligés/subis : { $cells }
cli-against-form = { $form }, infligés/subis : { $cells }
cli-odds-on = Les chances sont de nouveau indiquées.
cli-odds-off = Les chances ne sont plus indiquées. « chances » les rétablit.
cli-hint = Le robot répondrait : { $answer }
cli-hint-second = À défaut : { $answer }
cli-hint-no-reason = Peu importe ici : une réponse en vaut une autre.
cli-hint-more = « conseil » encore une fois dit ce qu’il ferait.
cli-hint-do = « conseil » encore une fois, et c’est fait.
cli-hint-people = Pas de conseil quand plusieurs personnes jouent.
cli-no-hint = Aucun robot ne connaît assez ce jeu pour donner un conseil.
cli-warn-sure = « oui », ou « jamais » : oui, et ne plus me le dire ; toute autre réponse y renonce :{ " " }
cli-warned-again = Tous les avertissements sont de nouveau donnés.
